import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'smelled-of-horse',
  premise:
    'A yawn that lives in a child slips out between two fingers and must be in somebody, so it is caught by one after another all the way to the end of the line, a horse, a mouse and an owl, who carries it home.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [9, 30], en: [13, 41] },
  ages: [4, 6],
  leads: [],
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'from the bed to the end of the line and back',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking for it back, and catching it from an owl',
    feeling: 'something missing',
    sleep: true,
  },
  storyVotes: [2, 3],
  alike: ['out-by-the-ear'],
  contains: ['horse', 'mouse', 'owl', 'train'],
  registry: {
    idea: 'a yawn cannot be out in the cold, and is caught from one to the next by whoever sees it',
    device: 'an owl brings home what a child has let go of, and yawns it back',
    objects: ['last train whose doors yawn', 'bucketful of yawn', 'owl on the windowsill that blinks one eye at a time'],
    joke: 'said the train; no, that was the doors',
    ending: 'a corner of it sat down in a story, and whoever reads aloud has got it',
  },
  beats: [
    { id: 'lived-in', part: 'open', at: 'bed', with: ['child', 'friend'], plants: ['tummy'] },
    { id: 'on-the-bed', part: 'stir', at: 'the bedroom', with: ['child', 'adult', 'pet'], plants: ['window'] },
    { id: 'the-street', part: 'try', at: 'the street', with: ['dog', 'man', 'lady', 'friend'] },
    { id: 'the-last-train', part: 'try', at: 'the train', with: ['driver', 'elder', 'elder2', 'horse', 'mouse'], plants: ['horse'] },
    { id: 'the-owl', part: 'lull', at: 'the sky', with: ['owl'] },
    { id: 'something-missing', part: 'lull', at: 'bed', with: ['child', 'adult'] },
    { id: 'caught', part: 'turn', at: 'the window', with: ['child', 'adult', 'owl'], pays: ['window', 'horse'] },
    { id: 'there-you-have-it', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['tummy'] },
  ],
  pictures: [
    {
      beats: ['on-the-bed', 'the-street'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'old-man', at: 'left', act: 'looks-at', to: 'dog', feeling: 'sleepy', faces: 'right' },
        { who: 'dog', at: 'centre', act: 'walks', feeling: 'sleepy' },
        { who: 'old-lady', at: 'right', act: 'rides', to: 'bicycle', feeling: 'sleepy' },
      ],
    },
    {
      beats: ['the-last-train', 'the-owl'],
      framing: 'wide',
      world: 'farm',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'horse', at: 'centre', act: 'stands', feeling: 'sleepy' },
        { who: 'mouse', at: 'near', act: 'looks-at', to: 'horse', size: 'tiny', feeling: 'sleepy' },
        { who: 'owl', at: 'above', act: 'flies' },
      ],
    },
    {
      beats: ['caught', 'something-missing'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'looks-at', to: 'owl', feeling: 'sleepy', faces: 'left' },
        { who: 'owl', at: 'left', act: 'sits', feeling: 'sleepy', faces: 'right' },
      ],
    },
  ],
});
