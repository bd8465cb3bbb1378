import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'take-them-in-order',
  premise:
    'Bicycles are stolen on Tuesdays and back on Thursdays, mended; the saddle has been lowered, nobody can carry a dirty bicycle up a staircase, and one name is booked for a great deal of washing: two detectives find somebody who was told to rest, and do not let it end there.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  votes: { sv: [2, 3] },
  leads: [],
  wish: { concepts: ['whodunnit', 'detective'] },
  nights: {
    place: 'a cellar with a laundry room',
    indoors: true,
    tone: 'clever-warm',
    mechanism: 'asking where instead of who',
    feeling: 'not needed any more',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [1, 3],
  contains: [],
  registry: {
    idea: 'a thief mends what she takes and brings it back, for she has been told to rest and can hear it squeak',
    device: 'a saddle that is too low and a laundry list with oil on it point to the smallest person in the house',
    objects: ['lowered saddle', 'black thumbprint on a booking list', 'walking frame with spanners in a laundry bag', 'hairpin that opens a lock in four seconds'],
    joke: 'a thief who mends things is hardly even a crime',
    ending: 'the solution or the clues first? the clues, take them in order',
  },
  beats: [
    { id: 'tuesday-to-thursday', part: 'open', at: 'the bicycle room', with: ['child', 'friend'], plants: ['squeak'] },
    { id: 'clue-one', part: 'stir', at: 'the bicycle room', with: ['child', 'friend'], plants: ['saddle'] },
    { id: 'the-list', part: 'try', at: 'the bicycle room', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['cellar'] },
    { id: 'flat-nine', part: 'try', at: 'the laundry room', with: ['child', 'friend', 'pet'], plants: ['booked'], pays: ['cellar'] },
    { id: 'behind-the-sheet', part: 'turn', at: 'the laundry room', with: ['child', 'friend', 'old-lady', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'why', part: 'turn', at: 'the laundry room', with: ['child', 'friend', 'old-lady'] },
    { id: 'a-sign', part: 'back', at: 'the laundry room', with: ['child', 'friend', 'old-lady', 'ludvig'], pays: ['booked'] },
    { id: 'in-order', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['saddle', 'squeak'] },
  ],
  pictures: [
    {
      beats: ['the-list', 'clue-one', 'flat-nine'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'writes', to: 'book', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bicycle', at: 'centre' }],
    },
    {
      beats: ['behind-the-sheet', 'flat-nine', 'why'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'old-lady', at: 'right', act: 'lifts', to: 'bicycle', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-lady', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'old-lady', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'washing-machine', at: 'far' },
        { what: 'bicycle', at: 'centre', colour: 'green' },
      ],
    },
    {
      beats: ['why', 'a-sign'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'old-lady', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-lady', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
