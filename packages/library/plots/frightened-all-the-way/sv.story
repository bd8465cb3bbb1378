title: Superhjälten och de nio stenarna
title: Rädd hela vägen över
guest friend: Ylva (hon), Malte (han)
guest pet: Gurkan (hon), Gösta (han)
guest elder: Siv (hon), Börje (han)

% {elder} är familjens egen, eller bor tre hus bort. Katten är familjens, annars {friend's}; en hund har ett hål i häcken och lägger sig på fötter: @whose, @wall, @came, @on-you, @under, @claw.

# the-fourth
Tvärs över bäcken nedanför {@garden} låg nio stenar att kliva på, och {child} hade aldrig kommit längre än till den fjärde.

Det var inte stenarnas fel. Det var superhjältens.

Superhjälten hyrde rummet över {elder's} garage sedan i påskas. Hon var lång och prydlig, och på vardagarna stoppade hon ner manteln i byxorna. Men var hon än var, och vad hon än höll på med, så hörde hon minsta rädda hjärta, och då kunde hon inte låta det vara.[school:  Två gånger hade hon dykt upp {at school}, mitt i ett förhör på läxan.]

Ett, två, tre, fyra, gick {child}. Vattnet gick till anklarna och var iskallt. Det var långt till den femte stenen, och den lutade. {Child's} hjärta började bulta.

# whoosh
Svisch.

Och där stod {child} i gräset igen, med håret alldeles bakåtblåst.

”Nu är du i säkerhet”, sa superhjälten.

”Det var jag förut också!” sa {child}. ”Det är en bäck! Änderna bottnar i den!”

”Ingenting att tacka för”, sa superhjälten och var borta, för någon {@where} hade mött en geting.

# help-a-duck
{Friend}[!friend.known: , {child's} bästa vän,] satt i slänten med skorna av, grön av avund. {Friend} ville hellre än något annat i världen bli svischad. {Friend.He} hade inte blivit svischad en enda gång.

”Hjälp!” ropade {friend.he} och satte sig i bäcken med alla kläder på. ”Hjälp, en and! Den kommer rakt emot mig!”

Anden tittade på {friend.him}. Ingen kom.

”Det är din tröja det hänger på”, sa {friend}, som droppade. ”Genom tunna tröjor hör hon hjärtat. Ta på dig två till.”

{child} gick ut till fjärde stenen i tre tröjor[adult: , och den ena var {adult's}]. Svisch. ”Nu är du i säkerhet”, sa superhjälten. ”Och väldigt varm.”

”Det hängde visst inte på tröjan”, sa {friend}.

# rescued-again
Den enda som blev räddad lika ofta som {child} var {@whose}. {@wall}

{child} stod och såg på.

”{Pet.He} sitter inte fast”, sa {child.he} långsamt. ”{Pet.He} går dit. {Pet.He} tycker om det.”

”Du tycker inte om det”, sa {friend}. ”Du blir alldeles stel.”

”Jag vet. Jag är rädd.” {child} såg på den femte stenen. ”Jag vill bara få vara rädd hela vägen över.”

{Friend} vred ur en strumpa och funderade på det. ”Då behöver hon inte sluta höra dig”, sa {friend.he}. ”Hon behöver bara sitta kvar.”

De gick och letade upp {elder}.

# hold-this-wool
{Elder} satt på bänken med en hög grönt garn[elder2: , och bredvid satt {elder2} och skalade potatis]. Om man frågade {elder} hade ingen fått den där superhjälten att sitta ner sedan hon var sex år.

”Du där!” ropade {elder} mot himlen. ”Kom och håll garnet.”

Superhjälten landade, ganska häpen. Ingen hade ropat på henne i den tonen förut. Hon satte sig, och {elder} trädde en garnhärva över hennes händer och började nysta.

Ett, två, tre, fyra, gick {child}.

Superhjälten lyfte på huvudet. ”Barnet där borta …”

”Upp med händerna”, sa {elder}.

”Men hjärtat bultar ju.” Superhjältens mantel började lätta i kanterna.

# the-lap
{@came}

Superhjälten satt blickstilla.

”Jag kommer inte upp”, viskade hon.

”Nej”, sa {elder}. ”{@on-you}”

# something-next
Ute i bäcken stod {child} på den fjärde stenen och väntade på svischet. Det kom inte. Där fanns bara {child.his} eget hjärta, som lät som någon som springer i trappor. {Child.He} sträckte ut foten och klev.

Den femte stenen vickade till, och höll.

”Oj, nu blir det värre”, sa superhjälten och knep ihop ögonen. ”Det bultar så högt. Det är alltid här jag ger mig av.”

”Alltid?” ropade {friend}. ”Har du aldrig hört vad som kommer sen?”

Superhjälten öppnade ögonen. ”Kommer det något sen?”

# only-wet
Sex. {child} vinglade. Sju var grön, foten for åt sidan, och i klev {child.he}, upp till smalbenen. {Friend} flög upp, men {friend.he} höll sig fast i gräset med tårna och ropade: ”Det är bara blött!” {child} klättrade upp igen. Åtta.

Superhjälten lutade sig så långt fram som man kan {@under}. {@claw}

”Det ändrar sig”, sa superhjälten. ”Det slår lika fort. Men det … vad är det där? Jag har aldrig hört ett hjärta göra så.”

Nio. {child} stod på andra sidan med armarna i vädret[athlete:  som {athlete}] och vrålade.

# it-goes-on
På bänken sa ingen något på en stund. {Pet} [pet.dog: snarkade | spann]. {Elder} nystade[music:  och nynnade {music}].[elder2:  {Elder2} hade slutat skala.]

”Det fortsätter”, sa superhjälten till sist. ”I alla år, och jag visste inte att det fortsatte.”

{child} gick alla nio tillbaka, och så fram och tillbaka en gång till, för säkerhets skull. Sedan {@calls} något om middag och torra kläder, och {friend} upplyste om att {friend.he} var ledig för svischning alla kvällar den veckan[sport: , utom när det var {sport}]. Garnet var slut. Och superhjälten hade fortfarande inte rört sig.

# not-yet
{child} böjde sig ner mot henne.

”Ska jag rädda dig?” sa {child.he}.

Superhjälten såg på [pet.dog: hunden | katten].

”Inte än”, sa hon.

# @garden
{elder's} trädgård, tre hus bort,
## if elder
{elder's} trädgård

# @where
i nästa by
## if city
{in city}

# @calls
sa {elder.short}
## if adult
ropade {adult}

# @whose
{pet}, {friend's} katt
## if pet.cat / pet.dog
{pet}

# @wall
{Pet} tyckte om att vara uppe på trädgårdsmuren. Varje morgon gick {pet.he} upp dit för att bli rädd för grannens spaniel, och varje morgon, just när [breed.Sphynx: öronen hade blivit platta | svansen hade blivit tjock], lyfte superhjälten ner {pet.him}. Då tvättade {pet} sig på ena axeln, gick tillbaka till muren och började om.
## if pet.dog
{Pet} tyckte om hålet i trädgårdshäcken. Varje morgon stack {pet.he} in huvudet där för att bli rädd för grannens gås, och varje morgon, just när gåsen sträckte ut halsen, lyfte superhjälten undan {pet.him}. Då skakade {pet} på öronen, gick tillbaka till häcken och började om.

# @came
Då kom {pet} ner från muren. {Pet.He} tog god tid på sig, längs hela bänken, utan så mycket som en blick på garnet. {Pet} mönstrade superhjälten. {Pet.He} satte en tass i superhjältens knä, och sedan en till. {Pet.He} gick ett varv, sänkte sig ner, stoppade in fötterna och blundade.
## if pet.dog
Då kom {pet} tillbaka från häcken. {Pet.He} tog god tid på sig, tvärs över gräset, utan så mycket som en blick på garnet. {Pet} mönstrade superhjälten. {Pet.He} satte en tass på superhjältens stövel, och sedan en till. {Pet.He} gick ett varv, sänkte sig ner över superhjältens båda fötter, suckade genom nosen och blundade.

# @on-you
Inte med en katt i knät. Det gör ingen.
## if pet.dog
Inte med en hund på fötterna. Det gör ingen.

# @under
under en katt
## if pet.dog
under en hund

# @claw
Utan att vakna satte {pet} ut en klo och höll henne kvar.
## if pet.dog
Utan att vakna la {pet} en tass över hennes tår och höll henne kvar.
