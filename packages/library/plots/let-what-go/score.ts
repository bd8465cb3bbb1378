import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'let-what-go',
  premise:
    'A wobbly tooth does exactly as it is told, and so it hangs on, walks to the left and stays for ever; only a laugh, which tells it nothing, can get it out, and the laugh that the best friend called a goose in a bucket is the one that is needed.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [7, 9],
  leads: [],
  wish: { concepts: ['tooth'] },
  nights: {
    place: 'a sofa with a blanket',
    indoors: true,
    tone: 'funny',
    mechanism: 'a laugh that tells the tooth nothing',
    feeling: 'worried',
    sleep: false,
  },
  votes: { sv: [0, 3] },
  putBefore: { sv: [0, 12], en: [3, 12] },
  contains: ['tooth'],
  registry: {
    idea: 'a tooth obeys every word, so it can only come out by something that is not a word',
    device: 'notes read aloud in the wrong place make somebody laugh',
    objects: ['notebook in which things are done in order', 'yellow coat worn indoors', 'toffee apple held up as a stop sign', 'snoring matchbox with a bow'],
    joke: 'do not mention rabbit; mentioned rabbit',
    ending: 'a matchbox snores like a gnat with a cold',
  },
  beats: [
    { id: 'hanging-on', part: 'open', at: 'the sofa', with: ['child', 'friend', 'elder', 'adult', 'elder2', 'pet'], plants: ['hang-on'] },
    { id: 'honk', part: 'stir', at: 'the sofa', with: ['child', 'friend'], plants: ['honk'] },
    { id: 'let-go', part: 'try', at: 'the sofa', with: ['child', 'friend'], plants: ['notes'] },
    { id: 'string', part: 'try', at: 'the sofa', with: ['child', 'friend', 'elder'], plants: ['string'] },
    { id: 'for-ever', part: 'lull', at: 'the sofa', with: ['child', 'friend'] },
    { id: 'goose', part: 'turn', at: 'the sofa', with: ['child', 'friend'] },
    { id: 'rabbit', part: 'turn', at: 'the sofa', with: ['child', 'friend'], pays: ['honk', 'notes'] },
    { id: 'stop', part: 'back', at: 'the hall', with: ['elder', 'child', 'pet'] },
    { id: 'resting', part: 'down', at: 'the sofa', with: ['child', 'friend', 'adult'], pays: ['hang-on'] },
    { id: 'matchbox', part: 'last', at: 'the sofa', with: ['child', 'friend', 'elder', 'pet'], pays: ['string'] },
  ],
  pictures: [
    {
      beats: ['let-go', 'honk', 'string'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'writes', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['for-ever', 'goose', 'string'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'blanket', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'blanket', at: 'centre' }],
    },
    {
      beats: ['stop', 'rabbit', 'resting'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'holds-up', to: 'apple', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'tooth', at: 'centre', act: 'runs', size: 'small', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
