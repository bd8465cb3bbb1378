import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-case-somebody-comes',
  premise:
    'Somebody lives in the hair that is to be washed, and it turns out to be true: a ladybird, who only ever wants to go up; so the child leans back until the nose is highest, and the hair gets washed behind her back while she walks there.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['hair-wash'] },
  nights: {
    place: 'a bath',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'leaning back, so that the nose is highest',
    feeling: 'afraid',
    sleep: false,
  },
  votes: { sv: [0, 3] },
  contains: ['ladybird'],
  registry: {
    idea: 'what is said to get out of a hair wash turns out to be so, with six legs',
    device: 'a ladybird only walks up, so whoever leans back moves the top to the tip of the nose',
    objects: ['ladybird in a fringe', 'jug put down on the edge of a bath', 'nose sticking out of the bath', 'finger beside a nose'],
    joke: 'somebody lives there – somebody does – is it?',
    ending: 'a child leans back of itself, and stands a finger beside its nose, just in case',
  },
  beats: [
    { id: 'hands-on-head', part: 'open', at: 'the bath', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'friend'], plants: ['eyes', 'lives'] },
    { id: 'all-six-legs', part: 'try', at: 'the bath', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet', 'ladybird'], plants: ['finger'], refrain: true },
    { id: 'highest', part: 'turn', at: 'the bath', with: ['child', 'adult', 'minder', 'elder', 'friend', 'ladybird'], refrain: true },
    { id: 'somebody-walking', part: 'lull', at: 'the bath', with: ['child', 'adult', 'minder', 'elder', 'friend'] },
    { id: 'the-tip', part: 'stir', at: 'the bath', with: ['child', 'friend', 'ladybird'], refrain: true },
    { id: 'one-finger', part: 'turn', at: 'the bath', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet', 'ladybird'], pays: ['finger'], refrain: true },
    { id: 'in-whose-eyes', part: 'back', at: 'the bath', with: ['child', 'adult', 'minder', 'elder'], pays: ['eyes'] },
    { id: 'in-case', part: 'last', at: 'the bath', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet'], pays: ['lives'] },
  ],
  pictures: [
    {
      beats: ['all-six-legs', 'hands-on-head', 'highest'],
      framing: 'middle',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'bathtub', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'ladybird', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bathtub', at: 'centre' }, { what: 'ladybird', at: 'above' }],
    },
    {
      beats: ['highest', 'all-six-legs', 'somebody-walking'],
      framing: 'from-above',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-back', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bathtub', at: 'left' }, { what: 'ladybird', at: 'centre' }],
    },
    {
      beats: ['one-finger', 'the-tip', 'in-whose-eyes'],
      framing: 'close',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'ladybird', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'ladybird', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
