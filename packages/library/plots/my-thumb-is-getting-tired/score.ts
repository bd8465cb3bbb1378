import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'my-thumb-is-getting-tired',
  premise:
    'Unicorns come down the rainbow to eat dandelions, and the littlest has just one more and misses the way home; the child works out what it was that made the rainbow, and makes one with the garden hose and a thumb.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['unicorn', 'and', 'rainbow'] },
  seasons: ['spring', 'summer'],
  nights: {
    place: 'a garden after rain',
    indoors: false,
    tone: 'tender',
    mechanism: 'working out what makes a rainbow, and making one',
    feeling: 'left behind',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['unicorn', 'rainbow'],
  registry: {
    idea: 'unicorns use the rainbow as stairs to the dandelions, and one was not finished',
    device: 'first rain, then sun, then both: sun we have, and rain comes out of a hose',
    objects: ['dandelions, only the yellow ones', 'rainbow in chalk that was only flat', 'scarf over a swing that only dangled', 'glitter in an ear'],
    joke: 'I was only going to have one more, and then I had one more after that',
    ending: 'the child lies on the other side, so that the glitter may stay',
  },
  beats: [
    { id: 'both-at-once', part: 'open', at: 'the steps', with: ['child', 'pet'], plants: ['both'] },
    { id: 'down-it-came', part: 'stir', at: 'the garden', with: ['child', 'unicorns', 'pet'], plants: ['dandelions'] },
    { id: 'just-one-more', part: 'stir', at: 'the lilac', with: ['child', 'foal'] },
    { id: 'flat', part: 'try', at: 'the garden', with: ['child', 'foal', 'elder', 'elder2'] },
    { id: 'sun-we-have', part: 'turn', at: 'the garden', with: ['child', 'foal'], pays: ['both'] },
    { id: 'the-thumb', part: 'turn', at: 'the garden', with: ['child', 'foal'] },
    { id: 'up-it', part: 'turn', at: 'the garden', with: ['child', 'foal', 'unicorns', 'friend'], plants: ['kiss'] },
    { id: 'the-big-towel', part: 'back', at: 'the door', with: ['child', 'adult'] },
    { id: 'the-other-side', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['kiss', 'dandelions'] },
  ],
  pictures: [
    {
      beats: ['down-it-came', 'both-at-once', 'just-one-more'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', at: 'right', act: 'runs', colour: 'white', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'unicorn', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'far', size: 'huge' }],
    },
    {
      beats: ['flat', 'just-one-more', 'sun-we-have'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', called: 'foal', at: 'right', act: 'stands', size: 'small', colour: 'white', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', to: 'unicorn', holding: 'crayon', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['up-it', 'the-thumb', 'the-big-towel'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'garden-hose', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', called: 'foal', at: 'right', act: 'whispers-to', to: 'child', size: 'small', colour: 'white', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'rainbow', at: 'far' }],
    },
  ],
});
