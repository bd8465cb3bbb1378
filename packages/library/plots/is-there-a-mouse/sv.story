title: Finns det någon mus?
title: En elefant på en stol
title: Upp i näsan
guest pet: Tiger (han), Peppar (hon)

% ”Finns det någon mus?” frågas som om svaret helst ska vara nej. Det sista ”Nej” är den minsta rösten i hela sagan. Nys på riktigt.

# on-a-chair
I {child's} kök stod det en elefant på en stol.[friend:  På den andra stolen stod {friend}[!friend.known: , {child's} bästa vän], för att känna hur det var.]

”Finns det någon mus?” frågade elefanten.

”Det tror jag inte”, sa {child}.[school:  ”Jag har aldrig sett någon, inte ens {at school}.”]

”Bra”, sa elefanten, men han stod kvar. ”Jag är rädd för möss. Det är därför jag har kommit till dig[city: , tvärs genom hela {city}]. Du har ju katt.”

Katten hette {pet} och fick inte ligga i fruktskålen. {Pet.He} låg och sov i fruktskålen.

Knak, sa stolen.

# the-bread-bin
{child} tittade under bordet.

”Finns det någon mus?” frågade elefanten.

”Nej”, sa {child} och tittade bakom dörren.

”Finns det någon mus?”

”Nej”, sa {child} och tittade i brödburken. Och där satt en mus, med en smula mellan tassarna.

”Öh”, sa {child}.

# the-hole
{Pet} vaknade.

Iväg for musen! Iväg for {pet}! Runt, runt stolen sprang de, och där fanns ett hål, precis lagom för en mus. Vips, så var hon inne.[athlete:  Inte ens {athlete} hade hunnit stoppa henne.]

”Oj”, sa elefanten. ”Det kittlar.”

Hålet satt längst ut på hans snabel.

# up-my-nose
{Pet} satte sig framför hålet och tittade in. Och när en katt har satt sig vid ett hål, då sitter den.

”Varför tittar katten upp i näsan på mig?” viskade elefanten. ”Finns det någon mus?”

{child} böjde sig ner. Två små ögon tittade ut på {child.him}.

”Ja”, sa {child}.

”IIIIIH!” sa elefanten, så att alla kopparna skallrade på hyllan.

# swish
”Kom ut!” ropade {child} in i snabeln.

”Inte så länge katten är där”, sa musen.

Så {child} bar bort {pet} till soffan[elder:  och la {pet.him} i knät på {elder}]. {Pet} kom tillbaka. {child} höll fram en bit fisk. {Pet} tittade inte ens. {Pet.He} bara satt, och svansen gick svisch, svisch, svisch.

KNAK, sa stolen. Åh nej! Den höll på att gå sönder, och {pet} satt mitt under.

# choo
{child} tittade på svansen. Sedan tog {child.he} tag i svansspetsen, alldeles försiktigt, och kittlade elefanten på snabeln. Svisch, svisch, svisch.

”Ah”, sa elefanten. ”Ah … AH …”

”ATJOOO!”

{Pet} flög baklänges ut genom kattluckan. Snabeln flög upp, och musen flög ut, och plupp, så landade hon mitt på elefantens huvud. Där var det skönt. Där fanns inga katter.[elder: 

”Prosit, {child}!” ropade {elder.short} från soffan.[elder2: 

”Det var en stor en”, sa {elder2}.]]

# on-top
Elefanten blundade. ”Finns det någon mus?” viskade han.

{child} öppnade munnen, men musen hann före.

”Nej”, sa musen.

”Vem är det?”

”Jag sitter på ditt huvud”, sa musen. ”Härifrån ser man allt, och det finns ingen mus någonstans.”

”Är du säker?”

”Jag vet precis hur de ser ut”, sa musen.

# buns
Då klev elefanten ner, en fot i taget.[sport:  ”Man kan inte {play sport} på en stol”, sa han.]

”Vill du följa med mig hem”, ropade han uppåt, ”och hålla utkik efter möss?”

”Finns det smulor?” sa musen.

”Det finns bullar”, sa elefanten.

# at-the-gate
{child} vinkade från trappan.[friend:  {Friend} stod kvar på stolen en stund, för därifrån såg man allt.] {Pet} låg i fruktskålen igen. {Pet.He} tittade länge på elefantens huvud, men {pet.he} sa ingenting.

[music: Musen nynnade på {@song} hela vägen. ]Vid grinden vinkade elefanten tillbaka med snabeln.

Sedan blev det mörkt, och lugnt i köket. {Pet} la sig i {child's} knä, och båda två gäspade.

”Finns det någon mus?” frågade en stor röst, långt borta.

”Nej”, sa en mycket liten.

# @song
{music}
