import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'she-keeps-shrinking',
  premise:
    'An alien has taken a lost balloon for one of Earth’s children and brought her up with soup and songs, but she only gets smaller; the one who lost her blows her up again, and lets her go home with whoever has been looking after her.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [41, 43], en: [47, 51] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['alien', 'balloon'] },
  nights: {
    place: 'a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'undoing a knot, and blowing till the cheeks ache',
    feeling: 'tender',
    sleep: false,
  },
  contains: ['alien'],
  registry: {
    idea: 'a balloon let go of long ago has been brought up as a child where there is no air, and shrinks instead of growing',
    device: 'breath is what was missing',
    objects: ['balloon in a knitted hat', 'spaceship the size of a bathtub', 'hat like a thimble', 'string drawn on a misted pane'],
    joke: 'is that her name; and had a child already',
    ending: 'a string is drawn on a patch of breath, so that it will not get away',
  },
  beats: [
    { id: 'found-one', part: 'open', at: 'the park', with: ['child', 'alien', 'baby', 'friend'], plants: ['hat'] },
    { id: 'soup', part: 'stir', at: 'the park', with: ['child', 'alien', 'baby'], plants: ['songs'] },
    { id: 'let-go', part: 'stir', at: 'the park', with: ['child', 'alien', 'baby'], plants: ['hands'] },
    { id: 'the-knot', part: 'try', at: 'the park', with: ['child', 'alien', 'baby', 'adult', 'elder', 'pet', 'friend'] },
    { id: 'flat', part: 'turn', at: 'the park', with: ['child', 'alien', 'baby'] },
    { id: 'phooo', part: 'turn', at: 'the park', with: ['child', 'alien', 'baby', 'friend'], plants: ['air'], refrain: true },
    { id: 'not-a-single-one', part: 'back', at: 'the park', with: ['child', 'alien'] },
    { id: 'outgrown', part: 'back', at: 'the park', with: ['child', 'alien', 'baby'], pays: ['hat', 'songs'] },
    { id: 'three-hands', part: 'down', at: 'the park', with: ['child', 'alien', 'baby'], pays: ['hands'] },
    { id: 'the-window', part: 'last', at: 'home', with: ['child', 'pet'], pays: ['air'] },
  ],
  pictures: [
    {
      beats: ['soup', 'found-one', 'let-go'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'alien', at: 'right', act: 'holds', to: 'balloon', feeling: 'sad', size: 'child', colour: 'blue', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'balloon', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'ufo', at: 'far', size: 'small' }, { what: 'balloon', at: 'right', size: 'tiny', colour: 'red' }],
    },
    {
      beats: ['phooo', 'flat'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'balloon', feeling: 'curious', faces: 'right' },
        { who: 'alien', at: 'right', act: 'looks-at', to: 'balloon', feeling: 'surprised', size: 'child', colour: 'blue', faces: 'left' },
      ],
      things: [{ what: 'balloon', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['three-hands', 'outgrown'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'alien', holding: 'balloon', feeling: 'calm', faces: 'right' },
        { who: 'alien', at: 'right', act: 'reaches-for', to: 'balloon', feeling: 'happy', size: 'child', colour: 'blue', faces: 'left' },
      ],
      things: [{ what: 'ufo', at: 'far', size: 'small' }],
    },
  ],
});
