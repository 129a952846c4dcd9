//! Who somebody is, without an account: a signed token.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// A token is so many bytes at most.
const LONGEST: usize = 200;

/// Signs tokens and knows its own.
#[derive(Clone)]
pub(crate) struct Signer {
    key: Vec<u8>,
}

impl Signer {
    pub(crate) fn new(key: Vec<u8>) -> Signer {
        Signer { key }
    }

    fn mac(&self, guest: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(guest.as_bytes());
        mac
    }

    /// A guest's token: who it is, and our sign under it.
    pub(crate) fn token(&self, guest: &str) -> String {
        let sign: String = self.mac(guest).finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{guest}.{sign}")
    }

    /// Whose token it is; nobody's if we did not make it.
    pub(crate) fn guest(&self, token: &str) -> Option<String> {
        if token.len() > LONGEST {
            return None;
        }
        let (guest, sign) = token.split_once('.')?;
        if !sign.len().is_multiple_of(2) {
            return None;
        }
        let bytes: Option<Vec<u8>> = (0..sign.len() / 2)
            .map(|place| sign.get(2 * place..2 * place + 2).and_then(|two| u8::from_str_radix(two, 16).ok()))
            .collect();
        // Compared in constant time.
        self.mac(guest).verify_slice(&bytes?).ok()?;
        Some(guest.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::Signer;

    #[test]
    fn only_our_own_tokens_are_known() {
        let (ours, theirs) = (Signer::new(vec![1; 32]), Signer::new(vec![2; 32]));
        let token = ours.token("g1");
        assert_eq!(ours.guest(&token).as_deref(), Some("g1"));
        assert_eq!(theirs.guest(&token), None);
        assert_eq!(ours.guest(&token.replacen("g1", "g2", 1)), None);
        let (longer, shorter) = (format!("{token}0"), &token[..token.len() - 1]);
        for forged in ["", ".", "g1.", "g1", "g1.zz", &longer, shorter, &"é.".repeat(90)] {
            assert_eq!(ours.guest(forged), None, "{forged}");
        }
    }
}
