import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shoes-for-a-mermaid',
  premise: 'A mermaid longs for red shoes that go click-clack; shoes go on whatever one stands on, and a child who is told to keep her feet down knows what else one can stand on.',
  writtenFirstIn: 'en',
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['mermaid', 'sea', 'shoe'] },
  nights: { place: 'shop', indoors: true, tone: 'funny', mechanism: 'what one is always told not to do', feeling: 'sad', sleep: true },
  contains: ['mermaid', 'sea'],
  registry: {
    idea: 'a mermaid buys shoes that go click-clack',
    device: 'shoes on the hands, in a handstand',
    objects: ['shoe shop on a pier', 'red shoes with heels', 'watering can for a tail', 'slippers for change'],
    joke: 'he did not know which end to say good morning to',
    ending: 'somebody walks home to bed on the bottom of the sea, click, clack',
  },
  beats: [
    { id: 'feet-down', part: 'open', at: 'the shoe shop', with: ['child', 'elder', 'friend'], plants: ['feet'] },
    { id: 'ting', part: 'stir', at: 'the shoe shop', with: ['child', 'elder', 'mermaid', 'pet'] },
    { id: 'click-clack', part: 'stir', at: 'the shoe shop', with: ['child', 'mermaid'], plants: ['sound'] },
    { id: 'two-kippers', part: 'try', at: 'the shoe shop', with: ['child', 'friend', 'elder', 'mermaid'] },
    { id: 'a-cold-hand', part: 'lull', at: 'the shoe shop', with: ['child', 'mermaid', 'elder'] },
    { id: 'feet-up', part: 'turn', at: 'the shoe shop', with: ['child', 'mermaid', 'elder', 'friend'] },
    { id: 'down-the-pier', part: 'turn', at: 'the pier', with: ['child', 'mermaid', 'elder', 'elder2'] },
    { id: 'change', part: 'back', at: 'the shoe shop', with: ['child', 'mermaid', 'elder'] },
    { id: 'home-to-bed', part: 'last', at: 'bed', with: ['child', 'elder', 'mermaid'], pays: ['feet', 'sound'] },
  ],
  pictures: [
    {
      beats: ['ting', 'click-clack', 'two-kippers'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', at: 'right', act: 'reaches-for', to: 'shoes', feeling: 'happy', faces: 'left', called: 'mermaid' },
        { who: 'child', at: 'left', act: 'gives', to: 'mermaid', holding: 'shoes', feeling: 'curious' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'mermaid', if: 'pet.dog / pet.cat' },
      ],
    },
    {
      beats: ['a-cold-hand'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'mermaid', feeling: 'sad' },
        { who: 'mermaid', at: 'right', act: 'cries', feeling: 'crying', faces: 'left', called: 'mermaid' },
      ],
      things: [{ what: 'slippers', at: 'near' }],
    },
    {
      beats: ['down-the-pier', 'change', 'home-to-bed'],
      framing: 'wide',
      world: 'sea-bottom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'mermaid', at: 'centre', act: 'walks', size: 'big', holding: 'shoes', feeling: 'happy', faces: 'right', called: 'mermaid' },
        { who: 'fish', at: 'right', act: 'looks-at', to: 'mermaid', feeling: 'surprised', faces: 'left' },
        { who: 'seal', at: 'left', act: 'listens-to', to: 'mermaid', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
