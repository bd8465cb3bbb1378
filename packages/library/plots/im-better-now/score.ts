import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-better-now',
  premise:
    'On the first day at school a child says a very good yes to somebody else’s name, so that its own is marked away and the whole class writes a get-well card; when the child must sign it with the borrowed name, a silent girl knows how it is spelled, for it is hers.',
  writtenFirstIn: 'sv',
  ages: [6, 8],
  leads: [],
  wish: { concepts: ['first-day-at-school'] },
  nights: {
    place: 'a classroom on the first day',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'giving a name back and asking for one’s own',
    feeling: 'lonely',
    sleep: false,
  },
  contains: ['school'],
  registry: {
    idea: 'whoever has said yes to another’s name is away, and is missed by the whole class while sitting in it',
    device: 'a name is spelled wrong by the one who has it and right by the one who has none',
    objects: ['folded sign with its back turned', 'get-well card for somebody in the room', 'name in both socks', 'yes that goes off too soon'],
    joke: 'not to look at; the school rang to say that you were well',
    ending: 'the next morning the whole class says yes before the child can',
  },
  beats: [
    { id: 'one-word', part: 'open', at: 'the way to school', with: ['child', 'friend', 'pet', 'elder'], plants: ['yes', 'tummy'] },
    { id: 'too-soon', part: 'stir', at: 'the classroom', with: ['child', 'teacher'], plants: ['signs'] },
    { id: 'one-left-over', part: 'stir', at: 'the classroom', with: ['child', 'teacher', 'girl'], plants: ['left-over'] },
    { id: 'not-so-you-can-see', part: 'try', at: 'the classroom', with: ['child', 'friend', 'teacher'] },
    { id: 'the-card', part: 'lull', at: 'the classroom', with: ['child', 'friend', 'teacher', 'elder', 'pet'], plants: ['card'] },
    { id: 'mine-does', part: 'turn', at: 'the classroom', with: ['child', 'girl'], pays: ['signs'] },
    { id: 'ringing-home', part: 'turn', at: 'the classroom', with: ['child', 'teacher', 'girl', 'adult', 'elder', 'minder'], pays: ['left-over'] },
    { id: 'better', part: 'back', at: 'the classroom', with: ['child', 'teacher', 'girl', 'friend', 'elder'], pays: ['tummy', 'card'] },
    { id: 'till-lunch', part: 'down', at: 'the school gate', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'the-next-morning', part: 'last', at: 'the classroom', with: ['child', 'teacher', 'girl'], pays: ['yes'] },
  ],
  pictures: [
    {
      beats: ['too-soon', 'one-word', 'one-left-over'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'teacher', feeling: 'surprised', faces: 'right' },
        { who: 'teacher', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', holding: 'letter', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['mine-does', 'the-card'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'girl', at: 'right', act: 'whispers-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['ringing-home', 'better'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sign', feeling: 'proud', faces: 'right' },
        { who: 'teacher', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', holding: 'mobile-phone', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
