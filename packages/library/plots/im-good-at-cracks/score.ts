import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-good-at-cracks',
  premise:
    'The fourth button of a cardigan has fallen into a crack that is too narrow for fingers, and a spider who is good at cracks ties her thread to it and rides up on it; her feet are cold, so she gets eight little socks, and in the evening her steps are counted until nobody hears the last.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  votes: { sv: [0, 3] },
  leads: [],
  wish: { concepts: ['spider'] },
  nights: {
    place: 'a floor with a crack in it',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'pulling up a button by a spider’s thread, and knitting a sock for every foot',
    feeling: 'a little afraid of somebody small, who is a little afraid as well',
    sleep: false,
    endsInBed: true,
  },
  contains: ['spider'],
  registry: {
    idea: 'a spider fetches a button out of a crack and is given socks, for her feet are cold',
    device: 'a thread that can hardly be seen pulls up what no finger reaches',
    objects: ['fourth button in a crack', 'spider riding on a button', 'toothpicks to knit with', 'spotty sock that is the eighth'],
    joke: 'are you dangerous; are you',
    ending: 'the eighth step is so soft that nobody hears it',
  },
  beats: [
    { id: 'one-two-three', part: 'open', at: 'the living room', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], plants: ['button'] },
    { id: 'the-crack', part: 'stir', at: 'the floor', with: ['child', 'elder', 'adult'] },
    { id: 'are-you', part: 'stir', at: 'the floor', with: ['child', 'spider'], plants: ['big'] },
    { id: 'pull', part: 'turn', at: 'the floor', with: ['child', 'spider', 'elder', 'adult', 'pet'], pays: ['big', 'button'] },
    { id: 'cold-feet', part: 'try', at: 'the floor', with: ['child', 'spider', 'elder', 'adult'], plants: ['feet'] },
    { id: 'eight', part: 'back', at: 'the living room', with: ['child', 'spider', 'elder', 'elder2', 'adult'], pays: ['feet'], plants: ['spotty'] },
    { id: 'so-soft', part: 'last', at: 'bed', with: ['child', 'spider', 'elder', 'adult', 'friend'], pays: ['spotty'] },
  ],
  pictures: [
    {
      beats: ['are-you', 'the-crack'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'spider', feeling: 'surprised', faces: 'right' },
        { who: 'spider', at: 'above', act: 'looks-at', to: 'child', size: 'small', feeling: 'curious' },
      ],
    },
    {
      beats: ['pull', 'cold-feet'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'spider', feeling: 'happy', faces: 'right' },
        { who: 'spider', at: 'right', act: 'sits-on', to: 'button', size: 'small', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'button', at: 'right', colour: 'blue' }],
    },
    {
      beats: ['eight', 'cold-feet', 'so-soft'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'spider', at: 'above', act: 'runs', size: 'small', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'points-at', to: 'spider', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'yarn', feeling: 'happy', faces: 'left', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'holds', to: 'yarn', feeling: 'happy', faces: 'left', if: 'adult & !elder' },
      ],
    },
  ],
});
