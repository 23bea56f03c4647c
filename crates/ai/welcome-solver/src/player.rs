//! A player who answers by the strategy file, wherever it has an answer.

use std::sync::OnceLock;

use game::{Dice, Seat};
use welcome::{Action, Adventurer, FirstTurn, PhaseView, PlayerView, Set, TileFate, View};

use crate::bidding::{ADD, DRAW, Rules};
use crate::deck::{CARDS, KINDS, kind_of};
use crate::file::{Chapter, FileError, StrategyFile};
use crate::gear::Tiles;
use crate::holding::Holding;
use crate::measure::pick;
use crate::stakes::{SCORES, Score};
use crate::strategy::Playbook;
use crate::threshold::{Dungeon, Threshold};

/// Plays the bidding of two-player rounds, and names the type for the vorpal blade, by what was solved.
pub struct Player {
    rules: Rules,
    file: StrategyFile,
    /// Each chapter is read when it is first needed.
    books: [OnceLock<Playbook>; SCORES],
}

/// The strategy that ships with the program.
const WARRIOR: &[u8] = include_bytes!("../data/warrior.strategy");

impl Player {
    /// Plays the Warrior by the strategy that ships with the program; nothing if that one is for other rules than the
    /// program's. It is checked once, however many ask.
    pub fn warrior() -> Option<&'static Player> {
        static SHIPPED: OnceLock<Option<Player>> = OnceLock::new();
        SHIPPED.get_or_init(|| Player::from_file(WARRIOR).ok()).as_ref()
    }

    /// Plays by a strategy file.
    ///
    /// # Errors
    /// If it is no strategy file, damaged, or for other rules.
    pub fn from_file(bytes: &[u8]) -> Result<Player, FileError> {
        let file = StrategyFile::for_present_rules(bytes)?;
        let unknown = || FileError::UnknownAdventurer { found: file.adventurer.key().to_owned() };
        let rules = Rules::of(file.adventurer).ok_or_else(unknown)?;
        Ok(Player { rules, file, books: [const { OnceLock::new() }; SCORES] })
    }

    /// Decides for the one who looks, as the strategy would; nothing where it has no answer, and for whatever is no bid
    /// of a two-player round with its adventurer. The decision is always one of the legal ones.
    pub fn choose(&self, view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
        let sight = Sight::of(view, self.rules.gear.adventurer())?;
        let question = Question::of(view, &sight)?;
        let mix = self.book(sight.score)?.look_up(question.at(&sight, &self.rules))?;
        let action = question.guarded(pick(&mix, dice), &sight, &self.rules);
        let decision = question.decision(action, &sight, &self.rules)?;
        legal.contains(&decision).then_some(decision)
    }

    fn book(&self, score: Score) -> Option<&Playbook> {
        let fits = |chapter: &&Chapter| chapter.score == score;
        let chapter = self.file.chapters.iter().find(fits)?;
        Some(self.books[score.number()].get_or_init(|| Playbook::read(&self.rules, chapter)))
    }
}

/// What one player sees of a round, as far as it matters.
struct Sight {
    score: Score,
    drawn: u8,
    tiles: Tiles,
    own: Holding,
    /// How many cards of the dungeon the other one has added.
    hidden: u8,
    own_failures: u8,
    other_successes: u8,
}

impl Sight {
    fn of(view: &View, adventurer: Adventurer) -> Option<Sight> {
        let me = view.observer.seat()?;
        let [first, second] = view.players.as_slice() else { return None };
        let usual = view.options.set == Set::Welcome && view.options.first_turn == FirstTurn::Free;
        if !usual || view.adventurer != adventurer || view.actor != me || view.tiles.len() != 6 {
            return None;
        }
        let (mine, theirs) = if me.index() == 0 { (first, second) } else { (second, first) };
        let (starter, other) = if view.starter == me { (mine, theirs) } else { (theirs, mine) };
        let standing = |player: &PlayerView| (player.successes, player.failures);
        Some(Sight {
            score: Score::of(standing(starter), standing(other))?,
            drawn: CARDS.checked_sub(view.deck)?,
            tiles: held(view),
            own: own_cards(view, me)?,
            hidden: view.pile.iter().filter(|card| card.by != me).count() as u8,
            own_failures: mine.failures,
            other_successes: theirs.successes,
        })
    }
}

impl Sight {
    /// Whether the other one, to be sent in by a pass, comes through for sure and wins by it.
    fn is_lost_by_passing(&self, odds: &Threshold<'_>) -> bool {
        self.other_successes > 0 && odds.is_safe(Dungeon::of(self.tiles, self.own, self.hidden))
    }

    /// Whether the next card is the last one, so that whoever draws it must go in, and fails for sure and loses by it.
    fn is_lost_by_drawing(&self, odds: &mut Threshold<'_>) -> bool {
        let is_last = self.drawn + 1 == CARDS && self.own_failures > 0;
        is_last && (0..KINDS.len()).all(|kind| self.own.unseen(kind) == 0 || self.fails_with(kind, odds))
    }

    fn fails_with(&self, kind: usize, odds: &mut Threshold<'_>) -> bool {
        let best = odds.best_place(self.tiles, self.own, self.hidden, kind);
        odds.placed(self.tiles, self.own, self.hidden, kind, best) == 0.0
    }
}

fn held(view: &View) -> Tiles {
    let places = view.tiles.iter().enumerate().filter(|(_, tile)| tile.fate == TileFate::Held);
    Tiles(places.fold(0, |set, (place, _)| set | 1 << place))
}

/// The player's own cards; nothing if a view does not show them, or shows more than there are.
fn own_cards(view: &View, me: Seat) -> Option<Holding> {
    let mut own = Holding::default();
    for card in view.pile.iter().filter(|card| card.by == me) {
        let kind = kind_of(card.monster?)?;
        own = (own.unseen(kind) > 0).then(|| own.with_added(kind))?;
    }
    for tile in &view.tiles {
        if let TileFate::Sacrificed { by, monster } = tile.fate
            && by == me
        {
            let kind = kind_of(monster?)?;
            own = (own.unseen(kind) > 0).then(|| own.with_aside(kind))?;
        }
    }
    Some(own)
}

/// What the player is asked.
#[derive(Clone, Copy)]
enum Question {
    Bid,
    Place { kind: usize },
    Name,
}

impl Question {
    fn of(view: &View, sight: &Sight) -> Option<Question> {
        let own_drawn = sight.own.added() + sight.own.aside();
        let is_my_turn = |drawn: u8| own_drawn == drawn / 2;
        match view.stage {
            PhaseView::Bid => is_my_turn(sight.drawn).then_some(Question::Bid),
            PhaseView::Place => {
                let kind = kind_of(view.drawn?.monster?).filter(|&kind| sight.own.unseen(kind) > 0)?;
                is_my_turn(sight.drawn - 1).then_some(Question::Place { kind })
            }
            PhaseView::NameType => (own_drawn == sight.drawn.div_ceil(2)).then_some(Question::Name),
            _ => None,
        }
    }

    fn at(self, sight: &Sight, rules: &Rules) -> usize {
        let Sight { drawn, tiles, own, .. } = *sight;
        match self {
            Question::Bid => rules.index.bid(drawn, tiles, own),
            Question::Place { kind } => rules.index.place(drawn - 1, tiles, own, kind),
            Question::Name => rules.index.name(drawn, tiles, own, rules.gear.names(tiles).len()),
        }
    }

    /// The action, unless it loses the game for sure and another one does not: shares that were rounded, or places where
    /// little was learned, must not give a game away.
    fn guarded(self, action: usize, sight: &Sight, rules: &Rules) -> usize {
        let mut odds = Threshold::new(rules);
        let Sight { tiles, own, hidden, .. } = *sight;
        match self {
            Question::Bid => match (sight.is_lost_by_passing(&odds), sight.is_lost_by_drawing(&mut odds)) {
                (true, false) => DRAW,
                (false, true) => 1 - DRAW,
                _ => action,
            },
            Question::Place { kind } => {
                let is_last = sight.drawn == CARDS && sight.own_failures > 0;
                let is_lost = is_last && odds.placed(tiles, own, hidden, kind, action) == 0.0;
                if is_lost { odds.best_place(tiles, own, hidden, kind) } else { action }
            }
            Question::Name => {
                let dungeon = Dungeon::of(tiles, own, hidden);
                if odds.naming(dungeon, action) == 0.0 { odds.name(dungeon) } else { action }
            }
        }
    }

    fn decision(self, action: usize, sight: &Sight, rules: &Rules) -> Option<Action> {
        let tiles = rules.gear.adventurer().card().tiles;
        match self {
            Question::Bid => Some(if action == DRAW { Action::Draw } else { Action::Pass }),
            Question::Place { .. } if action == ADD => Some(Action::Add),
            Question::Place { .. } => {
                let tile = *tiles.get(sight.tiles.nth(action - 1))?;
                Some(Action::Sacrifice { tile })
            }
            Question::Name => {
                let kind = *rules.gear.names(sight.tiles).get(action)?;
                Some(Action::NameType { monster: KINDS[usize::from(kind)] })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASS: usize = 1 - DRAW;
    const DRAGON: usize = 7;

    /// Bare of tiles, after so many cards, with these cards of one's own in the dungeon.
    fn bare(drawn: u8, added: &[usize]) -> Sight {
        let own = added.iter().fold(Holding::default(), |own, &kind| own.with_added(kind));
        let score = Score::LAST;
        Sight { score, drawn, tiles: Tiles(0), own, hidden: 0, own_failures: 1, other_successes: 1 }
    }

    fn check(question: Question, action: usize, sight: &Sight, expected: usize) {
        let rules = Rules::of(Adventurer::Warrior).unwrap();
        assert_eq!(question.guarded(action, sight, &rules), expected);
    }

    #[test]
    fn nobody_sends_the_other_one_into_a_dungeon_that_wins_the_game_for_sure() {
        let empty = Sight { tiles: Tiles::ALL, ..bare(0, &[]) };
        check(Question::Bid, PASS, &empty, DRAW);
        check(Question::Bid, PASS, &Sight { other_successes: 0, ..empty }, PASS);
    }

    #[test]
    fn nobody_draws_the_last_card_to_lose_the_game_for_sure() {
        check(Question::Bid, DRAW, &bare(12, &[DRAGON]), PASS);
        check(Question::Bid, DRAW, &bare(10, &[DRAGON]), DRAW);
        check(Question::Bid, DRAW, &Sight { own_failures: 0, ..bare(12, &[DRAGON]) }, DRAW);
    }

    #[test]
    fn the_last_card_is_placed_so_that_there_is_a_way_out() {
        let torch_and_all = Sight { tiles: Tiles(0b1), ..bare(13, &[]) };
        let dragon = Question::Place { kind: DRAGON };
        check(dragon, ADD, &torch_and_all, 1);
        check(dragon, ADD, &Sight { drawn: 5, ..torch_and_all }, ADD);
    }

    #[test]
    fn the_shipped_strategy_is_for_the_present_rules() {
        let file = StrategyFile::for_present_rules(WARRIOR).unwrap();
        assert_eq!(file.adventurer, Adventurer::Warrior);
        assert_eq!(file.chapters.len(), SCORES);
        assert!(Player::warrior().is_some());
        for chapter in &file.chapters {
            assert!(chapter.size() > 10_000 && chapter.value.abs() < 1.0, "{:?}", chapter.score);
        }
    }

    #[test]
    fn a_damaged_strategy_and_one_for_other_rules_are_refused() {
        let code = |bytes: &[u8]| Player::from_file(bytes).err().map(|error| error.code());
        let mut damaged = WARRIOR.to_vec();
        damaged[100_000] ^= 1;
        assert_eq!(code(&damaged), Some("damaged"));
        let mut other = StrategyFile::for_present_rules(WARRIOR).unwrap();
        other.rules_version += 1;
        assert_eq!(code(&other.to_bytes()), Some("other_rules"));
        assert_eq!(code(b"a deck of cards"), Some("not_a_strategy"));
    }
}
