title: Flytta på dig lite
title: Spöket i korgen
guest pet: Korven (han), Snåret (hon)
guest minder: Malena (hon), Josefin (hon)

% Hunden är familjens, eller grannens; en katt gör samma sak med klorna. Taxens skämt står under breed.Dachshund. Omkväde: ”Flytta på dig lite.”

# a-knobbly-basket
{child} vaknade av att {pet} {@growled}. {@whose} {Pet.He} låg i sin korg bredvid {child's} säng. Ovanpå {pet} låg ett spöke.

Det var vitt och tunt och stort som ett lakan. Det låg på mage över hela {@dog}.

”Flytta på dig lite”, sa spöket till {pet}. ”Du är så knölig.”

”Flytta på dig själv!” sa {child}. ”Det är {pet's} korg!”

{Pet} sa ingenting. {Pet.He} hade ett spökfinger i ögat.

# all-but
{child} ville ha bort spöket därifrån. {Child.He} pekade på stolen.

”Där kan du sova.”

Spöket satte sig på stolen. Det åkte rakt igenom sitsen och landade på golvet.

”Jag går igenom allt”, sa spöket. ”[city: Halva {city} i kväll. ]Allt utom {@dogs}.”

{child} stack handen i spöket. Det kändes som när man öppnar kylskåpet. Handen kom ut på andra sidan. Men när {pet} satte nosen mot spöket, då blev det en liten buckla.

”Så därför ligger jag på {pet.him}”, sa spöket.

”Men {pet.he} vill inte”, sa {child}.

# across-the-door
Nej, {pet} ville inte. {@crosswise}

”Flytta på dig lite”, sa spöket.

{Pet} flyttade inte på sig. {Pet.He} stängde ena ögat.

# next-night
Nästa kväll var det likadant[school: , fast {child} hade funderat på det hela dagen {at school}].[friend:  {Friend}, {child's} bästa vän, hade fått höra alltihop och trodde på vartenda ord.] {Pet} kröp ner i korgen, snurrade tre varv och suckade. Då kom spöket genom väggen och la sig på {pet.him} som ett täcke.

”{Pet.He} fryser!” sa {child}.

”Jag är trött!” sa spöket.

”Sov i duschen, då!” sa {child}.

{Pet} kröp ut mellan dem. {Pet.He} hoppade upp i {child's} säng, under {child's} täcke, och la sig längst in mot väggen. Bara nosen stack ut.

”Där ser du”, sa {child}. ”{Pet.He} valde mig.”

Spöket blev alldeles genomskinligt.

# it-sank
”Då sover jag på golvet”, sa spöket. ”Bara så att ni vet.”

Det la sig på mattan. Det gäspade. Det blundade.

Och så sjönk det.

Först försvann magen ner i mattan. Sedan axlarna. {child} satte sig upp.

”Spöket? Vakna!”

Spöket snarkade[elder:  som {elder}[elder2:  och {elder2}] efter maten]. Snart var det bara näsan kvar. {child} kastade sig ner på mattan och grep efter den, men handen gick rakt igenom. Näsan sjönk ner i golvet, och sedan var det bara en matta där.

# a-sore-throat
{child} fick ont i halsen. {Child.He} var ledsen, för spöket hade inte varit elakt. Det hade ju bara behövt något att ligga på.

”{Pet}”, viskade {child.he}. ”Det ramlar. Var gång det somnar så ramlar det.”

{Pet} hade redan hoppat ner. {Pet.He} satte nosen i mattan. Sedan sprang {pet.he} fram till trappan och väntade.

De gick ner i köket. {Pet} gick fram till källardörren och krafsade.

”{@Call}!” ropade {child}. ”Vi måste ner i källaren!”

{@Came} kom och tände i trappan, och stod kvar däruppe och höll upp dörren. {child} och {pet} gick ner, ett steg i taget.

# the-big-toe
Längst bort, bakom en cykel[sport:  och allt som hörde till {sport}], stack det upp två vita fötter ur betongen.

”Det sover fortfarande!” sa {child}.

{Child.He} drog i fötterna. Det gick inte, {child.he} fick bara kalla fingrar. {Pet} tittade på fötterna. {Pet.He} tittade på {child}. {@bite} {child} höll om {pet.his} mage och backade också.

”Dra, {pet}! Dra!”[athlete:  Inte ens {athlete} hade kunnat ta i mer.]

Upp kom benen. Upp kom magen. PLOPP! sa det, och så satt spöket på cykeln. Nej, genom cykeln.

”AJ!” sa spöket. ”Min tå!”

# sorry
”Du ramlade”, sa {child}.

”Jag vet”, sa spöket tyst. ”Förra veckan vaknade jag i en tunnelbana.”

{child} tog ett steg fram.

”Förlåt att jag sa att du skulle sova i duschen.”

”Förlåt att jag sa att {pet.he} var knölig”, sa spöket. ”Det är {pet.he}. Men det är skönt knöligt.”

Sedan gick de upp igen, alla tre.[friend:  {Friend} skulle vilja höra om tån.][adult: |  {Minder} släckte efter dem.]

# roll-over
{@jumper} Sedan la {child.he} sig i sängen och klappade på täcket, och {pet} hoppade upp och la sig på mitten. {@long}

Spöket stod vid fotändan och såg på.

”Flytta på dig lite, {pet}”, sa {child}.

Och {pet} flyttade på sig. {Pet.He} rullade över på rygg, med magen upp, så att det blev en bred och mjuk plats. Där la sig spöket, och det låg kvar.[music:  Det nynnade lite på {music}.] En vit hand hängde ner över kanten. {Pet} slickade på den och somnade.

# @whose
{Pet} var grannens hund och bodde hos {child} den veckan.
## if pet.dog
{Pet} var {a breed}.
## if pet.cat
{Pet} var {a breed}.

# @growled
morrade
## if pet.cat
fräste

# @dog
hunden
## if pet.cat
katten

# @dogs
hundar
## if pet.cat
katter

# @crosswise
{Pet.He} klev ur korgen och la sig i dörren, på tvären, så att ingen kom förbi. En hund på tvären är nästan en hel dörr.
## if breed.Dachshund
{Pet.He} klev ur korgen med sina korta ben och la sig i dörren, på tvären, så att ingen kom förbi. En tax på tvären är nästan en hel dörr.
## if pet.cat
{Pet.He} klev ur korgen och satte sig i dörröppningen, precis på tröskeln, varken ute eller inne. Ingen kommer förbi en katt på en tröskel.

# @bite
Sedan gjorde {pet.he} det som hundar är till för.

{Pet} högg.

{Pet.He} tog spöket i stortån, satte alla fyra benen i golvet och backade. En hund som har fått tag i något tycker att det är en lek, och hundar förlorar inte gärna.
## if breed.Dachshund
Sedan gjorde {pet.he} det som taxar är till för.

{Pet} högg.

{Pet.He} tog spöket i stortån, satte alla fyra benen i golvet och backade. En tax som har fått tag i något släpper aldrig.
## if pet.cat
Sedan gjorde {pet.he} det som katter är till för.

Tassen sköt fram.

{Pet} satte alla klorna i stortån, som i en soffa, och backade. En katt som har hakat fast i något släpper aldrig frivilligt.

# @jumper
{child} hämtade sin tjocka tröja, den med luva[elder: , som {elder} tyckte var för stor], och trädde den på {pet}.
## if pet.cat
{child} hämtade sin tjocka tröja, den med luva[elder: , som {elder} tyckte var för stor], och bredde ut den på täcket, för ingen trär en tröja på en katt.

# @long
Det blev inte mycket säng kvar.
## if breed.Dachshund
{Pet} är lång, så det blev inte mycket säng kvar.

# @call
{minder}
## if adult
{adult}

# @came
{minder}, som passade {child.him} den kvällen,
## if adult
{adult}
