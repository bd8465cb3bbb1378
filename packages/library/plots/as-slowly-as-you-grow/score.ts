import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'as-slowly-as-you-grow',
  premise:
    'A child who is afraid of the dark keeps moving, for the light in the campsite laundry goes out when nobody does; but in the washing sits a cricket that is afraid of the light and only sings in the dark, so the child must stand still, and reach for it too slowly for the light to see.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: {
    place: 'a campsite laundry',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a hand that moves too slowly for the light to see',
    feeling: 'afraid',
    sleep: false,
    seasons: ['summer'],
  },
  contains: [],
  registry: {
    idea: 'somebody in the washing is afraid of the light, which is like being afraid of the dark, only the other way round',
    device: 'a light that goes on when anybody moves, and a hand that moves as slowly as you grow',
    objects: ['light that sees who moves', 'midge on a nose', 'six small feet in a hand', 'small dark between two hands'],
    joke: 'one cannot stop jumping, or it goes out',
    ending: 'the torch is put out so that the crickets dare, and somebody lies so still that no light in the world would see',
  },
  beats: [
    { id: 'the-best-light', part: 'open', at: 'the laundry', with: ['child', 'adult', 'helper', 'friend'], plants: ['light'] },
    { id: 'a-long-yawn', part: 'stir', at: 'the laundry', with: ['child', 'adult', 'helper'], refrain: true },
    { id: 'other-way-round', part: 'try', at: 'the laundry', with: ['child', 'neighbour', 'adult', 'helper'], plants: ['afraid'] },
    { id: 'standing-still', part: 'try', at: 'the laundry', with: ['child', 'adult', 'helper', 'neighbour'], refrain: true },
    { id: 'on-her-tummy', part: 'lull', at: 'the laundry', with: ['child', 'adult', 'helper', 'neighbour'] },
    { id: 'the-hand', part: 'turn', at: 'the laundry', with: ['child'] },
    { id: 'six-feet', part: 'turn', at: 'the laundry', with: ['child', 'neighbour'], refrain: true },
    { id: 'the-long-grass', part: 'back', at: 'the long grass', with: ['child', 'adult', 'helper'] },
    { id: 'the-tent', part: 'down', at: 'the tent', with: ['child', 'friend', 'pet'], pays: ['afraid'] },
    { id: 'so-still', part: 'last', at: 'the tent', with: ['child'], pays: ['light'], refrain: true },
  ],
  pictures: [
    {
      beats: ['other-way-round', 'a-long-yawn'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'neighbour', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'sock', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'washing-machine', at: 'left' }, { what: 'sock', at: 'centre', count: 3 }],
    },
    {
      beats: ['on-her-tummy', 'standing-still', 'the-hand'],
      framing: 'from-above',
      world: 'hallway',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'afraid', faces: 'right' },
        { who: 'grasshopper', at: 'right', act: 'sings', size: 'tiny', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'right', count: 2 }],
    },
    {
      beats: ['the-long-grass', 'six-feet'],
      framing: 'close',
      world: 'park',
      time: 'night',
      light: 'moon',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'grasshopper', feeling: 'happy', faces: 'right' },
        { who: 'grasshopper', at: 'right', act: 'sits', size: 'tiny', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
