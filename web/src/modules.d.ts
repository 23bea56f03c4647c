/** An icon of game-icons.net by its name: the outlines of its paths in a square of 512. */
declare module 'game-icons:*' {
  const outlines: string[];
  export default outlines;
}

/** Our pictures of one kind: `pictures:GAME/KIND` reads `crates/games/GAME/pictures/KIND/*.svg`. */
declare module 'pictures:*' {
  const pictures: Record<string, import('./pictures/shape.ts').Shape[]>;
  export default pictures;
}

/** A data file of a game crate. */
declare module '*.toml' {
  const content: unknown;
  export default content;
}

/** Whether the build contains the rules and bots for play without a server. */
declare const __LOCAL_PLAY__: boolean;

/** Whether the build is a folder of files for any page host, without a server. */
declare const __STATIC_SITE__: boolean;
