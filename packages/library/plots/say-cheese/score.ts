import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'say-cheese',
  premise:
    'A shark wants to be in the picture of everybody on the jetty, but out come all his teeth, and the picture shows a hat, and then a bottom; the child smiles with a slice of watermelon skin, and with the biggest slice there is nobody runs.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [25, 33], en: [16, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['shark'] },
  nights: { place: 'a jetty', indoors: false, tone: 'funny', mechanism: 'hiding teeth behind a watermelon smile', feeling: 'wanting to be in it', sleep: false, seasons: ['summer'], endsOnRefrain: true },
  votes: { en: [1, 3] },
  contains: ['shark', 'sea'],
  registry: {
    idea: 'a shark has only one smile, with all the rows of teeth in it, and everybody runs out of the photograph',
    device: 'a slice of watermelon skin in front of the teeth is a smile that frightens nobody',
    objects: ['picture of a hat', 'picture of a bottom', 'green smile on dark water'],
    joke: 'there was only a bottom; that’s mine',
    ending: 'a smile too small to be seen is heard: mmmmm',
  },
  beats: [
    { id: 'the-row', part: 'open', at: 'the jetty', with: ['child', 'adult', 'elder', 'elder2', 'friend', 'pet', 'seller', 'photo'], plants: ['watermelon'], refrain: true },
    { id: 'a-hat', part: 'stir', at: 'the jetty', with: ['shark', 'photo', 'elder', 'seller', 'friend', 'pet'], refrain: true },
    { id: 'a-bottom', part: 'try', at: 'the jetty', with: ['shark', 'photo', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'the-fin', part: 'lull', at: 'the jetty', with: ['shark', 'child'] },
    { id: 'green', part: 'turn', at: 'the jetty', with: ['child', 'shark', 'seller', 'friend'], pays: ['watermelon'] },
    { id: 'mmmmm', part: 'back', at: 'the jetty', with: ['friend', 'adult', 'elder', 'elder2', 'pet', 'seller', 'photo', 'shark'], plants: ['mmmmm'], refrain: true },
    { id: 'sticky-chins', part: 'last', at: 'the jetty', with: ['child', 'adult', 'elder', 'friend', 'pet', 'seller', 'shark'], pays: ['mmmmm'] },
  ],
  pictures: [
    {
      beats: ['a-hat', 'the-row', 'a-bottom'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'shark', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'centre', act: 'runs', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-fin', 'green', 'a-bottom'],
      framing: 'over-shoulder',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'shark', holding: 'watermelon', feeling: 'curious', faces: 'right' },
        { who: 'shark', at: 'right', act: 'swims', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['mmmmm', 'green'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'watermelon', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'shark', at: 'right', act: 'swims', holding: 'watermelon', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
