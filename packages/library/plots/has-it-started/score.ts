import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'has-it-started',
  premise:
    'Two rows of knights wait to fight over a meadow, and it starts when the tallest takes down his lance; but he doesn’t want to fight, so two children dig it in, one hangs on the thick end like a see-saw when a crow has sat down on the point, and everybody goes home to wait there.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['knight', 'unwilling', 'afraid-of'], deed: { en: 'fight', sv: 'slåss|strida|kämpa' } },
  nights: {
    place: 'a meadow between two rows of knights',
    indoors: false,
    tone: 'funny-adventurous',
    mechanism: 'making a lance stand by itself',
    feeling: 'arms that can’t any longer',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['knight'],
  registry: {
    idea: 'the war starts when a knight takes down his lance, and he does not want to fight, so he has held it up since breakfast',
    device: 'a hole dug with a shield, and a child who hangs on the thick end of a lance that has a crow on its point',
    objects: ['lance with peas growing up it', 'arms that have forgotten how to be down', 'shield to dig with and to eat out of'],
    joke: 'they want the meadow to fight on',
    ending: 'has it started? not yet, years afterwards',
  },
  beats: [
    { id: 'the-short-cut', part: 'open', at: 'the meadow', with: ['child', 'friend', 'knight', 'adult', 'elder', 'elder2', 'minder'], plants: ['pancakes', 'lance'] },
    { id: 'dont-tell', part: 'stir', at: 'the meadow', with: ['child', 'friend', 'knight'], plants: ['refrain'] },
    { id: 'to-fight-on', part: 'stir', at: 'the meadow', with: ['child', 'friend', 'knight'] },
    { id: 'give-me-your-shield', part: 'try', at: 'the meadow', with: ['child', 'friend', 'knight', 'pet'], plants: ['shield', 'hole'] },
    { id: 'the-crow', part: 'turn', at: 'the meadow', with: ['child', 'knight', 'crow'] },
    { id: 'see-saw', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'knight', 'crow'], pays: ['hole'] },
    { id: 'one-finger', part: 'back', at: 'the meadow', with: ['child', 'knight'], pays: ['lance'] },
    { id: 'at-home', part: 'down', at: 'the meadow', with: ['child', 'friend', 'knight'] },
    { id: 'another-plate', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'knight', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['pancakes'] },
    { id: 'not-yet', part: 'last', at: 'the meadow', with: ['child', 'friend', 'knight'], pays: ['refrain', 'shield'] },
  ],
  pictures: [
    {
      beats: ['dont-tell', 'the-short-cut', 'to-fight-on'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', called: 'knight', at: 'right', act: 'whispers-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'knight', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-crow', 'give-me-your-shield', 'see-saw'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'crow', at: 'above', act: 'flies', feeling: 'calm', faces: 'left' },
        { who: 'knight', called: 'knight', at: 'right', act: 'holds-up', to: 'flag', size: 'big', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'crow', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['at-home', 'one-finger', 'another-plate'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'knight', called: 'knight', at: 'right', act: 'waves', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'near', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'flag', at: 'centre', size: 'big' }],
    },
  ],
});
