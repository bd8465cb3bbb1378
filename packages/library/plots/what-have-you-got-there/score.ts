import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'what-have-you-got-there',
  premise:
    'On the day without gravity nothing stays where it was put, not even a broken teapot that a child has hidden under the bed; with both hands full of what is nothing the child floats off, and can be got only by whoever lets go of it.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['no-gravity'] },
  nights: {
    place: 'a house and a street where everything floats',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'opening both hands on what one hides, to take hold of what is held out',
    feeling: 'not daring to say what one has broken',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'where nothing falls, nothing that was hidden stays hidden, and it takes both hands to hold on to it',
    device: 'a rope held between the teeth is lost by answering that one has got hold of it',
    objects: ['teapot in bits in a gym bag', 'porridge that gets out', 'spout against somebody’s nose', 'teapot put together in the air without glue'],
    joke: 'you’ve been carrying nothing all day, isn’t it heavy?',
    ending: 'gravity is back, and somebody has forgotten to let go of a hand',
  },
  beats: [
    { id: 'the-teapot', part: 'open', at: 'the kitchen and the bedroom', with: ['child', 'adult', 'elder', 'elder2', 'minder'], plants: ['teapot', 'hold-on'] },
    { id: 'nothing', part: 'stir', at: 'the bedroom', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['nothing'] },
    { id: 'isnt-it-heavy', part: 'try', at: 'the street', with: ['child', 'friend', 'pet'], plants: ['double'] },
    { id: 'between-the-teeth', part: 'turn', at: 'the garden and the air above it', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'once', part: 'turn', at: 'the air above the roof', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'let-go-of-it', part: 'turn', at: 'the air above the roof', with: ['child', 'friend'], pays: ['nothing'] },
    { id: 'both-hands', part: 'back', at: 'the garden', with: ['child', 'adult', 'elder', 'minder'], pays: ['hold-on'] },
    { id: 'bit-by-bit', part: 'back', at: 'the garden', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['teapot', 'double'] },
    { id: 'on-the-step', part: 'last', at: 'the step', with: ['child', 'adult', 'elder', 'minder'] },
  ],
  pictures: [
    {
      beats: ['nothing', 'the-teapot', 'isnt-it-heavy'],
      framing: 'middle',
      world: 'bedroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'bag', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left', if: '!adult & !elder' },
      ],
      things: [{ what: 'slippers', at: 'above' }],
    },
    {
      beats: ['between-the-teeth', 'once', 'isnt-it-heavy'],
      framing: 'wide',
      world: 'roofs',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'above', act: 'flies', holding: 'bag', feeling: 'afraid', faces: 'right' }],
    },
    {
      beats: ['bit-by-bit', 'both-hands'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'teapot', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'teapot', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'teapot', at: 'above', colour: 'blue' }],
    },
  ],
});
