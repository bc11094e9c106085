//! Who bats in cricket.

use super::Sides;

/// Wickets of an innings.
pub const WICKETS: u32 = 10;

/// Who bats, and the runs of overs and batters.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Batting {
    /// Runs of each over of the first innings that is bowled.
    pub overs: Vec<u32>,
    /// Runs of each side's batters, in their order.
    pub runs: Sides<[u32; Self::ORDER]>,
    /// Places of the batter that faces the bowler, and of the other one.
    ends: [usize; 2],
    /// Place of the next one.
    next: usize,
    /// Runs and balls of the running over.
    over: [u32; 2],
}

impl Batting {
    /// Batters of a side.
    pub const ORDER: usize = WICKETS as usize + 1;

    /// Another innings begins.
    pub(super) fn begin(&mut self) {
        self.ends = [0, 1];
        self.next = 2;
        self.over = [0, 0];
    }

    /// A ball with its runs; none for a wicket.
    pub(super) fn ball(&mut self, innings: usize, side: usize, runs: Option<u32>) {
        match runs {
            Some(runs) => {
                self.runs[side][self.ends[0]] += runs;
                self.over[0] += runs;
                if runs % 2 == 1 {
                    self.ends.swap(0, 1);
                }
            }
            None => {
                self.ends[0] = self.next.min(Self::ORDER - 1);
                self.next += 1;
            }
        }
        self.over[1] += 1;
        if self.over[1] == 6 {
            if innings == 0 {
                self.overs.push(self.over[0]);
            }
            self.over = [0, 0];
            self.ends.swap(0, 1);
        }
    }
}
