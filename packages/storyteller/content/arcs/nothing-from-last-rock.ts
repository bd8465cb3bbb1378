import { score } from '../../src/score.ts';

export default score({
  id: 'nothing-from-last-rock',
  premise:
    'The man who has read the sea report on local radio for thirty-one years has lost his voice; the child must read it live, and one line is missing: guess, as everybody would, or say that nothing has been heard from Last Rock.',
  voice: 'lyrical',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: [],
  themes: ['wind', 'sea', 'island'],
  contains: ['wind', 'sea', 'island', 'rain'],
  registry: {
    idea: 'to say on the air that you do not know is also a call, and whoever is on the last rock answers; there is somebody at every place on the list',
    device: 'a sea report with one line blank; the voice for it is found by reading the weather indoors, room by room',
    objects: ['radio room in an attic without a window', 'scarf and handwritten notes of a man without a voice', 'red lamp for on the air', 'gull that sits on a wind gauge'],
    joke: 'has read the sea for thirty-one years and gets seasick in elevators / “One seal.” in the same voice / south-west four, according to lamp',
    ending: 'the weather of the child’s own bed: warmth increasing, visibility decreasing / the report is repeated at ten and the child falls asleep to the child’s own voice / on the rock a lamp goes out',
  },
  titles: {
    sv: ['Havet klockan sju', 'Vinden vid Sista skäret', 'Inget från Sista skäret', 'Den kvällen {child} läste havet', 'Sydväst fem, god sikt'],
    en: ['The Sea at Seven O’Clock', 'The Wind at Last Rock', 'Nothing from Last Rock', 'The Night {child} Read the Sea', 'Southwest Five, Good Visibility'],
  },
  guests: {
    reader: {
      sv: [
        { name: 'Henning', pronoun: 'he' },
        { name: 'Sture', pronoun: 'he' },
        { name: 'Gösta', pronoun: 'he' },
      ],
      en: [
        { name: 'Gordon', pronoun: 'he' },
        { name: 'Alistair', pronoun: 'he' },
        { name: 'Norman', pronoun: 'he' },
      ],
    },
    tech: {
      sv: [
        { name: 'Nadja', pronoun: 'she' },
        { name: 'Mika', pronoun: 'she' },
        { name: 'Esme', pronoun: 'she' },
      ],
      en: [
        { name: 'Juno', pronoun: 'she' },
        { name: 'Nadia', pronoun: 'she' },
        { name: 'Ingrid', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'no-voice',
      part: 'open',
      at: 'the radio room in the attic above the post office, quarter past six',
      with: ['child', 'reader', 'tech'],
      plants: ['five places', 'thirty-one years'],
      either: [
        {
          sv: `
Havet lästes klockan sju.

Det lästes på vinden ovanför posten[city:  {in city}], i ett rum utan fönster, där närradion höll till. {Reader} satt vid mikrofonen och läste sjörapporten, plats för plats, lugnt, som om det gällde priset på mjölk. Norra fjärden. Södra fjärden. Gåsholmen. Yttre banken. Sista skäret, som var den yttersta ön. Hur det blåste, om det regnade, hur långt man såg. Han hade gjort det i trettioett år, och han hade aldrig varit till sjöss. Han blev sjösjuk i hissen.

I kväll kom han med halsduk. Han öppnade munnen, och det hördes ingenting.

{Child}, som gick i radioklubben, fick en lapp. Rösten är borta, stod det. Du får läsa.
`,
          en: `
The sea was read at seven o’clock.

It was read in the attic above the post office[city:  {in city}], in a room without a window, where the local radio was. {Reader} sat at the microphone and read the sea report, place by place, as calmly as the price of milk. North Bay. South Bay. Goose Island. The Outer Bank. Last Rock, the farthest island of all. How the wind was, if there was rain, how far you could see. He had done it for thirty-one years, and he’d never been to sea. He got seasick in [uk: lifts | elevators].

Tonight he came in a scarf. He opened his mouth, and nothing was heard.

{Child}, who was in the radio club, was handed a note. Voice gone, it said. You read.
`,
        },
        {
          sv: `
Du får läsa havet i kväll, stod det på lappen.

{Child} hade gått med i radioklubben för knapparnas skull. De satt på vinden ovanför posten[city:  {in city}], i ett rum utan fönster, och allt annat som sändes därifrån fick gå hur det ville. Men klockan sju kom sjörapporten. Den läste {reader}, och den läste han så att man kunde ställa
klockan efter den: vinden, regnet och sikten, först i Norra fjärden, sedan i Södra fjärden, vid Gåsholmen, på Yttre banken och vid Sista skäret, den yttersta ön. I trettioett år, fast han blev sjösjuk bara han åkte hiss.

Nu satt han där med halsduk upp till näsan och pekade på sin hals, och sedan på {child}.
`,
          en: `
You’ll have to read the sea tonight, said the note.

{Child} had joined the radio club for the sake of the buttons. They were in the attic above the post office[city:  {in city}], in a room without a window, and most of what was sent from there could go any way it liked. But at seven came the sea report. {Reader} read it, and you could set
your watch by him: the wind, the rain, and how far you could see, first in North Bay, then in South Bay, at Goose Island, on the Outer Bank, and at Last Rock, the farthest island of all. Thirty-one years of it, though it took no more than [uk: a lift | an elevator] to make him seasick.

Now he sat there in a scarf up to his nose, and pointed at his throat, and then at {child}.
`,
        },
      ],
    },
    {
      id: 'somebody-there',
      part: 'stir',
      at: 'the radio room, half past six',
      with: ['child', 'reader', 'tech'],
      plants: ['same voice', 'somebody at every place'],
      either: [
        {
          sv: `
Bakom glasrutan satt {tech}, som skötte ljudet och hade hörlurar och åsikter. ”Prov”, sa hon.

{Child} läste gårdagens papper. Det gick fort, för det var skönare att ha det gjort.

{Reader} skrev en ny lapp. Fortare än vinden, stod det. Andra gången läste {child} med inlevelse. Du säljer den, skrev {reader}. Och sedan, med stora bokstäver:

Samma röst hela vägen. Det sitter någon på varje plats.
`,
          en: `
Behind the glass sat {tech}, who did the sound, and had headphones and opinions. “Test,” she said.

{Child} read yesterday’s page. It went fast, because it was nicer to have it done.

{Reader} wrote another note. Faster than the wind, it said. The second time {child} read with feeling. You’re selling it, wrote {reader}. And then, in big letters:

Same voice all the way. There’s somebody at every place.
`,
        },
        {
          sv: `
”En timme”, sa {tech} bakom glasrutan, där hon skötte ljudet. Hon var tolv och hade aldrig tryckt fel. ”En halv, om man räknar med att du är nervös.”

Första provet lät som någon som springer till bussen. Andra provet lät som den som har missat den.

{Reader} suckade utan ljud. Han bytte till den tjocka pennan. Det är inte du som ska höras, skrev han. Det är vädret. Samma röst hela vägen, för det sitter någon på varje plats.
`,
          en: `
“One hour,” said {tech} behind the glass, where she did the sound. She was twelve and had never pressed the wrong button. “Half an hour, allowing for nerves.”

The first try sounded like somebody running for the bus. The second sounded like somebody who had missed it.

{Reader} sighed without a sound. He changed to the thick pen. It isn’t you they should hear, he wrote. It’s the weather. Same voice all the way, because there’s somebody at every place.
`,
        },
      ],
    },
    {
      id: 'indoors',
      part: 'try',
      at: 'the radio room',
      with: ['child', 'reader', 'tech', 'friend', 'adult'],
      plants: ['indoor weather'],
      sv: `
Läs något du har sett, stod det på nästa lapp.

Så {child} tog vädret inomhus.

Radiovinden: damm, lätt till måttligt. //
Glasrutan: {tech}, tuggummi, god sikt. //
Halsduken: {reader}, tät dimma. //
Skrivaren: tyst, med risk för hosta. //
[friend: Trappan utanför: {friend}, tilltagande otålighet. //
][adult: Porten längst ner: {adult}, stilla, med kaffe. //
][elder: Soffan hemma: {elder}, mild, med korsord. [elder2: {Elder2}: samma, men högre.] //
][pet: Hallen: {pet}, liggande, senare på väg mot köket. //
][sport: Väskan med allt till {sport}: instängt, risk för lukt. //
][athlete: Väggen ovanför sängen: {athlete}, stadigt högtryck. //
][music: Hörlurarna: {music}, avtagande. //
][school: {School} i morgon: växlande. | Utsikter i morgon: växlande.]

{Tech} tog ut tuggummit. Och {reader} nickade, för det hade varit en och samma röst, och den hade inte bråttom.
`,
      en: `
Read something you’ve seen, said the next note.

So {child} did the weather indoors.

Radio attic: dust, slight to moderate. //
The glass: {tech}, chewing gum, good visibility. //
Scarf: {reader}, dense fog. //
Printer: silent, with a risk of coughing. //
[friend: Stairs outside: {friend}, impatience increasing. //
][adult: Front door downstairs: {adult}, calm, with coffee. //
][elder: Couch at home: {elder}, mild, with crossword. [elder2: {Elder2}: the same, but louder.] //
][pet: Hall: {pet}, lying down, later moving toward the kitchen. //
][sport: Bag with all the {sport} things: close, risk of smell. //
][athlete: Wall above the bed: {athlete}, high pressure, steady. //
][music: Headphones: {music}, fading. //
][school: {School} tomorrow: changeable. | Outlook for tomorrow: changeable.]

{Tech} took out the gum. And {reader} nodded, because it had been one voice all the way, and it was in no hurry.
`,
    },
    {
      id: 'blank',
      part: 'try',
      at: 'the radio room, five to seven',
      with: ['child', 'reader', 'tech'],
      pays: ['five places', 'indoor weather'],
      plants: ['blank line', 'guess'],
      either: [
        {
          sv: `
Fem i sju kom det riktiga papperet ur skrivaren. Fyra rader. På den femte stod det Sista skäret, och sedan ingenting.

”Ta samma som Yttre banken”, sa {tech}. ”Det är ju grannar.”

{Child} räknade på det. Regnet hade lämnat Norra fjärden klockan fem och Gåsholmen klockan sex. Nu låg det över Yttre banken. Det gick åt öster, som det brukar, så näst i tur var Sista skäret. Det stämde säkert. Nästan säkert. Men på varje plats sitter det någon som kan titta ut.

{Child} såg på {reader}. Han hade lagt ner pennan.
`,
          en: `
At five to seven the real page came out of the printer. Four lines. On the fifth it said Last Rock, and then nothing.

“Use the same as the Outer Bank,” said {tech}. “They’re neighbors.”

{Child} worked it out. The rain had left North Bay at five and Goose Island at six. Now it was over the Outer Bank. It was going east, as it usually does, so Last Rock was next. That was certainly right. Almost certainly. But at every place there’s somebody who can look outside.

{Child} looked at {reader}. He had put down the pen.
`,
        },
        {
          sv: `
Skrivaren hostade fram kvällens rapport när det var fyra minuter kvar. {Child} läste igenom den en gång och en gång till, och båda gångerna tog den slut för tidigt. Efter Sista skäret var papperet vitt.

”Något har gått sönder där ute”, sa {tech}. ”Hitta på. Säg regn. Det är alltid regn.”

Det var ingen dum gissning. Regnet hade gått österut hela eftermiddagen, från den ena raden till nästa, och Sista skäret stod i tur. Ingen som lyssnade skulle märka något, utom den som satt där.

{Reader} skrev ingenting. Det var inte hans hav i kväll.
`,
          en: `
The printer coughed up the evening’s report with four minutes to go. {Child} read it through once, and once more, and both times it ended too soon. After Last Rock the paper was white.

“Something’s broken out there,” said {tech}. “Make it up. Say rain. It’s always rain.”

It wasn’t a bad guess. The rain had been going east all afternoon, from one line to the next, and it was Last Rock’s turn. Nobody who was listening would ever know, except whoever was there.

{Reader} wrote nothing. It wasn’t his sea tonight.
`,
        },
      ],
    },
    {
      id: 'on-air',
      part: 'turn',
      at: 'the radio room, seven o’clock, on the air',
      with: ['child', 'reader', 'tech'],
      pays: ['same voice', 'blank line', 'guess', 'somebody at every place'],
      plants: ['we are waiting'],
      sv: `
Lampan blev röd.

”Klockan är sju. Havet. Norra fjärden: sydväst fem, uppehåll, god sikt. Södra fjärden: samma. Gåsholmen: sydväst fem, avtagande. Yttre banken: sydväst sex, regn, måttlig sikt.”

Det gick bra. Det gick som på räls ända till raden som inte fanns. I radio är tre sekunder en lång tid. Man hör hur folk vänder sig mot apparaten.

”Sista skäret”, sa {child}. ”Därifrån har vi inte hört något i kväll.”

Rösten var densamma. Nu skulle det komma: slut på rapporten. Men det var ju inte slut.

”Vi väntar”, sa {child}.

{Tech} slog båda händerna för ansiktet.
`,
      en: `
The lamp turned red.

“It’s seven o’clock. The sea. North Bay: southwest five, dry, good visibility. South Bay: the same. Goose Island: southwest five, decreasing. The Outer Bank: southwest six, rain, moderate visibility.”

It went well. It went as if on rails, right up to the line that wasn’t there. On the radio three seconds is a long time. You can hear people turning to look at the set.

“Last Rock,” said {child}. “From there we have heard nothing tonight.”

The voice was the same. Here it was supposed to say: end of report. But it wasn’t the end.

“We are waiting,” said {child}.

{Tech} put both hands over her face.
`,
    },
    {
      id: 'answer',
      part: 'turn',
      at: 'the radio room, on the air; a voice from outside',
      with: ['child', 'reader', 'tech'],
      pays: ['we are waiting'],
      plants: ['the one out there'],
      either: [
        {
          sv: `
Då blinkade telefonen, som inte hade ringt under rapporten på trettioett år. {Tech} kopplade in den utan att fråga.

”Hallå”, sa någon. Det blåste i rösten. ”Det är jag som är Sista skäret.”

Hon räknade fåglar där ute, sa hon, och hade gjort det sedan i våras, alldeles ensam. Vindmätaren hade stannat. Det satt en mås på den.

”Hur har ni det?” sa {child}, för så stod det inte på något papper.

”Sydväst fyra. Regnet gick förbi norr om mig. God sikt.” Hon tänkte efter. ”En säl.”

”En säl”, sa {child}, med samma röst.

”Jag brukar sitta i köket och vänta på att ni ska komma till mig”, sa hon. ”Då vet jag att jag är med.”
`,
          en: `
Then the telephone blinked. It hadn’t rung during the report in thirty-one years. {Tech} put it through without asking.

“Hello,” said somebody, with a lot of wind in it. “This is Last Rock. It’s me.”

She was counting birds out there, she said, and had been since the spring, all by herself. The wind gauge had stopped. There was a gull sitting on it.

“How is it with you?” said {child}, since there was no page to say what to ask.

“Southwest four. The rain went by to the north of me. Good visibility.” She thought about it. “One seal.”

“One seal,” said {child}, in the same voice.

“I always sit in the kitchen and wait for you to get to me,” she said. “Then I know I’m included.”
`,
        },
        {
          sv: `
Det knastrade till. Det var inte Sista skäret. Det var en fiskebåt på Yttre banken, som hade hört allting och ropade på sin radio.

”Jag ser skäret härifrån”, sa skepparen. ”Inget regn. Det står ett hus där, och i huset bor en som räknar fåglar. Hennes telefon är väl trasig. Men lampan i köket är tänd. Nu är den släckt. Nu är den tänd.”

”Hon hör oss”, viskade {tech}. ”Hon svarar.”

”Fyra gånger”, sa skepparen. ”Och en paus. Och fyra igen.”

{Child} behövde inte ens räkna. Det satt någon på varje plats, och den där hade just tittat ut.

”Sista skäret”, sa {child}. ”Styrka fyra. Uppehåll. Enligt lampa.”

”Nu blinkar hon huller om buller”, sa skepparen. ”Det är nog inte vinden. Det är nog bara hej.”
`,
          en: `
Something crackled. It wasn’t Last Rock. It was a fishing boat on the Outer Bank, which had heard everything, and was calling on its own radio.

“I can see the rock from here,” said the skipper. “No rain. There’s a house there, and somebody in it who counts birds. Her phone must be broken. But the kitchen lamp is lit. Now it’s out. Now it’s lit.”

“She can hear us,” whispered {tech}. “She’s answering.”

“Four times,” said the skipper. “And a pause. And four again.”

{Child} didn’t even have to work it out. There was somebody at every place, and that one had just looked outside.

“Last Rock,” said {child}. “Force four. Dry. According to lamp.”

“Now she’s flashing any old way,” said the skipper. “I don’t think that’s wind. I think that’s just hello.”
`,
        },
      ],
    },
    {
      id: 'end-of-report',
      part: 'back',
      at: 'the radio room, then the street',
      with: ['child', 'reader', 'tech', 'friend', 'adult'],
      pays: ['thirty-one years', 'the one out there'],
      plants: ['home'],
      either: [
        {
          sv: `
”Slut på rapporten”, sa {child}, och lampan slocknade.

Det var alldeles tyst på vinden. {Tech} kom ut från sitt glas. ”Jag hade sagt regn”, sa hon. ”Och det var fel.”

{Reader} skrev länge på sin sista lapp. Trettioett år, stod det. Ingen har svarat förut. Jag har aldrig frågat. Den fick {child} behålla, och läsa en gång till under lyktan vid porten.

Det var skymning. [friend: {Friend} hade lyssnat i trappan med örat mot dörren.] Löven låg på gatan och rörde sig lite. Två, ungefär, tänkte {child}. Högst tre.
`,
          en: `
“End of report,” said {child}, and the lamp went out.

The attic was perfectly quiet. {Tech} came out from behind her glass. “I’d have said rain,” she said. “And it was wrong.”

{Reader} wrote for a long time on his last note. Thirty-one years, it said. Nobody has ever answered. I never asked. {Child} got to keep that one, and read it once more under the lamp by the front door.

It was dusk. [friend: {Friend} had listened on the stairs, one ear to the door.] The leaves lay in the street and moved a little. About two, thought {child}. Three at most.
`,
        },
        {
          sv: `
När lampan hade slocknat satt de kvar alla tre, som folk gör när en båt har gått.

”Du läste inte det som stod”, sa {tech}.

”Det stod ingenting”, sa {child}.

{Reader} drog ner halsduken. Det kom nästan ett ljud. Sedan tog han gårdagens papper, det som hade fem rader, och skrev något längst ner och vek det två gånger. {Child} läste det först nere på gatan, under en lykta[friend: , tillsammans med {friend}]. Så gör man, stod det. Samma tid i morgon?
`,
          en: `
When the lamp had gone out they stayed where they were, all three, the way people do when a boat has left.

“You didn’t read what it said,” said {tech}.

“It didn’t say anything,” said {child}.

{Reader} pulled down his scarf. There was almost a sound. Then he took yesterday’s page, the one with five lines, wrote something at the bottom, and folded it twice. {Child} didn’t read it until down in the street, under a lamp[friend: , together with {friend}]. That’s how it’s done, it said. Same time tomorrow?
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed; or the rock',
      with: ['child', 'pet'],
      pays: ['home'],
      either: [
        {
          sv: `
Klockan var nio, och lampan hade inte varit röd på länge. {Child} låg i mörkret och tog rapporten en gång till, tyst, för den som kunde behöva den.

Köket: stiltje. Hallen: stövlar, orörliga. [pet: {Pet}: sömn, djup. //
][city: {City}: avtagande trafik. //
]Taket: lätt regn, sedan uppehåll, sedan stjärnor bakom molnen. Fötterna: svala, blir varma. Täcket: tungt. Kudden: mjuk till mycket mjuk. Sikten: avtagande. Från sängen har vi inte hört något i kväll.
`,
          en: `
It was nine o’clock, and the lamp hadn’t been red for a long time. {Child} lay in the dark and did the report once more, silently, for anyone who might need it.

Kitchen: calm. Hall: boots, not moving. [pet: {Pet}: sleep, deep. //
][city: {City}: traffic decreasing. //
]Roof: light rain, then dry, then stars behind the clouds. Feet: cool, becoming warm. Quilt: heavy. Pillow: soft to very soft. Visibility: decreasing. From the bed we have heard nothing tonight.
`,
        },
        {
          sv: `
Klockan tio gick rapporten i repris. {Child} hade radion bredvid kudden, så lågt att den nästan bara var varm.

Någon läste havet. Norra fjärden, sa någon, och Södra fjärden, och det tog en stund att höra vem det var, för rösten var så lugn. Den kom till Gåsholmen. [pet.dog / pet.cat: {Pet} suckade i sömnen.] Den kom till Yttre banken, där det regnade, på andra sidan mörkret, medan täcket var torrt och tungt. Vid Sista skäret var det
ingen i rummet som lyssnade längre, men rösten fortsatte ändå dit och hälsade på.
`,
          en: `
At ten o’clock the report was repeated. {Child} had the radio next to the pillow, turned so low that it was mostly just warm.

Somebody was reading the sea. North Bay, said somebody, and South Bay, and it took a while to hear who it was, because the voice was so calm. It came to Goose Island. [pet.dog / pet.cat: {Pet} sighed, asleep.] It came to the Outer Bank, where it was raining, on the far side of the dark, while the quilt was dry and heavy. By Last
Rock nobody in the room was listening anymore, but the voice went on out there all the same, and looked in.
`,
        },
        {
          sv: `
Långt där ute diskade någon en kopp, torkade den och gick ut på trappan för att känna efter. Vinden hade lagt sig. Sikten var så god att hon såg fastlandet, ett ljus för varje fönster, fast inte vilket som var vems.

Ett av dem var {child's}. Det släcktes just då. [pet.dog / pet.cat: {Pet} la sig till rätta, ]{child} drog upp täcket, och det blev varmt och stilla i det rummet också. Och ute på skäret skrevs det in i boken, som varje kväll, och så släcktes lampan där också, en enda gång.
`,
          en: `
A long way out somebody washed a cup, and dried it, and went out on the steps to feel the air. The wind had dropped. Visibility was so good that she could see the mainland, a light for every window, though not which was whose.

One of them was {child's}. It went out just then. [pet.dog / pet.cat: {Pet} settled down, ]{child} pulled up the quilt, and in that room, too, it was warm and still. And out on the rock it was written down in the book, as it was every evening, and then the lamp went out there, too, just once.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['no-voice', 'somebody-there', 'indoors'],
      world: 'attic',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'read', at: 'centre' },
        { who: 'child-guest', pose: 'sit', at: 'right' },
      ],
      props: ['microphone', 'lamp', 'letter'],
      alt: {
        sv: '{Child} övar på att läsa från ett papper uppe på vinden, och {tech} lyssnar.',
        en: '{Child} practices reading from a sheet of paper up in the attic, and {tech} listens.',
      },
    },
    {
      beats: ['blank', 'on-air', 'answer'],
      world: 'attic',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'left' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
      ],
      props: ['microphone', 'lamp', 'clock'],
      alt: {
        sv: 'Klockan är sju i radiorummet på vinden. {Child} läser havet, och {tech} står stilla.',
        en: 'It is seven o’clock in the radio attic. {Child} is reading the sea, and {tech} stands still.',
      },
    },
    {
      beats: ['answer', 'end-of-report', 'last'],
            world: 'street',
      time: 'dusk',
      light: 'lantern',
      weather: 'wind',
      figures: [
        { who: 'child', pose: 'read', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['letter'],
      alt: {
        sv: 'Nere på gatan läser {child} den sista lappen under en lykta[friend:  med {friend}].',
        en: 'Down in the street {child} reads the last note under a street lamp[friend:  with {friend}].',
      },
    },
  ],
});
