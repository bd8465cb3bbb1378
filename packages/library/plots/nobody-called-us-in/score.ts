import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-called-us-in',
  premise: 'Whatever dries on the grandparent’s washing line keeps the day it dried on; the child has washed away the best day of all and tries to make a new one in secret, which only keeps guilt, and when the line breaks two people must be the posts and run.',
  writtenFirstIn: 'en',
  ages: [11, 12],
  leads: ['elder', 'pet.dog'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a windy hill', indoors: false, tone: 'funny-tender', mechanism: 'running with a washing line', feeling: 'guilty', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'washing keeps the day it dried on, and loses it in the wash',
    device: 'a line too short for two posts is long enough for two people',
    objects: ['pillowcase', 'line that keeps the days', 'label in pencil with half a paw print'],
    joke: 'I’ve just had a whole faceful of it',
    ending: 'the paw print that has come through to the other side of the label',
  },
  beats: [
    { id: 'the-label', part: 'open', at: 'the kitchen', with: ['child', 'pet'], plants: ['label', 'paw print'] },
    { id: 'the-bull', part: 'open', at: 'the kitchen', with: ['child', 'adult'], plants: ['the day it dried on'] },
    { id: 'lemon', part: 'stir', at: 'the kitchen', with: ['child', 'pet'], plants: ['called in', 'making it last'] },
    { id: 'a-lovely-day', part: 'try', at: 'the hill', with: ['child', 'pet'], plants: ['flaps'], pays: ['the day it dried on'] },
    { id: 'moths', part: 'lull', at: 'the hill', with: ['child', 'elder', 'pet'] },
    { id: 'a-faceful', part: 'lull', at: 'the hill', with: ['child', 'elder'] },
    { id: 'twang', part: 'turn', at: 'the hill', with: ['child', 'elder', 'pet'], pays: ['flaps'] },
    { id: 'two-people', part: 'turn', at: 'the hill', with: ['child', 'elder', 'pet'] },
    { id: 'the-potatoes', part: 'back', at: 'the hill', with: ['child', 'elder', 'pet', 'adult'], pays: ['called in'] },
    { id: 'until-dark', part: 'last', at: 'bed', with: ['child', 'elder', 'pet'], pays: ['label', 'paw print', 'making it last'] },
  ],
  pictures: [
    {
      beats: ['a-lovely-day', 'lemon', 'moths'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'clothes-line', feeling: 'happy' },
      ],
      things: [{ what: 'clothes-line', at: 'right' }],
    },
    {
      beats: ['a-faceful'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'elder', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'hugs', to: 'child', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['two-people', 'twang', 'the-potatoes'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      weather: 'wind',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'pulls', to: 'rope', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'far', act: 'runs', feeling: 'happy' },
      ],
    },
  ],
});
