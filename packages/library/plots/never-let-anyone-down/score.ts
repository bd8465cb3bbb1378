import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'never-let-anyone-down',
  premise:
    'A child whom everything lets down wishes for a dragon that never will; a round one full of hot air takes the words at their word and will not come down, until yawns let it sink and it learns that one who comes down too has let nobody down.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [7, 34], en: [27, 40] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['dragon'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the sky over a hill', indoors: false, tone: 'funny-tender', mechanism: 'yawning the hot air out of a dragon and finding it the right words', feeling: 'disappointed', sleep: false, endsInBed: true },
  contains: ['dragon'],
  alike: ['malt-loaf', 'shut-your-eyes-for-a-dragon', 'the-roar-got-out'],
  registry: {
    idea: 'a dragon that has promised never to let anyone down will not let anyone get down',
    device: 'a promise is kept by coming down oneself',
    objects: ['sandwich on the roof of an ice-cream van', 'bicycle chain that is argued with', 'dragon rolled up like a raincoat', 'bed that folds whoever sleeps in it'],
    joke: 'the friend who never lost an argument looks for the hole in it and says crossly that it is perfect',
    ending: 'under a sagging mattress something breathes in, and the bed is flat',
  },
  beats: [
    { id: 'folded-in-half', part: 'open', at: 'the hill', with: ['child', 'friend', 'dragon'], plants: ['bed', 'chain'] },
    { id: 'climb-on', part: 'stir', at: 'the sky', with: ['child', 'friend', 'pet', 'elder', 'dragon'], plants: ['sandwich'] },
    { id: 'never', part: 'try', at: 'the sky', with: ['child', 'friend', 'dragon'] },
    { id: 'a-yawn', part: 'try', at: 'the sky', with: ['child', 'friend', 'pet', 'dragon'] },
    { id: 'the-ground', part: 'turn', at: 'a cloud', with: ['child', 'friend', 'dragon'] },
    { id: 'in-its-ear', part: 'turn', at: 'a cloud', with: ['child', 'friend', 'dragon'] },
    { id: 'as-a-leaf', part: 'back', at: 'the hill', with: ['child', 'friend', 'pet', 'dragon'], pays: ['sandwich', 'chain'] },
    { id: 'goodnight-dragon', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'dragon'], pays: ['bed'] },
  ],
  pictures: [
    {
      beats: ['folded-in-half', 'climb-on'],
      framing: 'middle',
      world: 'mountain',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'huge', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'dragon', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bicycle', at: 'near' }],
    },
    {
      beats: ['a-yawn', 'the-ground'],
      framing: 'wide',
      world: 'roofs',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'dragon', at: 'centre', act: 'flies', size: 'huge', colour: 'green', feeling: 'sleepy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'dragon', feeling: 'sleepy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'rides', to: 'dragon', feeling: 'sleepy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'rides', to: 'dragon', feeling: 'sleepy', faces: 'right', if: 'pet.dog' },
      ],
    },
    {
      beats: ['in-its-ear', 'the-ground'],
      framing: 'close',
      world: 'cloud',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'dragon', feeling: 'calm', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'cries', size: 'big', colour: 'green', feeling: 'crying', faces: 'left' },
      ],
    },
  ],
});
