/** What the pages send and get by HTTP, in the names of the server's own types. */
import type { RoomSettings } from '../wire/index.ts';

export type {
  EventsPage,
  FairnessShown,
  Frame,
  GameShown,
  GamesPage,
  Listed,
  Me,
  Opened,
  OptionShown,
  Outlined,
  OutlinePage,
  ReplayPage,
} from '../wire/api.ts';

/** RoomSettings as they are proposed: what is left out takes its default. */
export type Proposal = Pick<RoomSettings, 'game' | 'seats'> & Partial<RoomSettings>;
