import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'something-to-go-round',
  premise: 'A lost planet the size of a pumpkin must have something to go round and takes the child for its sun; soon everybody goes round the child and nobody can come near.',
  writtenFirstIn: 'sv',
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['space', 'stars'] },
  nights: { place: 'hill', indoors: false, tone: 'funny-tender', mechanism: 'letting go', feeling: 'lonely', sleep: false },
  contains: ['space'],
  registry: {
    idea: 'a planet must have something to go round',
    device: 'being the middle of everything keeps everybody away',
    objects: ['striped planet', 'hat', 'hill', 'setting sun'],
    joke: 'it comes round and reports what it saw at the back',
    ending: 'the grown-up goes round the bed once more, tucking in',
  },
  beats: [
    { id: 'waiting', part: 'open', at: 'the grass', with: ['child', 'friend'], plants: ['about me'] },
    { id: 'a-planet', part: 'stir', at: 'the grass', with: ['child', 'friend'], plants: ['go round'] },
    { id: 'being-a-sun', part: 'try', at: 'the street', with: ['child', 'friend'] },
    { id: 'everybody-goes-round', part: 'try', at: 'the street', with: ['child', 'friend', 'neighbour', 'pet', 'elder'] },
    { id: 'in-the-middle', part: 'lull', at: 'the street', with: ['child', 'friend'], plants: ['cold'] },
    { id: 'throw', part: 'turn', at: 'the hill', with: ['child', 'friend'], pays: ['cold'] },
    { id: 'close', part: 'back', at: 'the hill', with: ['child', 'friend', 'neighbour', 'elder', 'pet'], pays: ['about me'] },
    { id: 'something-to-go-round', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['go round'] },
  ],
  pictures: [
    {
      beats: ['a-planet', 'being-a-sun'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'is-proud', feeling: 'proud' },
        { who: 'planet', at: 'above', act: 'looks-at', to: 'child', feeling: 'happy', size: 'small' },
        { who: 'friend', at: 'left', act: 'crouches', feeling: 'surprised' },
      ],
    },
    {
      beats: ['everybody-goes-round', 'in-the-middle'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'calls-to', to: 'friend', feeling: 'sad' },
        { who: 'friend', at: 'right', act: 'flies', feeling: 'sad', faces: 'left' },
        { who: 'man', at: 'left', act: 'flies', feeling: 'surprised', faces: 'right', called: 'neighbour' },
        { who: 'planet', at: 'above', act: 'looks-at', to: 'child', feeling: 'sad', size: 'small' },
      ],
    },
    {
      beats: ['throw', 'close'],
      framing: 'close',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'planet', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'child', feeling: 'laughing' },
      ],
    },
  ],
});
