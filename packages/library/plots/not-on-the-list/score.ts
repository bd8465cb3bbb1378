import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-on-the-list',
  premise: 'Somebody does or is what nobody of its kind is, and it is not on the list of what may be done; then the child and the whole street show what they do that is not on it either.',
  writtenFirstIn: 'sv',
  ages: [4, 11],
  leads: [],
  wish: {
    relation: 'said-of',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'place', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing', 'water'],
  },
  nights: { place: 'the front steps', indoors: false, tone: 'funny', mechanism: 'a whole street shows what it may not', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'what is not on the list must stop',
    device: 'everybody comes and stands beside the one who must go',
    objects: ['list that trails along the pavement', 'tick in the air'],
    joke: 'Litter bin. Smells?',
    ending: 'a tick in the air, and somebody on the steps who is on the list',
  },
  beats: [
    { id: 'look', part: 'open', at: 'the front steps', with: ['child', 'wish'], plants: ['what is said of it'] },
    { id: 'the-list', part: 'stir', at: 'the front steps', with: ['child', 'wish', 'inspector', 'friend', 'pet', 'elder'] },
    { id: 'like-others', part: 'try', at: 'the front steps', with: ['child', 'wish'] },
    { id: 'lowest-step', part: 'lull', at: 'the front steps', with: ['child', 'wish'], plants: ['backwards'] },
    { id: 'six-o-clock', part: 'try', at: 'the front steps', with: ['child', 'wish', 'inspector'] },
    { id: 'backwards', part: 'turn', at: 'the front steps', with: ['child', 'wish', 'inspector', 'friend', 'pet', 'elder'], pays: ['backwards'] },
    { id: 'one-foot', part: 'turn', at: 'the street', with: ['child', 'inspector'] },
    { id: 'room-at-the-end', part: 'back', at: 'the front steps', with: ['child', 'wish', 'inspector'] },
    { id: 'tick', part: 'last', at: 'bed', with: ['child', 'adult', 'wish'], pays: ['what is said of it'] },
  ],
  pictures: [
    {
      beats: ['the-list', 'look', 'like-others'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'left', act: 'waits', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'woman', faces: 'right' },
        { who: 'woman', at: 'right', act: 'reads', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['lowest-step', 'like-others', 'six-o-clock'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'sits-on', to: 'step', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['one-foot', 'backwards', 'room-at-the-end'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'woman', at: 'right', act: 'dances', feeling: 'laughing' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'woman', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'left', act: 'stands', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
