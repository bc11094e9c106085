//! How files are stored at a target: the flags that all publishing commands share.

use clap::ValueEnum;
use diagnostic::Diagnostic;
use edge::Edge;
use jiff::{SignedDuration, Timestamp};
use publish::{Coding, Options, Publisher, Target};

use crate::args::{Compress, StoreArgs};
use crate::failure::Failure;
use crate::origin::Origin;

/// How files are stored at a target.
pub struct Store {
    args: StoreArgs,
    grace: Option<SignedDuration>,
    coding: Coding,
    concurrency: Option<usize>,
    adopt: bool,
    origin: Option<Origin>,
}

impl Store {
    /// The flags, checked against the target.
    ///
    /// # Errors
    /// The target does not support a flag.
    pub fn new(args: &StoreArgs, target: &Target) -> Result<Self, Failure> {
        let coding = match args.compress {
            None | Some(Compress::None) => Coding::Identity,
            Some(Compress::Gzip) => Coding::Gzip,
            Some(Compress::Brotli) => Coding::Brotli,
        };
        if coding != Coding::Identity && !target.keeps_headers() {
            return Err(Failure::usage(format!(
                "--compress does not work with a folder ({})",
                target.name()
            ))
            .hint("files in a folder have no headers; the server in front of it compresses"));
        }
        Ok(Self {
            args: args.clone(),
            grace: args.grace,
            coding,
            concurrency: args.concurrency,
            adopt: args.adopt,
            origin: args
                .origin
                .as_deref()
                .map(Origin::parse)
                .transpose()
                .map_err(Failure::misused)?,
        })
    }

    /// Refuses flags of a publish in a command that does not publish.
    ///
    /// # Errors
    /// One of them is given.
    pub fn refuse(args: &StoreArgs, needed: &str) -> Result<(), Failure> {
        let given = [
            ("--grace", args.grace.is_some()),
            ("--compress", args.compress.is_some()),
            ("--concurrency", args.concurrency.is_some()),
            ("--adopt", args.adopt),
            ("--origin", args.origin.is_some()),
        ];
        match given.into_iter().find(|(_, is_given)| *is_given) {
            None => Ok(()),
            Some((flag, _)) => Err(Failure::usage(format!(
                "{flag} is an option of publishing, and nothing is published"
            ))
            .hint(format!("add {needed}"))),
        }
    }

    /// The flags again, for a command that publishes in the same way.
    pub fn flags(&self) -> Vec<String> {
        let StoreArgs {
            grace,
            compress,
            concurrency,
            adopt,
            origin,
        } = &self.args;
        let compress = compress.and_then(|it| it.to_possible_value());
        let given = [
            grace.map(|grace| format!("--grace={grace}")),
            compress.map(|it| format!("--compress={}", it.get_name())),
            concurrency.map(|number| format!("--concurrency={number}")),
            adopt.then(|| "--adopt".to_owned()),
            origin.as_ref().map(|url| format!("--origin={url}")),
        ];
        given.into_iter().flatten().collect()
    }

    /// Refuses pages that the policy of the origin would break, where one is named.
    ///
    /// # Errors
    /// See [`Origin::check`].
    pub async fn check_origin(&self, edge: &Edge) -> Result<(), Diagnostic> {
        match &self.origin {
            Some(origin) => origin.check(edge).await,
            None => Ok(()),
        }
    }

    /// Options of a publish that begins now.
    pub fn options<'a>(&self, publisher: &'a Publisher, edge: &'a Edge) -> Options<'a> {
        let usual = Options::new(publisher, edge, Timestamp::now());
        Options {
            grace: self.grace.unwrap_or(usual.grace),
            coding: self.coding,
            concurrency: self.concurrency.unwrap_or(usual.concurrency),
            adopt: self.adopt,
            ..usual
        }
    }
}
