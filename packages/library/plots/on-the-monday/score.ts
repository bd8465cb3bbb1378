import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'on-the-monday',
  premise:
    'The best friend has at last found an owl, and the child cannot bear to say that it is a plastic one to scare pigeons; when it is said at last, a real owl comes and bows to the false one, and it is the dog who found it.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['owl'] },
  nights: {
    place: 'a window over a garage roof',
    indoors: true,
    tone: 'funny-serious',
    mechanism: 'owning up before the bird club comes',
    feeling: 'guilt',
    sleep: false,
  },
  storyVotes: [3, 3],
  alike: ['knows-im-here'],
  contains: ['owl', 'dog', 'cat', 'mouse', 'dark'],
  registry: {
    idea: 'a friend’s first owl is a plastic one, and the truth goes off like milk',
    device: 'whoever never cared about the plastic owl cares about the real one',
    objects: ['plastic owl from a sale', 'notebook headed Owls', 'mouse laid at plastic feet', 'new shirt that frightens'],
    joke: 'I never brought it a mouse',
    ending: 'an owl bows once more, to be on the safe side, and goes as silent as snow',
  },
  beats: [
    { id: 'three-years', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['notebook'] },
    { id: 'on-the-garage', part: 'open', at: 'the window', with: ['child', 'friend', 'adult', 'lodger'], plants: ['plastic'] },
    { id: 'four-pages', part: 'stir', at: 'school', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'strict-landlord', part: 'lull', at: 'the bedroom', with: ['child', 'pet', 'adult', 'lodger'], plants: ['guard'] },
    { id: 'seven-of-them', part: 'try', at: 'school', with: ['child', 'friend'] },
    { id: 'its-plastic', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet'], pays: ['plastic'] },
    { id: 'thump', part: 'turn', at: 'the bedroom', with: ['child', 'pet'], pays: ['guard'] },
    { id: 'it-bows', part: 'turn', at: 'the window', with: ['child', 'friend', 'pet', 'owl'] },
    { id: 'found-by', part: 'back', at: 'the bedroom', with: ['child', 'friend', 'pet'], pays: ['notebook'] },
    { id: 'to-come-home-to', part: 'last', at: 'the bedroom', with: ['child', 'friend', 'pet', 'adult', 'lodger', 'elder', 'elder2'] },
  ],
  pictures: [
    {
      beats: ['four-pages', 'strict-landlord', 'on-the-garage'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'book', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'listens-to', to: 'friend', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['its-plastic', 'seven-of-them', 'thump'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'book', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['it-bows', 'thump', 'found-by'],
      framing: 'over-shoulder',
      world: 'roofs',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'centre', act: 'carries', to: 'mouse', size: 'child', colour: 'brown', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
