//! The page as Markdown.

use crate::contest::{Contest, Effort, Thinking, Variant};

/// The contests of one game and variant.
pub(crate) struct Section {
    pub(crate) game: &'static str,
    pub(crate) variant: Variant,
    pub(crate) contests: Vec<Contest>,
    /// The number of contests left out.
    pub(crate) missing: usize,
}

impl Section {
    fn title(&self) -> String {
        format!("{}, {}", self.game, self.variant)
    }
}

pub(crate) fn written(sections: &[Section], search: Option<&str>, effort: &Effort) -> String {
    let mut page = HEAD.replace("OPTIONS", &effort.options());
    let missing: usize = sections.iter().map(|section| section.missing).sum();
    if missing > 0 {
        page += &format!("\n**{missing} lines are still to be played** and are not on this page.\n");
    }
    for section in sections {
        page += &format!("\n### {}\n\n{LEVELS}", section.title());
        page.extend(section.contests.iter().map(level_row));
    }
    page += TIMES;
    for section in sections {
        page += &format!("\n### Times in {}\n\n{TIME_COLUMNS}", section.title());
        page.extend(time_rows(section));
    }
    if let Some(search) = search {
        page += &format!("{SEARCH}\n```text\n{}\n```\n", search.trim_end());
    }
    page + FOOT
}

fn level_row(contest: &Contest) -> String {
    let Contest { seats, stronger, weaker, games, rate, low, high, even, .. } = contest;
    let clear = match (low > even, high < even) {
        (true, _) => "yes",
        (_, true) => "no, weaker",
        _ => "no",
    };
    let [rate, low, high, even] = [rate, low, high, even].map(|share| format!("{:.1} %", 100.0 * share));
    format!("| {seats} | {stronger} | {weaker} | {games} | {rate} | {low} to {high} | {even} | {clear} |\n")
}

/// One row per player and number of seats, from the contest with the most decisions.
fn time_rows(section: &Section) -> Vec<String> {
    let mut rows: Vec<(u8, &Thinking)> = Vec::new();
    for contest in &section.contests {
        for thinking in &contest.thinking {
            let known =
                rows.iter_mut().find(|(seats, row)| *seats == contest.seats && row.player == thinking.player);
            match known {
                Some((_, row)) if row.decisions < thinking.decisions => *row = thinking,
                Some(_) => {}
                None => rows.push((contest.seats, thinking)),
            }
        }
    }
    let row = |(seats, thinking): (u8, &Thinking)| {
        let Thinking { player, decisions, mean, p50, p99 } = thinking;
        format!("| {seats} | {player} | {decisions} | {mean:.3} | {p50:.3} | {p99:.3} |\n")
    };
    rows.into_iter().map(row).collect()
}

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength`, from games that were played for it. Do not edit.

## Each level against the one below

One player of a level sits alone at a table of the level below and plays every deal from every seat; the options are those of
simulations. *Won* is its share of the victories, with Wilson's 95 % interval; an equal would win the share under *even*. A line is
*clear* if the whole interval is above that. Each line is a run of

```sh
antorcha arena GAME --option VARIANT --players LEVEL,BELOW --seats N --tables first --games GAMES --json -
```

with as many games as the line says; the same command plays the same games again. The chore itself asks for `OPTIONS`
unless it is told otherwise, so lines of slow levels have fewer games. Games that nobody won count for nobody, which pulls both
sides down.
";

const LEVELS: &str = "\
| seats | level | against a table of | games | won | 95 % | even | clear |
|---|---|---|---|---|---|---|---|
";

const TIMES: &str = "
## How long they think

Processor time of the thinking thread for each decision, in milliseconds, from the same runs.
";

const TIME_COLUMNS: &str = "\
| seats | player | decisions | mean | p50 | p99 |
|---|---|---|---|---|---|
";

const SEARCH: &str = "
## How fast the search is

Iterations for each second of one core, by `cargo run --release --package catalog --example search`. For comparison, per CPU second on
machines of the same kind: plain Rust SO-ISMCTS on one Warrior round with two players 2.0 to 2.5 M iterations, turnbase-bots' Ismcts
on the same 0.7 to 0.8 M; TAG's information-set MCTS with full rollouts 4.7 k (Love Letter), 6.4 k (Sushi Go), 15 k (Diamant);
OpenSpiel's ISMCTS 1.4 M (Kuhn poker), 304 k (Leduc), 29 k (hearts), 1 k (gin rummy).
";

const FOOT: &str = "
## What is not done to lower the variance, and why

All seatings of a deal draw from the same chance, and `antorcha arena` shows intervals by deals next to those by games, so that luck
which all seatings share cancels out. More than that would have to be sound:

- **An entry into the dungeon scored by its exact chance of success** (Welcome) would take the place of the run's outcome. The chance that
  the entrant sees rests on its own belief about the pile, which is biased by how the others bid; the arena would have to take the true
  pile and average over the order of the cards and over what the entrant then decides. That gives the expectation of one round without
  bias, but a game is two successes or two failures: which adventurer comes next and who bids how depends on the outcome, so the rest
  of the game would have to be played on from both, weighed. It is sound for single rounds and not for whole games, so it is left out.
- **AIVAT** needs a value for every position; ours come from the very bots that are measured, and a value that is wrong costs precision
  but not truth. It is worth having once a solved table serves as that value.
";

#[cfg(test)]
mod tests {
    use super::*;

    const VARIANT: Variant = Variant { option: "set", value: "back" };

    fn contest(low: f64, high: f64) -> Contest {
        let thinking = |player: &str, decisions| Thinking {
            player: player.to_owned(),
            decisions,
            mean: 1.0,
            p50: 0.5,
            p99: 2.0,
        };
        Contest {
            seats: 2,
            stronger: "strong",
            weaker: "weak",
            games: 100,
            rate: (low + high) / 2.0,
            low,
            high,
            even: 0.5,
            thinking: vec![thinking("strong", 10), thinking("weak", (100.0 * high) as u64)],
        }
    }

    #[test]
    fn a_row_says_whether_the_interval_is_above_even() {
        assert_eq!(
            level_row(&contest(0.6, 0.8)),
            "| 2 | strong | weak | 100 | 70.0 % | 60.0 % to 80.0 % | 50.0 % | yes |\n"
        );
        assert!(level_row(&contest(0.4, 0.6)).ends_with("| no |\n"));
        assert!(level_row(&contest(0.2, 0.4)).ends_with("| no, weaker |\n"));
    }

    #[test]
    fn each_player_has_one_row_of_times_per_number_of_seats() {
        let section = Section {
            game: "welcome",
            variant: VARIANT,
            contests: vec![contest(0.6, 0.8), contest(0.4, 0.6)],
            missing: 0,
        };
        let rows = time_rows(&section);
        assert_eq!(rows.len(), 2, "{rows:?}");
        assert_eq!(rows[1], "| 2 | weak | 80 | 1.000 | 0.500 | 2.000 |\n");
    }

    #[test]
    fn the_search_section_is_optional() {
        let page = |search| written(&[section(0)], search, &Effort::quick());
        assert!(!page(None).contains("How fast the search is"));
        assert!(page(Some("welcome 1 M\n")).contains("```text\nwelcome 1 M\n```"));
        assert!(page(None).contains("--games 60 --stop-after 8"));
    }

    #[test]
    fn the_page_counts_missing_contests() {
        let page = |missing| written(&[section(missing), section(1)], None, &Effort::quick());
        assert!(page(2).contains("**3 lines are still to be played**"));
        assert!(!written(&[section(0)], None, &Effort::quick()).contains("still to be played"));
    }

    fn section(missing: usize) -> Section {
        Section { game: "welcome", variant: VARIANT, contests: vec![contest(0.6, 0.8)], missing }
    }
}
