import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'better-out-than-in',
  premise:
    'A child who burped at the picnic and was laughed at will never open its mouth again; then the tractor stops half-way up the hill with a burp of its own, shuts its lid when it is laughed at too, and somebody has to go first.',
  writtenFirstIn: 'en',
  ages: [3, 4],
  leads: ['elder', 'friend', 'pet.dog'],
  wish: { concepts: ['tractor', 'farm'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a hill on a farm',
    indoors: false,
    tone: 'funny',
    mechanism: 'burping one after the other until a bashful tractor dares to',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['dog'],
  registry: {
    idea: 'a tractor that must burp and is too ashamed to, since somebody laughed',
    device: 'a laugh shuts it and a laugh together opens it',
    objects: ['little lid on a tractor’s chimney', 'bottle of fizzy apple saved all day', 'sandwiches nobody has eaten'],
    joke: 'better out than in',
    ending: 'the grandparent’s hands over the mouth, and the child pats',
  },
  beats: [
    { id: 'both-hands', part: 'open', at: 'the trailer', with: ['child', 'elder', 'friend', 'pet'], plants: ['hands', 'sandwiches'] },
    { id: 'half-way-up', part: 'stir', at: 'the hill', with: ['child', 'elder', 'friend', 'pet'] },
    { id: 'pat-pat-pat', part: 'try', at: 'the hill', with: ['child', 'elder', 'friend', 'pet'], refrain: true, plants: ['lid'] },
    { id: 'clonk', part: 'lull', at: 'the hill', with: ['child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'somebody-first', part: 'turn', at: 'the hill', with: ['child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'the-sandwiches', part: 'turn', at: 'the hill', with: ['child', 'elder', 'friend', 'pet'], pays: ['sandwiches', 'lid'] },
    { id: 'lambs', part: 'back', at: 'the hill', with: ['child', 'elder', 'friend', 'pet'] },
    { id: 'pardon', part: 'last', at: 'home', with: ['child', 'elder', 'pet', 'adult'], pays: ['hands'], refrain: true },
  ],
  pictures: [
    {
      beats: ['pat-pat-pat', 'half-way-up', 'clonk'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'tractor', at: 'centre', act: 'stands', size: 'big', colour: 'green', feeling: 'sad' },
        { who: 'elder', at: 'left', act: 'pats', to: 'tractor', faces: 'right' },
        { who: 'child', at: 'right', act: 'pats', to: 'tractor', feeling: 'curious', faces: 'left' },
        { who: 'friend', at: 'near', act: 'pats', to: 'tractor', feeling: 'happy' },
      ],
    },
    {
      beats: ['somebody-first', 'clonk', 'the-sandwiches'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'drinks', to: 'bottle', feeling: 'proud' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'pats', to: 'child', faces: 'left' },
      ],
    },
    {
      beats: ['the-sandwiches', 'somebody-first', 'lambs'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'tractor', at: 'centre', act: 'jumps', size: 'big', colour: 'green', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing' },
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'surprised' },
        { who: 'elder', at: 'right', act: 'reaches-for', to: 'hat', feeling: 'laughing' },
      ],
    },
  ],
});
