import { score } from '../../src/score.ts';

/** Those who are out looking, and who is heard from out there. */
const crowd = {
  sv: `[adult: {Adult} var där, med jackan utanpå pyjamasen.] [elder: {Elder} var där, [elder2: och {elder2}, ]med en stjärnkarta.] [city: Hela {city} var ute och tittade.]`,
  en: `[adult: {Adult} was there, with a coat on over [uk: pyjamas|pajamas].] [elder: {Elder} was there, [elder2: and {elder2}, ]with a map of the stars.] [city: All of {city} was out looking up.]`,
};
/** A star on a poster is a star to a star. */
const poster = {
  sv: `[athlete: – Folk kan titta på två stjärnor, sa {child} och pekade på affischen. Där är {athlete}. Det är också en stjärna, säger folk.

– Bredvid vem då? frågade {dot}.

– Garderoben, sa {child}.]`,
  en: `[athlete: “People can look at two stars,” said {child}, and pointed at the poster. “That’s {athlete}. Everybody says {athlete} is a star.”

“Next to whom?” asked {dot}.

“The wardrobe,” said {child}.]`,
};

export default score({
  id: 'the-one-next-to-dot',
  premise:
    'A star is jealous because everybody is looking for her new baby brother or sister; she leaves the sky, and now nobody can find the baby either, for it is the one next to her.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: ['theme'],
  themes: ['new-sibling', 'jealous', 'stars'],
  contains: ['new-sibling', 'jealous', 'stars', 'dark'],
  registry: {
    idea: 'a new star can only be found by looking for the big one first: it is the one next to her',
    device: 'the star tries to be looked at (shining, falling, tricks), then hides under the quilt, and from the street the question changes from “Where is the new one?” to “Where is she?”',
    objects: ['star with its arms crossed on a windowsill', 'map of the stars', 'quilt with a glow coming out at the edge', 'coat over pajamas'],
    joke: '“Turn that off, we’re looking for the new one!” / “It’s been there all its life. Since Thursday.” / a sports star is next to the wardrobe',
    ending: 'a goodnight round of everything that lies next to something / the baby shines in the middle of the morning, and the big star keeps one eye on it',
  },
  titles: {
    sv: ['Stjärnan som fick ett syskon', 'Den som satt bredvid {dot}', 'En alldeles ny', 'Var är {dot}?', '[theme.jealous: Den avundsjuka stjärnan]'],
    en: ['The Star and the New Baby', 'The One Next to {dot}', 'A Brand-New One', 'Where Is {dot}?', '[theme.jealous: The Jealous Star]'],
  },
  guests: {
    dot: {
      sv: [
        { name: 'Pricken', pronoun: 'she' },
        { name: 'Gnistan', pronoun: 'she' },
        { name: 'Glimten', pronoun: 'she' },
      ],
      en: [
        { name: 'Dot', pronoun: 'she' },
        { name: 'Glint', pronoun: 'she' },
        { name: 'Speck', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'arms-crossed',
      part: 'open',
      at: 'the child’s room, evening; the star on the windowsill, people looking up in the street',
      with: ['child', 'dot', 'adult', 'elder', 'elder2'],
      plants: ['new one', 'street'],
      either: [
        {
          sv: `
På {child's} fönsterbräda satt en stjärna med armarna i kors. Hon lyste, men surt.

– Ska inte du vara på himlen? frågade {child}.

– Det är ingen som märker det, sa stjärnan. Jag har fått ett syskon.

Nere på gatan stod folk i rock och tofflor och letade på himlen. ${crowd.sv}

– Var är den nya? ropade de. Var är den nya?
`,
          en: `
On {child's} windowsill sat a star with its arms crossed. It was shining, but crossly.

“Aren’t you supposed to be in the sky?” asked {child}.

“Nobody would notice,” said the star. “We’ve got a new baby.”

Down in the street stood people in coats and slippers, searching the sky. ${crowd.en}

“Where’s the new one?” they called. “Where’s the new one?”
`,
        },
        {
          sv: `
Det hade kommit en ny stjärna. Därför stod folk i rock och tofflor nere på gatan i kväll och letade på himlen. ${crowd.sv}

– Var är den nya? ropade de. Var är den nya?

{Child} stod i pyjamas vid fönstret. Då hoppade någon upp på fönsterbrädan, utifrån, och lade armarna i kors. Det var en stjärna. En stor.

– Den nya, sa hon, är mitt syskon. Och ingen har frågat mig.
`,
          en: `
There was a new star. That was why people stood down in the street tonight, in coats and slippers, searching the sky. ${crowd.en}

“Where’s the new one?” they called. “Where’s the new one?”

{Child} was at the window in [uk: pyjamas|pajamas]. And somebody jumped up on the windowsill, from the outside, and crossed her arms. It was a star. A big
one.

“The new one,” she said, “is our baby. And nobody asked me.”
`,
        },
      ],
    },
    {
      id: 'four-thousand-years',
      part: 'stir',
      at: 'at the window',
      with: ['child', 'dot'],
      plants: ['cannot do anything', 'next to'],
      sv: `
Hon hette {dot}. I fyratusen år hade hon suttit på samma ställe och lyst[age>=5: , och inte varit sjuk en enda natt].

[theme.new-sibling: {Child} hade också hört en hel del om syskon på sista tiden.]

– Vad kan den då, den nya? frågade {child}.

– Ingenting, sa {dot}. Den kan inte blinka. Den har inte ens något namn. Den sitter bredvid mig, och alla säger åh. [age>=5: Och när den sover måste man smyga.

– Hur smyger man på himlen?

– Man drar för ett moln, sa {dot}.]

${poster.sv}

– Jag går inte tillbaka, sa [athlete: {dot}|hon], förrän någon tittar på mig.
`,
      en: `
Her name was {dot}. For four thousand years she had sat in the same place and shone[age>=5: , and never been [uk: off | out] sick].

[theme.new-sibling: {Child} had been hearing quite a lot about babies lately.]

“What can it do, the new one?” asked {child}.

“Nothing,” said {dot}. “It can’t twinkle. It hasn’t even got a name. It sits there next to me, and everybody says ooh.[age>=5:  And when it sleeps, we all have to tiptoe.”

“How does a star tiptoe?”

“It pulls a cloud over,” said {dot}.|”]

${poster.en}

“I’m not going back,” [athlete: {dot}|she] said, “until somebody looks at me.”
`,
    },
    {
      id: 'bright',
      part: 'try',
      at: 'the child’s room',
      with: ['child', 'pet', 'dot'],
      pays: ['street'],
      either: [
        {
          sv: `
Först lyste hon allt hon kunde. Rummet blev vitt som mjölk. [pet.dog: {Pet} gick in under sängen.] [pet.cat: {Pet} blev alldeles smal i ögonen.] [pet.other: {Pet} tittade. Det var i alla fall en.]

– Släck däruppe! ropade någon på gatan. Vi letar efter den nya!
`,
          en: `
First she shone for all she was worth. The room went as white as milk. [pet.dog: {Pet} went under the bed.] [pet.cat: {Pet's} eyes got very narrow.] [pet.other: {Pet} looked. That was one, at least.]

“Turn that off up there!” someone shouted in the street. “We’re looking for the new one!”
`,
        },
        {
          sv: `
Först gjorde hon sig fin. Hon lånade en mössa med tofs och ställde sig mitt i fönstret. [pet.dog: {Pet} viftade på svansen.] [pet.cat: {Pet} slog efter tofsen.] [pet.other: {Pet} tittade. Det var i alla fall en.]

– Snygg mössa! ropade någon på gatan. Kan du flytta dig åt sidan? Du är i vägen för den nya!
`,
          en: `
First she dressed up. She borrowed a hat with a pom-pom and stood in the middle of the window. [pet.dog: {Pet} wagged.] [pet.cat: {Pet} swatted at the pom-pom.] [pet.other: {Pet} looked. That was one, at least.]

“Nice hat!” someone shouted in the street. “Could you step aside? You’re in front of the new one!”
`,
        },
        {
          sv: `
Först ropade hon själv.

– Hallå! Här är en stjärna! Alldeles nära, och gratis!

[pet.dog: {Pet} kom.] [pet.cat: {Pet} kom, men satte sig med ryggen till.] [pet.other: {Pet} tittade. Det var i alla fall en.]

– Sch! hördes det från gatan. Inte så högt! Den nya kanske sover!
`,
          en: `
First she did some shouting herself.

“Hello there! A star! Very near, and free!”

[pet.dog: {Pet} came.] [pet.cat: {Pet} came, and sat down facing the other way.] [pet.other: {Pet} looked. That was one, at least.]

“Hush!” came from the street. “Not so loud! The new one might be sleeping!”
`,
        },
      ],
    },
    {
      id: 'tricks',
      part: 'try',
      at: 'the child’s room',
      with: ['child', 'friend', 'dot'],
      either: [
        {
          sv: `
Då klättrade hon upp på bokhyllan och föll, i en vacker båge.

– Ett stjärnfall! sa [friend: {friend}, som sov över|{child}]. Önska dig något!

– Vad önskade du? frågade {dot} från mattan.

– Man får inte säga det, sa {child}. Men sedan tittade ingen mer, för ett stjärnfall tittar man bara på så länge det faller.

[sport: – Folk tittar på {sport}, sa {child}. Så {dot} försökte {play sport}, uppe på hyllan. Det gick bra. Men publiken var liten.]
`,
          en: `
So she climbed up on the bookshelf and fell, in a beautiful curve.

“A falling star!” said [friend: {friend}, who was sleeping over|{child}]. “Make a wish!”

“What did you wish for?” asked {dot} from the rug.

“You’re not allowed to tell,” said {child}. But then it was over, because a falling star gets looked at only while it’s falling.

[sport: “People look at {sport},” said {child}. So {dot} tried to {play sport}, up on the shelf. It went well. But the crowd was small.]
`,
        },
        {
          sv: `
Då gjorde hon konster. Hon hjulade längs gardinstången, fram och tillbaka, så att det gnistrade om det.

[sport: – Folk tittar på {sport}, sa {child}, så då försökte {dot} {play sport} där uppe också.]

[friend: – Bravo! sa {friend}, som sov över. | – Bravo! sa {child}.]

{dot} bugade. Sedan lyssnade hon mot fönstret.

– Var är den nya? ropade de. Är det någon som ser den nya?
`,
          en: `
So she did tricks. She turned cartwheels along the curtain rod, back and forth, till the sparks flew.

[sport: “People look at {sport},” said {child}, so {dot} tried to {play sport} up there as well.]

[friend: “Bravo!” said {friend}, who was sleeping over.|“Bravo!” said {child}.]

{dot} took a bow. Then she listened at the window.

“Where’s the new one?” they were calling. “Can anybody see the new one?”
`,
        },
      ],
    },
    {
      id: 'under-the-quilt',
      part: 'try',
      at: 'the child’s bed; the star under the quilt',
      with: ['child', 'friend', 'dot'],
      plants: ['quilt'],
      sv: `
– Då gömmer jag mig, sa {dot}. Då får de leta.

Hon kröp ner under {child's} täcke. Det lyste surt om kanterna. {Child} satte sig på [friend: den ena kanten och {friend} på den andra|kanten].

De väntade. [age>=5: Det var varmt att sitta på en stjärna.] Ute på gatan blev det tystare.
`,
      en: `
“Then I’ll hide,” said {dot}. “Let them look for me.”

She crept in under {child's} quilt. It glowed crossly at the edges. {Child} sat down on [friend: one edge and {friend} on the other|the edge of it].

They waited. [age>=5: It was warm, sitting on a star.] Out in the street it grew quieter.
`,
    },
    {
      id: 'where-is-dot',
      part: 'turn',
      at: 'the child’s room, the window; the street below',
      with: ['child', 'friend', 'elder', 'dot'],
      pays: ['quilt', 'next to'],
      sv: `
– Här står det, hördes [elder: {elder} med kartan|någon med en karta][school:  från {school}]. ”Den nya sitter bredvid {dot}.” Så då letar vi först efter {dot}.

Det blev alldeles tyst.

– Vänta nu, sa någon. Var är {dot}?

– Var är {dot}? ropade en till.

– Var är {dot}? ropade hela gatan.

[friend: {Friend} och {child} tittade på varandra.] Täcket hade slutat lysa surt.

– Letar de efter mig? viskade det där under.

– De hittar inte den nya, sa {child}. Man måste hitta dig först.
`,
      en: `
“It says here,” came the voice of [elder: {elder} with the map|someone with a map][school:  from {school}], “that the new one is next to {dot}. So first we look for {dot}.”

It went very quiet.

“Wait a minute,” somebody said. “Where’s {dot}?”

“Where’s {dot}?” called another.

“Where’s {dot}?” called the whole street.

[friend: {Friend} and {child} looked at each other.] The quilt had stopped glowing crossly.

“Are they looking for me?” came a whisper from under there.

“They can’t find the new one,” said {child}. “They have to find you first.”
`,
    },
    {
      id: 'trembling',
      part: 'turn',
      at: 'at the window, looking up',
      with: ['child', 'dot'],
      plants: ['trembling'],
      either: [
        {
          sv: `
{dot} kröp fram och tittade upp mot himlen. Där hon brukade sitta var det ett hål. Och intill hålet, om man visste var, fanns något mycket litet som darrade.

– Är det den? frågade {child}.

– Den har aldrig varit ensam, sa {dot}. Jag har suttit bredvid den i hela dess liv. [age>=4: Ända sedan i torsdags.]

Hon vecklade ut armarna.

– Jag ska bara visa den hur man gör, sa hon. En gång.

Och så for hon, förbi skorstenen och rakt upp.
`,
          en: `
{dot} crept out and looked up at the sky. Where she always sat, there was a hole. And just beside the hole, if you knew where, was something very small that trembled.

“Is that it?” asked {child}.

“It’s never been alone,” said {dot}. “I’ve been next to it all its life. [age>=4: Ever since Thursday.]”

She uncrossed her arms.

“I’ll just show it how it’s done,” she said. “Once.”

And off she went, past the chimney and straight up.
`,
        },
        {
          sv: `
– Hela gatan? sa {dot} och stack ut huvudet.

– Hela gatan, sa {child}.

{dot} klev upp på fönsterbrädan för att titta på dem. Men hon tittade inte ner. Hon tittade upp, på det tomma stället som var hennes. Tätt intill satt något litet och skakade.

– Fryser den?

– Nej, sa {dot}. Det är första gången den är ensam.

– Men den kan ju ingenting, sa {child}.

– Nej, sa {dot}. Det är just det.

Och så var hon borta. Fönstret stod och slog lite.
`,
          en: `
“The whole street?” said {dot}, and put out her head.

“The whole street,” said {child}.

{dot} got up on the windowsill to have a look at them. But she didn’t look down. She looked up, at the empty place that was hers. Close beside it sat something small, shaking.

“Is it cold?”

“No,” said {dot}. “It’s never been by itself before.”

“But it can’t do anything,” said {child}.

“No,” said {dot}. “That’s just it.”

And she was gone. The window swung a little on its hinges.
`,
        },
      ],
    },
    {
      id: 'twinkle',
      part: 'turn',
      at: 'at the window, looking up; the street below',
      with: ['child', 'friend', 'elder', 'dot'],
      pays: ['trembling', 'cannot do anything', 'new one'],
      either: [
        {
          sv: `
– Där är {dot}! ropade hela gatan. Där är hon!

Alla tittade på henne, länge. Och då såg de den, alldeles bredvid.

{dot} blinkade, långsamt, så att man skulle hinna med. Av. På.

Ingenting hände. [music: {Child} lutade sig mot fönsterbrädan och nynnade {music}, så att det skulle gå i takt.] {dot} gjorde det en gång till. Av. På.

Och bredvid henne, mycket litet och lite efter: Av. På.

– Åh, sa hela gatan. Den kan. Den gör likadant som {dot}.
`,
          en: `
“There’s {dot}!” called the whole street. “There she is!”

They all looked at her for a long time. And that was how they saw it, right next to her.

{dot} twinkled, slowly, so that even a beginner could follow. Off. On.

Nothing happened. [music: {Child} leaned on the sill and hummed {music} to help them keep time.] {dot} did it again. Off. On.

And next to her, very small and a little late: Off. On.

“Ooh,” said the whole street. “It can do it. It does just what {dot} does.”
`,
        },
        {
          sv: `
Det dröjde inte länge.

– Titta! ropade någon. {dot} är tillbaka!

– Hej, {dot}! ropade de, en efter en, och vinkade, och först när de hade vinkat färdigt såg de att det satt någon bredvid. Den darrade inte mer.

{dot} släckte sig. Den lilla släckte sig. {dot} tände sig. Den lilla tände sig också, fast lite sent. [music: {Child} nynnade {music} vid fönstret, och då kom de i takt.]

– Den härmas, sa [friend: {friend}|{child}].

– Den lär sig, sa [elder: {elder} nere på gatan|någon nere på gatan]. Av den bästa.
`,
          en: `
It didn’t take long.

“Look!” somebody called. “{dot}’s back!”

“Hello, {dot}!” they called, one after another, and waved, and only when they had finished waving did they see that somebody was next to her. It wasn’t trembling anymore.

{dot} went out. The little one went out. {dot} lit up. The little one lit up too, only late. [music: {Child} hummed {music} at the window, and then they were in time.]

“It’s copying,” said [friend: {friend}|{child}].

“It’s learning,” said [elder: {elder} down in the street|somebody down in the street]. “From the best.”
`,
        },
      ],
    },
    {
      id: 'name',
      part: 'back',
      at: 'the street empties; the child’s room',
      with: ['child', 'adult', 'elder'],
      either: [
        {
          sv: `
Sedan gick folk hem i sina tofflor, dörr efter dörr. [adult: {Adult} kom upp, kall om näsan.

– Såg du den nya?

– Jag såg {dot}, sa {child}. Man måste hitta henne först.]

På kartan hade [elder: {elder}|någon] skrivit dit ett namn med blyerts, mycket litet, där det förut var tomt. Den Som Sitter Bredvid {dot}.
`,
          en: `
After that people went home in their slippers, door after door. [adult: {Adult} came up with a cold nose.

“Did you see the new one?”

“I saw {dot},” said {child}. “You have to find her first.”]

On the map, where it used to be empty, [elder: {elder}|someone] had written a name in pencil, very small. The One Next to {dot}.
`,
        },
        {
          sv: `
[elder: {Elder} | Den som hade kartan] tog fram en penna.

– Vad ska den heta? ropade [elder: {elder.short} upp mot fönstret|hela gatan].

{Child} tänkte efter.

– Bredvid {dot}, sa {child}.

Så skrevs det dit, och alla gick hem i sina tofflor. [adult: {Adult} kom upp, kall om näsan, och tyckte att det var ett bra namn.]
`,
          en: `
[elder: {Elder.short} | Whoever had the map] took out a pencil.

“What’s its name going to be?” called [elder: {elder.short} up to the window|the whole street].

{Child} thought about it.

“Next to {dot},” said {child}.

So that was what they wrote, and everybody went home in slippers. [adult: {Adult} came up with a cold nose, and thought it was a good name.]
`,
        },
      ],
    },
    {
      id: 'next-to',
      part: 'down',
      at: 'the child’s bed',
      with: ['child', 'friend', 'pet'],
      sv: `
{Child} lade sig. Täcket var fortfarande lite varmt mitt på. Bredvid sängen stod stolen, och bredvid stolen låg tofflorna, tätt ihop. //
[friend: Bredvid {child} låg {friend}. //
] [pet.dog / pet.cat: Bredvid tofflorna låg {pet}. //
] [pet.other: Bredvid tofflorna var det inte långt till {pet}. //
] Bredvid huset stod nästa hus, och bredvid det ett till, och alla hade släckt.
`,
      en: `
{Child} lay down. The quilt was still a little warm in the middle. Next to the bed stood the chair, and next to the chair were the slippers, side by side. //
[friend: Next to {child} lay {friend}. //
] [pet.dog / pet.cat: Next to the slippers lay {pet}. //
] [pet.other: Next to the slippers, it wasn’t far to {pet}. //
] Next to the house stood another house, and next to that one more, and all of them had put out their lights.
`,
    },
    {
      id: 'small-one',
      part: 'last',
      at: 'the sky over the house',
      with: ['dot'],
      either: [
        {
          sv: `Och högst upp, i fyratusen år på samma ställe, satt {dot} och blinkade. Och bredvid {dot}, lite efter, satt den minsta stjärnan på hela himlen.`,
          en: `And high above, in the same place for four thousand years, sat {dot}, twinkling. And next to {dot}, a little late, sat the smallest star in the sky.`,
        },
        {
          sv: `Till morgonen slocknade stjärnorna, en efter en. Bara den nya satt kvar och lyste, mitt på ljusa dagen, för den visste inte bättre än. Då lät {dot} också bli att slockna en stund, så att den skulle ha någon bredvid sig.`,
          en: `Toward morning the stars went out, one by one. Only the new one went on shining, in broad daylight, because it didn’t know yet. So {dot} stayed lit a little longer too, to be next to it.`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['arms-crossed', 'four-thousand-years', 'bright', 'tricks'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'star', pose: 'sit', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: 'En stjärna har kommit in till {child}. Hon lyser, men surt.',
        en: 'A star has come in to {child}. She is shining, but crossly.',
      },
    },
    {
      beats: ['tricks', 'under-the-quilt', 'where-is-dot'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      alt: {
        sv: '{Child} sitter på sängen[friend:  och {friend} bredvid], och under täcket har någon gömt sig.',
        en: '{Child} is sitting on the bed[friend:  with {friend} close by], and somebody is hiding under the quilt.',
      },
    },
    {
      beats: ['trembling', 'twinkle', 'name'],
      world: 'roofs',
      time: 'night',
      light: 'stars',
      figures: [{ who: 'star', pose: 'stand', at: 'above' }],
      alt: {
        sv: '{dot} är tillbaka på sin plats över taken.',
        en: '{dot} is back in her place above the roofs.',
      },
    },
  ],
});
