title: Bilen som inte ville
title: Bara inte först
guest friend: Viggo (han), Svea (hon)
guest pet: Bosse (han), Sessan (hon)
guest elder: Siv (hon), Sture (han)

% ”Ta-tu” är litet och artigt. {elder} är familjens, annars Siv två hus bort; hunden är familjens, annars granngårdens, och en katt kan också sköta gäss.

# nine-days
I nio dagar hade polisbilen stått på {@yard}, och den hade inte rört sig för någon, inte ens för {child}.

Det var en pensionerad polisbil[city:  från {city}]. {Elder} hade bytt till sig den mot en frysbox. Den hade en rand längs varje sida och ett blåljus på taket, och när man gick förbi sjönk den ihop en aning på fjädrarna, som någon som helst inte vill bli sedd.

[adult: {Adult} hade kommit och skjutit på. ]{Elder} hade bytt oljan. {Elder.He} hade putsat tändstiften med tandborste. {Elder.He} hade talat allvar med den.[elder2:  {Elder2} hade läst högt för den.] När {elder} vred om nyckeln [music: spelade radion {music} och motorn spann | spann motorn] som en katt, men när {elder.he} lossade bromsen stod bilen bara där och darrade.

”Skrotbilen kommer klockan fyra”, sa {elder.he} och torkade av händerna. ”Tar sig polisbilen ut genom grinden för egen maskin, så får den stanna. Annars är den ett skåp, och skåp har jag redan.”

# the-silver
{child} ville en enda sak. {Child.He} ville få ut bilen genom grinden före klockan fyra.

{Friend}[!friend: , {child's} bästa vän,] ville höra sirenen.

”Den har tråkigt”, sa {friend}. ”Det är ju en polisbil. Den behöver en tjuv.”

{Friend.He} satte på sig {elder's} trädgårdshatt, drog ner den till näsan och ställde sig på kökstrappan med finaste tekannan under armen.

”Haha!” ropade {friend.he}. ”Jag har tagit silvret, och mig får du aldrig fast[athlete: , för jag är lika snabb som {athlete}]!”

Polisbilen släckte strålkastarna.

”Nu blundar den”, sa {child}.

”Det där är min tekanna”, sa {elder}.

# twelve-geese
{Pet}[!pet: , hunden från granngården,] brydde sig inte om någon av dem. {Pet} hade tolv gäss att sköta. {@flat}

# an-inch
Halv fyra satte sig {child} i framsätet, för att hålla bilen sällskap[sport:  och berätta för den om {sport}]. {Elder} satt vid ratten och lyssnade på motorn. {Friend} klättrade in där bak, med tekannan.

Utanför gav sig en gås av mot rabarbern. {Pet} reste sig och gick runt bakom henne.

Bilen kröp framåt. Det var bara någon centimeter.

{Pet} la sig. Bilen stannade.

En gås till, en promenad till. En centimeter till.

”{Friend}”, sa {child}. ”Den tittar på {pet}.”

# along-behind
”Varför skulle den göra det?” sa {friend}. Men {friend.he} hade redan sträckt sig fram till handskfacket, för {friend} kunde aldrig låta något vara stängt, och nu drog {friend.he} ut en tjock liten anteckningsbok. {Friend.He} läste högt.

”Luciatåg. Fyra kilometer i timmen. En halv sommarstuga, på släp. Åtta kilometer i timmen. Motionslopp, sista tanten. Fem kilometer i timmen. [school: Skolutflykt, {school}. Tre kilometer i timmen. ]And, med familj. En kilometer i timmen.” {Friend.He} bläddrade och bläddrade. ”Det är inga tjuvar. Det är inte en enda! Den har aldrig jagat någon i hela sitt liv. Den har bara åkt efter.”

{child} såg ut genom vindrutan på {pet}, som gick så stilla bakom en gås.

# ask-them-now
”{Elder.short}”, sa {child.he}. ”Var ska de där gässen vara egentligen?”

”Längre upp efter vägen, i dammhagen. Jag har bett dem sedan i mars[elder2: , och det har {elder2} också].”

”Be dem nu.”

{Elder} gick ut och ställde upp grinden på vid gavel. Sedan satte {elder.he} sig i bilen igen, alla tre tog på sig bältet, och {elder.he} höll om ratten med två fingrar. ”Det är inte jag som kör”, sa {elder.he} till bilen. ”Jag bara sitter här.”

# two-places
{Pet} reste sig. {Pet.He} föste ihop gässen, från ena sidan, från andra sidan, tills de var en enda stor muttrande gås med tolv huvuden. {Pet.He} tog dem med fram till grinden. Där stannade {pet.he} och såg sig om, länge, mot polisbilen.

{Pet} hade aldrig låtit någon hjälpa till. Det var inget {pet.he} höll på med. Men till vänster var det ett hål i häcken, och en [pet.cat: katt | hund] kan inte vara på två ställen.

{Pet.He} lät bilen ta gåsstjärtarna, och själv gick {pet.he} och vaktade hålet.

# behind-the-last
Uppe på taket tändes blåljuset. Det snurrade sakta, utan ett ljud. Polisbilen rullade över gårdsplanen och ut genom grinden, bakom den allra sista gåsen.

Så bar det av uppför vägen. När en gås stannade för att äta en maskros väntade bilen tills hon hade ätit färdigt.[adult:  {Adult}, som var på väg ner för att hämta {child}, fick kliva åt sidan, ut i nässlorna.]

# whup
Halvvägs upp, runt kröken, kom skrotbilen.

Den tutade. Gässen skrek och slog ut med vingarna. {@dropped} Och under polisbilens motorhuv hördes ett litet artigt ljud.

”Ta-tu.”

”Sirenen”, viskade {friend}. {Friend.He} kramade tekannan.

Skrotbilen tänkte på saken. Sedan backade den, ända till stora vägen.

# not-first
När sista gåsen hade plumsat i dammen lutade sig chauffören ut genom sitt fönster.

”Jag hörde”, sa han, ”att det fanns en polisbil här som inte går.”

”Visst går den”, sa {child}. ”Den går bara inte först.”

# @yard
{elder's} gårdsplan, två hus bort
## if elder
{elder's} gårdsplan

# @flat
{Pet.He} låg platt i gräset med hakan på tassarna, och så fort en gås fick en idé reste {pet.he} sig och strosade bort till stället dit idén var på väg, och då kom gåsen på andra tankar.
## if pet.cat
{Pet.He} låg i gräset med tassarna invikta under sig, och så fort en gås fick en idé reste {pet.he} sig, strosade bort till stället dit idén var på väg och satte sig på den, och då kom gåsen på andra tankar.

# @dropped
{Pet} la sig platt framför dem och släppte inte förbi en enda.
## if pet.cat
{Pet} ställde sig framför dem med vartenda hår på ända och släppte inte förbi en enda.
