import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shoes-see-everything',
  premise:
    'All the socks are on strike, and for every no somebody else walks out, the mittens, then the shoes; the demand that is struck out is a personal one, for the chair marches with nobody beside it, and behind the washing machine somebody has been on strike alone since March.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  votes: { sv: [3, 3] },
  leads: [],
  wish: { relation: 'on-strike', kinds: ['garment', 'thing', 'furniture', 'machine', 'toy', 'food'] },
  // Those who walk out in sympathy cannot be the ones who began it.
  fits: '!wish.shoe & !wish.boots & !wish.slipper & !wish.underpants & !wish.mitten & !wish.glove',
  nights: {
    place: 'a bedroom and behind a washing machine',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'an arm as far in as it goes, for whoever is missing',
    feeling: 'missing the other one of a pair',
    sleep: false,
  },
  alike: [],
  contains: [],
  registry: {
    idea: 'whatever is on strike negotiates, and for every no somebody else walks out in sympathy',
    device: 'the demand that is struck out is the one that matters, and is answered with an arm behind the washing machine',
    objects: ['scraps of paper on toothpicks', 'mittens hired for the feet', 'list with a number three that is not read', 'toothpick with a tuft of fluff'],
    joke: 'I did think that the meetings were rather small',
    ending: 'two who have never had a view look at a dustbin, and think that the shoes have had this all along',
  },
  beats: [
    { id: 'two-by-two', part: 'open', at: 'the bedroom', with: ['child', 'wish'], plants: ['beside'] },
    { id: 'the-rule', part: 'stir', at: 'the bedroom', with: ['child', 'wish', 'friend'] },
    { id: 'hired', part: 'try', at: 'the bedroom', with: ['child', 'wish', 'mittens', 'pet'], plants: ['mittens'] },
    { id: 'number-one', part: 'try', at: 'the bedroom', with: ['child', 'wish'] },
    { id: 'a-view', part: 'stir', at: 'the bedroom', with: ['child', 'wish'], plants: ['view'] },
    { id: 'without-you', part: 'turn', at: 'the bedroom', with: ['child', 'wish', 'shoes', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'number-three', part: 'lull', at: 'the bedroom', with: ['child', 'wish'], pays: ['beside'] },
    { id: 'all-the-way-in', part: 'turn', at: 'the bathroom', with: ['child', 'wish'] },
    { id: 'since-march', part: 'turn', at: 'the bathroom', with: ['child', 'wish'] },
    { id: 'a-big-toe', part: 'back', at: 'the bathroom', with: ['child', 'wish', 'mittens', 'shoes', 'friend'], pays: ['mittens'] },
    { id: 'all-this-time', part: 'last', at: 'the back step', with: ['child', 'wish', 'pet'], pays: ['view'] },
  ],
  pictures: [
    {
      beats: ['hired', 'number-one', 'the-rule'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'mitten', feeling: 'surprised', faces: 'right' },
        { who: 'mitten', at: 'centre', act: 'walks', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'proud', faces: 'left' },
      ],
    },
    {
      beats: ['without-you', 'a-view', 'number-three'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'boots', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'looks-at', to: 'child', feeling: 'proud', faces: 'left' },
        { who: 'boots', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
      ],
    },
    {
      beats: ['all-the-way-in', 'since-march', 'number-three'],
      framing: 'close',
      world: 'bathroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
