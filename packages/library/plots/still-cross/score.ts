import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-cross',
  premise: 'A den is taken for a heap of twigs and driven to the tip; in the gravel pit the echo is just as angry, the dog finds the nicest dog it ever met there, and sorry comes without a but.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [11, 34], en: [5, 35] },
  ages: [6, 10],
  leads: ['pet.dog'],
  wish: { concepts: ['angry', 'echo', 'dog'] },
  nights: { place: 'a gravel pit', indoors: false, tone: 'funny-tender', mechanism: 'saying sorry without a but', feeling: 'angry', sleep: false, endsOnRefrain: true },
  contains: ['dog', 'angry'],
  registry: {
    idea: 'an echo is company for whoever is angry',
    device: 'an apology that is not allowed any but',
    objects: ['den of fir branches', 'perfectly crooked beam', 'gravel pit like a bowl', 'sign that says not a heap'],
    joke: 'it is like eating ice cream in a hurricane',
    ending: 'somebody answers from the wood',
  },
  beats: [
    { id: 'gone', part: 'open', at: 'behind the garage', with: ['child', 'adult'], plants: ['beam'] },
    { id: 'stupid', part: 'try', at: 'the gravel pit', with: ['child', 'pet'] },
    { id: 'another-dog', part: 'stir', at: 'the gravel pit', with: ['child', 'pet'] },
    { id: 'no-but', part: 'turn', at: 'the gravel pit', with: ['child', 'adult', 'pet'] },
    { id: 'as-long-as', part: 'lull', at: 'the gravel pit', with: ['child', 'adult', 'pet', 'elder'] },
    { id: 'teeth-marks', part: 'back', at: 'home', with: ['child', 'adult', 'pet', 'friend'], pays: ['beam'] },
    { id: 'not-a-heap', part: 'last', at: 'the den', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['stupid', 'gone'],
      framing: 'wide',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'jumps', feeling: 'angry' },
        { who: 'pet', at: 'far', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['another-dog', 'stupid'],
      framing: 'close',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs' },
        { who: 'pet', at: 'right', act: 'jumps', feeling: 'happy' },
      ],
    },
    {
      beats: ['no-but', 'as-long-as', 'teeth-marks', 'not-a-heap'],
      framing: 'middle',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'adult', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', anyway: true },
        { who: 'child', at: 'left', act: 'sits', feeling: 'angry' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach' },
      ],
    },
  ],
});
