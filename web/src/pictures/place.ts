/** Where a figure of a scene stands. */
export type Setting = 'gate' | 'hall' | 'cave' | 'night' | 'none';

/** What light falls on it from behind. */
export type Light = 'torch' | 'moon' | 'blood' | 'arcane' | 'gold' | 'leaf' | 'dark';

export interface Place {
  setting: Setting;
  light: Light;
}

/** The outlines of a backdrop, from far to near. The classes are those of backdrop.css. */
export const BACKDROPS: Record<Setting, readonly (readonly [layer: string, outline: string])[]> = {
  gate: [
    ['wall', 'M-150-60H250V90H-150z'],
    [
      'joints',
      'M-150 0H250M-150 22H250M-150 44H250M-150 66H250M-118-20V0M-62-20V0M8-20V0M96-20V0M156-20V0M-90 0V22M-34 0V22M134 0V22M190 0V22M-118 22V44M-62 22V44M-8 22V44M108 22V44M162 22V44M-90 44V66M-34 44V66M134 44V66M190 44V66M-118 66V90M-62 66V90M-8 66V90M108 66V90M162 66V90',
    ],
    ['arch', 'M-2 90V52A52 52 0 0 1 102 52V90z'],
    ['opening', 'M8 90V52A42 42 0 0 1 92 52V90z'],
  ],
  hall: [
    ['wall', 'M-150-60H250V90H-150z'],
    ['opening', 'M-150 0H250V90H-150z'],
    [
      'arch',
      'M-52 90V6H-60V-4H-28V6H-36V90zM136 90V6H128V-4H160V6H152V90zM6 90V10H-1V0H29V10H22V90zM78 90V10H71V0H101V10H94V90z',
    ],
    ['joints', 'M6 34H22M6 60H22M78 34H94M78 60H94M-52 34H-36M-52 60H-36M136 34H152M136 60H152'],
  ],
  cave: [
    ['wall', 'M-150-60H250V90H-150z'],
    [
      'opening',
      'M-6 90C-12 64 4 44 2 26C14 24 16 8 30 10C40-4 58 0 66 8C82 6 84 24 98 28C98 46 112 62 106 90z',
    ],
    [
      'arch',
      'M14-60L20 16L26-2L32 8L40-60zM62-60L68 4L73-4L80 18L88-60zM-40-60L-30 22L-18-60zM116-60L126 26L138-60z',
    ],
  ],
  night: [
    ['wall', 'M-150-60H250V90H-150z'],
    ['moon', 'M62 20a14 14 0 1 0 28 0a14 14 0 1 0-28 0z'],
    [
      'arch',
      'M-150 90V62L-110 74L-84 48L-52 72L-20 56L4 70L26 54L48 70L74 50L98 70L128 58L160 76L196 52L250 70V90z',
    ],
  ],
  none: [],
};

/** Rings of light around the middle of the figure, as radius and opacity. They need no gradient, whose id would be unique. */
export const RINGS: readonly (readonly [radius: number, opacity: number])[] = [
  [58, 0.1],
  [47, 0.13],
  [37, 0.16],
  [28, 0.2],
  [19, 0.24],
  [11, 0.26],
];
