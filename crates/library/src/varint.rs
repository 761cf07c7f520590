//! Numbers in as few bytes as they need: seven bits a byte, the lowest first.

use std::fmt;

/// Packed bytes that are not what was packed: damage, or somebody else's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// Where the reading stopped.
    pub offset: usize,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the packed index is damaged at offset {}", self.offset)
    }
}

impl std::error::Error for Corrupt {}

pub(crate) fn write(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Signed numbers as unsigned ones, small for small ones of either sign.
pub(crate) const fn zigzag(number: i64) -> u64 {
    (number << 1 ^ number >> 63) as u64
}

const fn unzigzag(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

/// Reads packed numbers; whatever the bytes are, it ends and never reads past them.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    pub(crate) const fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    /// Bytes that are left: no list can have more items.
    pub(crate) const fn left(&self) -> usize {
        self.bytes.len() - self.at
    }

    pub(crate) const fn corrupt(&self) -> Corrupt {
        Corrupt { offset: self.at }
    }

    #[inline]
    pub(crate) fn number(&mut self) -> Result<u64, Corrupt> {
        let mut number = 0;
        let mut shift = 0;
        loop {
            let byte = *self.bytes.get(self.at).ok_or(self.corrupt())?;
            let bits = u64::from(byte & 0x7f);
            if shift > 63 || bits << shift >> shift != bits {
                return Err(self.corrupt());
            }
            self.at += 1;
            number |= bits << shift;
            if byte < 0x80 {
                return Ok(number);
            }
            shift += 7;
        }
    }

    pub(crate) fn narrow<T: TryFrom<u64>>(&mut self) -> Result<T, Corrupt> {
        let at = self.at;
        T::try_from(self.number()?).map_err(|_| Corrupt { offset: at })
    }

    pub(crate) fn signed(&mut self) -> Result<i64, Corrupt> {
        Ok(unzigzag(self.number()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_and_damage_is_told() {
        for number in [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX] {
            let mut bytes = Vec::new();
            write(&mut bytes, number);
            assert_eq!(Reader::new(&bytes).number(), Ok(number));
            assert!(Reader::new(&bytes[..bytes.len() - 1]).number().is_err());
        }
        for number in [0, -1, 1, i64::MIN, i64::MAX] {
            assert_eq!(unzigzag(zigzag(number)), number);
        }
        assert_eq!(Reader::new(&[0xff; 11]).number(), Err(Corrupt { offset: 9 }));
    }
}
