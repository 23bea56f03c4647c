//! Writes pixels as a small PNG file: with the 256 colours that matter most.

use std::cmp::Reverse;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::Pixmap;
use rustc_hash::FxHashMap;

use crate::DrawError;

/// An opaque colour.
type Color = [u8; 3];

/// How different colours of the palette are, at first: the square of their distance.
const FIRST_DISTANCE: u32 = 200;

pub(crate) fn png(pixels: &Pixmap) -> Result<Vec<u8>, DrawError> {
    let colors: Vec<Color> =
        pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let (palette, places) = reduce(&colors);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter);
    let indices: Vec<u8> = colors.iter().map(|color| places.get(color).copied().unwrap_or(0)).collect();
    encoder.write_header()?.write_image_data(&indices)?;
    Ok(bytes)
}

/// A palette, and the place of each colour in it.
fn reduce(colors: &[Color]) -> (Vec<Color>, FxHashMap<Color, u8>) {
    let mut counts: FxHashMap<Color, u32> = FxHashMap::default();
    for color in colors {
        *counts.entry(*color).or_default() += 1;
    }
    let mut by_count: Vec<(Color, u32)> = counts.into_iter().collect();
    by_count.sort_unstable_by_key(|(color, count)| (Reverse(*count), *color));
    let palette = palette(&by_count);
    let places = by_count.iter().map(|(color, _)| (*color, nearest(&palette, *color))).collect();
    (palette, places)
}

/// The most frequent colours that differ from each other. If they leave room, they may be more alike.
fn palette(by_count: &[(Color, u32)]) -> Vec<Color> {
    let mut palette: Vec<Color> = Vec::with_capacity(256);
    let mut least = FIRST_DISTANCE;
    while palette.len() < 256.min(by_count.len()) {
        for (color, _) in by_count {
            if palette.len() == 256 {
                break;
            }
            if palette.iter().all(|known| distance(*known, *color) > least) {
                palette.push(*color);
            }
        }
        if least == 0 {
            break;
        }
        least /= 4;
    }
    palette
}

fn nearest(palette: &[Color], color: Color) -> u8 {
    let nearest = (0_u8..=255).zip(palette).min_by_key(|(_, known)| distance(**known, color));
    nearest.map_or(0, |(place, _)| place)
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
        let (palette, places) = reduce(&colors);
        assert!(colors.iter().all(|color| palette[usize::from(places[color])] == *color));
    }

    #[test]
    fn of_many_colours_the_nearest_is_taken() {
        let colors: Vec<Color> =
            (0..=255).flat_map(|one| (0..64).map(move |two| [one, two * 4, 90])).collect();
        let (palette, places) = reduce(&colors);
        assert_eq!(palette.len(), 256);
        assert!(colors.iter().all(|color| distance(palette[usize::from(places[color])], *color) < 2_000));
    }
}
