import type { Pose } from './scene-words.ts';

/** What a figure can be seen doing. Those of `onSomebody` and `withSomething` name to whom or to what it is done. */
export const acts = [
  'stands',
  'waits',
  'sits',
  'kneels',
  'crouches',
  'walks',
  'sneaks',
  'runs',
  'jumps',
  'falls',
  'flies',
  'swims',
  'crawls',
  'climbs',
  'dances',
  'balances',
  'lies-on-stomach',
  'lies-on-back',
  'sleeps',
  'laughs',
  'cries',
  'is-afraid',
  'is-proud',
  'is-angry',
  'thinks',
  'waves',
  'sings',
  'looks-at',
  'points-at',
  'listens-to',
  'whispers-to',
  'talks-to',
  'calls-to',
  'hugs',
  'holds-hands',
  'pats',
  'sits-on-lap',
  'sits-back-to-back',
  'stands-back-to-back',
  'chases',
  'hides-behind',
  'leans-on',
  'sits-on',
  'stands-on',
  'rides',
  'reaches-for',
  'holds',
  'holds-up',
  'carries',
  'lifts',
  'gives',
  'pulls',
  'pushes',
  'kicks',
  'throws',
  'catches',
  'digs',
  'paints',
  'writes',
  'reads',
  'eats',
  'drinks',
  'plays',
  'wears',
] as const;
export type Act = (typeof acts)[number];

export const views = ['front', 'three-quarter', 'side', 'back'] as const;
export type View = (typeof views)[number];

export const feelings = [
  'calm',
  'happy',
  'laughing',
  'proud',
  'curious',
  'surprised',
  'sad',
  'crying',
  'afraid',
  'angry',
  'sleepy',
] as const;
export type Feeling = (typeof feelings)[number];

/** How near the picture is, and from where: a face and hands, whole figures, the whole place, past a shoulder, from above. */
export const framings = ['close', 'middle', 'wide', 'over-shoulder', 'from-above'] as const;
export type Framing = (typeof framings)[number];

/** Done to or with somebody or something: without it there is nothing to see. */
const needTarget: ReadonlySet<Act> = new Set<Act>(acts.slice(acts.indexOf('looks-at')));

export function needsTarget(act: Act): boolean {
  return needTarget.has(act) && !['sings', 'digs', 'paints', 'writes'].includes(act);
}

/** The nearest of the old poses, for whoever knows only those. */
const poseOfAct: Partial<Record<Act, Pose>> = {
  'sits': 'sit',
  'kneels': 'crouch',
  'crouches': 'crouch',
  'walks': 'walk',
  'sneaks': 'walk',
  'runs': 'run',
  'jumps': 'run',
  'swims': 'swim',
  'crawls': 'crouch',
  'climbs': 'reach',
  'lies-on-stomach': 'crouch',
  'lies-on-back': 'sit',
  'sleeps': 'sleep',
  'hugs': 'hug',
  'sits-on-lap': 'sit',
  'sits-back-to-back': 'sit',
  'chases': 'run',
  'sits-on': 'sit',
  'rides': 'ride',
  'reaches-for': 'reach',
  'holds-up': 'reach',
  'pulls': 'walk',
  'pushes': 'walk',
  'kicks': 'run',
  'reads': 'read',
};

export function poseFor(act: Act): Pose {
  return poseOfAct[act] ?? 'stand';
}
