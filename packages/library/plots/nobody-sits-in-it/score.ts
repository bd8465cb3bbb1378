import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-sits-in-it',
  premise: 'A museum guard with sore feet has stood for thirty years in front of a chair that he took for a king’s, and that was put there for him; the child sees it, cannot say it, and asks him to find out whether the chair is genuine.',
  writtenFirstIn: 'en',
  ages: [8, 11],
  leads: [],
  onlyShort: true,
  nights: { place: 'the last room of a museum', indoors: true, tone: 'funny', mechanism: 'asking an expert to try what he has guarded', feeling: 'sorry for somebody', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'a museum guard has stood for thirty years in front of his own chair and taken it for a treasure',
    device: 'only whoever sits in a chair can tell whether it is a forgery, so the guard has to',
    objects: ['brown chair with a flat cushion', 'rope that is unhooked', 'lady with a guidebook'],
    joke: 'a short king, to judge by the legs',
    ending: 'please don’t touch, he’s genuine',
  },
  beats: [
    { id: 'a-kings', part: 'open', at: 'the museum', with: ['child', 'guard'], plants: ['chair', 'feet'] },
    { id: 'the-other-chairs', part: 'try', at: 'the museum', with: ['child', 'guard', 'lady', 'friend'] },
    { id: 'genuine', part: 'turn', at: 'the museum', with: ['child', 'guard', 'elder'], plants: ['genuine'], pays: ['feet'] },
    { id: 'second-week', part: 'back', at: 'the museum', with: ['child', 'guard'], pays: ['chair'] },
    { id: 'dont-touch', part: 'last', at: 'the museum', with: ['child', 'guard', 'lady'], pays: ['genuine'] },
  ],
  pictures: [
    {
      beats: ['a-kings'],
      framing: 'middle',
      world: 'museum',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'chair', feeling: 'curious', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'points-at', to: 'chair', called: 'guard', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'centre', colour: 'brown' }],
    },
    {
      beats: ['genuine', 'the-other-chairs'],
      framing: 'over-shoulder',
      world: 'museum',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-man', view: 'back' },
        { who: 'old-man', at: 'right', act: 'is-afraid', called: 'guard', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'centre', colour: 'brown' }],
    },
    {
      beats: ['genuine', 'second-week'],
      framing: 'close',
      world: 'museum',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', at: 'right', act: 'sits-on', to: 'chair', called: 'guard', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', holding: 'rope', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});
