import { score } from '../../src/score.ts';

export default score({
  id: 'the-dark-in-the-pocket',
  premise:
    'The dark has been driven into a trouser pocket by the lamp; it has the colors of this room left to fold up, and the child decides how far it may come.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: ['theme'],
  themes: ['dark', 'lamp', 'brave', 'cannot-sleep'],
  contains: ['dark', 'lamp'],
  registry: {
    idea: 'the dark goes round at night helping things out of their colors; the child says how far it may come, and at last keeps the colors behind the eyelids',
    device: 'a lamp with three strengths (Lots, Enough, Hardly) on a cord; at each the dark asks, is answered, and stops exactly there',
    objects: [
      'pocket with a pine cone',
      'lamp with a cord',
      'red chair',
      'ticklish striped rug',
      'one green sock and one blue',
      'light the size of a pancake',
    ],
    joke: 'the dark has mixed up the colors only once: a pair of socks / the rug is ticklish',
    ending: 'a red chair walks on a striped rug behind the eyelids / the dark sits with empty hands, the pine cone taken out for it',
  },
  titles: {
    sv: ['Mörkret i fickan', 'Hela vägen, sa {child}', 'När mattan slapp vara randig', 'Mycket, Lagom och Knappt', 'Någon sitter i byxfickan'],
    en: ['The Dark in the Pocket', 'All the Way, Said {child}', 'The Rug That Was Tired of Stripes', 'Lots, Enough, and Hardly', 'Somebody in the Pocket'],
  },
  beats: [
    {
      id: 'lamp-on',
      part: 'open',
      at: 'the child’s room; the child in bed, the lamp beside the bed',
      with: ['child'],
      plants: ['red chair', 'striped rug', 'socks'],
      either: [
        {
          sv: `
Om dagarna var {child} modig. Om nätterna hade {child.he} lampan tänd, och mörkret fick inte komma in.

Men {child} kunde inte sova[friend: , och inte {friend} heller, som sov över på en madrass]. Det fanns så mycket att titta på. Mattan var randig. Stolen var röd. På stolen låg byxorna, och på
byxorna låg två strumpor, en grön och en blå.

– Ursäkta, sa någon i byxfickan.
`,
          en: `
In the daytime {child} was brave. At night {child.he} had the lamp on, and the dark was not allowed in.

But {child} couldn’t sleep[friend: , and neither could {friend}, who was sleeping over on a mattress]. There was so much to look at. The rug was striped. The chair was red. On the chair lay some [uk: trousers | pants] and two socks, one green and one blue.

“Excuse me,” said somebody in the [uk: trouser | pants] pocket.
`,
        },
        {
          sv: `
– Ut med dig, mörkret, sa {child} och tände lampan.

Det lät modigt, och mörkret gick. Men sedan kunde {child} inte sova[friend: , och inte {friend} heller, som sov över på en madrass]. Det fanns så mycket att titta på. Mattan var randig. Stolen
var röd. På stolen låg byxorna, och på byxorna låg två strumpor, en grön och en blå.

Vart hade mörkret gått?

– Hit, sa någon i byxfickan. Ursäkta.
`,
          en: `
“Out you go, dark,” said {child}, and turned on the lamp.

[age>=5: It sounded brave, and the dark went. ] But then {child} couldn’t sleep[friend: , and neither could {friend}, who was sleeping over on a mattress]. There was so much to look at. The rug was striped. The chair
was red. On the chair lay some [uk: trousers | pants] and two socks, one green and one blue.

Where had the dark gone?

“Excuse me,” said somebody in the [uk: trouser | pants] pocket. “In here.”
`,
        },
      ],
    },
    {
      id: 'pocket',
      part: 'stir',
      at: 'at the chair; the dark is in the pocket',
      with: ['child', 'dark'],
      plants: ['pine cone', 'knees'],
      either: [
        {
          sv: `
{child} klev upp och tittade efter. I fickan låg en kotte, en sten och något som hade varit en kaka. Längst in i hörnet
satt mörkret, med knäna vid öronen.

– Du får inte vara här, sa {child}. Lampan är tänd.

– Jag vet, sa mörkret. Det är därför jag sitter i fickan. Kotten sticks.

{child} tog ut kotten.

– Tack, sa mörkret.

– Är du alltid så liten?

– Nej, sa mörkret. Jag räcker till månen när jag får sträcka på mig.
`,
          en: `
{child} got up and looked. There lay a pine cone, a stone, and something that used to be a [uk: biscuit | cookie].
In the corner sat the dark, with its knees by its ears.

“You can’t be here,” said {child}. “The lamp is on.”

“That’s why I’m in a pocket,” said the dark. “The pine cone prickles.”

{child} took out the pine cone.

“Thank you,” said the dark.

“Are you always so small?”

“No,” said the dark. “I reach to the moon, when I can stretch.”
`,
        },
        {
          sv: `
{child} smög fram till stolen och höll upp fickan. Där nere var det kolsvart, och det kolsvarta blinkade.

– Hej, sa mörkret. Det satt hopvikt med knäna vid öronen, och i ryggen hade det en kotte.

– Vad gör du i min ficka?

– Du tände överallt annars, sa mörkret. [age<5: Kotten är värst.]

[age>=5: – Ligg inte på kakan.

– Det är den som ligger på mig. Men kotten är värst.]

{child} tog upp kotten och ställde den vid lampan.

– Jag trodde att du var större, sa {child}.

– Det är jag, sa mörkret, när jag inte är vikt. Då räcker jag till månen.
`,
          en: `
{child} crept over to the chair and held the pocket open. It was pitch black down there, and the pitch black blinked.

“Hello,” said the dark. It sat folded up with its knees by its ears, and a pine cone in its back.

“What are you doing in my pocket?”

“You put the light on everywhere else,” said the dark.

[age>=5: “Well, don’t lie on my [uk: biscuit | cookie].”

“It’s lying on me. But the pine cone is worse.”]

{child} stood the pine cone by the lamp.

“I thought you were bigger,” said {child}.

“I am, when I’m not folded,” said the dark. “Then I go up to the moon.”
`,
        },
      ],
    },
    {
      id: 'job',
      part: 'stir',
      at: 'at the chair, then back in bed',
      with: ['child', 'dark'],
      plants: ['arm', 'tired'],
      either: [
        {
          sv: `
– Vad gör du här?

– Jobbar, sa mörkret. Jag hjälper sakerna av med färgerna, så att de får vila. [city: Hela {city} är klart. | Hela gatan är klar.]
Bara ditt rum är kvar. Den där mattan har varit randig sedan i morse.

[age>=5: {child} tittade på mattan. Den såg trött ut i ränderna.]

– Var lägger du färgerna?

– Över armen, sa mörkret. Det är tungt. Jag får aldrig sätta mig.
`,
          en: `
“What do you come for?”

“To work,” said the dark. “I help things off with their [uk: colours | colors], so they can rest. [city: All of {city} is done. | The
whole street is done.] There’s only your room left. That rug has been striped since this morning.”

[age>=5: {child} looked at the rug. It did look tired around the stripes.]

“Where do you put the [uk: colours | colors]?”

“Over my arm,” said the dark. “It’s heavy. I never get to sit down.”
`,
        },
        {
          sv: `
– Varför kommer du varenda kväll?

– För sakernas skull, sa mörkret. De går med färgerna på sig hela dagen[age>=5: , och det skaver]. Så jag tar av dem,
och till frukosten får de dem igen. [city: Jag började i andra änden av {city} | Jag började nere vid hörnet], och nu är det bara ditt rum kvar. [age>=5: Titta på mattan. Sju ränder, och ingen hjälper den.]

– [age>=5: Elva, sa {child}, som hade räknat. ]Var har du färgerna?

– Här, sa mörkret. Hela armen var full. Så det blir inte av att man sätter sig.
`,
          en: `
“Why do you come every single night?”

“For the chairs and the rugs,” said the dark. “They wear their [uk: colours | colors] all day[age>=5: , and it chafes].
I take them off[age>=5: , and by breakfast they get them back]. [city: I started at the other end of {city} | I started down at
the corner], and now there’s only your room.[age>=5:  Look at that rug. Seven stripes, and
nobody helps.]”

“[age>=5: Eleven,” said {child}, who had counted. “]Where do you keep them?”

“Here,” said the dark, and its whole arm was full. “So there’s no sitting down.”
`,
        },
      ],
    },
    {
      id: 'chair',
      part: 'try',
      at: 'the child in bed with the cord of the lamp; the dark comes as far as the chair',
      with: ['child', 'dark'],
      pays: ['socks'],
      plants: ['cord'],
      either: [
        {
          sv: `
{child} kröp ner i sängen igen. Lampan hade ett snöre, och den kunde lysa Mycket, Lagom och Knappt. {child.He} drog i
snöret, från Mycket till Lagom, och ljuset krympte.

– Hur långt får jag komma? frågade mörkret.

– Till stolen, sa {child}. Inte längre.

– Till stolen, sa mörkret, och precis där stannade det.

Stolen slapp vara röd, och knakade av välbehag. [school: Ryggsäcken till {school} slapp vara gul.] [sport: Under stolen låg
{sport.thing} och vilade efter {sport}, så där gick mörkret på tå.] Strumporna slapp vara olika.

[age>=5: – Blandar du aldrig ihop färgerna? frågade {child}.

– En gång, sa mörkret. Det var ett par strumpor.]
`,
          en: `
{child} got back into bed. The lamp had a cord, and it could shine Lots, Enough, or Hardly. {child.He} pulled the cord, from
Lots to Enough, and the light shrank.

“How far may I come?” asked the dark.

“To the chair,” said {child}. “No farther.”

“To the chair,” said the dark, and that’s where it stopped.

The chair got to stop being red, and creaked with pleasure. [school: The backpack for {school} got to stop being yellow.] [sport: Under
the chair lay {sport.thing}, resting after {sport}. There the dark went on tiptoe.] The socks got to stop being different.

[age>=5: “Do you ever mix up the [uk: colours | colors]?” asked {child}.

“Once,” said the dark. “It was a pair of socks.”]
`,
        },
        {
          sv: `
Då kröp {child} ner i sängen igen. Vid lampan hängde ett snöre som kunde tre saker: Mycket, Lagom och Knappt. {child}
drog en gång, så att det blev Lagom.

– Hur långt får jag komma? frågade mörkret.

– Till stolen, sa {child}. Inte längre.

– Till stolen, sa mörkret, och precis där stannade det.

Det lyfte av det röda, ett ben i taget, som när man klär av någon som sover. [school: Ryggsäcken till {school} fick
hjälp med det gula[age>=5: , för dragkedjan kärvade].] [sport: Under stolen låg {sport.thing} och drömde om {sport}.
Mörkret väntade tills det blev paus.] [age>=5: De två strumporna la sig intill varandra, och ingen kunde längre se vem
som var vem.

– Vilken färg är svårast? frågade {child}.

– Genomskinligt, sa mörkret. Jag hittar den aldrig.]
`,
          en: `
So {child} got back into bed. By the lamp hung a cord that could do three things: Lots, Enough, and Hardly. {child}
pulled it once, to make it Enough.

“How far may I come?” asked the dark.

“To the chair,” said {child}. “No farther.”

“To the chair,” said the dark, and that’s where it stopped.

It lifted off the red, one leg at a time, the way you undress somebody who’s asleep. [school: The backpack for
{school} needed help with its yellow[age>=5: , because the [uk: zip | zipper] was stiff].] [sport: Under the chair
{sport.thing} lay dreaming of {sport}.[age>=5:  The dark waited for a break in the game.]] [age>=5: The two socks snuggled up,
and you couldn’t see anymore who was who.

“Which [uk: colour | color] is the hardest?” asked {child}.

“See-through,” said the dark. “I can never find it.”]
`,
        },
      ],
    },
    {
      id: 'rug',
      part: 'try',
      at: 'the child in bed; the dark comes as far as the rug',
      with: ['child', 'friend', 'pet', 'dark'],
      pays: ['tired', 'cord'],
      either: [
        {
          sv: `
{child} drog i snöret, från Lagom till Knappt.

– Hur långt får jag komma? frågade mörkret.

– Till mattan, sa {child}. Inte längre.

– Till mattan, sa mörkret, och precis där stannade det.

Det tog en rand i taget, för mattan var kittlig. När den sista var av låg mattan alldeles platt och andades ut.
`,
          en: `
{child} pulled the cord, from Enough to Hardly.

“How far may I come?” asked the dark.

“To the rug,” said {child}. “No farther.”

“To the rug,” said the dark, and that’s where it stopped.

It took one stripe at a time, because the rug was ticklish. When the last one was off, the rug lay flat and breathed out.
`,
        },
        {
          sv: `
{child} drog i snöret, från Lagom till Knappt.

– Hur långt får jag komma? frågade mörkret.

– Till mattan, sa {child}. Inte längre.

– Till mattan, sa mörkret, och precis där stannade det.

Ränderna satt hårt. Mörkret fick rulla av dem, som man rullar av en strumpa. Sedan var mattan inte mer än ett golv, och ingen
kunde begära det heller.
`,
          en: `
{child} pulled the cord, from Enough to Hardly.

“How far may I come?” asked the dark.

“To the rug,” said {child}. “No farther.”

“To the rug,” said the dark, and that’s where it stopped.

The stripes were on tight. The dark had to roll them off, like socks. After that the rug was only a floor[age>=5: , and nobody expected even that of it till morning].
`,
        },
      ],
    },
    {
      id: 'others',
      part: 'try',
      at: 'on the rug and around it',
      with: ['child', 'friend', 'pet', 'dark'],
      if: 'friend / pet',
      either: [
        {
          sv: `
[pet.dog: På mattan låg {pet} och luktade på mörkret. Det luktade kotte. Då gjorde {pet} plats.] [pet.cat: På mattan låg {pet} och
gäspade. All färg gick av utom ögonen, för dem behöver en katt.] [pet.other: – Hos {pet} har jag redan varit, sa mörkret.
Det gick så fint.] 

[friend: – Ta mig också, sa {friend} på madrassen. Mörkret kom ända upp till hakan.

– Det är bara mjukt, sa {friend}.]
`,
          en: `
[pet.dog: On the rug lay {pet}, and sniffed at the dark. It smelled of pine cone. So {pet} moved over.] [pet.cat: On the rug lay
{pet}, yawning. All the [uk: colour | color] came off except the eyes, because a cat needs those.] [pet.other: “I’ve already been to see
{pet},” said the dark. “It went very well.”] 

[friend: “Do me too,” said {friend} on the mattress. The dark came right up to the chin. “It’s only soft,” said {friend}.]
`,
        },
        {
          sv: `
[pet.dog: Mörkret strök över {pet} på mattan, först mothårs och sedan medhårs. Efteråt var {pet} bara något varmt som
andades.] [pet.cat: – Du ser mig ju ändå, sa mörkret till {pet} på mattan, och {pet} blundade för att vara snäll.]
[pet.other: – {Pet} har redan släppt in mig, sa mörkret. Utan ett ord.]

[friend: – Börja med mina fötter, sa {friend} på madrassen, så säger jag till. Mörkret började med fötterna. {Friend}
glömde säga till.]
`,
          en: `
[pet.dog: The dark stroked {pet} on the rug, first the wrong way and then the right. Then {pet} was only
something warm that breathed.] [pet.cat: “You can see me anyway,” said the dark to {pet} on the rug, and {pet} shut
both eyes, to be nice.] [pet.other: “{Pet} has let me in already,” said the dark. “Without a word.”]

[friend: “Start with my feet,” said {friend} on the mattress, “and I’ll tell you when to stop.” The dark started with
the feet. {Friend} forgot to tell it.]
`,
        },
      ],
    },
    {
      id: 'pancake',
      part: 'lull',
      at: 'the child in bed, in the last of the light; the adult at the door',
      with: ['child', 'elder', 'elder2', 'adult', 'dark'],
      either: [
        {
          sv: `
Nu var bara sängen kvar. Ljuset var inte större än en pannkaka, och mitt i pannkakan låg {child}.

[adult: – Hur går det? frågade {adult} i dörren.

– Vi är på Knappt, sa {child}.]

– Hur långt får jag komma? viskade mörkret.

{child} svarade inte med en gång. Först stack {child.he} ut en fot. Den blev av med färgen, men tårna gick att vicka på,
allihop.

[elder: – Fråga {elder} hur det är, sa mörkret. Vi är gamla bekanta. {Elder.short} går till kakburken om natten utan en enda lampa[elder2: , och strax efter kommer {elder2}].]
`,
          en: `
Now only the bed was left. The light was as big as a pancake, and in the middle of it lay {child}.

[adult: “How’s it going?” asked {adult} in the doorway.

“We’re on Hardly,” said {child}.]

“How far may I come?” whispered the dark.

{child} didn’t answer right away. First {child.he} stuck out one foot. The [uk: colour | color] came off, but
all the toes could still wiggle.

[elder: “Ask {elder} what it’s like,” said the dark. “[age>=5: We’re old friends. ]{Elder.short} goes to the [uk: biscuit tin | cookie jar] at
night without a single lamp[elder2: , and right behind comes {elder2}].”]
`,
        },
        {
          sv: `
Det ljus som var kvar låg på sängen som en pannkaka, och {child} låg i mitten, som sylten.

[adult: – Är ni inte klara? frågade {adult} i dörren.

– Vi har en pannkaka kvar, sa {child}.]

– Hur långt får jag komma? viskade mörkret.

{child} hade en fråga först.

– Är du rädd för något?

– För lampor, sa mörkret. De kommer så plötsligt.

– Den här är snäll, sa {child}.

[elder: – {Elder} också, sa mörkret. {Elder.short} släcker utan att jag har bett om det. [elder2: {Elder2} säger till
och med god natt.]]
`,
          en: `
What light there was left lay on the bed like a pancake, and in the middle lay {child}, like the jam.

[adult: “Aren’t you two done?” asked {adult} in the doorway.

“We’ve got one pancake left,” said {child}.]

“How far may I come?” whispered the dark.

{child} had a question first.

“Are you afraid of anything?”

“Lamps,” said the dark. “They’re so sudden.”

“This is a nice one,” said {child}.

[elder: “So is {elder},” said the dark. “{Elder.short} puts the light out before I even ask.[elder2:  {Elder2} says goodnight to me as well.]”]
`,
        },
      ],
    },
    {
      id: 'all-the-way',
      part: 'turn',
      at: 'the child in bed; the dark in the whole room',
      with: ['child', 'dark'],
      pays: ['knees'],
      either: [
        {
          sv: `
Mörkret väntade.

– Hela vägen, sa {child} och drog i snöret.

– Hela vägen, sa mörkret.

Det kom sakta, som ett lakan som någon breder ut. [athlete: Affischen tog längst tid, för mörkret ville vara noga med
{athlete}.] Täcket blev mörkt, och kudden, och sist näsan. [music: {child} nynnade på {music}, för musik har ingen färg och kan vara på.] Vid
dörren sparade mörkret en smal strimma ljus, åt den som ska upp och kissa.

Sedan rätade det ut knäna, först det ena och sedan det andra, ända till månen.

– Åh, sa mörkret.
`,
          en: `
The dark waited.

“All the way,” said {child}, and pulled the cord.

“All the way,” said the dark.

It came slowly, like a sheet coming down on a bed. [athlete: The poster took longest. The dark was careful with {athlete}.] The quilt went dark, and the pillow, and last of all one nose. [music: {child} hummed {music} because a tune has no
[uk: colour | color] and can be left on.] By the door the dark saved one thin strip of light, for anybody who has to pee.

Then it straightened its knees, first one and then the other, all the way to the moon.

“Oh,” said the dark.
`,
        },
        {
          sv: `
Mörkret stod på tå, men det gick inte över kanten.

– Hela vägen, sa {child} och drog i snöret.

– Hela vägen, sa mörkret.

Det föll som snö, utan att låta[age>=5: : på täckets kullar först, och sedan på kudden], och den sista lilla flingan
på en näsa. [athlete: Affischen med {athlete} fick glänsa en stund till.] [music: {child} nynnade på {music}. Då hörde mörkret var sängen stod.] Strimman vid dörren lät det ligga[age>=5: , ifall någon måste upp och sedan ska
hitta hem igen].

Så rätade det på knäna, det ena och det andra, och steg, förbi taket, förbi skorstenen, ända till månen.

– Åh, sa mörkret där uppe.
`,
          en: `
The dark stood on tiptoe, but it didn’t step over the edge.

“All the way,” said {child}, and pulled the cord.

“All the way,” said the dark.

It fell like snow[age>=5: , without a sound: on the hills of the quilt to begin with, and then on the pillow], and the
last little flake on the tip of a nose. [athlete: The poster of {athlete} was allowed to shine a bit longer.]
[music: {child} hummed {music} so the dark could hear where the bed was.] It left one strip of light by the
door[age>=5: , in case somebody has to get up, and find the way home after].

Then it straightened its knees, the one and the other, and up it went, past the chimney, as far as the moon.

“Oh,” it said, up there.
`,
        },
      ],
    },
    {
      id: 'eyelids',
      part: 'back',
      at: 'the child in bed; the dark beside it',
      with: ['child', 'dark'],
      pays: ['arm'],
      plants: ['colors kept'],
      either: [
        {
          sv: `
Men sätta sig kunde det inte, med alla färgerna över armen.

– Jag kan hålla dem, sa {child}.

– Blunda då, sa mörkret.

{child} blundade. Då kom de in, en i taget: det röda från stolen, det gröna och det blå från strumporna och mattans alla ränder. De la sig bakom
ögonlocken, där det fanns gott om plats.
`,
          en: `
But it couldn’t sit down, with all the [uk: colours | colors] over its arm.

“I can hold them,” said {child}.

“Then close your eyes,” said the dark.

{child} closed them. In they came, one by one: the red from the chair, the green and the blue from the socks, and all the stripes. They lay
down behind the eyelids, where there was plenty of room.
`,
        },
        {
          sv: `
Där stod det nu, med famnen full.

– Du kan väl sätta dig, sa {child}.

– Var ska jag göra av allt det röda?

– Lägg det här. Det är alldeles tomt när jag blundar.

Så {child} blundade, och mörkret räckte in det. Det röda från stolen var större än man kunde tro. [age>=5: Det gröna
och det blå från strumporna kom tätt ihop. ] Sist kom ränderna, en och en, så att de inte skulle trassla ihop sig.
`,
          en: `
There it stood, with its arms full.

“You can sit down now,” said {child}.

“But where do I put all this red?”

“Put it in here. It’s empty when I shut my eyes.”

So {child} shut them, and the dark passed it in. The red from the chair was bigger than you’d think. [age>=5: The
green and the blue from the socks came close together. ] Last came the stripes, one at a time, so they wouldn’t
tangle.
`,
        },
      ],
    },
    {
      id: 'sits',
      part: 'down',
      at: 'the child’s bed; the dark sits on the edge',
      with: ['child', 'friend', 'pet', 'dark'],
      either: [
        {
          sv: `
Då satte sig mörkret, för första gången på hela kvällen. Det satt på sängkanten, stort och mjukt, och luktade lite kotte. Stolen
vilade, och mattan vilade[pet.dog / pet.cat: , och {pet} suckade i sömnen][friend: , och på madrassen sov {friend}]. I morgon skulle
alla få tillbaka sina färger[age>=5: , även strumporna, om mörkret mindes vilken som var vilken].
`,
          en: `
Then the dark sat down[age>=5: , for the first time all evening]. It sat on the edge of the bed, big and soft, and smelled a little of pine
cone. The chair was resting, and the rug was resting[pet.dog / pet.cat: , and {pet} sighed in a dream][friend: , and on the mattress
{friend} was asleep]. In the morning they’d all get their [uk: colours | colors] back[age>=5: , and so would the socks, if the dark could remember which was which].
`,
        },
        {
          sv: `
Nu kunde mörkret äntligen sätta sig. Sängen gav efter en aning[age>=5: , så som den gör när någon kommer för att säga god natt].
På stolen sov strumporna, på golvet sov mattan, platt på magen[pet.dog / pet.cat: , och på mattan sov {pet}][friend: ,
och på madrassen sov {friend} med händerna öppna]. Färgerna skulle lämnas tillbaka till frukosten, och det var långt
dit.
`,
          en: `
At last the dark could sit down. The bed gave a little[age>=5: , the way it does when somebody comes to say goodnight]. On the
chair slept the socks, on the floor slept the rug, flat on its tummy[pet.dog / pet.cat: , and on the rug slept
{pet}][friend: , and on the mattress slept {friend}, with open hands]. The [uk: colours | colors] were to be back by
breakfast, and that was a long way off.
`,
        },
      ],
    },
    {
      id: 'last-image',
      part: 'last',
      at: 'the child’s bed',
      with: ['child', 'dark'],
      pays: ['red chair', 'striped rug', 'colors kept', 'pine cone'],
      either: [
        {
          sv: `
Och bakom {child's} ögonlock var det ljust. Där gick en röd stol sakta omkring på en randig matta, på mjuka fötter, för den hade fått
låna strumporna, den gröna och den blå.
`,
          en: `
And behind {child's} eyelids it was light. A red chair was walking there, up and down a striped rug, and it walked very softly,
because it had borrowed the socks, the green one and the blue.
`,
        },
        {
          sv: `
Bredvid lampan stod kotten. I fickan var det gott om plats nu, om mörkret skulle behöva den någon mer gång. Men i natt satt
mörkret med händerna i knät, och höll inte i någonting alls.
`,
          en: `
By the lamp stood the pine cone. There was plenty of room in the pocket now[age>=5: , in case the dark should need it some other time]. But
tonight the dark sat with its hands in its lap, and wasn’t holding anything at all.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['lamp-on', 'pocket', 'job', 'chair'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['lamp', 'sock'],
      alt: {
        sv: 'Lampan lyser. {child} sitter på huk och tittar ner i en byxficka.',
        en: 'The lamp is lit. {child} is crouching to look down into a pocket.',
      },
    },
    {
      beats: ['job', 'chair', 'rug', 'others'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['lamp'],
      alt: {
        sv: '{child} sitter i sängen vid lampan[friend: , {friend} sitter på en madrass], och mörkret har kommit fram till stolen.',
        en: '{child} is sitting in bed by the lamp[friend: , {friend} is sitting on a mattress], and the dark has come as far as the chair.',
      },
    },
    {
      beats: ['pancake', 'all-the-way', 'eyelids', 'sits'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'sleep', at: 'bed' },
        { who: 'friend', pose: 'sleep', at: 'left' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: '{child} ligger i sängen, och rummet är fullt av mjukt, blått mörker.',
        en: '{child} is lying in bed, and the room is full of soft blue dark.',
      },
    },
  ],
});
