//! The page as Markdown.

use crate::contest::{Contest, Effort, Thinking, Variant};
use crate::manner::LevelManner;

/// The contests and tables of one variant of a game.
pub(crate) struct Section {
    pub(crate) variant: Variant,
    pub(crate) manners: Vec<LevelManner>,
    pub(crate) contests: Vec<Contest>,
    /// The number of contests left out.
    pub(crate) missing: usize,
}

/// The page that explains the figures and links to the games.
pub(crate) fn overview(search: Option<&str>, effort: &Effort) -> String {
    let mut page = HEAD.replace("OPTIONS", &effort.options());
    if let Some(search) = search {
        page += &format!("{SEARCH}\n```text\n{}\n```\n", search.trim_end());
    }
    page + FOOT
}

/// The page of one game.
pub(crate) fn of_game(game: &str, sections: &[Section]) -> String {
    let mut page = GAME_HEAD.replace("GAME", game);
    let missing: usize = sections.iter().map(|section| section.missing).sum();
    if missing > 0 {
        page += &format!("\n**{missing} lines are still to be played** and are not on this page.\n");
    }
    page += "\n## Manner of play\n";
    for section in sections {
        page += &format!("\n### Manner in {}\n\n{}", section.variant, manner_table(&section.manners));
    }
    page += "\n## Each level against the one below\n";
    for section in sections {
        page += &format!("\n### {}\n\n{LEVELS}", section.variant);
        page.extend(section.contests.iter().map(level_row));
    }
    page += "\n## How long they think\n";
    for section in sections {
        page += &format!("\n### Times in {}\n\n{TIME_COLUMNS}", section.variant);
        page.extend(time_rows(section));
    }
    page
}

fn manner_table(manners: &[LevelManner]) -> String {
    let Some(first) = manners.first() else { return String::new() };
    let names: Vec<&str> = first.habits.iter().map(|(name, _)| name.as_str()).collect();
    let mut table =
        format!("| level | games | {} |\n|---|---{}|\n", names.join(" | "), "|---".repeat(names.len()));
    for LevelManner { level, matches, habits } in manners {
        let values: Vec<&str> = habits.iter().map(|(_, value)| value.as_str()).collect();
        table += &format!("| {level} | {matches} | {} |\n", values.join(" | "));
    }
    table
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
        let Thinking { player, decisions, mean, p50, p90, p99 } = thinking;
        format!("| {seats} | {player} | {decisions} | {mean:.3} | {p50:.3}, {p90:.3} | {p99:.3} |\n")
    };
    rows.into_iter().map(row).collect()
}

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength`, which plays these games. Do not edit. `cargo xtask strength GAME` plays one game and writes only
its page: [Welcome](strength/welcome.md), [Dungeon Raiders](strength/raiders.md), [Masmorra](strength/masmorra.md).

## Manner of play

Four bots of one level play up to 200 games with each other, fewer if the time of a line is up. The figures tell what they do, because
strong bots can be dull. `crates/ai/arena/tests/arena/manner.rs` holds the ranges that people find natural.

## Each level against the one below

One player of a level sits at a table of the level below and plays every deal from every seat, with the options of simulations.
*Won* is its share of the wins, with Wilson's 95 % interval. An equally strong player would win the share under *even*. A line is
*clear* if the whole interval is above that share. Each line is a run of this command:

```sh
antorcha arena GAME --option VARIANT --players LEVEL,BELOW --seats N --tables first --games GAMES --json -
```

GAMES is the number in the line; the same command plays the same games again. By default, `cargo xtask strength` uses
`OPTIONS`, so slow levels have fewer games. A game that nobody won counts as a win for nobody, which lowers
both shares.

## How long they think

Processor time per decision of the thinking thread, in milliseconds, from the same runs.
";

const GAME_HEAD: &str = "\
# How the bots play GAME

Written by `cargo xtask strength GAME`. [How to read it](../strength.md). Do not edit.
";

const LEVELS: &str = "\
| seats | level | against a table of | games | won | 95 % | even | clear |
|---|---|---|---|---|---|---|---|
";

const TIME_COLUMNS: &str = "\
| seats | player | decisions | mean | ms of one core per decision, median and p90 | p99 |
|---|---|---|---|---|---|
";

const SEARCH: &str = "
## How fast the search is

Iterations per second on one core, from `cargo run --release --package catalog --example search`. For comparison, per CPU second on
machines of the same kind: plain Rust SO-ISMCTS on one Warrior round with two players 2.0 to 2.5 M iterations, turnbase-bots' Ismcts
on the same 0.7 to 0.8 M; TAG's information-set MCTS with full rollouts 4.7 k (Love Letter), 6.4 k (Sushi Go), 15 k (Diamant);
OpenSpiel's ISMCTS 1.4 M (Kuhn poker), 304 k (Leduc), 29 k (hearts), 1 k (gin rummy).
";

const FOOT: &str = "
## Luck-adjusted results

`antorcha arena --adjusted` subtracts each seat's luck from its result: the chance after each draw minus its mean over all outcomes, judged
by networks that were fitted to matches between adventurers ([review.md](review.md#the-value-behind-luck)). The mean stays the same for any
judgement. How much narrower the interval gets depends on it: the ratio of the variances is the part of the games needed. With equal
adventurers, in matches to which nothing was fitted:

| game | seats | matches | games needed |
|---|---|---|---|
| Welcome | 2 | 400 | 0.54 |
| Welcome | 3 | 400 | 0.64 |
| Welcome | 4 | 400 | 0.63 |
| Raiders | 3 | 600 | 0.97 |
| Raiders | 5 | 300 | 0.98 |
| Masmorra | 2 | 400 | 0.98 |
| Masmorra | 4 | 200 | 0.99 |

The error is several hundredths. The figures are the least ratio, with the best part of luck subtracted; in Welcome this part is nearly all of
it (0.91 to 1.01), in Raiders 0.70, in Masmorra 0.2 to 0.35. `antorcha arena` fits that part in the other half of the deals, so players who
nearly always win get no wider interval. In Raiders and Masmorra, many small draws decide together, and the networks see little of what one
of them changes. The figures come from

```sh
cargo run --release --package catalog --example review -- luck welcome SEATS MATCHES adventurer 5000
```

## Variance reduction that is not used

All seatings of a deal have the same draws, and `antorcha arena` shows intervals by deals next to those by games. So luck that all
seatings share cancels out. Two further methods are not used:

- **Scoring a dungeon run by its exact chance of success** (Welcome) instead of its outcome. The chance that the entrant sees depends on
  its own belief about the dungeon, which the others' bids bias. The arena would have to use the true dungeon and average over the order of the
  cards and the entrant's decisions. That is unbiased for one round. But a game is two successes or two failures, and the next adventurer
  and the next bids depend on the outcome, so the rest of the game would have to be played from both outcomes and weighted.
- **The rest of AIVAT**, which also corrects for the decisions of a player whose strategy is known, and averages over what the others cannot
  see. It needs the probabilities of a bot's actions. It becomes useful when a solved table can provide them.
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
            p90: 1.5,
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
        let contests = vec![contest(0.6, 0.8), contest(0.4, 0.6)];
        let section = Section { contests, ..section(0) };
        let rows = time_rows(&section);
        assert_eq!(rows.len(), 2, "{rows:?}");
        assert_eq!(rows[1], "| 2 | weak | 80 | 1.000 | 0.500, 1.500 | 2.000 |\n");
    }

    #[test]
    fn the_search_section_is_optional() {
        let page = |search| overview(search, &Effort::quick());
        assert!(!page(None).contains("How fast the search is"));
        assert!(page(Some("welcome 1 M\n")).contains("```text\nwelcome 1 M\n```"));
        assert!(page(None).contains("--games 60 --stop-after 8"));
    }

    #[test]
    fn the_page_counts_missing_contests() {
        let page = |missing| of_game("welcome", &[section(missing), section(1)]);
        assert!(page(2).contains("**3 lines are still to be played**"));
        assert!(!of_game("welcome", &[section(0)]).contains("still to be played"));
    }

    #[test]
    fn the_manner_of_each_level_is_a_row() {
        let page = of_game("welcome", &[section(0)]);
        assert!(
            page.contains("| level | games | cards set aside |\n|---|---|---|\n| strong | 9 | 30 % |\n"),
            "{page}"
        );
    }

    fn section(missing: usize) -> Section {
        let habits = vec![("cards set aside".to_owned(), "30 %".to_owned())];
        let manners = vec![LevelManner { level: "strong", matches: 9, habits }];
        Section { variant: VARIANT, manners, contests: vec![contest(0.6, 0.8)], missing }
    }
}
