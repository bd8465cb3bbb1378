import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'if-somebody-says-stop',
  premise:
    'A child’s arms fly up whenever the digger is too beautiful, and both arms up means stop; the driver stops seven times for nothing, and so she stops the eighth time, when a cat has lain down on the warm pipe in the hole.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['digger'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a street that is dug up',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'holding up both arms',
    feeling: 'sorry to part',
    sleep: false,
  },
  alike: ['in-the-scoop', 'the-path-is-hissing', 'squelch-all-the-way-home'],
  contains: ['digger', 'cat'],
  registry: {
    idea: 'whoever greets with both arms has told a digger to stop, and the driver stops for anybody, always',
    device: 'a rule kept seven times for nothing is kept the eighth',
    objects: ['pockets zipped over two hands', 'fat cat from a bakery on a bonnet', 'new pipe warm in the sun', 'bucket laid flat like a hand'],
    joke: 'it means hello where I come from: it means stop in a digger',
    ending: 'the key goes into a breast pocket, since somebody has said stop, until the buns are eaten and the street lamps lit',
  },
  beats: [
    { id: 'hello', part: 'open', at: 'the street', with: ['child', 'driver'], plants: ['arms'] },
    { id: 'whoever-it-is', part: 'stir', at: 'the street', with: ['child', 'driver'], plants: ['rule'], refrain: true },
    { id: 'seven', part: 'try', at: 'the street', with: ['child', 'driver', 'cat', 'elder', 'elder2', 'pet'], plants: ['warm'] },
    { id: 'zipped', part: 'lull', at: 'the street', with: ['child', 'driver', 'friend'] },
    { id: 'on-the-pipe', part: 'try', at: 'the street', with: ['child', 'driver', 'cat'] },
    { id: 'the-eighth', part: 'turn', at: 'the street', with: ['child', 'driver', 'cat'], pays: ['rule'] },
    { id: 'like-a-hand', part: 'turn', at: 'the street', with: ['child', 'driver', 'cat', 'baker'], pays: ['warm'] },
    { id: 'friday', part: 'back', at: 'the street', with: ['child', 'driver'], pays: ['arms'] },
    { id: 'the-key', part: 'last', at: 'the street', with: ['child', 'driver', 'baker', 'cat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['whoever-it-is', 'hello', 'seven'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'driver', at: 'centre', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'digger', at: 'right', act: 'lifts', to: 'stone', size: 'huge', colour: 'yellow', faces: 'left' },
      ],
    },
    {
      beats: ['the-eighth', 'on-the-pipe'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'afraid', faces: 'right' },
        { who: 'cat', called: 'cat', at: 'near', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'left' },
        { who: 'digger', at: 'right', act: 'lifts', to: 'stone', size: 'huge', colour: 'yellow', faces: 'left' },
      ],
    },
    {
      beats: ['like-a-hand', 'friday', 'the-eighth'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'cat', feeling: 'happy', faces: 'right' },
        { who: 'digger', at: 'right', act: 'carries', to: 'cat', size: 'huge', colour: 'yellow', feeling: 'calm', faces: 'left' },
        { who: 'cat', called: 'cat', at: 'centre', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
