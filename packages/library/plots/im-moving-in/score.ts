import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-moving-in',
  premise:
    'Somebody moves in with the family, and whoever is new gets to choose: the child’s chair, the child’s mug, the story at bedtime; so the child packs a suitcase, rings its own bell to move in, and is not let in until somebody vouches for it; and whoever is no longer new just lives there, and is said good morning to.',
  writtenFirstIn: 'en',
  ages: [5, 10],
  leads: [],
  wish: { relation: 'moves-in', kinds: ['animal', 'creature'] },
  nights: {
    place: 'the child’s own home, from both sides of the door',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'moving in where one lives',
    feeling: 'forgotten for somebody new',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever is new gets to choose, so a child who has always lived there moves in',
    device: 'somebody must say through the letter box that the child is nice to live with',
    objects: ['suitcase on one’s own doormat', 'supper that nobody knows which end to start from', 'stool for whoever is not new', 'washing up to the chin'],
    joke: 'I live here. So do I. Then why are you moving in?',
    ending: 'the grown-up moves in too and chooses, and the coffee is hot all the way to the bottom',
  },
  beats: [
    { id: 'next-door', part: 'open', at: 'the kitchen', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['good-morning', 'gets-to-choose', 'chair'] },
    { id: 'which-end', part: 'stir', at: 'home', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'the-suitcase', part: 'try', at: 'the front door', with: ['child', 'friend'] },
    { id: 'letter-box', part: 'turn', at: 'the front door', with: ['child', 'wish', 'friend'] },
    { id: 'somebody-who-knows', part: 'turn', at: 'the front door', with: ['child', 'wish', 'friend', 'pet', 'elder'] },
    { id: 'not-new', part: 'turn', at: 'the kitchen', with: ['child', 'wish'], pays: ['gets-to-choose', 'good-morning'] },
    { id: 'since-tuesday', part: 'back', at: 'the front door', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'hot', part: 'last', at: 'the kitchen', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['chair'] },
  ],
  pictures: [
    {
      beats: ['next-door', 'which-end'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-suitcase', 'letter-box', 'somebody-who-knows'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'waits', holding: 'suitcase', feeling: 'sad', faces: 'right' }],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['not-new', 'somebody-who-knows', 'since-tuesday'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});
