import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'so-many-coming-along',
  premise:
    'A slow tractor on the way to a lonely birthday party has a long queue of cross cars behind it, which its driver takes for company; then it snows, the child calls out every snow post, and all of them come to the party.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [7, 12], en: [3, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['tractor'] },
  nights: {
    place: 'a tractor in the snow',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'seeing the posts and calling them out',
    feeling: 'ashamed and worried',
    sleep: false,
    endsInBed: true,
    seasons: ['winter'],
  },
  contains: ['tractor', 'snow'],
  registry: {
    idea: 'a driver takes the queue behind his tractor for people who want to come along, and in the end they do',
    device: 'orange snow posts are called out one by one from the side window',
    objects: ['queue of twenty-three cars', 'orange snow posts', 'dog in a paper crown', 'waffles for forty'],
    joke: 'listen, they are saying hello',
    ending: 'the cars outside are waiting nicely',
  },
  beats: [
    { id: 'in-a-hurry', part: 'open', at: 'the tractor', with: ['child', 'elof', 'friend', 'adult'], plants: ['nobody-comes'] },
    { id: 'so-many', part: 'stir', at: 'the tractor', with: ['child', 'elof'], plants: ['along'], refrain: true },
    { id: 'like-a-wedding', part: 'try', at: 'the tractor', with: ['child', 'elof'], refrain: true },
    { id: 'snow', part: 'try', at: 'the tractor', with: ['child', 'elof'] },
    { id: 'no-road', part: 'turn', at: 'the tractor', with: ['child', 'elof'] },
    { id: 'a-post', part: 'turn', at: 'the tractor', with: ['child', 'elof'], refrain: true },
    { id: 'no-post', part: 'turn', at: 'the tractor', with: ['child', 'elof'], refrain: true },
    { id: 'on-the-steps', part: 'back', at: 'the farm', with: ['child', 'friend', 'elder', 'elder2'], pays: ['nobody-comes', 'along'] },
    { id: 'waiting-nicely', part: 'last', at: 'the sofa', with: ['child', 'friend', 'elof'] },
  ],
  pictures: [
    {
      beats: ['in-a-hurry', 'so-many', 'like-a-wedding'],
      framing: 'wide',
      world: 'snow-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'elof', at: 'centre', act: 'pats', to: 'tractor', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'tractor', holding: 'present', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'tractor', at: 'right', colour: 'red', size: 'huge' }],
    },
    {
      beats: ['a-post', 'no-road', 'no-post'],
      framing: 'over-shoulder',
      world: 'snow-field',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'points-at', to: 'stick', feeling: 'happy', faces: 'right' }],
      things: [{ what: 'stick', at: 'right', colour: 'orange', size: 'child' }],
    },
    {
      beats: ['on-the-steps', 'waiting-nicely', 'no-post'],
      framing: 'middle',
      world: 'snow-field',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'friend', holding: 'present', feeling: 'happy', faces: 'right' },
        { who: 'friend', called: 'friend', at: 'centre', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [
        { what: 'car', at: 'right' },
      ],
    },
  ],
});
