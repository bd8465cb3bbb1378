import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-thing-very-slowly',
  premise: 'A robot that believes every word and cannot stop helping runs out of power; it charges by sitting still, which it cannot, until an animal lies down on its lap.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [20, 34], en: [13, 35] },
  ages: [7, 11],
  leads: ['pet'],
  fits: 'pet.dog / pet.cat',
  wish: { concepts: ['robot'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'nobody gets up with somebody on the lap', feeling: 'worried', sleep: false, endsInBed: true },
  contains: ['robot'],
  registry: {
    idea: 'being is one thing done very slowly',
    device: 'a helper that takes idioms at their word',
    objects: ['eye in the soup', 'ironed bag that never opens again', 'red lamp on a belly', 'armchair'],
    joke: 'it believed every word',
    ending: 'it was joking',
  },
  beats: [
    { id: 'helper-nine', part: 'open', at: 'home', with: ['child', 'robot'], plants: ['words'] },
    { id: 'cannot-help-it', part: 'try', at: 'home', with: ['child', 'robot', 'adult', 'friend', 'elder'] },
    { id: 'what-does-it-do', part: 'stir', at: 'the armchair', with: ['child', 'robot', 'pet'], plants: ['armchair'] },
    { id: 'sit-still', part: 'try', at: 'home', with: ['child', 'robot', 'adult'] },
    { id: 'i-will-just', part: 'lull', at: 'the armchair', with: ['child', 'robot'] },
    { id: 'somebody-on-it', part: 'turn', at: 'the armchair', with: ['child', 'robot', 'adult', 'pet'], pays: ['armchair'] },
    { id: 'green', part: 'back', at: 'the armchair', with: ['child', 'robot', 'pet'] },
    { id: 'joking', part: 'last', at: 'bed', with: ['child', 'robot', 'adult', 'pet'], pays: ['words'] },
  ],
  pictures: [
    {
      beats: ['cannot-help-it', 'helper-nine'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', at: 'right', act: 'holds', to: 'vacuum-cleaner', size: 'child', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'points-at', to: 'robot', feeling: 'surprised' },
      ],
    },
    {
      beats: ['what-does-it-do', 'sit-still', 'i-will-just'],
      framing: 'over-shoulder',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot' },
        { who: 'robot', at: 'centre', act: 'looks-at', to: 'pet', size: 'child', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sleeps' },
      ],
    },
    {
      beats: ['somebody-on-it', 'green', 'joking'],
      framing: 'middle',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'robot', at: 'right', act: 'sits-on', to: 'armchair', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits-on-lap', to: 'robot' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'robot', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'armchair', at: 'right' }],
    },
  ],
});
