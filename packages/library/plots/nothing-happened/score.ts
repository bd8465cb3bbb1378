import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nothing-happened',
  premise:
    'A superhero who always gets there a little before is never thanked, since nothing happens; when her cape is caught in a bus the child has to hold up a tent over fifty small children, who never notice.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [6, 12], en: [4, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: {
    place: 'a town',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'getting there a little before',
    feeling: 'unseen',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['superhero'],
  registry: {
    idea: 'a superhero who always comes a little before, so that nothing happens and nobody knows',
    device: 'a tent is held up by the one who was there before the knot let go',
    objects: ['mattress under a swing', 'banana turned over', 'mattress on two thin legs', 'fifty yellow vests'],
    joke: 'what happened? nothing',
    ending: 'somebody waits with a spare sweater nobody asked for',
  },
  beats: [
    { id: 'playground', part: 'open', at: 'the playground', with: ['child'], plants: ['nothing', 'mattress'], refrain: true },
    { id: 'before', part: 'stir', at: 'the playground', with: ['child'], plants: ['before'] },
    { id: 'through-town', part: 'try', at: 'the town', with: ['child'], refrain: true },
    { id: 'the-aunt', part: 'lull', at: 'a bench', with: ['child', 'elder', 'elder2'], plants: ['cold'] },
    { id: 'the-knot', part: 'turn', at: 'the square', with: ['child'] },
    { id: 'caught', part: 'turn', at: 'the bus stop', with: ['child'] },
    { id: 'mattress-runs', part: 'turn', at: 'the square', with: ['child'], pays: ['mattress'] },
    { id: 'fifty', part: 'turn', at: 'the square', with: ['child'], refrain: true },
    { id: 'seen', part: 'back', at: 'the bus', with: ['child'] },
    { id: 'the-sweater', part: 'last', at: 'the bus stop', with: ['child', 'adult', 'elder', 'elder2', 'waiting'], pays: ['nothing', 'before', 'cold'], refrain: true },
  ],
  pictures: [
    {
      beats: ['playground', 'before', 'through-town'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'superhero', at: 'right', act: 'waits', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'superhero', feeling: 'curious', faces: 'right' },
      ],
      things: [
        { what: 'swing', at: 'right' },
        { what: 'air-mattress', at: 'centre', colour: 'red' },
      ],
    },
    {
      beats: ['mattress-runs', 'caught', 'fifty'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'afraid', faces: 'right' }],
      things: [
        { what: 'tent', at: 'right', size: 'huge' },
        { what: 'air-mattress', at: 'near', colour: 'red' },
      ],
    },
    {
      beats: ['seen', 'fifty', 'the-sweater'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'superhero', feeling: 'happy', faces: 'right' },
        { who: 'superhero', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
