title: Brandbilen som ville upp
title: Upp, upp, upp
guest driver: Gerd (hon), Maj (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Upp! Upp, upp, upp!”, högre och högre, och sist alldeles tyst. Sträck gärna upp armarna själv, och krama där det står.
% Den som bär hem barnet: {adult}, annars den äldre, annars {minder}.

# up
På brandstationens gård[city:  i {city}] stod en brandbil, röd överallt, och framför den stod {child}. De hade kommit för att säga hej, {@come}[friend: , och {Friend}, {child.his} bästa vän].[elder2:  De hade med sig ett hej från {elder2} också.][pet.other:  Hemma hade de redan sagt hej till {pet}.]

Men brandbilen sa inte hej. Den sträckte sin långa stege rakt upp i luften.

”Upp!” sa den. ”Upp, upp, upp!”

# a-cat
”Aha!” sa {driver}, som körde brandbilen[school: , en gång ända till {school}]. ”Det är något som har fastnat där uppe. En katt, förstås.”[elder:  ”Det är det alltid”, sa {elder.short}.][pet.cat:  (Katten {pet} låg hemma i soffan.)]

Hon letade på taket, runt hela skorstenen. Där fanns ingen katt. Men där fanns sot, och nu satt det på näsan.[pet.dog:  Hunden {pet} letade under brandbilen, och där fanns inte heller någon katt.]

# a-balloon
Brandbilen sträckte stegen lite till.

”Upp!” sa den. ”Upp, upp, upp!”

”Då är det en ballong”, sa {driver}. ”Det kan jag ge mig på.”

Hon letade i trädet, ända uppe i toppen. Där fanns ingen ballong. Men där fanns löv, och nu satt de i mössan.

# two-socks
”Nu vet jag!” sa {driver}. ”Den vill vara torkställning.” Och hon tog av sig sina våta strumpor och hängde dem på stegen. ”Så. Nu är den glad.”

Brandbilen såg inte glad ut. Den såg ut som en brandbil med strumpor på.

# drip
Då sträckte brandbilen stegen så långt som en stege räcker. Den ställde sig på tå, på alla fyra hjulen.

”UPP! Upp, upp, UPP!”

Och ur slangen kom det en droppe. Dropp. Dropp. Dropp.

”Den läcker”, sa {driver}.

”Den gråter”, sa {child}.

”Men jag förstår inte vad den vill!” sa {driver}.

Det gjorde {child}. {Child.He} sträckte sina egna armar rakt upp i luften.

# picked-up
”Den vill upp i famnen”, sa {child}.

Oj då. Vem orkar ha en brandbil i famnen? {Driver} tog i där fram. Snart var hon också röd överallt[sport: , som om hon försökte {play sport} i vinterkappa].[friend:  {Friend} tog i där bak.] Brandbilen stod där den stod.[athlete:  Inte ens {athlete} hade orkat.]

”För stor”, sa brandbilen och droppade.

# a-squeeze
Då blev {child} också ledsen, en liten stund. {Child.He} visste precis hur det känns, när man sträcker upp armarna och ingen kommer.

Sedan gick {child.he} nära, ända fram till det röda och blanka. {Child.He} bredde ut armarna så långt det gick. {Child.He} la kinden mot plåten.

”Du kan inte komma upp”, sa {child}. ”Så då kom jag hit.”

Och så kramade {child.he}. Så här. En stor, lång kram.

Brandbilen stod alldeles stilla. Det slutade droppa.

# down
Och ner kom stegen. Ner … en bit … och ner … en bit … och ner. Där la den sig på brandbilens rygg och vilade.

”Mmm”, sa brandbilen.[music:  Det var nästan {music}.] Den släckte ena lyktan, och så den andra.

{Driver} sköt igen de stora grindarna, försiktigt[friend: , och {friend} hjälpte till].

# all-the-way
Nu var {child} trött i benen. {Child.He} vände sig om och sträckte båda armarna i luften.

”Upp”, sa {child.he}, alldeles tyst. ”Upp, upp, upp.”

Och upp kom {child.he}, och {@carrier} bar {child.him} hela vägen hem.

# @come
{child} och {minder}, som passade {child.him}
## if adult & !elder
{child} och {adult}
## if adult & elder
{child} och {adult} och {elder}
## if elder & !adult
{child} och {elder}

# @carrier
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
