//! Fits a name into its room: it shrinks, then takes a second line, then loses its end.

use crate::fonts::Pen;

/// A line of text and the size that it is drawn in.
#[derive(Debug, PartialEq)]
pub struct Line {
    pub text: String,
    pub size: f32,
}

/// The lines of a text of at most `room` pixels each, at most `most` of them. `sizes` are the largest and
/// the smallest.
pub fn fit(
    pen: &Pen,
    text: &str,
    weight: u16,
    room: f32,
    sizes: [f32; 2],
    most: usize,
) -> Vec<Line> {
    lines(
        |text| pen.width(text, weight) / 100.0,
        text,
        room,
        sizes,
        most,
    )
}

/// The same with any measure: `width` gives a text's width at a size of one pixel.
fn lines(
    width: impl Fn(&str) -> f32,
    text: &str,
    room: f32,
    [largest, smallest]: [f32; 2],
    most: usize,
) -> Vec<Line> {
    let largest_of = |width: f32| largest.min(room / width.max(f32::EPSILON));
    let size = largest_of(width(text));
    if size >= smallest {
        return vec![Line {
            text: text.to_owned(),
            size,
        }];
    }
    if most > 1 {
        let [first, second] = halves(text);
        let size = largest_of(width(&first).max(width(&second))).min(smallest * 1.2);
        if !second.is_empty() && size >= smallest * 0.8 {
            return [first, second].map(|text| Line { text, size }).into();
        }
    }
    let mut cut: Vec<char> = text.chars().collect();
    // The width grows with the letters, so this is a binary search.
    let (mut fits, mut long) = (0, cut.len());
    while long - fits > 1 {
        let middle = fits.midpoint(long);
        let tried: String = cut[..middle].iter().chain(['…'].iter()).collect();
        match width(&tried) * smallest <= room {
            true => fits = middle,
            false => long = middle,
        }
    }
    cut.truncate(fits);
    let text: String = cut.into_iter().collect();
    vec![Line {
        text: format!("{}…", text.trim_end()),
        size: smallest,
    }]
}

/// Two halves of about the same length; the second is empty if there is no space to break at.
fn halves(text: &str) -> [String; 2] {
    let middle = text.len() / 2;
    let spaces = text.match_indices(' ').map(|(place, _)| place);
    match spaces.min_by_key(|place| place.abs_diff(middle)) {
        Some(place) => [text[..place].to_owned(), text[place + 1..].to_owned()],
        None => [text.to_owned(), String::new()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter is as wide as high.
    fn of(text: &str) -> Vec<Line> {
        let width = |text: &str| text.chars().count() as f32;
        lines(width, text, 1000.0, [100.0, 60.0], 2)
    }

    #[test]
    fn a_name_shrinks_then_breaks_then_is_cut() {
        let line = |text: &str, size| Line {
            text: text.to_owned(),
            size,
        };
        assert_eq!(of("Arsenal"), [line("Arsenal", 100.0)]);
        assert_eq!(of("Man. United"), [line("Man. United", 1000.0 / 11.0)]);
        let long = of("Manchester United Women");
        let texts: Vec<&str> = long.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["Manchester", "United Women"]);
        let cut = of("Llanfairpwllgwyngyllgogerych");
        assert_eq!(cut, [line("Llanfairpwllgwy…", 60.0)]);
    }
}
