//! The 16 bytes at the beginning of all three kinds of file.

/// What a WTHOR file says about itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// When the file was made.
    pub created: Date,
    /// Number of games in a `.wtb` file.
    pub games: u32,
    /// Number of names in a `.JOU` or `.TRN` file; of empty squares in a file of
    /// solitaires.
    pub names: u16,
    /// Year the games were played in; 0 in name files.
    pub year: u16,
    /// Board size: 0 and 8 are 8×8.
    pub board_size: u8,
    /// 0 for games, 1 for solitaires.
    pub kind: u8,
    /// Empty squares from which the theoretical scores were computed, as stored; see
    /// [`Header::theory_empties`].
    pub theory: u8,
}

/// A day; all zeros if it is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Date {
    /// Year, from 0 to 25 599.
    pub year: u16,
    /// Month, from 1.
    pub month: u8,
    /// Day of the month, from 1.
    pub day: u8,
}

impl Header {
    /// Bytes of a header.
    pub const SIZE: usize = 16;

    /// Empty squares from which the theoretical scores were computed: 22 where the
    /// file says nothing, as in old ones.
    #[must_use]
    pub const fn theory_empties(&self) -> u8 {
        if self.theory == 0 { 22 } else { self.theory }
    }

    /// Takes the fields from their bytes. Any bytes are a header.
    #[must_use]
    pub const fn from_bytes(bytes: &[u8; Header::SIZE]) -> Header {
        Header {
            created: Date { year: bytes[0] as u16 * 100 + bytes[1] as u16, month: bytes[2], day: bytes[3] },
            games: u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]),
            names: u16::from_le_bytes([bytes[8], bytes[9]]),
            year: u16::from_le_bytes([bytes[10], bytes[11]]),
            board_size: bytes[12],
            kind: bytes[13],
            theory: bytes[14],
        }
    }

    /// The bytes of the header.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; Header::SIZE] {
        let mut bytes = [0; Header::SIZE];
        bytes[0] = (self.created.year / 100).min(255) as u8;
        bytes[1] = (self.created.year % 100) as u8;
        bytes[2] = self.created.month;
        bytes[3] = self.created.day;
        bytes[4..8].copy_from_slice(&self.games.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.names.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12] = self.board_size;
        bytes[13] = self.kind;
        bytes[14] = self.theory;
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_real_header_is_understood() {
        let bytes = [0x14, 0x19, 0x0b, 0x1b, 0xda, 0x07, 0, 0, 0, 0, 0xe9, 0x07, 0x08, 0, 0x18, 0];
        let header = Header::from_bytes(&bytes);
        assert_eq!(header.created, Date { year: 2025, month: 11, day: 27 });
        assert_eq!((header.games, header.year, header.board_size), (2010, 2025, 8));
        assert_eq!((header.kind, header.theory_empties()), (0, 24));
        assert_eq!(header.to_bytes(), bytes);
        assert_eq!(Header::default().theory_empties(), 22);
    }
}
