import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-paid-for-a-whole-one',
  premise:
    'A child sells the moon to a six-year-old for a joke, and when half of it is gone says it is in the wash; the buyer thinks she has used it up by looking, and when the light on the stairs goes out the child is the moon, and she finds a chin, a mouth and a nose in the dark.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['moon'] },
  nights: {
    place: 'a bench in a courtyard and a dark stairwell',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'walking round somebody as the moon',
    feeling: 'ashamed of having fooled somebody small',
    sleep: false,
    endsOnRefrain: true,
  },
  putBefore: { en: [2, 7], sv: [6, 7] },
  contains: ['moon', 'dark'],
  registry: {
    idea: 'the moon is sold by contract to somebody who then thinks that she has worn it out by looking',
    device: 'a child goes round somebody in the light of a phone until only a nose can be felt',
    objects: ['contract about everything', 'moon in the wash, one half at a time', 'money box for a new moon', 'moon over the roof of the laundry'],
    joke: 'so it was stolen as well',
    ending: 'a contract is read upside down, and it does not say what it costs to look',
  },
  beats: [
    { id: 'the-contract', part: 'open', at: 'the bench', with: ['child', 'friend', 'buyer'], plants: ['contract'] },
    { id: 'half-of-it', part: 'stir', at: 'the bike shed', with: ['child', 'friend', 'buyer'], plants: ['wash'] },
    { id: 'the-meatballs', part: 'try', at: 'the kitchen table', with: ['child', 'friend', 'pet', 'adult', 'minder', 'elder', 'elder2'] },
    { id: 'a-new-one', part: 'turn', at: 'the stairs', with: ['child', 'friend', 'buyer'], plants: ['gone'] },
    { id: 'the-sun-is-quiet', part: 'turn', at: 'the stairs', with: ['child', 'friend', 'buyer'] },
    { id: 'still-there', part: 'back', at: 'the stairs', with: ['child', 'friend', 'buyer'], pays: ['gone'] },
    { id: 'in-the-wash', part: 'down', at: 'the bench', with: ['child', 'friend', 'buyer', 'adult', 'minder', 'elder', 'elder2'], pays: ['wash'] },
    { id: 'it-doesnt-say', part: 'last', at: 'the bench', with: ['child', 'buyer'], pays: ['contract'] },
  ],
  pictures: [
    {
      beats: ['half-of-it', 'the-contract', 'the-meatballs'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'girl', called: 'buyer', at: 'right', act: 'points-at', to: 'moon', size: 'small', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'reads', to: 'letter', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'girl', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'moon', at: 'above', size: 'small' }],
    },
    {
      beats: ['a-new-one', 'the-meatballs'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'girl', feeling: 'sad', faces: 'right' },
        { who: 'girl', called: 'buyer', at: 'right', act: 'carries', to: 'money-box', size: 'small', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['still-there', 'the-sun-is-quiet'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'girl', called: 'buyer', at: 'left', act: 'reaches-for', to: 'child', size: 'small', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'girl', feeling: 'calm', faces: 'left' },
        { who: 'friend', at: 'right', act: 'holds-up', to: 'mobile-phone', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
  ],
});
