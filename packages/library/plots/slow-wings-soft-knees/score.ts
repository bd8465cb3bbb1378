import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'slow-wings-soft-knees',
  premise:
    'A unicorn learned to fly this morning and cannot stop, for nobody has told her how one comes down; the child has jumped off a swing and knows the trick, slow wings, soft knees and hoppla, and it is the way down into sleep as well.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  votes: { sv: [3, 3] },
  leads: [],
  wish: { relation: 'flies', nouns: ['unicorn', 'horse', 'pony'] },
  nights: { place: 'a yard with a sandpit', indoors: false, tone: 'funny-tender', mechanism: 'teaching somebody to land', feeling: 'not being able to stop', sleep: false, endsInBed: true, seasons: ['spring', 'summer', 'autumn'] },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'somebody with hooves has learned to fly, and nobody has said how one comes down',
    device: 'the trick for jumping off a swing: slow wings, soft knees, and one says hoppla',
    objects: ['underpants with dinosaurs that were flown away with', 'half a banana taken in passing', 'sandcastle flat as a pancake under four hooves', 'lilac bush that is gone into backwards'],
    joke: 'help, I can fly',
    ending: 'slow wings on the arms, soft knees in the bed, and the child lands in sleep',
  },
  beats: [
    { id: 'the-shadow', part: 'open', at: 'the sandpit', with: ['child', 'friend', 'wish'], plants: ['underpants'] },
    { id: 'gunvor', part: 'stir', at: 'the yard', with: ['wish', 'friend', 'pet'] },
    { id: 'stop', part: 'try', at: 'the yard', with: ['child', 'friend', 'wish'] },
    { id: 'the-trick', part: 'lull', at: 'the yard', with: ['child', 'wish', 'adult', 'elder', 'minder'], plants: ['trick'] },
    { id: 'hoppla', part: 'turn', at: 'the yard', with: ['child', 'friend', 'wish'] },
    { id: 'down', part: 'turn', at: 'the sandpit', with: ['child', 'wish'] },
    { id: 'up-together', part: 'back', at: 'above the roofs', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2', 'minder'], pays: ['underpants'] },
    { id: 'landing', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder'], pays: ['trick'] },
  ],
  pictures: [
    {
      beats: ['gunvor', 'stop', 'the-shadow'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'banana', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'wish', at: 'above', act: 'flies', colour: 'white', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['the-trick', 'hoppla', 'stop'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'above', act: 'flies', colour: 'white', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'left' }],
    },
    {
      beats: ['up-together', 'down'],
      framing: 'wide',
      world: 'roofs',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'centre', act: 'flies', size: 'big', colour: 'white', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'wish', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'rides', to: 'wish', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
  ],
});
