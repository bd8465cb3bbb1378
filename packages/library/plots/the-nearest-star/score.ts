import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-nearest-star',
  premise:
    'Two friends lay out the solar system through the town from a purple exercise ball, and one of them is moving to the other side of the earth; the next star, it turns out, would have to lie exactly there, and somebody must take it.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['space'] },
  nights: {
    place: 'a solar system laid out through the town',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'working out where the next star would have to lie',
    feeling: 'losing a best friend to a far country',
    sleep: false,
  },
  storyVotes: [3, 3],
  putBefore: { sv: [10, 12], en: [9, 12] },
  contains: ['space', 'dark', 'moving', 'sheep'],
  registry: {
    idea: 'a model of space can only be finished if the friend does move away',
    device: 'to the scale of an exercise ball the nearest star is as far off as one can get on the earth',
    objects: ['purple exercise ball', 'ring cut from a milk carton', 'sum on the back of a bill', 'grapefruit on a fence post'],
    joke: 'whose back it was that needed the sun',
    ending: 'the ball cannot be given back for a year, since it is what the friend will steer home by',
  },
  beats: [
    { id: 'a-purple-sun', part: 'open', at: 'home', with: ['child', 'friend', 'adult', 'lodger'], plants: ['ball'] },
    { id: 'the-real-kind', part: 'stir', at: 'through the town', with: ['child', 'friend', 'pet', 'elder', 'elder2'] },
    { id: 'saturday', part: 'stir', at: 'the football pitch', with: ['child', 'friend'], plants: ['far'] },
    { id: 'on-the-floor', part: 'lull', at: 'the bedroom floor', with: ['child', 'adult', 'lodger'] },
    { id: 'what-comes-after', part: 'turn', at: 'the bedroom floor', with: ['child', 'adult', 'lodger'], pays: ['far'] },
    { id: 'a-mission', part: 'turn', at: 'among the boxes', with: ['child', 'friend'], plants: ['grapefruit'] },
    { id: 'where-it-ends', part: 'back', at: 'the jetty', with: ['child', 'friend', 'adult', 'lodger'] },
    { id: 'ground-control', part: 'down', at: 'the terrace', with: ['child', 'friend', 'adult', 'lodger', 'pet', 'elder', 'elder2'], pays: ['grapefruit'] },
    { id: 'space-is-finished', part: 'last', at: 'the terrace', with: ['child', 'friend', 'adult', 'lodger'], pays: ['ball'] },
  ],
  pictures: [
    {
      beats: ['saturday', 'the-real-kind'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'planet', feeling: 'sad', faces: 'left', anyway: true },
      ],
      things: [{ what: 'fence', at: 'centre' }],
    },
    {
      beats: ['what-comes-after', 'on-the-floor'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'curious', faces: 'right' },
        { who: 'adult', at: 'right', act: 'lies-on-back', feeling: 'calm' },
      ],
    },
    {
      beats: ['where-it-ends', 'a-mission'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'marble', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
  ],
});
