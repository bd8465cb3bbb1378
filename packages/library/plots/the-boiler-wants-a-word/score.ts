import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-boiler-wants-a-word',
  premise:
    'The dragon that heats a school has gone out, for it has read a child’s project that says dragons luckily never existed; what lights it again is the story the child wrote when smaller, of a dragon whose mother had a bad knee, growled aloud before the whole school.',
  writtenFirstIn: 'en',
  fromStory: 10,
  putBefore: { sv: [7, 12], en: [10, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: {
    place: 'a school hall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'reading aloud, in a growl, what one has been ashamed of',
    feeling: 'ashamed of what one loves',
    sleep: false,
    seasons: ['winter', 'autumn'],
  },
  contains: ['dragon'],
  alike: ['do-not-touch'],
  registry: {
    idea: 'a dragon under a school has read everything that ever fell behind the bookcases',
    device: 'a growl in a cold hall makes the radiators laugh',
    objects: ['hundred and twelve rulers', 'green felt-tip page soft with handling', 'mother with a bad knee', 'lady with a tape measure'],
    joke: 'a serpent isn’t a dragon',
    ending: 'nine out of ten: more mother',
  },
  beats: [
    { id: 'wants-a-word', part: 'open', at: 'the boiler room', with: ['child', 'caretaker', 'friend', 'dragon', 'pet', 'elder'], plants: ['luckily'] },
    { id: 'rulers', part: 'stir', at: 'the boiler room', with: ['child', 'caretaker', 'dragon', 'pet'], plants: ['bookcase', 'tape measure'] },
    { id: 'under-the-pond', part: 'stir', at: 'the boiler room', with: ['child', 'dragon'], plants: ['mother'] },
    { id: 'obviously', part: 'lull', at: 'the boiler room', with: ['child', 'dragon', 'pet', 'elder'], plants: ['little kids'] },
    { id: 'tick', part: 'try', at: 'the hall', with: ['child', 'friend', 'teacher', 'pet', 'elder'], pays: ['luckily'] },
    { id: 'bad-knee', part: 'turn', at: 'the hall', with: ['child', 'friend', 'elder'] },
    { id: 'tock', part: 'turn', at: 'the hall', with: ['child', 'pet', 'elder'], pays: ['tape measure'] },
    { id: 'sea-serpent', part: 'back', at: 'the classroom', with: ['child', 'friend', 'elder'], pays: ['little kids'] },
    { id: 'more-mother', part: 'last', at: 'the classroom', with: ['child', 'pet', 'elder'], pays: ['mother', 'bookcase'] },
  ],
  pictures: [
    {
      beats: ['wants-a-word', 'rulers', 'under-the-pond'],
      framing: 'middle',
      world: 'cave',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'sad', colour: 'grey', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sleeps', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['tick', 'bad-knee', 'obviously'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'stands', holding: 'letter', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'left', act: 'sits', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['sea-serpent', 'tock', 'more-mother'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'gives', to: 'child', holding: 'book', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'book', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
