title: Det är turister
title: Varmt och soligt
title: Stranden gick upp och ner
guest tourist: Roland (han), Börje (han)

% Regel: varje prick är ett parasoll; så länge det är varmt blir de kvar, när det blir svalt åker de hem.
% Den som passar den sjuka (@a): {adult}, annars den äldre, annars den vuxna.

# so-itchy
{child} låg i sängen och hade feber. [school: Alla andra var på {school}. ]{child.He} hade prickar också, på magen och på armarna, och de kliade. ”Man får inte klia”, sa {@a-first}.[!short:  {child} försökte låta bli. Men det kliade så!]

Till slut drog {child.he} upp tröjan för att titta.

Mitt på magen stod ett parasoll. Det var inte större än en myra. Under det låg någon i badbyxor.

”Kan du flytta huvudet?” sa han. ”Du skymmer lampan.”

# the-doctor
Doktorn kom och tittade på magen genom ett förstoringsglas[!short: , väldigt länge].

”Är det vattkoppor?” frågade {@a}.

”Det brukar man säga”, sa doktorn. ”Men det är turister.”

[!short: ”Turister?”

]”De har hört att det är trettionio grader och soligt på {child}[city:  i {city}]. Varje prick är ett parasoll, och det är därför det kliar. Så länge det är varmt blir de kvar. När det blir svalt åker de hem.”

[short: ”Drick ordentligt”, sa doktorn och|”När blir det svalt?” frågade {child}.

”Det är som med vädret”, sa doktorn. ”Det bestämmer man inte. Drick ordentligt.” Och doktorn] ställde ett glas vatten vid sängen.[adult & elder:  {Elder}[elder2:  och {elder2}] hade skickat med isbitar.][!adult & elder2:  {Elder2} hade skickat med isbitar.]

# dear-mum
Turisten i badbyxorna hette {tourist}, och han skrev vykort.[!short:  Han läste högt medan han skrev.]

”Kära mamma”, skrev {tourist}. ”Här är det varmt och skönt. Stranden går upp och ner.”

”Det är för att jag andas”, sa {child}.

”Den kan prata också”, skrev {tourist}.

[pet.dog: {Pet} lade nosen på sängkanten. ”Här är lösa hundar stora som berg”, skrev {tourist}.

][pet.cat: {Pet} tittade fram över sängkanten. ”Här är katterna stora som berg”, skrev {tourist}.

][pet.other: ”Det finns djurpark”, skrev {tourist}, för han hade sett {pet}.

][athlete: ”Och på väggen sitter {athlete}, stor som ett hus”, skrev {tourist}.

][!short / friend: ”Kan ni inte vara på någon annan?” frågade {child}.

”Vi var på [friend: {friend} | en pojke] förra veckan”, sa {tourist}. [friend: {Friend} var {child's} bästa vän, och hade mycket riktigt varit prickig. ]”Det var härligt, ända tills vädret blev dåligt. Så då åkte vi hit.”]

# more-of-them
På eftermiddagen kom det fler. De kom i små bussar, uppför benet. [short: De | De satte upp parasoller på ryggen och bakom örat, och de] badade i naveln.[sport:  Några ville {play sport} på magen.][music:  Några dansade till {@song}, i takt, på samma ställe.]

[!short: {child} blåste på dem, så hårt {child.he} kunde.

”Åh, en liten bris!” sa turisterna och vände på sig.

”ÅK HEM!” ropade {child}.

”Stranden är lite högljudd”, skrev {tourist}.

][!short: Och på kvällen blev det ännu varmare. Det kliade från tårna och ända upp i håret.

]

”Vi trivs så bra”, sa {tourist}. ”Så nu stannar vi för alltid. I morgon bygger vi ett hotell på näsan.”

# drip
På näsan! [!short: {child} fick en klump i halsen. {child.He} var arg och trött och ledsen, allt på en gång, och {child.he} fick inte ens klia. ]Då började {child.he} gråta. {@A} satte sig på sängkanten och höll om {child.him}, prickar och allt.

En tår rann ner från hakan och föll på magen. Plask.

”REGN!” skrek {tourist}.

[short: Alla turisterna | Alla turisterna flög upp. De ryckte åt sig sina handdukar och] tryckte ihop sig under parasollerna.

{child} slutade gråta. [!short: {child.He} tittade på den våta fläcken, och på alla som sprang. ]Det var bara en som bestämde vädret på magen.

# the-weather
”Det är ju jag”, sa {child}. ”Det är jag som är vädret!”

[!short: {child.He} satte sig rakt upp mot kudden och pratade långsamt och allvarligt, som när de läser vädret på radio. ]”Här kommer det. Det blir kallt norrifrån.”

Och så drack {child.he} hela glaset i ett drag. Vattnet rann ner, iskallt, under hela stranden. [elder2 / adult & elder: Sista isbiten spottade {child.he} ut på magen. ”Hagel”, sa {child.he}. ]Magen knottrade sig[!short: , och parasollerna skallrade].

”Och sedan kommer åskan”, sa {child}.

Buuurrrl, sa magen, för den var full av vatten. [pet.dog: Då sa {pet} voff, och det var ännu mer åska. ][pet.cat: {Pet} spann, och det lät som ännu mer åska. ]

[!short: ”Dimma”, sa {child}, och {@a} vred ur en kall trasa och lade den över alltihop. [age>=5: Det var det skönaste {child.he} hade känt på hela dagen.]

]”I morgon”, sa {child.he} sist, ”blir det trettiosju grader och mulet.”

”Trettiosju?” sa {tourist}. ”Då kan man ju lika gärna vara hemma.”

# going-home
De fällde ihop parasollerna, ett efter ett, och för varje klick var det något som slutade klia. [short: Sedan | De bar sina väskor nerför benet, förbi knät, och] klev [short: de ]på bussarna vid stortån. {tourist} gick sist.

”Tack för oss”, sa han. ”Det var den bästa strand jag har legat på.”

”Tack själv”, sa {child}. ”Men kom inte tillbaka.”

Sedan sov {child.he} hela natten.

# a-postcard
På morgonen tittade {@a} på termometern. ”Trettiosju”, sa {@a}. [!short: Prickarna var kvar, men de var små och bleka, och ingen bodde där.][friend:  Snart kunde {friend} få komma och hälsa på.][school:  Snart kunde {child.he} gå till {school}.]

På kudden låg något som var mindre än en smula. [!short: De fick ta doktorns förstoringsglas för att läsa det. ]Det var ett vykort.

”Kära {child}”, stod det. ”Nu är vi hemma. Här ligger golvet alldeles stilla. Det är inte samma sak.”

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
den vuxna på sängkanten
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
