import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-cat-walked-out',
  premise:
    'Two friends practise a song in the laundry room, and the cat walks out every time it goes too fast, which is what the one has not dared to tell the other all week; a washing machine holds the time for them until it has finished, and then there is only a cat that purrs.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [0, 43], en: [2, 36] },
  ages: [8, 10],
  leads: ['friend', 'pet.cat'],
  nights: { place: 'a laundry room in a basement', indoors: true, tone: 'funny', mechanism: 'breathing in time with a purring cat', feeling: 'nervous', sleep: false, endsInBed: true },
  contains: ['cat'],
  registry: {
    idea: 'the cat walks out whenever the song goes too fast, and says what a friend does not dare to say',
    device: 'a washing machine keeps time, and when it has stopped a purr does, till the hand can be moved to one’s own tummy',
    objects: ['drum made of a laundry basket', 'song about a sock', 'tail straight up in a doorway', 'neighbour’s clean towels'],
    joke: 'I’ve finished; I haven’t started / the cat told me straight away',
    ending: 'the last line of the song is whispered as slowly as the cat purrs',
  },
  beats: [
    { id: 'tomorrow', part: 'open', at: 'the laundry room', with: ['child', 'friend', 'pet', 'adult'], plants: ['song'] },
    { id: 'havent-started', part: 'stir', at: 'the laundry room', with: ['child', 'friend', 'pet'], plants: ['tail'] },
    { id: 'once-more', part: 'try', at: 'the laundry room', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'braver', part: 'lull', at: 'the laundry room', with: ['child', 'friend'] },
    { id: 'heartbeat', part: 'lull', at: 'the laundry room', with: ['child', 'friend'], plants: ['heart'] },
    { id: 'machine', part: 'try', at: 'the laundry room', with: ['child', 'friend', 'pet', 'neighbour'] },
    { id: 'click', part: 'try', at: 'the laundry room', with: ['child', 'friend', 'pet'] },
    { id: 'in-and-out', part: 'turn', at: 'the laundry room', with: ['child', 'friend', 'pet'], plants: ['purr'] },
    { id: 'stayed', part: 'turn', at: 'the laundry room', with: ['child', 'friend', 'pet', 'neighbour'], pays: ['tail'] },
    { id: 'the-last-line', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['song', 'heart', 'purr'] },
  ],
  pictures: [
    {
      beats: ['once-more', 'havent-started', 'braver'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'walks', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'sings', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', holding: 'stick', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'washing-machine', at: 'far', size: 'child' },
        { what: 'basket', at: 'left' },
      ],
    },
    {
      beats: ['heartbeat', 'machine', 'braver'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'leans-on', to: 'washing-machine', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'leans-on', to: 'washing-machine', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'washing-machine', at: 'centre', size: 'child' }],
    },
    {
      beats: ['in-and-out', 'click', 'stayed'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'sits', feeling: 'calm', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits-on-lap', to: 'friend', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'kneels', to: 'pet', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
