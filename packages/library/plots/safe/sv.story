title: Den längsta matchen
title: Tredje konen
title: Inne
guest walt: Sture (han), Rune (han)
guest runner: Kurre (han), Lennart (han)
guest wife: Gun (hon), Berit (hon)

% Här är det brännboll. Båda spökena är han.

# a-rule
”Spöken finns inte”, sa {friend}. ”Det är en regel.[school:  Fråga vem som helst {at school}.]”

”Vad är det där då?” sa {child}.

De stod längst ut på den gamla bollplanen[city:  {in city}], två bästa vänner och en hund, och det började bli för mörkt för brännboll. På andra sidan staketet, i det höga gräset, gick en pojke långsamt fram och tillbaka med böjt huvud. Han hade vida kortbyxor och en keps som var för stor. Bakom hans vänstra axel tändes en stjärna, och de såg den rakt igenom skjortan.

”Sumpgas”, viskade {friend}.

”Sumpgas har inte keps”, viskade {child}.

{Pet} avgjorde saken. {Pet} var {child's} hund, eller rättare sagt en nos med en hund på, och den nosen hade aldrig känt en sådan lukt. {Pet.He} for genom en glipa i staketet och sprang rakt igenom spöket. {Pet.He} tvärnitade, nös och sprang igenom honom en gång till, åt andra hållet.[age>=11:  Det kittlades tydligen.]

# nice-dog
”Fin hund”, sa spöket. ”Ni har inte sett en boll?”

{Friend} lät som en cykelpump. {child's} knän ville gå hem utan {child.him}.[sport:  Det var knän som kunde {play sport} hela dagen. Spöken var de inte vana vid.] Men mest såg pojken trött ut.

”Vad är det för boll?” sa {child}.

”Vit. Den var i alla fall det 1957. Sista omgången, lika på poäng, en enda kvar att slå. Och så slår {runner} Ek den rakt över huvudet på mig, och jag letar än. Det är jag som är {walt}.”

{child} svalde. ”Hände det något med dig här?”

”Med mig? Nej, för sjutton!” sa {walt}. ”Gatlyktorna tändes och vi blev inropade till kvällsmaten. Jag växte upp. Jag var tandläkare i fyrtio år. Gifte mig med {wife}, fick fyra ungar och en lång rad bra hundar och blev gammal som gatan. Sedan var jag en dag färdig med att vara gammal, och så stod jag här, tio år igen, med kepsen på.” Han ryckte på axlarna, och månen gled runt inne i den ena. ”Det var visst en sak jag aldrig blev klar med.”

# at-third
”Att hitta en boll?”

”Att få hem {runner}”, sa {walt}. ”Han stannade vid tredje konen. Han kunde ha promenerat i mål, men han sa att det inte var rättvist, inte när bollen var borta. Han skulle vänta tills jag hittade den. Samma vecka flyttade de, och jag såg honom aldrig mer.” Han pekade. ”Inte förrän i våras.”

{child} och {friend} vände sig om. Vid tredje konen, där det nyss inte var någon alls, stod en pojke, svag som imma på en ruta. Han hade ena foten mot konen och händerna på knäna, och han tittade hemåt.

”Två stycken”, sa {friend} med mycket liten röst.

”Jag ropar, men han hör mig inte”, sa {walt}.

# not-eyes
{Friend} var kanske rädd, men {friend.he} stod inte ut med att se någon göra fel. ”Du letar på fel ställe”, sa {friend.he}. ”Det har kommit löv.[age>=11:  Det har kommit lera.] Det har kommit grävlingar. Den bollen ligger långt nere i jorden. Du behöver inga ögon. Du behöver …”

Alla såg på {pet}, som rullade sig i något.

”Låt {pet.him} lukta på dina händer”, sa {child}.

# the-nose
{walt} gick ner på knä och höll fram dem. {Pet} drog in läder och gräs och sommaren 1957. Svansen for upp som en flagga. Sedan bar det av, kors och tvärs genom gräset, med {child} brakande efter. {Pet} hittade en tennisboll. {Pet.He} hittade en halv smörgås, och sedan fanns det ingen smörgås. Och sedan, vid ett grävlingshål borta vid staketet, tvärstannade {pet.he}, lade huvudet bakåt och ylade som en brandbil med känslor.

{Pet.He} grävde tills det bara var svansen kvar av {pet.him}. När {pet.he} backade ut hade {pet.he} en klump i munnen, brun och kal och formad som en bakad potatis. Sex röda stygn satt kvar.

{Pet} lade den vid {walt's} fötter. {walt} tog i den långsamt, som om fingrarna kunde gå rakt igenom, och det gjorde de inte.

# call-it
”{child}”, sa han, ”du tar brännplattan. {Friend}, du står på halva vägen och kastar vidare. Kommer bollen först är han bränd. Kommer han först är han inne. Vi har ingen domare, så du får döma, {child}. Döm rättvist.”

{child} sprang hela vägen in och hukade sig vid plattan.[age>=11:  Hjärtat bultade.] Långt ute i mörkret ropade {walt}: ”Jag har den, {runner}! Spring!”

# the-throw
Och vid tredje konen, efter alla dessa år, hörde {runner} Ek honom.

Han sprang. Det hördes inte ett ljud, men dammet rök vid varje steg. Ur mörkret kom bollen, och {friend} tog den, snodde runt och kastade.[athlete:  Till och med {athlete} hade stannat och tittat.] {child} sträckte sig. Det small i händerna, {child.he} slog bollen i plattan, och över knogarna drog det kallt, som när någon öppnar en frys.

[age>=11: Sedan var det tyst.
]
# well
{runner} låg på rygg vid sista konen och log mot stjärnorna. {walt} kom springande långt utifrån.

”Nå?” sa båda två.

{child} tänkte efter. Det var ett fint kast, och {walt} hade väntat så länge. Men det kalla hade kommit först. Med ett skosnöre, kanske, men först.

{child.He} slog ut med armarna. ”Inne”, sa {child.he}. ”Han är hemma.”

# everybody-off
{child} vågade knappt titta på {walt}. Men {walt} kastade kepsen lika högt som träden. ”Bra, {runner}”, skrek han. ”Jag trodde aldrig jag skulle få hem dig.” Han drog upp {runner} på fötter, och de dunkade varandra i ryggen, och inte en enda hand gick igenom.

”Jag var bränd med flera meter”, sa {runner}.

[age>=11: ”Det var du inte.”

”Det var jag visst.”
]
De gick bort över planen med armarna om halsen på varandra och tjafsade hela vägen, svagare och svagare.[age>=11:  Någonstans slog det i en dörr.] Sedan fanns det bara gräset, och stjärnorna.

# usually
{Friend} sa inte ett ord på en hel gata.[music:  {Friend.He} nynnade bara på {@song}, ganska fort.] Gatlyktorna började tändas.

”Okej”, sa {friend.he} till slut. ”Spöken finns inte, för det mesta.” {Friend.He} sparkade till en sten. ”Jag hade också stannat vid tredje konen.[age>=11:  Bara så du vet.]”

”Jag vet”, sa {child}.

# home
”Var har du varit?” sa [adult: {adult} i dörren | någon i köket].[elder:  {Elder}[elder2:  och {elder2}] hade hållit maten varm.]

”Det blev förlängning”, sa {child}.

Den natten sov {pet} tvärs över {child's} fötter, och det ryckte i nosen. På fönsterbrädan låg den gamla bruna bollen. Bortom husen låg planen mörk och tom, och matchen var slut, och alla var hemma.

# @song
{music}
