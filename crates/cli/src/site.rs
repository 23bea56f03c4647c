//! The pages of the web table, as far as they were there when this program was built.

use server::site::Site;

/// All of their files.
pub(crate) const SITE: Site = Site { files: include!(concat!(env!("OUT_DIR"), "/site.rs")) };
