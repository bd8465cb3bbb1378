import { texts } from '../../shared/messages/language.tsx';
import type { ThemeChoice } from '../../shared/theme/theme-choice.ts';

type Themes = Readonly<Record<ThemeChoice, string>>;

export const settingsTexts = texts({
  sv: {
    title: 'Inställningar',
    stories: 'Sagorna',
    pictures: 'Bilder i sagorna',
    picturesHint: 'Upp till tre per saga',
    painter: 'Låt en bildmodell måla',
    painterHint: (model: string, host: string) =>
      `${model} hos ${host} får veta vad bilderna ska visa och hur alla i dem ser ut (hår, hud och kläder), men inga namn. Våra egna bilder finns där från början, och de målade tar över när de är klara.`,
    painterHintLocal: (model: string) =>
      `${model} körs på samma dator som Sagolykta. Våra egna bilder finns där från början, och de målade tar över när de är klara.`,
    narration: 'Uppläsning',
    narrationHint: 'En lugn röst läser',
    narrationNoVoice: 'Den här enheten har ingen svensk röst. Den kan läggas till i enhetens egna inställningar.',
    narrationLocked: 'Ingår i Premium',
    outsideVoice: 'Låt en röst utifrån läsa',
    voiceHint: (voice: string, host: string) =>
      `Sagan skickas som den står, med barnets namn och alla andra namn i den, till ${host}, där rösten ${voice} läser. Är det avslaget läser enhetens egen röst, och inget skickas.`,
    voiceHintLocal: (voice: string) =>
      `${voice} körs på samma dator som Sagolykta, så ingen annan får sagan. Svarar den inte läser enhetens egen röst.`,
    modelWriter: 'Låt en språkmodell skriva',
    modelHint: (model: string) =>
      `${model} får sagans handling, med påhittade namn i stället för era. Säger den nej eller dröjer den, berättar vi själva.`,
    modelHintLocal: (model: string) =>
      `${model} körs på samma dator som Sagolykta, och får ändå bara påhittade namn. Dröjer den, berättar vi själva.`,
    length: 'Sagans längd',
    lengthValue: 'Medel (5–7 min)',
    streak: 'Räkna kvällar i rad',
    streakHint: 'Syns på hemskärmen och i profilen',
    account: 'Konto',
    language: 'Språk',
    theme: 'Utseende',
    themeHint: 'Natt från kl. 18',
    themes: { auto: 'Följ kvällen', night: 'Natt', day: 'Dag' } as Themes,
    names: 'Namn och tilltal',
    namesHint: 'Vad barnen kallar dig',
    guest: 'Spara kontot',
    guestHint: 'Med e-post och lösenord finns sagorna kvar',
    login: 'E-post och lösenord',
    security: 'Inloggning och säkerhet',
    profiles: 'Hantera profiler',
    noProfiles: 'Inga barn än',
    parentalControls: 'Föräldrakontroll',
    privacy: 'Integritet',
    support: 'Hjälp',
    help: 'Hjälpcenter',
    contact: 'Kontakta oss',
    rate: 'Betygsätt appen',
    logOut: 'Logga ut',
    guestLogOut: {
      title: 'Logga ut utan konto?',
      description: 'Ni provar utan konto. Loggar ni ut nu går det inte att hitta tillbaka till barnen och sagorna.',
      leave: 'Logga ut ändå',
      keep: 'Stanna kvar',
    },
    notSaved: 'Ändringen kunde inte sparas',
  },
  en: {
    title: 'Settings',
    stories: 'Story Preferences',
    pictures: 'Auto-images',
    picturesHint: 'Up to three in each story',
    painter: 'Let an image model paint',
    painterHint: (model: string, host: string) =>
      `${model} at ${host} is told what the pictures show and how everyone in them looks (hair, skin and clothes), but no names. Our own pictures are there from the start, and the painted ones take over when they are ready.`,
    painterHintLocal: (model: string) =>
      `${model} runs on the same machine as Sagolykta. Our own pictures are there from the start, and the painted ones take over when they are ready.`,
    narration: 'Voice narration',
    narrationHint: 'A calm voice reads aloud',
    narrationNoVoice: 'This device has no English voice. One can be added in the device’s own settings.',
    narrationLocked: 'Included in Premium',
    outsideVoice: 'Let an outside voice read',
    voiceHint: (voice: string, host: string) =>
      `The story is sent as it stands, with your child’s name and every other name in it, to ${host}, where the voice ${voice} reads it. While this is off, the device’s own voice reads and nothing is sent.`,
    voiceHintLocal: (voice: string) =>
      `${voice} runs on the same machine as Sagolykta, so nobody else gets the story. If it does not answer, the device’s own voice reads.`,
    modelWriter: 'Let a language model write',
    modelHint: (model: string) =>
      `${model} is given the plot, with made-up names instead of yours. If it refuses or is slow, our own storyteller tells the story.`,
    modelHintLocal: (model: string) =>
      `${model} runs on the same machine as Sagolykta, and still only gets made-up names. If it is slow, our own storyteller tells the story.`,
    length: 'Story length',
    lengthValue: 'Medium (5-7 min)',
    streak: 'Count nights in a row',
    streakHint: 'Shown on the home screen and in the profile',
    account: 'Account',
    language: 'Language',
    theme: 'Appearance',
    themeHint: 'Night from 18:00',
    themes: { auto: 'Follow the evening', night: 'Night', day: 'Day' } as Themes,
    names: 'Names',
    namesHint: 'What the children call you',
    guest: 'Keep this account',
    guestHint: 'With an e-mail and a password, the stories stay',
    login: 'E-mail and password',
    security: 'Sign-in and security',
    profiles: 'Manage Profiles',
    noProfiles: 'No children yet',
    parentalControls: 'Parental Controls',
    privacy: 'Privacy Settings',
    support: 'Support',
    help: 'Help Center',
    contact: 'Contact Us',
    rate: 'Rate the app',
    logOut: 'Logout',
    guestLogOut: {
      title: 'Log out without an account?',
      description:
        'You are trying without an account. If you log out now, there is no way back to the children and the stories.',
      leave: 'Log out anyway',
      keep: 'Stay',
    },
    notSaved: 'The change could not be saved',
  },
});
