//! Writes `DIR/headers.json`: what a server in front of the site must know.

use std::collections::BTreeSet;
use std::fs;

use edge::{About, Edge, FILE, Origin, Use};

use crate::moved::moved;
use catalogue::locale::ALIASES;
use diagnostic::Diagnostic;
use pages::site::Site;
use project::assets::{Assets, BEFORE_PAINT, SCRIPTS};
use project::endpoints::Endpoints;
use project::settings::{Deposit, Settings};
use store::output::Output;
use store::state;

/// Writes the document for a site.
///
/// # Errors
/// The operator's address has no origin, the state cannot be read, or the file cannot be written.
pub fn write(site: &Site<'_>, output: &Output) -> Result<(), Diagnostic> {
    let settings = &site.project.settings;
    let locales: Vec<&str> = settings.locales.iter().map(|locale| locale.code).collect();
    let connect: Vec<Origin> = (site.endpoints.all())
        .map(origin)
        .collect::<Result<_, _>>()?;
    let mut images = settings.images.sources();
    // The operator's own logos, and pictures that editors have named by their address.
    let api = origin(&site.endpoints.api)?;
    images.push(api.clone());
    let pictures = site.project.content.pictures();
    let addresses = pictures.filter_map(|(_, picture)| picture.src.address());
    images.extend(addresses.filter_map(|address| Origin::of_url(address).ok()));
    let aliases: Vec<(&str, &str)> = (ALIASES.iter().copied())
        .filter(|(_, code)| locales.contains(code))
        .collect();
    // The operator's own, and those that the settings name.
    let streams: Vec<Origin> = if site.features().video {
        [std::slice::from_ref(&api), &settings.streams[..]].concat()
    } else {
        Vec::new()
    };
    let mut security = settings.security.clone();
    security.origins.extend(payment(settings, &site.endpoints)?);
    security.origins.extend(notifications(settings)?);
    let scripts = Scripts::of(&site.project.assets, output);
    // The platform's script runs on pages, also where it comes from the site's own origin.
    security.untyped_scripts = !scripts.are_typed || settings.account.deposit == Deposit::Widget;
    let reading = output.state().read().map_err(state::diagnose)?;
    let moved = moved(site.catalogue, &reading).map_err(state::diagnose)?;
    let document = Edge::new(&About {
        origin: &settings.origin,
        locales: &locales,
        aliases: &aliases,
        locale_in_url: settings.locale_in_url,
        moved,
        connect: &connect,
        images: &images,
        streams: &streams,
        scripts: &scripts.hashes,
        security: &security,
    });
    output.put(FILE, &document.text())
}

/// Where the dialog for paying in comes from, and what the browser must allow for it. The site's own origin needs
/// nothing.
fn payment(
    settings: &Settings,
    endpoints: &Endpoints,
) -> Result<Option<(Origin, Vec<Use>)>, Diagnostic> {
    let (url, uses) = match settings.account.deposit {
        Deposit::Page => return Ok(None),
        Deposit::Frame => (&endpoints.deposit, vec![Use::Frame]),
        Deposit::Widget => (
            &endpoints.platform,
            vec![Use::Script, Use::Connect, Use::Frame],
        ),
    };
    let from = origin(url)?;
    let is_own = Origin::of_url(&settings.origin).is_ok_and(|own| own == from);
    Ok((!is_own).then_some((from, uses)))
}

/// OneSignal's API. Its script reads the site's configuration there, as a script, and keeps subscriptions.
const NOTIFIER: &str = "https://api.onesignal.com";

/// What the browser must allow for messages to players' devices. Stylesheets and pictures of the service are none of it:
/// they are of prompts that the site does not show.
fn notifications(settings: &Settings) -> Result<Vec<(Origin, Vec<Use>)>, Diagnostic> {
    let Some(push) = &settings.push_notifications else {
        return Ok(Vec::new());
    };
    Ok(vec![
        (origin(&push.script)?, vec![Use::Script]),
        (origin(NOTIFIER)?, vec![Use::Script, Use::Connect]),
    ])
}

fn origin(url: &str) -> Result<Origin, Diagnostic> {
    Origin::of_url(url).map_err(|odd| {
        Diagnostic::error(format!("`{url}` has no origin: {odd}")).hint(
            "write the operator's address as browsers reach it, a host name of another script in its \
             `xn--` form",
        )
    })
}

/// The scripts that pages load, and older ones that are still served: cached pages load those, and the
/// policy that comes with the new pages must allow them.
struct Scripts {
    /// Hashes of their content.
    hashes: Vec<String>,
    /// Whether they keep to Trusted Types. The first script of a page decides: the others are of its build.
    are_typed: bool,
}

impl Scripts {
    /// A script that is served under the name of a built one is not read: only the content that was built is
    /// allowed by that name.
    fn of(assets: &Assets, output: &Output) -> Self {
        let site = output.site();
        let mut hashes = BTreeSet::new();
        let mut are_typed = true;
        for name in SCRIPTS {
            let mut add = |bytes: &[u8]| {
                hashes.insert(edge::integrity(bytes));
                are_typed &= name != BEFORE_PAINT || is_typed(bytes);
            };
            let Some(url) = assets.url(name) else {
                continue;
            };
            let path = url.trim_start_matches('/');
            if let Some(built) = assets.files().iter().find(|built| built.path == path) {
                add(&built.bytes);
            }
            let Some((folder, file)) = path.rsplit_once('/') else {
                continue;
            };
            let Some((stem, _)) = file.rsplit_once('-') else {
                continue;
            };
            let entries = fs::read_dir(site.join(folder)).into_iter().flatten();
            for entry in entries.flatten() {
                let is_older = entry.file_name().to_str().is_some_and(|other| {
                    let rest = other.strip_prefix(stem);
                    other != file
                        && rest.is_some_and(|rest| rest.starts_with('-') && rest.ends_with(".js"))
                });
                if is_older && let Ok(bytes) = fs::read(entry.path()) {
                    add(&bytes);
                }
            }
        }
        Self {
            hashes: hashes.into_iter().collect(),
            are_typed,
        }
    }
}

/// Whether a script knows Trusted Types: one from before the policy demanded them does not.
fn is_typed(bytes: &[u8]) -> bool {
    let name = b"trustedTypes";
    bytes.windows(name.len()).any(|part| part == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};

    use super::*;
    use project::assets::Asset;
    use project::assets::CORE;

    /// An output whose served folder of assets is empty.
    fn output() -> (tempfile::TempDir, Output, PathBuf) {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let served = output.site().join("assets");
        fs::create_dir_all(&served).expect("creates");
        (dir, output, served)
    }

    /// Assets of one script.
    fn assets(name: &str, path: &str, text: &[u8]) -> Assets {
        let named = BTreeMap::from([(name.to_owned(), path.to_owned())]);
        let built = Asset {
            path: path.to_owned(),
            bytes: text.into(),
        };
        Assets::new(named, vec![built], None)
    }

    #[test]
    fn allowed_are_the_built_scripts_and_older_ones_but_no_other_content() {
        let (_dir, output, served) = output();
        for (name, text) in [
            ("core-A.js", "old"),
            ("core-B.js", "changed"),
            ("cores.js", "other"),
        ] {
            fs::write(served.join(name), text).expect("writes");
        }
        let assets = assets(CORE, "assets/core-B.js", b"new");
        let mut allowed = [b"old", b"new"].map(|text| edge::integrity(text));
        allowed.sort();
        assert_eq!(Scripts::of(&assets, &output).hashes, allowed);
    }

    #[test]
    fn pages_from_before_trusted_types_keep_the_policy_from_demanding_them() {
        let (_dir, output, served) = output();
        let of = |text: &[u8]| {
            let assets = assets(BEFORE_PAINT, "assets/before-paint-C.js", text);
            Scripts::of(&assets, &output).are_typed
        };
        let typed = b"trustedTypes.createPolicy()";
        assert!(of(typed));
        assert!(!of(b"script.src = core"));
        fs::write(served.join("before-paint-B.js"), typed).expect("writes");
        assert!(of(typed));
        fs::write(served.join("before-paint-A.js"), "script.src = core").expect("writes");
        assert!(!of(typed));
    }

    #[test]
    fn messages_to_devices_need_their_script_and_the_services_api() {
        let allowed = |text: &str| {
            let text = format!(
                "name = \"B\"\norigin = \"https://b.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n{text}"
            );
            let settings = Settings::parse(Path::new("site.toml"), &text).expect("good");
            let found = notifications(&settings).expect("origins");
            found
                .into_iter()
                .map(|(origin, uses)| (origin.as_str().to_owned(), uses))
                .collect::<Vec<_>>()
        };
        assert_eq!(allowed(""), []);
        let on = "[push_notifications]\napp_id = \"0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0\"\n";
        let api = (
            "https://api.onesignal.com".to_owned(),
            vec![Use::Script, Use::Connect],
        );
        for (script, from) in [
            ("", "https://cdn.onesignal.com"),
            (
                "script = \"https://push.example/sdk.js\"\n",
                "https://push.example",
            ),
        ] {
            let script = format!("{on}{script}");
            let own = (from.to_owned(), vec![Use::Script]);
            assert_eq!(allowed(&script), [own, api.clone()]);
        }
    }

    #[test]
    fn the_platform_is_allowed_what_the_dialog_for_paying_in_needs() {
        let allowed = |text: &str| {
            let text = format!(
                "name = \"B\"\norigin = \"https://b.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n{text}"
            );
            let settings = Settings::parse(Path::new("site.toml"), &text).expect("good");
            let endpoints = Endpoints::new(&settings, "https://api.example");
            let found = payment(&settings, &endpoints).expect("an origin");
            found.map(|(origin, uses)| (origin.as_str().to_owned(), uses))
        };
        let widget = vec![Use::Script, Use::Connect, Use::Frame];
        let platform = "[api]\nplatform = \"https://www.example\"\n";
        for (text, found) in [
            (String::new(), None),
            (format!("{platform}[account]\ndeposit = \"page\"\n"), None),
            (
                format!("{platform}[account]\ndeposit = \"frame\"\n"),
                Some(("https://www.example", vec![Use::Frame])),
            ),
            (
                "[api]\ndeposit = \"https://pay.example/in\"\n[account]\ndeposit = \"frame\"\n"
                    .to_owned(),
                Some(("https://pay.example", vec![Use::Frame])),
            ),
            (
                format!("{platform}[account]\ndeposit = \"widget\"\n"),
                Some(("https://www.example", widget.clone())),
            ),
            (
                "[account]\ndeposit = \"widget\"\n".to_owned(),
                Some(("https://api.example", widget)),
            ),
            (
                "[api]\nplatform = \"https://b.example\"\n[account]\ndeposit = \"widget\"\n"
                    .to_owned(),
                None,
            ),
        ] {
            let found = found.map(|(origin, uses)| (origin.to_owned(), uses));
            assert_eq!(allowed(&text), found, "{text}");
        }
    }
}
