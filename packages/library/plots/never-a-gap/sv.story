title: Ett, två, fyra
title: Aldrig en lucka
guest friend: Joel (han), Märta (hon)
guest elder: Valter (han), Edvin (han)
guest engine: Gerda (hon), Hilda (hon)
guest minder: Birgitta (hon), Monika (hon)

# the-goodbye
Klockan fem skulle skrothandlaren komma och hämta traktorn, och {@elder} sa till {child.him} att det gjorde detsamma.

”Hon är slut”, sa {elder.he}. ”Sextioåtta år gammal. Motorn har lagt av. Jag startade henne i söndags, och hon har ingenting att säga mig.”

Hon hette {engine}. Hon var grå där hon inte var rost, och strålkastarna satt så långt isär att hon alltid såg lite förvånad ut[city: , som om någon just hade talat om för henne vad en kopp kaffe kostar {in city}]. {child} hade varit längre än hennes framhjul i ett helt år nu, och tyckte fortfarande att det var lite synd.[elder2:  {Elder2} hade redan sagt hej då, i telefon.][athlete:  Inuti locket till verktygslådan satt en bild av {athlete}. Den hade {child} satt dit, för fartens skull.][pet.dog:  {Pet} hade fått följa med i dag och hade redan tagit farväl av alla fyra hjulen.][pet.cat:  {Pet} hade fått följa med i en korg i dag och talade inte med någon.][pet.other:  {child} hade lovat att berätta alltihop för {pet} där hemma.]

# half-past-three
”Kan vi inte få höra henne en gång till?” sa {child}. ”Bara för att säga hej då?”

”Det är ingen idé”, sa {elder}.

”Vad sa du?” ropade {@a} borta från grinden, där {@ahe} spanade efter lastbilen. ”Ska jag hämta kaffet?”

”Ungefär halv fyra”, sa {elder}.

{Friend} såg på {child}. {Friend} var {child's} bästa vän och hade kommit för att hjälpa till med avskedet. {Friend} var trummis. {Friend.He} kunde inte rå för det; {friend.he} trummade på bänkar[school:  {at school}], på soptunnor och på sina egna knän i badet. Nu trummade {friend.he} på en hink[music: , något som var lånat från {music}].

”Snälla {elder}”, sa {child}, högre.

# once-more
Då suckade {elder}, skickade bort dem till muren tillsammans med {@a2} och klättrade upp i sätet som om det hade varit en hög, kall säng. {Elder.He} drog i något och tryckte på något annat. {engine} hostade. Hon skakade. En höna gick sin väg. Och sedan startade hon.

Det lät förskräckligt. Hon hoppade och krängde som någon som försöker [sport: {play sport} | gå nerför en trappa] med bara en sko på. {Elder} satt där uppe med huvudet på sned och lyssnade och lyssnade. Ansiktet där uppe blev allt sorgsnare. Så stängde {elder} av.

”Där ser ni”, sa {elder}. ”Ingenting.”

Ingenting? tänkte {child}. Hönsen hade inte tyckt att det var ingenting.

# missing-the-three
”Ett, två, fyra”, sa {friend}.

”Va?” sa {child}.

{Friend} visade på hinken. Dunk, dunk, ingenting, dunk. ”Det är det hon spelar. Hon missar trean. Det är alltid trean. Hur många smällar ska det vara?”

”Fyra”, sa {child}. ”Hon har fyra cylindrar. Det har {elder} lärt mig. En hel vinter lagade {elder.he} alla traktorer i hela dalen. {Elder.He} blundade och lyssnade, och så sa {elder.he}: ’Det är tvåan, Göran’, och det var det alltid.”

”Varför hörde {elder.he} det inte nu, då?” sa {friend}.

{child} öppnade munnen och stängde den igen. {Child.He} tänkte på teven, som stod på så högt här numera att svalorna hade flyttat. {Child.He} tänkte på ”ungefär halv fyra”.

Det var inte {engine} som inte hade något att säga.

# on-the-palm
Klockan var tio i fem. {child} gick över gårdsplanen. Det finns inget artigt sätt att tala om för någon som är stolt över sina öron att de har slutat fungera. {Child.He} kom fram till traktorn och märkte att det inte gick att säga alls.

Så {child} tog {elder's} hand, den med olja på, och vände på den. Och med ett finger knackade {child.he} i handflatan. Ett, två. Lucka. Fyra. Ett, två. Lucka. Fyra.

{Elder} rynkade pannan. Sedan slutade rynkan vara arg och blev något annat. Det var den minen {elder.he} brukade ha den där vintern, i andras lador.

”Är det hon?” sa {elder.he} tyst.

{child} nickade.

”Hör du det där?”

”{Friend} gör det. Det är alltid trean.”

# like-a-pillow
{Elder} såg ner i sin hand och teg så länge att hönan kom tillbaka.

”Jag trodde att det var hon”, sa {elder}. ”Jag satt där uppe i söndags och det var som att lyssna genom en kudde, och jag tänkte att hon är ju gammal. Det är lättare att säga det om en traktor.” {Elder.He} gned sig om näsan. ”Jag har inte sagt det till någon.”

”Jag vet”, sa {@a2}, som hade kommit upp bakom dem med kaffet. {@Ahe} sa det högt och tydligt. ”Jag har försökt säga det till dig {@since}. Du svarade bara halv fyra.”

{Elder} skrattade till, ett enda kort skall, som om någon hade vridit om en startnyckel. Sedan var {elder.he} nere ur sätet och kavlade upp ärmarna. ”Trean! {child}, skiftnyckeln, den långa. {Friend}, stanna vid hinken. Dig behöver jag.”

# four
Det var bara ett tändstift: ett litet sotigt tändstift, inte större än en tumme. {Elder} borstade det med en stålborste tills det blänkte, skruvade dit det och skickade tillbaka alla till muren.

{engine} hostade. Hon skakade. Och sedan gick hon.

”Ett, två, tre, fyra!” skrek {friend} och bankade på hinken. ”Ett, två, tre, fyra!”

{Elder} kunde inte höra hinken. Men {elder.he} kunde se den. {Elder.He} lade handen platt mot den grå motorhuven, bredvid ratten, och blundade, och där var det, det kom upp genom handen: alla fyra, runda och jämna, som ett stort, stort hjärta.

Just då kom skrothandlaren in genom grinden.

”Jag ska hämta den döda traktorn”, ropade han.

”Halv fyra”, ropade {elder} tillbaka, och den här gången blinkade {elder.he} med ena ögat.

# counted-home
{@ears} {Elder.He} klagade något alldeles förfärligt. Ingen hade varnat för fåglarna, och tuppen hade ju en hemsk röst. Men varje kväll, när ljuset blev långt, körde {elder} {engine} ett varv runt nedre åkern, lika fort som någon som letar efter sina tofflor.

Och när {child} sov över där, i sängen med fönstret öppet[pet.dog:  och {pet} på mattan][pet.cat:  och {pet} på fönsterbrädan], räknade {child.he} hem henne.[pet.other:  Hemma hos {pet} räknades det sedan en gång till.][elder2:  {Elder2} fick höra räkningen i telefon.] Ett, två, tre, fyra. Ett, två, tre, fyra.

Aldrig en lucka.

# @elder
gamle {elder}, som lät {child} hjälpa till på gården på loven,
## if elder
{elder}

# @a
{minder} från granngården
## if adult
{adult}

# @a2
{minder}
## if adult
{adult}

# @ahe
hon
## if adult
{adult.he}

# @since
i ett år
## if elder
ända sedan du var förkyld

# @ears
Två veckor senare fick {elder} hörapparater.
## if elder
Det var bara förkylningen som satt kvar där inne, och två veckor senare hade doktorn fått {elder's} öron klara igen.
