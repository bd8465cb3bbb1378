title: På tisdagar
title: Hunden har ännu inte börjat
guest friend: Yusuf (han), Tuva (hon)
guest owner: Gunvor (hon), Rakel (hon)
guest dog: Doris (hon), Svea (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som säger nej varje kväll är {adult}, annars mormor eller farfar, annars {minder}.

# every-night
Varje kväll, precis när {@a} skulle släcka, frågade {child} samma sak.

”Får jag en hund?”

Och varje kväll sa {@a} samma sak, att ingen var hemma på dagarna och att en hund inte kan värma sin egen korv.[pet.cat:  Och varje kväll vände {pet} ryggen till, där {pet.he} låg, och blundade hårt.][pet.other:  Och varje kväll satt {pet} mycket stilla och hörde på.]

# a-real-one
Men en tisdag efter skolan kom {child} och [!friend.known: {child’s} bästa vän ]{friend} ut på gården, och där satt en hund. En riktig, mitt på gången. Den hette {dog} och hade flyttat in på andra våningen med sin matte, {owner}. {Owner} hade gips på foten. Hon stod på balkongen i badrock och tittade ner, och nere vid porten stod {@a} med ett koppel i handen.[elder & adult:  På bänken satt {elder}[elder2:  och {elder2}] och läste tidningen.][elder2 & !adult:  På bänken satt {elder2} och läste tidningen.]

”{Dog} måste ut, och {owner} kan inte gå i trappor”, sa {@a}. ”Vill ni två gå en liten runda här på gården? Jag sätter mig på bänken.”

{child’s} hjärta slog en kullerbytta. Nu skulle {@a} få se. Nu skulle {@he} få se att det fanns någon i den här familjen som kunde sköta en hund.

# not-begun
”Kom, {dog}!” sa {child.he}.

{Dog} satt.

”Fint, {dog}! Nu går vi!”

{Dog} lade sig.

{Friend} hade tagit fram ett papper. {Friend.He} tyckte inte särskilt mycket om hundar, men {friend.he} tyckte om att skriva upp saker.

”Klockan kvart över tre”, läste {friend.he} medan {friend.he} skrev. ”Hunden har ännu inte börjat.”

{child} lockade och klappade sig på knäna. {Child.He} gick före och visade hur man går. {Friend} gick bakom och visade hur man går om man är bakifrån. Då reste sig {dog}, tog fyra steg mot cykelstället och satte sig igen.

”Fyra steg”, skrev {friend}. ”Sedan rast.”

# gives-up
”Hon är kanske trasig”, sa {friend.he} efter en stund.

”Hon är inte trasig!” sa {child}.

{Child.He} tittade bort mot bänken. {@A} låtsades läsa tidningen, men den var upp och ner, och över kanten syntes {@his} ögonbryn. De såg ut som de gjorde på kvällarna, precis innan {@he} sa nej. Det sved i hela {child}. {Child.He} hade önskat sig en hund så länge {child.he} kunde minnas, och nu hade {child.he} äntligen en i andra änden av ett koppel, och den ville inte ha {child.him}.

”Jag ger upp”, sa {child.he} och satte sig på marken.

”Ger upp”, skrev {friend}. ”Stavas det med två p?”

# the-same-way
{child} svarade inte. {Child.He} satt bredvid {dog} och såg ut över gården från samma håll, och kanske var det därför {child.he} fick syn på det. {Dog} tittade inte på cykelstället. Hon tittade inte på {child} heller, eller på kopplet. Hon satt med huvudet på sned och tittade snett uppåt, hela tiden, på samma ställe.

{child} tittade dit. Där var balkongen. Där stod {owner}.

{child} prövade att ställa sig i vägen. Då lutade sig {dog} åt andra hållet, så att hon kunde se.

”Hon vill visst gå”, sa {child} långsamt. ”Men bortom cykelstället är taket i vägen. Där ser hon inte {owner} längre.”

”Tror hon att {owner} försvinner?” frågade {friend}.

”Det vet hon ju inte”, sa {child}. ”Hon har precis flyttat hit.”

# there-she-is
{Child.He} tog kopplet och gick åt andra hållet, in på gräset, rakt under balkongen. {Dog} reste sig. {child} gick i en rund ring, så liten att man såg balkongen från vartenda ställe i den, och {dog} gick bredvid. Hon gick ett varv. Hon gick två. Vid det tredje varvet började svansen gå, och vid det fjärde gick det så fort att {friend} fick springa med pappret.

”Heja, {dog}!” ropade {owner} och vinkade med kryckan. ”Sväng! Sväng! Där är jag! Och där är jag igen!”

”Fem varv!” ropade {friend}. ”Sex!”[sport:  Det var värre än {sport}.][athlete:  ”Inte ens {athlete} springer så!”]

# fourteen
Vid nio varv kom en pojke ut på en balkong och hejade.[music:  Någon spelade {music} genom ett fönster.] Vid tolv kissade {dog} på {@s} skor, eller nästan, för {@he} hann lyfta fötterna.[elder & adult:  {Elder.short} lyfte också sina, för säkerhets skull.] Vid fjorton lade hon sig på rygg mitt framför {child}, med tassarna i vädret och tungan långt ut på sidan. {child} kliade henne på magen med båda händerna. Den var varm och mjuk och lite smutsig.

”Vill du klappa?” frågade {child.he} {friend}.

{Friend} satte ett finger på magen och tog bort det igen.

”En klapp”, skrev {friend.he}.

# every-tuesday
”Kan ni komma nästa tisdag också?” ropade {owner}. ”Och alla tisdagar sedan? Jag behöver någon som förstår sig på henne!”

{child} såg på {@a}. Ögonbrynen såg inte alls ut som på kvällarna.

”Det verkar ju finnas en i familjen”, sa {@a}.[city:  ”Den enda {in city}, kanske.”][school:  ”Ni får gå direkt från {school}.”]

# not-on-tuesdays
Den kvällen luktade {child’s} händer hund, fast {child.he} hade tvättat dem. Nästan hade tvättat dem.[pet.cat:  {Pet} nosade länge på dem. Sedan lade {pet.he} sig ovanpå, så att de skulle lukta katt igen.][pet.dog:  {Pet} nosade länge på dem och ville veta allt.][pet.other:  {Pet} fick nosa på dem. ”Det var {dog}”, förklarade {child}.] {@A} drog upp täcket och gick bort till lampan. Där blev {@he} stående med fingret på knappen.

”Ska du inte fråga?” sa {@a}.

”Vad då?”

”Det du alltid frågar. Om du får en hund.”

{child} luktade på handen och stoppade in den under kinden.

”Nej”, sa {child.he}. ”Inte på tisdagar.”

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}
