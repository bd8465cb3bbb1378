import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-black-knight-falls-at-two-and-four',
  premise:
    'At a castle a black knight is paid to be knocked off his horse at two and at four; when the golden one hurts his back the child must ride and win, sees how hard it is to fall, and does what is not in the script: walks back and pulls him up.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [15, 39], en: [0, 36] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['knight'] },
  nights: { place: 'a tilting ground by a castle', indoors: false, tone: 'wry-warm', mechanism: 'going back to whoever lost', feeling: 'ashamed', sleep: false, seasons: ['spring', 'summer'] },
  storyVotes: [2, 3],
  contains: ['knight', 'horse'],
  registry: {
    idea: 'somebody’s job is to lose, at two and again at four, and it is harder than winning',
    device: 'the winner does not bow but walks back and holds out a hand',
    objects: ['armour stuffed with hay', 'one black flag among the gold', 'dent in the turf about the size of a knight'],
    joke: 'detained by a dragon in his lower back',
    ending: 'the child would rather learn to fall than ride the gold',
  },
  beats: [
    { id: 'the-job', part: 'open', at: 'the castle', with: ['child', 'adult', 'faller', 'friend', 'pet'], plants: ['falls', 'harder'] },
    { id: 'the-straw-man', part: 'stir', at: 'the castle', with: ['child', 'friend', 'pet'], plants: ['lance'] },
    { id: 'twenty-to-two', part: 'try', at: 'the castle', with: ['child', 'friend', 'adult', 'faller'] },
    { id: 'people-with-ice-creams', part: 'try', at: 'the lists', with: ['child', 'friend', 'elder', 'adult', 'faller'] },
    { id: 'the-lance', part: 'turn', at: 'the lists', with: ['child', 'adult', 'faller'], pays: ['lance'] },
    { id: 'not-waving', part: 'lull', at: 'the lists', with: ['child', 'adult', 'faller'], pays: ['harder'] },
    { id: 'not-in-it', part: 'turn', at: 'the lists', with: ['child', 'friend', 'adult', 'faller'] },
    { id: 'the-gold', part: 'last', at: 'the castle', with: ['child', 'friend', 'adult', 'faller'], pays: ['falls'] },
  ],
  pictures: [
    {
      beats: ['the-straw-man', 'the-job', 'twenty-to-two'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'rides', to: 'horse', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'scarecrow', at: 'right' }],
    },
    {
      beats: ['the-lance', 'people-with-ice-creams'],
      framing: 'over-shoulder',
      world: 'castle',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'right', act: 'looks-at', to: 'knight', feeling: 'afraid', faces: 'left' },
        { who: 'knight', at: 'left', act: 'rides', to: 'horse', colour: 'black', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'horse', at: 'left', colour: 'black' }],
    },
    {
      beats: ['not-in-it', 'not-waving'],
      framing: 'close',
      world: 'castle',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'knight', feeling: 'calm', faces: 'right' },
        { who: 'knight', at: 'centre', act: 'sits', colour: 'black', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'flag', at: 'right', colour: 'black' }],
    },
  ],
});
