import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'good-that-you-came',
  premise:
    'A class has twenty-five pupils, of whom twenty-four exist: the last is a hacker of twelve, who is always the new one and wants to be called out by a teacher who says good that you came to everybody; when they are locked in she is the only one outside, and can open.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['hacker'] },
  nights: {
    place: 'a school',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'calling out somebody who is not there',
    feeling: 'always being the new one',
    sleep: false,
    endsInBed: true,
  },
  contains: ['school'],
  registry: {
    idea: 'somebody hacks herself into a class to be called out, and the one who is not there is the only one who is not locked in',
    device: 'whoever is always late sees the whole class from in front, and that no mouth has moved',
    objects: ['lock that wishes a nice weekend', 'pancakes every Thursday instead of fish', 'twenty-five names in ink that nobody can hack', 'caravan among wind turbines'],
    joke: 'in? surely one hacks oneself out?',
    ending: 'a roll-call at the bedside, and a crackle in the clock radio: yes, you too',
  },
  beats: [
    { id: 'twenty-five', part: 'open', at: 'the classroom', with: ['child', 'friend', 'teacher'], plants: ['count', 'good'] },
    { id: 'no-mouth', part: 'stir', at: 'the classroom', with: ['child', 'teacher'] },
    { id: 'hacked-in', part: 'stir', at: 'the school', with: ['child', 'friend'] },
    { id: 'pancakes', part: 'try', at: 'the library', with: ['child', 'friend', 'kim'], plants: ['fish'] },
    { id: 'afterwards', part: 'turn', at: 'the library', with: ['child', 'friend', 'kim'] },
    { id: 'nice-weekend', part: 'turn', at: 'the gym', with: ['child', 'friend', 'teacher', 'melvin'], pays: ['count'] },
    { id: 'not-everybody', part: 'turn', at: 'the gym', with: ['child', 'kim', 'melvin'] },
    { id: 'in-time', part: 'back', at: 'the classroom', with: ['child', 'friend', 'teacher'] },
    { id: 'paper', part: 'back', at: 'the classroom', with: ['child', 'friend', 'teacher', 'kim', 'melvin'], pays: ['fish'] },
    { id: 'you-too', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet', 'kim'], pays: ['good'] },
  ],
  pictures: [
    {
      beats: ['pancakes', 'hacked-in', 'afterwards'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'computer', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'computer', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'computer', at: 'centre' }],
    },
    {
      beats: ['nice-weekend', 'not-everybody', 'afterwards'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teacher', called: 'teacher', at: 'right', act: 'pulls', to: 'door', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'door', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'door', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right', size: 'big' }],
    },
    {
      beats: ['paper', 'in-time', 'not-everybody'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teacher', called: 'teacher', at: 'right', act: 'writes', holding: 'pencil', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'teacher', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
