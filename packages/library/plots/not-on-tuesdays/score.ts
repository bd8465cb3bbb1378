import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-on-tuesdays',
  premise:
    'A child who asks for a dog every night may walk the new neighbour’s, and it sits down, since past the bike shed it cannot see whose it is; so the child walks it in a ring under the balcony, fourteen times, while the friend writes everything down.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [7, 10],
  leads: [],
  fits: '!theme.cat & !theme.rabbit & !theme.horse & !theme.mouse',
  wish: { onlyAsked: true, concepts: ['pet-wish'] },
  nights: {
    place: 'a yard between blocks of flats',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'sitting beside the dog and looking the same way',
    feeling: 'wanting a dog',
    sleep: false,
    endsInBed: true,
  },
  alike: ['this-is-a-bucket'],
  contains: ['dog'],
  registry: {
    idea: 'a dog that will not walk does not want to lose sight of whoever is on the balcony',
    device: 'whoever sits down in despair sees what the dog sees',
    objects: ['paper on which a walk is written down', 'newspaper held upside down', 'ring under a balcony', 'sausage that must be warmed'],
    joke: 'the dog has not yet begun',
    ending: 'the question is not asked on Tuesdays',
  },
  beats: [
    { id: 'every-night', part: 'open', at: 'the bedroom', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['question'] },
    { id: 'a-real-one', part: 'stir', at: 'the yard', with: ['child', 'friend', 'dog', 'owner', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'not-begun', part: 'try', at: 'the yard', with: ['child', 'friend', 'dog'], plants: ['paper'] },
    { id: 'gives-up', part: 'try', at: 'the yard', with: ['child', 'friend', 'dog', 'adult', 'elder', 'minder'], plants: ['eyebrows'] },
    { id: 'the-same-way', part: 'turn', at: 'the yard', with: ['child', 'friend', 'dog', 'owner'] },
    { id: 'there-she-is', part: 'turn', at: 'the yard', with: ['child', 'friend', 'dog', 'owner'] },
    { id: 'fourteen', part: 'back', at: 'the yard', with: ['child', 'friend', 'dog', 'adult', 'elder', 'minder'], pays: ['paper'] },
    { id: 'every-tuesday', part: 'down', at: 'the yard', with: ['child', 'owner', 'adult', 'elder', 'minder'], pays: ['eyebrows'] },
    { id: 'not-on-tuesdays', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['question'] },
  ],
  pictures: [
    {
      beats: ['not-begun', 'a-real-one'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'happy', faces: 'right' },
        { who: 'dog', at: 'centre', act: 'sits', colour: 'brown', feeling: 'calm', faces: 'left' },
        { who: 'friend', at: 'right', act: 'writes', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-same-way', 'gives-up'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'dog', at: 'right', act: 'sits', colour: 'brown', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['fourteen', 'there-she-is'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dog', feeling: 'happy', faces: 'right' },
        { who: 'dog', at: 'centre', act: 'lies-on-back', colour: 'brown', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'writes', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});
