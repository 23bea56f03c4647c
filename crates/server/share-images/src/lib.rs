//! Draws the pictures that represent a table elsewhere: link previews and cards of finished matches.
//!
//! The input is plain data, and everyone may know all of it. The output is a PNG file. Equal input gives equal bytes.
//!
//! [`SharePicture`] says what to show, [`Fonts`] holds the fonts, and [`draw`] makes the file: an SVG document of a backdrop,
//! figures from the games' own pictures and text, which is rendered and reduced to a palette.

mod backdrop;
mod encode;
mod figures;
mod fonts;
mod layout;
mod palette;
mod picture;
mod text;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

pub use figures::{FigureKey, has_figure};
pub use fonts::{FontError, Fonts};
pub use picture::{SharePicture, SharePlayer, Status, StatusKind};

/// The width of a picture, in pixels.
pub const WIDTH: u32 = 1_200;
/// The height of a picture, in pixels.
pub const HEIGHT: u32 = 630;

/// No picture is larger, in bytes.
pub const MOST_BYTES: usize = 60 * 1_024;

/// Changes whenever the same input gives another picture.
pub const DRAWING_VERSION: u32 = 1;

/// Why a picture could not be drawn. All reasons are bugs, because text is escaped and sizes are fixed.
#[derive(Debug, Error)]
pub enum DrawError {
    #[error("the drawing is not valid SVG: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("there is no memory for the picture")]
    Memory,
    #[error("the picture cannot be written as PNG: {0}")]
    Png(#[from] png::EncodingError),
}

/// Draws a picture as a PNG file of [`WIDTH`] times [`HEIGHT`] pixels.
pub fn draw(fonts: &Fonts, picture: &SharePicture) -> Result<Vec<u8>, DrawError> {
    let options = Options { fontdb: fonts.database(), ..Options::default() };
    let tree = Tree::from_str(&layout::svg(fonts, picture), &options)?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT).ok_or(DrawError::Memory)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(encode::png(&pixels)?)
}

#[cfg(test)]
mod tests;
