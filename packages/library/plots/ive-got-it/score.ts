import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-got-it',
  premise:
    'A superhero who only holds things up is the pole of a tent at a summer fair, and a child who had hoped for whooshing gives her a sandwich; then the roof fills with rain, she wobbles, and somebody outside with a broom says to her what she has said to everybody.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: {
    place: 'a big tent at a summer fair',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'lifting water off a roof with a broom',
    feeling: 'let down and then needed',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['nothing-happened', 'ive-got-you'],
  contains: ['superhero'],
  registry: {
    idea: 'a superhero who cannot fly but holds things up, and whom nobody has held anything up for',
    device: 'a puddle on a canvas roof is rolled over the edge from below with a broom turned upside down',
    objects: ['tent roof with a tummy', 'cheese and pickle on a blue cape', 'crumb broom', 'goat that sits down'],
    joke: 'not very exciting; it is when you’re underneath',
    ending: 'a tired head weighs nothing on the shoulder of somebody who holds things up',
  },
  beats: [
    { id: 'no-whooshing', part: 'open', at: 'the tent', with: ['child', 'hero'], plants: ['got'], refrain: true },
    { id: 'a-sandwich', part: 'stir', at: 'the tent', with: ['child', 'hero'], plants: ['whoosh', 'nobody'], refrain: true },
    { id: 'other-corner', part: 'try', at: 'the tent', with: ['child', 'hero', 'baker', 'friend', 'pet', 'elder', 'elder2'], plants: ['pickle'] },
    { id: 'a-tummy', part: 'lull', at: 'the tent', with: ['child', 'hero'] },
    { id: 'wobbling', part: 'try', at: 'the tent', with: ['child', 'hero'], refrain: true },
    { id: 'a-broom', part: 'turn', at: 'outside the tent', with: ['child', 'baker', 'friend'] },
    { id: 'whoosh', part: 'turn', at: 'outside the tent', with: ['child', 'hero'], pays: ['whoosh', 'nobody'], refrain: true },
    { id: 'let-go', part: 'back', at: 'the tent', with: ['child', 'hero', 'baker', 'elder'] },
    { id: 'am-i-heavy', part: 'last', at: 'the gate', with: ['child', 'hero', 'adult', 'elder'], pays: ['got', 'pickle'] },
  ],
  pictures: [
    {
      beats: ['no-whooshing', 'a-sandwich'],
      framing: 'over-shoulder',
      world: 'blanket-fort',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'superhero', feeling: 'surprised', faces: 'right' },
        { who: 'superhero', called: 'hero', at: 'right', act: 'holds-up', to: 'tent', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['other-corner', 'a-tummy'],
      framing: 'close',
      world: 'blanket-fort',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'chair', holding: 'sandwich', feeling: 'curious', faces: 'right' },
        { who: 'superhero', called: 'hero', at: 'right', act: 'holds-up', to: 'tent', size: 'big', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left' }],
    },
    {
      beats: ['a-broom', 'whoosh'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'centre', act: 'holds', to: 'broom', feeling: 'angry', faces: 'right' },
        { who: 'goat', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'tent', at: 'far', size: 'big' }],
    },
  ],
});
