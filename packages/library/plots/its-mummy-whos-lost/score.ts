import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-mummy-whos-lost',
  premise:
    'Somebody very little on a beach says that it is not lost, it is Mummy who is; a child helps to look, and somebody big always comes to where they have just been, until the child has lost its own grown-up and must do the hardest thing, stand still and be found.',
  writtenFirstIn: 'en',
  ages: [3, 5],
  leads: [],
  wish: { relation: 'lost-its-mummy', kinds: ['animal'] },
  nights: {
    place: 'a beach',
    indoors: false,
    tone: 'tender-funny',
    mechanism: 'standing still so as to be found',
    feeling: 'being lost for a moment',
    sleep: false,
  },
  alike: ['you-might-have-said'],
  contains: [],
  registry: {
    idea: 'somebody big looks behind each thing as soon as the little one has gone on',
    device: 'whoever stands still is found, and feet that want to run are held by toes in the sand',
    objects: ['bananas where two ran round looking for each other', 'bucket beaten upside down with a spade', 'cat’s tail followed like a flag'],
    joke: 'she looks like me, only there is more of her',
    ending: 'the child gives the grown-up its hand, so that the grown-up will not get lost again',
  },
  beats: [
    { id: 'stand-still', part: 'open', at: 'the beach', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['still', 'bananas'] },
    { id: 'who-is-lost', part: 'stir', at: 'the beach', with: ['child', 'wish'], plants: ['more'] },
    { id: 'not-there', part: 'try', at: 'the beach', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'no-blanket', part: 'turn', at: 'the beach by the jetty', with: ['child', 'wish'], pays: ['still', 'bananas'] },
    { id: 'here', part: 'turn', at: 'the beach by the jetty', with: ['child', 'wish', 'friend', 'pet', 'adult', 'elder', 'minder'], pays: ['more'] },
    { id: 'hold-on-to-me', part: 'last', at: 'the way home', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
  ],
  pictures: [
    {
      beats: ['who-is-lost', 'stand-still', 'not-there'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', size: 'small', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['no-blanket', 'not-there', 'here'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'calls-to', to: 'child', size: 'small', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['here', 'hold-on-to-me', 'no-blanket'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'adult', feeling: 'happy', if: 'adult & !elder' },
        { who: 'adult', at: 'left', act: 'hugs', to: 'child', feeling: 'happy', if: 'adult & !elder' },
        { who: 'child', at: 'left', act: 'hugs', to: 'elder', feeling: 'happy', if: 'elder' },
        { who: 'elder', at: 'left', act: 'hugs', to: 'child', feeling: 'happy', if: 'elder' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'happy', faces: 'right', if: '!adult & !elder' },
        { who: 'wish', at: 'right', act: 'calls-to', to: 'child', size: 'small', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});
