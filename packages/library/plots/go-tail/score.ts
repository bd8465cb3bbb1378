import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'go-tail',
  premise:
    'A dog’s tail knocks things over, since it has nothing to do, and so it is tried at dusting, painting and sweeping; it is only when the light is out that it finds its job, which is to say I’m here.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: ['elder', 'pet.dog'],
  fits: '!breed.Bulldog & !breed.Boxer & !breed.Australian Shepherd',
  nights: { place: 'home and the path outside', indoors: true, tone: 'funny', mechanism: 'trying out jobs for a tail', feeling: 'sorry for somebody who is scolded', sleep: false },
  storyVotes: [3, 3],
  alike: ['the-tail-is-still-awake', 'the-end-with-ears'],
  contains: ['dog'],
  registry: {
    idea: 'a tail that knocks things over has nothing to do and is found a job',
    device: 'in the dark a tail says I’m here',
    objects: ['biscuit in the tea', 'hat for looking for jobs', 'blue stripe on a grandparent'],
    joke: 'when he was happy, it came out at the back',
    ending: 'thump, I’m here, thump',
  },
  beats: [
    { id: 'at-the-back', part: 'open', at: 'home', with: ['pet', 'child', 'adult', 'elder'], refrain: true, plants: ['tail'] },
    { id: 'wants-a-job', part: 'stir', at: 'home', with: ['pet', 'elder', 'child'], plants: ['job'] },
    { id: 'dusting', part: 'try', at: 'home', with: ['pet', 'child', 'elder', 'elder2'], refrain: true },
    { id: 'painting', part: 'try', at: 'home', with: ['pet', 'child', 'elder'], refrain: true },
    { id: 'sweeping', part: 'try', at: 'the path', with: ['pet', 'child', 'elder', 'friend'], refrain: true },
    { id: 'washed', part: 'lull', at: 'home', with: ['child', 'elder', 'adult', 'pet'] },
    { id: 'are-you-there', part: 'turn', at: 'bed', with: ['child', 'pet'], pays: ['tail'] },
    { id: 'the-best-job', part: 'down', at: 'bed', with: ['child', 'elder'], pays: ['job'] },
    { id: 'thump', part: 'last', at: 'bed', with: ['child', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['at-the-back', 'wants-a-job', 'dusting'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'stands', feeling: 'sad', faces: 'left' },
        { who: 'elder', at: 'right', act: 'holds', to: 'spoon', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'blocks', at: 'near' }],
    },
    {
      beats: ['sweeping', 'painting', 'dusting'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'centre', act: 'jumps', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'broom', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'far', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'leaf', at: 'near', count: 3, if: 'season.autumn' }],
    },
    {
      beats: ['are-you-there', 'washed', 'the-best-job'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'listens-to', to: 'pet', feeling: 'happy' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'happy' },
      ],
    },
  ],
});
