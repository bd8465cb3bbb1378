import type { PersonLook } from '@sagolykta/domain/look';
import type { Pose } from '@sagolykta/domain/scene-words';
import type { Season } from '@sagolykta/domain/season';
import type { Dress } from '../world.ts';

export type Garment = 'coat' | 'jacket' | 'sweater' | 'tee' | 'pyjamas' | 'swimwear';
export type Footwear = 'boots' | 'shoes' | 'socks' | 'bare';

/** What somebody has on in this scene. */
export interface Clothes {
  readonly garment: Garment;
  readonly footwear: Footwear;
  readonly shorts: boolean;
  readonly scarf: boolean;
  readonly mittens: boolean;
  readonly hat: PersonLook['hat'];
}

const indoors: Clothes = {
  garment: 'sweater',
  footwear: 'socks',
  shorts: false,
  scarf: false,
  mittens: false,
  hat: 'none',
};
const nightwear: Clothes = { ...indoors, garment: 'pyjamas', footwear: 'bare' };
const swimwear: Clothes = { ...indoors, garment: 'swimwear', footwear: 'bare', shorts: true };

/** A knitted hat in summer or a cap in snow would look odd, so the hat follows the season; nobody without one gets one. */
function hatFor(hat: PersonLook['hat'], season: Season): PersonLook['hat'] {
  if (hat === 'none') return 'none';
  if (season === 'winter') return hat === 'cap' ? 'beanie' : hat;
  if (season === 'summer') return hat === 'cap' ? 'cap' : 'none';
  return hat === 'pompom' ? 'beanie' : hat;
}

export function clothesFor(look: PersonLook, pose: Pose, season: Season, dress: Dress): Clothes {
  if (pose === 'sleep' || dress === 'pyjamas') return nightwear;
  if (dress === 'swim') return swimwear;
  if (dress === 'indoor') return indoors;
  const hat = hatFor(look.hat, season);
  if (season === 'winter')
    return { garment: 'coat', footwear: 'boots', shorts: false, scarf: true, mittens: true, hat };
  if (season === 'autumn')
    return { garment: 'jacket', footwear: 'boots', shorts: false, scarf: true, mittens: false, hat };
  if (season === 'spring')
    return { garment: 'jacket', footwear: 'boots', shorts: false, scarf: false, mittens: false, hat };
  return { garment: 'tee', footwear: 'shoes', shorts: true, scarf: false, mittens: false, hat };
}
