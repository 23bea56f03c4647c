/** The types of the HTTP API, as the server names them. */
import type { RoomSettings } from '../wire/index.ts';

export type {
  BeliefsShown,
  BugReported,
  EventsPage,
  FairnessShown,
  Frame,
  GameShown,
  GamesPage,
  Me,
  Opened,
  OptionShown,
  OutlinePage,
  OutlineStep,
  PuzzleFigure,
  PuzzleListed,
  PuzzleShown,
  PuzzleSolution,
  ReplayPage,
  ReviewPending,
  ReviewShown,
  RoomListing,
} from '../wire/api.ts';

/** What admins announce to everyone. */
export type { AnnouncementInfo } from '../wire/index.ts';

/** Proposed room settings: a field that is left out gets its default. */
export type Proposal = Pick<RoomSettings, 'game' | 'seats'> & Partial<RoomSettings>;
