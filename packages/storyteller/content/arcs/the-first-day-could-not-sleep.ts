import { score } from '../../src/score.ts';

/** Where the first day is: the family's own school, else preschool for the small. */
const place = {
  sv: '[school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: på förskolan|i skolan]]',
  en: '[school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: at [uk: nursery|preschool]|at school]]',
};
/** Whose day it is: claimed only where the family asked for it. */
const whose = {
  sv: `[theme.first-day-at-school: ”Din”, sa Första dagen och blev blyg.|[theme.preschool: ”Det står inte”, sa Första dagen blygt. ”Men
det var till den här hallen jag skulle.”|”Någons som är ny”, sa Första dagen blygt. ”Men det lyste så snällt hos er.”]]`,
  en: `[theme.first-day-at-school: “Yours,” said the First Day, and turned shy.|[theme.preschool: “It doesn’t say,” said the First Day shyly.
“But this is the hall I was sent to.”|“I belong to somebody new,” said the First Day shyly. “But your light looked so friendly.”]]`,
};

/** The part of a school day that the wind blows through. */
const recess = '[uk / age<6: playtime|recess]';
/** What only a grandparent knows about first days. */
const elder = {
  sv: `[elder: ”Jag har haft många första dagar”, sa {elder} i soffan. ”Det var en knut på allihop. Aldrig två.”]

[elder2: ”Aldrig två”, sa {elder2}.]`,
  en: `[elder: “I’ve had a lot of first days,” said {elder} on the couch. “There was a knot in every one. Never two.”]

[elder2: “Never two,” said {elder2}.]`,
};
/** The stripe only those have who chose them. */
const stripes = {
  sv: `[sport: Där fick de {play sport}, så gott det går på en halsduk.] [athlete: ”{Athlete} har också haft en sådan här”, sa {child}. ”Med knut.”] [music: En
rand hade inget namn. Där nynnade de {music}, och då hade den det.]`,
  en: `[sport: There they got to {play sport}, as well as it can be done on a scarf.] [athlete: “{Athlete} has had one of these,” said {child}. “With a knot.”] [music: One
stripe had no name. They hummed {music} on that one, and then it did.]`,
};

export default score({
  id: 'the-first-day-could-not-sleep',
  premise:
    'The First Day comes the evening before, worried because no day goes in front of it; it is a scarf with one knot in it, and it is walked on stripe by stripe.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: ['theme'],
  themes: ['first-day-at-school', 'preschool', 'worried', 'shy', 'school'],
  contains: ['worried', 'shy', 'school'],
  registry: {
    idea: 'the First Day is a guest in the hall the evening before, and more nervous than anyone, since every other day has a day in front of it to ask',
    device: 'a day is a long striped scarf; all at once it does not fit through the door, but one can walk along it, and both fringes are the color of home',
    objects: ['day with its creases still in', 'very long scarf', 'red knot as big as a hazelnut', 'stripe the yellow of butter', 'tag that says 1'],
    joke: '“Now I’m over. That was nice.” – “But you haven’t been.” / the friend stands on the far side and is everybody else',
    ending: 'where the knot is, and that there is only one / the First Day takes hold of the yellow end and begins',
  },
  titles: {
    sv: [
      'Första dagen kunde inte sova',
      'Det satt en dag i hallen',
      'Dagen med den långa halsduken',
      'Bara en knut',
      `Första dagen ${place.sv}`,
      '[theme.shy: Den blyga dagen]',
      '[theme.worried: Dagen som var orolig]',
    ],
    en: [
      'The First Day Couldn’t Sleep',
      'There Was a Day in the Hall',
      'The Day with the Very Long Scarf',
      'Only One Knot',
      '[school: The First Day {at school}|The First Day Comes Tonight]',
      '[theme.shy: The Shy Day]',
      '[theme.worried: The Day That Worried]',
    ],
  },
  beats: [
    {
      id: 'day-in-the-hall',
      part: 'open',
      at: 'the hall at home, evening; the First Day on the bench under the coats',
      with: ['child', 'first day'],
      plants: ['scarf', 'tag', 'bench'],
      either: [
        {
          sv: `
I hallen, på bänken under kapporna, satt en dag.

Den var alldeles ny, med vecken kvar, som en skjorta ur ett paket, och i nacken hängde en lapp. Och
så hade den en halsduk, så lång att det mest var halsduk.

”Jag är Första dagen ${place.sv}”, sa den. ”Jag är inte förrän i morgon. Men jag var så orolig att jag inte kunde sova.”

”Vems första dag?” frågade {child}.

${whose.sv}
`,
          en: `
In the hall, on the bench under the coats, sat a day.

It was brand-new, with the creases still in it, like a shirt out of a box, and a tag at the back of its neck. And it wore a scarf so long that it was mostly scarf.

“I’m the First Day ${place.en},” it said. “I’m not till tomorrow. But I was so worried that I couldn’t sleep.”

“Whose first day?” asked {child}.

${whose.en}
`,
        },
        {
          sv: `
Dagar brukar komma på morgonen. Den här kom kvällen innan.

{child} hade just borstat tänderna. Då hängde det en halsduk i hallen som ingen kände igen, så lång att den låg i en hög på bänken. Högen
nös.

”Förlåt att jag är tidig”, sa högen. ”Jag är Första dagen ${place.sv}. Jag var så orolig att jag inte kunde sova.”

Den tittade fram, alldeles ny, med vecken kvar och en lapp i nacken.

”Vems första dag?” frågade {child}.

${whose.sv}
`,
          en: `
Days come in the morning, as a rule. This one came the night before.

{child} had just put back the toothbrush, and there in the hall was a scarf that nobody had seen before. It was so long that it lay in a heap on
the bench. The heap sneezed.

“Sorry I’m early,” said the heap. “I’m the First Day ${place.en}. I was so worried that I couldn’t sleep.”

It peeped out, brand-new, with its creases still in and a tag at the back of its neck.

“Whose first day?” asked {child}.

${whose.en}
`,
        },
      ],
    },
    {
      id: 'nobody-in-front',
      part: 'stir',
      at: 'the hall',
      with: ['child', 'pet', 'adult', 'first day'],
      plants: ['in the stripes'],
      sv: `
”Tisdagen kan fråga måndagen hur man gör”, fortsatte den. [age>=7: ”Lördagen kan fråga fredagen. Men|”Men] framför mig går ingen. Jag är först.”

[pet.dog / pet.cat: {Pet} kom och luktade på den. Den luktade ingenting än.] [pet.other: Den hälsade på {pet}, för att öva. Det gick bra.]

[adult & age>=5 / adult & !friend: ”Första dagen kan inte sova!” ropade {child} till {adult}.

”Nej, det kan jag tänka mig”, sa {adult}.]

”Vad är det du ska göra?” frågade {child}.

”Komma”, sa Första dagen. ”In genom dörren, med alltihop.” Den lyfte på sin randiga halsduk. ”Frukosten och vägen dit och lunchen och rasten. Allting
sitter i ränderna.”

”Då övar vi”, sa {child}. ”På köksdörren.”
`,
      en: `
Then it sighed. “Tuesday can ask Monday how it’s done. [age>=7: Saturday can ask Friday. ]But nobody goes in front of me. I’m first.”

[pet.dog / pet.cat: {Pet} came and sniffed it. It didn’t smell of anything yet.] [pet.other: It said hello to {pet}, for practice. That went well.]

[adult & age>=5 / adult & !friend: “The First Day can’t sleep!” {child} called to {adult}.

“No,” said {adult}, “I can imagine.”]

“What is it you have to do?” asked {child}.

“Come,” said the First Day. “In through the door, with everything.” It held up the striped scarf. “Breakfast, and the way there, and lunch, and ${recess}.
It’s all in the stripes.”

“Then let’s practice,” said {child}. “We can use the kitchen door.”
`,
    },
    {
      id: 'come-in',
      part: 'try',
      at: 'the kitchen door',
      with: ['child', 'friend', 'first day'],
      pays: ['in the stripes'],
      either: [
        {
          sv: `
Första dagen lindade in sig i hela halsduken, tog sats och kom med alltihop på en gång.

Flump. Den satt fast. Lunchen stack ut på ena sidan och rasten på den andra.

[friend: {Friend}, som skulle sova över, kom med tandborsten i munnen och drog i rasten. {Child} knuffade på lunchen. | {Child} drog i rasten och knuffade
på lunchen.] Till slut lossnade den, som en stövel.

”Jag är för stor”, sa Första dagen. ”Jag är en hel dag.”
`,
          en: `
The First Day wound itself up in the whole scarf, took a run, and came with everything at once.

Flump. It stuck fast. Lunch poked out on one side of the door, and ${recess} on the other.

[friend: {Friend}, who was sleeping over, came with a toothbrush and pulled at ${recess}. {Child} pushed at lunch. | {Child} pulled at ${recess} and pushed at
lunch.] At last it came off, like a boot.

“I’m too big,” said the First Day. “I’m a whole day.”
`,
        },
        {
          sv: `
Första dagen ställde sig på tå och kom så försiktigt den kunde. {Child} satt vid köksbordet och väntade. [friend: {Friend}, som skulle sova över, kom med tandborsten i munnen och väntade
också.] 

”När kommer du?” ropade {child} till slut.

”Jag har varit”, sa någon bakom kylskåpet. ”Jag kom, och så gick jag. Det var ingen som märkte det.”

”Då räknas det inte”, sa {child}. ”Då måste vi ha dig en gång till.”
`,
          en: `
The First Day went up on tiptoe and came as carefully as it could. {Child} sat at the kitchen table, waiting. [friend: {Friend}, who was sleeping over, came
with a toothbrush and waited too.]

“When are you coming?” called {child}.

“I’ve been,” said somebody behind the refrigerator. “I came, and then I went. Nobody noticed.”

“Then it doesn’t count,” said {child}. “You’ll have to come again.”
`,
        },
        {
          sv: `
Första dagen gick ut i hallen och knackade.

”Kom in”, sa {child}.

[friend: ”Kom in du”, sa {friend}, som skulle sova över och hade tandborsten i munnen.]

Då bad den om ursäkt och gick igen.

”Varför gjorde du så?” frågade {child}.

”Ni lät så upptagna”, sa Första dagen bakom dörren.

[age>=5: Nästa gång kom den halvvägs, och sedan vände den för att torka av fötterna.] Halsduken fastnade i handtaget.
`,
          en: `
The First Day went out in the hall and knocked.

“Come in,” said {child}.

[friend: “Do come in,” said {friend}, who was sleeping over, toothbrush in one cheek.]

It said it was sorry, and left.

“Why did you do that?” asked {child}.

“You sounded so busy,” said the First Day behind the door.

[age>=5: The next time it got halfway, and then it went back to wipe its feet.] The scarf caught on the door handle.
`,
        },
      ],
    },
    {
      id: 'again',
      part: 'try',
      if: 'age>=5',
      at: 'the kitchen',
      with: ['child', 'friend', 'first day'],
      either: [
        {
          sv: `
Sedan började den i andra änden, med hemvägen. Det gick så lätt som ingenting. Den kom baklänges in i köket, lade sig raklång på
golvet och blundade.

”Nu är jag över”, sa Första dagen. ”Det var skönt.”

”Men du har ju inte varit!” sa {child}.
`,
          en: `
Then it started at the other end, with the way home. Nothing could have been easier. It came into the kitchen backward, lay down flat
on the floor, and shut its eyes.

“Now I’m over,” said the First Day. “That was nice.”

“But you haven’t been!” said {child}.
`,
        },
        {
          sv: `
Sedan skulle det gå undan. ”Frukost-vägen-sången-lunchen-rasten-hem!” ropade Första dagen och for genom köket, två varv runt bordet och ut
igen, med halsduken efter sig.

”Hur var jag?” flåsade den.

”Kort”, sa {child}.

[friend: ”Jag hann inte ens äta”, sa {friend}.]
`,
          en: `
Then it tried being quick. “Breakfast-walk-song-lunch-play-home!” cried the First Day, and shot through the kitchen, twice around the table and out
again, with the scarf behind it.

“How was I?” it panted.

“Short,” said {child}.

[friend: “I didn’t even get to eat,” said {friend}.]
`,
        },
      ],
    },
    {
      id: 'along-the-floor',
      part: 'lull',
      at: 'the scarf unrolled over the floors of the home, from the hall and back to the hall',
      with: ['child', 'friend', 'first day'],
      pays: ['scarf'],
      plants: ['walk on it'],
      sv: `
Vid det här laget hade halsduken rullat ut sig över golvet, från hallen genom köket, runt soffan och hela vägen tillbaka till hallen. Så lång är en dag.[age>=5:  Men ränderna låg i ordning.]

”Du behöver inte komma”, sa {child}. ”Du är redan här. Titta, man kan gå på dig.”

Så de gick, barfota, en rand i taget.

”Gult som smör”, sa {child}. ”Det är frukosten.”

”Grått”, sa Första dagen. ”Det är vägen dit[city: , med {city} på båda sidor].”

Och sedan kom en knut.
`,
      en: `
By now the scarf had come unrolled along the floor, from the hall, through the kitchen, around the couch, and all the way back to the hall. That’s how long a
day is.[age>=5:  But the stripes were in order.]

“You don’t have to come,” said {child}. “You’re here already. Look, you can be walked on.”

So they walked, barefoot, one stripe at a time.

“Yellow, like butter,” said {child}. “That’s breakfast.”

“Gray,” said the First Day. “That’s the way there[city: , with {city} on both sides].”

And then there was a knot.
`,
    },
    {
      id: 'knot',
      part: 'turn',
      at: 'at the knot, on the scarf by the couch',
      with: ['child', 'friend', 'elder', 'elder2', 'first day'],
      plants: ['one knot'],
      either: [
        {
          sv: `
Den var röd och hård och inte större än en hasselnöt. Första dagen tvärstannade.

”Där är det”, sa den. ”Det är när man kommer in, och alla vänder sig om, och någon säger: Vem är du?”

{Child} kände på knuten med stortån. Hård. Men strax bakom den var halsduken mjuk igen.

${elder.sv}

”Den är bara ett steg lång”, sa {child}. ”Vad ska man säga?”

”Vad man heter.”

”Vad heter du då?”

”Första dagen”, viskade Första dagen.

”Där ser du. Det kan du ju redan.”

[friend: {Friend} ställde sig på andra sidan och var alla andra. | {Child} gick före och var alla andra.] ”Vem är du?” sa alla andra.

Första dagen tog ett steg.

”Första dagen”, sa den, ganska högt. Och så var den på andra sidan.
`,
          en: `
It was red and hard and no bigger than a hazelnut. The First Day stopped dead.

“That’s it,” it said. “That’s when you come in, and they all turn around, and somebody says: Who are you?”

{Child} felt the knot with one big toe. Hard. But just behind it, the scarf was soft again.

${elder.en}

“It’s only one step long,” said {child}. “What do you have to say?”

“My name.”

“What is your name?”

“The First Day,” whispered the First Day.

“There you are. You know it already.”

[friend: {Friend} stood on the far side and was everybody else. | {Child} went ahead and was everybody else.] “Who are you?” said everybody else.

The First Day took one step.

“The First Day,” it said, quite loud. And it was on the other side.
`,
        },
        {
          sv: `
Den satt mitt i vägen, röd och hård som en hasselnöt. ”Nu går vi hem”, sa Första dagen och vände.

”Vad är det i den?” frågade {child}.

”En stol”, sa Första dagen. ”Alla andra sitter redan, två och två, och man har ingen aning om var man ska sitta.”

{Child} kikade över kanten. På andra sidan var halsduken mjuk igen, så långt man kunde se.

${elder.sv}

”Det är inte mer än ett kliv”, sa {child}. ”Man frågar väl någon.”

”Frågar vad då?”

”Får jag sitta här.”

[age>=5: ”Jag har aldrig sagt något så långt”, sa Första dagen.]

[friend: {Friend} satte sig på golvet bakom knuten och var alla andra. Alla andra flyttade på sig lite. | {Child} klev först, satte sig på golvet bakom knuten och var alla andra.]

Första dagen blundade och klev. ”Får jag sitta här”, sa den, i ett enda andetag.

”Ja”, sa alla andra.
`,
          en: `
It was right in the way, red, and as hard as a hazelnut. “Now we go home,” said the First Day, and turned around.

“What’s in it?” asked {child}.

“A chair,” said the First Day. “They’re all sitting down already, two by two, and you’ve no idea which chair is yours.”

{Child} peeked over the top. On the far side the scarf was soft again, as far as you could see.

${elder.en}

“It’s no bigger than one step,” said {child}. “You just ask somebody.”

“Ask what?”

“May I sit here.”

[age>=5: “I’ve never said anything that long,” said the First Day.]

[friend: {Friend} sat down on the floor behind the knot and was everybody else. Everybody else moved over a bit. | {Child} went first, sat down on the floor behind the knot, and was everybody else.]

The First Day shut its eyes and stepped. “May I sit here,” it said, all in one breath.

“Yes,” said everybody else.
`,
        },
      ],
    },
    {
      id: 'soft',
      part: 'turn',
      at: 'on along the scarf, back to the hall',
      with: ['child', 'friend', 'pet', 'first day'],
      pays: ['walk on it', 'bench'],
      plants: ['same color'],
      either: [
        {
          sv: `
Sedan var det mjukt hela vägen. Grönt som ärter, det var lunchen. [pet.dog: På den låg {pet} och hoppades.] [pet.cat: På den låg {pet}, så de fick kliva över.] Glest, med hål som det
blåste igenom, det var rasten. ${stripes.sv} [age>=7: Blått var en regnskur, men bara en liten.] Och så grått igen, vägen hem.

Där tog halsduken slut. De stod vid bänken i hallen, och fransen i den här änden hade precis samma färg som den i den andra.

”Vad är det för färg?” sa Första dagen.

”Hemma”, sa {child}.
`,
          en: `
After that it was soft all the way. Green like peas, that was lunch. [pet.dog: On it lay {pet}, hoping.] [pet.cat: On it lay {pet}, so they had to step over.] Loose, with holes
that the wind blew through, that was ${recess}. ${stripes.en} [age>=7: Blue was a shower of rain, but only a little one.] And then gray again, the way home.

There the scarf ended. They were back at the bench in the hall, and the fringe at this end was exactly the same color as the one at the other.

“What color is that?” said the First Day.

“Home,” said {child}.
`,
        },
        {
          sv: `
Bakom knuten blev Första dagen riktigt pratsam. ”Röda prickar, då målar man”, sa den. ”Här är det köttbullar[pet.dog: .” På köttbullarna låg {pet}. ”|[pet.cat: .” På köttbullarna låg {pet} och blundade. ”|. ]]Nu är det rast, för
här är det så glest att det drar.” ${stripes.sv} [age>=7: Så kom en luddig rand. ”Här läser någon högt”, sa Första dagen.] Till sist blev det grått och sedan tog det slut.

[age>=5: ”Är det inte mer?” sa Första dagen.

”Nej”, sa {child}. ”Nu är vi framme.”]

De stod vid bänken i hallen igen. Fransen hängde ner över kanten, och i den var det samma färg som i fransen de hade börjat med. Det var färgen på hemma.
`,
          en: `
Behind the knot the First Day grew quite talkative. “Red dots, that’s painting,” it said. “Here comes spaghetti[pet.dog: .” On the spaghetti lay {pet}. “|[pet.cat: .” On the spaghetti lay {pet}, eyes shut. “|. ]]And this is ${recess},
it’s so loose there’s a draft.” ${stripes.en} [age>=7: Then came a fuzzy one. “Here somebody reads out loud,” said the First Day.] At last it turned gray, and then it stopped.

[age>=5: “Isn’t there any more?” said the First Day.

“No,” said {child}. “We’re there.”]

They were standing by the bench in the hall. The fringe hung down over the edge of it, and the fringe was the same color as the one they had started from. It was the color of
home.
`,
        },
      ],
    },
    {
      id: 'rolled-up',
      part: 'back',
      at: 'the hall',
      with: ['child', 'adult', 'first day'],
      either: [
        {
          sv: `
Då gäspade Första dagen, för första gången i sitt liv, och tyckte om det. De rullade ihop halsduken så att frukosten hamnade ytterst. [age>=5: Den skulle ju
komma först.] Sedan fick Första dagen ligga på bänken, under den varmaste kappan, [adult: och {adult} lät lampan i hallen vara tänd | och lampan i hallen fick vara tänd], en liten
stund till.
`,
          en: `
Then the First Day yawned, for the first time in its life, and liked it. They rolled up the scarf with breakfast on the outside. [age>=5: That had to come first, after
all.] And the First Day was given the bench to lie on, under the warmest coat, [adult: and {adult} left the hall light on | and the hall light stayed on] a little
while longer.
`,
        },
        {
          sv: `
”Då ska jag nog ta och sova”, sa Första dagen. Det hade den aldrig gjort förut, så {child} fick visa: på sidan, med benen uppdragna och ena handen under kinden. Den gula änden av halsduken lade de
överst, så att den skulle vara lätt att hitta. [adult: {Adult} bredde en kappa över alltihop.]
`,
          en: `
“Then I believe I’ll sleep,” said the First Day. It had never done that before, so {child} had to show it how: on your side, knees up, and one hand under your cheek. They put the yellow end of the scarf on top, where it would be easy to find.
[adult: {Adult} spread a coat over it all.]
`,
        },
      ],
    },
    {
      id: 'breathing',
      part: 'down',
      at: 'the child’s bed; the hall through the open door',
      with: ['child', 'friend', 'pet', 'first day'],
      sv: `
{Child} kröp ner i sin egen säng. Täcket var tungt, och det var mörkt åt alla håll utom ett. [friend & age>=5: På madrassen låg {friend} och var bara {friend} igen.] Ute i hallen
hördes någon andas i en mycket lång halsduk, in och ut, en rand i taget, som när man går och inte har bråttom, och {child} andades likadant.
`,
      en: `
{Child} crept into bed. The blanket was heavy, and it was dark on every side but one. [friend & age>=5: On the mattress lay {friend}, who was only {friend} again.] Out in the hall
somebody was breathing into a very long scarf, in and out, one stripe at a time, the way you walk when there’s no hurry, and {child} breathed the
same way.
`,
    },
    {
      id: 'begins',
      part: 'last',
      at: 'the hall, next morning',
      with: ['first day', 'child'],
      pays: ['tag', 'same color', 'one knot'],
      either: [
        {
          sv: `
Tidigt nästa morgon, innan någon annan hade vaknat, satte sig Första dagen upp på bänken. Den letade reda på änden som var gul efter fransen,
[theme.first-day-at-school / theme.preschool: och så började den|gick till den som var ny, och började], alldeles lugnt, med en smörgås.
`,
          en: `
Early next morning, before anyone else was awake, the First Day sat up on its bench. It found the end where the yellow came after the fringe,
[theme.first-day-at-school / theme.preschool: and then it began|went off to somebody new, and began], quite calmly, with a piece of toast.
`,
        },
        {
          sv: `
På morgonen var bänken tom. Där låg bara lappen som hade suttit i nacken, och på den stod det: 1. Det luktade smör i hela hallen. [theme.first-day-at-school / theme.preschool: | Någonstans
fanns det någon som var ny i dag.] Och {child} visste precis var knuten satt, och att det bara var en.
`,
          en: `
In the morning the bench was empty. Nothing was left but the tag from the back of a neck, and on it was a number: 1. The whole hall smelled of
butter. [theme.first-day-at-school / theme.preschool: | Somewhere, today, somebody was new.] And {child} knew just where the knot was, and that there was only one.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['day-in-the-hall', 'nobody-in-front', 'come-in'],
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: 'I hallen om kvällen har {child} besök av Första dagen, som är blyg.',
        en: 'In the hall at night {child} has a visitor: the First Day, who is shy.',
      },
    },
    {
      beats: ['again', 'along-the-floor', 'knot'],
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'walk', at: 'centre' },
        { who: 'child-guest', pose: 'walk', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'elder', pose: 'sit', at: 'seat' },
      ],
      alt: {
        sv: '{Child} går över vardagsrumsgolvet, och Första dagen går efter[elder: . {Elder} ser på från soffan].',
        en: '{Child} walks across the living-room floor, and the First Day walks behind[elder: . {Elder} watches from the couch].',
      },
    },
    {
      beats: ['knot', 'soft', 'rolled-up', 'breathing'],
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: '{Child} och Första dagen är tillbaka i hallen[friend: , och {friend} är med].',
        en: '{Child} and the First Day are back in the hall[friend: , and {friend} is with them].',
      },
    },
  ],
});
