import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-has-to-be-dark',
  premise:
    'A child who dares not go further than the top step of the attic finds the treasure map of a girl who sat there before: always go the way you least want to. The friend wants to go everywhere, and so it works only on whoever is scared, who has to own up to a fib, leave the torch where it rolled and say brilliant in the dark; and the treasure is a lantern that needs just that dark.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['treasure-map'] },
  nights: {
    place: 'an attic',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'going the way one least wants to',
    feeling: 'ashamed of being scared',
    sleep: false,
  },
  contains: ['treasure', 'map', 'dark'],
  registry: {
    idea: 'a treasure map that says to go the way one least wants to, so that brothers who dare everything can never find the treasure',
    device: 'where a scared child points is cheered by a friend who wants to go everywhere, and a fib to the sunny side finds nothing but a sock',
    objects: ['map in a crack beside the top step', 'lady without a head', 'torch that rolled to the nice side', 'lantern with ships on coloured panes'],
    joke: 'I don’t want to go there at all. Brilliant!',
    ending: 'somebody who asked if the light was on is asked if it should be, and no, it has to be dark',
  },
  beats: [
    { id: 'the-top-step', part: 'open', at: 'the attic', with: ['child', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], plants: ['light', 'everywhere'] },
    { id: 'the-map', part: 'stir', at: 'the attic', with: ['child', 'friend', 'maker', 'adult', 'elder', 'minder'], plants: ['scared'] },
    { id: 'no-head', part: 'try', at: 'the attic', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'rocking-horse', part: 'try', at: 'the attic', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'both-ways', part: 'try', at: 'the attic', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'the-torch', part: 'turn', at: 'the passage', with: ['child'] },
    { id: 'that-hand', part: 'turn', at: 'the passage', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'ships', part: 'back', at: 'the attic', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['everywhere'] },
    { id: 'dark-enough', part: 'last', at: 'the attic', with: ['child', 'maker', 'adult', 'elder', 'minder'], pays: ['light', 'scared'] },
  ],
  pictures: [
    {
      beats: ['the-map', 'the-top-step'],
      framing: 'middle',
      world: 'attic',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'map', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'map', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-torch', 'both-ways', 'rocking-horse'],
      framing: 'close',
      world: 'attic',
      time: 'day',
      light: 'lamp',
      figures: [{ who: 'child', at: 'right', act: 'crawls', feeling: 'afraid', faces: 'left' }],
      things: [{ what: 'flashlight', at: 'left' }],
    },
    {
      beats: ['ships', 'dark-enough', 'that-hand'],
      framing: 'wide',
      world: 'attic',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-up', to: 'lantern', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'lantern', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
