import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-hour-that-isnt',
  premise: 'On the night when the clocks go back two friends, one of whom is to move, stay awake in the hour nobody counts and help its keeper catch the last minutes, which hide where people have had fun.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [18, 40], en: [18, 40] },
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['moving', 'clock'] },
  nights: { place: 'the street at night', indoors: false, tone: 'funny-tender', mechanism: 'saying what one has not said', feeling: 'sad', sleep: false },
  contains: [],
  registry: {
    idea: 'the hour taken back in autumn is gathered minute by minute and kept for spring',
    device: 'time stands still for two who stayed awake',
    objects: ['sixty glass jars', 'cap with a minute in it', 'leaf stopped in the air', 'jam jar that shines'],
    joke: 'the emergency exits are here, here and here',
    ending: 'every other month, and you begin',
  },
  beats: [
    { id: 'free', part: 'open', at: 'bed', with: ['child', 'friend'], plants: ['moving'] },
    { id: 'new', part: 'stir', at: 'the street', with: ['child', 'friend', 'pet'], plants: ['jars'] },
    { id: 'two-minutes', part: 'try', at: 'the street', with: ['child', 'friend'] },
    { id: 'one-left', part: 'lull', at: 'the street', with: ['child', 'friend', 'elder'] },
    { id: 'said', part: 'turn', at: 'the kerb', with: ['child', 'friend'], pays: ['moving'] },
    { id: 'a-new-one', part: 'turn', at: 'the kerb', with: ['child', 'friend'], pays: ['jars'] },
    { id: 'in-the-window', part: 'last', at: 'bed', with: ['child', 'friend'] },
  ],
  pictures: [
    {
      beats: ['new', 'free'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'man', at: 'right', act: 'pulls', to: 'wagon', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'wagon', feeling: 'curious' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'man', anyway: true },
        { who: 'pet', at: 'near', act: 'stands' },
      ],
      things: [{ what: 'wagon', at: 'right' }],
    },
    {
      beats: ['two-minutes', 'one-left'],
      framing: 'middle',
      world: 'park',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'right', act: 'climbs', to: 'tree', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'holds-up', to: 'jar', feeling: 'laughing', anyway: true },
      ],
      things: [{ what: 'tree', at: 'right' }],
    },
    {
      beats: ['said', 'a-new-one', 'in-the-window'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'laughing', anyway: true },
      ],
    },
  ],
});
