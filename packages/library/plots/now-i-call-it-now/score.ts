import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'now-i-call-it-now',
  premise:
    'A child with a timetable scolds the sea for being late, and when it comes in its own time and launches the boat with the silver teapot, it must be asked civilly, with the ferry bell and the watch in a shoe, to bring her home when it suits.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['sea'] },
  nights: {
    place: 'the steps of a ferry house',
    indoors: false,
    tone: 'funny-calm',
    mechanism: 'saying sorry to the sea and looking at it',
    feeling: 'ashamed of having shouted',
    sleep: false,
  },
  contains: ['sea', 'boat'],
  registry: {
    idea: 'the sea is told off for being late and calls it now',
    device: 'what was demanded by the clock is given when the watch is off and the sea is looked at',
    objects: ['bath with a mast', 'silver teapot for ballast', 'ferry bell', 'timetable with tea'],
    joke: 'she has hardly got any holes, and you hardly spill',
    ending: 'the timetable is folded to a boat and carried out',
  },
  beats: [
    { id: 'what-time', part: 'open', at: 'the ferry house steps', with: ['child'], plants: ['timetable'], refrain: true },
    { id: 'hardly-any-holes', part: 'stir', at: 'the sand', with: ['child', 'friend'], plants: ['hardly'] },
    { id: 'teas-at-four', part: 'stir', at: 'the ferry house steps', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['teapot'], refrain: true },
    { id: 'half-past-five', part: 'try', at: 'the sand', with: ['child'] },
    { id: 'no-boat', part: 'turn', at: 'the ferry house steps', with: ['child', 'friend', 'adult'], refrain: true },
    { id: 'you-said-launch', part: 'turn', at: 'the ferry house steps', with: ['child', 'friend'] },
    { id: 'back-eddy', part: 'lull', at: 'the ferry house steps', with: ['child', 'elder'] },
    { id: 'the-bell', part: 'turn', at: 'the ferry house steps', with: ['child', 'friend', 'elder'], pays: ['hardly'] },
    { id: 'one-long-curve', part: 'back', at: 'the ferry house steps', with: ['child', 'friend', 'elder'] },
    { id: 'as-a-waiter', part: 'down', at: 'the slip', with: ['child', 'elder2'], pays: ['teapot'], refrain: true },
    { id: 'folded-timetable', part: 'last', at: 'the edge of the water', with: ['child', 'friend', 'elder', 'adult'], pays: ['timetable'] },
  ],
  pictures: [
    {
      beats: ['teas-at-four', 'hardly-any-holes'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'left', act: 'holds', to: 'teapot', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'elder', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'bathtub', at: 'right' }],
    },
    {
      beats: ['you-said-launch', 'no-boat'],
      framing: 'over-shoulder',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'sea', feeling: 'angry', faces: 'right' },
        { who: 'sea', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bathtub', at: 'far', size: 'tiny' }],
    },
    {
      beats: ['the-bell', 'one-long-curve', 'back-eddy'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'talks-to', to: 'sea', feeling: 'sad', faces: 'right' },
        { who: 'sea', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'elder', at: 'left', act: 'holds', to: 'bell', feeling: 'calm', faces: 'right', anyway: true },
      ],
    },
  ],
});
