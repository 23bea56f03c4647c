//! The embedded web app. It is empty if the web app was not built before this program.

use server::site::Site;

pub(crate) const SITE: Site = Site { files: include!(concat!(env!("OUT_DIR"), "/site.rs")) };
