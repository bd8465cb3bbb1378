import type { Noun } from '@sagolykta/domain/scene-nouns';
import { fromCostume } from '../figures/costumed.ts';
import { guestCreatures } from '../guests/guest.ts';
import { propThings } from '../props/prop.ts';
import { askedToys } from './asked-toys.ts';
import { beings } from './beings.ts';
import { birds } from './birds.ts';
import { buildings } from './buildings.ts';
import { costumes } from './costumes.ts';
import { fair } from './fair.ts';
import { figuresOfOneStory } from './figures-of-one-story.ts';
import { food } from './food.ts';
import { foodOnTheTable } from './food-on-the-table.ts';
import { fourLegged } from './four-legged.ts';
import { furniture } from './furniture.ts';
import { garments } from './garments.ts';
import { householdThings } from './household-things.ts';
import { machines } from './machines.ts';
import { moreAnimals } from './more-animals.ts';
import { moreDinosaurs } from './more-dinosaurs.ts';
import { moreFood } from './more-food.ts';
import { moreFurniture } from './more-furniture.ts';
import { moreGarments } from './more-garments.ts';
import { moreHousehold } from './more-household.ts';
import { moreToys } from './more-toys.ts';
import { type DrawnNoun, fromCreature, fromThing } from './noun.ts';
import { ofOneStory } from './of-one-story.ts';
import { outAndAbout } from './out-and-about.ts';
import { plants } from './plants.ts';
import { rarerAnimals } from './rarer-animals.ts';
import { rarerBigThings } from './rarer-big-things.ts';
import { rarerSmallThings } from './rarer-small-things.ts';
import { seaAnimals } from './sea-animals.ts';
import { sitters } from './sitters.ts';
import { sky } from './sky.ts';
import { smallBuildings } from './small-buildings.ts';
import { smallFliers } from './small-fliers.ts';
import { smallLife } from './small-life.ts';
import { things } from './things.ts';
import { toolsAndAppliances } from './tools-and-appliances.ts';
import { toys } from './toys.ts';
import { vehicles } from './vehicles.ts';
import { vehiclesAtWork } from './vehicles-at-work.ts';
import { vehiclesSmallAndStrange } from './vehicles-small-and-strange.ts';
import { wanted } from './wanted.ts';

type Mapped<Source> = { [Name in keyof Source]: DrawnNoun };

function mapped<Source extends object>(
  source: Source,
  draw: (item: Source[keyof Source]) => DrawnNoun,
): Mapped<Source> {
  return Object.fromEntries(Object.entries(source).map(([id, item]) => [id, draw(item)])) as Mapped<Source>;
}

const { rabbit: toyRabbit, walrus: toyWalrus, stick: hockeyStick, ...props } = propThings;

/** Every noun that can be on stage. */
export const drawnNouns: Readonly<Record<Noun, DrawnNoun>> = {
  ...mapped(props, fromThing),
  // Over the eyes they are drawn with.
  'teddy': { ...fromThing(props.teddy), face: { x: -2.7, y: -63.6, size: 0.9 } },
  'snowman': { ...fromThing(props.snowman), face: { x: 2.4, y: -160, size: 1.2 } },
  'digger': { ...fromThing(props.digger), face: { x: -44, y: -118, size: 0.9 }, back: { x: -42, y: -80 } },
  ...mapped(guestCreatures, fromCreature),
  'stick': wanted.branch,
  'hockey-stick': fromThing(hockeyStick),
  'toy-rabbit': { ...fromThing(toyRabbit), face: { x: -2.4, y: -55.7, size: 0.8 } },
  'toy-walrus': { ...fromThing(toyWalrus), face: { x: 24.3, y: -59, size: 0.9 } },
  ...fourLegged,
  ...sitters,
  ...birds,
  ...seaAnimals,
  ...smallLife,
  ...beings,
  ...wanted,
  ...ofOneStory,
  ...figuresOfOneStory,
  ...mapped(costumes, fromCostume),
  ...vehicles,
  ...fair,
  ...moreToys,
  ...moreFood,
  ...vehiclesAtWork,
  ...vehiclesSmallAndStrange,
  ...buildings,
  ...food,
  ...plants,
  ...furniture,
  ...garments,
  ...machines,
  ...toys,
  ...sky,
  ...things,
  ...householdThings,
  ...askedToys,
  ...foodOnTheTable,
  ...moreHousehold,
  ...smallBuildings,
  ...toolsAndAppliances,
  ...moreAnimals,
  ...moreFurniture,
  ...moreGarments,
  ...outAndAbout,
  ...smallFliers,
  ...moreDinosaurs,
  ...rarerAnimals,
  ...rarerBigThings,
  ...rarerSmallThings,
};

export function drawnNoun(noun: Noun): DrawnNoun {
  return drawnNouns[noun];
}
