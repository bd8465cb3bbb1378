import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'as-high-as-i-reach',
  premise:
    'A treasure map in the hem of a curtain in a grandparent’s attic fits nobody but a child of that size: the grandparent drew it, the summer with nobody to play with, for the one they would have played with, and the treasure is the first move of a game that has waited sixty years.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['treasure-map', 'attic'] },
  nights: { place: 'a grandparent’s attic', indoors: true, tone: 'funny-tender', mechanism: 'measuring with a body of the right size', feeling: 'lonely long ago', sleep: false, endsInBed: true },
  alike: ['it-has-to-be-dark'],
  contains: [],
  registry: {
    idea: 'a treasure map measured in the steps and the reach of a child is right only for somebody of that size',
    device: 'as high as I reach: whoever drew it has grown, and reaches too high',
    objects: ['chimney with a sour nose', 'rag rug that is the sea', 'fur coat that says do not touch', 'squared paper with one cross'],
    joke: 'what a long time you thought; I wasn’t born',
    ending: 'dry socks after the sea: I went round',
  },
  beats: [
    { id: 'curtains', part: 'open', at: 'the attic', with: ['child', 'elder'], plants: ['map'] },
    { id: 'such-writing', part: 'stir', at: 'the attic', with: ['child', 'elder', 'pet'] },
    { id: 'general', part: 'try', at: 'the attic', with: ['child', 'elder'] },
    { id: 'seventeen-steps', part: 'try', at: 'the attic', with: ['child', 'elder'], plants: ['steps', 'socks'] },
    { id: 'under-the-bear', part: 'try', at: 'the attic', with: ['child', 'elder'] },
    { id: 'in-my-size', part: 'lull', at: 'the attic', with: ['child', 'elder'], plants: ['size', 'nobody-to-play-with'] },
    { id: 'too-high', part: 'turn', at: 'the attic', with: ['child', 'elder'], pays: ['steps'] },
    { id: 'as-high', part: 'turn', at: 'the attic', with: ['child', 'elder'], pays: ['size', 'map'] },
    { id: 'your-turn', part: 'back', at: 'the attic', with: ['child', 'elder', 'friend'], pays: ['nobody-to-play-with'] },
    { id: 'i-went-round', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'elder2'], pays: ['socks'] },
  ],
  pictures: [
    {
      beats: ['general', 'such-writing', 'seventeen-steps'],
      framing: 'middle',
      world: 'attic',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'map', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['in-my-size', 'under-the-bear', 'too-high'],
      framing: 'wide',
      world: 'attic',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'child', at: 'centre', act: 'listens-to', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['as-high', 'your-turn', 'too-high'],
      framing: 'close',
      world: 'attic',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'tin-box', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
