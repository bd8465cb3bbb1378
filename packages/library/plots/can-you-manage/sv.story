title: Jag klarar mig
title: Kliv, flax, stånk
title: Något att klättra på
guest friend: Jonte (han), Tindra (hon)
guest lady: Gun-Britt (hon), Anna-Greta (hon)

% Ugglan är ”den”. ”Klara sig” går igen hela vägen: om barnet, om ugglan, och sist som en fråga.
% Lindan på kryckorna syns genast och behövs sedan. Sopbilen kommer, och har åkt innan kryckorna faller.

# not-much-of-an-owl
Mitt på gräsmattan bakom husen[city: , mitt i {city},] satt en uggla, och mycket till uggla var det inte. Den var stor som en limpa och luddig som en dammråtta, och den blängde på {child's} kryckor. [elder: {Elder}[elder2:  och {elder2}] | {child}] hade lindat dem med gasbinda, varv på varv, för metallen var så kall att hålla i, och nu såg det ut som om det var kryckorna som hade gjort illa sig.

”Titta inte så där på mig”, sa {child}. ”Det är du som har ramlat ner från ett träd.”

Ugglan knäppte med näbben åt {child.him}.[pet.other:  {Pet} där hemma hade den minen ibland. Den betydde gå härifrån.]

# the-yoghurt
Själv hade {child} ramlat ner från en scen[music: , mitt i {music}], och det var värre, för där hade det suttit publik. Nu var vänster fot instängd i en stor grå stövel[sport: , och i sex veckor fick {child.he} inte {play sport}]. Och {friend}[!friend:  på våningen ovanför] bar väskan till [school: {school} | skolan] åt {child.him}, och brickan i matsalen, och böckerna till varenda lektion. En gång hann {friend.he} bära yoghurten också. {Friend} var {child.his} bästa vän, och höll på att göra {child.him} galen.

”Jag klarar mig”, sa {child}, ungefär tjugo gånger om dagen.

”Jag vet”, sa {friend} då, och tog det ifrån {child.him}.

# an-orphan
Nu kom {friend.he} springande över gräset, och bakom {friend.him} flåsade {lady} på nedre botten. {lady} hade haft undulater en gång i tiden och visste allt om fåglar.

”Stackarn!” ropade hon. ”Alldeles övergiven! Jag hämtar något.”

”Den behöver nog ingenting”, sa {child}. ”Vi har läst om kattugglor i skolan. De lämnar boet innan de kan flyga, och …”

Men {lady} var redan tillbaka.

# a-sardine
Hon lade fram en sardin. Ugglan ställde sig på den.[pet.dog:  Hunden {pet} såg det från fönstret och stod knappt ut.][pet.cat:  Katten {pet} såg det från fönstret och stod knappt ut.] Hon lade fram en varmvattenflaska i en stickad mössa med tofs. Då vred ugglan bort hela huvudet, runt till ryggen, för att slippa se den.
## or
Hon ställde fram en tallrik gröt. Ugglan satte sig i den.[pet.dog:  Hunden {pet} såg det från fönstret och stod knappt ut.][pet.cat:  Katten {pet} såg det från fönstret och stod knappt ut.] Hon ställde fram en liten spegel med en pingla på. Ugglan tittade in i den, såg en annan uggla som var precis lika sur, och vred bort hela huvudet, runt till ryggen.

# it-can-manage
Sedan reste den sig och gick. Den gick som en liten arg gubbe i morgonrock, rakt över gräsmattan till eken, högg tag i barken med klor och näbb, bredde ut två stubbar till vingar mot stammen och började klättra.

”Den kan väl inte klättra”, sa {lady}. ”Det är ju en fågel.”

Kliv, flax, stånk. Kliv, flax, stånk. När den hade kommit lika högt som {child's} huvud ramlade den ner.

”Där ser ni!” sa {lady}.

Ugglan satte sig upp. Den skakade på sig. Den tittade på dem, en i taget.

”Den klarar sig”, sa {child}.

Den klättrade upp igen. Den ramlade ner igen.[athlete:  Inte ens {athlete} kunde ha brytt sig mindre om det.] {Friend} sträckte fram händerna hela tiden, och {child} sa hela tiden: ”Låt bli.”

# what-friend-heard
”Någon borde hjälpa den”, sa {friend}.

”Den vill inte ha hjälp. Den vill göra det själv, utan en massa folk som står och håller i yoghurten åt den.”

Det var inte meningen att det skulle låta så. {Friend} tittade ner på sina skor.

”Jag bär bara grejer”, sa {friend.he}, ”för att det var jag som flyttade trappsteget. På scenen. Jag trodde att du såg det, men det gjorde du inte. Jag hörde när foten gick, {child}.” {Friend.He} petade loss en bit bark från trädet. ”Jag hör det jämt.”

Det hade {child} inte vetat. {child.He} letade fortfarande efter ett svar när ugglan, på tredje försöket, tog sig förbi {child.his} huvud, förbi murgrönan och ut på den nedersta grenen. Och grenen var död.

# among-the-bins
Det knakade. Ner kom grenen och ner kom ugglan, rakt över muren längst bort på gräsmattan. På den här sidan var muren låg. På den andra var det långt ner, till gården där soptunnorna stod.

De tittade över kanten. Där satt ugglan bland soptunnorna, ganska platt. Den försökte klättra tillbaka, men muren var slät och klorna gled. Ute på gatan hördes en lastbil som backade och pep.

”Sopbilen”, sa {friend}. ”De ska rakt in hit.”

”Hattasken!” ropade {lady}. ”Han får bo i hattasken, i badrummet. Där blir han lycklig i många år!” Och så gick hon för att leta efter den.

# something-to-climb
Ugglan försökte med muren igen. Kliv, flax, kana. Den vände sig om och tittade upp på {child} med sina stora svarta ögon, och den här gången knäppte den inte.

”Den behöver inte bli buren”, sa {child} långsamt. ”Den behöver bara något att klättra på.”

{child.He} tittade på sina kryckor, och på all den fina, sträva gasbindan.

En krycka var för kort. ”Ge mig ditt skärp”, sa {child.he} till {friend}. {child.He} lutade sig mot muren på ett ben, spände ihop kryckorna, ände mot ände, och sänkte ner dem tills gummifoten stod på marken precis bredvid ugglan.

”Så där”, sa {child.he}. ”Resten får du göra.”

# step-flap-grunt
Ugglan tittade på kryckan. Den tittade på muren. Sedan högg den tag i gasbindan med näbben.

Kliv, flax, stånk. Kliv, flax, stånk. {child} höll emot. Ugglan var tyngre än den såg ut, och det friska benet skakade, men kryckorna rörde sig inte. Över murkanten kom två ilskna ögon upp, en handsbredd från {child.his} egna. Knäpp, sa ugglan.

Nere på gården slogs grindarna upp, och in kom sopbilen, med baken före. Men då hade ugglan redan hoppat över till eken, och uppåt bar det, högre och högre, tills den bara var en knöl på en gren mot kvällshimlen.

# two-bumps
Från toppen av eken kom något stort och mjukt seglande och satte sig bredvid. Nu var det två knölar.

”Det är mamman”, viskade {friend}. ”Hon var där hela tiden.”

Sopbilen pep sig ut igen.

”Jag har hittat hattasken”, ropade {lady}.

# can-you-manage
Då skramlade det. {child} hade tänkt dra upp kryckorna, och de trötta händerna hade släppt taget. Nu låg de bland de tomma soptunnorna, där ingen nådde dem. {child} stod på ett ben i skymningen och höll sig i muren.

{Friend} hade redan sträckt ut båda armarna halvvägs. {Friend.He} drog dem åt sig igen och lade dem på ryggen.

”Klarar du dig?” frågade {friend.he}.

{child} tänkte efter.

”Nej”, sa {child.he} och lade armen om {friend's} hals.
