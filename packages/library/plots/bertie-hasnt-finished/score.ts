import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bertie-hasnt-finished',
  premise:
    'A birthday goes much too fast, but for one guest who has not finished looking, being a statue, or holding the parcel; the child tears it out of his arms and breaks what is inside, and only somebody who sits down and holds it finds the handle.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [11, 12], en: [7, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: {
    place: 'a birthday party at home',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'sitting down and holding a thing till one has held it enough',
    feeling: 'sorry',
    sleep: false, endsInBed: true,
  },
  contains: ['birthday'],
  registry: {
    idea: 'one guest at a hurried birthday always gets to the end of things',
    device: 'what was torn away in a hurry is found by holding it, and its tune comes only when it is turned slowly',
    objects: ['tin music box with a bird on the lid', 'handle under a knee', 'doormat with a balloon', 'sausage rolls that are sat on'],
    joke: 'I haven’t finished being a statue',
    ending: 'the one who says goodnight hasn’t finished holding you',
  },
  beats: [
    { id: 'much-too-fast', part: 'open', at: 'home', with: ['child', 'friend', 'elder', 'pet'], plants: ['finished'] },
    { id: 'statues', part: 'stir', at: 'the living room', with: ['child', 'friend'], refrain: true },
    { id: 'a-nice-one', part: 'try', at: 'the living room', with: ['child', 'friend'], refrain: true },
    { id: 'rrrrip', part: 'try', at: 'the living room', with: ['child', 'friend'], refrain: true },
    { id: 'sorry', part: 'turn', at: 'the living room', with: ['child', 'friend'], plants: ['fast'] },
    { id: 'plink', part: 'turn', at: 'the living room', with: ['child', 'friend'], pays: ['fast'] },
    { id: 'nor-have-i', part: 'back', at: 'the doormat', with: ['child', 'friend'], refrain: true },
    { id: 'holding-you', part: 'last', at: 'bed', with: ['child', 'adult', 'elder'], pays: ['finished'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-nice-one', 'statues', 'rrrrip'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'sits', holding: 'present', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'points-at', to: 'friend', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'balloon', at: 'far', count: 2 }],
    },
    {
      beats: ['sorry', 'rrrrip', 'plink'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', holding: 'music-box', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['nor-have-i', 'plink'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'balloon', at: 'far', count: 2 }],
    },
  ],
});
