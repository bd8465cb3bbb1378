import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'find-sandwich',
  premise:
    'A grandparent keeps a chanterelle place secret with scarves and turns at a roundabout; the year the child is told where it is, somebody has cut it down, but the dog, who once ate twelve chanterelle sandwiches, knows another, and now it is the grandparent who may not look.',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: ['elder', 'pet.dog'],
  seasons: ['summer', 'autumn'],
  nights: {
    place: 'a wood with mushrooms',
    indoors: false,
    tone: 'dry-tender',
    mechanism: 'letting the leash hang loose and following a nose',
    feeling: 'having to say something sad',
    sleep: false,
  },
  contains: ['dog'],
  registry: {
    idea: 'a secret mushroom place is kept with a scarf over the eyes, and the scarf changes hands',
    device: 'a dog with one sandwich on its conscience pulls left on the way there and right on the way back',
    objects: ['scarf over the eyes of a dog', 'boulder like a loaf', 'dish licked so clean that it is put back', 'basket that smells of all autumns'],
    joke: 'they do not even know it is a secret',
    ending: 'four times round the roundabout, and you cannot trust the dog',
  },
  beats: [
    { id: 'two-scarves', part: 'open', at: 'the car', with: ['child', 'elder', 'pet'], plants: ['scarf', 'sandwich'] },
    { id: 'yellow-all-round', part: 'open', at: 'the wood', with: ['child', 'elder', 'elder2', 'neighbour', 'friend'], plants: ['look'] },
    { id: 'the-ear', part: 'stir', at: 'the path', with: ['child', 'elder'] },
    { id: 'stumps', part: 'try', at: 'the hill', with: ['child', 'pet'], plants: ['left'] },
    { id: 'whose-ear', part: 'try', at: 'the stream', with: ['child', 'elder', 'pet'] },
    { id: 'all-of-it', part: 'lull', at: 'the path', with: ['child', 'elder'] },
    { id: 'a-very-clean-dish', part: 'turn', at: 'the path', with: ['child', 'elder', 'pet'], pays: ['sandwich', 'left'] },
    { id: 'find-sandwich', part: 'turn', at: 'the stream', with: ['child', 'pet'] },
    { id: 'cannot-tell', part: 'turn', at: 'the path', with: ['child', 'elder'] },
    { id: 'tie-it-properly', part: 'back', at: 'the stream', with: ['child', 'elder', 'pet'], pays: ['look'] },
    { id: 'four-times-round', part: 'last', at: 'the car', with: ['child', 'elder', 'pet'], pays: ['scarf'] },
  ],
  pictures: [
    {
      beats: ['the-ear', 'stumps', 'yellow-all-round'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'whispers-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'elder', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-very-clean-dish', 'all-of-it', 'whose-ear'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'holds', to: 'scarf', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'centre', act: 'leans-on', to: 'elder', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'basket', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'basket', at: 'near' }],
    },
    {
      beats: ['tie-it-properly', 'cannot-tell', 'find-sandwich'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'near', act: 'walks', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'chanterelles', at: 'centre', count: 3 }],
    },
  ],
});
