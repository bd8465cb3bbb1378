title: Den sjätte rocken
title: En krok i taget
title: Fem
guest elder: mormor (hon), farmor (hon)
guest rower: Evert (han), Algot (han)

% {Elder} är familjens egen, annars mormor; var sex år för sextio år sedan. Inga andra vuxna.
% Dropp sägs lågt och med långa uppehåll.

# seven-pegs
I {elder's} hall satt sju krokar på rad. Den första satt vid ytterdörren, den sjunde längst in, mellan {elder.short's} dörr och dörren till rummet där {child} sov. När {child.he} hade kommit på höstlovet[school: , raka vägen från {school},] hade {child.he} hängt upp sin jacka bland {elder.short's} fyra. Det blev fem.

Den första natten gick {child.he} upp för att kissa. Sjön dånade nedanför huset.[city:  {In city} var nätterna aldrig så svarta.] Månen lyste in genom rutan i ytterdörren, och utan att tänka på det räknade {child.he} när {child.he} gick förbi.

Sex.

Längst bort, på den första kroken, hängde en svart, lång rock med blanka knappar.

{Elder.short} har väl hängt dit en till, tänkte {child}. Men {child.he} sprang de sista stegen till sängen.

# six
På morgonen var det fem igen. På golvet under den första kroken var trasmattan fuktig.[friend: 

”Du räknade fel”, skrev {friend}[!friend.known: , {child's} bästa vän]. En minut senare skrev {friend.he} igen. ”Räkna om i natt.”]

# the-fourth-peg
Den andra natten vaknade {child.he} av ett ljud. Det var litet och regelbundet. Dropp. Dropp. Dropp.[pet.dog / pet.cat:  {Pet}[!pet.known: , {child.his} [pet.dog: hund|katt],] hade hört det före {child.him}. {Pet.He} låg längst in under sängen och ville inte komma fram.] {child} låg kvar så länge {child.he} stod ut, och sedan öppnade {child.he} dörren en springa.

Rocken hängde på den fjärde kroken. De andra kläderna hade makat sig åt sidan, som för att slippa röra vid den. Det droppade från ärmarna, och det luktade sjö. Rocken hängde inte riktigt som kläder hänger. Den hängde som om någon stod i den.

{child} stängde dörren och sov inte en sekund till.[pet.other:  {Child.He} saknade {pet}, som aldrig vaknade av någonting.]

# under-the-blanket
”{Elder.short}”, sa {child.he} vid frukosten. ”Har du en svart rock?”

{Elder.short} ställde ner koppen så att det skvätte.

”Blanka knappar?” frågade {elder.he}.

”Ja.”

”Dröp den?”

{child} nickade. {Elder.short} satt tyst och tittade ut över vattnet.

”Jag trodde att det bara var jag som såg den”, sa {elder.he}. ”Den kommer varje år den här veckan. Tre nätter. Den första natten vid dörren, den andra närmare. Den tredje natten drar jag täcket över huvudet och blundar tills det blir ljust. Det har jag gjort i sextio år.”

# he-turned-round
”Vems är den?”

”{Rower's}. Han som rodde oss barn över sjön till skolan.” {Elder.short} vred på sin ring. ”När jag var sex tappade jag min vante i båten. Jag grät så förfärligt. Mamma hade stickat den, och jag trodde att hon skulle bli ledsen. {Rower} hade hunnit halvvägs hem när han hittade den. De som stod på andra stranden såg honom vända båten. Sedan kom stormen. Båten fann de, men aldrig {rower}, och inte rocken.”

{Elder.He} reste sig och började diska, fast allt var rent.

”I natt sover du hos mig”, sa {elder.he}. ”Och så blundar vi båda två.”

# drip
{child} låg på en madrass bredvid {elder.short's} säng[athlete: , i tröjan med {athlete} på]. Vinden tog i knutarna.[music:  {Child.He} försökte gnola på {music} inom sig.] Klockan slog ett. Klockan slog två.

Dropp.

Det kom från hallen. Dropp. Dropp. Det flyttade sig. Först från ytterdörren. Sedan från mitten. Sedan från alldeles utanför.

Där stannade det.

{Elder.short} låg med täcket över huvudet. Hela täcket skakade, och {child} tänkte: {Elder.He} är inte gammal nu. {Elder.He} är sex år.

# the-handle
{child} tänkte på en annan sak också. I sextio år hade rocken gått samma väg, en krok i taget, ända fram till dörren. Och där hade den stannat. Den hade aldrig kommit in. Den som vill en illa väntar inte utanför i sextio år tills man öppnar.

{Child.He} ville inte. {Child.He} ville det så lite att tänderna skallrade. Men {child.he} satte fötterna på det kalla golvet, gick fram till dörren och tryckte ner handtaget.

# the-sleeve
Rocken hängde på den sjunde kroken, så nära att {child} kunde ha rört vid den. Mellan kragens flikar, där ett ansikte skulle ha varit, fanns bara mörker. Vattnet rann över tröskeln och runt {child's} tår. Det var iskallt.

Långsamt lyfte den ena ärmen.

{child} ville skrika, men det kom ingen luft. Ärmen sträckte sig inte mot {child.him}. Den böjde sig och pekade på fickan.

{child} stoppade ner handen. Det var som att sticka den i en vak. Där nere fanns sjögräs och sand och något litet och mjukt. {Child.He} drog upp det.

Det var en vante. En röd barnvante med en vit stjärna på.

# you-can-look
”{Elder.short}”, sa {child}, och nu bar rösten. ”Du kan titta. Han har bara kommit med vanten.”

Det blev stilla bakom {child.him}. Sedan knarrade sängen. {Elder.short} kom i sina nattkläder, barfota genom vattnet, och ställde sig bredvid {child}. {Elder.He} tog {child.him} i handen, och så tog {elder.he} vanten.

”Tack, {rower}”, sa {elder.he}. Rösten darrade, men {elder.he} såg rakt in i mörkret ovanför kragen. ”Det var snällt av dig att vända. Mamma blev aldrig arg. Du kan ro hem nu.”

Rocken suckade. Det var inte vinden, för vinden hade slutat. Den sjönk ihop, vek för vek, tills den hängde som vilken rock som helst. Och sedan hängde där ingen rock.

# every-towel
{child} och {elder.short} torkade golvet med alla handdukar som fanns. Sedan kokade de choklad, fast klockan var tre, och {elder.short} öppnade den understa lådan i byrån. Där låg den andra vanten, den som hade blivit ensam. {Elder.He} lade dem bredvid varandra framför spisen.[pet.dog / pet.cat:  {Pet} kom fram och luktade på dem, en i taget, och la sig sedan bredvid.]

”Du gick ut”, sa {elder.short}. ”Det vågade aldrig jag.”

”Du kom sedan”, sa {child}.

# oars
När {child} äntligen lade sig låg sjön blank som ett golv.[sport:  {Child.He} var tröttare än efter en hel dag med {sport}.] {Child.He} lyssnade efter droppandet, men det var tyst. Bara långt ute, så svagt att det nästan inte var något, hörde {child.he} ljudet av åror. De gick lugnt och jämnt, bortåt, hemåt, tills {child.he} somnade.

# in-the-morning
[elder2: På morgonen letade {elder2} länge efter en torr handduk. {Elder2.He} hade sovit på övervåningen och inte hört någonting.

{child} räknade kläderna i hallen. Fem.|På morgonen räknade {child.he} kläderna i hallen. Fem.]

Och den lilla röda vanten hade torkat.
