title: Sextio steg
title: Rätt ben
title: Röda {kate} kunde mäta
guest friend: Elsa (hon), Vilmer (han)
guest kate: Rut (hon), Tora (hon)
guest keeper: Konrad (han), Halvard (han)

% Sjörövaren heter Röda {kate}. Den som är stor som en vuxen slår i dörren; vännen gör det för jättestegens skull. Ingen sägs vara kort eller lång.

# nine-of-them
På ängen vid Torskviken fanns det hundrafyrtiotvå gropar, och {child} hade grävt nio av dem.[pet.dog:  {Pet}, {child.his} hund, hade hjälpt till med den djupaste.]

Att det låg en skatt där visste alla. Det var piratkaptenen Röda {kate} som hade grävt ner den, för trehundra år sedan, och hennes karta hängde på väggen i kaféet. ”Sextio steg från pumpen, rakt mot fyren”, stod det. ”Gräv.”

Lättare kunde det inte bli. Folk hade kommit med spadar, och folk hade kommit med grävmaskiner[city: , ända från {city}], och det enda någon hade fått upp var mask.[sport:  Nu gick det inte ens att {play sport} där.] Och alla hade de sagt åt {child} att komma tillbaka när benen hade växt. Det var {child.he} trött på att höra. Men varje kväll somnade {child.he} med samma ljud i huvudet: klonk, som när en spade slår i en kista.

# a-giant
”Femtionio, sextio”, sa {friend}, [friend: {child’s} bästa vän|som alltid grävde med {child}], och stannade. ”Här.”

Det var {friend} som stegade, för Röda {kate} hade varit en jätte. Det såg man på statyn, som stod mitt i vägen så att man fick gå runt den. Den var hög som en lyktstolpe och hade stövlar som soptunnor. Så {friend} hade övat. {Friend.He} kunde ta jättesteg[athlete: , längre än {athlete}], och {friend.he} kunde sträcka sig som en jätte. Då måste man andas ut all luft och räcka ut tungan.

De grävde tills det började regna.

”En kapsyl”, sa {child}. ”Grop nummer hundrafyrtiotre.”

De sprang till kaféet, som hade varit Röda {kate’s} eget hus. {Friend} tog trappsteget som en jätte.

DUNK!

”Aj”, sa {friend}.

Alla vuxna slog huvudet i den dörren.[adult:  {Adult} hade gjort det samma morgon.][elder:  {Elder} gjorde det både in och ut[elder2: , och {elder2} dubbelt så hårt].] {keeper}, som hade kaféet, hade spikat upp en kudde där, men då slog folk sig på spikarna.

”Den som har byggt det här kunde inte mäta”, sa han, precis som han brukade.

# the-hook
{child} gick rakt in och hängde sin våta jacka på en av de gamla järnkrokarna. Dem hade Röda {kate} också satt upp. De satt otroligt lågt. Alla vuxnas rockar låg på golvet som vattenpölar. {Child’s} hängde precis lagom.

{Child.He} blev stående med handen på kroken.

”{Friend}? Varför skulle en jätte sätta krokarna här nere?”

”Till hunden?”

”Hundar hänger inte upp sina rockar.” {child} tittade på kroken. {Child.He} tittade på dörren. ”Hon kunde visst mäta”, sa {child.he} sakta. ”Hon mätte på sig själv. Hon var ingen jätte. Hon var lika stor som jag!”

”Men statyn då …”

”Den som gjorde den hade aldrig träffat henne!”

{Friend} stirrade på {child}. Sedan stirrade {friend.he} på {child’s} fötter.

”{child}”, sa {friend.he}. ”Det är ingen som har använt rätt ben.”

De var ute genom dörren, med spadar och allt, innan {keeper} hann säga varm choklad.

# the-right-legs
”Ta du”, sa {friend}. ”Jag har blivit för mycket jätte.”

{child} ställde sig med hälarna mot pumpen. Sedan gick {child.he}. {Child.He} sträckte inte på benen, {child.he} bara gick, som man går till [school: {school}|skolan], och {friend} räknade, så att {child} kunde tänka på fötterna.[music:  {Friend} slutade till och med att nynna på {@song}.] Groparna låg långt framför dem, alldeles för långt. Här hade ingen grävt.

”Femtiosju”, sa {friend}. ”Femtioåtta. Femtionio …”

Duns.

{child} hade näsan mot något kallt. {Child.He} tittade upp, och ännu längre upp. Det var statyn.

”Åh nej”, sa {friend}. ”De har ställt fel {kate} ovanpå.”

# a-wren
Det hade gått åt tolv hästar för att få dit den statyn. {child} satte sig i det våta gräset. {Child.He} hade rätt, {child.he} visste att {child.he} hade rätt, och ingen hade någon glädje av det.

Då flög en gärdsmyg förbi, så nära att det fläktade på kinden, rakt in under stenen som statyn stod på. Den kom inte ut igen.

{child} lade sig på magen. Det var en springa under stenen, och inne i springan var det mörkt. {Child.He} drog bort mossan. {Child.He} grävde undan lera med båda händerna tills springan var ett hål. Sedan stack {child.he} in armen, ända upp till axeln, och viftade med fingrarna i tomma luften.

”Jag når inte!” sa {child.he}.

# the-right-arms
Men {friend} höll redan på att kavla upp ärmen.

”Maka på dig”, sa {friend.he}. ”Det är ingen som har använt rätt arm.”

{Friend} andades ut all luft och räckte ut tungan. In for handen, armbågen och hela axeln, tills kinden låg i leran.

”Löv”, sa {friend.he}. ”En mask. Ursäkta, masken. Något kallt, och …” {Friend.He} tystnade. ”{child}. Det har ett handtag.”

{Friend} drog och {child} grävde, hålet blev större och större, och något skrapade och gled och kom ut i regnet. Det var en järnkista, inte större än en brödlåda. {child} knackade på den med spaden, bara för att få höra.

Klonk.

# red-boots
Överst låg ett par röda stövlar. {child} satte på sig den ena. Den passade. Och under stövlarna låg det guld, så mycket och så gult att det lyste under hakan på dem båda två.

Det mesta finns på museet nu. Den stora statyn står kvar, för det är ingen som har tolv hästar. Men bredvid står det en ny, i små röda stövlar, och den kan se {child} rakt i ögonen.

# the-coat
Fast samma kväll som de hittade skatten blev det våfflor åt alla hemma hos Röda {kate}.[pet.cat / pet.other:  En sparades åt {pet}.]

Dunk, sa det om {friend}, som hade gått tillbaka till att vara jätte.

{child} gick rakt in genom dörren och hängde jackan på kaptenens krok, med ett guldmynt i fickan.

# @song
{music}
