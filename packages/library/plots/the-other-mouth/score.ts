import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-other-mouth',
  premise: 'A dragon has never tasted its own soup, since whatever it blows on gets hotter; the child, with cold fingers, finds that a big mouth blows warm and a small one cold, and pinches the dragon’s as small as a pea.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: { place: 'a cave in the snow', indoors: false, tone: 'funny-tender', mechanism: 'changing the shape of one’s mouth', feeling: 'sad', sleep: true, seasons: ['winter'] },
  votes: { sv: [2, 3] },
  contains: ['dragon', 'fire'],
  registry: {
    idea: 'the same breath is warm out of a big mouth and cold out of a small one',
    device: 'a mouth made smaller and smaller, from a barrel to a pea',
    objects: ['soup that says blip and blop', 'black pea at the bottom of a bowl', 'spoon bent like a tulip'],
    joke: 'You have the wrong mouth on',
    ending: 'a light goes out on the mountain, blown with a very small mouth',
  },
  beats: [
    { id: 'soup', part: 'open', at: 'the cave', with: ['child', 'dragon', 'friend'], plants: ['haaa'] },
    { id: 'harder', part: 'try', at: 'the cave', with: ['child', 'dragon', 'friend', 'pet', 'elder'] },
    { id: 'for-you', part: 'try', at: 'the cave', with: ['child', 'dragon'] },
    { id: 'black-pea', part: 'lull', at: 'the cave', with: ['child', 'dragon'], plants: ['candle'] },
    { id: 'cold-fingers', part: 'turn', at: 'the cave', with: ['child', 'dragon'] },
    { id: 'as-a-pea', part: 'turn', at: 'the cave', with: ['child', 'dragon', 'friend', 'pet'] },
    { id: 'big-mouth-home', part: 'back', at: 'the sky', with: ['child', 'dragon'], pays: ['haaa'] },
    { id: 'lights-out', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['candle'] },
  ],
  pictures: [
    {
      beats: ['soup', 'harder'],
      framing: 'middle',
      world: 'cave',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'soup', feeling: 'surprised', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'soup', size: 'huge', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'soup', at: 'centre' }],
    },
    {
      beats: ['black-pea', 'cold-fingers'],
      framing: 'close',
      world: 'cave',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dragon', feeling: 'sad', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['big-mouth-home', 'as-a-pea'],
      framing: 'wide',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      season: 'winter',
      figures: [
        { who: 'child', at: 'centre', act: 'rides', to: 'dragon', feeling: 'happy' },
        { who: 'dragon', at: 'centre', act: 'flies', size: 'huge', feeling: 'happy' },
      ],
    },
  ],
});
