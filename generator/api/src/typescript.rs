//! The wire's messages as TypeScript, so that islands and generator cannot drift apart.

use ts_rs::{Config, Dummy, TS};

use crate::wire;

/// The generated file, from the project's root.
pub const PATH: &str = "islands/src/api/wire.gen.ts";

/// The command that writes it.
pub const COMMAND: &str = "cargo run -p api --example types";

/// The type of an error code that this version does not know. It is no string, so that it equals no literal.
const OTHER: &str = "
declare const otherErrorCode: unique symbol;

/** An error code that this version does not know. */
export interface OtherErrorCode {
  readonly [otherErrorCode]: never;
}
";

/// The generated file's text: every type of [`wire`], in the order of its modules.
pub fn wire() -> String {
    // Ids and subunits are below 2^53, so a plain number holds them.
    let config = Config::new().with_large_int("number");
    let mut text =
        format!("// Generated from generator/api/src/wire by `{COMMAND}`. Do not edit.\n{OTHER}");
    macro_rules! declare {
        ($($type:ty),+ $(,)?) => { $(declare::<$type>(&config, &mut text);)+ };
    }
    declare!(
        wire::Envelope<Dummy>,
        wire::Pagination,
        wire::ErrorBody,
        wire::WireError,
        wire::ErrorCode,
        wire::EventStatus,
        wire::MarketStatus,
        wire::SportKind,
        wire::Provider,
        wire::TournamentKind,
        wire::Side,
        wire::FormResult,
        wire::BetKind,
        wire::BetStatus,
        wire::BetResult,
        wire::OddsAcceptMode,
        wire::OddsFormat,
        wire::BonusKind,
        wire::BonusStatus,
        wire::JackpotLevelState,
        wire::JackpotHitStatus,
        wire::LimitKind,
        wire::SignUpField,
        wire::LimitStatus,
        wire::LimitPeriod,
        wire::LimitBasis,
        wire::Odds,
        wire::Sport,
        wire::Category,
        wire::Tournament,
        wire::Match,
        wire::Competitors,
        wire::Competitor,
        wire::Statistics,
        wire::Clock,
        wire::Score,
        wire::GameScore,
        wire::PeriodScore,
        wire::MatchEvent,
        wire::Position,
        wire::MatchStatistics,
        wire::StatisticsFact,
        wire::MatchForm,
        wire::FormMatch,
        wire::MatchTable,
        wire::TableRow,
        wire::MatchMeetings,
        wire::Meeting,
        wire::Market,
        wire::Outcome,
        wire::MarketGroup,
        wire::OutrightEvent,
        wire::SearchResults,
        wire::FoundMarket,
        wire::CountersQuery,
        wire::CounterQuery,
        wire::Counter,
        wire::Favourites,
        wire::Favourite,
        wire::MatchVideo,
        wire::Stream,
        wire::Vote,
        wire::Prediction,
        wire::PredictionOption,
        wire::LaunchApp,
        wire::LaunchUrl,
        wire::ChatUser,
        wire::Money,
        wire::PlaceBets,
        wire::PlaceBetsMeta,
        wire::BetPlacement,
        wire::StakeWire,
        wire::BonusUse,
        wire::SelectionPlacement,
        wire::PlacedBet,
        wire::Bet,
        wire::CashedPart,
        wire::SystemKind,
        wire::BetSelection,
        wire::Named,
        wire::BetMatch,
        wire::MaxStakeQuery,
        wire::MaxStake,
        wire::CustomOddsQuery,
        wire::CustomOdds,
        wire::Cashout,
        wire::CashoutPart,
        wire::ShareBets,
        wire::ShareCode,
        wire::SharedBets,
        wire::BonusBase,
        wire::EventConditions,
        wire::IssuedBonus,
        wire::Bonuses,
        wire::Comboboost,
        wire::ComboboostRange,
        wire::Freebet,
        wire::Farming,
        wire::FarmingStats,
        wire::TicketBonusesQuery,
        wire::TicketBonuses,
        wire::TicketBonus,
        wire::AmbFreebet,
        wire::AmbRange,
        wire::LeaderboardRow,
        wire::BonusTerms,
        wire::BonusRef,
        wire::MarkBonusesSeen,
        wire::BoostFreebet,
        wire::PromoCode,
        wire::Jackpot,
        wire::JackpotLevel,
        wire::JackpotHit,
        wire::TicketJackpotsQuery,
        wire::SignIn,
        wire::Credentials,
        wire::Player,
        wire::Country,
        wire::Account,
        wire::UserLimit,
        wire::PendingLimit,
        wire::SetLimit,
        wire::KeepLimit,
        wire::ActivityTracked,
        wire::Notification,
        wire::NotificationCounters,
        wire::ReadNotifications,
        wire::PushToken,
        wire::AuthorizeChannels,
        wire::ChannelToken,
        wire::SignUpSettings,
        wire::SignUp,
        wire::Registration,
        wire::SendInstructions,
        wire::EmailAddress,
        wire::EditPassword,
        wire::NewPassword,
        wire::Phone,
        wire::SendCode,
        wire::VerifyPhone,
        wire::CompletePlayer,
        wire::NewAccount,
        wire::UpdateLocale,
        wire::PasskeyRequest,
        wire::PasskeySignIn,
        wire::PasskeyAssertion,
        wire::AddPasskey,
        wire::PasskeyCreation,
        wire::PasskeySite,
        wire::PasskeyUser,
        wire::PasskeyAlgorithm,
        wire::PasskeyReference,
        wire::PasskeySelection,
        wire::NewPasskey,
        wire::PasskeyAttestation,
        wire::Passkey,
        wire::SportsbookSession,
        wire::RealityCheck,
        wire::SessionsInfo,
        wire::CompPoints,
        wire::StatusGroup,
        wire::PlayerStatus,
        wire::PushEvent,
        wire::Settings,
        wire::SportTypeProvider,
        wire::MultiBetSettings,
        wire::AdditionalProviders,
        wire::SettingsUpdate,
        wire::QuickStakes,
        wire::StakeSettings,
        wire::OddsTypes,
        wire::VideoSettings,
        wire::ProviderStatus,
        wire::Currency,
        wire::Subcurrency,
    );
    text
}

/// Appends one exported declaration with its documentation.
fn declare<T: TS>(config: &Config, text: &mut String) {
    text.push('\n');
    text.push_str(&lay_out(&format!(
        "{}export {}",
        T::docs().unwrap_or_default(),
        T::decl(config)
    )));
    text.push('\n');
}

/// Indents each field or variant; a comment of one line takes one line.
fn lay_out(declaration: &str) -> String {
    let spread = declaration
        .replace(", }", ",\n}")
        .replace("} | {", "}\n| {");
    let mut lines: Vec<String> = Vec::new();
    let mut comment: Vec<&str> = Vec::new();
    let mut depth = 0_usize;
    for line in spread.lines().map(str::trim) {
        let closed = depth - usize::from(line.starts_with('}'));
        let indent = "  ".repeat(closed);
        match line {
            "" => {}
            "/**" => comment.clear(),
            "*/" => match comment.as_slice() {
                [one] => lines.push(format!("{indent}/** {one} */")),
                several => {
                    lines.push(format!("{indent}/**"));
                    lines.extend(
                        several
                            .iter()
                            .map(|text| format!("{indent} * {text}").trim_end().to_owned()),
                    );
                    lines.push(format!("{indent} */"));
                }
            },
            _ if line.starts_with('*') => comment.push(line.trim_start_matches('*').trim()),
            code => {
                lines.push(format!("{indent}{code}"));
                depth = depth + code.matches('{').count() - code.matches('}').count();
            }
        }
    }
    lines.join("\n")
}
