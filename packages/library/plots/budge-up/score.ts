import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'budge-up',
  premise:
    'A tyrannosaurus has always been at the bottom of the see-saw; all the dinosaurs of the park budge up and sit on the other end, and not even a toe comes up, until the one who is only little has a seat there as well.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [11, 12], en: [7, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  nights: { place: 'a see-saw in a park', indoors: false, tone: 'funny', mechanism: 'being the last little bit of weight on the other end', feeling: 'sad', sleep: false, endsInBed: true },
  contains: ['dinosaur'],
  alike: ['are-we-up', 'a-go-for-the-goose', 'out-with-a-stone'],
  registry: {
    idea: 'the heaviest one of all has never been up, and it is the smallest who is missing at the other end',
    device: 'everybody budges up for one more, and the one who counts them has not been counted',
    objects: ['tear that short arms cannot reach', 'neck that goes up into a tree', 'babies on the spikes', 'kiss with all the teeth'],
    joke: 'not even a toe',
    ending: 'Teddy budged up',
  },
  beats: [
    { id: 'always-down', part: 'open', at: 'the park', with: ['child', 'trex'], plants: ['toe', 'budge'] },
    { id: 'triceratops', part: 'stir', at: 'the park', with: ['child', 'trex'], refrain: true },
    { id: 'stegosaurus', part: 'try', at: 'the park', with: ['child', 'trex'], refrain: true },
    { id: 'diplodocus', part: 'try', at: 'the park', with: ['child', 'trex'], refrain: true },
    { id: 'ten-babies', part: 'try', at: 'the park', with: ['child', 'trex', 'friend'], refrain: true },
    { id: 'too-heavy', part: 'lull', at: 'the park', with: ['child', 'trex', 'friend'] },
    { id: 'not-on', part: 'turn', at: 'the park', with: ['child', 'trex', 'adult', 'elder'], refrain: true },
    { id: 'up', part: 'turn', at: 'the park', with: ['trex', 'elder', 'elder2'], pays: ['toe'] },
    { id: 'breezy', part: 'back', at: 'the park', with: ['child', 'trex'] },
    { id: 'teddy', part: 'last', at: 'home', with: ['child', 'trex', 'adult', 'elder', 'pet'], pays: ['budge'] },
  ],
  pictures: [
    {
      beats: ['triceratops', 'always-down', 'stegosaurus'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'tyrannosaurus', called: 'trex', at: 'left', act: 'sits-on', to: 'see-saw', size: 'big', feeling: 'sad', faces: 'right' },
        { who: 'triceratops', at: 'above', act: 'sits', size: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'centre', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'see-saw', at: 'centre', size: 'huge' }],
    },
    {
      beats: ['too-heavy', 'ten-babies'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'tyrannosaurus', feeling: 'calm', faces: 'right' },
        { who: 'tyrannosaurus', called: 'trex', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['up', 'not-on'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'tyrannosaurus', called: 'trex', at: 'above', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'see-saw', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'see-saw', at: 'centre', size: 'huge' }],
    },
  ],
});
