import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-tell-anyone',
  premise:
    'A monster in a lake turns into whatever people say of it, and on the campsite each says a little more, until it has three tails, a hat and wheels; nobody listens to a child who shouts that it is small, but everybody does to one who whispers that they mustn’t tell.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [8, 12], en: [4, 12] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['monster'] },
  alike: ['just-as-it-was', 'the-horn-in-the-pillow'],
  nights: { place: 'a campsite by a lake', indoors: false, tone: 'funny', mechanism: 'whispering what everybody is to know', feeling: 'guilty', sleep: false, endsOnRefrain: true },
  contains: ['monster', 'water'],
  registry: {
    idea: 'a monster becomes as people say, and it is a campsite in summer',
    device: 'what is shouted nobody believes, and what must not be told is known across the lake in seven minutes',
    objects: ['hat on top of horns', 'wheels in a lake', 'water up to the crazy golf', 'nose that goes red'],
    joke: 'one twin tells the other, who has stood there the whole time',
    ending: 'come tomorrow too, but don’t tell anyone, and nobody is told',
  },
  beats: [
    { id: 'big-as-a-dog', part: 'open', at: 'the campsite', with: ['child', 'kiosk', 'lady', 'shower'], plants: ['dog'], refrain: true },
    { id: 'i-have-three', part: 'stir', at: 'the jetty', with: ['child', 'monster'], plants: ['hat'] },
    { id: 'with-wheels', part: 'try', at: 'the campsite', with: ['child', 'lady', 'kiosk', 'shower', 'friend'], refrain: true },
    { id: 'in-a-lake', part: 'lull', at: 'the jetty', with: ['monster', 'child'] },
    { id: 'what-it-eats', part: 'turn', at: 'the campsite', with: ['kiosk', 'child', 'lady'] },
    { id: 'not-a-soul', part: 'turn', at: 'the campsite', with: ['child', 'kiosk', 'lady', 'shower'], plants: ['tell'], refrain: true },
    { id: 'five-minutes', part: 'turn', at: 'the campsite', with: ['kiosk', 'lady', 'child'], refrain: true },
    { id: 'click', part: 'back', at: 'the jetty', with: ['monster', 'child'], pays: ['dog'] },
    { id: 'the-hat', part: 'down', at: 'the jetty', with: ['child', 'monster'], pays: ['hat'] },
    { id: 'anybody', part: 'last', at: 'the jetty', with: ['monster', 'child'], pays: ['tell'], refrain: true },
  ],
  pictures: [
    {
      beats: ['i-have-three', 'big-as-a-dog'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'monster', at: 'right', act: 'is-angry', size: 'big', colour: 'green', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['in-a-lake', 'with-wheels'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'afraid', faces: 'right' },
        { who: 'monster', at: 'right', act: 'stands', size: 'huge', colour: 'green', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['not-a-soul', 'five-minutes'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'man', feeling: 'happy', faces: 'right' },
        { who: 'man', called: 'kiosk', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});
