//! Lines of ways through the dungeon, of new rooms and of monsters that come and go.

use game::{Arg, Fold, HasMessage, LineWriter, Message, Seat};

use crate::dungeon::{Door, Room};
use crate::event::Event;
use crate::figure::Figure;
use crate::messages::{by, door as door_name, list, with_figure, with_room};

#[derive(Clone, Default)]
pub(super) struct Paths {
    exploration: Option<Exploration>,
    walk: Fold<Seat, Room>,
    came: Fold<Room, Figure>,
    moved: Fold<Room, Figure>,
}

/// The line of a hero who explores, with everything found.
#[derive(Clone)]
struct Exploration {
    line: usize,
    seat: Seat,
    door: Door,
    finds: Vec<Find>,
}

#[derive(Clone, Copy, PartialEq)]
enum Find {
    Room(Room),
    Monster(Figure),
    FloorGold(u8),
    ChestGold(u8),
}

impl From<Find> for Arg {
    fn from(find: Find) -> Arg {
        Arg::Message(match find {
            Find::Room(room) => with_room(Message::new("log-room"), room),
            Find::Monster(figure) => with_figure(Message::new("log-new-monster"), figure),
            Find::FloorGold(gold) => Message::new("log-floor-gold").with("gold", gold),
            Find::ChestGold(gold) => Message::new("log-chest-gold").with("gold", gold),
        })
    }
}

impl Paths {
    /// Writes the line of an event. Returns whether it has one here.
    pub(super) fn read(&mut self, event: &Event, writer: &mut LineWriter) -> bool {
        match *event {
            Event::Explores { seat, door } => {
                self.exploration = Some(Exploration { line: writer.number(), seat, door, finds: Vec::new() });
                writer.line(|| event.message());
                true
            }
            Event::RoomLaid { room, .. } => self.read_room(room, writer),
            Event::TrapLaid { trap, .. } => self.find(&[Find::Room(trap)], writer),
            Event::GoldStrewn { floor, chests, .. } => self.read_gold(floor, chests, writer),
            Event::Moved { seat, room } => self.read_move(seat, room, writer),
            Event::MonsterCame { figure, room } => self.read_arrival(figure, room, writer),
            Event::MonsterMoved { figure, room } => self.read_monster_move(figure, room, writer),
            _ => false,
        }
    }

    pub(super) fn end_turn(&mut self) {
        self.exploration = None;
    }

    /// A card can come between the exploration and the room. Then the room has a line of its own.
    fn read_room(&mut self, room: Room, writer: &mut LineWriter) -> bool {
        let Some(exploration) = &mut self.exploration else { return false };
        if exploration.line != writer.last_line() {
            exploration.line = writer.number();
        }
        exploration.finds.push(Find::Room(room));
        exploration.write(writer);
        true
    }

    fn read_gold(&mut self, floor: u8, chests: u8, writer: &mut LineWriter) -> bool {
        let floor = (floor > 0).then_some(Find::FloorGold(floor));
        let chests = (chests > 0).then_some(Find::ChestGold(chests));
        let finds: Vec<Find> = floor.into_iter().chain(chests).collect();
        self.find(&finds, writer)
    }

    /// Adds to what the hero has found, if that line is the last one.
    fn find(&mut self, finds: &[Find], writer: &mut LineWriter) -> bool {
        let Some(exploration) = &mut self.exploration else { return false };
        if exploration.line != writer.last_line() {
            return false;
        }
        exploration.finds.extend_from_slice(finds);
        exploration.write(writer);
        true
    }

    /// The hero enters the new room in the line of the exploration.
    fn read_move(&mut self, seat: Seat, room: Room, writer: &mut LineWriter) -> bool {
        if let Some(exploration) = &self.exploration
            && exploration.found(room)
        {
            writer.join(exploration.line);
            return true;
        }
        let (line, rooms) = self.walk.add_last(writer, seat, room);
        let name = |&room: &Room| with_room(Message::new("log-room"), room);
        writer.rewrite(line, || by("log-moved", seat).with("rooms", list(rooms.iter().map(name))));
        true
    }

    fn read_arrival(&mut self, figure: Figure, room: Room, writer: &mut LineWriter) -> bool {
        let is_new_room = self.exploration.as_ref().is_some_and(|exploration| exploration.found(room));
        if is_new_room && self.find(&[Find::Monster(figure)], writer) {
            return true;
        }
        let (line, figures) = self.came.add_last(writer, room, figure);
        let name = |&figure: &Figure| with_figure(Message::new("log-new-monster"), figure);
        writer.rewrite(line, || {
            with_room(Message::new("log-came"), room).with("monsters", list(figures.iter().map(name)))
        });
        true
    }

    fn read_monster_move(&mut self, figure: Figure, room: Room, writer: &mut LineWriter) -> bool {
        let (line, figures) = self.moved.add_last(writer, room, figure);
        let name = |&figure: &Figure| with_figure(Message::new("log-monster"), figure);
        writer.rewrite(line, || {
            with_room(Message::new("log-monsters-moved"), room)
                .with("monsters", list(figures.iter().map(name)))
        });
        true
    }
}

impl Exploration {
    fn found(&self, room: Room) -> bool {
        self.finds.contains(&Find::Room(room))
    }

    fn write(&self, writer: &mut LineWriter) {
        writer.rewrite(self.line, || {
            let finds = list(self.finds.iter().copied());
            by("log-explored", self.seat).with("door", door_name(self.door)).with("finds", finds)
        });
    }
}
