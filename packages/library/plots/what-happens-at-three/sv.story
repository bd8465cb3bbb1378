title: Vad händer vid tre?
title: Fem minuter till
title: {The wish} som inte ville upp
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som räknar (@a) är den äldre, annars {adult}, annars {minder}. ”Ett” och ”två” är arga första gången och snälla sedan.
% En regel: när man har räknat till två kommer tre. Vad som händer då vet ingen, för {child} brukar skrika vid två.

# my-turn
{child} frös om tårna och hade lera[school:  från {school}] upp till naveln, och nu ville {child.he} bara bada.[pet.other:  {Pet} behövde aldrig bada, och det brukade {child} tycka var orättvist, men inte i dag.] Men i badkaret låg redan {a wish}.

{@Lay}

”Hallå där”, sa {child}. ”Det är min tur.”

”Fem minuter till”, sa {the wish}.

{child} gapade. Det där brukade {child.he} ju säga själv.[wish.size.tiny:  ”Vi kan dela”, sa {child.he}. ”Det finns hur mycket plats som helst.”

”Det är fullt”, sa {the wish}.]

# as-i-do
”Det ligger {a wish} i badkaret!” ropade {child} ut i hallen, där {@first} stod och [music: nynnade på {music} och ]skrapade lera av en stövel[elder2: , medan {elder2} tog den andra].

”Jaså”, sa {@a}. ”Be {wish.him} kliva upp, då.”

”Hur gör man?”

”Precis som jag gör med dig”, sa {@a}. ”Lycka till.”

Då ställde sig {child.he} på badrumsmattan med händerna i sidorna. ”Nu är det dags”, sa {child.he}. ”Annars blir du alldeles skrynklig.”

{The wish} kände efter. ”Jag är {wish.feels}”, sa {wish.he}. ”Det har jag alltid varit.”

{@Water}

Och {child} räckte över den.

# one-two
[friend: {Friend}[!friend.known: , {child's} bästa vän,] var precis lika lerig och försökte med list. ”Det finns glass i köket”, sa {friend.he}.

”Ställ den på kanten”, sa {the wish}.

][pet.dog: Bakom tvättkorgen låg {pet}[!pet.known: , {child's} hund], som skulle badas sist av alla, och höll på {the wish}.

]”Då räknar jag till tre!” sa {child}. ”Ett! Två!”

”Vad händer vid tre?” frågade {the wish}.

{child} fick tänka efter. När {@a} räknade for {child.he} alltid upp vid två, för det var så kallt utanför badet. ”Jag vet inte”, sa {child.he}. ”Jag brukar skrika vid två.”

”Då väntar vi lite med tre”, sa {the wish} och blundade.

# the-plug
Nu frös {child} så att tänderna skallrade[sport: , och det hade {child.he} aldrig gjort efter {sport}]. Då gjorde {child.he} som {@a} gjorde till slut, och drog ur proppen.

Glugg, sa badkaret. Glugg, glugg, slurp.

Snart fanns det bara en anka och {a wish} kvar i badkaret[wish.size.tiny: , den ena ovanpå den andra].[athlete:  Till och med {athlete} hade klivit upp då.] {The wish} skakade, så att ankan skakade med.

”Nu är det kallt här också”, sa {wish.he}, mycket ynkligt.

Det högg till i magen på {child}. Det finns inget värre ställe. Man är inte i badet längre, och man är inte uppe än. Och det var {child.he} som hade dragit ur proppen.

# nobody-to-dry-you
”Förlåt”, sa {child}. ”Kliv upp nu. Snälla.”

”Där ute är det ännu kallare”, sa {the wish}. ”Och det finns ingen som torkar en {wish.home}.”

{child} såg sig om. På elementet hängde den gula handduken.[pet.cat:  Ovanpå den låg {pet}[!pet.known: , {child's} katt], där {pet.he} alltid låg.] Och just här, på mattan, brukade {@a} stå när {child} for upp ur badet. Det hade {child.he} aldrig tänkt på. {Child.He} hade haft fullt upp med att skrika.

”Jo”, sa {child}. ”Nu vet jag vad som händer vid tre.”

# three
{Child.He} drog ner handduken[pet.cat: , med {pet} och allt]. Den var varm som en bulle, och så stor att {child.he} fick sträcka ut armarna så långt de gick[friend: , och {friend} fick ta det ena hörnet].

”Ett”, sa {child.he}, och det lät inte argt alls. ”Två.”

”Vad händer vid tre?” viskade {the wish}.

”Jag”, sa {child}. ”Vid tre kommer jag. Tre!”

{@Up}

# i-said-so
Då kom {@a} in med stöveln i handen. {@He} tittade på {the wish}, och sedan måste {@he} titta en gång till.

”Det är {a wish}”, sa {@a}.

”Det sa jag ju”, sa {child}.

”Jag trodde att du ville slippa bada.”

”Slippa? Jag har stått i kö!”

# the-towel-again
Så {@a} tappade upp nytt vatten och hängde fram en ny handduk.[pet.cat:  {Pet} lade sig på den med en gång.] Äntligen fick {child} bada[friend: , med {friend} i andra änden][city: , och det blev det brunaste badvattnet i {city}]. Bredvid låg {the wish}, [wish.ett: torrt och varmt | torr och varm], med ankan.[pet.dog:  {Pet} hade krupit in i handduken till {the wish}, och ingen sa ett ord om att bada {pet.him}.]

”Nu är det dags”, sa {@a} till slut.

”Fem minuter till”, sa {child}.

”Ett”, sa {@a}. ”Två.” Och så väntade {@he} på skriket.

Det kom inget skrik. {child} stod upp i badet, sträckte ut armarna och väntade. {@A} visste inte vad som skulle hända nu. Så här långt hade de aldrig kommit.

”Nu är det tre”, viskade {the wish}.

”Tre”, sa {@a}.

Och vid tre kom {@a}.

# @Lay
{Wish.He} låg utsträckt i skummet med {wish.part} över kanten, och {wish.he} blundade.
## if wish.size.big
{Wish.He} fyllde badkaret från den ena änden till den andra, med en klick skum överst som en mössa.
## if wish.size.huge
Bara en del av {wish.him} fick plats. Resten hängde ut genom fönstret.
## if wish.size.tiny
{Wish.He} låg på en liten hög med skum, mitt i det stora badet, och runt omkring var det tomt åt alla håll.

# @Water
”Men vattnet blir kallt!”

”Inte än”, sa {the wish}. ”Men du får gärna räcka mig ankan.”
## if wish.dragon
”Men vattnet blir kallt!”

”Inte med mig i”, sa draken, och vattnet bubblade. ”Men du får gärna räcka mig ankan.”
## if wish.penguin / wish.polar-bear
”Du som bor på isen”, sa {child}. ”Du kan väl inte tycka om varmt vatten?”

”Varför tror du att jag är här?” sa {the wish}. ”Räck mig ankan, är du snäll.”
## if wish.whale / wish.shark / wish.dolphin / wish.orca / wish.seal / wish.octopus / wish.walrus
”Du har ju ett helt hav”, sa {child}.

”Har du känt på det?” sa {the wish}. ”Det är ingen som tappar i varmt. Räck mig ankan, är du snäll.”

# @Up
{The wish} for upp ur badkaret och rakt in i handduken, så att {child} satte sig på mattan med hela famnen full. {Child.He} gnuggade {wish.part}, och sedan resten.

”{Wish.sound}”, sa {the wish}, lågt och länge.
## if wish.size.huge
{The wish} kom upp ur badkaret, och det tog sin lilla tid. Handduken räckte till {wish.part}. Men {child} gnuggade så hårt {child.he} kunde. ”Känns det?” frågade {child.he}.

”Ända ut genom fönstret”, sa {the wish}. ”{Wish.sound}.”
## if wish.size.tiny
{child} släppte ner ett hörn av handduken i badkaret och lyfte upp {the wish} i det. Sedan vek {child.he} ihop alltihop, tills det inte syntes någonting.

”Är du [wish.ett: torrt|torr]?” frågade {child}.

”Nästan”, sa handduken. ”{Wish.sound}.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
