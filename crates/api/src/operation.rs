//! One operation of the API: a name, an address, who may call it, and a function whose own
//! types say what it takes and gives.
//!
//! So the description cannot differ from what is done: there is nothing to keep up by hand
//! but a name and a summary.

use crate::answer::{Answers, Reply};
use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use crate::request::{Request, Takes};
use crate::services::{BoxFuture, Services};
use http::{Method, StatusCode};
use outflank_host::Principal;
use std::sync::Arc;

/// The longest body, in bytes, unless an operation takes longer ones.
const BODY: usize = 64 << 10;

/// Who may call an operation at all. What they may do to a match is for its host to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Everybody.
    Anybody,
    /// People, not programs.
    People,
}

impl Who {
    /// Whether somebody is one of them.
    #[must_use]
    pub const fn includes(self, principal: Principal) -> bool {
        match self {
            Who::Anybody => true,
            Who::People => !matches!(principal, Principal::Bot(_) | Principal::House),
        }
    }
}

type Call =
    Box<dyn Fn(Arc<dyn Services>, Request) -> BoxFuture<'static, Result<Reply, Problem>> + Send + Sync>;

/// A function with its address.
pub struct Operation {
    /// How it is asked.
    pub method: Method,
    /// Where, with names in braces for the parts that stand for something.
    pub path: &'static str,
    /// What client generators call it.
    pub id: &'static str,
    /// What it does, in a line.
    pub summary: &'static str,
    /// Who may call it.
    pub who: Who,
    /// Whether it takes a body…
    pub takes_body: bool,
    /// …and the longest one, in bytes.
    pub longest_body: usize,
    /// Whether whoever calls it has to be somebody: it leaves something behind. A visitor becomes
    /// a guest.
    pub by_somebody: bool,
    /// Problems that no type tells: those of the function itself.
    pub(crate) problems: &'static [StatusCode],
    pub(crate) describe: fn(&mut Describer, &mut Shape),
    call: Call,
}

macro_rules! methods {
    ($($method:ident, $name:ident;)*) => {$(
        pub(crate) fn $method<F, D>(
            path: &'static str,
            id: &'static str,
            summary: &'static str,
            function: F,
        ) -> Operation
        where
            F: Function<D>,
        {
            Operation {
                method: Method::$name,
                path,
                id,
                summary,
                who: Who::Anybody,
                takes_body: F::TAKES_BODY,
                longest_body: BODY,
                by_somebody: Method::$name != Method::GET,
                problems: &[],
                describe: F::describe,
                call: Box::new(move |services, request| function.call(&services, &request)),
            }
        }
    )*};
}
methods! { get, GET; post, POST; patch, PATCH; delete, DELETE; }

impl Operation {
    /// The function itself may find these problems.
    pub(crate) fn may(self, problems: &'static [StatusCode]) -> Operation {
        Operation { problems, ..self }
    }

    /// It leaves nothing behind, whatever its method.
    pub(crate) fn by_anybody(self) -> Operation {
        Operation { by_somebody: false, ..self }
    }

    /// Only these may call it.
    pub(crate) fn only(self, who: Who) -> Operation {
        Operation { who, ..self }
    }

    /// Takes bodies of up to so many bytes.
    pub(crate) fn up_to(self, bytes: usize) -> Operation {
        Operation { longest_body: bytes, ..self }
    }

    /// Carries it out.
    pub async fn call(&self, services: Arc<dyn Services>, request: Request) -> Result<Reply, Problem> {
        if !self.who.includes(request.principal) {
            return Err(Problem::NotYours);
        }
        (self.call)(services, request).await
    }
}

impl std::fmt::Debug for Operation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} {})", self.id, self.method, self.path)
    }
}

/// A function that is an operation; `D` are its arguments.
pub trait Function<D>: Send + Sync + 'static {
    /// Whether one of its arguments is the body of the request.
    const TAKES_BODY: bool;

    /// Tells the description what it takes and gives.
    fn describe(describer: &mut Describer, shape: &mut Shape);

    /// Takes its arguments from a request, and does it.
    fn call(
        &self,
        services: &Arc<dyn Services>,
        request: &Request,
    ) -> BoxFuture<'static, Result<Reply, Problem>>;
}

macro_rules! functions {
    ($($taken:ident)*) => {
        impl<F, A, R, $($taken),*> Function<($($taken,)*)> for F
        where
            F: Fn($($taken),*) -> A + Send + Sync + 'static,
            A: Future<Output = R> + Send + 'static,
            R: Answers,
            $($taken: Takes,)*
        {
            const TAKES_BODY: bool = false $(|| $taken::BODY)*;

            fn describe(describer: &mut Describer, shape: &mut Shape) {
                $($taken::describe(describer, shape);)*
                R::describe(describer, shape);
            }

            #[allow(non_snake_case, unused_variables, reason = "arguments are called as their types")]
            fn call(
                &self,
                services: &Arc<dyn Services>,
                request: &Request,
            ) -> BoxFuture<'static, Result<Reply, Problem>> {
                let taken = || -> Result<_, Problem> { Ok(($($taken::take(request, services)?,)*)) };
                match taken() {
                    Ok(($($taken,)*)) => {
                        let done = self($($taken),*);
                        Box::pin(async move { done.await.reply() })
                    }
                    Err(problem) => Box::pin(std::future::ready(Err(problem))),
                }
            }
        }
    };
}
functions!();
functions!(T1);
functions!(T1 T2);
functions!(T1 T2 T3);
functions!(T1 T2 T3 T4);
