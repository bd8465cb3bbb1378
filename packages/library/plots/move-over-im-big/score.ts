import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'move-over-im-big',
  premise:
    'A fairy as big as a thumb is sure that she is enormous: everybody must move over, and she says thud herself when she walks, since nobody hears it; till whoever comes to say good night cannot see her at all, and a child puts her in front of a torch and stamps for her.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [11, 12], en: [10, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fairy'] },
  nights: {
    place: 'a bed',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a torch in front of somebody small, and stamping for her',
    feeling: 'small',
    sleep: false, endsInBed: true, endsOnRefrain: true,
  },
  alike: ['whopping'],
  contains: ['fairy'],
  registry: {
    idea: 'a fairy as big as a thumb thinks that she is big, and takes care not to squash anybody',
    device: 'a torch makes a fairy as tall as the room, and a child’s foot makes her steps',
    objects: ['half a rusk that looks just the same', 'pillow without a dent', 'torch under a pillow', 'wings from the window to the door'],
    joke: 'sorry, now I have eaten all the food in the house',
    ending: 'the smallest head there is goes down on a pillow, and says thud',
  },
  beats: [
    { id: 'move-over', part: 'open', at: 'the bed', with: ['child', 'fairy', 'pet'], plants: ['big', 'thud'], refrain: true },
    { id: 'dont-lift', part: 'stir', at: 'the bed', with: ['child', 'fairy'], if: 'age>=5' },
    { id: 'all-the-food', part: 'stir', at: 'the bed', with: ['child', 'fairy'], refrain: true },
    { id: 'hold-tight', part: 'try', at: 'the bed', with: ['child', 'fairy'] },
    { id: 'nobody-there', part: 'try', at: 'the bed', with: ['child', 'fairy', 'adult'] },
    { id: 'very-little', part: 'lull', at: 'the bed', with: ['child', 'fairy'] },
    { id: 'click', part: 'turn', at: 'the bed', with: ['child', 'fairy', 'friend'] },
    { id: 'thud', part: 'turn', at: 'the bed', with: ['child', 'fairy'], refrain: true },
    { id: 'and-she-moved', part: 'back', at: 'the bed', with: ['child', 'fairy', 'adult', 'elder', 'elder2', 'pet'], pays: ['big'], refrain: true },
    { id: 'lie-still', part: 'last', at: 'the bed', with: ['child', 'fairy'], pays: ['thud'], refrain: true },
  ],
  pictures: [
    {
      beats: ['all-the-food', 'dont-lift', 'move-over', 'hold-tight'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'surprised', faces: 'right' },
        { who: 'fairy', at: 'bed', act: 'is-proud', size: 'tiny', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'biscuit', at: 'centre' }],
    },
    {
      beats: ['nobody-there', 'hold-tight', 'very-little'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'fairy', feeling: 'curious', faces: 'right' },
        { who: 'fairy', at: 'bed', act: 'stands', size: 'tiny', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['click', 'thud', 'and-she-moved'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'flashlight', feeling: 'happy', faces: 'right' },
        { who: 'fairy', at: 'centre', act: 'waves', size: 'tiny', feeling: 'surprised', faces: 'right' },
        { who: 'fairy', at: 'right', act: 'waves', size: 'huge', colour: 'grey', faces: 'left' },
      ],
    },
  ],
});
