import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-am-a-bin',
  premise:
    'An alien is hiding from its sister as a bin in the park, so well that it will never be found, and the park keeper is on his way round to empty it; the child teaches it to hide worse, and what gives away whoever hides is the giggle.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [47, 50], en: [15, 40] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: {
    place: 'a pond in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'tickling the feet of somebody who is upside down, so that a giggle lights up',
    feeling: 'missing-someone',
    sleep: false,
  },
  contains: ['alien'],
  alike: ['am-i-found-now'],
  registry: {
    idea: 'nobody has ever seen an alien, since they are all playing hide-and-seek, and one of them is too good at it',
    device: 'somebody who hides too well is taught to hide worse: a foot that sticks out, and a giggle that shines',
    objects: ['bin with five small feet', 'blue star that goes round and round', 'bang on the bottom'],
    joke: 'bins can’t talk: that’s right, we can’t',
    ending: 'nobody in the park is hiding any more',
  },
  beats: [
    { id: 'thank-you', part: 'open', at: 'the pond', with: ['child', 'alien', 'adult'], plants: ['i-am-a-bin'] },
    { id: 'five-feet', part: 'open', at: 'the pond', with: ['child', 'alien', 'pet', 'elder', 'elder2'], plants: ['feet', 'star'] },
    { id: 'a-bit', part: 'stir', at: 'the pond', with: ['child', 'alien'] },
    { id: 'tip', part: 'try', at: 'the pond', with: ['child', 'alien', 'keeper'], refrain: true },
    { id: 'worse', part: 'try', at: 'the pond', with: ['child', 'alien'], refrain: true },
    { id: 'handles', part: 'lull', at: 'the pond', with: ['child', 'alien', 'keeper'], pays: ['i-am-a-bin'] },
    { id: 'the-giggle', part: 'turn', at: 'the pond', with: ['child', 'alien', 'keeper', 'friend'], pays: ['feet'] },
    { id: 'found', part: 'back', at: 'the pond', with: ['child', 'alien', 'keeper'], pays: ['star'] },
    { id: 'two-pips', part: 'last', at: 'the pond', with: ['child', 'alien', 'keeper', 'adult'] },
  ],
  pictures: [
    {
      beats: ['five-feet', 'thank-you', 'a-bit'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'bin', at: 'right', act: 'looks-at', to: 'child', colour: 'green', feeling: 'curious', faces: 'left', called: 'alien' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['tip', 'worse', 'a-bit'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'bin', at: 'centre', act: 'is-afraid', colour: 'green', feeling: 'afraid', called: 'alien' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'bin', feeling: 'surprised', faces: 'right' },
        { who: 'man', at: 'right', act: 'pushes', to: 'cart', feeling: 'calm', faces: 'left', called: 'keeper' },
      ],
    },
    {
      beats: ['the-giggle', 'handles', 'found'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'stars',
      figures: [
        { who: 'bin', at: 'centre', act: 'laughs', colour: 'pink', feeling: 'laughing', called: 'alien' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'bin', feeling: 'laughing', faces: 'right' },
        { who: 'man', at: 'right', act: 'reaches-for', to: 'bin', feeling: 'surprised', faces: 'left', called: 'keeper' },
      ],
      things: [{ what: 'star', at: 'above', colour: 'blue' }],
    },
  ],
});
