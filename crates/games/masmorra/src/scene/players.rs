//! The players: the observer with abilities and cards, the others in short.

use game::{Arg, Message, Seat};

use super::SceneBuilder;
use crate::components::{Ability, Limit};
use crate::messages::{by, list, with_room};
use crate::player::{LIFE, Posture};
use crate::stacks::Hand;
use crate::view::PlayerView;

impl SceneBuilder<'_> {
    /// The observer's hero.
    pub(super) fn own_line(&self) -> Option<Message> {
        let me = self.player(self.subject)?;
        Some(self.hero_status(by("scene-you", self.subject), me)?.with("most", LIFE))
    }

    /// The observer's abilities and cards.
    pub(super) fn own_possessions(&self) -> Vec<Message> {
        let abilities = self.own_abilities();
        let (used, ready) =
            abilities.into_iter().partition::<Vec<Ability>, _>(|&ability| self.is_used(ability));
        let line = |id, abilities: Vec<Ability>| {
            (!abilities.is_empty()).then(|| by(id, self.subject).with("abilities", list(abilities)))
        };
        let hand = self.view.hand;
        let possible = [
            line("scene-abilities", ready),
            line("scene-abilities-used", used),
            (!hand.is_empty()).then(|| Message::new("scene-cards").with("cards", list(hand.each()))),
            (self.view.captor == Some(self.subject)).then(|| by("scene-captor", self.subject)),
        ];
        possible.into_iter().flatten().collect()
    }

    pub(super) fn own_abilities(&self) -> Vec<Ability> {
        let Some(me) = self.player(self.subject) else { return Vec::new() };
        let start = me.hero.map(|hero| hero.card().start);
        start.into_iter().chain(me.learnt.iter().copied()).collect()
    }

    /// Whether a once-per-turn ability was used in this turn.
    fn is_used(&self, ability: Ability) -> bool {
        let mut slots =
            (0..).map_while(|slot| self.game.ability(slot)).take(usize::from(crate::player::ABILITY_SLOTS));
        let slot = slots.position(|known| known == ability);
        let used = slot.is_some_and(|slot| self.view.now.used & (1 << slot) != 0);
        self.subject == self.game.active && ability.card().limit == Limit::Once && used
    }

    /// The other players in turn order, with the cards that they and the observer know of each other.
    pub(super) fn other_lines(&self) -> Vec<Message> {
        let seats = self.view.players.len() as u8;
        let others = std::iter::successors(Some(self.subject.next(seats)), |seat| Some(seat.next(seats)));
        let others = others.take(usize::from(seats)).take_while(|&seat| seat != self.subject);
        others
            .filter_map(|seat| Some((seat, self.player(seat)?)))
            .flat_map(|(seat, other)| self.other(seat, other))
            .collect()
    }

    fn other(&self, seat: Seat, other: &PlayerView) -> Vec<Message> {
        let knowledge =
            |id, cards: Hand| (!cards.is_empty()).then(|| by(id, seat).with("cards", list(cards.each())));
        let captor = (self.view.captor == Some(seat)).then(|| by("scene-captor", seat));
        let line = self
            .hero_status(by("scene-other", seat), other)
            .map(|line| with_room(line, self.game.dungeon.room(other.at)).with("cards", other.cards));
        let possible = [
            line,
            captor,
            knowledge("scene-known-cards", other.known),
            knowledge("scene-cards-known-to", other.knows),
        ];
        possible.into_iter().flatten().collect()
    }

    /// Hero, Life, gold and experience; `None` before the hero is known.
    fn hero_status(&self, message: Message, player: &PlayerView) -> Option<Message> {
        let posture = match player.posture {
            Posture::Standing => "standing",
            Posture::Fallen => "fallen",
        };
        let message = message.with("hero", player.hero?).with("posture", Arg::Symbol(posture));
        Some(message.with("life", player.life).with("gold", player.gold).with("xp", player.xp))
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }
}
