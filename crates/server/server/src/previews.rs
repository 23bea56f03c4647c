//! Pictures of tables for pages outside of the app: link previews, and cards of finished matches.
//!
//! A picture shows what a stranger with the link may know, so everyone gets the same. It is drawn in the queue of replays,
//! and the newest ones stay in memory.

mod composing;
mod ending;
mod table_facts;
#[cfg(test)]
mod twins;
mod words;

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use game::Lang;
use lru::LruCache;
use share_images::{Fonts, SharePicture, draw};

use crate::error::ApiError;
use crate::low_priority;
use crate::replay_queue::ReplayQueue;
use crate::site::Site;

pub(crate) use composing::{card, preview};
pub(crate) use ending::Ending;
pub(crate) use table_facts::{PictureKind, TableFacts};
pub(crate) use words::Words;

/// How many pictures are kept, of at most 60 KiB each.
const MOST_KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("invariant: the number is not 0");

/// The fonts of titles and of all other text, as the build of the web app names their files.
const DISPLAY_FONTS: [&str; 2] = ["assets/almendra-latin-700-normal", "assets/almendra-latin-ext-700-normal"];
const TEXT_FONTS: [&str; 2] = [
    "assets/atkinson-hyperlegible-next-latin-wght-normal",
    "assets/atkinson-hyperlegible-next-latin-ext-wght-normal",
];

/// The pictures of this node.
pub struct Previews {
    site: Site,
    /// `None` if no font can be read.
    fonts: OnceLock<Option<Fonts>>,
    /// By the key of the game, which is empty for texts of no game, and the language.
    words: Mutex<HashMap<(&'static str, &'static str), Arc<Words>>>,
    /// PNG files by their mark.
    kept: Mutex<LruCache<String, Bytes>>,
    /// How many pictures were drawn.
    drawn: AtomicU64,
}

impl Previews {
    pub(crate) fn new(site: Site) -> Arc<Previews> {
        let (words, kept) = (Mutex::default(), Mutex::new(LruCache::new(MOST_KEPT)));
        Arc::new(Previews { site, fonts: OnceLock::new(), words, kept, drawn: AtomicU64::new(0) })
    }

    /// How many pictures this node has drawn. The others came from its cache.
    pub fn drawn(&self) -> u64 {
        self.drawn.load(Ordering::Relaxed)
    }

    /// The picture with this mark, if it was drawn before.
    pub(crate) fn find(&self, mark: &str) -> Option<Bytes> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(mark).cloned()
    }

    /// Waits for its turn and draws a picture.
    pub(crate) async fn draw(
        self: &Arc<Previews>,
        queue: &Arc<ReplayQueue>,
        address: IpAddr,
        mark: String,
        picture: SharePicture,
    ) -> Result<Bytes, ApiError> {
        let permit = queue.permit(address).await?;
        // Somebody else may have asked for it meanwhile.
        if let Some(drawn) = self.find(&mark) {
            return Ok(drawn);
        }
        let previews = Arc::clone(self);
        let drawn = low_priority::run(permit, "preview", move || previews.png(&picture)).await??;
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).put(mark, drawn.clone());
        Ok(drawn)
    }

    fn png(&self, picture: &SharePicture) -> Result<Bytes, ApiError> {
        self.drawn.fetch_add(1, Ordering::Relaxed);
        let fonts = self.fonts.get_or_init(|| fonts(self.site)).as_ref();
        let drawn = draw(fonts.ok_or(ApiError::internal("the fonts cannot be read"))?, picture);
        drawn.map(Bytes::from).map_err(|error| {
            tracing::error!(%error, "a preview could not be drawn");
            ApiError::internal("a picture cannot be drawn")
        })
    }

    /// The texts of a game's pictures. They are parsed once.
    pub(crate) fn words(&self, game: &'static catalog::Entry, lang: Lang) -> Result<Arc<Words>, ApiError> {
        let key = (game.key(), lang.code());
        let mut known = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = known.get(&key) {
            return Ok(Arc::clone(words));
        }
        let words = Arc::new(Words::of(game, lang)?);
        known.insert(key, Arc::clone(&words));
        Ok(words)
    }
}

/// The fonts of the web app, before the one that is always there.
fn fonts(site: Site) -> Option<Fonts> {
    let files = |names: [&str; 2]| names.map(|name| site.font(name).unwrap_or_default());
    let [display, text] = [files(DISPLAY_FONTS), files(TEXT_FONTS)]
        .map(|files| files.into_iter().filter(|file| !file.is_empty()).collect::<Vec<_>>());
    let fonts = Fonts::with(&display, &text).or_else(|error| {
        tracing::warn!(%error, "previews use another font than the web app");
        Fonts::fallback()
    });
    fonts.ok()
}
