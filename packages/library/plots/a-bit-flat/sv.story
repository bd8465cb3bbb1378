title: Andrastämman
title: En ters under
title: Modin får vänta
guest friend: Ebba (hon), Melker (han)
guest elder: Inga (hon), Gunnar (han)

% Huset är {elder}s; bara den som står in är snickare: @carpenter. Katten, hunden och alla andra djur är kvar hemma, björnens skull.

# the-thirteenth
{child} hade inte rört sin fiol sedan den trettonde december, och {friend} hade lovat att inte prata om det på hela sportlovet.[pet.dog:  {Pet} hade börjat sova på fodralet.][pet.cat:  {Pet} hade börjat sova på fodralet.][pet.other:  Fodralet stod hos {pet} och dammade igen.]

Det höll till Ljusdal[music: , halvvägs genom {music}].

”Jag säger bara att vi kunde spela låten igen”, sa {friend}[!friend: , {child's} bästa vän,] när bussen svängde ut från stationen[adult: , där {adult} stod och vinkade]. ”Till våren[school: , {at school}]. Jag säger inget mer.”

”Du lovade.”

”Jag säger inget mer, sa jag.”

# in-the-second-verse
Det hade hänt i kyrkan[city:  hemma {in city}], i andra versen. {Friend} spelade förstastämman och {child} andrastämman, och mitt i en ton hörde {child} att {child.he} låg för lågt. Bara en aning. Men sedan hörde {child.he} ingenting annat, och stråken stannade. {Friend} spelade till slut, ensam. {child} stod bredvid med stråken i luften, som någon som väntar på en buss. {Child.He} tänkte aldrig spela mer.[sport:  {Child.He} tänkte {play sport} i stället.] Det värsta var att {friend} var så snäll om det.

# four-centimetres-down
{@carpenter} byggt hälften av husen i byn och hade åsikter om den andra hälften. Nu var det {elder.his} egen glasveranda som hade satt sig.

”Fyra centimeter”, sa {elder.short} och smällde fram kaffet. ”På tisdag kommer Modin, och då lyfter vi. Och under golvet har grävlingen varit och tagit min isolering. Rubb och stubb.[elder2:  Säg inget till {elder2}.]”

De skulle sova i kammaren, vägg i vägg med verandan. När ljuset var släckt hörde de det. Det kom nerifrån och lät som en motor, långt borta.

”Frysen”, sa {friend}, som visste allt om sådant som hade sladd.

{Friend.He} gick upp och drog ur frysen. Motorn fortsatte. Då var det pumpen. {Friend.He} stängde av pumpen. Motorn fortsatte. {Friend}[athlete: , som gav upp lika ogärna som {athlete},] tog det personligt och somnade med bruksanvisningen i handen.

# a-third-apart
{child} låg vaken. Sedan i december försökte {child.he} låta bli att lyssna på saker, men det här gick inte att låta bli. Det var inte en ton. Det var två, en ters ifrån varandra. Den övre låg stadigt. Den undre var lite för låg. Den gled neråt, kom på sig själv och klättrade upp igen.

En motor kommer inte på sig själv, tänkte {child}.

# the-jack
På morgonen ville {elder.short} prova domkraften. Den stod under bjälken, i en murad grop med lucka över, och {elder.he} la sig på knä och vevade. Det knakade i hela huset.

Och brummandet slutade.

{child} satt med tekoppen halvvägs till munnen.

”Vänta”, sa {child.he}.

”Bara ett varv till”, sa {elder.short}.

”Vänta, sa jag!”

{Elder.short} blev så förvånad att {elder.he} väntade.

Under golvet skrapade det. Något vände sig, långsamt. Golvbräderna lyfte sig en smula, den ena efter den andra, som när [pet.cat: {pet} | en katt] går under en matta. Upp genom springorna kom en varm lukt av jord och våt ull, och sedan en suck, så lång att man hann bli rädd flera gånger.[pet.dog:  {Pet} där hemma kunde också sucka, men aldrig med golv.]

# no-badger
{Elder.short} la ner luckan utan ett ljud och satte sig på golvet.

”Det är ingen grävling”, viskade {elder.he}. ”Det är en björn.”

”Så det var den som snarkade”, viskade {friend}.

”Nej”, sa {child}. ”De som brummade är små. De är två. Och de snarkar inte, det är något annat. De låter … nöjda.”

{Friend} såg på {child.him}. Så letade {friend.he} på mobilen, läste och blev vit.

”Björnungar brummar när de diar”, viskade {friend.he}. ”De föds i januari, och de väger som ett paket mjöl. Och blir mamman störd kan hon gå. Då lämnar hon dem.”

Det var tjugotvå grader kallt ute.

# a-cloud
Utanför verandan, där det fanns ett hål i snön, stod det plötsligt ett moln av andedräkt. Det kom ett till.

Ingen rörde sig. {Elder.short} höll en bulle i luften. Genom rutan såg de nosen sticka ut, mörk och bred, och vädra åt skogen. Sedan vände den sig inåt, mot mörkret under huset, och vädrade åt det hållet också.

”Domkraften”, viskade {friend}. ”Bjälken står och spänner. Det knäpper i den, hör ni? Den måste ner igen. Men den får inte smälla.”

”Den gnisslar”, viskade {elder.short}.

”Inte med smör.”

# butter
De öppnade luckan. {Friend} la sig på mage och smorde gängan med {elder.short's} goda smör, varv för varv, och {elder.short}, som aldrig lånade ut sina verktyg, räckte {friend.him} veven. {child} la sig bredvid med örat mot golvet. När det var tyst lyfte {child.he} handen, och {friend} vred ett kvarts varv. När det knäppte knöt {child.he} handen, och {friend} stannade. De såg på varandra hela tiden. Det var precis så de brukade göra före första tonen.

Bjälken sjönk ner på sin plats. Utanför löstes det sista molnet upp. Det kom inget nytt.

# the-other-one
”Har hon gått?” viskade {elder.short}.

{child} skakade på huvudet. {Child.He} kände det i kinden: steg, tunga, inåt. En duns. Något som makade sig till rätta.

Så kom en ton. Den övre, stadigt.

{child} väntade. Bara en. {Child.He} märkte att {child.he} inte andades. Var fanns den andra? Kom då, tänkte {child.he}. Kom igen. Du är bara lite låg. Det gör ju ingenting.

Det dröjde.

Sedan kom den. Lite för låg, lite darrig, och det var det finaste {child} hade hört.

# hoarse
{Elder.short} gick ut i köket i bara strumporna och ringde till Modin.

”Inte på tisdag”, sa {elder.he}. ”I maj. Nej, jag viskar inte. Jag är hes.” {Elder.He} lyssnade. ”Den får väl luta, då! Det är min veranda.”[elder2:  Sedan ringde {elder.he} till {elder2} och var hes en gång till.]

Resten av dagen gick de i raggsockor.[pet.other:  Så försiktigt gick annars ingen utom {pet}.] {Elder.short} knådade degen i knät, för att det inte skulle dunka i bordet. {Friend} satte på frysen igen och bad den om ursäkt.[adult:  {Adult} ringde och frågade hur de hade det.

”Tyst”, viskade {child}.

] {Friend.He} sa inte ett ord om fiolen, fast det syntes på {friend.him} att {friend.he} hade det längst fram i munnen.

# four-in-a-chord
När de hade lagt sig låg de tysta i mörkret. Under golvet brummade det.

Då började {friend} nynna. {Friend.He} la sig på den övre tonen, knappt hörbart, och stannade där. En hel stund var {friend.he} ensam.

Sedan kom {child}, en ters under.

Det blev fyra som höll i samma ackord. Det surrade i sänggaveln.

”Du är lite låg”, viskade {friend}.

”Jag vet”, viskade {child} och tog om.

# @carpenter
De skulle bo hos {elder}, som var snickare och släkt med deras fiollärare. {Elder.He} hade
## if elder
{Elder} hade varit med och
