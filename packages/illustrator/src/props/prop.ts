import type { Prop } from '@sagolykta/domain/scene-words';
import { glassCase } from './glass-case.ts';
import * as home from './home-things.ts';
import * as lights from './lights.ts';
import * as play from './play-things.ts';
import * as small from './small-things.ts';
import * as story from './story-things.ts';
import type { Thing } from './thing.ts';
import * as tools from './toys-and-tools.ts';
import * as treasures from './treasures.ts';
import * as vehicles from './vehicles.ts';
import * as crafts from './wood-and-wool.ts';

export const propThings: Readonly<Record<Prop, Thing>> = {
  'ball': play.ball,
  'goal': play.goal,
  'basket-hoop': play.basketHoop,
  'racket': play.racket,
  'stick': play.stick,
  'lantern': lights.lantern,
  'flashlight': lights.flashlight,
  'lamp': lights.lamp,
  'blanket': home.blanket,
  'book': home.book,
  'box': home.box,
  'boxes': home.boxes,
  'map': small.map,
  'tape-measure': small.tapeMeasure,
  'spade': tools.spade,
  'tin-box': home.tinBox,
  'broom': home.broom,
  'sock': home.sock,
  'slippers': home.slippers,
  'glass-of-water': small.glassOfWater,
  'teddy': tools.teddy,
  'rabbit': tools.rabbit,
  'photograph': home.photograph,
  'apple': small.apple,
  'mitten': small.mitten,
  'boots': small.boots,
  'sled': play.sled,
  'boat': play.boat,
  'tent': play.tent,
  'kite': play.kite,
  'umbrella': tools.umbrella,
  'clock': home.clock,
  'letter': small.letter,
  'bag': home.bag,
  'ladder': home.ladder,
  'telescope': tools.telescope,
  'drawing': small.drawing,
  'gate': tools.gate,
  'clothes-line': home.clothesLine,
  'pancakes': small.pancakes,
  'cocoa': small.cocoa,
  'candle': lights.candle,
  'bicycle': play.bicycle,
  'snowman': play.snowman,
  'rocket': tools.rocket,
  'crown': treasures.crown,
  'key': treasures.key,
  'lemons': treasures.lemons,
  'wand': treasures.wand,
  'digger': vehicles.digger,
  'fire-engine': vehicles.fireEngine,
  'tractor': vehicles.tractor,
  'racing-car': vehicles.racingCar,
  'logs': crafts.logs,
  'yarn': crafts.yarn,
  'ring-of-threads': crafts.ringOfThreads,
  'glass-case': glassCase,
  'saucer': story.saucer,
  'microphone': story.microphone,
  'wardrobe': story.wardrobe,
  'walrus': story.walrus,
};
