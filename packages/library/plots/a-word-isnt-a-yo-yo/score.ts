import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-word-isnt-a-yo-yo',
  premise:
    'Two friends who have fallen out draw a line across their table and send messages, and Hermes, whose all borders are, carries every word across just as it was said, while what they mean stays behind; a child who has said too much must be its own messenger, as he once had to be to his brother.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['greek-gods'] },
  nights: {
    place: 'a table at a jumble sale',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'squeezing over a border to say it oneself',
    feeling: 'angry because one is ashamed',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: [],
  registry: {
    idea: 'only words get over a border, and what one means stays on one’s own side',
    device: 'a god delivers messages word for word, orders and all, and one must go oneself, for he had to',
    objects: ['chalk line across a table of toys', 'yo-yo sold by mistake', 'gap in a line, as wide as whoever made it', 'biscuits taken by the god of thieves'],
    joke: 'say it as if I mean it, delivered word for word',
    ending: 'a friend comes all the way back to say goodbye herself',
  },
  beats: [
    { id: 'the-line', part: 'open', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['yo-yo', 'messenger', 'line'] },
    { id: 'a-lovely-border', part: 'stir', at: 'the park', with: ['child', 'friend', 'hermes'], plants: ['biscuits'] },
    { id: 'word-for-word', part: 'try', at: 'the park', with: ['child', 'friend', 'hermes'], plants: ['thief'] },
    { id: 'doesnt-come-back', part: 'turn', at: 'the park', with: ['child', 'friend', 'hermes', 'adult', 'elder', 'minder'] },
    { id: 'fifty-cows', part: 'turn', at: 'the park', with: ['child', 'hermes'] },
    { id: 'a-gap', part: 'turn', at: 'the park', with: ['child', 'friend', 'pet', 'elder'], pays: ['line'] },
    { id: 'the-messenger', part: 'turn', at: 'the park', with: ['child', 'friend', 'hermes'], pays: ['messenger', 'thief'] },
    { id: 'no-border', part: 'back', at: 'the park', with: ['child', 'friend', 'hermes', 'adult', 'elder', 'minder'], pays: ['biscuits'] },
    { id: 'myself', part: 'last', at: 'the way home', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['yo-yo'] },
  ],
  pictures: [
    {
      beats: ['a-lovely-border', 'word-for-word'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'hermes', at: 'centre', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'man', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['doesnt-come-back', 'word-for-word', 'fifty-cows'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'bag', feeling: 'sad', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['the-messenger', 'a-gap', 'no-border'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});
