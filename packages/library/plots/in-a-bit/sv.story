title: Strax
title: Fjärilen på stöveln
title: Flyg nu!
guest minder: Agneta (hon), Monika (hon)

% Fjärilen säger strax för att vingarna är blöta, sedan för att den vill sitta kvar. Sist säger barnet det. Den som gräver: {@m}.

# on-the-boot
Det sitter en fjäril på {child's} stövel!

{child} sitter på bänken i solen[elder & adult: , den som {elder}[elder2:  och {elder2}] har målat blå].[friend:  Bredvid sitter bästa vännen {friend}.] Fjärilen är alldeles ny. Den har nyss kommit ut ur sin puppa, under bänken, och klättrat upp på stöveln. Vingarna är skrynkliga som en hopknycklad näsduk.

# fly
{child} vill se den flyga.

”Flyg!” säger {child.he}.

”Strax”, säger fjärilen.

{child} väntar. {Child.He} väntar jättelänge[school: , längre än på maten {at school}].[sport:  Man kunde ha fått {play sport} under tiden.] Borta i landet hinner {@m-first} gräva en hel rad[music:  och nynna på {music}]. {Child.He} väntar ända tills {child.he} måste klia sig på näsan.

”Flyg nu!” säger {child.he}.

”Strax”, säger fjärilen.

# like-this
Den kanske inte vet hur man gör? {child} visar. {Child.He} flaxar med armarna, upp och ner, upp och ner.

”Så här!” säger {child.he}.

”Vad fint”, säger fjärilen. ”Flyg, du!”

”Jag kan inte flyga”, säger {child.he}. ”Jag har inga vingar.”

”Jag har blöta”, säger fjärilen.

Jaha. Då förstår {child.he}.

”När blir de torra?” säger {child.he}.

”Strax”, säger fjärilen. ”Solen torkar dem.”

# how-long-is-a-bit
”Hur långt är strax?” säger {child}.

”Längre än nu”, säger fjärilen. ”Men kortare än puppan.”

”Hur lång var puppan, då?”

”Två veckor. Det var mörkt, och jag fick ligga alldeles stilla. Jag fick inte klia mig en enda gång.”

{child} tänker efter. Själv hade {child.he} inte klarat sig till frukost.

”Vad gjorde du hela tiden?”

”Jag fick vingar”, säger fjärilen. ”Det kittlar.”

”Var då?”

”På ryggen.”

{child} känner efter. Det kittlar faktiskt lite på ryggen. Fast det är nog bara tröjan.

# a-cloud
Då håller {child} foten stilla.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] under bänken håller svansen stilla.][pet.cat:  Det är tur att [!pet.known: katten ]{pet} är inne.][pet.other:  {Pet} sitter stilla, {pet.he} också, hemma i huset.] Solen skiner på stöveln. En skrynkla försvinner. En skrynkla till.

Men oj! Nu kommer ett moln. Ett stort, grått moln, rakt framför solen. Det blir kallt på bänken. Fjärilen darrar.

”Strax?” säger {child.he}.

”Nej”, säger fjärilen. ”Inte utan sol.”

# a-house
Vad ska {child.he} göra? Molnet kan {child.he} inte flytta. Det är för högt upp.

Då gör {child.he} ett hus av sina händer. {Child.He} håller händerna runt fjärilen. {Child.He} rör den inte alls. Och så andas {child.he}, långsamt och varmt, som en liten sol:

”Haaa.”

En skrynkla försvinner.

”Haaa.”

En skrynkla till.

”Haaaaa.”[friend:  {Friend} andas med, från andra hållet.]

# now
Och vingarna öppnar sig. De är röda! De har fyra blå ringar, som fyra stora ögon. Aldrig har {child.he} sett något så fint.

{Child.He} öppnar händerna, sakta, sakta.

”Nu”, säger fjärilen.

Och den flyger! Den flyger högt upp. Den flyger runt bänken, ett varv, och ett varv till[athlete: , fortare än {athlete}]. Den flyger bort över gräset[city:  och ut över {city}], och så är den borta.

# back-again
{child} tittar på sin stövel. Där sitter ingen.

Då fladdrar det. Någon kommer tillbaka. Någon sätter sig på stöveln igen, mitt på tån.

”Kan du inte flyga mer?” säger {child.he}.

”Jo då”, säger fjärilen. ”Jag kan hur mycket som helst.”

”Ska du inte flyga, då?”

”Strax”, säger fjärilen.

Och den fäller ihop sina vingar och sitter kvar hos {child}.

# in-a-bit
Nu har {@m} grävt färdigt och sätter sig på bänken, och {child} lutar sig nära. Molnet har gått. Solen är låg och varm.

”Ska vi gå in?” säger {@m}.

Fjärilen sitter så stilla. {child} sitter så stilla. {@m-of} arm ligger om {child.his} axlar.

”Strax”, säger {child}.

Och så sitter de kvar en liten stund till, [friend / pet.dog / elder2 & !adult: allihop|alla tre].

# @m-first
barnvakten {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-of
{Minder's}
## if adult
{Adult's}
## if elder & !adult
{Elder.short's}
