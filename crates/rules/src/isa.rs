//! Which instruction sets this machine has.
//!
//! An [`Isa`] is a proof: it can only be made by looking at the running processor, so
//! code compiled for it may be called wherever one is held. Fast loops take an `Isa`
//! once at their entry (see the attribute `outflank_isa::per_isa`); everything else
//! calls the [`crate::kernels`], which ask for the best one themselves.

#[cfg(target_arch = "x86_64")]
use outflank_isa::detected;
use std::fmt;

/// The kinds of instruction sets there is code for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Plain Rust, runs everywhere.
    Portable,
    /// x86-64 with AVX2, BMI1/2, LZCNT and POPCNT (2013 and later).
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// x86-64 with AVX-512 F, BW, CD, DQ, VL, VPOPCNTDQ, VBMI and VBMI2 (2019 and later).
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// AArch64, where NEON is always there.
    #[cfg(target_arch = "aarch64")]
    Neon,
}

/// An instruction set found on this machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Isa(Kind);

impl Isa {
    /// Plain Rust.
    pub const PORTABLE: Isa = Isa(Kind::Portable);

    /// The fastest instruction set of this machine.
    #[must_use]
    #[inline]
    pub fn best() -> Isa {
        #[cfg(target_arch = "x86_64")]
        {
            if has_avx512() {
                return Isa(Kind::Avx512);
            }
            if has_avx2() {
                return Isa(Kind::Avx2);
            }
        }
        #[cfg(target_arch = "aarch64")]
        return Isa(Kind::Neon);
        #[cfg(not(target_arch = "aarch64"))]
        Isa::PORTABLE
    }

    /// Every instruction set of this machine that there is code for, slowest first.
    #[must_use]
    pub fn available() -> Vec<Isa> {
        #[allow(unused_mut)]
        let mut found = vec![Isa::PORTABLE];
        #[cfg(target_arch = "x86_64")]
        {
            if has_avx2() {
                found.push(Isa(Kind::Avx2));
            }
            if has_avx512() {
                found.push(Isa(Kind::Avx512));
            }
        }
        #[cfg(target_arch = "aarch64")]
        found.push(Isa(Kind::Neon));
        found
    }

    /// The instruction set of this name, if this machine has it.
    #[must_use]
    pub fn named(name: &str) -> Option<Isa> {
        Isa::available().into_iter().find(|isa| isa.name() == name)
    }

    /// Which kind it is.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        self.0
    }

    /// `portable`, `avx2`, `avx512` or `neon`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "avx512",
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => "neon",
        }
    }
}

impl fmt::Debug for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

// The standard library reads the processor once and keeps the answer, so each question
// is a load and a test. `detected` has the list of features from which `per_isa` compiles.
#[cfg(target_arch = "x86_64")]
#[inline]
fn has_avx2() -> bool {
    detected!(avx2)
}

#[cfg(target_arch = "x86_64")]
#[inline]
fn has_avx512() -> bool {
    detected!(avx512)
}
