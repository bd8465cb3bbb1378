import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youve-got-the-right-number',
  premise:
    'Somebody lonely gets the number wrong at seven every evening, for nobody can say no to a mistake; a child who has done the same to a friend is too clever and says so, frightens it away, and learns that nobody can say yes to a mistake either.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  votes: { sv: [0, 3] },
  leads: [],
  wish: {
    relation: 'lonely',
    kinds: ['animal', 'creature', 'machine', 'vehicle', 'building', 'thing', 'person', 'sky'],
  },
  nights: {
    place: 'a hall with an old telephone',
    indoors: true,
    tone: 'wry-warm',
    mechanism: 'telling a wrong number that it is the right one',
    feeling: 'lonely',
    sleep: false,
  },
  alike: ['we-have-come-to-plunder'],
  contains: [],
  registry: {
    idea: 'what is only a mistake nobody can say no to, but nobody can say yes to it either',
    device: 'a wrong number at seven every evening that is meant for whoever answers',
    objects: ['old telephone in a hall that gives half a ring', 'message that was meant for somebody else and had a name in it', 'toothache so as to have called the dentist'],
    joke: 'is that the other bakery?',
    ending: 'who is it? it’s for me',
  },
  beats: [
    { id: 'with-a-cord', part: 'open', at: 'the hall', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'], plants: ['wrong'] },
    { id: 'a-mistake', part: 'stir', at: 'the hall', with: ['child', 'friend', 'pet'], plants: ['mistake'] },
    { id: 'while-im-here', part: 'try', at: 'the hall', with: ['child', 'wish'], plants: ['toothache'] },
    { id: 'the-other-bakery', part: 'try', at: 'the hall', with: ['child', 'wish', 'adult', 'elder', 'minder'] },
    { id: 'so-clever', part: 'try', at: 'the hall', with: ['child', 'wish'] },
    { id: 'among-the-shoes', part: 'turn', at: 'the hall', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'my-name', part: 'turn', at: 'the hall', with: ['child', 'friend'], pays: ['mistake'] },
    { id: 'half-a-ring', part: 'turn', at: 'the hall', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'the-right-number', part: 'turn', at: 'the hall', with: ['child', 'wish', 'friend'] },
    { id: 'on-purpose', part: 'back', at: 'the hall', with: ['child', 'wish'] },
    { id: 'in-the-dark', part: 'back', at: 'the step', with: ['child', 'wish', 'friend'] },
    { id: 'for-me', part: 'last', at: 'the hall', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['wrong', 'toothache'] },
  ],
  pictures: [
    {
      beats: ['the-other-bakery', 'while-im-here', 'so-clever'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'holds', to: 'telephone', feeling: 'happy', faces: 'right' }],
    },
    {
      beats: ['my-name', 'among-the-shoes', 'half-a-ring'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'talks-to', to: 'telephone', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['in-the-dark', 'on-purpose', 'the-right-number'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lantern',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'lantern', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'far', act: 'waves', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
