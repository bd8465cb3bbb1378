import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'an-ordinary-invisible-sword',
  premise:
    'A wizard has made his wand invisible, so that nobody could take it, and put it down; the friend, who always has something invisible, has found a sword that very morning, and turns a hat and a bench into hens, and then the friend too; the right end of the wand is the one that is still warm.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['wizard', 'has-lost', 'magic-wand'] },
  nights: {
    place: 'a park',
    indoors: false,
    tone: 'funny',
    mechanism: 'feeling for what cannot be seen',
    feeling: 'afraid for a friend',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['wizard', 'hen'],
  registry: {
    idea: 'a wand that is lost because it is invisible has been found by somebody who always plays with invisible things',
    device: 'whatever it points at turns into a hen, and the handle is known by its being warm from a hand',
    objects: ['invisible sword that one nearly feels', 'hat that hops down to the other hens', 'hen with one wing stuck out', 'egg that somebody has never seen before'],
    joke: 'when did you see it last? just before',
    ending: 'another invisible sword, and this is an ordinary one',
  },
  beats: [
    { id: 'the-sword', part: 'open', at: 'the park', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['hold', 'sword'] },
    { id: 'just-before', part: 'stir', at: 'the park', with: ['child', 'wizard'], plants: ['wand'] },
    { id: 'on-you', part: 'try', at: 'the park', with: ['child', 'friend', 'wizard'], plants: ['hat'] },
    { id: 'the-bench', part: 'try', at: 'the park', with: ['child', 'friend', 'wizard', 'elder', 'pet'] },
    { id: 'nothing', part: 'turn', at: 'the park', with: ['child', 'friend', 'wizard'], pays: ['sword'] },
    { id: 'the-third', part: 'turn', at: 'the park', with: ['child', 'wizard'] },
    { id: 'the-warm-end', part: 'turn', at: 'the park', with: ['child', 'wizard'], pays: ['wand'] },
    { id: 'an-egg', part: 'back', at: 'the park', with: ['child', 'friend', 'wizard', 'elder'], pays: ['hat'] },
    { id: 'an-ordinary-one', part: 'last', at: 'the way home', with: ['child', 'friend', 'wizard', 'pet'], pays: ['hold'] },
  ],
  pictures: [
    {
      beats: ['just-before', 'the-sword', 'on-you'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wizard', at: 'right', act: 'crawls', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wizard', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-bench', 'on-you', 'nothing'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'points-at', to: 'hen', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'hen', at: 'right', count: 2, colour: 'white' }],
    },
    {
      beats: ['the-warm-end', 'the-third', 'an-egg'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'hen', feeling: 'afraid', faces: 'right' },
        { who: 'hen', at: 'right', act: 'stands', feeling: 'surprised', colour: 'white', faces: 'left' },
      ],
    },
  ],
});
