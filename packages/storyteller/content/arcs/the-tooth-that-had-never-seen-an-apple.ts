import { score } from '../../src/score.ts';

export default score({
  id: 'the-tooth-that-had-never-seen-an-apple',
  premise:
    'A milk tooth gives notice: it has bitten into everything and never seen anything but the back of a lip; the child shows it the world with an open mouth, and it leaves on a laugh when somebody below asks if the place is free.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [5, 8],
  leads: ['theme'],
  themes: ['tooth', 'dentist'],
  contains: ['tooth', 'dentist'],
  registry: {
    idea: 'a loose tooth has met everything bite by bite and wants to see it whole before it goes',
    device: 'the child shows the tooth round with an open mouth and can only say ah; the tooth that waits underneath asks if it is vacant, and the laugh lets the first one go',
    objects: ['tooth on one thread', 'apple seen whole', 'kitchen sink with a hole', 'eggcup with cotton wool', 'gap that fits the tip of a tongue'],
    joke: '“But it’s round!” / the peas it had been right about / the city was behind the cheek / “Excuse me. Will this be free soon?”',
    ending: 'the tooth sees the moon, which sits all alone and isn’t loose / down in the gap somebody stands on tiptoe',
  },
  titles: {
    sv: [
      '[!theme.dentist: Tanden som sa upp sig]',
      '[!theme.dentist: Tanden som aldrig hade sett ett äpple]',
      '[!theme.dentist: Nere till höger satt en tand]',
      '[!theme.dentist: Är det ledigt, sa nästa tand]',
      '[theme.dentist: Tandläkaren i morgon och tanden i kväll]',
      '[theme.dentist: Kvällen före tandläkaren]',
    ],
    en: [
      '[!theme.dentist: The Tooth That Gave Notice]',
      '[!theme.dentist: The Tooth That Had Never Seen an Apple]',
      '[!theme.dentist: A Tooth Looks Out]',
      '[!theme.dentist: “Is It Free?” Said the Next Tooth]',
      '[theme.dentist: The Dentist Tomorrow and the Tooth Tonight]',
      '[theme.dentist: The Night Before the Dentist]',
    ],
  },
  beats: [
    {
      id: 'notice',
      part: 'open',
      at: 'at the kitchen sink, the child brushing its teeth',
      with: ['child'],
      plants: ['one thread'],
      either: [
        {
          sv: `
– Jag slutar i kväll, sa någon i {child's} mun.

{Child} tog ut tandborsten. [theme.dentist: I morgon var det tandläkaren, så det borstades extra noga.]

– Vem sa det?

– Jag, sa en tand. Nere till höger.

Det blankaste i köket var en sked. I skeden stod alla tänderna på rad, lite böjda, och en av dem vinkade. Den satt fast i en enda tråd.
`,
          en: `
“I’m leaving tonight,” said somebody in {child's} mouth.

{Child} took out the toothbrush. [theme.dentist: The brushing was extra careful tonight, because tomorrow was the dentist.]

“Who said that?”

“Me,” said a tooth. “Bottom row, on the right.”

The shiniest thing in the kitchen was a spoon. In the spoon stood all the teeth in a line, slightly bent, and one of them waved. It was
holding on by a single thread.
`,
        },
        {
          sv: `
Nere till höger i {child's} mun satt en tand som hade tröttnat. [theme.dentist: I morgon skulle den till tandläkaren, och därför borstades den extra noga.]

Det märktes vid diskhon i köket, mitt i tandborstningen. Den lutade sig ut så långt den vågade. Det var inte så långt, för den satt fast i en
tråd, men det var bara en.

– Härmed säger jag upp mig, sa tanden.

{Child} tittade i en sked. Där stod alla de andra på rad och låtsades inte höra.
`,
          en: `
On the bottom row in {child's} mouth, on the right, sat a tooth that was tired of it all. [theme.dentist: Tomorrow it was going to the dentist, so it was getting an extra
brush.]

You could tell by the kitchen sink, in the middle of the brushing. It leaned out as far as it dared. That wasn’t far, because it was
fastened by a thread, but there was only the one.

“I hereby give notice,” said the tooth.

{Child} looked in a spoon. There stood all the others in a line, pretending not to hear.
`,
        },
      ],
    },
    {
      id: 'why',
      part: 'stir',
      at: 'at the kitchen sink',
      with: ['child', 'friend'],
      plants: ['in the dark'],
      sv: `
– Varför? frågade {child}.

– Det är mörkt, sa tanden. Jag har bott i en mun i hela mitt liv. Jag har bitit i allting och aldrig sett något. [age>=7: Jag vet hur
hela världen smakar, och inte hur den ser ut.] [sport: Jag har varit med om all {sport} som finns, och allt jag såg var baksidan på en läpp.]

[theme.dentist: – Men i morgon, hos tandläkaren…

– Där är det ljust, sa tanden. Det är årets bästa dag. Man blir räknad, och stolen åker upp och ner som en hiss. Men man får bara se lampan.]

– Vad vill du se då?

– Ett äpple, sa tanden. Jag har träffat så många. Men bara en bit i taget.
`,
      en: `
“Why?” asked {child}.

“It’s dark,” said the tooth. “I’ve lived in a mouth all my life. I’ve bitten into everything and never seen a thing.[age>=7:  I know what
the whole world tastes like, and not what it looks like.][sport:  I’ve been along for all the {sport} there is, and what I saw was the back of a lip.]”

[theme.dentist: “But tomorrow, at the dentist’s…”

“It’s light there,” said the tooth. “Best day of the year. They count you, and the chair goes up and down like [uk: a lift|an elevator]. But all you get to
see is the lamp.”]

“What would you like to see?”

“An apple,” said the tooth. “I’ve met so many. But only a bite at a time.”
`,
    },
    {
      id: 'apple',
      part: 'try',
      at: 'the kitchen table',
      with: ['child', 'friend'],
      plants: ['apple'],
      either: [
        {
          sv: `
På bordet låg ett. {Child} höll upp det och gapade, så att tanden fick fri sikt.

– Men, sa tanden. Det är ju runt!

Ah, sa {child}, för det är allt man kan säga när man gapar.

– Jag trodde att det var platt och satt ihop med en smäll. Visa mer.

{Child} visade en morot, som var mycket längre än någon hade sagt. {Child} visade en limpa, och tanden blev tyst av respekt. Ärtorna hade den haft rätt om.
`,
          en: `
There was one on the table. {Child} held it up and opened wide, so that the tooth had a clear view.

“But it’s round!” said the tooth.

Ah, said {child}, because that’s all you can say with your mouth open.

“I thought it was flat, and went crunch. Show me more.”

{Child} showed it a carrot, which was much longer than anyone had let on. {Child} showed it a loaf of bread, and the tooth went quiet out of respect. The
peas it had been right about.
`,
        },
        {
          sv: `
Äpplena låg i skåpet. {Child} öppnade, ställde sig framför och gapade.

– Vilket är det? frågade tanden.

Ah, sa {child} och pekade.

– Det där? Så rött? sa tanden. Jag trodde att de var vita. Det är de ju alltid när de kommer till mig.

En lång stund såg den bara på äpplet. Sedan fick den se osten, som hade fler hål än tanden mindes, och ett kex.

– Det har hörn, sa tanden. Det visste jag.
`,
          en: `
The apples were in the cupboard. {Child} opened it, stood in front, and opened wide.

“Which one is it?” asked the tooth.

Ah, said {child}, and pointed.

“That? So red?” said the tooth. “I thought they were white. They always are, by the time they get to me.”

For a long while it only looked. Then it was shown the cheese, which had more holes than it remembered, and a cracker. “That one has corners,”
said the tooth. “I knew that.”
`,
        },
      ],
    },
    {
      id: 'tour',
      part: 'try',
      at: 'the kitchen, at the window',
      with: ['child', 'friend', 'pet', 'elder'],
      sv: `
[friend: {Friend}, som sov över och hade en egen lucka, gapade också, så att de kunde hälsa.

– Vart tog din vägen? frågade tanden.

– Min gick i en köttbulle, sa {friend}.]

[pet.dog: {Pet} gäspade, och där stod fyrtiotvå stycken.

– Skrytsamt, sa tanden.][pet.cat: {Pet} gäspade, och där stod trettio stycken, alla spetsiga.

– Sover de med de där? sa tanden.][pet.other: – Har {pet} tänder? frågade tanden.

Ah-ah, sa {child}, och det kan betyda både ja och nej.]

[athlete: På kylskåpet satt {athlete} och log.

– Vilken fin rad, sa tanden. Alla har stannat kvar.]

Sist stod de vid fönstret. Det hade blivit kväll där ute.

– Är det där [city: {city}? sa tanden. Jag trodde att {city} låg bakom kinden. Det hördes så.|ute? sa tanden. Jag trodde att ute började vid läppen.]

– Nu har jag sett så att det räcker, sa den sedan. Nu går jag.
`,
      en: `
[friend: {Friend}, who was sleeping over and had a gap already, opened wide too, so that they could say hello. “Where did yours go?” asked the tooth. “Mine left in a
meatball,” said {friend}.]

[pet.dog: {Pet} yawned, and there stood forty-two of them. “Now that’s showing off,” said the tooth.][pet.cat: {Pet} yawned, and there stood thirty of them, all pointed. “Do they sleep with those?” said the
tooth.][pet.other: “Does {pet} have teeth?” asked the tooth. Ah-ah, said {child}, which can mean both yes and no.]

[athlete: On the refrigerator was {athlete}, smiling. “What a lovely row,” said the tooth. “They’ve all stayed on.”]

Last of all they stood at the window. It was evening out there. [city: “Is that {city}?” said the tooth. “I thought {city} was behind the cheek. It sounded like it.”|“Is that outdoors?” said the
tooth. “I thought it began at the lip.”]

“Well, that’s what I came for,” it said after a while. “I’ll go now.”
`,
    },
    {
      id: 'go',
      part: 'try',
      at: 'at the kitchen sink',
      with: ['child', 'friend'],
      pays: ['one thread', 'apple'],
      either: [
        {
          sv: `
Men det är inte så lätt att gå när man sitter fast i en tråd. {Child} vickade med tungan, åt höger, åt vänster och ett halvt varv. Tråden höll. {Child} drog. Tanden var hal
som en tvål. {Child} bet i äpplet.

– Åh, sa tanden och stannade kvar för att smaka färdigt.

Sedan satt den där den satt.

– Det är högre än jag trodde, sa den. Jag kanske ska stanna till jul.[age>=7: 

– Så säger alla, sa tanden bredvid, som hade hört det förut.]
`,
          en: `
But it isn’t so easy to go when you’re fastened by a thread. {Child} wiggled it with the tongue, to the right, to the left, and half a turn. The thread held. {Child}
pulled. The tooth was as slippery as soap. {Child} bit into the apple.

“Oh,” said the tooth, and stayed to finish the taste.

And then it sat where it sat.

“It’s higher than I thought,” it said. “Maybe I’ll stay till Christmas.”[age>=7: 

“They all say that,” said the tooth next door.]
`,
        },
        {
          sv: `
– Hejdå, sa tanden till de andra och hoppade. Den gungade fram. Den gungade tillbaka. Sedan satt den där igen, på sin tråd.

Den tog sats från höger. Den tog sats från vänster. {Child} hjälpte till med tungan, och sedan med ett äpple, men mitt i tuggan glömde tanden vad de höll på med, för det var så gott.

– Tråden är ganska bra, egentligen, sa den efteråt. Man vet var man har den. Jag kanske ska stanna till jul.[age>=7: 

– Så säger alla, sa tanden bredvid, som hade hört det förut.]
`,
          en: `
“Goodbye,” said the tooth to the others, and jumped. It swung out. It swung back. And there it was again, on its thread.

It took a run from the right. It took a run from the left. {Child} helped with the tongue, and then with an apple, but in the middle of the bite the tooth forgot what they were doing, because it
tasted so good.

“It’s quite a good thread, really,” it said afterward. “You know where you are with it. Maybe I’ll stay till Christmas.”[age>=7: 

“They all say that,” said the tooth next door.]
`,
        },
      ],
    },
    {
      id: 'is-it-free',
      part: 'turn',
      at: 'at the kitchen sink',
      with: ['child', 'friend'],
      pays: ['in the dark'],
      plants: ['the next one'],
      either: [
        {
          sv: `
Då hördes en röst längre ner, en ny, under tanden.

– Ursäkta, sa den. Blir det ledigt snart?

– Vem är du? sa tanden.

– Den nya, sa rösten. Jag har stått här nere och knuffat i flera veckor. Jag ville inte störa.

– Jaså, det är du, sa tanden. Jag trodde att det var magen.

Då började {child} skratta. Det gick inte att hålla emot. Det kom upp från magen, som inte hade gjort något, och ut, och på skrattet kom tanden, alldeles vit, i en
båge över diskhon.

Plink!

Den for runt i diskhon, runt, runt, allt närmare hålet.

[friend: – Proppen! sa {friend} och satte i den.|{Child} la handen över hålet.] Tanden gick ett varv till, av farten, och sedan låg den still.

– Oj, sa den. En gång till.
`,
          en: `
Then there was a voice farther down, a new one, under the tooth.

“Excuse me,” it said. “Will this be free soon?”

“Who are you?” said the tooth.

“The next one,” said the voice. “I’ve been standing down here pushing for weeks. I didn’t like to disturb.”

“Oh, that’s you,” said the tooth. “I thought it was the stomach.”

Then {child} began to laugh. There was no holding it. It came all the way up from the stomach, which hadn’t done a thing, and out, and on the laugh came the tooth, very white,
in a curve over the sink.

Plink!

Around the sink it went, around and around, closer and closer to the hole.

[friend: “The plug!” said {friend}, and put it in.|{Child} put a hand over the hole.] The tooth went one more time around, from the speed, and then it lay still.

“Oh,” it said. “Again.”
`,
        },
        {
          sv: `
Det blev tyst i raden. Sedan harklade sig någon, men det var inte i raden. Det kom underifrån.

– Förlåt, sa en ny röst. Är det här kön?

– Vilken kö? sa tanden.

– Till framsidan. Jag är näst på tur. Jag har stått här i mörkret i flera veckor, och ni pratar så mycket om äpplen.

Alla tänderna försökte titta neråt på en gång, och det kittlade. {Child} kunde inte låta bli. Först blev det ett fniss, sedan ett skratt så stort att det inte fick plats, och med det for tanden, rakt ut i
ljuset, högt över diskhon.

Pling!

Den studsade på en sked, for runt i diskhon, runt, runt, och var på väg mot hålet.

[friend: – Inte ner där! sa {friend} och slog igen proppen.|{Child} hann dit med handen.] Där blev den liggande, på rygg.

– Så det är så det är att flyga, sa tanden. Det hade jag också bara hört.
`,
          en: `
It went quiet along the row. Then somebody cleared a throat, but it wasn’t in the row. It came from underneath.

“Sorry,” said a new voice. “Is this the line?”

“What line?” said the tooth.

“For the front. I’m next. I’ve been standing here in the dark for weeks, and you all keep talking about apples.”

All the teeth tried to look down at once, and it tickled. {Child} couldn’t stop it. First it was a giggle, then a laugh so big that there wasn’t room for it, and out with the laugh flew the tooth,
straight into the light, high over the sink.

Ping!

It bounced off a spoon, raced around the sink, around and around, and made for the hole.

[friend: “Not down there!” said {friend}, and pushed in the plug.|{Child} got a hand there first.] And there it lay, on its back.

“So that’s flying,” said the tooth. “I’d only ever heard about that, too.”
`,
        },
      ],
    },
    {
      id: 'gap',
      part: 'back',
      at: 'the kitchen',
      with: ['child', 'adult', 'elder'],
      plants: ['eggcup'],
      either: [
        {
          sv: `
I munnen var det ett rum ledigt. Tungspetsen gick dit och kände på väggarna. [music: När {child} blåste blev det en visselton, och det gick att vissla {music}, vilket det aldrig hade gjort förut. ][school: I morgon skulle det räknas {at school}, för
där vill alla titta i luckor. ][adult: {Adult} kom och tittade in och sa att det var en fin utsikt.]

Tanden fick en bädd av bomull, [elder: i en tändsticksask. Den hade {elder} sparat sedan sin egen. ][elder2: ({Elder2.short} hade inget att spara, för den gick ner med ett plommon.) ][!elder: i en äggkopp.]

– Om tandfen kommer, sa tanden, ska jag fråga om jag får åka med och titta.
`,
          en: `
In the mouth there was a room [uk: to let|for rent]. The tip of the tongue went in and felt the walls. [music: When {child} blew, there was a whistle, and for the first time ever it could do {music} all the way through. ][school: Tomorrow they would want to see it {at school}, where a gap is a thing
to look into. ][adult: {Adult} came and looked in. “What a view,” said {adult}.]

The tooth got a bed of cotton, [elder: in a matchbox. {Elder} had kept it empty since the last tooth moved out. ][elder2: ({Elder2.short} never needed one. That tooth went down with a plum.) ][!elder: in an eggcup.]

“If the tooth fairy comes,” said the tooth, “I’ll ask if I can ride along and look.”
`,
        },
        {
          sv: `
{Child} kände efter. Luckan var mjuk och mycket större än tanden, fast det var där den hade bott. [school: Den skulle visas upp {at school} i morgon. Där står man i kö till luckor. ][music: Luften ville dit, och när {child} hjälpte till blev det {music}, på
vissling, för första gången någonsin. ][adult: {Adult} lyste in med telefonen och sa att det såg ut som ett garage.]

Tanden torkades av och bäddades ner i bomull, [elder: i {elder's} tändsticksask, som hade stått tom sedan {elder.short} själv tappade en. ][elder2: ({Elder2.short} skrattade bort sin i en sjö.) ][!elder: i en äggkopp.]

– Säg till när tandfen kommer, sa den. Jag vill sitta vid fönstret.
`,
          en: `
{Child} felt around. The gap was soft, and much bigger than the tooth, though that was where it had lived. [school: It would be on show {at school} in the morning. People line up to see a gap. ][music: The air wanted through, and when {child} helped, it whistled {music} for the first time ever. ][adult: “Open wide,” said {adult}, and shone a phone in. “It looks like a garage.”]

The tooth was dried off and put to bed in cotton, [elder: in a matchbox from {elder}, empty since {elder.short} lost one. ][elder2: ({Elder2.short} had laughed one into a lake.) ][!elder: in an eggcup.]

“Tell me when the tooth fairy comes,” it said. “I want the window seat.”
`,
        },
      ],
    },
    {
      id: 'bed',
      part: 'down',
      at: 'the child’s bed, night; the tooth on the windowsill',
      with: ['child', 'friend', 'pet'],
      pays: ['eggcup'],
      plants: ['windowsill'],
      sv: `
Den ville stå på fönsterbrädan, med utsikt. Alla de andra fick borstas en gång till, efter äpplet. {Child} la sig på kudden med munnen stängd, och därinne blev det mörkt och varmt, så som de andra tyckte om det. [age>=7: Längst in smakade det fortfarande lite äpple. ][theme.dentist: De skulle räknas i morgon, en i taget, och övade
redan: en, och en, och en, och en lucka.|De stod på rad och lutade sig lite mot varandra: en, och en, och en, och en lucka.] [friend: {Friend} på madrassen sov med sin lucka öppen, så att det blåste lite.] [pet.dog / pet.cat: {Pet} gäspade inte mer.]
`,
      en: `
It wanted to be on the windowsill, with a view. All the others were brushed once more, after the apple. {Child} lay down on the pillow with a shut mouth, and in there it got dark and warm, the way the others liked it. [age>=7: At the very back it still tasted a little of apple. ][theme.dentist: They were going to be counted tomorrow, one by one,
and [uk: practised|practiced] already: one, and one, and one, and a gap.|They stood in their row and leaned on each other a little: one, and one, and one, and a gap.] [friend: {Friend} on the mattress slept with that other gap open, so that there was a bit of a breeze.] [pet.dog / pet.cat: {Pet} had done
all the yawning there was.]
`,
    },
    {
      id: 'last',
      part: 'last',
      at: 'the windowsill by night; or the row of teeth in the dark',
      with: ['child'],
      pays: ['windowsill', 'the next one'],
      either: [
        {
          sv: `
Sent på kvällen gick månen upp utanför rutan. Tanden låg i sin bomull och såg på den. Den var vit och ganska rund, och den satt där alldeles ensam i det mörka, och den var inte
det minsta lös.
`,
          en: `
Late in the evening the moon came up outside the window. The tooth lay in its cotton and looked. There it sat, white and nearly round, all alone in the dark, and it wasn’t loose
at all.
`,
        },
        {
          sv: `
Och längst ner i luckan, där ingen tunga når, stod någon på tå. Det var trångt och det var långt kvar, men det var ingen brådska längre, för nu var det ledigt. Den nya andades in, och
växte, ungefär så mycket som man växer på en natt.
`,
          en: `
And at the very bottom of the gap, where no tongue can reach, somebody stood on tiptoe. It was narrow there, and there was a long way to go, but there was no hurry any more, now that it was free. The next one breathed
in, and grew, about as much as you grow in a night.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['why', 'apple', 'tour'],
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['apple'],
      alt: {
        sv: '{Child} står i köket och visar sin lösa tand ett helt äpple.',
        en: '{Child} stands in the kitchen, showing a loose tooth a whole apple.',
      },
    },
    {
      beats: ['apple', 'tour', 'go', 'is-it-free'],
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'back', at: 'centre' },
        { who: 'friend', pose: 'back', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: '{Child}[friend:  och {friend}] i köket en kväll, med munnen öppen mot fönstret.',
        en: '{Child}[friend:  and {friend}] in the kitchen in the evening, facing the window with an open mouth.',
      },
    },
    {
      beats: ['is-it-free', 'gap', 'bed'],
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'reach', at: 'left' },
        { who: 'adult', pose: 'stand', at: 'right' },
      ],
      alt: {
        sv: '{Child} i köket, där tanden just har hoppat ut.',
        en: '{Child} in the kitchen, where the tooth has just jumped out.',
      },
    },
  ],
});
