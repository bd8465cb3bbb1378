import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'inside-out',
  premise: 'A nightmare is left on the chair, black and prickly and itching; it is a good dream worn inside out, and somebody must put an arm down its neck to turn it.',
  writtenFirstIn: 'sv',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['nightmare', 'dream'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'turning a thing inside out', feeling: 'afraid', sleep: true },
  contains: ['nightmare'],
  registry: {
    idea: 'a nightmare is a dream worn inside out',
    device: 'two small tugs from the other end',
    objects: ['care label', 'knitted dream', 'twenty-five horses in socks', 'mitten'],
    joke: 'like this, in front of people?',
    ending: 'somebody runs up on soft feet with a mitten',
  },
  beats: [
    { id: 'still-there', part: 'open', at: 'bed', with: ['child', 'adult'] },
    { id: 'on-the-chair', part: 'stir', at: 'bed', with: ['child', 'adult', 'nightmare'], plants: ['hundred legs', 'no sound'] },
    { id: 'the-label', part: 'try', at: 'bed', with: ['child', 'nightmare'] },
    { id: 'the-neck', part: 'try', at: 'bed', with: ['child', 'adult', 'nightmare'] },
    { id: 'the-tugs', part: 'turn', at: 'bed', with: ['child', 'adult', 'nightmare'], plants: ['tugs'] },
    { id: 'horses', part: 'back', at: 'the floor', with: ['child', 'adult', 'dream'], pays: ['hundred legs', 'no sound'] },
    { id: 'once-more', part: 'down', at: 'bed', with: ['child', 'adult', 'dream', 'pet'] },
    { id: 'soft-feet', part: 'last', at: 'bed', with: ['child'], pays: ['tugs'] },
  ],
  pictures: [
    {
      beats: ['on-the-chair', 'the-label'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
 { who: 'child', at: 'bed', act: 'points-at', to: 'sweater', feeling: 'afraid' },
 { who: 'sweater', at: 'left', act: 'sits-on', to: 'chair', feeling: 'angry', size: 'child' },], things: [{ what: 'chair', at: 'left' }],
      
    },
    {
      beats: ['the-neck', 'the-tugs'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'pulls', to: 'sweater', feeling: 'afraid' },{ who: 'adult', at: 'right', act: 'pulls', to: 'sweater', feeling: 'surprised', faces: 'left', if: 'adult' },{ who: 'elder', at: 'right', act: 'pulls', to: 'sweater', feeling: 'surprised', faces: 'left', if: '!adult & elder' },{ who: 'woman', called: 'neighbour', at: 'right', act: 'pulls', to: 'sweater', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },], things: [{ what: 'sweater', at: 'centre' }],
    },
    {
      beats: ['horses', 'once-more'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'holds', to: 'sweater', feeling: 'laughing', faces: 'right' },{ who: 'adult', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', if: 'adult' },{ who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', if: '!adult & elder' },{ who: 'woman', called: 'neighbour', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', if: '!adult & !elder' },{ who: 'pet', at: 'near', act: 'looks-at', to: 'child' },],
    },
  ],
});
