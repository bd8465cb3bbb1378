import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youre-not-finished-yet',
  premise:
    'A child who sleeps with the lamp on and a friend who sleeps with it off put it out while he counts; something tall without a head is quick to come and slow to change, and as long as nobody lights the lamp the whole room comes back, and at last whoever stands in the doorway.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: {
    place: 'a bedroom with a friend on a mattress',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'counting on, and looking until it is finished',
    feeling: 'afraid of the dark',
    sleep: false, endsOnRefrain: true,
    endsInBed: true,
  },
  storyVotes: [1, 1],
  alike: ['when-something-arrives', 'too-big-to-fetch', 'pat-pat-pat', 'a-list-of-the-dark'],
  contains: ['dark'],
  registry: {
    idea: 'what stands by the door in the dark is only not finished, and grows a pocket and two sleeves while a friend counts',
    device: 'the room comes back to whoever does not light the lamp, and so does whoever stands in the doorway without a face',
    objects: ['thin eyelids', 'lump with a zip', 'fingers left on a lamp', 'cardigan that comes before a smile'],
    joke: 'stand still, you’re not finished yet',
    ending: 'somebody is asked how his eyelids are, and they are shut',
  },
  beats: [
    { id: 'thin-eyelids', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['eyelids', 'feet'] },
    { id: 'no-head', part: 'stir', at: 'the bedroom', with: ['child', 'friend'], plants: ['gone'] },
    { id: 'its-quick', part: 'lull', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'a-pocket', part: 'try', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'just-hanging', part: 'turn', at: 'the bedroom', with: ['child', 'friend'] },
    { id: 'the-chair', part: 'turn', at: 'the bedroom', with: ['child', 'friend'], pays: ['gone'] },
    { id: 'an-ear', part: 'back', at: 'the bedroom', with: ['child', 'friend', 'pet'], pays: ['feet'] },
    { id: 'not-finished', part: 'back', at: 'the bedroom', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2'] },
    { id: 'no-answer', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'minder', 'elder'], pays: ['eyelids'] },
  ],
  pictures: [
    {
      beats: ['no-head', 'thin-eyelids', 'its-quick'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'reaches-for', to: 'lamp', feeling: 'afraid' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'child', feeling: 'curious', anyway: true },
      ],
      things: [{ what: 'lamp', at: 'right' }],
    },
    {
      beats: ['a-pocket', 'its-quick', 'just-hanging'],
      framing: 'over-shoulder',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'door', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'is-afraid', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['the-chair', 'an-ear', 'just-hanging'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'chair', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'bed', act: 'looks-at', to: 'chair', feeling: 'curious' },
      ],
      things: [
        { what: 'chair', at: 'right' },
        { what: 'wardrobe', at: 'far' },
      ],
    },
  ],
});
