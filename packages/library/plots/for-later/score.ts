import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'for-later',
  premise:
    'A fox buries whatever the child gives it among the onions, for later, and a glove as well; the cross labels the child has put up on canes are all that sticks up when it snows and the fox cannot find a thing.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['fox'] },
  nights: {
    place: 'an allotment',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'labels put up in anger that are a map under the snow',
    feeling: 'cross',
    sleep: false,
    seasons: ['autumn', 'winter'],
  },
  contains: ['fox', 'snow'],
  registry: {
    idea: 'a fox buries all it is given for later, and when later comes there is snow on it',
    device: 'canes with cross labels on are all that sticks up out of the snow',
    objects: ['sandwich planted among onions', 'nine labels on canes', 'glove with a whole nose in it'],
    joke: 'are you going to eat it? not now, it’s for …',
    ending: 'where is your other glove? I’ve got it, it’s for later',
  },
  beats: [
    { id: 'half-a-sandwich', part: 'open', at: 'the allotment', with: ['child', 'fox', 'gardener', 'pet'], plants: ['sandwich', 'three steps'], refrain: true },
    { id: 'not-a-cupboard', part: 'stir', at: 'the allotment', with: ['child', 'fox', 'elder', 'elder2'], refrain: true },
    { id: 'very-small-graveyard', part: 'try', at: 'the allotment', with: ['child', 'gardener', 'friend'], plants: ['canes'] },
    { id: 'my-glove', part: 'try', at: 'the allotment', with: ['child', 'fox'], plants: ['glove'], refrain: true },
    { id: 'snow', part: 'lull', at: 'the allotment', with: ['child', 'fox', 'adult', 'elder'] },
    { id: 'its-later', part: 'turn', at: 'the allotment', with: ['child', 'fox', 'pet'], pays: ['canes', 'three steps'] },
    { id: 'it-came-up', part: 'turn', at: 'the allotment', with: ['child', 'gardener'], pays: ['sandwich'] },
    { id: 'it-smells-of-you', part: 'back', at: 'the allotment', with: ['child', 'fox'] },
    { id: 'for-later', part: 'last', at: 'the allotment', with: ['child', 'fox', 'adult', 'elder', 'gardener'], pays: ['glove'], refrain: true },
  ],
  pictures: [
    {
      beats: ['not-a-cupboard', 'half-a-sandwich', 'very-small-graveyard'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'fox', at: 'right', act: 'holds', to: 'sausage', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'fox', feeling: 'angry', faces: 'right' },
      ],
      things: [
        { what: 'onion', at: 'near', count: 3, size: 'tiny' },
      ],
    },
    {
      beats: ['snow', 'my-glove', 'its-later'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'snow',
      season: 'winter',
      figures: [
        { who: 'fox', at: 'centre', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fox', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'sign', at: 'right', count: 3, size: 'small', colour: 'white' }],
    },
    {
      beats: ['it-smells-of-you', 'it-came-up', 'for-later'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'fox', at: 'right', act: 'holds', to: 'mitten', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fox', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'mitten', at: 'centre', colour: 'red' }],
    },
  ],
});
