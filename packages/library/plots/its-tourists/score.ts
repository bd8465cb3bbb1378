import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-tourists',
  premise: 'The spots of a child with a fever are beach umbrellas of tiny tourists, who stay as long as it is hot, until one tear falls and the child sees who is in charge of the weather.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [27, 31], en: [25, 30] },
  ages: [3, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['ill', 'doctor'] },
  nights: { place: 'bed', indoors: true, tone: 'funny', mechanism: 'being the weather oneself', feeling: 'cross', sleep: false, endsInBed: true },
  contains: ['doctor'],
  registry: {
    idea: 'chickenpox are the beach umbrellas of tourists who like the heat',
    device: 'the child makes cold weather for those on its tummy',
    objects: ['beach umbrella no bigger than an ant', 'postcards read aloud', 'tiny buses up the leg', 'swimming in the belly button'],
    joke: 'People do call it that. But it’s tourists.',
    ending: 'a postcard smaller than a crumb from where the floor keeps still',
  },
  beats: [
    { id: 'so-itchy', part: 'open', at: 'in bed', with: ['child', 'adult', 'tourist'] },
    { id: 'the-doctor', part: 'stir', at: 'in bed', with: ['child', 'adult', 'doctor'], plants: ['like the weather'] },
    { id: 'dear-mum', part: 'try', at: 'in bed', with: ['child', 'tourist', 'pet'], plants: ['postcard'] },
    { id: 'more-of-them', part: 'try', at: 'in bed', with: ['child', 'tourist'] },
    { id: 'drip', part: 'lull', at: 'in bed', with: ['child', 'adult', 'tourist'], pays: ['like the weather'] },
    { id: 'the-weather', part: 'turn', at: 'in bed', with: ['child', 'adult', 'tourist', 'pet'] },
    { id: 'going-home', part: 'back', at: 'in bed', with: ['child', 'tourist'] },
    { id: 'a-postcard', part: 'last', at: 'in bed, the next morning', with: ['child', 'adult'], pays: ['postcard'] },
  ],
  pictures: [
    {
      beats: ['the-doctor', 'so-itchy', 'dear-mum'],
      framing: 'middle',
      world: 'bedroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'sad' },
        { who: 'doctor', at: 'left', act: 'looks-at', to: 'child', holding: 'magnifying-glass', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['more-of-them', 'drip', 'dear-mum'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'sad' },
        { who: 'swimmer', at: 'bed', act: 'sits-on-lap', to: 'child', size: 'tiny', feeling: 'happy', called: 'tourist' },
      ],
    },
    {
      beats: ['the-weather', 'drip', 'going-home'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'drinks', to: 'glass-of-water', feeling: 'proud' },
        { who: 'adult', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'swimmer', at: 'bed', act: 'runs', size: 'tiny', feeling: 'surprised', called: 'tourist' },
      ],
    },
  ],
});
