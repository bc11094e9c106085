//! What a command says when it cannot do its work, and the code that it exits with.

use std::fmt;
use std::process::ExitCode;

use site::diagnostic::Diagnostic;

/// A command that failed: one line that says what and where, one that says what to do.
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

    /// A command that was asked for something that cannot be.
    pub fn usage(message: impl Into<String>) -> Self {
        Self {
            code: 2,
            ..Self::new(message)
        }
    }

    /// The same of one that the core told.
    pub fn misused(error: Diagnostic) -> Self {
        Self {
            code: 2,
            ..Self::from(error)
        }
    }

    /// Adds what to do.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// 1: the work could not be done. 2: wrong usage, as clap has it.
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
