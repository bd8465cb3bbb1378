import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-had-an-umbrella',
  premise: 'At the lost property window everybody is ashamed and says umbrella; the child owns up to a teddy, and finds among a roomful of brown bears that one never looks at a teddy, one only holds it: so it must be found with the eyes shut.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [29, 34], en: [36, 36] },
  ages: [6, 11],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lost-toy', 'teddy'] },
  nights: { place: 'the station', indoors: true, tone: 'funny-tender', mechanism: 'knowing somebody by the feel', feeling: 'ashamed', sleep: false },
  votes: { sv: [2, 3], en: [0, 3] },
  contains: ['teddy', 'lost-toy', 'bear'],
  registry: {
    idea: 'nobody knows what a teddy looks like, only how it is to hold',
    device: 'everybody in the queue says umbrella',
    objects: ['brown umbrella', 'roomful of brown bears', 'bald patch the size of a thumb', 'pig in a briefcase'],
    joke: 'it is he who cannot sleep alone',
    ending: 'it poured, and nobody had an umbrella',
  },
  beats: [
    { id: 'not-needed', part: 'open', at: 'home', with: ['child', 'adult', 'pet', 'friend', 'elder'], plants: ['held in the dark'] },
    { id: 'the-queue', part: 'stir', at: 'the station', with: ['child', 'clerk', 'boy', 'lady', 'friend', 'elder', 'elder2', 'pet'], plants: ['umbrella'] },
    { id: 'an-umbrella', part: 'try', at: 'the station', with: ['child', 'clerk', 'boy', 'friend', 'elder'] },
    { id: 'all-brown', part: 'turn', at: 'the bear room', with: ['child', 'clerk', 'pet'] },
    { id: 'by-feel', part: 'turn', at: 'the bear room', with: ['child', 'clerk', 'boy', 'pet', 'friend', 'elder'], pays: ['held in the dark'] },
    { id: 'a-rabbit', part: 'back', at: 'the station', with: ['child', 'clerk', 'boy', 'lady', 'friend', 'elder', 'elder2'] },
    { id: 'rain', part: 'last', at: 'the street', with: ['child', 'boy', 'lady', 'pet', 'friend', 'elder'], pays: ['umbrella'] },
  ],
  pictures: [
    {
      beats: ['the-queue', 'an-umbrella'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'woman', called: 'clerk', at: 'right', act: 'gives', to: 'child', holding: 'umbrella', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'umbrella', feeling: 'sad' },
        { who: 'friend', at: 'near', act: 'stands', feeling: 'curious' },
      ],
    },
    {
      beats: ['all-brown', 'an-umbrella'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'teddy', feeling: 'sad' },
        { who: 'woman', called: 'clerk', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm' },
        { who: 'pet', at: 'near', act: 'sits', if: 'pet.dog', feeling: 'happy' },
      ],
      things: [{ what: 'teddy', at: 'centre', count: 5 }],
    },
    {
      beats: ['by-feel', 'all-brown', 'a-rabbit'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'carries', to: 'teddy', feeling: 'calm' },
      ],
    },
  ],
});
