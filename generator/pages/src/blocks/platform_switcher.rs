//! The block `platform-switcher`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Link, Linked, Text};

/// Links to the versions of the site for other devices: the one for large screens, the one for
/// phones, the apps. This site is the same on every device, so the links lead elsewhere.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The heading.
    title: Option<Text>,
    /// The versions, in order.
    platforms: Vec<Platform>,
}

/// A version of the site.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Platform {
    /// What it is for.
    on: Device,
    /// Its label, if it is not the device's name.
    label: Option<Text>,
    /// Where it is.
    link: Link,
}

/// What a version of the site is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// Large screens.
    Desktop,
    /// The browser of a phone.
    Mobile,
    /// The app for Android.
    Android,
    /// The app for iPhones.
    Ios,
}

/// A version of the site, for the template.
#[derive(Clone, Debug, Serialize)]
pub struct PlatformView<'a> {
    /// What it is for.
    pub on: Device,
    /// Its label, if it is not the device's name.
    pub label: Option<Words<'a>>,
    /// Where it is.
    pub href: Words<'a>,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        self.platforms.iter().map(|it| it.link.linked()).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The versions.
    pub platforms: Vec<PlatformView<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let shown = self.platforms.iter().filter_map(|platform| {
            Some(PlatformView {
                on: platform.on,
                label: platform.label.as_ref().map(|text| scope.written(text)),
                href: scope.link(&platform.link)?,
            })
        });
        let platforms: Vec<_> = shown.collect();
        Ok((!platforms.is_empty()).then(|| View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            platforms,
        }))
    }
}
