title: Räck upp handen så stannar jag
title: Jag kollar bara
title: Tummen
guest dentist: Kerstin (hon), Birgitta (hon)
guest nurse: Jonny (han), Danne (han)
guest minder: Gunvor (hon), Inger (hon)

% ”Räck upp handen så stannar jag” är {dentist's} löfte; hon stannar varje gång {child} räcker upp handen, och till sist stannar {child} när hon gör det. Den som är med är {adult}, annars
% den äldre, annars grannen {minder} (@a). Det som sägs med bedövad mun är ”Aah”.

# bit-her
”Jag kan inte gå till tandläkaren”, sa {child} i väntrummet. ”Jag bet henne.”

”Det var i {@October}”, sa {@came} bakom en tidning[athlete:  med {athlete} på framsidan].

”Det var i alla fall henne jag bet.”

Det var sant. I {@October} hade {child} bitit {dentist}, tandläkaren, i tummen. Det var inte meningen. Först hade [child.she: {dentist}|hon] sagt det som hon alltid sa: ”Räck upp handen så stannar jag.” Så när det blev för mycket hade {child} räckt upp handen. Och [child.she: {dentist}|hon] hade sagt ”strax klart, strax klart”, och inte stannat. Så då hade {child} bitit till.

{child} var {age}. Ingen annan som var {age} hade bitit någon[friend: , inte ens {Friend}[!friend.known: , {child.his} bästa vän,] som hade hunnit med det mesta][pet.dog / pet.cat: , och det hade inte {Pet} heller, som var [pet.dog: hund|katt]][pet.other: , och det hade inte {Pet} där hemma heller]. {Child.He} hade skämts i ett halvår[school:  och inte sagt ett ord {at school}], och varit arg i ett halvår också, för [child.she: {dentist}|hon] hade sagt att hon skulle stanna, och så gjorde hon inte det.[elder & adult:  {Elder}[elder2:  och {elder2}] hade skrattat tills kaffet kallnade, och det hade inte hjälpt.] Och nu skulle det lagas ett hål[sport: , just den dag när alla andra skulle {play sport}].

# but-you-said
”{child}?” ropade {nurse}, tandsköterskan, som hade blå rock och snälla ögon[music:  och nynnade på {music}]. ”Då är det din tur.”

{dentist} stod vid stolen. Hon var liten och prydlig och hade glasögon. Hon och {child} hälsade mycket artigt på varandra, som två katter på en mur.

{child} la sig i stolen. Den surrade bakåt.

”Räck upp handen”, sa {dentist}, ”så stannar jag.”

”Det sa du förra gången”, sa {child}.

{nurse} blev väldigt intresserad av en bricka.

”Ja, det gjorde jag”, sa {dentist}. ”Jag hade två sekunder kvar, och jag tänkte att det var snällast att bli färdig.”

”Men du sa det.”

”Ja. Och du bet mig.”

”Ja”, sa {child}. ”Förlåt. Men du sa det.”

”Ja”, sa {dentist}. ”Förlåt.”

# checking
Så nu hade båda sagt förlåt, och det hade inte hjälpt ett dugg. {child} trodde henne fortfarande inte. {Child.He} gapade ungefär som ett brevinkast. [child.she: {dentist}|Hon] närmade sig med sin lilla spegel.

{child} räckte upp handen.

{dentist} stannade. ”Gör det ont?”

”Nej”, sa {child}. ”Jag kollar bara.”

”Klokt”, sa {dentist}.

Hon började om. Spegeln hade precis nuddat läppen när handen åkte upp. {dentist} stannade.

”Kollar?”

”Kollar.”

# really-does
{child} skulle få bedövning, så att tanden somnade. {child} räckte upp handen innan, och {dentist} stannade. {child} räckte upp den mitt i, och då stannade hon också, och väntade tills den hade gått ner igen. En gång åkte den upp för att det kliade på näsan. Hon stannade för det med. Nu kändes läppen som någon annans, och inuti {child}, precis under revbenen, satt det en liten klump som hade börjat mjukna.

Hon gör det faktiskt, tänkte {child}.

”Har den somnat?” sa {dentist}. ”Då kommer det som låter.”

# the-beach
Borren började vina. Det gjorde inte ont. Det bara surrade, som om ett bi hade flyttat in i huvudet. I taket hade någon satt upp en affisch med en lång vit strand, och {child} tog en promenad på den. Det gick riktigt bra. {Child.He} hade hunnit nästan halvvägs när borren plötsligt tjöt i en högre ton, och {child} hoppade till så att det ryckte i käken.

Med detsamma blev det tyst.

{child} hade inte räckt upp handen. {Child.He} skelade ner förbi sin egen näsa.

# her-hand
Det var {dentist}. Hon hade lagt ner borren och rullat bakåt på sin pall, ända bort till skåpet. Och hon räckte upp handen.

På tummen, genom den tunna handsken, syntes ett litet vitt märke, format som en tand. Hon höll den på säkert avstånd.

Å nej, tänkte {child}. På ett helt halvår hade det inte fallit {child.him} in. {Child.He} hade legat i sin säng och varit rädd för {dentist}. Och hon hade varit rädd för {child.him}.

”Förlåt mig”, sa {dentist}. Hon hade blivit skär om kinderna. ”Det är larvigt. Jag tänkte bara …”

{child} hade en halv lagning och ingen haka. Det fanns en hel del {child.he} ville säga, och alltihop skulle ha blivit gröt. Så {child.he} fortsatte att gapa, större än ett brevinkast, så stort det gick. Sedan stoppade {child.he} in båda händerna under benen och satte sig på dem, så att [child.she: {dentist}|hon] såg.

{Child.He} tänkte inte kolla något mer.

# aah
”Är du säker?” sa {dentist}.

”Aah”, sa {child}.

”Nej”, sa {dentist}. ”En hand ska du ha framme. Det var det jag lovade. Men om jag räcker upp min …”

”Aah aah”, sa {child}. Det betydde: så stannar jag.

”Tack”, sa {dentist}, som hade varit tandläkare i tjugo år och talade flytande gröt.

# to-the-end
Hon rullade fram igen. Borren började vina. {child} andades genom näsan, in och ut, lugnt som vågor, och höll sig så stilla att {nurse} efteråt sa att det var som att laga en tand på en staty. Den höga tonen kom tillbaka. Den fick komma. {child} gick hela stranden bort, ända till slutet. Ingen räckte upp någon hand. Och ingen behövde.

”Så där”, sa {dentist}. ”Nu är det klart.” Hon andades ut, länge, och det gjorde {child} också. Sedan drog [child.she: {dentist}|hon] av sig handsken och sträckte fram handen, den med märket på, och {child} skakade den försiktigt.

# so-the-child-stopped
Ute höll gatlyktorna på att tändas[city:  i hela {city}]. {child} och {@a} gick mot busshållplatsen, och {child's} läpp hängde ner på ena sidan som en blöt strumpa, och {child.he} kände sig så lätt, så lätt.

Några steg från hållplatsen såg {child.he} sig om. Det lyste i ett fönster ovanför apoteket, och där stod {dentist} och räckte upp handen.

Så {child} stannade.

{Child.He} räckte upp sin egen, så högt det gick, och så vinkade de till varandra tills bussen kom.

# @October
oktober
## if season.autumn
mars
## if season.winter
juni

# @came
grannen {minder}
## if elder & !adult
{elder}[elder2:  och {elder2}]
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder}[elder2:  och {elder2}]
## if adult
{adult}
