title: Ekot på Knarrstens slott
title: Man tar bara slutet
title: Ekot är ledigt
guest guide: Gunnar (han), Roland (han)
guest singer: Rosita (hon), Carmen (hon)
guest minder: Birgit (hon), Solveig (hon)

% Den som är med (@a): {adult}, annars den äldre, annars grannen {minder}; står i dörren och ser vart {child} tar vägen.

# no
På Knarrstens slott fanns hundra rum, och i det största av dem bodde ett eko. Det var för att få höra ekot som {child} och {@a-first} hade åkt dit.

”Mina damer och herrar!” sa {guide}, som visade slottet. ”Sveriges finaste eko! Lyssna nu!”

Han satte händerna runt munnen.

”HALLÅ!”

Men det blev tyst. Sedan kom det ett svar uppe från taket.

”Nej.”

Folk tittade på varandra.

”Hm”, sa {guide}. ”HALLÅ!”

”Nej, säger jag.”

{guide} blev röd ända ner i kragen. ”Vi tar riddarnas rustningar så länge”, sa han och föste ut alla i nästa sal. {@A} gick sist och höll upp dörren åt {child}. Men {child} stod kvar.

# how-are-you
”Varför vill du inte?” frågade {child} rakt ut i salen.

”Hallå, hallå, hallå”, suckade ekot. ”I fyrahundra år har de ropat hallå till mig. Ingen har någonsin frågat hur jag mår.”

”Hur mår du, då?” sa {child}.

Ekot blev alldeles tyst. Det var ovant.

”Trött”, sa det sedan. ”Jag skulle så gärna vilja vara ledig. [sport: Andra får {play sport}. ]Bara en enda gång skulle jag vilja sitta still och höra på.”

”Jag kan vara eko så länge”, sa {child}. ”Det är lätt. Man tar bara slutet.”

”Lätt!” sa ekot. ”… lätt. Ja, jo. Prova.”

# only-the-shoes
På väggen hängde en väldig, vävd matta med hjortar på. {child} vinkade till {@a} och kröp in bakom den. När de andra kom tillbaka syntes inte mer av {child} än skorna.

”Vi gör ett försök till”, sa {guide}. ”Hallå!”

”… allå! … llå! … å!” sa {child}.

Alla klappade i händerna[elder & adult: , och {elder}[elder2:  och {elder2}] allra längst].[elder2 & !adult:  {Elder2} klappade allra längst.] {guide} torkade sig i pannan.

”Skövde!” ropade en man som kom från Skövde.

”… övde! … de!”

”Pannkaka!” ropade [friend: {friend}[!friend.known: , {child's} bästa vän,] som hade känt igen skorna|en flicka].

”… ankaka! … kaka! … ka!”

# rosita
Det här gick ju bra! Men nu steg en dam i lång grön kappa fram.

”Jag heter {singer} och sjunger opera”, sa hon. ”Nu ska ekot få något att göra.”

Och så sjöng hon.[music:  Det var inte alls som {music}.] Hon sjöng så att rutorna skallrade. Hon började nere vid golvet och klättrade upp och upp, tills tonen var smal som en synål.

”AAAaaaAAAaaaIIIIII!”

# atchoo
Bakom mattan drog {child} in all luft {child.he} kunde. Men mattan hade hängt där i fyrahundra år, och det hade dammet också.

”Aaaa … aaaa … ATJO!”

Mattan buktade ut så att hjortarna hoppade.

Det blev fullkomligt tyst i salen.

”Ekot nös”, sa mannen från Skövde.

”Ekon nyser inte”, sa {guide} långsamt. ”Och ekon har inga skor.”

# it-was-me
Steg för steg kom han närmare. {child} stod blickstilla. {Child.He} såg hans fingrar ta tag i mattans kant. Nu blir alla arga på ekot, tänkte {child}. Och så var det jag som nös.

Så {child.he} klev ut själv.

”Det var jag”, sa {child.he}. ”Ekot är ledigt. Det är så trött på hallå. Ni måste ropa något annat, och ni måste fråga hur det mår.”

”Ett eko kan väl inte …” började {guide}.

# choo
Då hördes det ett litet ljud uppe från taket. Det lät som om någon hade hållit sig väldigt länge och inte orkade längre.

”… tjo”, fnissade ekot. ”… atjo … ATJO, ATJO, ATJO.”

Det for fram och tillbaka mellan väggarna, ut genom dörren och runt i alla hundra rummen. Till och med rustningarna nös.

”Prosit”, ropade {singer}.

”… rosit. … osit. … sit.”

# fine
Sedan ville alla ropa. De ropade ”Skosnöre” och ”Ostkrok” [pet.dog: och ”Voff” (det var {pet}, {child's} hund) ][pet.cat / pet.other: och ”{Pet}” ][city: och ”{city}” ][school: och ”{school}” ][athlete: och ”{athlete}” ]och ”Min moster i Motala”, och ekot skrattade så att det fick ta om. Till sist ställde sig {guide} mitt på golvet. Han tog av sig mössan.

”Hur mår du?” frågade han.

”Bra”, sa ekot. ”… bra. … bra. … bra.”

# goodbye
När slottet skulle stänga var {child} den sista som gick ut genom den stora porten. {Child.He} stannade och vände sig om.

”Hej då”, ropade {child.he}.

”Kommer du tillbaka?” ropade ekot.

Och {child} tog bara slutet:

”… tillbaka. … baka. … ka.”

# @a-first
grannen {minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
