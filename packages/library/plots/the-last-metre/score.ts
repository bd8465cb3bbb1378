import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-last-metre',
  premise: 'A train divides with a child in one half and the best friend and a grandparent in the other; the quarrel goes on over the guards’ radios as announcements, until the friendship is announced to be cancelled, and must be corrected to delayed.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [7, 34], en: [11, 36] },
  ages: [9, 10],
  leads: ['elder', 'friend'],
  wish: { concepts: ['quarrel', 'jealous', 'friendship', 'journey'] },
  nights: { place: 'a train', indoors: false, tone: 'wry-warm', mechanism: 'a friend waves the train in over the last metre', feeling: 'jealous', sleep: false },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'two friends quarrel as announcements from the two halves of a divided train',
    device: 'what has been announced holds until something else is announced: not cancelled, but delayed',
    objects: ['half a train on its way to the sea', 'telephone that rings in one’s own rucksack', 'arm that beckons a train over one metre', 'film with two parts'],
    joke: 'passenger asks whether that is boiled or fried / it was Thursday for two days',
    ending: 'this train does not divide, and what has been announced holds',
  },
  beats: [
    { id: 'tuesday', part: 'open', at: 'the train', with: ['child', 'friend', 'elder'], plants: ['Tuesday', 'film'] },
    { id: 'wrong-half', part: 'stir', at: 'the train', with: ['child', 'guard', 'elder'], plants: ['last metre'] },
    { id: 'passenger-states', part: 'try', at: 'the train', with: ['child', 'guard', 'friend', 'other'], plants: ['announced'] },
    { id: 'cancelled', part: 'lull', at: 'the train', with: ['child', 'guard'] },
    { id: 'practised', part: 'turn', at: 'the train', with: ['child', 'elder', 'other'], pays: ['Tuesday'] },
    { id: 'delayed', part: 'turn', at: 'the train', with: ['child', 'guard'], pays: ['announced'] },
    { id: 'the-last-metre', part: 'turn', at: 'the platform', with: ['child', 'friend', 'elder', 'guard', 'other'], pays: ['last metre', 'film'] },
    { id: 'does-not-divide', part: 'last', at: 'the train', with: ['child', 'friend', 'elder', 'other'] },
  ],
  pictures: [
    {
      beats: ['passenger-states', 'wrong-half', 'cancelled'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'train-driver', feeling: 'angry', faces: 'right' },
        { who: 'train-driver', at: 'right', act: 'listens-to', to: 'child', holding: 'walkie-talkie', called: 'guard', faces: 'left' },
      ],
      things: [{ what: 'backpack', at: 'near' }],
    },
    {
      beats: ['delayed', 'practised', 'cancelled'],
      framing: 'close',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'walkie-talkie', feeling: 'sad', faces: 'right' },
        { who: 'train-driver', at: 'right', act: 'looks-at', to: 'child', called: 'guard', faces: 'left' },
      ],
    },
    {
      beats: ['the-last-metre', 'delayed', 'does-not-divide'],
      framing: 'over-shoulder',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', faces: 'right' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
        { who: 'elder', at: 'far', act: 'looks-at', to: 'friend', feeling: 'proud' },
      ],
    },
  ],
});
