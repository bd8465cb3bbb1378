import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-got-hop-in-me',
  premise:
    'A bunny cannot go to bed, for it has still got hop in it; a child looks for the hop in its ears, its nose and its tail, a warm paw is laid on the tail, and the last little hop is asked to lie down until the morning.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { relation: 'awake', nouns: ['rabbit', 'hare'] },
  nights: {
    place: 'a bedroom',
    indoors: true,
    tone: 'tender',
    mechanism: 'looking for the hop and stroking it out',
    feeling: 'not tired at all',
    sleep: true,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['rabbit'],
  registry: {
    idea: 'what keeps a bunny awake is the hop that is left in it, and it must be found',
    device: 'ears, nose, tail and toes are asked one by one, and a warm paw stops the tail',
    objects: ['cat as round as a bun', 'tail that bobs when it is patted', 'last hop that turns round once and lies down'],
    joke: 'no, thank you, I’ve still got hop in me',
    ending: 'any hop left in you? just one, in a toe that a hand holds until it is still',
  },
  beats: [
    { id: 'hop-in-me', part: 'open', at: 'the bedroom', with: ['child', 'pet', 'wish', 'elder2'], plants: ['hop', 'bun'] },
    { id: 'the-ears', part: 'stir', at: 'the bedroom', with: ['child', 'wish'], plants: ['ears'], refrain: true },
    { id: 'the-nose', part: 'try', at: 'the bedroom', with: ['child', 'wish'], plants: ['nose'], refrain: true },
    { id: 'the-tail', part: 'turn', at: 'the bedroom', with: ['child', 'wish', 'pet'], refrain: true },
    { id: 'the-last-one', part: 'back', at: 'the bedroom', with: ['child', 'wish', 'friend'], plants: ['toe'] },
    { id: 'any-hop-left', part: 'last', at: 'bed', with: ['child', 'wish', 'pet', 'adult', 'elder', 'minder'], pays: ['hop', 'bun', 'ears', 'nose', 'toe'] },
  ],
  pictures: [
    {
      beats: ['the-ears', 'hop-in-me', 'the-nose'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'right', act: 'sits', size: 'small', colour: 'brown', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-tail', 'the-nose'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'pats', to: 'wish', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'wish', at: 'centre', act: 'sits', size: 'small', colour: 'brown', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['the-last-one', 'the-tail', 'any-hop-left'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'wish', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'sits', size: 'small', colour: 'brown', feeling: 'sleepy', faces: 'left' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'left', anyway: true },
      ],
    },
  ],
});
