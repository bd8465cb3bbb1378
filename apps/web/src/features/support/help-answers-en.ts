import type { HelpAnswer } from './help-search.ts';

export const englishAnswers: readonly HelpAnswer[] = [
  {
    question: 'How do I create a story?',
    answer:
      'Tap the create card on the home screen. Tick who comes along, write a theme of your own if you like, and tap “Write the story”. It is ready at once.',
    also: 'make start new story tonight',
  },
  {
    question: 'Why can’t I tick one of the boxes?',
    answer:
      'Boxes with a dashed edge lack something in the child’s profile. A pet needs both a name and a breed; the others only need their field filled in. Complete the profile, and the box can be ticked.',
    also: 'gray disabled missing profile element attribute',
  },
  {
    question: 'How many stories do we get?',
    answer:
      'Three a day without paying, as many as you like with Premium. New ones come at midnight where you live. A story that failed does not count.',
    also: 'limit lantern left daily free number',
  },
  {
    question: 'Who writes the stories?',
    answer:
      'Sagolykta’s own storyteller, from tales that people have written and that take in your child’s own friends, places and animals. It needs no network. Below each story it says what wrote it.',
    also: 'ai artificial intelligence author robot language model chatgpt',
  },
  {
    question: 'Can a story leave something out?',
    answer:
      'Yes. Write it in the theme, for instance “no spiders”. What shall always be left out goes under Settings, Parental Controls.',
    also: 'afraid scary spiders thunder dark avoid forbid',
  },
  {
    question: 'Why was our theme changed?',
    answer:
      'A theme that suits bedtime badly is made gentler or left out. The notice says so when the story is ready. The rest of the story is as usual.',
    also: 'softened violence scary removed',
  },
  {
    question: 'We have several children. What do we do?',
    answer:
      'Add another child under Profile. Their names stand at the top of the home screen: tap the one the story shall be about. Everybody’s stories stay.',
    also: 'siblings switch active profile add',
  },
  {
    question: 'Can a story be about both of our children?',
    answer:
      'Yes, about two of them or three. Press a name next to “Together with” when you create the story. All of them lead it and decide something, and it is told for an age in between. The town, the pet and the grandparents can come along. The story is with each of the children, and goes if one of their profiles is deleted.',
    also: 'siblings together two three children brother sister twins shared story',
  },
  {
    question: 'How do we find a story again?',
    answer:
      'Type in the library’s search field: a word of the title or the story, somebody in it, a child’s name. The stories lie month by month, and with several children you choose whose are shown.',
    also: 'search look find library month filter child',
  },
  {
    question: 'We stopped in the middle of a story. Where were we?',
    answer:
      'The home screen remembers, on all your devices: tap “Go on where you were”, and the story opens at that paragraph. A story you have finished asks on another evening whether you would like it again.',
    also: 'continue resume place bookmark again phone tablet',
  },
  {
    question: 'Can we print a story, or make a book?',
    answer:
      'Yes. Below the story there is “Print or keep as a book”: on paper, as a PDF in A5, or as an e-book. A year’s favorites can be one book. The pictures are lines and not pixels, so they are sharp however large you print them.',
    also: 'print paper pdf epub ebook book keep file favorites year',
  },
  {
    question: 'Can we change a story?',
    answer:
      'Yes. Below the story there is “Mend or delete”. Put a paragraph in your own words, take it out, hear a part told another way, or see a picture from another angle. The original is one tap away, and it does not count as a new story. A deleted story can be undone for ten seconds.',
    also: 'edit rewrite sentence picture delete remove undo original',
  },
  {
    question: 'How do I change or delete a profile?',
    answer:
      'Under Profile there is “Edit”. With more than one child there is also “Delete” in the list. The child’s stories go with it, and you are told how many before it happens.',
    also: 'remove erase profile age',
  },
  {
    question: 'What are the pronouns in the profile for?',
    answer:
      'With she, he or they, the story sounds the way you would tell it. With “just the name”, it does without. We ask once, with the first story.',
    also: 'she he they gender',
  },
  {
    question: 'Can we choose how the child looks in the pictures?',
    answer:
      'Yes, in the profile, under “How the child looks in the pictures”. If you let the lantern choose, the child gets a look that stays the same in every story.',
    also: 'hair skin glasses clothes picture illustration',
  },
  {
    question: 'Our pet is neither a dog nor a cat',
    answer:
      'Choose “Another breed or animal” in the profile and write what it is. The story takes the animal as it is.',
    also: 'rabbit hamster mixed breed guinea pig horse bird',
  },
  {
    question: 'How do I make the text bigger?',
    answer:
      'Tap Aa at the top of the story. There are five sizes, and night or day. The screen stays lit while you read.',
    also: 'font size letters read dark screen off',
  },
  {
    question: 'Can the story be shown as a picture book?',
    answer:
      'Yes. Tap the book with a picture on it, at the top of the story: one picture and a few lines a page. Turn the page with a swipe, a tap on the picture or the arrow keys. Lay the phone on its side and the picture has room. When somebody reads aloud, the book turns its pages by itself.',
    also: 'pages turn swipe landscape pictures sideways spread full screen',
  },
  {
    question: 'Can the app read the story aloud?',
    answer:
      'Narration is part of Premium and is switched on in Settings. Then tap the headphones in the story. The voice is your device’s own, so the story stays there, unless you have switched on an outside voice yourselves.',
    also: 'audio voice listen headphones',
  },
  {
    question: 'How do we choose voice and pace?',
    answer:
      'Begin to listen and tap the sliders at the bottom right. There are the device’s voices, each to be tried with one sentence, five paces, and how much of the text is lit: word, sentence, paragraph or nothing. Tap a sentence in the story to hear it.',
    also: 'speed faster slower reader highlight word sentence back',
  },
  {
    question: 'How do we pause, and go back?',
    answer:
      'While the story is read, the player is at the bottom. The big button pauses and goes on, the arrows go a sentence back or forward, and the line above moves between the paragraphs. The square at the top stops. On a locked screen the same buttons are there, where the phone shows them.',
    also: 'player pause stop back forward sentence lock screen skip rewind',
  },
  {
    question: 'Can it stop by itself?',
    answer:
      'Yes. Tap the moon while you listen and choose after the story, 10, 20 or 30 minutes. Over the last minute the sound sinks. The screen becomes a dim lantern when nobody has touched it for half a minute; tap anywhere to light it.',
    also: 'sleep timer asleep turn off clock dark lantern dim',
  },
  {
    question: 'Can there be rain, or waves?',
    answer:
      'Yes. Tap the moon while you listen and choose under “The night outside”: rain, waves, wind, a stove, a night train, a summer night, or what belongs to where the story is. It is heard softly under the voice and for a while after. It is made on the device and needs no network.',
    also: 'sound night rain sea wind noise white noise sleep',
  },
  {
    question: 'Can Grandma record the story?',
    answer:
      'Yes. Begin to listen, tap the sliders at the bottom and choose “Record a voice from home”. Read a paragraph at a time, hear it, read it again if you like. The voice is yours alone, comes with everything you download, and is erased where you recorded it, with the story or with the account. On devices where the story is kept, it is heard without a network too.',
    also: 'record own voice grandpa dad mum recording microphone erase',
  },
  {
    question: 'Recording does not work',
    answer:
      'Allow the microphone for this page in the browser’s settings. If next to nothing was heard, sit nearer and read it again. An older browser, or a device without a microphone, cannot record, and says so; what was recorded on another device is heard all the same. A paragraph that nobody has recorded is read by the device’s voice.',
    also: 'microphone allow permission record quiet silent fault error',
  },
  {
    question: 'What is the night streak?',
    answer:
      'How many nights in a row you have made a story or read one to its end. Nobody will remind you of it, and you can hide it in Settings.',
    also: 'row count nights',
  },
  {
    question: 'How do I change the language?',
    answer: 'In Settings. A story is written in the language chosen when it is made, and keeps it.',
    also: 'swedish english svenska',
  },
  {
    question: 'What does Premium cost, and how do we stop?',
    answer:
      '$9.99 a month after seven days free of charge. You stop whenever you like, and if you stop within the seven days it costs nothing.',
    also: 'price pay cancel subscription trial',
  },
  {
    question: 'Can we decide when stories are made, and how many?',
    answer:
      'Yes. Under Settings, Parental Controls you choose how many stories an evening has and between which hours they can be made. A PIN keeps your choices safe.',
    also: 'bedtime limit number pin hours screen time restrict',
  },
  {
    question: 'Can the other parent, or a grandmother, be with us?',
    answer:
      'Yes, with Premium. Settings, Family sharing makes a link, which you send the way you usually do. Another parent may do everything but see to account and payment. Grandparents read and listen to the stories of the children you choose, and change nothing. Everybody has an account of their own, and you remove whom you like, when you like.',
    also: 'share grandma grandpa grandparents invite link invitation mum mom dad partner leave',
  },
  {
    question: 'Can the story be shorter tonight?',
    answer:
      'Yes. Switch on A shorter one tonight before you make the story, and we choose the shortest that fits. It is for that story alone. A particular wish goes first, and may take longer.',
    also: 'short length minutes tired quick long',
  },
  {
    question: 'Can we send a story to grandma?',
    answer:
      'Yes, once she reads along. At the end of the story there is Send to somebody who reads along. Add a line if you like. The story goes to the front of her shelf, and a letter tells her that something is waiting. You can take it back, and she can put it away.',
    also: 'send share grandpa grandparents greeting line reads along shelf',
  },
  {
    question: 'What happens to those who read along when we stop Premium?',
    answer:
      'They stay, and read and listen as before, and you remove them when you like. To invite somebody new you need Premium. Links that are waiting rest meanwhile.',
    also: 'family sharing premium end stop cancel grandma grandpa',
  },
  {
    question: 'The link we were sent does not work',
    answer:
      'It lets one person in, once, within seven days. Ask whoever invited you for a new one. The page that the link leads to says what has happened.',
    also: 'invitation old used expired family sharing',
  },
  {
    question: 'We have forgotten the PIN',
    answer:
      'Tap “Forgotten the PIN?” under Parental Controls. The account’s password opens in its place, and you can choose a new one.',
    also: 'pin code forgot locked parental controls',
  },
  {
    question: 'We are trying without an account. Will the stories disappear?',
    answer:
      'They stay in this browser until you log out. “Keep this account” in Settings gives you an e-mail and a password, and then you can reach them anywhere.',
    also: 'guest account register save password',
  },
  {
    question: 'What happens to what we tell about our child?',
    answer:
      'It is used for your stories and for nothing else. No advertising, no trackers. Privacy Settings says it all, and there you can download or erase it.',
    also: 'gdpr data personal information security erase',
  },
];
