import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'all-stops-to-the-depot',
  premise:
    'A recipe for gooseberry ice cream says only to turn to Infirmary, and it is measured in a song of bus stops that somebody thought was not wanted; it has to be sung again, aloud and with all the stops, before the ice cream is right.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['ice-cream'] },
  nights: {
    place: 'a yard with a churn',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'singing every stop aloud, so that it can be heard indoors',
    feeling: 'missing a taste and whoever made it',
    sleep: false,
    seasons: ['summer'],
  },
  putBefore: { sv: [12, 12], en: [11, 12] },
  contains: ['ice-cream', 'missing-someone'],
  registry: {
    idea: 'a recipe without a minute in it is timed by the people round the cook',
    device: 'the bus stops that were sung at the handle until she called that will do were how she measured',
    objects: ['ice cream churn mended with a bit off a bus', 'recipe underlined at the bottom', 'clipboard with a price', 'blue bowl'],
    joke: 'excuse me, you are running an express',
    ending: 'the bowl is filled again, and the song may go on past where it was always stopped',
  },
  beats: [
    { id: 'soup-and-gravel', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'betty', 'adult'], plants: ['taste', 'bowl', 'nice'] },
    { id: 'turn-to-infirmary', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'betty'], plants: ['infirmary', 'price'] },
    { id: 'the-churn', part: 'try', at: 'the yard', with: ['child', 'elder', 'pet'], plants: ['thatll-do'] },
    { id: 'she-had-people', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'pet', 'jean'] },
    { id: 'only-the-stops', part: 'lull', at: 'the yard', with: ['child', 'elder', 'friend', 'pet'], pays: ['infirmary'], plants: ['stops'] },
    { id: 'an-express', part: 'turn', at: 'the yard', with: ['child', 'friend', 'elder', 'betty', 'pet'] },
    { id: 'all-stops', part: 'turn', at: 'the yard', with: ['elder', 'friend', 'child', 'pet'], pays: ['stops'] },
    { id: 'thatll-do', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'betty', 'pet'], pays: ['thatll-do'] },
    { id: 'there-it-was', part: 'last', at: 'the yard', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'pet'], pays: ['taste', 'bowl', 'nice', 'price'] },
  ],
  pictures: [
    {
      beats: ['the-churn', 'turn-to-infirmary', 'she-had-people'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'towel', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['only-the-stops', 'she-had-people', 'an-express'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'reads', to: 'book', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['all-stops', 'an-express', 'thatll-do'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sings', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'friend', at: 'left', act: 'listens-to', to: 'elder', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'pet', at: 'centre', act: 'listens-to', to: 'elder', feeling: 'curious', faces: 'right', if: 'pet.dog / pet.cat' },
        { who: 'pigeon', at: 'above', act: 'flies', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
