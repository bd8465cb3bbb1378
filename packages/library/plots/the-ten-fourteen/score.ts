import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-ten-fourteen',
  premise:
    'In a station where no trains stop, the passengers of a ghost train have got on and off each night since the stationmaster ran away from his cap, the night his child was born; that child, who is old now, and a grandchild wave them off with the green lamp.',
  writtenFirstIn: 'sv',
  ages: [9, 11],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['ghost'] },
  seasons: ['autumn', 'winter', 'spring'],
  nights: {
    place: 'a station where no trains stop',
    indoors: true,
    tone: 'wonder',
    mechanism: 'a green lamp lifted together',
    feeling: 'sorry for somebody who waits',
    sleep: false,
  },
  storyVotes: [2, 3],
  alike: ['half-a-second'],
  contains: ['ghost', 'train', 'dog'],
  registry: {
    idea: 'a ghost train may not leave, for its stationmaster forgot to wave it off the night he became a father',
    device: 'the one they have waited for is the one whose birth made them late',
    objects: ['waiting room with skis', 'five furrows in a dog’s fur', 'green lamp full of paper clips', 'ticket without a place on it'],
    joke: 'Are they nasty? No, they are late',
    ending: 'a clock that had stopped is quite right',
  },
  beats: [
    { id: 'no-trains', part: 'open', at: 'the station house', with: ['child', 'elder', 'pet', 'adult', 'friend'], plants: ['clock', 'cap'] },
    { id: 'five-furrows', part: 'stir', at: 'the waiting room', with: ['child', 'pet'] },
    { id: 'weak-tea', part: 'stir', at: 'the waiting room', with: ['child', 'pet', 'lady', 'man', 'brothers'] },
    { id: 'nobody-waves', part: 'try', at: 'the waiting room', with: ['child', 'lady', 'man', 'brothers'], plants: ['green'] },
    { id: 'only-late', part: 'lull', at: 'upstairs', with: ['child', 'elder'], pays: ['cap'] },
    { id: 'worth-it', part: 'turn', at: 'the waiting room', with: ['child', 'elder', 'lady', 'man'] },
    { id: 'to-be-met', part: 'turn', at: 'the platform', with: ['child', 'elder', 'pet', 'lady', 'brothers'] },
    { id: 'green', part: 'turn', at: 'the platform', with: ['child', 'elder', 'pet', 'brothers'], pays: ['green'] },
    { id: 'quite-right', part: 'last', at: 'the waiting room', with: ['child', 'elder', 'pet', 'adult', 'friend'], pays: ['clock'] },
  ],
  pictures: [
    {
      beats: ['five-furrows', 'weak-tea'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'ghost', at: 'right', act: 'pats', to: 'pet', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['only-late', 'nobody-waves', 'worth-it'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'sock', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['green', 'to-be-met'],
      framing: 'wide',
      world: 'forest',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'train', at: 'right', act: 'waits', size: 'big' },
        { who: 'elder', at: 'centre', act: 'holds-up', to: 'lantern', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'train', feeling: 'proud', faces: 'right' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'train', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
