import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'did-somebody-say-eat-up',
  premise:
    'A child who is full and dares not say so is told to eat up, and in comes somebody who always eats up when anybody says it, and cannot stop, not knowing what full is; the child lays both hands over the last of it like a lid, and says for two of them that they are full.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { relation: 'eats-up', kinds: ['animal', 'creature'], other: ['food'] },
  nights: {
    place: 'the kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'hands like a lid over a plate, and an ear to a tummy',
    feeling: 'not daring to say that one is full',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'somebody eats up whenever anybody says eat up, and has never heard what full is',
    device: 'a mouth always says yes, so it is the tummy that is asked',
    objects: ['two hands like a lid', 'tummy that says blub', 'last of the food put away for later'],
    joke: 'at last, somebody who eats up!',
    ending: 'nobody says eat up, and the child does',
  },
  beats: [
    { id: 'eat-up', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['full', 'eat-up'] },
    { id: 'did-somebody', part: 'stir', at: 'the kitchen', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'all-gone', part: 'try', at: 'the kitchen', with: ['wish', 'friend', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'whats-full', part: 'turn', at: 'the kitchen', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'like-a-lid', part: 'turn', at: 'the kitchen', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'no-thank-you', part: 'turn', at: 'the kitchen', with: ['child', 'wish'] },
    { id: 'so-was-i', part: 'back', at: 'the kitchen', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['full'] },
    { id: 'room', part: 'last', at: 'the kitchen', with: ['child', 'wish'], pays: ['eat-up'] },
  ],
  pictures: [
    {
      beats: ['did-somebody', 'all-gone', 'eat-up'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'eats', to: 'other', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['whats-full', 'all-gone', 'like-a-lid'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'other', at: 'centre' }],
    },
    {
      beats: ['no-thank-you', 'so-was-i', 'like-a-lid'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
