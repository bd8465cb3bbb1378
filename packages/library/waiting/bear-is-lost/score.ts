import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bear-is-lost',
  premise: 'Whoever holds Bear feels better, so Bear has been lent from one to the next; and the dog has been saying all along where he is.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['lost-toy', 'teddy'] },
  nights: { place: 'house and garden', indoors: true, tone: 'warm', mechanism: 'a hug shows where', feeling: 'sad', sleep: false },
  contains: ['teddy', 'lost-toy', 'bear'],
  registry: {
    idea: 'a bear lent from one who needs him to the next',
    device: 'the listener sees the hood before anybody does',
    objects: ['hood', 'splinter', 'vacuum cleaner', 'wheelbarrow'],
    joke: 'wuff, says the dog to the back',
    ending: 'Bear holds the child, and the child is held',
  },
  beats: [
    { id: 'no-bear', part: 'open', at: 'bedroom', with: ['child', 'adult', 'pet', 'sitter'], plants: ['hood', 'wuff'] },
    { id: 'the-splinter', part: 'stir', at: 'kitchen', with: ['child', 'adult', 'pet', 'elder', 'friend', 'sitter'], plants: ['feels better'] },
    { id: 'the-hoover', part: 'try', at: 'kitchen', with: ['child', 'adult', 'pet', 'elder', 'sitter'] },
    { id: 'outside', part: 'lull', at: 'garden', with: ['child', 'adult', 'pet', 'sitter'] },
    { id: 'two-ears', part: 'turn', at: 'garden', with: ['child', 'adult', 'pet', 'elder', 'sitter'], pays: ['hood', 'wuff'] },
    { id: 'holding', part: 'last', at: 'bed', with: ['child', 'adult', 'pet', 'elder', 'sitter'], pays: ['feels better'] },
  ],
  pictures: [
    {
      beats: ['the-splinter', 'the-hoover'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'sad' },
        { who: 'elder', at: 'centre', act: 'talks-to', to: 'child' },
        { who: 'adult', at: 'right', act: 'stands', anyway: true, called: 'sitter' },
        { who: 'pet', at: 'right', act: 'reaches-for', to: 'adult' },
      ],
    },
    {
      beats: ['outside'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'adult', at: 'right', act: 'hugs', to: 'child', anyway: true, called: 'sitter' },
        { who: 'child', at: 'left', act: 'cries', feeling: 'crying' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'adult' },
      ],
      things: [{ what: 'wheelbarrow', at: 'left' }],
    },
    {
      beats: ['two-ears'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'teddy', feeling: 'happy' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'child' },
        { who: 'adult', at: 'right', act: 'laughs', anyway: true, called: 'sitter' },
      ],
    },
  ],
});
