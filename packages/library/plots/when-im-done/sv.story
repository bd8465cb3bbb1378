title: Du får den när jag är klar
title: I springan mellan
title: Nu är det jag som är gäst
guest vanja: Vanja (hon), Majken (hon)
guest teacher: Fröken Lena (hon), Fröken Ulla (hon)
guest ruben: Ruben (han), Josef (han)

% Skottdagen: {vanja} är född den tjugonionde februari, och i år finns den inte. ”I den här sagan” för att {child} själv fyller år en annan dag.

# handle-first
I den här sagan fyllde {child} år den tjugoåttonde februari, och klockan var inte mer än åtta när {child.he} kom till [school: {school}|skolan] med mössan på sned.[pet.dog:  Det var [!pet.known: hunden ]{pet} som hade velat gratulera hela vägen ut genom dörren.][pet.cat:  Det var [!pet.known: katten ]{pet} som hade sovit i den.][pet.other:  {Pet} hade blivit gratulerad först, för säkerhets skull.]

”Det är min födelsedag”, sa {child.he} till {vanja}, som satt bredvid.

”Jag vet”, sa {vanja}. ”Min är i morgon. Fast den finns inte.”

Hon klippte i ett guldpapper med den bra saxen. Det fanns bara en sax i klassen som var vass.

”Kan jag få saxen?” sa {child}.

”Du får den när jag är klar.”

Så sa {vanja} alltid. Och hon gjorde alltid så också. Om hon sa att man fick den när hon var klar, då kom hon med den, med handtaget först.

# the-crack-between
”Vadå finns inte?” sa {child}.

”Jag är född den tjugonionde februari. Den kommer bara vart fjärde år. I år går det direkt från i dag till mars.”

”Men du blir väl äldre ändå?”

”När då?”

{child} tänkte efter.

”På natten”, sa {child.he}. ”I springan mellan i dag och mars.”

”I en springa kan man inte ha kalas.”

”Du kan få vara med på min.”

”Man kan inte vara med på någon annans. Då är man gäst.”

”Är det något fel på att vara gäst?”

”Nej”, sa {vanja}. ”Men man blir inte äldre av det.”

Hon räckte fram saxen. Handtaget först.

# hooray
Det blev en bra födelsedag. {teacher} satte en krona av guldpapper på {child's} huvud. Det var den som {vanja} hade klippt. Alla sjöng, och så hurrade de fyra gånger så att det dånade[friend: , mest från {friend}[!friend.known: , {child's} bästa vän,] som hade ställt sig på stolen]. {child} blev varm ända upp i kronan.

Då såg {child.he} {vanja}. Hon hurrade hon också, lika högt som alla. Men när det var slut fortsatte munnen en liten bit till utan ljud, som om det kunde bli ett hurra över. Sedan gick hon bort och ställde sig vid fönstret.

Resten av dagen kliade kronan. {child} hade fått alla hurraropen, och bredvid {child.him} satt någon som inte hade fått ett enda.

# the-bench
På eftermiddagen var de på fritids. Barnen gick hem, ett efter ett[friend: , {friend} sist]. Till slut satt bara {child} och {vanja} kvar på bänken på gården och väntade på att bli hämtade. I dörren stod {ruben} från fritids[music: , nynnade på {music}] och stampade för att hålla värmen.

Snön hade blivit blå. {child} hade kronan utanpå mössan.

”Vill du ha min bulle?” sa {child}. Det fanns en kvar i en påse.[elder:  {Elder}[elder2:  och {elder2}] hade bakat till hela klassen.]

”Nej tack. Det är din födelsedag.”

Hon sa det inte surt. Hon bara sa det. Och då visste {child} plötsligt vad {child.he} skulle göra.

{Child.He} kände efter ordentligt, ända ner i magen. Där fanns sången. Där fanns alla hurraropen. Där var fullt.

# done-with-the-day
{child} tog av sig kronan. Sedan höll {child.he} fram den till {vanja}.

”Du får den nu”, sa {child.he}. ”Jag är klar.”

”Med kronan?”

”Med dagen.”

{vanja} såg på {child.him}.

”Man kan väl inte bli klar med en födelsedag.”

”Jo. Jag har använt den sedan i morse.[sport:  Jag har till och med hunnit {play sport} i den.] Nu får du den.”

”Vad är det kvar av den?”

{child} såg sig om.

”Hela skymningen”, sa {child.he}. ”Och hela kvällen. Och en bulle. Den är nästan som ny.”

{vanja} tänkte länge. Sedan böjde hon på huvudet, och {child} satte kronan på henne med båda händerna.

# the-only-guest
”Är jag gäst nu?” frågade hon.

”Nej. Nu är det jag som är gäst”, sa {child}.

Och den enda gästen fick sjunga själv. Det lät tunt i början. Men sedan kom {ruben} från dörren och sjöng med, så att det rök ur munnen på honom, och sedan hurrade de fyra gånger. Fyra riktiga hurra, rakt ut över snön. {vanja} satt alldeles rak[athlete: , rakare än {athlete} på en prispall,] och blev röd ända upp i kronan.

# the-lamps
”Nu ska du blåsa ut ljusen”, sa {child}.

”Vi har inga ljus.”

Det enda de hade var gatlyktorna borta längs vägen, och de var släckta.

”Äh”, sa {vanja}. Men hon drog in så mycket luft hon kunde. Hon blåste ett stort vitt moln över hela skolgården.

Och då tändes de. Först en, borta vid grinden. Sedan nästa, och nästa, hela vägen ner mot busshållplatsen[city: , tills det lyste i halva {city}].

Det var alldeles tyst på bänken.

”Jag blåste på dem”, viskade {vanja}.

”Jag såg det”, viskade {child}.

# a-whole-day
De delade på bullen. Hon tog den större halvan, för det gör den som fyller år. De åt så sakta de kunde, svängde med benen och såg på lyktorna, trötta som man bara är när det har varit kalas.

”{child}”, sa {vanja}. ”När min kommer nästa gång, den riktiga, så är det en hel dag.”

”Ja?”

”Du får den när jag är klar.”

Borta under den sista lyktan kom [adult: {adult}|{vanja's} pappa] gående[pet.dog & adult:  med {pet}]. {child} satt kvar en stund till, tätt intill {vanja}, och tuggade färdigt på hennes födelsedag.

