//! An answer that comes once the disk has it.

use crate::StoreError;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// The answer of a write. Await it, or wait for it on a thread of your own; dropping it
/// does not take the write back.
#[derive(Debug)]
#[must_use = "a write is acknowledged only through its answer"]
pub struct Pending<T>(oneshot::Receiver<Result<T, StoreError>>);

impl<T> Pending<T> {
    pub(crate) fn channel() -> (oneshot::Sender<Result<T, StoreError>>, Pending<T>) {
        let (sender, receiver) = oneshot::channel();
        (sender, Pending(receiver))
    }

    /// Waits for it. Not for use within an async task.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or(Err(StoreError::Closed)))
    }
}
