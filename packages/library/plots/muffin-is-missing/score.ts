import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'muffin-is-missing',
  premise:
    'A dog that sings along with police cars is missing, so the police car sings at the shop, the church and the lake, and every time he answers, just as near; the child lays an ear to the seat and hears that he has been in the police car all day, under a cone.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [15, 27], en: [31, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['police-car'] },
  nights: { place: 'a police car about the town', indoors: false, tone: 'funny', mechanism: 'an ear against the back of the seat', feeling: 'sorry for somebody', sleep: false, endsInBed: true, endsOnRefrain: true },
  alike: ['warm-warmer-peep'],
  contains: ['police-car', 'dog'],
  registry: {
    idea: 'the police look everywhere for a dog that answers the siren, and he answers just as near everywhere, for he is in the police car',
    device: 'a siren no bigger than a whisper, and an ear to the seat',
    objects: ['three cones put in at the back', 'empty lead', 'duck behind a boat'],
    joke: 'one of the cones wagged its tail',
    ending: 'a siren whispered in a dog’s ear, and the blue light is put out',
  },
  beats: [
    { id: 'bang', part: 'open', at: 'the gate', with: ['child', 'officer', 'adult', 'friend', 'elder'], plants: ['cones'] },
    { id: 'with-sugar-on', part: 'stir', at: 'the gate', with: ['child', 'officer', 'owner', 'adult', 'friend', 'elder', 'pet'], plants: ['sings'] },
    { id: 'the-shop', part: 'try', at: 'the shop', with: ['child', 'officer', 'owner', 'friend', 'elder', 'pet'], refrain: true },
    { id: 'the-church', part: 'try', at: 'the church', with: ['child', 'officer', 'owner', 'friend', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'the-lake', part: 'try', at: 'the lake', with: ['child', 'officer', 'owner', 'friend', 'elder', 'pet'], refrain: true },
    { id: 'soon-evening', part: 'lull', at: 'the lake', with: ['child', 'owner'] },
    { id: 'said-the-seat', part: 'turn', at: 'the police car', with: ['child', 'officer', 'pet'], pays: ['sings'], refrain: true },
    { id: 'three-cones', part: 'back', at: 'the police car', with: ['child', 'officer', 'owner', 'dog', 'friend', 'elder', 'pet'], pays: ['cones'] },
    { id: 'the-blue-lamp', part: 'last', at: 'the gate', with: ['child', 'officer', 'dog', 'friend', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-shop', 'with-sugar-on', 'the-church'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'police-car', at: 'right', act: 'sings', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'listens-to', to: 'police-car', feeling: 'curious', faces: 'right' },
        { who: 'woman', called: 'owner', at: 'left', act: 'waits', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['said-the-seat', 'soon-evening', 'the-lake'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'police-car', at: 'right', act: 'waits', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'police-car', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['three-cones', 'said-the-seat', 'the-blue-lamp'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'dog', called: 'dog', at: 'centre', act: 'sits', size: 'small', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'dog', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'happy', faces: 'right', if: 'pet.dog / pet.cat' },
        { who: 'police-car', at: 'right', act: 'waits', size: 'big', faces: 'left' },
      ],
    },
  ],
});
