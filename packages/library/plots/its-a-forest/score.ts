import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-a-forest',
  premise:
    'A child who plants a forest in straight rows is at war with a jay that takes every acorn and puts it under the brambles; the sheep eat the rows, and the jay’s oaks are made to be seen with a jumper, bit by bit.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [3, 12], en: [6, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['forest'] },
  nights: {
    place: 'a steep field below an oak wood',
    indoors: false,
    tone: 'funny',
    mechanism: 'tying bits of jumper to what somebody else has planted',
    feeling: 'determined',
    sleep: false,
  },
  contains: ['forest', 'sheep', 'bird'],
  registry: {
    idea: 'a bird that steals acorns plants a better forest than whoever plants it in rows',
    device: 'you’re doing it wrong, said by each of the other, and proved by forty sheep',
    objects: ['throat like a sock full of marbles', 'pebbles given back in a heap', 'tubes like a car park', 'red jumper unravelled to a bib'],
    joke: 'I just hold the string',
    ending: 'you’re doing it wrong, said softly, with the biggest acorn in the bag',
  },
  beats: [
    { id: 'long-bank', part: 'open', at: 'the field', with: ['child', 'warden'], plants: ['sheep'] },
    { id: 'all-in-rows', part: 'open', at: 'the field', with: ['child', 'friend'], plants: ['string'] },
    { id: 'the-jay', part: 'stir', at: 'the field', with: ['child', 'friend'], plants: ['wrong'], refrain: true },
    { id: 'war', part: 'try', at: 'the field', with: ['child', 'friend', 'pet'] },
    { id: 'tubes', part: 'try', at: 'the field', with: ['child', 'warden', 'pet'], refrain: true },
    { id: 'forty-sheep', part: 'lull', at: 'the field', with: ['child', 'warden'], pays: ['sheep'] },
    { id: 'in-the-thorns', part: 'turn', at: 'the brambles', with: ['child', 'friend'] },
    { id: 'the-end-of-the-wool', part: 'turn', at: 'the brambles', with: ['child', 'friend', 'elder', 'elder2'], pays: ['string'] },
    { id: 'flags', part: 'back', at: 'the field', with: ['child', 'lyle'] },
    { id: 'the-biggest-one', part: 'last', at: 'the field', with: ['child', 'friend', 'elder'], pays: ['wrong'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-jay', 'war'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'bird', feeling: 'angry', faces: 'right' },
        { who: 'bird', at: 'right', act: 'holds', to: 'acorn', colour: 'pink', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'bush', at: 'right' }],
    },
    {
      beats: ['forty-sheep', 'tubes'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'sheep', feeling: 'sad', faces: 'right' },
        { who: 'man', called: 'warden', at: 'far', act: 'walks', feeling: 'sad' },
      ],
      things: [{ what: 'sheep', at: 'right', count: 3 }],
    },
    {
      beats: ['the-end-of-the-wool', 'flags', 'in-the-thorns'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'proud', faces: 'right' },
      ],
      things: [
        { what: 'bush', at: 'right' },
        { what: 'yarn', at: 'centre', colour: 'red' },
      ],
    },
  ],
});
