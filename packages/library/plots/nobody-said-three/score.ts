import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-said-three',
  premise:
    'Nobody at the wedding may have cake until there is a photograph in which nobody blinks, and the one who blinks is the child; the friend gives away how to win a staring match, and eighty-four people shut their eyes until three.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 8],
  leads: ['friend'],
  wish: { concepts: ['wedding'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a wedding in a garden', indoors: false, tone: 'funny', mechanism: 'shutting eyes together and opening them on three', feeling: 'embarrassed', sleep: false },
  contains: [],
  alike: ['dont-wake-them', 'say-cheese'],
  registry: {
    idea: 'a whole wedding waits for its cake because somebody blinks in every photograph, and then it is the child',
    device: 'eyes that have been shut really tight until three want to stay open',
    objects: ['sugar groom who sinks into his cake', 'battery with one photograph left', 'man with a beard who says sorry', 'secret of a staring match'],
    joke: 'you cannot blink twice in one photograph; both eyes',
    ending: 'one, two, the lamp is put out, and nobody says three',
  },
  beats: [
    { id: 'no-cake', part: 'open', at: 'the wedding', with: ['child', 'friend', 'bride', 'pet'], plants: ['stare'] },
    { id: 'who', part: 'stir', at: 'the wedding', with: ['friend', 'photo', 'bride', 'elder', 'elder2'], refrain: true },
    { id: 'his-mum', part: 'stir', at: 'the wedding', with: ['friend', 'photo'], plants: ['beard'], refrain: true },
    { id: 'the-cake', part: 'stir', at: 'the wedding', with: ['child', 'photo', 'pet'], plants: ['groom'] },
    { id: 'both-eyes', part: 'try', at: 'the wedding', with: ['child', 'friend', 'photo'], refrain: true },
    { id: 'peep', part: 'lull', at: 'the wedding', with: ['child', 'photo'] },
    { id: 'the-secret', part: 'turn', at: 'the wedding', with: ['child', 'friend'], pays: ['stare'] },
    { id: 'three', part: 'turn', at: 'the wedding', with: ['child', 'photo'], plants: ['three'] },
    { id: 'open', part: 'turn', at: 'the wedding', with: ['child', 'friend', 'photo'], pays: ['beard'] },
    { id: 'the-hat', part: 'back', at: 'the wedding', with: ['child', 'friend', 'bride'], pays: ['groom'] },
    { id: 'two', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['three'] },
  ],
  pictures: [
    {
      beats: ['who', 'no-cake', 'his-mum', 'the-cake'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'photo', at: 'left', act: 'stands-on', to: 'ladder', holding: 'camera', feeling: 'sad', faces: 'right' },
        { who: 'bride', called: 'bride', at: 'right', act: 'looks-at', to: 'man', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'camera', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'cake', at: 'near' }],
    },
    {
      beats: ['the-secret', 'peep'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'whispers-to', to: 'child', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'right', act: 'listens-to', to: 'friend', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['three', 'open'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'man', feeling: 'happy', faces: 'right' },
        { who: 'bride', called: 'bride', at: 'centre', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'man', called: 'photo', at: 'right', act: 'holds', to: 'camera', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
