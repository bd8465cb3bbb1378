title: Norra tornet
title: Exakt en person bred
title: Upp, ner och en cello
guest priya: Leila (hon), Nadja (hon)
guest graham: Göran (han), Roland (han)

% {child} är på väg upp, {priya} är på väg ner. Det är {priya} som ska flytta, och hon är inte vännen som familjen har valt. ”Det går tåg” sägs av {priya}, och sist av {child}.

# sixty-one
Trappan i Norra tornet på Torneborgs slott är exakt en person bred, och klockan tjugo över tre stod det sextioen personer i den[city: , vilket kändes som hela {city}]. Hälften var på väg upp. Den andra hälften var på väg ner, och ingen kom någonstans.

Någonstans i mitten stod {child}, på väg upp.[elder:  {Elder}[elder2:  och {elder2}] hade tittat på trappan och satt sig vid vallgraven.] {Child.He} hade vänster hand mot väggen, som var kall och lite blöt, och framför sig hade {child.he} en cello. Den satt i sitt fodral på ryggen på en man som hette {graham}.

”Varför rör vi oss inte?” frågade {child.he} cellon.

”Det kommer folk neråt”, sa {graham}. ”Vi kommer uppåt. Vi har mötts.”

# the-jumper
Allt var en tröjas fel. Det här var den sista dagen, för {priya} skulle flytta till Kiruna. Det hade de vetat båda två sedan i mars[school: , precis som alla andra {at school}], och båda två hade blivit ruskigt bra på att inte prata om det.[friend:  Till och med {friend}[!friend.known: , {child's} bästa vän,] lät bli, och {friend} pratar om allt.] De skulle stå högst upp i Norra tornet tillsammans, en enda gång. Men så hade {priya} gått tillbaka till kaféet efter sin tröja, och då visade det sig att slottet hade två kaféer. Sedan dess hade de letat efter varandra, och klockan halv fem skulle {priya's} pappa köra från parkeringen.

# siege-day
”Kan de inte gå upp igen?” sa {child}.

”Vi har en blåsorkester bakom oss!” ropade någon högre upp, bakom kröken. ”Och ett bröllop bakom den!”

[sport: ”Och jag ska {play sport} klockan fyra!” ropade någon annan.

]”Kan vi inte gå ner igen, då?”

”Det är Belägringens dag”, sa en dyster röst bakom {child.him}. Den tillhörde en riddare i full ringbrynja. ”De släpper in folk där nere hela tiden.”

Det var därför slottet hade byggts så, för sexhundra år sedan. En enda man i trappan skulle kunna stoppa en hel armé. Det fungerade fortfarande.

# the-slit
Alldeles vid {child's} huvud fanns en springa i muren, för pilar. {Child.He} tryckte ansiktet mot den. Långt där nere på borggården trängdes kön framför tornets port.

”Stopp!” skrek {child.he}. ”Kom inte in! Vi sitter fast!”

Kön tittade upp. Den jublade. Någon viftade med ett plastsvärd.

”Hjälp!” skrek {child}. ”Vi kommer inte ut!”

De klappade händerna. Fler kom springande för att vara med.

”De tror att du är föreställningen”, sa riddaren. ”Du är faktiskt bättre än jag.”

# was-that-you
Det blev ännu trängre i trappan. Och då hördes en röst bakom kröken, på andra sidan cellon.

”{child}? Är det du som skriker?”

”{priya}! Var är du?”

”Jag var högst upp! Jag gick ner för att leta efter dig!”

”Jag gick upp för att leta efter dig!”

De kunde inte se varandra. Mellan dem var det ett kvarts varv av tjock sten och fem främlingar.

# seven-hours
”Jaha”, ropade {child}. ”Det här var ju smart.”

”Det är inte ens särskilt långt till Kiruna”, ropade {priya} tillbaka.

Det var {child} inte beredd på. Det ordet hade de lyckats undvika sedan i mars.

”Det är över hundra mil”, sa en kvinna som stod mitt emellan.

”Det går tåg”, ropade {priya}.

”Femton timmar”, sa {graham}. ”Jag har gjort det med cello.”

# packed-fast
Man kan inte gå ifrån någonting när man varken kommer upp eller ner. {child} la kinden mot muren.

”Du packade jättefort”, sa {child.he}.

Inget svar. ”Vad var det?” sa någon.

”Du packade tydligen jättefort”, sa kvinnan.

”Jag packade fort”, sa {priya}, och nu skakade hennes röst, ”för om jag hade packat långsamt hade jag hunnit tänka på det.”

Ingen i hela trappan sa något. Högt där uppe gjorde en trombon ett litet sorgset glid, av misstag.

# four
Långt borta slog en klocka fyra.

En halvtimme. Det föll genom {child} som en sten. De skulle aldrig komma upp i tornet. De skulle inte få ta adjö, eller så fick de göra det med en cello emellan.

{Child.He} tryckte ansiktet mot springan igen. Kön var längre än någonsin. När man ropade på hjälp kom det bara fler. När man ropade stopp klappade de händerna. Vad är det som får folk att gå?

# the-van
{child} tittade åt vänster och åt höger. Resten av borggården var tom. Och i hörnet vid porten, med luckan på vid gavel och en karl som hängde på armbågarna och inte hade något att göra, stod glassbilen.

{child} drog in all luft som fick plats. {Child.He} skrek det inte som en fånge. {Child.He} ropade det så som man ropar det till en kompis.

”Det är ingen kö till glassbilen!”

Varenda människa på borggården vände på huvudet.

En sekund stod de kvar. Sedan repades kön upp som en stickning och rann bort över gräset[athlete: , så fort att {athlete} inte hade hunnit först]. Nu var det fritt framför porten. De som stod längst ner i trappan klev ut baklänges, och då kunde de ovanför gå ner, och sedan de ovanför dem. Det var som när man drar ur en propp.

# a-toilet
”Då så”, sa {graham}. ”Nu går vi ner, och sedan orkestern, och sedan bruden.”

Men om {child} gick ner skulle {child.he} och {priya} aldrig hinna upp igen.

Just där fanns ett hål i muren, ungefär som ett stenskåp, med en sits som det drog ur. {child} visste vad det var. Det var ett dass. Det hade varit ett dass i sexhundra år.

{child} klev in.

Cellon vände sig om och skrapade sig förbi. Kvinnan som hade sagt över hundra mil gick förbi och klappade {child} på armen. Och efter henne kom en gul tröja.

{child} sträckte ut handen, tog tag i ärmen och drog.

# dont-ask
Så stod de där, hopklämda i ett medeltida dass, medan en blåsorkester och ett bröllop gick förbi, exakt en person brett.[music:  Tuban nynnade på {music}.] ”Goddag”, sa varenda trombon. ”Fråga inte”, sa bruden. {child} och {priya} skrattade så att ingen av dem fick fram ett ord.

Och sedan var trappan tom. De hörde sina egna steg hela vägen upp.

# a-train
Högst upp i Norra tornet fanns det inte en människa. Där var bara flaggan, och vinden, och allt man såg höll på att bli guld. De hade tolv minuter, och de tog varenda en.[pet:  {Priya} ville ha en bild på {pet} i veckan, och {child} lovade en om dagen.] De lutade sig mot muren, axel mot axel, och tittade norrut, dit vägen gick.

”Det är rätt långt, va?” sa {priya} till slut.

”Ja”, sa {child} och la armen om den gula tröjan. ”Men det går tåg.”

# @song
{music}
