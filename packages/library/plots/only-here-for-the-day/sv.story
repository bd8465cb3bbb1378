title: Jag stannar bara en dag
title: Den som satt på paketet
guest friend: Hedda (hon), Sixten (han)
guest elder: Göte (han), Gunvor (hon)

% Födelsedagen är hon. Den som snickrar är {elder}; är ingen vald är det grannen. ”Jag stannar bara en dag”, lite olika varje gång.

# at-the-door
Klockan sex på morgonen ringde det på dörren, och där stod {child's} födelsedag.

Hon var stor och rund och prasslade, för hon var klädd i omslagspapper. Hon klev rakt in i hallen, där det allra största paketet stod, och satte sig på det.

”Grattis”, sa hon. ”Jag stannar bara en dag.”

”Bra”, sa {child}. ”Kan du flytta dig? Jag vill öppna det där.”

”I kväll”, sa Födelsedagen. ”Först ska vi vänta. Att vänta är det bästa med mig.”

”Det är det sämsta med dig!” sa {child}.

De tittade på varandra. Ingen av dem blinkade.[pet.dog:  Hunden {pet} luktade på hennes papper och nös.][pet.cat:  Katten {pet} fick syn på rosetten på hennes huvud och blinkade inte heller.][pet.other:  Till och med {pet} tittade.]

# a-camel
Klockan åtta kom {friend}. {Friend.He} var {child's} bästa vän och visste allting säkert, ända tills det visade sig vara fel.[school:  Så var det {at school} också.]

”Det är en kamel”, sa {friend.he} och pekade på paketet.

”Det är det inte.”

”En liten, då. Sittande.”

# knocking
Efter {friend} kom {@elder}, och nu hälsade {elder.he} alltid på möblerna först. {Elder.He} knackade på hallbordet. {Elder.He} knackade på dörrkarmen. Sedan knackade {elder.he} på paketet, mellan Födelsedagens knän, och såg hemlighetsfull ut.

”Är det du som har gjort det, {elder.short}?” sa {child}.

”Det finns folk som pratar”, sa {elder.short}, ”och så finns det folk som limmar.”

# the-bus-goes
{child} försökte locka bort Födelsedagen. {Child.He} dukade fram tårta i köket.[adult:  {Adult} tände till och med ljusen.] Födelsedagen hämtade den och åt den i hallen. {child} ropade att bussen gick, och att det var den sista.

”Min buss går vid midnatt”, sa Födelsedagen. ”När jag går är dagen slut. Jag stannar ju bara en dag. Så vill du inte leka något?”

”Jag vill öppna paketet.”

”Vill du höra hur du var när jag kom första gången? Du var skrynklig och arg.”

”Jag vill öppna paketet.”

# crunch
”Jag kittlar henne”, sa {friend}. ”Alla reser sig när man kittlar dem. Det är säkert.”

{Friend.He} kröp in bakom paketet och stack in ett finger under Födelsedagens papper. Födelsedagen skrattade så att tapeterna fladdrade. Hon skrattade så att hon hoppade, och varje gång hon hoppade kom hon ner igen. Brak, sa det i paketet. Kras.

”Lim”, sa {elder.short} med svag röst. ”Det där var lim.”

Födelsedagen slutade skratta. Hon reste sig äntligen och tittade ner. Paketet var alldeles platt på mitten.

# i-wish-you-were-over
”Du har suttit sönder min present!” skrek {child}. ”Du förstör allting! Jag önskar att du var över!”

Papperet hängde på Födelsedagen. Hon rättade till rosetten på huvudet, fast den satt rätt.

”Jag tänker på dig hela året”, sa hon. ”Och sedan tittar du bara på det jag sitter på.”

Hon gick ut och drog igen dörren efter sig.

# like-a-blind
Först hände ingenting. Sedan slocknade himlen i köksfönstret, som när någon drar ner en rullgardin[city:  över hela {city}]. Klockan var två på eftermiddagen. Stjärnorna tändes.

”Nu är det slut”, sa {friend}. ”Jag är nästan säker.”

{child} kände hur det drog ihop sig i magen. {Child.He} skämdes.

”Kom”, sa {child.he}. ”{Elder.short}, du också.”

# the-wrong-way-round
{Elder.short} tog ficklampan, och så sprang de, alla tre, ut i strumplästen[athlete: , och {child} sprang som {athlete}]. Födelsedagen väntade på bussen. Hon satt på det nedersta trappsteget.

{child} visste inte vad man säger till en födelsedag. Sedan kom {child.he} på vad alla säger.

{Child.He} började sjunga. {Child.He} sjöng födelsedagssången för Födelsedagen, och så högt att {child.he} fick stå på tå. {Friend} sjöng med i en helt annan melodi, som {friend.he} var säker på[music: , den lät som {music}]. {Elder.short} knackade takten på räcket.[elder2:  I dörren stod {elder2} och sjöng andra stämman.]

Födelsedagen tittade upp.

”Den har jag hört tusen gånger”, sa hon. ”Men alltid åt fel håll.”

# no-shoes
”Hur var jag?” sa {child}. ”Första gången?”

”Skrynklig”, sa hon. ”Och arg. Du ville inte heller vänta. Jag fick springa.”

”Är det sant?”

”Jag hann inte ens få på mig skorna.”

{child} skrattade. {Child.He} tog tag i Födelsedagens prassliga hand med båda sina och drog.

”Följ med in”, sa {child.he}. ”Du stannar ju bara en dag.”

# afternoon-again
I köksfönstret rullades himlen upp, en bit i taget, och så var det eftermiddag en gång till. De lekte charader. [sport: {child} var {sport}.|] Födelsedagen var en kamel, och {friend} sa att det visste {friend.he} väl.[adult:  {Adult} hade gissat på en soffa.]

# one-more-plank
Klockan sju öppnade de paketet. Det var en bänk, i tre delar som inte skulle vara tre.

”Den går att laga”, sa {elder.short}. ”Den blir rentav bättre. Den var lite för kort.”

{Elder.He} hämtade limmet.[elder2:  {Elder2} höll i lampan.] {child} höll i ena änden, {friend} i den andra, och {elder.short} satte in en ny bräda på mitten.

”Så stor behöver den väl inte vara för två barn?” sa {friend}.

”Nej”, sa {child}. ”Men hon kommer ju tillbaka.”

# a-rosette
När limmet hade torkat satte de sig allihop på bänken vid fönstret och tittade på gatlyktorna.[pet.dog:  {Pet} låg över Födelsedagens fötter.][pet.cat:  {Pet} låg i Födelsedagens knä, där det prasslade bäst.][pet.other:  {Pet} fick vara uppe så länge {pet.he} ville.] Födelsedagen var varm att luta sig mot, som en tidning i solen.

”Jag stannar bara en dag”, sa hon tyst.

”Jag vet”, sa {child} och flyttade sig närmare.

På morgonen var hon borta. Men bänken stod kvar under fönstret, och mitt på den nya brädan låg en rosett.

# @elder
grannen {elder}. {Elder.He} hade varit snickare i hela sitt liv
## if elder
{elder}[elder2:  och {elder2}]. {Elder} hade snickrat i hemlighet hela veckan

# picture 1
På det allra största paketet
# picture 2
I hallen, när något har gått sönder
# picture 3
På det nedersta trappsteget, för tidigt på dagen
