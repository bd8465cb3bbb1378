import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-go-for-the-goose',
  premise:
    'A goose sits down behind whoever is at the bottom of the seesaw, and whoever is at the top stays up; the friend, who can talk bird, asks what it wants, and the child finds it the place where one does not go up at all.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: ['friend'],
  onlyShort: true,
  nights: { place: 'a seesaw in a park', indoors: false, tone: 'funny', mechanism: 'asking what somebody wants and finding the place for it', feeling: 'wanting a go', sleep: false, endsInBed: true },
  votes: { sv: [1, 3], en: [1, 3] },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a goose wants a go on the seesaw, and cries for help when it is up',
    device: 'in the middle one does not go up at all',
    objects: ['seesaw with a goose on it', 'crust nobody wants', 'neck made as long as it goes'],
    joke: 'there is a goose behind me',
    ending: 'up goes the moon, down goes the child',
  },
  beats: [
    { id: 'up-and-down', part: 'open', at: 'a seesaw', with: ['child', 'friend'], refrain: true, plants: ['up'] },
    { id: 'behind-me', part: 'stir', at: 'a seesaw', with: ['child', 'friend', 'goose'], refrain: true, plants: ['honk'] },
    { id: 'a-crust', part: 'try', at: 'a seesaw', with: ['child', 'friend', 'goose', 'pet'], refrain: true },
    { id: 'talks-bird', part: 'try', at: 'a seesaw', with: ['child', 'friend', 'goose'], refrain: true },
    { id: 'as-high-as-high', part: 'turn', at: 'a seesaw', with: ['child', 'friend', 'goose'], refrain: true },
    { id: 'the-middle', part: 'turn', at: 'a seesaw', with: ['child', 'friend', 'goose'] },
    { id: 'wibble', part: 'back', at: 'a seesaw', with: ['child', 'friend', 'goose'], refrain: true },
    { id: 'moon', part: 'last', at: 'home', with: ['child', 'elder', 'elder2', 'adult', 'pet'], pays: ['up', 'honk'] },
  ],
  pictures: [
    {
      beats: ['behind-me', 'a-crust'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'goose', at: 'left', act: 'sits', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'sits-on', to: 'see-saw', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'right', act: 'calls-to', to: 'friend', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'see-saw', at: 'centre', size: 'big' }],
    },
    {
      beats: ['talks-bird'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'goose', feeling: 'curious', faces: 'right' },
        { who: 'goose', at: 'right', act: 'looks-at', to: 'friend', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-middle'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'goose', at: 'centre', act: 'sits-on', to: 'see-saw', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'see-saw', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'goose', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'see-saw', at: 'centre', size: 'big' }],
    },
  ],
});
