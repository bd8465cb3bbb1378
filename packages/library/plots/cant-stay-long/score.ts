import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'cant-stay-long',
  premise:
    'A rainbow that cannot stay long lands in the rhubarb, and a child who wants it for somebody coming home by train pegs it to the washing line; when the rain stops it fades, and must be let go under a mist from the hose.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['rainbow'] },
  nights: {
    place: 'a garden with rain on one half, and a platform',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'undoing the last peg with both hands',
    feeling: 'longing for somebody',
    sleep: false,
  },
  alike: ['not-from-where-i-was', 'no-wet-no-rainbow', 'with-my-eyes'],
  contains: ['rainbow', 'rain', 'train'],
  registry: {
    idea: 'a rainbow that is on its way to a christening is pegged up to be kept for a train',
    device: 'whoever is let go in time goes by way of the window of somebody who is missed',
    objects: ['rainbow on a washing line', 'mist from a thumb and a hose', 'stick of rhubarb on a platform', 'coat hung under all the others'],
    joke: 'it says that it cannot stay long, in the voice of somebody in the hall with shoes on',
    ending: 'a coat is unbuttoned and hung right at the back, and four cups come out',
  },
  beats: [
    { id: 'twenty-past-three', part: 'open', at: 'the rhubarb', with: ['child', 'rainbow', 'elder'], plants: ['cant-stay'] },
    { id: 'half-the-garden', part: 'stir', at: 'the garden', with: ['elder', 'elder2', 'rainbow', 'child', 'pet'], plants: ['egg-timer', 'rain-and-sun'] },
    { id: 'through-the-hedge', part: 'try', at: 'the garden', with: ['child', 'friend', 'rainbow'], plants: ['marks'] },
    { id: 'pegs', part: 'try', at: 'the washing line', with: ['child', 'friend', 'rainbow', 'elder'] },
    { id: 'only-sun', part: 'turn', at: 'the washing line', with: ['child', 'friend', 'rainbow'], pays: ['rain-and-sun'] },
    { id: 'the-hose', part: 'turn', at: 'the garden', with: ['child', 'elder'], pays: ['egg-timer'] },
    { id: 'let-go', part: 'turn', at: 'the washing line', with: ['child', 'friend'] },
    { id: 'off-you-go', part: 'back', at: 'the garden', with: ['child', 'friend', 'elder', 'rainbow'], pays: ['marks'] },
    { id: 'the-platform', part: 'down', at: 'the platform', with: ['child', 'friend', 'adult', 'minder', 'pet'] },
    { id: 'in-the-hall', part: 'last', at: 'the hall', with: ['child', 'friend', 'elder', 'pet'], pays: ['cant-stay'] },
  ],
  pictures: [
    {
      beats: ['through-the-hedge', 'half-the-garden', 'twenty-past-three'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'friend', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'rainbow', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [{ what: 'rainbow', at: 'above', size: 'big' }],
    },
    {
      beats: ['pegs', 'only-sun', 'the-hose'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'clothes-line', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'clothes-line', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'clothes-line', at: 'centre' },
        { what: 'rainbow', at: 'above' },
      ],
    },
    {
      beats: ['off-you-go', 'let-go', 'the-hose'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'garden-hose', feeling: 'proud', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'rainbow', at: 'above', size: 'big' },
        { what: 'garden-hose', at: 'right' },
      ],
    },
  ],
});
