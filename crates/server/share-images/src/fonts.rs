//! The fonts of a picture: those of the web app if the program contains it, and one that is always there.

use std::sync::Arc;

use resvg::usvg::fontdb::{Database, ID, Source};
use skrifa::instance::{Location, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use thiserror::Error;

/// The style of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Names of games and results.
    Display,
    Bold,
    Regular,
}

/// The fonts of pictures. Loading them takes milliseconds, so it is done once.
pub struct Fonts {
    database: Arc<Database>,
    faces: Vec<Face>,
}

/// Why a font could not be used.
#[derive(Debug, Error)]
pub enum FontError {
    #[error("a font is not a WOFF2 file")]
    Packed,
    #[error("a font is not an OpenType file")]
    Unreadable,
}

struct Face {
    role: Role,
    family: String,
    data: Arc<Vec<u8>>,
    /// Where its weight is normal and bold, if it is variable.
    regular: Location,
    bold: Location,
}

/// For which texts a font is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Display,
    Text,
    /// The font that is always there.
    FallbackRegular,
    FallbackBold,
}

impl Fonts {
    /// Only the font that is always there.
    pub fn fallback() -> Result<Fonts, FontError> {
        Fonts::with(&[], &[])
    }

    /// Fonts in WOFF2 files, for titles and for everything else, before the one that is always there.
    pub fn with(display: &[&[u8]], text: &[&[u8]]) -> Result<Fonts, FontError> {
        let mut fonts = Fonts { database: Arc::default(), faces: Vec::new() };
        let mut database = Database::new();
        for (role, files) in [(Role::Display, display), (Role::Text, text)] {
            for file in files {
                let data = wuff::decompress_woff2(file).map_err(|_| FontError::Packed)?;
                fonts.add(&mut database, role, data)?;
            }
        }
        fonts.add(&mut database, Role::FallbackRegular, ttf_noto_sans::REGULAR.to_vec())?;
        fonts.add(&mut database, Role::FallbackBold, ttf_noto_sans::BOLD.to_vec())?;
        fonts.database = Arc::new(database);
        Ok(fonts)
    }

    fn add(&mut self, database: &mut Database, role: Role, data: Vec<u8>) -> Result<(), FontError> {
        let data = Arc::new(data);
        let ids = database.load_font_source(Source::Binary(data.clone()));
        let family = ids.first().and_then(|id| family(database, *id)).ok_or(FontError::Unreadable)?;
        let font = FontRef::new(&data).map_err(|_| FontError::Unreadable)?;
        let [regular, bold] = [400.0, 700.0].map(|weight| font.axes().location([("wght", weight)]));
        self.faces.push(Face { role, family, data, regular, bold });
        Ok(())
    }

    pub(crate) fn database(&self) -> Arc<Database> {
        Arc::clone(&self.database)
    }

    /// The value of `font-family`.
    pub(crate) fn families(&self, style: Style) -> String {
        let mut names: Vec<String> = Vec::new();
        for face in self.faces_of(style) {
            let name = format!("'{}'", face.family.replace(['\'', '"', '<', '&'], ""));
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(",")
    }

    pub(crate) fn can_write(&self, style: Style, letter: char) -> bool {
        self.glyph(style, letter).is_some()
    }

    /// The width of a text, in pixels. Kerning is left out: it makes a text slightly narrower.
    pub(crate) fn width(&self, style: Style, size: f32, text: &str) -> f32 {
        let advance = |letter| {
            let (face, glyph) = self.glyph(style, letter)?;
            let font = FontRef::new(&face.data).ok()?;
            font.glyph_metrics(Size::new(size), face.location(style)).advance_width(glyph)
        };
        text.chars().filter_map(advance).sum()
    }

    fn glyph(&self, style: Style, letter: char) -> Option<(&Face, GlyphId)> {
        let glyph = |face: &Face| FontRef::new(&face.data).ok()?.charmap().map(letter);
        self.faces_of(style).find_map(|face| Some((face, glyph(face)?)))
    }

    fn faces_of(&self, style: Style) -> impl Iterator<Item = &Face> {
        self.faces.iter().filter(move |face| match (face.role, style) {
            (Role::Display, Style::Display) => true,
            (Role::Text, style) => style != Style::Display,
            (Role::FallbackRegular, style) => style == Style::Regular,
            (Role::FallbackBold, style) => style != Style::Regular,
            (Role::Display, _) => false,
        })
    }
}

impl Face {
    fn location(&self, style: Style) -> &Location {
        if style == Style::Regular { &self.regular } else { &self.bold }
    }
}

fn family(database: &Database, id: ID) -> Option<String> {
    database.face(id)?.families.first().map(|(name, _)| name.clone())
}
