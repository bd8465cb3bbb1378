title: God natt, hålet
title: En grävskopa har ingen nos
title: Väldigt väl nergrävd

% Grävskopan är "den". Hundens boll.

# buried
{child's} hund, {pet}, hade tappat bort sin boll.

{Pet.He} hade grävt ner den i leran, så att ingen skulle ta den. Och {pet.he} hade grävt ner den så bra att inte ens {pet} kunde hitta den.

”Men {pet}”, sa {child}.

{Pet's} öron slokade.

{child} tittade på leran[city:  i {city}]. Den var jättestor. {child.He} tittade på sin spade. Den var jätteliten.

”{Pet}”, sa {child.he}, ”vi behöver en grävskopa.”

# rumble
Och vad kom runt hörnet?

Muller, muller, muller … TUT!

En grävskopa! En stor, stor gul grävskopa med två lampor och skopan full av ingenting.[friend:  {Friend} satt där bak och sa tut.]

”Var det någon som sa grävskopa?” sa grävskopan.

”Jag!” sa {child.he}.

”Kom upp då. Jag gräver, och du kör.”

Upp klättrade {child}, ett steg, två steg, plums, ner i sätet som studsade, och drog i spaken.

# a-potato
Gräv, gräv, skopa … och TIPP!

Ut ramlade något runt.

”Är det bollen?” sa grävskopan.

”Nej”, sa {child.he}. ”Det är en potatis.”[elder:  ”Den tar jag”, sa {elder}[elder2:  till {elder2}] och lade den i korgen.]

[!short: Så de prövade där borta.

Gräv, gräv, skopa … och TIPP!

Ut ramlade något som luktade.

”Är det bollen?” sa grävskopan.

”Nej!” sa {child.he}. ”Det är en strumpa.”[school:  Det stod {school} på den.][sport:  Den var till för att {play sport} i.]
]

# a-worm
Så de prövade ännu längre bort.

Gräv, gräv, skopa … och TIPP!

Ut ramlade något som krälade.

”Är det bollen?” sa grävskopan.

”NEJ!” sa {child.he}. ”Det är en mask.”

”Jag låg och sov”, sa masken.

# no-nose
Grävskopan hängde med skopan. ”Jag kan gräva och gräva”, sa den, ”men jag vet inte var.”

{child} tänkte. Grävskopan hade en stor, stor skopa, men ingen nos alls. Och {pet} hade små tassar, men en väldigt bra nos.

# sniff
”{Pet}!” ropade {child}. ”Det är du som luktar!”

Sniff, sniff, sniff, sa {pet}. Förbi potatisen. Runt masken.[athlete:  Så fort runt en mask springer inte ens {athlete}.]

Sniff, sniff … STOPP.

{Pet's} svans gick runt, runt, runt.

”Där!” sa {child.he}. ”Försiktigt, grävskopan.”

Gräv … gräv … skopa … och tipp.

Ut ramlade något runt och rött och väldigt, väldigt lerigt.

”Är det … bollen?” viskade grävskopan.

”JA!” ropade {child}.

Och upp flög {pet's} öron.

# yawning
Nu blev himlen rosa, och leran var full av hål, och alla hålen stod och gapade.

”Titta”, sa {child.he}. ”De gäspar.”

Så {child} och grävskopan lade hålen. De drog leran över dem, mjukt som ett täcke. Klapp, klapp, klapp.[music:  {child} sjöng {@song} för dem.]

”God natt, hålet. God natt, potatisen.”

[!short: Klapp, klapp, klapp.

”God natt, hålet. God natt, strumpan.”

]Klapp, klapp, klapp.

”God natt, hålet. God natt, masken.”

”Äntligen”, sa masken.

Sedan lade grävskopan skopan på marken och släckte sina lampor. Ett. Två.

”God natt, grävskopan”, viskade {child.he}.

# tucked-in
{@A} tvättade bort all leran, och {child} lade sig. {Pet} letade efter ett säkert ställe för sin boll. {Pet.He} puttade den med nosen, ända in under {child's} täcke.

”God natt, bollen”, sa {child.he}.

Och {@a} stoppade om dem. Klapp, klapp, klapp.

”God natt, {pet}. God natt, {child}.”

# @a
den vuxna
## if adult
{adult}

# @A
Den vuxna
## if adult
{Adult}

# @song
{music}
