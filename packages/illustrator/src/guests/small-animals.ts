import { lighten } from '../paper/colour.ts';
import { furry } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, mark, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

export const mouse: Creature = {
  width: 80,
  height: 48,
  draw(context, mood) {
    const fur = context.tint('#9a8fa0');
    const pink = context.tint('#d9a49a');
    const belly = flat(smooth('-14,-2 -6,-18 10,-18 18,-4 4,4'), lighten(fur, 0.12), 0.7);
    return (
      line('M-22 -6C-44 2 -58 -4 -60 -18C-61 -26 -54 -28 -50 -24', pink, 3) +
      context.part(ellipse(22, -41, 8.4, 9), lighten(fur, -0.05), { inside: flat(ellipse(23, -40, 5), pink, 0.8) }) +
      context.part(ellipse(-12, -2.6, 8, 3.6) + ellipse(14, -2.6, 7, 3.4), pink, { grain: false }) +
      context.part(smooth('-27,-4 -29,-20 -14,-33 4,-33 16,-22 18,-4 -4,-1'), fur, { inside: belly }) +
      context.part(smooth('2,-28 8,-38 22,-40 36,-30 47,-20 45,-15 28,-10 10,-12'), fur) +
      context.part(ellipse(8, -42, 9.4, 10), fur, { inside: flat(ellipse(9, -41, 6), pink, 0.8), rim: 0.8 }) +
      eye(28, -27, 2.6, mood) +
      flat(ellipse(46.5, -18, 3), context.tint('#c97a74')) +
      line('M38 -16l14 4M38 -18l16 -1', lighten(fur, 0.16), 1, 0.7) +
      blush(context, 27, -18) +
      smile(context, mood, 36, -13, 6) +
      context.part(limb('6,-16 16,-10 22,-12', [4.4, 3.6, 3]), lighten(fur, -0.03), { rim: 0.6 })
    );
  },
};

export const hedgehog: Creature = {
  width: 90,
  height: 48,
  draw(context, mood) {
    const [spines, face] = [context.tint('#6b4a3c'), context.tint('#e3c19a')];
    const random = randomFrom('hedgehog');
    const prickles = times(34, () => {
      const [x, y] = [-34 + random() * 52, -44 + random() * 38];
      return flat(
        mark({ from: [x, y], to: [x - 8, y - 3], width: 1.2 }),
        lighten(spines, random() > 0.5 ? 0.1 : -0.05),
        0.8,
      );
    });
    const coat = furry('-38,-6 -40,-26 -20,-46 6,-46 22,-32 20,-10 0,-3', {
      step: 7,
      amplitude: 6,
      seed: 'hedgehog',
      lean: [-0.5, -0.2],
    });
    return (
      context.part(ellipse(-18, -2.5, 7, 4) + ellipse(14, -2.5, 7, 4), lighten(face, -0.1)) +
      context.part(coat, spines, { inside: prickles }) +
      context.part(smooth('10,-34 24,-34 36,-24 47,-18 46,-13 30,-6 12,-4 6,-18'), face) +
      context.part(ellipse(13, -33, 5.4, 5.8), lighten(face, -0.08)) +
      eye(28, -23, 2.4, mood) +
      flat(ellipse(47, -16.5, 3.4, 3), '#231820') +
      line('M40 -11q-4 3 -8 1', context.tint('#5a3428'), 1.3) +
      blush(context, 26, -14)
    );
  },
};

export const snail: Creature = {
  width: 84,
  height: 56,
  draw(context, mood) {
    const [skin, shell] = [context.tint('#c9a98a'), context.tint('#b9705a')];
    const spiral = 'M8 -30C8 -18 -12 -14 -20 -24C-28 -36 -14 -50 0 -46C18 -41 18 -16 -2 -10';
    const eyes = mood.asleep
      ? eye(48, -44, 2.4, mood) + eye(38, -46, 2.2, mood)
      : eye(51, -49, 2.8, mood) + eye(39, -51, 2.6, mood);
    return (
      line('M42 -18Q46 -32 50 -44M36 -18Q37 -34 38 -46', lighten(skin, -0.03), 4.4) +
      context.part(smooth('-46,0 -44,-8 -10,-12 22,-12 30,-24 42,-28 52,-20 48,-4 36,0'), skin, { grain: false }) +
      context.part(ellipse(-6, -30, 27, 25), shell, {
        inside: line(spiral, lighten(shell, 0.14), 4.4, 0.8) + line(spiral, lighten(shell, -0.1), 1.4, 0.6),
      }) +
      context.part(ellipse(51, -48, 4.4) + ellipse(39, -50, 4.2), lighten(skin, 0.03), { rim: 0.6, grain: false }) +
      eyes +
      smile(context, mood, 41, -15, 7) +
      blush(context, 38, -18, 3.6)
    );
  },
};

export const duck: Creature = {
  width: 84,
  height: 78,
  draw(context, mood) {
    const [white, orange] = [context.tint('#ecdcb8'), context.tint('#d98f42')];
    const wing = smooth('-24,-34 -2,-38 12,-26 2,-14 -18,-14 -34,-24*');
    const body =
      smooth('-30,-10 -54,-38* -34,-38 -10,-37 6,-38 34,-44 36,-22 22,-6 -10,-4') +
      limb('18,-26 27,-44 24,-60', [17, 12.5, 13]) +
      ellipse(25, -62, 16, 15);
    const feathers = line('M-22 -20q10 6 22 2M-16 -26q10 5 20 1', lighten(white, -0.1), 1.6, 0.7);
    return (
      line('M-6 -8V-2M8 -8V-2', orange, 4) +
      context.part(smooth('-14,0 -6,-4 4,0') + smooth('0,0 8,-4 18,0'), orange, { grain: false }) +
      context.part(body, white) +
      context.part(wing, lighten(white, -0.04), { inside: feathers }) +
      context.part(smooth('36,-66 48,-64 57,-57 46,-53 36,-56'), orange, { grain: false }) +
      eye(30, -65, 2.8, mood) +
      blush(context, 26, -57)
    );
  },
};

export const tortoise: Creature = {
  width: 140,
  height: 76,
  draw(context, mood) {
    const [skin, shell] = [context.tint('#93a06a'), context.tint('#7d6a45')];
    const plates = [
      '-34,-30 -24,-52 -4,-54 4,-34 -12,-22',
      '6,-34 0,-54 20,-56 34,-40 24,-24',
      '-58,-18 -42,-44 -34,-30 -18,-20 -30,-12',
      '28,-22 38,-40 50,-24 46,-12',
    ].map((plate, index) => flat(smooth(plate), lighten(shell, index % 2 ? 0.09 : 0.06), 0.75));
    return (
      context.part(limb('-38,-16 -42,-4', [11, 10]) + limb('34,-16 38,-4', [11, 10]), lighten(skin, -0.05)) +
      context.part(limb('-58,-14 -70,-6', [6, 2]), skin) +
      context.part(limb('44,-20 60,-28 70,-44', [12, 11, 12]) + ellipse(76, -50, 17, 15), skin) +
      context.part(smooth('-64,-12 -58,-44 -30,-68 4,-72 38,-60 56,-30 54,-10 0,-6'), shell, {
        inside: plates.join(''),
      }) +
      context.part(smooth('-66,-14 0,-8 58,-12 56,-4 0,0 -64,-5'), lighten(shell, 0.08), { rim: 0.6 }) +
      context.part(limb('-22,-10 -24,-2', [11, 11]) + limb('18,-10 20,-2', [11, 11]), skin) +
      eye(80, -53, 2.8, mood) +
      blush(context, 73, -44) +
      smile(context, mood, 80, -45, 9)
    );
  },
};
