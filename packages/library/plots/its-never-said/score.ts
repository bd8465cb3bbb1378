import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-never-said',
  premise:
    'A washing machine goes for a walk when it spins and shuts everybody in, with the chips outside; it turns to the side where the cat sits, but nobody can tell a cat where to sit, only lay out something clean and look the other way.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [21, 34], en: [18, 40] },
  ages: [7, 9],
  leads: ['pet.cat'],
  nights: { place: 'a launderette', indoors: true, tone: 'funny', mechanism: 'laying out something clean for a cat to sit on', feeling: 'hungry', sleep: false, endsInBed: true },
  alike: ['four-kilos-of-cat', 'two-bumps-and-a-lean'],
  contains: ['cat'],
  registry: {
    idea: 'a washing machine that walks when it spins is steered by a cat who sits on whatever is clean',
    device: 'where the cat sits, there it turns, and a clean pillowcase says where the cat sits',
    objects: ['number nine with its face to the rain', 'one large with two forks', 'pillowcase folded twice', 'hose that trails behind'],
    joke: 'where does it walk to? it’s never said / so that’s where it was going',
    ending: 'a child out of the bath is very clean, and is sat on, and neither of them goes anywhere',
  },
  beats: [
    { id: 'a-clean-vicar', part: 'open', at: 'the launderette', with: ['child', 'pet', 'sheets', 'friend', 'elder'], plants: ['clean'], refrain: true },
    { id: 'its-never-said', part: 'stir', at: 'the launderette', with: ['child', 'sheets', 'owner', 'pet'], plants: ['where to', 'half'], refrain: true },
    { id: 'dugga', part: 'try', at: 'the launderette', with: ['child', 'pet', 'owner'], plants: ['steers'], refrain: true },
    { id: 'hell-start', part: 'lull', at: 'the launderette', with: ['child', 'owner', 'sheets', 'friend'] },
    { id: 'you-cant-tell', part: 'try', at: 'the launderette', with: ['child', 'owner', 'pet', 'sheets'] },
    { id: 'the-other-way', part: 'turn', at: 'the launderette', with: ['child', 'pet'], refrain: true },
    { id: 'dug', part: 'turn', at: 'the launderette', with: ['child', 'owner', 'pet'], pays: ['steers', 'where to'], refrain: true },
    { id: 'corners-together', part: 'down', at: 'the launderette', with: ['child', 'sheets'], pays: ['half'] },
    { id: 'thump', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['clean'], refrain: true },
  ],
  pictures: [
    {
      beats: ['dugga', 'its-never-said'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'pet', at: 'centre', act: 'rides', to: 'washing-machine', feeling: 'calm', faces: 'right' },
        { who: 'washing-machine', at: 'centre', act: 'walks', size: 'child', faces: 'right' },
        { who: 'child', at: 'left', act: 'chases', to: 'washing-machine', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'owner', at: 'right', act: 'calls-to', to: 'pet', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['hell-start', 'you-cant-tell'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'washing-machine', at: 'left', act: 'looks-at', to: 'man', size: 'child', faces: 'right' },
        { who: 'man', called: 'sheets', at: 'right', act: 'eats', to: 'chips', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-other-way', 'dug', 'corners-together'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'washing-machine', feeling: 'calm', faces: 'right' },
        { who: 'washing-machine', at: 'centre', act: 'stands', size: 'child', faces: 'right' },
        { who: 'child', at: 'left', act: 'thinks', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
