import { score } from '../../src/score.ts';

const parts = {
  sv: `
            Den byggdes av det som fanns. Huvudet var ett durkslag, och ögonen var två kapsyler. Magen var en tvättkorg på
            rullskridskor. Armarna var ett hopprep, med en gul diskhandske i var ände. Och i magen tickade hjärtat, som var en äggklocka.`,
  en: `
            It was built from whatever there was. The head was a colander, the eyes were two bottle caps, and the stomach was a laundry basket on roller skates. The arms were a [uk: skipping rope | jump rope] with a yellow rubber glove at each end. And in the stomach ticked the heart,
            which was an egg timer.`,
};

export default score({
  id: 'the-robot-that-put-everything-back',
  premise:
    'A robot built of a colander and an egg timer obeys slips of paper: everything off the floor, everything back where it came from, and at last everything where the one who misses it would look first, which goes for its own parts too.',
  voice: 'dry-funny',
  writtenFirstIn: 'en',
  ages: [5, 11],
  leads: ['theme'],
  themes: ['robot', 'science', 'building'],
  contains: ['robot'],
  registry: {
    idea: 'a robot does exactly what its slip of paper says; the right rule is found by looking for a lost pencil, and the robot, tidying itself away, ends up spread through the whole home',
    device: 'three slips with a noted result after each; an egg timer that leaves less and less time',
    objects: [
      'colander head',
      'egg-timer heart',
      'rubber gloves on a jump rope',
      'laundry basket on roller skates',
      'potato in a flowerpot',
      'pencil behind the ear',
    ],
    joke: 'whoever puts a foot down is lifted; a line of things and people at the front door, ready to be returned; “I’ve been tidied”',
    ending:
      'the robot is as big as the whole home and the child lies about where the stomach is / the robot’s brain lies where the child will look first',
  },
  titles: {
    sv: [
      'Roboten som la tillbaka allt',
      'Tre lappar till en robot',
      'Robot med äggklocka',
      'Roboten med tvättkorg till mage',
      'En lapp i taget',
    ],
    en: [
      'The Robot That Put Everything Back',
      'Three Rules for a Robot',
      'The Robot with an Egg Timer for a Heart',
      'Where Does a Robot Go at Night?',
      'One Slip at a Time',
    ],
  },
  guests: {
    robot: {
      sv: [
        { name: 'Durk', pronoun: 'it' },
        { name: 'Durken', pronoun: 'it' },
        { name: 'Durkan', pronoun: 'it' },
      ],
      en: [
        { name: 'Colin', pronoun: 'it' },
        { name: 'Collins', pronoun: 'it' },
        { name: 'Cullen', pronoun: 'it' },
      ],
    },
  },
  beats: [
    {
      id: 'built',
      part: 'open',
      at: 'the child’s room, evening',
      with: ['child'],
      plants: ['parts', 'egg timer', 'messy room'],
      either: [
        {
          sv: `
            Rummet skulle vara städat före läggdags. En vanlig människa hade städat det. {Child} byggde en robot.

            Sådana är uppfinnare. [age>=7: De gör hellre något svårt i tre timmar än något tråkigt i tio minuter.]

            ${parts.sv}
          `,
          en: `
            The room had to be tidy by bedtime. An ordinary person would have tidied it. {Child} built a robot.

            [age>=7: Inventors are like that. They’d rather do something hard for three hours than something dull for ten minutes.]

            ${parts.en}
          `,
        },
        {
          sv: `
            Det var ett vetenskapligt experiment. Går det att städa ett rum, om ingen som bor i det vill?

            – Inte utan robot, sa {child}, och började bygga en.

            Magen blev en tvättkorg på rullskridskor, och i magen lades en äggklocka, till hjärta. Armarna var ett hopprep med gula diskhandskar. Sist sattes durkslaget på, upp och ner, och tittade på {child} med två kapsyler.
          `,
          en: `
            It was a scientific experiment. Can a room be tidied if nobody who lives in it wants to?

            “Not without a robot,” said {child}, and began to build one.

            The stomach was a laundry basket on roller skates, with an egg timer in it for a heart. The arms were a [uk: skipping rope | jump rope] with yellow rubber gloves. Last of all the colander went on, upside down, and looked at {child} with two bottle caps.
          `,
        },
      ],
    },
    {
      id: 'brain',
      part: 'stir',
      at: 'the child’s room, evening',
      with: ['child', 'friend', 'elder', 'elder2', 'pet'],
      plants: ['slips', 'pencil'],
      either: [
        {
          sv: `
        [elder: – Hjärtat är bara till låns, sa {elder}, som ägde äggklockan. Det räcker en timme.[elder2 & age>=7:  {Elder2} höll i tvättkorgen, för en uppfinning ska hållas i.]|Hjärtat räckte en timme.]

        Hjärnan kom sist. Den var en springa under durkslaget, och i springan stoppade man en lapp. Vad som än stod på lappen, så lydde roboten. Den fick heta {robot}, efter durkslaget.

        {Child} tog pennan bakom örat[friend: , {friend}, som skulle sova över, höll i papperet], och så blev det en lapp. ”Allt
        på golvet ska upp.”

        Tick, tick, tick, sa {robot}.
`,
          en: `
        [elder: “The heart’s only a loan,” said {elder}, who owned the egg timer. “It’s good for an hour.”[elder2 & age>=7:  {Elder2} held on to the laundry basket, because an invention needs holding on to.]|The heart was good for an hour.]

        The brain came last. It was a slot under the colander, and into the slot went a slip of paper. Whatever it said on the
        slip, the robot did. Its name was {robot}, because of the colander.

        {Child} took the pencil from behind one ear[friend: , {friend}, who was sleeping over, held the paper], and so the first slip was written. “Everything
        off the floor.”

        Tick, tick, tick, went {robot}.
`,
        },
        {
          sv: `
            [elder: – En timme, sa {elder} och vred upp sin äggklocka. Sedan är det ägg igen.[elder2 & age>=7:  {Elder2} pumpade ett hjul som inte gick att pumpa.]|Hjärtat gick att vrida upp till en timme.]

            Än saknade roboten hjärna. Det blev en lapp, i springan under durkslaget. Det som stod på lappen skulle den göra, precis det och inget annat. Namnet gav sig självt: {robot}, som i durkslag.

            Pennan satt bakom örat[friend: , och {friend}, som skulle sova över, hade papper]. ”Allt på golvet ska upp”, skrev {child}.

            Tick, tick, tick, svarade {robot}.
`,
          en: `
            [elder: “One hour,” said {elder}, lending the heart. “After that it’s eggs again.”[elder2 & age>=7:  {Elder2} pumped up a wheel that had no air in it.]|You could wind the heart up to one hour.]

            It still had no brain. That would be a slip of paper, in the slot under the colander. What the slip said, the robot would do, exactly that, and nothing else. The name came by itself: {robot}, as in colander.

            The pencil was behind one ear[friend: , and {friend}, who was sleeping over, had paper]. “Everything off the floor,” wrote {child}.

            Tick, tick, tick, {robot} answered.
`,
        },
      ],
    },
    {
      id: 'off-the-floor',
      part: 'try',
      at: 'the child’s room',
      with: ['child', 'friend', 'pet', 'robot'],
      pays: ['slips'],
      plants: ['slipper'],
      either: [
        {
          sv: `
        Upp på sängen for en bok, en boll och elva klossar. Upp for mattan. [pet.other: Upp for en teckning av {pet}.] [pet.dog / pet.cat: Upp for {pet}.] [friend: Upp for {friend}.] Upp for {child},
        med pennan i handen. Sedan borstade {robot} av handskarna. Golvet hade aldrig varit så fint.

        {Child} satte ner ena foten. Tick, tick, tick, där var {robot}, och upp for foten, med {child.him} på.

        [pet.dog: {Pet} hoppade ner. Upp for {pet}, som trodde att det var en lek.] [pet.cat: {Pet} satte ner en tass. Upp for {pet}, som
        gjorde om det fyra gånger, med flit.] [friend & age>=7: {Friend} försökte med båda fötterna på en gång. Det gick dubbelt så fort upp.]

        – Experiment, sa {child}, och släppte ner en toffel.

        {Robot} rullade fram, böjde sig efter toffeln, och då satt lappen mitt framför näsan på {child.him}. Ett ryck, och {robot} stod stilla.

        Resultat, skrev {child}: Mycket fint golv. Går inte att gå på.
`,
          en: `
        Up onto the bed went a book, a ball, and eleven blocks. Up went the rug. [pet.other: Up went a drawing of {pet}.] [pet.dog / pet.cat: Up went {pet}.] [friend: Up went {friend}.] Up
        went {child}, still holding the pencil. [age>=7: Then {robot} dusted off its gloves.] There had never been such a tidy floor.

        {Child} put one foot down. Tick, tick, tick, there was {robot}, and up went the foot, with {child.him} on the end of it.

        [pet.dog: {Pet} jumped down. Up went {pet}, who thought it was a game.] [pet.cat: {Pet} put down one paw. Up went {pet}, who did it four
        more times, on purpose.] [friend & age>=7: {Friend} tried both feet at once, and went up twice as fast.]

        “Experiment,” said {child}, and dropped a slipper.

        {Robot} rolled up and bent down for the slipper, and there was the slip, right under {child's} nose. One tug, and {robot} stood still.

        Result, wrote {child}: Very tidy floor. Can’t be walked on.
`,
        },
        {
          sv: `
            {Robot} började i ett hörn. Bollen lades på sängen, och boken, och en toffel, och en toffel till. [pet.other: Överst las en teckning av {pet}.] [pet.dog / pet.cat: {Pet}, som låg mitt på golvet, gjorde
            inte det längre.] [age>=7: Ett dammkorn bars upp med båda handskarna.] [friend: Sedan bars {friend}.] Sist bars {child}, med penna och allt.

            [pet.dog: {Pet} hoppade ner efter bollen. Upp for bollen, med {pet} i andra änden.] [pet.cat: {Pet} knuffade ner en kloss. Upp for klossen. {Pet} knuffade ner den igen.] [friend & age>=7: {Friend} höll räkningen.]

            Då fick {robot} syn på sina egna rullskridskor. De stod på golvet.

            Den lyfte den ena. Då stod den på den andra. [age>=7: Den lyfte den andra. Så höll det på ett tag, och det såg ut som dans.] Till sist tog den sig om magen och drog, och då kom
            lappen så nära sängen att {child} kunde rycka ut den.

            Resultat, skrev {child}: En sak kvar på golvet. Det är den som städar.
`,
          en: `
            {Robot} started in a corner. The ball was put on the bed, and the book, and a slipper, and another slipper. [pet.other: On top went a drawing of {pet}.] [pet.dog / pet.cat: {Pet} had been lying in the
            middle of the floor, and then wasn’t.] [age>=7: One speck of dust was carried up in both gloves.] [friend: Then {friend} was carried.] Last came {child}, pencil and all.

            [pet.dog: {Pet} jumped down for the ball. Up went the ball, with {pet} on the other end.] [pet.cat: {Pet} pushed a block off. Up it came. {Pet} pushed it again.] [friend & age>=7: {Friend} kept count.]

            Then {robot} noticed its own roller skates. They were on the floor.

            It lifted one. That left the other. [age>=7: It lifted the other. This went on for a while and looked like dancing.] At last it took hold of its stomach and pulled, which brought
            the slip close enough to the bed for {child} to snatch it.

            Result, wrote {child}: One thing left on the floor. It’s the one doing the tidying.
`,
        },
      ],
    },
    {
      id: 'where-it-came-from',
      part: 'try',
      at: 'all over the home, and the hall',
      with: ['child', 'robot', 'adult'],
      pays: ['egg timer'],
      plants: ['potatoes', 'front door'],
      either: [
        {
          sv: `
        På nästa lapp stod det: ”Allt ska tillbaka dit det kom ifrån.”

        {Robot} tänkte i nio tick. Sedan for den ut i köket. Potatisarna stoppades ner i blomkrukorna.  [music: {Child} nynnade på {music}, och den la {robot} tillbaka i radion.] [city: Kartan över
        {city} hängdes ut genom fönstret, så att den var {in city} igen.] [athlete: Affischen med {athlete} rullades ihop och fick en
        adress: {Athlete}, Någonstans, Fort.]

        [adult: – Varför är det potatis i min pelargon? ropade {adult}.]
`,
          en: `
        The next slip said, “Everything back where it came from.”

        {Robot} thought for nine ticks. Then it was off to the kitchen. The potatoes went down into the flowerpots.  [music: {Child} hummed {music}, and {robot} put that back in the radio.] [city: The map of {city} was
        hung out of the window, so that it was {in city} again.] [athlete: The poster of {athlete} was rolled up and given an
        address: {Athlete}, Somewhere, Fast.]

        [adult: “Why is there a potato in my geranium?” called {adult}.]
`,
        },
        {
          sv: `
            Lapp nummer två: ”Allt ska tillbaka dit det kom ifrån.”

            {Robot} bäddade ner äggen under en dunkudde i soffan, grävde ner potatisarna i krukorna och hällde
            vatten upp i kranen, så gott det gick. [music: {Child} nynnade {music}. {Robot} fångade det i en påse, som ställdes bredvid radion.] [city: Kartan över
            {city} stacks ut genom brevinkastet, för {city} låg åt det hållet.] [athlete: Affischen av {athlete} ställdes i ett par gympaskor. Resten av
            vägen fick den gå själv.]

            [adult: – Det ligger ägg i soffan! ropade {adult}.]
`,
          en: `
            Slip number two: “Everything back where it came from.”

            {Robot} tucked the eggs under a feather cushion, dug the potatoes into the flowerpots, and poured
            water back up the tap, as far as it would go. [music: {Child} hummed {music}. {Robot} caught it in a bag and set the bag by the radio.] [city: The map of
            {city} was pushed out through the [uk: letterbox | mail slot], toward {city}.] [athlete: The poster of {athlete} was stood in a pair of sneakers. The rest of
            the way it could walk.]

            [adult: “There are eggs on the sofa!” called {adult}.]
`,
        },
        {
          sv: `
            Nästa lapp blev längre: ”Allt ska tillbaka dit det kom ifrån.”

            Potatisarna åkte ner i blomkrukorna, till vänster om blommorna. Mjölken fick stå i fönstret och titta efter en ko. Smulorna lades tillbaka i
            limpan, en i taget. [music: {Child} nynnade {music}, och {robot} höll upp fönstret, så att musiken kunde flyga hem.] [city: Kartan över {city} fick hänga
            utanför, där {city} var.] [athlete: Affischen av {athlete} fick ett frimärke i hörnet.]

            [adult: – Vad gör mjölken i fönstret? ropade {adult}.]
`,
          en: `
            The next slip was longer: “Everything back where it came from.”

            The potatoes went down into the flowerpots, to the left of the flowers. The milk was stood in the window to look out for a cow. The crumbs went back
            into the loaf, one by one. [music: {Child} hummed {music}, and {robot} held the window open, so that it could fly home.] [city: The map of {city} was
            hung outside, where {city} was.] [athlete: The poster of {athlete} got a stamp in one corner.]

            [adult: “What’s the milk doing in the window?” called {adult}.]
`,
        },
      ],
    },
    {
      id: 'line',
      part: 'try',
      at: 'the hall, by the front door',
      with: ['child', 'friend', 'elder', 'elder2', 'robot'],
      pays: ['front door'],
      plants: ['borrowed things'],
      either: [
        {
          sv: `
        Och på led framför ytterdörren stod allt som skulle längre bort. Där stod mattan, färdig för affären. [age>=7: Där låg ylletröjan, på väg till något får.] [school: Där
        låg en linjal som skulle till {school}[age>=7: , fast där var släckt].] [sport: Där stod allt som behövs till {sport}.] [friend: Där stod {friend}, med båda skorna på.] [elder: Där stod {elder},
        med hatten på.

        – Jag är bortstädad, sa {elder.short}.[elder2: 

        – Jag också, sa {elder2} bakom mattan.]]

        [age>=7: Sist i ledet låg soppåsen, och tänkte kanske på allt den hade varit.]

        {Child} drog ut lappen. Det var en kvart kvar på hjärtat.

        Resultat: Alldeles tomt. Ingen kvar att ha det fint för.
`,
          en: `
        And in a line at the front door stood everything that had farther to go. There was the rug, ready for the [uk: shop | store]. [age>=7: There was the wool sweater, on its way to some sheep.] [school: There was a
        ruler that was going to {school}[age>=7: , though the lights were out there].] [sport: There was everything you need for {sport}.] [friend: There was {friend}, with both shoes on.] [elder: There was
        {elder}, with a hat on.

        “I’ve been tidied,” said {elder.short}.[elder2: 

        “So have I,” said {elder2} from behind the rug.]]

        [age>=7: Last in line was the [uk: rubbish | garbage] bag, thinking, perhaps, of all the things it had been.]

        {Child} pulled out the slip. The heart had fifteen minutes left.

        Result: Perfectly empty. Nobody left to be tidy for.
`,
        },
        {
          sv: `
            I hallen, fram till ytterdörren, stod det kö av allt som kom långt ifrån. Först mattan, hoprullad. [age>=7: Sedan dunkudden, som väntade på en gås.] [school: Sedan
            linjalen, som var från {school}[age>=7: , och {at school} öppnade man klockan åtta].] [sport: Sedan allt som hör till {sport}, hopknutet.] [friend: Sedan {friend}, med jackan på.] [elder: Sedan {elder}, med
            rocken knäppt.

            – Vart ska du? sa {child}.

            – Hem, tydligen, sa {elder.short}.[elder2: 

            – Knuffas inte, sa {elder2} längre bak.]]

            {Child} högg lappen. Hjärtat hade bara en kvart kvar.

            Resultat: Nu är allting hemma. Utom här.
`,
          en: `
            In the hall, up to the front door, stood a [uk: queue | line] of things from farther away. First the rug, rolled up. [age>=7: Then the feather cushion, waiting for a goose.] [school: Then
            the ruler, which was from {school}[age>=7: , and {school} opened at eight].] [sport: Then everything to do with {sport}, tied in a bundle.] [friend: Then {friend}, in a jacket.] [elder: Then {elder}, coat
            buttoned.

            “Where are you going?” said {child}.

            “Home, it seems,” said {elder.short}.[elder2: 

            “No pushing,” said {elder2}, farther back.]]

            {Child} grabbed the slip. The heart had only a quarter of an hour left.

            Result: Now everything is home. Except here.
`,
        },
      ],
    },
    {
      id: 'pencil',
      part: 'lull',
      at: 'the hall floor',
      with: ['child', 'friend', 'robot'],
      pays: ['pencil'],
      plants: ['look first'],
      either: [
        {
          sv: `
        Nu behövdes en riktigt bra lapp. Men pennan var borta. Handen for upp bakom örat, och där satt den.

        – Varför leta där? sa [friend: {friend}|{child} högt].

        Det var en konstig fråga. Pennan kom inte från ett öra. [age>=7: Den kom från en affär, och innan dess från ett träd.] Ändå var det där
        handen letade först.

        {Child} skrev så fort en penna kan[age>=7: , så att det knappt gick att läsa, men en robot läser allt].

        ”Allt ska ligga där den som saknar det letar först.”
`,
          en: `
        Now a really good slip was needed. But the pencil was gone. One hand went up behind one ear, and there it was.

        “Why look there?” said [friend: {friend}|{child}, out loud].

        It was a strange question. Pencils don’t come from ears. [age>=7: They come from a [uk: shop | store], and before that from a tree.] And yet the hand had looked there first.

        {Child} wrote as fast as a pencil can[age>=7: , so that you could hardly read it, but a robot reads anything].

        “Everything where the one who misses it would look first.”
`,
        },
        {
          sv: `
            {Child} satte sig på golvet. Det fanns en enda lapp kvar, så den måste bli rätt.

            – Var är pennan? sa [friend: {friend}|{child} för sig själv].

            Innan någon hade svarat var handen redan framme vid örat, och där var pennan med. [age>=7: Handen hade inte ens funderat.]

            Där man letar först, där är en sak hemma, tänkte {child}, och skrev det så att en robot kunde förstå:

            ”Allt ska ligga där den som saknar det letar först.”
`,
          en: `
            {Child} sat down on the floor. There was one slip left, so it had to be right.

            “Where’s the pencil?” said [friend: {friend}|{child}, to nobody].

            Before anyone had answered, a hand was already up at one ear, and so was the pencil. [age>=7: The hand hadn’t even thought about it.]

            A thing is at home where you look for it first, thought {child}, and wrote it down for a robot:

            “Everything where the one who misses it would look first.”
`,
        },
      ],
    },
    {
      id: 'look-first',
      part: 'turn',
      at: 'all over the home, and the child’s room',
      with: ['child', 'friend', 'elder', 'pet', 'robot'],
      pays: ['look first', 'potatoes', 'slipper', 'messy room', 'borrowed things'],
      either: [
        {
          sv: `
        {Robot} tänkte i tjugo tick. Sedan rullade den i väg, tystare nu. Potatisarna kom upp ur jorden, och mattan la sig. Ledet i hallen blev kortare och kortare. [city: Kartan över {city} kom in i värmen.] [athlete: Affischen fick komma upp på väggen igen.] Tofflorna ställdes vid sängen med tårna utåt. Boken las på kudden, uppslagen på rätt sida. Bollen las under sängen, för där är bollar. [school: Linjalen las i
        väskan till {school}.] [elder: {Elder.short} ställdes i köket, bredvid tekannan.] [friend: {Friend} ställdes bredvid {child}.] [pet.dog / pet.cat: {Pet} las
        vid fotändan, och låg kvar.] [pet.other: Teckningen av {pet} sattes på väggen, precis där man tittar när man ligger.]

        – Sista experimentet, sa {child}, och blundade. Den blå kulan.

        {Child.He} tog två steg och kände efter med ena handen. Där låg den.

        Det var inte världens finaste rum. Men det gick att hitta i det i mörker.
`,
          en: `
        {Robot} thought for twenty ticks. Then it rolled off, more quietly now. The potatoes came up out of the earth, and the rug lay down. The line in the hall grew shorter and shorter. [city & age>=7: The map of {city} came in where it was warm.] [athlete & age>=7: The poster went back up on the wall.] The slippers went by the bed, toes out. The book went on the pillow[age>=7: , open at the right page]. The ball went under the bed, because that’s where balls are. [school: The ruler went into the bag for {school}.] [elder: {Elder.short} was put in the kitchen, next to the
        teapot.] [friend: {Friend} was put next to {child}.] [pet.dog / pet.cat: {Pet} was put at the foot of the bed, and stayed.] [pet.other: The drawing of {pet} was hung on
        the wall, just where you look when you’re lying down.]

        “Last experiment,” said {child}, eyes shut. “The blue marble.”

        {Child.He} took two steps and put down one hand. There it was.

        It wasn’t the tidiest room in the world. But you could find things in it in the dark.
`,
        },
        {
          sv: `
            {Robot} läste lappen inifrån. [age>=7: Det tog en stund.] Sedan åkte den tillbaka samma väg, så sakta att ingen vaknade. Potatisarna kom hem till sin låda, med jord på knäna. Mattan rullade ut sig. Kön i hallen tog slut, bakifrån. [city & age>=7: Kartan över {city} togs in och veks ihop.] [athlete & age>=7: Affischen av {athlete} kom upp på sin spik igen.] Tofflorna parkerades där fötterna kommer ner på morgonen. Bollen
            rullade in under sängen själv[age>=7: , och boken låg redan på kudden]. [school: Linjalen hamnade i väskan till {school}.] [elder: {Elder.short} fick sin stol i köket, och tekannan.] [friend: {Friend} bars till madrassen.] [pet.dog / pet.cat: {Pet} bars till fotändan och
            sov innan de var framme.] [pet.other: Teckningen av {pet} fick hänga i ögonhöjd, fast för den som ligger.]

            – Nu provar vi i mörkret, sa {child} och släckte. Pyjamasen.

            {Child.He} stack in handen under kudden, och där var den, till och med båda benen.

            [age>=7: Så särskilt fint var det inte. Men det|Det] var ett rum man kunde bo i med stängda ögon.
`,
          en: `
            {Robot} read the slip from the inside. [age>=7: It took a while.] Then it went back the same way, slowly enough not to wake anyone. The potatoes came home to their drawer with earth on their knees. The rug unrolled. The [uk: queue | line] in the hall ran out, from behind. [city & age>=7: The map of {city} was brought in and folded.] [athlete & age>=7: The poster of {athlete} went back on its nail.] The slippers were parked where feet come down in the morning. The ball
            rolled under the bed by itself[age>=7: , and the book was on the pillow already]. [school: The ruler landed in the bag for {school}.] [elder: {Elder.short} got the chair in the kitchen, and the teapot.] [friend: {Friend} was carried to the mattress.] [pet.dog / pet.cat: {Pet} was carried to the foot of the bed, and
            slept before they got there.] [pet.other: The drawing of {pet} was hung at eye level, for eyes lying down.]

            “Now we try it in the dark,” said {child}, and switched off the lamp. “My pajamas.”

            {Child.He} slid a hand under the pillow, and there they were, both legs and all.

            [age>=7: It wasn’t especially tidy. But it|It] was a room you could live in with your eyes shut.
`,
        },
      ],
    },
    {
      id: 'hook',
      part: 'back',
      at: 'the kitchen and the hall',
      with: ['child', 'friend', 'robot'],
      pays: ['parts', 'egg timer'],
      either: [
        {
          sv: `
        Lappen satt förstås kvar, och {robot} var inte färdig. Den rullade ut i köket, till en tom krok, och tog sig om huvudet med båda handskarna.

        – Vänta, sa {child}, och {robot} väntade.

        [age>=7: Kroken var tom på det vis som krokar är.] I morgon skulle någon vilja ha makaroner, och då skulle någon leta
        just där.

        Då lyfte {child.he} upp {robot}, så att den nådde.

        Durkslaget på kroken. Handskarna vid diskhon. Hopprepet i hallen, och rullskridskorna under bänken. Ju mindre det blev av roboten, desto mer fick [friend: {child} och
        {friend}|{child}] bära, och så kom det sig att uppfinnaren städade på slutet. [age>=7: Ingen märkte det förrän efteråt.] Äggklockan fick stå i köksfönstret och ticka[elder: , där
        {elder.short} skulle leta när det blev ägg].
`,
          en: `
        The slip was still in, though, and {robot} wasn’t done. It rolled out to the kitchen, to an empty hook, and took hold of its head with both gloves.

        “Wait,” said {child}, and {robot} waited.

        [age>=7: The hook was empty, the way hooks are.] Tomorrow somebody would want macaroni, and would look right there. So {child.he} lifted {robot} up, until it could reach.

        The colander went on the hook, the gloves by the sink, the [uk: skipping rope | jump rope] in the hall, and the roller skates under the bench. The less there was of the robot, the more
        [friend: {child} and {friend}|{child}] had to carry, and that’s how an inventor came to tidy after all. [age>=7: Nobody noticed until afterward.] The egg timer was left
        ticking on the kitchen windowsill[elder: , where {elder.short} would look when there was an egg].
`,
        },
        {
          sv: `
            En sak stod ännu på fel ställe, och den tickade. {Robot} rullade in i köket, ställde sig under den tomma kroken och sträckte på armarna. De nådde nästan.

            – Du är ju fin som du är, sa {child}.

            {Robot} pekade på lappen. Den som skulle koka makaroner i morgon skulle sakna ett durkslag. [age>=7: Det man har skrivit har man skrivit.]

            Så [friend: {child} och {friend}|{child}] lyfte, och då tog handskarna av huvudet och hängde upp det, alldeles själva. Sedan la de sig vid diskhon.

            Men nu fanns ingen som kunde städa resten. Det fick [friend: de|{child}] göra, hopprepet, tvättkorgen och rullskridskorna, som bodde under bänken i hallen. [age>=7: Så kan det gå för en uppfinnare.] I köksfönstret tickade äggklockan vidare[elder: , på {elder.short} och
            morgondagens ägg].
`,
          en: `
            One thing was still in the wrong place, and it was ticking. {Robot} rolled into the kitchen, stopped under the empty hook and stretched both arms. They nearly reached.

            “But you’re fine as you are,” said {child}.

            {Robot} pointed at the slip. Whoever made macaroni tomorrow would be missing a colander. [age>=7: What’s written is written.]

            So [friend: {child} and {friend}|{child}] lifted, and the gloves took off the head and hung it up, all by themselves. Then they lay down by the sink.

            But now there was nobody to tidy the rest. [friend: They|{Child}] had to do that, the [uk: skipping rope | jump rope], the laundry basket, and the roller skates, which lived under the bench in the hall. [age>=7: That’s how it goes with inventors.] On the kitchen windowsill the egg timer ticked on[elder: , toward {elder.short} and
            tomorrow’s egg].
`,
        },
      ],
    },
    {
      id: 'spread-out',
      part: 'down',
      at: 'the child’s bed, night',
      with: ['child', 'friend', 'adult'],
      either: [
        {
          sv: `
        Sedan var det natt. [friend: {Friend} låg på madrassen, där man skulle leta först.] Täcket låg där täcken ska ligga, ända uppe under hakan, och det var varmt.

        [adult: – Var är din robot? viskade {adult}.

        – Utspridd, sa {child}.|{Robot} var inte borta. {Robot} var bara utspridd.]
`,
          en: `
        Then it was night. [friend: {Friend} lay on the mattress[age>=7: , where you’d look first].] The [uk: duvet | quilt] was where quilts belong, right up under the chin, and it was warm.

        [adult: “Where’s your robot?” whispered {adult}.

        “Spread out,” said {child}.|{Robot} wasn’t gone. {Robot} was only spread out.]
`,
        },
        {
          sv: `
            Lampan var släckt, och lakanet började bli varmt. [friend: – Jag vet var du är utan att titta, sa {friend} från madrassen.]

            [adult: {Adult} såg sig om i rummet. – Vem har städat?

            – Ingen, sa {child}. {Robot} är bara hemma, på sju ställen.|Ingen hade gått sin väg. {Robot} var bara hemma, på sju ställen.]
`,
          en: `
            The lamp was off, and the sheet was beginning to be warm. [friend: “I know where you are without looking,” said {friend} from the mattress.]

            [adult: {Adult} looked around the room. “Who’s been tidying?”

            “Nobody,” said {child}. “{Robot} is only at home, in seven places.”|Nobody had gone away. {Robot} was only at home, in seven places.]
`,
        },
      ],
    },
    {
      id: 'stomach',
      part: 'last',
      at: 'the child’s bed, night',
      with: ['child', 'pet'],
      pays: ['parts', 'slips'],
      either: [
        {
          sv: `
            Huvudet hängde i köket, och månen lyste in genom alla hålen och gjorde små runda prickar på väggen. Fötterna stod under bänken i hallen.
            Hjärtat tickade i köksfönstret, långsamt och långt borta. {Robot} var stor som hela hemmet nu.

            Och mitt i, ungefär där magen sitter, låg {child}[pet.dog / pet.cat:  med {pet} vid fötterna] och sov.
          `,
          en: `
            The head hung in the kitchen, and the moon shone in through all its holes and made small round dots on the wall. The feet stood under the bench in
            the hall. The heart ticked on the kitchen windowsill, slowly and far away. {Robot} was as big as the whole home now.

            And in the middle, about where the stomach is, lay {child}[pet.dog / pet.cat: , with {pet} at the foot of the bed], asleep.
          `,
        },
        {
          sv: `
            I köket hängde durkslaget, och månen lyste igenom det och gjorde små runda prickar på väggen. Äggklockan tickade i fönstret, långsammare och långsammare.

            Bara hjärnan hade ingen krok. Den låg på stolen vid sängen, vikt en gång, alldeles intill pennan, där {child} skulle
            leta först i morgon.
          `,
          en: `
            In the kitchen hung the colander, and the moon shone through it and made small round dots on the wall. The egg timer ticked on the windowsill, slower and slower.

            Only the brain had no hook of its own. It lay on the chair by the bed, folded once, right beside the pencil, where {child} would look
            first in the morning.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['brain', 'off-the-floor'],
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'robot', pose: 'reach', at: 'centre' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['book', 'ball'],
      alt: {
        sv: 'Roboten med durkslag på huvudet har lyft upp {child}[friend:  och {friend}] från golvet.',
        en: 'The robot with a colander for a head has lifted {child}[friend:  and {friend}] off the floor.',
      },
    },
    {
      beats: ['off-the-floor', 'where-it-came-from', 'line', 'pencil', 'look-first'],
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'robot', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'far' },
      ],
      props: ['box', 'bag'],
      alt: {
        sv: 'I hallen står {child} framför roboten[friend / elder: , och vid dörren väntar de som har blivit bortstädade].',
        en: 'In the hall, {child} stands in front of the robot[friend / elder: , and those who have been tidied are waiting at the door].',
      },
    },
    {
      beats: ['pencil', 'look-first', 'hook', 'spread-out'],
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'robot', pose: 'reach', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['clock'],
      alt: {
        sv: 'I köket når roboten nästan upp till en krok på väggen, och {child} hjälper till.',
        en: 'In the kitchen, the robot can almost reach a hook on the wall, and {child} is helping.',
      },
    },
  ],
});
