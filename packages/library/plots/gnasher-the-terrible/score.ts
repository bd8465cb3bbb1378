import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'gnasher-the-terrible',
  premise:
    'A child who knows everything about sharks finds a living shark’s egg on the beach and means to keep it, until the tail stops whenever something big comes near, and the only big thing there is the child.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [7, 9],
  leads: [],
  wish: { concepts: ['shark'] },
  nights: {
    place: 'a beach with the sea a long way out',
    indoors: false,
    tone: 'quiet-true',
    mechanism: 'seeing oneself from inside the egg and taking it home',
    feeling: 'wanting something so much that one is unkind',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['shark', 'dark'],
  registry: {
    idea: 'the child who longs to meet a shark is the something big that the shark is afraid of',
    device: 'an unborn shark keeps still whenever a shadow falls on its egg',
    objects: ['mermaid’s purse with curly strings', 'light held behind an egg', 'rock pool with curtains of weed'],
    joke: 'Gnasher the Terrible is as thin as a bootlace',
    ending: 'the child keeps perfectly still in bed while something big comes up the stairs, and then wriggles',
  },
  beats: [
    { id: 'all-about-sharks', part: 'open', at: 'the beach', with: ['child', 'friend'], plants: ['meet'] },
    { id: 'a-purse', part: 'stir', at: 'the beach', with: ['child', 'friend', 'adult', 'minder'], plants: ['strings'] },
    { id: 'a-wriggle', part: 'stir', at: 'the beach', with: ['child', 'elder', 'elder2', 'shark'], plants: ['tail'] },
    { id: 'in-the-bucket', part: 'try', at: 'the beach', with: ['child', 'adult', 'minder', 'pet', 'shark'] },
    { id: 'not-yours', part: 'try', at: 'the beach', with: ['child', 'friend'], plants: ['scared'] },
    { id: 'the-tail-stopped', part: 'turn', at: 'the beach', with: ['child', 'adult', 'minder', 'elder', 'shark'], pays: ['tail'] },
    { id: 'something-big', part: 'turn', at: 'the beach', with: ['child', 'adult', 'minder'], pays: ['meet'], plants: ['still'] },
    { id: 'you-were-right', part: 'back', at: 'the beach', with: ['child', 'friend'], pays: ['scared'] },
    { id: 'curtains', part: 'back', at: 'the rock pool', with: ['child', 'friend', 'adult', 'minder', 'elder', 'pet', 'shark'], pays: ['strings'] },
    { id: 'the-stairs', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'pet'], pays: ['still'] },
  ],
  pictures: [
    {
      beats: ['in-the-bucket', 'a-wriggle'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'bucket', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-tail-stopped', 'something-big'],
      framing: 'from-above',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'bucket', holding: 'flashlight', feeling: 'surprised' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['curtains', 'you-were-right'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'right', act: 'holds', to: 'bucket', feeling: 'calm', faces: 'left' },
        { who: 'friend', at: 'left', act: 'reaches-for', to: 'seaweed', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'seaweed', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'seaweed', at: 'centre' }],
    },
  ],
});
