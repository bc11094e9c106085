//! Links between the parts of a long list: each part is a page of its own.

use serde::Serialize;

use crate::scope::Scope;
use crate::view::Words;

/// Numbered links on each side of the current one.
const BESIDE: u32 = 2;

/// The links below a list.
#[derive(Serialize)]
pub struct Parts<'a> {
    /// The page before this one.
    previous: Option<Words<'a>>,
    /// The page after this one.
    next: Option<Words<'a>>,
    /// The first page, the last one, and those around this one.
    links: Vec<PartLink<'a>>,
}

/// A link to a part.
#[derive(Serialize)]
struct PartLink<'a> {
    number: u32,
    href: Words<'a>,
    current: bool,
    /// Whether the numbers between the last link and this one are left out.
    gap: bool,
}

impl<'a> Parts<'a> {
    /// The links of a part; none if the list has only one. `path` is the path of a part.
    pub fn of(
        scope: &Scope<'a>,
        part: u32,
        parts: u32,
        path: impl Fn(u32) -> String,
    ) -> Option<Self> {
        if parts < 2 {
            return None;
        }
        let href = |number: u32| scope.href(&path(number));
        let mut last = 0;
        let shown =
            (1..=parts).filter(|it| *it == 1 || *it == parts || it.abs_diff(part) <= BESIDE);
        let links = shown.map(|number| PartLink {
            number,
            href: href(number),
            current: number == part,
            gap: std::mem::replace(&mut last, number) + 1 != number,
        });
        Some(Self {
            links: links.collect(),
            previous: (part > 1).then(|| href(part - 1)),
            next: (part < parts).then(|| href(part + 1)),
        })
    }
}
