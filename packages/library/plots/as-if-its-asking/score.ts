import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'as-if-its-asking',
  premise:
    'A baby parasaurolophus whose crest has not grown yet cannot honk loudly enough for its mother, so a child and a friend lend it a drainpipe; blown flat it is only rude, but with the end going up, as if it is asking, it is answered from behind the hill.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // It is about a crest: not for whoever asked for one of the others by name.
  fits: '!wish.triceratops & !wish.stegosaurus & !wish.brachiosaurus & !wish.brontosaurus & !wish.ankylosaurus & !wish.diplodocus & !wish.tyrannosaurus',
  nights: {
    place: 'the allotments',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'hearing that a call goes up at the end',
    feeling: 'lost',
    sleep: false,
    endsInBed: true,
  },
  alike: ['any-other-information'],
  contains: ['dinosaur'],
  registry: {
    idea: 'a baby dinosaur whose crest has not grown yet is lent a drainpipe to call its mother with',
    device: 'a call that goes up at the end is asking, and one that stays flat is only rude',
    objects: ['head in the rhubarb', 'drainpipe propped up on a wheelbarrow', 'annoyed earwig from a hosepipe', 'crest as long as a rowing boat'],
    joke: 'that wasn’t me; well, it was, but it was the pipe',
    ending: 'two answers from far off, and the very small one is getting better',
  },
  beats: [
    { id: 'the-rhubarb', part: 'open', at: 'the allotments', with: ['child', 'friend', 'adult', 'minder', 'parasaurolophus'], plants: ['noticing'] },
    { id: 'meep', part: 'stir', at: 'the allotments', with: ['child', 'friend', 'parasaurolophus'], plants: ['small voice'] },
    { id: 'long-and-hollow', part: 'try', at: 'the allotments', with: ['child', 'friend', 'pet'] },
    { id: 'the-rudest-noise', part: 'try', at: 'the allotments', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2'] },
    { id: 'up-at-the-end', part: 'turn', at: 'the allotments', with: ['child', 'friend'], pays: ['noticing'] },
    { id: 'something-answered', part: 'turn', at: 'the allotments', with: ['parasaurolophus'] },
    { id: 'twice-to-be-sure', part: 'back', at: 'the allotments', with: ['child', 'friend', 'pet', 'parasaurolophus'] },
    { id: 'two-answers', part: 'last', at: 'bed', with: ['child', 'pet', 'parasaurolophus'], pays: ['small voice'] },
  ],
  pictures: [
    {
      beats: ['the-rhubarb', 'meep', 'long-and-hollow'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'parasaurolophus', at: 'right', act: 'eats', to: 'rhubarb', size: 'small', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'parasaurolophus', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'parasaurolophus', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-rudest-noise', 'long-and-hollow', 'up-at-the-end'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'drainpipe', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'wheelbarrow', at: 'centre' }],
    },
    {
      beats: ['twice-to-be-sure', 'something-answered', 'two-answers'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'parasaurolophus', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'parasaurolophus', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});
