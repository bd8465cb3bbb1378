import type { PersonLook } from '@sagolykta/domain/look';
import { lighten, mix } from '../paper/colour.ts';
import { curly, furry } from '../paper/edges.ts';
import { flat, line, type Markup, toneLines } from '../paper/markup.ts';
import { ellipse, type PathData, round, smooth } from '../paper/path.ts';
import type { Expression } from './face.ts';
import { braid } from './hair-back.ts';
import { hat } from './hats.ts';
import { browOf, mouth, tears } from './mouth.ts';
import type { Person } from './person.ts';

/** The hair over crown and nape, face to the right; the brow line is at the right, the nape at the left. */
const crowns: Readonly<Record<PersonLook['hair'], PathData>> = {
  short: smooth('-35,14 -41,-14 -30,-40 -4,-49 20,-44 33,-24 28,-14* 14,-20 4,-12 -2,2* -10,0 -14,16 -24,24'),
  tousled: smooth(
    '-35,16 -42,-12 -34,-36* -24,-42 -20,-53* -6,-48 4,-58* 12,-49 28,-49* 32,-34 37,-20* 22,-22 14,-12* 6,-16 0,2* -10,-2 -16,20* -26,22',
  ),
  bob: smooth('-38,30 -43,-10 -32,-40 -4,-50 22,-44 35,-22 30,-12* 14,-16 8,4 10,34* -14,38'),
  long: smooth('-34,84* -46,40 -44,-10 -32,-40 -4,-50 22,-44 35,-22 28,-14* 12,-14 6,10 8,50 -2,84* -18,76'),
  braids: smooth('-34,18 -42,-12 -30,-40 -4,-49 20,-44 34,-22 24,-20* 8,-14 -2,4 -10,20 -24,26'),
  ponytail: smooth('-34,6 -42,-14 -30,-40 -4,-49 20,-44 34,-22 24,-20* 6,-16 -6,2 -18,16'),
  bun: smooth('-34,8 -42,-14 -30,-40 -4,-49 20,-44 34,-24 26,-18* 8,-16 -6,2 -18,18'),
  puffs: smooth('-34,8 -40,-14 -28,-38 -4,-46 18,-42 32,-24 26,-18* 8,-18 -6,2 -18,16'),
  curls: curly('-38,30 -52,0 -46,-38 -22,-60 10,-62 36,-46 40,-24 22,-20 8,-8 2,16 -14,36', 13),
};

function behindSide({ context, style, clothes }: Person): Markup {
  const colour = lighten(context.tint(style.hair), -0.03);
  if (style.hairStyle === 'ponytail') {
    const tail = furry('-34,-24 -48,-30 -66,-16 -72,12 -66,44* -52,30 -48,6 -36,-6', {
      step: 12,
      amplitude: 2,
      seed: 'tail',
    });
    return context.part(tail, colour, { rim: 0.8 }) + flat(ellipse(-39, -20, 5, 9, 38), context.tint(style.accent));
  }
  if (clothes.hat !== 'none') return '';
  if (style.hairStyle === 'bun')
    return context.part(curly('-30,-40 -44,-52 -34,-68 -14,-68 -8,-50 -18,-42', 10), colour, { rim: 0.8 });
  if (style.hairStyle === 'puffs')
    return context.part(curly('-24,-34 -50,-34 -62,-54 -46,-76 -20,-72 -10,-50', 10), colour, { rim: 0.8 });
  return '';
}

function eyeFromSide(
  { context, style }: Person,
  { eyes = 'open', up = 0, nod = 0, feeling = 'calm' }: Expression,
): Markup {
  const dark = style.darkSkin ? lighten(context.tint('#1a0d12'), -0.06) : context.tint('#2a1c28');
  const [x, y] = [18, 5 + nod * 7 - up * 4];
  const { lift, slant } = browOf(feeling);
  const brow = line(
    `M${x - 6} ${round(y - 10.5 - lift)}q5 -2.6 9.6 ${round(0.4 - slant)}`,
    mix(context.tint(style.hair), dark, 0.4),
    2.1,
    0.8,
  );
  if (eyes === 'closed' || eyes === 'asleep') return line(`M${x - 5} ${round(y)}q5 4.4 10 .4`, dark, 2.1) + brow;
  if (eyes === 'happy') return line(`M${x - 5} ${round(y + 2)}q5 -5 10 0`, dark, 2.1) + brow;
  const wide = feeling === 'surprised' || feeling === 'afraid' ? 1.2 : 1;
  return (
    flat(ellipse(x, eyes === 'down' ? y + 2 : y, 2.8 * wide, (eyes === 'down' ? 2.6 : 4.2) * wide), dark) +
    flat(ellipse(x + 1, y - 1.4, 1), context.tint('#fff6e0'), 0.95) +
    brow
  );
}

/** A head looking to the right, about as large as from the front. */
export function headFromSide(person: Person, expression: Expression = {}): Markup {
  const { context, style, clothes } = person;
  const { nod = 0, smile = 1, feeling = 'calm', eyes = 'open' } = expression;
  const skin = context.tint(style.skin);
  const lip = context.tint(style.darkSkin ? '#2a0c12' : '#8a2f2c');
  const hair = context.tint(style.hair);
  const dy = nod * 5;
  const skull = smooth(
    `-4,-40 20,-34 31,-16 32,${-2 + dy} 40,${10 + dy} 39,${14 + dy} 32,${17 + dy} 30,27 20,35 0,36 -20,28 -34,10 -36,-12 -24,-32`,
  );
  const blush = flat(ellipse(12, 19 + dy, 9, 6.5), context.tint('#e0705c'), 0.32);
  const strands = toneLines(
    6,
    (index) => `M${-2 + index * 3} -46Q${-26 + index * 3} ${-34 + index * 6} ${-32 + index * 4} ${index * 4}`,
    { odd: lighten(hair, 0.07), even: lighten(hair, -0.06) },
    1.4,
    0.5,
  );
  const crown = context.part(crowns[style.hairStyle], hair, { inside: strands, rim: 0.9 });
  const ear = ['bob', 'curls', 'long'].includes(style.hairStyle)
    ? ''
    : context.part(ellipse(-7, 9, 6.5, 8.5, -8), lighten(skin, -0.03), { rim: 0.6 });
  const wet = feeling === 'crying' ? tears(20, 15 + dy, 1) : '';
  const lips =
    eyes === 'asleep'
      ? ''
      : mouth(feeling, { x: 25, y: 22.5 + dy, width: 9, smile }, mix(skin, lip, 0.82), mix(skin, lip, 0.95));
  return (
    behindSide(person) +
    context.part(skull, skin, { inside: blush + lips, shade: 0.8, grain: false }) +
    eyeFromSide(person, expression) +
    wet +
    glassesFromSide(person, expression) +
    crown +
    ear +
    (style.hairStyle === 'braids' ? braid(person, -1, 14, 24) : '') +
    (clothes.hat === 'none' ? '' : context.place({ x: -3 }, () => hat(person, 1.2)))
  );
}

function glassesFromSide({ context, style }: Person, { up = 0, nod = 0 }: Expression): Markup {
  if (!style.frame) return '';
  const colour = context.tint(style.frame);
  const y = 6 + nod * 7 - up * 4;
  return (
    `<ellipse cx="20" cy="${round(y)}" rx="7.6" ry="9.6" fill="none" stroke="${colour}" stroke-width="2.4"/>` +
    line(`M12.4 ${round(y - 2)}L-6 ${round(y - 1)}M27 ${round(y - 2)}l6 -1`, colour, 2.1)
  );
}
