title: Hissen som gick för högt
title: Den nionde knappen
title: Tom hiss
guest friend: Maja (hon), Vilgot (han)
guest astronaut: Samira (hon), Amina (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% {friend} är familjens egen, annars Maja. Den som väntar på äpplena (@a): {adult}, annars mormor eller farfar, annars {minder}.
% TOM HISS läses som en skylt, utan ton.

# nine-buttons
I {child's} hus fanns det åtta våningar. Men i hissen fanns det nio knappar.

Den nionde hade alltid varit övertejpad. {child} hade frågat vad den var till för, och {@full} hade sagt att den säkert var trasig. Men just i dag, när {child} och [!friend.known: {child.his} bästa vän ]{friend} hade varit i källaren och hämtat femton äpplen åt {@a}[elder & adult:  till {elder's} paj], hade tejpen ramlat av. Under den satt en liten svart knapp utan siffra.

{child} tittade på {friend}. {Friend} tittade på {child}.

”Vi trycker bara lite”, sa {friend}.

{child} tryckte.

# past-the-crow
Hissen gick upp[music:  till tonerna av {music}]. Den passerade {child's} våning. Den passerade åttan. Sedan passerade den vinden och antennen och en mycket förvånad kråka.[city:  Under dem låg hela {city}, som en dörrmatta.] Det lilla fönstret i dörren blev vitt av moln, sedan ljusblått, sedan mörkblått, sedan svart. Siffrorna ovanför dörren snurrade så fort att de knappt gick att läsa.

Pling. Våning hundratrettiotretusen.

# we-have-apples
Dörren gled upp. Utanför hängde en kvinna upp och ner och borstade tänderna.

”Är det ni som kommer med den nya toalettpumpen?” frågade hon.

”Nej”, sa {child}. ”Vi har äpplen.”

Kvinnan hette {astronaut} och var astronaut. Hon hade bott på rymdstationen i fyra månader, och på hela tiden hade hon inte känt lukten av ett riktigt äpple. Hon höll det under näsan och blundade. En liten, rund tår växte i ögonvrån, men den rann inte ner. Den bara satt där och darrade.

”Tårar kan inte falla här”, sa hon och torkade bort den. ”Ingenting kan falla. Kom in!”

# nothing-falls
{child} tog ett steg och for rakt upp i taket. {Friend} gjorde tre kullerbyttor och kunde inte sluta.[sport:  Tänk att {play sport} här!] Fjorton äpplen svävade ut ur påsen som en egen liten planet med månar.

”Fort, till fönstret”, sa {astronaut}. ”Nu går solen upp.”

# so-thin
Därnere låg jorden. Den var så stor att den inte fick plats i fönstret, och runt kanten låg en tunn, blå rand.

”Är det luften?” frågade {child}. ”Hela luften?”

”All luft som finns”, sa {astronaut}.

Så tunn! Som skalet på ett äpple. Sedan sprang ljuset fram längs randen, orange och guld, och alla hav tändes på en gång.

”Det där får jag se sexton gånger om dagen”, sa {astronaut}.

# empty-lift
De jagade in äpplena och tog farväl. {child} och {friend} svävade in i hissen och tryckte på sexan.

Ingenting hände.

De tryckte igen. På väggen lyste en liten röd skylt: TOM HISS.

”Tom?” sa {friend}. ”Vi är ju här! Hallå!” {Friend.His} röst lät tunn. ”{child}, tänk om vi inte kommer hem.”

# we-are-not-here
Det högg till i {child's} mage också. {Child.He} höll sig i ledstången och såg sig omkring. Bredvid knapparna satt samma gamla skylt som alltid: Högst fyra personer eller trehundra kilo.

”Den väger oss”, sa {child} långsamt. ”Det är så den vet att någon är här. Golvet är en våg[school: , som den {at school}]. Men här uppe väger vi ingenting, så den tror att vi inte finns.”

”Då måste vi bli tunga”, sa {friend}. ”Men hur?”

{child} tänkte. {Child.He} kunde inte bli tung. Men {child.he} kunde trycka.

# two-persons
”Händerna mot taket! Och fötterna mot golvet!”

De nådde inte, varken {child} eller {friend}. Men {friend} klättrade upp på {child's} axlar. {Friend.He} satte händerna mot taket och sköt ifrån allt vad {friend.he} orkade, och {child} spände benen mot golvet tills de skakade.[athlete:  Så hade inte ens {athlete} tagit i.]

Skylten blinkade. TOM HISS. TOM HISS. EN PERSON.

”Mer!” skrek {child}.

TVÅ PERSONER.

# down
Pling, sa hissen och började sjunka. Svart blev mörkblått. Mörkblått blev ljusblått. Kråkan satt kvar på antennen och blev lika förvånad en gång till. Sedan fick äpplena tyngd och dunsade ner i påsen, och {friend} dunsade ner på {child}, och aldrig hade det känts så skönt att väga något.

# further-up
”Vad ni dröjde”, sa {@a} i dörren och räknade äpplena. ”Fjorton? Jag tyckte jag sa femton.”

”Det sista behövdes högre upp”, sa {child}.[elder & adult: 

”Det räcker till en paj”, ropade {elder} inifrån köket.[elder2:  Där hade {elder2} redan kavlat ut degen.]][elder2 & !adult: 

”Det räcker till en paj”, ropade {elder2} inifrån köket.][pet.dog / pet.cat: 

[!pet.known & pet.dog: Hunden ][!pet.known & pet.cat: Katten ]{Pet} luktade länge på {child's} tröja. Så hade den aldrig luktat förut.]

# not-an-aeroplane
När {child} skulle sova den kvällen stod {child.he} och {@a} en stund vid fönstret.[pet.other:  {Pet} sov redan.] Bland stjärnorna kom en ljus prick glidande. Den blinkade inte. Den for bara tyst och jämnt över taken.

”Är det ett flygplan?” frågade {@a}.

”Nej”, sa {child}. ”Det är {astronaut}. Hon äter äpple.”

{Child.He} vinkade. Sedan kröp {child.he} ner i sängen, och täcket låg tungt och skönt ovanpå {child.him}. {child} kände hur hela kroppen vilade mot madrassen, vartenda kilo.

# every-kilo
Så visste sängen att {child.he} var där. Och {child.he} sov.

# @full
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}
