/** How somebody holds the body, apart from arms and head; lengths are shares of the height of the hips. */
export interface Stance {
  /** The middle of the hips: forward and above the ground. */
  readonly hips: readonly [forward: number, up: number];
  /** Degrees the upper body leans forward. */
  readonly lean: number;
  /** The ankles, the one behind first. */
  readonly feet: readonly [readonly [number, number], readonly [number, number]];
  readonly footTurns?: readonly [number, number];
  /** The hem lies on the ground or on a seat. */
  readonly seated?: boolean;
  /** Knees bend backwards: kneeling, crawling. */
  readonly kneesDown?: boolean;
  /** How far above the ground the lowest foot is. */
  readonly raised?: boolean;
  readonly shadow?: readonly [x: number, width: number];
}

const upright: Stance = {
  hips: [0, 1],
  lean: 0,
  feet: [
    [-0.2, 0.11],
    [0.22, 0.11],
  ],
};

export const stances = {
  'upright': upright,
  'walking': {
    hips: [0, 1],
    lean: 4,
    feet: [
      [-0.44, 0.19],
      [0.34, 0.11],
    ],
    footTurns: [26, -6],
  },
  'tiptoe': {
    hips: [0, 0.98],
    lean: 15,
    feet: [
      [-0.42, 0.24],
      [0.3, 0.16],
    ],
    footTurns: [34, 12],
  },
  'running': {
    hips: [0, 1.02],
    lean: 15,
    feet: [
      [-0.72, 0.66],
      [0.5, 0.11],
    ],
    footTurns: [72, -6],
  },
  'jumping': {
    hips: [0, 1.5],
    lean: 5,
    feet: [
      [-0.46, 0.86],
      [0.42, 0.76],
    ],
    footTurns: [42, 12],
    raised: true,
  },
  'kicking': {
    hips: [-0.06, 1],
    lean: -13,
    feet: [
      [-0.24, 0.11],
      [0.84, 0.46],
    ],
    footTurns: [0, -34],
  },
  'pulling': {
    hips: [-0.16, 0.86],
    lean: -25,
    feet: [
      [0.02, 0.11],
      [0.5, 0.13],
    ],
    footTurns: [-4, -14],
  },
  'pushing': {
    hips: [-0.16, 0.9],
    lean: 27,
    feet: [
      [-0.86, 0.2],
      [0.02, 0.11],
    ],
    footTurns: [34, 0],
  },
  'crouching': {
    hips: [-0.2, 0.44],
    lean: 17,
    feet: [
      [-0.08, 0.11],
      [0.34, 0.11],
    ],
  },
  'kneeling': {
    hips: [0, 0.5],
    lean: 6,
    feet: [
      [-0.6, 0.1],
      [-0.42, 0.1],
    ],
    footTurns: [60, 60],
    kneesDown: true,
    shadow: [-8, 58],
  },
  'sitting': {
    hips: [0, 0.13],
    lean: -3,
    feet: [
      [0.78, 0.12],
      [0.92, 0.12],
    ],
    footTurns: [-12, -22],
    seated: true,
    shadow: [10, 62],
  },
  'on-edge': {
    hips: [0, 0.13],
    lean: -2,
    feet: [
      [0.46, -0.42],
      [0.3, -0.5],
    ],
    footTurns: [0, 0],
    seated: true,
  },
  'astride': {
    hips: [0, 0.1],
    lean: 3,
    feet: [
      [0.34, -0.52],
      [0.16, -0.56],
    ],
    footTurns: [-8, -8],
    seated: true,
  },
  'crawling': {
    hips: [-0.5, 0.6],
    lean: 72,
    feet: [
      [-1.12, 0.1],
      [-0.86, 0.1],
    ],
    footTurns: [62, 62],
    kneesDown: true,
    shadow: [0, 84],
  },
  'on-stomach': {
    hips: [-0.62, 0.26],
    lean: 76,
    feet: [
      [-1.52, 0.14],
      [-1.3, 0.86],
    ],
    footTurns: [70, 140],
    kneesDown: true,
    shadow: [-10, 104],
  },
  'on-back': {
    hips: [0.2, 0.22],
    lean: -84,
    feet: [
      [1.14, 0.14],
      [1.02, 0.14],
    ],
    footTurns: [-64, -56],
    shadow: [0, 104],
  },
  'climbing': {
    hips: [0, 1.02],
    lean: 7,
    feet: [
      [-0.06, 0.14],
      [0.4, 0.58],
    ],
    footTurns: [8, -14],
  },
  'swimming': {
    hips: [-0.3, 0.62],
    lean: 66,
    feet: [
      [-1.26, 0.9],
      [-1.2, 0.5],
    ],
    footTurns: [112, 92],
    kneesDown: true,
    raised: true,
  },
  'flying': {
    hips: [-0.4, 1.5],
    lean: 58,
    feet: [
      [-1.2, 1.7],
      [-1.24, 1.36],
    ],
    footTurns: [110, 92],
    kneesDown: true,
    raised: true,
  },
  'falling': {
    hips: [0, 1.4],
    lean: -42,
    feet: [
      [0.5, 1.12],
      [0.86, 1.36],
    ],
    footTurns: [-30, -50],
    raised: true,
  },
  'dancing': {
    hips: [0, 1.02],
    lean: -7,
    feet: [
      [-0.12, 0.11],
      [0.62, 0.5],
    ],
    footTurns: [0, -18],
  },
  'balancing': {
    hips: [0, 1],
    lean: 7,
    feet: [
      [0, 0.11],
      [-0.62, 0.62],
    ],
    footTurns: [0, 62],
  },
  'leaning': {
    hips: [-0.1, 0.98],
    lean: 15,
    feet: [
      [-0.36, 0.11],
      [-0.04, 0.11],
    ],
  },
  'bent': {
    hips: [-0.12, 0.98],
    lean: 30,
    feet: [
      [-0.3, 0.11],
      [0.16, 0.11],
    ],
  },
} satisfies Record<string, Stance>;
export type StanceName = keyof typeof stances;
