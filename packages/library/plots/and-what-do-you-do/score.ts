import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-what-do-you-do',
  premise:
    'A princess who opens things asks everybody what they do and waits to hear; when the scissors are down the drain, the child who does knots opens the bench, and then asks her.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['princess'] },
  nights: {
    place: 'a hill above a town',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'looking at a knot till it shows which bit is on top',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['princess'],
  alike: ['along-in-a-minute'],
  registry: {
    idea: 'a princess has opened a great many benches and never sat on one of them',
    device: 'and what do you do, asked three times',
    objects: ['scissors on a velvet cushion', 'ribbon with every knot in the book', 'blue hat and tired feet', 'ribbon bitten like a slipper'],
    joke: 'everyone looked at the man who does drains: Tuesday, earliest',
    ending: 'nothing, that’s what it’s for',
  },
  beats: [
    { id: 'the-scissors', part: 'open', at: 'the hill', with: ['child'], plants: ['scissors'] },
    { id: 'drains', part: 'stir', at: 'the hill', with: ['princess', 'tibbs'], plants: ['what-do-you-do', 'drain'], refrain: true },
    { id: 'she-waited', part: 'stir', at: 'the hill', with: ['princess', 'friend', 'elder', 'elder2', 'pet'] },
    { id: 'knots', part: 'try', at: 'the hill', with: ['child', 'princess', 'pet'], plants: ['knots'], refrain: true },
    { id: 'plop', part: 'try', at: 'the hill', with: ['child', 'tibbs'], pays: ['scissors', 'drain'] },
    { id: 'the-first-sit', part: 'try', at: 'the bench', with: ['child', 'kemp'] },
    { id: 'terrier', part: 'try', at: 'the bench', with: ['princess'] },
    { id: 'every-knot', part: 'turn', at: 'the bench', with: ['child', 'princess'], refrain: true },
    { id: 'cabbage', part: 'turn', at: 'the bench', with: ['child'], pays: ['knots'] },
    { id: 'open', part: 'back', at: 'the bench', with: ['princess', 'kemp'] },
    { id: 'nobody-asked', part: 'back', at: 'the bench', with: ['child', 'princess'], refrain: true, pays: ['what-do-you-do'] },
    { id: 'moved-up', part: 'down', at: 'the bench', with: ['child', 'princess', 'adult'] },
    { id: 'nothing', part: 'last', at: 'the bench', with: ['child', 'princess'] },
  ],
  pictures: [
    {
      beats: ['knots', 'she-waited', 'drains'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'pillow', feeling: 'proud', faces: 'right' },
        { who: 'princess', called: 'ottilie', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['terrier', 'the-first-sit', 'plop', 'every-knot'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'princess', called: 'ottilie', at: 'left', act: 'pulls', to: 'rope', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'bench', at: 'centre' },
        { what: 'rope', at: 'left', colour: 'red' },
      ],
    },
    {
      beats: ['moved-up', 'nobody-asked', 'open'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'happy', faces: 'right' },
        { who: 'princess', called: 'ottilie', at: 'right', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'centre' }],
    },
  ],
});
