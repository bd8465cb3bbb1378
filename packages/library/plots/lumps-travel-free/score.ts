import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'lumps-travel-free',
  premise:
    'While the party begins that a child was not asked to, the lump between throat and stomach is taken on the bus and given a seat of its own, as far as the bus goes; there somebody needs a hand with a ruler at a snail race, and on the way home the lump is a pea that can be carried.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['not-invited', 'left-out'] },
  nights: {
    place: 'a bus, and the place where it turns',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving a lump its own seat, and holding a ruler for somebody',
    feeling: 'not asked, and thinking that it shows',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['bus', 'snail', 'birthday'],
  registry: {
    idea: 'a lump in the chest has a seat of its own on the bus and shrinks between the stops',
    device: 'a snail race at a ditch needs somebody to hold the ruler',
    objects: ['pale blue invitations', 'lump as big as a rucksack', 'eight chairs', 'snail that wins backwards'],
    joke: 'one pensioner, one child and one lump',
    ending: 'an arm lies where the lump sat, and next Saturday had better be damp',
  },
  beats: [
    { id: 'ten-to-two', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], plants: ['lump'] },
    { id: 'lumps-travel-free', part: 'stir', at: 'the bus', with: ['child', 'elder', 'elder2', 'adult', 'pet'], plants: ['seat'] },
    { id: 'eight-chairs', part: 'try', at: 'the bus', with: ['child', 'elder', 'adult'], plants: ['balloons'] },
    { id: 'still-me', part: 'turn', at: 'the bus', with: ['child', 'elder', 'adult', 'rival'], plants: ['still'] },
    { id: 'where-it-ends', part: 'try', at: 'the last stop', with: ['child', 'elder', 'adult', 'mate'] },
    { id: 'two-jobs', part: 'turn', at: 'the ditch', with: ['child', 'mate', 'first', 'late', 'elder', 'elder2', 'adult', 'pet'], plants: ['damp'] },
    { id: 'like-a-pea', part: 'back', at: 'the bus', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], pays: ['lump', 'balloons', 'still'] },
    { id: 'if-its-damp', part: 'last', at: 'the bus', with: ['child', 'elder', 'adult', 'pet'], pays: ['seat', 'damp'] },
  ],
  pictures: [
    {
      beats: ['eight-chairs', 'lumps-travel-free'],
      framing: 'over-shoulder',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'balloon', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: 'adult & !elder' },
      ],
      things: [{ what: 'balloon', at: 'far', colour: 'blue', count: 3 }],
    },
    {
      beats: ['still-me', 'eight-chairs', 'where-it-ends'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', if: 'adult & !elder' },
      ],
    },
    {
      beats: ['two-jobs', 'where-it-ends', 'like-a-pea'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'ruler', feeling: 'curious', faces: 'right' },
        { who: 'girl', called: 'mate', at: 'right', act: 'crouches', size: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'snail', at: 'centre', count: 3 }],
    },
  ],
});
