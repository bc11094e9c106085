//! Reads the files of a crate into modules, starting at its root file.

use std::fs;
use std::path::{Path as FilePath, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::graph::Use;
use crate::module::{Import, Module, Path, Place};
use crate::paths;

/// A file that could not be read, or is not Rust.
#[derive(Debug)]
pub struct Unreadable {
    /// The file.
    pub file: PathBuf,
    /// Why.
    pub why: String,
}

/// Every use of a file by another one, in the crate whose root file is `root`.
///
/// # Errors
///
/// The first file that could not be read.
pub fn uses(root: &FilePath) -> Result<Vec<Use>, Unreadable> {
    let mut reader = Reader::default();
    let folder = root.parent().unwrap_or(FilePath::new("")).to_path_buf();
    reader.file(root.to_path_buf(), folder, None)?;
    Ok(paths::uses(&reader.modules, &reader.files))
}

#[derive(Default)]
struct Reader {
    modules: Vec<Module>,
    files: Vec<PathBuf>,
}

/// Keywords that define the name after them.
const DEFINING: [&str; 8] = [
    "const", "enum", "fn", "static", "struct", "trait", "type", "union",
];

impl Reader {
    fn file(
        &mut self,
        path: PathBuf,
        folder: PathBuf,
        parent: Option<Place>,
    ) -> Result<Place, Unreadable> {
        let unreadable = |why: String| Unreadable {
            file: path.clone(),
            why,
        };
        let text = fs::read_to_string(&path).map_err(|error| unreadable(error.to_string()))?;
        let tokens: TokenStream = text
            .parse()
            .map_err(|error| unreadable(format!("{error}")))?;
        self.files.push(path);
        let place = self.module(self.files.len() - 1, parent);
        self.items(place, tokens, &folder, true)?;
        Ok(place)
    }

    fn module(&mut self, file: usize, parent: Option<Place>) -> Place {
        self.modules.push(Module {
            file,
            parent,
            ..Module::default()
        });
        self.modules.len() - 1
    }

    /// Reads the tokens of a module (`top`), or of a block inside one.
    fn items(
        &mut self,
        here: Place,
        tokens: TokenStream,
        folder: &FilePath,
        top: bool,
    ) -> Result<(), Unreadable> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        let mut public = false;
        while at < tokens.len() {
            if let Some(attribute) = attribute(&tokens[at..]) {
                at += 2;
                if for_tests(attribute) {
                    at = after_item(&tokens, at);
                }
                continue;
            }
            match &tokens[at] {
                TokenTree::Group(group) => self.items(here, group.stream(), folder, false)?,
                TokenTree::Ident(word) => {
                    let word = word.to_string();
                    match (word.as_str(), tokens.get(at + 1)) {
                        ("pub", next) => {
                            public = true;
                            at += 1 + usize::from(is_group(next, Delimiter::Parenthesis));
                            continue;
                        }
                        ("use", _) => {
                            let end = semicolon(&tokens, at);
                            self.import(here, &tokens[at + 1..end], public);
                            at = end;
                        }
                        ("mod", Some(TokenTree::Ident(name))) if top => {
                            self.child(here, &name.to_string(), tokens.get(at + 2), folder)?;
                            at += 2;
                        }
                        (word, Some(TokenTree::Ident(name)))
                            if top
                                && DEFINING.contains(&word)
                                && !(*name == "fn" || *name == "unsafe") =>
                        {
                            self.modules[here].defines.insert(name.to_string());
                            at += 1;
                        }
                        ("macro_rules", _) => {
                            if let Some(TokenTree::Ident(name)) = tokens.get(at + 2) {
                                self.modules[here].defines.insert(name.to_string());
                            }
                            at += 2;
                        }
                        _ => at = self.mention(here, &tokens, at),
                    }
                    public = false;
                }
                _ => {}
            }
            at += 1;
        }
        Ok(())
    }

    fn child(
        &mut self,
        here: Place,
        name: &str,
        body: Option<&TokenTree>,
        folder: &FilePath,
    ) -> Result<(), Unreadable> {
        let below = folder.join(name);
        let child = match body {
            Some(TokenTree::Group(body)) => {
                let child = self.module(self.modules[here].file, Some(here));
                self.items(child, body.stream(), &below, true)?;
                child
            }
            _ => {
                let beside = folder.join(format!("{name}.rs"));
                let file = if beside.exists() {
                    beside
                } else {
                    below.join("mod.rs")
                };
                self.file(file, below, Some(here))?
            }
        };
        self.modules[here].children.insert(name.to_owned(), child);
        Ok(())
    }

    fn import(&mut self, here: Place, tree: &[TokenTree], public: bool) {
        leaves(tree, &[], &mut |segments, name, line| {
            self.modules[here].imports.push(Import {
                path: Path { segments, line },
                name,
                public,
            });
        });
    }

    /// Records the path that begins at `at`; returns the index of its last token.
    fn mention(&mut self, here: Place, tokens: &[TokenTree], at: usize) -> usize {
        // A field, a method, or an item after a type in angle brackets: not a path of modules.
        let within =
            at > 0 && is_punct(tokens.get(at - 1), '.') || at > 1 && is_colons(tokens, at - 2);
        let line = tokens[at].span().start().line;
        let mut segments = vec![tokens[at].to_string()];
        let mut last = at;
        while is_colons(tokens, last + 1) {
            let Some(TokenTree::Ident(next)) = tokens.get(last + 3) else {
                break;
            };
            segments.push(next.to_string());
            last += 3;
        }
        if !within {
            self.modules[here]
                .words
                .entry(segments[0].clone())
                .or_insert(line);
            if segments.len() > 1 {
                self.modules[here].mentions.push(Path { segments, line });
            }
        }
        last
    }
}

/// Each leaf of a `use` tree: its path, the name that it binds (none for a glob), its line.
fn leaves(
    tree: &[TokenTree],
    before: &[String],
    found: &mut impl FnMut(Vec<String>, Option<String>, usize),
) {
    let mut segments = before.to_vec();
    let mut rest = tree;
    let mut line = 0;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        match token {
            TokenTree::Ident(word) if *word == "as" => {
                let name = after.first().map(ToString::to_string);
                return found(segments, name, line);
            }
            TokenTree::Ident(word) => {
                line = word.span().start().line;
                segments.push(word.to_string());
            }
            TokenTree::Punct(punct) if punct.as_char() == '*' => {
                return found(segments, None, punct.span().start().line);
            }
            TokenTree::Group(group) => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                for branch in inner.split(|token| is_punct(Some(token), ',')) {
                    if !branch.is_empty() {
                        leaves(branch, &segments, found);
                    }
                }
                return;
            }
            _ => {}
        }
    }
    // `use a::{self, b}` binds `a`.
    if segments.len() > 1 && segments.last().is_some_and(|last| last == "self") {
        segments.pop();
    }
    let name = segments.last().cloned();
    found(segments, name, line);
}

fn attribute(tokens: &[TokenTree]) -> Option<&Group> {
    match tokens {
        [TokenTree::Punct(hash), TokenTree::Group(group), ..]
            if hash.as_char() == '#' && group.delimiter() == Delimiter::Bracket =>
        {
            Some(group)
        }
        _ => None,
    }
}

fn for_tests(attribute: &Group) -> bool {
    let text = attribute.stream().to_string().replace(' ', "");
    text == "test" || text.starts_with("cfg(test)") || text.starts_with("cfg(all(test")
}

/// The index after the item that begins at `at`: after its `;` or its body.
fn after_item(tokens: &[TokenTree], at: usize) -> usize {
    let ends =
        |token: &TokenTree| is_punct(Some(token), ';') || is_group(Some(token), Delimiter::Brace);
    // A `use` may have braces before its semicolon.
    if tokens[at..]
        .iter()
        .take(3)
        .any(|token| token.to_string() == "use")
    {
        return semicolon(tokens, at) + 1;
    }
    tokens[at..]
        .iter()
        .position(ends)
        .map_or(tokens.len(), |end| at + end + 1)
}

fn semicolon(tokens: &[TokenTree], at: usize) -> usize {
    let end = tokens[at..]
        .iter()
        .position(|token| is_punct(Some(token), ';'));
    end.map_or(tokens.len(), |end| at + end)
}

fn is_punct(token: Option<&TokenTree>, char: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == char)
}

fn is_group(token: Option<&TokenTree>, delimiter: Delimiter) -> bool {
    matches!(token, Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    is_punct(tokens.get(at), ':') && is_punct(tokens.get(at + 1), ':')
}
