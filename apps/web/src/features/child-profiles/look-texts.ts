import type { LookBearer } from '@sagolykta/contract/look-preview';
import type { PersonLook } from '@sagolykta/domain/look';
import { texts } from '../../shared/messages/language.tsx';

type Names = { readonly [Part in keyof PersonLook]: Readonly<Record<PersonLook[Part], string>> };
type Bearers = Readonly<
  Record<LookBearer, { readonly title: string; readonly chanceHint: string; readonly chosenHint?: string }>
>;
type Labels = Readonly<Record<keyof PersonLook, string>>;

export const lookTexts = texts({
  sv: {
    chance: 'Lyktan väljer',
    chosen: 'Vi väljer',
    of: {
      child: {
        title: 'Så ser barnet ut i bilderna',
        chanceHint: 'Barnet får ett utseende som är detsamma i alla sagor.',
      },
      friend: {
        title: 'Så ser vännen ut i bilderna',
        chanceHint: 'Vännen får ett utseende efter namn och pronomen, och behåller det.',
        chosenHint: 'Har barnet samma färg på kläderna får vännen en annan, så att det syns vem som är vem.',
      },
      grandma: {
        title: 'Så ser mormor eller farmor ut i bilderna',
        chanceHint: 'Hon får ett utseende som liknar familjens, och behåller det.',
      },
      grandpa: {
        title: 'Så ser morfar eller farfar ut i bilderna',
        chanceHint: 'Han får ett utseende som liknar familjens, och behåller det.',
      },
    } as Bearers,
    labels: {
      hair: 'Frisyr',
      hairColour: 'Hårfärg',
      skin: 'Hud',
      glasses: 'Glasögon',
      outfit: 'Kläder',
      hat: 'Mössa',
    } as Labels,
    names: {
      hair: {
        braids: 'flätor',
        curls: 'lockar',
        tousled: 'rufsigt',
        puffs: 'tofsar',
        bob: 'page',
        ponytail: 'hästsvans',
        short: 'kort',
        long: 'långt',
        bun: 'knut',
      },
      hairColour: {
        'black': 'svart',
        'dark-brown': 'mörkbrunt',
        'brown': 'brunt',
        'chestnut': 'kastanjebrunt',
        'red': 'rött',
        'blond': 'blont',
        'light-blond': 'ljusblont',
        'grey': 'grått',
      },
      skin: {
        'porcelain': 'mycket ljus',
        'fair': 'ljus',
        'beige': 'beige',
        'olive': 'oliv',
        'tan': 'gyllene',
        'brown': 'brun',
        'deep-brown': 'mörkbrun',
      },
      glasses: { none: 'inga', round: 'runda', amber: 'bärnsten', blue: 'blå' },
      outfit: {
        red: 'röda',
        saffron: 'saffransgula',
        teal: 'blågröna',
        violet: 'lila',
        moss: 'mossgröna',
        rose: 'rosa',
        navy: 'marinblå',
      },
      hat: { none: 'ingen', pompom: 'med tofs', beanie: 'mjuk mössa', cap: 'keps' },
    } as Names,
  },
  en: {
    chance: 'Let the lantern choose',
    chosen: 'We choose',
    of: {
      child: {
        title: 'How the child looks in the pictures',
        chanceHint: 'The child gets a look that stays the same in every story.',
      },
      friend: {
        title: 'How the friend looks in the pictures',
        chanceHint: 'The friend gets a look that goes with the name and the pronoun, and keeps it.',
        chosenHint: 'If the child wears the same color, the friend gets another, so you can tell who is who.',
      },
      grandma: {
        title: 'How Grandma looks in the pictures',
        chanceHint: 'She gets a look that takes after the family, and keeps it.',
      },
      grandpa: {
        title: 'How Grandpa looks in the pictures',
        chanceHint: 'He gets a look that takes after the family, and keeps it.',
      },
    } as Bearers,
    labels: {
      hair: 'Hair',
      hairColour: 'Hair color',
      skin: 'Skin',
      glasses: 'Glasses',
      outfit: 'Clothes',
      hat: 'Hat',
    } as Labels,
    names: {
      hair: {
        braids: 'braids',
        curls: 'curls',
        tousled: 'tousled',
        puffs: 'puffs',
        bob: 'bob',
        ponytail: 'ponytail',
        short: 'short',
        long: 'long',
        bun: 'bun',
      },
      hairColour: {
        'black': 'black',
        'dark-brown': 'dark brown',
        'brown': 'brown',
        'chestnut': 'chestnut',
        'red': 'red',
        'blond': 'blond',
        'light-blond': 'light blond',
        'grey': 'gray',
      },
      skin: {
        'porcelain': 'very light',
        'fair': 'light',
        'beige': 'beige',
        'olive': 'olive',
        'tan': 'golden',
        'brown': 'brown',
        'deep-brown': 'deep brown',
      },
      glasses: { none: 'none', round: 'round', amber: 'amber', blue: 'blue' },
      outfit: {
        red: 'red',
        saffron: 'saffron',
        teal: 'teal',
        violet: 'violet',
        moss: 'moss green',
        rose: 'pink',
        navy: 'navy',
      },
      hat: { none: 'none', pompom: 'with a pompom', beanie: 'beanie', cap: 'cap' },
    } as Names,
  },
});
