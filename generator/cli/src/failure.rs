//! The error of a command, and its exit code.

use std::fmt;
use std::process::ExitCode;

use diagnostic::Diagnostic;

/// A failed command: a message that says what and where, and a hint that says what to do.
#[derive(Debug)]
pub struct Failure {
    message: String,
    hint: Option<String>,
    code: u8,
}

impl Failure {
    /// A failure; the message is in lower case and has no final period.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            hint: None,
            code: 1,
        }
    }

    /// A command that was used wrongly.
    pub fn usage(message: impl Into<String>) -> Self {
        Self {
            code: 2,
            ..Self::new(message)
        }
    }

    /// The same from a diagnostic.
    pub fn misused(error: Diagnostic) -> Self {
        Self {
            code: 2,
            ..Self::from(error)
        }
    }

    /// Adds a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Message and hint on one line, for logs.
    pub fn line(&self) -> String {
        match &self.hint {
            Some(hint) => format!("{}; hint: {hint}", self.message),
            None => self.message.clone(),
        }
    }

    /// 1: the command failed. 2: wrong usage, as for clap.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

impl From<Diagnostic> for Failure {
    fn from(error: Diagnostic) -> Self {
        Self {
            hint: error.hint,
            ..Self::new(error.message)
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.message)?;
        match &self.hint {
            Some(hint) => write!(f, "\nhint: {hint}"),
            None => Ok(()),
        }
    }
}
