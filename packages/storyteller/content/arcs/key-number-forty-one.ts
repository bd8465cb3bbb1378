import { score } from '../../src/score.ts';

const sign = {
  sv: `”Detektiv. Borttappade saker och annat mystiskt. Knacka två gånger.”`,
  en: `“Detective. Lost things and other mysteries. Knock twice.”`,
};
const firstCase = {
  sv: `Någon hade ätit upp den sista bullen, och alla spår ledde till detektiven, som slapp
            undan med en varning.`,
  en: `Somebody had eaten the last bun, and all the clues led to the detective, who got off
            with a warning.`,
};

export default score({
  id: 'key-number-forty-one',
  premise:
    'A detective gets a letter and a key from somebody who has lost a boy of four; the client turns out to be a cloth walrus in the lost-and-found, and the boy, who does not know that he is lost, is the one who holds the door for nobody.',
  voice: 'detective',
  writtenFirstIn: 'sv',
  ages: [7, 12],
  leads: ['theme'],
  themes: ['detective', 'lost-toy', 'key', 'letter'],
  contains: ['detective', 'lost-toy', 'rain'],
  registry: {
    idea: 'a lost toy advertises for its lost owner, who does not know that he is lost',
    device:
      'a torn letterhead is read as a name (V. Tego out of HITTEGODS, W. T. Andfo out of LOST AND FOUND); a clue struck out for good reasons turns out right',
    objects: [
      'small key with the number 41',
      'cloth walrus with one tusk',
      'yellow boots',
      'door held low for nobody',
      'blue ink on a thumb',
      'sticky half bun as a fee',
    ],
    joke: 'all who answer to “Come on, then”; the detective’s first case led to the detective; “You were the lost one.” – “I didn’t notice.”',
    ending: 'the bedroom door is held a moment longer, low down / two knocks on the window, and it is only the rain',
  },
  titles: {
    sv: [
      'Detektiven och nyckel nummer fyrtioett',
      'Fallet V. Tego',
      'Dörren som hölls upp för ingen',
      'Knacka två gånger',
    'Kom nu då',
    ],
    en: [
      'The Detective and Key Number Forty-One',
      'The Case of W. T. Andfo',
      'The Door That Was Held for Nobody',
      'Knock Twice',
    'Come On, Then',
    ],
  },
  guests: {
    walrus: {
      sv: [
        { name: 'Valter', pronoun: 'he' },
        { name: 'Verner', pronoun: 'he' },
        { name: 'Valdemar', pronoun: 'he' },
      ],
      en: [
        { name: 'Walter', pronoun: 'he' },
        { name: 'Wilfred', pronoun: 'he' },
        { name: 'Winston', pronoun: 'he' },
      ],
    },
  },
  beats: [
    {
      id: 'letter',
      part: 'open',
      at: 'the child’s home, a rainy Saturday',
      with: ['child'],
      plants: ['bun', 'knock twice', 'key', 'rain'],
      either: [
        {
          sv: `
            På {child's} dörr satt en lapp, och en likadan på busstationen: ${sign.sv}[age>=10:  Lappen hade några år på nacken, men den gällde.]

            Före brevet med nyckeln hade det bara kommit ett fall. ${firstCase.sv}

            Brevet kom en regnig lördag. ”Till detektiven”, stod det med blått bläck, och nyckeln hade nummer 41.
          `,
          en: `
            On {child's} door hung a note, with another just like it at the bus station: ${sign.en}[age>=10:  The note was some years old, but still in force.]

            Before the letter with the key, there had been only one case. ${firstCase.en}

            The letter came one rainy Saturday. “To the Detective,” it said, in blue ink, and the key had the number 41.
          `,
        },
        {
          sv: `
            Brevet låg på hallmattan en regnig lördag. ”Till detektiven”, stod det med blått bläck, och i kuvertet låg en nyckel med nummer 41.

            Det var rätt adress. På {child's} dörr satt en lapp, och en likadan på busstationen: ${sign.sv}[age>=10:  Lappen hade några år på nacken, men den gällde.]

            Hittills hade det bara kommit ett fall. ${firstCase.sv}
          `,
          en: `
            The letter lay on the doormat one rainy Saturday. “To the Detective,” it said, in blue ink, and inside was a key with the number 41.

            It was the right address. On {child's} door hung a note, with another just like it at the bus station: ${sign.en}[age>=10:  The note was some years old, but still in force.]

            So far, there had been only one case. ${firstCase.en}
          `,
        },
      ],
    },
    {
      id: 'lost-somebody',
      part: 'stir',
      at: 'at home',
      with: ['child', 'friend', 'pet'],
      plants: ['yellow boots', 'torn name', 'come on then'],
      either: [
        {
          sv: `
            ”Bästa detektiv!” läste {child}. ”Jag har tappat bort någon. Han är fyra år, snart fem, har gula stövlar och är klibbig framåt kvällen.
            Lyssnar ibland på Kom nu då. Han har varit borta i en vecka. Nyckeln går till mig. V.”

            Överst på papperet hade något varit tryckt, men hörnen var avrivna. [pet.cat: Det såg ingen, förrän {pet} la sig på
            brevet så att bara överkanten stack fram. ]Kvar stod: TEGO.

            – V. Tego, sa {child}. Det är kunden.

            [friend: {Friend}, som var assistent, skrev upp det i protokollet.|[child.name: Det skrevs upp|{Child.He} skrev upp det] i protokollet.] [city: I hela {city} fanns ingen som hette Tego. Det fanns en Tegelberg, men hon
            hade inte tappat någon.] [athlete: Brevet nålades upp bredvid affischen av {athlete}, som hade sett alla fall och aldrig skvallrat.] [pet.other: {Pet}
            förhördes först, men hade varit hemma hela veckan och kunde strykas.]
      `,
          en: `
            “Dear Detective,” read {child}. “I have lost somebody. He is four, nearly five, has yellow boots, and gets sticky toward evening. Answers sometimes to Come on, then.
            He has been gone a week. The key leads to me. W.”

            Something had been printed at the top, but the corners were torn off. [pet.cat: Nobody noticed, until {pet} lay down on the letter
            and left only the top edge showing. ]All that was left was: T AND FO.

            “W. T. Andfo,” said {child}. “That’s the client.”

            [friend: {Friend}, the assistant, put it in the case book.|[child.name: It went into|{Child.He} put it in] the case book.] [city: In all of {city} there was nobody called Andfo. There was an Anderson,
            but she hadn’t lost anyone.] [athlete: The letter was pinned up next to the poster of {athlete}, who had seen every case and never told.] [pet.other: {Pet}
            was questioned first, but had been home all week and could be crossed out.]
      `,
        },
        {
          sv: `
            ”Bästa detektiv! Det gäller en pojke. Ålder: fyra, snart fem. Kännetecken: gula stövlar, sylt. Lystrar
            till Kom nu då, när han har lust. Jag har inte sett honom på en vecka. Mig hittar man med nyckeln.
            Högaktningsfullt, V.”

            [age>=9: – En utmärkt efterlysning, sa {child}. Men vad heter kunden?]

            Överst hade det varit något tryckt, men hörnen var avrivna. [pet.cat: Det syntes först när {pet} tuggade
            på resten. ]Kvar var: TEGO.

            – V. Tego, sa {child}. Som en trollkarl.

            [friend: {Friend}, som var assistent, strök under det två gånger i protokollet.|Det ströks under två
            gånger i protokollet.] [city: {In city} bodde det en fru Tegnér men ingen Tego.] [athlete: Affischen av
            {athlete} fick flytta på sig en bit, så att brevet fick plats på väggen.] [pet.other: {Pet} saknade
            stövlar och avskrevs.]
          `,
          en: `
            “Dear Detective! This concerns a boy. Age: four, nearly five. Marks: yellow boots, jam. Answers to Come
            on, then, when he feels like it. I have not seen him for a week. I can be found with the key. Yours truly,
            W.”

            [age>=9: “An excellent description,” said {child}. “But who is the client?”]

            Something had been printed at the top, but both corners were gone. [pet.cat: Nobody saw, until {pet}
            chewed on the rest. ]What was left was: T AND FO.

            “W. T. Andfo,” said {child}. “Like a conductor.”

            [friend: {Friend}, the assistant, underlined it twice in the case book.|It was underlined twice in the
            case book.] [city: {In city} there was a Miss Andrews, but not one Andfo.] [athlete: The poster of
            {athlete} was moved over a little, to make room for the letter on the wall.] [pet.other: {Pet} had no
            boots and was ruled out.]
          `,
        },
      ],
    },
    {
      id: 'key',
      part: 'try',
      at: 'at home',
      with: ['child', 'elder', 'elder2'],
      plants: ['cupboard'],
      either: [
        {
          sv: `
            Nyckeln var kort som ett lillfinger och passade inte i någonting.

            [elder: – En dörr vill ha en nyckel för hela näven, sa {elder}. Den här tar man med två fingrar. Den går till ett skåp.[elder2:

            – Och det finns fyrtio till, sa {elder2}, som var bra på att räkna.]|En dörr vill ha en nyckel för hela näven. En som man tar med två fingrar måste gå till ett skåp.]

            [school: {At school} fanns det skåp, men de tog slut vid trettioåtta.]
      `,
          en: `
            The key was as short as a little finger, and it fit nothing.

            [elder: “A door wants a key for your whole fist,” said {elder}. “This one’s for two fingers. It’s for a cupboard.”[elder2:

            “And there are forty more of them,” said {elder2}, who was good at numbers.]|A door wants a key for your whole fist. One for two fingers must be for a cupboard.]

            [school: {At school} there were lockers, but they stopped at thirty-eight.]
      `,
        },
        {
          sv: `
            Nyckeln provades i ytterdörren, i cykeln och i en gammal väckarklocka.

            [elder: {Elder} la den på lillfingret. – Den här går inte till något man bor i, sa {elder.he}. Den går
            till något man ställer undan saker i. Ett skåp.[elder2:

            – Ett av fyrtioett, minst, sa {elder2}.]|Till det man bor i har man en stor nyckel. Till det man ställer
            undan saker i räcker en liten. Den gick till ett skåp.]

            [school: Skåpen {at school} provades också, men de hade fel sorts hål.]
          `,
          en: `
            The key was tried in the front door, the bicycle, and an old alarm clock.

            [elder: {Elder} weighed it on one little finger. “This isn’t for something you live in,” {elder.he} said.
            “It’s for something you put things away in. A cupboard.”[elder2:

            “One of forty-one, at least,” said {elder2}.]|For what you live in, you have a big key. For what you put
            things away in, a small one will do. It went to a cupboard.]

            [school: The lockers {at school} were tried as well, but they had the wrong sort of hole.]
          `,
        },
        {
          sv: `
            {Child} höll upp nyckeln mot lampan. Den hade två tänder.

            [elder: – Då biter den inte på dörrar, sa {elder}. Det där är en skåpnyckel.[elder2:

            – Med mjölktänderna kvar, sa {elder2}.]|Med två tänder biter man inte på dörrar. De räcker på sin höjd
            till ett skåp.]

            [school: Skåpen {at school} gapade redan.]
          `,
          en: `
            {Child} held the key up to the lamp. It had two teeth.

            [elder: “Then it doesn’t bite doors,” said {elder}. “That’s a cupboard key.”[elder2:

            “With its milk teeth in,” said {elder2}.]|With two teeth you don’t bite doors. At most they’ll do for a
            cupboard.]

            [school: The lockers {at school} were gaping already.]
          `,
        },
      ],
    },
    {
      id: 'come-on-then',
      part: 'try',
      at: 'outside the bakery, in the rain',
      with: ['child', 'friend', 'adult', 'pet'],
      pays: ['come on then'],
      plants: ['held door', 'struck out', 'dog, siblings, old man'],
      either: [
        {
          sv: `
            Då var det bara den borttappade kvar att leta efter. {Child} ställde sig[friend & pet.dog:  med {friend} och {pet}][friend & !pet.dog:  med {friend}][!friend & pet.dog:  med {pet}] under ett paraply utanför bageriet, där alla går förbi.[adult:  {Adult} stod i kön där inne.]
            [music: Signalen för gula stövlar var att nynna på {music}.]

            – Kom nu då, sa [friend / pet.dog / adult: {child}|{child.he}] ut i regnet, för att se vem som lyssnade.

            Det kom en hund med koppel men utan någon i. Det kom två syskon. Det kom en farbror, som länge hade väntat på att någon skulle säga det.

            Och ut från bageriet kom en som var fyra år, snart fem. Huvan räckte ner till näsan. Stövlarna var gula. När han hade gått ut höll han
            upp dörren en stund till, långt ner, fast det inte kom någon.

            – Kom nu då, sa hans mamma, och så småningom kom han.

            [friend: – Det är han! viskade {friend}.|Det måste vara han.]

            – Men han är inte borttappad, sa {child}. Hans mamma vet precis var han är.

            De gula stövlarna ströks ur protokollet.
      `,
          en: `
            That left only the lost person to look for. {Child}[friend & pet.dog: , {friend}, and {pet}][friend & !pet.dog:  and {friend}][!friend & pet.dog:  and {pet}] stood under an umbrella outside the bakery, where everybody goes by.[adult:  {Adult} was [uk: in the queue | in line] inside.]
            [music: The signal for yellow boots was to hum {music}.]

            “Come on, then,” [friend / pet.dog / adult: {child}|{child.he}] said into the rain, to see who answered.

            A dog came, with nobody on its leash. A brother and a sister came. An old man came, who’d been waiting a long time for somebody to say it.

            And out of the bakery came somebody who was four, nearly five. His hood reached to his nose. His boots were yellow. Once he was out, he held the
            door a moment longer, low down, though nobody was coming.

            “Come on, then,” said his mother, and after a while he came.

            [friend: “That’s him!” whispered {friend}.|It had to be him.]

            “But he isn’t lost,” said {child}. “His mother knows exactly where he is.”

            The yellow boots were crossed out of the case book.
      `,
        },
        {
          sv: `
            Då fick man börja i andra änden, med den som var borta. Utanför bageriet går alla förbi, förr eller
            senare, så där stod {child}[friend & pet.dog:  med {friend} och {pet}][friend & !pet.dog:  med
            {friend}][!friend & pet.dog:  med {pet}] under ett paraply som läckte.[adult:  {Adult} var inne och valde
            bröd.] [music: Den som fick syn på något gult skulle nynna på {music}.]

            – Kom nu då, sa [friend / pet.dog / adult: {child}|{child.he}] på prov.

            En hund kom genast, med kopplet efter sig. Två syskon kom, i samma regnkappa. Sist kom en farbror.

            – Äntligen, sa han.

            Sedan öppnades dörren till bageriet. Stövlarna var gula. Ovanför dem var det mest huva, med en näsa i. Han
            var fyra, snart fem. När han hade kommit ut höll han upp dörren efter sig, långt ner, för någon som inte
            kom.

            – Kom nu då, sa hans mamma borta vid hörnet, och när han hade lust kom han.

            [friend: – Stövlarna! viskade {friend}.|Allt stämde, ner till stövlarna.]

            – Men han går ju med sin mamma, sa {child}. Mindre borttappad än så kan man inte bli.

            De gula stövlarna ströks, med linjal.
          `,
          en: `
            That left the other end, the one who was gone. Sooner or later everybody goes past the bakery, so there
            {child} stood[friend & pet.dog: , with {friend} and {pet}][friend & !pet.dog: , with
            {friend}][!friend & pet.dog: , with {pet}], under an umbrella that leaked.[adult:  {Adult} was inside,
            choosing a loaf.] [music: Whoever saw anything yellow was to hum {music}.]

            “Come on, then,” [friend / pet.dog / adult: {child}|{child.he}] said, to try it out.

            A dog came at once, trailing its leash. A brother and a sister came, in one raincoat. Last came an old
            man.

            “At long last,” he said.

            Then the bakery door opened. The boots were yellow. Above them it was mostly hood, with a nose in it. He
            was four, nearly five, and he came out without letting go of the door. He held it, low down, for somebody
            who didn’t come.

            “Come on, then,” said his mother, over at the corner, and when he felt like it, he came.

            [friend: “The boots!” whispered {friend}.|It all fit, down to the boots.]

            “But he’s with his mother,” said {child}. “You can’t be less lost than that.”

            The yellow boots were crossed out, with a ruler.
          `,
        },
      ],
    },
    {
      id: 'sign',
      part: 'turn',
      at: 'the bus station, on the way home',
      with: ['child', 'friend', 'adult', 'pet'],
      pays: ['torn name', 'cupboard', 'key'],
      plants: ['hatch'],
      either: [
        {
          sv: `
            På vägen hem, vid busstationen, stannade [pet.dog: {pet} för att skaka av sig regnet. Alla fick vänta, och {child} tittade upp|{child} tvärt].
            Över en lucka i väggen satt en skylt som alltid hade suttit där: HITTEGODS. Och mitt i stod det TEGO.

            V. Tego var ingen person. V. Tego var en lucka.

            I luckan satt en dam med blått bläck på tummen.

            – Fyrtioett? sa hon. Längst ner till höger.

            Nyckeln gick runt. I skåpet satt en valross av tyg, med en bete och en lapp om halsen: Glömd på buss fyra.

            – Har han skrivit brevet? sa {child}.

            – Han säger hur det ska vara, sa damen. Jag håller bara i pennan.
      `,
          en: `
            On the way home, at the bus station, [pet.dog: {pet} stopped to shake off the rain. Everybody had to wait, and {child} looked up|{child} stopped short].
            Over a hatch in the wall was a sign that had always been there: LOST AND FOUND. And in the middle it said T AND FO.

            W. T. Andfo wasn’t a person. W. T. Andfo was a hatch.

            In the hatch sat a lady with blue ink on her thumb.

            “Forty-one?” she said. “Bottom right.”

            The key turned. In the cupboard sat a cloth walrus with one tusk, and a label around his neck: Left on the number four bus.

            “Did he write the letter?” said {child}.

            “He says how it should go,” said the lady. “I only hold the pen.”
      `,
        },
        {
          sv: `
            På busstationen stod folk och väntade i regnet. Ovanför dem satt en skylt, och mellan två paraplyer kunde
            man läsa mitten av den: TEGO.

            [pet.dog: Då skakade {pet} på sig, från nosen och bakåt, och paraplyerna flyttade sig åt var sitt håll.|Då
            kom bussen, och paraplyerna klev på.] HITTEGODS, stod det, över en lucka i väggen.

            – V. Tego är en lucka, sa {child}.

            Damen i luckan hade blått bläck på tummen.

            – Fyrtioett? sa hon. Det är det som kärvar.

            Det kärvade. Sedan gick skåpet upp, och där satt en valross av tyg, med en enda bete. På lappen om halsen
            stod det: Glömd på buss fyra.

            – Kan han skriva? sa {child}.

            – Han dikterar, sa damen. Det tar sin tid, för han vill ha det rätt.
          `,
          en: `
            At the bus station, people stood waiting in the rain. Above them was a sign, and between two umbrellas you
            could read the middle of it: T AND FO.

            [pet.dog: Then {pet} shook, from the nose backward, and the umbrellas moved apart.|Then the bus came, and
            the umbrellas got on.] LOST AND FOUND, it said, over a hatch in the wall.

            “W. T. Andfo is a hatch,” said {child}.

            The lady in the hatch had blue ink on her thumb.

            “Forty-one?” she said. “That’s the one that sticks.”

            It stuck. Then the cupboard opened, and there sat a cloth walrus with one tusk. On the label around his
            neck it said: Left on the number four bus.

            “Can he write?” said {child}.

            “He dictates,” said the lady. “It takes a while, because he wants it right.”
          `,
        },
      ],
    },
    {
      id: 'not-lost',
      part: 'turn',
      at: 'the hatch at the bus station',
      with: ['child', 'friend', 'adult'],
      pays: ['struck out'],
      plants: ['receipt'],
      either: [
        {
          sv: `
            {Child} läste brevet en gång till[age>=9: , högt, så att avsändaren kunde säga till om något var fel]. ”Jag har tappat bort någon.”

            Valrossen satt där han hade suttit hela veckan. Han visste precis var han var.

            – Då är det pojken i stövlarna som är borttappad, sa [friend: {friend}|{child}]. Han vet bara inte om det.

            Detektiven tog ut valrossen mot kvitto.[adult:  {Adult} fick hålla i paraplyet, så att han inte blev våt.]
      `,
          en: `
            {Child} read the letter once more[age>=9: , out loud, so that the sender could say if anything was wrong]. “I have lost somebody.”

            The walrus sat where he’d sat all week. He knew exactly where he was.

            “Then it’s the boy in the boots who’s lost,” said [friend: {friend}|{child}]. “He just doesn’t know it.”

            The detective signed for the walrus.[adult:  {Adult} held the umbrella, so that he wouldn’t get wet.]
      `,
        },
        {
          sv: `
            {Child} höll upp valrossen framför sig[age>=9: , som man gör med vittnen]. – Vet du var du är?

            Det visste han. Han hade haft samma skåp i en vecka.

            – Men pojken har ingen aning, sa [friend: {friend}|{child}]. Det är han som är borta. Det har bara ingen
            talat om för honom.

            Damen skrev ett kvitto på en valross, nästan hel.[adult & age>=9:  {Adult} knäppte in honom i jackan, med
            beten utåt, så att han inte skulle bli våt.]
          `,
          en: `
            {Child} held up the walrus[age>=9: , as you do with a witness]. “Do you know where you are?”

            He knew. He’d had the same cupboard for a week.

            “But the boy has no idea,” said [friend: {friend}|{child}]. “He’s the one who’s gone. It’s just that
            nobody’s told him.”

            The lady wrote a receipt for one walrus, nearly whole.[adult & age>=9:  {Adult} buttoned him into a
            jacket, tusk out, to keep him dry.]
          `,
        },
      ],
    },
    {
      id: 'sunshine',
      part: 'try',
      at: 'the bench outside the bakery, Sunday',
      with: ['child', 'friend', 'adult'],
      pays: ['rain', 'dog, siblings, old man', 'yellow boots'],
      plants: ['waiting'],
      either: [
        {
          sv: `
            På söndagen satt {child}[friend:  och {friend}] på bänken utanför bageriet[adult: , med {adult} i andra änden]. [sport: [friend / adult: {Child}|{Child.He}] såg ut som någon på väg till träningen i {sport}, med väskan i knät. Ur väskan stack det upp en bete.|Ur en jackficka stack det upp en bete.]

            Planen var gula stövlar. Det var en bra plan, fram till vädret. Solen sken, och ingen hade stövlar. Det kom gympaskor, finskor och
            ett par simfötter. Av pojken hade det bara synts en näsa, och näsor fanns det gott om. [music: {Child} nynnade på {music} ändå, men det tog ingen åt sig.]

            – Kom nu då, försökte {child}.

            Det kom en hund, två syskon och en farbror.
      `,
          en: `
            On Sunday {child}[friend:  and {friend}] sat on the bench outside the bakery[adult: , with {adult} at the other end]. [sport: [friend / adult: {Child}|{Child.He}] looked like somebody on the way to {sport} practice, bag and all. Out of the bag poked a tusk.|Out of a jacket pocket poked a tusk.]

            The plan was yellow boots. It was a good plan, right up to the weather. The sun shone, and nobody wore boots. [uk: Trainers | Sneakers] came, and Sunday shoes, and one pair of flippers. Nothing had been seen of the boy but a nose, and there were plenty of noses. [music: {Child} hummed {music} anyway, but nobody took it personally.]

            “Come on, then,” {child} tried.

            A dog came, and a brother and a sister, and an old man.
      `,
        },
        {
          sv: `
            Söndagen var torr. Det hade detektiven inte räknat med. {Child}[friend:  och {friend}] satt på bänken
            utanför bageriet[adult:  bredvid {adult}] och spanade efter ett par stövlar som säkert stod kvar i en
            hall. [sport: Valrossen låg i väskan med allt till {sport}, och beten stack ut genom blixtlåset.|Valrossen
            satt innanför jackan, och beten stack ut mellan två knappar.]

            Det gick folk i sandaler.[age>=9:  Det gick en brud i lånade tofflor.] Huvor fanns det inga, och i solsken
            är den ena näsan den andra lik. [music: {Child} nynnade på {music}, och en dam föll in i andra stämman.]

            – Kom nu då? sa {child} till sist.

            – Gärna, sa farbrorn. Hunden och de båda syskonen var redan där.
          `,
          en: `
            Sunday was dry. The detective hadn’t counted on that. {Child}[friend:  and {friend}] sat on the bench
            outside the bakery[adult:  next to {adult}], watching for a pair of boots that had surely stayed in a
            hall. [sport: The walrus was in the bag with everything for {sport}, and his tusk stuck out through the
            [uk: zip|zipper].|The walrus was inside a jacket, and his tusk stuck out between two buttons.]

            People went by in sandals.[age>=9:  A bride went by in borrowed slippers.] There were no hoods at all, and
            in sunshine one nose is very like another. [music: {Child} hummed {music}, and a lady joined in with the
            harmony.]

            “Come on, then?” said {child} at last.

            “With pleasure,” said the old man. The dog and the brother and sister were there already.
          `,
        },
      ],
    },
    {
      id: 'door',
      part: 'turn',
      at: 'outside the bakery, Sunday',
      with: ['child', 'friend', 'boy'],
      pays: ['held door', 'waiting'],
      plants: ['half bun'],
      sv: `
        Då gick dörren upp, och ut kom ett par blå skor och en bulle, medan någons mamma betalade. Skorna stannade. Dörren hölls upp en stund till, långt ner, fast det inte kom
        någon.

        [age>=9: Det stod inte i något brev. Det hade {child} sett alldeles utan hjälp.]

        – Är det för honom du håller upp? sa {child}, och lyfte upp valrossen.

        Bullen stannade i luften.

        – {Walrus}, sa pojken. Var har du varit?

        – I skåp fyrtioett, sa {child}. Men det är inte han som har varit borta. Det är du.

        Pojken tänkte efter.

        – Det märkte jag inte, sa han.
      `,
      en: `
        Then the door opened, and out came a pair of blue shoes and a bun, while somebody’s mother was paying. The shoes stopped. The door was held a moment longer, low down, though nobody
        was coming.

        [age>=9: That wasn’t in any letter. {Child} had seen it without any help at all.]

        “Is this who you’re holding it for?” said {child}, and held up the walrus.

        The bun stopped in midair.

        “{Walrus},” said the boy. “Where have you been?”

        “In number forty-one,” said {child}. “But he wasn’t the lost one. You were.”

        The boy thought about it.

        “I didn’t notice,” he said.
      `,
    },
    {
      id: 'fee',
      part: 'back',
      at: 'outside the bakery, the hatch, and home',
      with: ['child', 'friend', 'boy'],
      pays: ['half bun', 'come on then', 'receipt', 'hatch'],
      either: [
        {
          sv: `
            Sedan höll pojken upp dörren en gång till, för nu fanns det någon som behövde den.

            – Kom nu då, {walrus}, sa han.

            Betalningen var en halv bulle, ganska klibbig. Damen i luckan fick tillbaka nyckeln, och i protokollet skrev [friend: {friend}|{child}]: ”Borttappad: en pojke. Hittad: på väg ut.”
      `,
          en: `
            Then he held the door once more, because now there was somebody who needed it.

            “Come on, then, {walrus},” he said.

            The fee was half a bun, rather sticky. The lady in the hatch got her key back, and in the case book [friend: {friend}|{child}] wrote, “Lost: one boy. Found: on his way out.”
      `,
        },
        {
          sv: `
            – Kom nu då, {walrus}, sa pojken, och så höll han upp dörren en gång till, för någon som kom.

            [age>=9: – Och vad är vi skyldiga? undrade hans mamma.]

            Detektiven tog en halv bulle, den klibbigare halvan. Nyckeln lämnades i luckan. I protokollet skrev
            [friend: {friend}|{child}]: ”Fall två är löst. Den borttappade hade inte gått någonstans.”
          `,
          en: `
            “Come on, then, {walrus},” said the boy, and held the door one more time, for somebody who came.

            [age>=9: “And what do we owe you?” his mother wondered.]

            The detective charged half a bun, the stickier half. The key was left at the hatch. In the case book
            [friend: {friend}|{child}] wrote, “Case two is solved. The lost person hadn’t gone anywhere.”
          `,
        },
      ],
    },
    {
      id: 'bun',
      part: 'down',
      at: 'the child’s home, evening',
      with: ['child', 'friend', 'elder'],
      pays: ['bun'],
      either: [
        {
          sv: `
            Den halva bullen åts upp före kvällen[friend & elder: , delad på två, medan {elder.short} tog pärlsockret][friend & !elder: , delad på två][!friend & elder: , utom pärlsockret, som {elder.short} tog], och den här gången behövde ingen leta efter spår. Det blev mörkt så sakta att ingen la märke till när.
      `,
          en: `
            The half bun was eaten before evening[friend & elder: , in two quarters, while {elder.short} took the crumbs][friend & !elder: , in two quarters][!friend & elder: , all but the crumbs, which {elder.short} took], and this time nobody had to look for clues. It grew dark so slowly that nobody noticed when.
      `,
        },
        {
          sv: `
            Hemma åts bullhalvan upp[friend & elder: , rättvist delad, och {elder.short} fick det som
            smulade][friend & !elder: , rättvist delad][!friend & elder: , och {elder.short} fick det som smulade],
            och den här gången erkände detektiven genast. Ute tändes fönstren, och så släcktes de, ett i taget.
          `,
          en: `
            At home the half bun was eaten[friend & elder: , fairly divided, and {elder.short} got what
            crumbled][friend & !elder: , fairly divided][!friend & elder: , and {elder.short} got what crumbled], and
            this time the detective confessed at once. Outside, the windows lit up, and then they went dark, one at a
            time.
          `,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s room, night',
      with: ['child', 'pet'],
      pays: ['knock twice', 'held door'],
      either: [
        {
          sv: `
            När det var dags att sova gick {child} in på sitt rum och höll upp dörren en stund till, långt ner.

            [pet.dog / pet.cat: In kom {pet}, som om det hade varit bestämt, och la sig nära sängen och suckade.|Det kom ingen, så vitt man kunde se. Men lite ljus från hallen
            passade på att smita in, och det la sig på golvet bredvid sängen.] Och sedan stängdes dörren, nästan, och ingen därhemma var borttappad.
          `,
          en: `
            When it was time to sleep, {child} went in and held the bedroom door a moment longer, low down.

            [pet.dog / pet.cat: In came {pet}, as if it had all been arranged, and lay down close to the bed and sighed.|Nobody came, as far as anyone could see. But a little light from the
            hall took the chance and slipped in, and lay down on the floor beside the bed.] And then the door was shut, almost, and nobody at home was lost.
          `,
        },
        {
          sv: `
            [pet.dog / pet.cat: {Pet} sov redan.] I sängen var det varmt, och regnet kom tillbaka. Det började långt borta och gick över taken, och till sist var det framme vid {child's} fönster. Där knackade det två gånger.

            Detektiven lyssnade med ett öra mot kudden. Det var bara två droppar, och de hade inte tappat bort någonting, och resten av regnet
            gick förbi så mjukt det kunde.
          `,
          en: `
            [pet.dog / pet.cat: {Pet} was already asleep.] The bed was warm, and the rain came back. It began a long way off and came over the roofs, and at last it was at {child's} window. There it knocked twice.

            The detective listened, with one ear on the pillow. It was only two drops, and they hadn’t lost anything, and the rest of the rain
            went by as softly as it could.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['lost-somebody', 'key', 'come-on-then'],
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'left', if: 'pet.dog' },
      ],
      props: ['umbrella', 'letter', 'key'],
      alt: {
        sv: '{Child} står på gatan i regnet med paraply och brev[friend: , och {friend} håller utkik].',
        en: '{Child} stands in the street in the rain with an umbrella and a letter[friend: , and {friend} is keeping watch].',
      },
    },
    {
      beats: ['come-on-then', 'sign', 'not-lost'],
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'stand', at: 'right', if: 'pet.dog' },
      ],
      props: ['box', 'letter'],
      alt: {
        sv: '{Child} har stannat i regnet och sträcker sig mot ett litet skåp.',
        en: '{Child} has stopped in the rain and is reaching toward a small cupboard.',
      },
    },
    {
      beats: ['sunshine', 'door', 'fee'],
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'clear',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['walrus'],
      alt: {
        sv: 'Solen skiner på gatan. {Child} har rest sig från bänken[friend: , och {friend} sitter kvar].',
        en: 'The sun is shining on the street. {Child} has got up from the bench[friend: , and {friend} is still sitting there].',
      },
    },
  ],
});
