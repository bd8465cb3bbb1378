title: Stäng luckan, det drar
title: Ragnar kan inte sluta
title: Fyrtioen skålar
guest krok: Beata Krok (hon), Hedvig Krok (hon)
guest friend: Malte (han), Sixten (han)
guest teacher: Lasse (han), Torgny (han)
guest drip: Ragnar (han), Gunnar (han)

% Två kakelugnar har samma skorsten. ”Det drar” sägs av {krok}, av kakelugnen (som är hon) och till sist för barnets skull. {drip} är ett läckage.

# wet-dog
I alla sina skrivböcker, ända sedan ettan, hade {child} ritat slott i marginalen[pet.dog: , med hunden {Pet} på vakt][pet.cat: , med katten {Pet} i tornet][pet.other: , med {Pet} i tornet]. Nu var {child.he} {age} år, och nu stod {child.he} äntligen i ett. Det var inte likt. Det luktade blöt hund. Gardinerna satt uppe med klädnypor, och mitt på golvet stod en gammal dam i dunjacka och mössa med öronlappar.

”Stäng dörren”, sa damen. ”Det drar.”

Det var {krok}, som ägde Ulvsta slott[city:  utanför {city}] och skulle visa det för hela klassen[school:  från {school}][elder: , och för {elder}[elder2:  och {elder2}], som hade följt med för att räkna in alla till bussen].

# a-small-armchair
”Var är tronen?” frågade {child}.

”Vi hade en fåtölj”, sa {krok}. ”Den sålde jag när taket skulle lagas.”

”Är taket lagat?”

”Det var en liten fåtölj.”

”Men tornen finns väl?”

”Två. I det ena bor det duvor. I det andra bor det också duvor, men de är inte vänner.”

[sport: ”Och balsalen?”

”Den är så stor att man kan {play sport} i den. I dunjacka.”

]”Och rustningarna?”

”Jag har min dunjacka”, sa {krok}.

Så höll de på, genom fyra rum. {child} frågade efter allt som {child.he} hade ritat, och {krok} berättade vad det kostade att värma upp. {child} tyckte att det var som att fråga någon om havet och bara få veta att det var blött. {krok} tyckte tydligen att {child} släppte in en massa kall luft när {child.he} pratade. För i varje dörr sa hon samma sak:

”Stäng efter dig. Det drar.”

# the-brass-flap
Klockan tolv åt klassen matsäck i hallen. {child} satte sig längst bort, vid en kakelugn som var så hög att den nästan nådde taket. [friend: {Friend}, {child's} bästa vän,|{Friend}, som satt bredvid {child.him} i klassrummet,] slog sig ner med en ostsmörgås.

”Du ser ut som om någon har dött”, sa {friend}.

”Jag har väntat på det här i [age<12: fem|sex] år.”

”På en hall?”

”På ett slott! Och så är det hon som har det.” {child} petade upp den lilla mässingsluckan på kakelugnen och tittade in i det svarta. ”Vet du, om jag hade ett slott skulle jag inte gå omkring i det och vara sur i mössa. Hon tycker ju inte ens om det. Hon förtjänar det inte.”

{Friend} tuggade.

Sedan sa kakelugnen:

# out-of-the-black
”Stäng luckan. Det drar.”

{Friend} tappade smörgåsen.

Det kom inifrån, ur det svarta, lite burkigt men alldeles tydligt. {child} tittade uppåt. Rakt ovanför hallen låg ett rum till, med en kakelugn till, och de hade samma skorsten. Där uppe satt {krok} och drack sitt kaffe. Hon hade hört vartenda ord.

{child} stängde luckan. {Child.He} gjorde det så försiktigt man kan, som om det skulle hjälpa.

”Hon kanske hör dåligt”, viskade {friend}.

”Hon svarade, {friend}.”

”Ja. Jo. Det gjorde hon.”

{child} tog en tugga av sin egen smörgås, men den gick inte att svälja. Det värsta var inte att ha blivit hörd. Det värsta var att rösten inte ens hade låtit arg. Den hade låtit som om den hade hört det förut.

# a-long-stair
Då föll det en droppe på {friend's} näsa. Och en till. Utanför fönstren hade det blivit mörkgrått, och nu kom regnet, inte i droppar utan allt på en gång.

Uppe i trappan stod {krok} med famnen full av skålar. Hon tittade inte på {child}. Hon tittade på taket i hallen, som man tittar på någon som alltid kommer för tidigt.

”Jaha”, sa hon. ”Då är det dags.”

Hon gick ner ett steg. Skålarna skramlade. Hon var åttiotre år, och trappan var lång.

{child} tänkte inte. {Child.He} sprang upp och tog hälften.

”Det jag sa”, sa {child.he}. ”I luckan.”

”Det hördes”, sa {krok}. Hon såg på {child}, ganska länge.

”Var ska de stå?” sa {child}.

”Den stora under älghornen”, sa {krok}. ”Den blommiga under [elder: generalen|farfar].”

# every-drop
Sedan sprang de. Inte ett tak i hela slottet var helt, och {krok} kunde varenda droppe utantill. De hämtade soppskålar, silverhinkar och en potta med guldkant. {Friend} fick ansvar för såssnipor[athlete:  och bar dem som {athlete} bär en pokal]. Läraren, som hette {teacher}, fick hålla en badbalja[elder: , med {elder.short}[elder2:  och {elder2.short}] i andra änden].

”Den där heter {drip}”, ropade {krok} och pekade på ett läckage över flygeln[music: , där någon just hade börjat spela {music}]. ”Efter min farbror. Han kunde inte heller sluta.”

# four-litres
”Det finns inga skålar kvar!” ropade {child}.

”Skåpet bakom dörren!”

{child} öppnade skåpet. Därinne låg en hjälm. En riktig, svart av ålder, med visir.

{Child.He} vände sig om.

”Du frågade ju efter rustningen”, sa {krok}. ”Det där är vad som är kvar. Den rymmer fyra liter om man fäller ner visiret.”

{child} ställde hjälmen upp och ner under {drip}. Pling, sa den.

# cannot-be-drawn
Och då hörde {child} det. Pling från hjälmen, plong från baljan, tick från silvret, tock från pottan, rum efter rum, fyrtioen skålar. Hela slottet spelade. Ingen i klassen sa något. {krok} stod mitt i salen med slutna ögon, och under öronlapparna log hon.

”Det här har jag aldrig ritat”, sa {child}.

”Nej”, sa {krok}. ”Det går inte att rita.”

# on-you
När bussen tutade ute på gården hade {child} håret fullt av takvatten. Alla gick ut[elder: , och {elder.short} räknade dem i dörren]. {child} stannade kvar vid kakelugnen i hallen, öppnade luckan och letade efter något att säga. Det blev bara:

”Hur går det för {drip}?”

Länge hördes ingenting. Sedan kom det, burkigt, ur det svarta:

”Han håller på.”

”Ska det regna på lördag också?”

”Det ska ösa ner.”

”Då kan jag komma och hjälpa till[pet.dog: . Och ta med en till som luktar blöt hund].”

”Då kokar jag choklad.”

{child} stod kvar. Håret droppade på golvet.

”Men stäng luckan nu, lilla vän”, sa kakelugnen. ”Det drar på dig.”
