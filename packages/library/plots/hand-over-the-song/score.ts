import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hand-over-the-song',
  premise:
    'A pirate ship is stuck under a low bridge, and its captain throws the cannons overboard to make it lighter; it has to be heavier, and so a whole men’s choir comes aboard and stamps in the third verse.',
  writtenFirstIn: 'sv',
  ages: [8, 10],
  leads: [],
  wish: { concepts: ['pirate', 'boat'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a bridge over a river', indoors: false, tone: 'funny', mechanism: 'loading a ship with a choir until it sinks far enough', feeling: 'in high spirits', sleep: false },
  storyVotes: [2, 3],
  contains: ['pirate'],
  registry: {
    idea: 'a ship that is stuck under a bridge must not be lighter but heavier, and a choir of basses is heavy',
    device: 'soap in a toy boat in the bath',
    objects: ['cake at a choir practice', 'cannon that makes it worse', 'sheet music and throat sweets'],
    joke: 'hands up, hand over the song',
    ending: 'pirates far away sing out of tune and stamp on the beat',
  },
  beats: [
    { id: 'not-a-pike', part: 'open', at: 'the bridge', with: ['child', 'friend', 'pet'] },
    { id: 'stuck', part: 'stir', at: 'the bridge', with: ['child', 'friend', 'captain', 'pet'] },
    { id: 'overboard', part: 'try', at: 'the bridge', with: ['child', 'captain'] },
    { id: 'heavier', part: 'lull', at: 'the bridge', with: ['child', 'captain'], plants: ['heavier'] },
    { id: 'tuesday', part: 'turn', at: 'the hall', with: ['child', 'friend', 'leader', 'adult'] },
    { id: 'two-by-two', part: 'turn', at: 'the ship', with: ['child', 'friend', 'leader', 'elder', 'elder2', 'adult', 'pet'], pays: ['heavier'] },
    { id: 'verse-three', part: 'turn', at: 'the ship', with: ['child', 'leader', 'pet'], plants: ['stamp'] },
    { id: 'in-the-rules', part: 'back', at: 'the ship', with: ['child', 'friend', 'captain'] },
    { id: 'robbed', part: 'back', at: 'the ship', with: ['child', 'friend', 'captain', 'leader', 'elder'] },
    { id: 'on-the-beat', part: 'last', at: 'home', with: ['child', 'adult', 'pet'], pays: ['stamp'] },
  ],
  pictures: [
    {
      beats: ['stuck', 'overboard', 'not-a-pike'],
      framing: 'wide',
      world: 'bridge',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'stands', holding: 'fishing-rod', feeling: 'curious', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'stands-on', to: 'pirate-ship', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'pirate-ship', at: 'right' }],
    },
    {
      beats: ['two-by-two', 'tuesday', 'verse-three'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'curious', faces: 'right' },
        { who: 'man', called: 'leader', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'pirate', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'pirate-ship', at: 'far' }],
    },
    {
      beats: ['robbed', 'in-the-rules', 'verse-three'],
      framing: 'close',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'man', called: 'leader', at: 'left', act: 'sings', feeling: 'calm', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'listens-to', to: 'man', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'laughs', feeling: 'laughing' },
      ],
    },
  ],
});
