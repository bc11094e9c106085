//! The client against operators that fail, contradict themselves, are slow, or send unknown values.

mod conditional;
mod failures;
mod odd;
mod operator;
mod paging;
mod spoiling;
mod spoilt;
