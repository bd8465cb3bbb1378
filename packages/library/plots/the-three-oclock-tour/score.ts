import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-three-oclock-tour',
  premise:
    'A child has planned a guided tour of the home since the spring, with a map, a speech and a ticket; at three in the night the visitor, two days old, screams, and is shown the creaking stair, the fridge and the oldest thing in the collection, and keeps the ticket.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'a guided tour by torch, and the thing that was not in the notes', feeling: 'tender', sleep: false },
  storyVotes: [3, 3],
  alike: ['this-way-please', 'bring-the-receipt', 'shark-facts-for-beginners'],
  contains: ['new-sibling', 'baby'],
  registry: {
    idea: 'a newborn is given a museum tour of the home at three in the night',
    device: 'a grandparent asleep in an armchair is an exhibit that can hear',
    objects: ['orange ticket that admits one', 'stair that creaks', 'place where the lasagne was dropped', 'cushion tied on a bicycle'],
    joke: 'all original, except for the teeth',
    ending: 'the ticket is not handed in: somebody is staying',
  },
  beats: [
    { id: 'the-visitor', part: 'open', at: 'home', with: ['child', 'baby', 'friend'], plants: ['ticket'] },
    { id: 'on-the-landing', part: 'stir', at: 'the landing', with: ['child', 'adult', 'baby'] },
    { id: 'no-flash', part: 'try', at: 'the landing', with: ['child', 'adult', 'baby'] },
    { id: 'we-dont-talk-about-it', part: 'try', at: 'downstairs', with: ['child', 'adult', 'baby', 'pet'] },
    { id: 'the-oldest-thing', part: 'try', at: 'the living room', with: ['child', 'elder', 'baby'] },
    { id: 'whats-next', part: 'turn', at: 'the living room', with: ['child', 'adult', 'baby'] },
    { id: 'the-main-thing', part: 'turn', at: 'the living room', with: ['child', 'baby'] },
    { id: 'the-ticket', part: 'down', at: 'the living room', with: ['child', 'baby'], pays: ['ticket'] },
    { id: 'staying', part: 'last', at: 'the living room', with: ['child', 'adult', 'baby'] },
  ],
  pictures: [
    {
      beats: ['no-flash', 'on-the-landing', 'we-dont-talk-about-it'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'stairs', holding: 'flashlight', feeling: 'proud', faces: 'right' },
        { who: 'adult', at: 'centre', act: 'carries', to: 'baby', feeling: 'sleepy', faces: 'left' },
        { who: 'woman', at: 'centre', act: 'carries', to: 'baby', feeling: 'sleepy', faces: 'left', called: 'aunt', if: '!adult' },
      ],
      things: [{ what: 'stairs', at: 'right' }],
    },
    {
      beats: ['the-oldest-thing', 'we-dont-talk-about-it', 'whats-next'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'elder', holding: 'flashlight', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'seat', act: 'sleeps', feeling: 'calm', anyway: true },
        { who: 'adult', at: 'left', act: 'carries', to: 'baby', feeling: 'surprised', faces: 'right' },
        { who: 'woman', at: 'left', act: 'carries', to: 'baby', feeling: 'surprised', faces: 'right', called: 'aunt', if: '!adult' },
      ],
    },
    {
      beats: ['the-main-thing', 'the-ticket', 'staying', 'whats-next'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'baby', holding: 'ticket', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'right', act: 'carries', to: 'baby', feeling: 'happy', faces: 'left' },
        { who: 'woman', at: 'right', act: 'carries', to: 'baby', feeling: 'happy', faces: 'left', called: 'aunt', if: '!adult' },
      ],
    },
  ],
});
