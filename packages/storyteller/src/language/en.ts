import type { Breed } from '@sagolykta/domain/pets';
import type { Sport } from '@sagolykta/domain/sports';
import { spelledAmerican } from './english-registers.ts';
import type { BreedNoun, LanguageRules, SpokenPronoun, SportWords } from './language-rules.ts';

const forms: Record<SpokenPronoun, { he: string; him: string; his: string }> = {
  she: { he: 'she', him: 'her', his: 'her' },
  he: { he: 'he', him: 'him', his: 'his' },
  they: { he: 'they', him: 'them', his: 'their' },
  it: { he: 'it', him: 'it', his: 'its' },
  neuter: { he: 'it', him: 'it', his: 'its' },
};
const selves: Record<SpokenPronoun, string> = {
  she: 'herself',
  he: 'himself',
  they: 'themself',
  it: 'itself',
  neuter: 'itself',
};

const noun = (plain: string): BreedNoun => ({
  plain,
  indefinite: `${/^[aeiou]/i.test(plain) ? 'an' : 'a'} ${plain}`,
  definite: `the ${plain}`,
});
const breeds: Record<Breed | 'dog' | 'cat', BreedNoun> = {
  'dog': noun('dog'),
  'cat': noun('cat'),
  'Golden Retriever': noun('golden retriever'),
  Labrador: noun('Labrador'),
  'German Shepherd': noun('German shepherd'),
  Poodle: noun('poodle'),
  Bulldog: noun('bulldog'),
  Beagle: noun('beagle'),
  Rottweiler: noun('Rottweiler'),
  'Yorkshire Terrier': noun('Yorkshire terrier'),
  Dachshund: noun('dachshund'),
  'Siberian Husky': noun('husky'),
  'Border Collie': noun('border collie'),
  Boxer: noun('boxer'),
  'Cocker Spaniel': noun('cocker spaniel'),
  'Australian Shepherd': noun('Australian shepherd'),
  'Shih Tzu': noun('Shih Tzu'),
  Persian: noun('Persian cat'),
  'Maine Coon': noun('Maine Coon'),
  'British Shorthair': noun('British Shorthair'),
  Ragdoll: noun('Ragdoll'),
  Bengal: noun('Bengal cat'),
  Siamese: noun('Siamese cat'),
  Abyssinian: noun('Abyssinian'),
  'Russian Blue': noun('Russian Blue'),
  'Scottish Fold': noun('Scottish Fold'),
  Sphynx: noun('Sphynx cat'),
};

const played = (name: string, thing: string): SportWords => ({ name, play: `play ${name}`, thing });
const sports: Record<Sport, SportWords> = {
  Soccer: played('soccer', 'the ball'),
  Basketball: played('basketball', 'the ball'),
  Tennis: played('tennis', 'the racket'),
  Swimming: { name: 'swimming', play: 'swim', thing: 'the swimming cap' },
  Baseball: played('baseball', 'the ball'),
  Football: played('football', 'the ball'),
  Gymnastics: { name: 'gymnastics', play: 'do gymnastics', thing: 'the gym bag' },
  'Track and Field': { name: 'track and field', play: 'do track and field', thing: 'the running shoes' },
  Volleyball: played('volleyball', 'the ball'),
  Hockey: played('hockey', 'the stick'),
  Golf: played('golf', 'the club'),
  Dance: { name: 'dancing', play: 'dance', thing: 'the dancing shoes' },
};

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const placesWithOn = new Set(['gotland', 'öland', 'lidingö', 'fårö', 'tjörn', 'orust', 'ven', 'mallorca', 'crete']);
const kinWords =
  /^(grandma|grandmother|granny|gran|grammy|nana|nanna|nan|nonna|oma|abuela|babcia|grandpa|grandfather|granddad|grandad|gramps|grampa|pop|pops|papa|nonno|opa|abuelo|mormor|morfar|farmor|farfar)(?=\s|$)/i;

export const english: LanguageRules = {
  paces: [108, 120, 130, 138, 145],
  storyLengths: [
    [432, 780],
    [480, 890],
    [585, 965],
    [620, 1035],
    [652, 1088],
  ],
  guestPronouns: { she: 'she', he: 'he', they: 'they', it: 'it' },
  genitive: (name) => `${name}’s`,
  forms: (pronoun) => forms[pronoun],
  self: (pronoun) => selves[pronoun],
  verbs: (plural) =>
    plural ? { was: 'were', is: 'are', has: 'have', does: 'do' } : { was: 'was', is: 'is', has: 'has', does: 'does' },
  inPlace: (place) => `${placesWithOn.has(place.toLowerCase()) ? 'on' : 'in'} ${place}`,
  atSchool: (school) => `at ${school}`,
  quoted: (title) => `“${title}”`,
  spelled: (words, region) => (region === 'usa' ? spelledAmerican(words) : words),
  // Inside in American English, outside in British unless they belong to what is quoted.
  punctuated: (paragraph, region) => (region === 'usa' ? paragraph.replace(/”([,.])/g, '$1”') : paragraph),
  somethingBy: (artist) => `something by ${artist}`,
  number: (value) => numbers[value] ?? String(value),
  breed: (breed) => breeds[breed],
  sport: (sport, region) => {
    if (region === 'usa') return sports[sport];
    if (sport === 'Soccer') return played('football', 'the ball');
    if (sport === 'Football') return played('American football', 'the ball');
    if (sport === 'Track and Field' && region === 'uk')
      return { name: 'athletics', play: 'do athletics', thing: 'the running shoes' };
    return sports[sport];
  },
  otherSport: (name) => ({ name: name.toLowerCase(), play: `do ${name.toLowerCase()}`, thing: 'the bag' }),
  elder: (typed, kind) => {
    const kin = kinWords.exec(typed)?.[1];
    if (kin === undefined) {
      const word = kind === 'grandma' ? 'Grandma' : 'Grandpa';
      return { full: `${word} ${typed}`, short: word };
    }
    const word = kin.charAt(0).toUpperCase() + kin.slice(1).toLowerCase();
    return { full: word + typed.slice(kin.length), short: word };
  },
};
