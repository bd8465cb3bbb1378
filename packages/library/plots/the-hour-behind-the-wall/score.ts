import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-hour-behind-the-wall',
  premise: 'The hour that is lost when the clocks go forward is kept in a jar behind the garden wall; the child may borrow it to get a soapbox car finished in time, and lets a tired grown-up sleep in it as well.',
  writtenFirstIn: 'en',
  putBefore: { sv: [12, 34], en: [23, 35] },
  ages: [8, 10],
  leads: ['friend', 'pet.dog'],
  nights: { place: 'the garden', indoors: false, tone: 'wonder', mechanism: 'borrowing an hour', feeling: 'worried', sleep: false, seasons: ['spring'] },
  contains: ['dog'],
  registry: {
    idea: 'the hour lost in spring is looked after and may be borrowed',
    device: 'a doorknob with numbers round the edge',
    objects: ['round brass doorknob', 'hour as big as a beach ball', 'jar of five minutes'],
    joke: 'Bring nothing.',
    ending: 'five minutes that were lost saying goodnight',
  },
  beats: [
    { id: 'brought-home', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'pet', 'adult'], plants: ['doorknob', 'asleep'] },
    { id: 'the-door', part: 'stir', at: 'the garden', with: ['child', 'friend', 'pet'], pays: ['doorknob'] },
    { id: 'jars', part: 'lull', at: 'behind the wall', with: ['child', 'friend', 'pet', 'keeper'], plants: ['jars'] },
    { id: 'the-hour', part: 'try', at: 'behind the wall', with: ['child', 'friend', 'keeper'] },
    { id: 'a-line', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'pet'], pays: ['asleep'] },
    { id: 'big-enough-for-two', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'not-a-scratch', part: 'back', at: 'behind the wall', with: ['child', 'friend', 'pet', 'keeper'] },
    { id: 'five-minutes', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['jars'] },
  ],
  pictures: [
    {
      beats: ['the-door', 'brought-home', 'jars'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', at: 'right', act: 'stands', feeling: 'proud' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'pet', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['a-line'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'ball', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'ball', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre', size: 'small', colour: 'yellow' }],
    },
    {
      beats: ['not-a-scratch', 'big-enough-for-two'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'woman', holding: 'ball', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', called: 'keeper', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'left', colour: 'yellow' }],
    },
  ],
});
