title: Sängen som hade en mage
title: Kanin är borta
title: Den lilla röda skon
title: Nosen ner och rumpan opp
title: Det luktar gröt

# empty-arm
{child} ligger i sängen hemma hos {elder} [elder2: och {elder2}]. Kudden är där. Täcket är där. Men armen är tom.

I armen ska Kanin ligga.

”Kanin är borta”, säger {child}.

[adult: ”Han är inte i väskan heller”, säger {adult}.]

”Oj”, säger {elder.short}. ”Då kan man inte sova.”

## or
Hemma hos {elder} [elder2: och {elder2}] är det kväll, och {child} ligger i sängen. Fötterna är varma. Magen är varm.
Men den ena armen är kall, för den är tom.

”Här ska Kanin ligga”, säger {child}.

”Var är han då?” säger {elder.short}.

”Borta.”

[adult: ”Han är inte i väskan heller”, säger {adult}.]

”Oj”, säger {elder.short}. ”Då kan man inte sova.”

## if short
{child} ligger i sängen hemma hos {elder} [elder2: och {elder2}]. Kudden är där. Täcket är där. Men armen är tom.

I armen ska Kanin ligga.

”Kanin är borta”, säger {child}.

”Oj”, säger {elder.short}. ”Då kan man inte sova.”


# the-dog
På golvet ligger {pet}. {Pet} är {a breed}. {@dog-body} Och {pet} vet hur Kanin luktar. Kanin har luktat gröt sedan i
morse.

[friend: På väggen sitter en teckning som {friend} har ritat. Det är Kanin, och mest öron. {Pet} får lukta på den
också.]

{child} kliver ur sängen. [athlete: På pyjamasen står det {athlete}, så det går fort.]

”Sök, {pet}!” säger {child}.

## or
Men här finns en som kan leta. Det är {pet}. {Pet} är {a breed}. {@dog-body}

”Hur luktar Kanin?” säger {elder.short}.

”Gröt”, säger {child}. ”Han var med och åt.”

[friend: På kudden ligger ett brev från {friend}. Hälsa Kanin, står det. {Pet} får lukta på det också.]

{child} kliver upp[athlete: , så fort att inte ens {athlete} hade hunnit med,] och håller fram sin tomma arm. {Pet}
luktar på den, från handen och ända upp.

”Sök, {pet}!” säger {child}.

## if short
På golvet ligger {pet}. {Pet} är {a breed}. {@dog-body} Och {pet} vet hur Kanin luktar. Kanin har luktat gröt sedan i morse.

[friend: På väggen sitter Kanin, som {friend} har ritat honom. {Pet} får lukta på det också. ][athlete: På {child's} pyjamas står det {athlete}.]

”Sök, {pet}!” säger {child}.


# glasses
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar vid köksbordet. {child} kryper under. Där ligger något hårt, och det blänker.

Är det Kanin? Nej. Det är ett par glasögon, med gröt på.

”Där är ni ju”, säger {elder.short} till glasögonen och sätter dem på näsan. ”Och där är ni andra.”

## or
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar i köket, där grötkastrullen står i blöt. {child} kliver upp på pallen och känner efter i vattnet. Där är
något!

Är det Kanin? Nej. Det är ett par glasögon.

”Tack”, säger {elder.short} och sätter dem på näsan. ”Nu ser jag gröt överallt.”

## if short
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar vid köksbordet. Där ligger något hårt, och det blänker.

Är det Kanin? Nej. Det är ett par glasögon, med gröt på.

”Tack”, säger {elder.short} och sätter dem på näsan.


# slipper
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar i hallen. [school: Där hänger ryggsäcken från {school}. Nosen går förbi.] [sport: Där står väskan med
allt till {sport}. Nosen går förbi.] Där står en stövel. Nosen går rakt ner. I stöveln är något mjukt och grått.

Är det Kanin? Nej. Det är en toffel. Den har klivit i gröten.

”Den har jag letat efter sedan i tisdags”, säger [elder2: {elder2.short} | {elder.short}] och sätter foten i.

## or
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} luktar sig genom hallen. Stövlarna? De luktar regn. Nej. [school: Ryggsäcken från {school}? Den luktar banan.
Nej.] [sport: Väskan med allt till {sport}? Den luktar fötter. Nej.] Halsduken på golvet? Ja! Under den ligger något
mjukt och grått.

Är det Kanin? Nej. Det är en toffel, med gröt på tån.

”Äntligen”, säger [elder2: {elder2.short} | {elder.short}]. ”Jag har gått snett sedan frukosten.”

## if short
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar i hallen. [school: Ryggsäcken från {school}? Nej. ][sport: Väskan med allt till {sport}? Nej. ]I en stövel är det något mjukt och grått.

Är det Kanin? Nej. Det är en toffel. Den har klivit i gröten.

”Den har jag letat efter sedan i tisdags”, säger [elder2: {elder2.short} | {elder.short}].


# cookie
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar vid fåtöljen och sticker in nosen bakom dynan. Något knastrar.

Är det Kanin? Nej. Det är ett havrekex.

Nu är det inget kex längre. {Pet} ser ut som om ingenting har hänt.

## or
Nosen ner och rumpan opp! //
Sniff, sniff, sniff och stopp.

{Pet} stannar vid fåtöljen och stoppar in hela huvudet under den. Knaster, säger det.

Är det Kanin? Nej, för Kanin knastrar inte. Det är ett havrekex.

”Får jag se”, säger {elder.short}. ”Men det är för sent.”

# back-to-bed
Nosen ner och rumpan opp. Vart går {pet} nu? Tillbaka till sängen! Där är det stopp. Där lägger {pet.he} sig och vill
inte gå.

”Men där har vi tittat”, säger {child}.

[city: Lamporna {in city} lyser in genom fönstret, så det syns tydligt: kudde, täcke, ingen kanin.]

{Elder.short} tittar på sängen. Sedan ler {elder.he}.

”Det här var min säng när jag var liten”, säger {elder.short}. ”Och jag vet något om den. Den har en mage.”

[elder2: ”Det har du aldrig sagt”, säger {elder2.short}.]

På sängen sitter tre knoppar av trä. {Elder.short} vrider på den första. Nej. På den andra. Nej. På den tredje. Knirk!
Under sängen öppnar sig en lucka.

## or
Nosen ner och rumpan opp. Förbi köket, förbi hallen och in till sängen igen! Stopp.

”Nej, {pet}”, säger {child}. ”Det var ju här vi började.”

{child} lyfter på kudden. Ingen kanin. {child.He} lyfter på täcket. Ingen kanin. [city: {child.He} drar ifrån
gardinen, så att {city} kan lysa på saken. Ingen kanin.] Men {pet} vill inte därifrån.

Då knackar {elder.short} på sängen, som man knackar på en dörr. Det låter ihåligt.

”Nu minns jag”, säger {elder.short}. ”Här sov jag när jag var liten. Den här sängen har en mage.”

[elder2: ”Har den?” säger {elder2.short}, som har bäddat den många gånger.]

Tre knoppar av trä sitter det på sängen. {child} får vrida. Den första sitter fast. Den andra bara snurrar. Den tredje
säger knirk, och under sängen går en lucka upp!

## if short
Nosen ner och rumpan opp. Vart går {pet} nu? Tillbaka till sängen! Där är det stopp.

”Men där har vi tittat”, säger {child}.

{Elder.short} ler. ”Det här var min säng när jag var liten”, säger {elder.short}. ”Den har en mage.”

[city: Lamporna {in city} lyser på tre knoppar av trä. | På sängen sitter tre knoppar av trä.] {Elder.short} vrider på den första. Nej. På den andra. Nej. På den tredje. Knirk! Under sängen öppnar sig en lucka.


# an-ear
{@dog-trouble}

{@dog-deed}

Är det Kanin?

JA! Det är Kanin. Han har ramlat ner bakom kudden, rakt ner i sängens mage. Han luktar gröt och lite damm.

Men det ligger något mer där. Det är rött, och det är litet. En sko! En enda liten sko.

## or
{@dog-trouble}

{@dog-deed}

Är det Kanin?

JA! Efter örat kommer resten. Han har halkat ner bakom kudden, och sängen har slukat honom.

Men han är inte ensam. Något följer med ut, något rött som är litet och har en rem. En sko! Det är bara den ena.

## if short
{@dog-trouble}

{@dog-deed}

Är det Kanin?

JA! Det är Kanin. Han har ramlat ner bakom kudden, rakt ner i sängens mage.

Men det ligger något mer där. En liten röd sko!


# small-feet
”Den är min”, säger {elder.short}. ”Jag tappade den när jag var så liten som du.”

”Var Kanin rädd där inne?” frågar {child}.

”Nej”, säger {elder.short}. ”Han hade skon att prata med.”

{child} sätter foten i skon. Den passar precis. Så små fötter hade {elder.short} en gång. [elder2: {Elder2.short}
måste titta två gånger.]

## or
”Den känner jag igen”, säger {elder.short}. ”Den åt sängen upp när jag var så liten som du. Jag fick hoppa till
frukosten.”

”Varför åt den Kanin?” frågar {child}.

”Den tycker väl om gröt”, säger {elder.short}.

{child} ställer sin fot bredvid skon. De är lika långa. Sedan ställer {elder.short} dit sin. Så mycket fot kan det
bli. [elder2: {Elder2.short} ställer dit sin också, och då är det fullt.]

## if short
”Den är min”, säger {elder.short}. ”Jag tappade den när jag var så liten som du.”

”Var Kanin rädd där inne?” frågar {child}.

”Nej”, säger {elder.short}. ”Han hade skon att prata med.”


# good-night
Sedan ska alla sova. [music: {Elder.short} nynnar på {music}, och det går saktare och saktare.]

God natt, glasögon på bordet. //
God natt, toffel på golvet. //
God natt, kex i magen på {pet}. //
God natt, lilla röda sko. //
[adult: God natt, {adult}. //
] [elder2: God natt, {elder2.short}. //
] God natt, {elder.short}, som har varit liten.

## or
Nu släcks det i rum efter rum. [music: {Elder.short} nynnar på {music}, lägre för varje lampa.]

Sov gott, glasögon. Det blir mer gröt i morgon. //
Sov gott, toffel, bredvid din vän. //
Sov gott, kex, där inne i {pet}. //
Sov gott, lilla röda sko. //
[adult: Sov gott, {adult}. //
] [elder2: Sov gott, {elder2.short}. //
] Sov gott, {elder.short}, som en gång fick plats i skon.

## if short
[music: {Elder.short} nynnar på {music}.]

God natt, glasögon på bordet. //
God natt, toffel på golvet. //
God natt, lilla röda sko. //
God natt, {elder.short}, som har varit liten.


# full-arm
{Pet} lägger sig bredvid sängen. Nosen ner. Rumpan ner. Sniff, sniff, sniff … och stopp.

Kudden är där. Täcket är där. Och armen är full av Kanin.

## or
Sängens mage är stängd nu, och på golvet framför luckan ligger {pet}. Nosen ner. Rumpan ner. Stopp.

Och armen är inte tom längre. Där ligger Kanin, där han ska, och luktar gröt ända till i morgon.

# @dog-body
Varm mage, mjuka öron, och en nos som är våt.
## if breed.Golden Retriever
Gyllene päls, glad svans, och en mun så mjuk att den kan bära ägg.
## if breed.Labrador
Bred rygg, blank nos, och en mage som alltid har plats för lite till.
## if breed.German Shepherd
Spetsiga öron, rak rygg, och ögon som vaktar hela huset.
## if breed.Poodle
Lockar på öronen, lockar på benen, lockar överallt.
## if breed.Bulldog
Platt nos, bred mun, och två rynkor i pannan.
## if breed.Beagle
Mjuka öron som hänger, och en nos som aldrig tar ledigt.
## if breed.Rottweiler
Stora tassar, bred rygg, och två bruna prickar som ögonbryn.
## if breed.Yorkshire Terrier
Små tassar, små öron, och inte större än en limpa.
## if breed.Dachshund
Lång rygg, och ben som nästan inte finns.
## if breed.Siberian Husky
Tjock päls, spetsiga öron, och en röst som når till nästa hus.
## if breed.Border Collie
Pigga öron, snabba ben, och ögon som räknar alla i huset.
## if breed.Boxer
Rynkig panna, bred bringa, och fjädrar i alla fyra benen.
## if breed.Cocker Spaniel
Mjuk päls, snälla ögon, och två öron så långa att de doppas i vattenskålen.
## if breed.Australian Shepherd
Fläckar här, prickar där, och ben som helst springer runt.
## if breed.Shih Tzu
Korta ben, lång päls, och lugg över båda ögonen.

# @dog-trouble
Där inne är det trångt. Handen kommer inte in.
## if breed.Golden Retriever / breed.Labrador
Där inne är det djupt. Armen räcker inte.
## if breed.German Shepherd
Där inne är det fullt av gamla filtar. Var ska man börja?
## if breed.Poodle
Där inne är det så dammigt att {elder.short} nyser.
## if breed.Bulldog
Luckan är liten. Ingen hand kommer in.
## if breed.Beagle / breed.Shih Tzu
Där inne är det mörkt. Ingen ser något.
## if breed.Rottweiler
Där inne är en låda, och lådan har fastnat. {Elder.short} drar. Lådan vill inte.
## if breed.Yorkshire Terrier
Luckan är liten. Alla är för stora.
## if breed.Dachshund
Luckan är låg. {Elder.short} kommer inte in.
## if breed.Siberian Husky
Där inne är det tyst och djupt. Ingen arm räcker.
## if breed.Border Collie
Där inne är en låda, och lådan har fastnat. Alla drar, fast åt olika håll.
## if breed.Boxer
Något har fastnat där inne, högt upp, där ingen kommer åt.
## if breed.Cocker Spaniel
Luckan är smal. Ingen hand kommer in.
## if breed.Australian Shepherd
Där inne är det trångt. Framifrån kommer ingen åt.

# @dog-deed
Men {pet} lägger sig på magen och sträcker in en tass. Den når nästan. Den sträcker sig lite till. Krafs, krafs.
Tassen får tag i något, tassen drar, och ut kommer ett öra!
## if breed.Golden Retriever
Men {pet} kan hämta. In går hela halsen. Munnen öppnas, så försiktigt som om det låg ett ägg där. Munnen stängs, lika
försiktigt. Och så går {pet} baklänges. I munnen hänger ett öra!
## if breed.Labrador
Men {pet} känner att det luktar gröt. In går huvudet. Slick, slick, hörs det, långt inne i sängens mage. Slick. Och ut
kommer {pet} med något vått i munnen. Ett öra!
## if breed.German Shepherd
Men {pet} vet hur man letar. Uppe till vänster: nej. Uppe till höger: nej. Nere till vänster: nej. Nere till höger:
voff. Nere till höger är ett öra!
## if breed.Poodle
Men {pet} stoppar in hela huvudet och rör det runt, runt, som en mopp. Ut kommer lockarna, fulla av damm. Och något
mer har fastnat i dem. Ett öra!
## if breed.Bulldog
Men {pet} sätter sin platta nos mot hålet, drar in luft och FNYSER. Ut far damm. Ut far en strumpa. Ut far ett öra!
## if breed.Beagle
Men {pet} behöver inte se. Sniff till vänster: en strumpa. Nej. Sniff till höger: en knapp. Nej. Sniff längst in.
Voff, säger {pet}. Längst in är ett öra!
## if breed.Rottweiler
Men {pet} är stark. {Pet} tar handtaget i munnen, sätter tassarna i golvet och drar. Hela sängen åker med en bit.
Knirk, säger det, och lådan är ute. I lådan är ett öra!
## if breed.Yorkshire Terrier
Alla utom {pet}. {Pet} går rakt in. Det prasslar. Det puffar. Någon drar och drar. Och ut kommer {pet} baklänges, med
något som är nästan större än {pet}. Ett öra!
## if breed.Dachshund
Men {pet} är låg. In går huvudet. In går ryggen. In går mer av ryggen. In går resten av ryggen. Sedan är det bara en
svans kvar, och svansen viftar. Och ut kommer alltihop igen, baklänges. Sist av allt kommer ett öra!
## if breed.Siberian Husky
Men {pet} sticker in nosen och ylar. Oooo! Sängen är ihålig, så hela sängen ylar med. Allt där inne börjar skaka. Ut
ramlar damm. Ut ramlar en strumpa. Ut ramlar ett öra!
## if breed.Border Collie
Då går {pet} runt. En knuff på {elder.short}: lite hit. En knuff på {child}: lite dit. Så ska ni stå. Nu ska ni dra.
Lådan glider ut, och där är ett öra!
## if breed.Boxer
Men {pet} kan hoppa. Upp i sängen! Hopp, hopp, och sängen hickar. Ut kommer damm. Hopp, hopp, och sängen hickar. Ut
kommer en strumpa. Hopp, hopp. Ut kommer ett öra!
## if breed.Cocker Spaniel
Men {pet} lägger sig på magen. In går nosen. In går två långa öron, ett på var sida, och sopar golvet där inne.
Svisch, svisch. Och ut kommer {pet}, och nu är det tre öron!
## if breed.Australian Shepherd
Då går {pet} runt. Förbi fotändan, om hörnet, in bakom sängen. Där är en springa som ingen har tänkt på. In med nosen.
Knuff! Och ut på framsidan, rakt i knät på {child}, kommer ett öra!
## if breed.Shih Tzu
Men {pet} ser aldrig något. {Pet} har ju lugg. Rakt in i mörkret går {pet}, som om det var köket, och kommer ut igen
med luggen full av damm. Under luggen hänger ett öra!
