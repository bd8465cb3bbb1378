import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-an-afterthought',
  premise:
    'Two friends break into a sweet factory to put something in: the sweet that the night watchman next door has made for years and never dared to enter. He has known all along and wheels them to the table himself, and then takes it away again; under the tablecloth they hear it crossed out, until the taste comes back.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['heist', 'sweets', 'chocolate-factory'] },
  nights: {
    place: 'the tasting room of a sweet factory',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'putting on the saucer what somebody else does not dare to',
    feeling: 'not daring to hand something in',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a heist backwards: two break in past a night watchman to enter his own sweet, and he lets them',
    device: 'a sweet that tastes of nothing until one has forgotten it',
    objects: ['laundry basket of white coats', 'empty tenth saucer with a blank card', 'plan in three colours', 'form at the bottom of a bag'],
    joke: 'what are you doing under my table? watching',
    ending: 'the form is handed in late: it’s an afterthought',
  },
  beats: [
    { id: 'last-chance', part: 'open', at: 'the wall', with: ['child', 'friend', 'watchman', 'elder', 'pet'], plants: ['oranges', 'form'] },
    { id: 'backwards', part: 'stir', at: 'the wall', with: ['child', 'friend'] },
    { id: 'three-colours', part: 'try', at: 'the wall', with: ['child', 'friend', 'pet'] },
    { id: 'left', part: 'try', at: 'the factory', with: ['child', 'friend', 'watchman'], plants: ['left'] },
    { id: 'too-lucky', part: 'lull', at: 'the tasting room', with: ['child', 'friend'], plants: ['saucer'] },
    { id: 'two-shoes', part: 'turn', at: 'the tasting room', with: ['child', 'friend', 'watchman'] },
    { id: 'put-it-back', part: 'turn', at: 'the tasting room', with: ['child', 'friend', 'watchman'], pays: ['left', 'saucer'] },
    { id: 'not-stop-me', part: 'turn', at: 'the tasting room', with: ['child', 'friend', 'watchman'] },
    { id: 'crossed-out', part: 'turn', at: 'under the table', with: ['child', 'friend', 'watchman', 'owner'] },
    { id: 'an-orange', part: 'back', at: 'the tasting room', with: ['child', 'friend', 'watchman', 'owner'], pays: ['oranges'] },
    { id: 'half-an-hour-late', part: 'last', at: 'the school office', with: ['child', 'friend', 'pet', 'elder', 'elder2'], pays: ['form'] },
  ],
  pictures: [
    {
      beats: ['three-colours', 'backwards', 'last-chance'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'writes', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'looks-at', to: 'friend', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'wall', at: 'far' }],
    },
    {
      beats: ['put-it-back', 'two-shoes', 'not-stop-me'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'afraid', faces: 'right' },
        { who: 'old-man', called: 'watchman', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['not-stop-me', 'crossed-out', 'put-it-back'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'saucer', feeling: 'calm', faces: 'right' },
        { who: 'old-man', called: 'watchman', at: 'right', act: 'looks-at', to: 'saucer', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'saucer', at: 'centre' }],
    },
  ],
});
