import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-i-did-the-wellingtons',
  premise:
    'A grandparent who can do the voice of a lift does it at the canal lock, since a lock is a lift for boats; a late tuba stops one hand from the top, and the child hears that water is running out at the wrong end, where somebody stopped winding to think of something to say.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [4, 50], en: [28, 40] },
  ages: [6, 8],
  leads: ['elder'],
  nights: {
    place: 'a canal lock',
    indoors: false,
    tone: 'funny',
    mechanism: 'listening for where the water runs out, and winding it shut',
    feeling: 'eager',
    sleep: false, endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['two-bumps-and-a-lean'],
  contains: [],
  registry: {
    idea: 'a canal lock is a lift for boats, with somebody who does the voice of the lift, and everybody obeys it',
    device: 'a lock that will not fill is a bath with the plug out, and it is heard at the wrong end',
    objects: ['tuba in a small blue boat', 'five bottoms on a beam', 'hood that is held tight', 'eight clacks, and five'],
    joke: 'five, and then I did the wellingtons',
    ending: 'one low note under a thin tune, ground floor, and the lamp is put out on an engineer',
  },
  beats: [
    { id: 'the-voice', part: 'open', at: 'the lock', with: ['child', 'elder', 'elder2', 'friend'], plants: ['voice'] },
    { id: 'low-bits', part: 'stir', at: 'the lock', with: ['child', 'elder', 'player'], plants: ['low'] },
    { id: 'eight-clacks', part: 'stir', at: 'the lock', with: ['child', 'elder'], plants: ['clacks'], refrain: true },
    { id: 'pom', part: 'try', at: 'the lock', with: ['child', 'player', 'pet'], refrain: true },
    { id: 'one-hand-from-the-top', part: 'try', at: 'the lock', with: ['child', 'elder', 'player', 'friend'], plants: ['bottoms'] },
    { id: 'because-of-everybody', part: 'lull', at: 'the lock', with: ['child', 'elder', 'player'], pays: ['voice'], refrain: true },
    { id: 'the-wrong-end', part: 'turn', at: 'the lock', with: ['child', 'elder'], pays: ['clacks'], refrain: true },
    { id: 'three-clacks', part: 'turn', at: 'the lock', with: ['child', 'elder', 'player', 'friend'], pays: ['bottoms'], refrain: true },
    { id: 'ground-floor', part: 'last', at: 'bed', with: ['child', 'elder', 'pet'], pays: ['low'], refrain: true },
  ],
  pictures: [
    {
      beats: ['low-bits', 'the-voice', 'eight-clacks', 'pom'],
      framing: 'wide',
      world: 'bridge',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'man', called: 'player', at: 'right', act: 'rides', to: 'boat', holding: 'tuba', feeling: 'afraid', faces: 'left' },
        { who: 'elder', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'boat', at: 'right', size: 'big', colour: 'blue' }],
    },
    {
      beats: ['because-of-everybody', 'one-hand-from-the-top', 'the-wrong-end'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'centre', act: 'calls-to', to: 'man', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'thinks', feeling: 'curious', faces: 'left' },
        { who: 'man', called: 'player', at: 'right', act: 'holds', to: 'tuba', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['ground-floor', 'three-clacks'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'lies-on-back', feeling: 'sleepy' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
