import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'who-wants-to-know',
  premise:
    'An AI in an old computer does a child’s homework, one for one: it wants to know what rain is like, and what it is like to be afraid; fobbed off with another AI’s answer it goes dark, and whoever writes that everything was fine must ring at a door for once, and tell.',
  writtenFirstIn: 'en',
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['ai-homework'] },
  nights: {
    place: 'a kitchen with an old computer in it',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'telling somebody who wants to know',
    feeling: 'afraid that nobody wants to know',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'an AI does homework one for one, and what it sets is whatever it has read all about and never had any on it',
    device: 'hands that were going to write that it was fine are stopped before the last letter, so it has to be said',
    objects: ['ordinary day without a mistake in it', 'green lamp in an old computer', 'answer from a cousin who was never afraid', 'computer turned round to face the rain'],
    joke: 'in conclusion … that’s my cousin',
    ending: 'the computer is turned to the window, listens for a long time, and says: wet',
  },
  beats: [
    { id: 'an-ordinary-day', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['fine', 'ordinary', 'who-wants'] },
    { id: 'one-for-one', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'ai'], plants: ['any-on-me', 'wet'] },
    { id: 'the-hood', part: 'try', at: 'the garden and the kitchen', with: ['child', 'friend', 'ai'] },
    { id: 'all-that-homework', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'ai', 'adult', 'elder', 'minder'] },
    { id: 'being-afraid', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'ai'] },
    { id: 'black', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'pet', 'elder'], pays: ['fine'] },
    { id: 'nobody-comes', part: 'turn', at: 'the kitchen', with: ['child', 'ai'] },
    { id: 'some-on-me', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'ai'], pays: ['any-on-me', 'ordinary'] },
    { id: 'the-window', part: 'last', at: 'the kitchen', with: ['child', 'ai', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['who-wants', 'wet'] },
  ],
  pictures: [
    {
      beats: ['the-hood', 'one-for-one'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['being-afraid', 'all-that-homework', 'black'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'mobile-phone', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'computer', at: 'centre' }],
    },
    {
      beats: ['nobody-comes', 'black', 'some-on-me'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'talks-to', to: 'computer', feeling: 'afraid', faces: 'right' }],
      things: [{ what: 'computer', at: 'right' }],
    },
  ],
});
