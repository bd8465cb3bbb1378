import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-lovely-thing',
  premise:
    'A mermaid who pities the dry drenches a child who pities the wet, and the child’s towel wins; but the tide has gone, the tail has cracked, and whoever never leaves a gap, even for the new girl who is standing there, must ask what is needed and wait.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [2, 12], en: [2, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['mermaid'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the bottom of the harbour steps',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking what is needed, and leaving a gap',
    feeling: 'hurt, and then ashamed',
    sleep: false,
  },
  alike: ['and-she-saw-me'],
  contains: ['mermaid', 'sea', 'quarrel'],
  registry: {
    idea: 'the wet pities the dry and the dry pities the wet, and each of them is only being kind',
    device: 'a question is asked and then nobody says anything until it is answered',
    objects: ['woolly hat on a mermaid', 'towel dipped in a bucket', 'blanket from the chair of somebody who mends nets', 'somebody else’s crab'],
    joke: 'goose pimples right down to your fish',
    ending: 'you’re dry, you lovely thing; you’re wet, you lovely thing',
  },
  beats: [
    { id: 'poor-thing', part: 'open', at: 'the harbour steps', with: ['child', 'lisle'], plants: ['poor thing', 'towel'], refrain: true },
    { id: 'rub-rub', part: 'stir', at: 'the harbour steps', with: ['child', 'elder', 'elder2'], plants: ['dry'], refrain: true },
    { id: 'ines-was-new', part: 'stir', at: 'the harbour steps', with: ['child', 'ines', 'friend'], plants: ['gap', 'football'] },
    { id: 'i-did-that', part: 'lull', at: 'the harbour steps', with: ['child'] },
    { id: 'quicker-with-two', part: 'try', at: 'the harbour steps', with: ['child', 'ines', 'lisle'] },
    { id: 'a-gap', part: 'turn', at: 'the harbour steps', with: ['child'], pays: ['gap', 'towel'] },
    { id: 'more-on-the-left', part: 'turn', at: 'the harbour steps', with: ['child', 'ines', 'lisle', 'pet'] },
    { id: 'how-horrible', part: 'back', at: 'the harbour steps', with: ['child', 'lisle', 'ines'], pays: ['dry'] },
    { id: 'lovely-thing', part: 'last', at: 'the harbour steps', with: ['child', 'ines', 'lisle'], pays: ['poor thing', 'football'], refrain: true },
  ],
  pictures: [
    {
      beats: ['rub-rub', 'poor-thing', 'ines-was-new'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'towel', feeling: 'angry', faces: 'right' },
        { who: 'mermaid', at: 'right', act: 'sits', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['i-did-that', 'quicker-with-two', 'a-gap'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'bucket', feeling: 'afraid', faces: 'right' },
        { who: 'mermaid', at: 'right', act: 'lies-on-back', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['how-horrible', 'more-on-the-left', 'lovely-thing'],
      framing: 'close',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'mermaid', at: 'right', act: 'pats', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
