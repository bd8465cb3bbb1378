import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-dont-do-down',
  premise:
    'A rocket stands at the top of a slide and will not come down, for rockets only do up, where there is never anybody; until a child bends over and looks between two legs, and down is up, with somebody there.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [8, 12], en: [4, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['rocket'] },
  nights: { place: 'park', indoors: false, tone: 'funny-tender', mechanism: 'looking between one’s legs', feeling: 'lonely', sleep: false, endsInBed: true },
  contains: ['rocket'],
  registry: {
    idea: 'a rocket at the top of a slide refuses to go down, because it only goes up',
    device: 'seen between two legs the way down is the way up',
    objects: ['slide with a rocket on top', 'banana that is to be sent up', 'nose in the sand'],
    joke: 'I don’t do down any minute',
    ending: 'whoever won’t lie down lies up, and somebody is there',
  },
  beats: [
    { id: 'the-queue', part: 'open', at: 'the slide', with: ['child', 'pet'], plants: ['legs', 'up'], refrain: true },
    { id: 'whoosh', part: 'open', at: 'the slide', with: ['child'], refrain: true },
    { id: 'come-down', part: 'stir', at: 'the slide', with: ['friend', 'keeper', 'adult', 'elder', 'sitter'], refrain: true },
    { id: 'bit-more', part: 'stir', at: 'the slide', with: ['child'], plants: ['nobody'] },
    { id: 'home-time', part: 'try', at: 'the slide', with: ['child', 'adult', 'elder', 'elder2', 'sitter'] },
    { id: 'between', part: 'turn', at: 'the slide', with: ['child'], pays: ['legs'] },
    { id: 'up', part: 'turn', at: 'the slide', with: ['child'], pays: ['up'], refrain: true },
    { id: 'past-the-star', part: 'back', at: 'the park', with: [] },
    { id: 'lie-up', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['nobody'], refrain: true },
  ],
  pictures: [
    {
      beats: ['whoosh', 'the-queue', 'come-down'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'rocket', feeling: 'happy', faces: 'right' },
        { who: 'rocket', at: 'right', act: 'stands-on', to: 'slide', size: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'slide', at: 'right', size: 'big' }],
    },
    {
      beats: ['home-time', 'bit-more', 'between'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'rocket', feeling: 'sad', faces: 'right' },
        { who: 'rocket', at: 'right', act: 'stands-on', to: 'slide', size: 'child', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'slide', at: 'right', size: 'big' }],
    },
    {
      beats: ['up', 'past-the-star'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'rocket', feeling: 'laughing', faces: 'right' },
        { who: 'rocket', at: 'right', act: 'falls', size: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'right' }],
    },
  ],
});
