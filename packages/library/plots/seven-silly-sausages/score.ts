import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seven-silly-sausages',
  premise:
    'A digger that has lost a tooth down its own hole lisps and lets all the mud run out; a dog, who is a digger too, digs the tooth up, and as it cannot be put back it goes under a bag of sand for a pillow, and in the night somebody very small comes with a spanner.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['digger'] },
  fits: 'pet.dog / !pet',
  standIns: { pet: 'dog' },
  nights: {
    place: 'the road outside the house',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a tooth under a pillow',
    feeling: 'sad about something lost',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dog'],
  registry: {
    idea: 'a digger loses a bucket tooth, and what it needs is not to have it back but a pillow to put it under',
    device: 'when a tooth comes out it goes under the pillow, so a bag of sand is a pillow',
    objects: ['gap in a row of steel teeth', 'tooth as long as a shoe', 'little light in a hard hat', 'present for the small digger'],
    joke: 'mud over the pavement, mud over whoever holds the lead',
    ending: 'the bone is buried, and a nose that is not clean, for somebody had to check on it',
  },
  beats: [
    { id: 'mending-the-road', part: 'open', at: 'the road', with: ['child', 'pet', 'digger'], plants: ['a digger too'] },
    { id: 'clank-clank-sniff', part: 'stir', at: 'the road', with: ['child', 'digger'], plants: ['lisp'] },
    { id: 'somebody-who-could-dig', part: 'try', at: 'the road', with: ['child', 'pet', 'adult', 'minder'] },
    { id: 'scrabble', part: 'try', at: 'the hole', with: ['child', 'pet', 'adult', 'minder', 'friend'], refrain: true },
    { id: 'put-it-back', part: 'turn', at: 'the road', with: ['child', 'digger'], plants: ['pillow'] },
    { id: 'goodnight-digger', part: 'lull', at: 'the road', with: ['child', 'digger', 'pet', 'adult', 'minder', 'elder', 'elder2'] },
    { id: 'a-tiny-spanner', part: 'turn', at: 'bed', with: ['child', 'digger'], pays: ['pillow'] },
    { id: 'silly-sausages', part: 'back', at: 'the road', with: ['child', 'digger', 'pet'], pays: ['lisp', 'a digger too'] },
    { id: 'only-the-nose', part: 'last', at: 'bed', with: ['child', 'pet', 'digger'] },
  ],
  pictures: [
    {
      beats: ['clank-clank-sniff', 'somebody-who-could-dig', 'mending-the-road'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'digger', at: 'right', act: 'cries', size: 'big', colour: 'yellow', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'digger', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['scrabble', 'somebody-who-could-dig', 'put-it-back'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'stands', holding: 'tooth', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'digger', at: 'right', act: 'looks-at', to: 'pet', size: 'big', colour: 'yellow', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['goodnight-digger', 'put-it-back', 'a-tiny-spanner'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'digger', at: 'right', act: 'sleeps', size: 'big', colour: 'yellow', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'digger', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
