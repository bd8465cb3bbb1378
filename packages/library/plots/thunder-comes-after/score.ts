import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thunder-comes-after',
  premise:
    'A superhero has waited all morning with squash for somebody to rescue, and must wee at the very moment somebody shouts help; so much the faster are they rescued, until the zip on the back is stuck and only whoever stands still can get out of the suit.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [7, 30], en: [8, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['superhero'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a park with a kiosk', indoors: false, tone: 'funny', mechanism: 'thundering so that a hose cannot be heard', feeling: 'in a great hurry', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a superhero is fast because of having to wee, and has to stand still to get out of the suit',
    device: 'a friend thunders so loud that running water cannot be heard',
    objects: ['zip on the back', 'napkins in the wind', 'jug of squash', 'garden hose behind a hedge'],
    joke: 'have you finished? no: the only thing Lightning did slowly',
    ending: 'thunder must go as well, and for once does not come after',
  },
  beats: [
    { id: 'more-squash', part: 'open', at: 'the kiosk', with: ['child', 'friend', 'kiosk', 'adult'], plants: ['squash', 'zip', 'after'] },
    { id: 'napkins', part: 'stir', at: 'the park', with: ['child', 'friend', 'kiosk'] },
    { id: 'a-dachshund', part: 'try', at: 'the park', with: ['child', 'friend', 'elder'] },
    { id: 'the-zip', part: 'try', at: 'behind the kiosk', with: ['child', 'friend'], pays: ['zip'] },
    { id: 'the-hose', part: 'turn', at: 'behind the kiosk', with: ['child', 'friend', 'kiosk'] },
    { id: 'rumble', part: 'turn', at: 'behind the kiosk', with: ['child', 'friend'] },
    { id: 'slowly', part: 'back', at: 'behind the kiosk', with: ['child', 'friend'] },
    { id: 'a-big-one', part: 'back', at: 'the kiosk', with: ['child', 'friend', 'kiosk'], pays: ['squash'] },
    { id: 'from-the-mattress', part: 'last', at: 'bed', with: ['child', 'friend', 'pet'], pays: ['after'] },
  ],
  pictures: [
    {
      beats: ['napkins', 'more-squash', 'a-dachshund'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'cape', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'drinks', to: 'juice', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'kiosk', at: 'right', act: 'calls-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'kiosk', at: 'far' }],
    },
    {
      beats: ['the-zip', 'the-hose', 'a-dachshund'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'jumps', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'reaches-for', to: 'child', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['a-big-one', 'slowly'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'kiosk', at: 'right', act: 'gives', to: 'friend', holding: 'juice', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'wears', to: 'cape', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
