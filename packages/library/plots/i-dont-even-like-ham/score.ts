import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-dont-even-like-ham',
  premise:
    'A third little pig is so frightened of the school play that no breath comes out, and hides in the brick house; the wolf, who is the best friend, huffs so well that it falls down, and then the pig lets out all the breath since Monday and blows down the wolf.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['stage-fright'] },
  nights: {
    place: 'the stage of a school play',
    indoors: true,
    tone: 'funny',
    mechanism: 'blowing out all the breath at the wolf',
    feeling: 'frightened of being looked at',
    sleep: false,
  },
  alike: ['and-theyve-brought-ladders', 'hills-dont-talk', 'the-back-end-of-clementine'],
  contains: ['school'],
  registry: {
    idea: 'the house of bricks falls down in the play, and the pig has to blow down the wolf',
    device: 'somebody who cannot breathe out for fright has saved up the biggest huff of all',
    objects: ['register huffed off a desk', 'cardboard bricks with one window', 'stick in a handbag', 'nose that falls off at a bow'],
    joke: 'now I’ve got to eat you, and I don’t even like ham',
    ending: 'shall the house stay up tomorrow, or shall it fall down? down',
  },
  beats: [
    { id: 'in-and-in', part: 'open', at: 'the classroom', with: ['child', 'friend', 'pet'], plants: ['breath', 'huff'] },
    { id: 'its-bricks', part: 'stir', at: 'the classroom', with: ['child', 'friend'], plants: ['bricks'] },
    { id: 'straw-and-sticks', part: 'try', at: 'the stage', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'you-have-to-say', part: 'turn', at: 'the stage', with: ['child', 'friend'] },
    { id: 'flat-on-its-back', part: 'turn', at: 'the stage', with: ['child', 'friend'], pays: ['huff'] },
    { id: 'not-in-the-story', part: 'turn', at: 'the stage', with: ['child', 'friend'] },
    { id: 'my-turn', part: 'turn', at: 'the stage', with: ['child', 'friend'], pays: ['breath'] },
    { id: 'what-a-pig', part: 'back', at: 'the stage', with: ['child', 'friend', 'elder'] },
    { id: 'up-or-down', part: 'last', at: 'the stage', with: ['child', 'friend', 'teacher'], pays: ['bricks'] },
  ],
  pictures: [
    {
      beats: ['its-bricks', 'in-and-in', 'straw-and-sticks'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['you-have-to-say', 'straw-and-sticks', 'flat-on-its-back'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'whispers-to', to: 'child', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'hides-behind', to: 'curtain', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'curtain', at: 'right' }],
    },
    {
      beats: ['my-turn', 'what-a-pig', 'not-in-the-story'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'falls', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
