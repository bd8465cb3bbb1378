title: Pinnen
title: Nu är det klart
guest elder: Axel (han), Nils (han)
guest dog: Kalle (han), Sixten (han)
guest buster: Buster (han), Tell (han)

% Hunden (@p): familjens, annars grannens, som bor hos den äldre över sommaren. Den äldre: mor- eller farförälder, annars Axel, granne om vintrarna.

# the-throw
Första kvällen hos {elder.short} kastade {child} en pinne från bryggan, så långt ut {child.he} orkade. [sport: {child.He} var bättre på {@game} än på att kasta[age>=11: , men den gick långt]. ]Det var dimma över sjön. Pinnen försvann in i den, det plaskade till, och så var det tyst.

{@P} hämtade den inte. {@who} och {@p-he} hade sina principer när det gällde kallt vatten. [athlete: {athlete} hade nog inte heller hoppat i. ]{@P} låg på {child.his} fötter och gäspade.

Men sedan hörde {child} någon som simmade. Någon frustade, så där som hundar gör när de får vatten i näsan. Klor skrapade mot bryggan. Och på de torra plankorna låg pinnen i en vattenpöl.

Det fanns ingen där. {@P} låg fortfarande på {child.his} fötter.

”Okej”, sa {child} högt. ”Det var inte du.”

# four-times
En vettig människa hade gått in. [city: I {city} hände aldrig sådant här. ]{child} tog upp pinnen, såg att det var tandmärken i den, och kastade den igen.

Den kom tillbaka fyra gånger. {child} provade med sin ena sandal. Den kom tillbaka. {child.He} provade med en potatis. Den kom också tillbaka, men den la någon ifrån sig en bit bort och liksom lite förnärmat.

[friend: {child.He} tog en bild på pinnen och skickade den till {friend}.

”Det är en pinne”, skrev {friend}.

]

# the-perch
”Du kommer inte att tro mig”, sa {child} när {child.he} stod i köket. [school: ”Ingen på {school} kommer att tro mig heller.”]

{@at-stove} {Elder.he} lyssnade utan att vända sig om. Vid potatisen slutade {elder.he} [music: att nynna på {@song} | att röra på stekspaden].

”Saker flyter i land”, sa {elder.he}.

”Med bitmärken?”

”Kasta inga mer pinnar”, sa {elder.short}. Fisken osade, och {elder.he} såg det inte.

Då kom {child} på det som {child.he} egentligen alltid hade vetat. {Elder.short} kastade boll med {@p}, och kottar och gamla vantar. Men aldrig en pinne. Och {child} hade aldrig sett {elder.him} gå ut på bryggan.

# who-it-was
”{Elder.short}”, sa {child}. ”Vem är det?”

{Elder.short} drog stekpannan från plattan och satte sig.

”Han hette {buster}”, sa {elder.he}. ”Jag var lika gammal som du. Det var dimma, och jag kastade en pinne från bryggan. Mycket för långt. Jag ville se hur långt jag kunde. Han simmade efter den. Han kom aldrig tillbaka. Jag stod där och ropade tills någon kom och bar in mig.”

[age>=11 & !friend: {Elder.short} tittade på sina händer, som om det var de som hade gjort det.

]”Jag sa åt honom att hämta. En hund slutar inte själv, {child}. Han slutar när man säger att det är klart. Det var det jag aldrig fick säga.”

Det var det första {elder.short} hade lärt {child} om hundar. Man tar emot det som hunden kommer med, och så säger man: Bra hund, nu är det klart. Annars håller han på tills han stupar.[age>=11:  {child} hade tyckt att det lät överdrivet.]

# no
”Han håller på än”, sa {child} sakta. ”{Elder.short}! Han lämnar den till mig, men det är ju inte jag som har kastat den. Det är du som ska ta emot den!”

”Nej”, sa {elder.short}.

{Elder.he} var inte arg. {Elder.his} haka darrade, och det var mycket värre. {child} hade aldrig sett någon gammal vara så rädd. [age>=11: {child.He} önskade att {child.he} hade varit sex år, så att det inte var {child.his} tur att komma på något.

]{child} la sin hand på {elder.short's}. Så satt de, och abborren kallnade.

# the-hat
Då reste sig {@p}, som hade hållit ett öga på brödrosten. {@takes} nappade åt sig hatten. Den hade suttit där sedan före internet.

{@P} väntade i dörren tills {elder.short} var på benen och lufsade sedan ner mot sjön.

”{@your-dog}”, sa {elder.short}. ”Säg till, då!”

”{@P-he} lyssnar inte”, sa {child}, som inte hade öppnat munnen.

# out-on-the-jetty
Nere vid stranden stannade {elder.short}, med tofflorna i det våta gräset. Längst ut på bryggan, där dimman började, satt {@p} med hatten i munnen och hade all tid i världen.

”Jag är ju gammal nu”, sa {elder.short}. ”{buster} kommer inte att känna igen mig.”

”{@P} kände igen mig när jag var utklädd till dinosaurie”, sa {child}. ”De tittar inte på det viset.”

{child.He} tog {elder.short's} arm. {Elder.short} satte ut foten på den första plankan som om den var av glas. {child} gick så nära att {elder.he} kunde luta sig, och tillsammans kom de hela vägen ut.

# good-dog
{@P} lämnade hatten med en gång. {Elder.short} satte den på huvudet, tog upp pinnen och kastade den, inte långt.

Någon frustade. Någon simmade, snabbare nu. {@P} reste sig och viftade på svansen åt något som stod alldeles framför {elder.short's} knän.

Den här gången stannade pinnen i luften, i lagom höjd för en hand.

{Elder.short} sjönk ner på knä. {Elder.he} tog om pinnen, och någon släppte taget.

”Bra hund”, sa {elder.short}. Rösten sprack, och {elder.he} började om. ”Bra hund, {buster}. Så duktig. Förlåt att jag kastade så långt. Nu är det klart.”

{Elder.his} andra hand kupade sig i luften, som kring ett huvud.

”Han är ju alldeles dyngblöt”, sa {elder.short} och skrattade och grät på samma gång. ”Kom, så går vi hem.”

# two-tracks
De gick upp till huset, {elder.short} först med pinnen under armen. {child} gick sist och såg att det blev två spår av hundtassar i det våta gräset. Det ena var {@p-s}. Det andra gick tätt intill {elder.short's} ben. [pet.cat: [!pet.known: Katten {pet}|{Pet}] på trappan räknade in dem två gånger och flyttade på sig.]

De åt knäckebröd till kvällsmat, för abborren var bortom all räddning. [elder2 & age>=11: {Elder2} kom hem från kören och frågade ingenting, bara hämtade smöret. ]{Elder.short} berättade om när {buster} åt upp ett helt bröllop. {Elder.he} hade inte pratat om honom på sextio år, så det fanns att ta av. [pet.other: Till och med {pet} slutade tugga.]

Sedan eldade {elder.short} i {child's} kamin och la pinnen på hyllan ovanför.

”Om du vill”, sa {elder.he} i dörren, ”så kan vi bada från bryggan i morgon.”

[age>=11: ”Är det inte kallt?”

”Fruktansvärt”, sa {elder.short} och log.]

# room-for-one
[friend & age>=11: ”Pinnen är hämtad”, skrev {child} till {friend}.

]{child} låg och hörde hur elden sprakade. Framför kaminen blev golvet långsamt vått, i en rund fläck, stor som en hopringlad hund. Sedan torkade den.

Strax efteråt gungade det till i fotändan.

{@P}, som låg där, lyfte på huvudet. {@P-he} tittade en stund på täcket bredvid sig, där det hade blivit en grop. {@P-he} hade haft en fotända för sig själv i hela sitt liv. Så suckade {@p-he} och flyttade på sig, så att det blev plats för en till.

# @game
{sport}

# @song
{music}

# @at-stove
{Elder}, som var {child's} granne om vintrarna, stod vid spisen och stekte abborre.
## if elder
[elder2: {Elder2} var på kören, och {elder} | {Elder}] stod vid spisen och stekte abborre.

# @who
{@P} var grannens hund, rädd för brödrosten,
## if pet.dog
{Pet} var {child's} {@kind}, rädd för brödrosten,

# @kind
hund
## if breed
{breed}

# @takes
{@P-he} ställde sig med framtassarna i knät på {elder.short} och
## if pet.dog & breed.Dachshund / pet.dog & breed.Yorkshire Terrier / pet.dog & breed.Shih Tzu
{@P-he} hoppade upp i knät på {elder.short}, sträckte på sig så långt det gick och

# @your-dog
Det är dig han gillar
## if pet.dog
Det är din hund

# @p
{dog}
## if pet.dog
{pet}

# @p-s
{dog's}
## if pet.dog
{pet's}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-him
{dog.him}
## if pet.dog
{pet.him}
