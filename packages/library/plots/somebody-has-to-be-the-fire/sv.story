title: Någon måste vara elden
title: Jag hörde att ni inte kom
title: Glöder du?

% Regel: elden får inte gå någonstans förrän den är släckt. Och man lämnar aldrig en eld ensam.

# the-rule
”Någon måste vara elden”, sa {friend}.

{child} ville inte vara elden. Det var {child.he} förra gången. {child} och {friend}, som var bästa vänner, var i parken med {pet}[!pet.known: , {child's} hund,] och de hade en brandbil. Egentligen var det en kärra, men {friend} hade målat den röd.

”Jag kör. Jag har målat”, sa {friend}. ”Och {pet} är sirenen, för {pet.he} kan yla.”

”Kan inte {pet} vara elden?” frågade {child}.

{Pet} viftade på svansen.

”{Pet.He} skulle bara komma och möta oss”, sa {friend}. ”En eld stannar där den är tills någon släcker den. Det är regeln.”

Så {child} gick bort över gräset, satte sig under det stora trädet och brann.

# wee-oo
”Tatu, tatu!” ropade {friend} och sprang i väg med brandbilen.

”Aoooo!” ylade {pet}, som satt i den med fladdrande öron. {Pet.He} hade aldrig haft ett jobb förut, och {pet.he} tog det på stort allvar.

På en bänk, med filt och kaffe, satt {@a-first}.

”Ur vägen! Brandkåren[city:  i {city}]!” sa {friend} och siktade på kaffet med slangen. Det var ett hopprep, så vattnet fick {friend} göra själv. ”Pschhhh!”

”Mitt kaffe brinner inte”, sa {@a}.

”Inte nu längre”, sa {friend}.

Och så for de vidare. Aoooo!

## or
”Tatu, tatu!” ropade {friend} och sprang i väg med brandbilen.

”Aoooo!” ylade {pet}, som satt i den med bröstet ute, som om {pet.he} hade blivit vald.

De for förbi en bänk, där {@a-first} satt med en filt om sig. De bromsade framför en dam i stor röd hatt.

”Ur vägen! Brandkåren[city:  i {city}]!” sa {friend} och siktade på hatten med slangen. Det var ett hopprep, så vattnet fick {friend} göra själv. ”Pschhhh!”

”Det är ingen eld”, sa damen. ”Det är min hatt.”

”Nu är den släckt”, sa {friend} snällt.

Och så for de vidare. Aoooo!

# burning
Under trädet brann {child} allt vad {child.he} orkade.

”Sprak, sprak!” ropade {child.he} och viftade med armarna. ”Hjälp! Det brinner ända upp i toppen![school:  Snart brinner det hela vägen till {school}!]”

Ingen kom. Man hör inte mycket genom en siren.

Men {child} hörde hur {friend} skrattade, och hur {pet} ylade så att rösten sprack. De släckte gungorna, en i taget, och ingen vände sig om. [athlete: De for så fort att inte ens {athlete} hade hunnit ikapp.]

[music: {child} nynnade på {@song}, men det är svårt att nynna och brinna samtidigt.]

## or
Under trädet brann {child} allt vad {child.he} orkade.

”Sprak, sprak!” ropade {child.he} och viftade med armarna. ”Hjälp! Det är en jättestor![school:  Den syns ända till {school}!]”

Då kom det någon. Det var en duva. Den gick rakt igenom elden och letade smulor.

”Se upp”, sa {child}. ”Jag är het.”

Duvan gick ut på andra sidan. Långt bort skrattade {friend}, och {pet} ylade så att rösten sprack. Ingen vände sig om. [athlete: De for så fort att inte ens {athlete} hade hunnit ikapp. ][music: {child} nynnade på {@song}, men det är svårt att nynna och brinna samtidigt.]

# psss
När ingen kommer blir en eld mindre och mindre.

Först var {child} en stor brasa. Sedan var {child.he} bara ett ljus. De andra hade en slang och en siren och varandra. {child} hade ett träd. {child.He} kände sig utanför, och den som ylade så glatt där borta var {child.his} egen hund.

En tår rann nerför {child's} kind.

Psss, lät det.

Psss, psss, lät det igen. Och så var elden släckt.

# not-coming
Tatu, tatu! Äntligen kom brandbilen runt trädet.

”Ur vägen!” ropade {friend}. ”Var brinner det?”

”Det har slocknat”, sa {child}.

”Men vi kom ju nyss!”

”Jag grät”, sa {child}.

{Friend} tittade på {child.his} våta kinder. Slangen sjönk, längre och längre ner.

”Med flit?”

”Nej.” {child} torkade sig om näsan. ”Jag hörde att ni inte kom. Hela tiden.”

Man kan släcka mycket med ett hopprep, men vad man gör åt sådant visste {friend} inte.

# too-wet
”Börja brinna igen”, bad {friend}. ”Så kommer jag med en gång.”

”Sprak”, sa {child}. Det var ett litet, fuktigt sprak som tog slut på mitten. ”Det går inte. Jag är för blöt.”

Då började {friend's} haka att darra. ”Jag var på väg”, sa {friend}. ”Det var bara så mycket annat på vägen.” Och psss, så rann det en tår på {friend.him} också. Nu var elden släckt, och brandkåren var blöt.

{Pet} tittade på dem. ”Ao?” sa {pet.he}. Det var världens minsta siren.

## or
”Börja brinna igen”, bad {friend}. ”Tatu, tatu?”

{child} viftade med ena armen. ”Sprak”, sa {child.he}.

”Det där var en hickning”, sa {friend}.

”Jag vet”, sa {child}. ”Jag är för blöt.”

”Jag var på väg”, sa {friend}. ”Det var bara så mycket annat på vägen.” Och så grät {friend} också, psss, psss, långt ner på tröjan. Nu var elden släckt, och brandkåren var blöt.

{Pet} tittade på dem. ”Ao?” sa {pet.he}. Det var världens minsta siren.

# a-bit-left
Då klev {pet} ur kärran och lade sig tvärs över fötterna på {child}, med all hund {pet.he} hade. {Pet.He} var varm som nybakat bröd.

{child} kände det i tårna.

”Vänta”, sa {child.he}. ”Jag har inte slocknat helt. Det är lite kvar där nere, under {pet}.”

{Friend} snörvlade. ”Då vet jag hur man gör. Man blåser. Och sedan går man inte sin väg. Om man går sin väg så slocknar det.”

Så {friend} lade sig med hakan på {pet} och blåste, ffff, först på {child's} knän och sedan i nacken. Ur {child's} ena mungipa kom en pytteliten fnysning.

”Det sprakade!” ropade {friend}. ”Det tog sig!”

Och {friend} gick inte sin väg. {Friend.He} blåste, och {child} fnös och skrattade, tills {pet} åkte upp och ner på fötterna som en båt.

# the-fire-drives
”Sprak, sprak, SPRAK”, vrålade {child} och hoppade upp, den största eld som har funnits i den parken. {child.He} lade en hand på {friend's} arm. ”Nu brinner du också.”

”SPRAK”, vrålade {friend}. {Pet}, som hade velat vara elden hela tiden, tog eld alldeles själv.

”En eld ska stanna där den är”, sa {friend}.

”Det har jag gjort”, sa {child} och tog tag i brandbilen.

Så körde elden, och brandkåren sprang efter. [sport: Det gick fortare än när man ska {play sport}. ]De brann ända fram till bänken.

”Ur vägen”, sa {@a} och släckte dem med filten, två barn och en hund, så som man släcker de allra bästa eldarna: hela på en gång, och så håller man hårt.

## or
”Sprak, sprak, SPRAK”, vrålade {child} och reste sig, hög som ett brinnande hus. {child.He} satte ett finger på {friend's} näsa. ”Nu brinner du också.”

”SPRAK”, vrålade {friend}. Sedan tände de {pet}, med en klapp på svansen, och {pet} tyckte att det var på tiden.

”En eld ska stanna där den är”, sa {friend}.

”Inte när den kör”, sa {child} och tog tag i brandbilen.

Så körde elden, och brandkåren sköt på. [sport: Det gick fortare än när man ska {play sport}. ]De brann ända fram till bänken.

”Ur vägen”, sa {@a} och släckte dem med filten, två barn och en hund, så som man släcker de allra bästa eldarna: hela på en gång, och så håller man hårt.

# embers
När lyktorna tändes gick de hem. {child} och {pet} satt i kärran, under filten. Nu var de glöd, och det är vad en eld blir när den har haft roligt.

”I morgon är jag elden”, sa {friend}.

”Och jag kommer med en gång”, sa {child}.

{Friend} körde sakta. Vid varje lyktstolpe stannade {friend.he} och vände sig om.

”Glöder du?” frågade {friend}.

”Jag glöder”, sa {child}.

”Ao”, sa {pet} med slutna ögon.

[elder & adult: Så säger {elder}[elder2:  och {elder2}] också: en | En] eld lämnar man aldrig ensam, inte ens en liten.

# @song
{music}

# @a
den vuxna på bänken
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
den vuxna som hade följt med dem
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  med {elder2}]
