import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-rest-stayed-put',
  premise: 'The cat lies on the pillow and cannot be asked, pulled or lifted away, for it runs like spaghetti; so the child makes a warmer place than the pillow, and they swap.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [28, 33], en: [21, 35] },
  ages: [3, 4],
  leads: ['pet.cat'],
  nights: { place: 'the bed', indoors: true, tone: 'funny', mechanism: 'making a warmer place than the one that is taken', feeling: 'warm', sleep: true, endsInBed: true },
  votes: { en: [1, 3] },
  contains: ['cat'],
  registry: {
    idea: 'a cat that lies where one is to lie, and runs out of every hand like spaghetti',
    device: 'a tummy that is tucked in until it is the warmest thing in the room',
    objects: ['pillow pulled like a sleigh', 'blue sleeve rolled up', 'paw, and one more paw'],
    joke: 'lifted in the middle, it hung down on both sides',
    ending: 'one ear moved, a little, but the rest stayed put',
  },
  beats: [
    { id: 'somebody-there', part: 'open', at: 'the bed', with: ['child', 'pet'], refrain: true, plants: ['pillow'] },
    { id: 'asked-nicely', part: 'try', at: 'the bed', with: ['child', 'pet'], refrain: true, plants: ['ear'] },
    { id: 'like-a-king', part: 'try', at: 'the bed', with: ['child', 'pet'], refrain: true, plants: ['rides'] },
    { id: 'spaghetti', part: 'lull', at: 'the bed', with: ['child', 'pet', 'adult'], refrain: true },
    { id: 'how-warm', part: 'turn', at: 'the bed', with: ['child', 'pet', 'adult'] },
    { id: 'paws', part: 'turn', at: 'the bed', with: ['child', 'pet'] },
    { id: 'we-swapped', part: 'back', at: 'the bed', with: ['child', 'pet', 'adult'], pays: ['pillow'] },
    { id: 'up-and-down', part: 'last', at: 'the bed', with: ['child', 'pet'], refrain: true, pays: ['rides', 'ear'] },
  ],
  pictures: [
    {
      beats: ['like-a-king', 'asked-nicely', 'spaghetti'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'pillow', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['spaghetti', 'like-a-king', 'how-warm'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'lifts', to: 'pet', feeling: 'laughing', faces: 'right' },
        { who: 'adult', at: 'left', act: 'lifts', to: 'pet', feeling: 'laughing', faces: 'right', if: '!elder', anyway: true },
        { who: 'pet', at: 'centre', act: 'waits', feeling: 'calm' },
        { who: 'child', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['up-and-down', 'we-swapped', 'paws'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps' },
        { who: 'pet', at: 'near', act: 'sleeps' },
      ],
    },
  ],
});
