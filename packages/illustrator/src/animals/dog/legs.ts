import { limb } from '../../paper/limb.ts';
import { moved, type PathData, smooth } from '../../paper/path.ts';
import type { Dog, DogFrame } from './dog.ts';

/** How a foot is moved from where it stands: forward, and off the ground. */
export interface Step {
  readonly forward: number;
  readonly lift: number;
}
export const standing: Step = { forward: 0, lift: 0 };

/** Half the width of a leg at the wrist; small breeds have relatively sturdier legs. */
export function legWidth({ anatomy }: Dog): number {
  return 6.4 * Math.min(1.5, anatomy.bulk) * (anatomy.scale < 0.6 ? 1.25 : 1);
}

export function paw(x: number, y: number, width: number): PathData {
  const w = width;
  return smooth(
    moved(
      [
        [-w * 1.05, 0],
        [-w, -6.5],
        [w * 0.3, -9.5],
        [w * 1.6, -6],
        [w * 1.9, -0.4],
        [w * 0.5, 0.6],
      ],
      x,
      y,
    ),
  );
}

export function foreLeg(dog: Dog, { belly }: DogFrame, x: number, { forward, lift }: Step = standing): PathData {
  const w = legWidth(dog);
  const wristBack = lift > 6 && forward < 0 ? 10 : 0;
  const bones = limb(
    [
      [x - 2, -belly - 22],
      [x + forward * 0.4 + wristBack, -belly * 0.6],
      [x - 1 + forward * 0.75 + wristBack, -belly * 0.3 - lift * 0.6],
      [x + forward, -3 - lift],
    ],
    [w * 2.3, w * 1.35, w * 0.98, w * 1.05],
  );
  return bones + paw(x + forward, -lift, w);
}

export function hindLeg(dog: Dog, { belly }: DogFrame, x: number, { forward, lift }: Step = standing): PathData {
  const w = legWidth(dog);
  const { slope } = dog.anatomy;
  const thigh = w * 2.3 + 5;
  const bones = limb(
    [
      [x + 4, -(95 - thigh * 1.5) + slope * 0.6],
      [x + 8 + forward * 0.45, -belly * 0.82 - 4],
      [x - 10 - slope * 0.4 + forward * 0.8, -belly * 0.44 - lift * 0.7],
      [x - 5 - slope * 0.7 + forward, -3 - lift],
    ],
    [thigh, w * 2.15, w * 0.95, w * 0.95],
  );
  return bones + paw(x - 4 - slope * 0.7 + forward, -lift, w);
}
