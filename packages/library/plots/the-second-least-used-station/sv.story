title: Sveriges näst minst använda station
title: Var snälla och håll er borta
title: Lampflickan
guest driver: Monika (hon), Annelie (hon)
guest friend: Yusuf (han), Tuva (hon)

% Hållplatsen har nio resande på ett år, Tjärsjö nio och sedan tio. Den gamla damen blir den tionde, och de två som hjälper henne ner den tolfte. Den som kör är den
% vuxna, annars {driver} i huset bredvid: @drives. De två går hem, det är bara två åkrar.

# are-you-sure
Myrås hållplats hade en perrong, en lampa och en bänk. Runt omkring låg det mest myr. Ville man på, sträckte man ut armen, som när bussen kommer. Ville man av, sa man till konduktören, och konduktören sa för det mesta: ”Är det säkert?”

{child} bodde två åkrar därifrån[adult: , och det var {adult} som körde tåget | , granne med {driver}, som körde tåget]. Det gick ett på morgonen, för tidigt för skolan, och ett på kvällen, för sent för middagen. Det hade två gröna vagnar, och det luktade varmt damm om elementen. {child} tyckte mer om det än {child.he} skulle ha erkänt för någon utom {friend}[!friend.known: , {child.his} bästa vän]. {Child.He} tyckte om bron över ravinen, där marken försvann och man flög, och om signalen, två toner, en för renarna och en för turens skull.

# the-letter
Så när brevet kom läste {child} det stående. Hållplatser med färre än femtio resande om året, stod det, skulle ses över.

”Ses över betyder läggas ner”, sa {child}. ”Hur många har vi?”

{Friend} hade redan tittat efter. ”Nio”, sa {friend.he}. ”Sedan i april. Och sex av dem är vi.”

Det var den tionde mars. Den trettioförsta var året slut.

[age>=11: ”Vi kan åka fram och tillbaka varenda dag”, sa {child}.

”För vilka pengar?” ]{Friend} vände på telefonen. ”Men kolla här. Det finns en lista, och den som hamnar allra längst ner blir berömd. Förra året var det ett skjul i en skog. Sju resande! Det var på nyheterna[athlete: , direkt efter {athlete}]. Folk kom från Belgien för att titta.”

”Titta på vad?”

”Ingenting. Det är det som är grejen. De fick fyra tusen besökare, och nu har de kafé. Ingen vågar lägga ner dem. Det är bara en som ligger i vägen. Tjärsjö. De har också nio, men någon kliver säkert av där före april. Vi behöver bara se till att ingen använder vår.”

# stay-away
Konstigare har aldrig någon kämpat för en järnväg. De satte upp lappar i byn[school:  och {at school}]: RÄDDA VÅR STATION. HÅLL ER BORTA. [age>=11: De bönföll veterinären att ta bilen. ][elder: {Elder} fick lova att komma med buss[elder2: , och {elder2} med samma]. ]De övertalade [sport: ett helt gäng att strunta i att {play sport}, och ]Holger i affären att inte hälsa på sin syster.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] la sig tvärs över stigen till perrongen.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] tog över bänken och tittade på folk tills de gick.][pet.other:  {Pet} drog sitt strå till stacken genom att stanna hemma.] Och när {child} skulle till tandläkaren gick {child.he} och {friend} en halv mil för att ta tåget i Kalvbäcken, en station bort.

Det fungerade. En vecka gick, och två. Men den trettionde klev en man av i Tjärsjö för att leta efter sin hund.

”Tio!” sa {friend}. ”De har tio! En dag till, {child}. En enda.”

# mossop-please
Den trettioförsta mars satt de på sista tåget själva, med biljett till Kalvbäcken, för att se hur det gick. Det kom snöblandat regn.

Det fanns en enda resande till. Hon var gammal och mycket liten, i en fin blå kappa, och satt rak i ryggen med väskan i knät och såg in i den svarta rutan som om det fanns något i den. När konduktören kom[music:  och gnolade på {music}] sa hon tydligt: ”Jag ska av i Myrås.”

”Är det säkert?” sa konduktören.

”Alldeles säkert.”

{Friend} sparkade {child} på smalbenet. {child} hade redan rest sig.

”Ursäkta”, sa {child.he}. ”Vill du inte hellre åka till Kalvbäcken? [age>=11: Där finns det väntrum. ]Vi kan följa dig tillbaka, vi hittar, det är bara …” {Child.He} hörde själv hur det lät. En halv mil, i snöblandat regn, i mörkret.

# the-lamp-girl
”Det var snällt”, sa den gamla damen. ”Men det måste bli Myrås. Jag var lampflickan där.”

”Vadå för flicka?”

”Min far var stins. På den tiden fanns det ett hus, och en vedbod, och rosor. Jag tände lampan till kvällståget från det att jag var {age}. Nu har jag bott i Kanada i sextio år. Jag har alltid velat se den en gång till, från tåget, när man kommer. Min systerdotter möter med bil.”

{child} såg på {friend}. {Friend} såg på listan, på alla veckorna och fyra tusen besökare och ett kafé, som man ser på den sista bullen innan man ger bort den.

”Vi är snart där”, sa {friend.he} till den gamla damen. ”Sätt dig på vänster sida. Då ser man lampan tidigare.”

# two-notes
{child} sprang genom hela vagnen och knackade på dörren till förarhytten, vilket var förbjudet, och berättade alltihop för {@drives} genom springan. {@Drives} sa ingenting. Men tåget saktade in, tills det knappt gick fortare än man går; och så, alldeles mjukt, kom det runt den sista kröken, med snön som guld i ljuset framför sig, och gav signal. Två toner.

Långt ute i mörkret, mycket liten, lyste en lampa.

”Å”, sa den gamla damen. ”Där.”

# in-use
De hjälpte henne ner, en på var sida. Hon stod en stund under lampan med handflatan mot stolpen. Sedan tog hon dem i hand allihop, även {@drives}, som hade klivit ner bara för det.

”Jag är så glad”, sa hon, ”att den fortfarande används.”

Så for bilen åt ena hållet och tåget åt det andra, och det var bara snöslasket kvar.

”Tio”, sa {friend}. ”Det är oavgjort.”

”Nej”, sa {child} och pekade på deras fötter.

De stod på perrongen båda två.

”Tolv”, sa {friend} till slut. ”Vi kom tvåa.”

”Ingen kommer från Belgien för att titta på tvåan”, sa {child}. Och så kunde {child.he} inte hålla sig för skratt.

# the-sign
Det var skrattet som gav {child.him} idén. De målade en skylt dagen därpå och skruvade upp den på staketet under lampan:

VÄLKOMMEN TILL MYRÅS //
SVERIGES NÄST MINST ANVÄNDA STATION //
(VI LÄT EN GAMMAL DAM KLIVA AV)

Konduktören tog en bild och visade den för sin fru, som visade den för någon annan.

# to-see-the-lamp
De första kom på lördagen, ett par med ryggsäckar[city:  från {city}]. De stack ut huvudet och ropade: ”Är det här ni lät den gamla damen kliva av?” På söndagen var de trettio.

Till midsommar fick {@drives} begära en vagn till.

Och numera är det ingen som frågar om det är säkert. I skymningen, när sista tåget kommer sakta runt kröken, flyttar de sig över till vänster, allihop, för att få se lampan.

# @drives
{driver}
## if adult
{adult}
