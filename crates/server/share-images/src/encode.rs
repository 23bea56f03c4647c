//! Writes pixels as a small PNG file: with the 256 colours that matter most, or fewer if the file would be too large.

use std::cmp::Reverse;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::Pixmap;
use rustc_hash::FxHashMap;

use crate::MOST_BYTES;

/// An opaque colour.
type Color = [u8; 3];

/// How many colours a file has at first, and when that file was slightly or much too large.
const FIRST: usize = 256;
const FEWER: usize = 96;
const FEW: usize = 40;
/// How many colours a file has that is still too large.
const FEWEST: usize = 16;

/// More pixels of one colour do not make it more important.
const MOST_COUNTED: u64 = 3_000;

pub(crate) fn png(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let colors: Vec<Color> =
        pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let counts = counted(&colors);
    let attempt = |size| {
        let (palette, places) = reduce(&counts, size);
        let indices: Vec<u8> = colors.iter().map(|color| places.get(color).copied().unwrap_or(0)).collect();
        written(pixels.width(), pixels.height(), &palette, &indices)
    };
    let mut bytes = attempt(FIRST)?;
    let fewer = if bytes.len() < MOST_BYTES / 16 * 17 { FEWER } else { FEW };
    for size in [fewer, FEWEST] {
        if bytes.len() > MOST_BYTES {
            bytes = attempt(size)?;
        }
    }
    Ok(bytes)
}

fn written(width: u32, height: u32, palette: &[Color], indices: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(indices)?;
    Ok(bytes)
}

/// The colours with their numbers of pixels, the most frequent first.
fn counted(colors: &[Color]) -> Vec<(Color, u32)> {
    let mut counts: FxHashMap<Color, u32> = FxHashMap::default();
    for color in colors {
        *counts.entry(*color).or_default() += 1;
    }
    let mut counts: Vec<(Color, u32)> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|(color, count)| (Reverse(*count), *color));
    counts
}

/// A palette, and the place of each colour in it. The colour whose pixels would be most wrong is added next.
fn reduce(counts: &[(Color, u32)], size: usize) -> (Vec<Color>, FxHashMap<Color, u8>) {
    let mut palette: Vec<Color> = Vec::with_capacity(size);
    let mut nearest: Vec<(u32, u8)> = vec![(u32::MAX, 0); counts.len()];
    while let Some(next) = most_wrong(counts, &nearest).filter(|_| palette.len() < size) {
        let place = u8::try_from(palette.len()).unwrap_or(u8::MAX);
        for ((color, _), known) in counts.iter().zip(&mut nearest) {
            *known = (*known).min((distance(*color, next), place));
        }
        palette.push(next);
    }
    let places = counts.iter().zip(&nearest).map(|((color, _), (_, place))| (*color, *place)).collect();
    (palette, places)
}

/// `None` if all colours are in the palette.
fn most_wrong(counts: &[(Color, u32)], nearest: &[(u32, u8)]) -> Option<Color> {
    let wrong = |(_, count): &(Color, u32), (distance, _): &(u32, u8)| {
        u64::from(*count).min(MOST_COUNTED) * u64::from(*distance)
    };
    let wrong = counts.iter().zip(nearest).map(|(color, known)| (wrong(color, known), color.0));
    let (error, color) = wrong.rev().max_by_key(|(error, _)| *error)?;
    (error > 0).then_some(color)
}

fn distance(one: Color, other: Color) -> u32 {
    one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_exactly() {
        let colors: Vec<Color> = (0..=255).map(|shade| [shade, 0, 0]).collect();
        let (palette, places) = reduce(&counted(&colors), 256);
        assert!(colors.iter().all(|color| palette[usize::from(places[color])] == *color));
    }

    #[test]
    fn of_many_colours_the_nearest_is_taken() {
        let colors: Vec<Color> =
            (0..=255).flat_map(|one| (0..64).map(move |two| [one, two * 4, 90])).collect();
        let (palette, places) = reduce(&counted(&colors), 256);
        assert_eq!(palette.len(), 256);
        assert!(colors.iter().all(|color| distance(palette[usize::from(places[color])], *color) < 1_000));
    }

    #[test]
    fn a_picture_that_hardly_packs_gets_fewer_colours() {
        let mut pixels = Pixmap::new(400, 400).unwrap();
        let mut state = 1_u32;
        for bytes in pixels.data_mut().chunks_exact_mut(4) {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            bytes.copy_from_slice(&[(state >> 16) as u8, (state >> 20) as u8, (state >> 24) as u8, 255]);
        }
        let bytes = png(&pixels).unwrap();
        assert!(bytes.len() > MOST_BYTES, "noise is larger with any palette: {}", bytes.len());
        let reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        assert_eq!(reader.info().palette.as_ref().unwrap().len(), 16 * 3);
    }
}
