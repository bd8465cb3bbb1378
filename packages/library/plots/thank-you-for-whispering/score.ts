import { score } from '@sagolykta/storyteller/score';

const anybody = ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'] as const;

export default score({
  id: 'thank-you-for-whispering',
  premise: 'Somebody hands in a fear with the coats behind a stage, and to the child it weighs nothing; the child, who has said that its voice is lost, cannot get up under a fear of its own until somebody else takes that one.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  votes: { en: [0, 3] },
  leads: [],
  wish: { relation: 'afraid-of', kinds: anybody, other: anybody },
  nights: { place: 'behind a stage', indoors: false, tone: 'funny-tender', mechanism: 'holding what is heavy for somebody else', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'a fear is only heavy for whoever it belongs to, so two who are ashamed of theirs carry each other’s',
    device: 'a fear is unfastened, laid on the table with the coats, and somebody else has to hold it',
    objects: ['grey woolly fear over an arm', 'four hundred chairs', 'cheek full of throat sweets', 'hand-in table behind a curtain'],
    joke: 'thank you for whispering, said to somebody who has pretended to lose a voice',
    ending: 'three take home somebody else’s, and nobody is carrying anything',
  },
  beats: [
    { id: 'lost-voice', part: 'open', at: 'behind the stage', with: ['child', 'friend'], plants: ['chairs', 'sweets'] },
    { id: 'besides-coats', part: 'stir', at: 'behind the stage', with: ['child', 'wish'] },
    { id: 'only-heavy', part: 'stir', at: 'behind the stage', with: ['child', 'wish'], plants: ['weight'] },
    { id: 'all-in-a-line', part: 'try', at: 'behind the stage', with: ['child', 'other', 'elder', 'pet'] },
    { id: 'is-it-coming-back', part: 'lull', at: 'behind the stage', with: ['child', 'friend', 'wish', 'other'] },
    { id: 'not-a-sound', part: 'turn', at: 'the gap in the curtain', with: ['child', 'friend', 'wish', 'other'] },
    { id: 'only-chairs', part: 'turn', at: 'behind the stage', with: ['child', 'friend', 'wish'], pays: ['weight', 'chairs'] },
    { id: 'hand-in-hand', part: 'back', at: 'on the stage', with: ['child', 'friend', 'wish', 'other'], pays: ['sweets'] },
    { id: 'three-left', part: 'last', at: 'the way home', with: ['child', 'friend', 'wish', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['only-heavy', 'besides-coats'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'wish', at: 'left', act: 'gives', to: 'child', holding: 'sweater', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'right', act: 'reaches-for', to: 'sweater', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['is-it-coming-back', 'all-in-a-line', 'not-a-sound'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', holding: 'sweater', feeling: 'sad' },
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['hand-in-hand', 'only-chairs'],
      framing: 'wide',
      world: 'stage',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands', holding: 'sweater', feeling: 'happy' },
        { who: 'wish', at: 'centre', act: 'holds-hands', to: 'other', feeling: 'surprised', faces: 'right' },
        { who: 'other', at: 'right', act: 'holds-hands', to: 'wish', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
