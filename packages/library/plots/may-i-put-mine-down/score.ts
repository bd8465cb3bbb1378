import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'may-i-put-mine-down',
  premise:
    'A child sells the trombone whose last note could not be reached in December, and plays it to show that it works; nobody can bear a tune that stops one note short, least of all the triangle who stood waiting, until a sleeve that is too short shows that the arm is not.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  nights: {
    place: 'a flea market',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'reaching the note that was out of reach',
    feeling: 'ashamed',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['bar-two-hundred-and-twelve', 'ding-dong-woof'],
  contains: ['bear'],
  registry: {
    idea: 'a tune one note short cannot be borne by anybody, and a bear in it may not lie down until the note is reached',
    device: 'a sleeve that has become too short says that the arm has become long enough',
    objects: ['trombone on a blanket', 'lamp that is a green wellington', 'concert shirt with a price on its sleeve', 'coffee pot for a triangle'],
    joke: 'excuse me, may I put mine down now?',
    ending: 'two hundred people button their coats and go home at last, and the boot is switched off',
  },
  beats: [
    { id: 'for-sale', part: 'open', at: 'the sale', with: ['child', 'adult'], plants: ['shirt'] },
    { id: 'the-bear', part: 'stir', at: 'the concert', with: ['child', 'elder', 'elder2', 'pet'], plants: ['note', 'two hundred'], refrain: true },
    { id: 'does-it-work', part: 'try', at: 'the sale', with: ['child', 'lamps'], plants: ['lamps'], refrain: true },
    { id: 'all-humming', part: 'try', at: 'the sale', with: ['friend'], refrain: true },
    { id: 'still-there', part: 'lull', at: 'the sale', with: ['child', 'ting'], plants: ['pling'] },
    { id: 'sold', part: 'try', at: 'the sale', with: ['child', 'lamps'] },
    { id: 'the-sleeve', part: 'turn', at: 'the sale', with: ['child', 'lamps'], pays: ['shirt'] },
    { id: 'the-last-note', part: 'turn', at: 'the sale', with: ['child', 'ting'], pays: ['note', 'pling'], refrain: true },
    { id: 'the-shade', part: 'back', at: 'the sale', with: ['child', 'lamps'], pays: ['lamps'] },
    { id: 'all-go-home', part: 'last', at: 'bed', with: ['child'], pays: ['two hundred'], refrain: true },
  ],
  pictures: [
    {
      beats: ['does-it-work', 'for-sale', 'all-humming'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'trombone', feeling: 'sad', faces: 'right' },
        { who: 'old-lady', called: 'lamps', at: 'right', act: 'holds', to: 'lamp', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['still-there', 'sold'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'boy', called: 'ting', at: 'right', act: 'talks-to', to: 'child', holding: 'triangle', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['the-last-note'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'trombone', feeling: 'proud', faces: 'right' },
        { who: 'boy', called: 'ting', at: 'centre', act: 'reaches-for', to: 'teapot', holding: 'spoon', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'teapot', at: 'right' },
        { what: 'lamp', at: 'far' },
      ],
    },
  ],
});
