title: Akta trappsteget
title: Enhörningar går framåt
guest friend: Viggo (han), Tyra (hon)
guest pet: Göte (han), Bullen (hon)
guest minder: Ingegerd (hon), Birgit (hon)

% ”Akta trappsteget” fyra gånger: för sent, inte snällt, mjukt, och kärt.

# in-the-hall
”Akta trappsteget”, sa {child}, men enhörningen var redan inne.

{child} hade önskat sig en enhörning i flera år. Nu stod det en i hallen och andades på jackorna, och allt {child} ville var att få rida en enda gång innan {@a}[elder & elder2: , {elder} och {elder2}][elder & !elder2:  och {elder}] kom tillbaka från grannen klockan fem. Men hallen var den längsta och smalaste [city: {in city} | på hela gatan], och enhörningen var lång och bred. Hon hade gått in ända till köksdörren, och där satt hon nu, som en kork.

”Ert hus är slut”, sa enhörningen. ”Var har ni resten?”

”Det är allt som finns”, sa {child}. ”Du får backa ut.”

”Jag går inte baklänges”, sa enhörningen. ”Enhörningar går framåt.”

# one-unicorn
{Friend}, {child's} bästa vän, klämde sig in under hennes svans med ett måttband[music:  och visslade {music}]. {Friend} hade en gång tittat på flyttgubbar en hel dag, och sedan dess pratade {friend.he} som en hel flyttfirma[school: , till och med {at school}].

”Tjena, tjena”, sa {friend}. ”Vad har vi här? En enhörning, stor. Bräcklig?”

”Absolut inte”, sa enhörningen.

{Friend} mätte köksdörren. Sedan mätte {friend.he} enhörningen och sög på tänderna. ”Det går inte, {child}. Inte om vi inte skruvar av benen.”

”Förlåt?”

”Så gör vi med bord.”

# everyone-can
{@Whose} såg på från trappan. {Pet.He} väntade på maten, och framför maten stod enhörningen.

”Det är ju bara att backa”, sa {child} och knuffade på det vita bröstet. Det var som att knuffa på en kyrka.[athlete:  Inte ens {athlete} hade fått henne ur fläcken.] ”Baklänges kan väl alla!”

”Man ska se sig för när man går”, sa enhörningen. ”Jag har ögon där fram. I rumpan har jag inga. Titta efter, om du vill.”

”Inte jag”, sa {friend}.

Det värsta var att det var sant. Man ska se sig för när man går. Men man kan inte gå framåt heller, genom en dörr som är hälften så stor som man själv. Så båda två hade rätt, och ingen kom någonstans.

# not-kindly
”Du är bara envis”, sa {child} och stegade ut under den vita magen för att tänka ute på gården. {Child.He} glömde trappsteget. {Child.He} snubblade och landade på händerna i gruset.

”Akta trappsteget”, sa enhörningen, och det var inte snällt sagt.

# thock
”Då så”, sa {friend}. ”Smör. Alla proffs använder smör. Lite på varje sida, och sedan tar man sats[sport:  som i {sport}].”

Enhörningen väntade inte på smöret. Hon sänkte huvudet och tog i. Kopparna hoppade på sina krokar. Sedan sa det DUNK, och allting stannade.

Hornet hade gått rakt in i köksbordet. Nu satt hon fast i båda ändar.

”Vi säger att det var så när vi köpte det”, viskade {friend}.

# theres-me
Enhörningen sa ingenting. Men {child}, som hade krupit in igen, lade en hand på hennes sida och kände det. Hela den stora kroppen darrade, ända ner i hovarna.

”Du är inte envis”, sa {child}. ”Du är rädd.”

”Det är alldeles mörkt bakom mig”, sa enhörningen med låg röst. ”Där kan finnas vad som helst. Jag tror att där är ett hål.”

”Där är inget hål. Där är jag.”

# the-boot
Just då tog tålamodet slut för {pet}. {Pet.He} gick under enhörningen in i köket, hittade sin skål, som var tom, och hittade på mattan {friend's} stövel, som luktade pommes frites. {Pet.He} stack in huvudet. Det kom inte ut igen.

{@Reverse}

”Och folk har fortfarande respekt för {pet.him}?” frågade enhörningen.

”Allihop”, sa {friend}. ”{Pet} har en egen stol.”

# your-eyes
Enhörningen funderade på det. {Friend} höll i bordet, hon drog, och hornet lossnade med ett plopp.

Då gick {child} till den andra änden. {Child.He} ställde sig där det var mörkt för enhörningen och lade båda händerna på den varma vita rumpan.

”Jag är dina ögon”, sa {child}. ”När du känner mina händer finns det golv. Ett steg bakåt.”

En hov lyfte, trevade lite och kom ner.

”Golv”, sa enhörningen förvånat.

”Kom bara, kom bara”, ropade {friend} från köket. ”Snyggt. Lite åt vänster. Akta tapeten.”

# softly
Hov för hov kom de. {child's} händer släppte henne inte en enda gång. Vid ytterdörren kände {child} efter med foten.

”Akta trappsteget”, sa {child.he} mjukt.

”Jag ser det inte.”

”Jag vet. Men det gör jag.”

Och enhörningen satte ner hoven i ingenting alls, för att {child} hade sagt det, och där fanns marken.

# backwards-to-show
De fick rida, båda två, med {pet} längst fram eftersom {pet.he} vägrade stanna hemma. De red två varv runt gräsplanen, framlänges, och en gång uppför gatan, baklänges, för nu ville enhörningen visa folk. Klockan fem var de hemma.

{child} gled ner. Benen var alldeles vingliga.

”Akta trappsteget”, sa enhörningen och böjde ner halsen, så att {child} hade något att hålla i.

# a-daisy
När {@aLater}[elder & elder2: , {elder} och {elder2}][elder & !elder2:  och {elder}] kom in var det ett hål i köksbordet, runt som en enkrona. I hålet stod en prästkrage.

# @a
barnvakten {minder}
## if adult
{adult}

# @aLater
{minder}
## if adult
{adult}

# @whose
{Pet}, {friend's} katt, som kom varje dag för att få mat en gång till,
## if pet.cat
Katten {pet}
## if pet.dog
Hunden {pet}

# @reverse
Då gjorde {pet} det som katter gör. {Pet.He} gick baklänges. {Pet.He} backade ut ur köket, mellan fyra vita ben och genom hela hallen, med en stövel på huvudet och svansen rakt upp, lugn som en biskop. Vid ytterdörren ramlade stöveln av. {Pet} tvättade en tass, som om det var så {pet.he} hade tänkt sig det hela tiden.
## if pet.dog
Då gjorde {pet} det som hundar gör. {Pet.He} gick baklänges. {Pet.He} backade ut ur köket, mellan fyra vita ben och genom hela hallen, med en stövel på huvudet och viftande svans, glad som en biskop på cykel. Vid ytterdörren ramlade stöveln av. {Pet} kliade sig i örat, som om det var så {pet.he} hade tänkt sig det hela tiden.
