import { moreCostumes } from './more-people.ts';
import { costumesOfTrades } from './people.ts';
import { rarerCostumes } from './rarer-people.ts';

/** Everybody who is drawn on a person's body and can do what people do. */
export const costumes = { ...costumesOfTrades, ...moreCostumes, ...rarerCostumes };
export type Costumed = keyof typeof costumes;
