import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'lovely-round-my-toe',
  premise:
    'In the mummies’ room at the museum one of them cannot sleep, for the band round its foot is gone; the child follows the band round a knight and a mammoth to whoever has lain still for three thousand years and only wanted to play.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['mummy-creature', 'museum'] },
  nights: {
    place: 'a museum',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'following a band to whoever ran off with it, and tucking a toe in',
    feeling: 'cold and unable to sleep',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['museum', 'cat'],
  registry: {
    idea: 'a mummy has a toe that sticks out, and cannot fall asleep',
    device: 'four paws, a tail, and an empty little case',
    objects: ['three cases in a row, the smallest of them empty', 'band that goes out through the door', 'knight who is empty inside and rattles', 'ball of band with two ears'],
    joke: 'the big mummy said nothing, for it had slept the whole time',
    ending: 'the child says of its own toe what the mummy said',
  },
  beats: [
    { id: 'three-cases', part: 'open', at: 'the mummies’ room', with: ['child', 'adult'], plants: ['empty'] },
    { id: 'a-draught', part: 'stir', at: 'the mummies’ room', with: ['child', 'mummy'], plants: ['toe'] },
    { id: 'the-band', part: 'stir', at: 'the mummies’ room', with: ['child', 'adult'] },
    { id: 'the-knight', part: 'try', at: 'the museum', with: ['child', 'knight'], refrain: true },
    { id: 'the-mammoth', part: 'try', at: 'the museum', with: ['child', 'mammoth', 'elder', 'elder2'], refrain: true },
    { id: 'two-ears', part: 'turn', at: 'the top of the stairs', with: ['child', 'cat'], pays: ['empty'] },
    { id: 'chase-me', part: 'turn', at: 'the museum', with: ['child', 'cat', 'adult'] },
    { id: 'round-and-round', part: 'back', at: 'the mummies’ room', with: ['child', 'mummy', 'cat'], plants: ['tucked'] },
    { id: 'good-night', part: 'down', at: 'the mummies’ room', with: ['child', 'mummy', 'cat'] },
    { id: 'all-ten', part: 'last', at: 'bed', with: ['child', 'adult', 'friend', 'pet'], pays: ['toe', 'tucked'] },
  ],
  pictures: [
    {
      beats: ['a-draught', 'three-cases', 'the-band'],
      framing: 'middle',
      world: 'museum',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'mummy-creature', at: 'right', act: 'lies-on-back', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'mummy-creature', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-mammoth', 'the-knight', 'two-ears'],
      framing: 'wide',
      world: 'museum',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'mammoth', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'mammoth', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['round-and-round', 'chase-me', 'good-night'],
      framing: 'close',
      world: 'museum',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'mummy-creature', at: 'right', act: 'lies-on-back', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'mummy-creature', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});
