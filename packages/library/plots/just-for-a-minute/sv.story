title: Bara en minut
title: Riddaren och handväskan
title: Jag sa att jag skulle passa den
guest knight: riddar Roland (han), riddar Osvald (han)
guest dog: Doris (hon), Ulla (hon)
guest minder: Nina (hon), Tessan (hon)

% Den som har tagit med barnet (@m): {adult}, annars den äldre, annars {minder}. Riddarens visir har kärvat.

# a-handbag
{child} hade åkt till medeltidsdagen på borgen[city:  utanför {city}] för att få se riddaren, och nu hade {child.he} hittat honom till slut. Han hade full rustning, från sporrarna på stövlarna till plymen på hjälmen. Han stod bakom serveringstältet, bredvid en handväska.

”Är det du som är {knight}?” sa {child}. ”De ropar på dig. Tornerspelet börjar klockan tre.”

”Jag vet”, sa hjälmen sorgset. ”Jag kan inte komma. En dam bad mig passa hennes väska. Bara en minut, sa hon.”

”När var det?”

”Klockan tio.”

{child} tittade på väskan. Den var brun och hade ett snett spänne. ”Kan du inte bara lämna den?”

”Jag sa att jag skulle passa den”, sa {knight}. ”Så jag passar den.”

# chips
Han skämtade inte. {child} hade en gång träffat en pirat som hela tiden kollade sin telefon, men det här var en riktig. Det var något i {child's} bröst som rätade på sig.

”Har du ätit något?” sa {child}.

Visiret hade kärvat sedan i påskas. Så {child} köpte pommes frites och stoppade in dem genom springan, en och en, som brev, och {knight} talade om vilka som var godast. Med jämna mellanrum sa högtalaren: ”{Knight} ombeds komma till banan.” Varje gång darrade plymen, och riddaren stod kvar.

”Hur är det att tornera?” sa {child}.[sport:  ”Är det som att {play sport}?”]

”Det är det enda jag är bra på”, sa {knight}. ”Hela veckan är jag på fel plats och säger fel saker. Sedan kommer jag upp på hästen.” Han suckade så att det for ut en bit pommes frites. ”Det är en gång om året.”

Borta vid banan stampade femhundra personer i marken[friend: , och en av dem var {Friend}[!friend.known: , {child's} bästa vän,] som höll en plats i första raden].

# properly
”Jag kan passa den”, sa {child}.

Hjälmen vände sig om. I springan fanns två ögon, och de var mycket blå.

”Då måste det vara ordentligt”, sa {knight}. ”Man får inte titta på annat.”[school:  Det hade {child} hört {at school}, men aldrig av en riddare.]

”Jag sa att jag skulle passa den”, sa {child}. ”Så det gör jag.”

# the-nose
Det var inte gratis. Det var ju tornerspelet {child.he} hade kommit för. {Child.He} stod med ryggen mot alltihop och hörde trumpeterna[music:  spela {music}], och hovarna som satte fart, och folket som sa åååå, och {child.he} tittade på väskan. {Child.He} tittade på spännet och på handtagen. {Child.He} tittade så noga att {child.he} såg nosen i samma stund som den kom.

Den kom från serveringstältet, under tältduken, våt och svart. Efter den kom ett huvud, och huvudet var stort som en hink[pet:  och inte alls likt {Pet's}]. Det luktade på väskan överallt. Sedan lyfte det upp den, mycket försiktigt.

”Släpp!” sa {child}.

# a-game
Hunden började gå. {child} högg tag i det handtag som var ledigt. Hunden vände sig om, förstod att det var en lek och sprang.

{child} släppte inte. {Child.He} for genom serveringstältet på hälarna, och sedan, efter kakståndet, på magen. {Child.He} for under ett bord med präster. {Child.He} for mellan två män med falkar och ett varv runt brunnen[elder: , och förbi {elder}[elder2:  och {elder2}] med [elder2: var sin|en] våffla]. {Child.He} hade gräs mellan tänderna. Armarna drogs ut som byrålådor. {Child.He} höll fast med båda händerna.

”{Knight}!” vrålade {child.he}.

# the-charge
Ute på banan var riddaren i full galopp, med sänkt lans och motståndaren rakt fram. Det höll på att bli hans livs bästa ritt.

Då vred sig hjälmen. Uppe på vallen kom en hund, en handväska och {child}, i den ordningen.

Femhundra personer såg hur den svarta hästen svängde. Den lämnade banan. Den kom uppför vallen som åskan, med flygande man och bjällror på betslet, och den stora randiga lansen pekade rakt på en stor förvånad hund som hette {dog}.

{Dog} satte sig. Hon öppnade munnen, och väskan föll ner i knät på {child}.

# got-it
”Jag har den”, sa {child}, när det gick att prata. ”Jag blundade bara under prästerna.”

{Knight} steg av hästen. Inför alla gick han ner på ena knät, och det tog en stund och gnisslade. ”Jag har aldrig sett någon hålla fast så”, sa han.[athlete:  ”Inte ens {athlete}.”]

# marmalade
”Där är den ju!” ropade någon. En mycket gammal dam kom skyndande längs vallen. ”Min väska! Jag hade alldeles glömt var jag hade ställt den. Jag satte mig för att titta på illrarna, och så slumrade jag till. Inte har ni väl passat den hela den här tiden?”

”Ni bad ju mig”, sa {knight}.

Hon öppnade spännet med darriga händer. Inuti, inlindad i en sjal, låg bara en burk marmelad. Den hade inte ens fått en spricka.

”Det är min systers”, sa hon. ”Den sista hon kokade innan hon flyttade till Australien. Jag kan inte förmå mig att äta den, och jag kan inte förmå mig att lämna den hemma.” Hon höll den mot kappan. ”Tack för att ni gjorde er så mycket besvär.”

# at-five
Klockan fem red de om alltihop. [friend: {Friend} hade platsen kvar. ]{child} stod i första raden, med gräs på hakan, och såg varenda bit.

# watching-you
Och efteråt, när tälten var nedtagna och ljuset låg långt över fältet, satt {child} på borgtrappan med värk i benen. {@M} hade gått för att hämta bilen. Det började bli kyligt. Något skramlade, och {knight} sänkte sig ner på trappsteget bredvid, led för led, och la sin mantel om dem båda.

”Måste inte du hem?” sa {child}.

”Jag har lovat att passa dig”, sa {knight}. ”Bara en minut.” Han knäppte sina järnhänder. ”Så jag passar dig.”

# @song
{music}

# @m
{minder}, som hade följt med,
## if adult
{adult}
## if elder & !adult
{elder.short}
