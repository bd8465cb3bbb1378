import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-a-lamp',
  premise:
    'Somebody who is afraid of people knocks on the inside of the cupboard under the stairs and asks if anybody is out there; the best friend says no, and is a lamp, so the child has to be an armchair and be sat on, until it can’t be one any longer and says the first hello that anybody has ever said back.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [5, 9],
  votes: { en: [3, 3] },
  leads: [],
  wish: {
    relation: 'afraid-of-people',
    nouns: ['ghost', 'ghost-child', 'monster', 'monster-baby', 'troll', 'troll-child', 'vampire', 'skeleton', 'mummy-creature', 'werewolf', 'yeti', 'bear', 'bear-cub', 'wolf'],
  },
  alike: ['no-such-thing-as-children'],
  nights: {
    place: 'a living room with a cupboard under the stairs',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'being furniture, and then saying so',
    feeling: 'ashamed of a kind lie',
    sleep: false,
  },
  contains: ['monster', 'ghost'],
  registry: {
    idea: 'two children pretend to be a lamp and an armchair for somebody who is afraid of people and comes out only if there are none',
    device: 'a hand is laid beside the hole where the scream comes out, and a hello comes',
    objects: ['lampshade on whoever was going to scream', 'armchair that goes up and down', 'three hellos carried home in both hands'],
    joke: 'the armchair hugs, and you have to pay extra',
    ending: 'is anybody out there? two people and a lamp. Oh, good',
  },
  beats: [
    { id: 'from-the-inside', part: 'open', at: 'the living room', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2', 'minder'], plants: ['fff', 'good'] },
    { id: 'the-new-kind', part: 'stir', at: 'the living room', with: ['child', 'friend', 'wish', 'pet'], plants: ['shade'] },
    { id: 'the-hole', part: 'lull', at: 'the living room', with: ['child', 'friend', 'wish', 'pet'], plants: ['hole'] },
    { id: 'feet', part: 'turn', at: 'the living room', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'], pays: ['shade', 'fff'] },
    { id: 'one-of-them', part: 'turn', at: 'under the blanket', with: ['child', 'wish'] },
    { id: 'the-rest-of-it', part: 'turn', at: 'under the blanket', with: ['child', 'wish'], pays: ['hole'] },
    { id: 'three-of-them', part: 'back', at: 'the living room', with: ['child', 'friend', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'and-a-lamp', part: 'last', at: 'the living room', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['good'] },
  ],
  pictures: [
    {
      beats: ['the-new-kind', 'from-the-inside', 'the-hole'],
      framing: 'middle',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'sits-on-lap', to: 'child', size: 'child', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'left', act: 'stands', feeling: 'proud', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['feet', 'the-hole', 'one-of-them'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'left' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'left', if: '!elder' },
        { who: 'man', called: 'minder', at: 'right', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'left', act: 'hides-behind', to: 'child', size: 'child', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['the-rest-of-it', 'one-of-them', 'three-of-them'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'wish', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'right', act: 'holds-hands', to: 'child', size: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
