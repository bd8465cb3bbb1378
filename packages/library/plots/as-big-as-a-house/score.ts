import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'as-big-as-a-house',
  premise:
    'A dog that cannot hear this summer comes only to a sign with a bounce in it, which its owner would not do in front of anyone; when it slips its collar at an open-air film in the dark, the sign is made in front of the projector, as big as a house, before everyone.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: ['pet.dog'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'an open-air film show', indoors: false, tone: 'funny', mechanism: 'making a sign in the beam of a projector', feeling: 'embarrassed', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'whoever is ashamed of the dog’s sign must make it as big as a house',
    device: 'a shadow in the beam of a projector is seen where hands are not',
    objects: ['collar that is still done up', 'beam with moths in it', 'trifle that is run through', 'gigantic shoe that smells of nobody'],
    joke: 'the kindest noise and the most useless',
    ending: 'forty people say come to the dog, and it looks at every one of them',
  },
  beats: [
    { id: 'seven-signs', part: 'open', at: 'home', with: ['child', 'pet', 'friend'], plants: ['come', 'look'] },
    { id: 'sat-on-hands', part: 'stir', at: 'the field', with: ['child', 'pet', 'ravi', 'imogen'], plants: ['projector', 'tricks'] },
    { id: 'still-done-up', part: 'try', at: 'the field', with: ['child', 'pet', 'adult', 'elder', 'elder2'] },
    { id: 'no-good-in-the-dark', part: 'lull', at: 'the field', with: ['child'], plants: ['gate'] },
    { id: 'in-front-of-everyone', part: 'turn', at: 'the field', with: ['child', 'ravi', 'friend'], pays: ['projector', 'come'] },
    { id: 'ship-fold-bounce', part: 'turn', at: 'the field', with: ['child', 'pet'], pays: ['gate'] },
    { id: 'one-gigantic-shoe', part: 'turn', at: 'the field', with: ['child', 'pet'] },
    { id: 'the-bright-hole', part: 'turn', at: 'the field', with: ['child', 'pet'], pays: ['look'] },
    { id: 'so-they-learned', part: 'back', at: 'the field', with: ['child', 'pet', 'ravi', 'imogen'], pays: ['tricks'] },
    { id: 'goodnight', part: 'last', at: 'the gate', with: ['child', 'pet', 'ravi', 'imogen', 'friend'] },
  ],
  pictures: [
    {
      beats: ['sat-on-hands', 'still-done-up'],
      framing: 'middle',
      world: 'playing-field',
      time: 'night',
      light: 'moon',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'boy', feeling: 'curious', faces: 'right' },
        { who: 'boy', called: 'ravi', at: 'right', act: 'talks-to', to: 'child', holding: 'chips', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'rug', at: 'left' }],
    },
    {
      beats: ['in-front-of-everyone', 'ship-fold-bounce', 'no-good-in-the-dark'],
      framing: 'wide',
      world: 'playing-field',
      time: 'night',
      light: 'moon',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'shadow', at: 'far', size: 'huge' }],
    },
    {
      beats: ['the-bright-hole', 'one-gigantic-shoe', 'so-they-learned'],
      framing: 'close',
      world: 'playing-field',
      time: 'night',
      light: 'lamp',
      season: 'summer',
      figures: [
        { who: 'pet', at: 'centre', act: 'hugs', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});
