import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-little-way-off',
  premise:
    'A child who cannot get out a hello sees through a hole in the hedge how the pet has made a friend and a new name in four days: it sits down a little way off, turns its back and washes; so the child turns round, and digs.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [3, 7],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { onlyAsked: true, concepts: ['new-friend'] },
  nights: {
    place: 'two gardens and a hole in the hedge',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'sitting down a little way off and having something to do',
    feeling: 'too shy to say hello',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['cat', 'worm'],
  registry: {
    idea: 'whoever cannot say hello learns from somebody who cannot say anything',
    device: 'one sits down a little way off, with one’s back turned, and digs',
    objects: ['hello that has stuck', 'bin talked of over a hedge', 'name given to somebody else’s pet', 'six worms in a bucket'],
    joke: 'so, you’ve got a bin',
    ending: 'something at the end of the bed comes a bit nearer',
  },
  beats: [
    { id: 'behind-the-hedge', part: 'open', at: 'the hedge', with: ['child', 'pet', 'adult', 'elder', 'minder'], plants: ['hello'] },
    { id: 'youve-got-a-bin', part: 'try', at: 'the hedge', with: ['child', 'adult', 'elder', 'elder2', 'minder'], plants: ['bin'] },
    { id: 'colin', part: 'stir', at: 'the hedge', with: ['child', 'pet', 'adult', 'elder', 'minder'], plants: ['name'] },
    { id: 'watching', part: 'turn', at: 'the hedge', with: ['child', 'pet'] },
    { id: 'digging', part: 'turn', at: 'the garden', with: ['child'] },
    { id: 'six', part: 'back', at: 'the garden', with: ['child', 'robin', 'pet', 'friend'], pays: ['hello'] },
    { id: 'both-of-them', part: 'down', at: 'the garden', with: ['child', 'robin', 'pet', 'adult', 'elder', 'minder', 'friend'], pays: ['name', 'bin'] },
    { id: 'something-nearer', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'minder'] },
  ],
  pictures: [
    {
      beats: ['colin', 'youve-got-a-bin'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-back', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['watching', 'digging'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['six', 'digging', 'both-of-them'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
  ],
});
