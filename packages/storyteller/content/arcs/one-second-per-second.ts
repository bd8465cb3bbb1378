import { score } from '../../src/score.ts';

export default score({
  id: 'one-second-per-second',
  premise:
    'At the inventors’ evening a child shows a time machine (a wardrobe with two stools) that only goes forward, at the ordinary speed; the rival proves that it is a fraud, and then needs it, because it is the only vehicle that goes through eight o’clock.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: [],
  themes: ['clock', 'science'],
  contains: ['clock', 'science'],
  registry: {
    idea: 'a time machine that goes forward at one second per second and always arrives; whoever is afraid of an hour need not be let off it, only have company through it',
    device: 'two stopwatches, one in the machine and one outside, prove it a fraud; the engineer knows that clocks go faster higher up, so it has been one all the time',
    objects: ['wardrobe with two stools', 'machine that butters bread with three arms', 'hat that calls when it is left behind', 'buttered sleeve'],
    joke: '“How fast does it go?” – “One second per second.” / “I could stand out here and arrive just as soon.” – “Yes, but then you’d have to stand.” / your head is older than your feet',
    ending: 'lying down, head and feet keep the same time at last / a bed is the express: lights out, and nobody can say where the hours went / the wardrobe goes on alone in the dark, and is on time',
  },
  titles: {
    sv: ['En sekund i sekunden', 'Tidsmaskin. Endast framåt', 'Resan till klockan åtta', 'Tidsmaskinen som alltid kom i tid', 'Tidsmaskin med två pallar'],
    en: ['One Second per Second', 'Time Machine: Forward Only', 'The Journey to Eight O’Clock', 'The Time Machine That Was Never Late', 'A Time Machine with Two Stools'],
  },
  guests: {
    rival: {
      sv: [
        { name: 'Folke', pronoun: 'he' },
        { name: 'Ebbe', pronoun: 'he' },
        { name: 'Loke', pronoun: 'he' },
      ],
      en: [
        { name: 'Byron', pronoun: 'he' },
        { name: 'Lionel', pronoun: 'he' },
        { name: 'Quentin', pronoun: 'he' },
      ],
    },
  },
  beats: [
    {
      id: 'forward-only',
      part: 'open',
      at: 'the hall, the inventors’ evening, about seven',
      with: ['child', 'rival'],
      plants: ['two stools', 'eight o’clock', 'butter'],
      either: [
        {
          sv: `
Tidsmaskin, stod det på skylten. Endast framåt.

Det var en garderob. I den fanns två pallar, en väckarklocka och en lucka i dörren, så att man såg när man var framme. Den stod [school: i matsalen {at school} | i samlingssalen], för det var uppfinnarkväll, och
klockan åtta skulle det komma en jury.

”Hur fort går den?” frågade {rival}. Han hade byggt en maskin som bredde smörgåsar med tre armar.

”En sekund i sekunden”, sa {child}.
`,
          en: `
Time Machine, said the sign. Forward Only.

It was a wardrobe. In it were two stools, an alarm clock, and a hatch in the door, so that you could see when you’d arrived. It stood [school: in the lunchroom {at school} | in the assembly hall], because it was
inventors’ evening, and at eight o’clock there was going to be a jury.

“How fast does it go?” asked {rival}. He had built a machine that buttered bread with three arms.

“One second per second,” said {child}.
`,
        },
        {
          sv: `
Klockan sju steg en dam in i {child's} tidsmaskin. När hon steg ut var det sju minuter senare.

”Otroligt”, sa hon. ”Och man får sitta.”

Tidsmaskinen var en garderob med två pallar, en väckarklocka och en lucka i dörren. Den hade rullats in [school: i matsalen {at school} | i samlingssalen], där det var uppfinnarkväll, med jury klockan åtta. Bredvid stod en maskin som
bredde smörgåsar med tre armar, och bredvid den stod {rival}, som hade byggt den.

”Vad gör den för fart?” frågade han.

”En sekund i sekunden”, sa {child}. ”Och bara framåt.”
`,
          en: `
At seven o’clock a lady stepped into {child's} time machine. When she stepped out, it was seven minutes later.

“Amazing,” she said. “And you get to sit down.”

The time machine was a wardrobe with two stools, an alarm clock, and a hatch in the door. It had been rolled into [school: the lunchroom {at school} | the assembly hall] for inventors’ evening, with a jury at eight o’clock. Next to
it stood a machine that buttered bread with three arms, and next to that stood {rival}, who had built it.

“What does it do?” he asked. “Top speed?”

“One second per second,” said {child}. “And only forward.”
`,
        },
      ],
    },
    {
      id: 'ordinary',
      part: 'stir',
      at: 'the hall, by the wardrobe',
      with: ['child', 'rival', 'adult', 'pet'],
      plants: ['ordinary'],
      sv: `
”Det är ju vanlig fart”, sa {rival}.

”Det är den enda som är ordentligt provad”, sa {child}. [pet: ”{Pet} åkte först. In klockan sex, ut fem över, helt oskadd.”]

”Jag kan stå här utanför och komma fram lika fort.”

”Ja”, sa {child}. ”Men då får du stå.”

[sport: Maskinen var byggd en vecka när det var alldeles för många dagar till {sport}.] [adult: {Adult} hade hjälpt till att bära den, och bara frågat en gång vart.]
`,
      en: `
“That’s just ordinary speed,” said {rival}.

“It’s the only one that’s been properly tested,” said {child}. [pet: “{Pet} went first. In at six, out at five past, completely unharmed.”]

“I could stand out here and get there just as soon.”

“Yes,” said {child}. “But then you’d have to stand.”

[sport: It had been built in a week when there were far too many days until {sport}.] [adult: {Adult} had helped to carry it, and had only asked once where to.]
`,
    },
    {
      id: 'passengers',
      part: 'try',
      at: 'the hall, by the wardrobe, half past seven',
      with: ['child', 'friend', 'elder', 'elder2', 'rival'],
      either: [
        {
          sv: `
Folk åkte. [city: På tavlan stod det: Från {city}, till {city}, men senare.] En man for till tjugo över sju för att slippa prata med sin chef. En liten pojke ville till lördag, men fick kliva av vid halv åtta, för han
hade ingen matsäck. [friend: {Friend} ropade ut minuterna.] [athlete: På insidan av dörren satt en bild av {athlete}, så att man hade någon att titta på mellan hållplatserna.] [music: Nynnade man {music} kändes det som om
det gick utför.]

[elder: ”Jag har åkt ända från förra århundradet”, sa {elder}.

”Gick det fort?” frågade {child}.

”Mot slutet”, sa {elder.short}. [elder2: ”{Elder.short} pratade hela vägen”, sa {elder2}.]]

Alla kom fram, på sekunden. Ingen bad om pengarna tillbaka.
`,
          en: `
People rode in it. [city: From {city}, said the board, to {city}, but later.] A man went to twenty past seven, to get out of talking to his boss. A little boy wanted to go to Saturday, but had to get off at half past seven, as he
hadn’t brought any food. [friend: {Friend} called out the minutes.] [athlete: On the inside of the door was a picture of {athlete}, so that there was somebody to look at between stops.] [music: If you hummed {music} it felt as if you were going
downhill.]

[elder: “I’ve come all the way from the last century,” said {elder}.

“Did it go fast?” asked {child}.

“Toward the end,” said {elder.short}. [elder2: “And talking all the way,” said {elder2}.]]

Everybody arrived, to the second. Nobody asked for their money back.
`,
        },
        {
          sv: `
[city: ”Jag vill till {city}”, sa en flicka.

”Vilken tid?” sa {child}.] Det blev kö. En lärare åkte till halv åtta med slutna ögon. Två tvillingar åkte på var sin pall och kom ut precis lika gamla som varandra, vilket de hade varit oroliga för. [friend: {Friend} klippte
biljetterna och ropade: ”Sju och tjugoett! Nästa, sju och tjugotvå!”] [athlete: Därinne satt en bild av {athlete}, och det fanns gott om tid att se på den.] [music: Någon nynnade {music} därinne, och det kom ut flera
minuter äldre.]

[elder: ”Vad kostar det härifrån till jul?” frågade {elder}.

”Ungefär hundra mackor”, sa {child}.

”Då går jag”, sa {elder.short}. [elder2: ”Jag sitter”, sa {elder2}, som redan satt.]]

Maskinen var aldrig en sekund sen. Det var mer än man kunde säga om bussen.
`,
          en: `
[city: “I want to go to {city},” said a girl.

“What time?” said {child}.] There was a [uk: queue | line]. A teacher traveled to half past seven with both eyes shut. Two twins took one stool each and came out exactly the same age, which they had been worried about. [friend: {Friend}
punched the tickets and called, “Seven twenty-one! Next stop, seven twenty-two!”] [athlete: In there was a picture of {athlete}, and there was plenty of time to look at it.] [music: Somebody inside was humming {music} and came out
several minutes older.]

[elder: “How much to Christmas?” asked {elder}.

“About a hundred sandwiches,” said {child}.

“I’ll walk,” said {elder.short}. [elder2: “I’ll sit,” said {elder2}, who was sitting.]]

The machine was never a second late, which was more than you could say for the bus.
`,
        },
      ],
    },
    {
      id: 'stopwatch',
      part: 'try',
      at: 'the hall, by the wardrobe, quarter to eight',
      with: ['child', 'rival'],
      pays: ['ordinary'],
      plants: ['fraud'],
      either: [
        {
          sv: `
Kvart i åtta kom {rival} med två tidtagarur. Han la det ena i garderoben och höll det andra i handen, och så väntade alla i fem minuter. Sedan höll han upp dem, ett i varje hand.

De visade samma, på hundradelen.

”Det är ingen tidsmaskin”, sa {rival}. ”Det är en möbel.”

Någon skrattade, på det sätt som man hör med ryggen. Det värsta var att han hade rätt. Ljög skylten? Det var en maskin, nästan. Den gick genom tiden. Men det gjorde ju allting.
`,
          en: `
At a quarter to eight {rival} came with two stopwatches. He put one in the wardrobe and kept the other in his hand, and everybody waited for five minutes. Then he held them up, one in each hand.

They were the same to the hundredth.

“It isn’t a time machine,” said {rival}. “It’s furniture.”

Somebody laughed, the kind of laugh that you hear with your back. The worst thing was that he was right. Was the sign a lie? It was a machine, nearly. It went through time. But then, so did everything.
`,
        },
        {
          sv: `
”Nu bevisar jag det”, sa {rival} kvart i åtta. Han startade två tidtagarur på samma gång, la det ena på en av pallarna och stängde dörren. Folk samlades. Ingenting är så spännande som två klockor när någon kan ha
fel.

Efter fem minuter öppnade han. Siffrorna snurrade i takt, båda två.

”Där ser ni”, sa {rival} till alla. ”Bluff.”

Man hade kunnat skylla på en glappkontakt, eller på att det var måndag. {Child} sa ingenting. Det stod tidsmaskin på skylten, med {child's} egen handstil, och {rival} hade
rätt.
`,
          en: `
“I’ll prove it,” said {rival} at a quarter to eight. He started two stopwatches at the same moment, stood one of them on a stool in there, and shut the door. People gathered. Nothing is as exciting as two clocks when somebody might
be wrong.

After five minutes he opened it. The numbers were spinning in step, both of them.

“There you are,” said {rival} to everybody. “Fake.”

You could have said something about a loose wire, or about it being Monday. {Child} didn’t say anything. It said Time Machine on the sign, in {child's} own writing, and {rival} was right.
`,
        },
      ],
    },
    {
      id: 'half-past-eight',
      part: 'turn',
      at: 'the hall, by the wardrobe, five to eight',
      with: ['child', 'rival', 'friend'],
      pays: ['two stools', 'eight o’clock'],
      plants: ['through eight'],
      sv: `
Fem i åtta stod han där igen. Han var vit som bröd.

”Kan den gå till halv nio?” sa han lågt. ”Nu genast?”

”Hur så?”

”Då är det över.” {Rival} såg bort mot sina tre armar. ”Förra året bredde den en rektor.”

Det hade varit lätt att säga något vasst. {Child} tittade på klockan och räknade på det.

”Den stannar vid åtta på vägen”, sa {child}. ”Jag kan inte köra runt. Men det är två pallar.”

[friend: ”Och hjul”, sa {friend}. ”Så ta med den.” | Och hjul, tänkte {child}. Den hade faktiskt hjul.]
`,
      en: `
At five to eight he was back. He was as white as bread.

“Can it go to half past?” he said quietly. “Right now?”

“Why?”

“It’ll be over by then.” {Rival} looked across at his three arms. “Last year it buttered a [uk: head teacher | principal].”

It would have been easy to say something sharp. {Child} looked at the clock and worked it out.

“It stops at eight on the way,” said {child}. “I can’t drive around it. But there are two stools.”

[friend: “And wheels,” said {friend}. “So take it with you.” | And wheels, thought {child}. It did have wheels.]
`,
    },
    {
      id: 'on-stage',
      part: 'turn',
      at: 'in the wardrobe on the stage, then on the stage; eight o’clock',
      with: ['child', 'rival'],
      pays: ['butter', 'through eight'],
      plants: ['sleeve'],
      either: [
        {
          sv: `
Klockan åtta sköt [friend: {friend} och ]vaktmästaren upp en garderob på scenen. Inuti satt två på var sin pall.

”Tre minuter kvar till tre över”, sa {child} i mörkret.

”Vad händer om jag mår illa?”

”Då har du mått illa klockan två över. Sedan kommer tre över. Den kommer varje kväll.”

{Rival} gick ut, drog i spaken, och de tre armarna rörde sig vackert som i vatten. En skiva blev bredd. Två skivor blev bredda. Sedan fick maskinen syn på juryns ärm.

Hela salen skrattade. {Rival} vände sig om, och där stod dörren på glänt och en pall var ledig. Han såg på väckarklockan. Den var tre över. Det hade redan hänt.
`,
          en: `
At eight o’clock [friend: {friend} and ]the [uk: caretaker | janitor] pushed a wardrobe onto the stage. Inside it sat two people, on a stool each.

“Three minutes to three past,” said {child} in the dark.

“What if I feel sick?”

“Then you’ll have felt sick at two past. After that comes three past. It comes every evening.”

{Rival} went out and pulled the lever, and the three arms moved beautifully, as if they were under water. One slice was buttered. Two slices were buttered. Then the machine noticed the jury’s sleeve.

The whole hall laughed. {Rival} turned around, and there was the door, ajar, with a stool free. He looked at the alarm clock. It was three minutes past. It had already happened.
`,
        },
        {
          sv: `
De åkte från fem i åtta på var sin pall. [friend: {Friend} och vaktmästaren | Vaktmästaren] sköt på, och golvet rullade under dem. Genom luckan såg man taklamporna byta plats med scenens.

”Fyra i”, sa {child}. ”Tre i. Om du blundar går det inte fortare. Jag har provat.”

”Jag blundar ändå”, sa {rival}.

Vid åtta steg han av. Spaken gick ner, och armarna bredde två mackor så att det hördes ett sus. Den tredje macka de bredde var en ärm, och den satt på juryn.

Det blev ett sådant skratt att garderoben skakade. {Rival} klev in igen och satte sig.

”När är det?” sa han.

”Tre över”, sa {child}.

”Konstigt. Jag trodde att det skulle vara värre här.”
`,
          en: `
They left five to eight on a stool each. [friend: {Friend} and the [uk: caretaker | janitor] | The [uk: caretaker | janitor]] pushed, and the floor rolled away under them. Through the hatch you could see the ceiling lights turn into stage lights.

“Four minutes to,” said {child}. “Three. If you shut your eyes, it doesn’t go any faster. I’ve tried it.”

“I’m shutting them anyway,” said {rival}.

At eight he got off. The lever went down, and the arms buttered two sandwiches, and a sigh went through the hall. The third thing they buttered was a sleeve, and it had the jury in it.

There was such a laugh that the wardrobe shook. {Rival} stepped back in and sat down.

“When are we?” he said.

“Three minutes past,” said {child}.

“That’s odd. I thought it would be worse here.”
`,
        },
      ],
    },
    {
      id: 'jury',
      part: 'turn',
      at: 'on the stage, by the wardrobe',
      with: ['child', 'rival'],
      pays: ['fraud', 'sleeve'],
      plants: ['head and feet'],
      sv: `
Juryn var en ingenjör med smör på ärmen. Hon knackade på garderoben.

”Och den här? Fungerar den?”

”Den kommer alltid fram”, sa {child}. ”Men den går i vanlig fart.” Det var bäst att säga det innan någon annan gjorde det.

”Det finns ingen vanlig fart”, sa ingenjören. ”Sätt en klocka på golvet och en på hyllan, så går den på hyllan fortare. Det har man mätt. Jorden håller fast i tiden, och hårdast längst ner.” Hon såg på {child} uppifrån
och ner. ”Ditt huvud är äldre än dina fötter.”

{Rival} tittade på sina skor.

”Hur mycket?” frågade {child}.

”På ett helt liv, mindre än en miljondels sekund. Det märks inte på tidtagarur. Men uppe vid hatthyllan är det här en tidsmaskin[age>=10: , och en annan nere vid skorna].”
`,
      en: `
The jury was an engineer with butter on her sleeve. She rapped on the wardrobe.

“And this one? Does it work?”

“It always gets there,” said {child}. “But it goes at ordinary speed.” It was better to say so before somebody else did.

“There’s no such thing as ordinary speed,” said the engineer. “Put one clock on the floor and one on a shelf, and the one on the shelf goes faster. It’s been measured. The Earth holds on to time, and hardest
down low.” She looked {child} over from top to toe. “Your head is older than your feet.”

{Rival} looked at his shoes.

“How much?” asked {child}.

“In a whole lifetime, less than a millionth of a second. You won’t see it on a stopwatch. But up by the hat shelf, this is a time machine[age>=10: , and down by the shoes it’s another one].”
`,
    },
    {
      id: 'home',
      part: 'back',
      at: 'the hall, then the street outside, evening',
      with: ['child', 'rival', 'friend', 'elder'],
      pays: ['head and feet'],
      plants: ['tomorrow'],
      either: [
        {
          sv: `
Den fick tredje pris. Andra pris fick smörgåsmaskinen, och första pris fick en hatt som ropade när man glömde den.

{Rival} hjälpte till att skjuta garderoben hem genom kvällen[friend: , med {friend} på den ena pallen]. Hjulen gnällde. Det var inte en människa ute, och lyktorna kom en i taget.

”Vart ska den?” frågade han.

”Till i morgon”, sa {child}.

”Jag med”, sa {rival} och tog i lite till.
`,
          en: `
It won third prize. Second prize went to the bread machine, and first prize to a hat that called out when you left it behind.

{Rival} helped to push the wardrobe home through the evening[friend: , with {friend} on one of the stools]. The wheels squeaked. There was hardly anybody out, and the street lamps came one at a time.

“Where’s it going?” he asked.

“To tomorrow,” said {child}.

“So am I,” said {rival}, and pushed a bit harder.
`,
        },
        {
          sv: `
Första pris gick till en hatt som ropade när man glömde den. Smörgåsmaskinen kom tvåa och tidsmaskinen trea, och fler uppfinningar fanns det inte.

Efteråt sköt de hem garderoben under lyktorna och åt upp bevisen på vägen. [friend: {Friend} fick den som var bredd på båda sidor.]

”Jag var mest avundsjuk på skylten”, sa {rival}. ”Jag har alltid velat ha en.”

”Den går i morgon också”, sa {child}. ”Samma tid.”

Han höll ut i en hel tugga. ”Jag kommer”, sa han.
`,
          en: `
First prize went to a hat that called out when you left it behind. The bread machine was second and the time machine third, and there weren’t any more inventions.

Afterward they pushed the wardrobe home under the street lamps and ate the evidence on the way. [friend: {Friend} got the slice that was buttered on both sides.]

“It was mostly the sign I was jealous of,” said {rival}. “I’ve always wanted one.”

“It runs tomorrow, too,” said {child}. “Same time.”

He took a whole mouthful to think about it. “I’ll come,” he said.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed; or the wardrobe in the dark',
      with: ['child', 'pet'],
      pays: ['tomorrow'],
      either: [
        {
          sv: `
Sedan var det natt. Hela dagen hade huvudet gått före, en bråkdel av en bråkdel, och fötterna hade kommit efter så gott de kunde.

Nu la {child} sig ner. Huvudet låg på kudden och fötterna under täcket, ungefär lika högt[pet.dog / pet.cat: , med {pet} som vikt]. Det blev mörkt och varmt, och andetagen gick fram och tillbaka mellan dem utan att ha bråttom. Och för första gången sedan i morse hade
de samma tid, huvudet och fötterna, och hela natten höll de jämna steg.
`,
          en: `
Then it was night. All day long the head had been ahead, by a fraction of a fraction, and the feet had come along behind as well as they could.

Now {child} lay down. The head was on the pillow and the feet were under the quilt, at about the same height[pet.dog / pet.cat: , with {pet} to hold them there]. It grew dark and warm, and the breaths went back and forth between them and were in no hurry. And for the first time since
morning they had the same time, the head and the feet, and all night long they kept in step.
`,
        },
        {
          sv: `
Garderoben stod i hallen, men det var inte den som gick fortast i huset.

Den snabbaste tidsmaskinen är en säng. Man lägger sig[pet.dog / pet.cat: , flyttar på {pet}] och drar upp täcket. Lampan släcks. En stund hör man hur det rör sig, ett hjul långt borta, en dörr, ens eget andetag. Sedan öppnar man ögonen, och då är det morgon, och ingen har någonsin kunnat
säga vart timmarna tog vägen. {Child} steg på vid halv tio. Det fanns gott om plats.
`,
          en: `
The wardrobe stood in the hall, but it wasn’t the fastest thing in the house.

The fastest time machine is a bed. You lie down[pet.dog / pet.cat: , move {pet} over,] and pull up the quilt. The lamp goes out. For a while you can hear it moving, a wheel a long way off, a door, your own breath. Then you open your eyes, and it’s morning, and nobody has ever been able to
say where the hours went. {Child} got on at half past nine. There was plenty of room.
`,
        },
        {
          sv: `
{Child} sov. [pet.dog / pet.cat: {Pet} sov också.] I hallen stod garderoben med dörren på glänt, och ingen åkte med.

Den gick ändå. Den gick förbi tio och förbi elva, tyst och jämnt, med två tomma pallar och en klocka som tickade. Den gick genom midnatt utan att stanna. Gatlyktan sken in på väggen och flyttade sig inte, och tre kom, och fyra, och sedan kom morgonen, precis när den skulle, och garderoben var där och
tog emot.
`,
          en: `
{Child} slept. [pet.dog / pet.cat: So did {pet}.] In the hall stood the wardrobe with its door ajar, and nobody in it.

It went all the same. It went past ten and past eleven, quiet and even, with two empty stools and a clock that ticked. It went through midnight without stopping. The street lamp lay on the wall and didn’t move, and three o’clock came, and four, and then the morning came, just when it was due, and the wardrobe was
there to meet it.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['ordinary', 'passengers', 'stopwatch'],
      world: 'sports-hall',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['wardrobe', 'clock'],
      alt: {
        sv: '{Child} står i den stora salen vid en klocka, och {rival} är inte övertygad.',
        en: '{Child} stands in the big hall by a clock, and {rival} is not convinced.',
      },
    },
    {
      beats: ['stopwatch', 'half-past-eight', 'on-stage'],
      world: 'sports-hall',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'left' },
        { who: 'child-guest', pose: 'sit', at: 'right' },
      ],
      props: ['wardrobe', 'clock'],
      alt: {
        sv: '{Child} och {rival} sitter bredvid varandra och väntar på att klockan ska bli åtta.',
        en: '{Child} and {rival} sit side by side, waiting for it to be eight o’clock.',
      },
    },
    {
      beats: ['jury', 'home', 'last'],
      world: 'street',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', pose: 'walk', at: 'centre' },
        { who: 'child-guest', pose: 'walk', at: 'right' },
        { who: 'friend', pose: 'walk', at: 'left' },
      ],
      alt: {
        sv: '{Child} och {rival} går hem tillsammans under lyktorna efter uppfinnarkvällen.',
        en: '{Child} and {rival} walk home together under the street lamps after the inventors’ evening.',
      },
    },
  ],
});
