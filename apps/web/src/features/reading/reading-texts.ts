import { texts } from '../../shared/messages/language.tsx';

export const readingTexts = texts({
  sv: {
    close: 'Stäng, till biblioteket',
    controls: 'Läsning',
    appearance: 'Text och ljus',
    textSize: 'Textstorlek',
    step: (step: number) => `Textstorlek ${step} av 5`,
    light: 'Ljus',
    lights: { auto: 'Följ klockan', night: 'Natt', day: 'Dag' },
    closePanel: 'Stäng',
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
    library: 'Till biblioteket',
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
    beingWritten: 'Sagan skrivs',
    thinking: 'Den första meningen letas fram …',
    goesOn: 'Mer är på väg. Börja gärna läsa.',
    created: 'Sagan är klar',
    retry: 'Försök igen',
  },
  en: {
    close: 'Close, to the library',
    controls: 'Reading',
    appearance: 'Text and light',
    textSize: 'Text size',
    step: (step: number) => `Text size ${step} of 5`,
    light: 'Light',
    lights: { auto: 'By the clock', night: 'Night', day: 'Day' },
    closePanel: 'Close',
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
    library: 'Back to Library',
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
    beingWritten: 'The story is being written',
    thinking: 'Looking for the first sentence …',
    goesOn: 'More is on its way. Do begin to read.',
    created: 'Story Created',
    retry: 'Try again',
  },
});
