import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'now-youre-taken',
  premise:
    'A café has one chair, and the cat lies on it, so that everybody has to eat their bun standing up; when the box of buns is empty the cat moves into that, and then into the lap of whoever got the chair.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [17, 27], en: [27, 35] },
  ages: [3, 5],
  leads: ['pet.cat'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a café on the grass', indoors: false, tone: 'funny', mechanism: 'putting down an empty box and waiting', feeling: 'pity for two tired legs', sleep: false, endsInBed: true },
  alike: ['the-rest-stayed-put'],
  contains: ['cat'],
  registry: {
    idea: 'a café with one chair, and the chair is taken by a cat',
    device: 'every bun that is sold empties the box that a cat cannot leave alone',
    objects: ['box full of cat', 'front cat in the air and back cat on a chair', 'two heavy bags'],
    joke: 'now you are taken',
    ending: 'the pillow is taken too, and moved over by exactly one child',
  },
  beats: [
    { id: 'one-chair', part: 'open', at: 'the café', with: ['child', 'pet', 'friend', 'elder', 'elder2'], plants: ['box', 'taken'], refrain: true },
    { id: 'one-eye', part: 'try', at: 'the café', with: ['child', 'pet', 'postie'], refrain: true },
    { id: 'the-back-cat', part: 'try', at: 'the café', with: ['child', 'pet', 'adult', 'elder', 'second'], refrain: true },
    { id: 'two-legs', part: 'lull', at: 'the café', with: ['child', 'pet', 'tired'], refrain: true },
    { id: 'now-we-wait', part: 'turn', at: 'the café', with: ['child', 'pet', 'tired'], pays: ['box'] },
    { id: 'a-lap', part: 'back', at: 'the café', with: ['child', 'pet', 'tired'], refrain: true },
    { id: 'the-pillow', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder'], pays: ['taken'], refrain: true },
  ],
  pictures: [
    {
      beats: ['one-eye', 'one-chair', 'the-back-cat'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'postman', called: 'postie', at: 'right', act: 'talks-to', to: 'pet', holding: 'cinnamon-bun', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'postman', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'chair', at: 'centre' }],
    },
    {
      beats: ['now-we-wait', 'two-legs'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'right', act: 'sits-on', to: 'open-box', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'open-box', at: 'right' }],
    },
    {
      beats: ['a-lap', 'now-we-wait'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'old-lady', called: 'tired', at: 'right', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits-on-lap', to: 'old-lady', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'chair', at: 'right' }, { what: 'open-box', at: 'centre' }],
    },
  ],
});
