//! Resolves paths, module by module, to the file that defines their item.

use std::path::PathBuf;

use crate::graph::Use;
use crate::module::{Module, Path, Place};

/// The most re-exports that a name is followed through: two globs of each other would never end.
const HOPS: usize = 16;

/// What a path resolves to.
enum End {
    Module(Place),
    /// An item, as the module that defines it.
    Item(Place),
}

/// Every use of one file by another.
pub fn uses(modules: &[Module], files: &[PathBuf]) -> Vec<Use> {
    let tree = Tree(modules);
    let mut uses = Vec::new();
    for (here, module) in modules.iter().enumerate() {
        let taken = module.imports.iter().filter(|import| {
            let by_own_code = import
                .name
                .as_ref()
                .is_none_or(|name| module.words.contains_key(name));
            !import.public || import.name.is_some() && by_own_code
        });
        let paths = taken.map(|import| &import.path).chain(&module.mentions);
        for path in paths {
            let Some(End::Item(there)) = tree.follow(here, &path.segments, HOPS) else {
                continue;
            };
            let (from, to) = (module.file, modules[there].file);
            if from != to {
                uses.push(Use {
                    from: files[from].clone(),
                    to: files[to].clone(),
                    line: path.line,
                    path: path.segments.join("::"),
                });
            }
        }
    }
    uses
}

struct Tree<'a>(&'a [Module]);

impl Tree<'_> {
    /// Resolves a path in module `here`; none if it leads out of the crate.
    fn follow(&self, here: Place, segments: &[String], hops: usize) -> Option<End> {
        let (first, rest) = segments.split_first()?;
        let begin = match first.as_str() {
            "crate" => self.root(here),
            "self" => here,
            "super" => self.0[here].parent?,
            name => match self.begin(here, name, hops)? {
                End::Module(place) => place,
                item => return Some(item),
            },
        };
        self.descend(begin, rest, hops)
    }

    /// Resolves the first word of a path: a child module or an import.
    fn begin(&self, here: Place, name: &str, hops: usize) -> Option<End> {
        if let Some(child) = self.0[here].children.get(name) {
            return Some(End::Module(*child));
        }
        let hops = hops.checked_sub(1)?;
        let import = self.named(here, name)?;
        // `use name::…` of another crate: the import begins with the name that it binds.
        (import.segments[0] != name).then(|| self.follow(here, &import.segments, hops))?
    }

    fn descend(&self, from: Place, segments: &[String], hops: usize) -> Option<End> {
        let mut here = from;
        for name in segments {
            if name == "super" {
                here = self.0[here].parent?;
                continue;
            }
            match self.member(here, name, hops)? {
                End::Module(child) => here = child,
                // After an item come only variants and associated items.
                End::Item(definer) => return Some(End::Item(definer)),
            }
        }
        Some(End::Module(here))
    }

    /// Resolves `name` in module `here`. An unknown name counts as defined there: a macro may have
    /// generated it.
    fn member(&self, here: Place, name: &str, hops: usize) -> Option<End> {
        let module = &self.0[here];
        if let Some(child) = module.children.get(name) {
            return Some(End::Module(*child));
        }
        if module.defines.contains(name) {
            return Some(End::Item(here));
        }
        let Some(hops) = hops.checked_sub(1) else {
            return Some(End::Item(here));
        };
        if let Some(import) = self.named(here, name) {
            return self.follow(here, &import.segments, hops);
        }
        let globs = module.imports.iter().filter(|import| import.name.is_none());
        for glob in globs {
            let Some(End::Module(there)) = self.follow(here, &glob.path.segments, hops) else {
                continue;
            };
            match self.member(there, name, hops) {
                Some(End::Item(definer)) if !self.0[definer].defines.contains(name) => {}
                Some(end) => return Some(end),
                None => {}
            }
        }
        Some(End::Item(here))
    }

    fn named(&self, here: Place, name: &str) -> Option<&Path> {
        let imports = &self.0[here].imports;
        let import = imports
            .iter()
            .find(|import| import.name.as_deref() == Some(name))?;
        Some(&import.path)
    }

    fn root(&self, mut here: Place) -> Place {
        while let Some(parent) = self.0[here].parent {
            here = parent;
        }
        here
    }
}
