import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-needed-it',
  premise:
    'Pirates who have not slept for nine nights fetch a cat, for ghosts are afraid of cats; the ghost that rolls and clonks is a mouse who turns gold coins out of the chest because her seven young lie freezing on cold money, and a woolly sock is what she has been looking for.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.cat',
  standIns: { pet: 'cat' },
  wish: { concepts: ['pirate'] },
  nights: { place: 'a pirate ship by the jetty', indoors: false, tone: 'funny-exciting', mechanism: 'talking first', feeling: 'afraid', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: ['pirate', 'ghost', 'mouse', 'cat', 'dark'],
  registry: {
    idea: 'a ghost that rolls its head about is a mouse who makes room for something soft among the gold',
    device: 'a cat who must talk first, and one woolly sock that is still warm',
    objects: ['three gold teeth in a yawn', 'hole no larger than a plum', 'seven tiny mice among rubies', 'wooden legs on tiptoe'],
    joke: 'some stared at their only shoe',
    ending: 'one sock in the bed, and a cat who says nothing and smells of herring',
  },
  beats: [
    { id: 'a-knock', part: 'open', at: 'bed', with: ['child', 'pet', 'captain'], plants: ['feet'] },
    { id: 'come-too', part: 'stir', at: 'bed', with: ['child', 'pet', 'captain', 'friend'] },
    { id: 'twelve-pirates', part: 'stir', at: 'the ship', with: ['child', 'pirates'] },
    { id: 'their-only-shoe', part: 'try', at: 'the ship', with: ['child', 'pirates'] },
    { id: 'down', part: 'try', at: 'the hold', with: ['child', 'pet'] },
    { id: 'a-coin', part: 'turn', at: 'the hold', with: ['child', 'pet', 'mouse'] },
    { id: 'talk-first', part: 'turn', at: 'the hold', with: ['child', 'pet', 'mouse'] },
    { id: 'the-sock', part: 'turn', at: 'the hold', with: ['child', 'pet', 'mouse'], plants: ['sock'] },
    { id: 'a-mother', part: 'back', at: 'the ship', with: ['child', 'pirates', 'captain'] },
    { id: 'on-tiptoe', part: 'down', at: 'the ship', with: ['child', 'pet', 'pirates'] },
    { id: 'only-one', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'], pays: ['sock', 'feet'] },
  ],
  pictures: [
    {
      beats: ['twelve-pirates', 'come-too', 'their-only-shoe'],
      framing: 'wide',
      world: 'deck',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pirate', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left' },
        { who: 'cook', at: 'right', act: 'whispers-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'cook', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['talk-first', 'a-coin', 'the-sock'],
      framing: 'close',
      world: 'cave',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'mouse', at: 'right', act: 'sits-on', to: 'coin', size: 'tiny', feeling: 'afraid', faces: 'left' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'mouse', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [{ what: 'coin', at: 'right' }],
    },
    {
      beats: ['a-mother', 'the-sock', 'on-tiptoe'],
      framing: 'middle',
      world: 'deck',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'pirate-captain', feeling: 'proud', faces: 'right' },
        { who: 'pirate-captain', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
