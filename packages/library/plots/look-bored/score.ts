import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'look-bored',
  premise:
    'On the first day at secondary school two friends look bored, since whoever looks bored knows the way, and follow each other into the wrong German lesson; when the whole class turns out to have the same face, the child stands up and says that it does not know where it is, and neither does the teacher.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['secondary-school'] },
  nights: {
    place: 'a big new school',
    indoors: true,
    tone: 'funny-true',
    mechanism: 'standing up and saying that one does not know where one is',
    feeling: 'afraid of being seen to be new',
    sleep: false,
  },
  alike: ['he-is-with-me', 'minus-one-letter'],
  contains: ['school'],
  registry: {
    idea: 'two who look bored so as to seem to know the way follow each other',
    device: 'a whole class with a practised bored face, and a teacher, are lost as well',
    objects: ['one word of German', 'moustache in the row behind', 'buttons done up wrong', 'meatball taken with the fingers'],
    joke: 'you look as if you’ve lost a hamster; now you’ve found it',
    ending: 'they didn’t know either',
  },
  beats: [
    { id: 'to-the-corner', part: 'open', at: 'the corner', with: ['child', 'adult', 'elder', 'elder2', 'minder'], plants: ['asking'] },
    { id: 'lost-and-found', part: 'stir', at: 'the street', with: ['child', 'friend', 'pet'], plants: ['bored', 'hamster'] },
    { id: 'round-the-house', part: 'try', at: 'the school', with: ['child', 'friend'] },
    { id: 'willkommen', part: 'try', at: 'a classroom', with: ['child', 'friend'] },
    { id: 'bratwurst', part: 'turn', at: 'a classroom', with: ['child'] },
    { id: 'a-whole-class', part: 'turn', at: 'a classroom', with: ['child', 'friend'], pays: ['hamster'] },
    { id: 'straight-up', part: 'turn', at: 'a classroom', with: ['child'] },
    { id: 'you-dont-ask', part: 'back', at: 'a classroom', with: ['child', 'friend'], pays: ['bored'] },
    { id: 'four-doors', part: 'down', at: 'the corridor', with: ['child', 'friend'], pays: ['asking'] },
    { id: 'a-meatball', part: 'last', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['round-the-house', 'lost-and-found'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'walks', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'bicycle', at: 'right', count: 2 }],
    },
    {
      beats: ['bratwurst', 'willkommen', 'a-whole-class'],
      framing: 'over-shoulder',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'afraid', faces: 'right' },
        { who: 'man', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['you-dont-ask', 'straight-up'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
        { who: 'man', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
