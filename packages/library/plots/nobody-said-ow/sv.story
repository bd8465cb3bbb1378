title: Ingen sa aj
title: En kram med luft i
title: Kram?
guest friend: Tuva (hon), Malte (han)

% ”Kram?” är litet, ”AJ!” är stort, och fnys blåser man. Sista ”Kram” är ingen fråga.
% En regel: när någon säger aj blir igelkotten rädd, och då åker taggarna ut.

# a-hug-too
{child} och {friend} kramades vid grinden[city:  i {city}]. Det gjorde de alltid, för de var bästa vänner. {Friend} kramade så hårt att {child's} fötter lyfte från marken.

[elder: På trappan satt {elder}[elder2:  och {elder2}] och spritade ärter, och hade redan fått en kram.

][pet.dog: [!pet.known: Hunden {pet}|{Pet}] låg under trappan. {Pet} hade luktat på något i gräset, och det gjorde {pet.he} inte om.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] låg på grindstolpen. Katter säger själva till när de vill ha en kram.

][pet.other: {Pet} satt i fönstret och var len hela vägen runt.

]”En kram vill jag också ha”, sa någon.

Det var en igelkott. Den stod i gräset och sträckte upp sina små korta armar.

# ow
”Kram?” sa igelkotten.

”Ja!” sa {child}. {Child.He} satte sig på knä och kramade den.

”AJ!” sa {child}.

Fnys, sa igelkotten, och så var den en boll. När någon säger aj blir en igelkott rädd, och då åker taggarna ut.

De väntade. De väntade lite till. Så kom det fram en nos.

# mittens
”Kram?” sa igelkotten.

”Jag vet!” sa {friend}. {Friend.He} hämtade vantar, de allra tjockaste, och kramade den.

”AJ!” sa {friend}.

Fnys, sa igelkotten, och så var den en boll. Men nu var det en boll med vantar på.

De väntade. De väntade lite till. Så kom det fram en nos.

# feathers
”Kram?” sa igelkotten.

”Jag vet!” sa {child}. {Child.He} hämtade sin kudde, höll den framför magen och kramade igelkotten.

Det gjorde inte ont. Det gjorde inte ont alls! Men när {child} skulle ta tillbaka kudden satt den fast. {child} drog[athlete: , lika hårt som {athlete}]. Igelkotten drog åt andra hållet.

RATSCH!

Det yrde fjädrar över hela gräset.[elder:  En landade bland ärterna.]

Fnys, sa igelkotten, och så var den en boll, med vantar och fjädrar på.

”Är du en höna?” frågade {friend}.

”Nej”, sa bollen. ”Jag är jag.”

# too-prickly
De väntade. De väntade lite till. Så kom det fram en nos, med en fjäder på. Men den sa inte kram. Ur ögat rann det en tår.

”Jag är för vass”, sa igelkotten. ”Mig kan ingen krama.” Och så gick den sin väg.

Åh nej! {child} blev ledsen ända ner i magen.

”Stopp!” sa {friend}.

# a-ring-of-legs
Igelkotten stannade. {Friend} satte sig i gräset med benen rakt ut, ett på var sida om den.

”Sätt dig, {child}”, sa {friend}. ”Som när vi rullar boll.[school:  Som {at school}.][sport:  Fast det är inte {sport}.]”

{child} satte sig mitt emot, med sina fötter mot {friend's} fötter. Nu blev det en ring av ben, och mitt i ringen stod igelkotten.

”Så”, sa {friend}. ”Nu kramar vi dig.”

# with-air-in
”Men vi rör den ju inte”, sa {child}.

”Nej”, sa {friend}. ”Det är en kram med luft i.”

Igelkotten tittade dit. Där var ett ben. Den tittade hit. Där var ett ben till. Det var ben hela vägen runt.

”Är det en kram?” frågade igelkotten.

{child} tänkte efter. ”Ja”, sa {child.he}. ”Den går ju runt hela dig.”

# the-very-last
De satt där i solen, alla tre.[music:  {child} nynnade på {music}, mycket lågt.] Ingen sa aj. Ingen sa fnys.[elder:  {Elder.short} slutade sprita.] Då lade sig en tagg. Och då lade sig en tagg till. Först i pannan, och sedan på ryggen, och till sist lade sig den allra sista, längst bak på rumpan. Vantarna ramlade av.

{child} sträckte fram handen. {Child.He} klappade sakta, från nosen och bakåt. Det var slätt hela vägen.

[pet.dog: {Pet} vågade sig fram och viftade.

]
# hug
Då klättrade igelkotten upp i {child's} knä och lade nosen under {child.his} haka. {child} höll om den med båda armarna. {Friend} höll om dem båda.

”Inte så hårt”, viskade {child}.

{Friend} kramade alldeles lagom.

”Kram”, sa igelkotten.

Solen gick ner och det blev svalt, men inte där inne.[elder:  {Elder.short} lade en filt om dem allihop.] {child} gäspade. Igelkotten blundade. ”Fnys”, sa den, men bara i sömnen.

Och ingen sa aj.
