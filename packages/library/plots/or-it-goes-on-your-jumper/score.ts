import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'or-it-goes-on-your-jumper',
  premise:
    'Behind the hedge is a school for dragons where everything is burnt and nobody has had a nap since September, for they snore fire; a child who has had hot soup teaches them to breathe as one does with that, in to smell it and out to cool it, softer and softer, until they sleep.',
  writtenFirstIn: 'en',
  fromStory: 4,
  storyVotes: [2, 3],
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dragon-school', 'dragon'] },
  nights: {
    place: 'a school for dragons behind a hedge',
    indoors: true,
    tone: 'funny-sleepy',
    mechanism: 'breathing slowly, in and out',
    feeling: 'overtired',
    sleep: true,
    endsInBed: true,
  },
  alike: ['thats-how-we-do-it'],
  contains: ['dragon', 'school', 'fire'],
  registry: {
    idea: 'dragons cannot nap, for they set light to their blankets when they snore',
    device: 'soup breathing: smell it, then cool it down, but softly',
    objects: ['sign burnt off in the middle of a word', 'hat that lost what was on top', 'flames as big as carrots, then as birthday candles'],
    joke: 'no more book, no more bananas, no more blankets',
    ending: 'the child breathes in and out as the dragons did',
  },
  beats: [
    { id: 'under-the-hedge', part: 'open', at: 'behind the hedge', with: ['child', 'teacher'], plants: ['ball'] },
    { id: 'whoosh', part: 'stir', at: 'the school', with: ['child', 'teacher'] },
    { id: 'not-even-tired', part: 'stir', at: 'the school', with: ['child', 'fig'], plants: ['fig'] },
    { id: 'soup-breathing', part: 'turn', at: 'the school', with: ['child'], plants: ['breathing'] },
    { id: 'softer', part: 'try', at: 'the school', with: ['child'], plants: ['toast'] },
    { id: 'lie-down', part: 'turn', at: 'the school', with: ['child', 'fig'], pays: ['fig'] },
    { id: 'back-under', part: 'back', at: 'the school', with: ['child', 'teacher', 'friend'], pays: ['ball'] },
    { id: 'smells-of-toast', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['toast', 'breathing'] },
  ],
  pictures: [
    {
      beats: ['whoosh', 'under-the-hedge'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', called: 'teacher', at: 'right', act: 'reads', to: 'book', size: 'big', colour: 'green', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['not-even-tired', 'soup-breathing', 'whoosh'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', called: 'fig', at: 'right', act: 'leans-on', to: 'child', size: 'small', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['lie-down', 'softer', 'back-under'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', called: 'fig', at: 'right', act: 'sleeps', size: 'small', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'blanket', at: 'right' }],
    },
  ],
});
