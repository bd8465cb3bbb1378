import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-you-dare',
  premise:
    'Four thousand dominoes have stopped at a gap that nobody can reach, and in walks the cat who pushes whatever she is told not to; so the child has to say don’t you dare exactly as always, and mean the opposite.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [38, 40], en: [7, 36] },
  ages: [9, 12],
  leads: ['pet.cat'],
  nights: { place: 'a hall', indoors: true, tone: 'funny', mechanism: 'saying the same words and meaning the opposite', feeling: 'ashamed of never finishing', sleep: false, endsInBed: true },
  votes: { sv: [3, 6], en: [4, 6] },
  storyVotes: [3, 3],
  contains: ['cat'],
  registry: {
    idea: 'a row of dominoes that has stopped is set going by a cat who does what she is told not to',
    device: 'the same words, said just as crossly, mean the opposite',
    objects: ['four thousand dominoes in fourteen rings', 'gap of a thumb that would have to do', 'comic that stops in the middle of a word'],
    joke: 'I told her not to; that’s what I mean',
    ending: 'go on, then, and the paw is taken away',
  },
  beats: [
    { id: 'left-handed', part: 'open', at: 'the hall', with: ['child', 'pet'], plants: ['paw'] },
    { id: 'meanwh', part: 'stir', at: 'the hall', with: ['child', 'friend', 'rival'], plants: ['meanwh', 'doors'] },
    { id: 'thats-that', part: 'try', at: 'the hall', with: ['child', 'keeper', 'elder', 'elder2'], plants: ['gap'] },
    { id: 'a-lovely-start', part: 'try', at: 'the hall', with: ['child', 'rival', 'keeper'] },
    { id: 'the-hatch', part: 'lull', at: 'the hall', with: ['child', 'pet', 'keeper'], pays: ['doors'] },
    { id: 'like-a-feather', part: 'lull', at: 'the hall', with: ['child', 'friend', 'pet'] },
    { id: 'dont-you-dare', part: 'turn', at: 'the hall', with: ['child', 'pet'], pays: ['paw', 'gap'], plants: ['go-on'] },
    { id: 'the-bell', part: 'turn', at: 'the hall', with: ['pet', 'rival'] },
    { id: 'what-comes-after', part: 'back', at: 'the hall', with: ['child', 'rival'], pays: ['meanwh'] },
    { id: 'go-on-then', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['go-on'] },
  ],
  pictures: [
    {
      beats: ['meanwh', 'thats-that', 'left-handed'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'dominoes', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'kneels', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'dominoes', at: 'centre', count: 3 }],
    },
    {
      beats: ['the-hatch', 'like-a-feather', 'a-lovely-start'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'walks', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'dominoes', at: 'centre', count: 3 }],
    },
    {
      beats: ['dont-you-dare', 'the-bell', 'what-comes-after'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'pushes', to: 'dominoes', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'dominoes', at: 'centre' }],
    },
  ],
});
