import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seventeen-hours-away',
  premise:
    'A space probe seventeen hours away has not answered for seven months; the child thinks that only its clock is wrong, and so it is called for a whole day and night without a pause, and nobody can know sooner than light whether it heard.',
  writtenFirstIn: 'sv',
  fromStory: true,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['space'] },
  nights: { place: 'a control room for a space probe', indoors: true, tone: 'tender', mechanism: 'waiting for light to come and go', feeling: 'lonely for somebody else', sleep: false },
  votes: { sv: [0, 9] },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a space probe that is silent is not broken, it listens at the wrong hour',
    device: 'a message is followed past the planets while one eats, brushes teeth and queues for lunch',
    objects: ['white dish that never looks as if it did anything', 'green blade of signal in the grass of noise', 'kitchen clock that nobody put back'],
    joke: 'it arrived at half past, and it is fish pie',
    ending: 'now it has gone past the moon, said by the child',
  },
  beats: [
    { id: 'past-the-moon', part: 'open', at: 'the control room', with: ['child', 'engineer', 'adult'], plants: ['dish', 'moon'] },
    { id: 'the-tern', part: 'open', at: 'the control room', with: ['child', 'engineer'], plants: ['one hour a day'] },
    { id: 'the-kitchen-clock', part: 'stir', at: 'the kitchen', with: ['child', 'engineer'], plants: ['wrong clock'] },
    { id: 'seventeen-and-seventeen', part: 'stir', at: 'the control room', with: ['child', 'engineer'] },
    { id: 'planets', part: 'try', at: 'home', with: ['child', 'pet'] },
    { id: 'fish-pie', part: 'lull', at: 'school', with: ['child', 'friend', 'elder'], plants: ['arrived'] },
    { id: 'grass', part: 'try', at: 'the control room', with: ['child', 'engineer', 'adult', 'colleague', 'friend', 'elder'] },
    { id: 'lonely', part: 'lull', at: 'the control room', with: ['child', 'engineer'] },
    { id: 'one-blade', part: 'turn', at: 'the control room', with: ['child', 'engineer', 'colleague', 'adult', 'friend'], pays: ['wrong clock', 'arrived'] },
    { id: 'every-day', part: 'turn', at: 'the control room', with: ['child', 'engineer'], pays: ['one hour a day'] },
    { id: 'not-out-there', part: 'last', at: 'the control room', with: ['child', 'engineer'], pays: ['dish', 'moon'] },
  ],
  pictures: [
    {
      beats: ['seventeen-and-seventeen', 'the-tern', 'the-kitchen-clock', 'planets'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [{ who: 'satellite', at: 'above', act: 'flies', size: 'big', feeling: 'calm' }],
    },
    {
      beats: ['lonely', 'grass', 'one-blade'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', at: 'left', act: 'holds', to: 'cup', feeling: 'sad', faces: 'right', called: 'engineer' },
        { who: 'child', at: 'right', act: 'talks-to', to: 'woman', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['not-out-there', 'every-day'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'computer', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', called: 'engineer' },
      ],
      things: [{ what: 'computer', at: 'centre' }],
    },
  ],
});
