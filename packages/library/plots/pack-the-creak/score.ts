import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'pack-the-creak',
  premise: 'Everything is packed for the move, so a child packs the creak of the stair in a box with a lid; at the other end the box is quiet, and the new house has something of its own to say.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [32, 33], en: [8, 35] },
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ['moving'] },
  nights: { place: 'home', indoors: true, tone: 'tender', mechanism: 'a sound is greeted', feeling: 'sad', sleep: true },
  contains: [],
  registry: {
    idea: 'what cannot be packed waits for the next child',
    device: 'a sound is caught under a lid',
    objects: ['stair that says creak', 'box with nothing in it', 'empty house that says hello three times', 'threshold that says crick'],
    joke: 'you are not to be packed',
    ending: 'the old stair waits for the next one',
  },
  beats: [
    { id: 'good-night-creak', part: 'open', at: 'the stairs', with: ['child', 'pet'], plants: ['creak'] },
    { id: 'in-the-box', part: 'try', at: 'the hall', with: ['child', 'adult', 'pet', 'friend', 'elder'] },
    { id: 'how-do-you-pack', part: 'stir', at: 'the stairs', with: ['child', 'adult'] },
    { id: 'quiet', part: 'lull', at: 'the new house', with: ['child', 'adult', 'pet'] },
    { id: 'not-empty', part: 'down', at: 'the new house', with: ['child', 'adult', 'pet'] },
    { id: 'crick', part: 'turn', at: 'the new room', with: ['child', 'adult', 'pet'] },
    { id: 'the-next-one', part: 'last', at: 'the old house', with: ['child'], pays: ['creak'] },
  ],
  pictures: [
    {
      beats: ['in-the-box', 'good-night-creak'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'box', feeling: 'happy' },
        { who: 'adult', at: 'right', act: 'carries', to: 'box', anyway: true },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
      things: [{ what: 'boxes', at: 'centre' }],
    },
    {
      beats: ['quiet', 'not-empty', 'how-do-you-pack'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'left', act: 'sits', feeling: 'sad', anyway: true, faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on-lap', to: 'adult', feeling: 'sad' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'open-box', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'open-box', at: 'right' }],
    },
    {
      beats: ['crick', 'the-next-one'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', anyway: true },
      ],
    },
  ],
});
