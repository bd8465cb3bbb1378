import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-sheep-in-wellingtons',
  premise:
    'Two neighbours both have the rainbow, each from their own doorstep, and quarrel until it begins to go; a child on the wall between them finds that it moves with whoever looks, and whoever wants the same one has to sit in the same place.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['rainbow'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a garden wall', indoors: false, tone: 'funny', mechanism: 'sitting so close that everybody sees the same one', feeling: 'eager', sleep: false },
  contains: ['rainbow', 'rain', 'quarrel'],
  registry: {
    idea: 'whoever stands apart gets a rainbow each, and whoever wants the same one has to be in the same place',
    device: 'it takes three steps when one takes three steps',
    objects: ['wheelbarrow for a rainbow', 'washing basket on an arm', 'sheep who is green at one end', 'cabbage leaf in a mouth'],
    joke: 'shouted at by a sheep in wellingtons',
    ending: 'the colours go one by one, and the red last',
  },
  beats: [
    { id: 'all-week', part: 'open', at: 'the wall', with: ['child', 'elder', 'pet'] },
    { id: 'there-it-was', part: 'stir', at: 'the wall', with: ['child', 'man', 'woman', 'sheep'], refrain: true, plants: ['baa'] },
    { id: 'whose', part: 'try', at: 'the gardens', with: ['child', 'man', 'woman'] },
    { id: 'it-ran', part: 'try', at: 'the gardens', with: ['man', 'woman', 'sheep', 'pet'], refrain: true, plants: ['basket'] },
    { id: 'it-hopped', part: 'lull', at: 'the wall', with: ['child', 'friend'], plants: ['one each'] },
    { id: 'nose-to-nose', part: 'stir', at: 'the wall', with: ['child', 'man', 'woman'], refrain: true },
    { id: 'the-biggest-breath', part: 'turn', at: 'the wall', with: ['child', 'man', 'woman'], pays: ['baa', 'one each'] },
    { id: 'ears', part: 'turn', at: 'the wall', with: ['child', 'man', 'woman'], pays: ['basket'] },
    { id: 'hers-then', part: 'back', at: 'the wall', with: ['man', 'woman', 'sheep'] },
    { id: 'one-by-one', part: 'last', at: 'the wall', with: ['child', 'man', 'woman'] },
  ],
  pictures: [
    {
      beats: ['there-it-was', 'all-week', 'whose'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'wall', feeling: 'happy', faces: 'right' },
        { who: 'sheep', called: 'sheep', at: 'right', act: 'stands', faces: 'left' },
      ],
      things: [
        { what: 'wall', at: 'left' },
        { what: 'rainbow', at: 'far', size: 'big' },
      ],
    },
    {
      beats: ['it-ran', 'it-hopped'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'old-man', called: 'man', at: 'left', act: 'pushes', to: 'wheelbarrow', feeling: 'angry', faces: 'right' },
        { who: 'old-lady', called: 'woman', at: 'right', act: 'walks', holding: 'basket', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'far', size: 'big' }],
    },
    {
      beats: ['ears', 'the-biggest-breath', 'hers-then'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'old-man', called: 'man', at: 'left', act: 'sits-on', to: 'wall', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'sits-on', to: 'wall', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', called: 'woman', at: 'right', act: 'sits-on', to: 'wall', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'rainbow', at: 'far', size: 'big' }],
    },
  ],
});
