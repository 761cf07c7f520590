//! What a measurement was taken on: processor, instruction set, compiler.

use outflank_rules::isa::Isa;
use std::fmt;
use std::time::Duration;

/// The machine and the build, as a report names them.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The processor's own name.
    pub processor: String,
    /// How many threads it runs at once.
    pub threads: usize,
    /// How many programs wanted to run in the last minute, ours included, where the
    /// system tells: above the number of threads, times are too long.
    pub load: Option<f64>,
    /// Which of the instruction sets we have code for it has, the one used last.
    pub instruction_sets: Vec<Isa>,
    /// Compiler version.
    pub compiler: &'static str,
    /// Target triple, optimisation level and compiler flags.
    pub build: String,
}

impl Machine {
    /// The running machine.
    #[must_use]
    pub fn this() -> Machine {
        let flags = env!("OUTFLANK_RUSTFLAGS");
        let flags = if flags.is_empty() { "none" } else { flags };
        Machine {
            processor: processor_name(),
            threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            load: std::fs::read_to_string("/proc/loadavg").ok().and_then(|text| load_in(&text)),
            instruction_sets: Isa::available(),
            compiler: env!("OUTFLANK_RUSTC"),
            build: format!(
                "{}, opt-level {}, compiler flags: {flags}",
                env!("OUTFLANK_TARGET"),
                env!("OUTFLANK_OPT_LEVEL"),
            ),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets: Vec<_> = self.instruction_sets.iter().map(ToString::to_string).collect();
        writeln!(f, "processor:  {} ({} threads)", self.processor, self.threads)?;
        if let Some(load) = self.load {
            let busy = if load > self.threads as f64 { ", too busy to trust the times" } else { "" };
            writeln!(f, "load:       {load:.1}{busy}")?;
        }
        writeln!(f, "kernels:    {} (of {})", Isa::best(), sets.join(", "))?;
        writeln!(f, "compiler:   {}", self.compiler)?;
        write!(f, "build:      {}", self.build)
    }
}

/// Time this thread has spent on a processor so far, where the system tells. Unlike the
/// clock on the wall it does not count the time other programs took.
#[must_use]
pub fn processor_time() -> Option<Duration> {
    #[cfg(unix)]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        time.try_into().ok()
    }
    #[cfg(not(unix))]
    None
}

/// The name Linux reports, or the architecture where there is none.
fn processor_name() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    name_in(&text).unwrap_or(std::env::consts::ARCH).to_owned()
}

fn name_in(cpuinfo: &str) -> Option<&str> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim())
}

fn load_in(loadavg: &str) -> Option<f64> {
    loadavg.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_name_is_found() {
        assert_eq!(name_in("processor\t: 0\nmodel name\t: Some CPU @ 2 GHz\n"), Some("Some CPU @ 2 GHz"));
        assert_eq!(name_in("processor\t: 0\n"), None);
        assert!(!Machine::this().processor.is_empty());
    }

    #[test]
    #[cfg(unix)]
    fn the_time_on_the_processor_moves_on_while_working_and_rests_while_asleep() {
        let spent = |work: &dyn Fn()| {
            let start = processor_time().unwrap();
            work();
            processor_time().unwrap() - start
        };
        let asleep = spent(&|| std::thread::sleep(Duration::from_millis(50)));
        let counting = spent(&|| assert_eq!(crate::magpie_perft(8), crate::PERFT[7]));
        assert!(counting > Duration::ZERO && asleep < Duration::from_millis(40), "{counting:?} {asleep:?}");
    }

    #[test]
    fn the_load_of_the_last_minute_is_found() {
        assert_eq!(load_in("4.86 5.59 5.33 3/120 4711\n"), Some(4.86));
        assert_eq!(load_in(""), None);
    }
}
