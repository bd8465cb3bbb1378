import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-a-sock',
  premise:
    'Teddy is not in the bed at night, and under it is only a sock, which the cat carries off; in the washing basket she has a sock, a mitten, a hat and Teddy, all washed, and they are her babies; so they may all come and sleep in the child’s bed.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['teddy', 'lost-toy'] },
  nights: {
    place: 'a bedroom and a landing at bedtime',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'asking whoever took Teddy to come along, with all the others',
    feeling: 'missing',
    sleep: false,
    endsInBed: true,
  },
  putBefore: { sv: [12, 12], en: [8, 12] },
  contains: ['cat', 'dark'],
  registry: {
    idea: 'the cat takes what smells of somebody out of the bedroom at night, because they are her babies',
    device: 'a wet ear in the morning is explained by somebody who washes',
    objects: ['sock taken by its exact middle', 'washing basket with a hat and a bear in it', 'one sock on and one sock off'],
    joke: 'is my sock a baby',
    ending: 'the sock is not given back, for it is asleep, and Teddy has a wet ear',
  },
  beats: [
    { id: 'teddy-is-gone', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'elder', 'elder2', 'minder'], plants: ['teddy'], refrain: true },
    { id: 'a-sock', part: 'try', at: 'the bedroom', with: ['friend', 'adult', 'minder'], plants: ['sock'], refrain: true },
    { id: 'a-mitten', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'adult', 'minder'], refrain: true },
    { id: 'a-thief', part: 'stir', at: 'the bedroom', with: ['pet', 'adult', 'minder', 'friend'] },
    { id: 'one-wet-ear', part: 'lull', at: 'the landing', with: ['child', 'friend', 'pet', 'adult', 'minder'], plants: ['ear'] },
    { id: 'the-basket', part: 'turn', at: 'the landing', with: ['child', 'pet'], refrain: true },
    { id: 'a-paw', part: 'turn', at: 'the landing', with: ['child', 'friend', 'pet'] },
    { id: 'all-of-them', part: 'back', at: 'the landing', with: ['child', 'pet', 'adult', 'minder'] },
    { id: 'by-the-scruff', part: 'down', at: 'the bedroom', with: ['child', 'friend', 'pet'], pays: ['teddy'] },
    { id: 'it-is-asleep', part: 'last', at: 'bed', with: ['child', 'adult', 'minder'], pays: ['sock', 'ear'] },
  ],
  pictures: [
    {
      beats: ['a-mitten', 'a-sock', 'a-thief'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'mitten', holding: 'flashlight', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'curtain', at: 'right' },
        { what: 'mitten', at: 'right' },
      ],
    },
    {
      beats: ['the-basket', 'one-wet-ear', 'a-thief', 'a-paw'],
      framing: 'from-above',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'hugs', to: 'teddy', feeling: 'calm', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'basket', at: 'right' },
        { what: 'sock', at: 'near' },
      ],
    },
    {
      beats: ['by-the-scruff', 'all-of-them', 'a-paw'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'carries', to: 'teddy', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
