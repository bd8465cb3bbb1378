title: Nu är det sen
title: Elefanten som inte glömde
title: Det var näsan

% Regel: en elefant glömmer aldrig vad någon har lovat. ”Sen får du rida på mig”, sa barnet; och i vattnet väger en elefant nästan ingenting.

# at-the-door
En varm dag[city:  i {city}] knackade det på dörren hos {child}. Utanför stod en elefant. Hon var stor som ett garage, och hon log.

”Nu är det sen”, sa elefanten.

”Vad då sen?” frågade {child}.

”När du var liten fick du rida på mig. ’Fortare’, sa du hela tiden. Och när vi var framme sa du: ’Sen får du rida på mig.’” Elefanten viftade med öronen. ”En elefant glömmer aldrig vad någon har lovat. [!short: Jag har längtat varje dag. ]Och nu är det sen.”[school:  Hon kom raka vägen från {school}. ”Jag letade där först”, sa hon. ”De sa att du kom sen.”]

{child} hade glömt alltihop. [!short: {child.He} såg på elefanten, och det var mycket att se på. ]Men elefanten såg så glad ut att det inte gick att säga nej.

[!short: ”Hur mycket väger du?” frågade {child}.

”Inte så mycket som jag ser ut”, sa elefanten. ”Jag åt bara en höbal till frukost. Och jag kan stå på tå.”]

# the-nose
{child} ställde sig på alla fyra i gräset.[sport:  {child.He} skakade loss benen först, som innan man ska {play sport}.] ”Kom då. Men försiktigt!”

Elefanten stod på tå. Hon la upp snabeln på {child's} rygg. Bara snabeln.

Pfff. Där låg {child} på mage.

”Var det hela jag?” frågade elefanten.

”Det var näsan”, sa {child} ner i gräset.

[friend: ”Vi gör det tillsammans”, sa {friend}[!friend.known: , {child's} bästa vän,] och ställde sig bredvid. Pfff. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] kröp in under för att hjälpa till. Pfff. ][pet.cat: {Pet}[!pet.known: , {child's} katt,] satte sig överst, så nu var det en katt för mycket också. ][elder: ”Jag är starkare än jag ser ut”, sa {elder}[elder2: , och {elder2} sa att det var sant]. Pfff.]

[adult: ”Kan vi inte ta det här sen?” frågade {adult} från trappan.

”Nu är det sen”, sa elefanten.]

[!short: ”Vi tar skottkärran”, sa {child}. ”Så kör jag dig.”

Elefanten satte sig i skottkärran. KRASCH! Nu var det en mycket platt skottkärra.

”Och den räknas inte”, sa elefanten. ”Du sa på mig.”

]{child} reste sig och försökte igen. Pfff.[!short:  Och en gång till. Pfff.]

# she-cannot-forget
Då sjönk öronen på elefanten.

”Jag är för tung”, sa hon. ”Jag har burit andra hela mitt liv. Jag ville bara veta hur det känns att bli buren.”

En stor tår rann nerför hela snabeln, och det tog sin tid.

{child} fick ont i magen. ”Men jag har ju lovat.”

”Du var liten”, sa elefanten snällt. ”Jag glömmer det.”

Men det kunde hon inte. Det är just det som elefanter inte kan.

Hon gick sin väg[!short: , och för varje steg skallrade kaffekopparna i hela kvarteret].

# the-lake
{child} sprang efter, ända ner till sjön[adult: , och {adult} sprang efter {child.him}]. Där vadade elefanten ut för att tvätta ansiktet. Vattnet gick henne till magen.[!short:  Det gick henne till öronen, och där stod hon och snöt sig i hela sjön.]

Sedan hände något. Alla fyra fötterna lyfte från botten, och elefanten flöt, stor och rund som ett moln.

{child} stod i vattnet till midjan och såg det. [adult: {child.He} kunde inte ens lyfta {adult's} ena ben där hemma. Men när de badade kunde {child.he} bära runt på hela {adult}, som en bebis.|Hemma kunde {child.he} inte lyfta en säck potatis. Men i vattnet lyfte man vad som helst. Det visste {child.he}.] I vattnet väger man nästan ingenting.

”Kom tillbaka!” ropade {child}. ”Nu är det sen.”

# ride
{child.He} vände ryggen till, böjde på knäna och satte fötterna stadigt på botten. Elefanten la frambenen över {child.his} axlar, ett i taget.

{child.He} väntade på pfff. Men det kom inget pfff. Elefanten vägde inte mer än en ryggsäck.

Och {child} gick. Ett steg, och ett steg till, längs hela stranden, med en elefant på ryggen.[friend:  {Friend} höll i svansen, så att elefanten inte skulle flyta iväg.]

”Jag rider”, trumpetade elefanten. ”Jag rider, jag rider, jag rider.”

[!short: Vattnet stod som en fontän ur snabeln.][pet.dog:  {Pet} simmade ut och klättrade upp, så nu bar {child} en elefant och en hund.][pet.cat:  {Pet} satt på hennes huvud och var torr om varenda tass.][athlete:  Inte ens {athlete} hade burit en elefant.][music:  {child} sjöng {@song} så att det gungade i takt.]

[elder: ”Så bar jag {@carried} en gång”, sa {elder.short} på stranden.

]”Fortare”, sa elefanten.

[!short: Så {child} sprang, så fort man kan springa i vatten med en elefant på ryggen. Det går mycket sakta. Men elefanten höll i sig och tyckte att det gick undan.]

# carried
När solen gick ner klev de i land. Elefanten blev tung igen, ett ben i taget. Hon svepte in {child} i en handduk, lyfte upp {child.him} på sin rygg och gick hemåt.[pet.other:  ”{Pet} ska få höra allting”, sa {child}.]

”Var det som du hade tänkt?” frågade {child}.

”Bättre”, sa elefanten. ”Ingen har burit mig sedan jag låg i mammas mage.”

[!short: Det gungade. ]{child} la kinden mot den stora, varma ryggen och gäspade.

”Du får rida en gång till”, sa {child.he}. ”Sen.”

”Sen”, sa elefanten och la det på minnet.

# @carried
min storasyster
## if elder2
{elder2.short}

# @song
{music}
