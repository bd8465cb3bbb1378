title: Um-pa-POCK
title: Tuban som rapade
title: Ordentligt mörkt
guest player: Valdemar (han), Torvald (han)
guest hen: Grevinnan (hon), Baronessan (hon)

% Tuban är ”den”, hönan är ”hon”. Um-pa är tuban, pock är hönan.

# heavier
På byfesten[city: , en bit utanför {city},] stod {child} allra längst fram, bredvid tuban.

Tuban blänkte som guld och var jättestor, och jättestor var {player} också, som spelade på den. Hela dagen hade den sagt um-pa, um-pa[music:  till {music}], så långt nere att det kändes i magen. Sedan hade orkestern lagt allting i gräset och gått för att fika. Men nu var de tillbaka, och {player} lyfte upp sin tuba.

”Det var konstigt”, sa han. ”Den har blivit tyngre.”

”Det är inte tuban”, sa trumslagaren. ”Du åt fyra bullar.”

{player} blåste.

Um-pa. Um-pa. Um-POCK.

Alla slutade spela.

# burped
”Din tuba rapade”, sa {child}.[friend: 

”Man säger ursäkta”, sa {friend}[!friend.known: , {child.his} bästa vän,] till tuban.]

”Min tuba rapar inte”, sa {player} och blåste en gång till.

Um-pa. Um-pa. Um-POCK-POCK-POCK-POCKAAAK!

Ut flög en liten brun fjäder. Den snurrade två varv i luften och landade på {child's} sko.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] nös på den.]

# best-hen
Just då kom det en dam springande ur hönstältet med en silverpokal i handen.

”Har någon sett {hen}? Hon är liten och brun, och hon har precis blivit Årets höna, och nu är hon borta!”

{child} tittade på fjädern. {Child.He} tittade på tuban.

”Hon är där inne”, sa {child.he}.

”I min tuba?” sa {player}.

”Pock”, sa tuban.

# corn
De la ner den i gräset så försiktigt de kunde.

”Blås ut henne!” sa trumslagaren.

”Det gör du inte!” sa damen. Hon strödde majs framför det stora hålet. ”Kom nu, {hen}! Majs!”

{hen} kom inte.
## or
De la ner den i gräset så försiktigt de kunde.

”Blås ut henne!” sa trumslagaren.

”Det gör du inte!” sa damen. Hon skramlade med majsburken. ”Kom nu! Majs!”

Och de kom. Varenda höna kom springande ur tältet och sprang mellan benen på alla, och hela orkestern fick hjälpa till att fösa in dem igen. Det var bara {hen} som inte kom.

# the-bend
Då stack {player} in armen, ända till armbågen. ”Jag känner något mjukt”, sa han. ”Nu har jag henne snart … AJ!” Och ut for armen igen[athlete: , snabbare än {athlete}].

”Pock”, sa tuban. Men det var ett mycket mindre pock nu, långt inifrån.

”Nej, nej”, sa damen. ”Hon går ju längre in!”

”Och där inne kommer det en krök”, sa {player}. ”Går hon ända till kröken, då sitter hon fast.”

Sedan vågade ingen göra någonting alls.

# gone-to-bed
{child} la sig på magen och kikade in. Ute var det hett och ljust och bullrigt[sport: , och några skulle just börja {play sport}]. Men inne i tuban var det runt och mörkt och stilla. Och långt där inne i mörkret lyste ett enda litet öga, och det var nästan stängt.

”Hon har inte gått vilse”, viskade {child}. ”Hon har gått och lagt sig.”

”Klockan tre?” sa {player}.

”Det är för stökigt för henne här ute. Hon ville ha mörkt.[pet.cat:  Så gör [!pet.known: katten ]{pet} med, när det dammsugs.][pet.other:  Det vill {pet} också ibland.]”

Och har man gått och lagt sig, tänkte {child}, då vill man inte ha en arm. Då vill man ha en bättre säng.

# a-better-bed
{Child.He} tog av sig jackan. {Child.He} satte sig i gräset med ett knä på var sida om det stora hålet och drog jackan över hålet och över knäna, tills det inte fanns en enda strimma ljus kvar där under. Sedan stack {child.he} in huvudet också och sjöng, så tyst {child.he} kunde:

”Um … pa. Um … pa.”

{Child.He} väntade.

”Um … pa. Um …”

”Pock”, sa någon alldeles nära.

# tick-tick
Tick, tick, tick, kom det små fötter genom tuban. Och något varmt och runt steg ut i mörkret, snodde runt en gång och satte sig i {child's} knä.

”Jag har henne”, viskade {child}.

Alla hurrade. Men de gjorde det utan ett ljud, med mössorna i luften, för att inte väcka henne.[elder:  {Elder}[elder2:  och {elder2}] hade ingen mössa och fick vifta med en sockerkaka.]

# the-last-tune
Sedan lyfte {player} upp sin tuba och spelade dagens sista låt, så tyst som det går på tuba.

Um … pa. Um … pa.

Och inte ett enda pock.

# a-good-dark
På kvällen låg {child} i sin säng med den bruna fjädern bredvid sig[school: . Den skulle {child.he} visa {at school}].

[adult: ”Ska jag låta lampan vara tänd en stund?” sa {adult}.

”Nej tack”, sa {child}. ”Jag vill ha ordentligt mörkt.” | För det mesta fick lampan vara tänd en stund. Men i kväll ville {child} ha ordentligt mörkt.]

Så drog {child.he} upp täcket, snodde runt en gång och la sig till rätta.

”Pock”, sa {child}, väldigt tyst.

Och lampan slocknade.

# @song
{music}
