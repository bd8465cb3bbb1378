import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-sleep-that-stayed-at-home',
  premise: 'Sleeping away for the first time, the child’s sleep has not come: it went home as usual; it is sent through the dark, and does not know the door, unless it hears the noise that only it knows.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [30, 31], en: [29, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['sleepover-friend', 'sleepover', 'cannot-sleep', 'homesick'] },
  nights: { place: 'street', indoors: true, tone: 'funny-tender', mechanism: 'owning a secret noise', feeling: 'homesick', sleep: true },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'sleep is a big grey animal that goes to the bed it knows',
    device: 'the noise one makes before falling asleep calls it',
    objects: ['knitted cap', 'yellow gate', 'telephone'],
    joke: 'I make the fridge',
    ending: 'click, said the fridge',
  },
  beats: [
    { id: 'not-come', part: 'open', at: 'the friend’s room', with: ['child', 'friend'], plants: ['sleep'] },
    { id: 'telephone', part: 'stir', at: 'the friend’s home', with: ['child', 'friend', 'adult', 'pet'], plants: ['cap'] },
    { id: 'in-the-window', part: 'try', at: 'the window', with: ['child', 'friend'] },
    { id: 'the-wrong-smell', part: 'try', at: 'the window', with: ['child', 'friend'] },
    { id: 'a-secret', part: 'lull', at: 'the window', with: ['child', 'friend'] },
    { id: 'the-tractor', part: 'turn', at: 'the window', with: ['child', 'friend'], pays: ['cap'] },
    { id: 'thump', part: 'back', at: 'bed', with: ['child'], pays: ['sleep'] },
    { id: 'quiet-there', part: 'down', at: 'bed', with: ['child', 'adult'] },
    { id: 'click', part: 'last', at: 'bed', with: ['child', 'friend'] },
  ],
  pictures: [
    {
      beats: ['telephone', 'not-come'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'telephone', feeling: 'sad', holding: 'telephone' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['in-the-window', 'the-wrong-smell', 'a-secret'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'centre', act: 'holds', to: 'blanket', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'left', act: 'sings', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['the-tractor', 'thump'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sings', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
