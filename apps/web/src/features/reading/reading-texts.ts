import { texts } from '../../shared/messages/language.tsx';

export const readingTexts = texts({
  sv: {
    close: 'Stäng, till biblioteket',
    pictureBook: 'Bilderbok',
    ordinary: 'Vanlig läsning',
    appearance: 'Text och ljus',
    appearanceLater: 'Text och ljus kan ändras igen när nätet är tillbaka.',
    minutes: (count: number) => `${count} min`,
    written: {
      embedded: 'Skriven av Sagolyktas egen sagoberättare',
      model: (name: string) => `Skriven av en språkmodell: ${name}`,
    },
    painted: (name: string) => `Bilderna är målade av en bildmodell: ${name}`,
    paintedInPart: (name: string) => `En del av bilderna är målade av en bildmodell: ${name}`,
    softened: 'Temat fick bli lite snällare, så att det passar vid läggdags.',
    leftOut: 'Temat passade inte vid läggdags, så sagan fick handla om något annat.',
    inPart: 'En del av det ni önskade er är med. Allt fick inte plats i kväll.',
    untold: 'Om det ni önskade er har vi ingen saga än, så sagan fick handla om något annat.',
    another: 'Skapa en saga till',
    mend: 'Ändra eller ta bort',
    paper: 'Skriv ut eller spara som bok',
    send: 'Skicka till någon som läser med',
    library: 'Till biblioteket',
    shelf: 'Till sagorna',
    closeToShelf: 'Stäng, till sagorna',
    notFound: {
      title: 'Sagan finns inte',
      explanation: 'Sagan ni letar efter finns inte, eller så har den tagits bort.',
    },
    noContact: {
      title: 'Ingen kontakt',
      explanation:
        'Just nu går det inte att nå Sagolykta, och den här sagan finns inte på enheten. Den kommer tillbaka med nätet.',
    },
    failed: {
      title: 'Det blev ingen saga',
      explanation: 'Något gick snett medan den skrevs. Den räknas inte, så ni kan skapa en ny på en gång.',
    },
    retry: 'Försök igen',
  },
  en: {
    close: 'Close, to the library',
    pictureBook: 'Picture book',
    ordinary: 'Ordinary reading',
    appearance: 'Text and light',
    appearanceLater: 'Text and light can be changed again when the network is back.',
    minutes: (count: number) => `${count} min`,
    written: {
      embedded: 'Written by Sagolykta’s own storyteller',
      model: (name: string) => `Written by a language model: ${name}`,
    },
    painted: (name: string) => `Pictures painted by an image model: ${name}`,
    paintedInPart: (name: string) => `Some of the pictures painted by an image model: ${name}`,
    softened: 'The theme was made a little gentler, to suit bedtime.',
    leftOut: 'The theme did not suit bedtime, so the story is about something else.',
    inPart: 'Part of what you asked for is in it. Not everything found a place tonight.',
    untold: 'We have no story about what you asked for yet, so this one is about something else.',
    another: 'Create Another Story',
    mend: 'Mend or delete',
    paper: 'Print or keep as a book',
    send: 'Send to somebody who reads along',
    library: 'Back to Library',
    shelf: 'To the stories',
    closeToShelf: 'Close, to the stories',
    notFound: {
      title: 'Story Not Found',
      explanation: "The story you're looking for doesn't exist or has been removed.",
    },
    noContact: {
      title: 'No contact',
      explanation:
        'Sagolykta cannot be reached right now, and this story is not on the device. It will be here when the network is.',
    },
    failed: {
      title: 'There was no story',
      explanation:
        'Something went wrong while it was being written. It does not count, so you can make a new one at once.',
    },
    retry: 'Try again',
  },
});
