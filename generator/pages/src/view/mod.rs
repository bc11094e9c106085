//! What a template is given beside the body of its page, whose struct is with the page's kind: the
//! frame that all pages share, and the props of islands.
//!
//! Everything here is ready to print: paths are final, times are already written in the page's
//! languages and zone. A page is made in all its languages at once: what a text is in each, is
//! [`Words`]. The props of [`islands`] are part of a view or of the frame, and the same JSON that a
//! macro in `templates/islands/` is called with is what React hydrates from.

mod declarations;
pub mod frame;
pub mod islands;
pub mod picture;
pub mod settings;
mod time;
pub mod typescript;
pub mod words;

pub use frame::*;
pub use islands::*;
pub use picture::PictureView;
pub use settings::*;
pub use time::TimeProps;
pub use words::{Each, Words};
