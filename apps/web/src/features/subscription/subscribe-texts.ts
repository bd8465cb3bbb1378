import type { sandboxCards } from '@sagolykta/contract/sandbox';
import { money } from '@sagolykta/domain/money';
import { fairUseStoriesPerDay, premium } from '@sagolykta/domain/plan';
import type { RecordingHindrance } from '../../shared/can-record.ts';
import { texts } from '../../shared/messages/language.tsx';

type Cards = Readonly<Record<(typeof sandboxCards)[number], string>>;
interface Feature {
  readonly name: string;
  readonly words: string;
}
const price = money(premium.price);

export const subscribeTexts = texts({
  sv: {
    title: 'Premium',
    back: 'Tillbaka',
    hero: 'Låt lyktan lysa längre',
    lede: 'Alla sagor, alla kvällar, för hela familjen.',
    features: {
      stories: {
        name: 'Obegränsat med sagor',
        words: `En till, och en till efter det. Rimlig användning: ${fairUseStoriesPerDay} om dagen.`,
      },
      narration: {
        name: 'Uppläsning',
        words: 'En lugn röst läser när du är trött: enhetens, eller mormors, inläst hemma.',
      },
      themes: { name: 'Premiumteman', words: 'Fler världar att somna i.' },
      offline: { name: 'Läs utan nät', words: 'Sagorna följer med till stugan.' },
      family: { name: 'Hela familjen', words: 'Flera barn, var sin lykta.' },
    } as Readonly<Record<string, Feature>>,
    noOffline: 'Den här webbläsaren kan inte spara sagor för läsning utan nät.',
    noVoice:
      'Inte på den här enheten: den har ingen svensk röst. Uppläsningen hörs först när en finns, och det ordnas i enhetens egna inställningar.',
    noRecording: {
      browser: 'En röst hemifrån kan inte läsas in i den här webbläsaren, men i en nyare eller på en annan enhet.',
      microphone: 'En röst hemifrån kan inte läsas in här: enheten har ingen mikrofon. Det går på en telefon.',
    } as Readonly<Record<RecordingHindrance, string>>,
    plan: 'Premium',
    trial: `${premium.trialDays} dagar gratis`,
    price,
    perMonth: 'per månad',
    testMode: 'TESTLÄGE.',
    testModeWords: 'Inga pengar dras.',
    card: 'Testkort',
    cards: {
      'success': 'Betalningen går igenom',
      'declined': 'Kortet nekas',
      'insufficient-funds': 'Pengarna räcker inte',
      'expired': 'Kortet har gått ut',
      'wrong-code': 'Fel säkerhetskod',
      'processing-error': 'Fel hos banken',
      'fails-at-trial-end': 'Går igenom nu, nekas efter provtiden',
      'needs-confirmation': 'Banken vill ha en bekräftelse',
    } as Cards,
    email: 'E-post för kvitton',
    emailHint: 'Den går till betaltjänsten och inte till oss.',
    subscribe: 'Bli Premium',
    processing: 'Behandlar …',
    confirmation: {
      title: 'Banken vill veta att det är du',
      description: 'Så här frågar banken ibland. I testläget svarar du själv.',
      give: 'Bekräfta',
      refuse: 'Avbryt',
    },
    trialEnds: 'Provtiden slutar',
    firstPayment: 'Första betalning',
    renewal: 'Första förnyelsen',
    today: 'I dag',
    agreement: {
      trial: (date: string) =>
        `${money(0)} i dag. Första betalning den ${date}. Avsluta innan dess, så kostar det inget.`,
      noTrial: `${price} dras i dag, för er provtid är använd.`,
      consent: `När du trycker på knappen blir det ett avtal: Premium för ${price} i månaden, tills ni avslutar det. Ni kan ångra er i 14 dagar och får då tillbaka allt.`,
    },
    secure: 'Säker betalning',
    cancel: 'Avsluta när du vill',
    welcome: { title: 'Välkommen till Premium', description: 'Nu kan ni skapa så många sagor ni vill.' },
    paymentFailed: 'Betalningen gick inte igenom',
    noSecret: { title: 'Betalningsfel', description: 'Betalningen kunde inte förberedas. Försök igen.' },
    failed: { title: 'Fel', description: 'Prenumerationen kunde inte startas. Försök igen.' },
    unavailable: 'Premium går inte att köpa just nu',
    unavailableWords: 'Det finns ingen betalning kopplad till den här Sagolyktan än. Tre sagor om dagen har ni ändå.',
    home: 'Till startsidan',
    paid: 'Nästan klart',
    paidWords:
      'Skapa ett konto eller logga in, så tänds Premium. Gör det inom sex dagar: annars avslutas allt av sig självt och kostar inget.',
    toAccount: 'Skapa konto eller logga in',
    waiting: {
      title: 'Tack!',
      description: 'Betalningen bekräftas. Premium tänds av sig självt om en liten stund.',
    },
    already: 'Ni har Premium',
    alreadyWords: 'Lyktan lyser så länge ni vill.',
  },
  en: {
    title: 'Premium',
    back: 'Back',
    hero: 'Let the lantern shine longer',
    lede: 'Every story, every night, for the whole family.',
    features: {
      stories: {
        name: 'Unlimited Stories',
        words: `One more, and one more after that. Fair use: ${fairUseStoriesPerDay} a day.`,
      },
      narration: {
        name: 'Voice Narration',
        words: 'A calm voice reads when you are tired: the device’s, or Grandma’s, recorded at home.',
      },
      themes: { name: 'Premium Themes', words: 'More worlds to fall asleep in.' },
      offline: { name: 'Offline Reading', words: 'The stories come along to the cabin.' },
      family: { name: 'Family Sharing', words: 'Several children, a lantern each. And grandma reads along.' },
    } as Readonly<Record<string, Feature>>,
    noOffline: 'This browser cannot keep stories for reading without a network.',
    noVoice:
      'Not on this device: it has no English voice. Narration is heard once there is one, which is arranged in the device’s own settings.',
    noRecording: {
      browser: 'A voice from home cannot be recorded in this browser, but in a newer one or on another device.',
      microphone: 'A voice from home cannot be recorded here: this device has no microphone. It can on a phone.',
    } as Readonly<Record<RecordingHindrance, string>>,
    plan: 'Premium Plan',
    trial: `${premium.trialDays}-day free trial`,
    price,
    perMonth: 'per month',
    testMode: 'TEST MODE.',
    testModeWords: 'No money is taken.',
    card: 'Test card',
    cards: {
      'success': 'The payment goes through',
      'declined': 'The card is declined',
      'insufficient-funds': 'Insufficient funds',
      'expired': 'The card has expired',
      'wrong-code': 'Wrong security code',
      'processing-error': 'An error at the bank',
      'fails-at-trial-end': 'Goes through now, fails after the trial',
      'needs-confirmation': 'The bank wants a confirmation',
    } as Cards,
    email: 'E-mail for receipts',
    emailHint: 'It goes to the payment provider and not to us.',
    subscribe: 'Subscribe to Premium',
    processing: 'Processing...',
    confirmation: {
      title: 'The bank wants to know it is you',
      description: 'This is how a bank sometimes asks. In test mode you answer yourself.',
      give: 'Confirm',
      refuse: 'Cancel',
    },
    trialEnds: 'Trial ends',
    firstPayment: 'First payment',
    renewal: 'First renewal',
    today: 'Today',
    agreement: {
      trial: (date: string) => `${money(0)} today. First payment on ${date}. Cancel before then and it costs nothing.`,
      noTrial: `${price} is taken today, as you have had your trial.`,
      consent: `Pressing the button makes an agreement: Premium for ${price} a month, until you cancel. You may change your mind for 14 days and get everything back.`,
    },
    secure: 'Secure Payment',
    cancel: 'Cancel Anytime',
    welcome: { title: 'Welcome to Premium!', description: 'You now have unlimited access to story generation!' },
    paymentFailed: 'Payment Failed',
    noSecret: { title: 'Payment Error', description: 'Unable to initialize payment. Please try again.' },
    failed: { title: 'Error', description: 'Failed to initialize subscription. Please try again.' },
    unavailable: 'Subscription Unavailable',
    unavailableWords: 'This Sagolykta has no payments connected yet. Three stories a day are yours all the same.',
    home: 'Back to Home',
    paid: 'Nearly there',
    paidWords:
      'Create an account or log in, and Premium is lit. Do so within six days: otherwise it all ends by itself and costs nothing.',
    toAccount: 'Create account or log in',
    waiting: {
      title: 'Thank you!',
      description: 'The payment is being confirmed. Premium will be lit by itself in a little while.',
    },
    already: 'You have Premium',
    alreadyWords: 'The lantern shines for as long as you like.',
  },
});
