import type { LanguageRules } from '@sagolykta/storyteller/language/language-rules';

const forms = {
  she: { he: 'hun', him: 'henne', his: 'hennes' },
  he: { he: 'han', him: 'ham', his: 'hans' },
  they: { he: 'hen', him: 'hen', his: 'hens' },
  it: { he: 'den', him: 'den', his: 'dens' },
  neuter: { he: 'det', him: 'det', his: 'dets' },
};

/** A third language: what it takes besides the .story files. */
export const norwegian: LanguageRules = {
  paces: [100, 110, 120, 128, 135],
  storyLengths: [
    [20, 90],
    [20, 90],
    [20, 90],
    [20, 90],
    [20, 90],
  ],
  guestPronouns: { hun: 'she', han: 'he', hen: 'they', den: 'it', det: 'neuter' },
  genitive: (name) => (/[sxz]$/i.test(name) ? `${name}’` : `${name}s`),
  forms: (pronoun) => forms[pronoun],
  self: () => 'seg selv',
  verbs: () => ({ was: 'var', is: 'er', has: 'har', does: 'gjør' }),
  inPlace: (place) => `i ${place}`,
  atSchool: (school) => `på ${school}`,
  quoted: (title) => `«${title}»`,
  spelled: (words) => words,
  punctuated: (paragraph) => paragraph,
  somethingBy: (artist) => `noe av ${artist}`,
  number: String,
  breed: (breed) => ({ plain: breed, indefinite: `en ${breed}`, definite: breed }),
  sport: (sport) => ({ name: sport, play: `drive med ${sport}`, thing: 'ballen' }),
  otherSport: (name) => ({ name, play: `drive med ${name}`, thing: 'bagen' }),
  elder: (typed) => ({ full: typed, short: typed }),
};
