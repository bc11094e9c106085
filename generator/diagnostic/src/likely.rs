//! The name that was probably meant by a misspelt one.

/// The known name that is most similar to another, if any is similar; the first one if several are
/// equally similar.
pub fn likely<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let most = (name.chars().count() / 3).max(1);
    let lower = name.to_lowercase();
    let distance = |known: &str| strsim::osa_distance(&lower, &known.to_lowercase());
    let near = known.into_iter().map(|known| (distance(known), known));
    let near = near.filter(|(distance, _)| *distance <= most);
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typo_is_similar_to_one_name() {
        let likely = |name| likely(name, ["banner", "text", "prematch-events"]);
        assert_eq!(likely("baner"), Some("banner"));
        assert_eq!(likely("Text"), Some("text"));
        assert_eq!(likely("prematch_events"), Some("prematch-events"));
        assert_eq!(likely("slider"), None);
    }
}
