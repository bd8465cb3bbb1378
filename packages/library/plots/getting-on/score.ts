import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'getting-on',
  premise:
    'A child who hides that it cannot tell the time meets somebody in the same line of business; every excuse they make comes back bigger, until both stand before the whole quay and say that they can’t, and it turns out that the friend’s habit was no habit, and that neither has ever tried.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: {
    relation: 'cannot',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
  },
  nights: { place: 'a quay on the day of a festival', indoors: false, tone: 'funny-tender', mechanism: 'saying through a megaphone that one can’t', feeling: 'ashamed and alone with it', sleep: false },
  contains: [],
  registry: {
    idea: 'whoever always has an excuse has never found out that it can’t, since it left before that bit',
    device: 'each excuse is believed, and what it was to get one out of comes back bigger',
    objects: ['clock with two hands and no numbers', 'drum in a boathouse', 'mustard that is fetched', 'turn between a raffle and a sack race'],
    joke: 'I’m in the same line myself',
    ending: 'look at the time, says whoever is cross, and it is looked at, and told',
  },
  beats: [
    { id: 'two-hands', part: 'open', at: 'the quay', with: ['child', 'friend', 'pet'], plants: ['habit', 'bowl', 'clock'] },
    { id: 'same-line', part: 'stir', at: 'the quay', with: ['child', 'wish'], plants: ['line'] },
    { id: 'one-excuse', part: 'stir', at: 'the quay', with: ['child', 'wish'], plants: ['small thing'] },
    { id: 'back-bigger', part: 'try', at: 'the quay', with: ['child', 'wish', 'elder', 'friend', 'elder2'] },
    { id: 'behind-the-boathouse', part: 'lull', at: 'the boathouse', with: ['child', 'wish'] },
    { id: 'the-megaphone', part: 'turn', at: 'the quay', with: ['child', 'wish', 'elder', 'friend'], pays: ['line'] },
    { id: 'twenty-times-a-day', part: 'turn', at: 'the quay', with: ['child', 'wish', 'elder', 'friend'], pays: ['habit', 'small thing'] },
    { id: 'before-that-bit', part: 'back', at: 'the quay', with: ['child', 'wish', 'elder', 'friend'], pays: ['clock'] },
    { id: 'look-at-the-time', part: 'last', at: 'the front door', with: ['child', 'friend', 'adult', 'pet'], pays: ['bowl'] },
  ],
  pictures: [
    {
      beats: ['one-excuse', 'same-line', 'back-bigger'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['behind-the-boathouse', 'back-bigger', 'the-megaphone'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['twenty-times-a-day', 'before-that-bit', 'the-megaphone'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'left' },
        { who: 'wish', at: 'far', act: 'waits', feeling: 'surprised' },
      ],
    },
  ],
});
