import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-a-good-tail',
  premise:
    'Whoever held up the lollipop outside the school has been put out of work by traffic lights, till Saturn calls: twenty little moons cannot get across the rings for comets; shouting does not carry there, and the quiet child finds the eyes of a comet whom everybody has only looked at from behind.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['space'] },
  nights: {
    place: 'a greenhouse at the rings of Saturn',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'looking a comet in the eyes',
    feeling: 'not being needed',
    sleep: false,
  },
  putBefore: { sv: [2, 12], en: [3, 12] },
  contains: ['space', 'dark'],
  registry: {
    idea: 'the rings of Saturn are a road, and the small moons have nobody to see them across',
    device: 'traffic stops not for a sign or a shout but for somebody who finds the driver’s eyes and knows the driver is kind',
    objects: ['long yellow coat among tomatoes', 'lollipop scraped blank', 'square of mud in a lawn', 'radio that nobody has plugged in'],
    joke: 'hold on to something; not the tomatoes',
    ending: 'something bright slows down above the roof and is beckoned across from a window',
  },
  beats: [
    { id: 'nice-green', part: 'open', at: 'the greenhouse', with: ['elder', 'child', 'friend'], plants: ['coat', 'noticing'] },
    { id: 'saturn-calling', part: 'stir', at: 'the greenhouse', with: ['child', 'elder', 'friend', 'adult', 'minder', 'elder2', 'pet'], plants: ['bedtime'] },
    { id: 'the-widest-road', part: 'stir', at: 'Saturn', with: ['moons'] },
    { id: 'perhaps-some-lights', part: 'try', at: 'Saturn', with: ['elder', 'friend', 'child'], pays: ['coat'] },
    { id: 'a-shout-in-space', part: 'try', at: 'Saturn', with: ['friend', 'child', 'elder'], pays: ['noticing'] },
    { id: 'two-eyes', part: 'turn', at: 'Saturn', with: ['child', 'friend', 'elder', 'comet'], plants: ['comet'] },
    { id: 'two-by-two', part: 'back', at: 'Saturn', with: ['elder', 'friend', 'moons'] },
    { id: 'good-trip', part: 'down', at: 'the garden', with: ['adult', 'minder', 'elder', 'elder2', 'pet'], pays: ['bedtime'] },
    { id: 'across', part: 'last', at: 'the window', with: ['child'], pays: ['comet'] },
  ],
  pictures: [
    {
      beats: ['saturn-calling', 'nice-green'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'radio', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'wears', to: 'coat', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'radio', at: 'centre' },
        { what: 'tomato', at: 'near', count: 3 },
      ],
    },
    {
      beats: ['perhaps-some-lights', 'a-shout-in-space'],
      framing: 'middle',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'elder', at: 'left', act: 'sits-on', to: 'bucket', feeling: 'sad', faces: 'right', anyway: true },
        { who: 'friend', at: 'right', act: 'holds', to: 'sign', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bucket', at: 'left' }],
    },
    {
      beats: ['two-eyes', 'a-shout-in-space', 'two-by-two'],
      framing: 'over-shoulder',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sign', feeling: 'afraid', faces: 'right' },
        { who: 'comet', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
