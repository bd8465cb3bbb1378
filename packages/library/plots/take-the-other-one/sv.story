title: Ta den andra
title: Inte jag, sa rumpan
title: Rabarber

% Regel: armar kan prata; och den arm som ska få sprutan måste vara slapp som en strumpa.
% Den som följde med (@a): {adult}, annars den äldre, annars den vuxna.

# the-paper
{child} satt hos doktorn[city:  {in city}][!short: , på en brits med papper på,] och skulle få en spruta. {child.He} ville inte. Det pirrade i magen[short: . |, och papperet prasslade varje gång {child.he} rörde sig. ]{@A-first} satt [!short: på stolen ]bredvid.

[short: ”Vilken arm ska vi ta?” sa doktorn.|”Det är en enda, och den är liten”, sa doktorn. ”Vilken arm ska vi ta?”]

”Ta den andra”, sa någon.

[!short: Doktorn tittade under britsen. Där fanns ingen.

]”Det var jag”, sa {child's} vänstra arm. ”[!short: Ta den andra. ]Jag är upptagen.”

Armar kan nämligen prata. De har bara inte haft något att säga förut.

[!short: Doktorn var en sådan som skrev upp allt. Vänster arm: upptagen, skrev doktorn.

]

# busy
”Du?” sa höger arm. ”Du bara hänger. [!short: Det är jag som gör allting. Jag ritar. Jag äter gröten. ]Vem ska borsta tänderna, om inte jag kan?”

”Det kan väl jag”, sa vänster.

[!short: ”Sist borstade du näsan.”

][pet.dog / pet.cat: ”Och vem kliar {pet} bakom örat?” sa höger.

”Jag kliar bakom det andra”, sa vänster.

][pet.other: ”Och vem ger {pet} mat?” sa höger.

”Jag håller i skålen”, sa vänster.

][school: ”Vem räcker upp handen på {school}?” sa höger.

”Du. Och sedan kan du inte svaret”, sa vänster.

][sport: ”Jag ska {play sport} på lördag”, sa vänster.

”Det ska jag också!” sa höger. ”Vi sitter ju ihop!”

][!short & age>=5: ”En av er måste det bli”, sa {child}.

”Ta den andra”, sa båda.]

# like-a-sock
”Det går lika fort som att säga rabarber”, sa doktorn. ”Det sticker till, och så är det klart. Men armen måste vara slapp som en gammal strumpa.[!short:  Om den är hård som en planka, då går det inte.]”

[friend: ”Det är sant”, sa {friend}[!friend.known: , {child's} bästa vän,] som redan hade fått sin. ”Man hinner inte ens till ber.”

]Doktorn tog fram sprutan.[!short & age>=5:  Den var inte större än en krita.]

Då gömde sig armarna. De for bakom ryggen på {child}[!short: , båda två,] och högg tag i varandra[!short:  där bak].

# behind
[!short: Doktorn gick runt britsen. Då snurrade {child}, så att papperet följde med. [age>=5: Doktorn gick åt andra hållet. Då snurrade {child.he} åt andra hållet. ]Var doktorn än stod, där var armarna på baksidan.]

[!short: {@A} försökte kittla dem.

”Vi är inte kittliga”, sa armarna. ”Det är magen som är kittlig.”

][music: Då sjöng {@a} {@song}. Armarna gungade i takt, men de släppte inte.

][athlete: ”Låtsas att ni sitter på {athlete}”, sa {child}. Då sträckte armarna på sig, men de gjorde det bakom ryggen.

][!short & age>=5: Doktorn försökte dra isär dem. Ju mer doktorn drog, desto hårdare höll de. De var inte alls som strumpor. De var två plankor.

][!short: Båda armarna: bortresta, skrev doktorn.]

# not-me
”Jaha”, sa doktorn. ”Då finns det bara ett ställe kvar.” Och doktorn tittade på {child's} rumpa.

”INTE JAG!” sa rumpan.

[!short & age>=5: Alla häpnade. ]Rumpan hade hörts förr, men aldrig med ord.

[short: ”Då vet jag inte vad jag ska göra”, sa doktorn.|Rumpan: nej, skrev doktorn och lade ifrån sig pennan. ”Nu vet jag inte vad jag ska göra.”]

[!short & age>=5: Det visste ingen. ]Och där satt {child}, fast i sig själv. [!short: {child.He} kunde inte klia sig på näsan. ][!short & age>=5: {child.He} skulle aldrig mer kunna ta på sig en jacka. ]Det kom en tår, och den kunde {child.he} inte torka.

Det fick {@a} göra.

# something-trembled
Då kände {child.he} något mot ryggen. Det darrade.

”Är du rädd, vänster?” viskade {child.he}.

”Ja”, sa vänster.

”Är du rädd, höger?”

”Jag? Nej”, sa höger. ”Jo.”

”Jag är också rädd”, sa {child}. Det var lite skönare att vara tre om det.

”Fyra”, sa rumpan.

[!short & age>=5: {child} tänkte. ]”Höger”, sa {child.he}, ”vad brukar du göra när jag är rädd?”

”Då håller jag någon i handen. Men här bak finns det ju ingen! Bara den här som jag har huggit tag i.”

”Känn på den.”

Höger kände. Där var fem fingrar[!short: , och de var kalla], och på ett satt det sylt.

”Det är en hand”, sa höger.

”Det är jag”, sa vänster. ”Har du hållit mig i handen hela tiden?”

”Jag trodde att jag gömde mig”, sa höger.

# through
”Släpp inte”, sa {child}. ”Jag kommer och hämtar er.”

{child.He} satte sig på golvet och gjorde sig rund som en boll. Först drog {child.he} fram händerna under rumpan.

[!short: ”Ursäkta”, sa höger.

”Kom in, kom in”, sa rumpan.

][elder: Det tricket hade {elder} visat en gång. {Elder.short} hade fastnat precis där och fått dricka sitt kaffe liggande[elder2: , och {elder2} hade hållit koppen].

]Sedan klev {child} rakt igenom sina egna armar[!short: , först med ena foten och sedan med den andra]. Och där kom händerna fram på magen, och de höll fortfarande i varandra.

{child} satte sig tätt intill {@a}. ”Höger, du håller”, sa {child.he}. ”Vänster, du är en gammal strumpa.”

{child.He} blåste på den, långsamt och varmt[short: , tills den hängde som en strumpa.|. Vänster arm, som hade varit hård som en planka, blev mjukare och mjukare. Till sist hängde den som en strumpa på ett klädstreck.

”Nu”, sa {child}.]

”Rabar…” sa vänster arm.

”Klart”, sa doktorn.

Det hade stuckit till, och så var det över.

”Men jag har ju mitt ber kvar”, sa vänster.

# two-lions
”Ber”, sa den sedan, när plåstret kom på. Det var ett plåster med ett lejon[friend: , likadant som {friend's}].

Höger sa ingenting. Den bara tittade på lejonet.

”Du ska också ha ett”, sa doktorn. ”Det är inte lätt att hålla i.”

”Harkel, harkel”, sa rumpan.

Rumpan fick välja plats på bussen hem.

[age>=5: Men först skrev doktorn färdigt. Vänster arm: modig. Höger arm: höll i. Rumpan: nej.

”Och jag då?” frågade {child}.

Doktorn funderade. {child}, stod det sedan, fick dem att hålla ihop.

]
# the-other-one-too
På kvällen låg {child} i sängen[!short:  med ett lejon på varje arm].[pet.dog / pet.cat:  {Pet} låg bredvid och blev kliad bakom båda öronen på en gång.][pet.other:  {Pet} hade fått sin mat, och den var serverad med två händer.]

{@A} satte sig på sängkanten. ”Vilken hand ska jag hålla i?”

”Ta den andra”, sa höger arm. ”Den har haft en lång dag.”

”Ta den andra också”, sa vänster.

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
den vuxna som hade följt med
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
