//! Explanations of the observer's surroundings: monsters, room, traps, abilities and cards.

use game::Message;

use super::SceneBuilder;
use crate::components::{Ability, Hero, Treasure};
use crate::figure::Being;
use crate::task::Task;

impl SceneBuilder<'_> {
    pub(super) fn explanations(&self) -> Vec<Message> {
        let mut lines: Vec<Message> = self.beings_here().into_iter().map(monster_gloss).collect();
        lines.extend(self.room_glosses());
        lines.extend(self.own_abilities().into_iter().chain(self.lessons()).map(ability_gloss));
        lines.extend(self.heroes_to_choose().map(hero_gloss));
        lines.extend(self.view.hand.kinds().map(card_gloss));
        lines
    }

    fn beings_here(&self) -> Vec<Being> {
        let mut beings: Vec<Being> = Vec::new();
        let here = self.here().into_iter().flat_map(|here| self.monsters_at(here));
        for being in here.map(|monster| monster.figure.being) {
            if !beings.contains(&being) {
                beings.push(being);
            }
        }
        beings
    }

    /// The room, if it has special features, and the traps beside it.
    fn room_glosses(&self) -> Vec<Message> {
        let Some(here) = self.here() else { return Vec::new() };
        let laid = self.game.dungeon.at(here);
        let card = laid.card();
        let is_special = !(card.features.is_empty() && card.chests.is_empty());
        let room = is_special.then(|| Message::new("gloss-room").with("room", laid.tile));
        let trap = self.game.dungeon.live_traps_beside(here).next().map(|_| Message::new("gloss-trap"));
        room.into_iter().chain(trap).collect()
    }

    /// Abilities that the observer may learn now.
    fn lessons(&self) -> Vec<Ability> {
        match self.view.tasks.last() {
            Some(&Task::Learn { seat }) if self.view.observer.is(seat) => {
                self.game.learnable_abilities(seat).map(|(_, ability)| ability).collect()
            }
            _ => Vec::new(),
        }
    }

    fn heroes_to_choose(&self) -> impl Iterator<Item = Hero> {
        let choosing = matches!(
            self.view.tasks.last(),
            Some(&Task::ChooseHero { seat }) if self.view.observer.is(seat)
        );
        self.game.free_heroes().filter(move |_| choosing)
    }
}

fn monster_gloss(being: Being) -> Message {
    Message::new("gloss-monster").with("monster", being)
}

fn ability_gloss(ability: Ability) -> Message {
    Message::new("gloss-ability").with("ability", ability)
}

fn hero_gloss(hero: Hero) -> Message {
    Message::new("gloss-hero").with("hero", hero)
}

fn card_gloss(card: Treasure) -> Message {
    Message::new("gloss-card").with("card", card)
}
