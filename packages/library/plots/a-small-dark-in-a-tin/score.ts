import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-small-dark-in-a-tin',
  premise: 'The dark is too big, so one begins with a small one: it is caught in a biscuit tin, turns out to be shy of lamps and lonely in there, and can only be let out by somebody who puts out the lamp herself.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [11, 31], en: [17, 30] },
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: { place: 'a mattress on the floor', indoors: true, tone: 'tender', mechanism: 'catching a little of what one is afraid of', feeling: 'afraid of the dark', sleep: true, endsInBed: true },
  contains: ['dark'],
  registry: {
    idea: 'a dark of one’s own, as much as a biscuit tin holds',
    device: 'a dark cannot stand to be looked at with a lamp, and goes home when the lamp is put out',
    objects: ['red tin that smells of gingerbread', 'wardrobe black as blueberry jam', 'lid that takes two hands'],
    joke: 'it must have been shy',
    ending: 'the tin stands open by the mattress, so that the small dark has somewhere to go when the sun comes',
  },
  beats: [
    { id: 'too-big', part: 'open', at: 'the mattress', with: ['child', 'friend', 'elder'] },
    { id: 'the-tin', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'elder'], plants: ['tin', 'smell'] },
    { id: 'caught', part: 'try', at: 'the wardrobe', with: ['child', 'friend'] },
    { id: 'empty', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'elder'], plants: ['shy'] },
    { id: 'its-own', part: 'try', at: 'the mattress', with: ['child', 'friend'] },
    { id: 'alone-in-there', part: 'turn', at: 'the mattress', with: ['child', 'friend', 'elder'] },
    { id: 'click', part: 'turn', at: 'the mattress', with: ['child', 'friend'], pays: ['smell'] },
    { id: 'looking', part: 'back', at: 'the mattress', with: ['child', 'friend', 'elder'] },
    { id: 'lid-off', part: 'last', at: 'the mattress', with: ['child', 'friend', 'elder'], pays: ['tin', 'shy'] },
  ],
  pictures: [
    {
      beats: ['caught', 'the-tin', 'empty'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'tin-box', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'runs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'tin-box', at: 'left', colour: 'red' }],
    },
    {
      beats: ['its-own', 'empty', 'alone-in-there'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', feeling: 'curious' },
      ],
      things: [{ what: 'tin-box', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['click', 'alone-in-there', 'looking'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'tin-box', at: 'near', colour: 'red' }],
    },
  ],
});
