title: Inte i dag, tack
title: Myndigheten för sådant som är slut
title: Jag har släkten här
guest hargreaves: fru Hallgren (hon), fru Sandelin (hon)
guest pinn: herr Pihl (han), herr Kvist (han)
guest minder: Gunilla (hon), Anneli (hon)

% {hargreaves} är en iguanodon. Fåglar är dinosaurier, det är sant. Den som tar upp potatis (@a): {adult}, annars den äldre, annars grannen {minder}.

# mrs-hargreaves
Den sista dinosaurien i världen bodde i växthuset längst bort bland kolonilotterna[city:  i {city}], och det var bara {child} som kände henne ordentligt.

Hon hette {hargreaves}. Hon var en iguanodon, en ganska gammal en, och hon fyllde växthuset från den ena änden till den andra, med svansen ut genom fönstret. Medan {@a-first} tog upp potatis[pet.dog: , och [!pet.known: hunden ]{pet} grävde upp något annat,] gick {child} på besök.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] kliade svansen utifrån.]

{Hargreaves} visste vad hon ville. Om man bjöd henne på något som hon inte ville ha, fick man alltid samma svar.

”Vill {hargreaves} ha en brysselkål?[elder:  Det är {elder} som har odlat den[elder2: , och {elder2} säger att den är nyttig].]”

”Inte i dag, tack.”

[sport: ”Vill {hargreaves} {play sport}?”

”Inte i dag, tack. Det går bara sönder.”

][pet.cat / pet.other: ”Vill {hargreaves} att jag tar med mig {pet}?”

”Inte i dag, tack.”

]”Vill {hargreaves} se en bild på en Tyrannosaurus?”

”Inte i dag, tack. Jag har träffat honom, och han torkade aldrig av sig om fötterna.”

# mr-pinn
En söndag knackade någon på glaset. Där ute stod en smal man med en pärm[music:  och nynnade på {music}, fast falskt].

”{Pinn}”, sa han. ”Myndigheten för sådant som är slut. Jag söker en dinosaurie.”

”Ni har funnit en”, sa {hargreaves}.

”Det är just det. Enligt mina papper är ni utdöd sedan många miljoner år.” Han räckte fram en penna. ”Det är bara en blankett. Ni skriver på här, och sedan ställer ni er på museet hos de andra.”

{child} gapade. Men {hargreaves} tuggade vidare på sin bit häck.

”Inte i dag, tack”, sa hon, och så stängde hon dörren med nosen.

På måndagen var {pinn} tillbaka. ”Inte i dag, tack.” På tisdagen regnade det, och han stod i blötan och höll upp sin blankett mot glaset. ”Inte i dag, tack.”

# perhaps-today
Men på lördagen, när {child} kom springande längs gången, stod dörren till växthuset öppen. Där inne stod {pinn}. Och {hargreaves} höll i pennan.

”{Hargreaves}!” ropade {child}. ”Säg det!”

Hon sa det inte. Hon såg mycket gammal ut, och ganska ensam.

”Jag har tänkt efter, lilla vän”, sa hon. ”Han har ju rätt. Det finns ingen kvar. Ingen som har fötter som jag. Ingen som ligger på ägg, så som vi gjorde, eller far upp och skriker när solen kommer. Jag har varit den enda så länge nu.” Hon vände på pennan mellan klorna. ”Så kanske … i dag.”

”Där, vid krysset”, sa {pinn}. ”Utdöd, det betyder bara att man inte har någon släkt kvar någonstans.”

# like-a-bubble
Ingen släkt kvar någonstans, tänkte {child}. Och då var det något som {child.he} visste, något som {child.he} hade vetat sedan {child.he} var fem och talat om för precis alla[school:  och för hela {school} två gånger], som steg upp i {child.him} som en bubbla.

”Vänta!” ropade {child.he}. ”Skriv inte! Vänta där!”

{Child.He} sprang till boden där hönsmaten fanns[athlete: , och inte ens {athlete} hade sprungit fortare]. {Child.He} fyllde båda fickorna och mössan. {Child.He} sprang ut mitt bland lotterna och kastade upp alltihop i luften, näve efter näve, och så ropade {child.he}. Det hade {child.he} lärt sig av en mås.

”KIII-aj! KIII-aj! KIII-aj!”[friend:  Och borta vid grinden började {friend} kuttra åt duvorna.]

# on-foot
Först kom en sparv. Sedan kom nio. Sedan kom duvorna ner från kyrkan, och stararna från ledningarna, och måsarna från soptippen. Hönsen trängde sig ut genom ett hål i stängslet. En svan kom hela vägen från ån, till fots. De täckte bönorna. De täckte boden. De satt på rad på {pinn’s} pärm.

”Vad är det här?” ropade {pinn}. ”Det är ju fåglar!”

”Fåglar är dinosaurier”, sa {child}. ”Det är de faktiskt. De är hennes släkt! Och du måste skriva upp allihop.”

Efter det hörde man bara hur det pickade.

# my-mothers-feet
{Hargreaves} stack ut sitt långa huvud. Den största av hönorna marscherade fram och såg henne rakt i ögat. {Hargreaves} såg på hönan. Sedan såg hon på hönans fötter: tre långa tår med klor, i en fjällig strumpa.

”Det är ju mammas fötter”, viskade {hargreaves}.

”Och de ligger på ägg”, sa {child}. ”Och de far upp och skriker när solen kommer. Varenda morgon. I hela världen.”

”Är det de som låter?” sa {hargreaves}. ”Jag trodde att det var minnen.”

# in-two
{Pinn} hade börjat räkna. Han räknade ända till middagen, men de ville inte stå stilla. Till slut såg han upp, med en duva på huvudet, och suckade och rev blanketten mitt itu.

”Ni skulle väl inte”, sa han artigt, ”vilja ha en ny?”

”Inte i dag, tack”, sa {hargreaves}. ”Jag har släkten här.”

# goodnight-dinosaur
När {@a} kom och sa att det var dags att gå stod solen lågt, och sparvarna satt i en lång rad längs hela {hargreaves’s} svans. Hönan hade lagt sig till rätta på hennes fot.

{child} gick hem med sin tomma mössa. På den allra sista skorstenen satt en koltrast och sjöng i skymningen.

”God natt, dinosaurie”, sa {child}.

# @a-first
grannen {minder}
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2:  och {elder2.short}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
