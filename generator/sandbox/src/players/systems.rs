//! Systems and their lines.

use api::wire::SystemKind;

/// Most selections of a system: eight make 70 lines of four.
const MOST: u32 = 8;

/// Every accepted system: from two up to all but one of the selections.
pub fn all() -> impl Iterator<Item = SystemKind> {
    (3..=MOST).flat_map(|total_count| {
        (2..total_count).map(move |win_count| SystemKind {
            // Readable in a log: 302 is 2 of 3.
            id: u64::from(100 * total_count + win_count),
            win_count,
            total_count,
        })
    })
}

/// The system with this number of winning and of all selections.
pub fn of(id: u64, total: usize) -> Option<SystemKind> {
    all().find(|system| system.id == id && system.total_count as usize == total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_up_to_eight_selections_has_a_number_of_its_own() {
        let systems: Vec<SystemKind> = all().collect();
        assert_eq!(systems.len(), (1..=6).sum::<usize>());
        let two_of_three = SystemKind {
            id: 302,
            win_count: 2,
            total_count: 3,
        };
        assert_eq!(systems[0], two_of_three);
        let ids: std::collections::HashSet<u64> = systems.iter().map(|system| system.id).collect();
        assert_eq!(ids.len(), systems.len());
    }
}
