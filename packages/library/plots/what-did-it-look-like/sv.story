title: Björnen vid myren
title: Hur såg den ut?
title: Som med en handduk
guest tilda: Tilda (hon), Jonna (hon)
guest halvar: Halvar (han), Evert (han)

% Björnen är alltid den. ”Hur såg den ut?” frågas fyra gånger, och allra sist vet {tilda} svaret själv.

# made-up
Björnen hade {child} hittat på själv. Det var i somras, och {child.he} hade sagt att den stod vid myren bakom {halvar's} stuga, stor och brun, och gned ryggen mot en tall.

Det var inte meningen. {Child.He} hade bara önskat så länge att få se en björn[school: , så länge att ingen {at school} orkade höra mer om det], och {tilda}, som bodde i byn året om, hade just berättat att hon hade letat i tre år och aldrig sett någon. Då hade det slunkit ur {child.him}. En enda mening. Och {tilda} hade inte blivit avundsjuk, som {child} hade väntat sig. Hon hade blivit glad[athlete: , gladare än om {child.he} hade sett {athlete}].

”Hur såg den ut?” hade hon frågat, och ögonen hade lyst på henne.[friend: 

Inte ens {friend}, {child's} bästa vän där hemma, visste att björnen var påhittad.]

# the-ninth-evening
Nu var det höstlov, och {child} var tillbaka[city: , hela vägen från {city}]. Vid myren stod ett gömsle, en liten bod på fyra kraftiga stolpar, med ett titthål mot myren och ett mot stugan. Det hade {tilda} fått gamle {halvar} att bygga. Hon hade suttit där i nio kvällar, och nu satt {child} bredvid henne på bänken[elder: , med {elder's} kikare om halsen[elder2:  och {elder2's} tjockaste sockor på fötterna]]. {Halvar} satt i hörnet. Han hade med sig termos, smörgåsar och en filt, och han hade somnat[music: , mitt i {music},] innan han hann använda något av det.

”Berätta igen”, sa {tilda} lågt. ”Hur såg den ut?”

”Stor”, sa {child}.

”Det sa du i somras också. Gned den hela ryggen, eller bara en bit?”

”Hela.”

”Med framtassarna hängande?”

”Ja”, sa {child} olyckligt. ”Ungefär som när man torkar sig med handduk.”

”Precis så gör de”, sa {tilda}. ”Det har jag läst. Den sätter sin lukt på trädet. Då kommer den tillbaka.”

# liver-paste
Hon lutade sig fram mot titthålet igen. Hon var alldeles röd om näsan av kylan. Allt det där var för björnens skull, och björnen fanns inte. {child} kände hur det växte i halsen. Till slut gick det inte att svälja runt det.

”Det var ingen björn”, sa {child.he}.

”Va?”

”I somras. Jag hittade på den.”

Nu hördes det hur {halvar} andades. {tilda} vände sig mycket långsamt om.

”Nio kvällar”, sa hon. ”Jag tackade nej till ett kalas. [sport: Jag tackade nej till att {play sport}. ]Jag har ätit {halvar's} leverpastej nio gånger, och jag avskyr leverpastej.”

”Det kunde väl inte jag veta.”

”Du kunde veta att det inte fanns någon björn!”

Det hade hon ju rätt i. {child} ville förklara att ingen hade önskat mer än {child.he} att det var sant, men det blev bara ”förlåt”. {tilda} svarade inte. Hon flyttade sig till bänken vid andra väggen, satte sig med ryggen mot {child.him} och stirrade ut genom det titthål som bara vette mot stugan.

# not-a-stone
{child} lutade pannan mot plankan. Utanför höll myren på att bli blå. Borta vid skogen låg tre stora stenar.

Då rörde sig en av dem.

Den kom ut ur skuggan, och den var ingen sten. Den hade runda öron och breda skuldror som gick upp och ner när den gick, och den gick alldeles ljudlöst, som om den inte vägde [pet.other: mer än {pet} därhemma|någonting]. Den var inte alls som {child} hade hittat på. Den var mycket mer på riktigt.

”{tilda}”, viskade {child.he}. ”Det är en björn.”

”Lägg av.”

”Det är sant. Den kommer hitåt.”

”Tror du att jag går på det en gång till?” Hon vände sig inte ens om. ”Hur såg den ut, då? Stor?”

Det var {child} som hade förstört ordet björn, och nu när {child.he} behövde det gick det inte att använda. Och om {child.he} höjde rösten skulle djuret vara borta på en sekund.

# somebody-rocks
Björnen försvann in under golvet. Sedan började boden gunga, sakta, fram och tillbaka, så att muggen på termosen skallrade.

”Sluta gunga”, sa {tilda}.

”Det är inte jag.”

”Vem är det då? {halvar}?”

{Halvar} sov. {child} gled över golvet till den andra bänken och sa ingenting mer. {Child.He} tog {tilda's} hand, och fast {tilda} drog åt sig den höll {child.he} kvar den och la den platt mot väggen, precis där stolpen satt, och så la {child.he} sin egen bredvid.

De kände det båda två. Någon gned sig där nere, tungt och noga, uppifrån och ner[pet.dog: , som [!pet.known: hunden ]{pet} mot soffan där hemma][pet.cat: , som [!pet.known: katten ]{pet} mot bordsbenet där hemma]. De kände det genom träet, ända in i handlederna. Och de hörde ett grymtande så belåtet att det inte gick att ta miste på.

# like-with-a-towel
{tilda} tittade på {child} med munnen öppen. Sedan böjde de sig fram, kind mot kind, eftersom titthålet var så litet, och såg rakt ner på ett stort brunt huvud. Björnen stod på bakbenen mot stolpen. Framtassarna hängde. Den såg ut precis som när man torkar sig med handduk.

Den höll på länge. När den var klar ruskade den på sig, gick ner på alla fyra och vandrade bort över myren utan att ha bråttom. De satt med händerna kvar på plankan tills stolpen hade slutat darra, och en stund till.

”Har jag missat något?” sa {halvar} och satte sig upp.

De skrattade så att de måste hålla i varandra.

# from-the-beginning
Senare satt de i {halvar's} kök, med varsin filt och varsin kopp choklad. {Halvar} hade varit ute med ficklampan och kommit in med en tuss brun päls, och den låg nu på bordet mellan dem. Elden knäppte i spisen. {child} var så trött att {child.he} såg suddigt. {Child.He} visste inte säkert om {child.he} var förlåten, och {child.he} tänkte inte fråga.

{tilda} drog upp fötterna i kökssoffan och flyttade sig närmare, så att hennes filt hamnade halvvägs över {child.his}.

”Du”, sa hon. ”Hur såg den ut?”

Hon hade ju själv sett den. {child} började från början.
