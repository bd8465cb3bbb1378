import { score } from '../../src/score.ts';

export default score({
  id: 'the-lamp-that-lost-its-click',
  premise:
    'The bedside lamp has lost its click and cannot go out; the click is looked for with the ears, room by room, and sits under the child’s own chin.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  themes: ['lamp', 'cannot-sleep'],
  contains: ['dark', 'lamp'],
  registry: {
    idea: 'a sound is lost and is searched for by listening; the clue is in the refrain (flap)',
    device: 'each room answers with a sound that is not the one',
    objects: ['bedside lamp', 'refrigerator with a cheese', 'dripping tap', 'couch', 'creaking floor', 'press button of the pajamas'],
    joke: 'whether the lamp in the refrigerator goes out only the cheese knows; a knee that is not a click',
    ending: 'the click sleeps under the chin / tomorrow it will switch on the day',
  },
  titles: {
    sv: ['Lampan som tappade klicket', 'Var är klicket?', 'Flapp, sa något', 'Bara osten vet', 'Leta med öronen'],
    en: ['The Lamp That Lost Its Click', 'Who Has the Click?', 'Flap, Went Something', 'Only the Cheese Knows', 'Looking with Your Ears'],
  },
  beats: [
    {
      id: 'no-click',
      part: 'open',
      at: 'the child’s bed',
      with: ['child'],
      plants: ['click'],
      either: [
        {
          sv: `Lampan vid sängen hade ett klick. Varje kväll tryckte {child} på knappen, klick sa lampan, och så var det
natt.

Men i kväll tryckte {child} på knappen och lampan sa ingenting. Den bara lyste.`,
          en: `The lamp by the bed had a click. Every night {child} pressed the switch, click said the lamp, and then it was
night.

But tonight {child} pressed the switch and the lamp said nothing. It just went on shining.`,
        },
        {
          sv: `Tänderna var borstade. Kudden var vänd på den svala sidan. [pet.dog / pet.cat: {Pet} hade gäspat två gånger.]
Nu var det bara lampan kvar, och lampan hade bara en sak att göra. Den skulle säga klick.

{child} tryckte på knappen. Lampan sa ingenting. Den bara lyste.`,
          en: `The teeth were brushed. The pillow was turned over to the cool side. [pet.dog / pet.cat: {Pet} had yawned twice.]
Only the lamp was left, and the lamp had only one thing to do. It was supposed to say click.

{child} pressed the switch. The lamp said nothing. It just went on shining.`,
        },
      ],
    },
    {
      id: 'look-with-your-ears',
      part: 'stir',
      at: 'the child’s room',
      with: ['child', 'friend', 'elder', 'adult', 'pet'],
      plants: ['open-neck', 'tock'],
      either: [
        {
          sv: `{child} tryckte igen. Ingenting. [adult: {Adult} tryckte. Ingenting.]

– Den har tappat klicket, sa {child}. Och utan klick kan en lampa inte slockna.

[friend: – Du kan få låna mitt, sa {friend}, som sov över, och gjorde ett med tungan. Klock! Det var ett fint klock, men
lampan lät sig inte luras.]

Då måste man leta. {child} klev ur sängen så fort att pyjamasen stod öppen i halsen. Ett klick är så litet att det inte
syns. Man får leta med öronen.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} följde med.] [pet.other: {Pet} lyssnade från sin plats.] [friend: {friend} följde med, på tå.] [elder: {Elder} följde med, utan
tofflor, för tofflor pratar.]] [adult: {Adult} stannade och höll lampan sällskap.] [athlete: På dörren satt
{athlete} på en affisch. Prassel, sa affischen, men det var inget klick.]`,
          en: `{child} pressed it again. Nothing. [adult: {Adult} pressed it. Nothing.]

“It’s lost its click,” said {child}. “And without a click, a lamp can’t go out.”

[friend: “You can borrow mine,” said {friend}, who was sleeping over, and made one. Tock! It was a very good tock, but it
didn’t fool the lamp.]

So somebody had to look for it. {child} climbed out of bed in such a hurry that the [uk: pyjamas | pajamas] stood open at
the neck. A click is so small that you can’t see it. You have to look with your ears.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} came along.] [pet.other: {Pet} stayed put and listened.] [friend: {friend} came along, on tiptoe.] [elder: {Elder} came along,
without slippers, because slippers talk.]] [adult: {Adult} stayed behind to keep the lamp company.] [athlete: On the door
hung a poster of {athlete}. Rustle, it went, but that was no click.]`,
        },
        {
          sv: `
{child} tryckte hårt. {child.He} tryckte snällt. [adult: {Adult} tryckte med tummen.] Lampan lyste.

– Klicket har ramlat ur, sa {child}. Nu vet den inte hur man slocknar.

[friend: Då gjorde {friend}, som sov över, ett med tungan. Klock! Lampan väntade artigt på något annat.]

Någonstans i huset låg alltså ett klick. {child} hoppade ur sängen så fort att pyjamasen stod öppen i halsen.
[age>=5: Att titta var ingen idé, för ett klick har ingen någonsin sett. ] Ett klick får man leta efter med öronen.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} hade två bra öron och fick gå med.] [pet.other: {Pet} skulle säga
till om klicket kom hem.] [friend: {friend} gick tätt efter, på tå.] [elder: {Elder} tog av sig tofflorna först, för
de kan inte hålla tyst.]] [adult: {Adult} satt kvar hos lampan.] [athlete: Affischen med {athlete} fladdrade, men det var bara
papper.]
`,
          en: `
{child} pressed it hard. {child.He} pressed it nicely. [adult: {Adult} pressed it with one thumb.] The lamp went on
shining.

“The click’s fallen out,” said {child}. “Now it can’t remember how to stop.”

[friend: So {friend}, who was sleeping over, made one. Tock! The lamp waited politely for something else.]

Somewhere in the house, then, there was a click. {child} jumped out of bed so fast that the [uk: pyjamas | pajamas]
stood open at the neck. [age>=5: It was no use looking. Nobody has ever seen a click. ] You have to find it with your
ears.

[pet / friend / elder: [pet.dog / pet.cat: {Pet} had two good ears and was allowed to come.] [pet.other: {Pet} was to
let them know if the click came home.] [friend: {friend} tiptoed close behind.] [elder: {Elder} took off both slippers
first, because slippers can’t keep quiet.]] [adult: {Adult} stayed with the lamp.] [athlete: The poster of {athlete} fluttered, but that was only
paper.]
`,
        },
      ],
    },
    {
      id: 'kitchen',
      part: 'try',
      at: 'the kitchen',
      with: ['child', 'friend', 'elder', 'pet'],
      anyOrder: 'rooms',
      plants: ['cheese'],
      either: [
        {
          sv: `Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men köket sa: Brrrr.

{child} la örat mot kylskåpet. Brrrr, sa det, ända in i magen.

Var det klicket? Nej. Det var kylskåpet, som frös. {child} öppnade. Där inne satt en liten lampa till och lyste på osten.
{child.He} stängde. Var det släckt där inne nu? Det visste bara osten.

[elder: {Elder.short} böjde sig ner för att lyssna. Knak! Var det klicket? – Nej, sa {elder.short}, det var mitt knä.]

[music: {child} nynnade på {music}, för att locka på klicket. Kylskåpet brummade med. Inget klick kom.]`,
          en: `Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the kitchen went: Brrrr.

{child} put an ear to the refrigerator. Brrrr, it went, all the way down to the tummy.

Was it the click? No. It was the refrigerator, and it was cold. {child} opened it. In there sat another little lamp, shining on the
cheese. {child.He} shut it. Was the lamp out now? Only the cheese could say.

[elder: {Elder.short} bent down to listen. Crack! Was it the click? “No,” said {elder.short}, “that was my knee.”]

[music: {child} hummed {music}, to call the click. The refrigerator hummed too. No click came.]`,
        },
        {
          sv: `
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men köket sa: Klirr.

Det kom inifrån kylskåpet. {child} öppnade, och en liten lampa tändes, rakt i ansiktet på osten.

Var det klicket? Nej. Det var burkarna i dörren, som skakade tänder. Brrrr, sa kylskåpet, och {child} stängde om dem. [age>=5: Slocknade lampan då? {child} öppnade
en springa, fort. Tänd!] Bara osten vet hur lampan gör när ingen ser på.

[elder: {Elder.short} satte sig på huk. Knak! – Det var ena knät, sa {elder.short}. Vänta. Knak! – Där kom det andra.]

[music: {child} nynnade på {music} ner i brödrosten. Ingenting hoppade upp.]
`,
          en: `
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the kitchen went: Clink.

That was from inside the refrigerator. {child} opened the door, and a little lamp came on, right in the face of the
cheese.

Was it the click? No. It was the jars in the door, and their teeth were chattering. Brrrr, went the refrigerator, and {child} shut it. [age>=5: Did the lamp go
out now? {child} opened it a crack, very fast. Still on!] Only the cheese knows what the lamp does when nobody’s looking.

[elder: {Elder.short} crouched down. Crack! “That was one knee,” said {elder.short}. “Wait.” Crack! “And that’s the
other.”]

[music: {child} hummed {music} down into the toaster. Nothing popped up.]
`,
        },
      ],
    },
    {
      id: 'bathroom',
      part: 'try',
      at: 'the bathroom',
      with: ['child', 'friend', 'elder', 'pet'],
      anyOrder: 'rooms',
      plants: ['drop'],
      either: [
        {
          sv: `Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men badrummet sa: Plipp.

{child} höll ett finger under kranen. Plipp, sa det på fingret, och det blev vått. [age>=5: {child} torkade
av det på pyjamasen.]

Var det klicket? Nej. Det var en droppe som inte kunde bestämma sig. {child} vred åt kranen, och då drog droppen in näsan
igen.`,
          en: `Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the bathroom went: Plip.

{child} held a finger under the [uk: tap | faucet]. Plip, it went, and the finger was wet. [age>=5: {child} dried it on the
[uk: pyjamas | pajamas].]

Was it the click? No. It was a drop that couldn’t make up its mind. {child} turned the [uk: tap | faucet] tight, and the
drop pulled its nose back in.`,
        },
        {
          sv: `
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men badrummet sa: Pling.

{child} tände och väntade. Pling! Det var i tandborstmuggen. {child} flyttade muggen. Plask. {child} flyttade tillbaka
den. Pling!

Var det klicket? Nej. Det var kranen, som övade. Nästa droppe hängde redan och skulle till att hoppa, men då vred
{child} åt, och den fick stanna hemma.
`,
          en: `
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the bathroom went: Ping.

It was in the toothbrush mug. {child} moved the mug. Splat. {child} moved it back. Ping!

Was it the click? No. It was the [uk: tap | faucet], doing its scales. The next drop was just about to jump, but {child} turned
the handle, and it had to stay at home.
`,
        },
      ],
    },
    {
      id: 'hall',
      part: 'try',
      at: 'the hall',
      with: ['child', 'friend', 'elder', 'pet'],
      anyOrder: 'rooms',
      plants: ['floor'],
      either: [
        {
          sv: `Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men hallen sa: Knarr.

{child} stannade. Ingenting. {child.He} tog ett steg till. Knarr!

Var det klicket? Nej. Det var golvet. Det sa bara något när man trampade på det, och det är snällt av ett golv.

[school: {child} skakade ryggsäcken från {school}. Skrammel!] [sport: {child} lyfte på väskan med allt till {sport}.
Duns!] [school / sport: Men inget klick.]`,
          en: `Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the hall went: Creak.

{child} stopped. Nothing. {child.He} took one more step. Creak!

Was it the click? No. It was the floor. It only spoke when it was stepped on, which is nice of a floor.

[school: {child} shook the backpack from {school}. Rattle!] [sport: {child} lifted the {sport} bag.
Thump!] [school / sport: But no click.]`,
        },
        {
          sv: `
Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men hallen sa: Knirk.

Det var under ena foten. Under den andra sa det knark. {child} stod och vägde. Knirk, knark, knirk, knark.

Var det klicket? Nej. Det var golvet, och det kunde två ord.

[school: {child} drog i dragkedjan på ryggsäcken från {school}. Ritsch!] [sport: {child} puttade på väskan med allt
till {sport}. Bums!] [school / sport: Klick var det inte.]
`,
          en: `
Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the hall went: Squeak.

That was under one foot. Under the other it went squawk. {child} stood there and rocked. Squeak, squawk, squeak,
squawk.

Was it the click? No. It was the floor, and it knew two words.

[school: {child} pulled the [uk: zip | zipper] on the backpack from {school}. Zip!] [sport: {child} pushed at the {sport} bag. Flump!] [school / sport: It wasn’t the click.]
`,
        },
      ],
    },
    {
      id: 'couch',
      part: 'try',
      at: 'the couch in the living room',
      with: ['child', 'friend', 'elder', 'elder2', 'pet'],
      anyOrder: 'rooms',
      plants: ['couch'],
      either: [
        {
          sv: `Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men soffan sa: Boing.

Det var när {child} satte sig. {child.He} satte sig en gång till. Boing!

Var det klicket? Nej. Det var en fjäder, och {child} satte sig tre gånger till för att vara säker.

[elder2: I fåtöljen satt {elder2} och letade med stängda ögon. Snark, sa {elder2.short}.]`,
          en: `Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the couch went: Boing.

That was {child}, sitting down. {child.He} sat down again. Boing!

Was it the click? No. It was a spring, and {child} sat on it three more times to make sure.

[elder2: In the armchair sat {elder2}, looking for it with both eyes shut. Snore, went {elder2.short}.]`,
        },
        {
          sv: `Tass, tass, tass, sa fötterna. //
Flapp, sa något. //
Och sedan var det tyst.

Men soffan sa: Piip.

Det var när {child} satte sig. {child.He} satte sig en gång till. Piip!

Var det klicket? Nej. Det var badankan, som låg under dynan och inte heller kunde sova.

[elder2: I fåtöljen satt {elder2} och letade med stängda ögon. Snark, sa {elder2.short}.]`,
          en: `Pat, pat, pat, went the feet. //
Flap, went something. //
And then it was quiet.

But the couch went: Peep.

That was {child}, sitting down. {child.He} sat down again. Peep!

Was it the click? No. It was the rubber duck under the cushion, and it couldn’t sleep, either.

[elder2: In the armchair sat {elder2}, looking for it with both eyes shut. Snore, went {elder2.short}.]`,
        },
      ],
    },
    {
      id: 'no-more-rooms',
      part: 'lull',
      at: 'back in the child’s room',
      with: ['child', 'friend', 'elder', 'elder2', 'adult', 'pet'],
      plants: ['shh'],
      either: [
        {
          sv: `Sedan fanns det inga fler rum. [age>=5: Köket var inget klick. Badrummet var inget klick. Soffan var det
absolut inte.]
{child} gick tillbaka till sin lampa, som lyste och lyste.

Tass, tass, tass, sa fötterna. Flapp, sa något.

– Vänta nu, sa {child}. Vem är det som säger flapp?

[friend: – Inte jag, sa {friend}.]

[elder: – Inte jag, sa {elder.short}. Och inte mitt knä.]

[adult: – Inte lampan, sa {adult}.]

[city: – Schhh, sa hela {city} utanför fönstret, så att det skulle gå att lyssna.]`,
          en: `Then there were no more rooms. [age>=5: The kitchen was no click. The bathroom was no click. The couch
was no click at all.]
{child} went back to the lamp, which was shining and shining.

Pat, pat, pat, went the feet. Flap, went something.

“Wait a minute,” said {child}. “Who is it that goes flap?”

[friend: “Not me,” said {friend}.]

[elder: “Not me,” said {elder.short}. “And not my knee.”]

[adult: “Not the lamp,” said {adult}.]

[city: “Shhh,” went all of {city} outside the window, so that it was easier to listen.]`,
        },
        {
          sv: `
Sedan var huset slut. [age>=5: Ett kylskåp, en kran, ett golv och en soffa hade det, men inget klick.] I {child's} rum
satt lampan uppe, klarvaken[age>=5: , och tittade i taket].

Tass, tass, tass, sa fötterna. Flapp, sa något.

– Flapp? sa {child}. Det sa flapp i köket, och i hallen också. Vem är det som går runt här och säger flapp?

[friend: – Jag säger klock, sa {friend}.]

[elder: – Jag säger knak, sa {elder.short}.]

[adult: – Här inne har ingen sagt ett ljud, sa {adult}.]

[city: Utanför blev det tyst. Schhh, sa {city}, nu händer det något.]
`,
          en: `
After that the house was all used up. [age>=5: It had one refrigerator, one [uk: tap | faucet], one floor, and one
couch, but it didn’t have a click.] In {child's} room the lamp sat up, wide awake[age>=5: , looking at the ceiling].

Pat, pat, pat, went the feet. Flap, went something.

“Flap?” said {child}. “It did that in the kitchen[age>=5: . It did it in the hall, too]. Who’s going around here saying flap?”

[friend: “I say tock,” said {friend}.]

[elder: “I say crack,” said {elder.short}.]

[adult: “In here nobody has said a thing,” said {adult}.]

[city: Outside, it grew quiet. Shhh, went {city}, this will be good.]
`,
        },
      ],
    },
    {
      id: 'under-the-chin',
      part: 'turn',
      at: 'the child’s room',
      with: ['child', 'friend', 'adult', 'pet'],
      pays: ['click', 'open-neck'],
      sv: `{child} stod still. Då var det tyst. {child.He} tog ett steg. Flapp. Ett steg till. Flapp!

[pet.dog: {Pet} kom fram och satte nosen mot {child's} hals. Det kittlade.]
[pet.cat: {Pet} hoppade upp på sängen och petade med tassen under {child's} haka.]
[pet.other: {Pet} tittade rakt på {child}.]

[friend: – Det är ju du, sa {friend}.]

{child} kände efter under hakan. Det var pyjamasen. Den stod öppen i halsen och sa flapp, och där satt en knapp, en sådan
som man trycker ihop. Den var inte ihoptryckt.

{child} tryckte.

KLICK.

Och lampan slocknade. Den hade bara väntat på det. [age>=5: Vems klick det var brydde den sig
inte om.]

[adult: – Där satt det, sa {adult} i mörkret.]`,
      en: `{child} stood still. Then it was quiet. {child.He} took a step. Flap. One more step. Flap!

[pet.dog: {Pet} came up and put a nose to {child's} neck. It tickled.]
[pet.cat: {Pet} jumped up on the bed and put out a paw, just under {child's} chin.]
[pet.other: {Pet} looked straight at {child}.]

[friend: “It’s you,” said {friend}.]

{child} felt around, just under the chin. It was the [uk: pyjamas | pajamas]. They stood open at the neck and went flap, and
there was a button, the kind you press together. And nobody had pressed it.

{child} pressed.

CLICK.

And the lamp went out. It had only been waiting for that. [age>=5: It didn’t mind whose
click it was.]

[adult: “So that’s where it was,” said {adult} in the dark.]`,
    },
    {
      id: 'sounds-asleep',
      part: 'down',
      at: 'the child’s bed',
      with: ['child', 'friend', 'elder', 'elder2', 'adult', 'pet'],
      pays: ['cheese', 'drop', 'floor', 'couch', 'tock', 'shh'],
      either: [
        {
          sv: `Det blev mörkt, men inte mörkare än att en strimma ljus fick plats vid dörren. [pet.dog / pet.cat: I strimman låg {pet}.] Täcket
åkte upp till hakan, och nu hördes allting igen, fast längre bort.

Brrrr, sa kylskåpet, och om det var släckt där inne visste bara osten. //
Kranen höll i sin droppe. //
Soffan sa ingenting, för nu var det ingen som satt i den. //
Golvet sa ingenting, för nu var det ingen som gick. //
[elder: Knät sa ingenting, för nu satt {elder.short} still. //
] [elder2: Snark, sa {elder2.short} i fåtöljen. //
] [friend: Klock, sa {friend} en gång, mycket tyst. //
] [city: Schhh, sa {city}.]`,
          en: `It was dark now, but there was room for a strip of light at the door. [pet.dog / pet.cat: In the strip of light lay {pet}.] Up came
the blanket, all the way to the chin, and now everything could be heard again, only farther away.

Brrrr, went the refrigerator, and whether the lamp in there was out, only the cheese knew. //
The [uk: tap | faucet] held on to its drop. //
The couch said nothing, because nobody was sitting. //
The floor said nothing, because nobody was walking. //
[elder: The knee said nothing, because {elder.short} was sitting still. //
] [elder2: Snore, went {elder2.short} in the armchair. //
] [friend: Tock, went {friend}, once, very softly. //
] [city: Shhh, went {city}.]`,
        },
        {
          sv: `
Mörkt blev det, utom vid dörren, där en strimma ljus hade blivit kvar. [pet.dog / pet.cat: {Pet} la sig mitt i den.]
{child} drog täcket till hakan och lyssnade en gång till, bara för att öronen ändå var i gång.

Kylskåpet brummade lågt för osten, med lampan tänd eller släckt. //
Droppen var kvar i sin kran. //
Soffan vilade sig efter allt sittande. //
Golvet låg ner. //
[elder: {Elder.short} hade satt sig, med båda knäna. //
] [elder2: {Elder2.short} letade fortfarande i fåtöljen. Snark. //
] [friend: Klo…, sa {friend}, och kom inte längre. //
] [city: Schhh, sa {city}, ända bort till sista gatan.]
`,
          en: `
It was dark now, all but the door, where one strip of light had been left. [pet.dog / pet.cat: {Pet} lay down in the
middle of it.] {child} pulled the blanket up and listened one more time[age>=5: , since the ears were still going].

The refrigerator hummed to the cheese, with its lamp on or off. //
The drop was still at home in the [uk: tap | faucet]. //
The couch was having a rest from being sat on. //
The floor was lying down. //
[elder: {Elder.short} had taken a chair, with both knees. //
] [elder2: {Elder2.short} was still looking, in the armchair. Snore. //
] [friend: To…, went {friend}, and got no further. //
] [city: Shhh, went {city}, all the way out to the last street.]
`,
        },
      ],
    },
    {
      id: 'the-click-asleep',
      part: 'last',
      at: 'the child’s bed',
      with: ['child'],
      either: [
        {
          sv: `Och under {child's} haka, där det var varmt, låg klicket och sov.`,
          en: `And under {child's} chin, where it was warm, the click lay sleeping.`,
        },
        {
          sv: `I morgon skulle knappen knäppas upp igen. Klick, skulle den säga då, och så skulle dagen tändas.`,
          en: `In the morning the button would come open again. Click, it would say, and that would switch on the day.`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['look-with-your-ears', 'kitchen', 'bathroom', 'hall', 'couch'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near' },
        { who: 'adult', pose: 'sit', at: 'seat' },
      ],
      props: ['lamp'],
      alt: {
        sv: 'Lampan lyser. {child} har klivit ur sängen och lyssnar[friend: , och {friend} lyssnar också].',
        en: 'The lamp is lit. {child} has climbed out of bed to listen[friend: , and so has {friend}].',
      },
    },
    {
      beats: ['kitchen', 'bathroom', 'hall', 'couch', 'no-more-rooms'],
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'walk', at: 'centre' },
        { who: 'friend', pose: 'walk', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'run', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['boots', 'slippers'],
      alt: {
        sv: '{child} tassar genom hallen i pyjamas och letar med öronen[pet.dog / pet.cat: . {Pet} följer med].',
        en: '{child} pads through the hall in [uk: pyjamas | pajamas], looking with both ears[pet.dog / pet.cat: . {Pet} comes along].',
      },
    },
    {
      beats: ['no-more-rooms', 'under-the-chin', 'sounds-asleep'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'pet', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
      ],
      props: ['lamp', 'blanket'],
      alt: {
        sv: '{child} sitter på sängen med handen under hakan. Rummet är mörkblått.',
        en: '{child} sits on the bed, one hand under the chin. The room is dark blue.',
      },
    },
  ],
});
