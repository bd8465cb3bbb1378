import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-let-go',
  premise: 'A grandparent who never got a turn on the bicycle is taught in secret by the child, who has promised not to let go until told; the day the saddle needs no holding the child says so, and goes on holding.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: ['elder'],
  wish: { concepts: ['learning-to-cycle', 'bicycle'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a field with sheep', indoors: false, tone: 'funny-tender', mechanism: 'keeping a promise to hold on, and saying so', feeling: 'tempted', sleep: false },
  contains: ['bicycle'],
  registry: {
    idea: 'everybody was let go of without knowing; this one wants to be there when it happens',
    device: 'to say that one is only holding, and go on holding until told',
    objects: ['bell as big as a bun', 'sheep trough', 'red helmet', 'saddle as light as a cloud'],
    joke: 'I am a very good clapper',
    ending: 'who held the saddle is answered by two hands',
  },
  beats: [
    { id: 'the-shed', part: 'open', at: 'the shed', with: ['child', 'elder'], plants: ['secret', 'bell', 'clapper'] },
    { id: 'not-until-i-say', part: 'stir', at: 'the field', with: ['child', 'elder'], plants: ['promise'] },
    { id: 'the-trough', part: 'try', at: 'the field', with: ['child', 'elder'] },
    { id: 'a-cloud', part: 'lull', at: 'the field', with: ['child', 'elder'] },
    { id: 'only-holding', part: 'turn', at: 'the wall', with: ['child', 'elder'] },
    { id: 'now', part: 'turn', at: 'the field', with: ['child', 'elder'], pays: ['promise'] },
    { id: 'i-was-there', part: 'back', at: 'the field', with: ['child', 'elder'], pays: ['clapper'] },
    { id: 'good-morning', part: 'last', at: 'the gate', with: ['child', 'elder', 'adult', 'neighbour'], pays: ['secret', 'bell'] },
  ],
  pictures: [
    {
      beats: ['not-until-i-say', 'the-trough', 'the-shed'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'rides', to: 'bicycle', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'holds', to: 'bicycle', feeling: 'curious', faces: 'right' },
        { who: 'sheep', at: 'far', act: 'looks-at', to: 'elder', feeling: 'curious' },
      ],
      things: [{ what: 'bicycle', at: 'centre' }],
    },
    {
      beats: ['only-holding', 'a-cloud', 'now'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'right' }],
    },
    {
      beats: ['i-was-there', 'now', 'good-morning'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'rides', to: 'bicycle', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'laughs', feeling: 'proud', faces: 'right' },
        { who: 'sheep', at: 'far', act: 'stands', feeling: 'surprised' },
      ],
    },
  ],
});
