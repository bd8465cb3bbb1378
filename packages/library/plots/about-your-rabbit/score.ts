import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'about-your-rabbit',
  premise:
    'A stone knight climbs off his tomb to fight the rabbit he once ran away from, in the kitchen of a child who ran away from a school talk on Tuesday; they stay where they are together, and the rabbit lies down across his foot.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['knight'] },
  nights: {
    place: 'a kitchen with a knight in it',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'standing still beside somebody who would rather run',
    feeling: 'ashamed',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['knight', 'rabbit'],
  registry: {
    idea: 'a knight called The Fearless has lain awake for seven hundred years over a rabbit he ran from',
    device: 'only somebody who is scared all day long can show by lying down that there is nothing to be scared of',
    objects: ['sword worn down to a butter knife', 'cardboard off a cereal box', 'coat over a head in the front row', 'stone rabbit with an undecided ear'],
    joke: 'they would call him that',
    ending: 'where other knights have a lion there is a small stone rabbit, flopped on its side',
  },
  beats: [
    { id: 'a-glove', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'knight'] },
    { id: 'the-beast', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'knight', 'rabbit', 'keeper', 'pet'], plants: ['ear'] },
    { id: 'the-ditch', part: 'stir', at: 'the kitchen', with: ['knight', 'friend'], plants: ['fearless', 'sword'] },
    { id: 'i-ran-as-well', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'adult', 'minder', 'pet'] },
    { id: 'he-challenges-me', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'knight', 'rabbit'] },
    { id: 'the-flop', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'knight', 'rabbit'] },
    { id: 'toast', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'minder', 'knight', 'pet', 'elder', 'elder2'] },
    { id: 'on-friday', part: 'down', at: 'school', with: ['child', 'friend'] },
    { id: 'the-church', part: 'last', at: 'the church', with: ['child', 'friend', 'knight', 'elder'], pays: ['ear', 'fearless', 'sword'] },
  ],
  pictures: [
    {
      beats: ['the-beast', 'a-glove', 'the-ditch'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'knight', at: 'left', act: 'crouches', feeling: 'afraid', faces: 'right' },
        { who: 'rabbit', at: 'centre', act: 'eats', to: 'box', colour: 'brown', faces: 'left' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'knight', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'box', at: 'centre' }],
    },
    {
      beats: ['i-ran-as-well', 'the-ditch', 'he-challenges-me'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-flop', 'he-challenges-me', 'toast'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'knight', at: 'centre', act: 'looks-at', to: 'rabbit', feeling: 'crying', faces: 'right' },
        { who: 'rabbit', at: 'near', act: 'sleeps', colour: 'brown', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'rabbit', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'rabbit', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
