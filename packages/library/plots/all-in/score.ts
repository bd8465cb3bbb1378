import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'all-in',
  premise:
    'A mother dragon has nine children who think that roaring and chasing is a game; a dog who herds anything shows her how to go quietly and all the way round the outside, and the one who is missing turns out to have been herding too.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [9, 50], en: [1, 40] },
  ages: [6, 8],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['dragon'] },
  nights: {
    place: 'a mountain with a cave of gold',
    indoors: false,
    tone: 'funny',
    mechanism: 'coming in quietly behind instead of chasing',
    feeling: 'at one’s wits’ end',
    sleep: true, endsInBed: true,
  },
  votes: { en: [0, 3] },
  alike: ['mostly-dragon'],
  contains: ['dog', 'dragon'],
  registry: {
    idea: 'nine little dragons who will not go to bed are herded by a dog from their mother’s back',
    device: 'the missing one is the second shadow of the dog',
    objects: ['golden eye at the window', 'toasted pine cone', 'gold that one flops down on', 'squeaky echo'],
    joke: 'how many shadows has the dog got',
    ending: 'the dog counts who is in bed, and far away somebody small barks',
  },
  beats: [
    { id: 'herded', part: 'open', at: 'home', with: ['child', 'friend', 'pet', 'dragon'], plants: ['herds'] },
    { id: 'for-no-reason', part: 'stir', at: 'the mountain', with: ['child', 'friend', 'pet', 'dragon', 'little-dragons'], plants: ['game'] },
    { id: 'the-look', part: 'try', at: 'the mountain', with: ['child', 'friend', 'pet', 'dragon', 'little-dragons'], plants: ['look', 'echo'] },
    { id: 'like-a-cloud', part: 'turn', at: 'the sky', with: ['child', 'friend', 'pet', 'dragon', 'little-dragons'], pays: ['game'], plants: ['all-in'] },
    { id: 'how-many-shadows', part: 'turn', at: 'the mountain', with: ['child', 'friend', 'pet', 'dragon', 'number-nine'], pays: ['echo'] },
    { id: 'deputy', part: 'back', at: 'the cave', with: ['child', 'friend', 'pet', 'dragon', 'number-nine'], pays: ['look'] },
    { id: 'all-in', part: 'last', at: 'home', with: ['child', 'friend', 'pet', 'adult'], pays: ['all-in', 'herds'] },
  ],
  pictures: [
    {
      beats: ['for-no-reason', 'the-look', 'herded'],
      framing: 'wide',
      world: 'mountain',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'dragon', at: 'right', act: 'stands', size: 'huge', feeling: 'angry', faces: 'left', called: 'dolores' },
        { who: 'child', at: 'left', act: 'points-at', to: 'dragon', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['like-a-cloud', 'the-look'],
      framing: 'middle',
      world: 'cloud',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'dragon', at: 'centre', act: 'flies', size: 'huge', feeling: 'calm', faces: 'right', called: 'dolores' },
        { who: 'child', at: 'centre', act: 'rides', to: 'dragon', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'rides', to: 'dragon', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'rides', to: 'dragon', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['how-many-shadows', 'deputy'],
      framing: 'close',
      world: 'mountain',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'crouches', size: 'small', colour: 'grey', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'far', act: 'points-at', to: 'dragon', feeling: 'surprised' },
      ],
    },
  ],
});
