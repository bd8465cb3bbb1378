import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'lost-property',
  premise: 'A mermaid from the lost property office comes up in the bath with a red bucket lost sixty years ago; it must be signed for before the water goes, and the one who lost it has bad knees and stairs to climb.',
  writtenFirstIn: 'en',
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['mermaid'] },
  nights: { place: 'elder’s house', indoors: true, tone: 'funny-tender', mechanism: 'holding on until somebody comes', feeling: 'sorry for somebody', sleep: false },
  contains: ['mermaid', 'cat', 'dog'],
  registry: {
    idea: 'the sea keeps lost property and brings it home through the pipes',
    device: 'a heel in the plughole while somebody climbs the stairs',
    objects: ['red bucket', 'bath', 'plug', 'stairs', 'form'],
    joke: 'cats only look at the bottom half',
    ending: 'sand',
  },
  beats: [
    { id: 'in-the-bath', part: 'open', at: 'the bathroom', with: ['child', 'mermaid'], plants: ['bucket', 'water'] },
    { id: 'knees', part: 'stir', at: 'the bathroom', with: ['child', 'mermaid', 'elder'], plants: ['stairs'] },
    { id: 'the-bottom-half', part: 'try', at: 'the bathroom', with: ['child', 'mermaid', 'pet'] },
    { id: 'nobody-noticed', part: 'lull', at: 'the bathroom', with: ['child', 'mermaid'], plants: ['noticed'] },
    { id: 'the-plug', part: 'turn', at: 'the bathroom', with: ['child', 'mermaid', 'pet'] },
    { id: 'the-heel', part: 'turn', at: 'the bathroom', with: ['child', 'mermaid', 'elder'], pays: ['water', 'stairs'] },
    { id: 'signed-for', part: 'back', at: 'the bathroom', with: ['child', 'elder', 'mermaid'], pays: ['noticed'] },
    { id: 'sand', part: 'last', at: 'bed', with: ['child', 'elder', 'pet'], pays: ['bucket'] },
  ],
  pictures: [
    {
      beats: ['in-the-bath', 'the-bottom-half', 'knees'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'mermaid', at: 'right', act: 'sits-on', to: 'bathtub', holding: 'bucket', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mermaid', feeling: 'surprised', holding: 'toothbrush' },
      ],
      things: [{ what: 'bathtub', at: 'right' }],
    },
    {
      beats: ['the-plug', 'the-heel', 'nobody-noticed'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'bucket', feeling: 'afraid' },
        { who: 'mermaid', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['signed-for'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'happy', if: 'elder' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'bucket', feeling: 'crying', if: 'elder' },
        { who: 'child', at: 'left', act: 'holds-hands', to: 'woman', feeling: 'happy', if: '!elder' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'bucket', feeling: 'crying', if: '!elder', called: 'elder' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
  ],
});
