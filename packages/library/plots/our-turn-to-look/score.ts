import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'our-turn-to-look',
  premise:
    'In the museum one may look but not touch, which is hard beside a mammoth; at night it is the exhibits’ turn to look, at two caterpillars in sleeping bags, and the mammoth may not touch either, until the best friend, who has just learned to read, reads the sign once more, and somebody stands still with both hands behind her back and is touched.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['museum-night'] },
  nights: {
    place: 'the biggest room of a museum at night',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'reading a sign once more, and standing still to be touched',
    feeling: 'wanting to touch what one may only look at',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['thats-the-shouting-done'],
  contains: ['museum', 'dinosaur'],
  registry: {
    idea: 'at night what is shown in a museum comes to look at the visitors, who lie in their sleeping bags and are taken for caterpillars',
    device: 'whoever may not touch can be touched, for the sign says nothing about that',
    objects: ['knot in a trunk, to be on the safe side', 'sleeping bags on show', 'long brown hair on a sleeping bag', 'guard who may not touch either'],
    joke: 'a snorer is a machine that goes all night, and nobody knows what it is for',
    ending: 'somebody has touched the mammoth, but only on the inside',
  },
  beats: [
    { id: 'look-but-dont-touch', part: 'open', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['reading', 'fur', 'rule'] },
    { id: 'open', part: 'stir', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'knight', 'seal', 'mammoth'] },
    { id: 'two-caterpillars', part: 'try', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet', 'knight', 'seal'], plants: ['machine'] },
    { id: 'is-it-soft', part: 'try', at: 'the museum', with: ['child', 'mammoth', 'knight', 'seal'], plants: ['knot'] },
    { id: 'the-guard', part: 'turn', at: 'the museum', with: ['child', 'mammoth', 'seal'] },
    { id: 'once-more', part: 'turn', at: 'the museum', with: ['child', 'friend', 'mammoth', 'knight'], pays: ['reading'] },
    { id: 'quite-still', part: 'turn', at: 'the museum', with: ['child', 'mammoth', 'knight'], pays: ['fur', 'knot'] },
    { id: 'now-its-broken', part: 'down', at: 'the museum', with: ['friend', 'adult', 'elder', 'elder2', 'minder', 'pet', 'knight', 'seal'], pays: ['machine'] },
    { id: 'on-the-inside', part: 'last', at: 'the museum', with: ['child', 'mammoth'], pays: ['rule'] },
  ],
  pictures: [
    {
      beats: ['two-caterpillars', 'open', 'is-it-soft'],
      framing: 'middle',
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'knight', at: 'right', act: 'points-at', to: 'child', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'seal', at: 'far', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'sleeping-bag', at: 'left' }],
    },
    {
      beats: ['is-it-soft', 'the-guard', 'two-caterpillars'],
      framing: 'wide',
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'mammoth', at: 'right', act: 'talks-to', to: 'child', size: 'huge', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'sleeping-bag', at: 'left' }],
    },
    {
      beats: ['quite-still', 'once-more', 'now-its-broken'],
      framing: 'close',
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'happy', faces: 'right' },
        { who: 'mammoth', at: 'right', act: 'reaches-for', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
