//! Images of Latin and Arabic names, decoded again.

use share_image::{Card, Colours, HEIGHT, Pen, Undrawn, WIDTH};

fn card(names: &[&str], is_rtl: bool) -> Card {
    Card {
        site: "Sportsbook".to_owned(),
        above: if is_rtl {
            "مصر · الدوري الممتاز"
        } else {
            "England · Premier League"
        }
        .to_owned(),
        names: names.iter().map(|&name| name.to_owned()).collect(),
        is_rtl,
        han: "",
        colours: Colours {
            ground: "#0f1938".to_owned(),
            accent: "#9aaeff".to_owned(),
            text: "#ffffff".to_owned(),
        },
    }
}

/// Where pixels are about as light as text, in a row of the picture's halves: left and right.
fn ink(png: &[u8]) -> [usize; 2] {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png))
        .read_info()
        .expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("pixels");
    assert_eq!((info.width, info.height), (WIDTH, HEIGHT));
    let mut ink = [0; 2];
    for (place, pixel) in pixels.chunks(4).enumerate() {
        let (x, y) = (place as u32 % WIDTH, place as u32 / WIDTH);
        if y > 240 && pixel[..3].iter().all(|it| *it > 230) {
            ink[usize::from(x > WIDTH / 2)] += 1;
        }
    }
    ink
}

#[test]
fn a_latin_match_is_written_from_the_left() {
    let png = Pen::of_system().draw(&card(&["Arsenal", "Leeds"], false));
    let png = png.expect("an image");
    if let Some(folder) = std::env::var_os("SHARE_IMAGES") {
        std::fs::write(std::path::Path::new(&folder).join("latin.png"), &png).expect("writes");
    }
    let [left, right] = ink(&png);
    assert!(left > 5_000 && right < left / 10, "{left} {right}");
}

#[test]
fn an_arabic_match_is_written_from_the_right() {
    let pen = Pen::of_system();
    let arabic = card(&["الأهلي", "نادي الاتحاد السكندري"], true);
    let png = match pen.draw(&arabic) {
        Ok(png) => png,
        // A machine without a font for it draws no boxes.
        Err(Undrawn::Letters(letters)) => return assert!(letters.contains(&'ا'), "{letters:?}"),
        Err(other) => panic!("{other:?}"),
    };
    if let Some(folder) = std::env::var_os("SHARE_IMAGES") {
        std::fs::write(std::path::Path::new(&folder).join("arabic.png"), &png).expect("writes");
    }
    let [left, right] = ink(&png);
    assert!(right > 5_000 && right > left, "{left} {right}");
}

#[test]
fn letters_without_a_font_are_an_error_and_no_boxes() {
    let none = Pen::of_system().draw(&card(&["\u{e123}\u{e124}"], false));
    let Err(Undrawn::Letters(letters)) = none else {
        panic!("{none:?}");
    };
    assert!(letters.contains(&'\u{e123}'));
    let missing = Pen::of_system().missing(&card(&["A\u{e123}\u{200b} B"], false));
    assert_eq!(missing.into_iter().collect::<String>(), "\u{e123}");
}

#[test]
fn a_name_that_is_long_stays_inside() {
    let long =
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Football and Social Club";
    let png = Pen::of_system()
        .draw(&card(&[long], false))
        .expect("an image");
    if let Some(folder) = std::env::var_os("SHARE_IMAGES") {
        std::fs::write(std::path::Path::new(&folder).join("long.png"), &png).expect("writes");
    }
    let [left, right] = ink(&png);
    assert!(left > 5_000 && right > 1_000, "{left} {right}");
}

#[test]
fn equal_cards_have_one_name() {
    let one = card(&["Arsenal", "Leeds"], false);
    assert_eq!(one.name(), one.clone().name());
    assert_ne!(one.name(), card(&["Arsenal", "Leeds"], true).name());
}
