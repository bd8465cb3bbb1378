title: Så där, det var bättre
title: Den vita skjortan
title: En fläck bakom örat
guest mabel: Matilda (hon), Dolly (hon)
guest amadi: Nadia (hon), Rahel (hon)

% {mabel} är elefanten, {amadi} sköter henne. ”Så där. Det var bättre” sägs två gånger av {amadi} och sedan två gånger av {child}.

# properly
{child} hade väntat i {age} år på att få träffa en elefant, och {child.he} ville göra det ordentligt.[school:  {Child.He} hade redan hållit två föredrag om elefanter {at school}.][pet.other:  {Pet} var fin på alla sätt, men ingen elefant.] {child} hade sin vita skjorta på sig[elder: , och {elder} hade strukit den]. [elder: Bakom båda öronen var det tvättat | {Child.He} hade tvättat sig bakom båda öronen][elder2: , och {elder2} hade kontrollerat].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var också tvättad, och hade inte förlåtit det än.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som skulle med i sele, hade tvättat sig ännu längre.] [pet.dog / pet.cat: I en påse låg äpplen, skurna i klyftor, och {child}|{Child.He} hade en påse äpplen, skurna i klyftor, och {child.he}] hade övat på vad {child.he} skulle säga[friend: , med {Friend}[!friend.known: , {child.his} bästa vän,] som elefant].

Elefanten hette {mabel}. Hon var femtiotvå år och bodde i djurparken[city:  utanför {city}], där hon hade ett stall, en lerpöl och en skötare som hette {amadi}. {Amadi} hade sagt i telefon att {child} fick komma på söndagen, innan de öppnade, och stå vid räcket[friend: , och {friend} hålla i äpplena].[sport:  Den söndagen hade ingen annan något bättre för sig än att {play sport}.][adult:  {Adult}, som hade kört, gick för att leta efter kaffe.]

# my-name-is
{Mabel} kom över gräset utan ett ljud. Hon växte och växte tills det inte fanns någon himmel kvar. På andra sidan räcket stannade hon och tittade på {child} med ett brunt öga.

”God morgon”, sa {child}. ”Jag heter {child}, och jag har alltid …”

{Mabel} stack ner snabeln i lerpölen, tog upp ungefär en hink och slängde alltihop på {child.him}.

Det rann ner innanför kragen.[pet.dog:  Resten blev en pöl, och {pet} luktade på den.][pet.cat:  {Pet}, uppe på en stolpe, fick inte en droppe[!friend: , men tvättade sig för säkerhets skull].]

”Så där”, sa {amadi}. ”Det var bättre.”

”Bättre?” sa {child}.

”Det säger jag när hon gör så med sig själv. Jag har aldrig sett henne göra så med en besökare.”

[friend: ”Hon siktade väl fel”, sa {friend} och flyttade på äpplena.|Hon måste ha siktat fel, tänkte {child}.][athlete:  Det händer ju även {athlete}.] [friend: {child}|{Child.He}] gick till kranen vid stallet[music: , där radion spelade {music}], tvättade ansiktet och håret och kom tillbaka.

# the-fourth-time
”God morgon”, sa {child.he}. ”Jag heter …”

Splatt.

”Så där”, sa {amadi}. ”Det var bättre.”

{child} gick tillbaka till kranen.[pet.dog:  Det gjorde inte {pet}, som låg i pölen.][friend: 

”Jag var en mycket snällare elefant”, sa {friend}.]

Tredje gången kom {child.he} från sidan. Fjärde gången kom {child.he} bakom en skottkärra. {Mabel} väntade artigt tills hela {child} hade kommit fram. Hon tittade på {child.him} uppifrån och ner, och djupt inne i henne hördes ett bekymrat ljud. Sedan gjorde hon om alltihop, med lite extra på toppen.

”Varför hatar hon mig?” sa {child}. ”Varje gång jag blir ren gör hon om det![pet.dog & !friend / pet.cat & !friend:  Så gör hon aldrig med {pet}!]”

”Lustigt”, sa {amadi}. ”Jag stod just och tänkte på hur det känns för henne. Varje gång hon har fått dig fin tvättar du av dig alltihop.”

# i-dont-even
Men {child} stod redan vid kranen och hörde inte. Skjortan skulle aldrig mer bli vit. {Child.He} frös så att {child.he} hackade tänder. {Child.He} hade väntat i {age} år, och {mabel} hade inte ens låtit {child.him} säga vad {child.he} hette.

{Child.He} marscherade tillbaka till räcket. {Mabel} lyfte snabeln.

”NEJ!” skrek {child}. ”Sluta! Jag tycker inte ens om dig!”

Snabeln stannade i luften. [pet.cat & !friend: Det gjorde {pet's} tass också. Sedan kom snabeln ner, | Sedan kom den ner,] långsamt, och leran rann ur den och ut i gräset.

{Mabel} vände sig om. Hon gick bort till andra änden av hagen, och där blev hon stående, med ryggen mot dem och hängande öron.

{child} hade aldrig känt sig så liten, eller så ren.

# the-little-ones
”Det där menade jag inte”, sa {child.he}.

”Nej”, sa {amadi}.

[friend: ”Men varför gör hon så?” sa {friend}.|”Varför gör hon så?”]

{Amadi} lutade sig mot räcket bredvid {child.him}. ”Lera är bra mot solen, och mot flugor. De stora smörjer in sig själva. De små måste ha någon som gör det åt dem.” Hon såg ut över hagen. ”En gång hade hon en kalv. Han är stor nu och bor i en annan park, med egen familj. Honom smorde hon in varje morgon, och sedan kände hon efter överallt med snabeln, ifall hon hade missat en fläck.”

{child} tittade på sina armar. De var nakna och rena och skrubbade.

”Jag har varit hos henne i fjorton år”, sa {amadi}, ”och jag står ganska nära den där pölen. Jag har aldrig fått så mycket som ett stänk.”

Hon sa det inte surt. Hon sa det som om hon hade tänkt på det rätt ofta.

# two-handfuls
{child} tittade på den stora, grå ryggen långt där borta.

På {child.his} sida om räcket [pet.dog: låg pölen av all lera som hade hamnat bredvid, och {pet}, som makade på sig. | låg en pöl av all lera som hade hamnat bredvid.] {Child.He} satte sig på huk och tog två ordentliga nävar. {Child.He} blundade. Och så kletade {child.he} leran på sitt eget huvud.[pet.cat:  {Pet} tittade åt ett annat håll.]

[pet.cat: Leran | Den] gled ner över öronen. {Child.He} tog halsen och båda armarna. {Child.He} tog den vita skjortan, fram och bak, så långt det gick att nå[friend: , och {friend} tog resten]. Sedan ställde {child.he} sig rak i ryggen vid räcket och väntade[pet.dog & !friend: , och {pet} satte sig bredvid, precis lika brun].

Borta i andra änden av hagen rörde sig ett öra.

# an-eggcup
{Mabel} vände sig om. Hon kom hela vägen tillbaka över gräset, utan ett ljud, tills det inte fanns någon himmel kvar. Hon sträckte fram snabelspetsen, som var varm och sträv[pet.cat:  som {pet's} tunga] och luktade hö. Den gick över {child's} hår. Den gick längs varje arm ut till fingrarna, och upp igen. Den stannade bakom vänster öra.

{child} hade missat en fläck.

{Mabel} tog upp lite lera, inte mer än det går i en äggkopp, och duttade dit den, så försiktigt, så försiktigt.

”Så där”, viskade {child}. ”Det var bättre.”

Och {mabel} mullrade, så lågt att det kändes i skorna.

# who-was-left
Sedan tittade {mabel} upp, över {child's} huvud, som om hon räknade efter vem som var kvar.[pet.dog:  {Pet} hade klarat det själv. {Mabel} stack | [pet.cat:  {Pet} såg tillbaka, och hon räknade vidare.] Hon stack] ner snabeln i pölen.

[friend: ”Jag skulle bara hålla i …” sa {friend}.

Splatt.

Nästa hink träffade {amadi} | Det var en hel hink. Den träffade {amadi}] från hatten till stövlarna.

{Amadi} rörde sig inte. Leran rann nerför näsan på henne. Hon stod med armarna rakt ut och blundade, och hon log så brett att lite kom in.

”Så där”, sa {child}. ”Det var bättre.”

Efter det åt {mabel} upp alla äpplena[friend: , ur {friend's} leriga händer].

# the-left-ear
[adult: {Adult} la tre sopsäckar på bilsätet[pet.dog: , två av dem under {pet},] och körde hem med rutorna nere.|Det låg tre sopsäckar på bilsätet hela vägen hem[pet.dog: , två av dem under {pet}], och alla rutor var nere.] Och i badet den kvällen tvättade {child} allting, till och med halsen[pet.cat: , med {pet} på badkarskanten]. Men fläcken bakom vänster öra fick vara kvar, precis där [child.she: {mabel}|hon] hade satt den.
