//! A player who answers by the strategy file, wherever it has an answer.

use std::sync::OnceLock;

use game::{Dice, Game, Seat};
use welcome::{Action, Adventurer, FirstTurn, PlayerView, Set, Stage, TileFate, View, Welcome};

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

impl Player {
    /// Plays by a strategy file.
    ///
    /// # Errors
    /// If it is no strategy file, damaged, or for other rules.
    pub fn from_file(bytes: &[u8]) -> Result<Player, FileError> {
        let file = StrategyFile::read(bytes, Welcome::manifest().rules_version)?;
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
    mine: PlayerView,
    theirs: PlayerView,
}

impl Sight {
    fn of(view: &View, adventurer: Adventurer) -> Option<Sight> {
        let me = view.observer.seat()?;
        let [first, second] = view.players.as_slice() else { return None };
        let usual = view.house.set == Set::Welcome && view.house.first_turn == FirstTurn::Free;
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
            mine: mine.clone(),
            theirs: theirs.clone(),
        })
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
            Stage::Bid => is_my_turn(sight.drawn).then_some(Question::Bid),
            Stage::Place => {
                let kind = kind_of(view.drawn?.monster?).filter(|&kind| sight.own.unseen(kind) > 0)?;
                is_my_turn(sight.drawn - 1).then_some(Question::Place { kind })
            }
            Stage::NameType => (own_drawn == sight.drawn.div_ceil(2)).then_some(Question::Name),
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
            Question::Bid if action == DRAW => action,
            Question::Bid => {
                let gives_away = sight.theirs.successes > 0 && odds.is_safe(Dungeon::of(tiles, own, hidden));
                if gives_away { DRAW } else { action }
            }
            Question::Place { kind } => {
                let must_enter = sight.drawn == CARDS && sight.mine.failures > 0;
                let is_lost = must_enter && odds.placed(tiles, own, hidden, kind, action) == 0.0;
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
