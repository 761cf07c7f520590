#![no_main]

use outflank_fuzz_properties::{Format, games};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| games(Format::Obf, bytes));
