title: Och sen?
title: En mås tog den
title: Tolv måsar på rad
guest friend: Signe (hon), Vidar (han)
guest warden: Gun-Britt (hon), Maj-Lis (hon)

% {friend} är familjens egen vän eller {friend}, med benet i gips. {warden}, bryggvakten, säger ”Och sen?”. Måsarna är tolv, och den sista har en svart fläck.

# when-there-wasnt-any
{child} visste precis när glassen blev ett problem. Det var när den var slut.

{Child.He} stod mitt på bryggan med en tom strut. Längst ut, på sista bänken, satt {friend}[friend & !friend.known: , {child.his} bästa vän,] med benet i gips[elder: , bredvid {elder} i ny stråhatt[elder2:  och {elder2} i en gammal]]. Pengarna var {friend’s}, och det enda {friend.he} hade sagt var: ”Jordgubb. Och skynda dig.” {child} hade skyndat sig[athlete: , lika fort som {athlete}]. Men det var den hetaste dagen i augusti och den längsta bryggan på hela kusten[city: , som folk kom från {city} bara för att gå på], och glassen hade börjat rinna. Så {child} hade slickat lite, för att hjälpa till. Och då hade den runnit på andra sidan.

{Child.He} åt upp struten också. Sedan gick {child.he} bort till bänken och sa det som vem som helst skulle ha sagt.

”En mås tog den.”

[elder: ”Stackars dig”, sa {elder.short}.]

[pet.dog: {Pet}[!pet.known: , {child’s} hund,] som hade slickat upp dropparna hela vägen, tittade ut över havet.][pet.cat: {Pet}[!pet.known: , {child’s} katt,] som låg på det varma gipset, tittade upp. Det fanns inte en mås på hela himlen.]

# a-gull
[elder / pet.dog / pet.cat: {child} | {Child.He}] hade inte sett vem som stod bakom bänken, med skärmmössa och anteckningsblock.

”En mås”, sa {warden}, som var bryggvakt. ”På min brygga. Sätt dig. Börja från början.”

”Äsch, det gör ingenting”, sa {child}.

”Det gör det visst”, sa {friend}.

”Jag köpte den i kiosken”, sa {child}.

”Och sen?” sa {warden}.

”Sen gick jag[pet.dog:  med {pet}].”

”Och sen?”

# more-gull
Det var förskräckligt så bra hon lyssnade.[school:  Ingen {at school} hade någonsin lyssnat så på {child}.] Varje gång {child} tystnade sa hon ”Och sen?”, inte alls surt, utan som om hon inte stod ut med att inte få veta. Och varje gång hörde {child} hur {child.he} la till lite mera mås. Det var en stor mås. [pet & !pet.dog: Den var större än {pet}. ]Den hade en svart fläck på ena vingen och någonting elakt i blicken.

”Vänster fot?” sa {warden} och skrev. ”Eller höger?”

”Båda”, sa {child} olyckligt.[pet.dog:  {Pet} kröp in under bänken.]

[elder: ”Båda!” sa {elder.short} till {friend}.]

”Den ska jag ha tag i”, sa {warden}.

# in-a-row
Hon kom tillbaka med en påse pommes frites och la ut en på räcket vid varje stolpe. Ner kom de, flaxande. När påsen var tom satt det tolv måsar på rad, axel mot axel, och tittade rakt fram[sport: , som ett lag som ska {play sport}].[pet.cat:  På gipset satte sig {pet} upp och började knattra med tänderna.]

”Ta god tid på dig”, sa {warden}. ”De gör ingenting. Du går längs raden och lägger handen på räcket vid den som gjorde det.”

Folk hade stannat för att titta. {child} började gå, och tolv måsar, som hade ätit upp sina pommes frites, vred på tolv huvuden och såg {child.him} rakt i ansiktet. {Child.He} hade aldrig känt sig så tittad på. Nummer tre hade senap på näbben. Nummer åtta stod på ett ben. Nummer sex rapade.

# number-twelve
Och den sista, nummer tolv, hade en svart fläck på ena vingen.

”Jaha du”, sa {warden}. Hon hade också sett den. Hon smög upp bakom den[pet.cat: , lika tyst som {pet},] med en fisklåda. ”Dig har jag känt i tre år. Det hade jag aldrig trott om dig. Ja, då får det bli skåpbilen, och så i väg till Lysekil.”

”Till Lysekil?” sa {child}.

”Där kan den inte göra någon skada. Säg bara till.”

Måsen såg på {child}. Den la huvudet på sned. Den makade på sig lite på räcket, ifall {child} ville sitta.

# it-was-me
”Det var inte den!” sa {child}, och det blev så högt att hela raden for skriande upp i luften och [elder: {elder.short} tappade sin nya stråhatt | en dam tappade hatten] i havet. ”Det var ingen av dem! Den smälte, och jag slickade, och sen slutade jag liksom inte. Det fanns ingen mås. Det var jag.”

# what-happens-now
Ingen sa någonting[elder: , inte ens {elder.short}].[pet.dog:  {Pet} kröp fram under bänken.] {warden} ställde ner lådan. Hon slickade på pennan och letade fram sidan, och {child} väntade på att få höra vad man gör med folk som ljuger om måsar.

”Och sen?” sa {warden}.

{child} såg bort mot änden av bryggan. Där satt {friend} på sin bänk med gipset rakt ut. {Friend.He} hade hört alltihop. Det hade de nog i Lysekil också. Men {friend.he} vände sig inte ens om. {Friend.He} såg på havet.

# which-one-moves
”Sen”, sa {child} långsamt, ”går jag hem efter mina egna pengar och köper en ny. Fast den smälter ju den också. Det är för varmt, och det är för långt. Ingen kan få med sig en glass ända ut på den här bryggan.”

{Child.He} hejdade sig. {Child.He} såg på fisklådan, och på det som lådan hade stått på. Det var en platt kärra med fyra hjul.

”{warden}”, sa {child.he}. ”Måste det vara glassen som flyttar på sig?”

{Child.He} fick låna kärran, och [elder: av {elder.short} | så] pengar till en jordgubbsglass, att betala på måndag.[elder:  ”Hatten bjuder jag på”, sa {elder.short}.] De fick vara två om att lyfta upp {friend}, med benet först[pet.cat:  och {pet} på det]. Sedan tog {child} tag i handtaget och sköt på[pet.dog: , och {pet} drog].

# every-plank
Det var sjuhundratolv steg, och varenda planka sa dunk. [elder: {Elder.short} gick före, barhuvad, och folk | Folk] steg åt sidan. {child} darrade i armarna och fick svett i ögonen, och ovanför dem flög måsen med den svarta fläcken, som en hedersvakt, ifall det skulle bli mer pommes frites.[pet.cat:  {Pet} släppte den inte med blicken.]

”Du luktar jordgubb”, sa {friend} efter ungefär fyrahundra. Det var det första {friend.he} hade sagt.

”Jag vet.”

”Hur smakade den?”

”Hemskt”, sa {child}. ”Efter den första slicken.”

”Du kunde ju bara ha sagt som det var.”

”Jag vet.”

# the-rest
{Child.He} sköt {friend.him} ända fram till luckan[music: , där radion spelade {music}]. {Friend.He} fick välja själv, och {friend.he} valde jordgubb och hade den i handen innan en enda droppe hann rinna[pet.dog: , fast {pet} satt under och väntade]. {child} satte sig på kanten av kärran och lutade ryggen mot gipset[pet.cat:  och {pet}]. Bryggan hade blivit alldeles gul av kvällssol, och det började fläkta lite.[elder:  Långt där ute var {elder.short’s} hatt på väg till Lysekil.]

{Friend} åt i lugn och ro, runt hela kanten. När det var precis hälften kvar höll {friend.he} ner glassen över {child’s} axel, så att den gick att nå.

{child} såg upp. ”Och sen?” sa {child.he}.

”Sen tar du resten”, sa {friend}.
