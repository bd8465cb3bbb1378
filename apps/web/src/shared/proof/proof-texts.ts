import { texts } from '../messages/language.tsx';

export const proofTexts = texts({
  sv: {
    password: 'Lösenord',
    instead: 'Använd en passnyckel i stället',
    withPasskey: 'Visa med en passnyckel att det är du',
    waiting: 'Väntar på dig …',
    proved: 'Tack, passnyckeln stämde.',
    refused: 'Passnyckeln kom inte fram. Försök igen.',
    title: 'Är det du?',
    why: 'I filen finns allt om er, så vi frågar en gång till.',
    download: 'Hämta filen',
    errors: {
      'wrong-password': 'Lösenordet stämmer inte.',
      'proof-needed': 'Det tog en stund. Visa en gång till att det är du.',
      'too-many-requests': 'Det blev många försök. Vänta en stund.',
    },
    failed: 'Filen kunde inte hämtas. Försök igen.',
  },
  en: {
    password: 'Password',
    instead: 'Use a passkey instead',
    withPasskey: 'Show with a passkey that it is you',
    waiting: 'Waiting for you …',
    proved: 'Thank you, the passkey was right.',
    refused: 'The passkey did not come through. Please try again.',
    title: 'Is it you?',
    why: 'The file holds everything about your family, so we ask once more.',
    download: 'Download the file',
    errors: {
      'wrong-password': 'That is not the password.',
      'proof-needed': 'That took a while. Please show once more that it is you.',
      'too-many-requests': 'That was many tries. Please wait a while.',
    },
    failed: 'The file could not be downloaded. Please try again.',
  },
});
