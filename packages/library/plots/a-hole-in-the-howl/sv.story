title: Ett hål i ylandet
title: Bara med läpparna
title: Vargen och kören
guest friend: Meja (hon), Ludvig (han)
guest leader: Ulla (hon), Britta (hon)

% Regeln: vargar sjunger aldrig samma ton. Sjunger alla samma, låter många som en; sjunger alla olika, låter få som hundra.

# only-the-lips
Bredvid en trasig buss, mitt i skogen, stod {child} och låtsades sjunga. Chauffören hade gått ut i dimman för att hitta hjälp, och [school: kören från {school}|skolkören] övade medan de väntade.

Men {child} rörde bara läpparna. Så hade det varit i två år, ända sedan {leader}, som ledde kören, sa: ”Lite svagare, vännen.” Sedan sa hon lite svagare till, och till slut fanns det inget kvar att försvaga. {child} hamnade nämligen alltid bredvid tonen, precis som när man ska sätta sig och missar stolen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] var den enda som hade ylat med.][pet.cat:  Till och med [!pet.known: katten ]{pet} brukade gå ut.][pet.other:  Till och med {pet} brukade gräva ner sig.]

Bara {friend}[friend & !friend.known: , {child.his} bästa vän,] visste om det och tog i för två. Klockan sju skulle de sjunga på en riktig scen[city:  i {city}].[elder:  {Elder} satt säkert redan[elder2:  med {elder2}] på första raden.]

# who-is-it
De tog [music: {music}|vintervisan] en gång till, så rent att de lät som en enda röst. Då klev det fram en varg ur dimman.

Hon var grå och våt och mycket större än man tror. På tre sekunder låg {leader} uppe på busstaket. De andra stod kvar, för benen ville inte, och vargen gick sakta längs raden.

”Vem är det som inte är med?” sa hon.

Ingen svarade.

”Det är ett hål i er. Jag hör det ända bort till myren. En av er är tyst. Vem?”

{friend} lät bli att titta på {child}, så noga att alla förstod vem det var.

”Det är jag”, sa {child}. ”Jag rör bara läpparna.”

”Läppar”, sa vargen, ”är till för att slicka sig om munnen med.”

Hela raden tog ett steg bakåt.

# never-the-same
”Hör på nu. Vargar sjunger aldrig samma ton. Tar någon min, så flyttar jag mig. Därför låter tre av oss som tjugo. Ni är tjugo och sjunger samma ton allihop, och då låter ni som en.”

”Det är så det ska vara”, sa {leader} uppifrån taket. ”Det kallas samklang.”

”Det kallas slöseri”, sa vargen.

{child} såg att hon höll svansen tryckt under magen. ”Var är dina andra?”

Vargen såg bort. Hon hade tappat sin flock i dimman, sa hon till slut, och hon hade ylat sedan i morse. Men hon var en och lät som en, och så lite hörs inte över sjön.

”Jag behöver en flock”, sa hon. ”Bara en liten stund.”

”Vi behöver en chaufför”, sa {child}. ”Han har varit borta i två timmar. Han kanske också har tappat bort sig.”

# too-pretty
Alltså fick kören lära sig att yla.

”Från magen”, sa vargen. ”Du med [athlete: {athlete} på tröjan|mössan], det där var för vackert. [age>=9: Du där låter som en kyrka.] En gång till, och var sin ton!”

De började på tjugo olika ställen, men de hade övat varje tisdag i flera år, och snart gled de ihop på samma ton. Det lät alldeles underbart.

”Usch”, sa vargen.

”Förlåt”, sa kören.

”Ni gör det igen!”

”Det går inte att låta bli”, sa {friend}. ”Det är {leader} som har lärt oss.”

[age>=9: Uppe på taket såg {leader} stolt ut, och sedan såg hon ut som om hon inte visste om hon skulle det.]

# the-dark
Då slocknade bussens lampor, och dimman blev svart. Ingen i hela världen visste var de var.

Vargen satte sig med ryggen mot dem. Hon spetsade öronen åt ena hållet och åt det andra. Sedan lade hon ner dem.

”Nej”, sa hon. ”Det är ingen som svarar.”

{child} satte sig bredvid. Vargen luktade blöt ull, och hon skakade, men det såg man bara på nära håll.

”Fyll i hålet, då”, sa hon. ”Du som är det.”

”Det går inte. Jag sjunger fel.”

”Vad är fel?” sa vargen, som aldrig hade hört ordet.

”Bredvid. Inte där de andra är.”

[age>=9: Långsamt vände vargen på huvudet.]

”Kan du låta bli att vara där de andra är?” sa hon. ”Hela tiden? Utan att öva?”

”Ja”, sa {child}.

”Och det har du gömt?”

# beside-it
{child} reste sig. [age>=9: Två år är en lång tid att vara tyst, och {child.he} var inte säker på att det fanns någon röst kvar.]

”Kör”, viskade {friend} och tog {child.his} hand.[sport:  ”När vi ska {play sport} hörs du ju över hela planen.”]

Så {child} drog in luft ända ner i magen och ylade.

Det hamnade bredvid. Det hamnade så långt bredvid att {friend} måste flytta sin ton ett steg för att få plats. Då fick nästa också flytta sig, och nästa, precis som när någon tränger sig ner mitt på en full bänk, tills alla tjugo hade var sin. Och då lade vargen huvudet bakåt och tog den sista, längst ner.

Bussens rutor skallrade. Det var det fulaste de någonsin hade sjungit, och ingen ville sluta.

När luften tog slut stod de och lyssnade.

Långt borta, på andra sidan sjön, var det några som svarade.

# an-answer
Vargen sa ingenting. Men öronen for upp, och svansen började slå.

Från andra hållet kom chauffören, på en traktor.

”Jag har gått i ring”, ropade han. ”Sedan hörde jag er. Två hundra stycken, tänkte jag, dit kan man gå.”

Vargen var redan på väg in i dimman, men hon tittade upp mot busstaket.

”Ställ den där i mitten”, sa hon och nickade mot {child}. ”Där gör den mest nytta.”

# in-the-middle
De kom en timme för sent, och {leader} ställde {child} i mitten. De sjöng så rent som de hade övat, ända till sista versen. Då böjde hon sig fram. ”Som i skogen, nu”, viskade hon.

Folk vände sig om för att se var alla de andra stod.[elder:  ”Jag hörde dig”, sa {elder} efteråt.[elder2:  ”Jag med”, sa {elder2}, ”och jag hör ju ingenting.”]]

På hemvägen stannade chauffören vid sjön. {child} gick ut på trappsteget och sjöng en enda lång ton över vattnet, precis där ingen annan brukade vara.[pet.dog:  Hemma väntade {pet}, som äntligen skulle få någon att yla med.][pet.cat:  Hemma skulle {pet} få vänja sig.][pet.other:  Hemma skulle {pet} få vänja sig.]

Svaret kom från andra sidan. Kanske var de fem därborta, eller bara tre, men de lät som hundra, och nu fanns det inget hål i dem.
