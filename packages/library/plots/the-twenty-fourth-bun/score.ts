import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-twenty-fourth-bun',
  premise: 'Every week a bun is missing and the dog is blamed; two detectives under the table follow a pair of slippers and find a kindness done in secret from both sides of a hedge, with the dog as the only one who knows.',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['detective', 'baking'] },
  nights: { place: 'a grandparent’s kitchen', indoors: true, tone: 'funny-tender', mechanism: 'following tracks', feeling: 'unfairly blamed', sleep: false },
  votes: { en: [1, 3] },
  contains: ['dog'],
  registry: {
    idea: 'two neighbours are kind to each other in secret and neither knows',
    device: 'flour on the floor shows who takes the bun',
    objects: ['twenty-three buns', 'flour like new snow', 'slippers with a tassel', 'cart of split wood'],
    joke: 'his alibi lies on their feet and smells of dog',
    ending: 'one for the letterbox and one, quite legally, under the table',
  },
  beats: [
    { id: 'twenty-three', part: 'open', at: 'the kitchen', with: ['child', 'pet', 'elder', 'friend'], plants: ['blame'] },
    { id: 'under-the-table', part: 'try', at: 'the kitchen', with: ['child', 'pet', 'friend'] },
    { id: 'slippers', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'no-visitors', part: 'try', at: 'the hedge', with: ['child', 'friend', 'elder', 'pet', 'neighbour'] },
    { id: 'as-usual', part: 'turn', at: 'the ditch', with: ['child', 'friend', 'pet', 'neighbour'] },
    { id: 'the-wood', part: 'turn', at: 'the woodshed', with: ['child', 'friend', 'pet', 'neighbour'], pays: ['blame'] },
    { id: 'case-closed', part: 'lull', at: 'the woodshed', with: ['child', 'friend', 'pet'] },
    { id: 'twenty-five', part: 'last', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['under-the-table', 'twenty-three'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'curious' },
        { who: 'friend', at: 'right', act: 'holds', to: 'magnifying-glass', feeling: 'curious', anyway: true },
        { who: 'pet', at: 'near', act: 'lies-on-stomach' },
      ],
    },
    {
      beats: ['as-usual', 'no-visitors', 'the-wood'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', at: 'right', act: 'holds', to: 'cinnamon-bun', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'man' },
      ],
      things: [{ what: 'mailbox', at: 'right' }],
    },
    {
      beats: ['twenty-five', 'case-closed'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'holds', to: 'tray', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'stands', anyway: true },
        { who: 'pet', at: 'near', act: 'sits' },
      ],
    },
  ],
});
