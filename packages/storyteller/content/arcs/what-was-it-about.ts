import { score } from '../../src/score.ts';

export default score({
  id: 'what-was-it-about',
  premise:
    'Two friends have been angry all day and have forgotten why; they search for the quarrel without smiling, and find it only when the lamp is out and both want to say good night last.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: ['friend'],
  themes: ['friendship', 'angry', 'sleepover'],
  contains: ['angry', 'sleepover'],
  registry: {
    idea: 'a quarrel has been mislaid, and one can neither go on nor stop until it is found; it was about who says good night last',
    device: 'the trail goes backward through the day: the quarrel is older than supper, than breakfast, than the toothbrushes',
    objects: ['sofa cushion as a messenger', 'border of butter knives', 'two slips of paper, both blank', 'toothbrushes back to back in one mug', 'one boot each', 'last piece of a clementine'],
    joke: '“Tell {friend} that I thought {friend} was keeping track of it.” / angry since lunch out of politeness / searching three steps apart, no smiling / “Can you quarrel in your sleep?”',
    ending: 'one takes good and the other takes night / one gets the last good night, and the other falls asleep with the first good morning ready',
  },
  titles: {
    sv: [
      'Vad var det om?',
      'Kudden som hade en svår dag',
      '[!theme.sleepover: Arg sedan i morse]',
      '[theme.angry: De arga tandborstarna]',
      '[!theme.angry: Två vänner och ett borttappat bråk]',
      '[theme.sleepover: Vem som får säga god natt sist]',
    ],
    en: [
      'What Was It About?',
      'A Hard Day for a Cushion',
      '[!theme.sleepover: Angry Since Breakfast]',
      '[theme.angry: The Angry Toothbrushes]',
      '[!theme.angry: Two Friends and a Mislaid Quarrel]',
      '[theme.sleepover: Who Gets to Say Good Night Last]',
    ],
  },
  beats: [
    {
      id: 'cushion',
      part: 'open',
      at: 'the sofa, evening; the friends back to back with a cushion between them',
      with: ['child', 'friend', 'pet'],
      plants: ['back to back', 'cushion'],
      either: [
        {
          sv: `
{Child} och {friend} satt i soffan och var osams. De satt rygg mot rygg, så att det skulle synas, och mellan dem stod en kudde.

”Säg till {friend}”, sa {child} till kudden, ”att jag fortfarande är arg.”

”Säg till {child}”, sa {friend}, ”att det är jag med.”

Kudden sa ingenting. Den hade hållit på så här sedan frukost, och nu var det kväll, och {friend} skulle sova över en natt till.
`,
          en: `
{Child} and {friend} were sitting on the sofa, not being friends. They sat back to back, so that it would show, and between them stood a cushion.

“Tell {friend},” said {child} to the cushion, “that I’m still angry.”

“Tell {child},” said {friend}, “that so am I.”

The cushion said nothing. It had been at this since breakfast, and now it was evening, and {friend} was staying another night.
`,
        },
        {
          sv: `
Kudden i soffan hade en svår dag. På ena sidan satt {child}, och var arg. På andra sidan satt {friend}, som hade sovit över och skulle göra det igen, och var arg. De satt rygg mot rygg, och allt som de hade att säga varandra måste gå
genom kudden.

”Säg till {friend} att det är kväll”, sa {child}.

”Säg till {child} att det ser jag väl”, sa {friend}.

Så hade det låtit sedan frukost.
`,
          en: `
The cushion on the sofa was having a hard day. On one side sat {child}, angry. On the other side sat {friend}, who had stayed the night and was going to stay another, angry. They sat back to back, and everything they had to say to each other had
to go through the cushion.

“Tell {friend} it’s evening,” said {child}.

“Tell {child} I can see that,” said {friend}.

It had been like this since breakfast.
`,
        },
      ],
    },
    {
      id: 'forgot',
      part: 'stir',
      at: 'the sofa',
      with: ['child', 'friend', 'pet'],
      plants: ['no smiling'],
      sv: `
[pet.dog: {Pet} gick emellan och viftade åt båda hållen, och fick klappar från båda hållen, men ingen mer fick det.][pet.cat: {Pet} låg på ryggstödet och var ovän med dem båda två, men det var {pet} varje kväll vid den tiden.][pet.other: {Pet} hade ingen del i det.]

”Fråga {friend}”, sa {child} efter en stund, ”vad det är vi är osams om.”

Det blev tyst på andra sidan.

”Säg till {child}”, sa {friend}, ”att jag trodde att det var {child} som höll reda på det.”

Då vände de sig om. Båda hade glömt det redan vid lunch, visade det sig, och sedan dess hade de varit arga av artighet.

Men det här gick ju inte. Man kan inte vara arg för ingenting. Och man kan inte sluta, om man inte vet vad det är man ska sluta med.

”Vi får leta”, sa {friend}. ”Men osams.”

Så letade de, tre steg från varandra och utan att le.
`,
      en: `
[pet.dog: {Pet} went back and forth, wagged both ways, and was patted from both sides.][pet.cat: {Pet} lay along the top and wasn’t friends with either of them, but that was usual at this time of day.][pet.other: {Pet} had no part in it.]

“Ask {friend},” said {child} after a while, “what it is we’re angry about.”

It went quiet on the other side.

“Tell {child},” said {friend}, “that I thought {child} was keeping track of it.”

Then they both turned around. It turned out that both had forgotten by lunch, and had been angry since then out of politeness.

But this would never do. You can’t be angry about nothing. And you can’t stop, either, if you don’t know what it is you’re stopping.

“We’ll have to look for it,” said {friend}. “But angry.”

So they looked for it, three steps apart and without smiling.
`,
    },
    {
      id: 'slips',
      part: 'try',
      at: 'the living room',
      with: ['child', 'friend'],
      anyOrder: 'not that',
      sv: `
De skrev vad de trodde att det var, i hemlighet, på varsin lapp[school: , som man gör {at school}]. Ett, två, tre, så vände de på lapparna.

Båda var tomma. [age>=7: Det var i alla fall något de var överens om[athlete: , det och {athlete}].|[athlete: {athlete} kunde det inte vara heller, för där höll de alltid med varandra.]]
`,
      en: `
They wrote down what they thought it was, in secret, on a slip of paper each[school: , the way they do it {at school}]. One, two, three, and they turned them over.

Both were blank. [age>=7: That was one thing they could agree on[athlete: , that and {athlete}].|[athlete: It couldn’t be {athlete}, either. They always agreed about {athlete}.]]
`,
    },
    {
      id: 'hall',
      part: 'try',
      at: 'the hall',
      with: ['child', 'friend'],
      anyOrder: 'not that',
      either: [
        {
          sv: `
I hallen stod stövlarna, en av {child's} och en av {friend's} i varje par. Kanske var det dem det gällde. De drog på sig dem och gick ett varv, klaff och ploff, klaff och ploff.

Nej. De hade bytt med flit. Båda fick titta länge i taket, för man fick ju inte le.
`,
          en: `
In the hall stood the boots, one of {child's} and one of {friend's} in each pair. Maybe it was about those. They pulled them on and walked once around, clop and flop, clop and flop.

No. They had swapped on purpose. Both of them had to look at the ceiling for a long time, since there was to be no smiling.
`,
        },
        {
          sv: `
I hallen stod ett torn av böcker, nästan upp till dörrhandtaget. Varannan bok hade {child} lagt dit och varannan {friend}. Kanske gällde det tornet. De gick runt det, åt var sitt håll, och möttes på baksidan.

Det lutade. Men det lutade precis lika mycket åt bådas håll. ”Det är bra”, sa {child} till tornet. ”Det är det”, sa {friend} till tornet.
`,
          en: `
In the hall stood a tower of books, nearly up to the door handle. Every other book was {child's}, and every other was {friend's}. Maybe it was about the tower. They walked around it, one each way, and met at the back.

It leaned. But it leaned exactly as much toward them both. “It’s good,” said {child} to the tower. “It is,” said {friend} to the tower.
`,
        },
      ],
    },
    {
      id: 'clementine',
      part: 'try',
      at: 'the living room',
      with: ['child', 'friend'],
      anyOrder: 'not that',
      either: [
        {
          sv: `
På bordet låg en mandarin. Kanske gällde det den. De skalade den och delade, argt, klyfta för klyfta, tills det bara fanns en kvar.

”Ta den, du”, sa {child} surt.

”Aldrig”, sa {friend}. ”Ta den själv.”

Inte mandarinen.
`,
          en: `
On the table lay a clementine. Maybe that was it. They peeled it and shared it out, angrily, piece by piece, until there was only one left.

“You have it,” said {child} crossly.

“Never,” said {friend}. “Have it yourself.”

Not the clementine.
`,
        },
        {
          sv: `
På golvet låg pusslet som de hade börjat på i går. Det fattades en enda bit, och det är ofta sådant som folk blir osams om.

Men biten låg under soffan, och båda sträckte sig efter den på en gång, och båda drog åt sig handen.

”Lägg dit den, du”, sa {child} surt.

”Lägg dit den själv”, sa {friend}.

Inte pusslet.
`,
          en: `
On the floor lay the puzzle that they had begun yesterday. One single piece was missing. When people are angry, it’s often about a piece like that.

But the piece was under the sofa, and both of them reached for it at once, and both of them pulled back a hand.

“You put it in,” said {child} crossly.

“Put it in yourself,” said {friend}.

Not the puzzle.
`,
        },
      ],
    },
    {
      id: 'sport',
      part: 'try',
      at: 'the hall',
      with: ['child', 'friend'],
      if: 'sport / music',
      anyOrder: 'not that',
      sv: `
[sport: Kunde det vara {sport}? De provade det på mattan i fem minuter, så argt de kunde. Det gick alldeles för bra.] [music: Kunde det vara {music}? De nynnade det, ilsket, åt var sitt håll, och råkade göra det i stämmor.]
`,
      en: `
[sport: Could it be {sport}? They tried it on the rug for five minutes, as angrily as they could. It went much too well.] [music: Could it be {music}? They hummed it, furiously, facing different ways, and happened to do it in harmony.]
`,
    },
    {
      id: 'kitchen',
      part: 'try',
      at: 'the kitchen',
      with: ['child', 'friend', 'elder', 'elder2', 'adult'],
      plants: ['border'],
      either: [
        {
          sv: `
I köket satte de sig som vid frukosten, {child} med den blå skålen och {friend} med den gula.

”Ville du ha den blå?” sa {child}.

”Nej. Ville du ha den gula?”

”Nej.”

Det var inte skålarna. Men tvärs över bordet låg en rad smörknivar, spets mot skaft, som en gräns. [elder: ”Den la ni ut innan ni ens hade satt er”, sa {elder}.]

[elder2: ”Vi andra fick äta i utlandet”, sa {elder2}.]

”Då var vi osams redan när vi kom hit”, sa {friend}.
`,
          en: `
In the kitchen they sat down as they had at breakfast, {child} with the blue bowl and {friend} with the yellow.

“Did you want the blue one?” said {child}.

“No. Did you want the yellow?”

“No.”

It wasn’t the bowls. But across the table lay a row of butter knives, end to end, like a border. [elder: “You put those down before you’d even sat down,” said {elder}.]

[elder2: “The rest of us had to eat abroad,” said {elder2}.]

“Then we were already angry when we came in,” said {friend}.
`,
        },
        {
          sv: `
I köket låg gränsen kvar från frukosten, en rad smörknivar, tvärs över bordet. På {child's} sida stod syltburken. På {friend's} sida stod skeden.

Var det sylten? De öppnade gränsen och åt var sin sked, för att se efter. Det var god sylt. Ingen hade något emot den.

[elder: ”Ni började bygga innan ni hade sagt god morgon”, sa {elder}.]

[elder2: ”Jag fick smuggla in mjölken”, sa {elder2}.]

”Alltså var vi osams redan när vi kom”, sa {friend}.
`,
          en: `
In the kitchen the border was still there from breakfast, a row of butter knives all the way across the table. On {child's} side stood the jam. On {friend's} side stood the spoon.

Was it the jam? They opened the border and had a spoonful each, to find out. It was good jam. Nobody had anything against it.

[elder: “You started building before you’d said good morning,” said {elder}.]

[elder2: “I had to smuggle in the milk,” said {elder2}.]

“So we were already angry when we came in,” said {friend}.
`,
        },
      ],
    },
    {
      id: 'toothbrushes',
      part: 'lull',
      at: 'the bathroom',
      with: ['child', 'friend'],
      plants: ['toothbrushes'],
      sv: `
De gick bakåt genom dagen, till badrummet. Där stod tandborstarna i samma mugg, med ryggen mot varandra.

”De också”, sa {child}. ”Och det var före frukost.”

”Före tandborstarna sov vi”, sa {friend}.

De tänkte så att det värkte.

”Kan man bråka när man sover?” frågade {child}. [city: Inte ens {in city} hade någon hört talas om det.] [age>=8: Det är svårt att bevisa att man inte gör det.]

[adult: Då kom {adult} och sa att man får vara osams i morgon också, men att det var läggdags nu.|Då var det läggdags, osams eller inte.]
`,
      en: `
They went backward through the day, to the bathroom. There stood the toothbrushes in one mug, back to back.

“Them, too,” said {child}. “And that was before breakfast.”

“Before the toothbrushes we were asleep,” said {friend}.

They thought until their heads ached.

“Can you quarrel in your sleep?” asked {child}. [city: Nobody {in city} had ever heard of that.] [age>=8: It’s hard to prove that you don’t.]

[adult: Then {adult} came and said that they could go on being angry tomorrow, but that it was bedtime now.|Then it was bedtime, angry or not.]
`,
    },
    {
      id: 'good-night',
      part: 'turn',
      at: 'the bedroom; the child in the bed, the friend on the mattress',
      with: ['child', 'friend', 'adult'],
      pays: ['border', 'no smiling'],
      either: [
        {
          sv: `
{Child} la sig i sängen och {friend} på madrassen. De låg rygg mot rygg, så gott det gick. Lampan släcktes.

”God natt”, sa {child}, av gammal vana.

”God natt”, sa {friend}.

”God natt”, sa {child}.

”God natt”, sa {friend}.

Det blev tyst. Sedan satte de sig upp, båda två, rakt upp i mörkret.

”Det var det”, sa de båda två.

I går kväll hade de sagt god natt tills de somnade, och ingen visste vem som hade fått säga det sist.

”Det var jag”, sa {child}.

”Det var jag”, sa {friend}.

Där var det, alldeles helt. De log så att det hördes.
`,
          en: `
{Child} lay down in the bed and {friend} on the mattress. They lay back to back, as well as they could. The lamp went out.

“Good night,” said {child}, from habit.

“Good night,” said {friend}.

“Good night,” said {child}.

“Good night,” said {friend}.

It went quiet. Then both of them sat up, straight up in the dark.

“That was it,” they both said.

Last night they had said good night until they fell asleep, and nobody knew which of them had said it last.

“I did,” said {child}.

“I did,” said {friend}.

There it was, all in one piece. They smiled so that you could hear it.
`,
        },
        {
          sv: `
Tandborstarna fick jobba i tysthet. Sedan låg {child} i sängen och {friend} på madrassen, med ryggarna åt rätt håll, och lampan släcktes.

”God natt”, sa {friend}. Det slank ur.

”God natt”, sa {child}, för något måste man ju svara.

”God natt”, sa {friend}, för att det inte skulle sluta där.

”God natt”, sa {child}, för att det skulle göra det.

Då blev det mycket tyst. Sedan satte de sig upp, båda två.

”Nu vet jag”, sa {child}.

”Jag med”, sa {friend}. ”Vem av oss var sist i går?”

”Jag”, sa {child}.

”Nej, jag”, sa {friend}.

Det var det. De hade hållit på tills de somnade, och ingen visste vem som hade fått säga det sist. Äntligen hade de hittat det, och det var precis som nytt.
`,
          en: `
The toothbrushes did their work in silence. Then {child} lay in the bed and {friend} on the mattress, back to back, and the lamp went out.

“Good night,” said {friend}. It slipped out.

“Good night,” said {child}, since you have to answer something.

“Good night,” said {friend}, so that it shouldn’t end there.

“Good night,” said {child}, so that it should.

It went very quiet. Then they sat up, both of them.

“Now I know,” said {child}.

“Me too,” said {friend}. “Which of us was last yesterday?”

“I was,” said {child}.

“No, I was,” said {friend}.

That was it. They had kept on until they fell asleep, and nobody knew which of them had said it last. They had found it, finally, and it was as good as new.
`,
        },
      ],
    },
    {
      id: 'friend-decides',
      part: 'last',
      at: 'the bedroom, dark',
      with: ['child', 'friend', 'pet'],
      pays: ['back to back', 'cushion', 'toothbrushes'],
      either: [
        {
          sv: `
{Friend} la sig igen och tänkte. Det hördes, för madrassen knarrade.

”Vi delar på det”, sa {friend} till sist. ”Du tar god. Jag tar natt.”

”Då blir du sist.”

”I natt. I morgon byter vi.”

{Child} räknade efter. Det gick jämnt ut.

Det var mörkblått i rummet. Kudden hade äntligen ledigt och låg på golvet mellan dem. [pet.dog / pet.cat: {Pet} låg på den. ]I badrummet hade tandborstarna sjunkit ihop i muggen, axel mot axel, och täckena var varma, och det hann gå en lång
stund.

”God”, sa {child}.

Det var tyst så länge att det nästan inte blev något mer.

”Natt”, sa {friend}, fast det var mest som att andas ut.
`,
          en: `
{Friend} lay back down and thought. You could hear it, because the mattress creaked.

“We’ll share it,” said {friend} at last. “You take good. I’ll take night.”

“Then you’re last.”

“Tonight. Tomorrow we’ll trade.”

{Child} worked it out. It came out even.

The room was dark blue. The cushion was off duty at last, and lay on the floor between them. [pet.dog / pet.cat: {Pet} lay on the cushion. ]In the bathroom the toothbrushes had sunk down in the mug, shoulder to shoulder, and the quilts were warm, and a long
time went by.

“Good,” said {child}.

It was quiet for so long that it might have stopped there.

“Night,” said {friend}, though it was mostly like breathing out.
`,
        },
        {
          sv: `
{Friend} la sig ner igen.

”Du får det”, sa {friend}. ”Du får sista god natt.”

”Och du, då?”

”Jag tar första god morgon.”

Det var så rättvist att {child} måste tänka på det en stund.

”God natt”, sa {friend}.

”God natt”, sa {child}, sist.

Sedan sa ingen något mer. Kudden fick ligga vid fötterna och vila. [pet.dog / pet.cat: {Pet} la sig intill och andades långsamt. ]I badrummet lutade sig tandborstarna mot varandra i muggen. Och på madrassen låg {friend} och hade god morgon alldeles färdigt i munnen, för att
vara först, och somnade med det.
`,
          en: `
{Friend} lay down again.

“You can have it,” said {friend}. “You can have the last good night.”

“What about you?”

“I’ll take the first good morning.”

It was so fair that {child} had to think about it for a while.

“Good night,” said {friend}.

“Good night,” said {child}, last.

Then nobody said any more. The cushion was allowed to rest, down by the feet. [pet.dog / pet.cat: {Pet} lay close to it and breathed slowly. ]In the bathroom the toothbrushes leaned on each other in their mug. And on the mattress lay {friend}, with a good morning all
ready on the tip of the tongue, so as to be first, and fell asleep on it.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['cushion', 'forgot', 'slips', 'hall', 'clementine', 'sport'],
      world: 'living-room',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', pose: 'sit', at: 'left', faces: 'left' },
        { who: 'friend', pose: 'sit', at: 'right', faces: 'right' },
        { who: 'pet', pose: 'sit', at: 'centre', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: '{Child} och {friend} sitter i vardagsrummet med ryggarna mot varandra.',
        en: '{Child} and {friend} in the living room, facing away from each other.',
      },
    },
    {
      beats: ['slips', 'hall', 'clementine', 'sport', 'kitchen', 'toothbrushes'],
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'left', faces: 'left' },
        { who: 'friend', pose: 'stand', at: 'right', faces: 'right' },
        { who: 'elder', pose: 'sit', at: 'seat' },
      ],
      alt: {
        sv: '{Child} och {friend} letar i köket efter det som de är osams om, utan att se på varandra.',
        en: '{Child} and {friend} are looking for their quarrel in the kitchen, without looking at each other.',
      },
    },
    {
      beats: ['toothbrushes', 'good-night', 'friend-decides'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'centre' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: 'I mörkret sitter {child} rakt upp i sängen och {friend} rakt upp på madrassen.',
        en: 'In the dark {child} is sitting straight up in the bed and {friend} straight up on the mattress.',
      },
    },
  ],
});
