title: Jag har fötterna på mig
title: En ren pirat är en vilse pirat
title: Kaptenen och det blanka golvet
guest friend: Albin (han), Tove (hon)
guest pet: Våfflan (hon), Rost (han)
guest elder: Gun-Britt (hon), Lage (han)
guest minder: Petronella (hon), Conny (han)
guest captain: Svål (han), Rev (han)

% Djuret är familjens, eller kompisens hund. Beagle är originalet; en katt kan också följa ett spår, när den har lust.

# the-floor
{child} hade precis moppat köksgolvet när en pirat gick tvärs över det.

Det var en riktig, med skägg och sabel. Hans stora bara fötter var svarta av lera[sport: , som om han kom direkt från {sport}].

”Torka av dig om fötterna!” sa {child}.

”Aldrig”, sa piraten.

Han gjorde fotspår hela vägen från köksdörren till kakburken.

”{@Visitor} kommer på fika, och {@a} är i hallen och letar efter de finaste kopparna”, sa {child}. ”Jag vill att golvet ska blänka.”

”Jag är kapten {captain}, och jag vill ha en kaka”, sa piraten. ”Och ingen pirat torkar sig om fötterna. Så är det bestämt.”

# a-clean-pirate
”Varför inte?” frågade {friend}[!friend.known: , {child's} bästa vän,] under bordet. {Friend} hade redan börjat vara pirat. {Friend.He} hade ett durkslag på huvudet[school: , samma som {friend.he} en gång hade haft {at school}].

”Det är leran vi hittar hem på”, sa kaptenen. Han pekade bakåt. ”Ser ni mina spår? När jag ska till mitt skepp vänder jag mig om och följer mina fötter. En ren pirat är en vilse pirat.”

”En lerig pirat är en ohyfsad pirat”, sa {child}.

”Jag tycker att han är toppen”, sa {friend}. {Friend.He} tog av sig skor och strumpor, sprang ut, hoppade i rabatten och sprang in igen.

”Arrr”, sa {friend}.

{@whose} kom efter. {Pet.He} hade fyra fötter.

# shant
{child} kramade moppen så hårt att den droppade. {Child.He} var arg ända ner i tårna, som var de enda rena tårna i hela köket.

”Torka av dig om fötterna!” sa {child.he} till kaptenen.

”Vill inte.”

”Pirater vill inte”, sa {friend}.

{@tummy}

Då gjorde {child} det själv. Medan piraterna åt kakor moppade {child.he} köket[music:  och nynnade mycket högt på {music}]. {Child.He} tvättade trappsteget och gången, ända ner till grinden, tills vartenda spår var borta.

”Så!” sa {child}.

# where-have-i-been
Kaptenen torkade sig i skägget och reste sig. ”Fina kakor. Nu ska jag iväg. Mitt skepp seglar klockan sex.” Han vände sig om för att följa sina fötter.

Golvet blänkte. Gången blänkte också.

”Var är jag?” sa kaptenen.

”I mitt kök”, sa {child}.

”Men var har jag varit?” Hans skägg började darra. ”De seglar utan mig, och då får jag bo i ert skafferi.”

Å nej.

# ship
{Friend} tog av sig durkslaget. ”Jag hittar det”, sa {friend.he}. ”Jag ställer mig på soptunnan och ropar på det.” Och det gjorde {friend.he}. En katt längre ner på gatan tittade fram, men inget skepp.

{child} blev alldeles kall i magen.

”Förlåt”, sa {child.he}. ”Jag visste inte att det var din väg hem.”

”Och jag visste inte att ni skulle få främmande”, sa kaptenen. ”Jo, det visste jag. Du sa det. Jag tittade på kakorna.”

# the-left-foot
Då var det någon som snusade. {Pet} hade nosen mot kaptenens vänstra fot.

”Det kittlas”, sa kaptenen.

”{Pet} känner lukten av var du har varit!” sa {child}. ”{Pet}, sök skeppet!”

Upp for {pet's} svans som en flagga. {Pet.He} satte nosen i gången och gick[athlete: , lika fort som {athlete}].

{@lead}, och {friend} tog kaptenen i handen. {@Grownup} kom sist, med en kopp, och sa: ”Vilket skepp?” De gick runt brevlådan, två varv runt en lyktstolpe, och sedan {@stopped}.

”Har mina fötter gjort så där?” frågade kaptenen.

”Nej”, sa {friend}. ”Just den biten är bara {pet}.”

# the-pond
{child} satte sig på huk och höll {pet's} mjuka öron i båda händerna. ”{@not} Kaptenen”, sa {child.he}. ”Lukta en gång till.”

Kaptenen räckte fram foten. Och iväg bar det, nerför backen och in genom parkens grindar, och där i roddbåtsdammen[city: , mitt i {city}], bland änderna, låg ett riktigt piratskepp med svarta segel.

# my-floor
”Välkomna ombord”, sa kaptenen.

{Friend} var uppe på landgången som en ekorre. Däcket var skurat och vitt som en tallrik. Kaptenen tittade på {friend's} tio svarta tår.

”Skeppskamrat”, sa han, ”torka av dig om fötterna.”

”Men pirater vill ju inte!”

”Det här är en annan sak”, sa kaptenen. ”Det här är mitt golv.” Sedan hörde han vad han hade sagt och blev alldeles rosa, och {child} skrattade så att {child.he} fick hålla sig i masten.

# the-mat
{Elder}[elder2:  och {elder2}] kom klockan halv fem och fick den finaste koppen. Då knackade det på köksdörren. Där stod kapten {captain} med en kokosnöt i present.

”Jag stannar här ute”, sa han. ”Jag har fötterna på mig.”

{child} hämtade mattan, den tjocka mjuka, och lade den framför honom.

”Torka av dig om fötterna”, sa {child.he} och drog ut stolen bredvid sin egen.

Han torkade dem, den vänstra och den högra. Sedan lyfte han upp {pet} och torkade de fyra också.

# @visitor
gamla {elder} här bredvid
## if elder
{elder}

# @a
{minder} som passar mig
## if adult
{adult}

# @grownup
{minder}
## if adult
{adult}

# @whose
{Pet}, {friend's} hund,
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}]
## if breed.Beagle
{Pet}, som var en beagle,
## if pet.cat
[!pet.known: Katten {pet}|{Pet}]

# @tummy
{Pet} visade magen, och den var också lerig.
## if pet.cat
{Pet} torkade sina på en ren kökshandduk.

# @lead
{child} tog kopplet
## if pet.cat
{child} gick efter

# @stopped
stannade {pet} vid en tappad pommes frites
## if pet.cat
lade {pet} sig i en fläck av sol

# @not
Inte pommes frites.
## if pet.cat
Inte solen.
