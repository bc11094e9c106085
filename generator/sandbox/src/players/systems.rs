//! Systems and their lines.

use std::iter;

use api::wire::SystemKind;

/// Most selections of a system: eight make 70 lines of four, and a Goliath 247.
const MOST: u32 = 8;

/// Most selections of a system that has a line of each single: 63 lines.
const MOST_WITH_SINGLES: u32 = 6;

/// Every accepted system.
pub fn all() -> impl Iterator<Item = SystemKind> {
    (3..=MOST).flat_map(|total| of_one_length(total).chain(full(total)))
}

/// Two up to all but one of the selections in each line.
fn of_one_length(total_count: u32) -> impl Iterator<Item = SystemKind> {
    (2..total_count).map(move |win_count| SystemKind {
        // Readable in a log: 302 is 2 of 3.
        id: u64::from(100 * total_count + win_count),
        win_count,
        max_win_count: None,
        total_count,
    })
}

/// The systems of all lines, which have names: from doubles up, such as a Trixie and a Yankee, and from singles up, such as
/// a Patent and a Lucky 15.
fn full(total_count: u32) -> impl Iterator<Item = SystemKind> {
    let from_singles = (total_count <= MOST_WITH_SINGLES).then_some(1);
    iter::once(2)
        .chain(from_singles)
        .map(move |win_count| SystemKind {
            // 30302 is 2 up to 3 of 3.
            id: u64::from(10_000 * total_count + 100 * total_count + win_count),
            win_count,
            max_win_count: Some(total_count),
            total_count,
        })
}

/// The system with this number and this many selections.
pub fn of(id: u64, total: usize) -> Option<SystemKind> {
    all().find(|system| system.id == id && system.total_count as usize == total)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_system_up_to_eight_selections_has_a_number_of_its_own() {
        let systems: Vec<SystemKind> = all().collect();
        let of_one_length = systems
            .iter()
            .filter(|system| system.max_win_count.is_none());
        assert_eq!(of_one_length.count(), (1..=6).sum::<usize>());
        let two_of_three = SystemKind {
            id: 302,
            win_count: 2,
            max_win_count: None,
            total_count: 3,
        };
        assert_eq!(systems[0], two_of_three);
        let ids: HashSet<u64> = systems.iter().map(|system| system.id).collect();
        assert_eq!(ids.len(), systems.len());
    }

    #[test]
    fn the_ten_systems_of_all_lines_are_those_with_a_name() {
        let full = all().filter_map(|system| Some((system.win_count, system.max_win_count?)));
        let trixie_to_goliath = [
            (2, 3),
            (1, 3),
            (2, 4),
            (1, 4),
            (2, 5),
            (1, 5),
            (2, 6),
            (1, 6),
            (2, 7),
            (2, 8),
        ];
        assert_eq!(full.collect::<Vec<_>>(), trixie_to_goliath);
    }
}
