import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'all-stop',
  premise:
    'The train that a child wished for cannot stop, for trains only stop at stations; so the friend is the clock, and the child is the station and has to shout its own name big enough.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [21, 33], en: [0, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['train'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a little round hill', indoors: false, tone: 'happy', mechanism: 'being a station oneself, and saying one’s name big enough', feeling: 'bold', sleep: false, endsInBed: true },
  votes: { en: [0, 3] },
  storyVotes: [2, 3],
  contains: ['train'],
  registry: {
    idea: 'a train that cannot stop but at stations, and so two children are one',
    device: 'a child’s own name is the name of the station, and has to be said big',
    objects: ['four ice creams that drip away', 'friend who is the station clock', 'ladybird on a nose that may not sneeze'],
    joke: 'tishoo, said the clock',
    ending: 'all stop, whispered in bed, and the train stops under the window',
  },
  beats: [
    { id: 'i-wish', part: 'open', at: 'the hill', with: ['child', 'friend', 'adult', 'minder'], plants: ['arms'] },
    { id: 'cant-stop', part: 'stir', at: 'the hill', with: ['child', 'driver', 'elder', 'elder2'], refrain: true, plants: ['ices'] },
    { id: 'tick-tock', part: 'try', at: 'the hill', with: ['child', 'friend', 'driver', 'pet'], refrain: true, plants: ['clock'] },
    { id: 'last-time-round', part: 'lull', at: 'the hill', with: ['child', 'friend', 'driver'], refrain: true },
    { id: 'this-is', part: 'turn', at: 'the hill', with: ['child', 'friend', 'driver'], refrain: true, pays: ['clock'], plants: ['name'] },
    { id: 'round-and-round', part: 'back', at: 'the train', with: ['child', 'friend', 'driver', 'adult', 'minder'], refrain: true, pays: ['ices', 'arms'] },
    { id: 'under-the-window', part: 'last', at: 'bed', with: ['child', 'pet'], refrain: true, pays: ['name'] },
  ],
  pictures: [
    {
      beats: ['cant-stop', 'i-wish', 'tick-tock'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'train', at: 'right', act: 'runs', size: 'big', colour: 'red', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'train', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'ice-cream', at: 'right' }],
    },
    {
      beats: ['last-time-round', 'tick-tock'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'ladybird', at: 'centre', act: 'flies', size: 'tiny', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['this-is', 'round-and-round'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'bench', feeling: 'proud', faces: 'right' },
        { who: 'train', at: 'right', act: 'waits', size: 'big', colour: 'red', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
  ],
});
