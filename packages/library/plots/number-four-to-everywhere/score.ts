import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'number-four-to-everywhere',
  premise:
    'A bus driver who will never drive again sits with a cap on one knee, and two friends build a bus of chairs that goes badly until it leaves somebody behind, and then a window bangs on the third floor.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  firstOfThree: true,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a bus of chairs in a yard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking to be shown how it is done',
    feeling: 'no longer being needed',
    sleep: false,
  },
  votes: { sv: [1, 3] },
  alike: ['the-bus-to-coffee', 'the-snail-gets-on'],
  contains: ['bus'],
  registry: {
    idea: 'whoever will never drive a bus again is given one with no wheels, and will not come down to it',
    device: 'a bus that leaves somebody behind is what a driver cannot sit still and hear',
    objects: ['bus door that is an umbrella', 'fare of maple leaves', 'driver’s cap kept after the cake', 'potty on a bus'],
    joke: 'a bus with no wheels is a three-piece suite',
    ending: 'the cap slides down over the child’s ears, and the old driver looks out for whoever is running',
  },
  beats: [
    { id: 'never-again', part: 'open', at: 'the stairs', with: ['elder', 'child', 'elder2'], plants: ['cap', 'twelve'] },
    { id: 'a-bus-then', part: 'stir', at: 'the yard', with: ['child', 'friend'] },
    { id: 'the-longest', part: 'stir', at: 'the yard', with: ['child', 'friend', 'elder'], plants: ['umbrella'] },
    { id: 'passengers', part: 'try', at: 'the yard', with: ['child', 'friend', 'quiet', 'pet'], plants: ['leaf'] },
    { id: 'not-so-well', part: 'try', at: 'the yard', with: ['child', 'quiet', 'late'] },
    { id: 'stop-the-bus', part: 'turn', at: 'the yard', with: ['elder', 'late', 'child'], plants: ['running'] },
    { id: 'show-me', part: 'turn', at: 'the yard', with: ['elder', 'late', 'child'] },
    { id: 'the-jungle', part: 'back', at: 'the yard', with: ['elder', 'quiet', 'friend', 'late'] },
    { id: 'is-there-a-bus', part: 'down', at: 'the yard', with: ['child', 'elder', 'elder2', 'adult', 'minder'], pays: ['umbrella'] },
    { id: 'by-the-sea', part: 'down', at: 'the yard', with: ['elder', 'child', 'friend', 'pet'], pays: ['leaf'] },
    { id: 'you-drive', part: 'last', at: 'the yard', with: ['child', 'elder', 'adult', 'minder'], pays: ['cap', 'twelve', 'running'] },
  ],
  pictures: [
    {
      beats: ['the-longest', 'a-bus-then', 'passengers'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'chair', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'paints', to: 'box', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'chair', at: 'centre' },
        { what: 'umbrella', at: 'far' },
      ],
    },
    {
      beats: ['stop-the-bus', 'not-so-well'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'holds-hands', to: 'old-lady', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'old-lady', called: 'late', at: 'right', act: 'stands', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-jungle', 'show-me', 'is-there-a-bus'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'old-lady', called: 'late', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'carries', to: 'ice-cream', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
  ],
});
