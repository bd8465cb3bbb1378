import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-a-funeral-sir',
  premise:
    'A cook’s mate who has wished for pirates for nine weeks gets some who have come for the onions; when the Navy comes, the onions are chopped, and a ring of pirates in tears is taken for a funeral.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [9, 12], en: [6, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['pirate'] },
  nights: {
    place: 'a ship with a cargo of onions',
    indoors: false,
    tone: 'funny',
    mechanism: 'chopping onions until everybody weeps',
    feeling: 'disappointed',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['nothing-personal'],
  contains: ['pirate', 'sea', 'boat'],
  registry: {
    idea: 'pirates who have come for the vegetables are hidden from the Navy behind the tears of chopped onions',
    device: 'nothing personal, said by one who robs, and at last with both arms',
    objects: ['receipt written by a pirate', 'old sail folded over a heap', 'one boot each', 'soup made out of a funeral'],
    joke: 'nine weeks, and we were never apart',
    ending: 'over the side, wearing the other’s hat',
  },
  beats: [
    { id: 'nine-weeks', part: 'open', at: 'the deck', with: ['child', 'friend'], plants: ['bucket'] },
    { id: 'boots', part: 'stir', at: 'the deck', with: ['child', 'nan', 'spragg', 'pet'], plants: ['personal'], refrain: true },
    { id: 'scurvy', part: 'stir', at: 'the deck', with: ['child', 'nan', 'crabbe', 'spragg'], plants: ['ring'] },
    { id: 'lovely-boots', part: 'try', at: 'the deck', with: ['child', 'nan', 'elder', 'elder2'], plants: ['vote'], refrain: true },
    { id: 'the-cutlass', part: 'try', at: 'the deck', with: ['child', 'nan', 'pet'], plants: ['hat'], refrain: true },
    { id: 'navy', part: 'lull', at: 'the deck', with: ['child', 'nan', 'crabbe'] },
    { id: 'hats-off', part: 'turn', at: 'the deck', with: ['child'], pays: ['bucket', 'ring'] },
    { id: 'its-a-funeral', part: 'turn', at: 'the deck', with: ['child', 'crabbe', 'spragg', 'pet'] },
    { id: 'twelve-to-nothing', part: 'back', at: 'the rail', with: ['child', 'nan', 'spragg'], pays: ['vote'] },
    { id: 'over-the-side', part: 'last', at: 'the rail', with: ['child', 'nan'], pays: ['personal', 'hat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['scurvy', 'lovely-boots', 'boots'],
      framing: 'wide',
      world: 'deck',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate', feeling: 'sad', faces: 'right' },
        { who: 'pirate', at: 'right', act: 'eats', to: 'onion', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'onion', at: 'centre', count: 3 }],
    },
    {
      beats: ['navy', 'the-cutlass'],
      framing: 'close',
      world: 'deck',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'girl', called: 'nan', at: 'right', act: 'talks-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ship', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'ship', at: 'far' }],
    },
    {
      beats: ['its-a-funeral', 'hats-off'],
      framing: 'middle',
      world: 'deck',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'cries', feeling: 'crying', faces: 'right' },
        { who: 'captain', called: 'spragg', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
      ],
      things: [
        { what: 'blanket', at: 'centre', colour: 'white' },
        { what: 'onion', at: 'centre', count: 2 },
      ],
    },
  ],
});
