//! Random play: every seat that owes a decision is asked, and every legal action is backed by a line.

use std::mem::{Discriminant, discriminant};

use bots::FastDice;
use game::{Arg, Dice, Game, Message, Observer, Outcomes, Scene, Seat, Setup, Silent, Turn};
use masmorra::{Action, Being, Figure, Masmorra, Payment, Symbol};

use crate::scene::table::short;

/// Plays random games and passes every position to `look`. Kinds of actions are equally likely, so that heroes explore
/// and do not only walk around.
fn play(most: u32, mut look: impl FnMut(&Masmorra, u8)) {
    for (seed, (seats, mode)) in
        (0..).zip([(2, "standard"), (4, "standard"), (5, "epic"), (3, "epic"), (2, "epic")])
    {
        let options = [("mode", mode), ("heroes", "chosen"), ("rounds", "120")];
        let setup = Setup::new(Masmorra::manifest(), seats, options).unwrap();
        let mut dice = FastDice::seeded(seed);
        let mut game = Masmorra::new(&setup, &mut Silent).unwrap();
        for _ in 0..most {
            look(&game, seats);
            if !step(&mut game, &mut dice) {
                break;
            }
        }
    }
}

fn step(game: &mut Masmorra, dice: &mut FastDice) -> bool {
    match game.turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let outcome = game.draw(&mut Outcomes::new(), dice).unwrap();
            game.resolve(outcome, &mut Silent).unwrap();
        }
        Turn::Decide { owe, .. } => {
            let seat = owe.first().unwrap();
            let action = choose(game, seat, dice);
            game.decide(seat, action, &mut Silent).unwrap();
        }
    }
    true
}

fn choose(game: &Masmorra, seat: Seat, dice: &mut FastDice) -> Action {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let mut kinds: Vec<Discriminant<Action>> = Vec::new();
    for kind in actions.iter().map(discriminant) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let kind = kinds[dice.below(kinds.len() as u32) as usize];
    actions.retain(|action| discriminant(action) == kind);
    actions[dice.below(actions.len() as u32) as usize]
}

#[test]
fn exactly_the_seats_that_owe_a_decision_are_asked() {
    play(6_000, |game, seats| {
        let owes = |seat| matches!(game.turn(), Turn::Decide { owe, .. } if owe.contains(seat));
        for observer in Observer::all(seats) {
            let view = game.view(observer);
            let asked = observer.seat().is_some_and(owes);
            assert_eq!(view.prompt().is_some(), asked, "{observer:?} at {:?}", view.tasks.last());
        }
    });
}

#[test]
fn every_legal_action_is_backed_by_a_line() {
    let mut actions = Vec::new();
    play(6_000, |game, seats| {
        for seat in Seat::all(seats) {
            game.legal(seat, &mut actions);
            if actions.is_empty() {
                continue;
            }
            let view = game.view(Observer::Seat(seat));
            let lines = Lines(view.lines());
            for &action in &actions {
                assert!(lines.mention(action), "{action:?} at {:?}\n{:#?}", view.tasks, lines.short());
            }
        }
    });
}

struct Lines(Vec<Message>);

impl Lines {
    fn mention(&self, action: Action) -> bool {
        match action {
            Action::Move { to } => self.have("scene-door", &[("number", number(to.number.0 + 1))]),
            Action::Explore { .. } => {
                self.have("scene-door-unexplored", &[]) || self.have("scene-break-through", &[])
            }
            Action::TakeStairs => self.have("scene-stairs", &[]) || self.have("scene-stairs-unexplored", &[]),
            Action::OpenChest { .. } => self.have("scene-chest", &[]),
            Action::Disarm { trap, .. } => self.have("scene-trap", &[("number", number(trap.number.0 + 1))]),
            Action::UsePortal => self.have("scene-portal", &[("state", Arg::Symbol("open"))]),
            Action::UseFountain => self.have("scene-fountain", &[("state", Arg::Symbol("open"))]),
            Action::TakeGold => self.have("scene-gold", &[]),
            Action::Fight => self.have("scene-monster", &[]),
            Action::FlipToken { .. } => self.have("scene-token", &[]),
            Action::EndAttack => self.have("scene-fight", &[]),
            Action::Suffer => self.have("scene-payback", &[]),
            Action::SneakAttack => self.have("scene-sneak-ready", &[]),
            Action::EndInvisibility => self.have("scene-invisible", &[]),
            Action::UseAbility { ability, .. } => self.list("scene-abilities", "abilities", ability.term()),
            Action::Play { card, .. } | Action::Discard { card } => {
                self.list("scene-cards", "cards", card.term())
            }
            Action::AimAtHero { seat } => self.have("scene-other", &[("who", Arg::Seat(seat))]),
            _ => self.mention_payment_or_monster(action),
        }
    }

    /// Payments and monsters.
    fn mention_payment_or_monster(&self, action: Action) -> bool {
        match action {
            Action::Step { with } => self.mention_symbol(Symbol::Step, with),
            Action::Strike { symbol, with } => self.mention_symbol(symbol, with),
            Action::Block { with } => self.mention_symbol(Symbol::Defense, with),
            Action::Heal { with } => self.mention_symbol(Symbol::Elixir, with),
            Action::Conjure { with } => self.mention_symbol(Symbol::Magic, with),
            Action::Face { figure }
            | Action::AimAtMonster { figure }
            | Action::MoveMonster { figure, .. }
            | Action::SendByStairs { figure }
            | Action::TakeDie { figure }
            | Action::RemoveMonster { figure } => self.mention_monster(figure),
            _ => true,
        }
    }

    fn mention_symbol(&self, symbol: Symbol, with: Payment) -> bool {
        match with {
            Payment::Symbol => self.list("scene-symbols", "symbols", symbol.term()),
            Payment::Die => self.list("scene-dice", "symbols", symbol.term()),
            Payment::Pet => self.have("scene-pet", &[("symbol", Arg::Term(symbol.term()))]),
            Payment::Token => self.have("scene-token", &[]),
        }
    }

    /// A die is listed by number, a boss by name.
    fn mention_monster(&self, figure: Figure) -> bool {
        match figure.being {
            Being::Foe(_) => {
                let mark = number(figure.id.0 + 1);
                let elsewhere = self.all("scene-lair").any(|line| items(line, "marks").contains(&mark));
                elsewhere || self.have("scene-monster", &[("mark", mark)])
            }
            Being::Blue(boss) | Being::Red(boss) => {
                let is_boss = |arg: &Arg| matches!(arg, Arg::Term(term) if term.starts_with(boss.term()));
                let here =
                    self.all("scene-monster").any(|line| argument(line, "monster").is_some_and(is_boss));
                here || self.all("scene-lair").any(|line| items(line, "monsters").iter().any(is_boss))
            }
        }
    }

    fn all(&self, id: &'static str) -> impl Iterator<Item = &Message> {
        self.0.iter().filter(move |line| line.id == id)
    }

    fn have(&self, id: &'static str, args: &[(&str, Arg)]) -> bool {
        self.all(id).any(|line| args.iter().all(|(name, arg)| argument(line, name) == Some(arg)))
    }

    fn list(&self, id: &'static str, name: &str, term: &'static str) -> bool {
        self.all(id).any(|line| items(line, name).contains(&Arg::Term(term)))
    }

    fn short(&self) -> Vec<String> {
        self.0.iter().map(short).collect()
    }
}

fn number(number: u8) -> Arg {
    Arg::Number(number.into())
}

fn argument<'m>(line: &'m Message, name: &str) -> Option<&'m Arg> {
    line.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

fn items<'m>(line: &'m Message, name: &str) -> &'m [Arg] {
    match argument(line, name) {
        Some(Arg::List(items)) => items,
        _ => &[],
    }
}
