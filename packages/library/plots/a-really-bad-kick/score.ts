import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-really-bad-kick',
  premise:
    'A team that has not scored all season has practised a celebration every Thursday; in the last ten minutes of the last match somebody kicks the ball on purpose into the puddle where it stops dead, everybody runs past it, and it goes in off a best friend’s knee.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['football'] },
  nights: {
    place: 'a muddy football pitch',
    indoors: false,
    tone: 'funny',
    mechanism: 'a kick that looks bad and stops in a puddle',
    feeling: 'longing for just one goal',
    sleep: false,
    seasons: ['spring', 'autumn', 'winter'],
  },
  contains: ['football'],
  registry: {
    idea: 'a team that has never scored has a goal celebration ready, and is six down when it scores',
    device: 'a puddle that stops the ball dead, so that all who race to meet it run past',
    objects: ['noughts on the fridge like a string of beads', 'puddle as big as a paddling pool', 'knee that scores', 'caterpillar of people up the stairs'],
    joke: 'perhaps we might practise shooting as well',
    ending: 'the celebration that was forgotten goes up the stairs to bed',
  },
  beats: [
    { id: 'nought', part: 'open', at: 'home', with: ['child', 'adult', 'elder'], plants: ['noughts'] },
    { id: 'the-caterpillar', part: 'stir', at: 'practice', with: ['child', 'friend', 'coach'], plants: ['caterpillar'] },
    { id: 'ten-minutes', part: 'stir', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'the-worst-bit', part: 'try', at: 'the pitch', with: ['child', 'friend'], plants: ['puddle'] },
    { id: 'heavy-as-a-pudding', part: 'turn', at: 'the pitch', with: ['child'] },
    { id: 'plop', part: 'turn', at: 'the pitch', with: ['child'], pays: ['puddle'] },
    { id: 'my-knee', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'adult', 'elder', 'elder2'] },
    { id: 'we-forgot', part: 'back', at: 'the car', with: ['child', 'friend'] },
    { id: 'up-to-the-top', part: 'last', at: 'the stairs', with: ['child', 'friend', 'adult', 'elder', 'pet'], pays: ['noughts', 'caterpillar'] },
  ],
  pictures: [
    {
      beats: ['ten-minutes', 'the-caterpillar', 'the-worst-bit'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['heavy-as-a-pudding', 'plop', 'the-worst-bit'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'kicks', to: 'ball', feeling: 'proud', faces: 'right' }],
      things: [
        { what: 'puddle', at: 'centre' },
        { what: 'goal', at: 'right' },
      ],
    },
    {
      beats: ['my-knee', 'plop', 'we-forgot'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'friend', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'hugs', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});
