title: Vargen vid grinden
title: Han kanske vill hälsa på
guest friend: Elis (han), Tuva (hon)
guest pet: Gurkan (hon), Sotarn (han)
guest elder: Anton (han), Rut (hon)

% Tjut vid ”Au-ooooo”, gnissla vid ”Ooo-iii”; efter ”man kunde höra snön” en stunds ingenting. {elder} är familjens, annars Anton längre upp på vägen; katten är familjens, annars vännens; en hund ligger i dörröppningar lika gärna.

# ooo-eee
Det hade snöat hela dagen[city:  {in city}], och nu var det natt hemma hos {@place}.

{child} och {friend}[!friend: , {child's} bästa vän,] låg i den stora sängen under fönstret, med {pet}[!pet: , {friend's} katt,] emellan sig.[adult:  {Adult} hade gått hem genom snön.] Utanför var trädgården. Längst bort i trädgården var grinden. Och bakom grinden fanns ingenting annat än mörker.

Ooo-iii, sa mörkret.

Och så var det något som svarade.

Au-ooooo.

Där i snön, på andra sidan grinden, satt en varg. Han var grå, och smal om benen. Han satt alldeles stilla med snö på ryggen, som om någon hade bett honom vänta.

# our-porridge
”{Elder.short}!” ropade {child}. ”Det är en varg!”

{Elder} kom in med oljekannan i handen. {Elder.He} hade hållit på med klockan[music: , med {music} på radion].[elder2:  {Elder2} kom också och tittade.]

”Ja, minsann”, sa {elder.he}. ”Nåja, han är ute och vi är inne. Det är bättre än tvärtom.”

”Men det är ju natt”, sa {child}. ”Jag vill att han ska gå hem till de andra vargarna.”

”Han är hungrig”, sa {friend}, som gärna ville vara den som visste allt om vargar[school: , här lika väl som {at school}]. ”Han är ute efter vår gröt.”

Ooo-iii, sa mörkret.

Au-ooooo, sa vargen.

# the-handle
{Pet} gick och satte sig vid köksdörren. {Pet.He} tittade på handtaget, och sedan på {elder}.

”Det kommer du inte att tycka om”, sa {elder}. ”Snön är djup[athlete: , till och med för {athlete}].”

{Pet} tittade på handtaget.

Då släppte {elder} ut {pet.him}, och så ställde de sig i fönstret allihop.

# halfway-through
{Pet} tyckte inte om det. {Pet.He} skakade på ena tassen. {Pet.He} skakade på andra tassen. Men {pet.he} gick hela vägen fram till grinden. Den svängde i blåsten, lite upp och lite igen.

{Pet} tittade på vargen. Vargen tittade på {pet}. Sedan hasade sig vargen artigt bakåt, så att {pet} skulle få plats.

Och {pet} gjorde som {pet.he} gjorde i varenda dörr som fanns. {Pet.He} gick precis halvvägs, och så [pet.dog: lade | satte] {pet.he} sig.

Grinden kom och stötte mot {pet.his} sida, duns, och stannade.

Nu var det tyst.

# the-other-noise
Vargen tittade på grinden och gnydde lite.

”Varför är han ledsen?” sa {child}.

”Han är hungrig”, sa {friend}. Men det lät inte riktigt säkert. {Friend} tryckte näsan mot rutan. ”Du, {child}. Vart tog det andra vägen? Det där som lät ooo-iii?”

{Pet} började [pet.dog: klia | tvätta] sig. {Pet.He} böjde sig efter svansen, och då tog vinden grinden ifrån {pet.him}.

Ooo-iii.

Vargen for upp och viftade på svansen[sport: , som om det var dags för {sport}]. Au-ooooo!

”Det är grinden som låter!” sa {friend}.

”Han tror att det är en varg!” sa {child}. ”Han har kommit för att träffa sin kompis!”

# too-loud
{Elder} kliade sig på hakan. ”Hela vintern”, sa {elder.he}, ”har den stackarn suttit och pratat med min grind.”

”Och han hör inte de riktiga vargarna”, sa {child}, ”för grinden låter så mycket! Få den att sluta!”

”Den behöver bara lite olja”, sa {elder}. ”Men fram till en varg går man inte. I morgon, när han har gått.”

# sit-still
”Han måste hem nu”, sa {child} och knackade på rutan, inte hårt, bara lagom. ”{Pet}! [pet.dog: Ligg | Sitt] still! Snälla!”

{Pet} gjorde aldrig som man sa.

{Pet.He} tittade bort mot det varma gula fönstret. {Pet.He} tittade upp på vargen. Det snöade på {pet.his} öron, och det avskydde {pet.he}. {@loaf}

Grinden dunsade mot {pet.him} och stannade.

# over-the-hill
Det var så tyst att man kunde höra snön.

Och långt borta, bakom kullen, tunt som en tråd, hördes något.

Au-oooooo.

Och så en gång till. Au-oooooo.

Vargen reste sig. Han lyfte nosen och sjöng, längre än någon av dem.

# on-the-ears
Sedan böjde han ner sitt stora grå huvud och blåste, mycket försiktigt, på {pet's} öron. Och så gav han sig av, bort över fältet, tills han bara var en prick, tills han bara var mörker.

{Pet} kom in med snö upp till magen. [elder2: {Elder2} fick ta två handdukar. | Det gick åt två handdukar.]

# one-drop
På morgonen gick {child} och {friend} ner till grinden tillsammans med {elder}[adult:  och {adult}, som hade kommit för att hämta dem]. Ett spår av stora runda tassar ledde fram till den, och ett spår ledde hem.

{Elder} gav det övre gångjärnet en droppe olja. {Elder.He} böjde sig ner till det undre. Då hejdade {elder.he} sig och stoppade oljekannan i fickan.

”Ska du inte ta det där?” sa {child}.

”Nej”, sa {elder}. ”Han kanske vill hälsa på.”

Iii, sa grinden.

# @place
{elder}, längre upp på vägen
## if elder
{elder}

# @loaf
Sedan vek {pet.he} in tassarna, en, två, och blundade, och så satt {pet.he} där mitt i öppningen som en limpa.
## if pet.dog
Sedan lade {pet.he} hakan på tassarna, en, två, och blundade, och så låg {pet.he} där mitt i öppningen som en säck potatis.
