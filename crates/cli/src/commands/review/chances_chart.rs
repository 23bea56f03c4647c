//! Everyone's chances to win over the steps of a match, as an SVG chart.

use std::fmt::Write;

use catalog::{Mark, Point, Review};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 286.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 600.0;

pub(super) struct ChancesChart<'a> {
    pub(super) review: &'a Review,
    /// In seat order.
    pub(super) players: Vec<String>,
    pub(super) title: String,
}

/// Lines differ in colour and in their dashes, so that nobody needs to see the colours.
const STYLE: &str = "\
text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-size:16px;font-weight:600}.paper{fill:#fff}.grid{stroke:#d0d7de}\
polyline{fill:none;stroke-width:2}.s0{stroke:#b35900}.s1{stroke:#0969da;stroke-dasharray:7 3}.s2{stroke:#1a7f37;stroke-dasharray:2 3}\
.s3{stroke:#8250df;stroke-dasharray:9 3 2 3}.s4{stroke:#bf3989;stroke-dasharray:4 4}.mark{fill:#cf222e}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.paper{fill:#0d1117}.grid{stroke:#30363d}.s0{stroke:#f0a35e}.s1{stroke:#58a6ff}\
.s2{stroke:#3fb950}.s3{stroke:#bc8cff}.s4{stroke:#f778ba}.mark{fill:#ff7b72}}";

impl ChancesChart<'_> {
    pub(super) fn svg(&self) -> String {
        let title = escaped(&self.title);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             aria-labelledby=\"title\">\n<title id=\"title\">{title}</title>\n<style>{STYLE}</style>\n\
             <rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n\
             <text class=\"title\" x=\"16\" y=\"26\">{title}</text>\n"
        );
        grid(&mut svg);
        for (seat, player) in self.players.iter().enumerate() {
            self.line(&mut svg, seat, player);
        }
        self.marks(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn line(&self, svg: &mut String, seat: usize, player: &str) {
        let corners = self.review.points.iter().enumerate().filter_map(|(place, point)| {
            let (x, y) = self.place(place, point, seat)?;
            Some(format!("{x:.1},{y:.1}"))
        });
        let (class, corners) = (seat % 5, corners.collect::<Vec<_>>().join(" "));
        let y = TOP + 12.0 + 22.0 * seat as f64;
        let (from, to, text) = (RIGHT + 12.0, RIGHT + 34.0, RIGHT + 40.0);
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<polyline class=\"s{class}\" points=\"{corners}\"/>\n\
             <polyline class=\"s{class}\" points=\"{from},{y} {to},{y}\"/>\n\
             <text x=\"{text}\" y=\"{}\">{}</text>\n",
            y + 4.0,
            escaped(player)
        );
    }

    /// A dot at each mistake and blunder, on the line of its player.
    fn marks(&self, svg: &mut String) {
        let costly = self.review.decisions.iter().filter(|decision| decision.mark >= Some(Mark::Mistake));
        for decision in costly {
            let place = self.review.points.iter().position(|point| point.step == decision.step);
            let spot = place
                .and_then(|place| self.place(place, self.review.points.get(place)?, decision.seat.index()));
            if let Some((x, y)) = spot {
                let _ = writeln!(svg, "<circle class=\"mark\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>");
            }
        }
    }

    fn place(&self, place: usize, point: &Point, seat: usize) -> Option<(f64, f64)> {
        let last = self.review.points.len().saturating_sub(1).max(1);
        let chance = point.chances.get(seat)?;
        Some((LEFT + (RIGHT - LEFT) * place as f64 / last as f64, BOTTOM - (BOTTOM - TOP) * chance))
    }
}

fn grid(svg: &mut String) {
    for percent in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let y = BOTTOM - (BOTTOM - TOP) * percent / 100.0;
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y}\" x2=\"{RIGHT}\" y2=\"{y}\"/>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent} %</text>\n",
            LEFT - 6.0,
            y + 4.0
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
