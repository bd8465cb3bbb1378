import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-bucket-waved',
  premise:
    'A princess who is to open the merry-go-round has a hand that cannot stop waving, so that taxis stop, the band plays and there are ice creams for every wave; a child tickles it shut, and then the other one begins.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['princess'] },
  nights: {
    place: 'a park with a merry-go-round',
    indoors: false,
    tone: 'funny',
    mechanism: 'tickling a hand shut, and fetching more hands',
    feeling: 'in high spirits',
    sleep: false,
  },
  storyVotes: [0, 3],
  contains: ['princess'],
  registry: {
    idea: 'a princess’s hand has been waving since breakfast and everybody who sees it does as they think it asks',
    device: 'a hand that is tickled in the middle shuts like a daisy, and two hands take four to hold them',
    objects: ['bucket on a hand', 'forty-two ice creams', 'bow on a merry-go-round', 'man with a tuba who goes purple'],
    joke: 'the bucket waved',
    ending: 'two hands asleep side by side in a pink lap',
  },
  beats: [
    { id: 'first-in-the-queue', part: 'open', at: 'the park', with: ['child', 'friend', 'pet'], plants: ['wave', 'bow'] },
    { id: 'at-a-bin', part: 'stir', at: 'the park', with: ['child', 'princess', 'keeper', 'pet'] },
    { id: 'everybody-saw-it', part: 'try', at: 'the park', with: ['princess', 'keeper'], plants: ['taxi', 'ice-cream'] },
    { id: 'in-the-middle', part: 'lull', at: 'the park', with: ['child', 'princess'], plants: ['tickle'] },
    { id: 'two-of-them', part: 'turn', at: 'the park', with: ['child', 'friend', 'princess'], pays: ['tickle'] },
    { id: 'one-left', part: 'turn', at: 'the park', with: ['child', 'friend', 'princess'], pays: ['bow'] },
    { id: 'first-go', part: 'back', at: 'the merry-go-round', with: ['child', 'friend', 'princess', 'elder', 'elder2'], pays: ['ice-cream'] },
    { id: 'in-the-taxi', part: 'last', at: 'the way home', with: ['child', 'friend', 'princess'], pays: ['taxi', 'wave'] },
  ],
  pictures: [
    {
      beats: ['at-a-bin', 'everybody-saw-it'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'princess', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'pigeon', at: 'near', act: 'looks-at', to: 'princess' },
      ],
      things: [{ what: 'merry-go-round', at: 'far' }],
    },
    {
      beats: ['in-the-middle', 'everybody-saw-it', 'two-of-them'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'princess', feeling: 'curious', faces: 'right' },
        { who: 'princess', at: 'right', act: 'holds-hands', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'near' }],
    },
    {
      beats: ['one-left', 'two-of-them'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'rope', feeling: 'laughing', faces: 'left' },
        { who: 'princess', at: 'centre', act: 'stands', feeling: 'happy' },
      ],
      things: [{ what: 'merry-go-round', at: 'far' }],
    },
  ],
});
