import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whopping',
  premise:
    'A fairy as small as a pea pod grants whopping wishes by her own measure, an umbrella like a daisy and a bus like a banana, till the bus drives off the bench into a whopping puddle and the child’s two hands scoop it out; then the real bus comes.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [2, 12], en: [7, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['fairy'] },
  nights: {
    place: 'a bus shelter',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'scooping somebody small out of a puddle with both hands',
    feeling: 'patient',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['fairy', 'bus', 'rain'],
  registry: {
    idea: 'a very small fairy grants very big wishes, and they are big to her',
    device: 'two hands that are only hands are the biggest thing the fairy has ever seen',
    objects: ['umbrella as big as a daisy', 'bun that is gone on the tongue', 'bus as long as a banana', 'puddle on the floor of a bus shelter'],
    joke: 'have you got anything bigger? bigger than THAT?',
    ending: 'the fairy rides on the real bus and says whopping',
  },
  beats: [
    { id: 'pea-pod', part: 'open', at: 'the bus shelter', with: ['child', 'fairy', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['late bus'] },
    { id: 'umbrella', part: 'stir', at: 'the bus shelter', with: ['child', 'fairy'], plants: ['umbrella'], refrain: true },
    { id: 'a-bun', part: 'try', at: 'the bus shelter', with: ['child', 'fairy'], refrain: true },
    { id: 'plenty-of-room', part: 'try', at: 'the bus shelter', with: ['child', 'fairy', 'driver'], plants: ['wished'], refrain: true },
    { id: 'splash', part: 'try', at: 'the bus shelter', with: ['fairy', 'driver'] },
    { id: 'two-hands', part: 'turn', at: 'the bus shelter', with: ['child', 'fairy'] },
    { id: 'theyre-whopping', part: 'turn', at: 'the bus shelter', with: ['child', 'fairy', 'driver'], refrain: true },
    { id: 'number-nine', part: 'back', at: 'the bus shelter', with: ['child', 'fairy'], pays: ['late bus', 'wished'] },
    { id: 'what-do-you-think', part: 'last', at: 'the bus', with: ['child', 'fairy'], pays: ['umbrella'], refrain: true },
  ],
  pictures: [
    {
      beats: ['umbrella', 'a-bun', 'pea-pod'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'surprised', faces: 'right' },
        { who: 'fairy', at: 'centre', act: 'points-at', to: 'umbrella', size: 'tiny', feeling: 'proud', faces: 'right' },
      ],
      things: [
        { what: 'umbrella', at: 'centre', size: 'tiny', colour: 'red' },
        { what: 'bench', at: 'right' },
      ],
    },
    {
      beats: ['plenty-of-room', 'splash'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'bus', at: 'centre', act: 'stands', size: 'tiny', colour: 'green', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bus', feeling: 'curious', faces: 'right' },
        { who: 'fairy', at: 'right', act: 'points-at', to: 'bus', size: 'tiny', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['number-nine', 'theyre-whopping', 'what-do-you-think'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'bus', at: 'right', act: 'stands', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'bus', feeling: 'happy', faces: 'right' },
        { who: 'fairy', at: 'left', act: 'hides-behind', to: 'child', size: 'tiny', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
