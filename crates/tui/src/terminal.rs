//! The real terminal: raw mode, keys, mouse, signals, and leaving everything as it was,
//! whatever happens.

use crate::RunError;
use crate::app::App;
use crate::press::{self, Happening, Press};
use outflank_play::{Millis, Moment};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The longest time between two looks at the signals.
const GLANCE: Duration = Duration::from_millis(200);

/// How the app ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The person left.
    Left,
    /// A signal asked for it, or Ctrl-C.
    Signalled,
}

/// What a thread that thinks said when it panicked.
type Crash = Arc<Mutex<Option<String>>>;

/// A terminal in the app's hands, given back when this is dropped, or before.
struct Loan {
    /// Whether there is something to give back: twice would disturb what was written in
    /// between.
    taken: Arc<AtomicBool>,
}

impl Loan {
    fn take() -> io::Result<Loan> {
        let loan = Loan { taken: Arc::new(AtomicBool::new(false)) };
        loan.take_again()?;
        Ok(loan)
    }

    fn take_again(&self) -> io::Result<()> {
        enable_raw_mode()?;
        // From here on a failure gives back what was taken.
        self.taken.store(true, Ordering::Relaxed);
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
    }

    /// The terminal as it was. Where that fails there is no terminal left to complain on.
    fn give_back(&self) {
        if self.taken.swap(false, Ordering::Relaxed) {
            let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
            let _ = disable_raw_mode();
        }
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        self.give_back();
    }
}

/// A flag that is set when a signal asks the program to end.
#[cfg(unix)]
fn signals() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGHUP, SIGINT] {
        // The second signal ends the process at once: a terminal that takes no more
        // characters would hold it up for ever.
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&flag))?;
        signal_hook::flag::register(signal, Arc::clone(&flag))?;
    }
    Ok(flag)
}

/// Gives the terminal to the shell until it wakes the program up again. Where nobody could
/// wake it, the system lets it run on.
#[cfg(unix)]
fn suspend(loan: &Loan) -> io::Result<()> {
    loan.give_back();
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
    loan.take_again()
}

/// Elsewhere programs are not put aside like that.
#[cfg(not(unix))]
fn suspend(_loan: &Loan) -> io::Result<()> {
    Ok(())
}

/// Elsewhere the system closes the window and the process with it.
#[cfg(not(unix))]
fn signals() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// Runs the app in this process's terminal until the person leaves.
pub(crate) fn run(app: &mut App) -> Result<Ended, RunError> {
    let stop = signals()?;
    let before = Arc::new(panic::take_hook());
    let usual = Arc::clone(&before);
    let main = thread::current().id();
    let crash: Crash = Arc::default();
    let noted = Arc::clone(&crash);
    let loan = Loan::take()?;
    let taken = Arc::clone(&loan.taken);
    // A report of a panic is to be read on the ordinary screen. Only this thread may
    // touch the terminal; what happens on another one is told from here.
    panic::set_hook(Box::new(move |report| {
        if thread::current().id() == main {
            Loan { taken: Arc::clone(&taken) }.give_back();
            usual(report);
        } else if let Ok(mut note) = noted.lock() {
            *note = Some(report.to_string());
        }
    }));
    let done = Arc::new(AtomicBool::new(false));
    let ended = drive(app, &stop, &crash, &listen(&done), &loan);
    done.store(true, Ordering::Relaxed);
    app.close();
    drop(loan);
    panic::set_hook(Box::new(move |report| before(report)));
    ended
}

/// Reads keys, mouse and sizes on a thread of its own until `done` is set.
///
/// When the terminal is closed under the program, the library that reads it never comes
/// back. Here that holds up nobody: the app ends in good order, and the process with it.
fn listen(done: &Arc<AtomicBool>) -> Receiver<io::Result<Event>> {
    let (sender, events) = channel();
    let done = Arc::clone(done);
    thread::spawn(move || {
        while !done.load(Ordering::Relaxed) {
            let event = match event::poll(GLANCE) {
                Ok(false) => continue,
                Ok(true) => event::read(),
                Err(error) => Err(error),
            };
            let failed = event.is_err();
            if sender.send(event).is_err() || failed {
                break;
            }
        }
    });
    events
}

fn drive(
    app: &mut App,
    stop: &AtomicBool,
    crash: &Crash,
    events: &Receiver<io::Result<Event>>,
    loan: &Loan,
) -> Result<Ended, RunError> {
    let mut terminal: Terminal<CrosstermBackend<Stdout>> = Terminal::new(CrosstermBackend::new(stdout()))?;
    let began = Instant::now();
    let now = || Moment::from_millis(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX));
    let mut stale = true;
    loop {
        app.pass_time(now());
        stale |= app.take_news();
        if stop.load(Ordering::Relaxed) {
            return Ok(Ended::Signalled);
        }
        if let Some(report) = crash.lock().ok().and_then(|mut note| note.take()) {
            return Err(RunError::Thinking(report));
        }
        if app.is_over() {
            return Ok(if app.was_interrupted() { Ended::Signalled } else { Ended::Left });
        }
        // Nothing is sent over a slow line while nothing happens.
        if stale {
            terminal.draw(|frame| app.draw(frame))?;
        }
        if app.take_bell() {
            stdout().write_all(b"\x07")?;
            stdout().flush()?;
        }
        let wake = app.wake();
        let rest = wake.map_or(GLANCE, |moment| duration(moment.since(now())));
        // Everything that has come is taken in before the next drawing.
        let first = events.recv_timeout(rest.min(GLANCE)).ok();
        stale = first.is_some() || wake.is_some_and(|moment| moment <= now());
        for event in first.into_iter().chain(events.try_iter()) {
            if let Some(happening) = press::happening(&event?) {
                app.pass_time(now());
                app.happen(happening);
                if happening == Happening::Press(Press::Suspend) {
                    suspend(loan)?;
                    // A screen of its own is empty again. `clear` would ask where the cursor
                    // stands, and the thread that reads the keys would get the answer.
                    terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
                }
            }
        }
    }
}

fn duration(span: Millis) -> Duration {
    Duration::from_millis(span.get())
}
