import type { World } from '@sagolykta/domain/scene-words';
import type { WorldPainter } from '../world.ts';
import { attic } from './attic.ts';
import { bathroom } from './bathroom.ts';
import { beach } from './beach.ts';
import { bedroom } from './bedroom.ts';
import { blanketFort } from './blanket-fort.ts';
import { bridge } from './bridge.ts';
import { bus } from './bus.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { classroom } from './classroom.ts';
import { cloud } from './cloud.ts';
import { deck } from './deck.ts';
import { farm } from './farm.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { hallway } from './hallway.ts';
import { harbour } from './harbour.ts';
import { iceRink } from './ice-rink.ts';
import { kitchen } from './kitchen.ts';
import { lake } from './lake.ts';
import { library } from './library.ts';
import { livingRoom } from './living-room.ts';
import { moon } from './moon.ts';
import { mountain } from './mountain.ts';
import { museum } from './museum.ts';
import { park } from './park.ts';
import { platform } from './platform.ts';
import { playingField } from './playing-field.ts';
import { roofs } from './roofs.ts';
import { schoolyard } from './schoolyard.ts';
import { seaBottom } from './sea-bottom.ts';
import { shop } from './shop.ts';
import { snowField } from './snow-field.ts';
import { space } from './space.ts';
import { spaceStation } from './space-station.ts';
import { sportsHall } from './sports-hall.ts';
import { stage } from './stage.ts';
import { street } from './street.ts';
import { surgery } from './surgery.ts';
import { swimmingHall } from './swimming-hall.ts';
import { train } from './train.ts';

/** Every world the storyteller may name, each in a file of its own. */
export const worldPainters: Readonly<Record<World, WorldPainter>> = {
  'bedroom': bedroom,
  'kitchen': kitchen,
  'living-room': livingRoom,
  'attic': attic,
  'hallway': hallway,
  'street': street,
  'garden': garden,
  'playing-field': playingField,
  'sports-hall': sportsHall,
  'swimming-hall': swimmingHall,
  'ice-rink': iceRink,
  'schoolyard': schoolyard,
  'park': park,
  'forest': forest,
  'lake': lake,
  'harbour': harbour,
  'beach': beach,
  'sea-bottom': seaBottom,
  'mountain': mountain,
  'farm': farm,
  'moon': moon,
  'space': space,
  'cloud': cloud,
  'castle': castle,
  'museum': museum,
  'library': library,
  'train': train,
  'bus': bus,
  'roofs': roofs,
  'snow-field': snowField,
  'bridge': bridge,
  'blanket-fort': blanketFort,
  'cave': cave,
  'stage': stage,
  'classroom': classroom,
  'surgery': surgery,
  'shop': shop,
  'platform': platform,
  'deck': deck,
  'bathroom': bathroom,
  'space-station': spaceStation,
};
