import type { DrawnCity } from './drawn-cities.ts';
import type { Enactment } from './enactment.ts';
import type { Light, Prop, SceneFigure, SkyLight, TimeOfDay, Weather, World } from './scene-words.ts';
import type { Season } from './season.ts';

/** One picture, as the storyteller plans it: who, where, doing what, with what, in which light. */
export interface Scene {
  readonly world: World;
  readonly season: Season;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly light: Light;
  readonly figures: readonly SceneFigure[];
  readonly props: readonly Prop[];
  /** What happens. With it, figures and props above are only its summary: the picture is drawn from this. */
  readonly enacts?: Enactment;
  /** Its skyline stands at the horizon of a town; the family's own, where the story was asked to know it. */
  readonly city?: DrawnCity;
  /** What is not to be seen in the sky or on the walls: the family leaves it out of its stories. */
  readonly without?: readonly SkyLight[];
  /** Varies what may vary (stars, tufts, window lights), so that no two nights' pictures are the same. */
  readonly seed: string;
}
