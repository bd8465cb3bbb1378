title: Fyren som inte vågade titta
title: Så mycket hav
title: Ta lite i taget
guest light: Bartolomeus (han), Leopold (han)

% Familjen kan vara på semester vid havet: ingen hemort behövs.

# such-a-lot
Längst ut, där landet tog slut, på en klippa som {child} kunde se från sin säng, stod en fyr som hette {light}. Han var lång och stark, med röda och vita ränder, och han var rädd för havet.

Det var lite besvärligt, för det fanns så mycket hav.

”Det är på alla sidor”, sa {light}. ”Och det kommer hela tiden.”

Allra räddast var han på natten. Så varje kväll, när det var dags att lysa, vände han sin stora lampa åt andra hållet och lyste på en hage.

Det tyckte korna inte alls om.

”Det är som att ha solen i sängen”, sa de.

# yawning-cows
En dag kom {child} gående på stigen[friend:  tillsammans med {friend}][pet.dog: , och {pet} gick först]. [city: {child.He} bodde i {city} när det inte var lov, och när det var lov bodde {child.he} vid havet. {child.He}|{child}] var {age} år och lade märke till saker. Nu lade {child.he} märke till att alla korna gäspade.[school:  Det såg ut precis som {at school} en måndag morgon.]

”Varför tittar du inte på havet?” frågade {child.he} fyren.

”Sch”, sa {light}. ”Det kan höra dig.”

”Är du rädd för det?”

Fyren blev rödare i ränderna.

”Det skulle du också vara”, sa han, ”om det sprang emot dig hela natten[athlete: , lika fort som {athlete},] och ropade HYSCH, HYSCH, HYSCH.”

# the-running
{child} skrattade inte. {child.He} satte sig på det nedersta trappsteget.

”Är det för att det är blött?” frågade {child.he}. [friend: 

”Eller för att det låter?” frågade {friend}.|”Eller för att det låter?”]

Det hade ingen frågat förut. {light} tänkte efter.

”Det är för att det springer”, sa han. ”Varför springer det emot mig? Vad vill det?”

”Jag vet inte”, sa {child}. ”Ska jag fråga?”

# asking-it
{child} klättrade ner över klipporna, ända fram till kanten. Havet var grått och sömnigt, för solen var på väg ner. En liten våg kom upp och tittade på {child.his} fötter.[pet.dog:  {Pet} skällde på den en gång och ställde sig sedan bakom {child}.]

”Ursäkta”, sa {child}. ”Varför springer du emot fyren?”

Vågen viskade. {child} böjde sig ner och lyssnade. Sedan lyssnade {child.he} lite till, för havet säger allting två gånger.

”Jaså!” sa {child}. Och så sprang {child.he} hela vägen upp igen.

# to-you
”Nå?” sa {light}. ”Vill det välta mig?”

”Nej”, sa {child}. ”Det springer från något.”

”Från vad då?”

”Från mörkret. Havet är så djupt, och längst ner finns det inget ljus alls. Det kommer till dig för att du har en lampa. Det springer till dig.”

”Men jag har ju lyst på korna”, sa han.

”Jag vet”, sa {child}. ”Då sprang det ännu fortare.”

# toot
Den sista biten av solen gled undan. Himlen blev blå, och sedan blev den svart. Och långt ute på vattnet hördes ett litet ljud. Tut. Tut. Det var en fiskebåt som letade efter vägen hem, och den kunde inte se klipporna.[elder:  Ombord fanns {elder}[elder2:  och {elder2}], som bara hade följt med för att dra upp en fisk till kvällsmaten.]

”{light}”, sa {child}. ”Nu tror jag att det gäller.”

”Jag kan inte”, sa fyren.

”Jag håller i dig”, sa {child}. Och {child.he} lade båda armarna om fyren, så långt de räckte. Det var inte så långt.[friend:  {Friend} höll i från andra hållet. De nådde ändå inte runt.][pet.dog:  {Pet} lutade sig mot fyren med hela sin tyngd.]

”Du behöver inte ta allt på en gång”, sa {child}. ”[sport: Det var så jag lärde mig {play sport}. ]Ta bara lite.”

# a-bit
Så {light} vände sig lite. Ljuset gled bort från hagen, och korna sa: ”Äntligen”, och lade sig ner.

Han vände sig lite till, och ljuset gled över sanden.

”Lite till”, sa {child}. ”Jag har dig.”

Och {light} blundade, och så tittade han, och vände sig ända ut mot havet.

# the-gold-road
Ljuset lade sig ut över havet som en lång väg av guld. Och alla vågorna lyfte på huvudet, tusen och åter tusen, och var och en fick ett eget litet ljus att ha.

”Åh”, sa {light}. ”Åh, så vackert det är.”

Längs guldvägen, dunk, dunk, dunk, kom fiskebåten[music:  och spelade {music}]. Fiskaren vinkade med sin luva.[elder:  {Elder.short} vinkade med en fisk.]

Då kom havet upp över klipporna. Men nu sprang det inte. Det kom långsamt och lade sig runt fyrens fötter, och där låg det kvar.

”Hysch”, sa det. ”Hysch.”

”Och jag som trodde att det röt”, sa {light}. ”Det sa bara tack.”

”Det säger allting två gånger”, sa {child} och gäspade.

# hush
Det var sent. {child} gick hem på stigen[elder:  med {elder.short}[elder2:  och {elder2.short}]], och ljuset följde {child.him} hela vägen till dörren. [adult: {Adult} stoppade om {child.him}.|{child.He} kröp ner i sängen och drog upp täcket.] Och genom gardinen såg {child.he} hur det kom och gick, kom och gick.[pet.cat:  {Pet} låg på fönsterbrädan, och varje gång ljuset kom tändes två små lampor i ansiktet på {pet.him}.][pet.other:  {Pet} såg det också och sov redan till hälften.]

Det gick över havet. Det gick över taket. Alldeles försiktigt gick det över korna.

”Hysch”, sa havet.

”Hysch”, sa {light}.

Hysch.

Hysch.
## or
Det var sent. {child} gick hem på stigen[elder:  med {elder.short}[elder2:  och {elder2.short}]], och ljuset följde {child.him} hela vägen till trappan. Där satt {child.he} en stund till[adult: , och {adult} kom ut med en filt och satte sig bredvid].[pet.cat:  På räcket satt {pet}, och varje gång ljuset kom tändes två små lampor i ansiktet på {pet.him}.][pet.other:  Inne i fönstret satt {pet} och såg det också.]

Det gick över havet. Det gick över taket. Alldeles försiktigt gick det över korna.

”Hysch”, sa havet.

”Hysch”, sa {light}.

Hysch.

Hysch.

