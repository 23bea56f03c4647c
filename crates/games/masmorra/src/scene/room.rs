//! The observer's room: monsters, features and exits; then the rest of the dungeon.

use game::{Arg, Message};

use super::SceneBuilder;
use crate::components::{Chest, Feature, TileKind};
use crate::dungeon::{PlacedTile, Spot};
use crate::exits::{Exit, ExitKind};
use crate::messages::{by, door, list, mark, side, with_figure, with_room};
use crate::movement::Stairs;
use crate::state::{TurnPhase, Visibility};
use crate::view::{LevelView, MonsterView};

impl SceneBuilder<'_> {
    pub(super) fn room_lines(&self) -> Vec<Message> {
        let Some(here) = self.here() else { return Vec::new() };
        let laid = self.game.dungeon.at(here);
        let mut lines = vec![self.room_line(here)];
        lines.extend(self.monsters_at(here).map(|monster| self.monster_line(monster)));
        lines.extend(chest_lines(laid));
        lines.extend(gold_line(laid));
        lines.extend(laid.card().features.iter().filter_map(|&feature| self.feature_line(here, feature)));
        lines.extend(self.stairs_line(here));
        lines.extend(self.exit_lines(here));
        lines
    }

    pub(super) fn here(&self) -> Option<Spot> {
        self.player(self.subject).map(|player| player.at).filter(|&at| self.game.dungeon.has(at))
    }

    pub(super) fn monsters_at(&self, spot: Spot) -> impl Iterator<Item = &MonsterView> {
        self.view.monsters.iter().filter(move |monster| monster.room.number == spot)
    }

    fn room_line(&self, here: Spot) -> Message {
        let message = with_room(by("scene-here", self.subject), self.game.dungeon.room(here));
        message.with("level", self.game.dungeon.level(here))
    }

    fn monster_line(&self, monster: &MonsterView) -> Message {
        let might = monster.figure.being.might();
        with_figure(Message::new("scene-monster"), monster.figure)
            .with("payback", might.payback)
            .with("defense", might.defense)
            .with("xp", might.xp)
            .with("state", Arg::Symbol(self.fought_state(monster)))
    }

    /// Whether the active hero has fought a monster of the room in this turn.
    fn fought_state(&self, monster: &MonsterView) -> &'static str {
        let (now, id) = (&self.view.now, monster.figure.id);
        if self.subject != self.game.active
            || now.phase == TurnPhase::Master
            || now.visibility == Visibility::Invisible
        {
            "idle"
        } else if now.flipped.contains(&id) {
            "turned"
        } else if now.fought.contains(&id) {
            "fought"
        } else {
            "unfought"
        }
    }

    fn feature_line(&self, here: Spot, feature: Feature) -> Option<Message> {
        let now = &self.view.now;
        let docked = |id, die, used: &[Spot]| {
            let state = if used.contains(&here) { "used" } else { "open" };
            Message::new(id).with("symbol", die).with("state", Arg::Symbol(state))
        };
        match feature {
            Feature::Portal(die) => Some(docked("scene-portal", die, &now.portals_used)),
            Feature::Fountain(die) => Some(docked("scene-fountain", die, &now.fountains_used)),
            Feature::Pit => Some(Message::new("scene-pit")),
            Feature::Web => Some(Message::new("scene-web")),
            Feature::BottomlessPit => Some(Message::new("scene-bottomless-pit")),
            // The ritual has its own line for everyone, as long as it can still happen.
            Feature::Ritual => None,
        }
    }

    fn stairs_line(&self, here: Spot) -> Option<Message> {
        Some(match self.game.stairs_from(here)? {
            Stairs::Open(to) => {
                let message = with_room(Message::new("scene-stairs"), self.game.dungeon.room(to));
                message.with("level", self.game.dungeon.level(to))
            }
            Stairs::ToSecondLevel => Message::new("scene-stairs-unexplored").with("level", 2_u8),
            Stairs::ToThirdLevel => Message::new("scene-stairs-unexplored").with("level", 3_u8),
        })
    }

    /// The doors, then the sides that have only walls, then whether a wall can be broken.
    fn exit_lines(&self, here: Spot) -> Vec<Message> {
        let dungeon = &self.game.dungeon;
        let mut lines: Vec<Message> = dungeon.exits(here).filter_map(|exit| self.exit_line(exit)).collect();
        let walls: Vec<Arg> = dungeon.walls(here).map(side).collect();
        if !walls.is_empty() {
            lines.push(Message::new("scene-walls").with("sides", Arg::List(walls)));
        }
        let is_closed = self.game.tile_for(here).is_some() && !dungeon.level_is_open(dungeon.level(here));
        if is_closed && self.game.explorable(here).next().is_some() {
            lines.push(Message::new("scene-break-through"));
        }
        lines
    }

    fn exit_line(&self, exit: Exit) -> Option<Message> {
        let line = |id| Message::new(id).with("side", door(exit.door));
        match exit.kind {
            ExitKind::Room(to) => Some(with_room(line("scene-door"), self.game.dungeon.room(to))),
            ExitKind::Unexplored => Some(line("scene-door-unexplored")),
            ExitKind::Trap(trap) => {
                let TileKind::Trap { dice, xp } = self.game.dungeon.at(trap).card().kind else { return None };
                let line = with_room(line("scene-trap"), self.game.dungeon.room(trap));
                Some(line.with("dice", list(dice)).with("xp", xp))
            }
            ExitKind::Wall => None,
        }
    }

    /// Monsters in other rooms, the next tiles, and a ritual in progress.
    pub(super) fn elsewhere_lines(&self) -> Vec<Message> {
        let mut lines: Vec<Message> = self.ritual_line().into_iter().collect();
        lines.extend(self.game.dungeon.rooms().filter_map(|room| self.monsters_line(room)));
        lines.extend(
            (1..).zip(&self.view.levels).filter_map(|(level, stacks)| self.next_tile_line(level, stacks)),
        );
        lines
    }

    fn monsters_line(&self, room: Spot) -> Option<Message> {
        let figures = || self.monsters_at(room).map(|monster| monster.figure);
        if figures().next().is_none() || (self.view.round > 0 && self.here() == Some(room)) {
            return None;
        }
        Some(
            with_room(Message::new("scene-lair"), self.game.dungeon.room(room))
                .with("level", self.game.dungeon.level(room))
                .with("monsters", list(figures().map(|figure| figure.being)))
                .with("marks", list(figures().filter_map(|figure| mark(figure.id)))),
        )
    }

    /// The next tile of a level, or that none is left.
    fn next_tile_line(&self, level: u8, stacks: &LevelView) -> Option<Message> {
        let line = |id| Message::new(id).with("level", level);
        let is_found = self.view.dungeon.iter().any(|room| room.tile.card().level == level);
        match stacks.face_up {
            Some(tile) => Some(line("scene-next-tile").with("tile", tile)),
            None if is_found && stacks.small.is_empty() && stacks.small_under.is_empty() => {
                Some(line("scene-no-tile-left"))
            }
            None => None,
        }
    }

    fn ritual_line(&self) -> Option<Message> {
        let room = self.view.now.ritual.filter(|&room| self.game.dungeon.has(room))?;
        Some(with_room(Message::new("scene-ritual"), self.game.dungeon.room(room)))
    }
}

fn chest_lines(laid: &PlacedTile) -> impl Iterator<Item = Message> {
    let chests = (0..).zip(laid.card().chests).zip(laid.chest_gold);
    let closed = chests.filter(|((number, _), _): &((u8, &Chest), u8)| laid.done & (1 << number) == 0);
    closed.map(|((_, chest), gold)| {
        Message::new("scene-chest").with("dice", list(chest.dice.iter().copied())).with("gold", gold)
    })
}

/// Gold on the floor and in opened chests.
fn gold_line(laid: &PlacedTile) -> Option<Message> {
    let opened = (0..).zip(laid.chest_gold).filter(|(number, _): &(u8, u8)| laid.done & (1 << number) != 0);
    let gold = opened.fold(laid.gold, |sum, (_, gold)| sum.saturating_add(gold));
    (gold > 0).then(|| Message::new("scene-gold").with("gold", gold))
}
