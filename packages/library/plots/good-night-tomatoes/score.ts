import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'good-night-tomatoes',
  premise:
    'A robot from a supermarket has a list of what makes somebody human, and a grandparent with a metal hip and hearing aids crosses out every line; what it wants is that somebody says good night instead of pressing the switch, and that is not only for humans.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['robot', 'wants-to'], deed: { en: 'human|person|feel|heart|child|boy|girl', sv: 'människa|känna|hjärta|barn' } },
  nights: {
    place: 'a grandparent’s shed',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'crossing out a list, and asking why',
    feeling: 'left out of something small',
    sleep: false,
    endsInBed: true,
  },
  alike: ['i-started-small'],
  storyVotes: [3, 3],
  contains: ['robot'],
  registry: {
    idea: 'whatever is said to make somebody human is not true of a grandparent or a baby, so a whole list is crossed out by teatime',
    device: 'good night is for whoever you want to be there in the morning, so it is said to bears and tomatoes',
    objects: ['label that says faulty, asks questions', 'strip of paper from a chest', 'tuba sat down on from laughing', 'crocheted blanket on a robot', 'wheel from an old pram'],
    joke: 'ha, ha, ha, like spoons dropped down a well',
    ending: 'nobody presses the switch, and one green light stays on',
  },
  beats: [
    { id: 'asks-questions', part: 'open', at: 'the shed', with: ['child', 'elder', 'elder2', 'robot', 'friend'], plants: ['elder2-ladder'] },
    { id: 'the-list', part: 'stir', at: 'the shed', with: ['child', 'elder', 'robot', 'pet'], plants: ['list'] },
    { id: 'like-spoons', part: 'try', at: 'the shed', with: ['child', 'elder', 'robot'] },
    { id: 'nothing-left', part: 'turn', at: 'the shed', with: ['child', 'elder', 'robot'] },
    { id: 'the-switch', part: 'turn', at: 'the shed', with: ['child', 'elder', 'robot'], plants: ['switch'] },
    { id: 'not-just-for-humans', part: 'turn', at: 'the shed', with: ['child', 'elder', 'robot', 'pet'], plants: ['tomatoes'] },
    { id: 'tucked-in', part: 'back', at: 'the bedroom', with: ['child', 'elder', 'robot', 'adult'] },
    { id: 'see-tomorrow', part: 'last', at: 'bed', with: ['child', 'elder', 'elder2', 'robot', 'pet'], pays: ['list', 'switch', 'tomatoes', 'elder2-ladder'] },
  ],
  pictures: [
    {
      beats: ['the-list', 'asks-questions'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'holds-up', to: 'box', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'robot', at: 'right', act: 'looks-at', to: 'elder', size: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'centre', act: 'stands', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['nothing-left', 'like-spoons', 'the-switch'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'robot', feeling: 'curious', faces: 'right' },
        { who: 'robot', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['tucked-in', 'not-just-for-humans', 'see-tomorrow'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'centre', act: 'looks-at', to: 'robot', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'robot', at: 'right', act: 'wears', to: 'blanket', size: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'bed', act: 'looks-at', to: 'robot', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
