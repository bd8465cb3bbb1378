import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'this-is-yours-isnt-it',
  premise:
    'A child who was given a cup for somebody else’s fish throws it into the harbour, and a mermaid who tidies brings it back, again and again, until she has been down to thirty metres for it in front of everybody.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [9, 12], en: [7, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['mermaid'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a harbour',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying no to somebody who has swum a long way',
    feeling: 'ashamed',
    sleep: false,
  },
  alike: ['lost-property'],
  contains: ['mermaid', 'fishing'],
  registry: {
    idea: 'a mermaid who cannot bear a mess returns the one thing that somebody is trying to lose',
    device: 'this is yours, isn’t it, until the child says it to the one whose it is',
    objects: ['cup in a sock with two stones', 'reading glasses in a bit of fishing net', 'accordions that die one by one', 'cap that blew off last summer'],
    joke: 'three times I have swum to the wrong address',
    ending: 'a wet cap that really is the child’s is put on and left to drip',
  },
  beats: [
    { id: 'with-a-bang', part: 'open', at: 'the jetty', with: ['mermaid', 'child'], plants: ['cup'], refrain: true },
    { id: 'the-pike', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'berndt'], plants: ['fish'] },
    { id: 'thursday', part: 'try', at: 'the quay', with: ['child', 'mermaid'], refrain: true },
    { id: 'thirty-metres', part: 'try', at: 'the boat', with: ['child', 'berndt', 'pet'], plants: ['sock'] },
    { id: 'the-festival', part: 'stir', at: 'the harbour', with: ['berndt', 'friend', 'child', 'elder', 'elder2'] },
    { id: 'on-her-back', part: 'turn', at: 'the harbour', with: ['mermaid', 'child'], refrain: true },
    { id: 'no', part: 'turn', at: 'the harbour', with: ['child', 'mermaid', 'berndt'], pays: ['fish'] },
    { id: 'wrong-address', part: 'turn', at: 'the harbour', with: ['mermaid', 'child', 'friend'] },
    { id: 'five-steps', part: 'back', at: 'the harbour', with: ['child', 'friend'], pays: ['cup', 'sock'], refrain: true },
    { id: 'one-more-thing', part: 'last', at: 'the jetty', with: ['child', 'friend', 'mermaid'], refrain: true },
  ],
  pictures: [
    {
      beats: ['thursday', 'the-pike', 'with-a-bang'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', at: 'right', act: 'gives', to: 'child', holding: 'cup', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mermaid', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['on-her-back', 'the-festival', 'no', 'thirty-metres'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'mermaid', at: 'right', act: 'holds-up', to: 'cup', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mermaid', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['five-steps', 'wrong-address', 'no'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'friend', holding: 'cup', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'angry', faces: 'left' },
      ],
    },
  ],
});
