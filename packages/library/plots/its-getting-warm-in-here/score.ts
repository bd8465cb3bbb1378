import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-getting-warm-in-here',
  premise:
    'A dragon who must toast one marshmallow breathes it in each time he tries; the friend sits in his mouth with an orange towel to be his fire, finds all the marshmallows stuck in his throat like a cork and pulls it out, and is sitting in the way of the real one.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['dragon', 'cannot'], deed: { en: 'fire', sv: 'eld' } },
  nights: {
    place: 'behind a garden shed',
    indoors: false,
    tone: 'funny',
    mechanism: 'being somebody’s fire, and finding the cork',
    feeling: 'afraid to fail',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['dragon', 'fire'],
  registry: {
    idea: 'a dragon who practises on marshmallows has breathed them all in, and they sit in his throat like a cork',
    device: 'a friend in the mouth with an orange towel is the fire, until the real one comes',
    objects: ['hand that comes out of a fire', 'voice with a pillow in it', 'lump of every marshmallow ever breathed in', 'inspector with a long fork'],
    joke: 'it talks; it’s very well brought up',
    ending: 'thank you, says the other fire, which has gone out',
  },
  beats: [
    { id: 'as-a-shed', part: 'open', at: 'behind the shed', with: ['child', 'friend', 'dragon', 'pet'], plants: ['breathing-in', 'pillow'] },
    { id: 'a-newt', part: 'stir', at: 'behind the shed', with: ['child', 'dragon', 'elder', 'elder2'] },
    { id: 'open-wide', part: 'try', at: 'behind the shed', with: ['child', 'friend', 'dragon'], plants: ['towel'] },
    { id: 'fire-please', part: 'try', at: 'behind the shed', with: ['child', 'dragon', 'inspector', 'friend'], plants: ['thank-you'] },
    { id: 'brown', part: 'turn', at: 'behind the shed', with: ['child', 'friend', 'dragon', 'inspector'], pays: ['breathing-in'] },
    { id: 'pop', part: 'turn', at: 'behind the shed', with: ['child', 'friend', 'dragon'] },
    { id: 'foot-on-his-chin', part: 'turn', at: 'behind the shed', with: ['child', 'friend', 'dragon', 'inspector'], pays: ['towel'] },
    { id: 'the-other-fire', part: 'back', at: 'behind the shed', with: ['child', 'friend', 'dragon', 'inspector'], pays: ['pillow'] },
    { id: 'a-stick-each', part: 'last', at: 'behind the shed', with: ['child', 'friend', 'dragon', 'elder', 'pet'], pays: ['thank-you'] },
  ],
  pictures: [
    {
      beats: ['open-wide', 'a-newt', 'fire-please'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'dragon', at: 'right', act: 'sits', size: 'big', colour: 'green', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'centre', act: 'pats', to: 'dragon', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds-up', to: 'towel', feeling: 'proud', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['brown', 'fire-please', 'pop'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'dragon', at: 'right', act: 'holds-up', to: 'marshmallow', size: 'huge', colour: 'purple', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['foot-on-his-chin', 'pop', 'the-other-fire'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'towel', feeling: 'afraid', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'is-afraid', size: 'big', colour: 'green', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});
