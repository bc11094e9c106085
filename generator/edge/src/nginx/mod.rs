//! The document as directives of an nginx `server` block, with nothing but what every nginx has.
//!
//! The server's rewrite phase decides everything, by `set` and `if`, in the order of [`Edge::ask`].
//! Variables of this phase belong to a request. A `map` would read better, but is global: two sites on
//! one nginx would share it.

mod former;
mod quote;

use std::collections::BTreeSet;

use crate::document::Edge;
use crate::headers::Headers;
use crate::path::Status;
use quote::{encoded, filled, literal, matching, name, one_of, quoted};

pub use quote::Unquotable;

/// How often the redirects are applied to a path. `/a.html/index.html/` needs two rounds; a path that
/// needs more is redirected again.
const ROUNDS: usize = 3;

const HEAD: &str = include_str!("head.conf");
const REQUEST: &str = include_str!("request.conf");
const LOCATIONS: &str = include_str!("locations.conf");

/// Characters that no part of a path has.
const ODD: &str = r#"if ($uri ~ "[\x00-\x1f:\x5c\x7f]|\xc2[\x80-\x9f]") { return 404; }"#;

impl Edge {
    /// Directives for a `server` block whose `root` is `DIR/site`.
    ///
    /// # Errors
    /// nginx cannot quote a text of the document.
    pub fn nginx(&self) -> Result<String, Unquotable> {
        let mut writer = Writer {
            edge: self,
            names: self.names_by_file()?,
            text: HEAD.to_owned(),
        };
        writer.media_types()?;
        writer.headers()?;
        writer.request()?;
        writer.redirects()?;
        writer.file()?;
        writer.kind()?;
        writer.locations()?;
        Ok(writer.text)
    }

    /// Names of the headers that depend on the file, without `Content-Type`, which nginx has rules for.
    fn names_by_file(&self) -> Result<BTreeSet<&str>, Unquotable> {
        let kinds = self.kinds.iter().map(|kind| &kind.headers);
        let answers = self.answers.values().map(|answer| &answer.headers);
        let all = kinds.chain(answers).chain([&self.plain]);
        let names = all.flat_map(Headers::keys).map(|text| name(text));
        names.filter(|name| *name != Ok("content-type")).collect()
    }
}

struct Writer<'a> {
    edge: &'a Edge,
    names: BTreeSet<&'a str>,
    text: String,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A block, its directives indented.
    fn block(&mut self, head: &str, lines: &[String]) {
        self.line(&format!("{head} {{"));
        for line in lines {
            self.line(&format!("    {line}"));
        }
        self.line("}");
    }

    fn media_types(&mut self) -> Result<(), Unquotable> {
        let mut types = Vec::new();
        let mut compressed = BTreeSet::new();
        for (ending, media_type) in &self.edge.media_types {
            let content_type = quoted(&media_type.content_type)?;
            types.push(format!("{content_type} {};", quoted(ending)?));
            if media_type.compress {
                compressed.insert(content_type);
            }
        }
        self.block("types", &types);
        let other = quoted(&self.edge.other_media_type.content_type)?;
        self.line(&format!("default_type {other};"));
        let compressed: Vec<String> = compressed.into_iter().collect();
        self.line(&format!("gzip_types {};", compressed.join(" ")));
        Ok(())
    }

    fn headers(&mut self) -> Result<(), Unquotable> {
        self.line("\n# Headers. nginx sends no header whose value is empty.");
        for (header, value) in &self.edge.headers {
            let (header, value) = (name(header)?, quoted(value)?);
            if self.names.contains(header) {
                continue;
            }
            self.line(&format!("add_header {header} {value} always;"));
        }
        let by_file = self.names.iter().chain(&["allow", "vary"]);
        let lines: Vec<String> = by_file
            .map(|name| format!("add_header {name} {} always;", variable(name)))
            .collect();
        lines.iter().for_each(|line| self.line(line));
        Ok(())
    }

    /// What is refused at once; the path and query as they were sent; the pages of the language.
    fn request(&mut self) -> Result<(), Unquotable> {
        let methods: Vec<String> = self.edge.methods.iter().map(|one| literal(one)).collect();
        self.line("\n# The request.");
        self.line(&format!(
            "if ($request_method !~ \"^(?:{})$\") {{ return 405; }}",
            methods.join("|")
        ));
        self.text.push_str(REQUEST);
        for (name, pages) in [
            ("not-found", &self.edge.not_found),
            ("server-error", &self.edge.server_error),
        ] {
            // In the order of the document, which begins with the default: the last `set` applies.
            for (first, page) in pages {
                let set = format!("set {} {};", variable(name), quoted(&format!("/{page}"))?);
                if first.is_empty() {
                    self.line(&set);
                } else {
                    let first = literal(first);
                    self.line(&format!(
                        "if ($sportsbook_path ~ \"^/+{first}(?:/|$)\") {{ {set} }}"
                    ));
                }
            }
        }
        self.line(&format!(
            "if ($sportsbook_path ~* \"//|/{}|%2f\") {{ return 404; }}",
            encoded(&self.edge.hidden)
        ));
        self.line(ODD);
        Ok(())
    }

    /// Where the path leads: as it was sent in `$sportsbook_to`, decoded in `$sportsbook_at`.
    fn redirects(&mut self) -> Result<(), Unquotable> {
        self.line(
            "\n# Redirects. Each rule is applied several times, and the visitor redirected once.",
        );
        self.line("set $sportsbook_to $sportsbook_path;");
        self.line("set $sportsbook_at $uri;");
        self.line("set $sportsbook_moved 308;");
        // A rule of whole URLs is about the scheme: another `server` block answers it.
        let rules = self.edge.redirects.iter();
        let rules: Vec<_> = rules
            .filter(|rule| rule.from.as_str().starts_with('/'))
            .collect();
        for rule in rules.repeat(ROUNDS) {
            let from = matching(&rule.from);
            let to = filled("", &rule.to)?;
            let status = match rule.status {
                Status::Permanent => "",
                Status::Visitor => " set $sportsbook_moved 302;",
            };
            // A rule is about the path as it was sent; the decoded one follows it.
            self.line("set $sportsbook_by \"\";");
            self.line(&format!(
                "if ($sportsbook_to ~ {from}) {{ set $sportsbook_to {to}; set $sportsbook_by $sportsbook_at;{status} }}"
            ));
            self.line(&format!(
                "if ($sportsbook_by ~ {from}) {{ set $sportsbook_at {to}; }}"
            ));
        }
        self.line("if ($sportsbook_to = $sportsbook_path) { set $sportsbook_moved \"\"; }");
        Ok(())
    }

    /// The file, and the redirect to its path.
    fn file(&mut self) -> Result<(), Unquotable> {
        self.line(
            "\n# The file. The last `set` applies, so the first rule of the document comes last.",
        );
        for line in self.find_file()? {
            self.line(&line);
        }
        self.line(
            "if ($sportsbook_file) { set $sportsbook_moved \"$sportsbook_moved to a file\"; }",
        );
        let rules = self.edge.redirects.iter();
        let statuses: BTreeSet<u16> = rules.map(|rule| rule.status.into()).collect();
        for status in statuses {
            self.line(&format!(
                "if ($sportsbook_moved = \"{status} to a file\") {{ \
                 return {status} $sportsbook_to$sportsbook_query; }}"
            ));
        }
        Ok(())
    }

    /// Sets `$sportsbook_file` to the first file of `$sportsbook_at` that is there, or to nothing.
    fn find_file(&self) -> Result<Vec<String>, Unquotable> {
        let files = self.edge.places.iter().map(|place| place.files.len());
        let tries: Vec<String> = (1..=files.max().unwrap_or(0))
            .map(|at| variable(&format!("try-{at}")))
            .collect();
        let mut lines: Vec<String> = (tries.iter())
            .map(|name| format!("set {name} \"\";"))
            .collect();
        for place in self.edge.places.iter().rev() {
            let mut sets = Vec::new();
            for (at, name) in tries.iter().enumerate() {
                let file = match place.files.get(at) {
                    Some(file) => filled("/", file)?,
                    None => "\"\"".to_owned(),
                };
                sets.push(format!("set {name} {file};"));
            }
            let path = matching(&place.path);
            lines.push(format!(
                "if ($sportsbook_at ~ {path}) {{ {} }}",
                sets.join(" ")
            ));
        }
        lines.push("set $sportsbook_file \"\";".to_owned());
        for name in tries.iter().rev() {
            lines.push(format!(
                "if (-f $document_root{name}) {{ set $sportsbook_file {name}; }}"
            ));
        }
        Ok(lines)
    }

    /// The file's status and headers.
    fn kind(&mut self) -> Result<(), Unquotable> {
        self.line("\n# Its kind.");
        self.line("set $sportsbook_status 404;");
        let mut statuses = BTreeSet::from([404]);
        for kind in self.edge.kinds.iter().rev() {
            statuses.insert(kind.status);
            let mut sets = self.sets(&kind.headers)?;
            sets.push(format!("set $sportsbook_status {};", kind.status));
            let files = one_of(&kind.files);
            self.block(&format!("if ($sportsbook_file ~ {files})"), &sets);
        }
        let types = self.edge.media_types.iter();
        let endings: Vec<String> = types
            .filter(|(_, media_type)| media_type.compress)
            .map(|(ending, _)| literal(ending))
            .collect();
        self.line("set $sportsbook_vary \"\";");
        self.line(&format!(
            "if ($sportsbook_file ~ \"[.](?:{})$\") {{ set $sportsbook_vary accept-encoding; }}",
            endings.join("|")
        ));
        for (path, answer) in &self.edge.answers {
            let path = quoted(path)?;
            let mut sets = self.sets(&answer.headers)?;
            sets.push(format!("set $sportsbook_file {path};"));
            sets.push("set $sportsbook_status 200;".to_owned());
            self.block(&format!("if ($sportsbook_path = {path})"), &sets);
        }
        statuses.remove(&200);
        if !self.edge.moved.to.is_empty() {
            self.line("if ($sportsbook_file = \"\") { set $sportsbook_status 200; }");
        }
        for status in statuses {
            self.line(&format!(
                "if ($sportsbook_status = {status}) {{ return {status}; }}"
            ));
        }
        Ok(())
    }

    fn locations(&mut self) -> Result<(), Unquotable> {
        let has_moved = !self.edge.moved.to.is_empty();
        let otherwise = if has_moved { former::NAME } else { "=404" };
        self.text
            .push_str(&LOCATIONS.replace("=404;", &format!("{otherwise};")));
        self.former()?;
        for (path, answer) in &self.edge.answers {
            let (path, body) = (quoted(path)?, quoted(&answer.body)?);
            let lines = self.without_file(&answer.headers, "", &format!("return 200 {body};"))?;
            // nginx compares the decoded path; a path with needless escapes is another one.
            let other = format!("if ($sportsbook_path != {path}) {{ return 404; }}");
            let lines: Vec<String> = std::iter::once(other).chain(lines).collect();
            self.block(&format!("location = {path}"), &lines);
        }
        let (not_found, server_error) = (&self.edge.not_found, &self.edge.server_error);
        for (name, pages, last) in [
            ("not-found", not_found, r#"return 404 "no such page\n";"#),
            (
                "server-error",
                server_error,
                r#"return 500 "internal server error\n";"#,
            ),
        ] {
            let page = pages.get("").map_or("404.html", String::as_str);
            let kind = self.edge.kind(page).map(|kind| &kind.headers);
            let mut lines = self.sets(kind.unwrap_or(&Headers::new()))?;
            lines.push(format!(
                "set $sportsbook_vary {};",
                quoted(self.vary(page))?
            ));
            lines.push("etag off;".to_owned());
            let (page, variable) = (quoted(&format!("/{page}"))?, variable(name));
            lines.push(format!("try_files {variable} {page} @no-{name};"));
            self.block(&format!("location @{name}"), &lines);
            let lines = self.without_file(&self.edge.plain, "", last)?;
            self.block(&format!("location @no-{name}"), &lines);
        }
        let allow = self.edge.methods.join(", ");
        let last = r#"return 405 "this method is not allowed\n";"#;
        let lines = self.without_file(&self.edge.plain, &allow, last)?;
        self.block("location @refused", &lines);
        let lines = self.without_file(&self.edge.plain, "", r#"return 200 "";"#)?;
        self.block("location @moved", &lines);
        Ok(())
    }

    /// The location that redirects from old addresses, if there are any.
    fn former(&mut self) -> Result<(), Unquotable> {
        if self.edge.moved.to.is_empty() {
            return Ok(());
        }
        let mut lines = vec!["set $sportsbook_before $sportsbook_to;".to_owned()];
        lines.extend(former::rules(&self.edge.moved)?);
        lines.push("if ($sportsbook_to = $sportsbook_before) { return 404; }".to_owned());
        lines.extend(self.find_file()?);
        lines.extend(
            [
                "if ($sportsbook_file = \"\") { return 404; }",
                "if ($sportsbook_moved = 302) { return 302 $sportsbook_to$sportsbook_query; }",
                "return 308 $sportsbook_to$sportsbook_query;",
            ]
            .map(str::to_owned),
        );
        self.block(&format!("location {}", former::NAME), &lines);
        Ok(())
    }

    /// A location's directives for an answer without a file.
    fn without_file(
        &self,
        headers: &Headers,
        allow: &str,
        last: &str,
    ) -> Result<Vec<String>, Unquotable> {
        let content_type = headers.get("content-type").map_or("", String::as_str);
        let mut lines = self.sets(headers)?;
        lines.push("set $sportsbook_vary \"\";".to_owned());
        lines.push(format!("set $sportsbook_allow {};", quoted(allow)?));
        lines.push("types { }".to_owned());
        lines.push(format!("default_type {};", quoted(content_type)?));
        lines.push("gzip off;".to_owned());
        lines.push(last.to_owned());
        Ok(lines)
    }

    /// Sets the variable of each header that depends on the file: to its value, to that of every answer, or to
    /// nothing.
    fn sets(&self, headers: &Headers) -> Result<Vec<String>, Unquotable> {
        let mut sets = Vec::new();
        for name in &self.names {
            let value = headers.get(*name).or_else(|| self.edge.headers.get(*name));
            let value = value.map_or("", String::as_str);
            sets.push(format!("set {} {};", variable(name), quoted(value)?));
        }
        Ok(sets)
    }

    fn vary(&self, file: &str) -> &'static str {
        if self.edge.media_type(file).compress {
            "accept-encoding"
        } else {
            ""
        }
    }
}

fn variable(name: &str) -> String {
    format!("$sportsbook_{}", name.replace('-', "_"))
}
