//! The frame of every page of a locale, with its menu. [`crate::kinds`] puts the body of a page into it.

use crate::menus::Menu;
use crate::view::{
    AlertsProps, AllLabels, BetSlipProps, FooterView, Frame, FrameIslands, Integrity, IslandConfig,
    Labels, LocaleView, MenuLinkView, OddsLabels, PaymentView, SearchProps, SessionProps,
    SiteAccount, SiteFeatures, SitePush, UnknownWords, Words,
};
use catalogue::Text;
use project::Project;
use project::assets::{BEFORE_PAINT, BY_ADDRESS, CORE, messages_name};
use project::content::{Footer, Link, MenuLink};
use project::endpoints::Endpoints;
use project::link::{in_language, is_path};
use project::machines::MANIFEST;
use project::settings::Features;

/// The path of the search, which has a field in the head of every page.
pub const SEARCH: &str = "/search";

/// What the frame of a locale is made of.
pub struct Parts<'s> {
    /// Settings and assets.
    pub project: &'s Project,
    /// Where the browser reaches the operator.
    pub endpoints: &'s Endpoints,
    /// The words of islands, in every locale.
    pub labels: &'s AllLabels<Text>,
    /// What paths begin with in the locale.
    pub prefix: &'s str,
    /// The menu of the locale.
    pub menu: &'s Menu<'s>,
    /// The parts of the product that the site has.
    pub features: &'s Features,
}

/// Makes the frame of a locale.
pub fn frame<'s>(parts: &Parts<'s>, locale: usize) -> Frame<'s> {
    let Parts {
        project,
        endpoints,
        labels,
        prefix,
        menu,
        features: has,
    } = *parts;
    let settings = &project.settings;
    let its = &settings.locales[locale];
    let home = if prefix.is_empty() { "/" } else { prefix };
    let features = SiteFeatures::from(has);
    let odds: OddsLabels<Words<'_>> = labels_in(labels, locale);
    Frame {
        site_name: &settings.name,
        origin: &settings.origin,
        locale: LocaleView {
            code: its.code,
            tag: its.tag,
            dir: if has.rtl_view { its.dir() } else { "ltr" },
            name: its.name,
        },
        home: home.to_owned(),
        live: format!("{prefix}/live"),
        manifest: format!("{prefix}/{MANIFEST}"),
        sports: menu.sports.clone(),
        top_leagues: menu.leagues.clone(),
        menus: menu.menus.clone(),
        slip_opens_whole: settings.slip.opens_whole,
        footer: (project.content.footer()).map(|it| {
            let has_page = |path: &str| project.content.has_page(path, has);
            footer(it, has_page, prefix, locale)
        }),
        integrity: Integrity {
            before_paint: project.assets.integrity(BEFORE_PAINT),
            core: project.assets.integrity(CORE),
            by_address: project.assets.integrity(BY_ADDRESS),
        },
        test_providers: has.test_providers,
        theme: project.assets.theme(),
        logo: project.assets.logo(),
        config: IslandConfig {
            locale: its.code,
            tag: its.tag,
            prefix: prefix.to_owned(),
            api: &endpoints.api,
            push: &endpoints.push,
            emulation: &endpoints.emulation,
            deposit: &endpoints.deposit,
            withdrawal: endpoints.withdrawal.as_deref(),
            messages: project.assets.url(&messages_name(*its)).unwrap_or_default(),
            zone: &settings.zone_name,
            words: UnknownWords {
                side_unknown: odds.side_unknown,
                time_unknown: odds.time_unknown,
            },
            features,
            limits: has.into(),
            account: SiteAccount::of(&settings.account, &endpoints.platform),
            hosts: (settings.security.frame_ancestors.iter())
                .map(edge::Origin::as_str)
                .collect(),
            notify: settings.push_notifications.as_ref().map(SitePush::from),
        },
        islands: FrameIslands {
            alerts: AlertsProps {
                labels: labels_in(labels, locale),
            },
            bet_slip: BetSlipProps {
                features,
                labels: labels_in(labels, locale),
            },
            search: SearchProps {
                action: Words::Same(format!("{prefix}{SEARCH}").into()),
                labels: labels_in(labels, locale),
            },
            session: SessionProps {
                labels: labels_in(labels, locale),
            },
        },
    }
}

/// The footer in one locale.
fn footer<'s>(
    footer: &'s Footer,
    has_page: impl Fn(&str) -> bool,
    prefix: &str,
    locale: usize,
) -> FooterView<'s> {
    let Footer {
        operator,
        licence,
        players,
        helpline,
        links,
        payments,
        payment_marks,
    } = footer;
    let href = |link: &Link| match link.as_str() {
        path if is_path(path) => in_language(prefix, path),
        address => address.to_owned(),
    };
    let link = |link: &'s MenuLink| MenuLinkView {
        label: link.label.get(locale),
        href: href(&link.link),
        icon: link.icon,
    };
    FooterView {
        operator: operator.name.get(locale),
        registration: operator.registration.as_ref().map(|it| it.get(locale)),
        address: operator.address.as_ref().map(|it| it.get(locale)),
        licence: licence.number.get(locale),
        licensed_by: licence.body.get(locale),
        licence_href: licence.link.as_ref().map(href),
        age: players.age.get(),
        notice: players.notice.get(locale),
        helpline: helpline.name.get(locale),
        phone: helpline.phone.as_str(),
        phone_href: helpline.phone.href(),
        helpline_href: helpline.link.as_ref().map(href),
        links: (links.iter())
            .filter(|it| has_page(it.link.as_str()))
            .map(link)
            .collect(),
        payments: (payments.iter().enumerate())
            .map(|(place, it)| PaymentView {
                name: it.get(locale),
                mark: payment_marks.get(place).copied(),
            })
            .collect(),
    }
}

/// The words of an island in one locale.
fn labels_in<'s, L: Labels<'s>>(all: &'s AllLabels<Text>, locale: usize) -> L {
    L::among(all, |text| Words::from(text.get(locale)))
}
