import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-on-the-landing',
  premise:
    'A ghost takes orders for how scary it shall be, from one to ten; the friend who is scared of nothing orders a ten, the ghost cannot get down again, and only the child who is scared of everything knows the way.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 9],
  leads: [],
  wish: { concepts: ['haunted-house', 'ghost'] },
  nights: {
    place: 'the landing of a haunted house',
    indoors: true,
    tone: 'funny-spooky',
    mechanism: 'blowing down from ten, a number at a time',
    feeling: 'afraid of being found out as afraid',
    sleep: false,
    endsInBed: true,
  },
  alike: ['puff-said-the-nightmare', 'as-hard-as-youre-scared'],
  contains: ['ghost', 'dark'],
  registry: {
    idea: 'whoever is often scared knows the way down from ten',
    device: 'a ghost that takes orders by number has gone up to ten and is blown down again as one blows on soup',
    objects: ['sock that falls off a chair', 'pencil behind where an ear would be', 'towel to be inside', 'four hats that went downstairs'],
    joke: 'nine is terrible, but it is nine',
    ending: 'two socks are ordered, and fall gently off a chair',
  },
  beats: [
    { id: 'so-cheap', part: 'open', at: 'the house', with: ['child', 'friend', 'elder', 'adult', 'minder'], plants: ['scared'] },
    { id: 'what-are-we-having', part: 'stir', at: 'the landing', with: ['child', 'friend', 'ghost', 'elder', 'adult', 'minder'], plants: ['landing'] },
    { id: 'one', part: 'try', at: 'the landing', with: ['child', 'friend', 'ghost', 'pet', 'elder', 'adult', 'minder'], plants: ['sock'] },
    { id: 'ten', part: 'turn', at: 'the landing', with: ['child', 'friend', 'ghost'] },
    { id: 'through-the-ceiling', part: 'turn', at: 'the landing', with: ['child', 'friend', 'ghost'], pays: ['scared'] },
    { id: 'nine', part: 'back', at: 'the landing', with: ['child', 'ghost'] },
    { id: 'about-two', part: 'back', at: 'the landing', with: ['child', 'friend', 'ghost'] },
    { id: 'four-hats', part: 'down', at: 'the landing', with: ['ghost', 'elder', 'elder2', 'adult', 'minder'], pays: ['landing'] },
    { id: 'two-ones', part: 'last', at: 'bed', with: ['child', 'friend', 'ghost', 'pet'], pays: ['sock'] },
  ],
  pictures: [
    {
      beats: ['one', 'what-are-we-having'],
      framing: 'middle',
      world: 'bathroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hides-behind', to: 'towel', feeling: 'afraid', faces: 'right' },
        { who: 'ghost', called: 'ghost', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'towel', at: 'left' }],
    },
    {
      beats: ['through-the-ceiling', 'ten'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'ghost', called: 'ghost', at: 'centre', act: 'flies', size: 'huge', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'ghost', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['about-two', 'nine', 'four-hats'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'ghost', feeling: 'calm', faces: 'right' },
        { who: 'ghost', called: 'ghost', at: 'right', act: 'sits', size: 'small', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});
