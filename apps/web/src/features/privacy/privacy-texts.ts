import { texts } from '../../shared/messages/language.tsx';

interface Kept {
  readonly what: string;
  readonly why: string;
}

export const privacyTexts = texts({
  sv: {
    title: 'Integritet',
    lede: 'På trettio sekunder.',
    summary: [
      'Det ni berättar om barnet används till era sagor, och till inget annat.',
      'Sagorna och bilderna görs här. Inget skickas vidare, om ni inte själva slår på det.',
      'Inga annonser, inga spårare, inga teckensnitt eller skript från andra.',
      'Ni kan hämta allt, och radera allt, när ni vill.',
    ],
    kept: 'Det här sparas, och därför',
    list: [
      {
        what: 'E-post, lösenord och namn',
        why: 'För att ni ska kunna logga in. Lösenordet sparas bara i en form som inte går att läsa.',
      },
      { what: 'Barnens profiler', why: 'Bara det ni fyller i. Sagorna hämtar sina detaljer därifrån.' },
      { what: 'Sagorna, favoriterna och vad ni läst', why: 'För biblioteket, och så att samma saga inte kommer igen.' },
      {
        what: 'Föräldrakontrollen, ert betyg och det ni skriver till oss',
        why: 'För att följa era regler, och för att kunna svara. PIN-koden sparas bara i en form som inte går att läsa.',
      },
      {
        what: 'Röster ni läser in hemma',
        why: 'För att sagan ska kunna höras med dem. Bara er familj kan höra dem, och ni raderar dem när ni vill.',
      },
      {
        what: 'Vilka ni delar med, och vems sagor de läser',
        why: 'För att de ska hitta hit, och inga andra. Den som läser med ser sagorna, aldrig barnens profiler. Tar ni bort någon, eller lämnar någon er, är det borta.',
      },
      { what: 'Tidszon och språk', why: 'Så att en ny dag börjar när den gör det hos er.' },
      {
        what: 'Kakor: en för inloggningen, en för språket, en som minns att ni har loggat in här förut',
        why: 'Inget annat läggs i webbläsaren än era egna val och det ni håller på att skriva.',
      },
    ] as readonly Kept[],
    others: 'Vem mer får se något?',
    nobody:
      'Ingen. Har den som driver den här Sagolykta kopplat in en språkmodell får den se påhittade namn i stället för era. En bildmodell får veta hur alla i bilderna ser ut, utan namn. En röst utifrån får sagan med barnets namn, men bara om ni själva har slagit på den. Betalar ni för Premium sköter en betaltjänst kortet; kortnumret kommer aldrig hit.',
    yours: 'Era uppgifter',
    export: 'Hämta allt',
    exportHint: 'Profiler, sagor och bilder i en zip-fil',
    exporting: 'Hämtar …',
    exportFailed: 'Filen kunde inte hämtas. Försök igen.',
    oneChild: 'Ta bort ett barn',
    oneChildHint: 'Under Profil, med barnets sagor',
    erase: 'Radera kontot',
    eraseHint: 'Allt försvinner, för alltid',
    eraseTitle: 'Radera kontot?',
    eraseConsequence:
      'Alla profiler, sagor, bilder och inställningar försvinner, och ett abonnemang avslutas. Ingenting går att få tillbaka.',
    goOn: 'Gå vidare',
    keep: 'Behåll kontot',
    password: 'Skriv lösenordet för att bekräfta',
    eraseNow: 'Radera allt nu',
    erasing: 'Raderar …',
    wrongPassword: 'Lösenordet stämmer inte.',
    eraseFailed: 'Kontot kunde inte raderas. Försök igen, eller skriv till oss.',
  },
  en: {
    title: 'Privacy Settings',
    lede: 'In thirty seconds.',
    summary: [
      'What you tell about your child is used for your stories, and for nothing else.',
      'The stories and pictures are made here. Nothing is passed on, unless you switch that on yourselves.',
      'No advertising, no trackers, no fonts or scripts from anyone else.',
      'You can download everything, and erase everything, whenever you like.',
    ],
    kept: 'What is kept, and why',
    list: [
      {
        what: 'E-mail, password and name',
        why: 'So that you can log in. The password is kept only in a form that nobody can read.',
      },
      { what: 'The children’s profiles', why: 'Only what you fill in. It is where the stories find their details.' },
      { what: 'Stories, favorites and what you have read', why: 'For the library, and so that no story comes twice.' },
      {
        what: 'Parental controls, your rating and what you write to us',
        why: 'To keep to your rules, and to be able to answer. The PIN is kept only in a form that nobody can read.',
      },
      {
        what: 'Voices you record at home',
        why: 'So that the story can be heard in them. Only your family can hear them, and you erase them when you like.',
      },
      {
        what: 'Whom you share with, and whose stories they read',
        why: 'So that they find their way here, and nobody else does. Whoever reads along sees the stories, never the children’s profiles. Once you remove them, or they leave, it is gone.',
      },
      { what: 'Time zone and language', why: 'So that a new day begins when it does where you live.' },
      {
        what: 'Cookies: one for the login, one for the language, one that remembers that you have signed in here before',
        why: 'Nothing else is put in the browser than your own choices and what you are writing.',
      },
    ] as readonly Kept[],
    others: 'Who else sees anything?',
    nobody:
      'Nobody. If whoever runs this Sagolykta has added a language model, it sees made-up names in place of yours. An image model is told how everyone in the pictures looks, without names. An outside voice gets the story with your child’s name in it, but only if you have switched it on yourselves. If you pay for Premium, a payment service handles the card; its number never comes here.',
    yours: 'Your data',
    export: 'Download everything',
    exportHint: 'Profiles, stories and pictures in a zip file',
    exporting: 'Downloading …',
    exportFailed: 'The file could not be downloaded. Please try again.',
    oneChild: 'Delete one child',
    oneChildHint: 'Under Profile, with the child’s stories',
    erase: 'Erase the account',
    eraseHint: 'Everything will be gone, for good',
    eraseTitle: 'Erase the account?',
    eraseConsequence:
      'All profiles, stories, pictures and settings will be gone, and a subscription ends. There is no way to get anything back.',
    goOn: 'Go on',
    keep: 'Keep the account',
    password: 'Enter your password to confirm',
    eraseNow: 'Erase everything now',
    erasing: 'Erasing …',
    wrongPassword: 'That is not the password.',
    eraseFailed: 'The account could not be erased. Please try again, or write to us.',
  },
});
