import { placeWords } from './act-words.ts';
import type { ActingFigure, Actor, Enactment } from './enactment.ts';
import { nounWords } from './noun-words.ts';
import type { Scene } from './scene.ts';
import { type Noun, nouns } from './scene-nouns.ts';
import { castRoles, type SkyLight, skyLights, type Weather } from './scene-words.ts';

/** Whether words in either language tell of what a family leaves out. */
type IsAvoided = (words: string) => boolean;

const skyWords: Readonly<Record<SkyLight, string>> = {
  moon: 'månen, the moon',
  stars: 'stjärnor, stars',
  sun: 'solen, the sun',
};
const weatherWords: Readonly<Record<Weather, string>> = {
  clear: '',
  snow: 'snö, snow',
  rain: 'regn, rain',
  fog: 'dimma, fog',
  wind: 'blåst, wind',
};

/**
 * The same picture without what the family leaves out of its stories; undefined when the very place is among it. Whoever
 * belongs to the family stays: it has chosen them itself.
 */
export function sceneWithout(scene: Scene, isAvoided: IsAvoided): Scene | undefined {
  const { world, weather } = scene;
  if (isAvoided(`${placeWords(world, 'day', 'sv')} ${placeWords(world, 'day', 'en')}`)) return undefined;
  const isLeftOut = (what: Actor) => isThing(what) && isAvoided(wordsOf(what));
  const hidden = skyLights.filter((light) => isAvoided(skyWords[light]));
  return {
    ...scene,
    weather: isAvoided(weatherWords[weather]) ? 'clear' : weather,
    figures: scene.figures.filter(({ who }) => !isLeftOut(who)),
    props: scene.props.filter((prop) => !isLeftOut(prop)),
    ...(scene.enacts === undefined ? {} : { enacts: enactmentWithout(scene.enacts, isLeftOut) }),
    ...(hidden.length === 0 ? {} : { without: hidden }),
  };
}

function isThing(what: Actor): what is Noun {
  return !(castRoles as readonly Actor[]).includes(what) && (nouns as readonly Actor[]).includes(what);
}

function wordsOf(noun: Noun): string {
  return (['sv', 'en'] as const).map((language) => nounWords(noun, language).some).join(', ');
}

function enactmentWithout(enacts: Enactment, isLeftOut: (what: Actor) => boolean): Enactment {
  return {
    ...enacts,
    figures: enacts.figures.filter(({ who }) => !isLeftOut(who)).map((figure) => actingWithout(figure, isLeftOut)),
    things: enacts.things.filter(({ what }) => !isLeftOut(what)),
  };
}

/** What was done to somebody who is not there is not done: the figure stands there. */
function actingWithout(figure: ActingFigure, isLeftOut: (what: Actor) => boolean): ActingFigure {
  const { holding, to, ...rest } = figure;
  const held = holding === undefined || isLeftOut(holding) ? {} : { holding };
  if (to === undefined) return { ...rest, ...held };
  return isLeftOut(to) ? { ...rest, ...held, act: 'stands' } : { ...rest, ...held, to };
}
