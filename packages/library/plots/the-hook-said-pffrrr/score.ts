import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-hook-said-pffrrr',
  premise:
    'The new coat hook at school is warm: a unicorn has put its horn through the wall to hear how the book about the pirate ends, and the caretaker is coming with a hammer, because the hook is sharp.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [16, 30], en: [18, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: { place: 'a school cloakroom', indoors: true, tone: 'funny', mechanism: 'soap on a horn and a whistle from outside', feeling: 'eager', sleep: false },
  storyVotes: [0, 3],
  contains: [],
  registry: {
    idea: 'a coat hook is the horn of a unicorn who is stuck in the wall from outside',
    device: 'a whistle that is not allowed indoors is blown outdoors, so that the horn goes out backwards',
    objects: ['coat hook like a stick of rock', 'hammer of a caretaker', 'hands full of soap', 'hole in a wall'],
    joke: 'it went in by itself',
    ending: 'the tip of a white ear in the hole listens to the last page',
  },
  beats: [
    { id: 'a-new-hook', part: 'open', at: 'the cloakroom', with: ['child'], plants: ['hook'] },
    { id: 'it-is-warm', part: 'stir', at: 'the cloakroom', with: ['child', 'friend'], plants: ['whistle'] },
    { id: 'and-then-the-school', part: 'stir', at: 'behind the school', with: ['child', 'friend', 'unicorn'] },
    { id: 'a-bit-nearer', part: 'try', at: 'behind the school', with: ['child', 'friend', 'unicorn', 'reader'], plants: ['book'] },
    { id: 'the-hammer', part: 'try', at: 'the cloakroom', with: ['child', 'friend', 'keeper'] },
    { id: 'wash-it-first', part: 'turn', at: 'the cloakroom', with: ['child', 'friend', 'keeper'] },
    { id: 'knock-knock', part: 'turn', at: 'the cloakroom', with: ['child', 'friend', 'unicorn', 'keeper'], pays: ['whistle'] },
    { id: 'by-itself', part: 'back', at: 'the school yard', with: ['child', 'friend', 'unicorn', 'keeper'], pays: ['hook'] },
    { id: 'a-bit-louder', part: 'last', at: 'the cloakroom', with: ['child', 'friend', 'reader', 'unicorn'], pays: ['book'] },
  ],
  pictures: [
    {
      beats: ['and-then-the-school', 'it-is-warm', 'a-bit-nearer'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'unicorn', feeling: 'surprised', faces: 'right' },
        { who: 'unicorn', at: 'centre', act: 'leans-on', to: 'wall', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'unicorn', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'wall', at: 'right' }],
    },
    {
      beats: ['the-hammer', 'a-bit-nearer', 'wash-it-first'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'keeper', at: 'right', act: 'holds', to: 'hammer', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'horn-hook', at: 'centre' }],
    },
    {
      beats: ['by-itself', 'knock-knock', 'a-bit-louder'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', at: 'centre', act: 'runs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'left', act: 'runs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'soap-bubble', at: 'right', count: 3 }],
    },
  ],
});
