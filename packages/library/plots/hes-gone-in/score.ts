import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hes-gone-in',
  premise:
    'A child who has said never shares a shed with a knight who said it seven hundred years ago and waits for his brother’s sorry; but what the brother calls every evening is soup, and what is called from the kitchen is waffles.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['knight'] },
  nights: {
    place: 'a garden shed by the fields',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'hearing the sorry that has another word in it, and saying it back',
    feeling: 'offended',
    sleep: false,
    endsInBed: true,
  },
  contains: ['knight'],
  registry: {
    idea: 'a knight has waited seven hundred years for a sorry that has been called to him every evening as soup',
    device: 'what is called to somebody else in the distance is heard to be the same as what is called to oneself',
    objects: ['bucket in a shed', 'waffles kept warm', 'poem about a storm', 'cow that blows over a church'],
    joke: 'did he say sorry – no, he said waffles',
    ending: 'nobody calls the cow that night, since he has gone in',
  },
  beats: [
    { id: 'never', part: 'open', at: 'the shed', with: ['child', 'elder', 'knight', 'pet'], plants: ['cow', 'never'] },
    { id: 'or-longer', part: 'stir', at: 'the shed', with: ['child', 'knight'], plants: ['sorry'] },
    { id: 'a-face-like-a-cheese', part: 'stir', at: 'the shed', with: ['child', 'knight', 'adult', 'elder', 'minder', 'friend'], plants: ['poem'] },
    { id: 'theres-waffles', part: 'try', at: 'the shed', with: ['child', 'knight', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'keeping-them-warm', part: 'try', at: 'the shed', with: ['child', 'knight', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'somebody-calls', part: 'lull', at: 'the shed', with: ['child', 'knight'] },
    { id: 'that-is-the-sorry', part: 'turn', at: 'the shed', with: ['child', 'knight'], pays: ['sorry'] },
    { id: 'what-sort-of-soup', part: 'turn', at: 'the shed', with: ['child', 'knight', 'pet'] },
    { id: 'are-there-any-with-jam', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'], pays: ['never'] },
    { id: 'very-sad-for-the-cow', part: 'down', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'], pays: ['poem'] },
    { id: 'hes-gone-in', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], pays: ['cow'] },
  ],
  pictures: [
    {
      beats: ['or-longer', 'a-face-like-a-cheese'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'knight', feeling: 'angry', faces: 'right' },
        { who: 'knight', at: 'right', act: 'sits', colour: 'grey', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'right' }],
    },
    {
      beats: ['that-is-the-sorry', 'somebody-calls'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'knight', feeling: 'surprised', faces: 'right' },
        { who: 'knight', at: 'right', act: 'listens-to', to: 'child', colour: 'grey', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['what-sort-of-soup', 'are-there-any-with-jam'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'knight', at: 'right', act: 'runs', colour: 'grey', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'waves', to: 'knight', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
