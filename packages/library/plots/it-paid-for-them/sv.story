title: En kotte i betalning
title: Nästan guld
title: Räven som alltid lämnade något
guest friend: Sanna (hon), Vidar (han)
guest caller: Rutger (han), Malte (han)

% Utan tänder läspar {caller}: läs som det står. Gubben är alltid en granne; familjens egen äldre sitter på första raden och bjuder.

# a-fir-cone
Räven kom in under gamla {caller's} häck klockan två på eftermiddagen, gick in i hans kök, tog löständerna ur glaset och lade dit en kotte i stället. {child} såg alltihop från skafferiet, dit {child.he} hade blivit skickad efter chutneyn. Om en timme skulle {caller} ropa ut auktionen på sommarfesten. Han var den snabbaste utroparen [city: på den här sidan {city} | i hela länet], och det gick inte att vara med en kotte.

”Thtopp!” skrek {caller}. ”Thtoppa den där!”

{child} stoppade kotten i fickan och sprang ut, med sin bästa vän {friend} efter sig. Räven travade redan bortåt vägen.

# its-a-shop
”Den lämnade något”, sa {friend}. ”Såg du? Den tog en sak, och den lämnade en sak.”

”Det är en tjuv, {friend}.”

”Det är en affär”, sa {friend}.

Det var det. Längs hela vägen gick räven in i den ena trädgården och ut ur nästa, och aldrig tog den något utan att lämna något. Den tog en trädgårdstomtes metspö och lämnade en planteringsspade. Den tog prästens smörgås, med papper och allt, och gav honom en strumpa. Den tog en bebis napp och lämnade en mycket fin fjäder. Bebisen var förtjust.[pet.dog:  {Pet}, som gick i koppel, hade aldrig tyckt att det var så roligt att handla.][pet.cat:  Den gick förbi katten {pet}, som låg och sov på en mur, och de två gjorde inga affärer.][pet.other:  Det var tur att {pet} var tryggt hemma.]

”Det här skulle jag betala för att få se”, sa {friend}.

# the-hat
”Du skulle inte få någon växel”, sa {child} och drog ner sin stickade mössa. Det var sommarens varmaste dag, och {child} hade haft mössan på sig sedan i torsdags, när {friend} hade klippt {child.him}. {Friend} hade sett en video. Halvvägs hade {friend.he} slutat, för det gjorde videon.

”Du kan ju ta av dig den”, sa {friend}.

”Det kan jag inte.”

”Jag har sagt förlåt. Jag sa att det såg ut som en karta.”

# the-thofa
De hann inte i fatt den förrän på sommarfesten. Folk satt på höbalar runt auktionsringen[elder: , med {elder}[elder2:  och {elder2}] på första raden], och {caller} stod på sin låda med klubban och gjorde så gott han kunde.

”Thextio för thoffan”, ropade han. ”Thjuttio? Hör jag thjuttio?”

”Vad sa han?” frågade en bonde och köpte en soffa av misstag.

Mitt i ringen satt räven med {caller's} tänder i käften. Den såg ut som om den log mot en fotograf.

”Byt med den”, sa {friend}. ”Här, ta mitt armband. Det är nästan guld.”

Räven var inte intresserad av nästan. Men medan den tittade på armbandet sträckte {child} fram handen, ryckte tänderna ur munnen på den och höll upp dem. Alla applåderade[adult: , och {adult} mest av alla].

# flat-as-a-rug
Räven tittade på det tomma stället där tänderna hade varit. Den tittade på {child's} andra hand, för att se vad som låg i den, och där låg ingenting.

Då lade den sig ner. Den låg platt som en matta, med hakan mot marken och svansen rakt ut, och så började den tjuta. Det lät förfärligt.[music:  Det lät inte det minsta som {music}.] En burk chutney sprack, och folk satte fingrarna i öronen. En karl kom in med rep och spade.

”Bort med dig”, sa han, ”annars flyttar jag på dig.”

Räven flyttade sig inte. Den bara såg på {child}, och det rann vatten utmed nosen.

Magen vände sig på {child}. {Child.He} hade vetat det i samma stund som {child.he} gjorde det.

”Det är dåligt samvete”, sa {friend} och tittade på {child.him}. ”Du är alldeles grå. Du tog, och du lämnade ingenting.”

”Det är {caller's} tänder!”

”Men den hade betalat. Den lämnade kotten.”

# any-advance
”Vänta”, sa {caller} till karlen. Han klev ner, sköljde tänderna i en tillbringare, klickade in dem och höjde klubban. Han hade sålt tjurar och pianon och en gång en halv bro, och han visste när en affär var på väg att gå snett. ”Ingen rör det djuret. Vad bjuds, mina damer och herrar, vad bjuds det för en räv som reser sig?”

Han for fram som [athlete: {athlete} | ett snälltåg]. [adult: {Adult} | En dam] bjöd en bulle. [elder: {Elder.short} bjöd ett pussel med nästan alla bitar. ]Bonden bjöd soffan. [pet.dog: {Pet} bjöd en pinne. ]{Friend} bjöd sin vänstra sko och sedan sin högra[sport: , fast {friend.he} behövde båda till {sport}]. Räven nosade på alltsammans och tjöt vidare.

”Billigt”, sa {caller} och såg rakt på {child}. ”Mycket billigt alltihop. Kom igen. Inget högre bud?”

# the-doormat-side
{child} visste vad budet var. {Child.He} hade vetat det sedan armbandet. [school: Halva {school} | Hela {child's} klass] var där.

”{friend}”, sa {child.he}. ”Hur illa är det, ärligt talat?”

”Ärligt talat?” {Friend} ljög aldrig, och just nu gjorde det ont. ”Det är en bit där bak som ser ut som en dörrmatta.”

”Ställ dig bredvid mig, då.”

”Jag står på dörrmattans sida”, sa {friend}.

{child} tog tag i mössan. {Child.He} drog av den, gick ut mitt i ringen och lade ner den framför rävens nos.

Folk flämtade till. Någons morbror skrattade. {Friend} vände sig om och sa: ”Det där har jag gjort för hand”, så ilsket att morbrodern köpte chutneyn.

# gone
Tjutet tystnade. Räven stack ner nosen i mössan. Den drog in hela {child}, från torsdag till lördag, och var nöjd.

”Första”, sa {caller} sakta. ”Andra. Tredje.”

Klubban föll. Räven reste sig, skakade på sig och travade bort genom folkmassan med mössan i munnen och svansen i vädret.

# on-the-post
Mot kvällen gick de hem längs vägen, {caller} med tänderna i munnen och {friend} med båda skorna på. Det var svalt om huvudet på {child}, där det var långt och där det var kort. På grindstolpen, där räven hade gått förbi, låg prästens smörgås, fortfarande i sitt papper[pet.cat: , och bredvid satt {pet}, som inte hade rört den, eller inte än]. {child} delade den i tre.[pet.other:  Alltihop skulle {child.he} berätta för {pet}.] Sedan kände {child.he} efter i fickan, hittade kotten och ställde den på stolpen.
