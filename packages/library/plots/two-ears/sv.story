title: Två öron
title: Där är kaninen!
title: Sedan ett öra
guest rabbit: Knut (han), Harald (han)
guest owner: Berit (hon), Gunvor (hon)

% Nutid, som i sagan den gjordes av. På kvällen tittar {adult}, annars den äldre, annars månen.

# behind-the-bucket
Kaninen är brun. Kaninen är mjuk[city: , kanske mjukast i hela {city}]. Kaninen heter {rabbit} och sitter i gräset hos grannen {owner}[elder: , som har bjudit {elder}[elder2:  och {elder2}] på kaffe].[age>=5:  {Rabbit} äter på en maskros, blad för blad.]

{child} vill klappa kaninen![age>=5: 

”Det får du, om han vill”, säger {owner}. ”Han är lite blyg.”]

”Hej, kanin!” ropar {child.he} och springer. //
Hopp, hopp, hopp! Borta!

{@Letar} Men bakom hinken sticker det upp … //
Två öron!

# behind-the-wheelbarrow
”Där är kaninen!” ropar {child} och springer. //
Hopp, hopp, hopp! Borta![athlete:  Inte ens {athlete} är så snabb.]

{@Letar} Men bakom skottkärran sticker det upp … //
Två öron!

# behind-the-cabbage
”Där är kaninen!” ropar {child} och springer. //
Hopp, hopp, hopp! Borta!

{@Letar} Men bakom den stora kålen sticker det upp … //
Två öron!

# among-the-carrots
”Där är kaninen!” ropar {child} och springer. //
Hopp, hopp, hopp! Borta!

{@Letar} Men bland morötterna sticker det upp … //
Två öron!

”Där är kaninen!” ropar {child.he} och tar tag.

Men öronen är alldeles tomma.

# quite-empty
”Det är ju mina handskar”, säger {owner}[music: , som går där och nynnar på {music}]. ”De sitter på en pinne och torkar.[age>=5:  Men dem får du gärna klappa.]”

Då skrattar {owner}, och då skrattar {child}. Sedan letar {child.he} igen. Bakom hinken. Bakom skottkärran. [!short: Bakom kålen. ]Bland morötterna.

Ingen nos. Ingen svans. Inga öron.[age>=5: 

”Var är {rabbit.he} då?” säger {child}.

”Det vet bara {rabbit.he}”, säger {owner}.]

Oj, nej! Kaninen är borta på riktigt!

# a-tear
{child} ropar inte mer. {Child.He} springer inte mer. {Child.He} sätter sig i gräset, och det kommer en tår.

”Jag vill ju bara klappa”, säger {child.he}.[age>=4: 

”Det vet nog inte {rabbit}”, säger {owner}. ”Med så stora öron låter allting mycket.”]

{Child.He} sitter. {Child.He} tänker på kaninen. Då sätter {child.he} upp händerna på huvudet, den ena här och den andra där.

Två öron!

# now-a-rabbit
”Nu är jag kanin”, viskar {child}.

{Child.He} sitter stilla, så som kaniner sitter.[sport:  Det är svårare än att {play sport}.] {Child.He} rynkar på näsan, precis som {rabbit}.[age>=5:  En fluga sätter sig på {child.his} arm. Den får sitta där. Det kliar på knät. Det får klia.]

Hopp, säger det bakom ryggen.

{child} sitter stilla.

Hopp, hopp.

{Child.He} sitter alldeles stilla. Något kittlar {child.him} på benet. Det är en nos!

# in-the-lap
Där är {rabbit}! {Rabbit} tittar på {child's} öron. {child} tittar på {rabbit's} öron.[age>=4:  De är nästan lika långa.] Och {rabbit} kryper upp, hopp, och sätter sig i knät.[age>=5: 

”Ser man på”, viskar {owner} borta vid morötterna. ”Nu har jag två kaniner.”]

Nu ska {child} klappa. Men {child.he} har ju inga händer. {Child.He} har bara öron.

Sakta, sakta tar {child.he} ner det ena örat. {Rabbit} sitter kvar. Och örat klappar {rabbit} på ryggen. Kaninen är mjuk. Kaninen är varm.[age>=5:  Det lilla hjärtat slår, tick, tick, tick.] Kaninen blundar.

”I morgon kommer jag igen[school: , efter {school}]”, viskar {child.he}[friend: . ”Då tar jag med {friend}, min bästa vän.”|.]

# one-ear
När det är kväll ligger {child} i sin säng, långt nere under täcket.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ligger på mattan.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] ligger på mattan.][pet.other:  {Pet} har redan fått god natt.] {@Who} tittar. Man ser ingen näsa. Man ser inga tår. Men på kudden sticker det upp …

Två öron.

Sedan ett öra.

Sedan inget öra.

Nu sover {child}.

# @who
månen
## if adult
{adult}
## if elder & !adult
{elder.short}

# @letar
{Child.He} letar. {Child.He} ser ingen nos. {Child.He} ser ingen svans.
## if child.name
Var är kaninen? Man ser ingen nos. Man ser ingen svans.
