title: Gatan som inte fanns
title: Humlegränd 1
title: Den bästa lögnen
guest neighbour: Rut (hon), Siv (hon)
guest maker: Birgitta (hon), Barbro (hon)
guest host: Folke (han), Ragnar (han)

% @a är {adult}, annars {host} i huset intill. Kartritaren är alltid B. Lindh.

# neither-was-a-bird
Mellan {child's} hus och bästa vännen {friend's} hus var det sjuttio meter fågelvägen. Problemet var att ingen av dem var fågel. De fick gå Kastanjevägen bort till rondellen, runt hela [school: {school}|skolan] och sedan Lönnvägen tillbaka, och det tog arton minuter. Rakt emellan dem låg en remsa mark med taggbuskar och ett murket plank, och den tycktes ingen äga.

# the-map
Det var därför {child} tappade smörgåsen när {child.he} fick se kartan.

Den hängde i {@garage}, bakom vinterdäcken, och hade följt med huset. En gammal karta[city:  över {city}], ritad för hand. Och där, mellan Kastanjevägen och Lönnvägen, rak som en linjal, gick en liten gata. Humlegränd, stod det.

{child} ringde {friend}.

”Gå ut på baksidan och titta mot mitt hus. Ser du en gata?”

”Jag ser taggbuskar och en skottkärra.”

”På kartan är det en gata där.”

Det var tyst i luren.

”Rör dig inte”, sa {friend}. Arton minuter senare stod {friend.he} i garaget.

# never-existed
De letade efter spår, kantstenar eller rester av asfalt. {Friend} grävde med spade på tre ställen och hittade en tennisboll[pet.dog: , som {child's} hund, {pet}, genast tog hand om]. [pet.cat: {Pet}[!pet.known: , {child's} katt,] gick rakt in bland taggarna, som om det alltid hade gått en gata där. ]De frågade {neighbour} på nummer tre, som hade bott på Kastanjevägen i sextio år. Nej, någon gränd hade det aldrig gått där. [elder: De frågade {elder}[elder2:  och {elder2}], och nej, ingen gränd där heller. ][pet.other: De frågade {pet}, för säkerhets skull. ]De ringde till kommunen, där en kvinna knappade länge på sin dator.

”Humlegränd finns inte och har aldrig funnits”, sa hon.

”Men den står på kartan”, sa {child}.

”Då är det fel på kartan.”

När de hade lagt på satt {friend} tyst en stund.

”En karta får inte fel av sig själv”, sa {friend.he}. ”Någon har suttit där med en penna och ritat dit den. Med flit.”

# number-one
De skickade ett brev till Den som bor på Humlegränd 1. Efter en vecka kom det tillbaka med en gul lapp: Adressen okänd. {Friend} satte upp det över sängen. {Friend.He} tyckte att det var det mest spännande brev {friend.he} hade fått, fast {friend.he} hade skrivit det själv.

# the-corner
Det var {@a} som kom att tänka på hörnet. Längst ner på kartan, så smått att man måste ta fram förstoringsglaset, stod det: Ritad av B. Lindh.

”Fråga den som gjorde det”, sa {@a}.

Det fanns två B. Lindh i trakten. Den första var tandläkare och begrep ingenting. Den andra svarade med ett brev, skrivet för hand med så jämna bokstäver att de såg tryckta ut.

# the-best-lie
”Kära {child} och {friend}”, stod det. ”I nästan fyrtio år har jag väntat på att någon skulle fråga. Förr i världen stal kartritare från varandra. Därför la vi alltid in en liten lögn, en krök eller en tjärn eller en gränd. Dök lögnen upp på någon annans karta, så visste man att han hade härmat. Lögnen skulle ligga där ingen märkte den. Men jag har aldrig tyckt om att ljuga på måfå. Så jag gick omkring hos er en hel dag och letade efter ett ställe där det saknades en gata. På Kastanjevägen stod ett barn, och på Lönnvägen stod ett annat, och de ropade till varandra över snåren. Där ritade jag Humlegränd. Det var min bästa lögn. Jag är bara ledsen att den inte är sann. Hälsningar, {maker} Lindh, 86 år.”

{child} läste brevet högt två gånger.

”Hon ritade den åt oss”, sa {friend}.

”Vi var inte födda.”

”Nej. Hon var ute i god tid.”

# half-a-metre
De ringde kommunen igen. Remsan visade sig vara kommunens, och kvinnan med datorn suckade.

”Ja, klipp ni bara. Så länge ni inte kallar det för en gata.”

{@A} lånade ut sekatörer och sina tjockaste handskar. {child} började från sitt håll och {friend} från sitt. De såg inte varandra, men de hörde varandra hela tiden. Klipp, klipp. Aj. Klipp. Ibland ropade de och frågade hur långt den andra hade kommit, och svaret var alltid en halv meter.[music:  När {friend} tröttnade på att svara nynnade {friend.he} {@song} i stället, så att {child} skulle höra åt vilket håll det var.] Det tog tre helger, och {@a} fick bära bort planket, bräda för bräda. Den tredje söndagen, tjugo över fyra, klippte {child} av en nypongren och såg rakt in i {friend's} ansikte.

”Hej”, sa {friend}. ”Bor du här?”

De tog tid. Från trappa till trappa var det en minut och fyra sekunder. Om man sprang var det tjugoen.[athlete:  Det hade kanske {athlete} gjort på tolv.]

# so-narrow
Sedan hände något som de inte hade räknat med. {neighbour} på nummer tre började gå den vägen till bussen. Några småkillar på Lönnvägen tog den till skolan[sport: , och på kvällarna kom de som skulle {play sport}]. Efter en sommar var jorden hårdtrampad, och folk som aldrig hade hälsat på varandra fick lov att göra det, eftersom det var så smalt när man möttes. {@A} snidade en skylt. {@He} tog inte med ordet gata, för det stod ju gränd.

# crooked
I september kom {maker} Lindh i taxi, med käpp och basker och en rulle under armen. Hon gick hela Humlegränd från den ena änden till den andra, mycket långsamt, och rörde vid bladen på båda sidor. På mitten stannade hon.

”Den är krokig här”, sa hon. ”Jag ritade den rak.”

{child} och {friend} såg på varandra.

”Det låg ett humlebo i vägen”, sa {child}.

”Vi ville inte flytta på humlorna”, sa {friend}. ”Det var ju de som hade bott här längst.”

# a-comma
{maker} Lindh stod tyst. Sedan rullade hon ut sin karta, bad {@a} att vända sig om och bredde ut den mot {@his} rygg. Hon tog upp en tuschpenna ur kappfickan, den tunnaste de hade sett. Handen darrade ända tills spetsen nådde papperet. Då slutade den.

Hon ritade en krök, inte större än ett kommatecken, och blåste på bläcket.

”Så där”, sa hon. ”Nu stämmer den.”

# @a
{host}
## if adult
{adult}

# @He
{host.He}
## if adult
{adult.He}

# @his
{host.his}
## if adult
{adult.his}

# @garage
garaget hos {host}, som bodde i huset intill
## if adult
{adult's} garage

# @song
{music}
