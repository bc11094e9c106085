//! Values of a view that differ between languages.

use serde::{Serialize, Serializer};

/// The name of a newtype struct whose content is a list with one value for each language of the
/// view. [`Each`] is such a struct; other types can use the name if they store the values
/// elsewhere.
pub const EACH: &str = "$each";

/// One value for each language of the view, in order. The values may not be lists or structs: the
/// structure of a view is the same in every language.
///
/// ```
/// use serde::Serialize;
/// use templates::{Each, Tree};
///
/// #[derive(Serialize)]
/// struct View {
///     sport: &'static str,
///     name: Each<&'static str>,
/// }
/// let name = Each(["Soccer", "Futebol"].into());
/// let view = Tree::in_languages(&View { sport: "soccer", name }, 2)?;
/// let prints = view.fingerprints();
/// assert_ne!(prints[0], prints[1], "the languages differ");
/// # Ok::<(), templates::Refused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Each<T>(pub Box<[T]>);

impl<T: Serialize> Serialize for Each<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(EACH, &self.0)
    }
}
