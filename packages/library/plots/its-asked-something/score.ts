import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-asked-something',
  premise:
    'A small train stops at the mouth of its tunnel, not out of fear but because it has hooted a question that nobody answers any longer; a cat who must always have the last word sounds just like the one that was scrapped, and the child answers what was asked about Saturdays.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['train'] },
  nights: {
    place: 'a small train and its tunnel',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'listening for what is being asked, and answering it',
    feeling: 'not wanting a friend to go',
    sleep: false,
  },
  putBefore: { sv: [3, 12], en: [1, 12] },
  contains: ['train', 'cat', 'moving'],
  registry: {
    idea: 'a train that will not enter its tunnel is waiting for the answer of one that has been scrapped',
    device: 'a cat with a voice like a cracked horn, who answers everything at once, waits before the one answer that counts',
    objects: ['train of one green carriage', 'birthday lanterns along a tunnel wall', 'trumpet under one arm', 'white line on a far platform'],
    joke: 'the horn of Number Six sounded like a cat shut in a wardrobe',
    ending: 'a yes to the first question of the story, and the cat has the last word',
  },
  beats: [
    { id: 'on-saturdays', part: 'open', at: 'Hill Foot', with: ['child', 'friend', 'pet', 'driver', 'adult'], plants: ['saturdays', 'last-word'] },
    { id: 'number-seven', part: 'stir', at: 'Hill Foot', with: ['driver', 'train', 'child', 'friend'], plants: ['stopped'] },
    { id: 'lanterns', part: 'try', at: 'the tunnel', with: ['friend', 'driver', 'elder', 'elder2', 'train'], plants: ['lanterns', 'front'] },
    { id: 'asked-something', part: 'try', at: 'the tunnel', with: ['child', 'driver', 'train', 'pet'] },
    { id: 'number-six', part: 'lull', at: 'the tunnel', with: ['driver', 'friend', 'pet'], plants: ['six'] },
    { id: 'a-trumpet', part: 'try', at: 'the tunnel', with: ['friend', 'driver', 'wife', 'pet', 'elder', 'adult', 'child', 'train'] },
    { id: 'the-white-line', part: 'turn', at: 'the far platform', with: ['child', 'friend', 'pet'], pays: ['last-word'] },
    { id: 'a-wail', part: 'back', at: 'the tunnel', with: ['child', 'train', 'pet', 'friend'], pays: ['six', 'stopped', 'front'] },
    { id: 'saturdays', part: 'last', at: 'the train', with: ['driver', 'pet', 'friend', 'child'], pays: ['saturdays', 'lanterns'] },
  ],
  pictures: [
    {
      beats: ['lanterns', 'number-seven', 'asked-something'],
      framing: 'wide',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'tunnel', holding: 'lantern', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'train', at: 'centre', act: 'waits', size: 'big', colour: 'green', faces: 'right' },
      ],
      things: [{ what: 'tunnel', at: 'right', size: 'big' }],
    },
    {
      beats: ['number-six', 'asked-something', 'a-trumpet'],
      framing: 'close',
      world: 'train',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'train-driver', called: 'driver', at: 'right', act: 'looks-at', to: 'cap', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'train-driver', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-white-line', 'a-wail', 'a-trumpet'],
      framing: 'middle',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'waits', holding: 'trumpet', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'pet', at: 'centre', act: 'calls-to', to: 'tunnel', feeling: 'proud', faces: 'right', anyway: true },
      ],
      things: [{ what: 'tunnel', at: 'right', size: 'big' }],
    },
  ],
});
