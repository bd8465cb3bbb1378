import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'that-will-be-the-brakes',
  premise:
    'A real monster in a ghost train has never got further than the beginning of his roar, for the cars go past too fast; when the power fails he pulls them out in the dark, and roars the whole of it so that everybody can hear where he is.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [10, 12], en: [8, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['monster'] },
  nights: {
    place: 'a ghost train',
    indoors: true,
    tone: 'funny',
    mechanism: 'letting a monster be heard, so that one knows where it is',
    feeling: 'afraid of what one cannot hear',
    sleep: false, endsInBed: true, endsOnRefrain: true,
  },
  contains: ['monster', 'dark'],
  registry: {
    idea: 'a real monster in a ghost train has never got past the first letters of his roar',
    device: 'a monster that roars all the way is never anywhere but in front',
    objects: ['wet mop that slaps whoever comes', 'roar with a middle', 'five bends in the dark'],
    joke: 'that’ll be the brakes',
    ending: 'the roar goes on over the roofs, all the way to the bit at the end',
  },
  beats: [
    { id: 'second-bend', part: 'open', at: 'the fair', with: ['monster', 'child', 'host'], plants: ['gr', 'brakes', 'mop'], refrain: true },
    { id: 'clunk', part: 'stir', at: 'the ghost train', with: ['child', 'monster', 'friend'] },
    { id: 'lots', part: 'try', at: 'the ghost train', with: ['child', 'monster'], plants: ['end'], refrain: true },
    { id: 'boot', part: 'try', at: 'the ghost train', with: ['small', 'host'], pays: ['mop'] },
    { id: 'pad', part: 'try', at: 'the ghost train', with: ['monster', 'small', 'child', 'elder'] },
    { id: 'where', part: 'lull', at: 'the ghost train', with: ['monster', 'child'] },
    { id: 'go-on', part: 'turn', at: 'the ghost train', with: ['monster', 'child', 'small'], refrain: true },
    { id: 'the-middle', part: 'turn', at: 'the ghost train', with: ['monster'] },
    { id: 'very-low', part: 'turn', at: 'the ghost train', with: ['monster'], pays: ['end'] },
    { id: 'out', part: 'back', at: 'the fair', with: ['small', 'host', 'child', 'adult', 'pet'], pays: ['brakes'] },
    { id: 'exactly-where', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['gr'], refrain: true },
  ],
  pictures: [
    {
      beats: ['clunk', 'lots', 'second-bend'],
      framing: 'wide',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'wagon', feeling: 'curious', faces: 'right' },
        { who: 'monster', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'wagon', at: 'left', size: 'big' }],
    },
    {
      beats: ['pad', 'where', 'boot'],
      framing: 'middle',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'right', act: 'pulls', to: 'wagon', size: 'big', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'wagon', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'wagon', at: 'left', size: 'big' }],
    },
    {
      beats: ['the-middle', 'go-on', 'very-low'],
      framing: 'close',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'right', act: 'sings', size: 'big', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'monster', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
