import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-full-list',
  premise:
    'An old neighbour who has always left his glasses at home turns out never to have learnt to read, and he has a speech to make; the child draws it for him, and when gravy drowns the drawings, draws it again upside down along the whole tablecloth.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [29, 39], en: [29, 36] },
  ages: [10, 12],
  leads: [],
  nights: { place: 'a café and a clubroom', indoors: true, tone: 'funny-tender', mechanism: 'drawing a speech so that somebody can say it', feeling: 'ashamed', sleep: false },
  contains: [],
  registry: {
    idea: 'somebody who has hidden for a whole life that he cannot read makes a speech from drawings of the people it thanks',
    device: 'names drawn as what they say, upside down, along a paper tablecloth',
    objects: ['menu held upside down', 'glasses that are always on his head', 'gravy with a bit of frog in it', 'tablecloth cut up like a cake'],
    joke: 'who knows? you; that is the full list',
    ending: 'the first word read in a café is a short one, and it is eaten to the last crumb',
  },
  beats: [
    { id: 'upside-down', part: 'open', at: 'the café', with: ['child', 'stan'], plants: ['glasses', 'menu'] },
    { id: 'six-days', part: 'stir', at: 'the café', with: ['child', 'stan'], plants: ['list'] },
    { id: 'the-speech', part: 'try', at: 'home', with: ['child', 'stan', 'friend', 'pet', 'adult'], plants: ['frog'] },
    { id: 'gravy', part: 'try', at: 'the clubroom', with: ['child', 'stan', 'elder', 'elder2', 'pet'] },
    { id: 'glasses', part: 'lull', at: 'the clubroom', with: ['child', 'stan'], pays: ['glasses', 'list'] },
    { id: 'the-tablecloth', part: 'turn', at: 'the clubroom', with: ['child', 'stan'] },
    { id: 'all-the-way-down', part: 'turn', at: 'the clubroom', with: ['child', 'stan', 'elder'], pays: ['frog'] },
    { id: 'three-letters', part: 'back', at: 'the bus stop', with: ['child', 'stan'], plants: ['three'] },
    { id: 'pie', part: 'last', at: 'the café', with: ['child', 'stan'], pays: ['three', 'menu'] },
  ],
  pictures: [
    {
      beats: ['the-speech', 'six-days'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'drawing', feeling: 'curious', faces: 'right' },
        { who: 'old-man', called: 'stan', at: 'right', act: 'looks-at', to: 'drawing', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-tablecloth', 'all-the-way-down', 'glasses'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'writes', holding: 'crayon', feeling: 'curious', faces: 'right' },
        { who: 'old-man', called: 'stan', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'old-lady', at: 'far', act: 'laughs', feeling: 'laughing' },
      ],
    },
    {
      beats: ['pie', 'three-letters'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'stan', at: 'right', act: 'eats', to: 'pie', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
