import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'six-and-a-half',
  premise: 'Between the sixth floor and the seventh is the office where all lost time ends up; two friends draw an hour for the one at home who never has any, and spend it on the landing, on the kitchen floor and on nothing at all.',
  writtenFirstIn: 'en',
  ages: [10, 12],
  leads: ['friend'],
  nights: { place: 'a flat on the ninth floor', indoors: true, tone: 'funny-tender', mechanism: 'giving somebody back the time that was spent waiting', feeling: 'longing', sleep: false, seasons: ['autumn', 'winter'] },
  votes: { en: [0, 6] },
  storyVotes: [2, 3],
  contains: [],
  registry: {
    idea: 'what is spent waiting for lifts and kettles is kept, and nobody ever has time to fetch it',
    device: 'a child may draw an hour for whoever is in too much of a hurry to sign for it',
    objects: ['lift that stops at six and a half', 'page of lost time', 'drop that hangs under a tap', 'half a sentence with a biscuit in it'],
    joke: 'waiting for somebody to do up shoes, all of it',
    ending: 'for the first time one hopes that the lift will not hurry',
  },
  beats: [
    { id: 'twelve-minutes', part: 'open', at: 'the flat', with: ['child', 'adult', 'aunt'], plants: ['keys', 'lift'] },
    { id: 'both-buttons', part: 'stir', at: 'the lift', with: ['child', 'friend'], plants: ['ball'] },
    { id: 'lost-time', part: 'stir', at: 'the office', with: ['child', 'friend', 'clerk'] },
    { id: 'rule-seven', part: 'try', at: 'the office', with: ['child', 'friend', 'clerk'], plants: ['thirty-eight'] },
    { id: 'the-drop', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'aunt'] },
    { id: 'on-the-landing', part: 'turn', at: 'the landing', with: ['child', 'friend', 'adult', 'aunt'], pays: ['ball'] },
    { id: 'half-a-sentence', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'adult', 'aunt'], pays: ['thirty-eight'], plants: ['sentence'] },
    { id: 'the-balcony', part: 'back', at: 'the balcony', with: ['child', 'adult', 'aunt'] },
    { id: 'the-other-half', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'adult', 'aunt'], pays: ['sentence', 'keys'] },
    { id: 'one-two', part: 'last', at: 'the landing', with: ['child', 'friend', 'adult', 'aunt'], pays: ['lift'] },
  ],
  pictures: [
    {
      beats: ['lost-time', 'both-buttons', 'rule-seven'],
      framing: 'wide',
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'old-lady', at: 'right', act: 'writes', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'jar', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'stands', holding: 'football', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'jar', at: 'right', count: 3 }],
    },
    {
      beats: ['the-drop', 'rule-seven', 'on-the-landing'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'jar', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'jar', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-balcony', 'half-a-sentence', 'the-other-half'],
      framing: 'middle',
      world: 'roofs',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'adult', at: 'right', act: 'stands', view: 'back', anyway: true },
        { who: 'child', at: 'left', act: 'leans-on', to: 'adult', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});
