import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'say-hello-then',
  premise:
    'A fart that smells of strawberry asks the child not to run away, for nobody has ever said hello to a fart; made of nothing but air it gets in behind the sofa where no arm reaches, and whoever is afraid there comes out nose first.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fart', 'smells', 'strawberry'] },
  fits: 'pet.dog / pet.cat / !pet',
  standIns: { pet: 'cat' },
  nights: {
    place: 'a living room',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a smell that gets in where no arm does',
    feeling: 'that everybody runs away',
    sleep: false,
    endsInBed: true,
  },
  contains: [],
  registry: {
    idea: 'nobody has ever said hello to a fart, and one that smells of strawberry asks to be stayed with',
    device: 'made of nothing but air, it fits in behind the sofa, and a nose follows it out',
    objects: ['nose in a boot', 'toothbrush that is too short', 'fart that spreads itself out in a quilt'],
    joke: 'say hello to it, then',
    ending: 'the next one smells of fish, and the child says hello to that one as well',
  },
  beats: [
    { id: 'pripp', part: 'open', at: 'the living room', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'sniff', part: 'stir', at: 'the living room', with: ['child', 'pet'], plants: ['sniff'] },
    { id: 'do-not-run', part: 'stir', at: 'the living room', with: ['child', 'fart'] },
    { id: 'hello', part: 'lull', at: 'the living room', with: ['child', 'fart', 'pet', 'friend'], plants: ['hello'] },
    { id: 'bang', part: 'try', at: 'the living room', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'only-air', part: 'turn', at: 'the living room', with: ['child', 'fart', 'pet'], pays: ['sniff'] },
    { id: 'spread-out', part: 'back', at: 'bed', with: ['child', 'fart', 'pet'] },
    { id: 'another-one', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'minder'], pays: ['hello'] },
  ],
  pictures: [
    {
      beats: ['sniff', 'do-not-run', 'pripp'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'looks-at', to: 'boots', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
    {
      beats: ['bang', 'hello', 'only-air'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'pet', holding: 'toothbrush', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['spread-out', 'only-air', 'another-one'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'looks-at', to: 'pet', feeling: 'happy' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
  ],
});
