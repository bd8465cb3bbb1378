import { score } from '../../src/score.ts';

export default score({
  id: 'a-week-in-the-glass-case',
  premise:
    'The library has no book about it, so it gets the glass case by the door: labels, an empty place for the most important thing, and a visitors’ book that cannot be passed by.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [7, 12],
  leads: ['unknown-theme'],
  themes: [],
  contains: ['library', 'museum', 'elephant'],
  registry: {
    idea: 'an exhibition about the parent’s own words, in a glass case that is lent out like a book; the town turns out to have been there',
    device: 'a visitors’ book in which the whole plot is written by strangers',
    objects: ['green mitten with a red thumb', 'two hundred and twelve erasers', 'flask with a dent', 'tape measure of a rival', 'chair reserved for an athlete'],
    joke: '“This is a mitten.” … “This is two mittens.”',
    ending: 'the lamp in the dark library, which shone very carefully on nothing, shines very carefully on something',
  },
  titles: {
    sv: ['{Theme}. Får ej vidröras', '{Theme}, en vecka i glasmontern', 'Detta är en vante', 'Den andra vanten', 'Det viktigaste (ej återfunnet)'],
    en: ['{Theme}: Please Do Not Touch', '{Theme}: One Week Only', 'This Is a Mitten', 'The Other Mitten', 'The Most Important Thing (Not Yet Found)'],
  },
  guests: {
    desk: {
      sv: [
        { name: 'Birger', pronoun: 'he' },
        { name: 'Stellan', pronoun: 'he' },
        { name: 'Göran', pronoun: 'he' },
      ],
      en: [
        { name: 'Mr. Pym', pronoun: 'he' },
        { name: 'Mr. Hobbs', pronoun: 'he' },
      ],
    },
    rival: {
      sv: [
        { name: 'Iris', pronoun: 'she' },
        { name: 'Tyra', pronoun: 'she' },
        { name: 'Svea', pronoun: 'she' },
      ],
      en: [
        { name: 'Iris', pronoun: 'she' },
        { name: 'Nora', pronoun: 'she' },
        { name: 'Beth', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'case',
      part: 'open',
      at: 'the library, by the door',
      with: ['child'],
      plants: ['lamp on nothing'],
      either: [
        {
          sv: `
            På biblioteket står en glasmonter med egen lampa. Den får man låna en vecka i taget, precis som en bok, fast man
            får inte ta hem den.

            Skedarna från fyrtioen städer hade just åkt hem. Nu lyste lampan på ingenting, mycket omsorgsfullt.
          `,
          en: `
            The library has a glass case with a lamp of its own. You can borrow it for a week, just like a book, except that
            you can’t take it home.

            The spoons from forty-one cities had just left. Now the lamp was shining on nothing, very carefully.
          `,
        },
        {
          sv: `
            Lampan i bibliotekets glasmonter lyste på ingenting, mycket omsorgsfullt.

            Förra veckan hade den lyst på skedar från fyrtioen städer, men skedarna hade åkt hem, och montern var ledig. Den
            fick man låna en vecka i taget, precis som en bok, bara man inte tog hem den.
          `,
          en: `
            The lamp in the library’s glass case was shining on nothing, very carefully.

            Last week it had shone on spoons from forty-one cities, but the spoons had gone home, and the case was free. You
            could borrow it for a week, just like a book, as long as you didn’t take it home.
          `,
        },
      ],
    },
    {
      id: 'form',
      part: 'open',
      at: 'the desk in the library',
      with: ['child', 'friend', 'adult', 'desk'],
      plants: ['two shelves'],
      either: [
        {
      sv: `
        {Child} [friend: och {friend} ]hade kommit för att låna en bok om en viss sak. {Desk} i disken letade i elva minuter.
        Det som fanns var utlånat, och resten var inte skrivet.

        ”Då är det något som fattas”, sa {child}, och lånade montern i stället.

        På blanketten skrev {child}: //
        {Theme}

        {Desk} läste det två gånger. ”Hur mycket plats tar det?”

        ”Hur mycket finns det?”

        ”Två hyllor.”

        ”Då tar det två.”

        [adult & age>=9: ”Ansvarig för vad?” frågade {adult}, som skulle skriva under, och läste, och skrev under ändå.]
      `,
      en: `
        {Child} [friend: and {friend} ]had come to borrow a book about a certain thing. {Desk} at the desk searched for eleven
        minutes. What there was had been lent out, and the rest hadn’t been written.

        “Then something’s missing,” said {child}, and borrowed the case instead.

        On the form, {child} wrote: //
        {Theme}

        {Desk} read it twice. “How much room does it take?”

        “How much is there?”

        “Two shelves.”

        “Then it takes two.”

        [adult & age>=9: “Responsible for what?” asked {adult}, who had to sign, and read it, and signed anyway.]
      `,
        },
        {
          sv: `
            {Child} [friend: och {friend} ]frågade efter en bok om en viss sak. Datorn föreslog en om kakel. {Desk} i disken gick
            ner i källaren och kom upp igen med damm på slipsen.

            ”Då är det något som fattas”, sa {child}. ”Är montern ledig?”

            Det fanns en blankett för det. Överst skrev {child}: //
            {Theme}

            ”Ska det vattnas?” läste {desk} ur den.

            ”Nej.”

            ”En hylla, eller båda?”

            ”Finns det tre?”

            ”Två.”

            ”Då får det gå.”

            [adult & age>=9: Vid raden Värde tänkte {adult}, som skulle skriva under, en god stund och skrev: Ja.]
`,
          en: `
            {Child} [friend: and {friend} ]asked for a book about a certain thing. The computer suggested one on bathroom tiles.
            {Desk} at the desk went down to the basement and came up with dust on his tie.

            “Then something’s missing,” said {child}. “Is the case free?”

            At the top of the form, {child} wrote: //
            {Theme}

            “Does it need watering?” {desk} read out.

            “No.”

            “One shelf, or both?”

            “Are there three?”

            “Two.”

            “Then we’ll manage.”

            [adult & age>=9: Where it said Value, {adult}, who had to sign, thought for a while and wrote: Yes.]
`,
        },
      ],
    },
    {
      id: 'rule',
      part: 'stir',
      at: 'by the glass case',
      with: ['child', 'friend', 'rival', 'desk'],
      plants: ['erasers', 'tape measure', 'the rule'],
      sv: `
        Bakom ryggen rasslade ett måttband. I andra änden stod {rival}, som hade tvåhundratolv suddgummin och var
        näst på tur.

        ”Har ingen skrivit om det i besöksboken på tisdag kväll får jag montern”, sa hon. ”Det står i reglerna.”

        {Desk} nickade sorgset.
      `,
      en: `
        Close behind, a tape measure went zip. At the other end stood {rival}, who had two hundred and twelve
        [uk: rubbers|erasers] and was next in line.

        “If nobody’s written about it in the visitors’ book by Tuesday night, I get the case,” she said. “It’s in the rules.”

        {Desk} nodded sadly.
      `,
    },
    {
      id: 'labels',
      part: 'stir',
      at: 'by the glass case, Monday',
      with: ['child', 'friend', 'elder', 'pet'],
      plants: ['green mitten', 'empty place', 'flask', 'silent witness', 'the break'],
      sv: `
        Nu fattades bara sakerna.

        ”Ingen tittar på sakerna”, sa [friend: {friend}|{child}]. ”Man tittar på lapparna. En sten är bara en sten, tills det står
        var den låg.”

        Så på måndagen stod det överst i montern: {Theme}. Får ej vidröras. Och därunder, med var sin lapp:

        Vante, grön med röd tumme. Den andra är kvar där. //
        Termos[elder: , utlånad av {elder}]. Bucklan kom på hemvägen. //
        [sport: Från {sport}: {sport.thing}. Användes i pausen. //
        ][pet: Porträtt av {pet}. Vittne. Säger ingenting. //
        ]Tom plats. För det viktigaste. Ej återfunnet.

        Vanten var {child's} egen, och den andra hade varit borta sedan i vintras. [age>=9: Lapparna sa inget som inte var sant. De
        sa bara inte allt.]
      `,
      en: `
        Now the only things missing were the things.

        “Nobody looks at the things,” said [friend: {friend}|{child}]. “They look at the labels. A stone’s just a stone until it says where it was.”

        So on Monday it said at the top of the case: {Theme}. Please do not touch. And under that, each with a label:

        Mitten, green, red thumb. The other one is still there. //
        Flask[elder: , lent by {elder}]. The dent is from the way home. //
        [sport: From {sport}: {sport.thing}. Used in the break. //
        ][pet: Portrait of {pet}. Witness. Says nothing. //
        ]Empty place. For the most important thing. Not yet found.

        The mitten was {child's} own. The other had been gone since winter. [age>=9: The labels said nothing that wasn’t true. They
        just didn’t say everything.]
      `,
    },
    {
      id: 'monday',
      part: 'try',
      at: 'by the glass case, Monday',
      with: ['child', 'friend', 'desk'],
      either: [
        {
      sv: `
        Den dagen stannade en enda person, en man i hatt. Han läste alla lapparna, tog pennan och skrev i besöksboken: Var är
        toaletten?

        ”Räknas det?” frågade [friend: {friend}|{child}].

        ”Tyvärr”, sa {desk}.
      `,
      en: `
        That day one single person stopped, a man in a hat. He read all the labels, took the pen and wrote in the book:
        Where is the [uk: toilet|restroom]?

        “Does that count?” asked [friend: {friend}|{child}].

        “I’m afraid not,” said {desk}.
      `,
        },
        {
          sv: `
            Den dagen stannade en enda person, en dam med två kassar. Hon läste alla lapparna och skrev i besöksboken: Mjölk. Ägg.
            Stora knappar.

            ”Det är en åsikt”, sa [friend: {friend}|{child}].

            ”Det är en inköpslista”, sa {desk}.
`,
          en: `
            That day one single person stopped, a lady with two shopping bags. She read all the labels and wrote in the book:
            Milk. Eggs. Large buttons.

            “That’s an opinion,” said [friend: {friend}|{child}].

            “That’s a shopping list,” said {desk}.
`,
        },
      ],
    },
    {
      id: 'tuesday',
      part: 'try',
      at: 'by the glass case, Tuesday',
      with: ['child', 'friend', 'rival', 'desk'],
      pays: ['the rule'],
      plants: ['this is a mitten', 'chair', 'humming'],
      either: [
        {
      sv: `
        På tisdagen vreds lampan mot den tomma platsen. [athlete: En stol ställdes fram, med en skylt: Reserverad för {athlete}.
        ][music: En lapp bad besökarna nynna på {music}. ]Strax före stängning stod det en rad i boken, med mycket prydlig stil:

        Detta är en vante. Hälsningar {rival}.

        ”Det är en rad om utställningen”, sa {desk}. ”Den räknas.”

        {Rival} drog ut måttbandet och släppte in det igen. Hon var röd om öronen.

        [friend: ”Riv ut sidan”, viskade {friend}. ”Ingen ser.”|Det hade gått att riva ut sidan. Ingen såg på.]

        Men {child} tog pennan och skrev under: Ja. Vet någon var den andra är?
      `,
      en: `
        On Tuesday the lamp was turned toward the empty place. [athlete: A chair was put out, with a sign: Reserved for {athlete}.
        ][music: A notice asked visitors to hum {music} softly. ]Just before closing, in very tidy handwriting, it said in the book:

        This is a mitten. Yours truly, {rival}.

        “That’s a line about the exhibition,” said {desk}. “It counts.”

        {Rival} pulled out the tape measure and let it go again. Her ears were red.

        [friend: “Tear it out,” whispered {friend}. “Nobody’s looking.”|Nobody was looking. A page is easy to tear out.]

        But {child} took the pen and wrote underneath: Yes. Does anyone know where the other one is?
      `,
        },
        {
          sv: `
            På tisdagen putsades glaset tills det inte syntes. En man gick in i det och bad vanten om ursäkt. [athlete: Ingen satte
            sig på stolen med skylten: Reserverad för {athlete}. ][music: På en lapp stod det att man fick nynna {music}, och {desk}
            nynnade, ensam. ]

            Strax före stängning var det bara {rival} kvar. Hon stod länge vid vanten. Sedan tog hon pennan och skrev, med mycket
            prydlig stil:

            Detta är en vante. Hälsningar {rival}.

            ”Då har någon skrivit om den”, sa {desk}. ”Den räknas.”

            [age>=9: {Rival} tittade på pennan, som om det var den som hade gjort det.]

            [friend & age>=9: ”Hon har ju rätt”, sa {friend}.] Så {child} skrev under: Ja. Vet någon var den andra är?
`,
          en: `
            On Tuesday the glass was polished until it couldn’t be seen. A man walked into it and apologized to the mitten. [athlete:
            Nobody sat on the chair with the sign: Reserved for {athlete}. ][music: {Desk} hummed {music}, as a notice asked, alone. ]

            Just before closing only {rival} was left. She stood by the mitten for a long time, took the pen and wrote, in very tidy handwriting:

            This is a mitten. Yours truly, {rival}.

            “Then it’s been written about,” said {desk}. “That counts.”

            [age>=9: {Rival} looked at the pen, as if it had gone and done it.]

            [friend & age>=9: “Well, she’s right,” said {friend}.] So {child} wrote underneath: Yes. Does anyone know
            where the other one is?
`,
        },
      ],
    },
    {
      id: 'book',
      part: 'lull',
      at: 'by the glass case, Wednesday',
      with: ['child', 'friend', 'elder', 'elder2'],
      pays: ['flask', 'the break'],
      either: [
        {
      sv: `
        Man kan gå förbi nästan vad som helst, men inte en fråga i en bok. På onsdagen stod det:

        Jag var där. Det var blåsigare. //
        Det var det inte. //
        [city: Äntligen {in city}! //
        ][sport: Vem vann i pausen? //
        Det blev oavgjort. //
        ][elder: Det var mitt kaffe. Hälsningar {elder}. //
        ][elder2: Vårt. {Elder2}. //
        ]Min moster har den andra vanten. //
        Fel vante.
      `,
      en: `
        You can walk past nearly anything, but not past a question in a book. On Wednesday it said:

        I was there. It was windier. //
        It was not. //
        [city: At last, here {in city}! //
        ][sport: Who won in the break? //
        It was a tie. //
        ][elder: That was my coffee. Yours truly, {elder}. //
        ][elder2: Ours. {Elder2}. //
        ]My aunt has the other mitten. //
        Wrong mitten.
      `,
        },
        {
          sv: `
            Den som lägger ut en fråga och en penna får svar. På onsdagen stod det:

            Den är kvar där. Det är för långt att gå. //
            Jag gick. Motvind åt båda hållen. //
            [city: Jag trodde att {city} var mycket mindre. //
            ][sport: Jag dömde i pausen. Jag såg ingenting. //
            ][elder: Behåll termosen så länge. {Elder}. //
            ][elder2: Fråga mig först. {Elder2}. //
            ]Kan man köpa en vante? //
            Nej. De går bara i par.
`,
          en: `
            If you put out a question and a pen, you get answers. On Wednesday it said:

            It’s still there. It’s too far to walk. //
            I walked. The wind was against me both ways. //
            [city: I thought {city} was much smaller. //
            ][sport: I was referee in the break and saw nothing. //
            ][elder: Keep the flask for now. {Elder}. //
            ][elder2: Ask me first. {Elder2}. //
            ]Can one buy a mitten? //
            No. They only come in pairs.
`,
        },
      ],
    },
    {
      id: 'line',
      part: 'lull',
      at: 'the library, Thursday and Friday',
      with: ['child', 'friend', 'rival', 'desk'],
      pays: ['humming'],
      either: [
        {
      sv: `
        [school: På torsdagen kände alla {at school} till det, och hälften hade varit med. ]På fredagen fick {desk} sätta upp en
        pil: {Theme}, hitåt. Kön gick ända till kokböckerna[music: , och hela kön nynnade]. {Rival} fick ställa sig sist i den med
        sitt måttband. Folk hade vantar med sig till den tomma platsen, elva stycken, och ingen var grön med röd tumme.
      `,
      en: `
        [school: By Thursday everyone {at school} knew about it, and half had been there. ]On Friday {desk} had to put up an
        arrow: {Theme}, this way. The line went all the way to the cookbooks[music: , and the whole line was humming]. {Rival} stood at the end of it[age>=9:  with her tape measure]. People brought mittens for the empty place, eleven of them, none green with a red thumb.
      `,
        },
        {
          sv: `
            [school: På torsdagen kom en hel klass från {school}, två och två, och rättade årtalen, fast det inte fanns några. ]På fredagen
            delade {desk} ut nummerlappar, och de som hade över sextio tog med sig smörgås[music:  och nynnade mellan
            tuggorna]. {Rival} fick nummer etthundratolv. Till den tomma platsen lämnades tio vantar, en av dem grön, och en
            strumpa som var grön med röd tå. Det var nära.
`,
          en: `
            [school: On Thursday a whole class came from {school}, two by two, and corrected the dates, though there weren’t any. ]On Friday
            {desk} had to hand out numbers, and anyone over sixty brought a sandwich[music:  and hummed between bites].
            {Rival} got number one hundred and twelve. For the empty place they were given ten mittens, one of them green, and one sock,
            green with a red toe.[age>=9:  That was close.]
`,
        },
      ],
    },
    {
      id: 'saturday',
      part: 'turn',
      at: 'by the glass case, Saturday',
      with: ['child', 'friend'],
      either: [
        {
      sv: `
        På lördagen, klockan tre, skulle allt packas ihop. Den tomma platsen var tom.

        [friend: ”Vi tar krukväxten i fönstret”, sa {friend}. ”Med en riktigt bra lapp.”|I fönstret stod en krukväxt. Den kunde bli det viktigaste.]

        Det hade gått. Med en riktigt bra lapp går nästan allt. {Child} höll i krukan en stund.

        ”Nej”, sa {child.he}. ”Den var inte där.”
      `,
      en: `
        On Saturday, at three o’clock, everything had to be packed up. The empty place was empty.

        [friend: “We’ll use the plant in the window,” said {friend}. “With a really good label.”|There was a plant in the window. It could be the most important thing.]

        It would have worked. With a really good label, nearly anything does. {Child} held the pot for a while.

        “No,” {child.he} said. “It wasn’t there.”
      `,
        },
        {
          sv: `
            Klockan tre på lördagen gick lånetiden ut. Bland det som folk hade lämnat låg en grön vante. Det var bara tummen som
            inte stämde.

            [friend: ”De har rödpennor i disken”, sa {friend}.|I disken fanns det rödpennor.]

            Ingen skulle ha märkt det. {Child} höll i pennan en stund, med huven av.

            ”Nej”, sa {child.he}. ”Den här har aldrig varit borta.”
`,
          en: `
            On Saturday the loan ran out. Among the things people had left was a green mitten. Only the thumb was
            wrong.

            [friend: “They’ve got red markers at the desk,” said {friend}.|There were red markers at the desk.]

            Nobody would have noticed. {Child} held the marker for a while, with the cap off.

            “No,” {child.he} said. “This one’s never been lost.”
`,
        },
      ],
    },
    {
      id: 'elephant',
      part: 'turn',
      at: 'by the glass case, Saturday afternoon',
      with: ['child', 'friend', 'rival'],
      pays: ['erasers', 'green mitten', 'this is a mitten', 'chair'],
      sv: `
        Då kom {rival} med sina askar och började packa upp. Sist kom det finaste suddgummit, en elefant, inte större än en tumme, nerbäddad i något grönt. Det gröna hade röd tumme.

        Det blev så tyst att man hörde lampan.

        ”Jag kände igen den i tisdags”, sa {rival} till golvet. ”Jag tänkte skriva en rad till. Men då hade elefanten inte haft
        något att ligga i.” [athlete: Hon satte sig på den reserverade stolen, reste sig fort, och satte sig igen.]

        ”Var hittade du den?” frågade {child}.

        ”Vid cykelstället. Precis här utanför.”
      `,
      en: `
        Then {rival} came with her boxes and began to unpack. Last came her very best [uk: rubber|eraser], an elephant no bigger than a thumb, tucked up in something green. The something green had a red thumb.

        It got so quiet that you could hear the lamp.

        “I knew it on Tuesday,” said {rival} to the floor. “I nearly wrote one more line. But then the elephant would have nothing to sleep in.” [athlete: She sat down on the reserved chair, got up fast, and sat down again.]

        “Where did you find it?” asked {child}.

        “By the bike rack. Right outside.”
      `,
    },
    {
      id: 'found',
      part: 'turn',
      at: 'by the glass case, Saturday afternoon',
      with: ['child', 'friend', 'rival', 'desk'],
      pays: ['empty place', 'two shelves', 'tape measure'],
      sv: `
        Hela veckan hade folk talat om hur långt bort det var, och hur det blåste. {Child} skrev en ny lapp till den tomma
        platsen: //
        Det viktigaste. Återfunnet vid cykelstället. Så nära var det.

        ”Elefanten kan ligga kvar”, sa [friend: {friend}|{child}]. ”Den ser ut att ha varit med.”

        {Rival} mätte montern en sista gång. ”Suddgummina går in på en hylla”, sa hon. ”Om de står på led.”

        Det fanns inget om det i reglerna, så {desk} stämplade för en vecka till.[age>=11:  Det är svårt att säga emot en stämpel.] Och längst ner i besöksboken skrev {rival}, med
        mycket prydlig stil: Detta är två vantar.
      `,
      en: `
        All week people had said how far away it was, and how windy. {Child} wrote a new label for the empty place: //
        The most important thing. Found by the bike rack. It was that close.

        “The elephant can stay,” said [friend: {friend}|{child}]. “It looks as if it was there.”

        {Rival} measured the case one last time. “The [uk: rubbers|erasers] will go on one shelf,” she said. “If they stand in
        line.”

        There was nothing about that in the rules, so {desk} stamped it for another week.[age>=11:  It’s hard to argue with a stamp.] And at the bottom of the visitors’ book
        {rival} wrote, in very tidy handwriting: This is two mittens.
      `,
    },
    {
      id: 'home',
      part: 'back',
      at: 'the library at closing time, and the way home',
      with: ['child', 'friend', 'adult', 'desk', 'pet'],
      pays: ['silent witness'],
      either: [
        {
      sv: `
        {Desk} släckte hyllorna, en efter en[music: , och nynnade]. [adult: {Adult} väntade vid cykelstället och hade läst på skylten genom fönstret. ][!city: Ute luktade det kväll. ][city: Över {city} tändes lyktorna i tur och ordning. ][friend: {Friend} gick baklänges ända till
        hörnet, för lampans skull. ][pet: Hemma fick {pet} höra alltihop, och sa ingenting. ][elder & age>=9: Termosen stod kvar på sin hylla, så {elder.short} drack ur kopp.]
      `,
      en: `
        {Desk} put the shelves to bed, one light at a time[music: , humming]. [adult: {Adult} was waiting by the bike rack, and had read the sign through the window. ][!city: Outside it smelled of evening. ][city: Over {city} the streetlights came on, each in its turn. ][friend: {Friend} walked
        backward all the way to the corner, to keep the lamp in sight. ][pet: At home {pet} was told all of it,
        and said nothing. ][elder & age>=9: The flask was still on its shelf, so {elder.short} drank from a cup.]
      `,
        },
        {
          sv: `
            {Desk} vände skylten på dörren, så att det stod Stängt mot gatan och Öppet mot elefanten[music: , och nynnade
            {music}]. [adult: {Adult} fick se exakt var vid cykelstället. ][!city: Trottoaren blänkte. ][city: Det hade regnat, och hela {city}
            blänkte. ][friend: ”Men det blåser faktiskt”, sa {friend}. ][pet: Vid maten förhördes vittnet {pet} en sista gång och ändrade
            ingenting. ][elder & age>=9: {Elder.short} undrade om någon hade diskat termosen, och det hade ingen.]
`,
          en: `
            {Desk} turned the sign on the door, so that it said Closed to the street and Open to the elephant[music: , humming
            {music}]. [adult: {Adult} was shown exactly where by the bike rack. ][!city: The [uk: pavement|sidewalk] gleamed. ][city: After the rain all of {city} gleamed. ][friend: “It is windy, though,” said {friend}. ][pet: At supper the witness, {pet}, was questioned again, and changed nothing. ][elder & age>=9: {Elder.short} wondered if anyone had washed the flask, and no one had.]
`,
        },
      ],
    },
    {
      id: 'bed',
      part: 'down',
      at: 'the bedroom, night',
      with: ['child'],
      sv: `
        {Child} la sig. Kudden var sval, och täcket blev långsamt varmt, ända ner till fötterna.
      `,
      en: `
        {Child} lay down. The pillow was cool, and the [uk: duvet|covers] slowly grew warm, all the way down to the feet.
      `,
    },
    {
      id: 'last',
      part: 'last',
      at: 'the library, night',
      with: [],
      pays: ['lamp on nothing'],
      either: [
        {
          sv: `
            Och på biblioteket var det mörkt mellan hyllorna. Bara en lampa lyste. Den lyste mycket omsorgsfullt på en termos
            med en buckla, på två vantar och en elefant som sov, och på skylten däröver, så att den gick att läsa ända från
            cykelstället: {theme}.
          `,
          en: `
            And in the library it was dark between the shelves. Only one lamp was on. It shone very carefully on a flask with
            a dent, on two mittens and an elephant asleep, and on the sign above them, so that it could be read all the way
            from the bike rack: {theme}.
          `,
        },
        {
          sv: `
            Bakom ögonlocken gick det att se montern, med lampan tänd, och överst skylten: {Theme}. Får ej vidröras.

            Så ingen rörde den. Elefanten sov i sin vante, och allt fick ligga precis där det låg, medan lampan lyste på det,
            mycket omsorgsfullt, till i morgon.
          `,
          en: `
            With eyes shut you could still see the case, with the lamp on, and at the top the sign: {Theme}. Please do not touch.

            So nobody touched. The elephant slept in its mitten, and everything stayed just where it was, while the lamp went on
            shining on it, very carefully, until morning.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['form', 'rule', 'labels', 'monday'],
      world: 'library',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['glass-case', 'tape-measure'],
      alt: {
        sv: '{Child}[friend:  och {friend}] på biblioteket, vid den tomma glasmontern med sin lampa.',
        en: '{Child}[friend:  and {friend}] in the library, by the empty glass case with its lamp.',
      },
    },
    {
      beats: ['monday', 'tuesday', 'book', 'line'],
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'read', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['glass-case', 'mitten', 'book'],
      alt: {
        sv: '{Child} läser i besöksboken bredvid montern, där en grön vante ligger i lampans sken.',
        en: '{Child} reads the visitors’ book beside the case, where a green mitten lies in the lamplight.',
      },
    },
    {
      beats: ['saturday', 'elephant', 'found', 'home'],
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'crouch', at: 'left' },
      ],
      props: ['glass-case', 'mitten', 'box'],
      alt: {
        sv: '{Child}[friend:  och {friend}] på huk vid montern, framför askarna och den gröna vanten med röd tumme.',
        en: '{Child}[friend:  and {friend}] crouching by the case, in front of the boxes and the green mitten with a red thumb.',
      },
    },
  ],
});
