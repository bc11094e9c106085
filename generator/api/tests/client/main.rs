//! The client against operators that fail, lie, are slow, or send what nobody has heard of.

mod conditional;
mod failures;
mod odd;
mod operator;
mod paging;
