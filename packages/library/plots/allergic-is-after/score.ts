import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'allergic-is-after',
  premise:
    'Somebody takes the last boat home and it is full of just what makes them sneeze; a sneeze that is held in waits, and the next one climbs on its back, so that when everything has been put in the rowing boat and the wind drops near the weir, they need one more, and the cat is lying on it in the sail.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  fits: 'pet.cat & !other.cat & !wish.size.tiny / !pet & !other.cat & !wish.size.tiny',
  standIns: { pet: 'cat' },
  wish: {
    relation: 'allergic-to',
    kinds: ['person', 'creature', 'animal'],
    other: ['food', 'animal', 'garment', 'plant', 'toy', 'thing', 'furniture'],
  },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a boat on a lake at dusk',
    indoors: false,
    tone: 'funny',
    mechanism: 'six saved-up sneezes turned towards a sail',
    feeling: 'embarrassed',
    sleep: false,
  },
  contains: ['water'],
  registry: {
    idea: 'a sneeze that is held in waits down one leg, and the next one climbs on its back',
    device: 'if the cat will not come down the sail, the sail has to come down with the cat',
    objects: ['boat that sells one thing across a lake', 'rowing boat on a long rope with a bad knot', 'cat in a fold of the sail', 'sail filled by six sneezes'],
    joke: 'afraid is before, allergic is after',
    ending: 'one small sneeze more, and the bless you is not said before they are home',
  },
  beats: [
    { id: 'got-on-first', part: 'open', at: 'the boat', with: ['child', 'pet', 'friend', 'adult', 'elder', 'elder2'], plants: ['in-the-sail'] },
    { id: 'a-stone-in-my-shoe', part: 'stir', at: 'the boat', with: ['child', 'wish', 'adult', 'elder'] },
    { id: 'before-and-after', part: 'stir', at: 'the boat', with: ['child', 'wish'], plants: ['waits', 'people-look'] },
    { id: 'some-air', part: 'try', at: 'the boat', with: ['child', 'wish', 'adult', 'elder', 'friend'], plants: ['knot'] },
    { id: 'the-weir', part: 'turn', at: 'the boat', with: ['child', 'wish', 'adult', 'elder', 'elder2'], pays: ['knot'] },
    { id: 'a-fresh-one', part: 'turn', at: 'the boat', with: ['child', 'wish', 'adult', 'elder'], pays: ['people-look'] },
    { id: 'will-not', part: 'turn', at: 'the boat', with: ['child', 'pet'], pays: ['in-the-sail'] },
    { id: 'down-the-sail', part: 'turn', at: 'the boat', with: ['child', 'pet', 'wish', 'adult', 'elder'] },
    { id: 'all-six', part: 'turn', at: 'the lake', with: ['child', 'wish', 'pet', 'friend', 'adult', 'elder'], pays: ['waits'] },
    { id: 'bless-you', part: 'last', at: 'the lake', with: ['child', 'wish', 'pet', 'friend', 'adult', 'elder'] },
  ],
  pictures: [
    {
      beats: ['before-and-after', 'a-stone-in-my-shoe', 'some-air'],
      framing: 'middle',
      world: 'deck',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'right', act: 'whispers-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'other', at: 'far' }],
    },
    {
      beats: ['the-weir', 'some-air', 'a-fresh-one'],
      framing: 'wide',
      world: 'deck',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['down-the-sail', 'will-not', 'all-six'],
      framing: 'close',
      world: 'deck',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'wish', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
