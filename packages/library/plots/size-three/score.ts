import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'size-three',
  premise:
    'A goalkeeper who shuts both eyes when the ball comes is taught by a best friend to read words off it, since one cannot read with closed eyes; the match ball is white and has nothing on it but two words in tiny grey writing, and it hurts about a five where a hundred was expected.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['goalkeeper', 'afraid-of', 'ball'] },
  nights: {
    place: 'a garden and a football pitch',
    indoors: false,
    tone: 'funny',
    mechanism: 'reading what a ball says while it comes',
    feeling: 'afraid of the ball, and ashamed',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['football'],
  registry: {
    idea: 'a ball one reads stays the size of a ball, and one cannot read with closed eyes',
    device: 'tiny grey writing by the hole where the pump goes in',
    objects: ['old ball with words in felt tip', 'best gloves with nobody asking about the other thing', 'two goals scored with two shins', 'muddy mark with five neat sides'],
    joke: 'who’s Kevin? I ran out of words',
    ending: 'eyes are closed, for there is a right time for that',
  },
  beats: [
    { id: 'the-other-thing', part: 'open', at: 'the pitch', with: ['child'], plants: ['eyes'] },
    { id: 'on-the-wall', part: 'stir', at: 'the wall', with: ['child', 'friend'] },
    { id: 'potato', part: 'try', at: 'the garden', with: ['child', 'friend'], plants: ['reading'] },
    { id: 'kevin', part: 'try', at: 'the garden', with: ['child', 'friend', 'pet'] },
    { id: 'nothing-to-read', part: 'stir', at: 'the match', with: ['child', 'striker', 'ruby'] },
    { id: 'what-does-it-say', part: 'turn', at: 'the match', with: ['child', 'friend', 'striker'], pays: ['reading'] },
    { id: 'a-five', part: 'back', at: 'the match', with: ['child', 'friend', 'elder2'] },
    { id: 'it-was-mud', part: 'last', at: 'bed', with: ['child', 'elder', 'adult', 'minder', 'pet'], pays: ['eyes'] },
  ],
  pictures: [
    {
      beats: ['on-the-wall', 'potato', 'the-other-thing'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['potato', 'kevin'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'throws', to: 'football', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'football', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'football', at: 'centre' }],
    },
    {
      beats: ['what-does-it-say', 'nothing-to-read', 'a-five'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'looks-at', to: 'football', feeling: 'surprised', faces: 'right' }],
      things: [{ what: 'football', at: 'right', colour: 'white' }],
    },
  ],
});
