title: En missnöjd mutter
title: Är hon klar?
title: Inte riktigt än
guest dove: Torsten (han), Ragnar (han)
guest bello: Samira (hon), Nadia (hon)

% Bilen är ”hon”. ”Är hon klar?” – ”Inte än”: först är det {child} som frågar; sist säger {dove} att hon är klar, och då är det {child} som säger inte än.

# not-yet
Racerbilen var lång och låg och röd, med en sjua på nosen, och den hade inte flyttat sig en centimeter på tolv år[elder: , vilket {elder}[elder2:  och {elder2}] gärna påpekade. Den dagen den gjorde det skulle {elder.he} bjuda på munkar].

Den bodde i {dove's} garage, mitt emot {child}.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade gjort en flagga till den dag då bilen rullade.] {Dove} var sjuttioåtta, och han lagade den. {child} var {age}, och {child.he} hjälpte till. [sport: På söndagarna ville {child.he} helst {play sport}, men varje|Varje] lördag gick {child.he} över och räckte {dove} nycklarna, och varje lördag kom samma fråga.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] låg under bilen.]

”Är hon klar?”

”Inte än”, sa {dove}.

# unhappy
{child} ville se henne köra[athlete: , fortare än {athlete}]. {Child.He} ville ha vrålet och röken och det där röda strecket som är borta innan man har hunnit titta.

”Hon har fyra hjul”, sa {child.he}. ”Hon har motor. Hon har säte.”[pet.cat:  {Pet}[!pet.known: , {child.his} katt,] låg och sov i det, som varje lördag.]

”Hon har en mutter som jag inte är nöjd med”, sa {dove}.

”Det är en mutter!”

”Det är en missnöjd mutter.”

Hela mars hade han varit missnöjd med vänster backspegel[school: , och på den tiden hann de med hela stenåldern {at school}]. [elder: {Elder.short} sa att en racerbil som inte kör bara är en väldigt obekväm soffa, och det tyckte {child} också.|{child} tyckte att en racerbil som inte kör bara är en väldigt obekväm soffa, och det sa {child.he} också.]

# the-bolt
Men en lördag i juni kom {child} tidigt. Genom garagefönstret såg {child.he} {dove} stå böjd över motorn med en nyckel. Det var den stora bulten han höll på med, den som de hade dragit åt tillsammans förra veckan, med alla fyra händerna på skaftet. {Dove} skruvade loss den.[pet.cat:  {Pet} låg i sätet och följde vartenda varv.]

Han la bulten i en burk. Sedan satte han sig på pallen och tittade på klockan, och tittade på dörren.

{child} stod kvar och räknade ut det. Om bilen någon gång blev klar behövde {child.he} inte komma på lördagarna längre. Det hade nog {dove} redan räknat ut.

# come-loose
Så {child} gick tillbaka till grinden och kom en gång till, och den här gången lät det mycket.[pet.dog:  {Pet} hjälpte till.]

”Är hon klar?” sa {child.he}.

”Inte än”, sa {dove} glatt. ”Det är en bult som har lossnat.”

{child} sa inte vad {child.he} hade sett[friend & !elder: , inte ens till {friend}].[pet.cat:  Det gjorde inte {pet} heller.] [pet.cat: {child}|{Child.He}] räckte fram burken, och de skruvade dit bulten igen, med alla fyra händerna på skaftet.

”Du, {dove}”, sa {child}, ”det är motordag på festplatsen i eftermiddag. De har traktorer och ångmaskin och allt möjligt. Jag tycker att hon ska dit. Även om hon är missnöjd någonstans.”

{Dove} gned den röda nosen med ärmen, länge.

”Bara dit”, sa han. ”Bara i dag.”[friend: 

{child} ropade på {friend}, som sprang efter flaggan.]

# the-roar
Klockan tre [pet.cat: lyfte [friend: {dove}|han] ut {pet} och klämde ner sig i sätet,|klämde [friend: {dove}|han] ner sig i sätet,] med knäna under hakan.[friend:  {Friend} slog ner flaggan.] Motorn hostade. Den fräste. Och så VRÅLADE den, och varenda duva på gatan gav sig av[city:  till andra sidan {city}][pet.cat: , och det gjorde {pet} också][pet.other: , och det hördes ända in till {pet}]. {child} stod på trottoaren med händerna för öronen och munnen vidöppen. Racerbilen rullade ut ur garaget, och nerför uppfarten, och i väg längs gatan, [elder & !friend: förbi {elder.short}, ]röd som en paprika, och den kom ända fram till farthindret.

Krasch.

# the-bump
Motorn tystnade. Där låg racerbilen med magen på farthindret, nosen på ena sidan och baken på den andra, som en hund som har försökt kliva över en stock.

Dörrar öppnades längs hela gatan. {Bello} på nummer nio kom ut med sina två stora söner[elder: , och {elder.short} kavlade upp ärmarna]. De sköt på tills de var lika röda i ansiktet som bilen, och det skrapade, och den satt fast.[elder: 

”Jag har flyttat soffor som var mindre besvär”, sa {elder.short}.]

”Jaha, så var det med det”, sa {dove} inifrån. Han hade blivit väldigt liten. ”Inte än, sa jag ju. Hon skulle ha stått kvar där hon stod.”

# how-heavy
{child} la sig raklång på trottoaren[pet.dog: , där {pet} försökte lägga sig på sin vanliga plats,] och kikade in. Där var farthindret, och där var bilens mage, och däremellan hade det inte fått plats så mycket som [pet.dog: {pet’s} nos|ett spelkort].

{Child.He} tittade på fjädrarna. Varenda en av de fjädrarna hade {child.he} räckt till {dove}.

”{Dove}”, sa {child.he}, ”hur mycket väger du?”

”Ursäkta?”

”Du trycker ner henne. Om du kliver ur så kommer hon upp.”

”Och vem ska styra, då?”

{child} reste sig. {Child.He} var lättast på hela gatan, med god marginal[friend: , om man inte räknade {friend}, som hade flaggan].

{Dove} öppnade munnen, och {child} visste precis vad som skulle komma. Inte än. Men så stängde han den igen. Han klev ur, ett knä i taget, och den röda bilen reste sig på fjädrarna med en suck, ungefär så mycket som ett finger är brett.[pet.dog:  {Pet’s} nos gick in.]

# rolling
{child} gled ner i sätet[pet.cat: , där {pet} redan låg,] och tog tag i ratten.

”Motorn av”, sa {dove}. ”Gångfart. Titta framåt. Jag går här bredvid.”

[elder & !friend: {Elder.short} räknade till tre, och de sköt på.|De sköt på.] Det skrapade till, en enda gång, och sedan bara rullade hon.

Så racerbilen kom till motordagen till slut. Det gick i samma fart som en skottkärra, utan vrål och utan rök och utan minsta streck, och {child} styrde hela vägen, [pet.cat: med {pet} sovande i knät, ]förbi traktorerna och runt ångmaskinen[music: , som spelade {music}]. {Dove} gick bredvid med en hand på den röda lacken, [friend: {friend} sprang före med flaggan, ]och alla applåderade.

# the-scratch
På kvällen for traktorerna hem. [friend: {child} och {dove} satt i gräset|De satt i gräset, de två], med ryggen mot ett varmt däck[friend:  och {friend’s} flagga över knäna], och delade på den sista påsen munkar[elder: , som {elder}[elder2:  och {elder2}] hade bjudit på].

”Jaha”, sa {dove}. Han tittade på sina händer. ”Nu har hon varit ute. Då är hon väl klar.”

{child} lutade sig bakåt och kände under bilen[pet.dog: , förbi {pet},] tills {child.he} hittade stället. Det var en ordentlig repa. Den måste slipas, och spacklas, och målas röd minst tre gånger.[pet.cat:  {Pet} vände sig om i sätet.]

”Inte än”, sa {child}. ”Lördag?”

{Dove} räckte {child.him} den största munken.

”Lördag”, sa han.
