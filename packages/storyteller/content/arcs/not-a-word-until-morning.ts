import { score } from '../../src/score.ts';

export default score({
  id: 'not-a-word-until-morning',
  premise:
    'On the lightest night of summer you pick seven kinds of flowers and must not say a word; everybody on the beach misunderstands the child’s gestures, and every wrong thing they give turns out to be what a dandelion clock needs.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: ['theme'],
  themes: ['summer', 'midsummer', 'camping', 'beach'],
  contains: ['beach', 'sea', 'camping'],
  registry: {
    idea: 'seven kinds of flowers picked without a word, when everybody asks you things; a dandelion clock must be carried past the wind',
    device: 'gestures for a dandelion clock are taken for something else three times, and the three wrong gifts together are a way to carry it: no breath, a shade, and a bucket of sand',
    objects: ['note on the campsite board', 'yellow tent', 'air mattress that takes all the breath', 'tiny paper parasol from the ice-cream stand', 'bucket full of sand', 'dandelion clock'],
    joke: 'a last word broken off in the middle / the sixth kind said nothing, either / “I got to one,” said the other grandparent',
    ending: 'everything that was not said lies close together in the tent, waiting for morning / the tent sails under one single seed, and everyone waves without a word',
  },
  titles: {
    sv: [
      '[!theme.beach & !theme.camping & !theme.midsummer: Sommarens tystaste natt]',
      '[!theme.beach & !theme.camping & !theme.midsummer: Sommarnatten då man inte fick säga något]',
      '[!theme.beach & !theme.camping: Sju sorter till midsommarnatten]',
      '[theme.midsummer: Midsommar utan ett ord]',
      '[theme.camping: Det gula tältet och de sju sorterna]',
      '[theme.camping: Inte ett ord i tältet]',
      '[theme.beach: Inte ett ord på stranden]',
      '[theme.beach: Den sista maskrosen på stranden]',
    ],
    en: [
      '[!theme.beach & !theme.camping & !theme.midsummer: The Quietest Night of the Summer]',
      '[!theme.beach & !theme.camping & !theme.midsummer: Summer Without a Word]',
      '[!theme.beach & !theme.camping: Seven Kinds for Midsummer Night]',
      '[theme.midsummer: A Midsummer Without a Word]',
      '[theme.camping: The Yellow Tent and the Seven Kinds]',
      '[theme.camping: Not a Word in the Tent]',
      '[theme.beach: Not a Word on the Beach]',
      '[theme.beach: The Last Dandelion on the Beach]',
    ],
  },
  beats: [
    {
      id: 'rules',
      part: 'open',
      at: 'the yellow tent above the beach, a light evening at Midsummer',
      with: ['child', 'elder', 'elder2'],
      plants: ['not a word', 'yellow tent', 'seven'],
      either: [
        {
          sv: `
Det var midsommar, sommarens allra ljusaste natt, och ovanför stranden stod ett tält, så gult att det syntes från varenda
badhandduk. På campingens anslagstavla satt en
lapp:

I natt: sju sorters blommor under kudden. //
Inte ett ord förrän man sover. //
Då drömmer man något man aldrig har drömt.

[elder: ”Jag kom till sex en gång”, sa {elder}. ”Sedan sa någon att det fanns våfflor.”]

[elder2: ”Jag kom till ett”, sa {elder2}.]

”Sju är inte många”, sa {child} utanför tältet. ”Och hur svårt kan det vara att vara ty…”

Och så hade det börjat.
`,
          en: `
It was Midsummer, the lightest night of the whole summer, and above the beach stood a tent, so yellow that you could see it from every
towel. There was a note on the campsite
[uk: notice board | bulletin board]:

Tonight: seven kinds of flowers under your pillow. //
Not a word until you’re asleep. //
Then you dream what you’ve never dreamed before.

[elder: “I got to six once,” said {elder}. “Then somebody mentioned waffles.”]

[elder2: “I got to one,” said {elder2}.]

“Seven isn’t many,” said {child} outside the tent. “And how hard can it be to keep qui…”

And then it had begun.
`,
        },
        {
          sv: `
Det sista {child} sa den kvällen var ”nu”.

Det var midsommar, och tältet stod ovanför stranden, så gult att det syntes från varenda badhandduk. Sommaren har bara en enda så ljus natt, och på campingens anslagstavla
stod det vad den är till för: man plockar sju sorters blommor, man säger inte ett ord, och man lägger dem under kudden. Då drömmer man
något som man aldrig har drömt förut.

[elder: ”Jag kom till sex en gång”, sa {elder}. ”Sedan hälsade en brevbärare.”]

[elder2: ”Jag kom till ett”, sa {elder2}.]

”Nu”, sa alltså {child}.
`,
          en: `
The last thing {child} said that night was “now.”

It was Midsummer, and the tent stood above the beach, so yellow that you could see it from every towel. Summer has only one night as light as that, and a note on the campsite
[uk: notice board | bulletin board] told you what it’s for: you pick seven kinds of flowers, you don’t say a word, and you put them under
your pillow. Then you dream what you’ve never dreamed before.

[elder: “I got to six once,” said {elder}. “Then a [uk: postman | mailman] said good evening.”]

[elder2: “I got to one,” said {elder2}.]

“Now,” said {child}, then.
`,
        },
      ],
    },
    {
      id: 'six',
      part: 'stir',
      at: 'around the tents',
      with: ['child', 'friend', 'pet'],
      pays: ['seven'],
      plants: ['nobody knows its name'],
      either: [
        {
          sv: `
De första sex gick lätt. Klövern stod vid tältpinnen, smörblomman vid vattenkranen och prästkragen vid soptunnorna, där den gjorde så gott den
kunde. Den fjärde var lila. Den femte luktade tandkräm. Den sjätte visste ingen vad den hette, och den sa
inget, den heller.
`,
          en: `
The first six were easy. There was a clover by the tent peg, a buttercup by the water [uk: tap | faucet], and a daisy by the [uk: bins | trash cans], doing its best.
The fourth was purple. The fifth smelled of toothpaste. The sixth was one that nobody knows the name of, and it didn’t say
anything, either.
`,
        },
        {
          sv: `
Sex sorter kom av sig själva. En var klöver och en var smörblomma. En växte mellan två husvagnar, och en växte under den tredje, så den fick {child}
ligga på mage för. Den femte stack lite, fast den sa förlåt. Den sjätte visste ingen vad den hette, och den sa inget, den heller.
`,
          en: `
Six kinds came by themselves. One was clover and one was a buttercup. One grew between two campers, and one grew under the third, so {child}
lay down flat for that. The fifth was a bit prickly about it. The sixth was one that nobody knows the name of, and it didn’t say
anything, either.
`,
        },
      ],
    },
    {
      id: 'company',
      part: 'stir',
      at: 'around the tents',
      with: ['child', 'friend', 'pet'],
      if: 'friend / pet',
      sv: `
[friend: {Friend} plockade också och var också tyst. Det värsta var att se på varandra. Skratt räknas inte, visade {friend} med
ögonbrynen.] [pet.dog: {Pet} hade inte lovat något och hälsade på alla.][pet.cat: {Pet} satt i tältöppningen och jamade åt vem som
helst. Katter har inte lovat något.][pet.other: Av den femte tog {child} två, en åt {pet} där hemma.]
`,
      en: `
[friend: {Friend} was picking, too, and just as quiet. The worst was to look at each other. But laughing doesn’t count, said {friend}
with both eyebrows.] [pet.dog: {Pet} hadn’t promised anything, and said hello to everyone.][pet.cat: {Pet} sat in the door of the tent and
talked to everybody. Cats haven’t promised anything.][pet.other: {Child} took two of the fifth, so that there was one for {pet} at
home.]
`,
    },
    {
      id: 'seventh',
      part: 'stir',
      at: 'at the edge of the beach',
      with: ['child', 'friend'],
      plants: ['ball on a stalk'],
      sv: `
Men den sjunde fanns inte. Det var klöver igen, och klöver igen.

En maskrosboll, tänkte {child}. En sådan där grå, rund, som man blåser på. Bara de inte är slut. [age>=7: Det fanns ett ord för dem, ett helt vanligt ord, och det
satt längst fram i munnen och ville ut.]

Någon måste ha sett en. {Child} höll upp ett finger, det var stjälken. Sedan en rund hand ovanpå, det var bollen. Sedan blåste {child}.

Tydligare kan man inte säga det.
`,
      en: `
But there was no seventh. It was clover again, and clover again.

A dandelion [uk: clock | puff], thought {child}. A [uk: grey | gray] one, round, the kind you blow on. If only they weren’t all gone. [age>=7: There was a word for them, a perfectly
ordinary word, and it sat at the very front of the mouth and wanted out.]

Somebody had to know. {Child} held up one finger: that was the stalk. Then a round hand on top: that was the [uk: clock | puff]. And then {child}
blew.

You can’t say it more clearly than that.
`,
    },
    {
      id: 'mattress',
      part: 'try',
      at: 'by the water',
      with: ['child', 'friend', 'man in striped trunks'],
      anyOrder: 'ask',
      plants: ['no breath'],
      either: [
        {
          sv: `
”Jag förstår precis”, sa en farbror i randiga badbyxor. ”Du vill hjälpa till att blåsa.” Och han räckte över sin luftmadrass.

Det var en dubbel. [friend: {Friend} tog ena hörnet och {child} det andra, och när|När] den var full fanns det inte luft kvar
till en viskning. [city: ”Var kommer ni ifrån?” frågade farbrorn. {Child} skrev {city} i sanden med stortån, och en våg kom och läste
det.]
`,
          en: `
“I see exactly what you mean,” said a man in striped trunks. “You want to help with the blowing.” And he handed over his air mattress.

It was a double. [friend: {Friend} took one end and {child} the other, and when|When] it was full, there wasn’t enough air left for a
whisper. [city: “Where are you from?” asked the man. {Child} wrote {city} in the sand with one big toe, and a wave came up and read
it.]
`,
        },
        {
          sv: `
”Jaså, du kan sådant”, sa en dam med en badflamingo, platt som en matta. ”Så snällt.” Och hon räckte över ventilen.

Benen gick fort. Det var halsen som tog tid. [friend: {Friend} och {child} turades om, och när|När] flamingon äntligen höll
huvudet uppe fanns det inte luft kvar till en viskning. [city: ”Är ni härifrån?” frågade damen. {Child} skrev {city} i sanden med
stortån, och en våg kom och läste det.]
`,
          en: `
“Oh, you can do that, can you?” said a lady with a [uk: blow-up | pool] flamingo, flat as a rug. “How kind.” And she held out the valve.

The legs went fast. It was the neck that took time. [friend: {Friend} and {child} took turns, and when|When] the flamingo could hold
its head up at last, there wasn’t enough air left for a whisper. [city: “Are you from around here?” asked the lady. {Child} wrote {city} in
the sand with one big toe, and a wave came up and read it.]
`,
        },
      ],
    },
    {
      id: 'kiosk',
      part: 'try',
      at: 'at the ice-cream stand',
      with: ['child', 'woman in the stand'],
      anyOrder: 'ask',
      plants: ['parasol'],
      either: [
        {
          sv: `
”Jag ser vad du menar”, sa tanten i glasskiosken. ”Rund, på pinne, och så kall att man får blåsa på fingrarna.” Men klubborna var
slut. Allt hon hade kvar var ett parasoll av papper, stort som en tumme, och det fick {child}.
`,
          en: `
“I see what you mean,” said the woman in the ice-cream stand. “Round, on a stick, and so cold that you have to blow on your fingers.” But she
was out of those. All she had left was a paper parasol, as big as a thumb, and {child} could have that.
`,
        },
        {
          sv: `
”Har du bränt dig?” sa tanten i glasskiosken, när hon hade sett på en stund. ”Nej? Varmt, menar du. Varmt om huvudet.” Hon tänkte
efter. Sedan tog hon det sista lilla pappersparasollet, ett sådant som sitter i glass, och stack det i {child's} hand.
`,
          en: `
“Have you burned yourself?” said the woman in the ice-cream stand, when she had watched for a while. “No? Hot, you mean. Hot on the
head.” She thought about it. Then she took her very last paper parasol, the kind that comes with ice cream, and put it in
{child's} hand.
`,
        },
      ],
    },
    {
      id: 'bucket',
      part: 'try',
      at: 'on the beach',
      with: ['child', 'small boy'],
      anyOrder: 'ask',
      plants: ['bucket'],
      either: [
        {
          sv: `
”Du leker torn”, sa en liten pojke i solhatt. ”Det gör jag med.” Han fyllde sin hink med sand, slätade till den och bar fram den med
båda armarna. ”Ta den du. Jag har en till.” [school: Sedan frågade han var {child} gick i skolan, men det svarade kepsen på, för där
stod det {school}.]
`,
          en: `
“You’re being a tower,” said a small boy in a sun hat. “I do that, too.” He filled his bucket with sand, patted it smooth, and carried it over in
both arms. “It’s yours. I have another one.” [school: Then he asked what school {child} went to, but the cap could answer that. It
said {school}.]
`,
        },
        {
          sv: `
”Tårta!” sa en liten pojke i solhatt. ”Med ljus som man blåser ut!” Han fyllde sin hink med sand, klappade på den och ställde den i {child's}
famn. ”Du får hela.” [school: Sedan ville han veta var {child} gick i skolan, men det svarade kepsen på, för där stod det
{school}.]
`,
          en: `
“Cake!” said a small boy in a sun hat. “With a candle you blow out!” He filled his bucket with sand, patted it, and put it in {child's}
arms. “You get all of it.” [school: Then he wanted to know what school {child} went to, but the cap could answer that. It
said {school}.]
`,
        },
      ],
    },
    {
      id: 'hardest',
      part: 'lull',
      at: 'on the beach',
      with: ['child', 'friend'],
      sv: `
[sport: På en filt satt två och pratade om {sport}, och de hade fel om reglerna. Det var det svåraste på hela kvällen.] [athlete: ”Vem är
{athlete}?” sa någon på [sport: nästa|en] filt, och {child's} mun öppnade sig och fick stängas för hand.]

Där stod {child}, med en hink och ett parasoll och ingen luft. Alla hade varit så snälla. Ingen hade förstått ett dugg. [age>=7: Det hade räckt med
ett ord. Två, med tack.]
`,
      en: `
[sport: On one towel sat two people talking about {sport}, and they had the rules wrong. That was the hardest part of the whole
evening.] [athlete: “Who is {athlete}?” said somebody on [sport: the next|a] towel, and {child's} mouth came open and had to be shut by hand.]

There stood {child}, with a bucket and a parasol and no breath. Everybody had been so kind. Nobody had understood a thing. [age>=7: One word would
have done it. Two, with please.]
`,
    },
    {
      id: 'found',
      part: 'turn',
      at: 'where the beach ends',
      with: ['child', 'friend'],
      pays: ['ball on a stalk', 'no breath', 'parasol', 'bucket'],
      plants: ['dandelion'],
      either: [
        {
          sv: `
Och längst bort, där stranden tog slut, stod den. [friend: Det var {friend} som såg den och pekade med hela armen.] Den var den sista som
var kvar, rund som månen, och hundra små fallskärmar satt och väntade på att någon skulle råka andas.

{Child} andades inte. Det fanns inget att andas med.

Stjälken fick stå i hinken, för våt sand håller i det mesta. Parasollet stacks ner på den sida där det blåste. Det passade, på
tummen när.
`,
          en: `
And at the far end, where the beach stopped, there it was. [friend: It was {friend} who saw it, and pointed with one whole arm.] It was the
last one left, round as the moon, with a hundred small parachutes, sitting and waiting for somebody to breathe by mistake.

{Child} didn’t breathe. There was nothing to do it with.

The stalk went into the bucket, because wet sand holds on to most things. The parasol was stuck in on the side where the wind was.
It was the right size, give or take a thumb.
`,
        },
        {
          sv: `
Men bakom en upp-och-nedvänd eka, i lä, lyste något grått. [friend: {Friend} knackade {child} på axeln och pekade.] Det var en maskrosboll,
den sista på hela stranden, och alla fallskärmarna satt kvar. En enda suck hade varit nog.

{Child} suckade inte. Det fanns inget att sucka med.

Hinken blev krukan, för i våt sand står en stjälk som ett ljus. Och parasollet, som var för litet för alla huvuden i hela världen,
var inte för litet för det här.
`,
          en: `
But behind an upturned rowboat, out of the wind, something pale was shining. [friend: {Friend} tapped {child} on the shoulder and pointed.] It was
a dandelion [uk: clock | puff], the last of the summer on that beach, and all its parachutes were on. One sigh would have been enough.

{Child} didn’t sigh. There was nothing to do it with.

The bucket made a pot, since a stalk in wet sand stands like a candle. And the parasol, which was too small for every head in the whole
world, wasn’t too small for this one.
`,
        },
      ],
    },
    {
      id: 'back',
      part: 'turn',
      at: 'along the beach, back to the tent',
      with: ['child', 'friend', 'pet'],
      pays: ['dandelion'],
      plants: ['one seed'],
      sv: `
Så bars den hem, ett steg i taget, mot det gula tältet. [music: {Child} nynnade {music} med stängd mun, för att gå jämnt. Nynna
räknas inte.] En gång kom vinden runt parasollet, och då stannade {child}[friend:  och {friend}] och väntade tills den hade gått förbi.

Tio steg kvar. Fem. Ett.

[pet.dog / pet.cat: Då nös {pet}.|Då drogs dragkedjan upp i tältet. Zzzzip.]

Det räckte. Hela bollen lyfte. Hundra fallskärmar for upp i det ljusa och ut över stranden, [friend: och ingen sa ett ljud, fast
man såg på {friend} hur nära det var|och ingen ropade, fast det var nära].

En satt kvar på stjälken. {Child} räknade efter: en.

En sort är en sort.
`,
      en: `
So it was carried home, one step at a time, toward the yellow tent. [music: {Child} hummed {music} with a shut mouth, to walk evenly.
Humming doesn’t count.] Once the wind came around the parasol, and {child}[friend:  and {friend}] stopped and waited until it had gone by.

Ten steps left. Five. One.

[pet.dog / pet.cat: Then {pet} sneezed.|Then somebody opened the zipper of the tent. Zzzzip.]

That was enough. The whole [uk: clock | puff] lifted. A hundred parachutes went up into the light and out over the beach, and nobody made a
sound[friend: , though you could see on {friend} how close it was|, though it was close].

One was left on the stalk. {Child} counted it again: one.

One kind is one kind.
`,
    },
    {
      id: 'in-the-tent',
      part: 'down',
      at: 'in the tent',
      with: ['child', 'friend', 'adult', 'elder', 'pet'],
      pays: ['one seed', 'yellow tent', 'nobody knows its name'],
      plants: ['unsaid'],
      sv: `
[adult: ”Blev det sju?” viskade {adult}. {Child} höll upp sju fingrar.|I tältet räknades de en gång till, med fingrarna: sju.] [elder: ”En mer
än jag”, viskade {elder.short}.] Sedan kom blommorna under kudden, den sista allra försiktigast. [pet.other: Den som var till {pet} fick ligga bredvid, i en sko.]

Det var ljust, fast det var natt. Tältduken lyste som insidan av en citron, och genom den hördes havet, som andades in och andades ut
och aldrig blev färdigt. [age>=9: Längre bort pratade
några på sina filtar, lågt, som man gör när det är för vackert för att gå och lägga sig.] [friend & age>=7: {Friend} låg på
liggunderlaget bredvid och tittade åt andra hållet, för säkerhets skull.][friend & age<7: {Friend} sov redan, utan ett ord.] Sovsäcken var sval i fotändan. [pet.dog / pet.cat: {Pet} la sig där, och då blev den varm. ]Det var inte det minsta svårt att vara tyst längre.
`,
      en: `
[adult: “Did you get seven?” whispered {adult}. {Child} held up seven fingers.|In the tent they were counted once more, on fingers: seven.] [elder: “One
more than me,” whispered {elder.short}.] Then they went under the pillow, the last one the most carefully of all. [pet.other: The one for {pet} lay beside
it, in a shoe.]

It was light, though it was night. The tent glowed like the inside of a lemon, and through it came the sound of the sea, breathing in and
breathing out and never getting done. [age>=9: Farther off people
were talking on their blankets, low, the way you do when it’s too lovely to go to bed.] [friend & age>=7: {Friend} lay on the next mat and looked the
other way, just to be sure.][friend & age<7: {Friend} slept already, without a word.] The sleeping bag was cool at the foot. [pet.dog / pet.cat: {Pet} lay down there, and then it was warm. ]It wasn’t hard
at all any more to be quiet.
`,
    },
    {
      id: 'last',
      part: 'last',
      at: 'the tent above the beach; or the dream',
      with: ['child'],
      pays: ['unsaid', 'not a word'],
      either: [
        {
          sv: `
Och där inne i det gula låg nu också allt som inte hade blivit sagt: det om stjälken och bollen, [sport: det om reglerna, ]tacket till pojken
och ett godnatt, som var mjukast av dem alla. De låg tätt ihop i värmen, för de var många, och väntade på morgonen, då de skulle ut allihop på en gång.
`,
          en: `
And in there, in all that yellow, lay everything that hadn’t been said: the part about the stalk and the ball, [sport: the part about the rules, ]the
thank-you to the boy, and a good night, which was the softest of them. They lay close together in the warmth, because there were a lot of them,
waiting for the morning, when they would all want out at once.
`,
        },
        {
          sv: `
Och i drömmen lyfte tältet. Det seglade under en enda liten fallskärm, över klöver och smörblommor och en blomma som ingen vet vad den heter, och
långt där nere låg stranden. Där stod tanten och pojken[pet.other:  och {pet}], och alla vinkade, och ingen sa ett ord, för de hade
plockat sju sorter, de också.
`,
          en: `
And in the dream the tent lifted. It sailed under one small parachute, over clover and buttercups and a flower that nobody knows the name of,
and far down below it lay the beach. There stood the woman and the boy[pet.other:  and {pet}], and they all waved, and nobody said a word, because
they had picked seven kinds, too.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['six', 'company', 'seventh'],
      world: 'beach',
      time: 'day',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['tent'],
      alt: {
        sv: '{Child}[friend:  och {friend}] plockar blommor vid tältet på stranden.',
        en: '{Child}[friend:  and {friend}] picking flowers by the tent on the beach.',
      },
    },
    {
      beats: ['mattress', 'kiosk', 'bucket', 'hardest'],
      world: 'beach',
      time: 'day',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      alt: {
        sv: '{Child} visar något med händerna på stranden och säger inte ett ord.',
        en: '{Child} on the beach, showing something with both hands and not saying a word.',
      },
    },
    {
      beats: ['found', 'back'],
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', pose: 'walk', at: 'centre' },
        { who: 'friend', pose: 'walk', at: 'left' },
        { who: 'pet', pose: 'stand', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['tent'],
      alt: {
        sv: 'I det ljusa går {child}[friend:  och {friend}] mycket försiktigt tillbaka mot tältet.',
        en: 'In the light evening {child}[friend:  and {friend}] [friend: walk | walks] very carefully back to the tent.',
      },
    },
  ],
});
