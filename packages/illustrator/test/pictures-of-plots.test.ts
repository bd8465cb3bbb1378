import type { Language } from '@sagolykta/domain/language';
import { nounWords } from '@sagolykta/domain/noun-words';
import { knownBreed, knownSpecies } from '@sagolykta/domain/pets';
import type { Scene } from '@sagolykta/domain/scene';
import { type Noun, nouns, nounsOfKind } from '@sagolykta/domain/scene-nouns';
import { sceneWithout } from '@sagolykta/domain/scene-without';
import { castRoles } from '@sagolykta/domain/scene-words';
import type { Family } from '@sagolykta/storyteller/family';
import type { Performance } from '@sagolykta/storyteller/perform';
import { planPictures } from '@sagolykta/storyteller/scenes';
import { describe, expect, it } from 'vitest';
import { fewTellingsOf } from '../../library/lint/tellings.ts';
import { ownLibrary } from '../../library/src/own-library.ts';
import { momentOf } from '../cli/moment.ts';
import { drawScene } from '../src/draw-scene.ts';
import { castLooks } from '../src/look/cast-looks.ts';
import { attributeValues } from './support/a-scene.ts';

/** Every form of every noun, longest first, so that a fire-engine is no engine, with the nouns that have it. */
function formsIn(language: Language) {
  const nounsOf = new Map<string, Noun[]>();
  for (const noun of nouns) {
    const { some, the } = nounWords(noun, language);
    for (const form of new Set([some.toLowerCase(), the.toLowerCase()]))
      nounsOf.set(form, [...(nounsOf.get(form) ?? []), noun]);
  }
  const longestFirst = [...nounsOf.keys()].sort((one, other) => other.length - one.length).map(RegExp.escape);
  return { nounsOf, pattern: new RegExp(`(?<= )(?:${longestFirst.join('|')})(?= )`, 'g') };
}

const forms = { sv: formsIn('sv'), en: formsIn('en') };

/** @param drawn of nouns that share a form, 'mattan' of a rug and of a flying carpet, the one that is drawn is meant */
function nounsNamedIn(text: string, language: Language, drawn: ReadonlySet<string>): Set<Noun> {
  const { nounsOf, pattern } = forms[language];
  const words = ` ${text.toLowerCase().replaceAll(/[.,]/g, ' ').replaceAll(/ +/g, ' ')} `;
  const found = [...words.matchAll(pattern)].map(([form]) => {
    const named = nounsOf.get(form) ?? [];
    return named.find((noun) => drawn.has(noun)) ?? (named[0] as Noun);
  });
  return new Set(found);
}

function looksOf({ profile }: Family, id: string) {
  const { petBreed, petName, bestFriendName, bestFriendPronoun } = profile;
  const [breed, species] = [knownBreed(petBreed ?? ''), knownSpecies(petBreed ?? '')];
  return castLooks({
    family: id,
    child: { id },
    friend: bestFriendName ?? undefined,
    friendPronoun: bestFriendPronoun,
    pet: { name: petName ?? undefined, breed, species },
  });
}

interface Walked {
  readonly where: string;
  readonly family: Family;
  readonly performance: Performance;
  readonly scene: Scene;
  /** What is told besides hour and place. */
  readonly told: string;
  readonly drawn: ReadonlySet<string>;
}

/** Every picture of a plot for the twelve families, in each of its languages. Who and what is on it hangs on the scene and the kind of pet, not on anybody's looks: it is drawn once. */
function* walk(plot: Parameters<typeof fewTellingsOf>[0]): Generator<Walked> {
  const drawings = new Map<string, ReadonlySet<string>>();
  for (const { family, performance } of fewTellingsOf(plot)) {
    for (const [index, { scene, alt }] of planPictures(performance, family, 'walk').entries()) {
      const looks = looksOf(family, 'walk');
      const same = JSON.stringify([scene, knownSpecies(family.profile.petBreed ?? '')]);
      const drawn = drawings.get(same) ?? partsOf(drawScene(scene, looks));
      drawings.set(same, drawn);
      const [, told = ''] = /^[^.]+\. (.*)$/s.exec(alt) ?? [];
      const where = `${plot.score.id} ${index + 1} (${family.language}, ${family.profile.name}): ${alt}`;
      yield { where, family, performance, scene, told, drawn };
    }
  }
}

function partsOf(svg: string): ReadonlySet<string> {
  return new Set([...attributeValues(svg, 'data-who'), ...attributeValues(svg, 'data-thing')]);
}

function firstTellings(plot: Parameters<typeof fewTellingsOf>[0]) {
  return new Map([...fewTellingsOf(plot)].map((telling) => [telling.family.language, telling] as const));
}

const isRole = (who: string) => (castRoles as readonly string[]).includes(who);

function nameOf({ family, performance }: Walked, key: string): string | undefined {
  return (family.people[key] ?? performance.guests[key])?.name;
}

/** What is told, but for what anybody is called: a dachshund called Sausage is none. */
function toldWithoutNames(picture: Walked): string {
  const called = (picture.scene.enacts?.figures ?? []).map(({ who, called }) => nameOf(picture, called ?? who));
  return called.reduce<string>((told, name) => (name === undefined ? told : told.replaceAll(name, '·')), picture.told);
}

const actingPlots = ownLibrary().plots.filter(({ score }) => score.pictures.every((picture) => 'framing' in picture));

it('all plots but one plan their pictures as events', () => {
  expect(ownLibrary().plots.length - actingPlots.length).toBeLessThanOrEqual(1);
});

describe.each(actingPlots.map((plot) => [plot.score.id, plot] as const))('%s, for the twelve families', (_, plot) => {
  const pictures = [...walk(plot)];

  it('draws every noun it tells of', () => {
    const untrue = pictures.flatMap((picture) =>
      [...nounsNamedIn(toldWithoutNames(picture), picture.family.language, picture.drawn)]
        .filter((noun) => !picture.drawn.has(noun))
        .map((noun) => `${noun}: ${picture.where}`),
    );
    expect(untrue).toEqual([]);
  });

  it('tells of everybody and everything that is drawn', () => {
    const untold = pictures.flatMap((picture) => {
      const { where, told, drawn, family, scene } = picture;
      const named = nounsNamedIn(toldWithoutNames(picture), family.language, drawn);
      const called = new Map(scene.enacts?.figures.map((figure) => [figure.who as string, figure.called]));
      return [...drawn]
        .filter((part) => {
          const name = nameOf(picture, called.get(part) ?? part);
          if (name !== undefined && told.toLowerCase().includes(name.toLowerCase())) return false;
          if (part === 'adult' && name === undefined) return !/den vuxna|the grown-up/i.test(told);
          if (part === 'child-guest') return !/ett annat barn|another child/i.test(told);
          return isRole(part) || !named.has(part as Noun);
        })
        .map((part) => `${part}: ${where}`);
    });
    expect(untold).toEqual([]);
  });

  it('draws nobody of the family who is not in the story, and what is of the story by what it is', () => {
    const strangers = pictures.flatMap((picture) => {
      const { where, drawn, scene, family } = picture;
      const strange = [...drawn].filter((who) => isRole(who) && nameOf(picture, who) === undefined);
      const nameless = (scene.enacts?.figures ?? []).filter(
        ({ who, called }) =>
          called !== undefined &&
          nameOf(picture, called) === undefined &&
          !(nounsOfKind.animal as readonly string[]).includes(who),
      );
      const invented = (scene.enacts?.figures ?? []).filter(
        ({ who, standsIn }) => standsIn !== undefined && family.people[who] !== undefined,
      );
      return [...strange, ...nameless.map(({ who }) => who), ...invented.map(({ who }) => who)].map(
        (who) => `${who}: ${where}`,
      );
    });
    // The grown-up who was reading is there whether anybody has said what to call them or not.
    expect(strangers.filter((line) => !line.startsWith('adult:'))).toEqual([]);
  });

  it('is of a moment beside which it stands', () => {
    const astray = pictures.flatMap(({ where, performance }, at) => {
      const beats = performance.paragraphs.flatMap(({ text, beat }) => text.split('\n').map(() => beat.id));
      const place = Math.round((beats.length * ((at % 3) + 1)) / 4);
      const around = beats.slice(Math.max(0, place - 3), place + 2);
      const own = plot.score.pictures[at % 3]?.beats ?? [];
      return around.some((beat) => own.includes(beat)) ? [] : [`beside ${around.join(', ')}: ${where}`];
    });
    expect(astray).toEqual([]);
  });

  it('has a moment in the text, from beside it, to be known by', () => {
    for (const [language, telling] of firstTellings(plot)) {
      const alts = planPictures(telling.performance, telling.family, 'walk').map(({ alt }) => alt);
      for (const [index, { beats }] of plot.score.pictures.entries()) {
        const moment = momentOf(telling.performance, index, alts);
        const own = telling.performance.paragraphs.filter(({ beat }) => beats.includes(beat.id));
        const text = own.map(({ text: words }) => words).join(' ');
        expect(moment.length, `${language} ${index + 1}`).toBeGreaterThan(10);
        expect(text.replace(/\s+/g, ' '), moment).toContain(moment.slice(0, 30));
      }
    }
  });

  it('is taken three times from three distances', () => {
    const framings = plot.score.pictures.map((picture) => ('framing' in picture ? picture.framing : undefined));
    expect(new Set(framings).size).toBe(3);
  });

  it('draws nothing that a family leaves out', () => {
    for (const { scene, family, where } of pictures) {
      const seen = [...(scene.enacts?.things ?? []).map(({ what }) => what)];
      const [avoided] = seen;
      if (avoided === undefined) continue;
      const { some } = nounWords(avoided, 'en');
      const kept = sceneWithout(scene, (words) => words.includes(some));
      if (kept === undefined) continue;
      const drawn = attributeValues(drawScene(kept, looksOf(family, 'walk')), 'data-thing');
      expect(drawn, where).not.toContain(avoided);
      break;
    }
  });
});
