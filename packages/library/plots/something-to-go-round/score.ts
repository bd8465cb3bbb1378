import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'something-to-go-round',
  premise: 'A shivering planet the size of a tangerine has lost its sun and needs something big and warm that stays; the only one at home who lies still knocks down all that is not its own.',
  writtenFirstIn: 'en',
  ages: [6, 11],
  leads: [],
  wish: { concepts: ['space', 'stars'] },
  nights: { place: 'home', indoors: true, tone: 'wonder', mechanism: 'trying one after another', feeling: 'sorry for somebody small', sleep: false },
  contains: ['space', 'cat'],
  registry: {
    idea: 'a small lost planet makes the cat its sun',
    device: 'who can lie still and warm for ten billion years',
    objects: ['planet the size of a tangerine', 'tuft of fur for a moon'],
    joke: 'there is no page for that',
    ending: 'it is night on this side of the planet',
  },
  beats: [
    { id: 'through-the-window', part: 'open', at: 'the bathroom', with: ['child', 'friend'], plants: ['planet', 'hop'] },
    { id: 'the-lamp', part: 'try', at: 'the bathroom', with: ['child', 'friend'] },
    { id: 'standing-still', part: 'try', at: 'the bathroom', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'the-engine', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'cat'], plants: ['big and warm'] },
    { id: 'practically-its-job', part: 'lull', at: 'the bedroom', with: ['child', 'friend', 'cat'] },
    { id: 'now-it-is-hers', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'cat'], pays: ['big and warm'] },
    { id: 'an-ocean', part: 'back', at: 'the bedroom', with: ['child', 'friend', 'cat'], pays: ['hop', 'planet'] },
    { id: 'round-the-bed', part: 'down', at: 'bed', with: ['child', 'friend', 'adult'] },
    { id: 'night-side', part: 'last', at: 'bed', with: ['child', 'friend', 'cat'] },
  ],
  pictures: [
    {
      beats: ['through-the-window', 'the-lamp', 'standing-still'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'planet', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'planet', feeling: 'curious' },
      ],
    },
    {
      beats: ['practically-its-job', 'now-it-is-hers', 'the-engine'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'planet', feeling: 'curious' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'planet', if: 'pet.cat / pet.dog' },
        { who: 'cat', coat: 'red', at: 'right', act: 'looks-at', to: 'planet', if: '!pet.cat & !pet.dog', called: 'cat' },
      ],
    },
    {
      beats: ['an-ocean', 'round-the-bed'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'pet', at: 'centre', act: 'sleeps', if: 'pet.cat / pet.dog' },
        { who: 'cat', coat: 'red', at: 'centre', act: 'sleeps', if: '!pet.cat & !pet.dog', called: 'cat' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', to: 'planet', feeling: 'happy' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', to: 'planet', feeling: 'surprised', holding: 'magnifying-glass' },
      ],
      things: [{ what: 'planet', at: 'near' }],
    },
  ],
});
