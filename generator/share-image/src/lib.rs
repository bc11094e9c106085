//! Share images: what is shown with a link that was sent to somebody (`og:image`), 1200 by 630 pixels.
//!
//! A [`Card`] is all that is drawn, so its name ([`Card::name`]) identifies the picture: equal cards of
//! several pages or languages are one file, which is never drawn again. It does not depend on the site.
//! Text is shaped with the fonts of the system. A letter that no font has makes [`Pen::draw`] fail, and
//! [`Pen::missing`] finds it before: a picture with boxes for letters is worse than none.

mod fit;
mod fonts;

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter, Write};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use fit::{Line, fit};

pub use fonts::Pen;

/// Width of every share image, in pixels.
pub const WIDTH: u32 = 1200;
/// Height of every share image, in pixels.
pub const HEIGHT: u32 = 630;

/// The version of the drawing: part of every name, so that a change draws all anew.
const DRAWING: &str = "1";

/// What is kept free at each side.
const MARGIN: f32 = 72.0;

/// What an image shows. Nothing in it is a sentence: a picture needs no translation beyond its names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card {
    /// Name of the site.
    pub site: String,
    /// A line above the names: the country, the league.
    pub above: String,
    /// One name, or the two sides of a match.
    pub names: Vec<String>,
    /// Whether the page reads from right to left.
    pub is_rtl: bool,
    /// The region whose forms Chinese characters have: `JP`, `KR` or `SC`; empty where none is preferred.
    pub han: &'static str,
    /// Colours.
    pub colours: Colours,
}

/// Colours of an image, each as `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Colours {
    /// Of the ground.
    pub ground: String,
    /// Of bar and lines.
    pub accent: String,
    /// Of text.
    pub text: String,
}

/// Why an image was not drawn.
#[derive(Debug, PartialEq, Eq)]
pub enum Undrawn {
    /// No font of the system has these letters.
    Letters(Vec<char>),
    /// The drawing itself failed.
    Drawing(String),
}

impl Display for Undrawn {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letters(letters) => {
                let letters: String = letters.iter().collect();
                write!(formatter, "no font has the letters {letters}")
            }
            Self::Drawing(error) => formatter.write_str(error),
        }
    }
}

impl Card {
    /// A text that is equal for equal images, and different for others. Hash it for a file's name.
    pub fn name(&self) -> String {
        format!("{DRAWING}\n{self:?}")
    }

    fn svg(&self, pen: &Pen) -> String {
        let Colours {
            ground,
            accent,
            text,
        } = &self.colours;
        let (start, anchor, bar) = match self.is_rtl {
            false => (MARGIN, "start", 0.0),
            true => (WIDTH as f32 - MARGIN, "end", WIDTH as f32 - 20.0),
        };
        let room = WIDTH as f32 - 2.0 * MARGIN;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\">\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>\
             <rect x=\"{bar}\" width=\"20\" height=\"{HEIGHT}\" fill=\"{accent}\"/>"
        );
        let mut put = |line: &Line, y: f32, weight: u16, fill: &str, opacity: f32| {
            // Writing to a text does not fail.
            let _ = write!(
                svg,
                "<text x=\"{start}\" y=\"{y}\" text-anchor=\"{anchor}\" font-family=\"{}\" font-size=\"{}\" \
                 font-weight=\"{weight}\" fill=\"{fill}\" fill-opacity=\"{opacity}\">{}</text>",
                fonts::FAMILY,
                line.size,
                isolated(&line.text),
            );
        };
        let single = |text: &str, size: f32, weight: u16| {
            fit(pen, text, weight, room, [size, size * 0.75], 1).remove(0)
        };
        put(&single(&self.site, 40.0, 700), 108.0, 700, accent, 1.0);
        if !self.above.is_empty() {
            put(&single(&self.above, 38.0, 400), 210.0, 400, text, 0.8);
        }
        let is_match = self.names.len() > 1;
        let sizes = if is_match {
            [96.0, 60.0]
        } else {
            [112.0, 68.0]
        };
        let each = 330.0 / self.names.len().max(1) as f32;
        for (place, name) in self.names.iter().enumerate() {
            let lines = fit(pen, name, 700, room, sizes, 2);
            let high: f32 = lines.iter().map(|line| line.size * 1.15).sum();
            let mut y = 240.0 + each * place as f32 + (each - high) / 2.0;
            for line in &lines {
                put(line, y + line.size * 0.92, 700, text, 1.0);
                y += line.size * 1.15;
            }
        }
        if is_match {
            let x = if self.is_rtl { start - 120.0 } else { start };
            let y = 240.0 + each - 2.0;
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"120\" height=\"4\" fill=\"{accent}\"/>"
            );
        }
        svg.push_str("</svg>");
        svg
    }
}

impl Pen {
    /// Draws a card as PNG.
    ///
    /// # Errors
    /// A letter that no font has.
    pub fn draw(&self, card: &Card) -> Result<Vec<u8>, Undrawn> {
        let failed = |error: &dyn Display| Undrawn::Drawing(error.to_string());
        let tree = self.tree(&card.svg(self), card.han)?;
        let mut pixels =
            Pixmap::new(WIDTH, HEIGHT).ok_or_else(|| failed(&"no memory for the picture"))?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| failed(&error))
    }

    /// Letters of a card that no font has. Without any, [`Pen::draw`] finds a font for all of it.
    pub fn missing(&self, card: &Card) -> BTreeSet<char> {
        let texts = card.names.iter().chain([&card.site, &card.above]);
        let letters: BTreeSet<char> = texts.flat_map(|text| text.chars()).collect();
        (letters.into_iter())
            .filter(|letter| !self.has(*letter))
            .collect()
    }

    fn tree(&self, svg: &str, han: &'static str) -> Result<Tree, Undrawn> {
        let (resolver, missing) = self.resolver(han);
        let options = Options {
            fontdb: self.faces(),
            font_resolver: resolver,
            ..Options::default()
        };
        let tree =
            Tree::from_str(svg, &options).map_err(|error| Undrawn::Drawing(error.to_string()))?;
        let missing = std::mem::take(&mut *fonts::locked(&missing));
        match missing.is_empty() {
            true => Ok(tree),
            false => Err(Undrawn::Letters(missing)),
        }
    }

    /// Width of a text in one line, at 100 pixels.
    fn width(&self, text: &str, weight: u16) -> f32 {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><text y=\"100\" font-family=\"{}\" \
             font-size=\"100\" font-weight=\"{weight}\">{}</text></svg>",
            fonts::FAMILY,
            isolated(text)
        );
        // A letter that is missing is reported when the whole image is drawn.
        let Ok(tree) = self.tree(&svg, "") else {
            return 0.0;
        };
        tree.root().bounding_box().width()
    }
}

/// The text for an element, in an isolate of its own direction: the picture's is always from left to right.
fn isolated(text: &str) -> String {
    let escaped = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    format!("\u{2068}{escaped}\u{2069}")
}
