/** A part of a picture: its material, its outline, and where needed a transformation and an opacity. */
export type Shape = [material: string, outline: string, transform?: string, opacity?: number];

/** The shapes of pictures, by key. */
export type Pictures = Record<string, Shape[]>;
