import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'till-about-wednesday',
  premise:
    'Whoever shouts at everything is cross about one thing only, and never shouts at that; somebody at a bus stop shouts at everything but an empty place on the bench, and a child has shouted at everything since Sunday but the friend who is about to leave.',
  writtenFirstIn: 'en',
  ages: [7, 12],
  leads: [],
  wish: { relation: 'grumpy', kinds: ['animal', 'creature', 'person', 'thing'] },
  nights: {
    place: 'a bus stop',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'shouting at last at the one whom it is about',
    feeling: 'cross with a friend and not daring to say so',
    sleep: false,
  },
  contains: ['quarrel'],
  registry: {
    idea: 'whoever shouts at everything is cross about one thing, and it is the only thing that is not shouted at',
    device: 'what is wrongly shouted at the bus makes it wait, and what is rightly shouted at the glass opens it',
    objects: ['place on a bench that is kept for Maureen', 'last episode seen alone', 'puddle that has been told off', 'temper that is saved for the right one'],
    joke: 'how should I know, I was busy shouting',
    ending: 'a shoelace comes undone again, and it is only a shoelace',
  },
  beats: [
    { id: 'only-a-shoelace', part: 'open', at: 'the way to the bus stop', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['only', 'episode'] },
    { id: 'only-a-puddle', part: 'stir', at: 'the bus stop', with: ['child', 'wish', 'adult', 'elder', 'minder'], plants: ['empty-place'] },
    { id: 'one-thing', part: 'try', at: 'the bus stop', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'maureens-place', part: 'turn', at: 'the bus stop', with: ['child', 'wish', 'friend', 'pet', 'elder'], pays: ['empty-place'] },
    { id: 'what-havent-you', part: 'turn', at: 'the bus stop', with: ['child', 'wish', 'friend'] },
    { id: 'too-early', part: 'turn', at: 'the bus stop', with: ['child', 'wish', 'friend'] },
    { id: 'at-the-glass', part: 'turn', at: 'the bus stop', with: ['child', 'friend'], pays: ['episode'] },
    { id: 'saving-it', part: 'back', at: 'the bus stop', with: ['child', 'wish', 'friend'] },
    { id: 'about-wednesday', part: 'down', at: 'the bus stop', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'the-shoelace', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['only'] },
  ],
  pictures: [
    {
      beats: ['only-a-puddle', 'one-thing'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'far', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
    {
      beats: ['maureens-place', 'what-havent-you'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['at-the-glass', 'too-early', 'saving-it'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'calls-to', to: 'bus', feeling: 'angry', faces: 'right' }],
      things: [{ what: 'bus', at: 'right' }],
    },
  ],
});
