import { score } from '../../src/score.ts';

export default score({
  id: 'somebody-has-to-be-asleep',
  premise:
    'Six tomtes rehearse their Lucia procession at the child’s bed, but nobody can practice waking somebody who is awake; shown how one sleeps they fall asleep themselves, and the child has to be Lucia for them.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [4, 9],
  leads: ['theme'],
  themes: ['lucia', 'christmas', 'tomte', 'baking'],
  contains: ['lucia', 'christmas', 'tomte', 'baking'],
  registry: {
    idea: 'a rehearsal of waking needs a sleeper; those who wake everybody have never been woken themselves',
    device: 'the procession goes out backward and begins again every time the child turns out to be awake',
    objects: [
      'seventh light missing from the window',
      'gingerbread boot out of the last scrap of dough, carried by four',
      'star on a stick that tickles',
      'tomtes among the Christmas decorations',
      'hollow in the pillow',
    ],
    joke: '“It isn’t plugged in.” – “Nobody’s told it.” / “That isn’t sleeping. That’s a motorcycle.” / “We’ve never slept.” – “Never?” – “Not in December.”',
    ending: 'all the verses from start to finish, to somebody really asleep / seven lights in the window, and somebody asleep in December',
  },
  titles: {
    sv: [
      'Tåget som började om',
      'Den som ska väckas måste sova',
      'Sex tomtar och en pepparkaka',
      '[theme.lucia: Lucia för tomtar]',
      '[theme.christmas: Det sjunde ljuset i julfönstret]',
      '[theme.baking: Den sista degbiten]',
    ],
    en: [
      'Somebody Has to Be Asleep',
      'From the Beginning, Please',
      'Six Tomtes and a Piece of Gingerbread',
      '[theme.lucia: Lucia for the Tomtes]',
      '[theme.christmas: The Seventh Light at Christmas]',
      '[theme.baking: The Last Scrap of Dough]',
    ],
  },
  guests: {
    lead: {
      sv: [
        { name: 'Ingeborg', pronoun: 'she' },
        { name: 'Hedvig', pronoun: 'she' },
        { name: 'Alfhild', pronoun: 'she' },
      ],
      en: [
        { name: 'Wilhelmina', pronoun: 'she' },
        { name: 'Ottilie', pronoun: 'she' },
        { name: 'Henrietta', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'in-they-come',
      part: 'open',
      at: 'the child’s bedroom, evening, the light out',
      with: ['child', 'lead', 'tomtes'],
      plants: ['seventh light', 'gingerbread', 'start again'],
      either: [
        {
          sv: `
I fönstret stod julens ljusstake med sju ljus, och det sjunde hade varit borta sedan i tisdags. {Child} låg och tittade på det. Det var kvällen
före lucia.

Då öppnades dörren en springa. Först kom ett ljus. Sedan kom fyra tomtar med en pepparkaka, och sist en mycket liten
med en stjärna på pinne. De var inte högre än mjölkpaket, och de sjöng.

Vid sängen tvärstannade ljuset. Det satt på huvudet på en tomtemor.

”Du är vaken”, sa hon.

”Ja”, sa {child}.

”Det går inte. Vi är här för att väcka dig.”

”Men jag är ju vaken.”

”Just det”, sa hon. ”Ut, allihop. Om från början!”

Och hela tåget gick ut igen, baklänges.
`,
          en: `
It was nearly Christmas. The candlestick in the window had seven little electric lights, and the seventh had been gone since
Tuesday. {Child} lay in bed and looked at the gap.

Then the door opened a crack. First came a light. Then came four tomtes (a tomte is the elf that comes with a house) with a piece of
gingerbread, and last a very small one with a star on a stick. They were as tall as milk cartons, and they were singing.

At the bed, the light stopped. It was on the head of an old tomte lady.

“You’re awake,” she said.

“Yes,” said {child}.

“That won’t do. We’re here to wake you up.”

“But I am up.”

“Exactly,” she said. “Everybody out. From the beginning, please!”

And the whole procession went out again, backward.
`,
        },
        {
          sv: `
”Om från början!” sa någon på golvet.

{Child} satte sig upp i sängen. Det var kvällen före lucia, och på mattan stod ett luciatåg av tomtar, sex stycken, höga som mjölkpaket.
De fyra i mitten bar på en pepparkaka. Den minsta, sist i raden, höll i en stjärna på pinne. Och längst fram stod en gammal tomtemor
med ett ljus på huvudet och såg sträng ut.

”Vi skulle väcka dig”, sa hon, ”och så är du vaken. Hur ska det gå på morgonen?”

Hela tåget gick ut genom dörrspringan igen, baklänges.

I fönstret stod julens ljusstake med sju ljus, men det sjunde hade varit borta sedan i tisdags. Nu visste {child} var det var.
`,
          en: `
“From the beginning, please!” said somebody on the floor.

{Child} sat up in bed. It was nearly Christmas, and on the rug stood a procession of tomtes, which is the kind of elf that comes with the
house. There were six, as tall as milk cartons. The four in the middle carried a piece of gingerbread, and the smallest held
a star on a stick. In front stood an old tomte lady with a light on her head, looking stern.

“We came to wake you,” she said, “and here you are, awake. What will become of us in the morning?”

And the whole procession went out again, backward.

The candlestick in the window had seven little electric lights, but the seventh had been gone since Tuesday. Now {child} knew
where it was.
`,
        },
        {
          if: 'theme.baking',
          sv: `
Den sista degbiten räckte varken till en stjärna eller ett hjärta. {Child} plattade ut den med tummen, den blev ungefär som en
känga, och den fick ligga längst ut på plåten. När julbaket var klart var kängan borta.

Om kvällen, när lampan var släckt, kom den tillbaka. Den kom in genom dörrspringan, buren av fyra tomtar, inte högre än mjölkpaket. Bakom gick en
mycket liten, med en stjärna på pinne, och framför gick en gammal tomtemor med ett ljus på huvudet. Det var ljuset som hade saknats i
fönstret sedan i tisdags.

De sjöng. Det var kvällen före lucia. Men vid sängen tog sången slut.

”Du är vaken”, sa tomtemor. ”Och vi som ska väcka dig. Ut, allihop. Om från början!”

Och hela tåget gick ut igen, baklänges.
`,
          en: `
The last scrap of dough wasn’t enough for a star or a heart. {Child} pressed it flat with one thumb, so that it came out something
like a boot, and it lay at the edge of the tray. When the Christmas baking was done, the gingerbread boot was gone.

That night it came back. It came in through the crack of the door, carried by four tomtes, as tall as milk cartons. (A tomte is the kind of elf that
comes with the house.) Behind walked a very small one with a star on a stick, and in front walked an old tomte lady with a light on her
head. It was the light that had been missing from the window since Tuesday.

They were singing. But at the bed the singing stopped.

“You’re awake,” said the tomte lady. “And we’re here to wake you up. Everybody out. From the beginning, please!”

And the whole procession went out again, backward.
`,
        },
      ],
    },
    {
      id: 'rehearsal',
      part: 'stir',
      at: 'the child’s bedroom',
      with: ['child', 'friend', 'lead', 'tomtes'],
      plants: ['wake everybody'],
      sv: `
”Vi tränar”, sa tomtemor, som hette {lead}, när de hade kommit in igen. ”Innan det ljusnar i morgon ska vi väcka [city: hela {city} | alla i hela
huset][age>=5: , precis som varje år i tvåhundra år]. Men man kan inte träna på att väcka någon som är vaken. Kan du sova?”

”Det har jag gjort hela livet”, sa {child}. [friend & age>=5: ”Jag med”, sa {friend} från madrassen.]

[athlete: ”Och den där?” {Lead} pekade på affischen av {athlete}. ”Tittar hela tiden.”]

{Child} såg på ljuset på hennes huvud. ”Det är ju inte kopplat till något.”

”Det har ingen sagt till det”, sa {lead}.

[age>=8: Under tiden bytte de fyra med pepparkakan hörn, så att det skulle bli rättvist.]
`,
      en: `
“We’re rehearsing,” said the tomte lady, whose name was {lead}, when they’d come in again. “It’s Lucia in the morning, and we have to wake [city: all of {city} | everybody in the house] with a song. [age>=5: We’ve done it for two hundred years.] But you can’t practice
waking somebody who’s awake. Can you sleep?”

“I’ve done it all my life,” said {child}. [friend & age>=5: “Me, too,” said {friend} from the mattress.]

[athlete: “And that one?” {Lead} pointed to the poster of {athlete}. “Wide awake.”]

{Child} looked at the light on her head. “That isn’t plugged in.”

“Nobody’s told it,” said {lead}.

[age>=8: Meanwhile the four with the gingerbread changed corners, to be fair.]
`,
    },
    {
      id: 'peek',
      part: 'try',
      at: 'the child’s bed',
      with: ['child', 'friend', 'pet', 'lead', 'tomtes'],
      plants: ['smell of ginger'],
      either: [
        {
          sv: `
{Child} blundade. Dörren gled upp, tassandet kom närmare, och det luktade ingefära. Vem var det som sjöng så djupt? {Child} öppnade ett öga.

”Jag såg det där”, sa {lead}. ”Om från början!”

[sport: Det är likadant i {sport}, tänkte {child}. Man tar om det tills det sitter.]

[pet.cat: Det tog en stund, för {pet} hade lagt sig i dörren, och tåget fick gå över. Med pepparkaka.]
[pet.dog: Nu gick {pet} också med, sist, med nosen tätt bakom pepparkakan.]
[pet.other: {Pet} såg på från sin plats och sov inte heller.]
`,
          en: `
{Child} lay with closed eyes. The door slid open, the small feet came nearer, and there was a smell of ginger. Who was that, singing so low? {Child} opened
one eye.

“I saw that,” said {lead}. “From the beginning, please!”

[sport: It’s the same in {sport}, thought {child}. You do it again until you have it.]

[pet.cat: It took a while, because {pet} had lain down in the doorway, and the procession had to go over. With gingerbread.]
[pet.dog: This time {pet} came too, last in line, nose very close to the gingerbread.]
[pet.other: {Pet} watched it all and wasn’t asleep, either.]
`,
        },
        {
          sv: `
{Child} låg alldeles stilla, med täcket upp till hakan. In kom ljuset. In kom pepparkakan[pet.dog: , med {pet} tätt bakom].
[pet.cat: {Pet} låg på tröskeln, så de fick gå runt.] Tåget stannade vid kudden, och någon lyfte på {child's} ena ögonlock med två fingrar.

Under det satt ett öga.

”God kväll”, sa {child}.

[pet.other: ”{Pet} är också vaken”, rapporterade den minsta.]

”Om från början!” sa {lead}.

[sport: ”Vi gör precis så i {sport}”, sa {child}. ”Om och om igen.”]
`,
          en: `
{Child} lay perfectly still, with the quilt up to the chin. In came the light. In came the gingerbread[pet.dog: , with {pet} close behind].
[pet.cat: {Pet} was lying across the doorway, so they had to walk around.] The procession stopped at the pillow, and somebody took hold
of {child's} eyelid with two fingers and lifted it.

Under it was an eye.

“Good evening,” said {child}.

[pet.other: “{Pet} is awake, too,” the smallest one reported.]

“From the beginning, please!” said {lead}.

[sport: “That’s just how we do it in {sport},” said {child}. “Over and over.”]
`,
        },
      ],
    },
    {
      id: 'motorcycle',
      part: 'try',
      at: 'the child’s bed',
      with: ['child', 'friend', 'lead', 'tomtes'],
      if: 'age>=5',
      pays: ['start again'],
      sv: `
[friend: ”Man måste snarka”, viskade {friend}. | Man måste snarka också, tänkte {child}.] Nästa gång tåget kom in möttes det av snarkningar så väldiga att
fyra tomtar tappade en pepparkaka.

”Det där är inte att sova”, sa {lead}. ”Det där är en moped.”
`,
      en: `
[friend: “You have to snore,” whispered {friend}. | You have to snore, too, thought {child}.] So the next time they came in, there was snoring
so tremendous that four tomtes dropped a piece of gingerbread.

“That isn’t sleeping,” said {lead}. “That’s a motorcycle.”
`,
    },
    {
      id: 'decorations',
      part: 'try',
      at: 'the child’s room: the tomtes on the windowsill',
      with: ['child', 'adult', 'tomtes'],
      if: 'adult & age>=5',
      sv: `
Då hördes steg. Tomtarna sprang upp i fönstret och stod blickstilla, och in kom {adult}.

”[friend: Sover ni | Sover du] inte?” {Adult} tittade mot fönstret. ”Vad mycket julpynt vi har.” Och så rättade {adult} till luvan på den minsta.
`,
      en: `
Then there were footsteps. The tomtes ran up on the windowsill and stood stock-still, and in came {adult}.

“Not asleep?” {Adult} looked at the windowsill. “What a lot of Christmas decorations we have.” And {adult} straightened the
smallest one’s hat.
`,
    },
    {
      id: 'tickle',
      part: 'try',
      at: 'the child’s bed',
      with: ['child', 'friend', 'elder2', 'lead', 'tomtes'],
      plants: ['never slept'],
      either: [
        {
          sv: `
Och sedan gick det nästan. {Child} låg still. [friend: {Friend} låg still.] Tåget stod vid kudden, sången var vacker, och den minsta lutade sig
fram för att se om någon hade vaknat. Men stjärnan lutade sig också fram, och den kittlade {child} mitt under näsan.

När alla hade skrattat färdigt satte sig {lead} på en toffel. [elder2: Genom väggen hördes {elder2} snarka. Det lät lätt.]

”Vi hinner aldrig”, sa hon. ”Vad är det som är så svårt med att sova? Vi har aldrig gjort det.”

”Aldrig?” sa {child}.

”Inte i december.”
`,
          en: `
And then they almost did it. {Child} lay still. [friend: {Friend} lay still.] The procession stood by the pillow, the song was beautiful, and the smallest
one leaned forward to see if it had worked. But the star leaned forward too, and it tickled {child} under the nose.

When everybody had finished laughing, {lead} sat down on a slipper. [elder2: Through the wall {elder2} could be heard
snoring. It sounded easy.]

“We’ll never be ready,” she said. “What’s so hard about sleeping? We’ve never done it.”

“Never?” said {child}.

“Not in December.”
`,
        },
        {
          sv: `
[elder2: Tåget gick ut i vardagsrummet och prövade på {elder2}, som sov i fåtöljen på riktigt. ”Fem minuter till”, sa {elder2.short} när de sjöng, och sov
vidare. Så det var ingen hjälp. | En gång till, och nu sov {child} nästan, men bara nästan, för tårna ville också se.]

”Vi hinner aldrig”, sa {lead} och satte sig på en toffel. De fyra med pepparkakan satte sig på pepparkakan.

”Det går inte när man ska”, sa {child}. ”Hur gör ni?”

”Vi?” sa {lead}. ”Vi har aldrig sovit.”

”Aldrig?”

”Inte i december.”
`,
          en: `
[elder2: The procession went out to the living room and tried it on {elder2}, who really was asleep in the armchair. “Five more minutes,” said {elder2.short}
when they sang, and slept on. So that was no help. | Once more, and this time {child} was almost asleep, but only almost, because ten toes wanted to see, too.]

“We’ll never be ready,” said {lead}, and sat down on a slipper. The four with the gingerbread sat down on the gingerbread.

“You can’t do it when you have to,” said {child}. “How do you do it?”

“We?” said {lead}. “We’ve never slept.”

“Never?”

“Not in December.”
`,
        },
      ],
    },
    {
      id: 'how-it-is-done',
      part: 'turn',
      at: 'the child’s bed, the tomtes on the quilt',
      with: ['child', 'friend', 'lead', 'tomtes'],
      pays: ['never slept'],
      plants: ['hollow'],
      either: [
        {
          sv: `
Då visade {child} hur man gör. Tomtarna klättrade upp på täcket för att se på nära håll.

”Man gör en grop i kudden”, sa {child}. ”Så. Man ligger i den. Och så låter man ögonen göra som de vill.”

Sex tomtar gjorde varsin grop i täcket och la sig. De lät ögonen göra som de ville.

”Jaha”, mumlade {lead}. ”Och vad gör man sedan?”

Det fick hon aldrig veta, för då sov hon. Alla sex sov på rad, med luvorna på sned, och [friend: de enda som var vakna i hela rummet var {child} och
{friend} | den enda som var vaken i hela rummet var {child}].
`,
          en: `
So {child} showed them. The tomtes climbed up on the quilt to watch.

“You make a hollow in the pillow,” said {child}. “Like this. You lie in it. And then you let your eyes do as they like.”

Six tomtes made six hollows in the quilt and lay down. They let their eyes do as they liked.

“I see,” murmured {lead}. “And then what do you do?”

She never found out, because by then she was asleep. All six slept in a row, hats on crooked, and
[friend: the only ones awake were {child} and {friend} | the only one awake was {child}].
`,
        },
        {
          sv: `
”Gör det ont?” frågade den minsta.

”Inte alls”, sa {child}. ”Kom upp, så får du se.”

De klättrade upp i sängen allihop. {Child} boxade en grop i kudden, stor nog för sex, la dem i den sida vid sida och drog upp en näsduk till hakorna.
”Nu blundar ni, och så låter ni ögonen göra som de vill.”

”Mina vill titta på insidan”, sa {lead}. ”Det är alldeles mörkt där. Ska det…”

Det blev inte mer sagt. Sex näsor stack upp i en rad, sex luvor satt på sned, och det enda som hördes var [friend: {friend}, som
fnissade ner i filten | hur tyst det var].
`,
          en: `
“Does it hurt?” asked the smallest one.

“Not at all,” said {child}. “Come up and see.”

They all climbed up on the bed. {Child} punched a hollow in the pillow, big enough for six, laid them in it side by side, and pulled a handkerchief
up to their chins. “Now you shut your eyes and let them do as they like.”

“Mine like to look at the inside,” said {lead}. “It’s pitch dark in there. Is it supposed…”

That was all she said. Six noses stuck up in a row, six hats were on crooked, and the only sound was [friend: {friend}, giggling into a
blanket | how quiet it was].
`,
        },
      ],
    },
    {
      id: 'lucia',
      part: 'turn',
      at: 'the hall, then the child’s room',
      with: ['child', 'friend', 'elder', 'lead', 'tomtes'],
      pays: ['seventh light', 'wake everybody'],
      sv: `
De måste väckas, annars blev det ingen lucia för någon. Och tomtar väcker man bara på ett sätt.

{Child} lyfte försiktigt ljuset från {lead's} huvud och satte det på sitt eget. Det var inte större än en hasselnöt, men det värmde ända ner i nacken.
[friend: {Friend} tog stjärnan och var resten av tåget.] Ut i hallen. Och in igen, på tå.

[elder: I hallen stod {elder}[age>=5:  på väg efter ett glas vatten]. ”Börja lågt”, viskade {elder.short}. ”Så att de tror att de drömmer det.”]

[school: Precis så hade de övat {at school}.] Sången började så lågt att den knappt hördes.
[music: Det var {music}, för julens sånger kunde de ju redan.]
`,
      en: `
They had to be woken, or there would be no Lucia. And there’s only one way to wake a tomte.

{Child} lifted the light carefully from {lead's} head and put it on. It was no bigger than a hazelnut, but you could feel it all the way down your
neck. [friend: {Friend} took the star and was the rest of the procession.] Out into the hall. And in again, on tiptoe.

[elder: In the hall stood {elder}[age>=5: , on the way to a glass of water]. “Begin softly,” whispered {elder.short}. “So they think they’re dreaming it.”]

[school: They had practiced it {at school}.] {Child} began the song so softly that it hardly was one. [music: It was {music} this time, because tomtes already know all the Christmas songs.]
`,
    },
    {
      id: 'woken',
      part: 'turn',
      at: 'the child’s bed',
      with: ['child', 'lead', 'tomtes'],
      sv: `
Den minsta vaknade först. Han låg alldeles stilla och tittade på ljuset. Sedan vaknade de fyra, och sist av alla {lead}, som hade
väckt folk i tvåhundra år och aldrig blivit väckt av någon.

”Jaså”, sa hon efter en stund. ”Är det så det känns.”

Hon rättade till luvan, fast den satt rakt.

”Ska vi ta om det från början?” frågade {child}.

”Nej”, sa {lead}. ”Det där satt.”
`,
      en: `
The smallest one woke first. He lay quite still and looked at the light. Then the four woke, and last of all {lead}, who had been
waking people for two hundred years and had never been woken by anyone.

“Well,” she said after a while. “So that’s what it’s like.”

[age>=5: She straightened her hat, although it was straight.]

“Should we do it from the beginning?” asked {child}.

“No,” said {lead}. “That one was right.”
`,
    },
    {
      id: 'heel',
      part: 'down',
      at: 'the child’s bed',
      with: ['child', 'friend', 'lead', 'tomtes'],
      pays: ['gingerbread', 'smell of ginger', 'hollow'],
      sv: `
[theme.baking: Kängan delades på täcket. Alla fick smaka, och {child} fick klacken. | Pepparkakan delades på täcket, och alla fick lika mycket.]
Ljuset fick {lead} låna. Sedan tassade de ut, inte baklänges den här gången.

Det luktade ingefära i mörkret. {Child} la sig i gropen i kudden[friend: , {friend} gjorde en i sin], och ögonen fick göra som de ville.
`,
      en: `
[theme.baking: The boot was divided on the quilt. Everybody had a taste, and {child} got the heel. | The gingerbread was divided on the quilt, the same for everybody.] {Lead} borrowed the light again. Then they padded out, not backward this time.

There was a smell of ginger in the dark. {Child} lay down in the hollow in the pillow[friend: , {friend} made another], and [friend: four | two] eyes did
as they liked.
`,
    },
    {
      id: 'from-start-to-finish',
      part: 'last',
      at: 'the child’s bed before morning; or the window the evening after',
      with: ['child', 'lead', 'tomtes'],
      either: [
        {
          sv: `
Långt före morgonen, när det var som mörkast, öppnades dörren en springa. Först kom ett ljus, sedan kom fyra, och sist kom en mycket liten. Vid sängen
stannade de och såg efter noga. {Child} sov. Och då sjöng de alla verserna, från början till slut, och ingenting behövde tas om.
`,
          en: `
Before morning, when it was darkest, the door opened a crack. First came a light, then came four, and last came a very small one. At the bed
they stopped and looked closely. {Child} was asleep. And so they sang all the verses, from the beginning to the end, and nothing had to be done
again.
`,
        },
        {
          sv: `
Kvällen därpå lyste alla sju i fönstret, och det sjunde lyste lite varmare än de andra, för det hade varit ute i huset och sett sig om. Och
bakom väggen, där det är mörkt och ljummet och luktar ingefära, gjorde någon en grop i något mjukt och sov, fast det var december.
`,
          en: `
The evening after, all seven shone in the window, and the seventh shone a little warmer than the rest, because it had been out and seen the house. And
behind the wall, where it’s dark and smells of ginger, somebody made a hollow in something soft and slept, although it was December.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['in-they-come', 'rehearsal', 'peek'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      season: 'winter',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'right' },
        { who: 'tomtes', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: '{Child} sitter i sängen. Ett litet ljus har kommit in i det mörka rummet.',
        en: '{Child} is sitting up in bed. A small light has come into the dark room.',
      },
    },
    {
      beats: ['peek', 'motorcycle', 'decorations', 'tickle', 'how-it-is-done'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', pose: 'sleep', at: 'bed' },
        { who: 'tomtes', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['slippers'],
      alt: {
        sv: '{Child} ligger i sängen och försöker sova. Bredvid tofflorna lyser ett litet ljus.',
        en: '{Child} is lying in bed, trying to be asleep. Beside the slippers shines a small light.',
      },
    },
    {
      beats: ['how-it-is-done', 'lucia', 'woken', 'heel'],
      world: 'hallway',
      time: 'night',
      light: 'lantern',
      season: 'winter',
      figures: [
        { who: 'child', pose: 'lantern', at: 'centre' },
        { who: 'friend', pose: 'walk', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
      ],
      props: ['candle'],
      alt: {
        sv: '{Child} kommer på tå genom den mörka hallen med ljuset[friend: , och {friend} är resten av tåget].',
        en: '{Child} comes on tiptoe through the dark hall with the light[friend: , and {friend} is the rest of the procession].',
      },
    },
  ],
});
