title: Här
title: Inte där, här
title: Mmm, sa fjärilen

% Fjärilar smakar verkligen med fötterna och kan inte flyga när de är kalla. I vems knä: {adult}, annars den äldre, annars ingens, och då är det trappan.

# toe
{child} satt på [elder: {elder's} trappa | trappan] i solen[adult: , bredvid {adult}][elder & !adult: , bredvid {elder.short}]. [friend: {Friend}[!friend.known: , {child.his} bästa vän,] satt på steget nedanför. ]{Child.He} var barfota och hade bar mage, och {child.he} ville ha en fjäril. Den skulle sitta i {child.his} hand. Det fanns bara ett enda moln, och det var långt borta.

Och där kom fjärilen! Den var orange med prickar.

{child} höll fram handen, alldeles platt. ”Här”, sa {child.he}.

Fjärilen satte sig på {child.his} tå.

”Inte där”, sa {child}. ”Här!”

”Men här är bra”, sa fjärilen. Den promenerade på tån med sex små fötter. Killi, killi, killi.

”Mmm”, sa fjärilen. ”Gräs.”

För fjärilar smakar med fötterna.

# knee
{child} vickade på tån. Upp flög fjärilen, flipp, flapp, flipp, flapp[athlete: , alldeles för fort för {athlete}]. {Child.He} höll fram handen, alldeles platt.

”Här”, sa {child.he}.

Fjärilen satte sig på {child.his} knä.

”Inte där! Här!”

”Men här är bra”, sa fjärilen. Killi, killi, killi. ”Mmm. Sylt.”[elder:  Den hade {elder} kokat.]

# elbow
{child} vickade på knät. Upp flög fjärilen, flipp, flapp, flipp, flapp.

”Här!” sa {child.he}.

Fjärilen satte sig på {child.his} armbåge.

”Inte där! Här!”

”Men här är bra”, sa fjärilen. Killi, killi, killi. ”Mmm. Blå färg.”

# tummy
{child} vickade på [age>=6: armbågen | knät]. Upp flög fjärilen, flipp, flapp, flipp, flapp[music: , som om den hörde {music}].

”Här!” sa {child.he}.

Fjärilen satte sig på {child.his} mage.

”Inte där! Här!”

”Men här är bra”, sa fjärilen. Killi, killi, killi. ”Mmm. Mjölk.”[elder2:  Den hade {elder2} hällt upp.]

# nose
{child} skrattade så att magen hoppade. Upp flög fjärilen, flipp, flapp, flipp, flapp, och satte sig längst ut på {child.his} näsa.

{child} tittade på fjärilen. Fjärilen tittade på {child}.

”Inte där”, sa {child.he}, så gott det gick utan att röra på näsan.

”Mmm”, sa fjärilen. ”Näsa.”

# the-cloud
Men nu hade molnet kommit. Det var stort och grått, och det la sig framför solen.

Det var kallt. Fjärilen slog ihop vingarna. Den försökte flyga. Flipp … flapp … flipp …

Och så föll den ner i gräset.

”Åh nej”, sa {child}.

[friend: ”Där är den”, viskade {friend}.

]”Jag fryser”, sa fjärilen, så tyst, så tyst. ”Jag kan inte flyga när jag fryser.”

# hand
[pet.dog / pet.cat: [pet.dog: Hunden|Katten] {pet} la sig i vägen för blåsten. ]{child} satte sig på knä. {Child.He} la ner handen i gräset. Den var alldeles platt och alldeles stilla.

”Här”, sa {child.he} mjukt.

En liten fot klev upp på fingret. Sedan en liten fot till. Sedan alla.

Fjärilen satt i {child.his} hand.

# breath
{child} kupade andra handen runt den, som ett litet hus. Och så andades {child.he} på den, varmt och sakta.

Hhhhaaa.

En gång till.

Hhhhaaa.

Och en gång till.

Hhhhaaa.

Fjärilen öppnade vingarna. Den stängde dem. Den öppnade dem igen.

# you-can-fly
Då gick molnet, och solen kom tillbaka[city:  över {city}].

”Nu kan du flyga”, sa {child}. ”Du kan flyga till tån. Du kan flyga till knät. [pet.other: Du kan flyga in och hälsa på {pet}. ][school: Du kan följa med till {school}. ][sport: Du kan vara med och {play sport}. ]Du får sitta på näsan, om du vill.”

Fjärilen stannade precis där den var.

”Mmm”, sa den. ”{child}.”

# staying
Så satte sig {child}, mycket långsamt, [adult: i {adult's} knä på den varma trappan, | {@step}] med handen alldeles platt.

”Stannar du där?” viskade {child}.

Fjärilen fällde ihop vingarna.

”Här”, sa den.

# @step
på den varma trappan,
## if elder
i {elder.short's} knä på den varma trappan,
