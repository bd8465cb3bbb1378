title: Kom inte efter mig
title: Tjugo steg bakom
title: Rakt fram
guest friend: Vera (hon), Albin (han)
guest knight: Folke (han), Birger (han)
guest horse: Blenda (hon), Hilda (hon)

% {knight} är rostig överallt utom på ena axeln, som hästen gnider mulen mot: i den ser {child} det som är bakom. Den äldre räknar till fyra.

# into-a-knight
”Och kom inte efter mig!” skrek {child}, vände på klacken och gick rakt in i en riddare.

Det lät som när någon tappar ett kök. ”Förlåt”, sa riddaren inifrån hjälmen och gick vidare längs stigen, till fots och i full rustning[city: , vilket inte är vanligt ens i {city}]. {child} skulle åt samma håll, och att vända var det inte tal om. Så de gick bredvid varandra.

{Child.He} var sårad. {Friend} var {child.his} bästa vän, och när {child.he} kom hem från [school: {school} | skolan] och cyklade rakt in i sin egen häck, inför halva klassen, var det {friend} som skrattade först.[sport:  Det hade aldrig hänt på {sport}.]

Kom inte efter mig, det säger man när man vill att någon ska komma. Det borde {friend} veta.[elder:  {child} skulle flytta till {elder}[elder2:  och {elder2}].]

[pet.dog: {Pet}[!pet.known: , {child's} hund,] sprang med. Sedan sprang {pet.he} tillbaka. Sedan kom {pet.he} igen.][pet.cat: På grindstolpen satt [!pet.known: katten ]{pet}. {Pet.He} såg på {child}, och sedan på något längre bort, tvärs igenom {child.him}.][pet.other: Det borde till och med {pet} veta.]

# straight-on
”Vart ska du?” frågade {child}.

”Rakt fram”, sa riddaren. ”Jag heter {knight}, och jag vänder mig inte om.”

”Inte jag heller.”

Han var rostig överallt utom på ena axeln, som var blank. När det kom en häck gick han igenom den och lade tillbaka kvistarna efter sig, en och en, som när man kammar någon.

”Hur länge har du gått?”

”Sedan i påskas.”

”Det är ju september.”

”Jaså”, sa {knight}. ”Det förklarar getingarna.”

# words
”Vem är det du inte vänder dig om efter?” frågade {child}.

”Min häst”, sa {knight}. ”{Horse}. Vi blev osams. Det vill säga, jag blev.”

”Osams om vad?”

”Jag föll av, inför tre grevar och en biskop, och hon visade tänderna. Allihop.”

[athlete: ”Det kan hända {athlete} också. Och hästar skrattar inte.”|”Hästar skrattar inte.”]

”Du har inte sett henne”, sa {knight}. ”Så jag sa åt henne att inte komma efter mig. Och det gjorde hon inte.”

”Inte min heller”, sa {child}.[music:  {Child.He} visslade {music}, ilsket.]

# an-echo
Klirr, sa rustningen. Klapp, klapp, kom det, lite efter.

”Vad var det?”

”Mitt eko”, sa {knight}. ”Det sitter i hjälmen.”

Vid ett dike stannade de. Klirr. Klapp, klapp.

”Det är sent”, sa {child}.

”Det har alltid varit lite långsamt.”

”Fryser du inte om nätterna?”

”Märkligt nog är jag riktigt varm om ryggen”, sa {knight}.

[elder: {Elder} höll på att hänga tvätt, och {knight} gick rakt fram, mellan lakanen, så {child} glömde att stanna. ”Fyra stycken”, sa {elder.short} genom klädnyporna. {child} trodde att det gällde lakanen.

][pet.dog: {Pet} for i väg bakåt igen. Det var mycket att hålla reda på.

][pet.cat: {Pet} dök upp vid diket, satte sig med ryggen åt dem och väntade in någon.

]
# in-the-shoulder
Den blanka axeln gungade strax framför {child's} näsa. Hela vägen bakom dem fanns i den, liten och krokig: stigen, häcken, himlen och något vitt som rörde sig.

Tjugo steg bakom dem gick en häst med sadeln på sned, och när {knight} satte ner foten satte hon ner sin, lite efter. Bredvid henne, med ena handen i manen och {child's} jacka över armen, gick {friend}.[pet.dog:  Mitt emellan sprang {pet}.][pet.cat:  Sist kom {pet}, som om det bara råkade vara åt samma håll.]

”Det är inget eko”, sa {child}. ”Det är {horse}.”

{knight} gick fortare.

”Tjugo steg bort! Du behöver bara vända dig om.”

”Det säger du för att vara snäll”, sa {knight}. ”Men om jag vänder mig om och det är tomt, då är det tomt. Så länge jag låter bli kan hon vara där.”

Det var det dummaste {child} hade hört. Fast {child.he} hade inte heller vänt sig om. Då skulle {friend} få se att {child.he} hade gråtit.

# the-pond
Sedan svängde stigen. Det gjorde inte {knight}.

”Stopp!” ropade {child}. ”Det är en damm!”

”Jag viker inte av”, sa {knight} och klev i.

Vattnet räckte honom till knäna och sedan till midjan och rann in i rustningen som när man fyller en tekanna. Där satt han fast i dyn, och han sjönk, inte fort, men ordentligt.

”Jag tror”, sa han, ”att jag är framme.”

{child} stod kvar där gräset tog slut. En riddare väger som ett piano. Här behövdes någon stark, och det fanns någon stark, tjugo steg bort.

Så {child} vände sig om, med hela sitt randiga ansikte.

”Kom hit!” skrek {child.he}. ”Båda två!”

# the-sleeve
{Friend} kom först. {Friend.He} såg på {child's} ansikte och sa ingenting om det, utan räckte över jackan.

De knöt fast ena ärmen i tyglarna. Den andra slängde {child} ut över vattnet, tills den träffade {knight} i ryggen.

”Ta tag! Du behöver inte vända dig om!”

En järnhand trevade bakåt och knöt sig.

”Backa, {horse}”, sa {friend}, och hon backade, som om de hade känt varandra i åratal. Ärmen blev längre än någon arm. Och med ett ljud som ur en ketchupflaska kom {knight} upp, baklänges, och satt i gräset med en näckros på hjälmen och vatten ur båda knäna.

{child} skrattade. Det bara kom.

”Du skrattade”, sa {knight}.

”Ja, men det var inte … Jag ville inte …” {child} kom av sig och såg på {friend}.

”Just det”, sa {friend}.

# a-nose
{knight} satt med ryggen mot dem. Bakom honom andades någon.

”Är det någon där?” frågade han, mycket lågt, och det var inte {child} han frågade.

{Horse} lade mulen på hans axel, den blanka, och gned. Järnhanden sträckte sig bakåt. Den hittade en nos och sedan ett öra, och där blev den kvar.

”Varm om ryggen”, sa {knight} för sig själv. ”Ända sedan i påskas.”

Så vände han sig om. Det gnisslade så att änderna lyfte. {Horse} såg på näckrosen, drog upp läppen och visade tänderna, allihop.

”Ja, ja”, sa {knight}. ”Det är klart att det ser roligt ut.”

# not-a-word
De gick hem i bredd.[pet.dog:  {Pet} gick mitt emellan och sprang ingenstans.]

”Varför sa du ingenting?” frågade {child}. ”Hela vägen?”

”Du hade ju sagt att jag inte fick komma”, sa {friend}.

”Men du kom.”

”Ja. Fast tyst.”

[elder: På {elder's} trappa stod tre glas saft och en hink. ”Fyra, sa jag ju”, sa {elder.short}.

]Vid grinden tog {knight} farväl. Vart han och {horse} skulle sedan fick hon bestämma.[pet.cat:  Från grindstolpen såg {pet} på dem alla, inte igenom någon.]

# the-gate
{child} drog på sig jackan. Ena ärmen räckte till knäet.[adult:  I köksfönstret ställde {adult} redan fram en tallrik till.]

”Nu går jag in och äter”, sa {child}. ”Och kom inte efter mig.”

”Nej”, sa {friend} och kom.
