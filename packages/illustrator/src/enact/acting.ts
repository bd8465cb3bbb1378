import type { Act, Feeling, View } from '@sagolykta/domain/scene-acts';
import type { Expression } from '../figures/face.ts';
import type { Spot } from '../figures/rig/joints.ts';
import type { StanceName } from '../figures/rig/stances.ts';

/** What whoever acts sees of whom or what it is done to, in the actor's own units. */
export interface Aim {
  /** The nearest point of it, at about the height of a chest, or its middle where it is low. */
  readonly near: Spot;
  /** Its head or top. */
  readonly head: Spot;
  readonly height: number;
}

/** How an act looks: the stance, the view, where the hands are (child's units, up is minus) and what the face does. */
export interface Acting {
  readonly stance: StanceName;
  readonly view?: View;
  readonly lead?: Spot | ((aim: Aim) => Spot);
  readonly trail?: Spot | ((aim: Aim) => Spot);
  readonly feeling?: Feeling;
  readonly face?: Partial<Expression>;
  readonly tilt?: number;
  /** Where something in the hands is, its lower edge or its grip; and how many hands it takes. */
  readonly hold?: Spot;
  readonly hands?: 1 | 2;
}

const toNear = ({ near }: Aim): Spot => near;
const above =
  (dx: number, dy: number) =>
  ({ near: [x, y] }: Aim): Spot => [x + dx, y + dy];
const held = (x: number, y: number, hands: 1 | 2 = 2): Pick<Acting, 'hold' | 'hands'> => ({ hold: [x, y], hands });

export const actings: Readonly<Record<Act, Acting>> = {
  'stands': { stance: 'upright' },
  'waits': { stance: 'upright', lead: [9, -86], trail: [-7, -84] },
  'sits': { stance: 'sitting', lead: [30, -24], trail: [-40, -12], ...held(44, -50, 1) },
  'kneels': { stance: 'kneeling', lead: [30, -50], trail: [14, -48], ...held(48, -78, 1) },
  'crouches': { stance: 'crouching', lead: [46, -36], trail: [34, -40], face: { nod: 0.4 } },
  'walks': { stance: 'walking', lead: [40, -92], trail: [-38, -90] },
  'sneaks': { stance: 'tiptoe', lead: [46, -112], trail: [34, -96], feeling: 'curious', face: { nod: 0.2 } },
  'runs': { stance: 'running', lead: [66, -136], trail: [-36, -104], feeling: 'happy' },
  'jumps': { stance: 'jumping', lead: [52, -238], trail: [-46, -232], feeling: 'laughing' },
  'falls': { stance: 'falling', lead: [28, -238], trail: [-96, -196], feeling: 'surprised' },
  'flies': { stance: 'flying', lead: [104, -170], trail: [66, -118], feeling: 'happy' },
  'swims': { stance: 'swimming', lead: [104, -66], trail: [66, -34], feeling: 'happy' },
  'crawls': { stance: 'crawling', view: 'three-quarter', lead: [62, -8], trail: [34, -6] },
  'climbs': { stance: 'climbing', view: 'side', lead: [34, -206], trail: [30, -160], face: { up: 0.8 } },
  'dances': { stance: 'dancing', lead: [44, -206], trail: [-62, -150], feeling: 'happy' },
  'balances': { stance: 'balancing', lead: [82, -146], trail: [-58, -160], feeling: 'curious' },
  'lies-on-stomach': { stance: 'on-stomach', view: 'three-quarter', lead: [62, -10], trail: [44, -8] },
  'lies-on-back': { stance: 'on-back', lead: [-6, -44], trail: [-20, -42] },
  'sleeps': { stance: 'on-back', lead: [-6, -44], trail: [-20, -42], face: { eyes: 'asleep' } },
  'laughs': {
    stance: 'upright',
    lead: [14, -100],
    trail: [-12, -96],
    feeling: 'laughing',
    face: { eyes: 'happy' },
    tilt: -9,
  },
  'cries': { stance: 'upright', lead: [40, -174], trail: [-14, -92], feeling: 'crying', face: { nod: 0.4 }, tilt: 7 },
  'is-afraid': { stance: 'crouching', lead: [48, -124], trail: [16, -104], feeling: 'afraid' },
  'is-proud': {
    stance: 'upright',
    lead: [34, -94],
    trail: [-34, -94],
    feeling: 'proud',
    face: { up: 0.7, eyes: 'happy' },
    tilt: -6,
  },
  'is-angry': { stance: 'upright', lead: [34, -96], trail: [-34, -96], feeling: 'angry', face: { nod: 0.15 } },
  'thinks': { stance: 'upright', lead: [38, -160], trail: [22, -106], feeling: 'curious', face: { up: 0.9 }, tilt: -7 },
  'waves': { stance: 'upright', lead: [60, -204], feeling: 'happy', tilt: -5 },
  'sings': {
    stance: 'upright',
    lead: [44, -128],
    trail: [-40, -118],
    feeling: 'laughing',
    face: { eyes: 'closed' },
    tilt: -7,
  },
  'looks-at': { stance: 'upright', feeling: 'curious' },
  'points-at': { stance: 'upright', lead: toNear, feeling: 'curious' },
  'listens-to': { stance: 'leaning', trail: [-36, -174], feeling: 'curious', tilt: 8 },
  'whispers-to': {
    stance: 'leaning',
    view: 'side',
    lead: [52, -158],
    trail: above(-16, 24),
    feeling: 'happy',
    tilt: 4,
  },
  'talks-to': { stance: 'upright', lead: [52, -116], trail: [-32, -92], feeling: 'happy' },
  'calls-to': {
    stance: 'upright',
    view: 'side',
    lead: [44, -158],
    trail: [38, -148],
    feeling: 'laughing',
    face: { up: 0.4 },
  },
  'hugs': {
    stance: 'leaning',
    lead: above(22, 0),
    trail: above(26, 10),
    feeling: 'happy',
    face: { eyes: 'closed' },
    tilt: 8,
  },
  'holds-hands': { stance: 'upright', lead: toNear, feeling: 'happy' },
  'pats': { stance: 'leaning', lead: above(8, -4), feeling: 'happy', face: { nod: 0.3 } },
  'sits-on-lap': { stance: 'on-edge', lead: [26, -30], trail: [8, -28], ...held(40, -56, 1), feeling: 'happy' },
  'sits-back-to-back': { stance: 'sitting', lead: [34, -40], trail: [12, -34], tilt: -8 },
  'stands-back-to-back': { stance: 'upright', lead: [16, -104], trail: [2, -100], feeling: 'proud', tilt: -5 },
  'chases': { stance: 'running', lead: [70, -140], trail: [48, -128], feeling: 'happy' },
  'hides-behind': { stance: 'crouching', feeling: 'afraid', lead: [34, -90], trail: [20, -86] },
  'leans-on': { stance: 'upright', lead: [16, -96], trail: [-6, -94], tilt: -6 },
  'sits-on': { stance: 'on-edge', lead: [22, -16], trail: [-24, -10], feeling: 'happy' },
  'stands-on': { stance: 'upright', lead: [50, -150], trail: [-46, -146], feeling: 'proud' },
  'rides': { stance: 'astride', lead: [46, -50], trail: [40, -46], feeling: 'happy' },
  'reaches-for': { stance: 'leaning', lead: toNear, trail: above(-18, 18), feeling: 'curious' },
  'holds': { stance: 'upright', ...held(26, -92) },
  'holds-up': { stance: 'upright', ...held(56, -196, 1), feeling: 'proud', face: { up: 0.8 }, tilt: -7 },
  'carries': { stance: 'walking', ...held(36, -86) },
  'lifts': { stance: 'bent', ...held(52, -78), feeling: 'proud' },
  'gives': { stance: 'leaning', ...held(66, -106), feeling: 'happy' },
  'pulls': { stance: 'pulling', view: 'side', lead: toNear, trail: above(-14, 4), feeling: 'angry' },
  'pushes': { stance: 'pushing', view: 'side', lead: toNear, trail: above(0, 26), feeling: 'angry' },
  'kicks': { stance: 'kicking', lead: [52, -150], trail: [-46, -124], feeling: 'happy' },
  'throws': {
    stance: 'walking',
    lead: [44, -206],
    trail: [-30, -170],
    ...held(104, -250, 1),
    feeling: 'happy',
    face: { up: 0.7 },
  },
  'catches': {
    stance: 'upright',
    lead: [58, -190],
    trail: [34, -196],
    ...held(62, -204, 1),
    feeling: 'surprised',
    face: { up: 0.8 },
  },
  'digs': { stance: 'bent', ...held(46, -60, 1), trail: [26, -92], face: { nod: 0.5 } },
  'paints': { stance: 'upright', view: 'side', ...held(56, -132, 1), feeling: 'curious' },
  'writes': { stance: 'bent', ...held(50, -96, 1), feeling: 'curious', face: { nod: 0.5, eyes: 'down' } },
  'reads': { stance: 'sitting', ...held(30, -42), face: { nod: 0.6, eyes: 'down' } },
  'eats': { stance: 'upright', ...held(42, -128, 1), feeling: 'happy' },
  'drinks': { stance: 'upright', ...held(36, -142, 1), feeling: 'happy', face: { eyes: 'closed' } },
  'plays': { stance: 'upright', ...held(26, -92), feeling: 'happy', tilt: -5 },
  'wears': { stance: 'upright', ...held(22, -100), feeling: 'proud' },
};
