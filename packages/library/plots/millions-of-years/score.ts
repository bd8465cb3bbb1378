import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'millions-of-years',
  premise: 'The five skeletons in the museum are not dead but playing musical statues; a friend’s whistling sets them dancing into the café, giggling stops it, and a child’s stamping brings them back on their stands.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [8, 31], en: [12, 29] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // Four of the five are called by name, and the littlest is as small as a hen: not for whoever asked for another.
  fits: '!wish.ankylosaurus & !wish.velociraptor & !wish.pterodactyl & !wish.spinosaurus & !wish.parasaurolophus & !wish.brachiosaurus & !wish.brontosaurus & !wish.baby-dinosaur',
  nights: { place: 'a museum', indoors: true, tone: 'funny', mechanism: 'stamping a beat for whoever cannot move without music', feeling: 'longing', sleep: false, endsInBed: true },
  alike: ['just-about-to-throw'],
  contains: ['dinosaur'],
  registry: {
    idea: 'dinosaurs in a museum have been playing musical statues for millions of years',
    device: 'nobody can whistle and laugh, so the feet must be the music',
    objects: ['toe bone that taps', 'tea cosy on a tyrannosaurus', 'raisin on each stand'],
    joke: 'they’re really good at it',
    ending: 'so good at not moving as to fall asleep, and win',
  },
  beats: [
    { id: 'not-one-of-them', part: 'open', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'dinosaurs'], plants: ['whistle', 'raisins'] },
    { id: 'tap', part: 'stir', at: 'the museum', with: ['child', 'friend', 'dinosaurs'], plants: ['statues'] },
    { id: 'off-their-stands', part: 'try', at: 'the museum', with: ['child', 'dinosaurs'], plants: ['short arms'] },
    { id: 'the-tea-cosy', part: 'try', at: 'the café', with: ['friend', 'dinosaurs'], plants: ['tea cosy'] },
    { id: 'jingle', part: 'lull', at: 'the café', with: ['child', 'friend', 'dinosaurs', 'keeper'] },
    { id: 'hey', part: 'turn', at: 'the museum', with: ['child', 'friend', 'dinosaurs'], pays: ['whistle', 'short arms', 'tea cosy'] },
    { id: 'closing-time', part: 'back', at: 'the museum', with: ['child', 'friend', 'keeper', 'dinosaurs'], pays: ['raisins'] },
    { id: 'nobody-moved', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['statues'] },
  ],
  pictures: [
    {
      beats: ['tap', 'not-one-of-them'],
      framing: 'middle',
      world: 'museum',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dinosaur-skeleton', at: 'right', act: 'stands', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'dinosaur-skeleton', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'sits-on', to: 'bench', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['jingle', 'the-tea-cosy', 'hey'],
      framing: 'close',
      world: 'museum',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dinosaur-skeleton', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'centre', act: 'pushes', to: 'dinosaur-skeleton', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['closing-time', 'hey'],
      framing: 'wide',
      world: 'museum',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dinosaur-skeleton', at: 'centre', act: 'stands', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'whispers-to', to: 'dinosaur-skeleton', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'right', called: 'keeper', act: 'holds', to: 'key', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
