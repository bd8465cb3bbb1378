title: Och sen då?
title: Håll sedan i mars
title: Den Långe
guest friend: Wilma (hon), Tindra (hon)
guest juno: Juno (hon), Tova (hon)
guest teacher: Annika (hon), Ulrika (hon)

% Den Långe är ”han”. {friend} är den som ligger i sängen intill. Att {juno} är vaken nämns i förbigående, två gånger, före slutet.

# wet-shoes
Mardrömmen kom tre nätter i veckan, och den hade alltid blöta skor.

Schlapp, schlapp, lät det bakom {child} i [school: korridoren på {school}|skolkorridoren]. {Child.He} sprang.[athlete:  {Child.He} sprang så att {athlete} hade blivit imponerad.] Alla dörrar var låsta, och den Långe kom närmare, schlapp, schlapp, och just när en hand skulle läggas på {child.his} axel vaknade {child.he}. Och skrek. Inget litet skrik heller.[pet:  Till och med {pet} hade flyttat till ett annat rum.]

# next-episode
Nu var det första natten på lägerskolan[city: , två timmar från {city}]. {child} satt rak som en planka i överslafen, med ficklampan i knäet, och tänkte inte sova förrän på fredag.[elder:  {Elder}[elder2:  och {elder2}] hade skickat med öronproppar. De var till de andra.]

”Du har gäspat tio gånger”, sa det underifrån.

Det var {juno}. De hade lottats ihop. {Juno} var den som räckte upp handen när alla andra packade ihop och ville hem.

”Jag är inte trött”, sa {child}.

”Du gäspade när du sa det.”

{child} gav upp. ”Jag har mardrömmar. Jag skriker. Nöjd?”

”Vad händer i dem?”

”En lång typ jagar mig.”

”Och sen då?”

”Sen kommer han närmare.”

”Och sen då?”

”Sen vaknar jag!” fräste {child}. ”Det är det värsta jag vet, och du låter som om du väntar på nästa avsnitt!”

”Jag undrar bara vad han vill.”

”Han vill ingenting. Han är en mardröm.”

”Alla vill någonting”, sa {juno}.

”Man står inte och frågar när man springer för livet.”

”Nej. Det är kanske det som är felet.”

{child} drog upp täcket över huvudet. {Child.He} hade god lust att släppa ficklampan, rakt ner i underslafen.

# on-the-lawn
Den natten klarade {child.he}, och varje gång {child.he} lyste neråt var {juno} också vaken. Dagen efter paddlade {child} kanot i cirklar och somnade nästan i soppan.[sport:  När de andra skulle {play sport} fick {child.he} hålla sig i ett träd.] Andra kvällen skulle {child.he} bara vila ögonen.

Schlapp, schlapp.

Skriket väckte [friend: {friend}, {child's} bästa vän,|{friend}] i sängen intill, som också skrek. Det väckte rummet tvärs över korridoren, och någon där vrålade att det brann. Klockan halv tre på natten stod tjugosex personer i strumplästen på en dyblöt gräsmatta[music: , medan någon huttrade fram {music}], och {teacher}, deras lärare, räknade dem i regnrock och nattlinne.

”Vem var det som såg eld?” frågade hon.

Det visade sig att ingen hade sett någon eld. Sakta, en efter en, vände sig alla mot {child}.

{Child.He} sa ingenting. Det kändes som att krympa inuti pyjamasen.

# dry-socks
Tillbaka på rummet började {child} slänga ner sina saker i väskan. {Child.He} skulle sätta sig i matsalen tills det blev morgon, och sedan skulle {child.he} åka hem.

{Juno} satt på sin säng och såg på.

”Säg det inte”, sa {child}.

”Vadå?”

”Du vet precis vadå.”

”Jag tänkte fråga om du ville låna torra strumpor.”

{child} gick tvärs över golvet efter sin tandborste. Schlapp, sa det. Schlapp, schlapp.

{Child.He} stannade. {Child.He} såg ner på sina strumpor, som var genomsura av gräsmattan. Sedan såg {child.he} på {juno}, och {juno} såg på strumporna.

”Lät han så?” viskade {juno}.

”Exakt så.”

{child} tog ett steg till, bara för att höra. Schlapp. Det lät inte särskilt farligt. Det lät som någon som frös om fötterna.

{Juno} kämpade emot så länge hon kunde. Sedan skrattade båda två i varsin kudde, medan {friend} sa att det faktiskt fanns folk som ville sova.

{child} drog på sig de torra strumporna, klättrade upp och låg länge och tittade i taket. Till slut blundade {child.he}. Inte av misstag den här gången.

# not-by-mistake
Schlapp, schlapp.

Korridoren. Skåpen. {child} sprang som {child.he} alltid sprang. Det svåraste var att få benen att sluta. {Child.He} fick ta tag i ett skåphandtag med båda händerna och hålla fast sig själv. Sedan vände {child.he} sig om.

”Och sen då?” sa {child.he}. Det kom ut som ett pip.

Den Långe tvärnitade, så att skorna gled.

”Va?”

”När du har hunnit ifatt mig. Vad gör du sen?”

# a-stitch
{child} hade aldrig sett hans ansikte förut. Det såg ut som på en vikarie sista lektionen på fredagen.

”Jag vet inte”, sa han. ”Du brukar vakna.”

”Har du aldrig tänkt på det?”

”Jag har inte hunnit. Det är ju du som springer.” Han tryckte handen mot sidan. ”Jag har haft håll sedan i mars.”

{child} visste inte riktigt vad man svarar på det.

”Skulle man kunna få sitta en stund?” frågade den Långe.

De satte sig med ryggarna mot skåpen. Han drog av sig skorna och hällde ut vattnet, först ur den ena och sedan ur den andra, och hans strumpor var precis så sura som {child's} hade varit. Vattnet sipprade bort längs golvet utan ett ljud.

# both-nights
När {child} vaknade hade det börjat ljusna, och måsarna skränade på taket. {Child.He} hade inte skrikit.

”Han har håll”, sa {child.he} ut i luften. ”Sedan i mars.”

Det kom inget svar. {child} hängde ner huvudet över sängkanten. {Juno} låg på rygg med vidöppna ögon. Hon var grå i ansiktet.

”Har du legat vaken hela natten?”

”Båda nätterna”, sa {juno}.

”Men varför sa du ingenting?”

”Det var ju du som hade mardrömmar.” {Juno} pillade på täcket. ”Jag har inga. För mig är det värst innan man somnar. När det är tyst. Så länge man frågar någon om något är det inte tyst.”

{child} tänkte på alla gånger {juno} hade räckt upp handen när de andra ville hem.

# as-softly
{child} klättrade ner. ”Maka på dig”, sa {child.he}, satte sig med ryggen mot väggen och drog täcket över bådas fötter. ”Vad händer när det är tyst?”

”Det är fånigt.”

”Jag har satt tjugosex personer på en gräsmatta.”

{Juno} log lite. ”Jag börjar tänka på hemma”, sa hon. ”På att de sitter där och äter, och att min stol är tom.”

{child} väntade. Sedan sa {child.he} det, så mjukt det bara gick.

”Och sen då?”

Och {juno} berättade. Det tog ganska lång tid, och mot slutet blev hon långsammare och långsammare. När frukostklockan ringde sov båda två, axel mot axel, och {teacher} stängde dörren om dem utan ett ljud.
