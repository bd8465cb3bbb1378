import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-was-here-a-minute-ago',
  premise:
    'A unicorn cannot see her own horn, so each bun she bends down for has vanished, and the more she turns round to look for it the tighter it is screwed on; she thinks that buns do not like her, until a child finds out which way to turn.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [4, 12], en: [4, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: { place: 'a neighbour’s garden', indoors: false, tone: 'funny-tender', mechanism: 'looking the other way round', feeling: 'sorry for somebody', sleep: false, endsInBed: true },
  contains: ['unicorn', 'horse'],
  registry: {
    idea: 'a unicorn cannot see her own horn, so the buns on it are gone, and looking for them screws them on',
    device: 'a horn is twisted like a screw, and comes off the other way like the lid of a jar',
    objects: ['three buns in a row on a horn', 'jar of jam that will not open', 'child hanging from a bun', 'leaf on the tip of a horn'],
    joke: 'have you looked? yes, everywhere',
    ending: 'where did the day go, it was here a minute ago',
  },
  beats: [
    { id: 'the-plate', part: 'open', at: 'the garden', with: ['child', 'friend', 'unicorn'], plants: ['bun'] },
    { id: 'round-and-round', part: 'stir', at: 'the garden', with: ['child', 'unicorn'], plants: ['gone'], refrain: true },
    { id: 'the-lid', part: 'try', at: 'the steps', with: ['child', 'neighbour'], plants: ['lid'] },
    { id: 'off-they-go', part: 'lull', at: 'the garden', with: ['child', 'unicorn', 'pet'] },
    { id: 'by-a-bun', part: 'try', at: 'the garden', with: ['child', 'unicorn', 'friend'], refrain: true },
    { id: 'the-other-way', part: 'turn', at: 'the garden', with: ['child', 'unicorn'], pays: ['lid'], refrain: true },
    { id: 'still-there', part: 'back', at: 'the garden', with: ['child', 'unicorn'], pays: ['bun'] },
    { id: 'the-leaf', part: 'down', at: 'the garden', with: ['child', 'unicorn', 'neighbour'] },
    { id: 'the-day', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['gone'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-plate', 'round-and-round'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cinnamon-bun', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'apple-tree', at: 'left' }],
    },
    {
      beats: ['by-a-bun', 'off-they-go'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'cinnamon-bun', feeling: 'surprised', faces: 'right' },
        { who: 'unicorn', at: 'centre', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'cinnamon-bun', at: 'above', count: 3 }],
    },
    {
      beats: ['still-there', 'the-other-way'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'unicorn', holding: 'cinnamon-bun', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
