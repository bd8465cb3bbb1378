import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'eeeee-awk',
  premise:
    'A big horse will not go in to bed, for carrot or for please, because the stable door has been oiled and no longer says what it always says; the child has the eeeee, and the best friend has the awk.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['horse'] },
  nights: {
    place: 'a stable yard at bedtime',
    indoors: false,
    tone: 'funny-gentle',
    mechanism: 'two voices give a door its squeak back',
    feeling: 'puzzled',
    sleep: false,
  },
  putBefore: { sv: [10, 12], en: [12, 12] },
  contains: ['horse'],
  registry: {
    idea: 'a horse will not go to bed through a door that has stopped squeaking',
    device: 'a squeak that has been oiled away is said by two children, each with one half',
    objects: ['oil can on the very highest shelf', 'ears like two little tents', 'big foot that waits in the air', 'door in two halves shut with an elbow'],
    joke: 'put it back; one can’t put back a squeak',
    ending: 'the door says nothing, and somebody with shut eyes says the other half',
  },
  beats: [
    { id: 'big-and-brown', part: 'open', at: 'the yard', with: ['elder', 'elder2', 'horse', 'child', 'adult', 'friend', 'pet'], plants: ['door'] },
    { id: 'just-stood', part: 'try', at: 'the yard', with: ['elder', 'horse', 'friend', 'pet'], refrain: true },
    { id: 'please', part: 'try', at: 'the yard', with: ['adult', 'elder', 'elder2', 'horse', 'pet'], refrain: true },
    { id: 'ears', part: 'stir', at: 'the yard', with: ['friend', 'elder', 'horse', 'pet'] },
    { id: 'do-it-again', part: 'stir', at: 'the yard', with: ['child', 'horse', 'elder'], plants: ['noise'] },
    { id: 'oil', part: 'lull', at: 'the stable door', with: ['elder', 'child', 'pet'], plants: ['oil'] },
    { id: 'biggest-breath', part: 'turn', at: 'the yard', with: ['child', 'horse', 'pet'] },
    { id: 'awk', part: 'turn', at: 'the yard', with: ['friend', 'child', 'horse', 'pet'], pays: ['noise'] },
    { id: 'goodnight', part: 'down', at: 'the stable door', with: ['elder', 'child', 'horse', 'pet'], pays: ['door'] },
    { id: 'highest-shelf', part: 'last', at: 'the stable door', with: ['elder', 'friend', 'child', 'horse', 'pet'], pays: ['oil'] },
  ],
  pictures: [
    {
      beats: ['just-stood', 'big-and-brown', 'please'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'left', act: 'gives', to: 'horse', holding: 'carrot', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'horse', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['ears', 'do-it-again', 'please'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'pushes', to: 'gate', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'elder', at: 'left', act: 'pushes', to: 'gate', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'horse', at: 'centre', act: 'listens-to', to: 'gate', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'horse', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'left' }],
    },
    {
      beats: ['biggest-breath', 'awk', 'oil'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'horse', feeling: 'proud', faces: 'right' },
        { who: 'horse', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
