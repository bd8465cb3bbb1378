import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'without-knocking',
  premise:
    'A child who hears thoughts finds out that the best friend is terrified of a solo, and has it put right behind the friend’s back; the friend thinks of a wasp, finds out in turn, and is only won back by a child on the step who knocks, hums so as not to hear, and asks.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['hears-thoughts'] },
  nights: {
    place: 'a school, a doorstep and a concert',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'humming so as not to hear, and asking instead',
    feeling: 'having gone in where one was not asked',
    sleep: false,
    endsInBed: true,
  },
  alike: ['i-mind-terribly'],
  contains: [],
  registry: {
    idea: 'whoever hears thoughts has gone in without knocking, and hums so as to stay outside',
    device: 'a wasp that is only thought of shows who can hear it',
    objects: ['thought about cheese on a bus', 'wasp that is not there', 'solo hummed through a letter box', 'radio in another house'],
    joke: 'sit at the front and be flat',
    ending: 'a thought that is asked for is told, and can be heard properly',
  },
  beats: [
    { id: 'cheese', part: 'open', at: 'the bus and the school', with: ['child'] },
    { id: 'put-off', part: 'stir', at: 'the classroom', with: ['child', 'friend'], plants: ['sandwich'] },
    { id: 'eight-bars', part: 'stir', at: 'the wall', with: ['child', 'friend'], plants: ['solo'] },
    { id: 'by-the-recorders', part: 'try', at: 'the school', with: ['child', 'friend', 'leader'] },
    { id: 'no-wasp', part: 'turn', at: 'the yard', with: ['child', 'friend'], plants: ['knocking'], pays: ['sandwich'] },
    { id: 'in-the-right-order', part: 'lull', at: 'home', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'a-radio-in-another-house', part: 'try', at: 'the doorstep', with: ['child'], plants: ['humming'], pays: ['knocking'] },
    { id: 'the-letter-box', part: 'turn', at: 'the doorstep', with: ['child', 'friend'] },
    { id: 'the-door-opened', part: 'back', at: 'the doorstep', with: ['child', 'friend'] },
    { id: 'flat', part: 'back', at: 'the concert', with: ['child', 'friend', 'elder', 'elder2'], pays: ['solo'] },
    { id: 'you-could-hear-it', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['humming'] },
  ],
  pictures: [
    {
      beats: ['put-off', 'cheese', 'eight-bars'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'friend', holding: 'sandwich', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['no-wasp', 'by-the-recorders'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'angry', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-door-opened', 'the-letter-box', 'a-radio-in-another-house'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
  ],
});
