import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-not-touch-pie',
  premise:
    'A child has given away a biscuit tin with the notes of somebody who has died, and does not dare to say so; the best friend plans a heist on the jumble sale, and the one whose tin it is has waited for that all their life and drives the getaway scooter at four miles an hour.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['heist'] },
  nights: {
    place: 'a kitchen and a hall with a jumble sale',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'holding up the empty tin and saying what one has done',
    feeling: 'not daring to say what one has done',
    sleep: false,
  },
  contains: ['missing-someone'],
  registry: {
    idea: 'the owner of what was given away by mistake is hired for the heist to get it back',
    device: 'the one who guards the sale has kept the notes and waited for somebody to ask',
    objects: ['biscuit tin full of notes', 'clean round patch in the dust', 'bear with one arm under a tablecloth', 'getaway on a mobility scooter'],
    joke: 'faster; this is faster',
    ending: 'a note about a pie lies in the tin, and a slice is missing',
  },
  beats: [
    { id: 'given-away', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'peg'], plants: ['notes', 'tin'] },
    { id: 'a-heist', part: 'stir', at: 'the kitchen and the beans', with: ['child', 'friend', 'elder', 'keeper'] },
    { id: 'pepper', part: 'try', at: 'the kitchen table', with: ['child', 'friend', 'elder', 'pet'], plants: ['teapot', 'ninety-seconds'] },
    { id: 'half-past-nine', part: 'try', at: 'the hall', with: ['child', 'friend', 'elder', 'elder2', 'keeper'], plants: ['bear'] },
    { id: 'at-ten', part: 'turn', at: 'the hall', with: ['child', 'friend', 'elder', 'keeper'], pays: ['ninety-seconds'] },
    { id: 'not-in-it', part: 'turn', at: 'the hall', with: ['child', 'friend', 'elder', 'keeper'], pays: ['teapot'] },
    { id: 'faster', part: 'back', at: 'the road', with: ['child', 'friend', 'elder', 'keeper'] },
    { id: 'not-one', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'pet'], pays: ['notes', 'tin', 'bear'] },
  ],
  pictures: [
    {
      beats: ['a-heist', 'given-away', 'pepper'],
      framing: 'middle',
      world: 'garden',
      season: 'summer',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'elder', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'elder', at: 'right', act: 'holds', to: 'watering-can', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['at-ten', 'half-past-nine'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'afraid', faces: 'right' },
        { who: 'woman', called: 'keeper', at: 'right', act: 'looks-at', to: 'child', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'tin-box', at: 'left' }],
    },
    {
      beats: ['not-in-it', 'at-ten', 'faster'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'tin-box', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'tin-box', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
  ],
});
