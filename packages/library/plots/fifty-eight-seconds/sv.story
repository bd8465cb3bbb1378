title: Femtioåtta sekunder
title: Reglerna längst bak i matteboken
title: {@C-title} uppfann svävandet
guest cat: Misan (hon), Tussan (hon)
guest driver: Roland (han), Holger (han)

% Katten (@c): familjens egen, annars grannens siames. Den som kör bokbussen (@d): {adult}, annars {driver}, vid namn varje gång, aldrig han eller hon.
% Regeln: rör vid det och håll andan, så väger det ingenting. Ingen övar under vatten.

# nose-to-nose
Det var tack vare en burk sardiner som {child} upptäckte sin kraft.

{@c-first} hade just ätit upp burken och kom för att berätta det, nos mot näsa, som det anstår {@kind}. {child}, som försökte läsa, höll andan och föste undan {@him} med ena handen.

Då lyfte {@c}.

{@He} hoppade inte. {@He} lämnade sängen, helt enkelt, med alla fyra tassarna dinglande och en djupt kränkt min, och blev hängande under {child's} hand som en ballong.

”[adult: {Adult}|Hjälp]!” flämtade {child}, och {@c} kom ner. Duns.

# the-rules
Innan veckan var slut hade {child} skrivit upp reglerna längst bak i matteboken[school: , där ingen {at school} någonsin tittade].

Ett. Jag måste röra vid det.

Två. Jag måste hålla andan.

Tre. Då väger det ingenting, och allt som är i det eller på det väger inte heller något.

Fyra. I samma sekund som jag andas är allt som vanligt igen.

# the-piano
{child} hade lyft klädskåpet. {Child.He} hade lyft pianot (aldrig mer).[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] hade fått prova en gång och sedan lagt sig under soffan.][pet.other:  {Pet} hade fått prova en gång och inte tyckt att det var något särskilt.] {@C}, däremot, hade fått för sig att det var {@he} som hade uppfunnit svävandet. {@He} ville ha det två gånger om dagen. {@He} lärde sig att vika in svansen, ta spjärn mot bokhyllan och skjuta ifrån, och så gled {@he} genom hela rummet, med {child} travande bredvid och ett finger mot [pet.cat & breed.Sphynx: ryggen|pälsen].
## or
{child} hade lyft pianot. {Child.He} hade lyft soffan medan [adult: {adult} sov på den, och {adult} sa att så skönt hade ingen sovit på flera år|någon låg och sov på den (aldrig mer)].[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] hade fått prova en gång och sedan lagt sig under bordet.][pet.other:  {Pet} hade fått prova en gång och inte tyckt att det var något särskilt.] {@C}, däremot, hade fått för sig att det var {@he} som hade uppfunnit svävandet. {@He} ville ha det redan före frukost. {@He} lärde sig att vika in svansen, ta spjärn mot köksväggen och skjuta ifrån, och så gled {@he} genom hallen och runt hörnet som en buss, med {child} travande bredvid och ett finger mot [pet.cat & breed.Sphynx: ryggen|pälsen].

# rule-two
Problemet var regel två. Vad var det för nytta med en superhjälte som bara höll i trettiofem sekunder? De riktiga hade mantel. De kunde åtminstone säga något medan de höll på. Men {child} övade, [sport: hårdare än {child.he} någonsin hade tränat {sport}, ]på rygg på mattan med [adult: {adult's} gamla|ett gammalt] stoppur.[friend:  Det var {friend}[!friend.known: , {child.his} bästa vän,] som räknade.] Fyrtio sekunder. Fyrtiosex. När det gick som allra bäst, femtiotvå[athlete: , medan {athlete} såg på från väggen].

# half-past-six
Så kom januari, och halkan.

{@D-first} körde bokbussen. Den var gul och vägde fem ton, [music: elementet luktade strumpa och radion spelade aldrig något annat än {@song}|och elementet luktade strumpa]. På torsdagarna åkte den runt till gårdarna[city:  utanför {city}], och klockan sex var den alltid hemma. Halv sju hoppade {@c} upp i fönstret och började jama. {@He} slutade inte ens för sardiner.

”Visa mig då”, sa {child} och tog på sig jackan.

# on-nothing-at-all
De behövde inte gå långt. Strax nedanför grinden, där vägen svänger ner mot bron, lyste två strålkastare rakt upp i träden. Bussen hade glidit baklänges genom staketet. Framhjulen stod på åkanten. Bakhjulen stod på ingenting alls, och där under rann ån, svart och strid.

Bakom ratten satt {@d} och skakade på huvudet, mycket långsamt, som om till och med det kunde vara för mycket.

”Stanna där, vännen”, ropade {@d}. ”Rör den inte. Brandkåren är på väg. Det är ingen fara.”

Det knakade i bussen. Någonstans längst bak släppte en hylla, och hundra böcker rasade ner mot ån. Framhjulen lättade från marken, en centimeter, sedan två.

Det var visst fara. {child} sprang fram till bussen med {@c} på axeln, drog av sig ena vanten och andades in tills det gjorde ont i revbenen.

{Child.He} lade handen mot den kalla gula dörren.

# the-wind
Ett. Två. Tre.

Det slutade knaka. Fem ton bokbuss guppade bredvid {child}, lätt som en rislampa. I ungefär fyra sekunder hade {child.he} klarat det.

Sedan blåste det.

{Child.He} hade ju bara övat inomhus. Bussen svepte ut över ån som en drake i ett snöre, och {child} halkade efter. {Child.He} fick armen om en staketstolpe, och där satt {child.he}: med en stolpe i ena armen, ett bibliotek i den andra, och ingen hand över att dra med.

Tjugonio. Trettio. Om {child.he} släppte taget föll bussen. Om {child.he} andades föll den. Om {child.he} ropade på hjälp föll den.

Trettioåtta. {child} vred blicken mot axeln och stirrade så hårt {child.he} kunde på {@c}.

Du vet hur man gör, tänkte {child.he}. Det var ju du som uppfann det.

# kicked-off
{@C} såg på bussen. {@He} såg på vägen. Sedan sprang {@he} ut längs {child's} arm som på en trädgårdsmur, upp över taket och ner till kanten på andra sidan, där en gammal al lutade sig ut över vattnet. {@He} högg tag med klorna. {@He} vek in svansen och satte båda baktassarna mot stammen.

Och så sköt {@he} ifrån.

När något inte väger ett gram räcker det gott med en katt. Den stora gula bussen kom seglande hem, över åkanten och det trasiga staketet, med {@c} på taket som en amiral. {child} släppte stolpen och sprang med, med fingertopparna mot lacken. Femtioett. Femtiotvå. Det ringde i huvudet. Femtiofem. Där var dikeskanten, där var vägen …

Femtioåtta.

{child} andades. Duns. Däcken slog i backen, och varenda bok i bussen ramlade omkull.

# sitting-down
{@D} klev ut. Knäna ville inte riktigt bära, så det fick bli en sittande kram, och den varade länge, med katten emellan. {@D} såg på hjulspåren, som gick ner mot ån och inte kom tillbaka. Sedan såg {@d} på den gula dörren, som var vit av frost överallt utom på ett ställe, där en liten bar hand hade smält sig igenom.

# deep-and-calm
{@D} sa inte ett ord om saken, inte till brandmännen[elder: , inte till {elder}[elder2:  eller {elder2}]] och inte [adult: vid middagen|till någon annan]. Men nästa morgon låg det en biblioteksbok [adult: bredvid {child's} tallrik|på {child's} trappa]: Djupt och lugnt. Så lär sig dykare att hålla andan.

{child} slog upp den för att se när den skulle lämnas tillbaka. {@D} hade stämplat den för hand.

Lånetid: så länge det behövs, stod det. Och hälsa katten och tacka.

# @C-title
{cat}
## if pet.cat
{Pet}

# @c-first
{cat}, grannens siames,
## if pet.cat
{Pet}, {child's} katt,

# @kind
en siames
## if pet.cat
{a breed}

# @c
{cat}
## if pet.cat
{pet}

# @he
{cat.he}
## if pet.cat
{pet.he}

# @him
{cat.him}
## if pet.cat
{pet.him}

# @d
{driver}
## if adult
{adult}

# @D-first
{driver}, som bodde två hus bort,
## if adult
{Adult}

# @song
{music}
