import { texts } from '../shared/messages/language.tsx';

export const landingTexts = texts({
  sv: {
    languages: 'Språk',
    tagline: 'En ny godnattsaga varje kväll, om just ditt barn',
    description:
      'Berätta vilka som får vara med: bästa vännen, hunden, mormor. Sagan är klar innan tänderna är borstade.',
    login: 'Logga in',
    guest: 'Prova utan konto',
    note: 'Gratis: tre sagor om dagen. Inget kort behövs.',
    hero: 'Ett barn med en tänd lykta, och en hund bredvid',
    features: [
      {
        picture: 'family',
        title: 'Sagor om just ditt barn',
        body: 'Staden, hunden och bästa vännen är inte bara med. De får göra något som spelar roll.',
      },
      {
        picture: 'garden',
        title: 'Bilder att somna till',
        body: 'Varma, lugna bilder där barnet ser likadant ut i varje saga, kväll efter kväll.',
      },
      {
        picture: 'moon',
        title: 'Äventyr utan slut',
        body: 'Aldrig samma saga två gånger. Alla sparas i ert eget bibliotek.',
      },
    ],
    sample: {
      picture: 'Ett barn och en hund hittar en sovande igelkott på fotbollsplanen',
      about: 'Alma, 6 år, i Lund, med hunden Bosse och Elsa som skulle sova över',
      title: 'Igelkotten i målet',
      paragraphs: [
        'Bosse hittade saker på sitt eget vis. Först med nosen. Sedan med öronen. Och sist med svansen. Vid häcken hittade Bosse en vante, fast det var maj.',
        '– Den tar vi med, sa Alma och stoppade den i fickan. Man vet aldrig när det behövs en vante.',
      ],
    },
    promise: 'Barnets uppgifter stannar hemma. Inga spårare, ingen reklam.',
  },
  en: {
    languages: 'Language',
    tagline: 'A new bedtime story every night, about your own child',
    description:
      'Say who comes along: the best friend, the dog, Grandma. The story is ready before the teeth are brushed.',
    login: 'Log in',
    guest: 'Try without an account',
    note: 'Free: three stories a day. No card needed.',
    hero: 'A child with a lit lantern, and a dog beside',
    features: [
      {
        picture: 'family',
        title: 'Personalised stories',
        body: 'The town, the dog and the best friend are not just mentioned. They get to do something that matters.',
      },
      {
        picture: 'garden',
        title: 'Beautiful illustrations',
        body: 'Warm, calm pictures in which the child looks the same in every story, night after night.',
      },
      {
        picture: 'moon',
        title: 'Unlimited adventures',
        body: 'Never the same story twice. All of them are kept in a library of your own.',
      },
    ],
    sample: {
      picture: 'A child and a dog find a hedgehog asleep on the football pitch',
      about: 'Alma, 6, in Lund, with Bosse the dog and Elsa who came to sleep over',
      title: 'The Hedgehog in the Goal',
      paragraphs: [
        'Bosse found things in a way of his own. First with the nose. Then with the ears. And last of all with the tail. By the hedge Bosse found a mitten, even though it was May.',
        '“That one’s coming with us,” said Alma, and put it in her pocket. “You never know when you’ll need a mitten.”',
      ],
    },
    promise: 'The child’s details stay at home. No trackers, no advertising.',
  },
});
