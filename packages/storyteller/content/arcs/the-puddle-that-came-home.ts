import { score } from '../../src/score.ts';

export default score({
  id: 'the-puddle-that-came-home',
  premise:
    'A puddle has come home in a boot and looks for somewhere to lie; a puddle has in it whatever is above it, and indoors that is a ceiling, a spoon or a nose.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  themes: ['rain'],
  contains: ['rain'],
  registry: {
    idea: 'a puddle that comes home in a boot has in it only what is above it, and indoors it gets smaller and has nothing but ceilings; it wants a sky',
    device: 'one question at every place, “What have you got in you now?”; it is turned around when the mat has the puddle in it, and at last the ceiling has',
    objects: [
      'boot with somebody in it',
      'doormat that drinks',
      'heel as a bath plug',
      'tap about to sneeze',
      'spoon beside a soup plate',
      'saucer on a windowsill',
    ],
    joke: '“What can you do?” – “Lie.” / “I take up no room upward.” / “Two holes.” – “That’s my nose.” / a puddle under a ceiling is only something spilled',
    ending: 'first the puddle had a ceiling in it, now the ceiling has a puddle in it / the saucer is empty: it has gone up to fetch more',
  },
  titles: {
    sv: [
      'Pölen som följde med hem',
      'Klafs, klafs, hej',
      'Vad har du i dig nu?',
      'Regn i stöveln',
      'En himmel på ett fat',
      'Platt, sa pölen',
    ],
    en: [
      'The Puddle That Came Home',
      'Squelch, Squelch, Hello',
      'What Have You Got in You Now?',
      'Rain in the Boot',
      'A Saucer of Sky',
      'Flat, Said the Puddle',
    ],
  },
  beats: [
    {
      id: 'hello',
      part: 'open',
      at: 'outdoors after the rain, then the hall',
      with: ['child', 'friend', 'adult', 'puddle'],
      plants: ['upside down', 'boot'],
      either: [
        {
          sv: `
Det hade regnat hela dagen, och i pölen [school: utanför {school} | i parken] låg allting upp och ner: molnen, träden och [city: hela
{city} | en lyktstolpe].

{child} hoppade i med båda stövlarna. [friend: {friend}, som skulle sova över, hoppade efter.] Plask! Sedan gick alla hem.

Klafs, sa höger stövel. Klafs, sa vänster. //
Klafs, sa höger. Hej, sa vänster.

I hallen drog {child} av sig stöveln och tittade ner. Där låg pölen. Den hade följt med.
`,
          en: `
It had rained all day, and in the puddle [school: outside {school} | in the park] everything was upside down: the clouds, the
trees, and [city: all of {city} | a lamppost].

{child} jumped in with both boots. [friend: {friend}, who was coming to sleep over, jumped in after.] Splash! And then everybody
went home.

Squelch, went the right boot. Squelch, went the left. //
Squelch, went the right. Hello, went the left.

In the hall {child} pulled off the boot and looked down. There was the puddle. It had come along.
`,
        },
        {
          sv: `
I hallen stod {child's} stövlar, som hade varit ute i regnet. Den ena var tom. I den andra var det någon.

– Hej, sa det därnere. Jag följde med.

{child} tittade ner. [friend: {Friend}, som skulle sova över, tittade också.] Längst in i foten låg pölen från [school: {school} | parken], den
stora, som [friend: de | {child}] hade hoppat i på vägen hem.

Där ute hade den haft allting i sig, upp och ner: molnen, träden och [city: hela {city} | en lyktstolpe].
`,
          en: `
In the hall stood {child's} boots, which had been out in the rain. One was empty. In the other there was somebody.

“Hello,” it said, down there. “I came along.”

{child} looked. [friend: {Friend}, who was sleeping over, looked too.] In the toe of the boot lay the puddle from [school: {school} |
the park], the big one, that [friend: they | {child}] had splashed in on the way home.

Outdoors it used to have everything in it, upside down: the clouds, the trees, and [city: all of {city} | a lamppost].
`,
        },
      ],
    },
    {
      id: 'nose',
      part: 'stir',
      at: 'the hall',
      with: ['child', 'adult', 'puddle'],
      plants: ['lie flat', 'in it'],
      either: [
        {
          sv: `
– Får jag bo här? sa pölen.

– Vad kan du? sa {child}.

– Ligga, sa pölen. Jag behöver något att ligga på, och så behöver jag något att ha i mig.

– Vad har du i dig nu?

– En näsa, sa pölen.

– Det är min, sa {child}.

– Den är fin. Men det är bara en.

[adult: – Vem pratar du med? ropade {adult} från köket.

– En pöl, ropade {child}.

– Torka upp den!

– Den vill inte!]
`,
          en: `
“May I live here?” said the puddle.

“What can you do?” said {child}.

“Lie,” said the puddle. “I need something to lie on, and then I need something to have in me.”

“What have you got in you now?”

“A nose,” said the puddle.

“That’s mine,” said {child}.

“It’s very nice. But there’s only one.”

[adult: “Who are you talking to?” called {adult} from the kitchen.

“A puddle!” called {child}.

“Then wipe it up!”

“It doesn’t want to!”]
`,
        },
        {
          sv: `
– Får jag stanna? sa pölen. Jag tar ingen plats på höjden.

[adult: {child} frågade {adult}.

– En pöl? sa {adult}. Om den ligger still.] [!adult: {child} tänkte efter.

– Om du ligger still, sa {child}.]

– Det är det jag gör, sa pölen. Jag ligger, och så har jag i mig det som är ovanför.

– Vad har du i dig nu? sa {child} och böjde sig över stöveln.

– Två hål, sa pölen.

– Det är min näsa!

– Jag är mer van vid himmel, sa pölen.
`,
          en: `
“May I stay?” said the puddle. “I take up no room upward.”

[adult: {child} asked {adult}.

“A puddle?” said {adult}. “If it lies still.”] [!adult: {child} thought about it.

“If you lie still,” said {child}.]

“That’s all I do,” said the puddle. “I lie there, and I have in me whatever is on top.”

“What have you got in you now?” said {child}, bending over the boot.

“Two holes,” said the puddle.

“That’s my nose!”

“I’m more used to sky,” said the puddle.
`,
        },
      ],
    },
    {
      id: 'soft',
      part: 'try',
      at: 'the hall floor, or the bathroom floor',
      with: ['child', 'pet', 'puddle'],
      anyOrder: 'places',
      plants: ['the mat has me'],
      either: [
        {
          sv: `
{child} hällde ut pölen på dörrmattan. Där låg den bra.

– Vad har du i dig nu? sa {child}.

– Jag vet inte, sa pölen med liten röst. Men mattan har mig i sig.

Mattan drack! {child} höll upp den i ett hörn och kramade, så att det rann ner i stöveln igen. Det mesta kom med. [age>=5: Resten stod det
Välkommen på.]

[pet.dog: {Pet} tog en klunk.

– Hoppsan, sa pölen.] [pet.cat: {Pet} satte en tass i resten och skakade den sedan i fem minuter.] [pet.other: –
Hälsa {pet}, sa pölen, om jag inte hinner.]
`,
          en: `
{child} poured the puddle out on the doormat. It lay there very well.

“What have you got in you now?” said {child}.

“I don’t know,” said the puddle in a small voice. “But the mat’s got me in it.”

The mat was drinking! {child} held it up by one corner and squeezed, until the puddle ran down into the boot again. Most of it
came along. [age>=5: The rest still said Welcome on it.]

[pet.dog: {Pet} had a gulp.

“Oops,” said the puddle.] [pet.cat: {Pet} put one paw in the rest, and shook it for five
minutes.] [pet.other: “Say hello to {pet},” said the puddle, “if I don’t get the time.”]
`,
        },
        {
          sv: `
{child} bredde ut en handduk på golvet, den tjockaste, så att pölen skulle få ligga mjukt.

– Åh, sa pölen. Så mjukt. Så…

– Vad har du i dig nu? sa {child}.

– Ingenting, hördes det långt inifrån. Det är handduken som har mig i sig.

{child} vred handduken över stöveln med båda händerna, tills det inte kom fler ord. [age>=5: Det sista som kom ut var ett litet usch.]

[pet.dog: {Pet} kom dit och slickade på golvet, två gånger.

– Det var mina knän, sa pölen.] [pet.cat: {Pet} la sig på handduken, märkte vad
det var och låtsades att det var meningen.] [pet.other: – Är det så {pet} har det? sa pölen. Så mjukt och torrt?]
`,
          en: `
{child} spread out a towel on the floor, the thickest one, to give the puddle something soft.

“Oh,” said the puddle. “How soft. How…”

“What have you got in you now?” said {child}.

“Nothing,” came a voice from far inside. “It’s the towel that’s got me in it.”

{child} twisted the towel over the boot with both hands, until no more words came out. [age>=5: The last one was a very small ugh.]

[pet.dog: {Pet} came and licked the floor, two times.

“Those were my knees,” said the puddle.] [pet.cat: {Pet} lay down on
the towel, noticed, and made believe it was on purpose.] [pet.other: “Is this how {pet} lives?” said the puddle. “So soft and
dry?”]
`,
        },
      ],
    },
    {
      id: 'white',
      part: 'try',
      at: 'the bathroom',
      with: ['child', 'puddle'],
      anyOrder: 'places',
      plants: ['only a ceiling'],
      either: [
        {
          sv: `
Badkaret var stort och vitt. Pölen rann åt alla håll, tills den inte kände sina egna kanter.

– Vad har du i dig nu? sa {child}.

– Ett tak, sa pölen. Bara ett tak. Och så är det någon som drar i mig.

Det var hålet där vattnet åker ut! {child} satte en häl i hålet och öste upp pölen med tandborstmuggen. [age>=5: En bit av den luktade
mint efteråt.]
`,
          en: `
The bathtub was big and white. The puddle ran out in all directions, until it couldn’t find its own edges.

“What have you got in you now?” said {child}.

“A ceiling,” said the puddle. “Only a ceiling. And somebody’s pulling at me.”

It was the hole where the water goes! {child} put a heel in it and scooped up the puddle with the toothbrush mug. [age>=5: Part of it
smelled of mint after that.]
`,
        },
        {
          sv: `
I badrummet fanns ett runt handfat med propp i. Pölen la sig till rätta, precis i mitten.

– Vad har du i dig nu? sa {child}.

– Lite tak, sa pölen, och en kran. Den hänger rakt över mig. Ska den nysa?

– Den brukar det, sa {child}.

Plipp, sa kranen.

– Prosit, sa {child} och öste upp pölen. [age>=5: Man ska inte behöva ligga och vänta på nästa.]
`,
          en: `
In the bathroom there was a round [uk: basin | sink] with a plug in it. The puddle settled right in the middle.

“What have you got in you now?” said {child}.

“Some ceiling,” said the puddle, “and a [uk: tap | faucet]. It’s hanging right above me. Is it going to sneeze?”

“It often does,” said {child}.

Plip, went the [uk: tap | faucet].

“Bless you,” said {child}, and scooped up the puddle. [age>=5: Nobody should have to lie there waiting for the next one.]
`,
        },
      ],
    },
    {
      id: 'table',
      part: 'try',
      at: 'the kitchen table',
      with: ['child', 'adult', 'puddle'],
      anyOrder: 'places',
      plants: ['not to be eaten'],
      either: [
        {
          sv: `
På köksbordet stod en djup tallrik. Den var rund, och pölen blev rund, den med.

– Vad har du i dig nu? sa {child}.

– En lampa! sa pölen. Det är nästan en sol. Vad är det för blankt här bredvid?

– En sked, sa {child}.

Pölen blev alldeles stilla.

[adult: – Är det soppa? sa {adult} i dörren.]

[sport: – Du kan få bo i min flaska, sa {child}, den till {sport}.

– Kan man ligga i den?

– Nej, sa {child}. Man står.]

– Jag tar stöveln, sa pölen.
`,
          en: `
On the kitchen table stood a soup plate. It was round, and that made the puddle round.

“What have you got in you now?” said {child}.

“A lamp!” said the puddle. “That’s nearly a sun. What’s the shiny thing next to me?”

“A spoon,” said {child}.

The puddle went perfectly still.

[adult: “Is that soup?” said {adult} in the doorway.]

[sport: “You can live in my water bottle,” said {child}, “the one for {sport}.”

“Can you lie down in it?”

“No,” said {child}. “You have to stand.”]

“I’ll take the boot,” said the puddle.
`,
        },
        {
          sv: `
I köket hällde {child} pölen i ett glas.

– Nej, nej, nej, sa pölen. Jag står ju!

– Vad har du i dig nu? sa {child}.

– Ett sugrör, sa pölen.

[adult: – Är du törstig? frågade {adult} vid spisen.

– Nej, sa {child}. Det är min gäst.] [sport: Flaskan till {sport} var ännu smalare. Där fick pölen hålla in magen.]

En pöl som står är bara dricka. {child} hällde den snabbt i stöveln igen. [age>=5: Sugröret fick inte följa med.]
`,
          en: `
In the kitchen {child} poured the puddle into a glass.

“No, no, no,” said the puddle. “I’m standing up!”

“What have you got in you now?” said {child}.

“A straw,” said the puddle.

[adult: “Are you thirsty?” asked {adult} at the stove.

“No,” said {child}. “This is my guest.”] [sport: The water bottle for {sport} was even narrower. In there the puddle had to hold
its tummy in.]

A puddle standing up is only a drink. {child} poured it right back into the boot. [age>=5: The straw was not asked along.]
`,
        },
      ],
    },
    {
      id: 'ceilings',
      part: 'lull',
      at: 'the hall',
      with: ['child', 'friend', 'elder', 'elder2', 'adult', 'puddle'],
      pays: ['the mat has me', 'only a ceiling', 'not to be eaten'],
      either: [
        {
          sv: `
Nu gick det blöta fläckar genom hela hemmet[adult: , och efter dem gick {adult} med en trasa]. I stöveln låg bara en liten pöl
kvar.

[age>=5: – Jag var tre steg lång, sa pölen. Nu är jag knappt en sula.] [age<5: – Tak, sa pölen.] Tak, tak, tak. Förut hade jag moln.

[elder: – En pöl med tak över sig, sa {elder}, det är bara något som någon har spillt.

[elder2: – Eller te, sa {elder2}.

]][friend: – Då är det taket det är fel på, sa {friend}. Vi måste dit där det tar slut. | – Då är det taket det är
fel på, sa {child}. Vi måste dit där det tar slut.]
`,
          en: `
By now there were wet spots all over the place[adult: , and behind the spots came {adult} with a cloth]. In the boot there was only
a small puddle left.

[age>=5: “I was three steps long,” said the puddle. “Now I’m hardly a heel. | “Ceilings,” said the puddle. “]Ceilings, ceilings, ceilings. I used to have clouds.”

[elder: “A puddle with a ceiling over it,” said {elder}, “is only something somebody spilled.”

[elder2: “Or tea,” said {elder2}.

]][friend: “Then what’s wrong is the ceiling,” said {friend}. “We have to go where it ends.” | “Then what’s wrong is the
ceiling,” said {child}. “We have to go where it ends.”]
`,
        },
        {
          sv: `
{child} satte sig på golvet med stöveln i knät. Den skvalpade knappt. Lite pöl var kvar i varje rum[adult: , och {adult} hade redan klivit i två av
dem].

– Jag hade moln, sa pölen. Jag hade fåglar, på undersidan. [age>=5: Jag hade ett flygplan en gång. Det gick fort.]

[elder: {Elder} kom med torra strumpor.

– Det är inget fel på dig, sa {elder.short} ner i stöveln. Men under ett tak är man bara
spilld. [elder2:

– Det gäller oss alla, sa {elder2}.]]

[friend: – Var tar taket slut? frågade {friend}. | {child} tittade upp. Var tog taket slut?]
`,
          en: `
{child} sat down on the floor with the boot in both arms. It hardly sloshed. A little of the puddle was left in every room[adult: , and {adult} had
already stepped in two of them].

“I used to have clouds,” said the puddle. “I used to have birds, from underneath.[age>=5:  Once I had an airplane. It didn’t take long.]”

[elder: {Elder} came with dry socks.

“There’s nothing wrong with you,” said {elder.short} down into the boot. “But under a ceiling
you’re only spilled.” [elder2:

“That goes for all of us,” said {elder2}.]]

[friend: “Where does the ceiling end?” asked {friend}. | {child} looked up. Where did the ceiling end?]
`,
        },
      ],
    },
    {
      id: 'everything',
      part: 'turn',
      at: 'the window in the child’s room',
      with: ['child', 'friend', 'puddle'],
      pays: ['in it', 'upside down', 'boot'],
      either: [
        {
          sv: `
Taket tog slut vid fönstret. {child} ställde ett fat på fönsterbrädan i sitt rum, alldeles intill rutan, och hällde. [friend: {friend} höll fatet
med båda händerna.] [athlete: På vägen dit hade pölen {athlete} i sig, från affischen på väggen.]

– Vad har du i dig nu? sa {child}.

– Vänta, sa pölen. Jag måste ligga still först.

[music: {child} nynnade {music} så länge.] Ringarna la sig, en efter en. [age>=5: En pöl måste vänta in sig själv.] Utanför höll molnen på att gå hem.

– En lykta, sa pölen. En gren. En stjärna. Och…

– Och vadå? viskade {child}.

– Allt, sa pölen.
`,
          en: `
The ceiling ended at the window. {child} put a saucer on the windowsill, right up against the glass, and poured. [friend: {friend}
held the saucer with both hands.] [athlete: On the way there the puddle had {athlete} in it, from the poster on the wall.]

“What have you got in you now?” said {child}.

“Wait,” said the puddle. “I have to lie still first.”

[music: {child} hummed {music} in the meantime.] The rings lay down, one after another. [age>=5: A puddle has to wait till all of it is there.] Outside, the clouds were on their way home.

“A streetlight,” said the puddle. “A branch. A star. And…”

“And what?” whispered {child}.

“Everything,” said the puddle.
`,
        },
        {
          sv: `
– Fönstret! sa {child}.

[friend: {friend} bar ett fat och {child} bar stöveln, | {child} bar ett fat i ena handen och stöveln i den andra,] på tå, [music: och nynnade {music} för att gå
jämnt, ]ända fram till fönsterbrädan. 

[athlete: – Är det där {athlete}? sa pölen, när de kom förbi affischen. Så fin, upp och ner.]

Pölen hälldes i fatet, och lampan släcktes. [age>=5: Då gick allt inomhus bort, möbel för möbel.]

– Vad har du i dig nu? viskade {child}.

– Mörkt, sa pölen. Nej, vänta. Något litet som blinkar.

– Det är en stjärna.

– Den är alldeles torr än, sa pölen. Nu är den blöt. Och här kommer månen och lägger sig.

– Får den plats?

– Allt får plats, sa pölen, om man ligger platt.
`,
          en: `
“The window!” said {child}.

[friend: {friend} carried a saucer and {child} carried the boot, | {child} carried a saucer in one hand and the boot in the other,] on
tiptoe, [music: humming {music} to keep it level,] all the way to the windowsill.


[athlete: “Is that {athlete}?” said the puddle, when they passed the poster. “Very good, upside down.”]

The puddle was poured into the saucer, and the lamp was turned out. [age>=5: Indoors went away, one chair at a time.]

“What have you got in you now?” whispered {child}.

“Dark,” said the puddle. “No, wait. Something small that twinkles.”

“That’s a star.”

“It’s still quite dry,” said the puddle. “Now it’s wet. And here comes the moon, and lies down.”

“Does it fit?”

“Everything fits,” said the puddle, “if you lie flat.”
`,
        },
      ],
    },
    {
      id: 'flat',
      part: 'down',
      at: 'the child in bed, the puddle on the windowsill',
      with: ['child', 'friend', 'pet', 'puddle'],
      pays: ['lie flat'],
      either: [
        {
          sv: `
{child} la sig, med torra fötter och täcket över.

– Ligger du bra? viskade {child} mot fönstret.

– Platt, sa pölen. Du då?

{child} kände efter. Benen var platta och armarna var platta, och ryggen sjönk ner i madrassen och blev platt, den också. [friend: –
Jag är plattast, mumlade {friend} på sin madrass.]

– Platt, sa {child}.
`,
          en: `
{child} lay down, with dry feet and the quilt on top.

“Are you lying well?” whispered {child} toward the window.

“Flat,” said the puddle. “And you?”

{child} felt to make sure. The legs were flat, and the arms were flat, and the back sank down into the mattress and went flat as well.
[friend: “I’m the flattest,” mumbled {friend} from the other mattress.]

“Flat,” said {child}.
`,
        },
        {
          sv: `
Sedan låg de, pölen på sitt fat[friend: , {child} i sin säng och {friend} på en madrass | och {child} i sin säng], så platt de kunde. Det
droppade från rännan utanför, långsamt, och sedan ännu långsammare.

– Ju längre man ligger, sa pölen sömnigt, desto mer kommer det.

Och det kom: först ljudet av droppar, och sedan värmen från täcket, och sedan allt som hade hänt den dagen, [pet: med {pet} någonstans i
mitten, ]upp och ner och alldeles stilla.
`,
          en: `
And there they lay, the puddle on its saucer[friend: , {child} in bed, and {friend} on a mattress | and {child} in bed], as flat as they could. It
was dripping from the gutter outside, slowly, and then more slowly still.

“The longer you lie,” said the puddle sleepily, “the more of it comes.”

And it came: first the sound of the drops, and then the warmth of the quilt, and then everything there had been that day, [pet: with
{pet} somewhere in the middle,] upside down and perfectly still.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s room, night, or toward morning',
      with: ['child', 'puddle'],
      either: [
        {
          sv: `
Uppe i taket, rakt över sängen, darrade en liten rund fläck av ljus. Den kom från fatet. Förut hade pölen haft ett tak i sig. Nu hade taket
en pöl i sig, och det gungade, så sakta, så sakta, ända tills det blev dag.
`,
          en: `
Up on the ceiling, right above the bed, trembled a little round patch of light. It came from the saucer. Once, the puddle had a
ceiling in it. Now the ceiling had a puddle in it, and it rocked, so slowly, so slowly, all the way to morning.
`,
        },
        {
          sv: `
På morgonen var fatet tomt. Ingen hade druckit, och ingen hade torkat. Pölen hade bara gått upp en stund, för att hämta mer. Och nästa
gång det regnade knackade det på rutan hos {child}, plipp, plipp, och det var ingen okänd.
`,
          en: `
In the morning the saucer was empty. Nobody had drunk it, and nobody had wiped it up. The puddle had only gone up for a while, to fetch
some more. And the next time it rained, there was a tapping at {child's} window, plip, plip, and it wasn’t a stranger.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['hello', 'nose', 'soft', 'white', 'table'],
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['boots'],
      alt: {
        sv: '{child} sitter på huk i hallen och tittar ner i sin ena stövel.',
        en: '{child} crouches in the hall, looking down into one boot.',
      },
    },
    {
      beats: ['soft', 'white', 'table', 'ceilings'],
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
      ],
      props: ['boots'],
      alt: {
        sv: '{child} sitter på hallgolvet med pölen i stöveln och funderar.',
        en: '{child} sits on the hall floor, thinking, with the puddle in the boot.',
      },
    },
    {
      beats: ['ceilings', 'everything', 'flat', 'last'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['saucer'],
      alt: {
        sv: '{child} står i rummet om kvällen. Utanför fönstret är himlen, och den får plats på ett fat.',
        en: '{child} stands in the bedroom at night. Outside the window is the sky, and it fits in a saucer.',
      },
    },
  ],
});
