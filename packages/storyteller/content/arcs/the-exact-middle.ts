import { score } from '../../src/score.ts';

export default score({
  id: 'the-exact-middle',
  premise:
    'The bed stands on the edge of the home, so the child looks for the exact middle to sleep in; the middle turns out to move whenever anybody does, and can be brought to bed.',
  voice: 'cosy-practical',
  writtenFirstIn: 'sv',
  ages: [6, 12],
  leads: [],
  themes: ['cannot-sleep'],
  contains: [],
  registry: {
    idea: 'finding the exact middle of the home to sleep in; it moves when anyone moves, so everyone moves until it is over the pillow',
    device: 'a ring in the air, held by threads from everything one wants near',
    objects: ['gray ball of yarn', 'brass curtain ring', 'vacuum cleaner in the middle of the home', 'left boot'],
    joke: 'the exact middle of the home is the vacuum cleaner; you can sleep there if you are a vacuum cleaner',
    ending: 'the bed on the edge is halfway between indoors and all outdoors',
  },
  titles: {
    sv: ['Exakt i mitten', 'Natten då mitten flyttade på sig', 'Lika långt till allt', 'Mitten är dammsugaren', 'Nystanet med mitten i'],
    en: ['The Exact Middle', 'The Middle Would Not Stay Put', 'The Same Distance from Everything', 'The Middle Is the Vacuum Cleaner', 'The Ball of Yarn with a Middle'],
  },
  beats: [
    {
      id: 'edge',
      part: 'open',
      at: 'the bedroom, evening',
      with: ['child'],
      plants: ['ear to the wallpaper', 'outside wall'],
      either: [
        {
          sv: `
            {Child's} säng stod mot ytterväggen. Det hade den alltid gjort, men det var först den här kvällen som någon la
            örat mot tapeten.

            På andra sidan susade det. Något rullade förbi. [city: Där låg hela {city}|Där låg hela världen], en tapet bort.

            ”Jag bor ju på kanten”, sa {child}.
          `,
          en: `
            {Child's} bed stood against the outside wall. It always had, but this was the first evening that anybody laid an
            ear to the wallpaper.

            On the other side it sighed and rustled. Something rolled by. [city: All of {city} was out there|The whole world
            was out there], one wallpaper away.

            “I live on the edge,” said {child}.
          `,
        },
        {
          sv: `
            {Child} kom ut ur sitt rum med kudden under armen.

            ”Jag bor på kanten”, sa {child}.

            Det var sant. Sängen stod mot ytterväggen, och den som la örat mot tapeten hörde hur det susade på andra sidan
            och hur något rullade förbi. [city: Där låg hela {city}|Där låg hela världen], en tapet bort.
          `,
          en: `
            {Child} came out of the bedroom with a pillow under one arm.

            “I live on the edge,” said {child}.

            It was true. The bed stood against the outside wall, and if you laid an ear to the wallpaper, you could hear it
            sigh and rustle on the other side, and something rolling by. [city: All of {city} was out there|The whole world
            was out there], one wallpaper away.
          `,
        },
      ],
    },
    {
      id: 'wish',
      part: 'open',
      at: 'the bedroom, evening',
      with: ['child', 'friend'],
      plants: ['same distance'],
      either: [
        {
          sv: `
            I natt ville {child} sova i mitten. Exakt i mitten, med lika långt till allting. [school: I matkön {at school} hade
            {child.he} en gång stått exakt i mitten, och det hade varit oväntat skönt.]

            [friend: ”Då ligger jag bredvid mitten”, sa {friend}, som skulle sova över.]
      `,
          en: `
            Tonight {child} wanted to sleep in the middle. The exact middle, the same distance from everything. [school: In the lunch line
            {at school}, {child.he} had once stood exactly in the middle, and it had been surprisingly nice.]

            [friend: “Then I’ll sleep next to the middle,” said {friend}, who was staying the night.]
      `,
        },
        {
          sv: `
            Från en kant kan man trilla. {Child} ville sova i mitten, exakt i mitten, med lika långt till allting.
            [school: Mitt i matsalen {at school} stod ett bord där man hörde allas samtal på en gång. Ungefär så, fast
            tyst.]

            [friend: {Friend}, som sov över, tog hellre platsen bredvid, ifall mitten var trång.]
          `,
          en: `
            Edges are for falling off. {Child} wanted to sleep in the exact middle, the same distance from everything.
            [school: In the lunchroom {at school} there was a table where you heard everybody’s talk at once. Like
            that, only quiet.]

            [friend: {Friend}, who was staying over, would lie next to it, in case it was narrow.]
          `,
        },
      ],
    },
    {
      id: 'yarn',
      part: 'stir',
      at: 'all through the home',
      with: ['child', 'friend', 'elder', 'elder2'],
      plants: ['ball of yarn'],
      either: [
        {
          sv: `
            [elder: {Elder} hade ett grått nystan och ett gott råd. ”Lägg tråden dubbel”, sa {elder.he}. ”Där den viker sig är
            mitten.”|I kökslådan låg ett grått nystan. Man mäter med tråden, lägger den dubbel, och där den viker sig är mitten.]

            Så gick tråden från vägg till vägg, förbi soffan och under bordet, [elder2: med {elder2} i andra änden, ]först på
            längden och sedan på tvären. Mitten på längden och mitten på tvären möttes vid en smal dörr. Bakom den stod
            dammsugaren.
      `,
          en: `
            [elder: {Elder} had a gray ball of yarn and a good piece of advice. “Fold it double,” {elder.he} said. “Where it bends,
            that’s the middle.”|In the kitchen drawer lay a gray ball of yarn. You measure with it, you fold it double, and where
            it bends, that’s the middle.]

            So the yarn went from wall to wall, past the sofa and under the table, [elder2: with {elder2} at the other end,
            ]first the long way and then the short way. The two middles met at a narrow door. Behind it stood the vacuum cleaner.
      `,
        },
        {
          sv: `
            [elder: ”Från hörn till hörn”, sa {elder}, som hade ett grått nystan. ”Och så mellan de andra två. Där
            trådarna går i kors är mitten.”|I kökslådan låg ett grått nystan. Man drar en tråd från hörn till hörn och
            en till mellan de andra två, och där de går i kors är mitten.]

            Den ena tråden gick in under soffan och kom ut med en strumpa. Den andra gick runt bordet[elder2:  och
            under {elder2}, som lyfte på fötterna]. De korsade varandra i hallen, på handtaget till en smal dörr.
            Bakom den stod dammsugaren.
          `,
          en: `
            [elder: “From corner to corner,” said {elder}, who had a gray ball of yarn. “And then between the other
            two. Where the threads cross, that’s the middle.”|In the kitchen drawer lay a gray ball of yarn. You run
            it from corner to corner, and then between the other two, and where it crosses is the middle.]

            One thread went in under the sofa and came out with a sock. The other went around the table[elder2:  and
            under {elder2}, who raised both feet]. They crossed in the hallway, on the handle of a narrow door. Behind
            it stood the vacuum cleaner.
          `,
        },
      ],
    },
    {
      id: 'closet',
      part: 'try',
      at: 'the broom closet',
      with: ['child', 'friend'],
      plants: ['ring'],
      either: [
        {
          sv: `
            ”Mitten är dammsugaren”, sa [friend: {friend}|{child}].

            Det provades genast. Man kunde sova mycket bra där, om man var en dammsugare. Slangen tog hela kudden.

            Men på golvet låg en gardinring av mässing, som ingen hade saknat, och den fick följa med i fickan.
      `,
          en: `
            “The middle is the vacuum cleaner,” said [friend: {friend}|{child}].

            It was tried at once. You could sleep there very well if you were a vacuum cleaner. The hose took the whole pillow.

            But on the floor lay a brass curtain ring that nobody had missed, and it came along in a pocket.
      `,
        },
        {
          sv: `
            ”Det ligger redan någon där”, sa [friend: {friend}|{child}].

            Dammsugaren fick vänta i hallen. {Child} provade skåpet, men där sover man på höjden, bland kvastar, och
            det tog bara en minut att bli sned.

            När dammsugaren sköts in igen kom det ut en gardinring av mässing, som ingen kändes vid. Den fick följa
            med i fickan.
          `,
          en: `
            “Somebody’s sleeping there already,” said [friend: {friend}|{child}].

            Out it went, and {child} tried the closet. But there you sleep upright, among brooms, and it only took a
            minute to start leaning.

            As the vacuum cleaner was pushed back in, out rolled a brass curtain ring that nobody knew. It came along
            in a pocket.
          `,
        },
      ],
    },
    {
      id: 'second',
      part: 'try',
      at: 'the kitchen floor, or the doormat',
      with: ['child', 'friend'],
      either: [
        {
          sv: `
            Kanske var mitten där det vägde jämnt, som när en linjal ligger stilla på ett finger. Det tyngsta i hela hemmet var
            kylskåpet, så mitten måste vara där, eller mycket nära.

            {Child} la sig på köksgolvet med kudden. Kylskåpet brummade som en snäll buss. Det var nästan perfekt. Sedan slutade
            det brumma, och den som inte har legat bredvid ett kylskåp som slutar vet inte hur tyst det kan bli.

            Det gick en lång stund. Dunk, sa det, och så började det om.
          `,
          en: `
            Perhaps the middle was where it balanced, like a ruler lying still on a finger. The heaviest thing in the whole place
            was the fridge, so the middle had to be there, or very near.

            {Child} lay down on the kitchen floor with the pillow. The fridge hummed like a friendly bus. It was nearly perfect.
            Then it stopped, and if you’ve never lain beside a fridge that stops, you don’t know how quiet a kitchen can get.

            A long time passed. Clunk, it went, and began again.
          `,
        },
        {
          sv: `
            Kanske var mitten ett ljud i stället. I mitten borde allting höras lika bra. {Child} gick omkring och lyssnade, tills kylskåpet och vattenrören och vinden där ute lät precis lika mycket.

            Det var på dörrmattan.

            {Child} la ner kudden och kände efter. Det luktade fötter, alla fötter som någonsin kommit hem, och genom
            springan under dörren tittade utomhus in.
          `,
          en: `
            Perhaps the middle was a sound instead. In the middle, you ought to hear everything equally well. {Child} walked around listening, until the fridge and the water pipes and the wind outdoors were all just as loud.

            That was on the doormat.

            {Child} put down the pillow and tried it. It smelled of feet, all the feet that had ever come home, and through the
            crack under the door, the outdoors looked in.
          `,
        },
        {
          sv: `
            Höjden hade ingen tänkt på. Ett hem har golv och tak också, och mitt emellan dem, så gott som på
            centimetern, stod köksbordets skiva.

            {Child} la upp kudden och la sig efter. Härifrån såg köket ut som ett kök i en annan familj. Lampan var
            rund och nära. Det kunde ha gått bra, om man inte hade känt sig så uppdukad. Det enda som fattades var
            potatis.

            Ingen somnar när han väntar på potatis.
          `,
          en: `
            Nobody had thought of up and down. A home has a floor and a ceiling too, and halfway between them, almost
            to the inch, was the top of the kitchen table.

            Up went the pillow, and {child} after it. From there it looked like some other family’s kitchen. The lamp
            was round and close. It might have worked, if it hadn’t felt so much like being served. All that was
            missing was potatoes.

            Nobody falls asleep waiting for potatoes.
          `,
        },
      ],
    },
    {
      id: 'idea',
      part: 'turn',
      at: 'the hallway floor',
      with: ['child', 'friend', 'elder'],
      either: [
        {
          sv: `
            ”Vi mäter fel saker”, sa [friend: {friend}|{child}]. ”Man vill ju inte ha lika långt till väggarna. Man vill ha lika långt
            till allt man vill ha nära.”
      `,
          en: `
            “We’re measuring the wrong things,” said [friend: {friend}|{child}]. “Who wants to be the same distance from the walls? You want to be the same distance from everything you want near.”
      `,
        },
        {
          sv: `
            ”Vem bryr sig om väggarna?” sa [friend: {friend}|{child}]. ”Det är ju inte dem man vill ha nära. Man ska
            mäta till det man tycker om.”
          `,
          en: `
            “Who cares about walls?” said [friend: {friend}|{child}]. “They’re not what you want to be close to. You
            should measure to the things you like.”
          `,
        },
      ],
    },
    {
      id: 'threads',
      part: 'try',
      at: 'the kitchen and the hallway',
      with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult'],
      pays: ['ball of yarn', 'ring'],
      plants: ['threads', 'chair, lamp and boot'],
      either: [
        {
          sv: `
            Nystanet klipptes i bitar. En knöts i köksstolen, en i läslampan och en i vänstra stöveln[age<9: , den snälla|, den som aldrig har skavt]. [sport: En knöts om {sport.thing}, för {sport} ska man inte ha för långt bort. ][athlete: En sattes med tejp på bilden av {athlete}.
            ][elder: En fick {elder.short}[elder2:  och en fick {elder2.short}]. ][friend: En fick {friend}. ][adult: En fick {adult}
            hålla i samma hand som diskborsten. ][pet.dog / pet.cat: En la sig {pet} på, och det räknades. ][pet.other: En fick peka
            åt det håll där {pet} var. ]Den sista höll {child} i.

            Alla de andra ändarna knöts i mässingsringen. [music: För att det skulle dras lagom hårt åt alla håll nynnade {child}
            {music}. ]Trådarna sträcktes, ringen lyfte från golvet, och så hängde den i luften, alldeles stilla, över tröskeln till
            köket.

            ”Där är den”, viskade {child}.
      `,
          en: `
            The yarn was cut into pieces. One was tied to the kitchen chair, one to the reading lamp, and one to the left boot[age<9: , the nice one|, the one that never rubbed]. [sport: One went around {sport.thing}, because {sport} shouldn’t be too far away. ][athlete: One was taped to
            the picture of {athlete}. ][elder: One went to {elder.short}[elder2:  and one to {elder2.short}]. ][friend: One went to
            {friend}. ][adult: One went to {adult}, in the hand with the dish brush. ][pet.dog / pet.cat: One {pet} lay down on, and that counted. ][pet.other: One pointed in the direction of {pet}. ]The last one {child} held.

            All the other ends were tied to the brass ring. [music: To get the pull right on every side, {child} hummed {music} very
            evenly. ]The threads went tight, the ring rose off the floor, and there it hung, perfectly still, in the kitchen doorway.

            “That’s it,” whispered {child}.
      `,
        },
        {
          sv: `
            Nystanet klipptes upp. En tråd fick köksstolen, där det äts frukost, en fick läslampan, och en fick
            vänstra stöveln[age<9: , den snälla|, den som aldrig har skavt]. [sport: En fick {sport.thing}, för utan
            {sport} blir en vecka lång. ][athlete: En klämdes fast vid bilden av {athlete}. ][elder: {Elder.short} tog
            sin om lillfingret[elder2:  och {elder2.short} sin om tummen]. ][friend: {Friend} band sin om magen, med
            rosett. ][adult: {Adult} höll sin tillsammans med diskborsten. ][pet.dog / pet.cat: {Pet} satte en tass på
            en, och mer behövdes inte. ][pet.other: En sträcktes mot {pet}, så långt garnet räckte. ]{Child} tog den
            sista.

            Det som var kvar av trådarna möttes i mässingsringen och knöts. [music: {Child} knäppte på dem, en i
            taget, tills de nästan lät som {music}. ]Ringen darrade, steg från golvet och stannade i luften, mitt i
            dörren till köket.

            ”Titta”, viskade {child}. ”Så liten mitten är.”
          `,
          en: `
            The yarn was cut. One thread went to the kitchen chair[age>=8: , where breakfast is], one to the reading
            lamp, and one to the left boot[age<9: , the nice one|, the one that never rubbed]. [sport: One went to
            {sport.thing}, because a week without {sport} is long. ][athlete: One was clipped to the picture of
            {athlete}. ][elder: {Elder.short} wore one on a little finger[elder2:  and {elder2.short} one on a thumb].
            ][friend: {Friend} tied one around the waist, with a bow. ][adult: {Adult} held one along with the dish
            brush. ][pet.dog / pet.cat: {Pet} put a paw on one, which was plenty. ][pet.other: One was stretched
            toward {pet}, as far as it reached. ]{Child} took the last.

            The loose ends met in the brass ring and were knotted. [music: {Child} plucked them until they sounded
            nearly like {music}. ]The ring trembled, rose from the floor, and stopped in mid-air in the kitchen
            doorway.

            “Look,” whispered {child}. “The middle’s so small.”
          `,
        },
      ],
    },
    {
      id: 'wander',
      part: 'try',
      at: 'the kitchen doorway',
      with: ['child', 'friend', 'pet', 'adult'],
      either: [
        {
          sv: `
            {Child} la kudden på tröskeln, rakt under, och la sig. Men en av trådarna satt ju i {child.his} egen hand, så ringen flyttade sig den också, en bit åt sidan. Kudden flyttades efter. Då flyttade sig ringen igen. [friend: {Friend} nös, och
            mitten tog ett steg åt vänster. ][adult & !friend / adult & age>=8: {Adult} räckte sig efter ett glas, och mitten gick in i köket. ][pet.dog /
            pet.cat: {Pet} gick och drack, och mitten följde med.]

            ”Den står ju inte stilla”, sa [friend: {friend}|{child}].
      `,
          en: `
            {Child} put the pillow right underneath and lay down. But one of the threads was in {child.his} own hand, so the ring moved too, a little to one side. The pillow moved after it. Then the ring moved again.
            [friend: {Friend} sneezed, and the middle took a step to the left. ][adult & !friend / adult & age>=8: {Adult} reached for a glass, and the middle went into the kitchen. ][pet.dog / pet.cat: {Pet} went for a drink of water, and the middle went along.]

            “It won’t stay put,” said [friend: {friend}|{child}].
      `,
        },
        {
          sv: `
            Kudden på golvet, {child} på kudden, rakt under ringen, så stilla det gick. Men den som andas gör det ända
            ut i fingrarna, och där satt tråden. Ringen åkte upp och ner. [friend: {Friend} gick efter en kaka, och
            mitten följde med till skafferiet. ][adult & !friend / adult & age>=8: {Adult} började skratta, och mitten
            hoppade. ][pet.dog / pet.cat: {Pet} hörde något i hallen och tog mitten med sig dit.]

            ”Mitten har inte lagt sig än”, sa [friend: {friend}|{child}].
          `,
          en: `
            Pillow on the floor, {child} on the pillow, right under the ring, quite still. But when you breathe, you
            breathe all the way out to your fingers, and that’s where the thread was. The ring went up and down.
            [friend: {Friend} went for a cookie, and so did the middle. ][adult & !friend / adult & age>=8: {Adult}
            began to laugh, and the middle jumped. ][pet.dog / pet.cat: {Pet} heard something in the hallway and took
            the middle there.]

            “The middle hasn’t gone to bed yet,” said [friend: {friend}|{child}].
          `,
        },
      ],
    },
    {
      id: 'gather',
      part: 'turn',
      at: 'the bedroom, night',
      with: ['child', 'friend', 'elder', 'adult'],
      pays: ['chair, lamp and boot', 'outside wall'],
      either: [
        {
          sv: `
            {Child} låg på rygg och såg upp på den. Det som flyttar sig kan man flytta dit man vill ha det.

            ”Allihop in till mig”, sa {child.he}[!friend & !elder & !adult:  till köksstolen, läslampan och stöveln].

            Så bars allting in, med trådarna efter sig. Stolen hit. Stöveln dit. [friend / elder / adult: Någon upp på tå. ]Ringen gled
            över mattan, gled in över täcket, och så blev det stopp, en halvmeter från kudden. Den ville inte längre. Allt som drog stod ju på samma sida om sängen. På den andra sidan fanns bara väggen, och bakom den var det ute.

            ”Då får ute också hålla i en tråd”, sa {child}.
      `,
          en: `
            {Child} looked up at it. A thing that moves can be moved to where you want it.

            “Everybody into my room,” said {child}[!friend & !elder & !adult:  to the kitchen chair, the reading lamp and the boot].

            So everything was carried in, trailing threads. The chair here. The boot there. [friend / elder / adult: Somebody up on
            tiptoe. ]The ring slid over the rug, and slid in over the quilt, and there it stopped, an arm’s length from the pillow.
            Everything that pulled was on this side of the bed. On the other side was only the wall, and behind the wall was outdoors.

            “Then outdoors will have to hold a thread too,” said {child}.
      `,
        },
        {
          sv: `
            {Child} satte sig upp. Om mitten gick dit alla gick, så kunde alla gå dit mitten skulle.

            ”Då lägger vi den”, sa {child.he}. ”Hos mig.”

            Stolen fastnade i dörren och fick gå in baklänges. Stöveln tog två steg. [friend / elder / adult: Resten
            av sällskapet kom efter på rad, för trådarnas skull. ]Ringen seglade in över mattan, över sängens fotände,
            ända upp mot kudden, men inte riktigt. Det fattades en halv arm. [age>=8: Stolen flyttades en bit till,
            och det hjälpte inte. ]Allting drog ju åt ett håll. Åt det andra drog ingen, för där var väggen, och sedan
            var det ute.

            ”Då får ute också hålla i en tråd”, sa {child}.
          `,
          en: `
            {Child} sat up. If the middle went where they all went, they could all go where the middle should be.

            “Then we’ll put it to bed,” said {child}. “Mine.”

            The chair stuck in the door and had to go in backward. The boot took two steps. [friend / elder / adult:
            The rest came in single file, because of the threads. ]The ring sailed in over the rug and almost up to
            the pillow. [age>=8: They moved the chair a bit farther, and it didn’t help. ]Everything was pulling one
            way. Nobody pulled the other way, because there was the wall, and then outdoors.

            “Then outdoors will have to hold a thread too,” said {child}.
          `,
        },
      ],
    },
    {
      id: 'there',
      part: 'turn',
      at: 'the bedroom, night',
      with: ['child', 'friend', 'elder', 'adult'],
      pays: ['same distance'],
      plants: ['outdoors holds a thread'],
      either: [
        {
          sv: `
            Den tråden knöts i fönsterhaken, så nära [city: {city}|utomhus] man kunde komma. Den sträcktes. Det susade till i den, som
            om någon tog emot där ute. Och sakta gled ringen vidare, tills den hängde mitt över kudden.

            Ingen sa något. Det var lika långt till allting.
      `,
          en: `
            That one was tied to the window catch, as close to [city: {city}|the outdoors] as anyone could get. It went tight. It
            hummed a little, as if somebody had taken hold out there. And slowly the ring slid on, until it hung right above the pillow.

            Nobody said a thing. It was the same distance to everything.
      `,
        },
        {
          sv: `
            Den tråden bands om fönsterhaken, två varv. På andra sidan rutan låg [city: {city}|gatan]. Ett tag hände
            ingenting. Sedan kom det ett litet ryck, som när någon får tag i andra änden, och ringen gled den sista
            biten, till mitt över kudden.

            Det blev tyst. Det var lika långt till allting.
          `,
          en: `
            It was tied around the window catch, twice. On the other side of the glass lay [city: {city}|the street].
            Then came a little tug, as when somebody takes hold of the other end, and the ring slid the last bit,
            until it hung right above the pillow.

            It grew quiet. It was the same distance to everything.
          `,
        },
      ],
    },
    {
      id: 'wind',
      part: 'back',
      at: 'the bedroom, night',
      with: ['child', 'friend', 'elder', 'adult', 'pet'],
      pays: ['threads'],
      either: [
        {
          sv: `
            [adult: ”Diskborsten droppar”, sa {adult} till sist.|Men trådar kan man inte hålla i hela natten.]

            Så de lindades upp på ringen, en efter en, den från stolen och den från lampan och den från stöveln[friend & age>=8: , och den från {friend}][elder & age>=8: , och den från {elder.short}][pet.dog & age>=8 / pet.cat & age>=8: , och den från {pet}], och sist den från
            fönstret, runt, runt, tills de var ett nystan igen, med mitten innerst. Sedan kunde var och en gå dit den ville. Mitten låg
            kvar.
      `,
          en: `
            [adult: “The dish brush is dripping,” said {adult} after a while.|But nobody can hold on to threads all night.]

            So they were wound up on the ring, the one from the chair and the one from the lamp and the one from the
            boot[friend & age>=8: , and the one from {friend}][elder & age>=8: , and the one from {elder.short}][pet.dog & age>=8 / pet.cat & age>=8: , and the one from {pet}], and last the one from the window, around and around, until they were a ball of yarn again, with the
            middle inside. Then everyone could go wherever they liked. The middle stayed put.
      `,
        },
        {
          sv: `
            [adult: ”Får jag sätta mig?” frågade {adult}.|Men det går ju inte att stå så till i morgon.]

            {Child} vred på ringen, och den åt upp trådarna som spagetti: den från stolen, den från lampan, den från
            stöveln[friend & age>=8: , den från {friend}][elder & age>=8: , den från
            {elder.short}][pet.dog & age>=8 / pet.cat & age>=8: , den från {pet}], och den från fönstret sist. Då var
            den ett nystan igen, med mitten längst in. Sedan fick folk gå vart de ville, och mitten brydde sig inte om
            det.
          `,
          en: `
            [adult: “May I sit down?” asked {adult}.|But nobody can stand like that until tomorrow.]

            {Child} turned the ring, and it ate the threads like spaghetti: the one from the chair, the one from the
            lamp, the one from the boot[friend & age>=8: , the one from {friend}][elder & age>=8: , the one from
            {elder.short}][pet.dog & age>=8 / pet.cat & age>=8: , the one from {pet}], and the one from the window
            last. Then it was a ball of yarn again, with the middle deep inside, and people could go where they
            pleased.
          `,
        },
      ],
    },
    {
      id: 'down',
      part: 'down',
      at: 'the bedroom, night',
      with: ['child', 'friend', 'pet'],
      either: [
        {
          sv: `
            Nystanet fick ligga vid kudden. Det var lent och grått och ännu lite varmt.
            [friend: {Friend} låg på sin madrass, bredvid mitten. ][pet.dog / pet.cat: {Pet} la sig där det fanns plats, vid fötterna. ][adult: {Adult} släckte läslampan. ]
      `,
          en: `
            The ball of yarn got to lie by the pillow. It was soft and gray and still a little warm.
            [friend: {Friend} lay on a mattress, next to the middle. ][pet.dog / pet.cat: {Pet} lay down where there was room, by the feet. ][adult: {Adult} put out the reading lamp. ]
      `,
        },
        {
          sv: `
            {Child} la nystanet vid kudden, där det sjönk ner en aning, som något som väger mer än det ser ut.
            [friend: Bredvid mitten låg {friend}, precis som avtalat. ][pet.dog / pet.cat: {Pet} hade redan tagit
            fotändan. ][adult: {Adult} släckte läslampan. ]
          `,
          en: `
            {Child} put the ball of yarn by the pillow, where it sank in a little, like a thing that weighs more than
            it looks. [friend: Next to the middle lay {friend}, as agreed. ][pet.dog / pet.cat: {Pet} had taken the
            foot of the bed already. ][adult: {Adult} put out the reading lamp. ]
          `,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the bedroom, night',
      with: ['child'],
      pays: ['ear to the wallpaper', 'outdoors holds a thread'],
      either: [
        {
          sv: `
            {Child} la örat mot tapeten. På andra sidan susade det, och något rullade förbi, långsamt, på väg hem. Så vände
            {child.he} sig om och lyssnade åt andra hållet, där kylskåpet brummade och någon gick på strumpor över golvet.

            Det var lika långt åt båda hållen. Sängen stod där den alltid hade stått, mitt emellan ute och inne, och i den låg
            {child}, exakt i mitten, och sov.
          `,
          en: `
            {Child} laid one ear to the wallpaper. On the other side it sighed and rustled, and something rolled by, slowly, on its
            way home. Then {child.he} turned over and listened the other way, where the fridge was humming and somebody walked across the floor in socks.

            It was the same distance both ways. The bed stood where it had always stood, halfway between outdoors and in, and in it lay
            {child}, in the exact middle, asleep.
          `,
        },
        {
          sv: `
            På andra sidan tapeten susade det, och något rullade förbi, långsamt, på väg hem. På den här sidan brummade kylskåpet, och någon gick på strumpor över golvet.

            Och mitt emellan alltihop låg ett nystan, inte större än en bulle, och bredvid nystanet låg {child}, med en hand om
            det, och det var precis lika långt åt alla håll.
          `,
          en: `
            On the other side of the wallpaper it sighed and rustled, and something rolled by, slowly, on its way home. On this side the fridge was humming, and somebody walked across the floor in socks.

            And in between it all lay a ball of yarn, no bigger than a bun, and beside it lay {child}, with one hand around it, and
            it was the same distance in every direction.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['yarn', 'closet', 'second'],
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
      ],
      props: ['yarn', 'broom', 'boots'],
      alt: {
        sv: '{Child} på huk i hallen med änden av en grå garntråd[friend: , och {friend} bredvid].',
        en: '{Child} crouching in the hallway with the end of a gray piece of yarn[friend: , and {friend} alongside].',
      },
    },
    {
      beats: ['second', 'idea', 'threads', 'wander'],
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'adult', pose: 'stand', at: 'far' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['ring-of-threads', 'boots', 'lamp'],
      alt: {
        sv: 'Grå trådar går från alla håll i köket till en liten ring av mässing, och {child} håller i en av dem.',
        en: 'Gray threads run from everywhere in the kitchen to a small brass ring, and {child} is holding one of them.',
      },
    },
    {
      beats: ['wander', 'gather', 'there', 'wind'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'reach', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['ring-of-threads', 'lamp', 'boots'],
      alt: {
        sv: `Ringen hänger i sina trådar mitt över kudden i {child's} säng.`,
        en: `The ring hangs in its threads right above the pillow on {child's} bed.`,
      },
    },
  ],
});
