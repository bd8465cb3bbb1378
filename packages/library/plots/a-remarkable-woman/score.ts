import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-remarkable-woman',
  premise:
    'A child with nothing that has a story finds a thing on the way to the class’s museum and gives it a great-great-aunt who took it over the Himalayas; then comes whoever has lost it, believes every word, and says thank you for being let stand beside it.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: {
    relation: 'has-lost',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
    other: ['garment', 'toy', 'thing', 'food', 'plant', 'furniture', 'machine'],
  },
  nights: { place: 'a museum in a schoolyard', indoors: false, tone: 'funny-tender', mechanism: 'saying that a story is made up', feeling: 'ashamed of a lie and of having nothing special', sleep: false, endsOnRefrain: true },
  contains: [],
  registry: {
    idea: 'whoever has lost a thing knows it at once, and does not dare to want it back, since it has had such a life',
    device: 'a museum where nothing has a place without a story, so that one is made up, and grows with every question',
    objects: ['great-great-aunt who was never there', 'tortoise on a glacier', 'stub of pencil with a place of its own', 'label written in ink'],
    joke: 'wasn’t that dreadfully slow? not for the tortoise',
    ending: 'what has been had every day is a story, and lies in a pocket as it does every day',
  },
  beats: [
    { id: 'no-story-no-place', part: 'open', at: 'the schoolyard', with: ['child', 'friend', 'elder', 'elder2'], plants: ['pencil', 'found'] },
    { id: 'over-the-himalayas', part: 'stir', at: 'the schoolyard', with: ['child', 'friend', 'pet'], plants: ['tortoise'] },
    { id: 'every-day', part: 'try', at: 'the schoolyard', with: ['child', 'wish', 'friend'], plants: ['every day'] },
    { id: 'beside-it', part: 'lull', at: 'the schoolyard', with: ['child', 'wish', 'other'] },
    { id: 'thanked', part: 'turn', at: 'the schoolyard', with: ['child', 'wish', 'friend', 'pet'], pays: ['found'] },
    { id: 'what-a-relief', part: 'turn', at: 'the schoolyard', with: ['child', 'wish', 'other'] },
    { id: 'fond-of-it', part: 'back', at: 'the schoolyard', with: ['child', 'friend'], pays: ['tortoise'] },
    { id: 'a-place', part: 'back', at: 'the schoolyard', with: ['child', 'elder', 'wish'], pays: ['pencil', 'every day'] },
    { id: 'to-the-moon', part: 'last', at: 'the front door', with: ['child', 'friend', 'adult'] },
  ],
  pictures: [
    {
      beats: ['over-the-himalayas', 'every-day'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'talks-to', to: 'friend', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'other', at: 'left' }],
    },
    {
      beats: ['beside-it', 'every-day', 'thanked'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'looks-at', to: 'other', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'other', at: 'centre' }],
    },
    {
      beats: ['fond-of-it', 'what-a-relief', 'a-place'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
    },
  ],
});
