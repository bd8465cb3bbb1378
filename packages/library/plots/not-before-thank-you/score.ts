import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-before-thank-you',
  premise: 'An old bread-cart horse on an island without cars will not leave a gate until somebody there has said thank you; at the last gate lives the man the child laughed at when his voice broke in the middle of a song, and the child owes him a laugh.',
  writtenFirstIn: 'sv',
  ages: [9, 10],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['horse', 'island'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'an island', indoors: false, tone: 'funny-tender', mechanism: 'singing badly on purpose at somebody’s gate', feeling: 'ashamed', sleep: false },
  contains: ['horse', 'dog'],
  registry: {
    idea: 'a delivery horse that waits at every gate for a thank you',
    device: 'a laugh that is owed and is paid with a voice that breaks',
    objects: ['bread cart with nothing left to give', 'bow tie out of a dog’s mouth', 'hood'],
    joke: 'I laughed too, but on the inside, I have practised all my life.',
    ending: 'the dog that never gave anything back gives, and waits for its thank you',
  },
  beats: [
    { id: 'the-hood', part: 'open', at: 'the cart', with: ['child', 'elder', 'pet', 'horse'], plants: ['laugh', 'black thing', 'hood'] },
    { id: 'the-first-gate', part: 'stir', at: 'the first gate', with: ['child', 'elder', 'pet', 'horse', 'old-woman'], plants: ['thank you'] },
    { id: 'more-gates', part: 'try', at: 'the road', with: ['child', 'elder', 'pet', 'horse'] },
    { id: 'on-the-inside', part: 'lull', at: 'the road', with: ['child', 'elder'] },
    { id: 'the-last-gate', part: 'turn', at: 'the last gate', with: ['child', 'elder', 'pet', 'horse', 'old-man'] },
    { id: 'the-high-note', part: 'turn', at: 'the last gate', with: ['child', 'elder', 'pet'], pays: ['laugh', 'hood'] },
    { id: 'for-him', part: 'back', at: 'the last gate', with: ['child', 'elder', 'pet', 'horse', 'old-man'], pays: ['black thing'] },
    { id: 'waiting', part: 'last', at: 'the boat', with: ['child', 'elder', 'pet', 'horse', 'adult'], pays: ['thank you'] },
  ],
  pictures: [
    {
      beats: ['the-first-gate', 'more-gates', 'the-hood'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'horse', at: 'right', act: 'stands', feeling: 'calm', faces: 'right', called: 'mare', colour: 'brown' },
        { who: 'elder', at: 'centre', act: 'pulls', to: 'horse', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'cart', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'cart', at: 'left' }],
    },
    {
      beats: ['on-the-inside', 'the-last-gate', 'more-gates'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'pats', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'cart', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'cart', at: 'left' }],
    },
    {
      beats: ['the-high-note', 'for-him'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sings' },
        { who: 'elder', at: 'right', act: 'sings', faces: 'left' },
      ],
    },
  ],
});
