import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-red-dot',
  premise:
    'A child who is moving house puts a red dot on everything that is coming, and has none left for the child; the last one sits on the end of a grown-up’s nose, and goes from nose to nose until both are coming.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [6, 12], en: [10, 12] },
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['moving'] },
  nights: {
    place: 'an empty room',
    indoors: true,
    tone: 'tender',
    mechanism: 'a dot that is pressed from nose to nose',
    feeling: 'left behind',
    sleep: false,
  },
  alike: ['only-the-whisk'],
  contains: ['moving'],
  registry: {
    idea: 'everything that is coming has a red dot on, and there is none left for the child who put them there',
    device: 'a dot goes over when one nose is pressed to another',
    objects: ['sheet of red dots', 'blue chair that goes out and comes in', 'dot on the end of a nose'],
    joke: 'you’re coming too; thank goodness',
    ending: 'press, press, on a dot in a blue chair',
  },
  beats: [
    { id: 'red-dots', part: 'open', at: 'the old room', with: ['child', 'adult', 'elder', 'elder2', 'aunt', 'driver'], plants: ['chair'] },
    { id: 'press-press', part: 'stir', at: 'the old room', with: ['child', 'driver', 'pet', 'elder', 'elder2'], plants: ['coming too'], refrain: true },
    { id: 'on-a-nose', part: 'try', at: 'the old room', with: ['child', 'adult', 'elder', 'aunt'], plants: ['nose'], refrain: true },
    { id: 'no-more-dots', part: 'lull', at: 'the old room', with: ['child'] },
    { id: 'chairs-need-dots', part: 'turn', at: 'the old room', with: ['child', 'adult', 'elder', 'aunt'] },
    { id: 'nose-on-nose', part: 'turn', at: 'the old room', with: ['child', 'adult', 'elder', 'aunt', 'friend'], pays: ['nose', 'coming too'], refrain: true },
    { id: 'all-here', part: 'back', at: 'the new room', with: ['child', 'driver', 'pet'], pays: ['chair'] },
    { id: 'press', part: 'last', at: 'the new room', with: ['child', 'adult', 'elder', 'aunt'], refrain: true },
  ],
  pictures: [
    {
      beats: ['press-press', 'red-dots', 'on-a-nose'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'armchair', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'armchair', at: 'centre', colour: 'blue' },
        { what: 'boxes', at: 'right' },
      ],
    },
    {
      beats: ['no-more-dots', 'on-a-nose', 'chairs-need-dots'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'crying', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', if: 'adult' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', if: '!adult & elder' },
        { who: 'woman', called: 'aunt', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['nose-on-nose', 'chairs-need-dots', 'all-here'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'adult', feeling: 'happy', faces: 'right', if: 'adult' },
        { who: 'child', at: 'left', act: 'hugs', to: 'elder', feeling: 'happy', faces: 'right', if: '!adult & elder' },
        { who: 'child', at: 'left', act: 'hugs', to: 'woman', feeling: 'happy', faces: 'right', if: '!adult & !elder' },
        { who: 'adult', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: 'adult' },
        { who: 'elder', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & elder' },
        { who: 'woman', called: 'aunt', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});
