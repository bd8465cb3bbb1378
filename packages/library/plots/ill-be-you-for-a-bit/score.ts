import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ill-be-you-for-a-bit',
  premise: 'Somebody has always wanted to do one thing and cannot leave its place, so the child stands in for it; it gets to do it, loses its way home, and is called back by its own sound.',
  writtenFirstIn: 'sv',
  ages: [3, 9],
  leads: [],
  wish: {
    relation: 'wants-to',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
  },
  nights: { place: 'the end of the street', indoors: false, tone: 'funny-tender', mechanism: 'standing in for somebody', feeling: 'longing', sleep: true, endsInBed: true, endsOnRefrain: true },
  contains: [],
  registry: {
    idea: 'whoever has always been in one place has never needed to find the way there',
    device: 'it hears itself calling and goes to where it is',
    objects: ['hill at the end of the street', 'chalk mark where somebody stands'],
    joke: 'Can you do Thursdays?',
    ending: 'tonight somebody else is awake in the child’s place',
  },
  beats: [
    { id: 'said-nothing', part: 'open', at: 'the end of the street', with: ['child', 'wish'] },
    { id: 'lessons', part: 'stir', at: 'the end of the street', with: ['child', 'wish'], plants: ['the sound'] },
    { id: 'in-its-place', part: 'try', at: 'the end of the street', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'over-there', part: 'try', at: 'the hill', with: ['child', 'wish'] },
    { id: 'dark', part: 'lull', at: 'the end of the street', with: ['child'] },
    { id: 'call', part: 'turn', at: 'the end of the street', with: ['child', 'wish'], pays: ['the sound'] },
    { id: 'how-was-it', part: 'back', at: 'the end of the street', with: ['child', 'wish'] },
    { id: 'so-long', part: 'last', at: 'bed', with: ['child', 'wish', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['lessons', 'said-nothing'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['over-there', 'in-its-place'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'far', act: 'jumps', feeling: 'laughing' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['call', 'how-was-it', 'dark'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'far', act: 'calls-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
