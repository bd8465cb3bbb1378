import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'look-at-the-soup',
  premise:
    'The cat in the shop turns his back on whoever wants him, so that is what a child practises not to do; and when he hides from his basket, with a taxi at the door, a whole queue must look at the soup.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [12, 12], en: [9, 12] },
  ages: [5, 8],
  leads: [],
  fits: '!pet.cat',
  wish: { concepts: ['cat'] },
  nights: { place: 'a shop', indoors: true, tone: 'funny', mechanism: 'looking at tins of soup', feeling: 'longing', sleep: false },
  alike: ['not-wanting-a-cat'],
  contains: ['cat'],
  registry: {
    idea: 'a shop cat can feel being wanted, and it makes him itch',
    device: 'a row of customers read soup labels until he comes out from behind the freezer',
    objects: ['warm newspapers', 'sausage pushed in on a ruler', 'cat basket beside an upside-down crate', 'taxi that can wait two minutes'],
    joke: 'tomato; more tomato',
    ending: 'two whole minutes with a lap full of cat, not wanting anything',
  },
  beats: [
    { id: 'warm-newspapers', part: 'open', at: 'the shop', with: ['child', 'colin', 'bello', 'friend', 'elder', 'pet'], plants: ['itch'] },
    { id: 'not-at-all', part: 'stir', at: 'the shop', with: ['child', 'colin', 'bello', 'friend', 'pet'], plants: ['soup'] },
    { id: 'no-eyes-at-all', part: 'try', at: 'the shop', with: ['child', 'adult', 'colin', 'bello', 'friend', 'elder', 'pet'], plants: ['basket'] },
    { id: 'a-sausage-on-a-ruler', part: 'lull', at: 'the shop', with: ['child', 'friend', 'bello'], pays: ['itch'] },
    { id: 'look-at-the-soup', part: 'turn', at: 'the shop', with: ['child', 'bello', 'friend', 'elder', 'elder2', 'pet'], pays: ['soup'] },
    { id: 'down-to-the-shoes', part: 'turn', at: 'the shop', with: ['child', 'colin', 'pet'] },
    { id: 'not-wanting-anything', part: 'last', at: 'the shop', with: ['child', 'colin', 'bello', 'friend', 'elder', 'pet'], pays: ['basket'] },
  ],
  pictures: [
    {
      beats: ['not-at-all', 'warm-newspapers', 'no-eyes-at-all'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'cat', called: 'colin', coat: 'grey', at: 'right', act: 'sits-on', to: 'newspaper', size: 'small', feeling: 'calm', view: 'back', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'box', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'box', at: 'left' },
        { what: 'newspaper', at: 'right', count: 2 },
      ],
    },
    {
      beats: ['a-sausage-on-a-ruler', 'no-eyes-at-all', 'look-at-the-soup'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'bello', at: 'centre', act: 'lies-on-stomach', feeling: 'sad', size: 'big', faces: 'right' },
        { who: 'cat', called: 'colin', coat: 'grey', at: 'right', act: 'hides-behind', to: 'fridge', size: 'small', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'fridge', at: 'right', size: 'big' },
        { what: 'suitcase', at: 'left' },
      ],
    },
    {
      beats: ['down-to-the-shoes', 'not-wanting-anything', 'look-at-the-soup'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'box', feeling: 'happy', faces: 'right' },
        { who: 'cat', called: 'colin', coat: 'grey', at: 'left', act: 'sits-on-lap', to: 'child', size: 'small', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'calm', faces: 'left', if: 'pet.dog' },
      ],
      things: [
        { what: 'box', at: 'left' },
        { what: 'basket', at: 'right' },
      ],
    },
  ],
});
