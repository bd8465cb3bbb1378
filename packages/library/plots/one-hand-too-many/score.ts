import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-hand-too-many',
  premise:
    'A child puts a hand back into a raincoat pocket in a shop and squeezes twice, and is squeezed back three times: it is the wrong coat; so somebody else’s small girl is in the right one, nobody is looking for anybody, and at last there is a hand in each pocket.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lost-in-shop'] },
  nights: {
    place: 'a big shop on a rainy day',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'putting a hand into the other pocket of the right coat',
    feeling: 'frightened',
    sleep: false,
  },
  votes: { en: [0, 3] },
  contains: ['shop'],
  registry: {
    idea: 'whoever has got hold of the wrong coat knows where the coat’s own child must be',
    device: 'two squeezes in a pocket are answered with three',
    objects: ['raincoat pocket with room for two hands', 'ladybird boots under a table of vegetables', 'sprouts for pudding'],
    joke: 'a grown-up stands with a hand in each pocket and has one hand too many',
    ending: 'two squeezes on this side and four on that, and a look down, just to be sure',
  },
  beats: [
    { id: 'in-the-pocket', part: 'open', at: 'the shop', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2'], plants: ['squeeze', 'hood', 'shoes'] },
    { id: 'three', part: 'stir', at: 'the bread', with: ['child', 'friend'] },
    { id: 'not-her', part: 'try', at: 'the bread', with: ['child', 'friend', 'lady'] },
    { id: 'so-hers-is-there', part: 'turn', at: 'the bread', with: ['child', 'friend', 'lady'] },
    { id: 'down-here', part: 'try', at: 'the vegetables', with: ['child', 'friend', 'lady', 'adult', 'minder', 'elder', 'small'], pays: ['shoes'] },
    { id: 'the-other-pocket', part: 'turn', at: 'the oranges', with: ['child', 'friend', 'adult', 'minder', 'elder', 'small'] },
    { id: 'im-here', part: 'back', at: 'the oranges', with: ['child', 'friend', 'adult', 'minder', 'elder', 'small', 'lady'], pays: ['squeeze'] },
    { id: 'two-and-four', part: 'last', at: 'the street', with: ['child', 'friend', 'adult', 'minder', 'elder'], pays: ['hood'] },
  ],
  pictures: [
    {
      beats: ['three', 'in-the-pocket', 'not-her'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'woman', feeling: 'surprised', faces: 'right' },
        { who: 'woman', at: 'right', act: 'stands', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'bread', at: 'far' }],
    },
    {
      beats: ['down-here', 'so-hers-is-there'],
      framing: 'from-above',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'lies-on-stomach', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'table', at: 'right' }],
    },
    {
      beats: ['the-other-pocket', 'im-here'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'centre', act: 'stands', feeling: 'surprised', faces: 'left', if: 'adult' },
        { who: 'child', at: 'left', act: 'holds-hands', to: 'adult', feeling: 'happy', faces: 'right' },
        { who: 'girl', at: 'right', act: 'stands', size: 'small', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'basket', at: 'near' }],
    },
  ],
});
