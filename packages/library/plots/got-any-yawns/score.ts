import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'got-any-yawns',
  premise:
    'A grandparent has won at Go Fish every Saturday for three years; the child strikes one suspect after another off a list, the cat first, finds the cards shown in a pair of glasses, and instead of telling turns the bright coffee pot a little.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: ['pet.cat', 'elder'],
  nights: { place: 'a kitchen table', indoors: true, tone: 'funny', mechanism: 'cheating back in a coffee pot', feeling: 'proud', sleep: false },
  storyVotes: [2, 3],
  contains: ['cat'],
  registry: {
    idea: 'a grandparent cheats at cards for years in the hope of being found out',
    device: 'a mirror nobody knows of is answered with another',
    objects: ['list of suspects on a knee', 'tiny kitchen in a lens', 'copper pot with cards like bananas', 'two of clubs with a coffee stain'],
    joke: 'nobody is lucky for three years',
    ending: 'got any yawns? go fish, and then one that creaks, and “Cheat” from the kitchen',
  },
  beats: [
    { id: 'sevens', part: 'open', at: 'the kitchen', with: ['child', 'elder'], plants: ['cheat'] },
    { id: 'every-saturday', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'adult', 'elder2', 'sitter', 'friend'], plants: ['luck'] },
    { id: 'the-cat', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'pet'] },
    { id: 'the-cards', part: 'try', at: 'the kitchen', with: ['child', 'elder'], plants: ['clubs'] },
    { id: 'the-dark', part: 'try', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'the-glasses', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'adult', 'elder2', 'sitter'] },
    { id: 'the-coffee-pot', part: 'turn', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'go-fish', part: 'turn', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'three-years', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'adult', 'elder2', 'sitter'], pays: ['luck'] },
    { id: 'four-more', part: 'down', at: 'the kitchen', with: ['child', 'elder', 'pet'], pays: ['clubs'] },
    { id: 'yawns', part: 'last', at: 'bed', with: ['child', 'elder', 'adult', 'elder2', 'sitter'], pays: ['cheat'] },
  ],
  pictures: [
    {
      beats: ['the-cat', 'the-cards', 'every-saturday'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', holding: 'playing-card', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-glasses', 'the-dark'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'adult', at: 'left', act: 'sits-on', to: 'armchair', holding: 'newspaper', feeling: 'calm', faces: 'right' },
        { who: 'elder2', at: 'left', act: 'sits-on', to: 'armchair', holding: 'newspaper', feeling: 'calm', faces: 'right', if: '!adult' },
        { who: 'man', at: 'left', act: 'sits-on', to: 'armchair', holding: 'newspaper', feeling: 'calm', faces: 'right', called: 'sitter', if: '!adult & !elder2' },
        { who: 'child', at: 'centre', act: 'holds', to: 'playing-card', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['go-fish', 'three-years', 'the-coffee-pot'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'teapot', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'teapot', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'teapot', at: 'left', colour: 'orange' }],
    },
  ],
});
