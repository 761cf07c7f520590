//! Every seed, and every seed slightly damaged, through its property.

use outflank_fuzz_properties::TARGETS;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn names_in(path: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    entries.map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_property_has_a_fuzz_target_and_seeds() {
    let named: BTreeSet<String> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(names_in(&folder("fuzz_targets")), named);
    assert_eq!(names_in(&folder("seeds")), named);
}

#[test]
fn seeds_pass_whole_cut_and_damaged() {
    // xorshift64 with a fixed seed: the same damages every time.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    for (name, property) in TARGETS {
        for entry in std::fs::read_dir(folder("seeds").join(name)).unwrap() {
            let path = entry.unwrap().path();
            let seed = std::fs::read(&path).unwrap();
            property(&seed);
            if seed.is_empty() {
                continue;
            }
            for _ in 0..200 {
                let mut damaged = seed.clone();
                for _ in 0..=random(3) {
                    let at = random(damaged.len());
                    match random(4) {
                        0 => damaged[at] = random(256) as u8,
                        1 => damaged[at] ^= 1 << random(8),
                        2 => damaged.insert(at, seed[random(seed.len())]),
                        _ => damaged.truncate(at.max(1)),
                    }
                }
                // On a failure the panic names the property; the file is the seed.
                property(&damaged);
            }
        }
    }
}
