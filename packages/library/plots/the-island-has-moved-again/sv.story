title: Kapten {captain} har aldrig fel
title: Ön har flyttat på sig igen
title: Femtio steg från den kluvna stenen
guest captain: Järn-Rut (hon), Järn-Maja (hon)
guest mate: Mjuke Ove (han), Mjuke Åke (han)

% Kaptenen är så gammal i sitt minne som {child} är nu. Filten har {child} med {adult}, annars den äldre.

# never-wrong
Det hade kommit pirater till ön. {child} såg dem så fort {@blanket} på badstranden. Fem stycken, med svarta hattar, och de grävde gropar överallt så att sanden sprutade.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] hade aldrig sett så kloka vuxna.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] låg mitt på stranden, så de grävde runt {pet.him}.][pet.other:  Det var tur att {pet} var hemma.]

”Här är den inte heller, kapten!” ropade en.

”Den SKA vara där!” ropade kaptenen. ”Jag har aldrig fel!”

{child} ville så gärna vara med. {Child.He} tog sin spade och gick fram[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] kom efter med hinken].

# fifty-paces
”Vad letar ni efter?”

”Min skatt”, sa kaptenen. Hon hette {captain}. Hon var lång som en flaggstång, och nästan alltihop var ben. ”Jag gömde den själv på den här ön. Femtio steg från den kluvna stenen. Och där är den inte!”

”Då kanske du minns fel”, sa [friend: {friend} | {child}].

De fyra piraterna slutade gräva och höll andan.[pet.dog:  Det gjorde inte {pet}.][pet.cat:  {Pet} öppnade ett öga.]

”Fel?” sa {captain}. ”Jag har aldrig fel. Det är ön som har flyttat på sig[city: , närmare {city}].”

”Det säger hon varje gång”, viskade piraten som hette {mate}. ”Vi har grävt i tolv dagar.”

# once-more
”En gång till!” ropade kaptenen. Hon ställde sig vid den kluvna stenen och gick. Ett! Två! Tre! Det var steg så långa att måsarna fick flytta på sig[pet.dog:  och {pet} fick springa][athlete: , och längre steg tar inte {athlete}].[pet.cat:  Vid tjugo klev hon rakt över {pet}.] Vid femtio stod hon långt borta vid glasskiosken[music: , där radion spelade {music}].

”Här! Gräv!”

De grävde. [friend: {Friend} | De] hittade en glasspinne[pet.dog: , och den tog {pet} med sig och grävde ner mitt på stranden].

”Ön har flyttat på sig igen”, sa {captain}.

# the-hat
Då satte sig {mate} i sanden. Och de andra tre satte sig bredvid.

”Vi orkar inte mer, kapten”, sa han. ”När solen når masten seglar vi hem. Med eller utan dig.”

Solen var redan nästan där. {Captain} sa ingenting. Hon satte sig ner, hon också, och drog hatten över ögonen. Därinifrån hördes det hur hon snöt sig.

”Det var min allra första skatt”, mumlade hatten. ”Jag hade sparat hela sommaren.”[pet.dog:  {Pet} la huvudet på sned.][pet.cat:  {Pet} vände på ena örat.]

[friend: {child} och {friend} satte sig bredvid. Kaptenens knän kom upp högre än deras huvuden. | {child} satte sig bredvid. Hennes knän kom upp högre än {child.his} huvud.]

”Hur gammal var du när du grävde ner den?” frågade [friend: {child} | {child.he}].

”{@Age}”, sa hatten.

”Jag är {age}”, sa {child}.

# legs
{Child.He} tittade på kaptenens ben. De gick upp till knäna och ner igen och slutade ute i vattnet. Sedan tittade {child.he} på sina egna[friend:  och på {friend's}]. De räckte en liten bit ut i sanden.

{Child.He} for upp så att sanden yrde[pet.dog: , och {pet} med][pet.cat: , och {pet} satte sig].

”Vänta! Du har inte fel! Det är benen!”

”Vad är det för fel på mina ben?”

”De är för stora! Du hade ju mina ben då!”

# on-tiptoe
Och {child} sprang till den kluvna stenen och satte hälen emot. Solen nuddade masten. Piraterna hade redan börjat skjuta ut båten[friend: , och {friend} höll i repet med båda händerna].

”Ett!” ropade {child}. ”Två! Tre!”

Nu gick {child.he}, inte fort och inte sakta, utan precis som man går när man är {age} år. Måsarna satt kvar[pet.dog: , och {pet} gick bredvid][pet.cat: , och {pet} låg kvar]. Vid tjugo räknade {mate} med[friend: , och {friend} ännu högre]. Vid trettio räknade alla[adult / elder: , till och med {@a} borta på filten]. Vid fyrtio kom {captain} efter på tå, för att inte störa.

”Fyrtioåtta! Fyrtionio! FEMTIO!”

Det var långt före glasskiosken. Det var mitt på stranden, där ingen [pet.dog: utom {pet} ]hade grävt en enda grop[pet.cat: , för där låg {pet}].

# clonk
{child} [pet.cat: flyttade lite på {pet} och ]grävde.[pet.dog:  {Pet} hjälpte till, och upp kom glasspinnen.] Spaden sa skrap. Sedan sa den klonk.

Det var en kakburk. {Captain} föll på knä, och hennes stora händer darrade så att [friend: {friend} fick hålla i burken och ]{child} fick ta av locket.

Där låg en snäcka, en blank knapp, en tappad tand[sport: , en teckning av några som skulle {play sport},] och sju kolor. Och så en lapp med spretiga bokstäver[school: , sådana man skriver {at school} i början]: TILL MEJ NÄR JAG BLIR PIRAT.

”Åh”, sa {captain}. ”Tänk att jag blev det.”

# upwards
Hon läste lappen om och om igen. Sedan bjöd hon på kola. Den var hård som sten och smakade hav, och alla sög på den tills solen hade gått förbi masten, för nu hade ingen bråttom[pet.cat: , och minst av alla {pet}].[pet.dog:  {Pet} hade sin pinne.]

”Och ön?” frågade {mate}. ”Har den flyttat på sig?”

Kaptenen tittade på {child}.

”Nej”, sa hon. ”Det var jag som hade flyttat på mig. Uppåt.”

# what-to-bring
Innan de seglade [pet.cat: lyfte {child} ut {pet} ur burken och la dit sin finaste sten | la {child} sin finaste sten i burken][pet.dog:  och {pet} sin pinne][pet.dog / pet.cat: . De | , och de] grävde ner den på samma ställe[friend: , och {friend} plattade till sanden med hinken]. Femtio steg från den kluvna stenen.

”Kom ihåg nu”, sa {captain}. ”När du blir stor och ska hämta den, vad tar du med dig då?”

Det visste {child}.

”Någon som är {age}”, sa {child.he}.

# @blanket
filten var utbredd
## if adult
{child.he} och {adult} hade brett ut filten
## if elder & !adult
{child.he} och {@a} hade brett ut filten
## if elder & adult
{child.he} och {adult} och {@elders} hade brett ut filten

# @a
{adult}
## if elder & !adult
{@elders}
## if elder & adult
{adult} och {@elders}

# @elders
{elder}
## if elder2
{elder} och {elder2}

# @Age
Sju
## if age<6
Fem
## if age>=6 & age<7
Sex
## if age>=8 & age<9
Åtta
## if age>=9
Nio
