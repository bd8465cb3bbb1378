title: Jag kan inte stanna länge
title: Klockan fyra är det dop
guest friend: Nadim (han), Vendela (hon)
guest elder: Sune (han), Maj-Lis (hon)
guest minder: Katarina (hon), Yvonne (hon)

% Den äldre är familjens egen, eller grannen, som har varit brandman. Den som kommer med tåget är den som läser, annars {minder}.

# twenty-past-three
Regnbågen landade i trädgården tjugo över tre. Ena änden satte den mitt bland rabarbern, så nära att {child} kunde ta på den. Den kändes som sval, blöt siden.

”Stanna där!” sa {child}. ”{@Traveller} kommer med tåget klockan fem. [adult: {adult.He} har | Hon passar mig varje dag, och nu har hon] varit borta i tre veckor. [adult: {adult.He} | Hon] ska få se dig.”

”Jag kan inte stanna länge”, sa regnbågen. Den hade en röst som någon som står kvar i hallen med skorna på.

”Det säger {elder.short} också”, sa {child}. ”Och sedan sitter {elder.he} hos oss i fyra timmar.”

”Jag brukar bli bjuden på något”, sa {elder} från trappan.

# half-the-garden
{@Fast} Nu höll {elder.he} ett paraply över sin kaffekopp, för det regnade på ena halvan av trädgården. På den andra halvan sken solen.[pet.dog:  Hunden {pet} stod mitt på gränsen, blöt bak och torr fram.][pet.cat:  Katten {pet} hade satt sig på den torra.][pet.other:  {Pet} hade det torrt och varmt inomhus.]

”Det är så det fungerar”, förklarade regnbågen. ”Jag finns så länge det är regn och sol på samma gång. Inte annars. Och klockan fyra ska jag vara i Mellanby. Det är dop.”

”Dop!” sa {child}. ”De har ju redan tårta!”

”Ni har ju rabarber”, sa regnbågen.

# through-the-hedge
{Friend}, {child's} bästa vän, kom genom häcken. {Friend.He} kom alltid genom häcken, fast det fanns en grind två meter bort. {Friend} satte betyg på allt[school: , också på lärarna {at school}][athlete: , och bara {athlete} hade fått elva av tio].

”Regnbåge”, sa {friend.he} och gick runt den. ”Snygg. Det röda är nio av tio. Det gula, åtta. Lila … är det där lila?”

”Violett”, sa regnbågen kallt.

”Sex av tio.”

{child} drog {friend.him} i ärmen.

”Den vill till Mellanby. Hjälp mig! {@Traveller} älskar regnbågar, och där [adult: {adult.he} | hon] är har det bara regnat.”

”Varför går du inte bara och möter [adult: {adult.him} | henne]?” sa regnbågen.

”För att jag vill ha något fint att visa!”

”Och varför får de i Mellanby inget fint?”

”För att jag såg dig först!”

{child} hade rätt, tyckte {child.he}. Regnbågen hade också rätt, tyckte den. Det gick inte att komma vidare, för ingen av dem flyttade sig.

# pegs
”Vad sägs om klädnypor?” sa {friend}.

Det var en usel idé. {child} såg det på {elder.short's} ögonbryn. Men {child.he} hade längtat i tre veckor, och längtan satt som en klump i halsen. {Child.He} hämtade korgen.

De satte fast regnbågen i tvättlinan. {child} höll, {friend} nöp. Rött, orange, gult, grönt, hela vägen in. Det var som att hänga upp ett lakan åt en jätte.

”Ursäkta”, sa regnbågen. ”Jag kan inte stanna länge.”

”Nej, nej”, sa {child} och tog en nypa till.

”Nu menar jag det på ett annat sätt”, sa regnbågen.

”Fästningen är tio av tio”, sa {friend}. ”Känslan … fyra.”

”Jag frågade inte om känslan”, sa {child}.

# only-sun
Då slutade det regna.

Sista droppen föll från hängrännan, och på hela himlen fanns det bara sol. Det blev en vacker eftermiddag, och det var det som var så hemskt. Ute i andra änden, bortom kyrkan, började regnbågen ta slut. Den bleknade inåt, bit för bit, mot tvättlinan. Och den kunde inte ge sig av efter regnet, för den satt fast.

”Det röda är fem”, sa {friend}. {Friend.His} röst blev tunn. ”Det röda är tre, {child}. Det gröna ser jag inte ens!”

{child} blev så rädd att fingrarna stelnade.

”Säg något!” bad {child.he}.

”Jag kan … inte stanna länge”, sa regnbågen, och nu var det knappt en röst.

# the-hose
”Den behöver regn”, sa {child}. ”Bara så mycket att den hinner ikapp molnet. {Elder.short}! Slangen!”

Men {elder.short} hade redan rest sig, så fort som till äggklockan. {Elder.He} vred på kranen. {Elder.He} ställde sig bredbent i landet, la tummen över slangens mun och tryckte på ett sätt som det tar fyrtio somrar att lära sig. Det blev en dimma, fin som andedräkt, en hel sky av den, högt upp över äppelträden.

”Den håller en minut”, sa {elder.short}. ”Sedan får jag kramp. Skynda!”

# let-go
{child} kastade sig mot tvättlinan. Klädnyporna var hala. Den första klämde {child.him} i fingret, den andra ville inte släppa. {Child.He} tog med båda händerna. {Friend} började från andra hållet.

Rött gick loss. Gult gick loss. Till sist satt bara den innersta strimman kvar, den violetta, och de nådde den samtidigt.

{child} höll i nypan. {Child.He} tänkte på perrongen. Där skulle {child.he} stå utan någonting alls.

Så klämde {child.he} till, och nypan släppte.

# off-you-go
Regnbågen for upp. Den gick genom dimman och fick tillbaka sitt röda och sitt gröna, och ett ögonblick stod den över hela trädgården, från rabarbern till skorstenen.

”Snälla du”, sa {child}. ”Åk nu. De väntar i Mellanby.”

”Ja”, sa regnbågen. Den dröjde ändå kvar, precis så länge som man dröjer i en hall. ”Var går tåget från, sa du?”

”Söderifrån. Hurså?”

Men då hade den redan hoppat efter molnet.

{Elder.short} stängde av kranen och höll tummen i armhålan.

”Violett”, sa {friend}. ”Jag ändrar mig. Nio.”

# the-platform
Klockan fem stod de på perrongen[city:  {in city}] alla tre[pet.dog: , med {pet} i koppel]. {child} hade ingenting i händerna. {Friend} hade tagit med en rabarber för säkerhets skull. Tåget bromsade in och dörrarna gick upp, och där kom {@traveller} med håret på ända och väskan på sned.

”Ni kan inte ana!” sa [adult: {adult.he} | hon]. ”En regnbåge har följt efter tåget! Ända från Mellanby. Den höll sig precis utanför mitt fönster. Konduktören blev [music: så glad att han spelade {music} i högtalarna|alldeles till sig].”

{child} skrattade, och sedan grät {child.he} lite, med näsan i [adult: {adult's} | {minder's}] tröja. {@Traveller} höll om {child.him} så länge att tåget hann åka.

# in-the-hall
Hemma skalade {friend} rabarber och doppade den i socker[sport:  och pratade om {sport}].[pet.cat:  {Pet} strök sig mot resväskan.] {Elder.short} följde med till dörren. {Elder.He} stod där i hallen med jackan på.

”Jag kan inte stanna länge”, sa {elder.he}.

”Nej, det förstår jag”, sa {child}. {Child.He} knäppte upp {elder.short's} jacka, knapp för knapp, och hängde den längst in, under alla de andra.

Sedan satte {child.he} på kaffet och tog fram fyra koppar. På fönsterblecket hade det börjat regna lite igen, och solen låg kvar på taken.

# @traveller
{minder}
## if adult
{adult}

# @fast
{Elder}, grannen, hade varit brandman i fyrtio år. {Elder.He} reste sig fortfarande fort när det ringde, även om det bara var äggklockan.
## if elder
{Elder} hade hand om trädgården den veckan[elder2: , och {elder2} om kakburken]. {Elder.He} reste sig alltid fort när det ringde, även om det bara var äggklockan.
