import { drawnCity } from '@sagolykta/domain/drawn-cities';
import type { Prop, Scene } from '@sagolykta/domain/scene';
import { type CastRole, castRoles } from '@sagolykta/domain/scene';
import { holds, parseCondition } from './condition.ts';
import type { Family } from './family.ts';
import { type Performance, paragraphsIn, renderText } from './perform.ts';
import { randomFrom } from './random.ts';
import type { Picture } from './score.ts';
import type { PlannedPicture } from './story-brief.ts';

/** The three pictures of a performance, from the same plan as its text. */
export function planPictures(performance: Performance, family: Family, seed: string): PlannedPicture[] {
  const { arc, guests } = performance;
  return arc.pictures.map((picture, index) => {
    const stage = { arc, family, guests, random: randomFrom(`${seed}/alt${index}`) };
    const alt = paragraphsIn(renderText(picture.alt[family.language], `picture ${index + 1}`, stage)).join(' ');
    return { scene: sceneOf(picture, family, `${seed}/${index}`), alt };
  });
}

function sceneOf(picture: Picture, family: Family, seed: string): Scene {
  const season = picture.season ?? family.season;
  const city = family.has('city') && family.profile.city ? drawnCity(family.profile.city) : undefined;
  return {
    world: picture.world,
    season,
    time: picture.time,
    weather: picture.weather ?? 'clear',
    light: picture.light,
    figures: picture.figures
      .filter(
        ({ who, if: only }) => isThere(who, family) && (only === undefined || holds(parseCondition(only), family)),
      )
      .map(({ who, pose, at, faces }) => ({ who, pose, at, ...(faces === undefined ? {} : { faces }) })),
    props: propsOf(picture, family),
    ...(city === undefined ? {} : { city }),
    seed,
  };
}

function isThere(who: string, family: Family): boolean {
  return !castRoles.includes(who as CastRole) || family.people[who] !== undefined;
}

function propsOf({ props = [] }: Picture, family: Family): Prop[] {
  return props.flatMap((thing) => {
    if (typeof thing === 'string') return [thing];
    return holds(parseCondition(thing.if), family) ? [thing.prop] : [];
  });
}
