//! Zeroed memory for the table, in large pages where the system has them.
//!
//! A probe lands anywhere in up to gigabytes: with ordinary pages nearly every one
//! also misses the processor's page look-up. Asking the kernel for huge pages is a
//! hint it may ignore.

#![allow(unsafe_code)]

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

/// A cache line of eight words.
pub(super) type Line = [AtomicU64; 8];

const PAGE: usize = 2 << 20;

/// A slice of zeroed lines that start at a multiple of 64 bytes.
pub(super) struct Lines {
    memory: NonNull<u8>,
    layout: Layout,
    first: NonNull<Line>,
    length: usize,
}

impl Lines {
    /// `length` lines, or nothing when the system has no memory for them.
    pub(super) fn zeroed(length: usize) -> Option<Lines> {
        let bytes = length.checked_mul(size_of::<Line>())?;
        // Small alignment makes the allocator take fresh zero pages from the system
        // instead of writing zeros; the room for alignment is added by hand.
        let slack = if bytes >= PAGE { PAGE } else { 64 };
        let layout = Layout::from_size_align(bytes.checked_add(slack)?, 16).ok()?;
        // SAFETY: the layout's size is not zero, as `slack` is not.
        let memory = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        let offset = memory.as_ptr().align_offset(slack);
        // SAFETY: `align_offset` is below `slack`, which was added to the size.
        let first = unsafe { memory.add(offset) };
        #[cfg(target_os = "linux")]
        if bytes >= PAGE {
            // SAFETY: the range lies in memory allocated above; the advice changes only
            // how it is paged, and its failure changes nothing.
            unsafe { libc::madvise(first.as_ptr().cast(), bytes, libc::MADV_HUGEPAGE) };
        }
        Some(Lines { memory, layout, first: first.cast(), length })
    }
}

impl Deref for Lines {
    type Target = [Line];

    #[inline]
    fn deref(&self) -> &[Line] {
        // SAFETY: `first` points to `length` lines that live as long as `self`, all
        // zero at first, which is a valid atomic, and only ever accessed as atomics.
        unsafe { std::slice::from_raw_parts(self.first.as_ptr(), self.length) }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        // SAFETY: allocated in `zeroed` with this layout.
        unsafe { dealloc(self.memory.as_ptr(), self.layout) };
    }
}

// SAFETY: the lines are atomics, and the memory belongs to this value alone.
unsafe impl Send for Lines {}
// SAFETY: shared access goes through atomics only.
unsafe impl Sync for Lines {}
