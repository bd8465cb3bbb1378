import { score } from '../../src/score.ts';

export default score({
  id: 'what-the-boxes-became',
  premise:
    'A box becomes what it says on it, but first it has to finish being what it was; from inside, a sign is backward, and that is how you know you are in.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: ['unknown-theme'],
  themes: [],
  contains: ['building', 'dark'],
  registry: {
    idea: 'three empty boxes become whatever the sign on them says, once they have finished being what they were',
    device: 'a paper sign hung as a door: readable from outside, backward from inside',
    objects: ['armchair box', 'box with one last banana', 'light-bulb box that fits a flashlight', 'red sign whose last letter sits on top of the others'],
    joke: 'whoever sits in the armchair’s box wants the newspaper; “We had that too, only ours was made of firewood”',
    ending: 'the sign hangs at the foot of the bed and is backward from the pillow, so the child is in',
  },
  titles: {
    sv: ['{Theme} (öppet i kväll)', 'Skylten där det stod: {theme}', 'Vad lådorna blev', 'En fåtölj som inte var färdig', 'Den sista bananen', 'Baklänges från kudden'],
    en: ['{Theme} (Open Tonight)', 'The Sign That Said: {Theme}', 'What the Boxes Became', 'An Armchair That Wasn’t Finished', 'The Last Banana', 'Backward from the Pillow'],
  },
  beats: [
    {
      id: 'boxes',
      part: 'open',
      at: 'the living-room floor, late afternoon',
      with: ['child'],
      plants: ['three boxes', 'armchair', 'light bulb', 'banana'],
      either: [
        {
          sv: `
            Tre lådor stod på vardagsrumsgolvet. En var stor, en var mellanstor och en var pytteliten.

            I den stora hade det bott en fåtölj. Nu stod den i hörnet och såg ny ut. I den mellanstora hade det bott
            bananer. I den pyttelilla hade det bott en glödlampa, en enda.
          `,
          en: `
            Three boxes stood on the living-room floor. One was big, one was middle-sized, and one was tiny.

            An armchair used to live in the big one. Now it stood in the corner, looking new. Bananas used to live in
            the middle one. And in the tiny one there used to live a light bulb, just the one.
          `,
        },
        {
          sv: `
            Knak, sa det i vardagsrummet.

            Det var en stor låda. Sådana knakar när de har för lite att göra. I den hade det bott en fåtölj, som nu stod i
            hörnet. Bredvid stod en mellanstor låda, där det hade bott bananer, och en pytteliten, där det hade bott en
            glödlampa, en enda.
          `,
          en: `
            Creak, went something in the living room.

            It was a big box. They creak when they don’t have enough to do. An armchair used to live in it, and now stood
            in the corner. Bananas used to live in the middle-sized box beside it. And in the tiny one there used to
            live a light bulb, just the one.
          `,
        },
      ],
    },
    {
      id: 'wish',
      part: 'open',
      at: 'the living-room floor',
      with: ['child', 'friend', 'adult'],
      plants: ['thrown away'],
      sv: `
        [adult: – De där ska slängas i morgon, sa {adult}.

        – Nej, sa {child}. De ska bli något.
        |
        – Ni ska inte slängas, sa {child} till lådorna. Ni ska bli något.]

        [friend: – Vad då? frågade {friend}, som skulle sova över.]

        Vad det var visste {child} redan.

        – {Theme}!

        [friend & age>=5: – Bra, sa {friend}. Det har vi aldrig lekt.]
      `,
      en: `
        [adult: “Those are going out in the morning,” said {adult}.

        “No,” said {child}. “They’re going to be something.”
        |
        “You’re not going out with the [uk: rubbish|trash],” {child} told the boxes. “You’re going to be something.”]

        [friend: “What?” asked {friend}, who was staying the night.]

        {Child} already knew what.

        “{Theme}!”

        [friend & age>=5: “Good,” said {friend}. “We’ve never played that.”]
      `,
    },
    {
      id: 'sign',
      part: 'stir',
      at: 'the living-room floor',
      with: ['child', 'friend'],
      plants: ['sign as a door', 'last letter', 'creak'],
      sv: `
        En låda blir det som står på den. Så är det med lådor. Därför gjorde {child} en skylt, lång och röd. Bokstäverna
        växte[age>=5:  och växte], så den sista fick sitta uppe på de andra.
        [age>=6: Man ska inte börja med den största.] Det stod: //
        {Theme}

        [city: Under det stod det, med små bokstäver: Finns bara {in city}.] [school: Längst ner stod det: Stängt när
        man är {at school}.]

        Den stora lådan fick ligga på sidan. Framför hängde skylten, som en dörr. Sedan var det bara att vänta.

        Knak, sa lådan.
      `,
      en: `
        A box turns into whatever it says on it. That’s how it is with boxes. So {child} made a sign, long and red. The
        letters kept growing, [age>=5: and growing, ]and the last one had to sit on top of the others.
        [age>=6: You should never start with the biggest.] It said: //
        {Theme}

        [city: Under that it said, in small letters: The only one {in city}.] [school: At the very bottom it said: Closed
        when people are {at school}.]

        The big box lay on its side. In front hung the sign, like a door. Then it was just a matter of waiting.

        Creak, went the box.
      `,
    },
    {
      id: 'armchair',
      part: 'try',
      at: 'inside the big box',
      with: ['child', 'friend'],
      pays: ['armchair'],
      plants: ['sitting it through', 'smell of furniture store'],
      either: [
        {
      sv: `
        {Child} kröp in under skylten[friend: , och {friend} kröp efter]. Det luktade möbelaffär. Benen blev tunga.
        [age>=5: Armarna ville ligga på var sitt armstöd, fast det inte fanns några.]

        – Jag vill läsa tidningen, sa {child}.

        [friend: – Jag vill ha kaffe, sa {friend}.[age>=5:  Med bulle.]]

        Så skulle det ju inte vara.

        – Den är fåtölj fortfarande, sa {child}. Någon måste sitta den färdig.
      `,
      en: `
        {Child} crawled in under the sign[friend: , and {friend} crawled in after]. It smelled of furniture store. [age>=5: Legs got heavy. Arms wanted to lie on armrests, though there weren’t any.]

        “I’d like to read the newspaper,” said {child}.

        [friend: “I’d like some coffee,” said {friend}.[age>=5:  “And a bun.”]]

        That wasn’t right at all.

        “It’s still an armchair,” said {child}. “Somebody has to sit it all the way through.”
      `,
        },
        {
          sv: `
            {Child} kröp in[friend:  med {friend} efter sig]. Det luktade möbelaffär. Längst in var en springa. {Child} stack
            ner handen, och där låg en krona.

            [friend & age>=5: {Friend} kände efter på sin sida och hittade ett russin.]

            [age>=5: Sedan gick det inte att resa sig förrän på tredje försöket. Så inte var lådan klar.]

            – Den är fåtölj fortfarande, sa {child}. Lådor har inga kronor. Någon måste sitta den färdig.
`,
          en: `
            {Child} crawled in[friend:  with {friend} close behind]. It smelled of furniture store. At the very back was a crack.
            {Child} stuck a hand down it, and there lay a coin.

            [friend & age>=5: {Friend} felt around on the other side and found a raisin.]

            [age>=5: Then getting up took three tries and a groan. So the box wasn’t ready.]

            “It’s still an armchair,” said {child}. “Boxes don’t have coins. Somebody has to sit it all the way through.”
`,
        },
      ],
    },
    {
      id: 'sit',
      part: 'try',
      at: 'the big box',
      with: ['child', 'friend', 'elder', 'elder2'],
      pays: ['sitting it through'],
      either: [
        {
          if: 'elder',
          sv: `
            Då kom {elder} med dagens tidning.[elder2:  Efter kom {elder2} med gårdagens.]

            – Vad är det här? sa {elder.short}.

            – Det står på skylten, sa {child}.

            {Elder.short} läste högt. – {Theme}. Jaha! Det hade vi också när jag var liten. Fast av ved.

            Sedan satte {elder.he} sig i lådan och läste hela tidningen, ända till vädret. Knak, sa lådan, och så var
            den färdig.[elder2 & age>=5:  {Elder2.short} läste vädret från i går, för säkerhets skull.]
          `,
          en: `
            In came {elder} with today’s paper.[elder2:  Behind came {elder2} with yesterday’s.]

            “Now what’s this?” said {elder.short}.

            “It says on the sign,” said {child}.

            {Elder.short} read it out. “{Theme}. Oh, yes! We had that when I was little. Only ours was made of firewood.”

            Then {elder.he} sat in the box and read the whole paper, even the weather. Creak, it went, and it was finished.[elder2 & age>=5:  {Elder2.short} read yesterday’s weather, to be on the safe side.]
          `,
        },
        {
          sv: `
            [friend: De satt och|{Child} satt och] vände blad i en tidning som inte fanns[friend & age>=5: ,
            varannan sida var], ända till vädret längst bak.[age>=5:  Det skulle bli fint.]

            Knak, sa lådan. Nu var den färdig.
          `,
          en: `
            So [friend: they sat, and turned|{child} sat, and turned] the pages of a newspaper that
            wasn’t there[friend & age>=5: , taking every other page], all the way to the weather at the
            back.[age>=5:  It was going to be fine.]

            Creak, went the box. Now it was finished.
          `,
        },
        {
          if: 'elder',
          sv: `
            Då kom {elder} med ett korsord och letade efter en plats.

            – {Theme}, läste {elder.short}. Är det här kön slutar?

            – Den börjar här också, sa {child}.

            Så {elder.short} satte sig i lådan med knäna vid öronen[elder2 & age>=5: , och {elder2} höll i
            suddgummit][elder2 & age<5: , och {elder2} höll i pennan]. – Gul, sa {elder.he}. Fem bokstäver.

            – Banan, sa [friend: {friend}|{child}].

            Det passade. Det var sista ordet i hela korsordet. Knak, sa lådan, och så var den färdig.
`,
          en: `
            In came {elder} with a crossword, looking for somewhere to sit.

            “{Theme},” read {elder.short}. “Is this the end of the line?”

            “It’s the front, too,” said {child}.

            So {elder.short} sat down in the box, both knees up by the ears[elder2 & age>=5: , while {elder2} held the
            [uk: rubber|eraser]][elder2 & age<5: , while {elder2} held the pencil]. “Yellow,” said {elder.short}. “Six letters.”

            “Banana,” said [friend: {friend}|{child}].

            It fit, and it was the very last word. Creak, went the box, and it was finished.
`,
        },
        {
          sv: `
            [friend: Så {friend} satt, och {child} satt, och ingen gjorde någonting.|Så {child} satt och gjorde ingenting.] Det är det man gör
            i fåtöljer.

            – Jag ska bara sitta här en liten stund till, sa {child}.

            [friend: – Jag ska bara vila ögonen, sa {friend}.[age>=5:  Sedan snarkade {friend.he} på låtsas, så att det hade räckt
            till en hel soffa.]]

            – Så, nu fick den det sista, sa {child}. Och knak, sa lådan. Den var färdig.
`,
          en: `
            [friend: So {friend} sat, and {child} sat, and nobody did a thing.|So {child} sat and did nothing.] That’s what you do in
            armchairs.

            “I’ll just sit here one more minute,” said {child}.

            [friend: “I’m only resting my eyes,” said {friend}.[age>=5:  Then {friend.he} snored, not really, but loud enough
            for a whole sofa.]]

            “There, that was the last of it,” said {child}. And creak, went the box. It was finished.
`,
        },
      ],
    },
    {
      id: 'bananas',
      part: 'try',
      at: 'the living-room floor, by the middle box',
      with: ['child', 'friend', 'pet'],
      pays: ['banana'],
      plants: ['upstairs'],
      either: [
        {
      sv: `
        Den mellanstora skulle stå ovanpå och vara övervåning. {Child} stack ner huvudet för att känna efter. När det kom
        upp var munnen böjd som en banan[age>=5: , och det gick inte att rätta till den]. [friend & age>=5: {Friend} provade också. Nu fanns det två bananer.]

        – Den är bananer fortfarande, sa {child} så gott det gick.

        [pet.dog: {Pet} stoppade ner nosen under papperet. Där låg en kvar.][pet.cat: {Pet} klev i, för det
        måste katter, och krafsade undan papperet. Där låg en kvar.][!pet.dog & !pet.cat: Mycket riktigt. Under
        papperet låg en kvar.] [friend: De åt upp den, halva var|{Child} åt upp den][pet.dog: , och {pet} fick
        änden]. Då var det slut på bananer. [friend & age>=5: Munnarna blev raka|Munnen blev rak], och lådan fick komma upp på sin
        plats.

        [pet.other: På den ritade {child} ett fönster, och i fönstret {pet}, så att man såg vem som bodde där.]
      `,
      en: `
        The middle one was going on top, to be the upstairs. {Child} leaned in, and came out with a mouth as curved as a banana.[age>=5:  It wouldn’t go straight.] [friend & age>=5: {Friend} tried too. Now there were two bananas.]

        “It’s still bananas,” said {child}, as well as a banana can.

        [pet.dog: {Pet} pushed one nose in under the paper. There was one left.][pet.cat: {Pet} stepped in, because
        cats have to, and scratched the paper aside. There was one left.][!pet.dog & !pet.cat: Sure enough, there was one
        left, under the paper.] [friend: They ate half each|{Child} ate it][pet.dog: ,
        and {pet} got the end]. That was the end of the bananas. [friend & age>=5: The mouths|The mouth] went straight, and the box
        went up where it belonged.

        [pet.other: On it {child} drew a window, and in the window {pet}, so that everyone could see who lived there.]
      `,
        },
        {
          sv: `
            Den mellanstora skulle bli övervåning. Men den ville inte stå still. Den gungade, som bananer gör på ett
            bord. {Child} sträckte ner armen i den[age>=5:  och fick upp en lapp, som satt fast på tummen. Det stod MOGEN på den]. [pet.dog:
            {Pet} tittade mot ett hörn, som man tittar på en dörr.][pet.cat: {Pet} tittade in i ett hörn, med båda öronen.]

            Där, under papperet, låg den sista bananen. {Child} höll den som en telefon.

            – Hallå? Nej, det kommer inga fler. Hej då.

            Nu visste den om det, och [friend: de delade på den|{child} åt den]. [pet.dog & age>=5: {Pet} fick lukta på skalet. ]Sedan stod lådan
            alldeles still.

            [pet.other: På den satte {child} en brevlåda med namnet {pet}, för någon ska ju få posten.]
`,
          en: `
            The middle one was going to be the upstairs. But it wouldn’t stand still. It rocked, as bananas do on a
            table. {Child} reached down into it[age>=5: , and came up with a sticker on one thumb. RIPE, it said]. [pet.dog: {Pet} looked
            at one corner, as if at a door.][pet.cat: {Pet} looked into one corner with both ears.]

            There, under the paper, lay the last banana. {Child} held it like a telephone.

            “Hello? No, that’s all. Goodbye.”

            Now it knew, and [friend: they shared it|{child} ate it]. [pet.dog & age>=5: {Pet} got the peel to smell. ]Then the box stood perfectly
            still.

            [pet.other: On it {child} put a [uk: letterbox|mailbox] with the name {pet}, because somebody has to get the letters.]
`,
        },
      ],
    },
    {
      id: 'dark',
      part: 'lull',
      at: 'the living-room floor, dusk',
      with: ['child', 'friend'],
      either: [
        {
      sv: `
        Men nu hade det blivit kväll. Det var så mörkt i rummet att ingen kunde läsa skylten, inte ens lådan.

        Knak, sa den, precis som en fåtölj.

        – Den glömmer, viskade [friend: {friend}|{child}].
      `,
      en: `
        But now it was evening. It was so dark that nobody could read the sign, not even the box.

        Creak, it went, exactly like an armchair.

        “It’s forgetting,” whispered [friend: {friend}|{child}].
      `,
        },
        {
          sv: `
            Sedan var det mat, och mat tar tid. Efteråt var det mörkt och skylten lika grå som allt annat, och när {child} luktade i lådan
            luktade det möbelaffär.

            – Nu kan den inte läsa sig själv, viskade [friend: {friend}|{child}].
`,
          en: `
            Then it was supper, and supper takes time. Afterward it was dark, the sign was as gray as everything else, and when {child} sniffed
            at the box, it smelled of furniture store.

            “It can’t read itself,” whispered [friend: {friend}|{child}].
`,
        },
      ],
    },
    {
      id: 'lamp',
      part: 'turn',
      at: 'the living-room floor, dark',
      with: ['child', 'friend'],
      pays: ['light bulb'],
      plants: ['lamp'],
      sv: `
        Då fanns bara den pyttelilla kvar. [age>=5: Ingen kunde vara i den. Det gick in en hand, och sedan var det fullt. ]{Child}
        la den mot örat och lyssnade.

        – Den är lampa fortfarande. Bra. Fortsätt med det.

        Ficklampan passade precis. Den fick lysa ur sin lilla låda på golvet, och hela skylten blev röd.
      `,
      en: `
        That left the tiny one. [age>=5: Nobody could be in it. One hand went in, and then it was full. ]{Child} held it to one ear.

        “It’s still a lamp. Good. You keep that up.”

        The [uk: torch|flashlight] fit exactly. It shone out of its little box on the floor, and the whole sign lit up red.
      `,
    },
    {
      id: 'inside',
      part: 'turn',
      at: 'inside the big box',
      with: ['child', 'friend'],
      pays: ['sign as a door', 'smell of furniture store'],
      plants: ['backward'],
      sv: `
        In under skylten igen. Ljuset kom rakt igenom papperet, men inifrån gick alla bokstäverna baklänges.

        – Då är vi inne, sa [friend: {friend}|{child}]. Kan man läsa den är man utanför. Går den baklänges är man
        inne.[age>=6:  Det är likadant i affärer.]

        Och så var det. Det luktade inte möbelaffär. [age>=5: Ingen ville sitta ner. ]Det var precis det som stod på skylten,
        ända från golvet och upp till övervåningen: {theme}.
      `,
      en: `
        Back in under the sign. The light came right through the paper, but from inside, the letters went backward.

        “So we’re in,” said [friend: {friend}|{child}]. “If you can read it, you’re outside. If it’s backward, you’re
        in.[age>=6:  It’s the same with shops.]”

        And so it was. It didn’t smell of furniture store. [age>=5: Nobody wanted to sit down. ]It was exactly what it said on the
        sign, from the floor to the upstairs: {theme}.
      `,
    },
    {
      id: 'open',
      part: 'turn',
      at: 'in and around the boxes',
      with: ['child', 'friend', 'pet', 'adult'],
      pays: ['upstairs', 'thrown away'],
      either: [
        {
      sv: `
        [friend: {Friend} skötte dörren, och {child}|{Child} skötte dörren och] visste var allting fanns[music:  och nynnade {music} i övervåningen så att det lät som ett band långt borta]. [pet.dog: {Pet} låg utanför och vaktade lampan.][pet.cat: {Pet} bodde på övervåningen, med svansen utanför.] [athlete: Biljetten var en bild på {athlete}, och den fick alla låna.] [sport: För att komma in måste man {play sport} på mattan, alldeles tyst.] 

        Först hördes det bara. Sedan kändes det i golvet. Sedan kom det, alltihop på en gång, så att man fick hålla sig i
        lådan med båda händerna. Och det bästa kom två gånger.

        [adult: [!elder / age>=5: – Vad är det där? sa {adult} i dörren.

        – Det står på skylten, sa {child} inifrån.]

        {Adult} böjde sig ner och läste: {theme}. – Jaså. Nej, det kan man ju inte slänga.]
      `,
      en: `
        [friend: {Friend} minded the door, and {child}|{Child} minded the door and] knew where everything was[music:  and hummed {music} into the upstairs, so that it sounded like a band a long way off]. [pet.dog: {Pet} lay outside and guarded the light.][pet.cat: {Pet} lived upstairs, with the tail outside.] [athlete: The ticket was a picture of {athlete}, and anyone could borrow it.] [sport: To get in, you had to {play sport} on the rug without a sound.] 

        First you could only hear it. Then you could feel it in the floor. Then it came, all of it, and you had to hold on to the
        box with both hands. And the best part came twice.

        [adult: [!elder / age>=5: “What’s that?” said {adult} in the doorway.

        “It says on the sign,” said {child} from inside.]

        {Adult} bent down and read: {theme}. “Well. You can’t throw that out.”]
      `,
        },
        {
          sv: `
            [friend: {Friend} rev|{Child} rev] biljetter av papperet från bananerna. [pet.dog: {Pet} tog emot dem i munnen, och sedan
            gick det inte att få dem tillbaka.][pet.cat: {Pet} gick in utan, för det gör katter.] [athlete: Vid ingången
            hängde en bild på {athlete}, som på alla riktiga ställen.] [sport: I kön fick man {play sport} i
            strumporna.] [music: I pausen var det {music}, på kam.]

            Det började långsamt, så att man hann se allting. Sedan gick det fort. Och sist gick det en gång till baklänges,
            för dem som hade blundat.

            [adult: – Finns det plats för en till? frågade {adult}.

            [age>=5: – Om du inte har så långa ben, sa {child}.

            ]In kröp {adult}, allt utom benen. – Nej, hördes det inifrån lådan, det här kan man ju inte slänga.]
`,
          en: `
            [friend: {Friend} tore|{Child} tore] tickets out of the banana paper. [pet.dog: {Pet} collected them by mouth and kept them.][pet.cat: {Pet} went in without one, because cats do.] [athlete: By the entrance hung a picture of
            {athlete}, as in any proper place.] [sport: In line you could {play sport} in your
            socks.] [music: In the break there was {music}, on a comb.]

            It began slowly, so that you had time to see everything. Then it went fast. And at the end it went once more backward,
            for anyone who hadn’t looked.

            [adult: “Is there room for one more?” asked {adult}.

            [age>=5: “If your legs aren’t too long,” said {child}.

            ]In crawled {adult}, all but the legs. “No,” said a voice inside the box, “you can’t throw this out.”]
`,
        },
      ],
    },
    {
      id: 'close',
      part: 'back',
      at: 'the living-room floor, evening',
      with: ['child', 'friend'],
      pays: ['three boxes', 'lamp'],
      plants: ['box in box'],
      sv: `
        Till sist stängde det, för allting stänger på kvällen. Ficklampan släcktes. Den pyttelilla lådan fick sova i den
        mellanstora, och den mellanstora fick sova i den stora[age>=5: , och det prasslade lite innan alla låg bra].
      `,
      en: `
        At last it closed, because everything closes at night. The [uk: torch|flashlight] went out. The tiny box slept in the
        middle one, and the middle one slept in the big one[age>=5: , and there was some rustling before
        everybody was comfortable].
      `,
    },
    {
      id: 'bed',
      part: 'down',
      at: 'the bedroom, night',
      with: ['child', 'friend', 'pet', 'elder', 'adult'],
      pays: ['creak'],
      either: [
        {
      sv: `
        {Child} kröp ner under täcket[friend: , och {friend} gjorde likadant på madrassen]. Det var svalt först
        och sedan varmt. [pet.dog & age>=5 / pet.cat & age>=5: {Pet} gick ett varv runt sig själv och la sig.] Långt borta sa det
        knak. Det var den riktiga fåtöljen[elder: , och i den satt {elder.short}][adult & !elder: , och i den satt
        {adult}].
      `,
      en: `
        {Child} got in under the [uk: duvet|quilt][friend: , and {friend} did the same on the mattress].
        It was cool at first, and then it was warm. [pet.dog & age>=5 / pet.cat & age>=5: {Pet} turned around once and lay down.] Far away
        something creaked. It was the real armchair[elder: , and in it sat {elder.short}][adult & !elder: , and in it sat
        {adult}].
      `,
        },
        {
          sv: `
            {Child} la sig raklång[friend: , och {friend} på madrassen bredvid]. En säng behöver man inte sitta färdig.
            [pet.dog & age>=5 / pet.cat & age>=5: {Pet} suckade en gång, för hela dagen.] Ute i vardagsrummet sa det
            knak, men bara i fåtöljen[elder: , där {elder.short} satt][adult & !elder: , där {adult} satt], och den fick gärna vara fåtölj.
`,
          en: `
            {Child} lay down flat[friend: , and {friend} on the mattress beside]. A bed doesn’t have to be sat
            through. [pet.dog & age>=5 / pet.cat & age>=5: {Pet} sighed once, for the whole day.] In the living
            room something creaked, but it was only the armchair[elder: , where {elder.short}
            sat][adult & !elder: , where {adult} sat], and it was welcome to be one.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the bedroom, night',
      with: ['child'],
      pays: ['last letter', 'backward', 'box in box'],
      either: [
        {
          sv: `
            Skylten hade fått följa med. Den hängde vid fotändan av sängen. Från dörren kunde man läsa den: {theme}. Men
            ljuset från hallen kom rakt igenom papperet, rött och mjukt, och från kudden gick alla bokstäverna baklänges,
            [age>=5: även den som satt uppe på de andra, ]så det var inget att undra över.

            {Child} var inne.
          `,
          en: `
            The sign had come along too. It hung at the foot of the bed. From the door you could read it: {theme}. But the
            light from the hall came right through the paper, red and soft, and from the pillow all the letters went
            backward, [age>=5: even the one that sat on top of the others, ]so there was nothing to wonder about.

            {Child} was in.
          `,
        },
        {
          sv: `
            Dörren stod på glänt. Där ute på golvet stod nu bara en låda, för de andra låg inuti, och på den hängde
            skylten och lyste svagt i ljuset från hallen: {theme}.

            {Child} läste den en gång till, långsamt och [age<6: utantill|för sig själv], [age>=5: bokstav för bokstav, ]och den
            sista, den som satt uppe på de andra, hann inte bli läst den kvällen.
          `,
          en: `
            The door stood open a crack. Out there stood only one box now, with the others inside it, and on it hung
            the sign, glowing a little in the light from the hall: {theme}.

            {Child} read it one more time, slowly and [age<6: by heart|without a sound], [age>=5: letter by letter, ]and the last
            one, the one on top of the others, never got read that night.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['wish', 'sign', 'armchair'],
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['boxes', 'drawing'],
      alt: {
        sv: '{Child}[friend:  och {friend}] på vardagsrumsgolvet med tre lådor och en lång, röd skylt.',
        en: '{Child}[friend:  and {friend}] on the living-room floor with three boxes and a long red sign.',
      },
    },
    {
      beats: ['armchair', 'sit', 'bananas', 'dark'],
      world: 'living-room',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'elder', pose: 'read', at: 'seat' },
        { who: 'pet', pose: 'stand', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['boxes'],
      alt: {
        sv: '{Child} sträcker sig ner i den mellanstora lådan[pet.dog / pet.cat: , och {pet} tittar på].',
        en: '{Child} reaches down into the middle box[pet.dog / pet.cat:  while {pet} looks on].',
      },
    },
    {
      beats: ['dark', 'lamp', 'inside', 'open', 'close'],
      world: 'living-room',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['boxes', 'flashlight', 'drawing'],
      alt: {
        sv: 'I det mörka vardagsrummet lyser skylten röd framför lådorna, och {child}[friend:  och {friend}] sitter innanför.',
        en: 'In the dark living room the sign glows red in front of the boxes, with {child}[friend:  and {friend}] inside.',
      },
    },
  ],
});
