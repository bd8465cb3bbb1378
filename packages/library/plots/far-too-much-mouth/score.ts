import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'far-too-much-mouth',
  premise:
    'A crocodile on a bridge calls a colour and lets over whoever has it on, but never the one colour that somebody is all over; for the crocodile sits on a blanket of just that colour, and when the pet gets at the blanket the crocodile has said it.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [3, 8],
  leads: [],
  standIns: { pet: 'dog' },
  wish: { relation: 'coloured', kinds: ['creature', 'vehicle', 'garment', 'thing', 'toy'] },
  nights: {
    place: 'a little bridge in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'making somebody shout the one colour that is never called',
    feeling: 'being the wrong colour all over',
    sleep: false,
  },
  contains: ['water'],
  registry: {
    idea: 'a crocodile calls every colour but one, for that is the colour of the blanket it sits on',
    device: 'a colour counts as called when its own blanket is pulled from under whoever calls',
    objects: ['blanket under a crocodile', 'wellington on whatever sticks out most', 'thread of one colour round a wrist', 'mud on both knees that counts as brown'],
    joke: 'what do you call that? a horse, with a boot on',
    ending: 'the colour is called quite softly, and the pet goes over its own way',
  },
  beats: [
    { id: 'over-there', part: 'open', at: 'the bridge', with: ['child', 'pet', 'wish', 'friend', 'elder', 'elder2', 'adult'] },
    { id: 'brown', part: 'stir', at: 'the bridge', with: ['child', 'pet', 'crocodile'], plants: ['tummy'] },
    { id: 'the-only-one', part: 'stir', at: 'the bridge', with: ['child', 'pet', 'wish', 'crocodile', 'friend'] },
    { id: 'a-boot-on', part: 'try', at: 'the bridge', with: ['child', 'wish', 'crocodile', 'elder'] },
    { id: 'never-heard-of-it', part: 'try', at: 'the bridge', with: ['child', 'wish', 'crocodile', 'pet'] },
    { id: 'old-and-soft', part: 'turn', at: 'the bridge', with: ['crocodile', 'pet', 'child'], pays: ['tummy'], plants: ['thread'] },
    { id: 'i-coughed', part: 'turn', at: 'the bridge', with: ['child', 'crocodile', 'wish', 'friend'] },
    { id: 'all-the-way-back', part: 'back', at: 'the bridge', with: ['crocodile', 'wish', 'child', 'pet'] },
    { id: 'quite-softly', part: 'last', at: 'the bridge', with: ['child', 'pet', 'crocodile'], pays: ['thread'] },
  ],
  pictures: [
    {
      beats: ['the-only-one', 'brown'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'talks-to', to: 'child', feeling: 'crying', faces: 'right' },
        { who: 'child', at: 'centre', act: 'listens-to', to: 'wish', feeling: 'curious', faces: 'left' },
        { who: 'crocodile', at: 'right', act: 'sits', size: 'big', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['never-heard-of-it', 'a-boot-on'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'points-at', to: 'wish', feeling: 'angry', faces: 'left' },
        { who: 'wish', at: 'left', act: 'looks-at', to: 'crocodile', feeling: 'sad', faces: 'right' },
        { who: 'crocodile', at: 'right', act: 'looks-at', to: 'wish', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['all-the-way-back', 'i-coughed'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'talks-to', to: 'crocodile', feeling: 'happy', faces: 'right' },
        { who: 'crocodile', at: 'right', act: 'listens-to', to: 'wish', size: 'big', feeling: 'crying', faces: 'left' },
      ],
    },
  ],
});
