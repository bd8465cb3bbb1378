import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-was-only-the-bag',
  premise:
    'A child is to press the button on the bus at last, but the grown-up does it first with a bag, an elbow, a bottom and a nose; the child sends the bus on past their own stop with both the grown-up’s arms in the air, so that the next ding is the child’s.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a seat beside a red button',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'letting the house go by, to press for the next stop',
    feeling: 'sad that somebody else was first',
    sleep: false,
  },
  putBefore: { en: [6, 7], sv: [7, 7] },
  alike: ['who-wants-to-get-off'],
  contains: ['bus'],
  registry: {
    idea: 'whoever sits next to the button presses it with everything but a finger, and must ride past home with both arms up',
    device: 'the stop where they ought to get off is given away, so that there is one more to press for',
    objects: ['bag that rings for a stop', 'glove dropped under a red button', 'hat that droops', 'finger held ready in the air'],
    joke: 'it was only the bottom',
    ending: 'the doorbell is pressed where nobody is at home: is anybody coming in? It’s us',
  },
  beats: [
    { id: 'red-button', part: 'open', at: 'the bus', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], plants: ['finger', 'first'] },
    { id: 'the-bag', part: 'stir', at: 'the bus', with: ['elder', 'adult'], refrain: true },
    { id: 'the-elbow', part: 'try', at: 'the bus', with: ['child', 'elder', 'adult'], refrain: true },
    { id: 'the-bottom', part: 'try', at: 'the bus', with: ['child', 'elder', 'adult'], refrain: true },
    { id: 'the-kiosk', part: 'turn', at: 'the bus', with: ['child', 'elder', 'adult'], refrain: true },
    { id: 'the-nose', part: 'turn', at: 'the bus', with: ['child', 'elder', 'adult', 'pet'], refrain: true },
    { id: 'arms-up', part: 'back', at: 'the bus', with: ['child', 'elder', 'adult', 'friend', 'pet'], refrain: true, pays: ['finger', 'first'] },
    { id: 'coming-in', part: 'last', at: 'the door', with: ['child', 'elder', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-elbow', 'the-bag', 'the-bottom'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'surprised', faces: 'right', if: 'elder / !adult' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'adult', feeling: 'surprised', faces: 'right', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'points-at', to: 'cow', feeling: 'happy', faces: 'right', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'points-at', to: 'cow', feeling: 'happy', faces: 'right', if: 'adult & !elder' },
      ],
      things: [
        { what: 'cow', at: 'far' },
        { what: 'bag', at: 'near' },
      ],
    },
    {
      beats: ['the-kiosk', 'the-bottom', 'the-nose'],
      framing: 'close',
      world: 'bus',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'lamp', feeling: 'crying', faces: 'right' },
        { who: 'elder', at: 'right', act: 'falls', feeling: 'surprised', faces: 'left', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'falls', feeling: 'surprised', faces: 'left', if: 'adult & !elder' },
      ],
      things: [{ what: 'lamp', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['arms-up', 'the-nose'],
      framing: 'wide',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'waves', feeling: 'calm', faces: 'right', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'waves', feeling: 'calm', faces: 'right', if: 'adult & !elder' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'lamp', feeling: 'proud', faces: 'right' },
      ],
      things: [
        { what: 'lamp', at: 'centre', colour: 'red' },
        { what: 'house', at: 'far' },
        { what: 'bag', at: 'near' },
      ],
    },
  ],
});
