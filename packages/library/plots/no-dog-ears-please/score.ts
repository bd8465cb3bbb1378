import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-dog-ears-please',
  premise:
    'A new sign at the library says no dog-ears, so a child pulls a hat over the dog’s and swears it has none; but the librarian has lost her hearing aid, which only a dog could hear, and the bobble on the hat has hopped twice in the same place.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [8, 43], en: [42, 51] },
  ages: [6, 8],
  leads: ['pet.dog'],
  seasons: ['autumn', 'winter', 'spring'],
  alike: ['quite-enough-mouse'],
  nights: { place: 'a library', indoors: true, tone: 'funny', mechanism: 'taking the hat off and owning up to two ears', feeling: 'guilty', sleep: false, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'a sign against dog-ears is taken at its word, and the dog’s are hidden under a hat',
    device: 'a bobble hops wherever the ears under it have heard something',
    objects: ['red hat with a bobble on a dog', 'hearing aid between two books about horses', 'corner of a page folded down', 'violin like a door that wants oiling'],
    joke: 'shouted in a library: he has not got any ears / say something; something',
    ending: 'the dog lays its head on the page for a bookmark, and there is a real dog’s ear in the book',
  },
  beats: [
    { id: 'the-sign', part: 'open', at: 'the door of the library', with: ['child', 'pet', 'adult'], plants: ['sign', 'chooses'] },
    { id: 'any-ears', part: 'stir', at: 'the library', with: ['child', 'pet', 'librarian', 'friend'], plants: ['hearing aid', 'no ears'] },
    { id: 'hop', part: 'try', at: 'the library', with: ['child', 'pet'], plants: ['bobble'], refrain: true },
    { id: 'my-little-door', part: 'lull', at: 'the library', with: ['child', 'pet', 'librarian'] },
    { id: 'two', part: 'turn', at: 'the library', with: ['child', 'pet', 'librarian'], pays: ['no ears'] },
    { id: 'listen', part: 'turn', at: 'the library', with: ['child', 'pet'], pays: ['bobble', 'hearing aid'] },
    { id: 'something', part: 'back', at: 'the library', with: ['child', 'pet', 'librarian'], pays: ['sign'], plants: ['fold'] },
    { id: 'in-the-book', part: 'last', at: 'bed', with: ['child', 'pet', 'elder'], pays: ['chooses', 'fold'] },
  ],
  pictures: [
    {
      beats: ['any-ears', 'hop'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'librarian', feeling: 'afraid', faces: 'right' },
        { who: 'librarian', called: 'librarian', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'pet', at: 'left', act: 'wears', to: 'beanie', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['my-little-door', 'hop'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'librarian', called: 'librarian', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'librarian', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'wears', to: 'beanie', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['listen', 'something', 'two'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'listens-to', to: 'bookshelf', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', holding: 'beanie', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bookshelf', at: 'right' }],
    },
  ],
});
