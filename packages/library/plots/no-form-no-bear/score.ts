import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-form-no-bear',
  premise:
    'At Lost Property nobody gets a bear without a form; the child’s is so flat that he has been filed as a hat, and the man behind the window, who drinks coffee with a bear nobody asked for, has never had a form filled in for himself.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [10, 12], en: [11, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['teddy', 'lost-toy'] },
  nights: {
    place: 'a lost property office',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'filling in a form for somebody who dares not',
    feeling: 'missing',
    sleep: false,
  },
  alike: ['bears-growl', 'nobody-had-an-umbrella'],
  contains: ['teddy', 'bus'],
  registry: {
    idea: 'a teddy lain on every night is so flat that he has been hung up with the hats',
    device: 'the clerk’s own rule is used for the clerk: a form, so a bear',
    objects: ['two coffee cups behind a window', 'furry hat, worn, with ears', 'small yellow bear with a scarf of his own'],
    joke: 'the stuffing has gone to his legs',
    ending: 'a small yellow ear over a shoulder on the bus, on its way home',
  },
  beats: [
    { id: 'the-window', part: 'open', at: 'lost property', with: ['child', 'alvar', 'adult', 'pet'], plants: ['rule', 'cups'], refrain: true },
    { id: 'the-form', part: 'stir', at: 'lost property', with: ['child', 'alvar', 'friend'], plants: ['toast', 'flat'] },
    { id: 'stuffing', part: 'try', at: 'lost property', with: ['child', 'alvar', 'elder', 'elder2'] },
    { id: 'thirty-seven', part: 'try', at: 'the shelves', with: ['child', 'alvar'] },
    { id: 'not-here', part: 'lull', at: 'the shelves', with: ['child', 'alvar', 'adult'] },
    { id: 'the-hats', part: 'turn', at: 'the shelves', with: ['child', 'alvar', 'friend'], pays: ['toast', 'flat'] },
    { id: 'apology', part: 'turn', at: 'the shelves', with: ['child', 'alvar', 'gunnar'] },
    { id: 'the-other-cup', part: 'stir', at: 'lost property', with: ['child', 'alvar'], pays: ['cups'] },
    { id: 'sundays', part: 'turn', at: 'lost property', with: ['child', 'alvar'], refrain: true },
    { id: 'form-bear', part: 'turn', at: 'lost property', with: ['child', 'alvar'], pays: ['rule'], refrain: true },
    { id: 'number-seven', part: 'last', at: 'the bus', with: ['child', 'alvar', 'adult'] },
  ],
  pictures: [
    {
      beats: ['stuffing', 'the-form', 'the-window', 'thirty-seven'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'sad', faces: 'right' },
        { who: 'man', called: 'alvar', at: 'right', act: 'writes', to: 'letter', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-hats', 'not-here', 'apology'],
      framing: 'wide',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'teddy', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'alvar', at: 'right', act: 'looks-at', to: 'teddy', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'beanie', at: 'centre' },
        { what: 'cap', at: 'near' },
      ],
    },
    {
      beats: ['sundays', 'the-other-cup', 'form-bear'],
      framing: 'close',
      world: 'shop',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'teddy', feeling: 'curious', faces: 'right' },
        { who: 'man', called: 'alvar', at: 'right', act: 'looks-at', to: 'teddy', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'teddy', at: 'centre', colour: 'yellow' }],
    },
  ],
});
