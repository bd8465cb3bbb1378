import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'this-is-a-bucket',
  premise:
    'A child who wants a puppy has a neighbour’s for an afternoon and means to walk him round the block, but he sits down at every thing and looks from it to the child; he is asking what it is, and when an umbrella goes up and the child screams, that was an answer, and another has to be given.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  fits: '!pet.dog',
  wish: { onlyAsked: true, concepts: ['pet-wish'] },
  nights: {
    place: 'a path from a doormat to a gate',
    indoors: false,
    tone: 'funny-hushed',
    mechanism: 'going up to what is frightening and saying what it is',
    feeling: 'disappointed',
    sleep: false,
  },
  contains: ['dog', 'umbrella', 'rain'],
  registry: {
    idea: 'a puppy who will not walk is asking what everything is, and whoever screams has answered',
    device: 'a pair of eyes goes from the thing to the child and back, and under the bench they do so still',
    objects: ['bucket that is knocked on', 'umbrella of somebody who does not trust clouds', 'worm that is introduced'],
    joke: 'I’ve never got past the mat',
    ending: 'the moon is told of, and somebody’s word is taken for it',
  },
  beats: [
    { id: 'on-the-doormat', part: 'open', at: 'the doormat', with: ['child', 'pup', 'friend', 'elder', 'elder2', 'pet'], plants: ['yours', 'umbrella'] },
    { id: 'to-the-bucket', part: 'stir', at: 'the path', with: ['child', 'pup', 'friend', 'adult', 'minder', 'elder', 'elder2'], plants: ['far'] },
    { id: 'he-is-asking', part: 'try', at: 'the path', with: ['child', 'pup', 'friend'], plants: ['asks'] },
    { id: 'what-there-is', part: 'try', at: 'the path', with: ['child', 'pup', 'friend', 'adult', 'minder', 'elder', 'pet'] },
    { id: 'floop', part: 'try', at: 'the gate', with: ['child', 'pup', 'friend', 'adult', 'minder', 'elder'], pays: ['umbrella'] },
    { id: 'already-answered', part: 'lull', at: 'the bench', with: ['child', 'pup'] },
    { id: 'this-is-an-umbrella', part: 'turn', at: 'the grass', with: ['child', 'pup', 'friend'] },
    { id: 'is-he-yours', part: 'back', at: 'the gate', with: ['child', 'pup'], pays: ['yours'] },
    { id: 'to-the-gate', part: 'down', at: 'the gate', with: ['child', 'pup', 'owner', 'elder'], pays: ['far'] },
    { id: 'the-moon', part: 'last', at: 'the neighbour’s step', with: ['child', 'pup', 'owner'], pays: ['asks'] },
  ],
  pictures: [
    {
      beats: ['to-the-bucket', 'he-is-asking', 'on-the-doormat'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'dog', called: 'pup', at: 'right', act: 'looks-at', to: 'bucket', size: 'small', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['floop', 'what-there-is', 'already-answered'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'umbrella', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'dog', called: 'pup', at: 'right', act: 'runs', size: 'small', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['this-is-an-umbrella', 'is-he-yours', 'already-answered'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'calm', faces: 'right' },
        { who: 'dog', called: 'pup', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
