import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-boat-under-the-table',
  premise: 'A big child comes back with the school to the library to read aloud to the nursery, and one small one will not come out from under the table; it is a boat, and has been since the big one was small and knew the knock.',
  writtenFirstIn: 'en',
  putBefore: { sv: [27, 40], en: [5, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['preschool', 'shy', 'boat', 'library', 'book'] },
  nights: { place: 'library', indoors: true, tone: 'funny-tender', mechanism: 'a knock one remembers', feeling: 'alone', sleep: false },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a hiding place is handed on by those who have grown too big for it',
    device: 'a knock from when one was four opens it',
    objects: ['round table', 'drawing under a table top', 'tall book that is too long', 'three short knocks and a long one'],
    joke: 'legs do not belong on board',
    ending: 'a new line under an old drawing',
  },
  beats: [
    { id: 'big-ones', part: 'open', at: 'the library', with: ['child', 'friend', 'teacher'], plants: ['book'] },
    { id: 'nobody-listens', part: 'try', at: 'the library', with: ['child', 'small', 'teacher'] },
    { id: 'under-the-table', part: 'lull', at: 'the library', with: ['child', 'small'], plants: ['knock'] },
    { id: 'the-knock', part: 'turn', at: 'under the table', with: ['child', 'small'], pays: ['knock'] },
    { id: 'read-at-sea', part: 'back', at: 'under the table', with: ['child', 'small', 'friend'], pays: ['book'] },
    { id: 'on-the-underside', part: 'turn', at: 'under the table', with: ['child', 'small'] },
    { id: 'the-next-captain', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['big-ones', 'nobody-listens'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'table', holding: 'book', feeling: 'surprised' },
        { who: 'girl', at: 'right', act: 'points-at', to: 'table', size: 'small', feeling: 'laughing' },
        { who: 'boy', at: 'far', act: 'jumps', feeling: 'laughing' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['the-knock', 'under-the-table'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'curious' },
        { who: 'girl', called: 'small', at: 'right', act: 'hides-behind', to: 'table', size: 'small', feeling: 'sad' },
      ],
      things: [{ what: 'table', at: 'right' }],
    },
    {
      beats: ['read-at-sea', 'on-the-underside', 'the-next-captain'],
      framing: 'close',
      world: 'blanket-fort',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'happy' },
        { who: 'girl', called: 'small', at: 'right', act: 'listens-to', to: 'child', size: 'small', feeling: 'happy' },
      ],
    },
  ],
});
