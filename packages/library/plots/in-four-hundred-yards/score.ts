import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-four-hundred-yards',
  premise: 'The voice in the car knows the name of every place and has never seen one; when it is lost itself, the child tells it what there is to hear, and the two find the way together.',
  writtenFirstIn: 'en',
  putBefore: { sv: [26, 34], en: [27, 35] },
  ages: [7, 12],
  leads: [],
  wish: { concepts: ['car'] },
  nights: { place: 'car', indoors: false, tone: 'funny-tender', mechanism: 'telling what is there to somebody who cannot see', feeling: 'afraid', sleep: false, endsInBed: true },
  votes: { en: [0, 3] },
  contains: ['car', 'sheep'],
  registry: {
    idea: 'one knows where everything is, the other what it looks like',
    device: 'the voice that gives directions asks what is there',
    objects: ['voice in the dashboard', 'sheep in a field', 'church like a pencil', 'gate in the dark'],
    joke: 'three left turns to have the sheep once more',
    ending: 'the car’s little lamp answers from the yard',
  },
  beats: [
    { id: 'what-is-it-like', part: 'open', at: 'the car', with: ['child', 'voice', 'adult', 'friend'], plants: ['sheep'] },
    { id: 'clouds', part: 'try', at: 'the car', with: ['child', 'voice', 'adult', 'friend'], plants: ['church'] },
    { id: 'no-name', part: 'lull', at: 'the lane', with: ['child', 'voice', 'adult'] },
    { id: 'stand-still', part: 'turn', at: 'the lane', with: ['child', 'voice', 'adult', 'pet'], pays: ['sheep', 'church'] },
    { id: 'say-when', part: 'back', at: 'the lane', with: ['child', 'voice', 'adult'] },
    { id: 'arrived', part: 'back', at: 'the house', with: ['child', 'voice', 'adult', 'elder'] },
    { id: 'the-sea', part: 'last', at: 'the window', with: ['child', 'voice'] },
  ],
  pictures: [
    {
      beats: ['what-is-it-like', 'clouds'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'car', at: 'left', act: 'looks-at', to: 'sheep', feeling: 'curious' },
        { who: 'sheep', at: 'right', act: 'stands', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['stand-still', 'no-name'],
      framing: 'middle',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'car', feeling: 'calm' },
        { who: 'car', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['say-when', 'arrived', 'the-sea'],
      framing: 'close',
      world: 'beach',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'house', feeling: 'happy' },
        { who: 'car', at: 'centre', act: 'looks-at', to: 'house', feeling: 'happy' },
      ],
      things: [{ what: 'house', at: 'right' }],
    },
  ],
});
