import { score } from '@sagolykta/storyteller/score';

const kinds = ['animal', 'creature', 'vehicle', 'person', 'machine', 'toy', 'thing', 'food'] as const;

export default score({
  id: 'on-or-off',
  premise:
    'Two who never want to see each other sit on either side of a child in a dark boathouse and grow fond of each other unseen; when the light comes on they scream, so the child has it put off and on until they can look, and then says sorry into the dark, to an old boat.',
  writtenFirstIn: 'en',
  ages: [6, 9],
  leads: [],
  wish: { relation: 'and', kinds, other: kinds },
  nights: {
    place: 'a dark boathouse',
    indoors: true,
    tone: 'funny',
    mechanism: 'a light that is put off and on until two can bear to look',
    feeling: 'having shouted because it was one’s own fault',
    sleep: false,
  },
  putBefore: { sv: [1, 1], en: [1, 1] },
  contains: [],
  registry: {
    idea: 'two who never want to see each other are friends as long as it is dark',
    device: 'off: hello; on: a scream; and each scream is smaller',
    objects: ['sausage that slid into the harbour', 'light switch in a boathouse', 'boat upside down whose tummy rumbles', 'sneeze that was somebody’s own sound'],
    joke: 'bless you, said to whatever makes a sound in the dark',
    ending: 'I never want to see you again has become see you',
  },
  beats: [
    { id: 'never-again', part: 'open', at: 'the harbour', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['never-see', 'sausage'] },
    { id: 'bless-you', part: 'stir', at: 'the boathouse', with: ['child', 'wish', 'other', 'pet'], plants: ['bless'] },
    { id: 'a-nice-voice', part: 'try', at: 'the boathouse', with: ['child', 'wish', 'other'] },
    { id: 'louder', part: 'lull', at: 'the boathouse', with: ['child', 'wish', 'other', 'pet'] },
    { id: 'click', part: 'turn', at: 'the boathouse', with: ['child', 'wish', 'other', 'adult', 'elder', 'minder'] },
    { id: 'on-and-off', part: 'turn', at: 'the boathouse', with: ['child', 'wish', 'other', 'adult', 'elder', 'minder'] },
    { id: 'your-turn', part: 'back', at: 'the boathouse', with: ['child', 'wish', 'other', 'friend', 'adult', 'elder', 'minder'], pays: ['bless', 'sausage'] },
    { id: 'see-you', part: 'last', at: 'the doorway', with: ['child', 'friend', 'wish', 'other', 'pet'], pays: ['never-see'] },
  ],
  pictures: [
    {
      beats: ['a-nice-voice', 'bless-you', 'louder'],
      framing: 'close',
      world: 'harbour',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'wish', at: 'left', act: 'whispers-to', to: 'child', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'centre', act: 'listens-to', to: 'wish', feeling: 'surprised', faces: 'left' },
        { who: 'other', at: 'right', act: 'leans-on', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['click', 'louder', 'on-and-off'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'wish', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'centre', act: 'calls-to', to: 'other', feeling: 'afraid', faces: 'right' },
        { who: 'other', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'boat', at: 'far' }],
    },
    {
      beats: ['your-turn', 'on-and-off'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'wish', at: 'left', act: 'looks-at', to: 'other', feeling: 'happy', faces: 'right' },
        { who: 'other', at: 'right', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'stands', feeling: 'happy' },
      ],
    },
  ],
});
