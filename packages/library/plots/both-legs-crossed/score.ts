import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'both-legs-crossed',
  premise:
    'A butterfly sits on the handle of the only door of a child who must wee, and comes back to it however it is shooed; hopping from leg to leg the child sees it step out of the shadow, and whoever is the right size of shade must stand quite still while another finds the key.',
  writtenFirstIn: 'sv',
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['butterfly'] },
  nights: {
    place: 'outside one’s own front door',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'being a shadow of the right size, and standing still',
    feeling: 'sad that it cannot be had both ways',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['butterfly'],
  registry: {
    idea: 'a butterfly that will not leave a door handle sits not on the handle but on the sun',
    device: 'the hopping of somebody who must wee moves a shadow, and the butterfly steps out of it',
    objects: ['butterfly flat on a door handle', 'shadow of a head on a handle', 'key in one pocket or another', 'hedge that is being cut'],
    joke: 'perhaps it lives here; so do I',
    ending: 'the friend’s legs do what the child’s did, and now it is easy to stand still',
  },
  beats: [
    { id: 'on-the-handle', part: 'open', at: 'the front door', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['legs', 'key'], refrain: true },
    { id: 'the-same-place', part: 'try', at: 'the front door', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], refrain: true },
    { id: 'it-dances', part: 'turn', at: 'the path', with: ['child', 'friend', 'pet'], pays: ['legs'], plants: ['sun'] },
    { id: 'good-night', part: 'try', at: 'the path', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'nobody-can-do-both', part: 'turn', at: 'the front door', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'quite-still', part: 'back', at: 'the front door', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['key', 'sun'] },
    { id: 'time-to-look', part: 'down', at: 'the step', with: ['child', 'friend', 'adult', 'elder', 'minder'], refrain: true },
    { id: 'in-the-sun', part: 'last', at: 'the path', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-same-place', 'on-the-handle'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'dandelion', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'butterfly', at: 'right', act: 'sits', size: 'small', colour: 'orange', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['good-night', 'it-dances'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'curious', faces: 'right' },
        { who: 'butterfly', at: 'right', act: 'sits', size: 'small', colour: 'orange', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['quite-still', 'nobody-can-do-both'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'runs', feeling: 'happy', faces: 'left' },
        { who: 'butterfly', at: 'right', act: 'sits', size: 'small', colour: 'orange', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
  ],
});
