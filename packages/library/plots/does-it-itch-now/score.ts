import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'does-it-itch-now',
  premise:
    'A tin knight itches where no tin hand can scratch; helmet, gloves and boots come off with a clonk and it itches still, until a child remembers the button on his side, and he sits there in a soft yellow vest and is scratched just there.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [0, 12], en: [2, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['knight'] },
  nights: {
    place: 'the bedroom rug',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'taking off what is hard and scratching what is soft',
    feeling: 'itchy and sad',
    sleep: false,
    endsInBed: true,
  },
  alike: ['up-a-bit-down-a-bit', 'the-whale-with-an-itch', 'before-there-were-ducks'],
  contains: ['knight'],
  registry: {
    idea: 'a knight itches under all his tin, and does it itch now is asked of every piece that comes off',
    device: 'a small button on his side was there from the beginning',
    objects: ['tin hand on a tin back', 'ten cold toes', 'tear on a nose that somebody else wipes', 'yellow vest with spots'],
    joke: 'it itches, says the knight, with one thing less on',
    ending: 'a back goes up and down under a hand that hangs from a bed',
  },
  beats: [
    { id: 'it-itches', part: 'open', at: 'the bedroom', with: ['child', 'knight', 'adult'], plants: ['button'], refrain: true },
    { id: 'scratch', part: 'stir', at: 'the bedroom', with: ['child', 'knight'], plants: ['scratch'], refrain: true },
    { id: 'the-helmet', part: 'try', at: 'the bedroom', with: ['child', 'knight', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'the-gloves', part: 'try', at: 'the bedroom', with: ['child', 'knight'], refrain: true },
    { id: 'dragons', part: 'lull', at: 'the bedroom', with: ['child', 'knight'], if: 'age>=5' },
    { id: 'the-boots', part: 'try', at: 'the bedroom', with: ['child', 'knight', 'pet'], refrain: true },
    { id: 'stuck', part: 'lull', at: 'the bedroom', with: ['child', 'knight'] },
    { id: 'click', part: 'turn', at: 'the bedroom', with: ['child', 'knight', 'pet'], pays: ['button'] },
    { id: 'there', part: 'turn', at: 'the bedroom', with: ['child', 'knight'], pays: ['scratch'], refrain: true },
    { id: 'up-and-down', part: 'last', at: 'bed', with: ['child', 'knight'] },
  ],
  pictures: [
    {
      beats: ['scratch', 'it-itches', 'the-helmet'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'knight', feeling: 'curious', faces: 'right' },
        { who: 'knight', at: 'centre', act: 'stands', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['the-boots', 'the-gloves', 'dragons', 'stuck'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'boots', feeling: 'calm', faces: 'right' },
        { who: 'knight', at: 'centre', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['there', 'click', 'up-and-down'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'knight', feeling: 'calm', faces: 'right' },
        { who: 'knight', at: 'right', act: 'sits', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
