//! English.

/// With "a" or "an" before it.
pub(crate) fn a(noun: &str) -> String {
    let first = noun.chars().find(|letter| letter.is_alphanumeric()).unwrap_or(' ');
    let vowel = matches!(first.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u' | '8');
    format!("{} {noun}", if vowel { "an" } else { "a" })
}
