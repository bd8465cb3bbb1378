import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'stopping-is-on-thursday',
  premise:
    'An animal at the wheel has had the lessons on starting and steering, and stopping is on Thursday; round the block they go, with the child who cannot brake a bicycle, until a soft sound of its own kind makes the driver forget to drive.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'drives', kinds: ['animal'], other: ['vehicle'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a street and a vehicle',
    indoors: false,
    tone: 'funny',
    mechanism: 'saying its own sound softly to whoever is too frightened to stop',
    feeling: 'stiff with fright',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'nobody has to stop: it is enough to leave off going',
    device: 'a driver who is an animal goes soft when its own sound is said softly',
    objects: ['hedge with a hole as big as the child', 'pancake taken at full speed', 'front wheel against a slipper'],
    joke: 'stop! Thursday!',
    ending: 'nobody sits in the hedge',
  },
  beats: [
    { id: 'in-the-hedge', part: 'open', at: 'the hedge', with: ['child', 'wish', 'friend'], plants: ['hedge', 'stiff'] },
    { id: 'the-horn', part: 'stir', at: 'the street', with: ['child', 'wish', 'friend'], plants: ['horn'] },
    { id: 'thursday', part: 'try', at: 'the street', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'round-again', part: 'try', at: 'the street', with: ['child', 'wish', 'adult', 'elder', 'minder', 'friend', 'pet'] },
    { id: 'straight-on', part: 'turn', at: 'the street', with: ['child', 'wish'] },
    { id: 'like-somebody-small', part: 'turn', at: 'the street', with: ['child', 'wish', 'friend'], pays: ['horn', 'stiff'] },
    { id: 'only-wednesday', part: 'back', at: 'the pond', with: ['child', 'wish'] },
    { id: 'slower-and-slower', part: 'back', at: 'the step', with: ['child', 'adult', 'elder', 'minder', 'friend'] },
    { id: 'reversing', part: 'last', at: 'the step', with: ['child', 'wish', 'adult', 'elder', 'minder', 'pet'], pays: ['hedge'] },
  ],
  pictures: [
    {
      beats: ['in-the-hedge', 'the-horn', 'thursday'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left' },
        { who: 'other', at: 'right', act: 'waits' },
      ],
      things: [{ what: 'bicycle', at: 'left' }],
    },
    {
      beats: ['round-again', 'thursday', 'straight-on'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'left', act: 'holds', to: 'pancakes', feeling: 'surprised', faces: 'right', if: 'adult & !elder' },
        { who: 'elder', at: 'left', act: 'holds', to: 'pancakes', feeling: 'surprised', faces: 'right', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'left', act: 'holds', to: 'pancakes', feeling: 'surprised', faces: 'right', if: '!adult & !elder' },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'pancakes', feeling: 'happy', faces: 'left' },
        { who: 'wish', at: 'right', act: 'rides', to: 'other', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['like-somebody-small', 'only-wednesday', 'straight-on'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wish', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
