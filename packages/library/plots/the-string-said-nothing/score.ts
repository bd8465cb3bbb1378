import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-string-said-nothing',
  premise:
    'A grandparent’s coat goes pling at every step; the children listen to all that is in the pockets, one thing after the other, till a small hand creeps through a hole in the secret one and finds a bell.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['treasure'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'listening to one thing at a time', feeling: 'curious', sleep: false },
  storyVotes: [3, 3],
  alike: ['hello-toe'],
  contains: [],
  registry: {
    idea: 'a treasure that can only be heard is somewhere in a very big coat',
    device: 'a small hand creeps through a hole at the bottom of the secret pocket',
    objects: ['long red string that says nothing', 'cone that is listened to', 'half a rusk', 'bell from a small child’s hat'],
    joke: 'crunch, said the rusk, but that was because somebody ate it',
    ending: 'no pling on the stairs, for it lives by the bed now and sleeps',
  },
  beats: [
    { id: 'klamp', part: 'open', at: 'home', with: ['elder', 'child', 'friend'], refrain: true, plants: ['pling'] },
    { id: 'the-string', part: 'try', at: 'home', with: ['child'], refrain: true, plants: ['string'] },
    { id: 'the-cone', part: 'try', at: 'home', with: ['friend', 'pet'], refrain: true, plants: ['cone'] },
    { id: 'the-watch', part: 'try', at: 'home', with: ['child', 'elder'], if: 'age>=5 & !short', refrain: true },
    { id: 'the-rusk', part: 'try', at: 'home', with: ['elder', 'child', 'friend'], refrain: true },
    { id: 'one-more', part: 'lull', at: 'home', with: ['elder', 'child'], refrain: true },
    { id: 'down-and-down', part: 'turn', at: 'home', with: ['child', 'friend'] },
    { id: 'as-gold', part: 'back', at: 'home', with: ['child', 'elder', 'friend', 'elder2'] },
    { id: 'double-bow', part: 'down', at: 'home', with: ['friend', 'elder', 'child'], pays: ['string', 'cone'] },
    { id: 'no-pling', part: 'last', at: 'bed', with: ['child', 'elder', 'adult'], refrain: true, pays: ['pling'] },
  ],
  pictures: [
    {
      beats: ['the-string', 'klamp', 'the-cone', 'the-watch'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'centre', act: 'holds', to: 'coat', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'coat', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'coat', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'coat', at: 'centre', size: 'big', colour: 'grey' }],
    },
    {
      beats: ['one-more', 'the-rusk', 'down-and-down'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'holds', to: 'coat', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'coat', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'coat', at: 'centre', size: 'big', colour: 'grey' }],
    },
    {
      beats: ['as-gold', 'down-and-down', 'double-bow'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'bell', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'bell', at: 'left', size: 'tiny' }],
    },
  ],
});
