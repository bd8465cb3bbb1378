import { score } from '../../src/score.ts';

export default score({
  id: 'only-the-left-foot',
  premise:
    'A child means to be the last one up in the whole house, but the left foot falls asleep, and a foot that sleeps belongs in bed; one part follows another, until only the nose is up, and noses stay up all night.',
  voice: 'child-logic',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  themes: ['cannot-sleep'],
  contains: [],
  registry: {
    idea: 'a foot that has fallen asleep is put to bed by itself, and the rest of the body follows a piece at a time; the nose never sleeps, so the child is the last one up after all',
    device: 'a refrain that gives up less and less: “Only the left foot. The rest of me is up.”; at last somebody counts what is left',
    objects: [
      'left foot asleep with its sock on',
      'hands that go to look and don’t come back',
      'tummy halfway between the sleeping and the awake',
      'ear that can’t lie down because it is on the other side',
      'word that breaks off in the mouth',
    ],
    joke: '“Are you asleep?” – “Only up to the belly button.” / “Good night, you four.” / “So am I,” said the friend, and was asleep',
    ending: 'the heart goes about in slippers, keeping the nose company / the first one up in the whole house is the left foot',
  },
  titles: {
    sv: [
      'Bara vänsterfoten',
      'Resten av mig är uppe',
      'Sist uppe i hela huset',
      'Foten som somnade först',
      'Sover du? Bara till naveln',
      'Den som var uppe hela natten',
    ],
    en: [
      'Only the Left Foot',
      'The Rest of Me Is Up',
      'The Last One Up',
      'The Foot That Fell Asleep First',
      'Asleep up to the Belly Button',
      'Who Stayed Up All Night',
    ],
  },
  beats: [
    {
      id: 'foot-asleep',
      part: 'open',
      at: 'the child’s bed, evening',
      with: ['child', 'friend'],
      plants: ['left foot', 'last one up'],
      either: [
        {
          sv: `
– I kväll ska jag vara sist uppe, sa {child}. I hela huset. [city: Kanske sist av alla {in city}.]

[friend: – Jag med, sa {friend} på madrassen och somnade.]

{child} satte sig på sängen för att vänta ut alla andra. Det gick bra, ända tills det hände något där under.

Vänsterfoten somnade.

Det gör den, om man sitter på den. Först pirrar den, och sedan är den borta. Den säger inte ens god natt.
`,
          en: `
“Tonight I’m going to be the last one up,” said {child}. “In the whole house.[city:  Maybe in all of {city}.]”

[friend: “So am I,” said {friend} on the mattress, and was asleep.]

{child} sat down on the bed to wait for all the others to give in. It went very well, until something happened underneath.

The left foot fell asleep.

It does that, if you sit on it. First it prickles, and then it’s gone. It doesn’t even say good night.
`,
        },
        {
          sv: `
Den som somnade först i hela huset var {child's} vänsterfot.

Ingen hade väntat sig det. Någon hade suttit på den ett tag, den pirrade lite, och sedan sov den, med strumpan på.

– Vi ska inte sova, sa {child} till foten. Vi ska vara sist uppe i kväll[city: , kanske sist av alla {in city}].

Men foten hörde inte. Den sov.

[friend: – Nej, det ska jag vara, sa {friend} på madrassen. Sedan hördes bara andetag därifrån.]
`,
          en: `
The first one to fall asleep in the whole house was {child's} left foot.

Nobody had expected that. Somebody had been sitting on it for a while, it prickled a little, and then it was asleep, with its sock on.

“We’re not sleeping,” {child} told the foot. “Tonight we’re going to be the last ones up[city: , maybe in all of {city}].”

But the foot didn’t hear. It was asleep.

[friend: “No, I am,” said {friend} on the mattress. After that there was only breathing over there.]
`,
        },
      ],
    },
    {
      id: 'feet',
      part: 'stir',
      at: 'the child’s bed; the feet go in under the quilt',
      with: ['child', 'adult', 'pet'],
      plants: ['rest of me'],
      either: [
        {
          sv: `
En fot som sover ska ligga i en säng. {child} lyfte den med båda händerna, försiktigt, så att den inte skulle vakna, och stoppade
om den under täcket.

[adult: – Ligger du? ropade {adult}.]

– Bara vänsterfoten, viskade {child}. Resten av mig är uppe.

Högerfoten var pigg. Men den hade aldrig varit en hel natt utan den vänstra. Den kröp ner, den också, för att hålla sällskap, och
det höll den ungefär så länge som det tar att gäspa med fem tår.

[sport: Ibland ryckte det i den, för den drömde om {sport}.] [pet.dog / pet.cat: {Pet} kom och la sig ovanpå dem båda, så nu kunde de
inte ha gått upp om de hade velat.] [pet.other: Hos {pet} var det också alldeles tyst.]

– Bara fötterna, sa {child}. Resten av mig är uppe.
`,
          en: `
A foot that’s asleep belongs in bed. {child} lifted it with both hands, gently, so it wouldn’t wake, and tucked it in under the quilt.

[adult: “Are you in bed?” called {adult}.]

“Only the left foot,” whispered {child}. “The rest of me is up.”

The right foot was wide awake. But it had never spent a night without the left one. So in it went, to keep it company, and it kept
it company for about as long as it takes to yawn with five toes.

[sport: Now and then it jerked, because it was dreaming of {sport}.] [pet.dog / pet.cat: {Pet} came and lay down on top of
both, so now they couldn’t have got up if they’d wanted to.] [pet.other: Where {pet} was, it was very quiet, too.]

“Only the feet,” said {child}. “The rest of me is up.”
`,
        },
        {
          sv: `
Först försökte {child} gå omkring med den. Men en fot som sover ser sig inte för. Duns, sa det, och duns.

Den fick helt enkelt gå och lägga sig, längst ner under täcket.

[adult: – Vad är det som dunsar? ropade {adult}.

– Vänsterfoten! Den har lagt sig. Resten av mig är uppe. | – Sov gott, sa {child} till den. Resten av mig är uppe.]

Då stod högerfoten ensam på mattan, och det drog. Fötter är vana vid att vara två. En, två, tre, så låg den bredvid.

[sport: – I morgon är det {sport}, viskade {child} till dem båda. Då måste ni vara utsövda.]

[pet.dog / pet.cat: {Pet} la sig tvärs
över, för att vakta.] [pet.other: Från {pet} hördes inte ett knyst.]

– Bara fötterna, sa {child}. Resten av mig är uppe.
`,
          en: `
At first {child} tried to walk around with it. But a foot that’s asleep doesn’t look where it’s going. Bump, it went, and bump.

It simply had to go to bed, down at the far end of the quilt.

[adult: “What’s all the bumping?” called {adult}.

“My left foot! It’s gone to bed. The rest of me is up.” | “Sleep well,” {child} told it. “The rest of me is up.”]

That left the right foot by itself on the rug, in a draft. Feet are used to being two. One, two, three, and it lay beside the
other.

[sport: “It’s {sport} tomorrow,” {child} whispered to them both. “You’ll need your sleep.”]

[pet.dog / pet.cat: {Pet}
lay down across them, on guard.] [pet.other: There wasn’t a sound from {pet}.]

“Only the feet,” said {child}. “The rest of me is up.”
`,
        },
      ],
    },
    {
      id: 'hands',
      part: 'try',
      at: 'the child sitting in bed',
      with: ['child'],
      anyOrder: 'parts',
      plants: ['hands'],
      either: [
        {
          sv: `
Händerna skulle bara se efter hur fötterna hade det. [school: Det är en lång dag {at school}, om man är en hand.] De åkte in
under täcket, först den ena och sedan den andra. Där var det varmt.

De kom inte tillbaka. [age>=5: Och man kan inte skicka någon efter händer. Det är händer man skickar.]

– Bara händerna, sa {child}. Resten av mig är uppe.
`,
          en: `
The hands were only going to see how the feet were doing. [school: It’s a long day {at school}, if you’re a hand.] They went in
under the quilt, first the one and then the other. It was warm in there.

They didn’t come back. [age>=5: And you can’t send anyone to fetch your hands. It’s hands you send.]

“Only the hands,” said {child}. “The rest of me is up.”
`,
        },
        {
          sv: `
Händerna byggde ett torn på täcket. [school: Det hade de gjort {at school} också.] Den första klossen gick lätt. Den andra gick
långsamt. Den tredje blev liggande i handen, och handen blev liggande på täcket.

Så stod det ett torn där, två klossar högt, och ingen byggde mer på det. [age>=5: Höga torn är för morgnar.]

– Bara händerna, sa {child}. Resten av mig är uppe.
`,
          en: `
The hands built a tower on top of the quilt. [school: They’d been doing that {at school}, too.] The first block was easy. The
second one was slow. The third stayed in the hand, and the hand stayed where it was.

So there stood a tower, two blocks tall, and nobody built it any taller. [age>=5: Tall towers are for mornings.]

“Only the hands,” said {child}. “The rest of me is up.”
`,
        },
      ],
    },
    {
      id: 'tummy',
      part: 'try',
      at: 'the child in bed, leaning back',
      with: ['child', 'elder', 'elder2'],
      anyOrder: 'parts',
      plants: ['tummy'],
      either: [
        {
          sv: `
Magen var inte trött, bara full. Den ville ligga ner med sin kvällsmat. {child} lutade sig bakåt, tills det gick. Blopp, sa
magen, och sedan inget mer. [age>=5: Den hade mycket att ta hand om.]

– Bara magen, sa {child}. Resten av mig är uppe.

[elder: – Sover du? viskade {elder} i dörren.

– Bara till naveln.]

[elder2: – {Elder2} har somnat ända upp, viskade {elder.short}.]
`,
          en: `
The tummy wasn’t tired, only full. It wanted to lie down with its supper. {child} leaned back until it could. Blop, went the
tummy, and that was all. [age>=5: It had a lot to see to.]

“Only the tummy,” said {child}. “The rest of me is up.”

[elder: “Are you asleep?” whispered {elder} in the doorway.

“Only up to the belly button.”]

[elder2: “{Elder2} is asleep all the way up,” whispered {elder.short}.]
`,
        },
        {
          sv: `
Magen bodde mitt emellan dem som sov och dem som var uppe, och visste inte vilka den hörde till. Kurr, sa den, och det betydde ja.
Kurr, sa den, och det betydde nej. Till slut la den sig platt för att fundera, och funderade, och funderade.

– Bara magen, sa {child}. Resten av mig är uppe.

[elder: – Är det någon vaken här? viskade {elder} i dörren.

– Den övre halvan, sa {child}.]

[elder2: – Det är mer än {elder2}, viskade {elder.short}.]
`,
          en: `
The tummy lived halfway between the ones asleep and the ones who were up, and didn’t know which lot it belonged to. Grr, it went, and that meant
yes. Grr, it went, and that meant no. At last it lay down to think about it, and thought, and thought.

“Only the tummy,” said {child}. “The rest of me is up.”

[elder: “Anybody awake in here?” whispered {elder} in the doorway.

“The top half,” said {child}.]

[elder2: “That’s more than {elder2},” whispered {elder.short}.]
`,
        },
      ],
    },
    {
      id: 'ears',
      part: 'try',
      at: 'the child in bed, the head toward the pillow',
      with: ['child'],
      anyOrder: 'parts',
      plants: ['ears'],
      either: [
        {
          sv: `
Det ena örat ville veta hur kudden lät. Det la sig på den. Kudden lät som inuti en mössa. [music: Någonstans där inne gick {music}
runt, från i eftermiddags, lite långsammare för varje varv.]

Det andra örat hade också velat lägga sig, men det satt på fel sida. [age>=5: Så är det med öron. De ses aldrig.]

– Bara ett öra, sa {child}. Resten av mig är uppe.
`,
          en: `
One of the ears wanted to know how the pillow sounded. It lay down on it. The pillow sounded like the inside of a hat. [music:
Somewhere in there went {music}, left over from this afternoon, around and around, a bit slower each time.]

The other ear would have liked to lie down, too, but it was on the wrong side. [age>=5: That’s how it is with ears. They never
meet.]

“Only one ear,” said {child}. “The rest of me is up.”
`,
        },
        {
          sv: `
Öronen höll reda på alla andra i huset. En stol skrapade. En kran rann, och slutade rinna. En dörr sa god natt till en annan dörr. [music: {child}
nynnade på {music}, så att öronen skulle ha något att göra, men det gick långsammare och långsammare.]

[age>=5: Kylskåpet mumlade, men det gör det i sömnen.] Sedan fanns det inget mer att hålla reda på.

– Bara öronen, sa {child}. Resten av mig är uppe.
`,
          en: `
The ears were keeping track of everyone else in the house. A chair scraped. A [uk: tap | faucet] ran, and stopped running. One door said good
night to another door. [music: {child} hummed {music} to give the ears something to do, but it went slower and slower.]

[age>=5: The refrigerator mumbled, but it does that in its sleep.] Then there was nothing left to keep track of.

“Only the ears,” said {child}. “The rest of me is up.”
`,
        },
      ],
    },
    {
      id: 'mouth',
      part: 'lull',
      at: 'the child lying in bed',
      with: ['child', 'adult'],
      pays: ['rest of me'],
      either: [
        {
          sv: `
{child} räknade efter vad som var kvar. Det var två ögon, en näsa och en mun. Inte så många, men pigga.

[adult: – God natt, ni fyra, viskade {adult}, släckte lampan och gick och la sig. | Lampan slocknade i fönstret mitt emot, och sedan här.]

[athlete: På väggen hade {athlete} också ögonen öppna. Men papper räknas inte.]

– Fyra räcker, sa munnen. Fyra är ganska…

Och så var de tre.
`,
          en: `
{child} counted what was left. It was two eyes, one nose, and one mouth. Not so many, but lively.

[adult: “Good night, you four,” whispered {adult}, put out the lamp, and went to bed. | The lamp went out in the window across the
street, and then in here.]

[athlete: On the wall {athlete} had both eyes open, too. But paper doesn’t count.]

“Four is enough,” said the mouth. “Four is quite…”

And then there were three.
`,
        },
        {
          sv: `
[adult: {Adult} kom in och såg sig om i sängen.

– Hur mycket av dig är uppe?

– Ansiktet, sa {child}.

{Adult} gav det en puss, eftersom det var uppe, och gick sedan och la sig. | Nu var det mörkt i alla rum och tyst i hela huset. Bara {child's} ansikte var
uppe.]

[athlete: På affischen var {athlete} också uppe. Men det var bara papper, och papper blir aldrig trött.]

Det var så nära nu. Det var bara att hålla sig vaken en liten stund till.

– Jag är inte ett dugg…, sa munnen.

Det var det sista den sa.
`,
          en: `
[adult: {Adult} came in and looked around the bed.

“How much of you is up?”

“My face,” said {child}.

{Adult} gave it a kiss, since it was up, and went off to bed. | Now it was dark in every room and quiet in the whole house. Only {child's}
face was up.]

[athlete: On the poster {athlete} was up, too. But that was only paper, and paper never gets tired.]

It was so close now. It was only a matter of staying up a little bit longer.

“I’m not one bit…,” said the mouth.

That was the last thing it said.
`,
        },
      ],
    },
    {
      id: 'eyes',
      part: 'turn',
      at: 'the dark room',
      with: ['child', 'friend'],
      either: [
        {
          sv: `
Vänsterögat stängde. Det satt på samma sida som foten.

Högerögat stod kvar, alldeles ensamt, och såg sig om i mörkret. [friend: {friend} sov. ]Sängen sov. Fönstret sov nästan. Då åkte locket ner, sakta
och av sig självt, som en rullgardin.

Var det ingen alls som var uppe nu, i hela huset?
`,
          en: `
The left eye closed. It was on the same side as the foot.

The right eye stood there all alone, looking around in the dark. [friend: {friend} was asleep. ]The bed was asleep. The window was nearly asleep. Then
the lid came down, slowly and by itself, like a blind.

Was there nobody up at all now, in the whole house?
`,
        },
        {
          sv: `
Ögonen turades om. Först vilade det vänstra och det högra tittade. Sedan vilade det högra och det vänstra tittade. [friend: De tittade på {friend}, som
sov.] De tittade på strimman vid dörren, som blev smalare och smalare.

Sedan blev det fel på turen, så att båda vilade samtidigt. Det gick inte att se vilket som hade börjat.

Så vem var nu sist uppe i hela huset?
`,
          en: `
The eyes took turns. First the left one rested and the right one watched. Then the right one rested and the left one watched. [friend:
They watched {friend}, sleeping.] They watched the strip of light by the door, and it got thinner and thinner.

Then there was a mix-up about the turns, and both of them rested at once. You couldn’t see which had started it.

So who was the last one up in the whole house?
`,
        },
      ],
    },
    {
      id: 'nose',
      part: 'turn',
      at: 'the dark room, the child asleep',
      with: ['child'],
      pays: ['last one up'],
      either: [
        {
          sv: `
Mitt i ansiktet på {child} satt näsan. Den sov inte. Den sov aldrig. Den hade varit uppe varenda natt i {age} år och inte nämnt
det för någon.

Och det var {child's} egen näsa, så det räknades. {child} var sist uppe i hela huset.
`,
          en: `
In the middle of {child's} face sat the nose. It wasn’t asleep. It never slept. It had been up every single night for {age} years,
and hadn’t mentioned it to anybody.

And it was {child's} own nose, so it counted. {child} was the last one up in the whole house.
`,
        },
        {
          sv: `
Näsan. Hela kvällen hade ingen frågat den. Den tyckte inte om att skryta, men den brukade vara uppe hela natten, varje natt, och så
hade det varit i {age} år.

Och en näsa är inte vems som helst. Den här tillhörde {child}. Alltså var det {child} som var sist uppe.
`,
          en: `
The nose was. All evening nobody had asked it. It didn’t like to boast, but it was always up all night, every night, and so it had
been for {age} years.

And a nose isn’t just anybody’s. This one was {child's}. So the last one up was {child}.
`,
        },
      ],
    },
    {
      id: 'all-asleep',
      part: 'down',
      at: 'the dark room',
      with: ['child', 'friend', 'pet', 'elder', 'adult'],
      pays: ['hands', 'tummy', 'ears'],
      either: [
        {
          sv: `
Fötterna sov, sida vid sida, och händerna sov, och magen sov med kvällsmaten i famnen. [friend: På madrassen sov {friend}.] [elder: I rummet
bredvid sov {elder}, ända upp.] [adult: {Adult} sov.] [city: {city} låg mörkt utanför.] Det blev varmt under täcket och stilla i väggarna, och mitt i alltihop
satt näsan uppe, och andades in, och väntade lite, och andades ut, och väntade lite, och andades in.
`,
          en: `
The feet slept, side by side, and the hands slept, and the tummy slept with its arms around its supper. [friend: On the mattress
{friend} slept.] [elder: In the next room slept {elder}, all the way up.] [adult: {Adult} slept.] [city: {city} lay dark
outside.] It grew warm under the quilt and still in the walls, and in the middle of it all the nose sat up, and breathed in, and waited a
little, and breathed out, and waited a little, and breathed in.
`,
        },
        {
          sv: `
Det är inget ansträngande arbete. Man sitter där man sitter, det är mörkt och mjukt åt alla håll, och man drar in lite natt,
långsamt, och släpper ut den igen. [friend: En bit bort höll en näsa till på med samma sak, för {friend} hade också en.] [pet.dog /
pet.cat: På fötterna låg {pet} och hade den tredje.] [elder: Genom väggen hördes den som {elder} hade.] Under täcket sov de andra, fötter och händer och mage, och
öronen hörde ingenting av det.
`,
          en: `
It isn’t hard work. You sit where you sit, it’s dark and soft on all sides, and you draw in a little of the night, slowly, and let
it out again. [friend: Not far away was another nose, doing the same, because {friend} had one, too.] [pet.dog / pet.cat: On top of the
feet lay {pet}, who had one more.] [elder: Through the wall you could hear the one that belonged to {elder}.] Under the quilt the others slept, feet and hands and tummy, and the ears
heard nothing of it.
`,
        },
      ],
    },
    {
      id: 'first-up',
      part: 'last',
      at: 'the dark room; toward morning',
      with: ['child'],
      pays: ['left foot'],
      either: [
        {
          sv: `
När det ljusnade i fönstret var det någon som kom upp, först av alla i hela huset. Den stack ut under täcket och sträckte på sina fem
tår. Det var vänsterfoten.
`,
          en: `
When it grew light in the window, somebody got up, before anyone else in the house. It came out from under the quilt and stretched its five
toes. It was the left foot.
`,
        },
        {
          sv: `
Näsan var inte ensam. En bit längre ner gick hjärtat omkring i tofflor, dunk, dunk, dunk, och såg till alla, och stannade en stund vid
vänsterfoten, som hade somnat först.
`,
          en: `
The nose wasn’t alone. A little way down the heart was going about in slippers, thump, thump, thump, looking in on everyone, and it stopped
for a while by the left foot, who had fallen asleep first.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['feet', 'hands', 'tummy', 'ears'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sleep', at: 'left' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['lamp'],
      alt: {
        sv: 'Lampan lyser. {child} sitter i sängen, vaken ner till fötterna[friend: , och {friend} sover på en madrass].',
        en: 'The lamp is lit. {child} sits in bed, awake as far down as the feet[friend: , and {friend} is asleep on a mattress].',
      },
    },
    {
      beats: ['hands', 'tummy', 'ears', 'mouth'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'sleep', at: 'left' },
      ],
      props: ['lamp'],
      alt: {
        sv: '{child} sitter lutad mot kudden, vaken till hälften[elder: , och {elder} tittar in].',
        en: '{child} is leaning back in bed, about half awake[elder: , and {elder} looks in].',
      },
    },
    {
      beats: ['mouth', 'eyes', 'nose', 'all-asleep'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'sleep', at: 'bed' },
        { who: 'friend', pose: 'sleep', at: 'left' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: 'Rummet är mörkblått. {child} sover, nästan överallt.',
        en: 'The room is dark blue. {child} is asleep, nearly everywhere.',
      },
    },
  ],
});
