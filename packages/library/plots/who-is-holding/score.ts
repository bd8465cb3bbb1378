import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'who-is-holding',
  premise:
    'A grandparent goes on sewing the spikes on a dragon’s tail when the lights go out, and sews the dragon to a lap; they walk the dark hall as one, the torch is dead, and small fingers find the knot and put a bread board where the needle must not go.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [6, 30], en: [18, 30] },
  ages: [5, 7],
  leads: ['elder'],
  seasons: ['autumn', 'winter', 'spring'],
  nights: { place: 'a kitchen and a hall with the power out', indoors: true, tone: 'funny', mechanism: 'following a thread to its knot, and a bread board in a lap', feeling: 'stuck', sleep: false, endsInBed: true },
  contains: ['dark', 'dragon'],
  registry: {
    idea: 'whoever sews in the dark has sewn a child to themselves',
    device: 'a thread is followed with one finger to the knot, and a needle cannot go through a bread board',
    objects: ['seven spikes of a tail', 'raincoat that is wished good evening', 'torch whose batteries are in the radio', 'bread board in a lap'],
    joke: 'then who is holding on?',
    ending: 'still a bit fastened on, and this time it is the grandparent who makes it dark',
  },
  beats: [
    { id: 'seven-spikes', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'friend'], plants: ['spikes', 'knot'], refrain: true },
    { id: 'black', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'elder2'], refrain: true },
    { id: 'then-who', part: 'stir', at: 'the kitchen', with: ['child', 'elder'], plants: ['lap'] },
    { id: 'two-bottoms', part: 'try', at: 'the hall', with: ['child', 'elder', 'pet'] },
    { id: 'the-torch', part: 'lull', at: 'the hall', with: ['child', 'elder'] },
    { id: 'the-knot', part: 'turn', at: 'the hall', with: ['child', 'elder'], pays: ['knot'] },
    { id: 'only-three', part: 'turn', at: 'the hall', with: ['child', 'elder'] },
    { id: 'the-board', part: 'back', at: 'the kitchen', with: ['child', 'elder'], pays: ['spikes'], refrain: true },
    { id: 'a-bit-longer', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['lap'], refrain: true },
  ],
  pictures: [
    {
      beats: ['seven-spikes', 'black'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'cape', feeling: 'proud', faces: 'left' },
        { who: 'elder', at: 'right', act: 'reaches-for', to: 'cape', holding: 'needle', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'cape', at: 'left', colour: 'green' }],
    },
    {
      beats: ['two-bottoms', 'then-who', 'the-torch'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'centre', act: 'wears', to: 'cape', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'left', act: 'leans-on', to: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'near', act: 'walks', faces: 'right', if: 'pet.dog' },
      ],
      things: [{ what: 'cape', at: 'centre', colour: 'green' }, { what: 'coat', at: 'right', size: 'child' }],
    },
    {
      beats: ['the-knot', 'only-three', 'the-torch'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'yarn', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
