title: Det finns kaffe
title: Piraterna på färjan
guest elder: Sune (han), Karin (hon)
guest captain: Brita Bister (hon), Hilda Bister (hon)
guest mate: Lill-Ove (han), Lill-Arne (han)

% {elder} är familjens och hjälper till på färjan den veckan, annars en granne som har kört den i hela sitt liv. Vännen väntar vid bryggan.

# the-lever
{@ferry} I dag skulle {child} äntligen få köra. {Child.He} hade flytvästen på sig[adult: , spänd av {adult}], och handen låg redan på spaken.[friend:  På andra sidan stod {friend}, {child.his} bästa vän, och väntade på att få se.][pet.dog:  Hunden {pet} låg under pallen.][pet.cat:  Katten {pet} låg i livbojen.][pet.other:  Hemma väntade {pet} på att få höra hur det gick.]

Men då klättrade två pirater över relingen.

”Detta är ett överfall!” skrek den ena. Hon hade hatt, sabel och en guldtand. ”Jag är kapten {captain}! Skeppet är mitt!”

Den andra piraten var lång och blyg och bar på hennes väska.

”Det där är {mate}”, sa kaptenen. ”Han är livsfarlig.”

”Hej”, sa {mate}.

# hot-drinks
{Elder.short} tittade på dem över glasögonen.

”Det finns kaffe”, sa {elder.short}.

Det sa {elder.he} till alla som skrek på färjan. Det betydde att de skulle lugna sig. Men kaptenen drog sabeln.

”De hotar oss med heta drycker!”

”Nej”, sa {child}. ”Det betyder bara att du ska sluta skrika.”

”Jag kan inte sluta skrika! Jag är i tjänst!” skrek kaptenen. Hon knuffade undan {child} från spaken. ”Till havet!”

# there-and-back
Färjan brummade iväg. Den gick över sjön, och på andra sidan stannade den.

”Varför stannar vi?” sa kaptenen.[city:  ”Är det här {city}?”]

”Färjan går i en vajer”, sa {child}.[school:  {Mate} räckte upp handen, precis som man gör {at school}.] ”En vajer är ett tjockt rep av järn. Vi kan bara åka dit vajern går. Fram och tillbaka.”

”Då åker vi tillbaka. Till havet!”

De åkte tillbaka. De åkte fram igen. {Mate} började känna igen korna på stranden[music:  och nynnade på {music} för dem].

”En pirat måste ta skepp”, sa kaptenen. ”Det är hela yrket!”

”En färja måste gå över”, sa {elder.short}. ”Folk ska hem.” {Elder.He} hällde upp en kopp och satte sig på sin pall. ”Det finns kaffe.”

”Vad betyder det nu då?” fräste kaptenen.

”Nu betyder det att ingen tänker flytta på sig”, sa {child}.

# the-hook
{child} såg på spaken. Kaptenens stövel stod framför. Det gjorde ont i bröstet. {Mate} böjde sig ner och gav {child.him} en karamell ur kaptenens väska.

”Jag vet!” ropade kaptenen. ”Vi tar bort repet!”

”Nej!” sa {child} och {elder.short} på en gång.

Men kaptenen hade redan sparkat på den stora haken där vajern satt.[athlete:  Inte ens {athlete} hade hunnit före.] KLANG! Vajern for i vattnet. Färjan gungade till, och så började den driva, långsamt och snett.

”Fri!” sa kaptenen. ”Vart ska vi?”

# the-stones
{Elder.short} reste sig. {Elder.He} hade kaffe på tröjan, och det hade {child} aldrig sett förut.

”Mot stenarna”, sa {elder.short}. ”Utan vajer kan hon inte svänga.”

Borta vid udden stack de upp, svarta och vassa. Vattnet skummade kring dem.

Kaptenen blev vit. ”Gör något! Det är ju du som kör!”

”Jag kör färja”, sa {elder.short}. ”Fram kan jag, och tillbaka kan jag. Men du, människa, du kan väl segla?”

”Vi har ju inget segel!”

# the-mast
Då fick {child} syn på presenningen. Den låg över saltlådan, blå och stor som ett vardagsrum.

”Där är ditt segel!” ropade {child.he}. ”{Mate}, du är lång, du är mast! {Elder.short}, du kan knopar! Kaptenen, du säger hur vi ska göra! Och jag kör. Det är min tur.”

Kaptenen flyttade stöveln.

{@knots} {Elder.He} knöt fast presenningen i {mate's} båda händer så att den satt som berg.[elder2:  Den knopen hade {elder2} visat.][pet.dog:  {Pet} bet tag i ett hörn och höll emot.][pet.cat:  {Pet} klättrade upp på {mate's} huvud, där det var torrast.] {Mate} sträckte på sig så långt han var. Vinden kom. Pang! sa presenningen, och {mate} blev ännu lite längre.

”Styrbord!” skrek kaptenen. ”Håll emot! Mer! Nu!”

{child} drog i rodret med båda händerna. {Child.He} satte fötterna i väggen och drog med hela ryggen[sport: , som om det gällde guld i {sport}].

# eight-minutes
Färjan svängde. Den gled förbi stenarna, runt udden, och in mot bryggan. Där väntade tre bilar och en traktor.[friend:  {Friend} stod längst fram och hade sett alltihop.][adult:  {Adult} stod där också, med båda händerna för munnen.] {child} drog ner farten.

”Åtta minuter sen”, sa {elder.short}. {Elder.He} blinkade flera gånger. ”Det var bra kört, {child}.”

# one-more-cup
Sedan sa ingen något. Kaptenen tog av sig hatten.

”Jag sparkade loss ert rep”, sa hon.

{Elder.short} sa ingenting. {Elder.He} satte fram en kopp till.

”Vad betyder det?” viskade kaptenen.

”Det betyder att du är förlåten”, sa {child}. ”Tror jag. Det får du fråga om själv.”

”Det finns kaffe”, sa {elder.short}. ”Och sen ska du hjälpa mig med vajern.”

Det tog hela eftermiddagen. {Elder.short} knöt, kaptenen skrek, och {mate} stod ute i vattnet och räckte till botten. När vajern satt som den skulle körde {child} färjan över, helt själv, fram och tillbaka, tills solen stod lågt över sjön.

# thursday
Till sist gick piraterna i land med sin väska. Kaptenen vände sig om på bryggan.

”Vi ska nog ta den där färjan nån gång till”, sa hon. ”På torsdag, kanske.”

{Elder.short} torkade av pallen. Sedan harklade {elder.he} sig.

”Det finns kaffe på torsdag”, sa {elder.he}.

Kaptenen tittade på {child}, men den här gången behövde hon ingen hjälp. Hon satte på sig hatten och gick upp mot skogen, och {mate} vinkade med båda händerna.

# two-hooks
{child} körde sista turen hem[friend: , med {friend} bredvid sig vid spaken]. {Elder.short} satt på pallen[pet.dog:  med {pet} över fötterna][pet.cat:  med {pet} i knät].[pet.other:  Nu var det inte långt hem till {pet}.] När de kommit halvvägs tog {elder.he} ner kopparna från hyllan, diskade dem en efter en och hängde upp dem på krokarna. På två av krokarna hade det aldrig hängt något förut.

# @ferry
{Elder}, som bodde granne med {child}, körde den gula färjan över Långsjön, fram och tillbaka hela dagen.
## if elder
{Elder} hjälpte till på den gula färjan över Långsjön den veckan och körde den fram och tillbaka hela dagen.

# @knots
{Elder.short} knöt. {Elder.He} hade knutit båtar i hela sitt liv.
## if elder
{Elder.short} knöt. {Elder.He} hade knutit båtar hela veckan.
