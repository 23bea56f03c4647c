//! A player that decides by a strategy file where it has an answer.

use std::sync::OnceLock;

use game::{Dice, Seat};
use welcome::{Action, Adventurer, FirstTurn, PhaseView, PlayerView, Set, TileFate, View};

use crate::deck::{CARDS, KINDS, kind_of};
use crate::equipment::Tiles;
use crate::hand::Hand;
use crate::measure::pick;
use crate::playbook::Playbook;
use crate::round::{ADD, DRAW, Rules};
use crate::stakes::{SCORES, Score};
use crate::strategy_file::{Chapter, FileError, StrategyFile};
use crate::threshold::{Dungeon, Threshold};

/// Plays the bidding of two-player rounds and names the type for the vorpal blade by a solved strategy.
pub struct Player {
    rules: Rules,
    file: StrategyFile,
    /// Each chapter is decoded when it is first needed.
    books: [OnceLock<Playbook>; SCORES],
}

/// The strategy that ships with the program. A browser gets it as a file of its own, because it is larger than everything else together.
#[cfg(not(target_family = "wasm"))]
const WARRIOR: &[u8] = include_bytes!("../data/warrior.strategy");

static SHIPPED: OnceLock<Option<Player>> = OnceLock::new();

impl Player {
    /// The player of the Warrior with the strategy that ships with the program; `None` if that is for other rules. The file
    /// is checked only once.
    #[cfg(not(target_family = "wasm"))]
    pub fn warrior() -> Option<&'static Player> {
        SHIPPED.get_or_init(|| Player::from_file(WARRIOR).ok()).as_ref()
    }

    /// The player of the Warrior with the strategy that was given to [`Player::ship`]; `None` before that.
    #[cfg(target_family = "wasm")]
    pub fn warrior() -> Option<&'static Player> {
        SHIPPED.get()?.as_ref()
    }

    /// Gives the program the strategy file that it ships with, where it does not contain it.
    ///
    /// # Errors
    /// If it is not a strategy file, damaged, or for other rules.
    pub fn ship(bytes: &[u8]) -> Result<(), FileError> {
        let player = Player::from_file(bytes)?;
        SHIPPED.get_or_init(|| Some(player));
        Ok(())
    }

    /// # Errors
    /// If it is not a strategy file, damaged, or for other rules.
    pub fn from_file(bytes: &[u8]) -> Result<Player, FileError> {
        let file = StrategyFile::for_present_rules(bytes)?;
        let unknown = || FileError::UnknownAdventurer { found: file.adventurer.key().to_owned() };
        let rules = Rules::of(file.adventurer).ok_or_else(unknown)?;
        Ok(Player { rules, file, books: [const { OnceLock::new() }; SCORES] })
    }

    /// Decides for the observer of the view. Returns `None` where the strategy has no answer, and outside the bidding of
    /// two-player rounds with its adventurer. The action is always legal.
    pub fn choose(&self, view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
        let state = RoundState::of(view, self.rules.equipment.adventurer())?;
        let question = Question::of(view, &state)?;
        let mix = self.book(state.score)?.look_up(question.at(&state, &self.rules))?;
        let action = question.without_sure_loss(pick(&mix, dice), &state, &self.rules);
        let decision = question.decision(action, &state, &self.rules)?;
        legal.contains(&decision).then_some(decision)
    }

    /// The actions that the strategy plays in this view; `None` where [`Player::choose`] has no answer.
    pub fn actions(&self, view: &View, legal: &[Action]) -> Option<Vec<Action>> {
        let state = RoundState::of(view, self.rules.equipment.adventurer())?;
        let question = Question::of(view, &state)?;
        let mix = self.book(state.score)?.look_up(question.at(&state, &self.rules))?;
        let played = (0..mix.len()).filter(|&action| mix[action] > 0.0);
        let decision = |action| {
            let action = question.without_sure_loss(action, &state, &self.rules);
            question.decision(action, &state, &self.rules).filter(|decision| legal.contains(decision))
        };
        let decisions: Vec<Action> = played.filter_map(decision).collect();
        (!decisions.is_empty()).then_some(decisions)
    }

    fn book(&self, score: Score) -> Option<&Playbook> {
        let fits = |chapter: &&Chapter| chapter.score == score;
        let chapter = self.file.chapters.iter().find(fits)?;
        Some(self.books[score.number()].get_or_init(|| Playbook::read(&self.rules, chapter)))
    }
}

/// What the deciding player knows of a round.
struct RoundState {
    score: Score,
    drawn: u8,
    tiles: Tiles,
    own: Hand,
    /// The number of cards that the other player has added.
    hidden: u8,
    own_failures: u8,
    other_successes: u8,
}

impl RoundState {
    fn of(view: &View, adventurer: Adventurer) -> Option<RoundState> {
        let me = view.observer.seat()?;
        let [first, second] = view.players.as_slice() else { return None };
        let usual = view.options.set == Set::Welcome && view.options.first_turn == FirstTurn::Free;
        if !usual || view.adventurer != Some(adventurer) || view.actor != Some(me) || view.tiles.len() != 6 {
            return None;
        }
        let (mine, theirs) = if me.index() == 0 { (first, second) } else { (second, first) };
        let (starter, other) = if view.starter == Some(me) { (mine, theirs) } else { (theirs, mine) };
        let score_of = |player: &PlayerView| (player.successes, player.failures);
        Some(RoundState {
            score: Score::of(score_of(starter), score_of(other))?,
            drawn: CARDS.checked_sub(view.deck)?,
            tiles: held(view),
            own: own_cards(view, me)?,
            hidden: view.pile.iter().filter(|card| card.by != me).count() as u8,
            own_failures: mine.failures,
            other_successes: theirs.successes,
        })
    }
}

impl RoundState {
    /// Whether after a pass the other player surely survives and wins the game.
    fn is_lost_by_passing(&self, odds: &Threshold<'_>) -> bool {
        self.other_successes > 0 && odds.is_safe(Dungeon::of(self.tiles, self.own, self.hidden))
    }

    /// Whether drawing means to enter with the last card, surely fail and lose the game.
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

/// The player's own cards; `None` if the view does not show them or shows impossible ones.
fn own_cards(view: &View, me: Seat) -> Option<Hand> {
    let mut own = Hand::default();
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

#[derive(Clone, Copy)]
enum Question {
    Bid,
    Place { kind: usize },
    Name,
}

impl Question {
    fn of(view: &View, state: &RoundState) -> Option<Question> {
        let own_drawn = state.own.added() + state.own.aside();
        let is_my_turn = |drawn: u8| own_drawn == drawn / 2;
        match view.stage {
            PhaseView::Bid => is_my_turn(state.drawn).then_some(Question::Bid),
            PhaseView::Place => {
                let kind = kind_of(view.drawn?.monster?).filter(|&kind| state.own.unseen(kind) > 0)?;
                is_my_turn(state.drawn - 1).then_some(Question::Place { kind })
            }
            PhaseView::NameType => (own_drawn == state.drawn.div_ceil(2)).then_some(Question::Name),
            _ => None,
        }
    }

    fn at(self, state: &RoundState, rules: &Rules) -> usize {
        let RoundState { drawn, tiles, own, .. } = *state;
        match self {
            Question::Bid => rules.index.bid(drawn, tiles, own),
            Question::Place { kind } => rules.index.place(drawn - 1, tiles, own, kind),
            Question::Name => rules.index.name(drawn, tiles, own, rules.equipment.names(tiles).len()),
        }
    }

    /// The action, or another one if the action surely loses the game. Rounded shares and poorly learned information
    /// sets must not give a game away.
    fn without_sure_loss(self, action: usize, state: &RoundState, rules: &Rules) -> usize {
        let mut odds = Threshold::new(rules);
        let RoundState { tiles, own, hidden, .. } = *state;
        match self {
            Question::Bid => match (state.is_lost_by_passing(&odds), state.is_lost_by_drawing(&mut odds)) {
                (true, false) => DRAW,
                (false, true) => 1 - DRAW,
                _ => action,
            },
            Question::Place { kind } => {
                let is_last = state.drawn == CARDS && state.own_failures > 0;
                let is_lost = is_last && odds.placed(tiles, own, hidden, kind, action) == 0.0;
                if is_lost { odds.best_place(tiles, own, hidden, kind) } else { action }
            }
            Question::Name => {
                let dungeon = Dungeon::of(tiles, own, hidden);
                if odds.naming(dungeon, action) == 0.0 { odds.name(dungeon) } else { action }
            }
        }
    }

    fn decision(self, action: usize, state: &RoundState, rules: &Rules) -> Option<Action> {
        let tiles = rules.equipment.adventurer().card().tiles;
        match self {
            Question::Bid => Some(if action == DRAW { Action::Draw } else { Action::Pass }),
            Question::Place { .. } if action == ADD => Some(Action::Add),
            Question::Place { .. } => {
                let tile = *tiles.get(state.tiles.nth(action - 1))?;
                Some(Action::Sacrifice { tile })
            }
            Question::Name => {
                let kind = *rules.equipment.names(state.tiles).get(action)?;
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

    /// A state without tiles after `drawn` cards, with these own cards in the dungeon.
    fn bare(drawn: u8, added: &[usize]) -> RoundState {
        let own = added.iter().fold(Hand::default(), |own, &kind| own.with_added(kind));
        let score = Score::LAST;
        RoundState { score, drawn, tiles: Tiles(0), own, hidden: 0, own_failures: 1, other_successes: 1 }
    }

    fn check(question: Question, action: usize, state: &RoundState, expected: usize) {
        let rules = Rules::of(Adventurer::Warrior).unwrap();
        assert_eq!(question.without_sure_loss(action, state, &rules), expected);
    }

    #[test]
    fn it_does_not_pass_if_the_other_player_surely_wins() {
        let empty = RoundState { tiles: Tiles::ALL, ..bare(0, &[]) };
        check(Question::Bid, PASS, &empty, DRAW);
        check(Question::Bid, PASS, &RoundState { other_successes: 0, ..empty }, PASS);
    }

    #[test]
    fn it_does_not_draw_the_last_card_if_it_surely_loses() {
        check(Question::Bid, DRAW, &bare(12, &[DRAGON]), PASS);
        check(Question::Bid, DRAW, &bare(10, &[DRAGON]), DRAW);
        check(Question::Bid, DRAW, &RoundState { own_failures: 0, ..bare(12, &[DRAGON]) }, DRAW);
    }

    #[test]
    fn it_places_the_last_card_so_that_it_can_survive() {
        let torch_and_all = RoundState { tiles: Tiles(0b1), ..bare(13, &[]) };
        let dragon = Question::Place { kind: DRAGON };
        check(dragon, ADD, &torch_and_all, 1);
        check(dragon, ADD, &RoundState { drawn: 5, ..torch_and_all }, ADD);
    }

    #[test]
    fn the_shipped_strategy_is_for_the_current_rules() {
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
