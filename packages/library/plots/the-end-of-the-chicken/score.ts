import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-end-of-the-chicken',
  premise:
    'A child whom nobody plays with counts windows to look busy; a greedy pet on a diet carries letters on its collar to another house, where somebody at the same school ties her laces for the same reason.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['left-out'] },
  nights: {
    place: 'two houses, a paper collar and a playground',
    indoors: false,
    tone: 'true-funny',
    mechanism: 'crossing the playground and asking',
    feeling: 'being left out',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['cat'],
  registry: {
    idea: 'two who look busy in order not to look lonely write to each other on a greedy pet’s collar',
    device: 'what each does to look busy gives them away to each other',
    objects: ['paper collar in purple ink', 'sixty-four windows', 'laces tied eleven times', 'busy leaf'],
    joke: 'no time for anybody, and very difficult shoes',
    ending: 'the pet loses the chicken and lies down across both laps',
  },
  beats: [
    { id: 'six-weeks', part: 'open', at: 'the vet’s and the car', with: ['child', 'pet', 'adult', 'minder', 'elder', 'elder2'], plants: ['weight'] },
    { id: 'to-the-wall', part: 'stir', at: 'bed', with: ['child', 'adult', 'minder', 'friend', 'poppy'], plants: ['windows'] },
    { id: 'gerald', part: 'stir', at: 'home', with: ['child', 'pet', 'adult', 'minder', 'nell'], plants: ['collar'] },
    { id: 'purple-ink', part: 'try', at: 'the kitchen', with: ['child', 'pet', 'nell', 'elder'] },
    { id: 'eleven-times', part: 'try', at: 'the kitchen floor', with: ['child', 'pet', 'nell'], pays: ['windows', 'collar'], plants: ['laces'] },
    { id: 'thirty-one', part: 'turn', at: 'the playground', with: ['child', 'nell', 'pet'], pays: ['laces'] },
    { id: 'a-leaf', part: 'back', at: 'the playground', with: ['child', 'nell', 'pet', 'leaf', 'friend'] },
    { id: 'to-go-round', part: 'last', at: 'the garden wall', with: ['child', 'pet', 'nell'], pays: ['weight'] },
  ],
  pictures: [
    {
      beats: ['gerald', 'purple-ink'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'letter', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['eleven-times', 'purple-ink'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['thirty-one', 'a-leaf'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'girl', feeling: 'afraid', faces: 'right' },
        { who: 'girl', called: 'nell', at: 'right', act: 'crouches', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
