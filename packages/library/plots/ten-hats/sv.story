title: Tio mössor
title: Vargen längst bak
title: Alla är med
guest leader: Roland (han), Ingvar (han)
guest boy: Melker (han), Ture (han)

% Den som fattas är vännen, annars {boy}; kaninen är då klassens. Den äldre har stickat mössorna och kliver över det som {leader} kliver i. Hunden ser sig om efter den som fattas; katten går inte i ledet och stannar hos honom.
% {leader} räknar mössor, inte ansikten. Vargen har {boy’s} mössa, så tio mössor är nio barn. När det fattas en vänder flocken, och den som var
% sist går först; den som fattas sitter still.

# last
{child} gick sist. Det var {child.his} jobb.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] fick hjälpa till.][pet.cat:  Bakom kom {pet}[!pet.known: , {child.his} katt,] men inte i ledet. {Pet.He} råkade bara gå åt samma håll.]

Varje fredag gick {@class} upp i Svartskogen på ett långt led, och någon måste ju vara slutet på ett led.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] var mitten och hade russin i mössan.]

Först gick {leader}[music:  och nynnade på {music}]. I kylan blev det imma på hans glasögon, så han räknade aldrig ansikten. Han räknade mössor.[elder:  Tvåa gick {elder}, som hade stickat allihop, med bullarna.]

”Åtta, nio, tio. Tio mössor!” ropade {leader}. ”Alla är med!”

# somebody-breathed
De gick vidare. Och bakom {child}, som var sist, var det någon som andades.

{child} vände sig om.

Det var en varg. Hon var grå och högbent, och hon satte tassarna precis där {child} hade satt sina stövlar.

”Du är en varg”, viskade {child}.

[pet: ”Och du luktar {@petsmell}”, sa vargen.

”Det är {pet}”, sa {child}.[pet.cat:  {Pet} råkade sitta uppe i ett träd.]

][pet.dog: ”Är {pet.he} vilse?”

”Nej”, sa {child}. ”{Pet} är med mig.”

]”Jag är vilse”, sa vargen. ”Jag stannade för att dra ut en tagg, och sedan var flocken borta. Jag har sprungit omkring hela dagen. Är det här en flock?”

# until-half-past
”Det är {@class}[school:  från {school}].”

”Vem leder den?”

”{leader}.”

”Han som har foten i bäcken?”

{child} tittade efter. ”Ja.”

”Och honom följer ni?”

”Bara till halv fyra”, sa {child}.[elder:  ”Sedan följer jag {elder.short}[elder2:  och {elder2}].”]

[elder: Vargen såg på {elder.short}, som hade klivit över bäcken. | Vargen funderade.] ”Jag går med”, sa hon.

# keep-it-in-line
{child} räckte upp handen. ”{leader}! Det är en varg här bak!”

”Så bra, {child}!” ropade {leader}. ”Se till att den håller sig i ledet!”

Så det såg {child} till.

De gick uppåt, in under de låga grenarna. Mellan träden kom det dimma, vit och tjock som ull.[pet.dog:  {Pet} stannade gång på gång och såg sig om.][pet.cat:  {Pet} såg sig om och satte sig.] Högst upp räknade {leader} igen.

# ten-hats
”Åtta, nio, tio. Tio mössor! Alla är med!”

{child} vände sig om. Vargen hade en mössa på sig. Den var blå, med tofs, [friend: som alla de andra, ]och öronen stack ut på sidorna.

”Var har du fått den ifrån?” sa {child}.

”Den hängde på en gren”, sa vargen. ”Jag ville bli räknad, jag med.”

{child} blev kall ända ner i stövlarna. {Child.He} räknade. Nio mössor. Och en varg.[pet.dog:  Det var alltså därför {pet} såg sig om.][pet.cat:  Till och med {pet} var borta.]

# who-has-the-head
”Om du har mössan”, sa {child.he} långsamt, ”vem har då huvudet?”

Vargen tog av sig mössan och stack ner nosen i den. ”Russin”, sa hon. ”Klister. Och kanin.”

[friend: ”Men det är ju {friend}! {Friend} matade kaninen i dag!” | ”Men det är ju {boy}! {boy} har en kanin!”]

”Den skulle jag gärna träffa.”

”Nej”, sa {child}.

”Bara säga hej.”

”Nej! {leader}! Vi har tappat {@lost}!”

# turn-round
{leader} torkade av glasögonen och räknade ansikten, och han blev lika vit som dimman. Stigen syntes inte längre.

”Vad gör vargar”, frågade {child}, ”när det fattas en?”

”Hela flocken vänder”, sa vargen. ”Och den som var sist går först.”

{child} svalde.

”VÄND!” skrek {child.he}. ”Och håll i den framför!”[sport:  Så hade {child.he} aldrig skrikit förut, inte ens på {sport}.]

[elder: ”Ni hörde”, sa {elder.short}.

]Och hela ledet vände. Nu var {leader} sist, och {child} var först. {Child.He} tog tag i vargens tjocka päls, och vargen satte nosen i marken[pet.dog: , och {pet} satte sin bredvid].

# sniff
Snus, snus, snus. ”Russin”, sa vargen och svängde åt vänster.

Snus, snus, snus. ”Klister”, sa vargen och gick över bäcken.[elder:  {Elder.short} gick över bäcken.]

Plask! Det var {leader}.

Snus, snus, snus. ”Kanin[pet.cat:  och {pet}]”, sa vargen och började gå fortare[athlete: , så fort att {athlete} hade fått springa].

”Det är väl {@lost} du letar efter?” sa {child}.

”Mest”, sa vargen.

# on-a-log
Och där på en stock satt {@lost} utan mössa och åt sitt allra sista russin.[pet.cat:  {Pet} råkade ligga alldeles bredvid.][pet.dog:  {Pet} kom fram först.]

”Jag gick tillbaka efter mössan”, sa [friend: {friend.he} | [pet.dog / pet.cat: {boy} | han]], ”och sedan såg jag er inte. Så jag satt still. Om man springer omkring kan ingen hitta en.”

Vargen spetsade öronen. Hon satte på {@lost} mössan själv, med tänderna, mycket försiktigt, ända ner över ögonen.

”Tio mössor”, sa {leader}, och han darrade på rösten. ”Alla är med.”[elder:  {Elder.short} räknade huvudena.]

# stay-still
”Inte riktigt alla”, sa vargen mycket lågt. ”Min flock vände redan i morse. De letar efter mig. Och jag har sprungit omkring.”

”Sitt still, då”, sa {child}.

Så vargen satte sig där {@lost} hade suttit, och satt still.[pet.dog:  {Pet} nosade på henne.] {@Class} gick nerför backen. {child} var sist igen, [friend: precis bakom {friend}, ]och vid varje krök vände {child.he} sig om och vinkade.

# all-here
När de satt på bussen[city:  till {city}][pet.cat: , där {pet} också råkade sitta,] hade dimman lättat, och himlen började bli rosa.[elder:  {Elder.short} torkade imman av rutan.] Uppe på höjden kom ett led av vargar ut ur skogen, med nosarna mot marken. De kom fram till stocken, och där stod de tätt tillsammans en lång stund. Sedan vände hela ledet och gick hemåt, och allra sist gick en varg som var högbent. Hon satte tassarna precis där de andra hade satt sina.

”{child}?” sa {leader}. ”Var det alla?”

{child} tittade[friend & !elder / pet.dog & !elder: , med [friend: {friend} | {pet}] bredvid sig[friend & pet.dog:  och {pet} under sätet],] tills den allra sista svansen hade försvunnit in bland träden.

”Ja”, sa {child.he}. ”Alla är med.”

# @lost
{boy}
## if friend
{friend}

# @class
fritids
## if age<6
femårsgruppen

# @Class
Fritids
## if age<6
Femårsgruppen

# @petsmell
{pet}
## if pet.dog
hund
## if pet.cat
katt
