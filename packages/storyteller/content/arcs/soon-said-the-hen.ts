import { score } from '../../src/score.ts';

export default score({
  id: 'soon-said-the-hen',
  premise:
    'A hen sits in an empty flower bed and hatches something that is not an egg, a potato or a stone; it is what the child planted in the autumn and forgot, and then a whole winter came in between.',
  voice: 'cumulative',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: ['theme'],
  themes: ['hen', 'spring', 'easter', 'bird', 'garden'],
  contains: ['hen', 'spring', 'bird', 'garden', 'easter', 'rain'],
  registry: {
    idea: 'a hen hatches a flower: she sits on bare ground until what was forgotten in the autumn puts up a green beak',
    device: 'the hen has one word, Soon, and everything offered to her to sit on is rolled out again; at last the word is Now',
    objects: ['umbrella in a flower bed', 'red egg with yellow spots', 'potato on loan to a hen', 'green tip like a beak', 'row of things rolled out'],
    joke: '“Are you coming?” – “Soon!” called the child. “Soon,” said the hen. / a potato is nearly an egg / it said nothing, it was new',
    ending: 'under the quilt it is as warm as under a hen, and the child lies there and grows / the hen one step farther on, with the whole spring left',
  },
  titles: {
    sv: [
      'Snart, sa hönan',
      'Hönan i rabatten',
      'Vad ruvar du på?',
      '[theme.spring: Hönan som ruvade fram våren]',
      '[theme.easter: Påskägget som hönan inte ville ha]',
      '[theme.garden: Hönan som ruvade på trädgården]',
      '[theme.bird: Fågeln som satt stilla]',
    ],
    en: [
      'Soon, Said the Hen',
      'The Hen in the Flower Bed',
      'What Are You Sitting On?',
      '[theme.spring: The Hen Who Hatched the Spring]',
      '[theme.easter: The Easter Egg the Hen Rolled Out]',
      '[theme.garden: The Hen Who Hatched a Garden]',
      '[theme.bird: The Bird That Sat Still]',
    ],
  },
  beats: [
    {
      id: 'soon',
      part: 'open',
      at: 'the garden, by the flower bed on the cold side of the house; afternoon',
      with: ['child', 'hen'],
      plants: ['empty bed', 'soon'],
      either: [
        {
          sv: `
Det var vår, men bara på ena sidan av huset. På andra sidan var trädgården kall och brun och alldeles tom.

Mitt i rabatten satt en höna.

Hon hade inte suttit där i går. Hon satt som höns sitter när de har något under sig.

– Vad ruvar du på? sa {child}.

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
It was spring, but only on one side of the house. On the other side the garden was cold and brown and quite empty.

In the middle of the flower bed sat a hen.

She hadn’t been there yesterday. She sat the way hens sit when they have something under them.

“What are you sitting on?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
        {
          sv: `
Alla fåglar i trädgården hade bråttom, för det var vår. Skatan bar pinnar. Koltrasten bar strån. Bara en enda fågel satt stilla.

Det var en höna. Hon satt mitt i rabatten, där det inte växte någonting än, och burrade upp sig som om hon hade ägg.

– Har du ägg? sa {child}. Vad ruvar du på?

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
All the birds in the garden were busy, because it was spring. The crow carried twigs. The blackbird carried straws. Only one bird sat
still.

It was a hen. She sat in the middle of the flower bed, where nothing was growing yet, all puffed up, as if she had eggs.

“Do you have eggs?” said {child}. “What are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
        {
          if: 'theme.easter',
          sv: `
Till påsk hade {child} målat ett ägg, rött med gula prickar. Nu skulle det gömmas. Det bästa stället i trädgården var mitt i
rabatten, för där fanns ingenting, bara kall, brun jord.

Men platsen var upptagen. Där satt en höna.

– Vad ruvar du på? sa {child}.

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
{Child} had painted an Easter egg, red with yellow spots, and now it had to be hidden. The best place in the garden was the middle of the
flower bed, because there was nothing in it, only cold, brown earth.

But the place was taken. A hen was sitting there.

“What are you sitting on?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
      ],
    },
    {
      id: 'nothing',
      part: 'stir',
      at: 'by the flower bed',
      with: ['child', 'friend', 'pet', 'hen'],
      plants: ['nothing there'],
      either: [
        {
          sv: `
{Child} la sig på magen och tittade in under hönan. Hönan lyfte lite på fjädrarna, så att det skulle gå att se.

Där var ingenting. Bara jord.

[friend: – Inte ens något litet, sa {friend}, som tittade från andra sidan.]

[age>=6: – Om man ruvar på ingenting, undrade {child}, vad kommer det ut då?]

[pet.dog: {Pet} nosade. Ingenting.] [pet.cat: {Pet} satt på muren och såg åt ett annat håll, som om där inte fanns någon höna.] [city: I hela {city} hade det blivit vår, men inte just här.]
`,
          en: `
{Child} lay down flat and looked in under the hen. The hen lifted her feathers a little to help.

There was nothing there. Only earth.

[friend: “Not even something small,” said {friend}, who was looking from the other side.]

[age>=6: “If you sit on nothing,” {child} wondered, “what comes out?”]

[pet.dog: {Pet} sniffed. Nothing.] [pet.cat: {Pet} sat on the wall and looked the other way, as if there were no hen.] [city: All over
{city} it was spring, but not just here.]
`,
        },
        {
          sv: `
– Får jag se? sa {child}.

Hönan reste sig en liten bit, på raka ben. {Child} kikade in. [friend: {Friend} kikade in från andra hållet, så att de såg varandra.] Det var varmt där
under, och det luktade höna, och på jorden låg precis ingenting.

Hönan satte sig på det igen, försiktigt. [age>=6: Man sätter sig inte hur som helst på ingenting.]

[pet.dog: {Pet} ville också se, med nosen, och fick ett litet hack.] [pet.cat: {Pet} kom förbi, såg att det var upptaget och gick en annan väg.] [city: Någonstans ringde en klocka
över {city}. Hönan lyssnade inte på den.]
`,
          en: `
“May I see?” said {child}.

The hen got up a little, on straight legs. {Child} looked in. [friend: {Friend} looked in from behind, so that they saw each other.] It was
warm in there, and it smelled of hen, and on the ground lay nothing at all.

The hen sat down on it again, carefully. [age>=6: You don’t just plump down on nothing.]

[pet.dog: {Pet} wanted to look, too, with a nose, and got a small peck.] [pet.cat: {Pet} came by, saw that it was taken, and went another way.] [city: Somewhere a bell rang
over {city}. The hen paid it no mind.]
`,
        },
      ],
    },
    {
      id: 'umbrella',
      part: 'stir',
      at: 'by the flower bed, in the rain',
      with: ['child', 'hen', 'adult'],
      plants: ['umbrella'],
      sv: `
Så började det regna, först lite på näsan och sedan mycket överallt. [age>=5: Alla andra fåglar flög in i häcken.] Men en höna som ruvar går inte in. {Child} hämtade ett paraply och stack ner skaftet i jorden, så att hönan satt torrt. [age>=5: Hönan såg på det som om det alltid hade stått där.]

[adult: – Kommer du? ropade {adult} från dörren.

– Snart! ropade {child}.

– Snart, sa hönan.]
`,
      en: `
Then it began to rain, first a little on the nose and then a lot on everything. [age>=5: All the other birds flew into the hedge.] But a hen who is sitting doesn’t go in. {Child} fetched an umbrella and stuck the handle into the ground, so that the hen was dry. [age>=5: The hen looked at it as if it had always been there.]

[adult: “Are you coming?” called {adult} from the door.

“Soon!” called {child}.

“Soon,” said the hen.]
`,
    },
    {
      id: 'egg',
      part: 'try',
      at: 'under the umbrella',
      with: ['child', 'hen'],
      anyOrder: 'gifts',
      plants: ['rolled out'],
      sv: `
– Hon måste ha ett ägg, sa [friend: {friend} | {child}]. [theme.easter: Där fanns ju ett. | Det fanns ett i köket, målat till påsk, rött med gula prickar.] {Child} la in det under hönan.

Hönan tänkte. [age>=5: Hon tänkte med magen, som höns gör.] Så kom en näbb. Rull, rull, rull, och ut kom ägget på andra sidan.

Ägget var det inte.

– Vad ruvar du på, då?

– Snart, sa hönan. Snart-snart-snart.
`,
      en: `
“She needs an egg,” said [friend: {friend} | {child}]. [theme.easter: Well, there was one. | There was one in the kitchen, painted for Easter, red with yellow spots.] {Child} put it in
under the hen.

The hen considered it. [age>=5: She considered it with her tummy, as hens do.] Then came a beak. Roll, roll, roll, and out came the egg on the other side.

It wasn’t the egg.

“Then what are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”
`,
    },
    {
      id: 'potato',
      part: 'try',
      at: 'under the umbrella',
      with: ['child', 'hen'],
      anyOrder: 'gifts',
      plants: ['the row'],
      either: [
        {
          sv: `
{Child} gick in efter en potatis. En potatis är nästan ett ägg, fast trött.

[sport: {Sport.thing} från {sport} fick också följa med ut.] Hönan tittade med ena ögat. Hon tittade med det andra. Rull, rull, rull.

[sport: Potatisen var det inte. {Sport} var det inte. | Potatisen var det inte.]

– Vad ruvar du på, då?

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
{Child} went in for a potato. A potato is nearly an egg, only tired.

[sport: {Sport.thing} came out, too.] In under the hen [sport: they|it] went. She looked with one eye, then with the other. Roll, roll, roll.

[sport: It wasn’t the potato. It wasn’t {sport}. | It wasn’t the potato.]

“Then what are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
        {
          sv: `
{Child} hittade en sten, vit och rund och len. [sport: Från väskan till {sport} kom {sport.thing}.] Det blev trångt under hönan.

Hon satt en stund och kände efter. Rull, rull, rull, sa det, och där låg stenen i gräset. [sport: {Sport.thing} låg bredvid.]

Det var inte det hon väntade på.

– Vad ruvar du på, då?

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
{Child} found a stone, white and round and smooth. [sport: From the hall came {sport.thing}, for {sport}.] It got crowded under the hen.

She sat for a while to see how it felt. Roll, roll, roll, and there lay the stone in the grass. [sport: {Sport.thing} lay next to it.]

That wasn’t what she was waiting for.

“Then what are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
      ],
    },
    {
      id: 'sit',
      part: 'try',
      at: 'under the umbrella, in the rain',
      with: ['child', 'friend', 'hen'],
      either: [
        {
          sv: `
Då satte sig {child} bredvid, på huk, med ägget under sig. Någon måste ju.

Det var kallt om baken. [age>=5: Det stack i knäna.] Man fick inte gunga, och inte resa sig, och inte titta efter. {Child} räknade till
tio. [age>=6: Sedan till trettio, för säkerhets skull.] Hönan nickade, som man gör åt en kollega.

– Är det långt kvar? sa {child}.

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
So {child} squatted down beside her, on the egg. Somebody had to.

It was a cold seat. [age>=5: There were pins and needles in both knees.] You weren’t allowed to rock, or get up, or look. {Child} counted to ten.
[age>=6: Then to thirty, to be sure.] The hen nodded, the way you nod to somebody in the same line of work.

“Is it long now?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
        {
          sv: `
Då kröp {child} in under paraplyet för att vänta där. Det ryms två under ett paraply, om den ena är en höna. [friend: Med {friend} blev det tre, och tre
våta skor.]

De lyssnade på regnet. Plopp, sa det på tyget. Plipp, sa det i rabatten. [age>=5: En mask kom upp för att se vad det var för väder. Hönan sa inte ett ord
till den. Hon hade annat för sig.]

– Är det långt kvar? sa {child}.

– Snart, sa hönan. Snart-snart-snart.
`,
          en: `
So {child} crawled in under the umbrella to wait there. There’s room for two under an umbrella, if one of them is a hen. [friend: With {friend} it was
three, and three wet shoes.]

They listened to the rain. Plop, it went on the cloth. Plip, it went in the flower bed. [age>=5: A worm came up to see what the weather was like. The hen let it.
She was busy.]

“Is it long now?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”
`,
        },
      ],
    },
    {
      id: 'song',
      part: 'try',
      at: 'under the umbrella',
      with: ['child', 'hen'],
      if: 'music / athlete / pet.other / age>=6',
      sv: `
[music: Kanske hade hönan tråkigt. {Child} nynnade {music}. Hönan la huvudet på sned. | Kanske hade hönan tråkigt. {Child} berättade en vits om en höna som gick över en väg. Hönan hade hört den.] [athlete: Hönan såg länge på {child's} tröja, den med {athlete} på. – Snart, sa hon till {athlete} också.]

[pet.other: – Jag måste gå in och titta till {pet}, sa {child}. Men jag kommer tillbaka.

– Snart, sa hönan, och det stämde.]
`,
      en: `
[music: Perhaps the hen was bored. {Child} hummed {music}. The hen put her head to one side. | Perhaps the hen was bored. {Child} told her a joke about a chicken and a road. The hen had heard it.] [athlete: The hen looked for a long time at {child's} shirt, the one with {athlete} on it. “Soon,” she told {athlete}, too.]

[pet.other: “I have to go in and see to {pet},” said {child}. “But I’ll be back.”

“Soon,” said the hen, and that was right.]
`,
    },
    {
      id: 'a-winter-in-between',
      part: 'turn',
      at: 'by the flower bed; the rain has stopped, the sun is going down',
      with: ['child', 'friend', 'elder', 'elder2', 'hen'],
      pays: ['empty bed', 'nothing there'],
      plants: ['something brown and round'],
      either: [
        {
          sv: `
Regnet tog slut. Solen gick ner bakom häcken. [elder: {Elder} kom ut och satte sig på en hink. [elder2: {Elder2} fick den andra hinken.]

– En höna sitter inte på ingenting, sa {elder.short}. Vem var det som grävde där i höstas?]

[school: – {At school} satte vi bönor i muggar, sa {child}. Där var det också ingenting. Och sedan…]

Då mindes {child}. I höstas, när löven föll, [age>=6: och alla hade mössa,] hade någon grävt ett hål precis där, lagt ner något brunt och runt
och klappat till jorden. Det var ju {child} själv. Och så hade det kommit en hel vinter emellan.

– Hönan! sa {child}. Är det den? [age>=6: Är det min?]
`,
          en: `
The rain stopped. The sun went down behind the hedge. [elder: {Elder} came out and sat on a bucket. [elder2: {Elder2} got the other bucket.]

“A hen doesn’t sit on nothing,” said {elder.short}. “Who was it that dug there in the [uk: autumn|fall]?”]

[school: “We put beans in cups {at school},” said {child}. “That was nothing, too. And then…”]

And then {child} remembered. When the leaves were falling, [age>=6: and everybody wore a hat,] somebody had dug a hole right there, put in
something brown and round, and patted down the earth. It was {child}. And after that, a whole winter had come in between.

“Hen!” said {child}. “Is that it? [age>=6: Is it mine?]”
`,
        },
        {
          sv: `
Till slut hade det regnat färdigt, och himlen blev rosa. [elder: {Elder} [elder2: och {elder2}] kom ut för att titta på hönan.

– Så där sitter bara den som vet något, sa {elder.short}. Vad finns det där nere?]

[school: – Det kanske är bönor, sa {child}. Sådana satte vi {at school}, och de syntes inte heller först.]

{Child} tänkte bakåt, förbi snön, förbi de mörka eftermiddagarna, ända till i höstas. Då låg det löv här. Då fanns det en spade, och något brunt
och runt som skulle ner i jorden, och det var {child} som höll i det. Sedan kom vintern emellan, och så blev det glömt.

Fast inte av alla. {Child} tittade på hönan, och hönan tittade på {child}.
`,
          en: `
At last it had finished raining, and the sky turned pink. [elder: {Elder} [elder2: and {elder2}] came out to see the hen.

“Only somebody who knows something sits like that,” said {elder.short}. “What’s down there?”]

[school: “It could be beans,” said {child}. “We planted some {at school}, and they didn’t show at first, either.”]

{Child} thought back, past the snow, past the dark afternoons, all the way to last [uk: autumn|fall]. There had been leaves here then. There had been a
spade, and something brown and round that was going into the ground, and {child} was the one holding it. Then winter came in between, and it was
forgotten.

But not by everybody. {Child} looked at the hen, and the hen looked at {child}.
`,
        },
      ],
    },
    {
      id: 'now',
      part: 'turn',
      at: 'by the flower bed, dusk',
      with: ['child', 'friend', 'hen'],
      pays: ['soon', 'something brown and round'],
      either: [
        {
          sv: `
Hönan reste sig. Hon skakade sina fjädrar. Hon tog ett steg åt sidan.

– Nu, sa hönan. Nu-nu-nu.

Ur jorden stack en liten grön spets, precis som en näbb. Den var inte där i morse. Hönan sa något vänligt till den. Den svarade inte, för den var ny.

– Den är grön, viskade [friend: {friend} | {child}].

– Nu-nu, sa hönan. [age>=5: Det betydde att det är de, i början.]
`,
          en: `
The hen stood up. She shook her feathers. She took one step to the side.

“Now,” said the hen. “Now-now-now.”

Out of the ground came a small green tip, exactly like a beak. It hadn’t been there that morning. The hen said something kind to it. It didn’t answer,
because it was new.

“It’s green,” whispered [friend: {friend} | {child}].

“Now-now,” said the hen. [age>=5: That meant that they are, at first.]
`,
        },
        {
          sv: `
– Nu, sa hönan. Nu-nu-nu.

Hon klev upp och gick åt sidan, som när man öppnar en dörr för någon. Där hon hade suttit var jorden varm och lite sprucken, och ur sprickan
stack det upp en grön näbb.

[friend: – Ska den inte pipa? viskade {friend}. | {Child} väntade på att den skulle pipa.]

Det skulle den inte. Den skulle bli en blomma, och den hade bråttom, fast långsamt.
`,
          en: `
“Now,” said the hen. “Now-now-now.”

She got up and stood aside, as if she were holding a door for somebody. Where she had been sitting, the earth was warm and a little cracked, and
up through the crack came a green beak.

[friend: “Isn’t it going to peep?” whispered {friend}. | {Child} waited for it to peep.]

It wasn’t going to. It was going to be a flower, and it was hurrying, only slowly.
`,
        },
      ],
    },
    {
      id: 'good-night',
      part: 'down',
      at: 'the flower bed, then indoors',
      with: ['child', 'friend', 'hen'],
      pays: ['rolled out', 'the row', 'umbrella'],
      sv: `
Sedan satte hon sig igen, ett steg bort. Där hade någon också grävt i höstas.

Det blev mörkt. [age>=5: Det luktade jord och regn.] Paraplyet fick stå kvar. Ägget fick följa med in.

God natt, näbben. God natt, paraplyet. //
God natt, regnet, som hade gått. //
[city: God natt, {city}. //
]
God natt, allt som blev utrullat. //
God natt, hönan.

– Snart, sa hönan.
`,
      en: `
Then she sat down again, one step away. Somebody had dug a hole there, too.

It got dark. [age>=5: There was a smell of earth and rain.] The umbrella could stay. The egg could come in.

Good night, beak. Good night, umbrella. //
Good night, rain, wherever you’ve gone. //
[city: Good night, {city}. //
]
Good night, everything she rolled out. //
Good night, hen.

“Soon,” said the hen.
`,
    },
    {
      id: 'as-under-a-hen',
      part: 'last',
      at: 'the child’s bed; or the flower bed in the morning',
      with: ['child', 'friend', 'hen'],
      either: [
        {
          sv: `
Sängen var mjuk och täcket var tungt[friend: , och hemma hade {friend} ett likadant]. Det var varmt där under, som under en höna, och där låg {child} alldeles stilla och
växte, så lite att det inte syntes.
`,
          en: `
The bed was soft and the quilt was heavy[friend: , and at home {friend} had one just as heavy]. It was warm under there, as warm as under a hen, and {child} lay quite still
and grew, so little that it didn’t show.
`,
        },
        {
          sv: `
På morgonen, innan {child} hade vaknat, öppnade sig den gröna näbben mot solen. Den var gul inuti, som ungar är. Bredvid satt hönan under sitt paraply, på
nästa ställe, och väntade. Hon hade hela våren kvar.
`,
          en: `
In the morning, before {child} was awake, the green beak opened to the sun. It was yellow inside, as small beaks are. One step away, under the umbrella, sat the hen,
waiting. She had the whole spring left.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['nothing', 'umbrella', 'egg', 'potato', 'song'],
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'spring',
      weather: 'rain',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'hen', pose: 'sit', at: 'centre', faces: 'left' },
        { who: 'friend', pose: 'crouch', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['umbrella'],
      alt: {
        sv: 'Det regnar i trädgården. {Child} sitter på huk vid paraplyet i rabatten.',
        en: 'It is raining in the garden. {Child} crouches by the umbrella in the flower bed.',
      },
    },
    {
      beats: ['umbrella', 'egg', 'potato', 'song', 'a-winter-in-between'],
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'spring',
      weather: 'rain',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'hen', pose: 'sit', at: 'centre', faces: 'left' },
        { who: 'friend', pose: 'stand', at: 'right' },
      ],
      props: ['umbrella'],
      alt: {
        sv: '{Child} sträcker in något under paraplyet, där hönan sitter torrt.',
        en: '{Child} reaches in under the umbrella, where the hen is keeping dry.',
      },
    },
    {
      beats: ['a-winter-in-between', 'now', 'good-night'],
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'spring',
      weather: 'clear',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'hen', pose: 'sit', at: 'centre', faces: 'left' },
        { who: 'friend', pose: 'crouch', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
      ],
      props: ['umbrella'],
      alt: {
        sv: 'Solen går ner. Vid paraplyet i rabatten väntar {child} på vad som ska komma.',
        en: 'The sun is going down. By the umbrella in the flower bed, {child} waits for what will come.',
      },
    },
  ],
});
