import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-know-a-lot-about-that',
  premise:
    'Somebody odd is elected to decide everything, and is fair: whatever anybody is afraid of is forbidden, even what the child dreads, to stand up in front of everybody. Then a very small boy is afraid of the one who decides, who must go; and the child can only stop it by doing what it has had forbidden, standing up and saying that it is afraid of that.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  votes: { en: [0, 3] },
  leads: [],
  wish: { relation: ['elected', 'governs'], kinds: ['animal', 'food', 'thing', 'creature'] },
  nights: {
    place: 'a square with a town hall',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying aloud what one is afraid of',
    feeling: 'afraid of being looked at',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever decides has everything forbidden that anybody is afraid of, and somebody is afraid of whoever decides',
    device: 'a fear that somebody will leave forbids the leaving, and must be said by whoever had speaking forbidden',
    objects: ['letters with windows in them under the bread', 'big book of laws in nice handwriting', 'teacher in a cupboard', 'railing rung by knees'],
    joke: 'the most sensible thing that anybody had said all week',
    ending: 'a talk about being afraid, for that is what the child knows a lot about',
  },
  beats: [
    { id: 'something-you-know', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['know-a-lot', 'letters'] },
    { id: 'elected', part: 'stir', at: 'the square', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['handwriting', 'old-man'] },
    { id: 'forbidden', part: 'try', at: 'the balcony', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['rule'] },
    { id: 'nothing-left', part: 'try', at: 'the balcony', with: ['child', 'wish'] },
    { id: 'the-last-one', part: 'turn', at: 'the balcony', with: ['child', 'wish', 'boy'] },
    { id: 'everybody-looking', part: 'turn', at: 'the balcony', with: ['child', 'wish', 'friend', 'elder', 'pet'], pays: ['rule', 'handwriting'] },
    { id: 'together', part: 'back', at: 'the square', with: ['child', 'wish', 'boy'], pays: ['old-man'] },
    { id: 'on-monday', part: 'last', at: 'the classroom', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['know-a-lot', 'letters'] },
  ],
  pictures: [
    {
      beats: ['forbidden', 'elected', 'nothing-left'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'writes', to: 'book', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['the-last-one', 'nothing-left', 'everybody-looking'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'boy', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['everybody-looking', 'the-last-one', 'together'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
