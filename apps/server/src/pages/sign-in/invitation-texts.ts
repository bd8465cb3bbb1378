import type { MemberRole } from '@sagolykta/domain/family-sharing';
import type { InBothLanguages } from '@sagolykta/domain/language';
import type { DeadLink } from '../../features/family-sharing/accept-invitation.ts';

interface Said {
  readonly title: string;
  readonly lead: string;
}

interface InvitationTexts {
  readonly title: string;
  readonly invites: (owner: string | null) => string;
  readonly to: Readonly<Record<MemberRole, string>>;
  readonly first: string;
  readonly signIn: string;
  readonly accept: string;
  readonly as: (email: string) => string;
  readonly dead: Readonly<Record<DeadLink | 'too-many', Said>>;
  readonly onward: string;
}

export const invitationTexts: InBothLanguages<InvitationTexts> = {
  sv: {
    title: 'En inbjudan',
    invites: (owner) => (owner === null ? 'Du är bjuden att läsa med' : `${owner} bjuder in dig`),
    to: {
      reader: 'Du får läsa och lyssna på barnens godnattsagor, var du än bor. Det kostar dig ingenting.',
      parent:
        'Ni delar på barn, sagor och regler i appen, precis som hemma. Konto och betalning sköter den som bjuder in.',
    },
    first: 'Först behöver du ett eget konto, så att just du hittar hit igen. Har du redan ett går det lika bra.',
    signIn: 'Skapa konto eller logga in',
    accept: 'Tacka ja',
    as: (email) => `Du är inloggad som ${email}.`,
    dead: {
      unknown: {
        title: 'Den länken hittar vi inte',
        lead: 'Kanske kom den inte med hel, eller så finns inte familjen kvar här. Be om en ny länk.',
      },
      used: {
        title: 'Länken är redan använd',
        lead: 'Den släpper in en person, en gång. Var det du finns allt på startsidan. Annars ber du om en ny länk.',
      },
      withdrawn: { title: 'Inbjudan är återtagen', lead: 'Den som bjöd in har ångrat länken. Hör av dig och fråga.' },
      expired: {
        title: 'Länken har blivit för gammal',
        lead: 'Den gällde i sju dagar. Be om en ny, så är du strax med.',
      },
      own: {
        title: 'Det här är din egen länk',
        lead: 'Skicka den till den som du vill ha med. Du är ju redan här.',
      },
      inside: {
        title: 'Du är redan med',
        lead: 'Den här länken är till någon som ska läsa med. Som förälder har du redan allt.',
      },
      resting: {
        title: 'Länken vilar just nu',
        lead: 'Den går inte att använda i dag. Be den som bjöd in att titta i Inställningar, Familjedelning.',
      },
      'too-many': { title: 'Det blev många försök', lead: 'Vänta några minuter och öppna länken igen.' },
    },
    onward: 'Till Sagolykta',
  },
  en: {
    title: 'An invitation',
    invites: (owner) => (owner === null ? 'You are invited to read along' : `${owner} invites you`),
    to: {
      reader: 'You may read and listen to the children’s bedtime stories, wherever you live. It costs you nothing.',
      parent:
        'You share the children, the stories and the rules in the app, just as you do at home. Account and payment stay with the one who invites you.',
    },
    first:
      'First you need an account of your own, so that you can find your way back. One that you already have will do.',
    signIn: 'Create an account or log in',
    accept: 'Accept the invitation',
    as: (email) => `You are logged in as ${email}.`,
    dead: {
      unknown: {
        title: 'We cannot find that link',
        lead: 'Perhaps part of it was lost on the way, or the family is no longer here. Ask for a new link.',
      },
      used: {
        title: 'The link has been used',
        lead: 'It lets one person in, once. If that was you, everything is on the start page. If not, ask for a new link.',
      },
      withdrawn: {
        title: 'The invitation was taken back',
        lead: 'Whoever invited you has changed their mind about this link. Please ask them.',
      },
      expired: {
        title: 'The link has grown too old',
        lead: 'It was good for seven days. Ask for a new one, and you will be in shortly.',
      },
      own: {
        title: 'This is your own link',
        lead: 'Send it to whoever you would like to have with you. You are here already.',
      },
      inside: {
        title: 'You are with them already',
        lead: 'This link is for somebody who is to read along. As a parent you have all of it.',
      },
      resting: {
        title: 'The link is resting',
        lead: 'It cannot be used today. Ask whoever invited you to look in Settings, Family sharing.',
      },
      'too-many': { title: 'That was many attempts', lead: 'Wait a few minutes and open the link again.' },
    },
    onward: 'To Sagolykta',
  },
};
