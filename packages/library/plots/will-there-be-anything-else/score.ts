import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'will-there-be-anything-else',
  premise:
    'An ice-cream machine makes the flavour that she thinks the day has, until the child shouts strawberry at her and she gives up; nobody has ever asked her what is asked of every customer, and the child does, with a strawberry.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['ice-cream'] },
  nights: {
    place: 'a kiosk by the water',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking the machine what the customers are asked',
    feeling: 'ashamed',
    sleep: false,
    seasons: ['spring', 'summer'],
  },
  contains: ['ice-cream', 'strawberry'],
  registry: {
    idea: 'an ice-cream machine makes the flavour of the day and has never herself been asked what she would like',
    device: 'the phrase for customers, said to the machine with an ear against her, and a strawberry each time she clicks',
    objects: ['grey ice cream', 'lever', 'hatch that gets milk', 'flat strawberry in a pocket'],
    joke: 'it tastes exactly like Wednesday, and it is Wednesday',
    ending: 'a small ice cream with a tip, as red as the sky over the jetty',
  },
  beats: [
    { id: 'grey', part: 'open', at: 'the kiosk', with: ['child', 'friend', 'elder', 'machine'], plants: ['anything-else'], refrain: true },
    { id: 'grass', part: 'stir', at: 'the kiosk', with: ['child', 'friend', 'elder', 'machine', 'pet'], plants: ['lady'], refrain: true },
    { id: 'wednesday', part: 'try', at: 'the kiosk', with: ['child', 'friend', 'elder', 'machine'], plants: ['wednesday'] },
    { id: 'only-salt', part: 'try', at: 'the kiosk', with: ['child', 'friend', 'machine'] },
    { id: 'an-ear-to-the-tin', part: 'turn', at: 'the kiosk', with: ['child', 'friend', 'elder', 'machine'] },
    { id: 'strawberries', part: 'turn', at: 'the strawberry patch', with: ['child', 'friend', 'elder2', 'machine'], pays: ['wednesday'] },
    { id: 'click', part: 'turn', at: 'the kiosk', with: ['child', 'friend', 'elder', 'machine'], pays: ['anything-else'], refrain: true },
    { id: 'the-team', part: 'back', at: 'the kiosk', with: ['child', 'machine'], pays: ['lady'] },
    { id: 'a-small-one', part: 'down', at: 'the kiosk', with: ['child', 'friend', 'elder', 'elder2', 'machine'], refrain: true },
    { id: 'along-the-water', part: 'last', at: 'the water', with: ['child', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['grass', 'grey', 'wednesday'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', at: 'right', act: 'holds', to: 'ice-cream', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'old-lady', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'stands', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'kiosk', at: 'far' }],
    },
    {
      beats: ['strawberries', 'an-ear-to-the-tin'],
      framing: 'from-above',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', holding: 'strawberry', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'eats', to: 'strawberry', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'strawberry', at: 'near', count: 3 }],
    },
    {
      beats: ['click', 'the-team', 'strawberries'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'ice-cream', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'eats', to: 'ice-cream', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
