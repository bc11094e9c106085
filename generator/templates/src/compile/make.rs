//! Constructors for expressions: they choose the fastest variant, or the value if it is constant.

use crate::program::{Comparison, Constant, Expr, Name, Path};
use crate::run::fold;

/// A variable.
pub fn slot(slot: usize) -> Expr {
    Expr::Path(Path::of(slot))
}

/// A whole number.
pub fn int(value: i64) -> Expr {
    Expr::Constant(Constant::Int(value))
}

/// A field.
pub fn field(of: Expr, name: &str) -> Expr {
    match of {
        Expr::Path(path) => Expr::Path(path.to(name)),
        of => {
            let is_known = is_constant(&of);
            folded(Expr::Field(Box::new(of), Name::new(name)), is_known)
        }
    }
}

/// Whether two values are equal.
pub fn equal(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Path(path), Expr::Constant(Constant::Int(number)))
        | (Expr::Constant(Constant::Int(number)), Expr::Path(path)) => {
            Expr::Among(path, Box::new([number]))
        }
        (Expr::Path(path), Expr::Constant(Constant::Text { text, .. }))
        | (Expr::Constant(Constant::Text { text, .. }), Expr::Path(path)) => {
            Expr::IsText(path, text.into())
        }
        (a, b) => {
            let is_known = is_constant(&a) && is_constant(&b);
            folded(
                Expr::Compare(Comparison::Equal, Box::new(a), Box::new(b)),
                is_known,
            )
        }
    }
}

/// Whether a value is in a list.
pub fn among(value: Expr, list: Vec<Constant>) -> Expr {
    let number = |constant: &Constant| match constant {
        Constant::Int(number) => Some(*number),
        _ => None,
    };
    match (value, list.iter().map(number).collect()) {
        (Expr::Path(path), Some(numbers)) => Expr::Among(path, numbers),
        (value, _) => {
            let is_known = is_constant(&value);
            folded(Expr::In(Box::new(value), list), is_known)
        }
    }
}

/// The negation.
pub fn not(of: Expr) -> Expr {
    let is_known = is_constant(&of);
    folded(Expr::Not(Box::new(of)), is_known)
}

/// Whether a value is constant.
pub fn is_constant(expr: &Expr) -> bool {
    matches!(expr, Expr::Constant(_))
}

/// An expression, or its value if that is constant.
pub fn folded(expr: Expr, is_known: bool) -> Expr {
    match is_known.then(|| fold(&expr)).flatten() {
        Some(value) => Expr::Constant(value),
        None => expr,
    }
}
