title: Och de har stegar med sig
title: Sidan nio
title: Vad nytt från porten?
guest friend: Connie (hon), David (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har manuset är {adult}, annars mormor eller farfar, annars {minder}; en mormor eller farfar till sitter i salen. Kungen är {friend} och heter bara kungen på scenen. Viskningarna är högre än prat.

# to-the-fridge
”Fienden står vid porten, ers majestät”, sa {child} till kylskåpet, ”och de har stegar med sig.”

Kylskåpet surrade. Det var allt {child} skulle säga i skolpjäsen[school:  {at school}], som började klockan sju i kväll. Till kylskåpet kunde {child.he} säga det, och till {friend}[!friend.known: , {child.his} bästa vän], som spelade kungen.[pet.dog:  {Child.He} kunde säga det till[!pet.known:  hunden] {pet}, som bara ville ha osten.][pet.cat:  {Child.He} kunde säga det till[!pet.known:  katten] {pet}, som bara ville ha osten.][pet.other:  {Child.He} kunde säga det till {pet}, som bara ville ha kvällsmat.] Men så fort {child.he} tänkte på att säga det inför en hel sal med folk[city: , minst halva {city}], kändes det som om någon hade tagit skruvarna ur {child.his} knän.[sport:  När det var {sport} satt de alltid i.]

# in-their-underpants
”Vad är det du är rädd för?” sa {@first}.

”Att jag ska öppna munnen”, sa {child}, ”och att det inte är något i den.”

{@A} tänkte efter. {@He} var en som gärna ville hjälpa till.

”När jag ska hålla tal”, sa {@he}, ”brukar jag tänka mig alla i bara kalsongerna.”

”{@A}. {@coming}.”

{@A} tänkte sig det. ”Nej”, sa {@he}. ”Nej, gör inte det.” Sedan sken {@he} upp. ”Jag vet! Jag sätter mig vid sidan av scenen med manuset, och om du kommer av dig så viskar jag. Manuset har jag. Glasögonen har jag. Vad kan gå fel?”

# ten-to-seven
Tio i sju stod {child} bakom ridån i strumpbyxor och en hjälm som hela tiden åkte ner över ögonbrynen. Salen på andra sidan lät som ett hav med hostningar i.[music:  Någon spelade {music} på piano.] {Friend} kom förbi i krona och släpade på en lång mantel. {Friend.He} hade aldrig varit nervös i hela sitt liv och tyckte att det var intressant.

”Hur känns det?” sa {friend}.

”Som att vara kissnödig i hela kroppen.”

”Oj”, sa {friend}. ”Ska vi byta?”

”Du har ju sextio repliker!”

”Ja, men kungen får sitta ner.” {Friend} rättade till {child's} hjälm. ”Du. Jag är kungen. Vad du än säger till mig där ute så tror jag på det. Och de kan inte börja slaget utan oss.”

# hang-on
Alldeles för snart gick ridån upp, och kungen ropade: ”Vad nytt från porten?” och {child's} fötter gick ut i ljuset [child.name: av sig själva | med {child.him}]. Några människor såg {child.he} inte, bara hur det blänkte i deras glasögon. {Child.He} föll ner på ett knä.

”Ers majestät”, sa {child.he}. Den biten gick väldigt bra.

Sedan öppnade {child.he} munnen för resten, och då var det inget i den.

{Child.He} tittade åt sidan. Där satt {@a} på en stol med manuset och kände i alla fickorna.

”Vänta lite”, viskade {@a}, och {@he} viskade högre än de flesta pratar. ”Jag hittar inte glasögonen.”

{child} hade inga egna ord, så [child.name: det fick bli de här | {child.he} tog dem {child.he} fick].

”Vänta lite!” sa {child.he} till kungen. ”Jag hittar inte glasögonen!”

Kungen lutade sig fram på tronen. ”Hur”, sa kungen, ”hittade du då till slottet?”

# page-nine
Någonstans i mörkret fnissade {@giggler}.

”Nej, nej, inte det!” viskade {@a}.

”Nej, nej, inte det!” ropade {child}.

”Inte slottet?” sa kungen. ”Var i all världen är vi då?”

Nu skrattade hela salen.

”Det är sidan nio”, väste {@a}, ”eller är det tio?”

”Det är sidan nio”, sa {child} förtvivlat, ”eller är det tio?”

”Bara det är min sida”, sa kungen.

Salen tjöt. Men då böjde sig {@a} ner för att titta under stolen, och manuset gled ner på golvet och sprack. Sidorna for åt alla håll. {@A} såg på {child} och höll fram två tomma händer.

# nobody-left
Nu fanns det ingen kvar som kunde hjälpa till. Skratten dog bort och blev till väntan. {child} hörde sin egen hjälm skallra. Det var bara några steg till dörren.

Men kungen satt kvar på tronen och såg på {child.him}. Vad du än säger, hade {friend} sagt, så tror jag på det.

Då berättade {child.he} det för kungen. {Child.He} reste sig, tog av sig hjälmen och höll den mot magen med båda armarna.

”Ers majestät”, sa {child}, ”jag är rädd. Jag har sprungit hela vägen hit för att säga en sak. Det är viktigt, och jag har övat och övat, och nu tittar alla på mig och det är borta.”

Ingen skrattade. Kungen reste sig, kom ner med manteln dunsande efter, satte sig på nedersta trappsteget och klappade på platsen bredvid.

”Jag tror dig”, sa kungen. ”Jag är också rädd. Det är ju belägring.”

# on-your-head
{child} satte sig. Det var bättre att sitta. Vid sidan av scenen såg {child.he} hur {@a} kröp omkring bland sidorna och kände efter glasögonen. De satt uppe på {@s} huvud.

”På huvudet!” sa {child}, rätt högt.

Kungen tog sig åt kronan. ”Ja, där är den”, sa kungen.

# every-word
Och {child} skrattade. Det började nere i magen, och när det kom upp till munnen var det något som kom efter. Allt var där, vartenda ord. {Child.He} for upp på fötter.

”Fienden!” vrålade {child.he}. ”Fienden står vid porten, ers majestät! Och de har stegar med sig!”

”Stegar?” sa kungen. ”Varför sa du inte det?”

[athlete: De klappade som om det hade varit för {athlete}, så | De klappade så] länge att slaget fick vänta.

# gone-home
Sent på kvällen satt {child} i köket, fortfarande i strumpbyxor, och åt rostat bröd med ost.[pet.dog / pet.cat:  {Pet} fick den sista ostbiten.][pet.other:  {Pet} hade fått sin kvällsmat för länge sedan.]

”Jag tyckte att jag hjälpte till”, sa {@a}.

”Det gjorde du, lite”, sa {child}.

{@A} öppnade kylskåpet för att ställa in smöret och blev stående och tittade in, med glasögonen på näsan.

”Vad nytt från porten?” sa {@he}.

”De har gått hem, ers majestät”, sa {child} med munnen full.

# @first
{minder}
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

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @coming
Rektorn kommer
## if elder & adult
{Elder} kommer
## if elder & elder2 & adult
{Elder} och {elder2} kommer
## if elder2 & !adult
{Elder2} kommer

# @giggler
någon
## if elder & adult
{elder.short}
## if elder & elder2 & adult
{elder.short} och {elder2.short}
## if elder2 & !adult
{elder2.short}
