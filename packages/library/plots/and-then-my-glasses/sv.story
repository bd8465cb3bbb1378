title: En elefant ur en hatt
title: Simsala – snabel
title: Inte titta
guest wizard: Bodvin (han), Alrik (han)
guest friend: Majken (hon), Tore (han)

% Elefanten är "den". Har familjen ingen vän ikryssad är {friend} från porten intill.

# sold-out
Trollkarlen {wizard} hade lovat en elefant. Det stod på affischen: I DAG I PARKEN. EN ELEFANT UR EN HATT.

Nu satt hela parken[city:  i {city}] på bänkarna framför scenen. {child} satt längst fram, bredvid [friend: [!friend.known: sin bästa vän ]{friend}|{friend} från porten intill], som hade köpt korv med bröd.[adult:  Bakom dem satt {adult}][elder & adult:  och {elder}][elder2 & adult:  och {elder2}][elder & !adult:  Bakom dem satt {elder}][elder2 & !adult:  och {elder2}][adult / elder: .][pet.dog:  Under bänken låg [!pet.known: hunden ]{pet} och väntade på korven.] {child} hade aldrig sett en riktig elefant. {Child.He} höll sig i bänken med båda händerna.

”Simsala – snabel!” ropade {wizard} och slog med staven på hatten.

Ingenting hände.

”Simsala – SNABEL!”

Hatten stod där den stod.

”Elefanten kanske är slut”, sa {friend}.

{wizard} blev röd ända ner i skägget, och det var långt, för skägget räckte till magen.

# like-spaghetti
Då small det. Borta i kiosken hade en hel bricka med koppar åkt i golvet[sport: , för någon hade haft för bråttom att {play sport}], och alla vände sig om för att titta. {wizard} också.

{child} vände sig tillbaka först. Upp ur hatten stack något grått och långt, med två hål i toppen. Det luktade lite i luften. Sedan fick det syn på {child} och åkte ner igen, [athlete: fortare än {athlete}, ]som när man suger in en spagetti.

# in-the-cellar
{child} gick fram till scenen.

”Den är där”, viskade {child.he}. ”Men den kommer bara när ingen tittar. Den är blyg.[pet.cat:  Sådan var min katt {pet} också i början.][pet.other:  Sådan var {pet} också, hemma hos mig, i början.]”

”Min elefant?” viskade {wizard}. ”Hemma kommer den varje kväll.”

”Var då hemma?”

”I källaren.”

”Är det ljust i källaren?”

{wizard} tänkte efter.

”Nej”, sa han. ”Lampan är trasig.”

”Så du har aldrig sett den?”

”Jag har klappat den”, sa {wizard}. ”Den är stor. Och skrynklig på knäna.”

# half-an-elephant
{child} klev upp på scenen. Hjärtat bankade, men rösten höll.

”Alla måste blunda!” ropade {child.he}. ”Elefanten är blyg!”

Hela parken blundade[school: , till och med de från {school} på sista bänken]. {child} också.

”Simsala – snabel”, sa {wizard}.

Det prasslade. Det flåsade. Scenen knakade. Något väldigt stort var på väg upp ur något väldigt litet.

Sedan sa det ”hmpf”, och så hände det inget mer.

Alla tittade. Där satt en halv elefant! Huvudet hade kommit upp, och frambenen, men runt magen satt hatten som ett alldeles för trångt bälte. Elefanten kom varken upp eller ner. Den höll öronen för ögonen.

# two
”Någon har kikat”, sa {child}.

”Inte jag”, sa {friend}.

”Inte jag”, sa alla på alla bänkarna.

{wizard} sa ingenting. Han såg på sina skor.

”{wizard}?” sa {child}.

”Bara lite”, sa {wizard}.

”Med ett öga eller två?”

”Två”, sa {wizard}. ”Och sedan tog jag på mig glasögonen.”

”Men {wizard}!”

”Jag har väntat så länge på att få se den”, sa {wizard}. ”Jag försöker blunda. Men ögonen går upp av sig själva!”

Elefanten suckade i hatten. Det lät som om den höll på att bli ledsen.

# the-beard
Kunde {wizard} hålla för ögonen? Nej, han måste ju hålla i hatten med ena handen och i staven med den andra. {child} tittade på honom, uppifrån och ner. Hatt, stav, skägg …

Skägget!

{Child.He} tog tag i det med båda händerna, lyfte det rakt upp och lade det över hans ögon. Där höll {child.he} det.

”Hur är det nu?” frågade {child.he}.

”Mörkt”, sa {wizard} inne i skägget. ”Precis som i källaren.”

”Nu blundar vi”, sa {child}. ”Allihop.”

”Simsala – snabel”, sa skägget.

# plop
Det prasslade. Det flåsade. Det sa plopp. Sedan kom det steg, tunga och mjuka, ner från scenen och in bland bänkarna. Ingen tittade. Ingen enda.

”Den blåser mig i nacken”, viskade någon.

”Nu tog den min mössa”, viskade [adult: {adult}|en annan].

”Här kom det en mössa”, viskade [elder: {elder}|någon längre bort].

”Den tog mitt bröd”, viskade {friend}. ”Men korven fick jag ha kvar.”

# hay
Sist av alla kom den till {child}. Något mjukt och varmt lade sig mot {child.his} kind och luktade på {child.him} länge.

”Hur är den?” viskade {wizard}.

”Den har små, små hår på snabeln”, viskade {child}. ”Och den luktar hö.”

”Jaha”, sa {wizard} lyckligt inne i skägget. ”Hö. Jaha.”

# just-as-big
Så länge satt de och blundade[music: , medan någon nynnade på {music},] att det blev kväll. När de äntligen öppnade ögonen var det mörkt i hela parken. Ingen såg scenen. Ingen såg bänkarna. {child} släppte skägget, för nu gjorde det ingenting.

De hörde bara hur något stort och snällt andades, in och ut.

Och där i mörkret vågade elefanten vara precis så stor som den var.
