import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'forty-seven-suspects',
  premise: 'Somebody turns the school clock back four minutes at every break; the thief is the strict teacher it is stolen from, for the sake of a boy on crutches, and two detectives have to give up their best case.',
  writtenFirstIn: 'sv',
  ages: [11, 12],
  leads: ['friend'],
  wish: { concepts: ['detective', 'clock'] },
  nights: { place: 'a stairwell at school', indoors: true, tone: 'funny-tender', mechanism: 'keeping a secret one has found out', feeling: 'torn', sleep: false },
  contains: [],
  registry: {
    idea: 'the victim is the thief: she steals four minutes from her own lesson',
    device: 'what else happened on that Monday',
    objects: ['clock without a glass', 'window hook', 'stairs taken one at a time', 'notebook with a crossed-out headline'],
    joke: 'forty-seven people with a motive; the banana only had the one',
    ending: 'the alarm clock is turned to face the wall',
  },
  beats: [
    { id: 'the-watch', part: 'open', at: 'the stairwell', with: ['child', 'friend'], plants: ['four'] },
    { id: 'three-days', part: 'open', at: 'the stairwell', with: ['child', 'friend'] },
    { id: 'lends-no-time', part: 'stir', at: 'the stairwell', with: ['child', 'friend'], plants: ['lends'] },
    { id: 'that-monday', part: 'try', at: 'the stairs', with: ['child', 'friend'], plants: ['lift'] },
    { id: 'two-coats', part: 'lull', at: 'among the coats', with: ['child', 'friend'] },
    { id: 'the-thief', part: 'turn', at: 'among the coats', with: ['child', 'friend', 'teacher'] },
    { id: 'crutches', part: 'turn', at: 'among the coats', with: ['child', 'friend', 'teacher', 'boy'], pays: ['lift'] },
    { id: 'on-the-wall', part: 'turn', at: 'the schoolyard', with: ['child', 'friend', 'boy'] },
    { id: 'red-pen', part: 'back', at: 'the classroom', with: ['child', 'friend', 'teacher'], pays: ['lends'] },
    { id: 'nine-o-clock', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['four'] },
  ],
  pictures: [
    {
      beats: ['three-days', 'the-watch', 'lends-no-time', 'that-monday'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'clock', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'writes', holding: 'book', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'clock', at: 'above' }],
    },
    {
      beats: ['two-coats', 'the-thief', 'that-monday', 'crutches'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hides-behind', to: 'coat', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'whispers-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'coat', at: 'near' }],
    },
    {
      beats: ['on-the-wall', 'crutches', 'red-pen'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'child-guest', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds', to: 'book', feeling: 'sad', faces: 'right' },
        { who: 'child-guest', at: 'right', act: 'catches', to: 'ball', feeling: 'laughing', faces: 'left', called: 'boy' },
      ],
    },
  ],
});
