import type { Scene } from './scene.ts';
import type { Season } from './season.ts';

/** Who is in the blanket fort this evening. */
interface Gathered {
  readonly child: boolean;
  readonly pet: boolean;
}

/** The picture of home: a blanket fort, a lit lantern, and the child who is to be told a story, with a pet where there is one. */
export function eveningScene(season: Season, { child, pet }: Gathered): Scene {
  return {
    world: 'blanket-fort',
    season,
    time: 'night',
    weather: 'clear',
    light: 'lantern',
    figures: [
      ...(child ? [{ who: 'child', pose: 'lantern', at: 'centre' } as const] : []),
      ...(pet ? [{ who: 'pet', pose: 'sit', at: 'left' } as const] : []),
    ],
    props: [],
    seed: 'home',
  };
}
