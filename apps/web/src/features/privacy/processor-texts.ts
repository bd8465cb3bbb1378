import type { Processor } from '@sagolykta/contract/processors';
import { texts } from '../../shared/messages/language.tsx';

type Purposes = Readonly<Record<Processor['purpose'], string>>;

export const processorTexts = texts({
  sv: {
    nobody: 'Just nu behandlar ingen annan några uppgifter åt den här Sagolykta.',
    purposes: {
      'mail': 'Skickar breven: ser er e-postadress och brevets text.',
      'sign-in': 'Sköter inloggningen: ser när ni loggar in.',
      'payments': 'Tar betalt för Premium: ser kortet och e-postadressen.',
      'database': 'Förvarar allt som sparas.',
      'files': 'Förvarar foton och bildfiler.',
      'stories': 'Skriver sagor, om ni har slagit på det: ser påhittade namn i stället för era.',
      'pictures':
        'Målar bilder, om ni har slagit på det: får veta vad bilderna ska visa och hur alla i dem ser ut, men inga namn.',
      'voice':
        'Läser sagor högt, om ni har slagit på det: får sagan som den står, med barnets namn och de andra namnen i den.',
      'traces': 'Mäter hur snabbt sidorna svarar: ser inga namn och inga sagor.',
    } as Purposes,
  },
  en: {
    nobody: 'At the moment nobody else processes any data for this Sagolykta.',
    purposes: {
      'mail': 'Sends the letters: sees your e-mail address and what the letter says.',
      'sign-in': 'Does the signing in: sees when you sign in.',
      'payments': 'Takes payment for Premium: sees the card and the e-mail address.',
      'database': 'Stores everything that is kept.',
      'files': 'Stores photos and picture files.',
      'stories': 'Writes stories, where you have switched that on: sees made-up names instead of yours.',
      'pictures':
        'Paints pictures, where you have switched that on: is told what the pictures show and how everyone in them looks, but no names.',
      'voice':
        'Reads stories aloud, where you have switched that on: gets the story as it stands, with your child’s name and the other names in it.',
      'traces': 'Measures how fast pages answer: sees no names and no stories.',
    } as Purposes,
  },
});
