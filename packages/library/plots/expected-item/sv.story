title: Oväntad vara
title: Roboten Kassian
title: Vad hade du väntat dig?
guest till: Kassian (han), Skanner (han)
guest tamm: fru Tamm (hon), fru Hage (hon)
guest grice: herr Grip (han), herr Pihl (han)
guest sunil: Samir (han), Bertil (han)
guest mabs: Nuppan (hon), Prick (hon)

% {till} är en robot, byggd av en gammal kassa; {mabs} är en hamster; {grice} lagar klockor.

# unexpected
Varje lördag sprang {child}[friend:  och {friend}[!friend.known: , {child.his} bästa vän,]] [adult: före {adult} | i förväg] till lagarlördagen i bygdegården[city:  utanför {city}], och det var för robotens skull.

Roboten hette {till}. {Tamm} hade byggt honom av en gammal kassa från affären. Han hade hjul, två böjliga armar, en stor korg på magen och en grön lampa till ansikte. Han skulle hämta och bära. Och han kunde bara säga en enda sak.

Någon la en trasig brödrost i korgen.

”Oväntad vara!” sa {till}.

Någon la dit en nalle med ett öra.

”Oväntad vara!”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ställde sig på bakbenen och tittade ner. ”Oväntad vara!”][sport:  {child} la dit en sak som man har när man ska {play sport}. ”Oväntad vara!”][school:  Någon la dit skolklockan från {school}. ”Oväntad vara!”]

{child}, som var {age}, la dit sin toppluva, bara för att se.

”Oväntad vara! Oväntad vara!” sa {till}, och lampan blinkade. Han lät så förvånad varenda gång. {child} älskade det.

# a-hug
{Child.He} la armarna om honom och gav honom en kram. Han var varm, och det surrade i honom[music: , nästan som {music}].

”Oväntad vara!” sa {till}.

# switched-off
Men det var inte alla som älskade det. ”Hela förmiddagen!” sa {grice}, som lagade klockor. ”Jag hör inte när det tickar. Det är en tekanna, {till}! Folk kommer hit med tekannor! Vad hade du väntat dig? Kan ingen stänga av den där?”

{Tamm} såg ledsen ut, men hon tog fram skruvmejseln. Hon öppnade luckan på {till's} rygg, lyfte ut en liten rund högtalare och la den på hyllan.

{Till} slog ut med armarna. Lampan blinkade. Det kom ingenting.

”Skönt”, sa {grice}.

# i-heard-you
{child} tyckte inte att det var skönt. {Child.He} la toppluvan i korgen igen. {Till} blinkade och blinkade, utan ett ljud.

”Jag vet”, sa {child} och klappade honom på armen. ”Det är en mössa. Jag hörde.”

# mabs
Då kom {sunil}. Han hade med sig hjulet som hans hamster brukade springa i, för det gnisslade, och hamstern hade han i en låda. Hon hette {mabs}.[pet & !pet.dog:  {child} berättade om {pet}, som var hemma.] {Sunil} ställde lådan på bordet och lyfte på locket.

”{Mabs}?” sa han.

I hörnet på lådan var det ett hål, med märken efter tänder.

Vilket letande det blev! De letade bakom pianot. De letade i stövlar. {Grice} letade i alla sina klockor. {child} kröp på magen genom hela salen[friend: , och {friend} kröp åt andra hållet], och {sunil} kröp efter och försökte låta bli att gråta.

Ingen {mabs}.

# six-bags
Ute på gården tutade en skåpbil. Den skulle hämta gamla yllekläder. Det var sex stora säckar. {Till} började bära ut dem, en efter en. {child} höll upp dörren.

Vid den sjätte säcken stannade {till}.

# flashing
Lampan blinkade. Blink, blink, blink! Han öppnade armarna och stängde dem. Han rullade fram och han rullade tillbaka.

”Kom nu då”, ropade hon som körde bilen. ”Jag är sen!” Hon tog själv tag i säcken, slängde in den till de andra och slog igen dörren. Motorn gick i gång.

{Till} blinkade allt han kunde. Ingen såg det.[pet.dog:  Bara {pet}, som började skälla på bilen.]

Men {child} såg. {Child.He} tittade på honom, och {child.he} tittade på bilen. Och {child.he} visste precis vad det var han sa.

# in-the-bag
Så {child.he} fick säga det åt honom. {Child.He} ställde sig på trappan, fyllde sig med luft ända ner i strumporna och skrek.

”OVÄNTAD VARA!”

Hela salen stannade. Motorn stannade.

”OVÄNTAD VARA! OVÄNTAD VARA I SÄCKEN!”

# warm-sock
{Grice} kom springande[athlete: , fortare än {athlete}].[elder:  Det gjorde {elder} också[elder2: , och {elder2}], med ett paraply som var lagat till hälften.] Bildörren öppnades. De lyfte ner den sjätte säcken, väldigt försiktigt, och {child} stack ner handen. {Child.He} kände en tröja. {Child.He} kände en halsduk. {Child.He} kände en strumpa, och strumpan var varm, och den sprattlade.

Upp ur den tittade ett litet surt ansikte med morrhår.

”{Mabs}!” sa {sunil}. Han höll strumpan mot halsen och kunde inte säga någonting mer.

# louder
Det kunde ingen annan heller. Sedan gick {grice} genom hela salen. Han tog den lilla högtalaren från hyllan och gav den till {tamm}.

”Sätt tillbaka den, är du snäll”, sa han. ”Lite högre, om det går.”

# expected
När det var sopat och lamporna höll på att släckas gick {child} för att säga hej då. {Child.He} la armarna om {till} och kramade honom, varm och surrande, precis så länge {child.he} ville.

”Oväntad vara”, sa {till}.

”Vi ses på lördag”, sa {child}. {Child.He} kom så långt som till dörren. Då sprang {child.he} hela vägen tillbaka och kramade honom en gång till.

{Till's} lampa blev grön. Det surrade. Han tänkte efter.

Och mycket långsamt, som om han hade letat efter orden hela dagen, böjde han armarna om {child's} rygg.

”Väntad vara”, sa {till}.
