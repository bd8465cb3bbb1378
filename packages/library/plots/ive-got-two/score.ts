import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-got-two',
  premise:
    'A child who says one is used to the pitch dark holds the hand of the monster under the bed every night; when the best friend sleeps over, two who need a hand lie side by side, and it is owned up to, and then there is one hand left over that did not know it needed one.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['monster'] },
  nights: {
    place: 'a bedroom with a guest on the floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying how things are, and asking the friend to do it',
    feeling: 'afraid of being found out',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [1, 1],
  alike: ['lemon-or-jam'],
  contains: ['monster', 'dark'],
  registry: {
    idea: 'the monster under the bed is afraid of the dark and asks for a hand, and so might a guest who does not say so',
    device: 'white knuckles on a zip are seen in the light of a door, and two who need a hand are given each other’s',
    objects: ['furry hand as warm as new bread', 'zip of a sleeping bag', 'kitchen light left on', 'glass that chinks on a bedside table'],
    joke: 'it sounded like hand, and that is how somebody coughs',
    ending: 'the monster has another hand, on the other side of the bed',
  },
  beats: [
    { id: 'afraid-of-the-dark', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'monster', 'pet'], plants: ['hand', 'bread'] },
    { id: 'not-even-a-finger', part: 'stir', at: 'the bedroom', with: ['child', 'monster'] },
    { id: 'i-coughed', part: 'stir', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'minder', 'monster'], plants: ['cough'] },
    { id: 'moving-furniture', part: 'try', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'monster', 'pet'], plants: ['shaking'] },
    { id: 'white-knuckles', part: 'turn', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'minder', 'monster'], plants: ['zip'] },
    { id: 'as-it-was', part: 'turn', at: 'bed', with: ['child', 'friend'], pays: ['cough', 'zip'] },
    { id: 'like-bread', part: 'back', at: 'bed', with: ['child', 'friend', 'monster'], pays: ['bread'] },
    { id: 'a-strip-of-light', part: 'down', at: 'the hall', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'two-hands', part: 'last', at: 'bed', with: ['child', 'friend', 'monster', 'pet'], pays: ['hand', 'shaking'] },
  ],
  pictures: [
    {
      beats: ['i-coughed', 'not-even-a-finger', 'moving-furniture'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'talks-to', to: 'friend', feeling: 'afraid' },
        { who: 'friend', at: 'left', act: 'lies-on-back', feeling: 'surprised', anyway: true },
        { who: 'monster', at: 'right', act: 'crawls', size: 'child', colour: 'brown', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['white-knuckles', 'as-it-was', 'moving-furniture'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'holds', to: 'sleeping-bag', feeling: 'afraid', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['like-bread', 'as-it-was', 'a-strip-of-light'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds-hands', to: 'monster', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'monster', at: 'right', act: 'crouches', size: 'child', colour: 'brown', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
