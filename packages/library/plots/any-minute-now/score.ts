import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'any-minute-now',
  premise:
    'A child falls off its bike in front of the bus stop and everyone looks, until the best friend bows and calls it the Flying Banana; they want it again, the bus waits as well, and it will not come on purpose; then the friend, walking backwards, sits down in the shopping, and the child bows for him.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['fell-over'] },
  nights: {
    place: 'a bus stop',
    indoors: false,
    tone: 'funny',
    mechanism: 'bowing for whoever has fallen',
    feeling: 'ashamed',
    sleep: false, endsOnRefrain: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['bicycle', 'bus'],
  registry: {
    idea: 'whoever has fallen off by accident cannot do it again on purpose, however many wait for it',
    device: 'a fall is announced as a number, and then the announcer sits down in the shopping',
    objects: ['Flying Banana on a pavement', 'ladder in the way of a view', 'bus that leans from looking', 'lettuce on a head'],
    joke: 'it won’t come, I keep staying on',
    ending: 'the best fall of all, and what a pity that nobody looked',
  },
  beats: [
    { id: 'everyone-looked', part: 'open', at: 'the bus stop', with: ['child', 'friend'], plants: ['everyone looked'] },
    { id: 'the-flying-banana', part: 'stir', at: 'the bus stop', with: ['child', 'friend', 'people'], plants: ['bow'] },
    { id: 'on-purpose', part: 'stir', at: 'the bus stop', with: ['child', 'friend', 'minder', 'adult', 'elder', 'elder2', 'pet'], plants: ['shopping'] },
    { id: 'it-wont-come', part: 'try', at: 'the grass', with: ['child', 'friend'] },
    { id: 'the-bus', part: 'try', at: 'the grass', with: ['child', 'friend', 'driver'] },
    { id: 'in-the-shopping', part: 'turn', at: 'the bus stop', with: ['child', 'friend', 'pet'], pays: ['shopping'] },
    { id: 'the-flying-salad', part: 'turn', at: 'the bus stop', with: ['child', 'friend', 'driver', 'minder', 'adult', 'elder'], pays: ['bow'] },
    { id: 'nobody', part: 'last', at: 'the gate', with: ['child', 'friend', 'pet'], pays: ['everyone looked'] },
  ],
  pictures: [
    {
      beats: ['the-flying-banana', 'everyone-looked', 'on-purpose'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'calls-to', to: 'man', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'man', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'left' }],
    },
    {
      beats: ['the-bus', 'it-wont-come', 'in-the-shopping'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'rides', to: 'bicycle', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bicycle', at: 'left' }, { what: 'bus', at: 'far' }],
    },
    {
      beats: ['the-flying-salad', 'in-the-shopping', 'nobody'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tomato', at: 'right' }],
    },
  ],
});
