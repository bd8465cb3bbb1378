import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-found-one',
  premise:
    'A child finds a crab and the crab finds a child, and each wants to keep the other, with a stone and some seaweed to feel at home; what is found goes back where it was found, and whoever has been kept for a while can let go first.',
  writtenFirstIn: 'en',
  ages: [3, 7],
  leads: [],
  wish: { concepts: ['crab-on-the-beach', 'beach'] },
  nights: {
    place: 'a beach',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'holding up two empty hands',
    feeling: 'wanting to keep what one has found',
    sleep: false,
    endsOnRefrain: true,
    seasons: ['summer'],
  },
  contains: ['sea', 'beach', 'crab'],
  registry: {
    idea: 'the crab has found a child, and asks if it may keep it',
    device: 'whoever is to be kept knows what a stone and some seaweed are worth',
    objects: ['bucket with a crab and a foot in it', 'seaweed between the toes, so as to feel at home', 'stone that lies on its back', 'spade stuck in the sand'],
    joke: 'does it pinch? not often',
    ending: 'the grown-up has found one, too, and may keep it',
  },
  beats: [
    { id: 'a-stone', part: 'open', at: 'the beach', with: ['child', 'crab', 'friend', 'pet'], plants: ['found', 'the-stone'] },
    { id: 'can-i-keep-it', part: 'stir', at: 'the blanket', with: ['child', 'crab', 'adult', 'elder', 'elder2', 'minder'], plants: ['goes-back'] },
    { id: 'at-home', part: 'try', at: 'the blanket', with: ['child', 'crab', 'friend', 'elder'], plants: ['seaweed'] },
    { id: 'home-time', part: 'turn', at: 'the beach', with: ['child', 'crab', 'adult', 'elder', 'minder'], pays: ['seaweed'] },
    { id: 'so-do-i', part: 'turn', at: 'the beach', with: ['child', 'crab', 'friend', 'pet', 'elder'], pays: ['goes-back', 'the-stone'] },
    { id: 'let-go', part: 'back', at: 'the stone', with: ['child', 'crab'] },
    { id: 'one-more', part: 'last', at: 'the stone', with: ['child', 'adult', 'elder', 'minder'], pays: ['found'] },
  ],
  pictures: [
    {
      beats: ['a-stone', 'can-i-keep-it'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'stone', feeling: 'surprised', faces: 'right' },
        { who: 'crab', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['at-home', 'can-i-keep-it', 'home-time'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'crab', feeling: 'happy', faces: 'right' },
        { who: 'crab', at: 'right', act: 'talks-to', to: 'child', holding: 'seaweed', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['let-go', 'so-do-i', 'one-more'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'bucket', feeling: 'sad', faces: 'right' },
        { who: 'crab', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'stone', at: 'far' }],
    },
  ],
});
