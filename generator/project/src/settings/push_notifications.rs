//! `[push_notifications]`: messages to a player's device while no page of the site is open, by OneSignal.

use std::path::Path;

use edge::Origin;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use toml::Spanned;

use diagnostic::Diagnostic;

/// The service worker, below a path of its own: the script is a third party's, and a worker at the root could claim
/// every page. `islands/src/notifications/device.ts` gives the service the path and the scope.
pub const WORKER: &str = "push/onesignal/OneSignalSDKWorker.js";

/// The script of the service's worker, beside that for pages.
const WORKER_SCRIPT: &str = "OneSignalSDK.sw.js";

/// The service's script for pages.
const SCRIPT: &str = "https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js";

/// The section as it is written in the file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PushNotifications")]
pub struct Section {
    /// The site's id at OneSignal ("App ID").
    #[schemars(
        with = "String",
        regex(pattern = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")
    )]
    app_id: Spanned<String>,
    /// OneSignal's script for pages; that of the service worker is beside it.
    #[serde(default)]
    #[schemars(
        with = "Option<String>",
        regex(pattern = r#"^https://[^/?#\s"'\\]+/[^?#\s"'\\]*\.js$"#)
    )]
    script: Option<Spanned<String>>,
}

/// Notifications by the push-notification service.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PushNotifications {
    /// The site's id at the service.
    pub app_id: String,
    /// The service's script for pages.
    pub script: String,
}

impl Section {
    /// Checks the section; every mistake in it is added to `wrong`.
    pub fn check(
        self,
        path: &Path,
        text: &str,
        wrong: &mut Vec<Diagnostic>,
    ) -> Option<PushNotifications> {
        let before = wrong.len();
        if !is_uuid(self.app_id.get_ref()) {
            let message = format!("`{}` is not an id of OneSignal", self.app_id.get_ref());
            wrong.push(
                Diagnostic::error(message)
                    .at(
                        path,
                        text,
                        self.app_id.span(),
                        "not five groups of 8, 4, 4, 4 and 12 digits",
                    )
                    .hint("copy the App ID from \"Keys & IDs\" in OneSignal's settings"),
            );
        }
        if let Some(script) = &self.script
            && let Err(label) = check_script(script.get_ref())
        {
            let message = format!("`{}` cannot be loaded as a script", script.get_ref());
            wrong.push(
                Diagnostic::error(message)
                    .at(path, text, script.span(), label)
                    .hint(format!(
                        "write a whole address, such as `{SCRIPT}`, or remove the option: then it is that one"
                    )),
            );
        }
        (wrong.len() == before).then(|| PushNotifications {
            app_id: self.app_id.into_inner(),
            script: (self.script).map_or_else(|| SCRIPT.to_owned(), Spanned::into_inner),
        })
    }
}

impl PushNotifications {
    /// The text of [`WORKER`].
    pub fn worker(&self) -> String {
        let folder = self
            .script
            .rsplit_once('/')
            .map_or("", |(folder, _)| folder);
        format!("importScripts(\"{folder}/{WORKER_SCRIPT}\");\n")
    }
}

fn is_uuid(text: &str) -> bool {
    let is_group = |group: &str, length| {
        group.len() == length && group.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let groups: Vec<&str> = text.split('-').collect();
    groups.len() == 5
        && groups
            .iter()
            .zip([8, 4, 4, 4, 12])
            .all(|(group, length)| is_group(group, length))
}

/// What is wrong with the address of a script, to show at the mistake.
fn check_script(url: &str) -> Result<(), &'static str> {
    let Some(rest) = url.strip_prefix("https://") else {
        return Err("must begin with https://");
    };
    Origin::of_url(url).map_err(|odd| odd.label())?;
    // It is written into a script.
    let is_plain = |c: char| c.is_ascii_graphic() && !matches!(c, '"' | '\'' | '\\' | '?' | '#');
    let is_file = rest.contains('/') && Path::new(rest).extension().is_some_and(|it| it == "js");
    match rest.chars().all(is_plain) && is_file {
        true => Ok(()),
        false => Err("must end with the path of a file, such as /sdk.js"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n";
    const ID: &str = "app_id = \"0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0\"\n";

    fn parse(text: &str) -> Result<Option<PushNotifications>, Vec<Diagnostic>> {
        let text = format!("{BEFORE}{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.push_notifications)
    }

    #[test]
    fn they_are_off_until_there_is_an_id() {
        assert_eq!(parse("").expect("good"), None);
        let on = parse(&format!("[push_notifications]\n{ID}"));
        let on = on.expect("good").expect("on");
        assert_eq!(on.app_id, "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0");
        assert_eq!(on.script, SCRIPT);
        assert_eq!(
            on.worker(),
            "importScripts(\"https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js\");\n"
        );
    }

    #[test]
    fn the_worker_is_beside_a_script_of_another_host() {
        let script = "script = \"https://push.example/v1/page.js\"\n";
        let on = parse(&format!("[push_notifications]\n{ID}{script}"));
        assert_eq!(
            on.expect("good").expect("on").worker(),
            "importScripts(\"https://push.example/v1/OneSignalSDK.sw.js\");\n"
        );
    }

    #[test]
    fn every_mistake_has_its_place() {
        let wrong = parse(
            "[push_notifications]\napp_id = \"my-app\"\nscript = \"http://push.example/sdk.js\"\n",
        )
        .expect_err("two mistakes");
        let text: String = wrong.iter().map(ToString::to_string).collect();
        assert_eq!(wrong.len(), 2, "{text}");
        for part in [
            "`my-app` is not an id of OneSignal",
            "site.toml:6:10",
            "Keys & IDs",
            "site.toml:7:10",
            "must begin with https://",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        for script in [
            "https://push.example",
            "https://push.example/",
            "https://push.example/sdk.js?v=1",
            "https://push.example/a\\\");alert(1);//.js",
            "https:///sdk.js",
            "https://a b/sdk.js",
        ] {
            let text = format!("[push_notifications]\n{ID}script = \"{script}\"\n");
            let wrong = parse(&text).expect_err(script);
            assert_eq!(wrong.len(), 1, "{script}");
            assert!(wrong[0].to_string().contains("site.toml:7:10"), "{script}");
        }
        let wrong = parse("[push_notifications]\n").expect_err("no id");
        assert!(wrong[0].to_string().contains("app_id"), "{}", wrong[0]);
    }
}
