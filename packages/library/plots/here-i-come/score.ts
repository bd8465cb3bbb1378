import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'here-i-come',
  premise:
    'Somebody counts to a hundred in an attic at night and finds everybody, but a ghost’s fist goes straight into the bricks, and without a thump it does not count; a child’s hand stops where his does not, so he puts his inside it.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['ghost-story'] },
  nights: {
    place: 'the attic of an old rented house',
    indoors: true,
    tone: 'eerie-funny',
    mechanism: 'lending a ghost a hand that stops',
    feeling: 'afraid under a bed',
    sleep: false, endsInBed: true,
  },
  alike: ['am-i-found-now', 'the-bear-who-got-to-eighty-eight', 'extremely-awake'],
  contains: ['ghost', 'dark'],
  registry: {
    idea: 'a ghost has been it for a hundred years, because nobody hears it when he thumps the den',
    device: 'a ghost’s hand inside a child’s hand makes one fist that can be heard',
    objects: ['chimney that is counted against', 'boots with hanging laces that do not touch the floor', 'face upside down over the edge of a bed', 'trunk that giggles'],
    joke: 'since my mother called us in to supper; it will be cold by now',
    ending: 'the child has counted to a hundred and says it now: here I come',
  },
  beats: [
    { id: 'it-doesnt-count', part: 'open', at: 'the attic', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['thump', 'trunk'] },
    { id: 'ninety-three', part: 'stir', at: 'the little room', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['here-i-come'] },
    { id: 'two-boots', part: 'stir', at: 'under the bed', with: ['child', 'friend', 'ghost', 'pet'] },
    { id: 'upside-down', part: 'turn', at: 'under the bed', with: ['child', 'friend', 'ghost'] },
    { id: 'never-a-thump', part: 'turn', at: 'under the bed', with: ['child', 'friend', 'ghost'] },
    { id: 'the-chimney', part: 'lull', at: 'the attic', with: ['child', 'friend', 'ghost'] },
    { id: 'mine-stops', part: 'turn', at: 'the attic', with: ['child', 'ghost'] },
    { id: 'it-counts', part: 'back', at: 'the attic', with: ['child', 'friend', 'ghost', 'pet', 'adult', 'elder', 'minder'], pays: ['thump'] },
    { id: 'who-counts-now', part: 'last', at: 'the attic', with: ['child', 'friend', 'ghost'], pays: ['trunk', 'here-i-come'] },
  ],
  pictures: [
    {
      beats: ['ninety-three', 'two-boots'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'whispers-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'whispers-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['upside-down', 'two-boots', 'never-a-thump'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'ghost', at: 'right', act: 'flies', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'lies-on-stomach', feeling: 'afraid', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['mine-stops', 'the-chimney', 'it-counts'],
      framing: 'close',
      world: 'attic',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'ghost', feeling: 'surprised', faces: 'right' },
        { who: 'ghost', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
