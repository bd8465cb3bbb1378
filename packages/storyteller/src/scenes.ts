import { drawnCity } from '@sagolykta/domain/drawn-cities';
import type { Prop, Scene } from '@sagolykta/domain/scene';
import { type CastRole, castRoles } from '@sagolykta/domain/scene';
import { holds, parseCondition } from './condition.ts';
import type { Family } from './family.ts';
import { type Performance, paragraphsIn, renderWays } from './perform.ts';
import type { Picture } from './score.ts';
import type { PlannedPicture } from './story-brief.ts';

/** The three pictures of a performance, from the same plan as its text. */
export function planPictures(performance: Performance, family: Family, seed: string): PlannedPicture[] {
  const { plot, guests } = performance;
  const words = plot.words[family.language];
  return plot.score.pictures.map((picture, index) => {
    const ways = words?.pictures[index + 1];
    const choose = (_: string, [first = 0]: readonly number[]) => first;
    const said = words && ways ? renderWays(`picture ${index + 1}`, ways, { words, family, guests, choose }) : '';
    return { scene: sceneOf(picture, performance, family, `${seed}/${index}`), alt: paragraphsIn(said).join(' ') };
  });
}

function sceneOf(picture: Picture, { guests }: Performance, family: Family, seed: string): Scene {
  const season = picture.season ?? family.season;
  const city = family.has('city') && family.profile.city ? drawnCity(family.profile.city) : undefined;
  const isThere = (who: string) =>
    !castRoles.includes(who as CastRole) || family.people[who] !== undefined || guests[who] !== undefined;
  return {
    world: picture.world,
    season,
    time: picture.time,
    weather: picture.weather ?? 'clear',
    light: picture.light,
    figures: picture.figures
      .filter(({ who, if: only }) => isThere(who) && (only === undefined || holds(parseCondition(only), family)))
      .map(({ who, pose, at, faces }) => ({ who, pose, at, ...(faces === undefined ? {} : { faces }) })),
    props: propsOf(picture, family),
    ...(city === undefined ? {} : { city }),
    seed,
  };
}

function propsOf({ props = [] }: Picture, family: Family): Prop[] {
  return props.flatMap((thing) => {
    if (typeof thing === 'string') return [thing];
    return holds(parseCondition(thing.if), family) ? [thing.prop] : [];
  });
}
