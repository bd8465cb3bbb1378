import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'eight-hours-late',
  premise:
    'A superhero brings the perfect answer eight hours too late to a child who said nothing when a friend’s hat was laughed at; all four hundred are for the teaser and none for the friend, who is lying awake across the yard.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: {
    place: 'a bedroom across a yard from the friend’s',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying sorry from window to window, with no answer ready',
    feeling: 'ashamed',
    sleep: false,
    endsInBed: true,
  },
  putBefore: { en: [1, 12] },
  contains: ['dark'],
  registry: {
    idea: 'a superhero with the perfect comeback always gets there when it is too late, since they are still lying there',
    device: 'four hundred answers are all for the one who teased, and nobody has asked for one for the friend',
    objects: ['cape over a head', 'notebook shaken upside down', 'knitted hat with enormous flaps', 'pasta looked at as if for a test'],
    joke: 'did a sheep sit on your head? Yes, shall I ask if it is free on Thursday?',
    ending: 'good night has been answered at once, and is said over the roofs, farther and farther off',
  },
  beats: [
    { id: 'over-his-head', part: 'open', at: 'the bedroom', with: ['child', 'superhero', 'pet'], plants: ['late'] },
    { id: 'did-a-sheep', part: 'stir', at: 'the lunch table', with: ['child', 'friend', 'teaser', 'elder', 'elder2'], plants: ['hat', 'pasta'] },
    { id: 'four-hundred', part: 'try', at: 'the bedroom', with: ['child', 'superhero', 'teaser'], plants: ['notebook'] },
    { id: 'upside-down', part: 'lull', at: 'the bedroom', with: ['child', 'superhero'] },
    { id: 'still-there', part: 'turn', at: 'the bedroom', with: ['child', 'superhero'] },
    { id: 'turning-pages', part: 'turn', at: 'the window', with: ['child', 'friend', 'superhero'], pays: ['notebook'] },
    { id: 'a-good-hat', part: 'turn', at: 'the window', with: ['child', 'friend', 'elder', 'elder2'], pays: ['pasta'] },
    { id: 'free-on-thursday', part: 'back', at: 'the window', with: ['child', 'friend', 'superhero'] },
    { id: 'flaps', part: 'down', at: 'the window', with: ['child', 'friend'], pays: ['hat'] },
    { id: 'good-night', part: 'last', at: 'bed', with: ['child', 'superhero', 'pet'], pays: ['late'] },
  ],
  pictures: [
    {
      beats: ['four-hundred', 'did-a-sheep', 'upside-down'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'listens-to', to: 'superhero', feeling: 'sad', faces: 'right' },
        { who: 'superhero', at: 'right', act: 'reads', to: 'book', feeling: 'proud', faces: 'left' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'calm', if: 'pet.dog / pet.cat' },
      ],
    },
    {
      beats: ['turning-pages', 'still-there', 'a-good-hat'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'far', act: 'stands', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'superhero', at: 'right', act: 'reads', to: 'book', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['free-on-thursday', 'a-good-hat', 'flaps'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'superhero', feeling: 'laughing', faces: 'right' },
        { who: 'superhero', at: 'right', act: 'holds-up', to: 'pencil', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
