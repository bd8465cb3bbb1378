import type { PersonLook } from '@sagolykta/domain/look';
import type { Brush } from '../nouns/brush.ts';
import type { Markup } from '../paper/markup.ts';
import type { Clothes } from './clothes.ts';
import type { PersonStyle } from './person-style.ts';

/** What makes a person a pirate or a baker. The body's units: hips at 0,0 and the neck at -82 (a grown-up's at -122). */
export interface Costume {
  readonly grown: boolean;
  readonly look: PersonLook;
  readonly colours?: Partial<PersonStyle>;
  readonly clothes?: Partial<Clothes>;
  readonly elderly?: boolean;
  /** Behind the body: a cape, wings. */
  readonly behind?: (brush: Brush) => Markup;
  /** On the body: an apron, a sash, a badge. */
  readonly onBody?: (brush: Brush) => Markup;
  /** On the head, whose middle is at 0,0 and which is about 70 x 75. */
  readonly onHead?: (brush: Brush) => Markup;
  readonly beard?: string;
  /** Instead of legs. */
  readonly tail?: (brush: Brush) => Markup;
}
