import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'banana-sock',
  premise: 'All the left socks in the street are gone: a dragon lies on them in the broken dryer, since gold is cold; it is swapped socks with holes, which are just right for claws.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: { place: 'laundry', indoors: true, tone: 'funny', mechanism: 'a swap', feeling: 'curious', sleep: false },
  votes: { en: [0, 3] },
  contains: ['dragon'],
  registry: {
    idea: 'a dragon lies on socks instead of gold, and takes only the left ones',
    device: 'socks with holes fit claws',
    objects: ['dryer', 'banana sock', 'socks with holes', 'angry note'],
    joke: 'one has to leave half, I am no thief',
    ending: 'the puff in the pipes, slower and slower',
  },
  beats: [
    { id: 'right-socks', part: 'open', at: 'home', with: ['child', 'friend', 'pet'], plants: ['note'] },
    { id: 'puff', part: 'stir', at: 'the laundry', with: ['child', 'friend', 'dragon'] },
    { id: 'treasure', part: 'lull', at: 'the laundry', with: ['child', 'friend', 'dragon'], plants: ['claws'] },
    { id: 'wrong-sort', part: 'turn', at: 'the street', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'swap', part: 'turn', at: 'the laundry', with: ['child', 'friend', 'dragon'], pays: ['claws'] },
    { id: 'new-note', part: 'back', at: 'the laundry', with: ['child', 'friend'], pays: ['note'] },
    { id: 'both-feet', part: 'down', at: 'bed', with: ['child', 'adult', 'pet'] },
    { id: 'slower', part: 'last', at: 'bed', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['puff'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised' },
        { who: 'dragon', at: 'right', act: 'holds', to: 'sock', size: 'child', feeling: 'calm' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'dragon', feeling: 'surprised' },
      ],
      things: [{ what: 'washing-machine', at: 'far' }],
    },
    {
      beats: ['treasure'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'right', act: 'sits-on', to: 'sock', size: 'child', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'sock', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'sock', at: 'right', count: 7 }],
    },
    {
      beats: ['swap', 'new-note'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'dragon', holding: 'sock', feeling: 'happy' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'sock', size: 'child', feeling: 'happy' },
        { who: 'friend', at: 'near', act: 'carries', to: 'basket' },
      ],
    },
  ],
});
