import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-lighting',
  premise:
    'A neighbour is leaving out Christmas, although his star, his tree and his parcels say otherwise, and the child laughs and says so, and the star goes out; so on Christmas Day the child comes with a Happy Thursday, too many sausages and a chair that nobody sits on.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [8, 12], en: [10, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['christmas'] },
  nights: { place: 'a neighbour’s kitchen at Christmas', indoors: true, tone: 'funny-tender', mechanism: 'calling Christmas by another name until it dares to come in', feeling: 'lonely', sleep: false, seasons: ['winter'] },
  contains: ['christmas'],
  registry: {
    idea: 'somebody leaves out Christmas and calls all he has of it something else, and is asked home to a Thursday',
    device: 'his own words are given back to him: it has tinsel on so that nobody walks into it',
    objects: ['star that is lighting', 'parcels wrapped against the dust', 'chair that dries out', 'leg in plaster with tinsel round it'],
    joke: 'that isn’t Christmas, that’s lighting',
    ending: 'the star is lit, and across the snow he says the word himself',
  },
  beats: [
    { id: 'skipping-it', part: 'open', at: 'the door', with: ['neighbour', 'child', 'friend'], plants: ['star'], refrain: true },
    { id: 'so-that-nobody', part: 'stir', at: 'the kitchen', with: ['child', 'neighbour'], plants: ['tinsel'], refrain: true },
    { id: 'it-is-though', part: 'try', at: 'the kitchen', with: ['child', 'neighbour'], plants: ['brother'] },
    { id: 'a-dark-window', part: 'lull', at: 'home', with: ['child'] },
    { id: 'happy-thursday', part: 'turn', at: 'the door', with: ['child', 'neighbour'], refrain: true },
    { id: 'the-tie', part: 'turn', at: 'the door', with: ['child', 'neighbour'], pays: ['tinsel'], refrain: true },
    { id: 'the-chair', part: 'back', at: 'home', with: ['neighbour', 'child', 'pet', 'elder2'] },
    { id: 'the-leg', part: 'back', at: 'home', with: ['neighbour', 'brother'], pays: ['brother'], refrain: true },
    { id: 'the-star', part: 'last', at: 'home', with: ['child', 'neighbour'], pays: ['star'] },
  ],
  pictures: [
    {
      beats: ['so-that-nobody', 'it-is-though', 'skipping-it'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'christmas-tree', feeling: 'curious', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'stands', feeling: 'calm', faces: 'left' },
      ],
      things: [
        { what: 'christmas-tree', at: 'centre' },
        { what: 'present', at: 'near', count: 3, colour: 'red' },
      ],
    },
    {
      beats: ['happy-thursday', 'the-tie'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'thinks', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-leg', 'the-chair'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'mobile-phone', feeling: 'laughing', faces: 'right' },
        { who: 'old-man', called: 'neighbour', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
