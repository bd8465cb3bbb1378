import { score } from '../../src/score.ts';

export default score({
  id: 'just-before',
  premise:
    'A reserve has filled a notebook with what happens just before something happens; it says why the best one misses. Nothing has to be done to take over the place, and that is the trouble.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: ['sport'],
  themes: ['sport'],
  contains: [],
  registry: {
    idea: 'just before anything happens something smaller happens, and only those who are not in it can see; nobody can see their own',
    device: 'a notebook of just-befores; the one who missed was looking for somebody who leaned forward, behind the post, at that very moment',
    objects: ['notebook called Just Before', 'green jacket behind a post', 'page that is missing', 'cheeks like a hamster'],
    joke: 'all that was needed was to sit, which had been practiced all season / “Just before falling asleep {elder2} says: I’m not asleep.” / the first shot missed the puck',
    ending: 'the line “Just before one falls asleep” is never finished / the birds go quiet, and the rain comes that nobody is awake to write down',
  },
  titles: {
    sv: ['Strax innan', 'Den gröna jackan', 'Tre sätt att vara reserv', 'Jag tittar åt dig'],
    en: ['Just Before', 'The Green Jacket', 'Three Ways to Be a Reserve', 'I’ll Look for You'],
  },
  guests: {
    rival: {
      sv: [
        { name: 'Viggo', pronoun: 'he' },
        { name: 'Algot', pronoun: 'he' },
        { name: 'Sixten', pronoun: 'he' },
      ],
      en: [
        { name: 'Desmond', pronoun: 'he' },
        { name: 'Clifford', pronoun: 'he' },
        { name: 'Conrad', pronoun: 'he' },
      ],
    },
  },
  tables: {
    game: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: {
            seat: 'på bänken vid mittlinjen',
            miss: 'Ändå hade han skjutit straffen över.',
            hit: 'När straffen kom la {rival} bollen till rätta, såg bara på den och rullade in den i hörnet.',
            chance: '{child.He} fick de sista tio minuterna. Det första skottet gick i famnen på en målvakt som inte ens behövde flytta sig.',
            mine: 'Nästa boll kom i knähöjd. Den gick förbi målvakten på fel sida, och nätet buktade.',
          },
          en: {
            seat: 'on the bench by the halfway line',
            miss: 'And yet he had put the penalty over the bar.',
            hit: 'When the penalty came, {rival} put the ball on the spot, looked only at that, and rolled it into the corner.',
            chance: '{child.He} got the last ten minutes. The first shot went into the arms of a goalkeeper who didn’t even have to move.',
            mine: 'The next ball came knee-high. It went past the goalkeeper on the wrong side, and the net bulged.',
          },
        },
        Basketball: {
          sv: {
            seat: 'längst ut på bänken',
            miss: 'Ändå hade han bränt båda straffkasten.',
            hit: '{rival} studsade bollen tre gånger, såg bara på ringen och satte båda kasten utan att ringen märkte det.',
            chance: '{child.He} fick de sista minuterna. Det första skottet tog i plankan, i ringen och i domaren.',
            mine: 'Nästa skott gick högt, tog god tid på sig och föll rakt igenom, med det ljud ett nät gör när det är nöjt.',
          },
          en: {
            seat: 'at the far end of the bench',
            miss: 'And yet he had missed both free throws.',
            hit: '{rival} bounced the ball three times, looked only at the rim, and made both shots without the rim noticing.',
            chance: '{child.He} got the last few minutes. The first shot hit the backboard, the rim, and the referee.',
            mine: 'The next shot went high, took its time, and dropped straight through, with the sound a net makes when it’s content.',
          },
        },
        Tennis: {
          sv: {
            seat: 'på pallen bakom staketet',
            miss: 'Ändå hade han slagit dubbelfel på matchbollen.',
            hit: 'På matchbollen kastade {rival} upp bollen, såg bara på den och slog en serve som ingen hann vrida huvudet efter.',
            chance: '{child.He} fick spela dubbeln. Den första returen gick över nätet, över staketet och över vägen.',
            mine: 'Nästa retur gick en decimeter över nätet och tog på linjen, så att kritan rök.',
          },
          en: {
            seat: 'on the stool behind the fence',
            miss: 'And yet he had double-faulted on match point.',
            hit: 'On match point {rival} threw up the ball, looked only at that, and hit a serve nobody had time to turn their head for.',
            chance: '{child.He} got to play the doubles. The first return went over the net, over the fence, and over the road.',
            mine: 'The next return cleared the net by a hand and hit the line, so that the chalk smoked.',
          },
        },
        Swimming: {
          sv: {
            seat: 'på kakelbänken vid kortsidan',
            miss: 'Ändå hade han kommit sist av startpallen.',
            hit: 'När signalen kom var {rival} redan i luften, med huvudet nere, och kom upp framför dem han brukade jaga.',
            chance: '{child.He} fick simma sist i lagkappen. I den första vändningen kom det vatten i näsan, och väggen fanns inte där den skulle.',
            mine: 'Nästa vändning satt. Väggen kom precis när den skulle, båda fötterna träffade den, och hela bassängen gled bakåt.',
          },
          en: {
            seat: 'on the tiled bench at the shallow end',
            miss: 'And yet he had been last off the blocks.',
            hit: 'When the signal went, {rival} was already in the air, head down, and came up in front of the ones he usually chased.',
            chance: '{child.He} got to swim last in the relay. At the first turn there was water up the nose, and the wall wasn’t where it should have been.',
            mine: 'The next turn was right. The wall came just when it should, both feet met it, and the whole pool slid backward.',
          },
        },
        Baseball: {
          sv: {
            seat: 'på bänken bakom nätet',
            miss: 'Ändå hade han missat tre slag i rad med löpare på alla baser.',
            hit: '{rival} såg bara på bollen, och sedan var det alla andra som fick se efter den, länge.',
            chance: '{child.He} fick slå i sista inningen. Det första slaget träffade ingenting alls, mycket hårt.',
            mine: 'Nästa slag sa klack. Bollen gick lågt mellan två som båda trodde att den andra skulle ta den.',
          },
          en: {
            seat: 'on the bench behind the fence',
            miss: 'And yet he had struck out with the bases loaded.',
            hit: '{rival} looked only at the ball, and after that everybody else got to look at it, for quite a while.',
            chance: '{child.He} got to bat in the last inning. The first swing hit nothing at all, very hard.',
            mine: 'The next swing went tock. The ball flew low between two people who each thought the other one had it.',
          },
        },
        Football: {
          sv: {
            seat: 'på bänken vid sidlinjen',
            miss: 'Ändå hade han tappat passningen när hela planen låg öppen.',
            hit: 'Passningen kom högt över axeln. {rival} såg bara på den, tog den med båda händerna och slutade inte springa förrän gräset var slut.',
            chance: '{child.He} fick de sista två minuterna. Den första passningen studsade i bröstet, i hjälmen och i marken.',
            mine: 'Nästa passning kom lågt. Den fastnade mellan två händer och en mage, och där stannade den.',
          },
          en: {
            seat: 'on the bench by the sideline',
            miss: 'And yet he had dropped the pass with the whole field open.',
            hit: 'The pass came high over one shoulder. {rival} looked only at the ball, took it in both hands, and didn’t stop running until he was out of grass.',
            chance: '{child.He} got the last two minutes. The first pass bounced off the chest, the helmet, and the ground.',
            mine: 'The next pass came in low. It stuck between two hands and a stomach, and there it stayed.',
          },
        },
        Gymnastics: {
          sv: {
            seat: 'på mattkanten',
            miss: 'Ändå hade han tagit två steg för mycket i landningen.',
            hit: '{rival} sprang, såg bara på hoppbordet och landade så stilla att mattan inte hann sucka.',
            chance: '{child.He} fick gå ut sist. I den första hjulningen hamnade fötterna i fel hörn.',
            mine: 'Nästa gick rakt längs den vita linjen, och båda fötterna kom ner samtidigt och stannade.',
          },
          en: {
            seat: 'at the edge of the mat',
            miss: 'And yet he had taken two steps too many on the landing.',
            hit: '{rival} ran, looked only at the vault, and landed so quietly that the mat had no time to sigh.',
            chance: '{child.He} got to go last. After the first cartwheel, both feet were in the wrong corner.',
            mine: 'The next one went straight along the white line, and both feet came down together and stayed.',
          },
        },
        'Track and Field': {
          sv: {
            seat: 'på bänken vid hoppgropen',
            miss: 'Ändå hade han trampat över plankan.',
            hit: 'I sista hoppet såg {rival} bara på plankan, träffade den mitt på och var borta så länge att det blev tyst runt gropen.',
            chance: '{child.He} fick hoppa sist av alla. Det första hoppet gav sand i båda skorna och röd flagga.',
            mine: 'I nästa hopp låg plankan precis under foten, och sanden kom mycket senare än den brukade.',
          },
          en: {
            seat: 'on the bench by the sandpit',
            miss: 'And yet he had stepped over the board.',
            hit: 'On the last jump {rival} looked only at the board, hit the middle of it, and was gone for so long that it went quiet around the pit.',
            chance: '{child.He} got to jump last of all. The first jump came to sand in both shoes and a red flag.',
            mine: 'On the next jump the board was right under the foot, and the sand came much later than usual.',
          },
        },
        Volleyball: {
          sv: {
            seat: 'på bänken bredvid bollvagnen',
            miss: 'Ändå hade han servat i nätet på sista bollen.',
            hit: '{rival} kastade upp bollen, såg bara på den och servade, och på andra sidan sa två personer ”din” samtidigt.',
            chance: '{child.He} fick komma in. Den första serven gick i taket, som är högt.',
            mine: 'Nästa serve tog i nätkanten, tänkte efter och föll ner på rätt sida.',
          },
          en: {
            seat: 'on the bench next to the ball cart',
            miss: 'And yet he had served the last ball into the net.',
            hit: '{rival} threw up the ball, looked only at that, and served, and on the other side two people said “yours” at the same time.',
            chance: '{child.He} got to go in. The first serve hit the ceiling, which is high.',
            mine: 'The next serve touched the edge of the net, thought about it, and fell on the right side.',
          },
        },
        Hockey: {
          sv: {
            seat: 'i båset, närmast grinden',
            miss: 'Ändå hade han skjutit utanför, ensam med målvakten.',
            hit: 'Ensam med målvakten såg {rival} bara på pucken, väntade en halv sekund längre än målvakten och la in den.',
            chance: '{child.He} fick de sista bytena. Det första skottet missade pucken.',
            mine: 'Nästa skott hade pucken med sig, lågt längs isen, och det sjöng i ribban när den gick in.',
          },
          en: {
            seat: 'in the box, by the door',
            miss: 'And yet he had shot wide, alone with the goalie.',
            hit: 'Alone with the goalie, {rival} looked only at the puck, waited half a second longer than the goalie did, and slid it in.',
            chance: '{child.He} got the last few shifts. The first shot missed the puck.',
            mine: 'The next shot took the puck along, and the crossbar rang as it went in.',
          },
        },
        Golf: {
          sv: {
            seat: 'på bänken vid sista hålet',
            miss: 'Ändå hade han puttat förbi på en meter.',
            hit: 'På en meter såg {rival} bara på bollen, och den gick i hålet som om den bodde där.',
            chance: '{child.He} fick spela sista hålet för laget. Utslaget gick in i en buske, där det rörde sig en stund.',
            mine: 'Nästa slag gick högt ut ur busken, studsade två gånger och stannade en armlängd från flaggan.',
          },
          en: {
            seat: 'on the bench by the last hole',
            miss: 'And yet he had missed the putt from three feet.',
            hit: 'From three feet {rival} looked only at the ball, and it went into the hole as if it lived there.',
            chance: '{child.He} got to play the last hole for the team. The drive went into a bush, which moved for a while.',
            mine: 'The next shot came high out of the bush, bounced twice, and stopped an arm’s length from the flag.',
          },
        },
        Dance: {
          sv: {
            seat: 'på stolarna vid väggen',
            miss: 'Ändå hade han kommit in en takt för tidigt i solot.',
            hit: 'När solot kom såg {rival} rakt fram, väntade in takten och landade mitt i den.',
            chance: '{child.He} fick vara med i sista dansen. I första varvet mötte {child.he} alla de andra, på väg åt andra hållet.',
            mine: 'I nästa varv gick det åt rätt håll, och foten, armen och musiken kom fram samtidigt.',
          },
          en: {
            seat: 'on the chairs by the wall',
            miss: 'And yet he had come in one bar early in the solo.',
            hit: 'When the solo came, {rival} looked straight ahead, waited for the beat, and landed in the middle of it.',
            chance: '{child.He} got to be in the last dance. On the first round {child.he} met all the others, going the other way.',
            mine: 'The next round went the right way, and the foot, the arm, and the music all arrived together.',
          },
        },
        any: {
          sv: {
            seat: 'på sin plats vid sidan om',
            miss: 'Ändå hade det gått fel för honom, just när det gällde.',
            hit: 'När det gällde såg {rival} bara på det han höll på med, och det gick som längs en linjal.',
            chance: '{child.He} fick komma in. Det första försöket var inget att rama in.',
            mine: 'Nästa försök satt, från början till slut, så självklart att det nästan inte märktes.',
          },
          en: {
            seat: 'in the usual place at the side',
            miss: 'And yet it had gone wrong for him, just when it mattered.',
            hit: 'When it mattered, {rival} looked only at what he was doing, and it went as if along a ruler.',
            chance: '{child.He} got to go in. The first try was nothing to frame.',
            mine: 'The next try was right, from start to finish, and so simple that you hardly noticed.',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'three-ways',
      part: 'open',
      at: 'the reserve’s place at the side',
      with: ['child', 'rival'],
      plants: ['notebook', 'the place'],
      either: [
        {
          sv: `
Det finns tre sätt att vara reserv. Man kan titta på klockan. Man kan titta på sina skor. Och så kan man titta på de andra.

{Child} hade tittat på de andra hela säsongen. Det gällde {sport}, och utsikten {game.seat} var det inget fel på. Till slut låg där också en anteckningsbok,
och på första sidan stod det: Strax innan.

För det var det {child} hade upptäckt. Strax innan något händer kommer alltid något mindre. Och det ser man bara om man inte är med.
`,
          en: `
There are three ways to be a reserve. You can look at the clock. You can look at your shoes. And you can look at the others.

{Child} had looked at the others all season. It was {sport}, and {game.seat} there was nothing wrong with the view. In the end there was a notebook, too, and on the
first page it said: Just Before.

Because that was what {child} had found out. Just before something happens, something smaller always does. And you only see it if you’re not in it.
`,
        },
        {
          sv: `
”Skriver du dagbok?” sa {rival}, på väg in för att vara med.

”Nej”, sa {child}, på väg att sätta sig {game.seat}.

Det var det inte heller. Det var en bok som hette Strax innan, och den handlade om {sport}, mest. Den handlade om det lilla som händer strax innan något annat
händer. Sådant märker man inte när man är med. Man måste vara reserv, gärna en hel säsong.
`,
          en: `
“Keeping a diary?” said {rival}, on the way in to take part.

“No,” said {child}, on the way to sit down {game.seat}.

And it wasn’t one. It was a book called Just Before, and it was about {sport}, mostly. It was about the little thing that happens just before something else does.
You don’t notice it when you’re in it. You have to be a reserve, for a whole season if you can.
`,
        },
      ],
    },
    {
      id: 'list',
      part: 'stir',
      at: 'the child’s bed, the evening before the last Saturday',
      with: ['child'],
      pays: ['notebook'],
      plants: ['green jacket', 'half a second', 'birds'],
      sv: `
Kvällen före den sista lördagen låg {child} i sängen och läste i den: //
Strax innan det regnar[city:  {in city}] blir alla fåglar tysta. //
Strax innan ett glas går i golvet säger någon: akta glaset. //
[adult: Strax innan {adult} säger nej säger {adult} ”vi får se”. //
][elder: Strax innan {elder.short} berättar något viktigt blir det lång omrörning i koppen. //
][elder2: Strax innan {elder2.short} somnar säger {elder2.short}: jag sover inte. //
][school: Strax innan det ringer ut {at school} tittar alla på klockan utom den som har lektionen. //
][pet.dog: Strax innan någon kommer hem reser sig {pet}. //
][pet.cat: Strax innan {pet} hoppar vickar det lite längst bak. //
][pet.other: Strax innan det blir mat vet {pet} om det. //
][friend: Strax innan {friend} skrattar är det tyst i en halv sekund. //
][music: Strax innan det bästa stället i {music} slutar man andas. //
][athlete: Strax innan {athlete} lyckas: okänt. Kameran är alltid för sen. //
]Strax innan {rival} missar letar han efter en grön jacka.
`,
      en: `
On the evening before the last Saturday, {child} lay in bed and read it through: //
Just before it rains[city:  {in city}], all the birds go quiet. //
Just before a glass falls on the floor, somebody says: mind the glass. //
[adult: Just before {adult} says no, {adult} says “we’ll see.” //
][elder: Just before {elder.short} tells you something important, there’s a long stirring of the cup. //
][elder2: Just before {elder2.short} falls asleep, {elder2.short} says: I’m not asleep. //
][school: Just before the bell {at school}, everybody looks at the clock except whoever is teaching. //
][pet.dog: Just before somebody comes home, {pet} gets up. //
][pet.cat: Just before {pet} jumps, there’s a wiggle at the back. //
][pet.other: Just before it’s mealtime, {pet} knows. //
][friend: Just before {friend} laughs, it’s quiet for half a second. //
][music: Just before the best part of {music} you stop breathing. //
][athlete: Just before {athlete} does it right: unknown. The camera is always too late. //
]Just before {rival} misses, he looks for a green jacket.
`,
    },
    {
      id: 'best',
      part: 'stir',
      at: 'the last practice, remembered; the evening',
      with: ['child', 'friend', 'rival'],
      pays: ['the place'],
      plants: ['four times'],
      either: [
        {
          sv: `
{rival} var den bästa de hade, och den som oftast nämnde det. {game.miss} Det hade hänt fyra gånger, och alla fyra gångerna hade {child} sett det komma.
[age>=10: Det är ensamt att veta något en halv sekund före alla andra.]

”Blir det en femte”, hade tränaren sagt, ”så byter vi.” Tränaren såg inte på {child}. Alla andra gjorde det.

[friend: ”Så du behöver inte göra någonting alls”, sa {friend}. ”Det är det fina med planen.” | Så det behövdes ingenting. Det var det fina med planen.] Det var bara att sitta, och det hade
{child} tränat på hela säsongen.

[athlete: {Child} försökte alltid göra som {athlete}. Men hur {athlete} var som reserv fanns det inga bilder på.]
`,
          en: `
{rival} was the best they had, and the one who mentioned it most. {game.miss} It had happened four times, and all four times {child} had seen it coming.
[age>=10: It’s lonely, knowing a thing half a second before everybody else.]

“If there’s a fifth,” the coach had said, “we’ll swap.” The coach didn’t look at {child}. Everybody else did.

[friend: “So you don’t have to do anything at all,” said {friend}. “That’s the beauty of the plan.” | So nothing had to be done. That was the beauty of the plan.] It was only a matter of
sitting, and {child} had practiced that all season.

[athlete: {Child} always tried to do as {athlete} did. But there were no pictures of {athlete} as a reserve.]
`,
        },
        {
          sv: `
Det var den sista raden som var värd något. {rival} hade platsen, och han var bäst, och påminde gärna om det. {game.miss} Fyra gånger hade det hänt, och fyra gånger hade {child} suttit och vetat.

”En gång till”, hade tränaren sagt efter den fjärde, ”så får ni två byta.”

[friend: ”Det är världens bästa plan”, sa {friend}. ”Man behöver inte ens resa sig.” | Det var en utmärkt plan. Man behövde inte ens resa sig.] [age>=10: Det enda som skavde var att det inte kändes som en plan. Det kändes
som att titta på när någon går mot en glasdörr.]

[athlete: På väggen satt {athlete}, mitt i det svåra. Så ville {child} bli. Men det fanns ingen affisch på någon som satt och väntade.]
`,
          en: `
It was the last line that was worth something. {rival} had the place, and he was the best, and liked to say so. {game.miss} Four times it had happened, and four times {child} had sat there, knowing.

“Once more,” the coach had said after the fourth, “and you two will swap.”

[friend: “It’s the best plan in the world,” said {friend}. “You don’t even have to get up.” | It was an excellent plan. You didn’t even have to get up.] [age>=10: The only trouble was that it didn’t feel like a
plan. It felt like watching somebody walk toward a glass door.]

[athlete: On the wall was {athlete}, in the middle of the hard part. {Child} wanted to be like that. But there was no poster of anybody sitting and waiting.]
`,
        },
      ],
    },
    {
      id: 'corridor',
      part: 'turn',
      at: 'the corridor outside the changing rooms, Saturday',
      with: ['child', 'rival'],
      pays: ['green jacket', 'four times'],
      plants: ['I’ll look for you'],
      either: [
        {
          sv: `
På lördagen stod {rival} ensam i gången utanför omklädningsrummet och kikade ut genom dörrspringan, mot dem som skulle titta på. Strax innan, tänkte {child}.

Det hade gått att gå förbi. Det var mycket nära.

”Han sitter där”, sa {child}.

”Vem?” sa {rival}, alldeles för fort.

”Den gröna jackan. Han sitter vid stolpen. Det gör han varje gång.”

{rival} blev tyst. Han gick igenom fyra gånger i huvudet. ”Pappa går”, sa han. ”Precis när det är dags. Jag tittar, och så är han borta.”

”Han går inte”, sa {child}. ”Han lutar sig fram. Då hamnar han bakom stolpen. Man ser det bara därifrån jag sitter.”
`,
          en: `
On Saturday {rival} stood alone in the corridor outside the changing room, looking out through the crack of the door at the people who had come to watch. Just before,
thought {child}.

It would have been possible to walk past. It was a near thing.

“He’s there,” said {child}.

“Who?” said {rival}, much too fast.

“The green jacket. He’s by the post. He sits there every time.”

{rival} was silent. He went back over all four times in his head. “Dad leaves,” he said. “Just when it’s my turn. I look, and he’s gone.”

“He doesn’t leave,” said {child}. “He leans forward. Then he’s behind the post. You can only see it from where I sit.”
`,
        },
        {
          sv: `
På lördagen satt {rival} och knöt skorna i gången utanför omklädningsrummet. Han hade knutit dem en gång redan. [age>=10: Han såg mindre ut när ingen tittade.]

{Child} hade boken under armen och munnen stängd. Tre steg till, så var det avgjort.

Vid andra steget stannade {child}.

”Den gröna jackan”, sa {child}. ”Du letar efter den. Strax innan.”

{rival} såg upp som om någon hade läst högt ur honom. ”Det är pappa”, sa han till slut. ”Han hinner aldrig stanna. Varje gång det är min tur har han gått.”

”Han sitter kvar”, sa {child}. ”När det är din tur lutar han sig fram, och då är det en stolpe i vägen. Jag har sett det fyra gånger. Därifrån jag sitter ser man det.”
`,
          en: `
On Saturday {rival} was tying his shoes in the corridor outside the changing room. He had tied them once already. [age>=10: He looked smaller when nobody was watching.]

{Child} had the book under one arm and said nothing. Three more steps, and it would be settled.

At the second step {child} stopped.

“The green jacket,” said {child}. “You look for it. Just before.”

{rival} looked up as if somebody had read aloud from the inside of him. “It’s my dad,” he said at last. “He never has time to stay. Every time it’s my turn, he’s gone.”

“He’s still there,” said {child}. “When it’s your turn he leans forward, and there’s a post in the way. I’ve seen it four times. You can see it from where I sit.”
`,
        },
      ],
    },
    {
      id: 'look-for-you',
      part: 'turn',
      at: 'the corridor, then the side',
      with: ['child', 'friend', 'rival'],
      pays: ['I’ll look for you'],
      plants: ['missing page'],
      sv: `
Det blev tyst i gången.

”Titta inte efter honom”, sa {child}. ”Jag sitter ju ändå där. Jag tittar åt dig.”

Strax innan, en timme senare, vände {rival} på huvudet. Inte mot stolpen, utan mot {child}. {Child} höll upp boken. Han är kvar, betydde det.

{game.hit} Bakom stolpen for en grön ärm rakt upp i luften.

Alla sa att {rival} hade haft tur. [friend: ”Nu gick planen sönder”, sa {friend}.

”Ja”, sa {child}.

”Det var en bra plan”, sa {friend}. | Det var en bra plan som gick sönder där, tänkte {child}, och skrev inte upp det.]
`,
      en: `
It was quiet in the corridor.

“Don’t look for him,” said {child}. “I’ll be sitting there anyway. I’ll look for you.”

An hour later, just before, {rival} turned his head. Not to the post, but to {child}. {Child} held up the book. He’s still there, it meant.

{game.hit} Behind the post a green sleeve shot straight up in the air.

Everybody said {rival} had been lucky. [friend: “There goes the plan,” said {friend}.

“Yes,” said {child}.

“It was a good plan,” said {friend}. | There went a good plan, thought {child}, and didn’t write it down.]
`,
    },
    {
      id: 'cheeks',
      part: 'turn',
      at: 'at play; the rival now at the side',
      with: ['child', 'rival'],
      pays: ['missing page'],
      plants: ['breathe out'],
      sv: `
Mot slutet pekade tränaren på {child}. {game.chance}

Då kom det en röst från sidan. Där satt {rival} och vilade, för första gången, och hade ingenting att göra utom att titta.

”Strax innan”, ropade han, ”så blåser du upp kinderna! Som en hamster!”

Det stod inte i boken. [age>=10: Den som skriver boken är den enda som inte kommer med i den. | Det kunde det inte göra.]

{Child} andades ut. {game.mine}

Hur allting slutade står inte heller i boken. Den handlar bara om innan.
`,
      en: `
Toward the end the coach pointed at {child}. {game.chance}

Then there was a voice from the side. There sat {rival}, resting, for the first time ever, with nothing to do but look.

“Just before,” he shouted, “you puff up your cheeks! Like a hamster!”

That wasn’t in the book. [age>=10: Whoever writes the book is the only one who isn’t in it. | It couldn’t be.]

{Child} breathed out. {game.mine}

How it all ended isn’t in the book, either. The book is only about before.
`,
    },
    {
      id: 'home',
      part: 'back',
      at: 'the street, on the way home at dusk',
      with: ['child', 'friend', 'rival'],
      pays: ['half a second'],
      either: [
        {
          sv: `
De gick hem åt samma håll, tjugo steg bakom en grön jacka som vände sig om ibland för att se att de var kvar. {rival} läste i boken under lyktorna, en sida för varje lykta.

”Det fattas en”, sa han till slut, lånade pennan och skrev.

[friend: Först var det tyst i en halv sekund. Sedan skrattade {friend}, och då skrattade de andra också. | {Child} läste det under nästa lykta.] Det stod: Strax innan {child} lyckas: andas ut.
`,
          en: `
They walked home the same way, twenty steps behind a green jacket that turned around now and then to see that they were still there. {rival} read the book under the street
lamps, one page to a lamp.

“There’s one missing,” he said at last, and borrowed the pen, and wrote.

[friend: First it was quiet for half a second. Then {friend} laughed, and so did the other two. | {Child} read it under the next lamp.] It said: Just before {child} does it right: breathes out.
`,
        },
        {
          sv: `
Efteråt hade de samma väg. Framför dem gick den gröna jackan, så sakta att man kunde tro att den inte väntade.

”Får jag se?” sa {rival}, och sedan läste han gående, utan att snubbla en enda gång. ”Det är sant”, sa han vid första lyktan. ”Det är också sant”, sa han vid den andra. Vid den sista
stannade han. ”Du är inte med”, sa han och tog pennan.

[friend: {Friend} läste över axeln på honom. Det var tyst i en halv sekund, och sedan var det inte alls tyst. | Han skrev långsamt, mot en brevlåda.] Längst ner stod det nu: Strax innan {child} lyckas: andas ut.
`,
          en: `
Afterward they were going the same way. Ahead of them walked the green jacket, so slowly that you’d have thought it wasn’t waiting.

“Can I see?” said {rival}, and then he read as he walked, without stumbling once. “That’s true,” he said at the first street lamp. “That’s true, too,” he said at the second. At the last one
he stopped. “You’re not in it,” he said, and took the pen.

[friend: {Friend} read it over his shoulder. It was quiet for half a second, and then it wasn’t quiet at all. | He wrote slowly, against a mailbox.] At the very bottom it now said: Just before {child} does it right: breathes out.
`,
        },
      ],
    },
    {
      id: 'falling-asleep',
      part: 'last',
      at: 'the child’s bed, the lamp on and then the night',
      with: ['child'],
      pays: ['breathe out', 'birds'],
      either: [
        {
          sv: `
Om kvällen var lakanet svalt och benen tunga, och utanför fönstret hade fåglarna tystnat. {Child} slog upp en ny sida och skrev: Strax innan man somnar.

Sedan låg pennan stilla, och handen, och boken på täcket. {Child} andades ut. Det som händer strax innan kom sakta närmare och hände, och ingen hann skriva upp det.
`,
          en: `
That night the sheet was cool and both legs were heavy, and outside the window the birds had gone quiet. {Child} turned to a new page and wrote: Just before you fall asleep.

Then the pen lay still, and the hand, and the book on the quilt. {Child} breathed out. The thing that happens just before came slowly nearer, and happened, and nobody had time to
write it down.
`,
        },
        {
          sv: `
Om kvällen låg boken uppslagen på nattduksbordet, på sidan som någon annan hade skrivit. Täcket var tungt och varmt. {Child} andades ut, länge, och in, och ut igen.

Utanför fönstret blev fåglarna tysta, en efter en. Strax efter kom regnet, mjukt och tätt över taken, precis som det skulle, och då var det ingen vaken
som kunde skriva upp det.
`,
          en: `
That night the book lay open on the bedside table, at the page that somebody else had written. The quilt was heavy and warm. {Child} breathed out, a long way, and in, and out
again.

Outside the window the birds went quiet, one by one. Soon after came the rain, soft and thick over the roofs, just as it should, and by then nobody was awake to
write it down.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['list', 'best'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', pose: 'read', at: 'bed' }],
      props: ['book', 'lamp'],
      alt: {
        sv: '{Child} ligger i sängen med lampan tänd och läser i en anteckningsbok.',
        en: '{Child} lies in bed with the lamp on, reading a notebook.',
      },
    },
    {
      beats: ['corridor', 'look-for-you'],
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
      ],
      props: ['bag'],
      alt: {
        sv: 'I gången utanför omklädningsrummet har {child} stannat framför {rival}.',
        en: 'In the corridor outside the changing room, {child} has stopped in front of {rival}.',
      },
    },
    {
      beats: ['cheeks', 'home', 'falling-asleep'],
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'walk', at: 'centre' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'walk', at: 'left' },
      ],
      props: ['book'],
      alt: {
        sv: '{Child} och {rival} går hem i skymningen[friend:  med {friend}]. {rival} har stannat under en lykta, och boken är med.',
        en: '{Child} and {rival} walk home at dusk[friend:  with {friend}]. {rival} has stopped under a street lamp, and the book is there too.',
      },
    },
  ],
});
