//! The ratings as an SVG chart: one dot with its interval per kind.

use std::fmt::Write;

use crate::interval::Estimate;
use crate::report::Report;

const WIDTH: f64 = 720.0;
const TOP: f64 = 70.0;
const ROW: f64 = 34.0;
const FOOT: f64 = 56.0;
const LEFT: f64 = 220.0;
const RIGHT: f64 = 90.0;
/// Longer names are cut, so that they do not overlap the scale.
const LONGEST_NAME: usize = 28;
/// The possible steps of the scale, in points.
const STEPS: [f64; 9] = [10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0, 2_000.0, 5_000.0];

/// The texts of a chart, translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLabels {
    pub title: String,
    /// The data behind the chart, such as the number of games.
    pub subtitle: String,
    /// The label of the scale.
    pub axis: String,
}

pub struct Chart<'a> {
    pub report: &'a Report,
    pub labels: ChartLabels,
}

impl Chart<'_> {
    /// The chart as SVG. Text stays text, and colours follow the light or dark scheme of the reader.
    pub fn svg(&self) -> String {
        let mut kinds: Vec<_> =
            self.report.kinds.iter().map(|kind| (kind.name.as_str(), kind.rating)).collect();
        kinds.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        let scale = Scale::over(kinds.iter().map(|(_, rating)| *rating));
        let height = TOP + ROW * kinds.len() as f64 + FOOT;
        let mut svg = self.head(height);
        grid(&mut svg, &scale, height);
        for (row, (name, rating)) in kinds.iter().enumerate() {
            mark(&mut svg, &scale, TOP + ROW * (row as f64 + 0.5), name, *rating);
        }
        let middle = (LEFT + WIDTH - RIGHT) / 2.0;
        line(&mut svg, &text("quiet", middle, height - 12.0, "middle", &self.labels.axis));
        svg.push_str("</svg>\n");
        svg
    }

    fn head(&self, height: f64) -> String {
        let ChartLabels { title, subtitle, .. } = &self.labels;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
             aria-labelledby=\"title\">\n<title id=\"title\">{}</title>\n<style>{STYLE}</style>\n",
            escaped(title)
        );
        line(&mut svg, &format!("<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>"));
        line(&mut svg, &text("title", 16.0, 28.0, "start", title));
        line(&mut svg, &text("quiet", 16.0, 50.0, "start", subtitle));
        svg
    }
}

/// The contrast is at least 4.5 for text and 3 for marks, in both schemes.
const STYLE: &str = "\
text{font:14px system-ui,sans-serif;fill:#1f2328}.title{font-size:17px;font-weight:600}.quiet{font-size:13px;fill:#57606a}\
.paper{fill:#fff}.grid{stroke:#d0d7de}.zero{stroke:#6e7781}.span{stroke:#b35900;stroke-width:3}.dot{fill:#b35900}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.quiet{fill:#9da7b3}.paper{fill:#0d1117}.grid{stroke:#30363d}\
.zero{stroke:#8b949e}.span{stroke:#f0a35e}.dot{fill:#f0a35e}}";

/// Converts points to x coordinates.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// The scale covers all intervals and zero, in whole steps.
    fn over(ratings: impl Iterator<Item = Estimate> + Clone) -> Scale {
        let low = ratings.clone().map(|rating| rating.low).fold(0.0, f64::min);
        let high = ratings.map(|rating| rating.high).fold(0.0, f64::max);
        let step =
            STEPS.into_iter().find(|step| (high - low) / step <= 8.0).unwrap_or(STEPS[STEPS.len() - 1]);
        let low = (low / step).floor() * step;
        Scale { low, high: ((high / step).ceil() * step).max(low + step), step }
    }

    fn x(&self, points: f64) -> f64 {
        LEFT + (points - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count.min(100)).map(|number| self.low + f64::from(number) * self.step)
    }
}

fn grid(svg: &mut String, scale: &Scale, height: f64) {
    for points in scale.marks() {
        let (x, bottom) = (scale.x(points), height - FOOT + 4.0);
        let class = if points == 0.0 { "zero" } else { "grid" };
        line(
            svg,
            &format!("<line class=\"{class}\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\"/>"),
        );
        line(svg, &text("quiet", x, height - FOOT + 20.0, "middle", &signed(points)));
    }
}

fn mark(svg: &mut String, scale: &Scale, y: f64, name: &str, Estimate { value, low, high }: Estimate) {
    let (from, to, at) = (scale.x(low), scale.x(high), scale.x(value));
    line(svg, &text("name", LEFT - 14.0, y + 5.0, "end", &shortened(name)));
    line(svg, &format!("<line class=\"span\" x1=\"{from:.1}\" y1=\"{y}\" x2=\"{to:.1}\" y2=\"{y}\"/>"));
    line(svg, &format!("<circle class=\"dot\" cx=\"{at:.1}\" cy=\"{y}\" r=\"6\"/>"));
    let half = (high - low) / 2.0;
    let figure = format!("{} ±{half:.0}", signed(value));
    line(svg, &text("quiet", WIDTH - RIGHT + 8.0, y + 5.0, "start", &figure));
}

fn text(class: &str, x: f64, y: f64, anchor: &str, words: &str) -> String {
    let words = escaped(words);
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>")
}

fn line(svg: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "{text}");
}

/// Whole points with a sign, with a typographic minus; zero has no sign.
fn signed(points: f64) -> String {
    match points.round() {
        0.0 => "0".to_owned(),
        points if points > 0.0 => format!("+{points}"),
        points => format!("−{}", -points),
    }
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

fn escaped(text: &str) -> String {
    let escape = |c: char| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        c if c.is_control() => char::REPLACEMENT_CHARACTER.to_string(),
        c => c.to_string(),
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(value: f64, low: f64, high: f64) -> Estimate {
        Estimate { value, low, high }
    }

    #[test]
    fn the_scale_covers_all_intervals_and_zero_in_whole_steps() {
        let ratings = [estimate(120.0, 90.0, 151.0), estimate(-120.0, -151.0, -90.0)];
        let scale = Scale::over(ratings.into_iter());
        assert_eq!((scale.low, scale.high, scale.step), (-200.0, 200.0, 50.0));
        let marks: Vec<f64> = scale.marks().collect();
        assert_eq!((marks.len(), marks[4]), (9, 0.0));
        assert_eq!((scale.x(-200.0), scale.x(200.0)), (LEFT, WIDTH - RIGHT));
    }

    #[test]
    fn a_scale_is_never_empty() {
        let scale = Scale::over([estimate(0.0, 0.0, 0.0)].into_iter());
        assert!(scale.high > scale.low);
    }

    #[test]
    fn points_have_a_sign() {
        assert_eq!([12.4, -12.6, 0.2, -0.2].map(signed), ["+12", "−13", "0", "0"]);
    }

    #[test]
    fn names_are_escaped_and_shortened() {
        assert_eq!(escaped("a<b>&\"c\"\n"), "a&lt;b&gt;&amp;&quot;c&quot;\u{fffd}");
        assert_eq!(shortened(&"x".repeat(40)).chars().count(), LONGEST_NAME);
    }
}
