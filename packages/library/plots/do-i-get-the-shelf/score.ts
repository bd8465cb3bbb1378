import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-i-get-the-shelf',
  premise:
    'Space is tired of having nothing to lean on and has rented a potato cellar; a child who has always wanted to go up to it props the door open, everything comes in, and the child has to promise it the shelf.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['space'] },
  nights: {
    place: 'a potato cellar and a house that floats',
    indoors: true,
    tone: 'funny-grand',
    mechanism: 'letting the tiredest bit stay, and knocking first',
    feeling: 'disappointed',
    sleep: false,
  },
  putBefore: { sv: [1, 12], en: [0, 12] },
  contains: ['space', 'stars', 'dark'],
  registry: {
    idea: 'space itself is tired of being endless and lodges in a cellar for the sake of four walls',
    device: 'a rope of three people floats down a stair to a door that can only be shut once most of space has been talked home',
    objects: ['potato cellar', 'bucket in a doorway', 'vacuum cleaner that hangs in the air', 'shelf with jam'],
    joke: 'a vacuum is moved with a vacuum cleaner',
    ending: 'a very small shooting star goes from the jam to the pickles',
  },
  beats: [
    { id: 'a-lodger', part: 'open', at: 'the cellar door', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['shelf'] },
    { id: 'one-rule', part: 'stir', at: 'the cellar door', with: ['elder'], plants: ['rule'] },
    { id: 'through-a-crack', part: 'stir', at: 'the cellar door', with: ['child'] },
    { id: 'vacuum', part: 'try', at: 'the cellar door', with: ['child', 'friend'] },
    { id: 'wide-open', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'pet'] },
    { id: 'no-stars', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet'], pays: ['rule'] },
    { id: 'who-left-it-open', part: 'turn', at: 'the bedroom', with: ['child', 'elder'] },
    { id: 'a-rope-of-three', part: 'turn', at: 'the stairs', with: ['child', 'friend', 'elder'] },
    { id: 'the-tiredest-bit', part: 'back', at: 'the cellar door', with: ['child', 'friend', 'elder'], pays: ['shelf'] },
    { id: 'when-you-have-come-in', part: 'last', at: 'the cellar', with: ['child', 'friend', 'elder', 'elder2', 'pet'] },
  ],
  pictures: [
    {
      beats: ['through-a-crack', 'one-rule', 'vacuum'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'star', feeling: 'curious', faces: 'right' },
        { who: 'star', at: 'right', act: 'listens-to', to: 'child', feeling: 'sleepy', size: 'small', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['wide-open', 'no-stars'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'flies', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'above', act: 'sleeps', feeling: 'sleepy', anyway: true },
      ],
      things: [
        { what: 'star', at: 'right', count: 3 },
        { what: 'bed', at: 'centre' },
      ],
    },
    {
      beats: ['a-rope-of-three', 'who-left-it-open', 'the-tiredest-bit'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'right', act: 'reaches-for', to: 'bucket', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'reaches-for', to: 'child', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'elder', at: 'left', act: 'reaches-for', to: 'friend', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'bucket', at: 'right' }],
    },
  ],
});
