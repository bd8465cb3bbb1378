import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-case-against-granny',
  premise: 'The family’s cat is a judge by night and puts the grandparent on trial for having moved a sleeping cat; the child defends, and finds on the witness’s own tummy why it was done.',
  writtenFirstIn: 'en',
  ages: [11, 12],
  leads: ['elder', 'pet.cat'],
  seasons: ['autumn', 'winter'],
  nights: { place: 'a bandstand', indoors: false, tone: 'funny', mechanism: 'asking a witness the right questions', feeling: 'too proud to be thanked', sleep: false },
  contains: ['cat', 'dark'],
  registry: {
    idea: 'a court of cats, before which it is a crime to move one that sleeps',
    device: 'the witness carries the proof on the tummy',
    objects: ['summons on a sardine label', 'green cardigan with a button missing', 'upturned crate for a judge'],
    joke: 'the look of somebody who has been brought the wrong soup',
    ending: 'the lamp that somebody else must turn off, because there is a cat on the lap',
  },
  beats: [
    { id: 'the-summons', part: 'open', at: 'home', with: ['child', 'elder', 'friend'], plants: ['sleeves'] },
    { id: 'the-bandstand', part: 'stir', at: 'the bandstand', with: ['child', 'elder', 'pet', 'friend'], plants: ['soup'] },
    { id: 'objection', part: 'try', at: 'the bandstand', with: ['child', 'elder', 'pet', 'dame'] },
    { id: 'the-evidence', part: 'try', at: 'the bandstand', with: ['child', 'elder', 'pet', 'dame', 'friend'], plants: ['four'] },
    { id: 'but-why', part: 'lull', at: 'the bandstand', with: ['child', 'elder', 'pet'], pays: ['sleeves', 'four'] },
    { id: 'the-tummy', part: 'turn', at: 'the bandstand', with: ['child', 'pet', 'dame'] },
    { id: 'the-cardigan', part: 'turn', at: 'the bandstand', with: ['child', 'elder', 'pet'], plants: ['cardigan'] },
    { id: 'the-sentence', part: 'back', at: 'the bandstand', with: ['child', 'elder', 'pet', 'dame'] },
    { id: 'the-lap', part: 'last', at: 'the armchair', with: ['child', 'elder', 'pet'], pays: ['soup', 'cardigan'] },
  ],
  pictures: [
    {
      beats: ['the-bandstand', 'objection', 'the-summons'],
      framing: 'wide',
      world: 'park',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', at: 'right', act: 'sits-on', to: 'box', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'far', act: 'writes', feeling: 'curious' },
        { who: 'cat', at: 'near', act: 'looks-at', to: 'pet', coat: 'red' },
      ],
      things: [{ what: 'box', at: 'right' }],
    },
    {
      beats: ['the-evidence', 'but-why', 'objection'],
      framing: 'middle',
      world: 'park',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'sad' },
        { who: 'cat', at: 'right', act: 'sits-on', to: 'box', coat: 'blue', called: 'dame', faces: 'left' },
      ],
      things: [{ what: 'box', at: 'right' }],
    },
    {
      beats: ['the-cardigan', 'the-tummy', 'the-sentence'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'lifts', to: 'pet', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sleeps' },
      ],
      things: [
        { what: 'armchair', at: 'right' },
        { what: 'sweater', at: 'near', colour: 'green' },
      ],
    },
  ],
});
