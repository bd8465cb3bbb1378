import { score } from '../../src/score.ts';

const list = {
  sv: `
    Fyrtio citroner //
    Fyrtio spikar //
    Snöre, långt //
    En bjällra (tyst) //
    Något till översten`,
  en: `
    Forty lemons //
    Forty nails //
    String, long //
    A bell (quiet) //
    Something for the Colonel`,
};
const kept = {
  sv: `[age>=9: Nummer sju, ”Potatis, papper, mer potatis”, var en man med katapult.] Nummer nitton, ”Inte mer sill”, var en
    säl.`,
  en: `[age>=9: Number seven, “Potatoes, paper, more potatoes,” was a man with a catapult.] Number nineteen, “No more herring,”
    was a seal.`,
};
const keptToo = {
  sv: `[age>=9: Nummer tolv, ”Ljus, ljus, läppstift”, var ett spöke på väg till en fest.] Nummer tjugofem, ”Is, mycket”,
    var en säl på semester.`,
  en: `[age>=9: Number twelve, “Candles, candles, lipstick,” was a ghost on the way to a party.] Number twenty-five, “Ice, lots,”
    was a seal on [uk: holiday|vacation].`,
};
const neverWrong = {
  sv: `Om det stämde visste ingen, och det var det fina. Den som aldrig frågar har aldrig fel.`,
  en: `Nobody knew if it was true, which was the best thing about it. If you never ask, you’re never wrong.`,
};
const neverArgued = {
  sv: `Ingen av dem hade protesterat. Det är fördelen med folk som man aldrig frågar.`,
  en: `None of them had argued. That’s the good thing about people you never ask.`,
};
const twiceKneeling = {
  sv: `{Child} läste den två gånger på knä och en gång stående, för det var en sådan lista.`,
  en: `{Child} read it twice kneeling and once standing, because it was that kind of list.`,
};
const crouching = {
  sv: `{Child} satt på huk och läste så länge att en dam frågade om det gjorde ont.`,
  en: `{Child} crouched there reading it for so long that a lady asked if it hurt.`,
};

export default score({
  id: 'forty-lemons',
  premise:
    'A dropped shopping list (forty lemons, forty nails, a quiet bell, something for the Colonel) is detected from afar until the bag bursts and somebody has to ask; the Colonel is a baby who wakes at every lamp, and the lemon lamp that she was not to notice is what she wanted.',
  voice: 'detective',
  writtenFirstIn: 'sv',
  ages: [7, 12],
  leads: [],
  themes: ['detective', 'science'],
  contains: ['new-sibling', 'detective'],
  registry: {
    idea: 'a collector of other people’s shopping lists, who never checks who they are, has to ask one of them; a lamp run on lemons, weak enough for a baby not to wake',
    device: 'clues read off a dropped shopping list; the plan to follow at a distance ends when the bag bursts',
    objects: ['forty lemons', 'shopping list under a paper clip', 'bell wearing a sock', 'newspaper with two holes', 'string to the kitchen'],
    joke: 'the Colonel is four months old, bald and red in the face, inspects all the rooms, and when she calls everybody stands up',
    ending: 'a new list, with the child’s own name on it / hands that smell yellow, a color seen with the eyes shut',
  },
  titles: {
    sv: ['Något till översten', 'Fyrtio citroner', 'Nummer trettiotvå', 'En bjällra (tyst)', 'Lampan som inte skulle märkas'],
    en: ['Something for the Colonel', 'Forty Lemons', 'Number Thirty-Two', 'A Bell (Quiet)', 'The Lamp She Wasn’t to Notice'],
  },
  guests: {
    boy: {
      sv: [
        { name: 'Ture', pronoun: 'he' },
        { name: 'Vilgot', pronoun: 'he' },
        { name: 'Ebbot', pronoun: 'he' },
      ],
      en: [
        { name: 'Otis', pronoun: 'he' },
        { name: 'Wilbur', pronoun: 'he' },
        { name: 'Rufus', pronoun: 'he' },
      ],
    },
  },
  beats: [
    {
      id: 'found',
      part: 'open',
      at: 'outside the store, an afternoon, and the black book at home',
      with: ['child'],
      plants: ['list', 'who it was', 'black book'],
      either: [
        {
          sv: `
            Listan låg utanför affären, med skriften uppåt.

            ${list.sv}

            ${twiceKneeling.sv}

            Hemma fanns trettioen till, tappade av folk och inklistrade i en svart bok. Under varje hade {child} skrivit vem
            det var. ${kept.sv}

            ${neverWrong.sv}
          `,
          en: `
            The list lay outside the [uk: shop|store], right side up.

            ${list.en}

            ${twiceKneeling.en}

            At home there were thirty-one more that people had dropped, pasted into a black book. Under each one {child} had written who it was. ${kept.en}

            ${neverWrong.en}
          `,
        },
        {
          sv: `
            {Child} samlade på inköpslistor, sådana som folk tappar. Trettioen satt inklistrade i en svart bok, och
            under varje stod det vem det var. ${keptToo.sv}

            ${neverArgued.sv}

            Nummer trettiotvå låg utanför affären, med skriften uppåt.

            ${list.sv}

            ${crouching.sv}
          `,
          en: `
            {Child} collected shopping lists, the kind that people drop. Thirty-one of them were pasted into a black book, and
            under each one it said who it was. ${keptToo.en}

            ${neverArgued.en}

            Number thirty-two lay outside the [uk: shop|store], right side up.

            ${list.en}

            ${crouching.en}
          `,
        },
      ],
    },
    {
      id: 'clip',
      part: 'stir',
      at: 'at home, the kitchen table',
      with: ['child', 'friend'],
      plants: ['paper clip', 'long division'],
      either: [
        {
          sv: `
            Den nya fick sitta i boken med ett gem tills det var klart vem det var.

            På baksidan stod en lång division, som någon hade gett upp mitt i. ”En i min ålder”, sa {child}. [friend & age>=9: ”Som inte heller är vän med nior”, sa {friend}.] [school: Överst stod det {school}, så hela fredagen luktade {child} på folk i
            matkön. Ingen luktade citron.]
      `,
          en: `
            The new list was put into the book under a paper clip until somebody knew who it was.

            On the back was a long division that someone had given up on halfway. “Somebody my age,” said {child}. [friend & age>=9: “Who doesn’t get along with nines, either,” said {friend}.] [school: At the top it said {school}. All Friday {child} smelled people in the lunch line. Nobody smelled of lemon.]
      `,
        },
        {
          sv: `
            Man klistrar inte in en lista förrän man vet vem den är. Den nya fick bara ett gem.

            På baksidan pågick en lång division. Den tog slut vid en nia, och där var det hål i papperet. ”Suddgummi”,
            sa {child}. [friend & age>=9: ”Ilska”, sa {friend}.] [school: Sådant papper finns {at school}, så på
            fredagen tittade {child} på allas fingrar. Inga var gula.]
          `,
          en: `
            You don’t paste in a list until you know who it is. The new one got a paper clip.

            On the back a long division was under way. It ended at a nine, and there was a hole in the paper. [uk:
            “Rubber,”|“Eraser,”] said {child}. [friend & age>=9: “Rage,” said {friend}.] [school: It came from
            {school}. On Friday {child} looked at everybody’s fingers. None were yellow.]
          `,
        },
      ],
    },
    {
      id: 'theories',
      part: 'try',
      at: 'at home, the kitchen table',
      with: ['child'],
      if: 'age>=9 & !pet / age>=9 & !elder / !friend & !pet & !elder',
      either: [
        {
          sv: `
            Den första teorin var spioner. Med citronsaft skriver man osynligt, och fyrtio citroner räcker till en hel roman.
            Det var en bra teori ända fram till spikarna. Spioner hamrar inte.
          `,
          en: `
            The first theory was spies. Lemon juice makes invisible ink, and forty lemons make a whole novel. It was a good
            theory, right up to the nails. Spies don’t hammer.
          `,
        },
        {
          sv: `
            Den första teorin var ett skepp. Förr åt sjömän citroner för tändernas skull. Det var en bra teori ända fram till
            bjällran. En tyst skeppsklocka hörs först när det är för sent.
          `,
          en: `
            The first theory was a ship. Sailors used to eat lemons for the sake of their teeth. It was a good theory, right up
            to the bell. Nobody hears a quiet ship’s bell until it’s too late.
          `,
        },
      ],
    },
    {
      id: 'experts',
      part: 'try',
      at: 'at home, the kitchen, the same evening',
      with: ['child', 'pet', 'elder', 'elder2'],
      if: 'pet / elder',
      plants: ['somebody asleep'],
      either: [
        {
          sv: `
            [pet: {Pet} vaknade av en cykelklocka, men inte av en i strumpa. Så den tysta bjällran var till för någon som sov.]

            [elder: ”Fyrtio och fyrtio”, sa {elder}. ”En spik i varje citron och en bit koppartråd, så blir det ström. Vår ringklocka
            i skolan gick på potatis.”]

            [elder2: ”Gick och gick”, sa {elder2}.]
      `,
          en: `
            [pet: A bicycle bell woke {pet}. A bicycle bell in a sock did not. So a quiet bell was for somebody asleep.]

            [elder: “Forty and forty,” said {elder}. “A nail and a bit of copper in a lemon make electricity. Our school bell ran on potatoes.”]

            [elder2: “It walked,” said {elder2}.]
      `,
        },
        {
          sv: `
            [pet: En bjällra på en kudde väckte {pet}. En bjällra under en kudde gjorde det inte. Så där listan bodde
            fanns det någon som sov.]

            [elder: ”Spik och koppartråd i en citron, så går det ström”, sa {elder}. ”Jag har haft en radio på
            ättiksgurka.”]

            [elder2: ”Den tog bara in sura låtar”, sa {elder2}.]
          `,
          en: `
            [pet: A bell on top of a pillow woke {pet}. A bell underneath it did not. So where the list lived,
            somebody was asleep.]

            [elder: “A nail and some copper in a lemon, and you have electricity,” said {elder}. “I once had a radio
            that ran on pickles.”]

            [elder2: “It only got the sad songs,” said {elder2}.]
          `,
        },
      ],
    },
    {
      id: 'bench',
      part: 'try',
      at: 'the bench outside the store, Saturday',
      with: ['child', 'friend', 'adult'],
      pays: ['list'],
      plants: ['never ask'],
      either: [
        {
          sv: `
            Planen var enkel. [city: {In city} köper folk|Folk köper] två citroner åt gången, i värsta fall tre. Den som köpte fyrtio
            skulle {child} följa efter på långt avstånd, och aldrig behöva fråga.

            Så på lördagen satt {child} på bänken utanför affären, [athlete: i keps med {athlete} på, ]med listan i knät[adult: , medan
            {adult} köpte ost]. [friend: Bredvid satt {friend} bakom en tidning med två hål.

            ”Vi kan ju fråga”, sa tidningen.

            ”Inte än”, sa {child}.]

            En dam kom ut med två citroner. En man kom ut med en melon, men han fick gå.
      `,
          en: `
            The plan was simple. [city: {In city}, people|People] buy two lemons at a time, at worst three. Whoever bought forty would be followed, at a great distance, and never asked.

            So on Saturday {child} sat on the bench outside the [uk: shop|store] with the list[athlete: , in a cap with {athlete} on it][adult: , while
            {adult} was buying cheese]. [friend: Next to the list sat {friend}, behind a newspaper with two holes.

            “We could just ask,” said the newspaper.

            “Not yet,” said {child}.]

            A lady came out with two lemons. A man came out with a melon, and was let go.
      `,
        },
        {
          sv: `
            Man frågar inte, man räknar. [city: De flesta {in city}|De flesta] kommer ut ur en affär med noll
            citroner. Den som kom ut med fyrtio skulle få en skugga.

            På lördagen satt {child} på bänken utanför, [athlete: i keps med {athlete} på, ]och läste
            listan[age>=9:  som om den var en tidtabell][adult: . {Adult} var inne efter ost]. [friend: {Friend} hade
            en tidning, med två hål i.

            ”Varför frågar vi inte bara?” sa tidningen.

            ”Sch”, sa {child}.]

            En man i gul tröja granskades, men han var bara gul utanpå. En kvinna med tre citroner friades. Hon hade
            lax också.
          `,
          en: `
            You don’t ask, you count. [city: Most people {in city}|Most people] come out of a [uk: shop|store] with no lemons. Whoever came out with forty would get a shadow.

            On Saturday {child} sat on the bench outside, [athlete: in a cap with {athlete} on it, ]studying the
            list[age>=9:  as if it were a timetable][adult: . {Adult} was inside for cheese]. [friend: {Friend} had a
            newspaper with two holes.

            “Why don’t we just ask?” said the newspaper.

            “Shh,” said {child}.]

            A man in a yellow sweater was looked into, but he was only yellow on the outside. A woman with three
            lemons was cleared. She had salmon, too.
          `,
        },
      ],
    },
    {
      id: 'bag',
      part: 'try',
      at: 'the street outside the store',
      with: ['child', 'friend', 'boy'],
      either: [
        {
          sv: `
            Så öppnades dörren av en rygg. En pojke kom ut baklänges med en papperspåse i famnen, så försiktigt som om den sov. Det
            luktade gult ända bort till bänken.

            {Child} följde efter i sex steg. Då gick påsen upp i botten.

            Fyrtio citroner kan ta sig långt om de får börja samtidigt. [age>=9: De for in under cyklarna och ut mellan benen på en
            brevbärare, som hoppade.] Pojken stod kvar med armarna om ingenting.
      `,
          en: `
            Then somebody’s back opened the door. A boy backed out with a paper bag in his arms, as carefully as if it were asleep. It smelled yellow all the way to the bench.

            {Child} followed, for six steps. Then the bottom fell out of the bag.

            Forty lemons can go a long way if they all start at once. [age>=9: They shot under the bicycles and between the legs of a [uk: postman|mail carrier], who jumped.] The boy stood there with his arms around nothing.
      `,
        },
        {
          sv: `
            Först kom påsen. Den var av papper, och under den gick det två ben, och ovanför den stack det upp lite
            hår. Den svängde till vänster, och {child} reste sig och blev dess skugga.

            Vid lyktstolpen föll en citron ur botten. Vid cykelstället föll en till. Sedan föll trettioåtta.

            De hade bestämt sig för olika håll. [age>=9: En for ut på övergångsstället och fick en buss att stanna. En
            rullade in i affären igen, som om den hade ångrat sig.] Bakom det som hade varit en påse stod en pojke.
          `,
          en: `
            First came the bag. It was made of paper, with two legs walking under it and a little hair sticking up
            behind. It turned left, and {child} got up and became its shadow.

            By the lamppost, a lemon fell out of the bottom. By the bicycles, another. Then thirty-eight fell.

            They’d all decided on different directions. [age>=9: One ran out on the crossing and stopped a bus. One
            rolled back into the [uk: shop|store], as if it had changed its mind.] Behind what had been a bag stood a
            boy.
          `,
        },
        {
          sv: `
            Genom dörren hördes kassan pipa. {Child} räknade: trettioåtta, trettionio, fyrtio.

            Ut kom en pojke med båda armarna om en papperspåse[age>=9: , och han såg sig inte för och inte om]. Han
            fick tio stegs försprång. Det räckte för påsen. Det blev ett hål, och ur hålet kom det gult, först lite
            och sedan allt. [age>=9: Det rullade i rännstenen som en parad, med en hund på var sida.] Pojken gick tre
            steg till innan han märkte hur lätt han hade blivit.
          `,
          en: `
            Through the door you could hear the register beep. {Child} counted: thirty-eight, thirty-nine, forty.

            Out came a boy with both arms around a paper bag[age>=9: , looking neither ahead nor back]. He was given a
            start of ten steps. It was enough for the bag. There came a hole, and out of the hole came yellow, first
            some and then all. [age>=9: It rolled down the gutter like a parade, with a dog on either side.] The boy
            walked three steps more before he noticed how light he’d grown.
          `,
        },
      ],
    },
    {
      id: 'ask',
      part: 'turn',
      at: 'the street outside the store',
      with: ['child', 'friend', 'boy'],
      pays: ['never ask', 'who it was'],
      either: [
        {
          sv: `
            En detektiv visar sig inte. Men en av citronerna kom rullande tillbaka, sakta, och la sig mot {child's} sko.

            Nummer trettiotvå kunde fortfarande vara vem som helst, en spion eller en säl. Om ett ögonblick skulle han vara någon på
            riktigt, och då kunde man ha fel. [friend: ”Nu”, viskade {friend}.]

            ”Ursäkta”, sa {child}. Det kom ut mycket mindre än det var tänkt. ”Vem är översten?”

            Pojken såg på citronen. Han såg på listan.

            ”Min lillasyster”, sa han.
      `,
          en: `
            A detective is never seen. But one lemon came rolling back, slowly, and leaned against {child's} shoe.

            Number thirty-two could still be anybody, a spy or a seal. In a moment he’d be somebody real, and then you could be wrong.
            [friend: “Now,” whispered {friend}.]

            “Excuse me,” said {child}. It came out much smaller than planned. “Who’s the Colonel?”

            The boy looked at the lemon. He looked at the list.

            “My little sister,” he said.
      `,
        },
        {
          sv: `
            En citron stannade mot {child's} sko. Det är svårt att vara någons skugga med hans citron på foten.

            I den svarta boken satt trettioen människor som aldrig hade sagt emot. Den här kunde göra det. Han kunde
            till och med skratta. [friend: {Friend} sänkte tidningen.]

            ”Ursäkta.” Rösten lät som om den hade legat i en låda. ”Vem är översten?”

            Pojken såg på {child}. Han såg på sin egen lista.

            ”Hon är min lillasyster”, sa han.
          `,
          en: `
            A lemon stopped against {child's} shoe. It’s hard to be somebody’s shadow with his lemon on your foot.

            In the black book were thirty-one people who had never once disagreed. This one could. He could even
            laugh. [friend: {Friend} lowered the newspaper.]

            “Excuse me.” The voice sounded as if it had been kept in a drawer. “Who’s the Colonel?”

            The boy looked at {child}. He looked at his own list.

            “She’s my little sister,” he said.
          `,
        },
      ],
    },
    {
      id: 'colonel',
      part: 'turn',
      at: 'the street outside the store, picking up lemons',
      with: ['child', 'friend', 'boy'],
      plants: ['eleven pages', 'something for the Colonel', 'string'],
      either: [
        {
          sv: `
            Han hette {boy}, och översten var fyra månader. Hon var flintskallig och röd i ansiktet. Hon bars runt och inspekterade
            alla rum, och när hon ropade ställde sig hela familjen upp.

            ”Nu delar vi rum”, sa {boy}. ”I tre veckor har jag haft elva sidor kvar i världens bästa bok, för hon vaknar av alla
            lampor. Men en som går på citroner lyser så dåligt att hon inte märker det.”

            ”Och bjällran?”

            ”Till köket. Om hon vaknar drar jag i snöret, så slipper jag ropa på pappa.”

            ”Och något till översten?”

            ”Det vet jag inte än.” {Boy} tittade ner i marken. ”Hon får ju aldrig välja själv.” [athlete: Han tittade upp. ”{Athlete}
            syns på långt håll, förresten.”]
      `,
          en: `
            The boy was called {boy}. The Colonel was four months old, bald, and red in the face. She was carried around to inspect all the rooms, and when she called, the whole family stood up.

            “Now we share a room,” said {boy}. “For three weeks I’ve had eleven pages left of the best book in the world, because every
            lamp wakes her. But a lemon lamp shines so badly, she won’t notice.”

            “And the bell?”

            “For the kitchen. If she wakes up, I pull the string instead of shouting for Dad.”

            “And something for the Colonel?”

            “I don’t know yet.” {Boy} looked at the ground. “She never gets to choose for herself.” [athlete: He looked up. “{Athlete} shows up a long way off, by the way.”]
      `,
        },
        {
          sv: `
            ”Är hon överste på riktigt?”

            ”Hon är fyra månader”, sa pojken, som hette {boy}. ”Men hon är flintskallig[age>=9: , och hon är bredast
            på mitten], och när hon ropar ställer sig alla upp.[age>=9:  Även gäster.]”

            De kröp efter citroner medan han berättade. Han och översten delade rum. Sedan tre veckor hade han elva
            sidor kvar i den bästa bok som fanns, för översten kände lampor genom ögonlocken. ”Men en som går på
            citroner lyser knappt. Den märker hon inte.”

            ”Och bjällran?”

            ”Den är pappas. Jag drar i ett snöre, så plingar det i köket, och ingen har skrikit.”

            ”Och något till översten?”

            ”Vet inte än”, sa {boy}. ”Hon får ju bara sådant som andra har valt.” [athlete: Han pekade på kepsen. ”När
            du skuggar folk kan du vända {athlete} bakåt.”]
          `,
          en: `
            “Is she a real colonel?”

            “She’s four months old,” said the boy, who was called {boy}. “But she’s bald[age>=9: , and she’s widest in
            the middle], and when she calls, everybody stands up.[age>=9:  Even visitors.]”

            They crawled after lemons while he explained. He and the Colonel shared a room. For three weeks he’d had
            eleven pages left of the best book there was, because the Colonel could feel a lamp through her eyelids.
            “But one that runs on lemons hardly shines. She won’t notice.”

            “And the bell?”

            “That’s Dad’s. I pull a string, it rings in the kitchen, and nobody’s had to yell.”

            “And something for the Colonel?”

            “Don’t know yet,” said {boy}. “She only gets what other people chose.” [athlete: He pointed at the cap.
            “When you’re shadowing, you could turn {athlete} to the back.”]
          `,
        },
      ],
    },
    {
      id: 'parade',
      part: 'try',
      at: 'the boy’s room, Saturday evening',
      with: ['child', 'friend', 'boy', 'adult'],
      pays: ['somebody asleep'],
      plants: ['gap', 'sock'],
      either: [
        {
          sv: `
            [sport: Väskan med allt till {sport} tömdes och fylldes med gult.|De plockade citroner.] ”Trettionio”, räknade
            {boy}. {Child} räckte fram den fyrtionde.

            På kvällen, när alla föräldrar var tillfrågade, stod citronerna i led på golvet hos {boy}, med en spik och en bit koppartråd i varje. [friend & age>=9: {Friend} hade räknat spikarna.] Längst fram satt en lampa, liten som en ärta. I köket hängde bjällran i en av överstens strumpor.
            [adult: Under den satt {adult} och överstens pappa och viskade om ost.] Översten sov med nävarna ovanför huvudet.

            {Boy} kopplade ihop det sista. Ingenting hände.

            De kröp längs leden och räknade. Mellan trettioett och trettiotvå fattades en tråd, och det fanns ingen mer.

            ”Elva sidor”, viskade {boy} till taket.
      `,
          en: `
            [sport: The {sport} bag was emptied and filled with yellow.|They picked up the lemons.]
            “Thirty-nine,” counted {boy}. {Child} held out the fortieth.

            That evening, when all the parents had been asked, the lemons stood in rows on {boy's} floor, each with a nail and a bit of copper wire. [friend & age>=9: {Friend} had counted the nails.] At the front was a lamp the size of a pea. In the kitchen hung the bell, in one of the Colonel’s socks.
            [adult: Under it sat {adult} and the Colonel’s father, whispering about cheese.] The Colonel slept with both fists above her
            head.

            {Boy} joined up the last wire. Nothing happened.

            They crept along the rows, counting. Between thirty-one and thirty-two, a wire was missing, and there was no more.

            “Eleven pages,” {boy} whispered to the ceiling.
      `,
        },
        {
          sv: `
            [sport: Väskan med allt till {sport} fick ta emot citronerna.|Citronerna bars hem i tröjor.] Den fyrtionde
            kom {child} med[age>=9: , och den var bara lite trampad på].

            Föräldrarna sa ja. På kvällen trycktes fyrtio spikar in med tummarna, för det fick inte låta, och mellan
            citronerna drogs koppartråd, tills de stod på golvet hos {boy} som på parad. [friend & age>=9: {Friend}
            inspekterade.] Sist i ledet satt en lampa som en ärta. Bjällran hängde i köket, i en av överstens
            strumpor. [adult: Där satt {adult} och överstens pappa och talade om ost.] Översten sov med knutna nävar.

            ”Nu”, viskade {boy}. Det blev precis lika mörkt som förut.

            De kände efter, citron för citron. Mellan trettioett och trettiotvå satt det ingen tråd, och rullen var
            slut.

            ”Elva sidor”, viskade {boy}, till ingen särskild.
          `,
          en: `
            [sport: The {sport} bag took the lemons.|The lemons were carried home in sweaters.] {Child} brought the
            fortieth[age>=9: , which had only been stepped on a little].

            The parents said yes. That evening forty nails were pushed in by thumb, to be quiet, and copper wire was
            run from lemon to lemon, until they stood on parade on {boy's} floor. [friend & age>=9: {Friend} inspected
            them.] Last in line was a lamp like a pea. The bell hung in the kitchen, in one of the Colonel’s socks.
            [adult: {Adult} and the Colonel’s father sat there, discussing cheese.] The Colonel herself was asleep,
            fists closed.

            “Now,” whispered {boy}. It was exactly as dark as before.

            They felt their way, lemon by lemon. Between thirty-one and thirty-two there was no wire, and the roll was
            empty.

            “Eleven pages,” whispered {boy}, to nobody in particular.
          `,
        },
      ],
    },
    {
      id: 'light',
      part: 'turn',
      at: 'the boy’s room, Saturday evening',
      with: ['child', 'friend', 'boy'],
      pays: ['paper clip', 'gap', 'something for the Colonel'],
      either: [
        {
          sv: `
            {Child} tittade på hålet. Fram kom den svarta boken, och av åkte gemet. Listan behövde det inte längre. Det var ju klart vem det var.

            Gemet räckte precis. Lampan tändes och lyste på tre citroner och en tumme.

            ”JA”, sa {boy}, som hade tänkt säga det inuti.

            Översten slog upp ögonen. Hon blev röd. Hon drog in luft, mer och mer, och {boy} tog tag i snöret.

            Då såg hon lampan.

            Hon släppte ut luften igen utan att ha använt den. Länge såg hon på det lilla gula, och det lilla gula såg på henne, och
            ingen av dem hade bråttom. [music: {Child} nynnade på {music}, så tyst att det bara räckte till spjälsängen.] Till
            slut var ögonen bara två streck.

            ”Där”, viskade {child}. ”Något till översten.”
      `,
          en: `
            {Child} looked at the gap. Out came the black book, and off came the paper clip. The list didn’t need it
            anymore. It was clear who it was.

            The clip reached, exactly. The lamp came on and lit up three lemons and a thumb.

            “YES,” said {boy}, who’d meant to say it on the inside.

            The Colonel opened her eyes. She turned red. She drew in air, and more air, and {boy} took hold of the string.

            Then she caught sight of the lamp.

            She let the air out again without using it. For a long time she looked at the little yellow thing, and it looked at
            her, and neither was in a hurry. [music: {Child} hummed {music}, just loud enough for the [uk: cot|crib].] At last her
            eyes were only two lines.

            “There,” whispered {child}. “Something for the Colonel.”
      `,
        },
        {
          sv: `
            Något tunt, av metall. {Child} tänkte så det nästan hördes. Sedan kom den svarta boken fram, och gemet
            fick släppa nummer trettiotvå. Vem det var visste man ju.

            Gemet räckte över gluggen, precis. Det blev ljus, åt tre citroner och {boy's} näsa.

            Ingen sa ett ljud, men översten öppnade ögonen. Hon blev röd. Hon tog sats, och av gammal vana ställde sig
            {boy} upp, med snöret i handen.

            Det kom inget rop. Översten hade fått syn på lampan. Hon vred på huvudet för att få den mitt framför sig,
            och en av nävarna gick upp. [music: Mycket tyst nynnade {child} {music}.] Så låg hon och tittade, tills
            ögonlocken gick ner, det ena före det andra.

            ”Den valde hon själv”, viskade {child}. ”Något till översten.”
          `,
          en: `
            Something thin, and metal. {Child} thought so hard you could nearly hear it. Then out came the black book,
            and the paper clip let go of number thirty-two. Everyone knew who that was.

            The clip just reached across. There was light, enough for three lemons and {boy's} nose.

            Nobody made a sound, but the Colonel opened her eyes. She turned red. She took aim, and out of habit {boy}
            stood up, string in hand.

            No call came. The Colonel had noticed the lamp. She turned her head until she had it right in front of
            her, and one of the fists came open. [music: Very softly, {child} hummed {music}.] And so she lay and
            looked, until her eyelids went down, one before the other.

            “She chose that herself,” whispered {child}. “Something for the Colonel.”
          `,
        },
      ],
    },
    {
      id: 'pages',
      part: 'back',
      at: 'the boy’s room, and home',
      with: ['child', 'friend', 'boy'],
      pays: ['eleven pages', 'sock', 'string'],
      either: [
        {
          sv: `
            {Boy} drog i snöret ändå, en gång. Borta i köket sa en strumpa pling. Ett pling betydde att ingen behövde komma.

            Sedan läste han sina elva sidor[age>=9:  med näsan mot lampan], och det syntes på ryggen när det var roligt. Lampan fick lysa tills citronerna blev
            trötta.

            [friend: ”Vem blir nummer trettiotre?” undrade {friend} på vägen hem.]
      `,
          en: `
            {Boy} pulled the string anyway, once. In the kitchen, a sock went ting. One ting meant nobody had to come.

            Then he read his eleven pages[age>=9: , nose to the lamp], and you could tell from his back when it was funny. The lamp was left on until the lemons
            got tired.

            [friend: “Who’ll be number thirty-three?” {friend} asked on the way home.]
      `,
        },
        {
          sv: `
            Pling, sa strumpan i köket. Ett enda pling, det betydde: kom inte.

            Så slog {boy} upp sin bok. [age>=9: Lampan räckte till en rad i taget. ]De elva sidorna tog precis så lång
            tid som citronerna orkade, och på den sista skrattade han utan ljud, så att sängen skakade.

            [friend: ”Jag är glad att vi frågade”, sa {friend} på vägen hem, utan tidning.]
          `,
          en: `
            Ting, said the sock in the kitchen. A single ting, which meant: don’t come.

            Then {boy} opened his book. [age>=9: The lamp was good for one line at a time. ]The eleven pages took just
            as long as the lemons could keep going, and on the last one he laughed without a sound, so that the bed
            shook.

            [friend: “I’m glad we asked,” said {friend} on the way home, without the newspaper.]
          `,
        },
      ],
    },
    {
      id: 'thirty-three',
      part: 'last',
      at: 'the child’s bed',
      with: ['child', 'pet'],
      pays: ['black book', 'long division'],
      either: [
        {
          sv: `
            Det var sent. [pet: {Pet} sov redan, och ingen plingade.] {Child} la den svarta boken bredvid sängen, och ur den gled ett papper, utan gem.

            Sextio potatisar //
            Mera snöre //
            {Child}[friend:  och {friend}]

            På baksidan stod en lång division, uträknad ända till slutet. {Child} läste listan en gång, liggande, och under den
            behövde ingen skriva vem det var.
          `,
          en: `
            It was late. [pet: {Pet} was asleep, and nobody rang.] {Child} put the black book by the bed, and out slid a piece of paper, without a clip.

            Sixty potatoes //
            More string //
            {Child}[friend:  and {friend}]

            On the back was a long division, worked all the way to the end. {Child} read the list once, lying down, and under
            this one nobody had to write who it was.
          `,
        },
        {
          sv: `
            Det var sent när {child} låg i sin egen säng. [pet: {Pet} sov redan, och ingen plingade.]
            I den svarta boken satt listan fastklistrad, med divisionen inåt. Under den stod det {boy}, och det var det första i boken som säkert stämde.

            Så släcktes lampan, den vanliga, som går på väggen. Händerna låg på kudden och luktade gult, och den färgen ser man även när man blundar.
          `,
          en: `
            It was late when {child} lay in bed at home. [pet: {Pet} was asleep, and nobody rang.] In
            the black book the list was pasted down, with the long division facing in. Under it was written {boy}, and that was
            the first thing in the whole book that was certainly true.

            Then the lamp went out, the ordinary one, which runs on the wall. On the pillow lay two hands that smelled yellow,
            and that’s a [uk: colour|color] you can see with your eyes shut.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['found', 'clip', 'theories', 'experts', 'bench'],
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'read', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'elder', pose: 'stand', at: 'left' },
        { who: 'elder2', pose: 'sit', at: 'far' },
        { who: 'pet', pose: 'sleep', at: 'near' },
      ],
      props: ['letter', 'book'],
      alt: {
        sv: 'I köket läser {child} listan en gång till[friend: , och {friend} läser med][pet: . {Pet} sover].',
        en: 'In the kitchen, {child} is reading the list once more[friend:, and so is {friend}][pet: . {Pet} is asleep].',
      },
    },
    {
      beats: ['bench', 'bag', 'ask', 'colonel'],
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['lemons', 'bag', 'bicycle', 'letter'],
      alt: {
        sv: '{Child} står på gatan med listan[friend: . {Friend} sitter kvar på bänken]. På marken ligger en påse som har gått sönder, och mängder av citroner.',
        en: '{Child} stands in the street with the list[friend: . {Friend} is still on the bench]. On the ground lie a bag that has burst and a great many lemons.',
      },
    },
    {
      beats: ['colonel', 'parade', 'light', 'pages'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'near' },
        { who: 'friend', pose: 'crouch', at: 'right' },
      ],
      props: ['lamp', 'book'],
      alt: {
        sv: '{Child} sitter på huk i det mörka rummet[friend:  med {friend}]. En liten lampa lyser gult.',
        en: '{Child} crouches in the dark room[friend:  with {friend}]. A little lamp is shining yellow.',
      },
    },
  ],
});
