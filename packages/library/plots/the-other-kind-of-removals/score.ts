import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-other-kind-of-removals',
  premise: 'On the last night before a move a gilded owl comes to fetch the Home, which will not leave its place behind the radiator until somebody tells it the truth, and a third of it turns out to be the friend who stays.',
  writtenFirstIn: 'en',
  putBefore: { sv: [19, 40], en: [39, 40] },
  ages: [9, 11],
  leads: ['friend'],
  wish: { concepts: ['moving'], onlyAsked: true },
  nights: { place: 'an empty bedroom', indoors: true, tone: 'tender', mechanism: 'telling the real thing, and a laugh that cannot be held in', feeling: 'afraid of moving', sleep: false, endsInBed: true },
  contains: ['owl', 'dark'],
  registry: {
    idea: 'the Home is an animal that must be moved by itself, and a third of it is the friend',
    device: 'a Home knows a bright voice from a true one',
    objects: ['tin with holes in the lid', 'golden owl with a clipboard', 'crumb of light kept in a pocket'],
    joke: 'a pig going down a slide',
    ending: 'under the new floor a pig goes down a slide',
  },
  beats: [
    { id: 'the-last-night', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'owl'], plants: ['echo'] },
    { id: 'removals', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'owl'], plants: ['tin'] },
    { id: 'the-radiator', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'owl', 'home'], plants: ['crack'] },
    { id: 'the-voice', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'home'] },
    { id: 'the-real-thing', part: 'lull', at: 'the bedroom', with: ['child', 'friend', 'home'], plants: ['switch'] },
    { id: 'one-third', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'owl', 'home'], pays: ['echo'], plants: ['pig'] },
    { id: 'the-offcut', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'owl', 'home'], pays: ['tin'] },
    { id: 'the-van', part: 'back', at: 'the street', with: ['child', 'friend', 'adult', 'elder'] },
    { id: 'delivered', part: 'last', at: 'the new bedroom', with: ['child', 'home', 'pet'], pays: ['crack', 'switch', 'pig'] },
  ],
  pictures: [
    {
      beats: ['removals', 'the-last-night', 'the-radiator'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'owl', at: 'right', act: 'waits', size: 'child', feeling: 'calm', colour: 'yellow', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'owl', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'boxes', at: 'left' },
        { what: 'sleeping-bag', at: 'near' },
      ],
    },
    {
      beats: ['the-real-thing', 'the-voice', 'one-third'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'tin-box', at: 'centre' }],
    },
    {
      beats: ['the-offcut', 'one-third', 'the-van'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'friend', at: 'centre', act: 'holds', to: 'star', feeling: 'surprised', faces: 'right' },
        { who: 'owl', at: 'right', act: 'looks-at', to: 'friend', size: 'child', colour: 'yellow', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'tin-box', at: 'left' },
        { what: 'star', at: 'centre', size: 'tiny' },
      ],
    },
  ],
});
