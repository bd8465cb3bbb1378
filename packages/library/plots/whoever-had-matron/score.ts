import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whoever-had-matron',
  premise:
    'At camp whoever has had the cat on their blanket rings the bell, and she is not to be had for ham, since she goes from bed to bed and listens for somebody homesick; on the night it rains and she stays in, the child climbs the ladder, lies down across the best friend’s feet and purrs, and is not the only one on the way up.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['camp'] },
  nights: {
    place: 'a hut at a summer camp',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'being the cat for somebody who breathes too evenly',
    feeling: 'homesick',
    sleep: false,
    endsInBed: true,
  },
  alike: ['the-undersigned', 'talk-all-the-way'],
  contains: ['cat', 'camp', 'rain'],
  registry: {
    idea: 'a camp cat chooses one bed a night, and what everybody boasts of is how they were homesick',
    device: 'a child lies down across somebody’s feet and purrs, and another comes up the ladder to do the same',
    objects: ['bell that is heard across the lake', 'ham under a pillow', 'big jumper that smells of a hall', 'grey hairs on a blanket'],
    joke: 'is it taken / I heard her, I think she’s got a cold',
    ending: 'who is Matron – we took turns',
  },
  beats: [
    { id: 'the-bell', part: 'open', at: 'the hut', with: ['child', 'tough', 'cat', 'elder', 'elder2'], plants: ['bell'] },
    { id: 'ham', part: 'stir', at: 'the hut', with: ['child', 'friend', 'tough', 'quiet', 'cat'] },
    { id: 'a-sleeve', part: 'try', at: 'the hut', with: ['child', 'cat', 'pet'], plants: ['even', 'jumper'] },
    { id: 'the-porridge', part: 'try', at: 'the breakfast table', with: ['child', 'friend', 'tough', 'quiet', 'cat'] },
    { id: 'rain', part: 'lull', at: 'the hut', with: ['child', 'friend', 'cat'], pays: ['even'] },
    { id: 'prrr', part: 'turn', at: 'the hut', with: ['child', 'friend', 'tough', 'quiet', 'pet'] },
    { id: 'a-cold', part: 'back', at: 'the bell', with: ['child', 'friend', 'tough', 'quiet'], pays: ['bell'] },
    { id: 'the-doormat', part: 'down', at: 'the hut', with: ['cat'] },
    { id: 'in-turns', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'elder', 'pet'], pays: ['jumper'] },
  ],
  pictures: [
    {
      beats: ['a-sleeve', 'ham', 'the-porridge'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'lies-on-back', feeling: 'sad', faces: 'right' },
        { who: 'cat', called: 'cat', coat: 'grey', at: 'right', act: 'lies-on-stomach', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-porridge', 'a-sleeve', 'rain'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'happy', faces: 'right' }],
      things: [{ what: 'bell', at: 'right' }],
    },
    {
      beats: ['prrr', 'rain', 'a-cold'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'friend', at: 'bed', act: 'lies-on-back', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'crawls', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});
