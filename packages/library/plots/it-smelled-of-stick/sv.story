title: Rundan
title: Sista ordet
title: Det luktade pinne
guest pet: Sigge (han), Rufsa (hon)
guest mother: Lena (hon), Gunilla (hon)
guest rival: Zorro (han), Figaro (han)

% Den vuxna (@a) är {adult}, annars den äldre, annars {mother}. Där ingen har kryssats i är djuret en hund. Djuret dör inte i kväll och blir inte friskt: säg det rakt.

# the-bell
{child} hade egen nyckel, men på sista tiden ringde {child.he} på.

Förr hade [!pet.known: [pet.cat: katten|hunden] ]{pet} hört {child.him} redan i trappan. {@used-to}[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade alltid velat gå in först.] Nu var {pet} gammal och sjuk och orkade inte ut i hallen längre. Låste {child} upp själv, så var hallen tom. Ringde {child.he} på, så kom det i alla fall någon.

”Har du glömt nyckeln igen?” sa {@first}.

”Ja”, sa {child}.

# quite-clean
{Pet} låg på sin filt i vardagsrummet och lyfte {@lifted}. {@A} stoppade tabletten i en klick leverpastej, som veterinären hade sagt. {Pet} åt, länge och noga, och sedan spottade {pet.he} ut tabletten på golvet. Den var alldeles ren.

”Blir {pet.he} frisk av den?” frågade {child}. {Child.He} visste redan. {Child.He} ville bara höra om det hade ändrat sig.

”Nej”, sa {@a}. ”{Pet} mår lite bättre av den. Om {pet.he} äter den.”

”Kommer {pet.he} att dö?”

”Ja”, sa {@a}. ”Jag vet inte när. I kväll vill {pet.he} ha mer leverpastej.”

# the-last-word
Men {pet} tittade inte på pastejen. {Pet.He} tittade mot {@towards}.

”{Pet} vill gå rundan”, sa {child}.

{@cannot}

Det var nästan det värsta. Varje kväll i hela sitt liv hade {pet} gått samma runda[city:  {in city}]: {@round}

”Nu har {rival} fått sista ordet i tre veckor”, sa {child}. ”Tänk dig själv.”

[elder & adult: ”Det skulle jag aldrig stå ut med”, sa {elder}, som hade kommit med leverpastejen.[elder2: 

”Nej, det vet jag”, sa {elder2}.]

][elder2 & !adult: ”Det skulle jag aldrig stå ut med”, sa {elder2}, som hade kommit med leverpastejen.

]
# smelled-of-stick
Och då kom {child} på det. Kunde {pet} inte komma till rundan, så fick rundan komma till {pet}.

{Child.He} tog en plastpåse och gick ut medan det fortfarande var ljust. [sport: Att {play sport} fick vänta. ][friend: {Friend} höll i påsen. ]Från häcken bröt {child.he} en kvist, från bageriet fick {child.he} en tom brödpåse, och från parken tog {child.he} en näve gräs. Vid nummer tolv stod en pinne lutad mot {@post}. {child} luktade på den.[friend:  {Friend} fick också lukta.] Den luktade pinne.

# the-right-order
Hemma la {child.he} ut alltihop på golvet, i rätt ordning, från filten till dörrmattan.[friend:  {Friend} fick ta gräset.]

”Vad är det där för skräp?” frågade {@a}.

”Det är rundan”, sa {child}. ”Kom, {pet}! Nu går vi!”

{Pet} låg kvar. {child} höll kvisten under nosen på {pet.him}. {Pet.He} blundade.

{child} hade varit så säker. Nu satt {child.he} där på golvet med sina sopor, och det gjorde ont när {child.he} svalde. {Child.He} blev till och med arg på {pet}, en liten stund, och det var det hemskaste. Allting låg ju där. Allting låg i rätt ordning. Vad mer behövde {pet.he}?

# where-it-began
Så såg {child.he} upp, och {@saw}.

Rundan hade aldrig börjat vid häcken.

{@began}

Den gamla nosen började röra sig. Sedan kom frambenen. Efter en lång stund kom bakbenen också.

# seven-steps
Det var sju steg till dörrmattan, och det tog tjugo minuter. {Pet} läste kvisten från början till slut. {@bag} I gräset stod {pet.he} länge och hängde, och {child} skyndade inte på.

Sedan kom {pet.he} till pinnen.

# the-answer
{Pet.He} luktade. {Pet.He} stelnade. {Pet.He} luktade en gång till, och {@rose}, och det hade {child} inte sett på flera månader. Och så svarade {pet}. {Pet.He} svarade på pinnen[pet.cat:  med alla klor], och på dörrmattan, och lite på {@boot} ena stövel.

{@since} {child} vågade knappt se på {@a}. {@A} tittade på stöveln, och {@his} haka darrade.

{@gladly}[athlete: 

{child} hade inte varit stoltare om det hade varit {athlete}.]

{Pet} la sig där {pet.he} stod, tätt innanför dörren, och andades fort och såg oerhört nöjd ut. När de försökte bära tillbaka {pet.him} {@growled}. Så de flyttade filten i stället.

# number-twelve
”Svaret måste fram”, sa {child}.

Nu var det mörkt, så {@a} följde med.[elder & adult:  {Elder} stannade hos {pet}.] {@walked}, och {child} bar pinnen i plastpåsen och ställde den på sin plats. Någonstans i nummer tolv {@barked}.[music:  Någon däruppe spelade {@song}.]

”Varsågod, {rival}”, sa {child}.

På hemvägen gick de sakta, fast de inte behövde.

”Får {pet} gå den i morgon också?” frågade {child}.[school:  ”När jag kommer hem från {school}?”]

”Om {pet.he} orkar.”

”Och om {pet.he} inte orkar?”

”Då sitter vi hos {pet.him}.”

# the-key
Utanför dörren satte {child} fingret på ringklockan. Men {child.he} tryckte inte. {Child.He} hade hört något därinne, långt ner, alldeles innanför dörren.

{@Thump}

{Pet} hade inte rest sig, och frisk var {pet.he} inte. Men {pet.he} hade hört dem redan i trappan.

Då tog {child} fram nyckeln.

# @used-to
När {child.he} öppnade stod {pet.he} alltid innanför och viftade på hela sig, som om {child.he} hade varit borta i ett år.
## if pet.cat
När {child.he} öppnade satt {pet.he} alltid innanför och klagade, som om {child.he} hade varit borta i ett år.

# @lifted
på ena ögonbrynet
## if pet.cat
på ena örat

# @towards
ytterdörren
## if pet.cat
fönstret

# @cannot
”{Pet} orkar inte ens till hörnet.”
## if pet.cat
”{Pet} kommer inte ens upp på fönsterbrädan.”

”Då får du bära.”

”{Pet} vill inte bäras. Det har {pet.he} aldrig velat.”

# @round
häcken, bageriet, parken och till sist lyktstolpen utanför nummer tolv. Där bodde {rival}. {Pet} och {rival} hade knappt träffats, men de var fiender. Varje dag lämnade {rival} något elakt på lyktstolpen, och varje kväll lämnade {pet} ett svar.
## if pet.cat
från fönster till fönster, förbi häcken, bageriet och parken, och till sist muren vid nummer tolv. Där bodde {rival}, som var röd och tjock. {Pet} och {rival} hade aldrig träffats, men de var fiender. Varje kväll satt {rival} på muren och såg elak ut, och varje kväll satt {pet} i fönstret och såg elakare ut.

# @post
lyktstolpen
## if pet.cat
muren, där {rival} brukade gnida hakan

# @saw
där på kroken i hallen hängde kopplet
## if pet.cat
där var fönstret, som stod stängt

# @began
{Child.He} reste sig och tog ner kopplet så att det skramlade. På filten for ett öra upp. {Child.He} knäppte fast det, precis som om {pet} skulle dra, och sedan öppnade {child.he} ytterdörren på vid gavel, så att kvällen kom in över golvet.
## if pet.cat
Varje kväll hade den börjat med att någon öppnade på glänt. {child} reste sig och lossade haken så att den skramlade. På filten for ett öra upp. {Child.He} öppnade fönstret, och sedan öppnade {child.he} ytterdörren också, så att kvällen kom in över golvet.

# @bag
{Pet.He} läste brödpåsen och suckade.
## if pet.cat
{Pet.He} gick in i brödpåsen och blev kvar där ett tag.

# @rose
längs hela ryggen reste sig raggen
## if pet.cat
svansen blev tjock som en diskborste

# @since
Det hade {pet.he} inte gjort inomhus sedan {pet.he} var valp.
## if pet.cat
Det hade {pet.he} inte gjort sedan {pet.he} var kattunge.

# @gladly
”Det där”, sa {@he}, ”torkar jag så gärna upp.”
## if pet.cat
”Den där”, sa {@he}, ”får {pet} så gärna ha.”

# @growled
morrade {pet.he}
## if pet.cat
fräste {pet.he}

# @barked
började en hund skälla
## if pet.cat
satte en katt i gång att jama

# @Thump
Dunk.

Och en gång till. Dunk, dunk, sa svansen mot golvet.
## if pet.cat
”Mjau.”

Det var hest, och det var mycket missnöjt. Någon hade varit borta i ett år.

# @walked
De gick hela rundan, den riktiga
## if pet.cat
De gick förbi häcken, bageriet och parken

# @boot
{mother's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @first
{mother}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{mother}
## if adult
{adult}
## if elder & !adult
{elder.short}

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

# @song
{music}
