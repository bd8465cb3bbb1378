title: När {child} och {friend} släckte dagen
title: Hela himlen brann
title: Den ska vara tänd
guest friend: Melker (han), Alva (hon)

% Har familjen ingen vän ikryssad är {friend} grannbarnet. Den äldre är den som ropar i radion, åker med och väntar på att få tuta. Utan {adult} är det radion som frågar på slutet.

# two-helmets
En kväll stod det en brandbil utanför {child's} hus. Den var röd. Den hade stege och slang och en blank tuta, och på framsätet låg två hjälmar. På den ena stod det {child}. På den andra stod det {friend}.

”Då är det nog vi som ska köra”, sa {child}.

”Ja, vilka annars?” sa {friend}[friend: |, som bodde i huset bredvid].

De satte på sig hjälmarna, som passade precis. {child} tog ratten. {Friend} tog tutan.[!short & age>=4:  Så hade de alltid gjort, fast förut hade det bara varit i soffan.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] satt redan där bak.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg redan på biltaket och tänkte inte flytta på sig.][pet.other:  ”Du får vakta huset, {pet}”, sa {child}.]

# hello-hello
[music: Då tystnade {music} i radion, och det knastrade.|Då knastrade det i radion.]

”Hallå, hallå”, sa [elder: {elder}|radion].[adult & !elder:  Den lät lite som {adult}.] ”Det lyser rött på himlen[city:  över {city}]! Borta bakom Höga backen!”

Det var sant. Hela himlen brann. Den var röd och orange, och rosa i kanterna.

[age>=5: ”Vad svarar man?” viskade {friend}.

”Att man är på väg”, sa {child}.

]”Vi kommer!” ropade [age>=5: de|{child}].

# moved-over
TATU-TATA! Bussen flyttade på sig.[pet.dog:  ”Aoooo!” sjöng {pet}.]

TATU-TATA! Cyklarna flyttade på sig.

[pet.cat: TATU-TATA! {Pet} flyttade inte på sig.

][elder: TATU-TATA! {Elder} flyttade inte på sig[pet.cat:  heller]. ”Jag[elder2:  och {elder2}] ska med”, sa {elder.he}. ”Får jag tuta?”

”På hemvägen”, sa {friend}.

][school: TATU-TATA! Förbi {school}, där alla hade gått hem.

]TATU-TATA! [season.winter: En snögubbe|En igelkott] flyttade [!elder & !pet.cat: också ]på sig, men [pet.dog: först fick {pet} hoppa ner och visa vart|det tog en stund, och brandbilen fick vänta].

# you-are-strong
Sedan kom de till Höga backen. Brandbilen stånkade.[elder:  {Elder} klev av och sköt på.]

”Jag är tung, jag är tung, jag är tung”, sa den.

”Du är stark, du är stark, du är stark”, sa {child} och {friend}.

Och så var de uppe.

Där, på andra sidan sjön, satt solen på skogens kant. Den var stor och rund och alldeles röd.[pet.dog:  {Pet} morrade åt den.][pet.cat:  {Pet} kisade åt den från taket.]

”Det är dagen som brinner”, sa {friend}. ”Den måste vi släcka, annars blir det ingen natt.”

# more
”Slang!” sa {child}.

[!short & age>=4: De sprang runt brandbilen, åt var sitt håll, och möttes vid kranen.][sport:  Så fort springer man inte ens när man ska {play sport}.]

”Vatten!” sa {friend} och vred.

{child} höll i slangen med båda händerna. Vattnet for upp i en båge, över sjön och grantopparna, ända fram till solen.[athlete:  Så långt når inte ens {athlete}.][pet.cat:  {Pet} drog in alla fyra tassarna.]

Pschhhhhh, sa det.

Solen sjönk en bit.

”Mer!” ropade {child}.

Pschhhhhh!

Nu var det bara en halv sol kvar. Sedan en klyfta, som av en apelsin. Sedan en tunn liten kant, som en nagel.

Pschh. Borta.

Himlen blev lila. Sedan blå. Sedan mörkblå.

# a-spark
”Släckt”, sa {friend}.

[pet.dog / pet.cat: Det tyckte inte {pet}. {Pet.He} [pet.dog: skällde|stirrade] rakt upp.

]”Vänta!” sa {child}. ”Det är en gnista kvar!”

Högt där uppe blänkte något litet. {child} sprutade. Det blänkte ändå. Då höll {child}[elder:  och {elder}] i stegen, och {friend} klättrade upp och tittade noga.[pet.cat:  {Pet} var redan där.]

”Det är ingen gnista”, ropade {friend}. ”Det är en stjärna. Den ska vara tänd.”

[age>=5: ”Är du säker?” ropade [elder: {elder}|{child}].

”Den blinkade åt mig”, sa {friend} och klättrade ner.

]”Jaha”, sa {child}. ”Då låter vi den vara.”

## or
”Släckt”, sa {friend}.

[pet.dog / pet.cat: Det tyckte inte {pet}. {Pet.He} [pet.dog: skällde|stirrade] bort mot skogen.

]”Vänta!” sa {child}. ”Det är en gnista kvar!”

Långt borta bland granarna lyste något litet och gult. {child} sprutade. Det lyste ändå. Då höll {child}[elder:  och {elder}] i stegen, och {friend} klättrade upp och tittade noga.[pet.cat:  {Pet} var redan där.]

”Det är ingen gnista”, ropade {friend}. ”Det är en lampa i ett fönster. Någon läser saga där. Den ska vara tänd.”

[age>=5: ”Är du säker?” ropade [elder: {elder}|{child}].

”De har inte kommit till slutet än”, sa {friend} och klättrade ner.

]”Jaha”, sa {child}. ”Då låter vi den vara.”

# without-the-siren
[elder: {Elder} rullade ihop slangen som garn|De rullade ihop slangen], runt, runt, runt. Sedan körde de hem, långsamt och utan tuta. För när man har släckt dagen ska man vara tyst.

[elder: ”Nu är det hemvägen”, sa {elder.short}.

”Viska, då”, sa {friend}.

”Tatu-tata”, viskade {elder.short}.|”Tatu-tata”, viskade {friend}.][pet.dog:  ”Ao”, viskade {pet}.]

Bussen sov. Cyklarna sov. [pet.dog / pet.cat: {Pet} sov. ][season.winter: Snögubben sov aldrig, och vinkade.|Igelkotten hade precis vaknat och vinkade.]

Först körde de hem [elder: {elder}[elder2: , {elder2}] och ]{friend}. {Friend.He} hoppade av och gäspade.

”Tänk om det brinner igen i morgon?” sa {friend.he}.

”Då släcker vi igen”, sa {child}.

# one-more-thing
[adult: I hallen stod {adult}.

”Är det du och {friend}[elder:  och {elder.short}] som har släckt hela dagen?” frågade {adult.he}.|Just som {child} skulle gå in knastrade det i radion.

”Hallå, hallå”, sa [elder: {elder}|radion]. ”Är det [elder: vi|du och {friend}] som har släckt hela dagen?”]

”Ja”, sa {child}.

”Snyggt jobbat. Orkar du släcka en enda sak till?”

{child} kröp ner i sängen, med hjälmen på.[pet.dog:  {Pet} flyttade på sig.][pet.cat:  {Pet} låg redan där. {Pet.He} flyttade inte på sig, så det gjorde {child}.] {child.He} sträckte sig mot lampan.

Klick.
