import type { CoatColour } from '@sagolykta/domain/coats';
import type { ActingFigure } from '@sagolykta/domain/enactment';
import type { PetLook } from '@sagolykta/domain/look';
import type { Act, Feeling } from '@sagolykta/domain/scene-acts';
import type { Noun } from '@sagolykta/domain/scene-nouns';
import type { Pose } from '@sagolykta/domain/scene-words';
import { drawPet, petHead } from '../animals/draw-pet.ts';
import { tears } from '../figures/mouth.ts';
import type { Mood } from '../guests/creature.ts';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { drawNoun } from '../nouns/dyes.ts';
import type { DrawnNoun } from '../nouns/noun.ts';
import { faceOn } from '../nouns/noun-face.ts';
import { sitters } from '../nouns/sitters.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { hashText } from '../paper/random.ts';
import type { FigureScene } from '../staging/figure-markup.ts';
import { actings } from './acting.ts';
import type { DrawnActor } from './draw-person.ts';
import { heldBy } from './draw-person.ts';
import { inHands } from './held.ts';
import type { Placed } from './placed.ts';

/** How an animal or a thing does it: off the ground, tipped forward or back. */
interface Motion {
  readonly raise?: number;
  readonly rotate?: number;
}

const motions: Partial<Record<Act, Motion>> = {
  'jumps': { raise: 46, rotate: -10 },
  'falls': { raise: 70, rotate: 28 },
  'flies': { raise: 150, rotate: -8 },
  'runs': { raise: 6, rotate: -3 },
  'chases': { raise: 6, rotate: -4 },
  'dances': { raise: 10, rotate: 9 },
  'kicks': { rotate: -7 },
  'climbs': { raise: 30, rotate: -38 },
  'pulls': { rotate: -9 },
  'pushes': { rotate: 8 },
  'reaches-for': { rotate: -8 },
  'whispers-to': { rotate: 7 },
  'listens-to': { rotate: 7 },
  'digs': { rotate: 10 },
  'sneaks': { rotate: 4 },
  'is-afraid': { rotate: -4 },
  'balances': { rotate: 8 },
};

/** Whoever sits upright lies on the air to fly. */
const uprightFliers: readonly Noun[] = ['dragon'];

/** Whoever is drawn sitting comes on in leaps. */
const leapers: ReadonlySet<string> = new Set([...Object.keys(sitters), 'fox', 'bear', 'owl', 'monster', 'frog']);
const hop = { raise: 30, rotate: 13 };
const hopping: readonly Act[] = ['runs', 'chases'];

export function motionOf(act: Act): Motion {
  return motions[act] ?? {};
}

export function moodOf(act: Act, feeling: Feeling | undefined): Mood {
  const asleep = act === 'sleeps';
  const running = act === 'runs' || act === 'chases' || act === 'jumps';
  return { asleep, feeling: feeling ?? actings[act].feeling ?? 'calm', ...(running ? { running } : {}) };
}

const petPoses: Partial<Record<Act, Pose>> = {
  'sits': 'sit',
  'waits': 'sit',
  'looks-at': 'sit',
  'listens-to': 'sit',
  'is-proud': 'sit',
  'crouches': 'sit',
  'sits-on-lap': 'sit',
  'sits-on': 'sit',
  'rides': 'sit',
  'sits-back-to-back': 'sit',
  'runs': 'run',
  'jumps': 'run',
  'chases': 'run',
  'flies': 'run',
  'swims': 'run',
  'pulls': 'run',
  'pushes': 'run',
  'catches': 'run',
  'throws': 'run',
  'dances': 'run',
  'sleeps': 'sleep',
  'lies-on-stomach': 'sleep',
  'lies-on-back': 'sleep',
};

export function drawActingPet({ context, looks }: FigureScene, one: Placed): DrawnActor {
  const { figure } = one;
  const act = figure?.act ?? 'stands';
  const pose = figure?.view === 'back' ? 'back' : (petPoses[act] ?? 'stand');
  const { breed, seed } = looks.pet;
  const noun = heldBy(one);
  const held = noun ? inHands(context, noun, [62, -70], 1, false).markup : '';
  const thing = petHat(context, figure, looks.pet) ?? held;
  const { raise = 0, rotate = 0 } = motionOf(act);
  const aloft = figure?.at === 'above';
  const markup = context.place({ y: aloft ? 0 : -raise, rotate }, () => drawPet(context, looks.pet, pose) + thing);
  return {
    markup,
    attributes: `data-who="pet" data-act="${act}" data-look="${breed ?? 'friend'}/${hashText(seed).toString(36)}"`,
    shadow: one.on || aloft ? undefined : { x: 0, width: 66 },
  };
}

/** What a standing dog or cat has on its head; undefined when that is nothing. */
function petHat(context: DrawingContext, figure: ActingFigure | undefined, look: PetLook): Markup | undefined {
  const hat = figure?.act === 'wears' ? onHead.find((noun) => noun === figure.to) : undefined;
  if (hat === undefined) return undefined;
  const { x, y, radius } = petHead(look);
  const scale = (radius * 1.25) / drawnNoun(hat).width;
  return context.place(
    { x: x - radius * 0.1, y: y - radius * 0.42, scale, rotate: -8 },
    () => drawNoun(context, hat),
    `data-thing="${hat}"`,
  );
}

/** A dog or a cat of the story's own moves as the family's animal does. */
const petLike: Partial<Record<Noun, PetLook>> = {
  dog: { breed: 'Golden Retriever', coat: 'copper', seed: 'a dog' },
  cat: { breed: 'British Shorthair', coat: 'blue', seed: 'a cat' },
};

/** The breed that comes in that colour. */
const catsOfColour: Partial<Record<CoatColour, PetLook>> = {
  red: { breed: 'Maine Coon', coat: 'red', seed: 'a red cat' },
};

function petLikeOf(who: Noun, coat: CoatColour | undefined): PetLook | undefined {
  return (who === 'cat' && coat ? catsOfColour[coat] : undefined) ?? petLike[who];
}

function drawPetLike(context: DrawingContext, look: PetLook, act: Act, { feeling }: Mood): Markup {
  const { x, y } = petHead(look);
  const low = feeling === 'sad' || feeling === 'afraid' || feeling === 'crying';
  const rotate = feeling === 'laughing' || feeling === 'proud' ? -4 : low ? 4 : 0;
  const wet = feeling === 'crying' ? tears(x - 4, y + 14, 1.4) : '';
  return context.place({ rotate }, () => drawPet(context, look, petPoses[act] ?? 'stand') + wet);
}

/** A noun that is somebody: its own face, or one put on it. */
export function drawSomebody(context: DrawingContext, noun: Noun, mood: Mood): Markup {
  const drawn = drawnNoun(noun);
  const body = drawNoun(context, noun, mood);
  return drawn.face ? body + faceOn(context, drawn.face, mood) : body;
}

const onLegs: readonly Noun[] = ['trousers', 'skirt', 'tights', 'boots', 'slippers', 'shoes', 'sock'];
const onHead: readonly Noun[] = [
  'hat',
  'cap',
  'beanie',
  'crown',
  'helmet',
  'wig',
  'bucket',
  'pointed-cap',
  'party-hat',
  'underpants',
];

/** Where an animal or a monster wears it, as broad as its wearer; undefined for what hangs before the chest. */
function wornBy(context: DrawingContext, noun: Noun, { width, height }: DrawnNoun): Markup | undefined {
  const legs = onLegs.includes(noun);
  if (!legs && !onHead.includes(noun)) return undefined;
  const garment = drawnNoun(noun);
  // Never over the face.
  const scale = Math.min((width * (legs ? 0.8 : 0.42)) / garment.width, (height * 0.44) / garment.height);
  // Somebody on four legs, longer than tall, carries the head in front.
  const onFour = width > height * 1.1;
  if (noun === 'underpants') {
    // The wrong way up and over the eyes, or it would not be one's head.
    const small = scale * (onFour ? 0.8 : 1);
    const at = { x: onFour ? width * 0.35 : 0, y: -height * 0.76 - garment.height * small, scale: small, rotate: 180 };
    return context.place(at, () => drawNoun(context, noun), `data-thing="${noun}"`);
  }
  const x = !legs && onFour ? width * 0.34 : 0;
  const y = legs ? 2 : -height * 0.92;
  return context.place({ x, y, scale }, () => drawNoun(context, noun), `data-thing="${noun}"`);
}

export function drawActingNoun({ context }: FigureScene, one: Placed): DrawnActor {
  const { figure } = one;
  if (!figure) throw new Error('A noun without a figure');
  const who = figure.who as Noun;
  const drawn = drawnNoun(who);
  const { raise: lifted = 0, rotate: tipped = 0 } = motionOf(figure.act);
  const hops = hopping.includes(figure.act) && leapers.has(who);
  const rotate = figure.act === 'flies' && uprightFliers.includes(who) ? 38 : hops ? hop.rotate : tipped;
  // Whoever is in the air already does not leave the picture.
  const raise = figure.at === 'above' ? 0 : hops ? hop.raise : lifted;
  const held = heldBy(one);
  // Somebody low carries on the back, anybody else before the chest.
  const hand: [number, number] =
    drawn.height < 80 ? [-4, -drawn.height - 10] : [drawn.width * 0.46, -Math.min(drawn.height * 0.5, 120)];
  const mood = moodOf(figure.act, figure.feeling);
  const animal = petLikeOf(who, figure.coat);
  const size = 1 / one.extent.scale;
  const worn = figure.act === 'wears' && held ? wornBy(context, held, drawn) : undefined;
  const thing =
    worn !== undefined
      ? worn
      : held
        ? context.place({ x: hand[0], y: hand[1], scale: size }, () => inHands(context, held, [0, 0], 1, false).markup)
        : '';
  const markup = context.place(
    { y: -raise * size, rotate },
    () => (animal ? drawPetLike(context, animal, figure.act, mood) : drawSomebody(context, who, mood)) + thing,
  );
  return {
    markup,
    attributes: `data-who="${who}" data-act="${figure.act}"`,
    shadow:
      drawn.hangs || one.anchor.floats || one.on || figure.at === 'above'
        ? undefined
        : { x: 0, width: drawn.width * 0.52 },
  };
}
