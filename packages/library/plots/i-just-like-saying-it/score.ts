import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-just-like-saying-it',
  premise:
    'Nobody can remember a child’s name, for last night the cat came in when it was called and the child did not, and a name belongs to whoever comes; the cat is faster, but it never does what it is told, so the child tells it to go.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  fits: 'pet.cat / !pet',
  standIns: { pet: 'cat' },
  wish: { concepts: ['nobody-remembers'] },
  nights: {
    place: 'a kitchen and a garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking a cat to do it',
    feeling: 'not being known at home',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['cat'],
  registry: {
    idea: 'a name belongs to whoever comes when it is called, and the cat came in',
    device: 'the cat is begged to go first, and so it sits down and washes',
    objects: ['mug in front of a cat', 'parcel signed for with a paw', 'cat in the bread bin', 'leg in the air like a flagpole'],
    joke: 'I have been calling and calling for',
    ending: 'the cat is called by its own name, hears every word, and does not come',
  },
  beats: [
    { id: 'good-morning', part: 'open', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder'], plants: ['nobody-called'] },
    { id: 'signed-for', part: 'stir', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder', 'friend'] },
    { id: 'every-day', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'pet'], plants: ['saying'] },
    { id: 'backwards', part: 'lull', at: 'the apple tree', with: ['child', 'pet'], plants: ['rule', 'never-comes'], pays: ['nobody-called'] },
    { id: 'tuna', part: 'try', at: 'the garden', with: ['child', 'pet', 'adult'] },
    { id: 'the-third-time', part: 'turn', at: 'the garden', with: ['child', 'pet', 'adult'] },
    { id: 'do-as-youre-asked', part: 'turn', at: 'the garden', with: ['child', 'pet'], pays: ['rule'] },
    { id: 'there-you-are', part: 'back', at: 'the kitchen', with: ['child', 'adult', 'friend'] },
    { id: 'kipper-kipper', part: 'last', at: 'the back door', with: ['child', 'adult', 'pet'], pays: ['saying', 'never-comes'] },
  ],
  pictures: [
    {
      beats: ['every-day', 'signed-for'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sign', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits-on', to: 'fridge', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'fridge', at: 'right' }],
    },
    {
      beats: ['tuna', 'backwards', 'the-third-time'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'runs', feeling: 'happy', faces: 'right', anyway: true },
      ],
      things: [{ what: 'apple-tree', at: 'far' }],
    },
    {
      beats: ['do-as-youre-asked', 'the-third-time'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'angry', faces: 'left', anyway: true },
      ],
    },
  ],
});
