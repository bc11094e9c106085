//! Changes by editors, and by those who build and run the generator.

use proptest::prelude::*;

use crate::footer::{FOOTER, footer};
use crate::lab::{Lab, WHOLE_VIEW, words};

#[derive(Clone, Debug)]
pub enum ProjectEdit {
    Message(usize, usize, u8),
    /// Removes a message, so that a fallback is used, in the end the key.
    DropMessage(usize, usize),
    /// A term that other messages refer to.
    Term(usize, u8),
    /// A message for the browser.
    ClientMessage(usize, u8),
    PageTemplate(usize, usize),
    /// The file that the templates of lists import.
    Rows(usize),
    Layout(u8),
    Drawing(u8),
    Name(u8),
    Origin(u8),
    Zone(usize),
    Indexed(bool),
    FreshSeconds(u32),
    MyBets(bool),
    OpensWhole(bool),
    Feeds(bool),
    Limit(u8),
    TopLeagues(u8),
    Asset(usize, u8),
    /// A file that no page refers to.
    Chunk(u8),
    DropChunk,
    Program(u8),
    Api(usize),
    /// The blocks of the home page.
    Blocks(usize, u8),
    DropBlocks,
    /// The footer, with its name in both languages or in Arabic alone.
    Footer(bool, u8),
    DropFooter,
    /// A promotion, with dates of its own.
    Promotion(u8, usize),
    DropPromotion,
    /// A page of the editors, with its text.
    Page(u8),
    DropPage,
    Menus(usize),
    DropMenus,
    /// Settings that no page reads.
    Comment(u8),
}

/// The last one is the fallback of all others.
const LANGUAGES: [&str; 4] = ["en-ZA", "ar", "de", "en"];
const KEYS: [&str; 8] = [
    "feed-fixtures",
    "hello",
    "crumb-home",
    "crumb-live",
    "day-tomorrow",
    "live-now",
    "odds-more",
    "scoreboard-score",
];
/// Additions to a template: texts, and messages, assets and drawings that it did not read before.
const PIECES: [&str; 6] = [
    "<i>one</i>",
    "<i>two</i>",
    "{{ t('day-tomorrow') }}",
    "{{ asset('logo.svg') }}",
    "{{ symbol('icons.svg', page.kind, 'ball') }}",
    "{% if frame.sports %}{{ t('odds-more') }}{% endif %}",
];
const ZONES: [&str; 3] = ["Africa/Johannesburg", "Asia/Tokyo", "America/New_York"];
const HOME: &str = "content/pages/home.toml";
const ASSETS: [&str; 2] = ["style.css", "logo.svg"];
/// Blocks of the home page; `#` is replaced by a number.
const BLOCKS: [&str; 12] = [
    "kind = \"banner\"\ntitle = \"Banner @\"\nlink = \"/live\"",
    "kind = \"banner\"\nplace = \"above\"\nlink = \"/live\"\n[blocks.title]\nen-ZA = \"Same\"\nar = \"Arabic @\"",
    "kind = \"text\"\ntext = { en = \"# Text @\", de = \"[link](/soccer)\" }",
    "kind = \"prematch-events\"\nsport = \"soccer\"\nlimit = 1@",
    "kind = \"prematch-events\"\nsport = \"tennis\"\ntitle = \"Tennis @\"",
    "kind = \"prematch-events\"\nsport = \"soccer\"\nleague = \"premier-league\"\nlimit = 2 # comment @",
    "kind = \"prematch-events\"\nsport = \"cricket\"\nleague = \"renamed-@\"",
    "kind = \"top-leagues\"\nlimit = 1@",
    "kind = \"live-events\"\nsport = \"soccer\"\nlimit = 1@",
    "kind = \"tournaments\"\nsport = \"soccer\"\ntitle = \"All @\"",
    "kind = \"banner\"\ntitle = \"Banner @\"\nlink = { league = \"soccer/premier-league\" }",
    "kind = \"text\"\nhtml = \"<p>Text @ <a href='/live'>live</a>\"",
];
/// When a promotion is on.
const DATES: [&str; 4] = [
    "",
    "starts = 2026-11-22",
    "ends = 2026-11-22T08:00:00",
    "starts = 2026-11-21\nends = 2026-11-24",
];
const MENUS: [&str; 4] = [
    "[[header]]\npage = \"promotions\"\n",
    "[[header]]\nsport = \"games\"\n[[tabbar]]\nleague = \"soccer/premier-league\"\n",
    "[[side_menu]]\nlist = \"promotions\"\n[[left_sidebar]]\nlist = \"sports\"\n",
    "[[header]]\npage = \"sports\"\nlabel = { en = \"Home\", ar = \"A\" }\n",
];
const APIS: [&str; 2] = ["http://127.0.0.1:4001", "https://operator.example"];

/// A random change.
pub fn edit() -> impl Strategy<Value = ProjectEdit> {
    use ProjectEdit as Is;
    let language = 0..LANGUAGES.len();
    let key = 0..KEYS.len();
    let piece = 0..PIECES.len();
    prop_oneof![
        4 => (language.clone(), key.clone(), 0..3_u8)
            .prop_map(|(a, b, c)| Is::Message(a, b, c)),
        2 => (language.clone(), key).prop_map(|(a, b)| Is::DropMessage(a, b)),
        1 => (language.clone(), 0..3_u8).prop_map(|(a, b)| Is::Term(a, b)),
        1 => (language, 0..3_u8).prop_map(|(a, b)| Is::ClientMessage(a, b)),
        1 => (0..pages::kinds::table().len(), piece.clone()).prop_map(|(a, b)| Is::PageTemplate(a, b)),
        1 => piece.prop_map(Is::Rows),
        1 => (0..4_u8).prop_map(Is::Layout),
        1 => (0..3_u8).prop_map(Is::Drawing),
        1 => (0..3_u8).prop_map(Is::Name),
        1 => (0..3_u8).prop_map(Is::Origin),
        1 => (0..ZONES.len()).prop_map(Is::Zone),
        1 => any::<bool>().prop_map(Is::Indexed),
        1 => (1..200_u32).prop_map(Is::FreshSeconds),
        1 => any::<bool>().prop_map(Is::MyBets),
        1 => any::<bool>().prop_map(Is::OpensWhole),
        1 => any::<bool>().prop_map(Is::Feeds),
        1 => (1..5_u8).prop_map(Is::Limit),
        1 => (0..4_u8).prop_map(Is::TopLeagues),
        1 => (0..ASSETS.len(), 0..3_u8).prop_map(|(a, b)| Is::Asset(a, b)),
        1 => (0..3_u8).prop_map(Is::Chunk),
        1 => Just(Is::DropChunk),
        1 => (0..3_u8).prop_map(Is::Program),
        1 => (0..APIS.len()).prop_map(Is::Api),
        4 => (0..BLOCKS.len(), 0..3_u8).prop_map(|(a, b)| Is::Blocks(a, b)),
        1 => Just(Is::DropBlocks),
        2 => (any::<bool>(), 0..3_u8).prop_map(|(a, b)| Is::Footer(a, b)),
        1 => Just(Is::DropFooter),
        3 => (0..3_u8, 0..DATES.len()).prop_map(|(a, b)| Is::Promotion(a, b)),
        1 => Just(Is::DropPromotion),
        2 => (0..3_u8).prop_map(Is::Page),
        1 => Just(Is::DropPage),
        2 => (0..MENUS.len()).prop_map(Is::Menus),
        1 => Just(Is::DropMenus),
        1 => (0..3_u8).prop_map(Is::Comment),
    ]
}

impl ProjectEdit {
    pub fn apply(&self, lab: &mut Lab) {
        match *self {
            Self::Message(language, key, text) => {
                lab.put_message(LANGUAGES[language], KEYS[key], &message(KEYS[key], text));
            }
            Self::DropMessage(language, key) => {
                lab.drop_message(LANGUAGES[language], KEYS[key]);
            }
            Self::Term(language, text) => {
                lab.put_message(LANGUAGES[language], "-brand", &format!("Brand {text}"));
            }
            Self::ClientMessage(language, text) => {
                let path = format!("locales/{}/islands/sums.ftl", LANGUAGES[language]);
                lab.write(&path, &format!("greeting = Hello {text}\n"));
            }
            Self::PageTemplate(page, piece) => {
                lab.put_page_template(pages::kinds::table()[page].name, PIECES[piece]);
            }
            Self::Rows(piece) => lab.put_rows(PIECES[piece]),
            Self::Layout(text) => lab.put_layout(&format!("{WHOLE_VIEW}<i>{text}</i>")),
            Self::Drawing(radius) => draw(lab, radius),
            Self::Name(name) => lab.put_settings(|it| it.name = format!("Lab {name}")),
            Self::Origin(origin) => {
                lab.put_settings(|it| it.origin = format!("https://lab-{origin}.example"));
            }
            Self::Zone(zone) => lab.put_settings(|it| it.zone = ZONES[zone]),
            Self::Indexed(yes) => lab.put_settings(|it| it.indexed = yes),
            Self::FreshSeconds(seconds) => lab.put_settings(|it| it.fresh_seconds = seconds),
            Self::MyBets(yes) => lab.put_settings(|it| it.my_bets = yes),
            Self::OpensWhole(yes) => lab.put_settings(|it| it.opens_whole = yes),
            Self::Feeds(yes) => lab.put_settings(|it| it.feeds = yes),
            Self::Limit(limit) => lab.put_settings(|it| it.limit = limit),
            Self::TopLeagues(limit) => lab.put_settings(|it| it.top_leagues = limit),
            Self::Asset(name, number) => lab.put_asset(ASSETS[name], number),
            Self::Chunk(text) => {
                lab.write("islands/build/assets/chunk.js", &format!("chunk({text})"));
            }
            Self::DropChunk => lab.remove("islands/build/assets/chunk.js"),
            Self::Program(number) => lab.program = number.into(),
            Self::Api(api) => lab.api = APIS[api],
            Self::Blocks(block, number) => {
                let block = BLOCKS[block].replace('@', &number.to_string());
                lab.write(HOME, &format!("[[blocks]]\n{block}\n"));
            }
            Self::DropBlocks => lab.remove(HOME),
            Self::Footer(is_same, number) => {
                let name = match is_same {
                    true => format!("\"Operator {number}\""),
                    false => format!("{{ en = \"Operator\", ar = \"Arabic {number}\" }}"),
                };
                lab.write(FOOTER, &footer(&name));
            }
            Self::DropFooter => lab.remove(FOOTER),
            Self::Promotion(number, dates) => {
                let dates = DATES[dates];
                let text = format!(
                    "title = {{ en = \"Boost\", ar = \"Arabic {number}\" }}\nsummary = \"More\"\n\
                     banners = [\"home\", \"sport\"]\n{dates}\n"
                );
                lab.write("content/promotions/boost.toml", &text);
                lab.write("content/promotions/boost.md", &format!("Terms {number}\n"));
            }
            Self::DropPromotion => {
                lab.remove("content/promotions/boost.toml");
                lab.remove("content/promotions/boost.md");
            }
            Self::Page(number) => {
                let text = format!(
                    "title = \"Contact\"\ndescription = \"How to reach us\"\n[[blocks]]\n\
                     kind = \"top-leagues\"\nlimit = {}\n",
                    number + 1
                );
                lab.write("content/pages/contact.toml", &text);
                lab.write("content/pages/contact.ar.md", &format!("Arabic {number}\n"));
            }
            Self::DropPage => {
                lab.remove("content/pages/contact.toml");
                lab.remove("content/pages/contact.ar.md");
            }
            Self::Menus(which) => lab.write("content/menus.toml", MENUS[which]),
            Self::DropMenus => lab.remove("content/menus.toml"),
            Self::Comment(number) => {
                let settings = lab.settings.text();
                let seconds = 600 + u32::from(number);
                lab.write(
                    "content/site.toml",
                    &format!("# {number}\n{settings}[watch]\nreconcile_seconds = {seconds}\n"),
                );
            }
        }
    }
}

/// Adds or removes the drawing that the page of live matches may name, beside the one for all others.
fn draw(lab: &Lab, radius: u8) {
    let names: &[&str] = if radius.is_multiple_of(2) {
        &["ball", "live"]
    } else {
        &["ball"]
    };
    let symbols = names
        .iter()
        .map(|id| format!("<symbol id=\"{id}\"><circle r=\"{radius}\"/></symbol>"));
    lab.write(
        "templates/icons.svg",
        &format!("<svg>{}</svg>", symbols.collect::<String>()),
    );
}

/// Some messages refer to others.
fn message(key: &str, text: u8) -> String {
    match (key, text) {
        ("hello", _) => format!("In {text} {{ $name }}"),
        ("crumb-home", 0) => "{ live-now } or home".to_owned(),
        ("crumb-live", 0) => "{ -brand } live".to_owned(),
        _ => format!("Text {text}"),
    }
}

/// Prepares the lab for the edits: adds feeds, the fallback language, a language that the site does not
/// have yet and that has few messages of its own, messages that refer to those of another language,
/// and an asset and drawings that no template uses yet.
pub fn in_all_languages(mut lab: Lab) -> Lab {
    lab.put_settings(|settings| settings.feeds = true);
    lab.write("locales/en/site.ftl", &format!("{}-brand = Lab\n", words()));
    for language in ["ar", "de"] {
        lab.put_message(language, "crumb-home", &message("crumb-home", 0));
        lab.put_message(language, "crumb-live", &message("crumb-live", 0));
        lab.drop_message(language, "live-now");
    }
    lab.put_asset("logo.svg", 0);
    draw(&lab, 0);
    lab
}
