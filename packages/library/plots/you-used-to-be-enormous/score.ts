import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-used-to-be-enormous',
  premise:
    'A child who keeps bumping its head says that the door of the little house has shrunk, and somebody who used to be small and is as big as a house says the same of everything; it walks off with the house on its head and the friend inside, and only whoever has grown too can tell it so; too big to go into a house, it is big enough to be one.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'sized-big', kinds: ['animal', 'creature'], sizes: ['tiny', 'small'] },
  nights: {
    place: 'a playground',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'telling somebody that it has grown, by owning to it first',
    feeling: 'not wanting to have grown',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'somebody as big as a house believes that everything else has shrunk, and whoever is too big to go into a house can be one',
    device: 'whoever thinks it is little does not look where it sits, and whoever knows how big it is lies down slowly',
    objects: ['café in a playhouse with a red door', 'lump on a waiter’s forehead', 'playhouse worn as a hat', 'sandpit for a bun'],
    joke: 'you poor thing, you used to be enormous',
    ending: 'a child says to a grown-up that it used to be enormous, and ducks under a door with plenty of room',
  },
  beats: [
    { id: 'bonk', part: 'open', at: 'the playground', with: ['child', 'friend', 'adult', 'elder', 'pet'], plants: ['bonk', 'no-grown-ups'] },
    { id: 'the-usual', part: 'stir', at: 'the playground', with: ['child', 'wish'], plants: ['enormous', 'small-bun'] },
    { id: 'dont-tell', part: 'try', at: 'the playground', with: ['child', 'wish', 'adult', 'elder'], plants: ['look'] },
    { id: 'like-a-hat', part: 'try', at: 'the playground', with: ['child', 'wish', 'friend'] },
    { id: 'youve-grown', part: 'turn', at: 'the playground', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'like-somebody-big', part: 'turn', at: 'the playground', with: ['child', 'wish', 'friend'], pays: ['look'] },
    { id: 'just-as-high', part: 'back', at: 'under the wish', with: ['child', 'wish', 'adult', 'elder', 'pet'], pays: ['no-grown-ups', 'small-bun'] },
    { id: 'to-be-on-the-safe-side', part: 'last', at: 'the way home', with: ['child', 'wish', 'adult', 'elder'], pays: ['enormous', 'bonk'] },
  ],
  pictures: [
    {
      beats: ['the-usual', 'bonk'],
      framing: 'over-shoulder',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', holding: 'tray', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['youve-grown', 'like-a-hat', 'like-somebody-big'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', size: 'huge', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['just-as-high', 'like-somebody-big', 'to-be-on-the-safe-side'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'walks', to: 'wish', holding: 'tray', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'looks-at', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
