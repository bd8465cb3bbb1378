import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'all-present-and-correct',
  premise:
    'On the coach home from a school trip somebody with seven fingers sits in the friend’s clothes, and since the number is right nobody listens: so the child, who never raises a voice, makes the number wrong, and out behind the moon somebody talks until it is noticed there as well.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [6, 12], en: [1, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: {
    place: 'a coach on the way home',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'hiding one so that the count comes out wrong',
    feeling: 'wondering whether one would be missed',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['alien'],
  alike: ['ten-hats'],
  registry: {
    idea: 'two classes on a school trip have got one of each other’s, and as long as the number is right no teacher listens',
    device: 'it is no use saying that somebody is the wrong one: the number has to be made wrong',
    objects: ['seven fingers in a bag of crisps', 'three worried eyes over a scarf', 'blue teacher with four ears to cover', 'two pens that are exchanged'],
    joke: 'what is your dog called: he gives the only name he knows',
    ending: 'the names are read instead of counted, and one is waited for until she is seen',
  },
  beats: [
    { id: 'seven-fingers', part: 'open', at: 'the coach', with: ['child', 'friend', 'alien', 'teacher', 'pet'], plants: ['count', 'talk'] },
    { id: 'the-wrong-way', part: 'stir', at: 'the coach', with: ['child', 'alien'] },
    { id: 'behind-the-moon', part: 'stir', at: 'the coach', with: ['child', 'alien'] },
    { id: 'twenty-two', part: 'try', at: 'the coach', with: ['child', 'teacher', 'alien'] },
    { id: 'how-long', part: 'turn', at: 'the coach', with: ['child', 'alien', 'elder', 'elder2', 'pet'], plants: ['long'] },
    { id: 'count-again', part: 'turn', at: 'the coach', with: ['child', 'teacher'], pays: ['count'] },
    { id: 'three-things-a-day', part: 'turn', at: 'the coach', with: ['child', 'alien', 'friend', 'pet'], pays: ['talk'] },
    { id: 'the-whole-shoe', part: 'back', at: 'the stop', with: ['child', 'alien', 'friend', 'teacher', 'pet'] },
    { id: 'five-minutes', part: 'down', at: 'the stop', with: ['child', 'alien'], pays: ['long'] },
    { id: 'the-names', part: 'last', at: 'the coach', with: ['child', 'teacher', 'friend'] },
  ],
  pictures: [
    {
      beats: ['the-wrong-way', 'seven-fingers', 'behind-the-moon'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
        { who: 'alien', called: 'alien', at: 'right', act: 'holds', to: 'beanie', colour: 'blue', size: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['count-again', 'how-long', 'three-things-a-day'],
      framing: 'middle',
      world: 'bus',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'teacher', feeling: 'afraid', faces: 'right' },
        { who: 'teacher', called: 'teacher', at: 'right', act: 'looks-at', to: 'child', holding: 'pencil', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-whole-shoe', 'five-minutes', 'three-things-a-day'],
      framing: 'wide',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'alien', feeling: 'laughing', faces: 'right' },
        { who: 'alien', at: 'right', act: 'stands', colour: 'blue', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'ufo', at: 'far', size: 'huge' }],
    },
  ],
});
