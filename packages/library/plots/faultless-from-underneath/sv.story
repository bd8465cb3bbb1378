title: Flopp
title: På kaninspråk
title: Domare lägger sig inte
guest owner: Gun-Britt (hon), Majken (hon)
guest rabbit: Raketen (hon), Blixten (hon)

% Kaniner floppar när de känner sig trygga, stampar när de varnar och hoppar rakt upp av glädje. Kaninhoppning finns. Den äldre har kaninen om hand i stället för {owner}, vännen är högtalaren, hunden kan ligg, och katten låg redan.

# only-flopped
”Hon är död!” ropade {child}.

Kaninen hade suttit mitt på gräsmattan och ätit en maskros. Sedan hade hon vält, rakt åt sidan. Nu låg hon där med alla fyra benen rakt ut, och ögonen var halvt slutna.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] skällde innanför fönstret.][pet.cat:  I fönstret låg {pet}[!pet.known: , {child's} katt,] och såg likadan ut.]

[elder: {Elder}, som hade hand om kaninen,|{owner}, som bodde i huset bredvid och ägde kaninen,] kom ut på trappan.

”Nej då”, sa [elder: {elder.he}|hon]. ”{rabbit} har bara floppat.”

Det var så det hette, fick {child} veta. En kanin är rädd för nästan allt: för hökar, för påsar, för folk som nyser. Men när hon känner sig alldeles trygg med någon, då slänger hon sig på sidan. Flopp.

”Det är det finaste en kanin kan säga”, sa {@owner}. ”För mig tog det fyra år.”

{child} hade känt {rabbit} i tre dagar. {Child.He} blev så stolt att {child.he} knappt vågade andas.

# on-saturday
På lördagen skulle {rabbit} tävla i kaninhoppning. Det är som hästhoppning, fast hästen får plats i famnen. [elder: {Elder.short} sprang inte i onödan|{owner} hade ont i knät], så det var {child} som skulle springa bredvid och hålla i kopplet. De övade varje kväll[sport: , medan andra var ute för att {play sport}], och {rabbit} flög fram[athlete:  med en blick som {athlete}]. Mellan hindren hoppade hon rakt upp i luften och sparkade med bakbenen, bara för att det var roligt.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] var högtalare.][pet.dog / pet.cat:  {Pet} fick titta på genom fönstret och hade synpunkter.][pet.other:  Om {pet} kunde hoppa visste ingen, och ingen kom på att fråga.]

”Det här vinner ni”, sa {@owner}.

# thump
Men på lördagskvällen, på ängen[school:  bakom {school}], var allting annorlunda. Runt banan stod hundra människor[city: , och det kändes som hela {city}].[pet.dog:  {Pet} satt vid repet, i koppel.][pet.cat:  {Pet}, som inte hade fått följa med, låg under repet.] [friend: {Friend} hade fått låna mikrofonen|En högtalare sprakade][music:  och spelade {music}]. Och vid första hindret stod domaren, som var lång redan från början och dessutom hade hög hatt.

{child} satte ner {rabbit} på startlinjen. [child.she: {rabbit}|Hon] hoppade inte. Hon gjorde sig platt som en pannkaka, med öronen längs ryggen. Sedan slog hon ena bakfoten i marken.

Dunk.

”Vad betyder det?” viskade {child}.

”Fara”, viskade {@owner} från andra sidan repet. ”Hon varnar de andra.”

”Vilka andra?”

# twelve-pancakes
Dunk, sa det borta vid burarna. Dunk, dunk, dunk, DUNK. Där väntade tolv kaniner på sin tur. Nu stampade alla tolv, och sedan gjorde de sig platta, allihop på en gång.

”Tolv pannkakor”, sa [friend: {friend} i ]högtalaren. ”Det var ju tråkigt.”

”En minut”, sa domaren och tittade på sin klocka. ”Sedan ställer vi in.”

{child} satte sig på huk. ”Det är inte farligt”, sa {child.he}. Men det var på människospråk, och {rabbit} låg kvar. Hon skakade så att kopplet darrade. På kaninspråk kunde {child} bara ett enda ord.

Ett enda.

# one-word
{child} slängde sig på sidan i gräset, med armar och ben rakt ut.

Flopp.

”Är {child.he} död?” sa domaren.

”Nej då”, sa {@owner}. ”Bara floppat.”

{rabbit} lyfte ett öra. Hon tittade på {child}.[pet.cat:  Hon tittade på {pet}, som låg platt i gräset.] Sedan tittade hon på alla hundra som stod där runt om, höga som hus, och örat föll ner igen.

# you-too
”Ni också”, viskade {child} ur gräset. [friend: 

”Lägg er!” viskade {friend} i mikrofonen.|”Lägg er!”]

[pet.dog: {Pet} kunde det ordet och la sig först. Flopp. ][elder: {Elder.short} bredde ut sin jacka. Sedan välte {elder.he}, rakt åt sidan. Flopp.[elder2:  {Elder2} fick ena halvan. Flopp.]|{owner} tittade på sitt knä. Sedan välte hon, rakt åt sidan, i finklänningen. Flopp.][friend:  {Friend} låg redan.][adult:  {Adult} välte utan att fråga varför. Flopp.] En farbror med korv i handen välte, och korven höll han rakt upp. Flopp. Och sedan gick det runt hela repet, flopp, flopp, flopp, tills hundra människor låg på sidan i gräset med benen rakt ut.

En stod kvar.

# judges-dont
”Jag är domare”, sa domaren. ”Domare lägger sig inte.”

Dunk, sa {rabbit}.

Hundra människor[pet.dog / pet.cat:  och {pet}] tittade på honom, på snedden.

Då suckade domaren. Han tog av sig hatten. Sedan välte han, och eftersom han var så lång tog det en stund.

Flopp.

# from-underneath
Nu fanns det ingenting kvar som var högre än en kanin. {rabbit} satte sig upp. Hon skuttade fram till {child} och nosade {child.him} på kinden, så att morrhåren kittlade, och [child.she: {child}|{child.he}] låg så stilla {child.he} någonsin kunde.

Då stack [child.she: {rabbit}|hon].[pet.dog:  {Pet} darrade, men låg kvar.]

[pet.dog: {rabbit}|Hon] tog första hindret, med kopplet efter sig. Hon tog det andra och det tredje. Efter det fjärde hoppade hon över domaren[pet.cat:  och {pet}][friend: . ”Ingår inte”, viskade {friend}. |, fast [pet.cat: de|han] inte ingick. ]Hon tog det femte och det sjätte, och i mål hoppade hon rakt upp i luften och sparkade med bakbenen, bara för att det var roligt. Ingen vågade klappa. Hundra människor viftade med tårna[pet.dog: , och {pet} med svansen].

”Hur gick det?” viskade [friend: {friend} i mikrofonen|{child}].

”Jag vet inte”, viskade domaren. ”Jag såg henne bara underifrån.” Han tänkte efter. ”Men underifrån var hon felfri.”

# nobody-got-up
{rabbit} kom tillbaka genom gräset, i sakta mak, förbi den ena efter den andra[pet.dog / pet.cat:  och förbi {pet}]. Framför {child's} mage stannade hon. Och så slängde hon sig på sidan.

Flopp.

Sedan var det ingen som ville resa sig. Gräset var fortfarande varmt, och solen gick ner bakom björkarna. {child} kände {rabbit's} hjärta mot magen, först fort, sedan saktare och saktare. Borta vid burarna sa det flopp, alldeles mjukt, tolv gånger.[pet.dog / pet.cat:  Vid repet floppade {pet}[pet.dog: , tungt].][friend:  ”[pet.dog / pet.cat: Tretton|Tolv] pannkakor”, viskade {friend}.] {child} låg med armar och ben rakt ut, och ögonen var halvt slutna.

”Är {child.he} död?” viskade domaren.

{@Owner} lyfte huvudet ur gräset och såg efter.

”Nej då”, viskade [elder: {elder.he}|hon]. ”Bara floppat.”

# @owner
{owner}
## if elder
{elder.short}
