//! The fonts of the system, and which of them has a letter.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use resvg::usvg::fontdb::{Database, FaceInfo, ID, Style};
use resvg::usvg::{FontResolver, fontdb};
use skrifa::{FontRef, MetadataProvider};

/// The first choice; another font draws what it lacks.
pub const FAMILY: &str = "Noto Sans, DejaVu Sans, Liberation Sans, Arial, sans-serif";

/// A letter, the weight that it is drawn in, and the region of its form.
type Wanted = (char, u16, &'static str);

/// Draws with the fonts of the system, which are listed once.
pub struct Pen {
    faces: Arc<Database>,
    /// The font of each letter that was looked for.
    found: Mutex<HashMap<Wanted, Option<ID>>>,
}

/// Letters that no font has.
pub type Missing = Arc<Mutex<Vec<char>>>;

impl Pen {
    /// With the fonts of the system.
    pub fn of_system() -> Self {
        let mut faces = Database::new();
        faces.load_system_fonts();
        Self::new(faces)
    }

    /// With these fonts.
    pub fn new(faces: Database) -> Self {
        Self {
            faces: Arc::new(faces),
            found: Mutex::default(),
        }
    }

    /// The fonts.
    pub fn faces(&self) -> Arc<Database> {
        self.faces.clone()
    }

    /// Whether a font has a letter, or none needs to.
    pub fn has(&self, letter: char) -> bool {
        is_invisible(letter) || self.face_of(&self.faces, letter, 400, "").is_some()
    }

    fn face_of(
        &self,
        faces: &Database,
        letter: char,
        weight: u16,
        han: &'static str,
    ) -> Option<ID> {
        let mut found = locked(&self.found);
        *(found.entry((letter, weight, han))).or_insert_with(|| face_of(faces, letter, weight, han))
    }

    /// Looks fonts up, and collects the letters that none has. `han` is that of the card.
    pub fn resolver(&self, han: &'static str) -> (FontResolver<'_>, Missing) {
        let missing = Missing::default();
        let collected = missing.clone();
        let resolver = FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: Box::new(move |letter, tried, faces| {
                let weight = faces.face(*tried.first()?)?.weight.0;
                let id = self.face_of(faces, letter, weight, han);
                if id.is_none() && !is_invisible(letter) {
                    locked(&collected).push(letter);
                }
                id.filter(|id| !tried.contains(id))
            }),
        };
        (resolver, missing)
    }
}

/// The face for a letter: upright, of the nearest weight, of a family for screens, of the region `han`.
fn face_of(faces: &Database, letter: char, weight: u16, han: &str) -> Option<ID> {
    let has = |face: &&FaceInfo| face.style == Style::Normal && has_letter(faces, face.id, letter);
    let rank = |face: &&FaceInfo| {
        let family = face.families.first().map_or("", |(name, _)| name);
        (
            !family.starts_with("Noto Sans"),
            !family.ends_with(han),
            face.weight.0.abs_diff(weight),
            face.stretch != fontdb::Stretch::Normal,
            // Of two, the same one on each machine.
            family.to_owned(),
        )
    };
    faces
        .faces()
        .filter(has)
        .min_by_key(rank)
        .map(|face| face.id)
}

fn has_letter(faces: &Database, id: ID, letter: char) -> bool {
    let found = faces.with_face_data(id, |data, index| {
        let font = FontRef::from_index(data, index).ok()?;
        font.charmap().map(letter)
    });
    found.flatten().is_some()
}

/// Marks of direction and joining: no font needs a picture of them.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}')
        || letter.is_whitespace()
        || letter.is_control()
}

/// A lock whose holder died has nothing half-done in it here.
pub fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
