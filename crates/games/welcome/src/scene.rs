//! Describes a view in messages.

use game::{Arg, Message, Observer, Scene, Seat};

use crate::components::{Monster, Slot, SlotSet, Tile};
use crate::damage::health;
use crate::messages::{list, met_message, relief, tile_under};
use crate::view::{Bidding, CoinView, DungeonView, NextView, PhaseView, PlayerView, TileFate, View};

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        let mut lines = vec![self.round_line()];
        if self.round == 0 {
            return lines;
        }
        lines.extend(self.tiles_line());
        lines.extend(self.sacrificed_line());
        match &self.dungeon {
            Some(_) if matches!(self.stage, PhaseView::NextAdventurer | PhaseView::Over) => {}
            Some(dungeon) => lines.extend(self.dungeon_lines(dungeon)),
            None => lines.push(self.piles_line()),
        }
        lines.extend(self.winner.map(|winner| Message::new("event-won").with("who", winner)));
        lines.extend(self.memory_lines());
        lines.extend(self.specials_line());
        lines.extend(self.player_lines());
        lines
    }

    fn prompt(&self) -> Option<Message> {
        let asked = match self.stage {
            PhaseView::NameStrength { rival } => Some(rival),
            _ => self.actor,
        };
        asked.filter(|&seat| self.observer.is(seat)).and_then(|_| self.question())
    }

    fn glossary(&self) -> Vec<Message> {
        let gloss = |tile| Message::new("gloss-tile").with("tile", tile_under(&self.options, tile));
        self.held_tiles().map(gloss).collect()
    }
}

impl View {
    fn round_line(&self) -> Message {
        let message = Message::new("scene-round").with("round", self.round);
        match self.adventurer {
            Some(adventurer) => message.with("adventurer", adventurer),
            None => message,
        }
    }

    fn tiles_line(&self) -> Option<Message> {
        let held: Vec<Tile> = self.held_tiles().collect();
        Some(Message::new("scene-tiles").with("tiles", list(held)).with("hp", self.hp()?.max(0)))
    }

    fn held_tiles(&self) -> impl Iterator<Item = Tile> {
        self.tiles.iter().filter(|tile| tile.fate == TileFate::Held).map(|tile| tile.tile)
    }

    /// The health points in the dungeon, or before it those that the adventurer would have.
    fn hp(&self) -> Option<i16> {
        let adventurer = self.adventurer?;
        let held = self.held_tiles().filter_map(|tile| adventurer.slot_of(tile));
        let held = held.fold(SlotSet::NONE, |held, slot: Slot| held.with(slot));
        Some(self.dungeon.as_ref().map_or_else(|| health(adventurer, held), |dungeon| dungeon.hp))
    }

    fn sacrificed_line(&self) -> Option<Message> {
        let sacrificed = |fate| matches!(fate, TileFate::Sacrificed { .. });
        let gone = self.tiles.iter().filter(|tile| sacrificed(tile.fate)).map(|tile| tile.tile);
        let gone: Vec<Tile> = gone.collect();
        (!gone.is_empty()).then(|| Message::new("scene-sacrificed").with("tiles", list(gone)))
    }

    fn piles_line(&self) -> Message {
        Message::new("scene-piles").with("pile", self.pile.len() as u8).with("deck", self.deck)
    }

    fn dungeon_lines(&self, dungeon: &DungeonView) -> Vec<Message> {
        let left = (self.pile.len() as u8).saturating_sub(dungeon.faced);
        let inside =
            self.actor.map(|seat| Message::new("scene-in-dungeon").with("who", seat).with("left", left));
        let mut lines: Vec<Message> = inside.into_iter().collect();
        let monster = |id, monster: Option<Monster>| monster.map(|m| Message::new(id).with("monster", m));
        lines.extend(monster("scene-named", dungeon.named));
        lines.extend(dungeon.number.map(|number| Message::new("scene-number").with("strength", number)));
        lines.extend(monster("scene-hunted", dungeon.hunted));
        lines.extend(match dungeon.next {
            NextView::Faced => None,
            NextView::Falls { tile } => Some(Message::new("scene-next-falls").with("tile", tile)),
            NextView::Ignored => Some(Message::new("scene-next-ignored")),
        });
        if dungeon.coin == CoinView::Running {
            lines.push(Message::new("scene-coin"));
        }
        if dungeon.relief > 0 {
            lines.push(relief(Message::new("scene-relief"), dungeon.relief, self.options.flute));
        }
        lines
    }

    /// The number of cards of the pile that lie face down.
    fn face_down(&self) -> usize {
        let turned_up = self.dungeon.as_ref().map_or(0, |dungeon| {
            let asked_about = matches!(self.stage, PhaseView::Ask { .. } | PhaseView::Replace);
            usize::from(dungeon.faced) + usize::from(asked_about)
        });
        self.pile.len().saturating_sub(turned_up)
    }

    /// The observer's own cards: those face down in the pile and those set aside.
    fn memory_lines(&self) -> Vec<Message> {
        let Observer::Seat(me) = self.observer else { return Vec::new() };
        let mine = |by: Seat, monster: Option<Monster>| monster.filter(|_| by == me);
        let hidden = self.pile.iter().take(self.face_down());
        let added: Vec<Monster> = hidden.filter_map(|card| mine(card.by, card.monster)).collect();
        let aside: Vec<Monster> = self.tiles.iter().filter_map(|tile| self.my_aside(tile.fate, me)).collect();
        let told = |id, monsters: Vec<Monster>| {
            (!monsters.is_empty()).then(|| Message::new(id).with("monsters", list(monsters)))
        };
        told("scene-you-added", added).into_iter().chain(told("scene-you-set-aside", aside)).collect()
    }

    fn my_aside(&self, fate: TileFate, me: Seat) -> Option<Monster> {
        match fate {
            TileFate::Sacrificed { by, monster } if by == me => monster,
            _ => None,
        }
    }

    fn specials_line(&self) -> Option<Message> {
        let known = !self.specials.is_empty();
        known.then(|| Message::new("scene-specials").with("monsters", list(self.specials.iter().copied())))
    }

    fn player_lines(&self) -> impl Iterator<Item = Message> {
        let seats = Seat::all(self.players.len() as u8);
        seats.zip(&self.players).map(|(seat, player)| player_line(seat, player))
    }

    fn question(&self) -> Option<Message> {
        let drawn = self.drawn.and_then(|drawn| drawn.monster);
        Some(match self.stage {
            PhaseView::Bid => Message::new("prompt-bid"),
            PhaseView::Place => Message::new("prompt-place").with("monster", drawn?),
            PhaseView::NameType => Message::new("prompt-name-type"),
            PhaseView::PickRival => Message::new("prompt-pick-rival"),
            PhaseView::NameStrength { .. } => Message::new("prompt-name-strength").with("who", self.actor?),
            PhaseView::Ask { .. } => {
                let met = self.dungeon.as_ref()?.met?;
                met_message(Message::new("prompt-ask"), met.card, met.kind, met.strength)
            }
            PhaseView::Discard { .. } => Message::new("prompt-discard"),
            PhaseView::NextAdventurer => Message::new("prompt-choose"),
            PhaseView::DrawStarter
            | PhaseView::DrawAdventurer
            | PhaseView::DrawSpecial { .. }
            | PhaseView::DrawCard
            | PhaseView::Replace
            | PhaseView::Over => return None,
        })
    }
}

fn player_line(seat: Seat, player: &PlayerView) -> Message {
    let state = match player.bidding {
        Bidding::Waiting | Bidding::Bidding => "bidding",
        Bidding::Passed => "passed",
        Bidding::Out => "out",
    };
    Message::new("scene-player")
        .with("who", seat)
        .with("successes", player.successes)
        .with("failures", player.failures)
        .with("state", Arg::Symbol(state))
}
