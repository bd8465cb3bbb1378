import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'fine-where-i-am',
  premise:
    'A troll sits at the bottom of the slide and will not move, until it wants to and cannot; the child tickles its toes with its own fir cone till the laugh gets as far as its bottom.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [12, 12], en: [7, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['troll'] },
  nights: { place: 'a playground', indoors: false, tone: 'funny-tender', mechanism: 'tickling', feeling: 'cross', sleep: false, endsOnRefrain: true },
  contains: ['troll'],
  registry: {
    idea: 'a troll that will not move from the end of a slide cannot move from it when it wants to',
    device: 'a laugh goes up a troll from the toes until it gets to its bottom',
    objects: ['fir cone in an ear', 'licked troll toes', 'tear as big as a plum'],
    joke: 'fine where I am',
    ending: 'the child in the lap will not move either',
  },
  beats: [
    { id: 'the-slide', part: 'open', at: 'the playground', with: ['child', 'troll', 'friend'], plants: ['fine', 'cone'], refrain: true },
    { id: 'the-bench', part: 'try', at: 'the playground', with: ['child', 'troll'], refrain: true },
    { id: 'gudrun', part: 'try', at: 'the playground', with: ['child', 'troll', 'gudrun', 'korven'], plants: ['toes'] },
    { id: 'stuck', part: 'turn', at: 'the playground', with: ['child', 'troll'] },
    { id: 'pulling', part: 'turn', at: 'the playground', with: ['child', 'troll', 'gudrun', 'korven', 'pet', 'elder', 'elder2'] },
    { id: 'the-cone', part: 'turn', at: 'the playground', with: ['child', 'troll'], pays: ['cone', 'toes'] },
    { id: 'did-i-slide', part: 'back', at: 'the sandpit', with: ['child', 'troll', 'korven'] },
    { id: 'the-lap', part: 'last', at: 'the sandpit', with: ['child', 'troll', 'adult', 'gudrun'], pays: ['fine'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-bench', 'the-slide'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'talks-to', to: 'troll', feeling: 'angry', faces: 'left' },
        { who: 'troll', at: 'centre', act: 'sits-on', to: 'slide', size: 'big', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'slide', at: 'centre', size: 'huge' }],
    },
    {
      beats: ['the-cone', 'pulling', 'stuck'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'troll', holding: 'fir-cone', feeling: 'happy', faces: 'right' },
        { who: 'troll', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'slide', at: 'far' }],
    },
    {
      beats: ['the-lap', 'did-i-slide', 'the-cone'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'troll', at: 'centre', act: 'sits', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'sits-on-lap', to: 'troll', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});
