title: Åskboken
title: Märkligt
title: Den som håller i pennan
guest friend: Ebba (hon), Viggo (han)
guest elder: Inga (hon), Ture (han)

% Räkna högt och långsamt. Den äldre är familjens, eller grannen vid sommarstugan: familjens har också boken, och öronen fulla av sjö: @book, @done, @years, @summers, @ears.

# the-book
{@book}, i brödburken, så att den inte skulle bli fuktig. Varje gång åskan hade gått över sjön sedan 1974 stod där, med klockslag, väderstreck och hur många sekunder det hade varit mellan blixten och knallen. Längst ut på raden stod något kort. Kon rädd. {Elder.short} ej rädd. Bröllop, tårtan våt.

{child} hade räknat sekunder med {elder.short} sedan {child.he} var fyra, men {child.he} hade aldrig fått skriva.[elder2:  Det fick inte {elder2} heller.] Den här sommaren var {child.he} {age}, och det var det {child.he} ville: en enda rad i boken, med sin egen hand.

”Den som räknar fel får inte hålla i pennan”, sa {elder.short}. ”Det är inget elakt. Det är ordning.”

# first-flash
En kväll låg sjön blank som ett bord[city: , och {city} kändes mycket långt borta]. Himlen i sydväst var lila. {Friend}[!friend: , {child's} bästa vän,] gick fram och tillbaka på verandan i gummistövlar[sport: , som en tränare i {sport}]. {Friend.He} hade lagt sitt första egna nät på eftermiddagen, och det syntes som fyra små flöten långt där ute.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] gick efter, fram och tillbaka.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i en stol och såg på.][pet.other:  Hemma hade grannen hand om {pet}.]

”Kan vi inte ro ut nu?” sa {friend.he}. ”Innan gäddan ångrar sig?”

”Vi väntar in den första blixten”, sa {elder.short}. ”Sedan vet vi.”

Den kom, tyst och bred, bakom skogen. {Elder.short} lyfte fingret och började räkna, högt, som {elder.he} alltid gjorde. {child} räknade inuti. När {child.he} kom till tolv mullrade det, lågt, som när någon drar en byrå över ett vindsgolv.

{Elder.short} fortsatte räkna.

{Elder.He} räknade till tjugo, till trettio och till fyrtio. Sedan skrev {elder.he} i boken.

”Kornblixt”, sa {elder.he}. ”Blixt utan knall, långt borta. Den når oss aldrig. Ta ekan, ni två.”

# twelve
{child} såg på {elder.him}. Var det ett prov? {Elder.short} kunde göra så.[age>=11:  En gång hade {elder.he} saltat saften för att se om {child.he} sa något.]

”Det var tolv”, sa {child.he}.

”Tolv vad?”

”Sekunder. Det mullrade.”

”En lastbil”, sa {elder.short}, lite kort. ”{@Done}”

{Friend} hade redan flytvästen på[athlete: , snabbare än {athlete}].

”Det står kornblixt”, sa {friend.he} och pekade. ”I boken. Kom nu!”

”Det mullrade ju! Du hörde det!”

”Jag hörde något”, sa {friend}. ”Men {elder.he} är proffs.”

# peculiar
{child} sa att {child.he} måste knyta skon, fast {child.he} hade stövlar. {Child.He} drog åt sig boken och bläddrade bakåt, för om det var ett prov måste det synas någonstans.

Juli. Kornblixt. Kornblixt. Kornblixt.

Juni. Kornblixt.

Fjortonde juni mindes {child.he}. Då hade det smällt så att fönstren skallrade, och strömmen gick och {friend} satt under bordet och påstod att {friend.he} letade efter en sked. {child} letade upp raden. Kornblixt, stod det med {elder.short's} raka bokstäver. Strömmen borta i två timmar. Märkligt.

{Child.He} läste det ordet flera gånger.

# where-the-oars-were
”Du”, sa {friend} lågt. {Friend.He} hade hukat sig bredvid. ”Det är en sak. Jag frågade {elder.him} förut var årorna var. Och {elder.he} svarade att {@years}.”

”Va?”

”Åren. {Elder.He} trodde att jag frågade om åren. Jag tyckte bara att {elder.he} var rolig.”

{child} vände sig om. {Elder.short} stod vid räcket med ryggen mot dem.

”{Elder.short}”, sa {child.he} med vanlig röst.

{Elder.He} tittade ut över sjön.

”{Elder.short}. Gäddan sitter i din hatt.”

{Elder.He} strök en barrkvist från räcket, lugnt, som om {elder.he} var ensam.

{child} blev kall om händerna. Det var inte åskan som hade flyttat längre bort.

# a-hand-on-the-rail
Det blixtrade igen. {Elder.short} lyfte fingret. ”Ett”, sa {elder.he}. ”Två.”

{child.He} ville ropa: Du hör inte! Men en sådan sak ropar man inte till [elder: sin {elder.short}|{elder.short}]. {Child.He} ställde sig bredvid {elder.him} i stället. {Child.He} lade sin hand ovanpå {elder.his}, den som låg på räcket. Det brukade {child.he} inte göra längre, så {elder.he} tittade till, men {elder.he} fortsatte räkna.

”Åtta. Nio.”

Mullret kom. {child} kramade {elder.his} hand, hårt, så länge mullret höll på, och släppte när det slutade.

{Elder.short} hade stannat på nio. {Elder.He} såg på handen. Sedan såg {elder.he} på {child.his} ansikte, och på {friend's} axlar, som hade åkt upp till öronen. {Elder.He} sa ingenting på en lång stund. Nästa blixt kom, närmare, och de räknade tillsammans, och när {child} kramade sa {elder.short}:

”Fem.”

# wet-already
Så blev det fart på {elder.short}.

”Av med västen, {friend}. Ingen ror någonstans. In med oss, allihop.”

”Men gäddan!” sa {friend}.

”Gäddan är redan blöt.”

De satt i köket när det kom. Regnet slog mot rutorna.[music:  Radion spelade {music}, men det hördes knappt.][elder2:  {Elder2} tände ett ljus för säkerhets skull.] {Friend} satt under bordet, och den här gången sa {friend.he} inget om någon sked.[pet.dog:  {Pet} låg där redan.][pet.cat:  {Pet} satt på kylskåpet.][pet.other:  Hemma hade {pet} det torrt.] {Elder.short} räckte ner en bulle till {friend.him} utan att titta.

# how-long
{Elder.He} hade boken framför sig. {Elder.He} hade bläddrat tillbaka till juni.

”Hur länge har du vetat?” frågade {elder.he}.

{child} såg till att {elder.he} såg [child.she & !elder.he / child.he & elder.he: munnen|{child.his} mun]. ”En kvart.”

{@summers} {Elder.He} strök med tummen över Märkligt. ”Och jag som skickade ut er på sjön.”

”Vi åkte ju inte.”

”Nej. Ni åkte inte.”

# who-takes-the-bang
{Elder.short} tog pennan. {child} trodde att {elder.he} skulle stryka alltihop, hela sommaren. Men {elder.short} strök inte i boken, det var inte ordning. {Elder.He} skrev bara, efter det sista Kornblixt, ett litet frågetecken. Sedan satt {elder.he} och vägde pennan i handen.

{@ears} {Elder.He} sköt över boken och lade pennan ovanpå. ”Blixtarna ser jag. Knallen får någon annan ta.”

# three-seconds
Det lyste vitt i hela köket. {Elder.short} lyfte fingret. {child} lade handen på {elder.his}.

”Ett”, sa de. ”Två. Tre.”

Under bordet sa {friend}: ”Nu.” {Friend.He} hann före dem båda.

{child} skrev långsamt, för att det skulle bli rakt[school: , rakare än {at school}]. Klockan 21.40. Sydväst. Tre sekunder. {Child.He} tänkte länge på vad som skulle stå längst ut på raden. Sedan skrev {child.he} det och vände boken så att {elder.short} kunde läsa.

{Elder.short} såg. {child} hörde. {Friend} rädd.

# @book
{Elder}, som bodde granne med {child's} sommarstuga, hade en bok som bara handlade om åska.

Den låg på verandan
## if elder
{Elder} hade en bok som bara handlade om åska.

Den låg på verandan

# @done
Jag har gjort det här i femtio år.
## if elder
Jag har gjort det här förr.

# @years
{elder.he} blir sjuttiosex
## if elder
de går så fort

# @summers
”Jag trodde att det var somrarna”, sa {elder.short}. ”Jag tyckte att de hade blivit så stilla. Inga gökar heller.”
## if elder
”Jag trodde att det var sommaren”, sa {elder.short}. ”Jag tyckte att den hade blivit så stilla. Inga gökar heller.”

# @ears
”På måndag ringer jag om öronen”, sa {elder.he}. ”De kan nog laga en del. Men de blir inte fyra år igen.”
## if elder
”På måndag ringer jag om öronen”, sa {elder.he}. ”Det är nog mest sjövatten. Men fyra år blir de inte igen.”
