import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-moon-is-late',
  premise:
    'The king of an open-air play may not die until he has seen the moon, which comes half an hour later than yesterday; he says farewell to everything he has, and whoever scorned the paper moon of a friend has to ask for it.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [21, 40], en: [20, 36] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['moon'] },
  nights: {
    place: 'an open-air stage by the water',
    indoors: false,
    tone: 'funny',
    mechanism: 'dying slowly until the moon is up',
    feeling: 'ashamed',
    sleep: false,
    seasons: ['summer', 'autumn'],
  },
  contains: [],
  registry: {
    idea: 'a king in a play may not die before the moon is up, and the moon is half an hour later every evening',
    device: 'a paper moon holds the place of the real one',
    objects: ['paper lantern with all the seas', 'velvet curtains', 'boot that has pinched'],
    joke: 'he said farewell to both ends of the horse, and died, and got better',
    ending: 'one moon is switched off and the other is left on',
  },
  beats: [
    { id: 'perfect', part: 'open', at: 'the stage', with: ['child', 'king', 'pet'], plants: ['ten past eight'] },
    { id: 'no-offence', part: 'open', at: 'the stage', with: ['child', 'friend', 'elder'], plants: ['lantern'] },
    { id: 'no-moon', part: 'stir', at: 'the stage', with: ['child', 'king', 'pet'] },
    { id: 'not-a-train', part: 'stir', at: 'the wings', with: ['child', 'tea', 'king', 'elder'], pays: ['ten past eight'], plants: ['half an hour'] },
    { id: 'farewell', part: 'try', at: 'the stage', with: ['king', 'child', 'elder', 'pet'] },
    { id: 'six-steps', part: 'lull', at: 'the curtain', with: ['child', 'friend'] },
    { id: 'every-sea', part: 'turn', at: 'the stage', with: ['child', 'friend', 'king', 'elder', 'pet'], pays: ['lantern'] },
    { id: 'two', part: 'back', at: 'the stage', with: ['child', 'friend', 'king', 'pet'], pays: ['half an hour'], plants: ['the other one'] },
    { id: 'rounder', part: 'last', at: 'the stage', with: ['child', 'friend', 'tea', 'elder', 'pet'], pays: ['the other one'] },
  ],
  pictures: [
    {
      beats: ['no-moon', 'no-offence', 'not-a-train'],
      framing: 'wide',
      world: 'lake',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'king', called: 'king', at: 'right', act: 'calls-to', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'book', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['farewell', 'not-a-train', 'six-steps'],
      framing: 'middle',
      world: 'lake',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'king', called: 'king', at: 'centre', act: 'talks-to', to: 'boots', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'king', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
    {
      beats: ['every-sea', 'two', 'six-steps'],
      framing: 'close',
      world: 'lake',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'moon', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'carries', to: 'moon', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});
