import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-one-word',
  premise:
    'A child who never stops talking lies hidden in a wood without a word, to be found by a search dog who has never barked; the dog lies down and hides as well, the voice goes the wrong way, and a promise not to say one word says nothing about woof.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['dog'] },
  nights: {
    place: 'under a fir tree in a wood',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'barking first, so that somebody else can',
    feeling: 'bursting with what one may not say',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['dog'],
  registry: {
    idea: 'a search dog finds whoever is hidden and hides there too, since she has never barked',
    device: 'whoever has promised not to say one word may still bark',
    objects: ['camping mat under a fir tree', 'whistle that is not blown', 'bell that turns in the wood', 'bark much bigger than the dog'],
    joke: 'so surprised at her first bark that she looked behind her to see who it was',
    ending: 'a whole hour of talking is saved up, and a sleeping dog opens one eye',
  },
  beats: [
    { id: 'under-the-fir', part: 'open', at: 'the wood', with: ['child', 'neighbour', 'friend', 'pet', 'elder', 'elder2'], plants: ['talks'] },
    { id: 'not-once', part: 'stir', at: 'the wood', with: ['child', 'neighbour', 'dog'], plants: ['promise', 'sunday'] },
    { id: 'the-needles-fell', part: 'lull', at: 'the wood', with: ['child'] },
    { id: 'both-hidden', part: 'try', at: 'the wood', with: ['child', 'dog'] },
    { id: 'the-wrong-way', part: 'lull', at: 'the wood', with: ['child', 'dog', 'neighbour'] },
    { id: 'not-a-word', part: 'turn', at: 'the wood', with: ['child', 'dog', 'pet'], pays: ['promise'] },
    { id: 'woof', part: 'turn', at: 'the wood', with: ['child', 'dog'] },
    { id: 'hoarse', part: 'back', at: 'the wood', with: ['child', 'neighbour', 'dog'] },
    { id: 'all-the-way-home', part: 'last', at: 'the car', with: ['child', 'neighbour', 'dog'], pays: ['talks', 'sunday'] },
  ],
  pictures: [
    {
      beats: ['both-hidden', 'the-wrong-way'],
      framing: 'close',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'dog', called: 'dog', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', colour: 'brown' },
      ],
    },
    {
      beats: ['woof', 'not-a-word'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'laughing', faces: 'right' },
        { who: 'dog', called: 'dog', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left', colour: 'brown' },
      ],
      things: [{ what: 'fir-tree', at: 'far' }],
    },
    {
      beats: ['hoarse', 'woof'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'woman', called: 'neighbour', at: 'right', act: 'hugs', to: 'dog', feeling: 'happy', faces: 'left' },
        { who: 'dog', called: 'dog', at: 'centre', act: 'stands', feeling: 'proud', faces: 'right', colour: 'brown' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
