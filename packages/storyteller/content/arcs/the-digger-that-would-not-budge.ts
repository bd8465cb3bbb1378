import { score } from '../../src/score.ts';

/** What is shouted from the window each time, and what comes of it. */
const heave = {
  sv: `Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.`,
  en: `One, two, three, PULL! //
But the digger didn’t move, not an inch.`,
};
/** Bins are emptied by different names. */
const truck = '[uk: bin lorry|garbage truck]';
/** Where the racing car has its speed from. */
const sticker = {
  sv: `[athlete: På huven satt ett klistermärke med {athlete}, för fartens skull.]`,
  en: `[athlete: On the hood was a sticker of {athlete}, for speed.]`,
};

export default score({
  id: 'the-digger-that-would-not-budge',
  premise:
    'A digger will not budge, so a tractor, a fire engine and a racing car pull at it in a row, until they stop to rest and hear that it is not stuck but asleep.',
  voice: 'cumulative',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: ['theme'],
  themes: ['digger', 'fire-engine', 'tractor', 'racing-car'],
  contains: ['dark'],
  registry: {
    idea: 'everybody pulls at somebody who is only asleep; and nobody can drive home, because starting would wake it',
    device: 'a growing row of vehicles on one rope, commanded from the bedroom window; the answer is heard when all motors are off',
    objects: ['digger with its bucket on the ground', 'tow rope', 'fire hose that only makes mud', 'tarpaulin for a quilt', 'sticker on a hood'],
    joke: '“We’ve been pulling at somebody who’s asleep?” – “All evening.” – “By the feet.” / the racing car did move: backward',
    ending: 'in the morning the digger wakes first and lies still so as not to wake the others / nobody untied the rope, so they held on to each other all night',
  },
  titles: {
    sv: [
      'Grävmaskinen som inte rörde sig',
      'Ett, två, tre, dra',
      'God natt, grävmaskinen',
      'Den satt inte fast',
      'Krrr, sa hålet',
      '[theme.fire-engine: Brandbilen som fick viska]',
      '[theme.tractor: Traktorn som drog och drog]',
      '[theme.racing-car: Racerbilen som drog sist]',
    ],
    en: [
      'The Digger That Wouldn’t Budge',
      'One, Two, Three, Pull',
      'Good Night, Digger',
      'It Wasn’t Stuck',
      'Grrr, Went the Hole',
      '[theme.fire-engine: The Fire Engine That Had to Whisper]',
      '[theme.tractor: The Tractor That Pulled and Pulled]',
      '[theme.racing-car: The Racing Car That Pulled Last]',
    ],
  },
  beats: [
    {
      id: 'everybody-home',
      part: 'open',
      at: 'the child at the bedroom window; the digger in its hole in the street below',
      with: ['child', 'digger', 'tractor', 'fire engine', 'racing car'],
      plants: ['bucket on the ground'],
      either: [
        {
          sv: `
– God natt, traktorn, sa {child} i fönstret. God natt, brandbilen. God natt, racerbilen.

För det var kväll på gatan, och alla körde hem.

– God natt, grävmaskinen.

Men grävmaskinen körde inte hem. Den stod kvar i sitt hål, med skopan i marken.
`,
          en: `
“Good night, tractor,” said {child} at the window. “Good night, fire engine. Good night, racing car.”

Because it was evening in the street, and they were all driving home.

“Good night, digger.”

But the digger didn’t drive home. It stayed in its hole, with its bucket on the ground.
`,
        },
        {
          sv: `
Nedanför {child's} fönster var det ett hål i gatan, och i hålet stod en grävmaskin.

Det var kväll. Traktorn skulle hem. Brandbilen skulle hem. Racerbilen var redan nästan hemma, för den kör så fort. Men grävmaskinen stod där den stod, med skopan i
marken.
`,
          en: `
Below {child's} window was a hole in the street, and in the hole stood a digger.

It was evening. The tractor was going home. The fire engine was going home. The racing car was nearly there already, because it’s so fast. But the digger stood where it stood, with its bucket on
the ground.
`,
        },
      ],
    },
    {
      id: 'stuck',
      part: 'stir',
      at: 'the street, seen from the window',
      with: ['child', 'friend', 'tractor'],
      plants: ['says nothing', 'rope'],
      either: [
        {
      sv: `
[school: Hela dagen hade den grävt utanför {school}. Där stod alla vid staketet och tittade, och då gräver man lite extra.|Hela dagen hade den grävt.]

Traktorn stannade vid hålet.

– Ska du inte hem? frågade traktorn.

Grävmaskinen sa ingenting.

[age>=5: Traktorn körde ett varv runt hålet. Skopan var hel. Lyktorna var hela.]

– Den sitter fast, sa traktorn. Det är väl bäst att jag drar. [music: I hytten spelade radion {music}, för till det drar man bättre.]

Den knöt ett rep om grävmaskinen. [friend: {Friend}, som sov över, räknade. {Child} ropade. | {Child} räknade och ropade.] [sport: En sådan röst får man av {sport}.]

Traktorn drog i grävmaskinen. //
${heave.sv}
`,
      en: `
[school: All day it had been digging outside {school}. They all stood at the fence there and watched, and then you dig a little extra.|All day it had been digging.]

The tractor stopped by the hole.

“Aren’t you going home?” asked the tractor.

The digger said nothing.

[age>=5: The tractor drove once around the hole. Nothing wrong with the bucket. Nothing wrong with the lights.]

“It’s stuck,” said the tractor. “I’d better pull.” [music: In its cab {music} was on the radio, because you pull better to that.]

It tied a rope around the digger. [friend: {Friend}, who was sleeping over, counted. {Child} shouted. | {Child} counted and shouted.] [sport: You get that kind of voice from {sport}.]

The tractor pulled the digger. //
${heave.en}
`,
        },
        {
          sv: `
Traktorn bromsade och tutade lite, bara vänligt.

Grävmaskinen sa ingenting.

– Den kanske är sur, sa traktorn.

– Nej, sa {child}. Den har haft roligt i dag.[school:  Den fick gräva utanför {school}, och alla pekade.]

– [age>=5: Då vet jag. Jag stod själv så där en gång, i en åker. ]Den sitter fast, sa traktorn och tog fram sitt rep. [music: Den hade {music} på radion, för det är bra dragmusik.]

Ett varv runt grävmaskinen gick repet, och en knut. [friend: {Friend}, som sov över, räknade, och {child} ropade.|{Child} räknade och ropade.] [sport: Så hejar man när det är {sport}.]

Traktorn drog i grävmaskinen. //
${heave.sv}
`,
          en: `
The tractor braked and gave a friendly hoot.

The digger said nothing.

“Maybe it’s [uk: cross|grumpy],” said the tractor.

“No,” said {child}. “It’s had a lovely day.”[school:  It had been digging outside {school}, and they had all pointed.]

“[age>=5: Then I know. I stood like that once, in a field. ]It’s stuck,” said the tractor, and got out its rope. [music: It had {music} on the radio, which is good pulling music.]

Once around the digger went the rope, and then a knot. [friend: {Friend}, who was sleeping over, counted, and {child} shouted.|{Child} counted and shouted.] [sport: You could hear the {sport} in that shout.]

The tractor pulled the digger. //
${heave.en}
`,
        },
      ],
    },
    {
      id: 'fire-engine',
      part: 'try',
      at: 'the street, seen from the window',
      with: ['child', 'pet', 'tractor', 'fire engine'],
      either: [
        {
          sv: `
Tatu, tatu! Det var brandbilen som hade vänt.

– Brinner det? frågade brandbilen.

– Nej, sa {child}. Den sitter fast.

[age>=5: – Brinner det någon annanstans?

– Nej.

]– Då [age>=5: har jag tid|drar jag också], sa brandbilen. [pet.dog: {Pet} tog tag i {child's} pyjamasben och drog, alldeles gratis.] [pet.cat: {Pet} låg i fönstret och drog inte i någonting.] [pet.other: Till och med {pet} tittade upp.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}
`,
          en: `
Wee-oo, wee-oo! It was the fire engine, and it had turned around.

“Is there a fire?” asked the fire engine.

“No,” said {child}. “It’s stuck.”

[age>=5: “Is there a fire anywhere else?”

“No.”

]“Then [age>=5: I’ve got time|I’ll pull, too],” said the fire engine. [pet.dog: {Pet} took hold of the leg of {child's} [uk: pyjamas|pajamas] and pulled, free of charge.] [pet.cat: {Pet} lay on the windowsill and pulled nothing at all.] [pet.other: Even {pet} looked up.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}
`,
        },
        {
          sv: `
Tatu, tatu! Där kom brandbilen.

– Sitter den fast? Då sprutar jag lite, sa brandbilen, så glider den.

Den sprutade lite. Nu var det ett hål med en grävmaskin och lera.

[age>=5: – Konstigt, sa brandbilen. Det brukar hjälpa mot eld. Då drar jag i stället.|– Då drar jag i stället, sa brandbilen.] [pet.dog: {Pet} tog tag i {child's} pyjamasben och drog med.] [pet.cat: {Pet} låg i fönstret och drog ingenting alls.] [pet.other: Det var så spännande att till och med {pet} tittade upp.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}
`,
          en: `
Wee-oo, wee-oo! Here came the fire engine.

“Stuck?” said the fire engine. “Then I’ll squirt a little. That makes it slide.”

It squirted a little. Now there was a hole with a digger and mud in it.

[age>=5: “Strange,” said the fire engine. “It usually helps with fires. I’ll pull instead.”|“Then I’ll pull instead,” said the fire engine.] [pet.dog: {Pet} took hold of the leg of {child's} [uk: pyjamas|pajamas] and pulled along.] [pet.cat: {Pet} lay on the windowsill, not pulling.] [pet.other: It was all so interesting that even {pet} looked up.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}
`,
        },
        {
          sv: `
Tatu, tatu! Brandbilen stannade med blåljuset på.

– Sitter det en katt i trädet? frågade brandbilen.

– Nej, sa {child}. Det sitter en grävmaskin i hålet.

– Det har jag ingen stege för, sa brandbilen. Stegar går uppåt. Jag drar. [pet.dog: {Pet} drog också, i {child's} pyjamasben.] [pet.cat: {Pet}, som aldrig har suttit fast i något träd, tittade bort.] [pet.other: {Pet} sa ingenting om saken.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}
`,
          en: `
Wee-oo, wee-oo! The fire engine stopped, with its blue light on.

“Is there a cat in the tree?” asked the fire engine.

“No,” said {child}. “There’s a digger in the hole.”

“I’ve no ladder for that,” said the fire engine. “Ladders go up. I’ll pull.” [pet.dog: {Pet} pulled, too, at the leg of {child's} [uk: pyjamas|pajamas].] [pet.cat: {Pet}, who has never been stuck in any tree, looked away.] [pet.other: {Pet} made no remark.]

The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}
`,
        },
      ],
    },
    {
      id: 'garbage-truck',
      part: 'try',
      at: 'the street, seen from the window',
      with: ['child', 'tractor', 'fire engine', 'garbage truck'],
      either: [
        {
          sv: `
Piip, piip, piip! Det var sopbilen, som kom baklänges.

– Ska den slängas? frågade sopbilen.

– Nej, sa {child}. Den sitter fast.

Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}
`,
          en: `
Beep, beep, beep! It was the ${truck}, coming backward.

“Is it to be thrown away?” asked the ${truck}.

“No,” said {child}. “It’s stuck.”

The ${truck} pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}
`,
        },
        {
          sv: `
Sopbilen kom ut från gården intill, tom och glad.

– Är det någon som ska ha hjälp att lyfta? frågade den. Jag lyfter allt.

Den kände på grävmaskinen.

– Nästan allt, sa sopbilen och knöt fast sig sist.

Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}
`,
          en: `
The ${truck} came out of the yard next door, empty and cheerful.

“Does anyone want a lift?” it asked. “I can lift anything.”

It tried the digger.

“Almost anything,” said the ${truck}, and tied itself on at the end.

The ${truck} pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}
`,
        },
      ],
    },
    {
      id: 'racing-car',
      part: 'try',
      at: 'the street, seen from the window',
      with: ['child', 'adult', 'tractor', 'fire engine', 'racing car'],
      either: [
        {
          sv: `
Vroom! Det var racerbilen, röd och låg. ${sticker.sv}

– Det här går fort, sa racerbilen.

Racerbilen drog i sopbilen. //
Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}

Racerbilen rörde sig. Men det var baklänges.

[adult: – Vad är det för ett oväsen? frågade {adult}.

– Vi drar i en grävmaskin, sa {child}.]
`,
          en: `
Vroom! It was the racing car, red and low. ${sticker.en}

“This will be quick,” said the racing car.

The racing car pulled the ${truck}. //
The ${truck} pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}

The racing car moved. But it was backward.

[adult: “What’s all that noise?” asked {adult}.

“We’re pulling a digger,” said {child}.]
`,
        },
        {
          sv: `
Vroom! Då kom racerbilen tillbaka. Den tål inte att något står still. ${sticker.sv}

[adult: – Vad har ni för er? frågade {adult}.

– Den sitter fast, sa {child} och pekade. Nu är de fyra.]

Racerbilen drog i sopbilen. //
Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
${heave.sv}

Då snurrade racerbilen så på hjulen att det luktade rostat bröd.
`,
          en: `
Vroom! Back came the racing car. It can’t bear anything to stand still. ${sticker.en}

[adult: “What are you up to?” asked {adult}.

“It’s stuck,” said {child}, pointing. “There are four of them now.”]

The racing car pulled the ${truck}. //
The ${truck} pulled the fire engine. //
The fire engine pulled the tractor. //
The tractor pulled the digger. //
${heave.en}

The racing car spun its wheels till it smelled of toast.
`,
        },
      ],
    },
    {
      id: 'motors-off',
      part: 'lull',
      at: 'the street, all motors off',
      with: ['child', 'friend', 'pet'],
      pays: ['says nothing'],
      plants: ['snore'],
      either: [
        {
      sv: `
Nu orkade de inte mer.

– Stäng av en stund, sa {child}, så får ni vila.

Traktorn stängde av. [music: Den stängde av radion också.] Brandbilen stängde av. Sopbilen stängde av. Racerbilen stängde av, fast det tog emot. [age>=5: Plåten knäppte när den svalnade.] Det blev tyst på gatan. [city: Det blev så tyst att man hörde hur stort {city}
var.]

Och då hördes något nere i hålet.

Krrr, sa det. //
Pyyy, sa det. //
Krrr. Pyyy.

[pet.dog: {Pet} lade huvudet på sned.] [pet.cat: {Pet} vände på öronen.]
`,
      en: `
Now they couldn’t pull anymore.

“Turn off for a minute,” said {child}, “and rest.”

The tractor turned off. [music: It turned off the radio as well.] The fire engine turned off. The ${truck} turned off. The racing car turned off, though it wasn’t easy. [age>=5: Their hoods ticked as they cooled.] The street went quiet. [city: It went so quiet that you could hear how big
{city} was.]

And then there was something down in the hole.

Grrr, it went. //
Fffff, it went. //
Grrr. Fffff.

[pet.dog: {Pet} listened, head to one side.] [pet.cat: {Pet} turned both ears.]
`,
        },
        {
          sv: `
– Jag är varm om huven, sa traktorn.

– Jag har ont i slangen, sa brandbilen.

– Jag har ont i pipet, sa sopbilen.

– Jag är inte ett dugg trött, sa racerbilen. Den låg ner.

– Paus, sa {child}. Alla motorer av.

En efter en blev de tysta. [music: Radion slutade mitt i en ton.] [city: Man hörde en enda cykel, långt bort i {city}.] [age>=5: Man hörde ett löv gå över gatan.] Och så hörde man hålet.

Krrr, sa det. //
Pyyy, sa det. //
Krrr. Pyyy.

[pet.dog: {Pet} glömde att vifta.] [pet.cat: {Pet} slutade tvätta sig, med tassen i luften.]
`,
          en: `
“My [uk: bonnet’s|hood’s] hot,” said the tractor.

“My hose hurts,” said the fire engine.

“My beep hurts,” said the ${truck}.

“I’m not a bit tired,” said the racing car. It was lying down.

“Time for a break,” said {child}. “All motors off.”

One by one they went quiet. [music: The radio stopped in the middle of a note.] [city: You could hear a single bicycle, far off in {city}.] [age>=5: You could hear a leaf cross the street.] And then you could hear the hole.

Grrr, it went. //
Fffff, it went. //
Grrr. Fffff.

[pet.dog: {Pet} forgot to wag.] [pet.cat: {Pet} stopped washing, with one paw in the air.]
`,
        },
      ],
    },
    {
      id: 'asleep',
      part: 'turn',
      at: 'the window and the street',
      with: ['child', 'friend', 'elder', 'elder2'],
      pays: ['bucket on the ground', 'snore'],
      sv: `
– Schhh, sa {child}.[!elder:  Den sitter inte fast. Den sover.]

[elder: – Så där låter jag i fåtöljen, viskade {elder}, som hade kommit in för att titta. Och jag sitter inte fast. [elder2: {Elder2} nickade. Det stämde.]]

[elder: – Den sitter inte fast, viskade {child}. Den sover.]

– Har vi dragit i någon som sover? viskade traktorn.

– Hela kvällen, viskade brandbilen.

– I fötterna, viskade racerbilen.
`,
      en: `
“Shhh,” said {child}.[!elder:  “It isn’t stuck. It’s asleep.”]

[elder: “That’s how I sound in the armchair,” whispered {elder}, who had come in to have a look. “And I’m not stuck.” [elder2: {Elder2} nodded. It was true.]]

[elder: “It isn’t stuck,” whispered {child}. “It’s asleep.”]

“We’ve been pulling at somebody who’s asleep?” whispered the tractor.

“All evening,” whispered the fire engine.

“By the feet,” whispered the racing car.
`,
    },
    {
      id: 'hush',
      part: 'back',
      at: 'the street, seen from the window',
      with: ['child', 'friend', 'tractor', 'fire engine', 'racing car'],
      either: [
        {
          sv: `
Så nu skulle de köra hem, så tyst det gick.

Traktorn startade. Br…

– Schhh, sa {child}.

Brandbilen startade. Ta…

– Schhh, sa [friend: {friend}|{child}].

Racerbilen tänkte starta men lät bli. Det gick inte. Hur de än gjorde skulle grävmaskinen vakna.

– Då får ni sova här, viskade {child}.
`,
          en: `
So now they had to drive home, as quietly as they could.

The tractor started up. Chug…

“Shhh,” said {child}.

The fire engine started up. Wee…

“Shhh,” said [friend: {friend}|{child}].

The racing car thought about starting, and didn’t. It was no good. Whatever they did, the digger would wake up.

“Then you’ll have to sleep here,” whispered {child}.
`,
        },
        {
          sv: `
– Vi åker hem, viskade traktorn.

– Hur då? viskade brandbilen. Om jag startar så tutar jag. Jag kan inte låta bli.

– Och jag kan bara köra fort, viskade racerbilen. Det hörs.

De tänkte. [friend: {Friend} tänkte också, med pannan mot rutan.] Det fanns ingen motor som var tyst nog.

– Sov här, viskade {child}. Det är redan så tyst.
`,
          en: `
“Let’s go home,” whispered the tractor.

“How?” whispered the fire engine. “If I start, I hoot. I can’t help it.”

“And I can only go fast,” whispered the racing car. “People hear that.”

They thought about it. [friend: {Friend} thought, too, with a forehead against the glass.] There wasn’t a motor quiet enough.

“Sleep here,” whispered {child}. “It’s quiet already.”
`,
        },
      ],
    },
    {
      id: 'tucked-in',
      part: 'down',
      at: 'the street at night; then the child’s bed',
      with: ['child', 'friend', 'pet'],
      either: [
        {
      sv: `
Traktorn bredde sin presenning över grävmaskinen, ända upp till lyktorna. Brandbilen fällde ihop stegen och släckte det blå. Sopbilen stängde sitt lock. Och racerbilen rullade in emellan dem, utan motor, för den var minst. [music: {Child} nynnade {music} i fönstret, så lågt det gick.]

God natt, skopan. //
God natt, stegen. //
God natt, piip och tatu. //
God natt, stora hjul, och god natt, små.

Sedan kröp {child} ner i sängen. [friend: {Friend} låg redan på sin madrass.] [pet.dog / pet.cat: {Pet} låg på fötterna, så där gick det inte att dra.] Täcket räckte ända upp till hakan, och nere på gatan sov de allihop, krrr, och pyyy, och krrr, och pyyy.
`,
      en: `
The tractor spread its tarpaulin over the digger, right up to the headlights. The fire engine folded its ladder and put out the blue. The ${truck} shut its lid. And the racing car rolled in between them, without its motor, because it was the smallest. [music: {Child} hummed {music} at the window, as low as it would go.]

Good night, bucket. //
Good night, ladder. //
Good night, beep and wee-oo. //
Good night, big wheels, and good night, small.

Then {child} crept into bed. [friend: {Friend} was on the mattress already.] [pet.dog / pet.cat: {Pet} lay across the feet, so nobody could pull them.] The quilt came all the way up to the chin, and down in the street they slept, all of them, grrr, and fffff, and grrr, and fffff.
`,
        },
        {
          sv: `
Det blev trångt, men det gick. Traktorns presenning räckte till grävmaskinen och till halva brandbilen. Brandbilen rullade ihop sin slang till kudde åt racerbilen, som aldrig hade haft någon. Och sopbilen ställde sig ytterst, där det blåste. [music: Från fönstret kom {music}, nästan utan ljud.]

Sov gott, skopan. //
Sov gott, slangen. //
Sov gott, blåljus och lock. //
Sov gott, stora däck, och sov gott, små.

Nu var det bara {child} kvar att stoppa om. [friend: {Friend} sov nästan redan, på sin madrass.] [pet.dog / pet.cat: {Pet} la sig i knävecken, och då är det klart.] Kudden var sval på båda sidor, och utanför fönstret gick det upp och ner, krrr, och pyyy, och krrr, och pyyy.
`,
          en: `
It was a squeeze, but [uk: it worked|they fit]. The tractor’s tarpaulin was enough for the digger and half the fire engine. The fire engine rolled its hose into a pillow for the racing car, who had never had one. And the ${truck} stood at the end, where it was windy. [music: From the window came {music}, almost without a sound.]

Sleep tight, bucket. //
Sleep tight, hose. //
Sleep tight, blue light and lid. //
Sleep tight, big wheels, and sleep tight, small.

Now there was only {child} left to tuck in. [friend: {Friend} was nearly asleep, on the mattress.] [pet.dog / pet.cat: {Pet} lay down behind the knees, and then it’s done.] The pillow was cool on both sides, and outside the window it went up and down, grrr, and fffff, and grrr, and fffff.
`,
        },
      ],
    },
    {
      id: 'rope-or-morning',
      part: 'last',
      at: 'the street, night or early morning',
      with: ['digger', 'tractor', 'fire engine', 'racing car'],
      pays: ['rope'],
      either: [
        {
          sv: `
Repet låg kvar mellan dem, slakt och mjukt. Ingen hade tänkt på att knyta upp det. Så de höll i varandra hela natten.
`,
          en: `
The rope lay between them still, loose and soft. Nobody had thought of untying it. So they held on to each other all night long.
`,
        },
        {
          sv: `
På morgonen vaknade grävmaskinen först. Runt omkring den sov en traktor, en brandbil, en sopbil och en mycket liten racerbil. Så den rörde sig inte, inte en tum, förrän alla hade sovit färdigt.
`,
          en: `
In the morning the digger woke up first. Around it slept a tractor, a fire engine, a ${truck}, and a very small racing car. So it didn’t move, not an inch, until they had all slept enough.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['stuck', 'fire-engine', 'garbage-truck'],
      world: 'bedroom',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', pose: 'back', at: 'centre' },
        { who: 'friend', pose: 'back', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['digger', 'tractor', { prop: 'fire-engine', if: 'theme.fire-engine' }],
      alt: {
        sv: '{Child} står i fönstret[friend:  med {friend}] och bestämmer när alla ska dra.',
        en: '{Child} is at the window[friend:  with {friend}], telling everybody when to pull.',
      },
    },
    {
      beats: ['garbage-truck', 'racing-car', 'motors-off'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'back', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'far' },
        { who: 'adult', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['digger', 'tractor', 'fire-engine', { prop: 'racing-car', if: 'theme.racing-car' }],
      alt: {
        sv: '{Child} tittar ner på gatan, där någon inte går att rubba[adult: . {Adult} undrar vad det är för oväsen].',
        en: '{Child} is looking down at the street, where somebody won’t budge[adult: . {Adult} wonders what the noise is about].',
      },
    },
    {
      beats: ['asleep', 'hush', 'tucked-in'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: '{Child} sitter i sängen och lyssnar. Ute på gatan är det alldeles tyst.',
        en: '{Child} is sitting up in bed, listening. Out in the street it is perfectly quiet.',
      },
    },
  ],
});
