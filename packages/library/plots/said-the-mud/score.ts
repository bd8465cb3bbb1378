import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'said-the-mud',
  premise:
    'The mud takes a red boot and says mine, and takes the boots of everybody who pulls; the child, who can hold on tight as well, knows what makes one let go, and tickles it.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  onlyShort: true,
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the mud by the duck pond', indoors: false, tone: 'funny', mechanism: 'tickling somebody until it lets go', feeling: 'wanting what is mine', sleep: false, endsInBed: true },
  votes: { en: [1, 3] },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'the mud says mine of a boot, and of the boots of all who pull',
    device: 'whoever holds on tight is tickled with one finger',
    objects: ['two red boots', 'boots as big as buckets', 'big toe that looks out of a sock'],
    joke: 'lots of boots in the mud, and nobody in them',
    ending: 'mine, said the bed; all right, yours',
  },
  beats: [
    { id: 'red-boots', part: 'open', at: 'the mud', with: ['child'], plants: ['squash'] },
    { id: 'pulled-back', part: 'stir', at: 'the mud', with: ['child', 'friend', 'mud'], refrain: true, plants: ['mine'] },
    { id: 'mum-pulls', part: 'try', at: 'the mud', with: ['child', 'adult', 'elder', 'walker'], refrain: true },
    { id: 'moss-pulls', part: 'try', at: 'the mud', with: ['child', 'moss', 'elder', 'elder2'], refrain: true },
    { id: 'a-bit-of-red', part: 'lull', at: 'the mud', with: ['child'] },
    { id: 'a-tickle', part: 'turn', at: 'the mud', with: ['child', 'mud'], refrain: true },
    { id: 'blop', part: 'back', at: 'the mud', with: ['child', 'adult', 'moss', 'pet'], pays: ['squash'] },
    { id: 'all-right-bed', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['mine'] },
  ],
  pictures: [
    {
      beats: ['pulled-back', 'red-boots', 'mum-pulls'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'boots', feeling: 'angry', faces: 'right' },
        { who: 'duck', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'boots', at: 'centre', colour: 'red' },
        { what: 'puddle', at: 'centre', colour: 'brown' },
      ],
    },
    {
      beats: ['moss-pulls', 'mum-pulls', 'a-bit-of-red'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', at: 'centre', act: 'pulls', to: 'boots', feeling: 'surprised', faces: 'left', called: 'moss' },
        { who: 'child', at: 'right', act: 'points-at', to: 'boots', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'boots', at: 'left', colour: 'red' },
        { what: 'puddle', at: 'left', colour: 'brown' },
      ],
    },
    {
      beats: ['a-tickle', 'a-bit-of-red', 'blop'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'boots', feeling: 'happy', faces: 'right' },
        { who: 'duck', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'boots', at: 'centre', colour: 'red' },
        { what: 'puddle', at: 'centre', colour: 'brown' },
      ],
    },
  ],
});
