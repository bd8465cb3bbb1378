title: Nej, {pet}
title: Våga inte
title: Ända till slutet
guest rival: Viktor (han), Isak (han)
guest keeper: Gunnel (hon), Maj-Britt (hon)
guest friend: Amina (hon), Elias (han)

% Katten puttar på det som den blir tillsagd att låta bli, med vänstertassen, efter att ha sett en i ögonen. Fjorton ringar; det stannar i den tredje.

# left-handed
Ingen som kände {child's} katt, {pet}, skulle ha släppt in {pet.him} i [city: den gamla samlingslokalen i {city} | bygdegården] den veckan. {Pet} var en vänsterhänt [breed: {breed} | katt], och {pet.he} puttade ner saker. Pennor. Äggkoppar. En gång en hel tårta. Och {pet.he} gjorde det aldrig i smyg. {Pet.He} satte vänstertassen mot saken, såg en i ögonen och väntade. Då sa man: ”Nej, {pet}. Våga inte.” Och då puttade {pet.he}.

Och på golvet i den lokalen hade {child} fyratusen dominobrickor på högkant.

# meanwh
Det hade tagit {child.him} och {friend}[!friend.known: , [friend: {child.his} bästa vän | som gick i samma klass],] hela höstlovet att ställa upp dem[sport: , och ingen hade fått smita iväg och {play sport}]. De hade börjat med en i mitten och fortsatt utåt, varv efter varv, i fjorton ringar. Den allra sista skulle slå till en mässingsklocka. Mitten nådde ingen längre, så den första brickan skulle fällas av en kula, som fick rulla ner genom ett långt papprör.

Det enda {child} ville var att de skulle falla, ända till slutet. {Child.He} var känd för att inte göra färdigt saker. Det fanns en halv pappersdrake. Det fanns en ukulele, och på den kunde {child.he} ett enda ackord[music:  ur {@song}]. Det fanns en serie som {child.he} hade slutat rita mitt i ett ord, så att det på sista sidan bara stod ”Plötsl”.

”Det går inte ända till slutet”, sa {rival}[school: , som gick i klassen över {at school}], när alla kom på lördagen för att titta. ”Det gör det aldrig för {child}.” Han menade inget elakt, och det var det värsta. Han sa det som när de läser upp vädret på radio.

”Strunta i honom”, sa {friend}. ”Är {pet} utestängd?”

”Jag har stängt varenda dörr som finns”, sa {child}.

# thats-that
Sextio personer satte sig på fällstolar[elder: , och {elder}[elder2:  och {elder2}] höll tummarna]. {child} släppte kulan. Den skramlade genom röret, föll ut och … klick. Runt gick den första ringen, med ett ljud som när ett regn drar in över ett tak. Runt gick den andra. Runt gick den tredje, nästan.

Sedan stannade det.

En av brickorna stod en tumsbredd för långt ifrån nästa. {child} visste precis vilken det var. Det hade varit sent första dagen, och {keeper}, som hade hand om lokalen, hade stått och skramlat med nycklarna. Då hade {child.he} tittat på det där mellanrummet och tänkt att det fick duga.

# a-lovely-start
{rival} hämtade en kvast, men den var en hel armlängd för kort. {child} prövade med en kula till. Den rullade fram till mellanrummet och blev liggande. Mellan {child} och den där enda brickan stod ring efter ring kvar, och ingen vågade sätta ner en fot bland dem.

”Ja, vännen”, sa {keeper} snällt, ”det var en fin början.”

# the-hatch
Det brände bakom {child's} ögon. Och just då sa en liten pojke på första raden: ”Katt.”

{child} hade stängt varenda dörr som fanns. Men luckan till köket hade {child.he} glömt. Där satt {pet}, som någon som just har kommit till himlen, och såg ut över nästan fyratusen saker som stod upp.

{Pet.He} hoppade ner. Stolar skrapade. ”Ta fast {pet.him}!” ropade {keeper}.

”Nej!” sa {child}. ”Ingen får röra sig! Jagar ni {pet.him} är det kört.”

# like-a-feather
Sextio personer höll andan. {Pet} gick in bland brickorna. {Pet.He} klev över den yttersta ringen, tass efter tass efter tass efter tass, som någon mycket fin på väg upp ur ett badkar. {Pet.He} klev över nästa. Svansen drog fram över brickorna som [breed.Sphynx: ett snöre | en fjäder]. En ring till, och en till, och ingenting föll. Det var kulan {pet.he} hade fått syn på. {Pet.He} gick hela vägen in till den, luktade på den och satte sig bredvid mellanrummet.

”Inte en enda föll”, viskade {friend}. ”Locka på {pet.him}, {child}. Försiktigt.”

{child} öppnade munnen för att göra det. Då såg {child.he} vad {pet} hade satt sig bredvid.

# dont-you-dare
”{Pet}”, sa {child.he}.

{Pet} vände på huvudet och begrundade brickan. Sedan lyfte {pet.he} vänstertassen, satte den mot brickan, såg {child} i ögonen och väntade.

{child} hade sagt det tusen gånger, och menat det varenda gång. Nu måste {child.he} säga det precis likadant, och mena tvärtom. {Child.He} tog på sig sin argaste min. Hjärtat bultade, men på rösten hördes det inte.

”Nej, {pet}”, sa {child}. ”Våga inte.”

{Pet} puttade.

# the-bell
Klick! Och regnet drog in över taket igen. Runt gick den tredje ringen, den fjärde, den femte, längre och längre ut, som ringarna i en damm när man har kastat i en sten, bara det att stenen var en katt som satt och tvättade örat. ”Tolv!” skrek någon. ”Tretton! Fjorton!” Det var {rival}. Den sista brickan lutade sig framåt, mässingsklockan ringde, och ingen hörde hur länge, för alla jublade[athlete: , högre än de hade gjort ens för {athlete}].

# what-comes-after
”Det gick ända till slutet”, sa {rival}, när de plockade ihop allting.

”Det var {pet} som gjorde det”, sa {child}.

”Du sa åt {pet.him} att göra det.”

”Jag sa åt {pet.him} att låta bli.”

”Det är det jag menar”, sa {rival}. ”Vad kommer efter ’Plötsl’, då?”

”Vet inte”, sa {child}. ”Men jag ska ta reda på det.”

# go-on-then
Den kvällen ritade {child.he} två sidor i sängen, och sedan lade {child.he} ifrån sig pennan alldeles på kanten av nattduksbordet. {Pet} kom och tittade på den. {Pet.He} satte vänstertassen mot den. {Pet.He} såg {child} i ögonen och väntade.

”Varsågod”, sa {child}. ”Mig gör det inget.”

{Pet} tänkte på saken. Sedan tog {pet.he} bort tassen, snurrade två varv och somnade på {child's} fötter.

# @song
{music}
