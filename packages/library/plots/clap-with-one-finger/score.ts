import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'clap-with-one-finger',
  premise: 'A child has boasted of what the cat can do, and then a flea circus moves on to the cat, who must jump wherever they jump; with too much applause they change over to the child, and they hear nothing but the friend’s small voice, to which nobody has ever listened, when the cat has done its only trick, which is nothing, on top of the child.',
  writtenFirstIn: 'en',
  ages: [6, 8],
  leads: ['friend', 'pet.cat'],
  wish: { concepts: ['circus', 'cat'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a fair', indoors: false, tone: 'funny', mechanism: 'whispering to a flea circus', feeling: 'ashamed', sleep: false },
  contains: ['cat', 'flea'],
  registry: {
    idea: 'a cat with a flea circus in its fur does every trick the circus does',
    device: 'a voice so small that only fleas catch it',
    objects: ['circus in a matchbox', 'hoop with a cat beside it', 'cup of tea for somebody who asked for chips'],
    joke: 'That is not fleas, those are artistes.',
    ending: 'applause with one finger each for a cat that does nothing',
  },
  beats: [
    { id: 'nothing', part: 'open', at: 'behind the tea tent', with: ['child', 'friend', 'pet'], plants: ['nothing', 'small voice', 'big voice', 'hoop', 'chips'] },
    { id: 'artistes', part: 'stir', at: 'behind the tea tent', with: ['child', 'friend', 'pet', 'madame'] },
    { id: 'the-show', part: 'try', at: 'the ring', with: ['child', 'friend', 'pet'] },
    { id: 'practice', part: 'lull', at: 'the ring', with: ['child', 'friend'] },
    { id: 'too-much', part: 'turn', at: 'the ring', with: ['child', 'friend', 'pet', 'madame'] },
    { id: 'only-weather', part: 'turn', at: 'the grass', with: ['child', 'friend'], pays: ['big voice'] },
    { id: 'the-trick', part: 'back', at: 'the grass', with: ['child', 'friend', 'pet', 'madame'], pays: ['nothing', 'small voice'] },
    { id: 'one-finger', part: 'last', at: 'the way home', with: ['child', 'friend', 'pet', 'adult'], pays: ['hoop', 'chips'] },
  ],
  pictures: [
    {
      beats: ['artistes', 'nothing', 'the-show'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'jumps', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'woman', at: 'right', act: 'kneels', holding: 'open-box', faces: 'left', called: 'madame' },
      ],
      things: [{ what: 'hula-hoop', at: 'centre' }],
    },
    {
      beats: ['too-much', 'practice', 'only-weather'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'flies', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'chases', to: 'child', holding: 'cup', faces: 'right' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'child', faces: 'left', called: 'madame' },
      ],
    },
    {
      beats: ['the-trick', 'only-weather', 'one-finger'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'surprised' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'child', feeling: 'calm' },
        { who: 'friend', at: 'right', act: 'whispers-to', to: 'child', faces: 'left' },
      ],
    },
  ],
});
