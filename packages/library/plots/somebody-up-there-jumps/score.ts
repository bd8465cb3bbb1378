import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-up-there-jumps',
  premise: 'The old man downstairs comes up to complain, of the quiet: he has no clock and has lived by the thumps of the child, who has gone on tiptoe since a note came that was meant as a letter of thanks.',
  writtenFirstIn: 'en',
  ages: [7, 9],
  leads: [],
  onlyShort: true,
  nights: { place: 'a flat above somebody', indoors: true, tone: 'funny', mechanism: 'jumping so as to be heard by whoever is underneath', feeling: 'ashamed', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'the neighbour downstairs complains that it is too quiet, since he tells the time by the thumps',
    device: 'a note that scolds is the first line of a thank-you letter',
    objects: ['three pairs of socks', 'egg that is boiled by footsteps', 'knock of a broom from below'],
    joke: 'I got stuck on the second line',
    ending: 'two heels on the floor at bedtime, and a lamp that is put out underneath',
  },
  beats: [
    { id: 'the-note', part: 'open', at: 'home', with: ['child'], plants: ['note', 'socks'] },
    { id: 'the-bell', part: 'stir', at: 'the door', with: ['child', 'neighbour'], plants: ['broom'] },
    { id: 'the-complaint', part: 'try', at: 'the door', with: ['child', 'neighbour'], plants: ['time'], pays: ['note'] },
    { id: 'the-jump', part: 'turn', at: 'the sofa', with: ['child', 'friend', 'pet', 'elder'], pays: ['socks', 'broom'] },
    { id: 'both-heels', part: 'last', at: 'bed', with: ['child', 'neighbour'], pays: ['time'] },
  ],
  pictures: [
    {
      beats: ['the-bell', 'the-complaint'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'talks-to', to: 'child', holding: 'broom', called: 'neighbour', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['the-complaint'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', view: 'back' },
        { who: 'old-man', at: 'right', act: 'looks-at', to: 'broom', holding: 'broom', called: 'neighbour', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['the-jump'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds', to: 'sock', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
