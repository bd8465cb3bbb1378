import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-was-one-already',
  premise:
    'A wizard whose every word comes to be so has not said good morning for thirty years, until the friend who minds about everything asks what would happen if a thing were so already; then he tells the friend, kindly, never to mind, and only a hand that still holds a strap can be said back.',
  writtenFirstIn: 'en',
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  wish: { concepts: ['wizard'] },
  nights: {
    place: 'the foot of a worn staircase',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying only what is so already',
    feeling: 'lonely',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['could-i-borrow-a-no', 'river-carry-us'],
  contains: ['wizard', 'magic'],
  registry: {
    idea: 'whoever makes everything so by saying it can safely say what is so already',
    device: 'a friend who has been told not to mind goes on minding with one hand',
    objects: ['slate under a kitchen chair', 'stairs worn like old soap', 'strap of a school bag', 'cup that has been said to be a cup'],
    joke: 'a good morning went on till half past four',
    ending: 'good morning is said at last, and nothing happens, for it was one already',
  },
  beats: [
    { id: 'never-said-it', part: 'open', at: 'the stairs', with: ['child', 'friend', 'adult', 'lodger', 'elder', 'elder2', 'pet', 'wizard'], plants: ['good-morning'] },
    { id: 'minding', part: 'stir', at: 'the stairs', with: ['child', 'friend'], plants: ['strap', 'wasp'] },
    { id: 'the-slate', part: 'try', at: 'the stairs', with: ['child', 'friend', 'wizard'] },
    { id: 'what-if', part: 'turn', at: 'the stairs', with: ['child', 'friend', 'wizard', 'elder', 'pet'], plants: ['cup', 'looks-first'] },
    { id: 'the-cup', part: 'turn', at: 'the stairs', with: ['child', 'friend', 'wizard'], pays: ['cup'] },
    { id: 'never-mind', part: 'try', at: 'the stairs', with: ['child', 'friend', 'wizard', 'pet'] },
    { id: 'the-strap', part: 'back', at: 'the stairs', with: ['child', 'friend', 'wizard'], pays: ['strap', 'wasp'] },
    { id: 'good-morning', part: 'last', at: 'the stairs', with: ['child', 'friend', 'wizard', 'elder', 'pet'], pays: ['good-morning', 'looks-first'] },
  ],
  pictures: [
    {
      beats: ['the-slate', 'minding', 'what-if'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'wizard', at: 'right', act: 'writes', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'wizard', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wizard', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['what-if', 'the-slate', 'the-cup'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'wizard', at: 'right', act: 'holds-up', to: 'cup', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'cup', feeling: 'curious', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['never-mind', 'the-cup', 'the-strap'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'sits', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wizard', feeling: 'angry', faces: 'right' },
        { who: 'wizard', at: 'right', act: 'stands', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'stairs', at: 'far' }],
    },
  ],
});
