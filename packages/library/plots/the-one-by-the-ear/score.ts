import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-one-by-the-ear',
  premise:
    'A child who will not have a haircut stands weeping behind the curtain, and nobody knows why, until the best friend, who works there with a broom, sees the finger in the curl by the ear: it is the one to sleep with, and the others only lie there.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['haircut'] },
  nights: {
    place: 'a stool in a kitchen and behind a curtain',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'keeping the one that matters and saying when',
    feeling: 'not wanting to be cut',
    sleep: false, endsOnRefrain: true,
    endsInBed: true,
  },
  alike: ['a-little-shorter', 'up-went-the-chair'],
  contains: ['haircut'],
  registry: {
    idea: 'one curl out of all is the one to fall asleep with',
    device: 'the scissors may only go when the child says the word',
    objects: ['curtain that cries', 'broom and a towel round the middle', 'finger in a curl', 'milk in the coffee'],
    joke: 'what would you like to look like – like me – that’ll be easy',
    ending: 'the finger wakes, finds the curl and goes once round',
  },
  beats: [
    { id: 'its-mine', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'], plants: ['see'] },
    { id: 'as-me', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['me'] },
    { id: 'the-curtain', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'sleeps-with-it', part: 'turn', at: 'the kitchen', with: ['child', 'friend'], plants: ['curl'] },
    { id: 'when-i-say', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'snip-snip', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'there-you-are', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'], pays: ['see', 'me'] },
    { id: 'the-finger', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['curl'] },
  ],
  pictures: [
    {
      beats: ['as-me', 'the-curtain'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'cries', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'broom', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'broom', at: 'right' }],
    },
    {
      beats: ['sleeps-with-it', 'when-i-say'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['snip-snip', 'there-you-are'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'broom', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'broom', at: 'right' }],
    },
  ],
});
