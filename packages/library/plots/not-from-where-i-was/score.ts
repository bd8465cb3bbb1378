import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-from-where-i-was',
  premise:
    'A child has told a classmate that the rainbow never came down on her dog’s grave but on the swimming baths, and is right for nine nights; with a hose and two heads ear to ear it comes down where she saw it.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [11, 12], en: [7, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['rainbow'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the back step of a garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'standing where somebody else stood',
    feeling: 'ashamed of having been right',
    sleep: false,
  },
  alike: ['a-sheep-in-wellingtons', 'you-are-standing-in-it', 'sun-on-your-back'],
  contains: ['rainbow', 'rain', 'dog', 'goodbye-to-pet'],
  registry: {
    idea: 'two who saw the same rainbow come down in two places are both right, each from where they were',
    device: 'whoever sets a wet head against another’s sees what the other sees',
    objects: ['chewed tennis ball on a hump in the grass', 'back step beside the mint', 'hose with a thumb that goes numb', 'bag moved off a bus seat'],
    joke: 'your other left: I’ve only got one; then use it',
    ending: 'two heads bump together on the school bus, and neither moves away',
  },
  beats: [
    { id: 'nine-days', part: 'open', at: 'the classroom', with: ['child', 'hattie', 'friend'], plants: ['not from where I was'] },
    { id: 'being-right', part: 'stir', at: 'bed', with: ['child', 'pet'], plants: ['being right'] },
    { id: 'when-you-go', part: 'try', at: 'the street', with: ['child', 'hattie', 'elder', 'elder2'] },
    { id: 'the-back-step', part: 'lull', at: 'the back step', with: ['child', 'hattie'], pays: ['being right'] },
    { id: 'the-fence-or-kevin', part: 'turn', at: 'the back step', with: ['child', 'hattie'], refrain: true },
    { id: 'ear-to-ear', part: 'turn', at: 'the back step', with: ['child', 'hattie'], plants: ['ear to ear'] },
    { id: 'where-she-was', part: 'back', at: 'the school bus', with: ['child', 'danny', 'friend'], pays: ['not from where I was'], refrain: true },
    { id: 'ear-to-ear-again', part: 'last', at: 'the school bus', with: ['child', 'hattie'], pays: ['ear to ear'] },
  ],
  pictures: [
    {
      beats: ['when-you-go', 'being-right'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'angry', faces: 'right' },
        { who: 'girl', called: 'hattie', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', colour: 'yellow', faces: 'left' },
      ],
      things: [{ what: 'rainbow', at: 'above', size: 'big' }],
    },
    {
      beats: ['the-fence-or-kevin', 'the-back-step'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'garden-hose', feeling: 'laughing', faces: 'right' },
        { who: 'girl', called: 'hattie', at: 'right', act: 'points-at', to: 'rainbow', feeling: 'laughing', colour: 'yellow', faces: 'left' },
      ],
      things: [
        { what: 'garden-hose', at: 'left' },
        { what: 'rainbow', at: 'centre', size: 'child' },
      ],
    },
    {
      beats: ['ear-to-ear', 'where-she-was', 'the-fence-or-kevin'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'girl', called: 'hattie', at: 'left', act: 'looks-at', to: 'ball', feeling: 'happy', colour: 'yellow', faces: 'right' },
        { who: 'child', at: 'left', act: 'leans-on', to: 'girl', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'ball', at: 'right', size: 'tiny', colour: 'green' },
        { what: 'rainbow', at: 'centre', size: 'child' },
      ],
    },
  ],
});
