title: Havet kan inte hålla tyst
title: Psst, sa havet
title: Vem satte sig på hatten?
guest hatman: Torsten (han), Ruben (han)
guest girl: Tuva (hon), Ester (hon)

% Havet säger psst och berättar allt det får höra, i varenda snäcka; den som säger det själv har ingen hemlighet kvar. Sedan får det lära sig schhh.

# anything-to-tell
”Psst”, sa havet.

{child} vände sig om. Där fanns ingen. Där fanns bara de små vågorna som sprang upp över sanden, ända fram till {child.his} tår, och varenda en sa likadant.

”Psst … psst … Har du något att berätta?”

”Nej”, sa {child}.

Men det hade {child.he}. {child} hade en hemlighet som var så stor att den gjorde ont i magen. {child.He} hade satt sig på {hatman’s} hatt.

# crunch
{hatman} hyrde ut solstolarna på stranden, och den hatten hade han på sig varenda dag. Det var en halmhatt med rött band. Han hade lagt den i en solstol[adult: , den bredvid {adult’s}], och {child} hade satt sig utan att titta. Krasch! Nu var den platt som en pannkaka. {child} hade lagt tillbaka den, jätteförsiktigt, och gått därifrån jättefort.

”Berätta för mig”, sa havet. ”Jag säger det inte till någon.”

Då gick {child} ner på knä i den våta sanden och viskade till den allra närmaste vågen.

”Jag satte mig på hatten.”

”Åååååh”, sa havet, och så rusade det ut igen.

# my-shell-says
Genast kändes det bättre i magen på {child}. Det kändes bättre i ungefär en minut.

Sedan tog en flicka som hette {girl} upp en snäcka och la den mot örat, som man gör när man vill höra havet brusa.

”Mamma”, sa {girl}. ”Min snäcka säger att {child} satte sig på hatten.”

”Dumheter”, sa mamman och tog en annan snäcka. Hon lyssnade. ”Oj! Min säger att {child} gick därifrån jättefort.”

”Platt som en pannkaka, säger min”, sa en gubbe i badlakan.

# everybody
”Vilken hatt?” sa någon. ”Vem är {child}?” sa någon annan.[sport:  Ingen ville {play sport} längre.] Alla på stranden[city: , till och med de som bara var där från {city} över dagen,] skulle ha en snäcka. De stod med huvudet på sned, hela vägen bort till klipporna, och i varenda snäcka hördes samma lilla röst.

”Psst! {child} satte sig på hatten!”[music:  Och emellanåt nynnade den {music}.]

[friend: ”Min säger att det var en olyckshändelse”, sa {friend}[!friend.known: , {child’s} bästa vän,] med hög röst.]

[elder: ”Min säger inget sånt”, sa {elder}[elder2: , och {elder2} nickade].]

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] skällde in i en snäcka, och snäckan skällde tillbaka.][pet.cat: [!pet.known: Katten {pet}|{Pet}] tittade upp ur sin korg och tänkte inte lyssna alls.][pet.other: Det var tur att {pet} var hemma och inte hörde det.]

{child} sprang tillbaka till vattnet.

”Du skulle ju inte säga det till någon!”

”Jag har inte sagt det till någon”, sa havet. ”Jag har sagt det till alla.”

”Men varför då?”

”Jag kan inte behålla saker”, sa havet. ”Stövlar. Flaskor. Ett piano, en gång. Det som kommer ner i mig kommer upp på en strand.”

# like-a-plate
”Min säger att {child.he} hoppade på den!” ropade gubben.

”Jag hoppade inte!” skrek {child}. Och sedan satte {child.he} båda händerna för munnen.

Då kom {hatman} gående längs stranden. Han hade hatten på sig. Den låg på hans huvud som ett fat.

”Vad är det ni lyssnar på?” sa {hatman}, och så böjde han sig ner och tog upp en snäcka. Det var den största på hela stranden. Långsamt, långsamt lyfte han den mot örat.

# listen-to-me
Benen på {child} ville gå därifrån jättefort. Men {child} sprang åt andra hållet, [athlete: fortare än {athlete}, ]rakt mot {hatman}.

”Lyssna inte på snäckan!” ropade {child.he}. ”Lyssna på mig!”

{hatman} hejdade sig, med snäckan alldeles intill örat.

”Det var jag”, sa {child}. ”Jag satte mig på hatten. Jag hoppade inte. Men jag gick därifrån jättefort. Förlåt.”

{hatman} tog av sig hatten och tittade på den.

”Var det du?” sa han. ”Å, vad skönt. Jag trodde att det var jag igen.”

Han stack in näven i hatten och tryckte till. Plopp! Nu var den rund. Den var nästan rund. {child} skrattade, och i magen fanns det ingenting annat kvar än skrattet.

# so-did-i
Men {girl} hade blivit alldeles blek.

”Jag berättade en sak för havet i tisdags”, sa hon.

”Det gjorde jag med”, sa hennes mamma.

”Det gjorde jag med”, sa gubben och drog badlakanet över huvudet.

”Psst!” sa snäckorna.

”Fort”, sa {hatman}. ”Någon måste lära det att hålla tyst.”

# without-the-p
Då gick {child} ner på knä i den våta sanden igen.

”När en hemlighet vill ut”, sa {child.he} till havet, ”så säger man så här. Schhh.”[school:  Det där var de bra på {at school}.]

”Psst”, sa havet.

”Utan p.”

”Ssst.”

”Och utan t. Och mjukare. Som om någon sover.”

”Sss …” sa havet. ”Schhh. Schhhhh.”

Det tyckte havet om. Det provade hela vägen bort till klipporna och tillbaka, den ena vågen efter den andra.

# i-only-asked
{girl} tog upp sin snäcka och lyssnade.

”Vad säger den?” viskade gubben.

”Schhh”, sa {girl}.

”Jag undrade ju bara”, sa gubben.

När solen stod lågt och alla solstolar var hopfällda kavlade {hatman} upp byxorna. Han böjde sig ner mot havet och viskade till det, ganska länge, medan han höll i hatten.

# all-it-ever-said
Den största snäckan fick {child} ta med sig hem, och i sängen la {child.he} den mot örat.

”Berätta vad {hatman} sa”, viskade {child.he}.

”Schhh”, sa havet, alldeles mjukt, och mer än så sa det aldrig.
