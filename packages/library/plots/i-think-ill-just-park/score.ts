import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-think-ill-just-park',
  premise:
    'A tractor with straw for the cows’ beds is stuck in the mud, and so is everybody who pulls, while the grown-ups talk of helicopters; two children with seaside spades dig the water out, as they once did from a castle, and there is a road at the bottom.',
  writtenFirstIn: 'en',
  fromStory: 5,
  storyVotes: [3, 3],
  ages: [4, 7],
  votes: { en: [2, 3] },
  leads: [],
  wish: { relation: 'stuck-in-mud', nouns: ['tractor'] },
  nights: {
    place: 'the gateway to a cow field',
    indoors: false,
    tone: 'funny',
    mechanism: 'digging a river for the water instead of pulling',
    feeling: 'not being heard',
    sleep: false,
    endsInBed: true,
  },
  contains: ['tractor', 'cow', 'rain'],
  registry: {
    idea: 'mud that is too wet is emptied as one empties a moat, and there is a road at the bottom',
    device: 'a little river from the gateway to the ditch, begun at the ditch',
    objects: ['seaside spades on a gate', 'milk lorry in a row of the stuck', 'straw for every cow’s bed'],
    joke: 'I think I’ll just park',
    ending: 'cows right up to their ears in straw while it rains again',
  },
  beats: [
    { id: 'the-gateway', part: 'open', at: 'the gateway', with: ['child', 'friend', 'farmer', 'pet'], plants: ['straw', 'spades'] },
    { id: 'the-vet', part: 'try', at: 'the gateway', with: ['child', 'friend', 'vet'] },
    { id: 'like-ducks', part: 'try', at: 'the gateway', with: ['driver'] },
    { id: 'just-park', part: 'lull', at: 'the gateway', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'aunt', 'farmer'] },
    { id: 'like-soup', part: 'turn', at: 'the gateway', with: ['child', 'friend'], plants: ['river'] },
    { id: 'a-river', part: 'turn', at: 'the gateway', with: ['child', 'friend'], pays: ['spades'] },
    { id: 'whoosh', part: 'turn', at: 'the gateway', with: ['child', 'friend', 'farmer'] },
    { id: 'out-it-came', part: 'back', at: 'the gateway', with: ['child', 'friend', 'farmer'] },
    { id: 'a-bed-for-every-cow', part: 'down', at: 'the cowshed', with: ['child', 'friend', 'farmer', 'adult', 'elder', 'aunt', 'pet'], pays: ['straw'] },
    { id: 'warm-and-dry', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['river'] },
  ],
  pictures: [
    {
      beats: ['like-ducks', 'the-vet', 'the-gateway'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'wish', at: 'right', size: 'huge', colour: 'blue' },
        { what: 'lorry', at: 'far' },
      ],
    },
    {
      beats: ['like-soup', 'just-park', 'a-river'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'puddle', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'puddle', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'puddle', at: 'centre', colour: 'brown' }],
    },
    {
      beats: ['a-river', 'whoosh', 'out-it-came'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'digs', holding: 'spade', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'digs', holding: 'spade', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'puddle', at: 'centre', colour: 'brown' }],
    },
  ],
});
