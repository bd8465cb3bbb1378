import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'unexpected-item',
  premise:
    'An alien on the self-checkout can only say what the checkout says, and has parked its spaceship among twenty trolleys that are off to the scrapyard; all trolleys go left, so the one that goes straight is it, and there is one coin to try them with.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [8, 12], en: [8, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: {
    place: 'a supermarket',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'pushing twenty trolleys to find the one that goes straight',
    feeling: 'wanting to help somebody who is lost',
    sleep: false,
  },
  contains: ['alien'],
  registry: {
    idea: 'an alien has learnt to talk from the till, and says all it feels in what tills say',
    device: 'all trolleys go left, so the one that goes straight is a spaceship',
    objects: ['purple person with three legs', 'picture drawn on a freezer door', 'silver snake of chained trolleys', 'coin that comes back warm'],
    joke: 'thank you for shopping with us: please come again',
    ending: 'there is an unexpected item in the bag, and it is a coin',
  },
  beats: [
    { id: 'till-number-four', part: 'open', at: 'the supermarket', with: ['child', 'keeper', 'alien', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['left', 'item'] },
    { id: 'the-voice', part: 'stir', at: 'the supermarket', with: ['child', 'alien'], plants: ['voice'] },
    { id: 'approved', part: 'stir', at: 'the supermarket', with: ['child', 'alien'], refrain: true },
    { id: 'one-long-snake', part: 'try', at: 'the supermarket', with: ['child', 'alien', 'keeper'], refrain: true },
    { id: 'only-went', part: 'turn', at: 'the supermarket', with: ['child', 'alien', 'keeper'], pays: ['left'], plants: ['coin'] },
    { id: 'click', part: 'try', at: 'the supermarket', with: ['child', 'keeper', 'friend'], refrain: true },
    { id: 'straight', part: 'back', at: 'the supermarket', with: ['child', 'alien', 'keeper', 'elder', 'elder2'], pays: ['voice'] },
    { id: 'a-pound', part: 'last', at: 'the supermarket', with: ['child', 'adult', 'elder', 'minder'], pays: ['item', 'coin'] },
  ],
  pictures: [
    {
      beats: ['till-number-four', 'the-voice'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
        { who: 'alien', at: 'right', act: 'points-at', to: 'child', colour: 'purple', size: 'small', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'cash-register', at: 'right' }],
    },
    {
      beats: ['one-long-snake', 'only-went'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'alien', feeling: 'afraid', faces: 'right' },
        { who: 'alien', at: 'centre', act: 'cries', colour: 'purple', size: 'small', feeling: 'crying', faces: 'left' },
        { who: 'lorry', at: 'far', act: 'stands', feeling: 'calm' },
      ],
      things: [{ what: 'shopping-trolley', at: 'right', count: 3 }],
    },
    {
      beats: ['straight', 'click'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'alien', at: 'above', act: 'rides', to: 'shopping-trolley', colour: 'purple', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'keeper', at: 'centre', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
        { who: 'lorry', at: 'right', act: 'stands', feeling: 'calm' },
      ],
    },
  ],
});
