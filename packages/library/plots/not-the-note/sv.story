title: Det är inte tonen
title: Kliva av bussen
title: En jätte vid grinden
guest friend: Tyra (hon), Juni (hon)
guest wolf: Grim (han), Frode (han)
guest keeper: Gunnel (hon), Anita (hon)
guest leader: Håkan (han), Lennart (han)

% En flock sjunger aldrig samma ton, kören gör det alltid. Vännen är familjens eller sagans egen. Sist: det är vår (ton).

# its-you
Vargen stod på andra sidan stängslet, grå och långbent och högre än någon hade trott, och stirrade på {child}, som sjöng.

”Det är ditt fel”, sa {friend}. ”Du stör honom. Det där är inte tonen.”

”Det är en ton”, sa {child}.

”Det är inte tonen.”

# off-the-bus
{Friend} var [friend: {child's} bästa vän|{age} hon också], och {friend.he} kunde säga vilken ton en dörrklocka hade. I [school: kören {at school}|skolkören] stod {friend.he} bredvid {child}, och det höll på att förstöra hela livet för {friend.him}. {child} älskade att sjunga. {Child.He} sjöng med hela framsidan.[pet.dog / pet.cat:  {Pet}, {child's} [pet.dog: hund|katt], brukade komma in från trädgården enkom för det.][pet.other:  Till och med {pet} brukade sluta tugga.] Men {child.he} började med alla andra och gled sedan av, som när någon kliver av en buss.

Ända sedan {child} lärde sig ordet varg hade {child.he} velat träffa en. Och nu hade kören vunnit en natt i en vargpark[city: , långt från {city}], med sovsäckar på golvet i besökshuset. Som tack skulle de sjunga [music: {music} ]för djurskötaren, som fyllde år. Och {child} hade blivit ombedd, mycket vänligt, att bara röra på läpparna.

”Bara för i kväll”, hade {leader} sagt, som ledde kören.[sport:  Det var som att bli ombedd att {play sport} sittande.]

# a-bad-tooth
”Det beror väl inte på dig, {wolf}?” sa {child} till vargen. Vargen stirrade. Sedan vände han sig om och travade in bland träden på sina långa, tysta ben.

Djurskötaren kom med en hink. Hon hette {keeper} och såg bekymrad ut. {wolf} var gammal, sa hon, och så hade han en dålig tand, och i kväll måste han få sin medicin, i en köttbit. Men sedan hans bröder dog bodde han ensam på andra sidan berget. Vissa kvällar kom han inte till grinden alls.

”Hur ropar man på honom?” frågade {child}.

”Man ylar”, sa {keeper}. ”Men mig svarar han inte längre. En enda gammal tant är väl inte mycket till flock.”

Längs hela stängslet åkte det upp huvuden.

”Vi är en kör”, sa {friend}.

# as-smooth-as-one
Så när solen gick ner ställde de upp sig längs stängslet med mössorna på[elder2: , {child} i en som {elder2} hade stickat]. {Friend} gav dem tonen. Det var en bra ton, rund som en tallrik. ”Alla på en gång”, sa {friend.he}, ”och alla likadant. Och du, {child} …”

”Jag vet”, sa {child}. ”Bara läpparna.”

De ylade. Det var så vackert. Alla röster kom ut så jämnt att det lät som en enda, och den gick bort över dalen och tog slut på slaget när {leader} knöt handen.

# louder
Ingenting. Träden stod där de stod.

De gjorde om det, starkare och ännu jämnare. Högt uppe på berget kom något grått ut ur ormbunkarna, och {child's} hjärta tog ett skutt. Men vargen höll svansen lågt. Han tittade på dem, kröp baklänges och var borta.

”Aj, aj”, sa {keeper}. ”Nu blev han rädd. Nu sticker han ända upp till klipporna, och då får vi aldrig in honom.”

”Men det var ju perfekt!” sa {friend}.

# a-giant
”Ja”, sa {keeper} och kliade sig på näsan. ”Det är nog det som är felet. Det var så perfekt att det lät som en enda. En enda gigantisk varg, som han aldrig har träffat. En riktig flock sjunger aldrig samma ton, förstår ni. Hamnar någon på din, så kliver du av, och det fort.”

”Av tonen?” sa {friend}, som om det var något oanständigt.

”Upp eller ner, det gör detsamma.”

En efter en vände sig hela kören om och tittade på {child}.

Det hettade i nacken. Bara för i kväll. Men där uppe fanns en gammal varg med tandvärk som trodde att det stod en jätte vid grinden.

# hat-off
{child} tog av sig mössan.[athlete:  {Child.He} ställde sig bredbent som {athlete}.] {Child.He} fyllde hela framsidan med luft, öppnade munnen och ylade.

{Child.He} började på {friend's} ton och gled av den. {Child.He} hade inte kunnat stanna om {child.he} så hade fått betalt. Tonen vinglade neråt, blev hängande och klättrade upp på ett helt annat ställe.

”Kom in, någon!” flämtade {child.he}. ”Men stanna inte där jag är!”

De försökte. Men de hade övat i två år, och en efter en landade de prydligt rakt ovanpå {child.him}. {Friend} var värst.

”Jag kan inte!” jämrade {friend.he} sig. ”Det gör ont!”

# hold-my-hand
”Det är bara att kliva av en buss”, sa {child}. ”Håll mig i handen. När du hör mig, kliv av.”

{Friend} knep ihop ögonen. {child} ylade, {friend} ylade, ett ögonblick var de precis lika, och så klev {friend} av. Det var förfärligt. Det lät som en låda full med gafflar. Och bakom dem klev {leader} av, och sedan alla, uppåt och neråt och åt sidan, tills det var ett helt berg av olika vargar.

De tystnade för att få luft.

Och uppe från klipporna, lågt och långt och lite sprucket, kom en till. Den började på {child's} ton. Så gled den av.

”Där är du ju, gubben”, viskade {keeper}.

# one-more
Han kom ner genom ormbunkarna med svansen rakt ut och öronen upp, ända fram till stängslet, och satte sin långa grå nos just där {child} stod. Han nosade på {friend} också. Sedan tog han sitt kött vid grinden, med medicinen och allt, i en enda sväljning, och la sig där, på rätt sida om berget, med hakan på tassarna.

# all-still-there
Det var sent innan det blev lugnt i besökshuset. Sovsäckarna låg i rader[elder: , och {child} i den som {elder} hade lånat ut], och utanför det stora fönstret syntes något mörkt vid stängslet, som lyfte på huvudet då och då för att se efter att alla var kvar.

# ours
{child} nynnade lite för vargen, nästan utan att det hördes. I sovsäcken bredvid började en röst till nynna. Den träffade tonen på en gång, förstås. Där stannade den ett ögonblick.

Sedan flyttade den på sig, mycket försiktigt, och gjorde plats.

”Det där är inte tonen”, mumlade {child}.

”Nej”, sa {friend}. ”Det är vår.”
