import type { coatsOfOthers } from '@sagolykta/domain/coats';
import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { furry } from '../paper/edges.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, mark, type Point } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { PetPose } from './pet-pose.ts';

interface FriendColours {
  readonly fur: Hex;
  readonly belly: Hex;
  readonly ear: Hex;
}

export const smallFriendCoats: Readonly<Record<(typeof coatsOfOthers)[number], FriendColours>> = {
  brown: { fur: '#b59a7c', belly: '#e9dcc6', ear: '#c99186' },
  grey: { fur: '#9a94a4', belly: '#dedae0', ear: '#b98a92' },
  cream: { fur: '#d2b488', belly: '#f0e4cc', ear: '#c9957e' },
};

/** Half the width and the height of the ball of fur in each pose. */
const shapes: Record<PetPose, { readonly half: number; readonly height: number; readonly lean: number }> = {
  stand: { half: 34, height: 66, lean: 0 },
  sit: { half: 35, height: 62, lean: 0 },
  run: { half: 35, height: 58, lean: 7 },
  sleep: { half: 40, height: 44, lean: 0 },
  back: { half: 35, height: 64, lean: 0 },
};

export const smallFriendHeight = 66;

function ball(half: number, height: number): Point[] {
  return [
    [-half * 0.8, -3],
    [-half, -height * 0.36],
    [-half * 0.82, -height * 0.74],
    [-half * 0.34, -height * 0.98],
    [half * 0.34, -height * 0.98],
    [half * 0.82, -height * 0.74],
    [half, -height * 0.36],
    [half * 0.8, -3],
    [0, 0],
  ];
}

function face(context: DrawingContext, height: number, asleep: boolean): Markup {
  const dark = context.tint('#2a1c24');
  const [eyeX, eyeY] = [12, -height * 0.56];
  const eyes = [-1, 1]
    .map((side) =>
      asleep
        ? line(`M${side * eyeX - 4.5} ${Math.round(eyeY)}q4.5 3.6 9 0`, dark, 1.8)
        : flat(ellipse(side * eyeX, eyeY, 3.2, 3.8), dark) +
          flat(ellipse(side * eyeX + 1, eyeY - 1.4, 1), '#fff6e0', 0.95),
    )
    .join('');
  const noseY = Math.round(eyeY + 9);
  const blush = context.tint('#e0806c');
  return (
    flat(ellipse(-19, noseY + 1, 6, 4) + ellipse(19, noseY + 1, 6, 4), blush, 0.28) +
    eyes +
    flat(ellipse(0, noseY, 2.8, 2), context.tint('#8a5a58')) +
    line(`M0 ${noseY + 2}v2q-3 3.4-6 1M0 ${noseY + 4}q3 3.4 6 1`, dark, 1.2, 0.7)
  );
}

function ears(context: DrawingContext, colours: FriendColours, half: number, height: number, behind: boolean): Markup {
  return [-1, 1]
    .map((side) => {
      const [x, y] = [side * half * 0.6, -height * 0.9];
      const inside = behind ? '' : flat(ellipse(x + side, y + 1, 3.4, 4.2), context.tint(colours.ear), 0.7);
      return context.part(ellipse(x, y, 6.4, 7.4, side * 24), context.tint(lighten(colours.fur, -0.03)), {
        inside,
        rim: 0.8,
      });
    })
    .join('');
}

function hairs(fill: Hex, half: number, height: number, seed: string): Markup {
  const random = randomFrom(seed);
  const strokes = ['', ''];
  for (let index = 0; index < 14; index++) {
    const [x, y] = [(random() - 0.5) * half * 1.7, -height * (0.12 + random() * 0.74)];
    strokes[index % 2] += mark({ from: [x, y], to: [x + x * 0.08, y + 8], width: 1, sag: 1 });
  }
  return flat(strokes[0] ?? '', lighten(fill, 0.05), 0.6) + flat(strokes[1] ?? '', lighten(fill, -0.05), 0.6);
}

/**
 * For a pet nobody has told us the breed of: small, round and furry, and no claim beyond that. It may be a rabbit, a
 * guinea pig or a friend only the child knows, so it has no long ears, no tail and no spots.
 */
export function drawSmallFriend(context: DrawingContext, colours: FriendColours, pose: PetPose): Markup {
  const { half, height, lean } = shapes[pose];
  const fill = context.tint(colours.fur);
  const behind = pose === 'back';
  const lift = pose === 'run' ? 5 : 0;
  const fluff = (_: number, y: number): number => (y > -height * 0.3 ? 3.4 : 2);
  const path = furry(ball(half, height), { step: 7, amplitude: fluff, seed: 'friend', lean: [0, 0.5] });
  const belly = furry(ball(half * 0.6, height * 0.46), { step: 7, amplitude: 2.4, seed: 'belly' });
  const inside = hairs(fill, half, height, 'friend') + (behind ? '' : flat(belly, context.tint(colours.belly), 0.85));
  const feet = (spread: number, y: number): Markup =>
    [-1, 1]
      .map((side) =>
        context.part(ellipse(side * spread, y, 9, 4.6), context.tint(lighten(colours.fur, -0.05)), { rim: 0.7 }),
      )
      .join('');
  return context.place({ y: -lift, rotate: lean }, () => {
    const steps = pose === 'run' ? feet(24, 1) : feet(14, -2.6);
    return (
      (pose === 'run' ? steps : '') +
      ears(context, colours, half, height, behind) +
      context.part(path, fill, { inside }) +
      (pose === 'stand' || pose === 'sit' ? steps : '') +
      (behind ? '' : context.place({ x: pose === 'sleep' ? 6 : 2 }, () => face(context, height, pose === 'sleep')))
    );
  });
}
