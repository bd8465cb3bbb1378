import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shark-facts-for-beginners',
  premise:
    'A child reads a page of Shark Facts to the bump every evening, and when the newborn cannot be stopped by a hoover or ten thousand men, page one does it: everybody else in the world is new, but not that voice.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  alike: ['this-way-please', 'half-for-the-baby'],
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'saying by heart what was read to the bump', feeling: 'proud', sleep: false },
  storyVotes: [3, 3],
  contains: ['new-sibling', 'baby', 'shark'],
  registry: {
    idea: 'a newborn that has been read a book about sharks through the bump',
    device: 'page one, because no song comes to mind',
    objects: ['Shark Facts for Beginners', 'second-best dinosaur on a lower shelf', 'friend who hops in a sleeping bag', 'hat like a tea cosy'],
    joke: 'he cried going up the hill and he cried going down',
    ending: 'the wobbegong explained in the middle of the night',
  },
  beats: [
    { id: 'getting-ready', part: 'open', at: 'home', with: ['child', 'adult'], plants: ['sharks'] },
    { id: 'finished', part: 'stir', at: 'the basket', with: ['child', 'elder', 'baby'] },
    { id: 'like-a-guard', part: 'stir', at: 'the basket', with: ['pet', 'baby'], if: 'pet.dog / pet.cat' },
    { id: 'enjoy-the-quiet', part: 'stir', at: 'the basket', with: ['child', 'friend', 'baby'] },
    { id: 'so-much-noise', part: 'try', at: 'the living room', with: ['child', 'adult', 'elder', 'baby'] },
    { id: 'the-hoover', part: 'try', at: 'the living room', with: ['friend', 'baby', 'pet'] },
    { id: 'sit-there', part: 'lull', at: 'the big chair', with: ['child', 'elder', 'baby'] },
    { id: 'no-bones', part: 'turn', at: 'the big chair', with: ['child', 'baby'], pays: ['sharks'] },
    { id: 'your-voice', part: 'turn', at: 'the big chair', with: ['child', 'elder', 'friend', 'baby'] },
    { id: 'very-slow', part: 'back', at: 'the big chair', with: ['child', 'baby', 'pet'] },
    { id: 'the-wobbegong', part: 'last', at: 'the big chair', with: ['child', 'adult', 'elder', 'friend', 'baby'] },
  ],
  pictures: [
    {
      beats: ['enjoy-the-quiet', 'like-a-guard', 'finished'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'baby-in-cradle', feeling: 'curious', faces: 'right' },
        { who: 'baby-in-cradle', at: 'centre', act: 'waits', feeling: 'calm' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'baby-in-cradle', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sits' },
      ],
    },
    {
      beats: ['the-hoover', 'so-much-noise', 'sit-there'],
      framing: 'middle',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'sings', feeling: 'calm', faces: 'right' },
        { who: 'baby-in-cradle', at: 'centre', act: 'cries', feeling: 'crying' },
        { who: 'friend', at: 'right', act: 'jumps', holding: 'sleeping-bag', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'vacuum-cleaner', at: 'near' }],
    },
    {
      beats: ['your-voice', 'very-slow', 'no-bones'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'seat', act: 'sits', feeling: 'happy' },
        { who: 'baby', at: 'seat', act: 'sits-on-lap', to: 'child', feeling: 'surprised' },
      ],
    },
  ],
});
