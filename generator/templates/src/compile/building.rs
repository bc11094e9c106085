//! Builds the bodies of a program.

use crate::program::{Action, Body, Expr, If, Step, Text};

/// A body under construction.
#[derive(Default)]
pub struct Building {
    /// The reads of its steps.
    pub reads: Vec<usize>,
    /// The steps so far.
    pub steps: Vec<Step>,
    /// By step: the index of the construct that it was compiled from.
    spots: Vec<u32>,
    /// The text of the next step: consecutive texts are merged.
    text: String,
}

impl Building {
    /// Adds a text.
    pub fn text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds a step that comes after the text so far.
    pub fn step(&mut self, action: Action) {
        let text = Text::new(&std::mem::take(&mut self.text));
        self.steps.push(Step { text, action });
    }

    /// Whether there are steps since the last mark: most constructs of a page only add text.
    pub fn is_unmarked(&self) -> bool {
        self.spots.len() < self.steps.len()
    }

    /// Records that the steps since the last mark were compiled from this construct.
    pub fn mark(&mut self, spot: u32) {
        self.spots.resize(self.steps.len(), spot);
    }

    /// Adds a branch.
    pub fn choose(&mut self, test: Expr, then: Body, otherwise: Body) {
        let (test, then, otherwise) = match without_not(test) {
            (test, false) => (test, then, otherwise),
            (test, true) => (test, otherwise, then),
        };
        self.step(Action::If(Box::new(If {
            test,
            then,
            otherwise,
        })));
    }

    /// The finished body.
    pub fn finish(mut self) -> Body {
        if !self.text.is_empty() {
            self.step(Action::Nothing);
        }
        self.reads.sort_unstable();
        self.reads.dedup();
        Body {
            reads: self.reads,
            steps: self.steps,
            spots: self.spots,
        }
    }
}

/// A condition without its negations, and whether it is negated. `not a or not b` becomes the
/// negation of `a and b`.
fn without_not(test: Expr) -> (Expr, bool) {
    match test {
        Expr::Not(of) => {
            let (of, is_opposite) = without_not(*of);
            (of, !is_opposite)
        }
        Expr::Or(a, b) => match (*a, *b) {
            (Expr::Not(a), Expr::Not(b)) => (Expr::And(a, b), true),
            (a, b) => (Expr::Or(Box::new(a), Box::new(b)), false),
        },
        test => (test, false),
    }
}
