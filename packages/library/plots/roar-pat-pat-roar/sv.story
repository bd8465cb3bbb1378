title: Var sitt lejon
title: Raaa, puff, puff, raaa
guest keeper: Gun-Britt (hon), Maj-Lis (hon)

% En lejontoffel säger RAAA när man stampar, och alldeles tyst när man trycker med handen. Strumpor säger puff, och det gör ett huvud på en kudde också.

# one-slipper
{child} och {child.his} bästa vän, {friend}, var på loppis[adult:  med {adult}][elder & !adult:  med {elder}[elder2:  och {elder2}]].

{Friend} stod bakom gardinen och provade hattar. {child} rotade i den stora lådan med skor.

Där låg en toffel. Den var gul och tjock, med lurvig man och två runda ögon. Det var ett lejon!

{child} tog på sig den och stampade.

RAAA! sa toffeln.

# the-other-one
Åh, vilken bra toffel. Men det var bara en.

”Var är den andra?” sa {child}.

{Child.He} letade och letade. Var det här den andra? Nej, det var en stövel.[age>=5:  Var det här den andra? Nej, det var en mycket liten hatt.][age>=5 / !sport:  Var det här den andra? Nej, det var en sko med rosett.][sport:  Var det här den andra? Nej, det var {sport.thing}.] Var det här den andra? Nej, det var en banan. Den hade någon glömt.

# said-the-curtain
{child} stampade igen. RAAA!

Och bakom gardinen sa det: RAAA!

{child} stod alldeles stilla. Så stampade {child.he} en gång till. RAAA!

RAAA! sa gardinen.

Gardinen drogs undan. Där stod {friend}, med en hatt ända ner till näsan. Och på foten hade {friend.he} ett lejon.

# a-pair
”Det där är min andra!” sa {child}.

”Nej, det där är min andra!” sa {friend}.

”Ett par hör ihop”, sa {keeper} i kassan. ”Jag kan inte sälja bara ett lejon, vet ni.”[age>=5: 

”Om vi inte säger något till lejonen?” sa {friend}.

”Det märker de till slut”, sa {keeper}.]

# socks
Då fick {child} ha båda. Raaa, raaa, gick {child.he}, ända bort till tallrikarna. Men {friend} stod där i strumporna, och strumpor säger bara: puff, puff.

Då fick {friend} ha båda. Raaa, raaa, gick {friend.he}, ända bort till lamporna. Och {child} stod där i strumporna. Puff, puff.

Ingen var glad. Inte ens lejonen.

# stand-by-me
{Friend} sköt upp hatten. {Friend.He} tittade på {child’s} fötter. {Friend.He} tittade på sina egna.

”Ställ dig här hos mig”, sa {friend}. ”Nära.”

{Friend} tog den ena toffeln. {child} tog den andra. {Child.He} höll {friend} hårt i handen, och så gick de.

Raaa, puff, puff, raaa.

Förbi tallrikarna. Raaa, puff, puff, raaa.

Förbi lamporna. Raaa, puff, puff, raaa.[elder & adult:  Förbi {elder}[elder2:  och {elder2}]. Raaa, puff, puff, raaa.][athlete:  Förbi en bild på {athlete}. Raaa, puff, puff, raaa.]

# four-legs
”Titta!” ropade {child}. ”Vi är ett lejon! Vi är ett enda stort lejon, och vi har fyra ben!”[pet.dog: 

Hunden {pet}, som alltid hade haft fyra ben, kom och gick efter.]

[music: {keeper} slutade nynna på {music} och skrattade | {keeper} skrattade] så att glasögonen ramlade ner i lådan.

”Ja, ni två”, sa hon, ”ni är ett par. Och ni hör ihop.”

# home
Så de köpte lejonen[city: , de enda i hela {city}], och de bar hem påsen tillsammans. Raaa, sa påsen, varje gång den dunsade i något.

Men vid {child’s} dörr[pet.other: , där {pet} väntade,] skulle {friend} gå hem till sig.

”Å nej”, sa {child}. ”Då blir det ett lejon här och ett lejon där.”

{Friend} tänkte. Sedan släppte {friend.he} påsen.

”I natt sover de hos dig”, sa {friend.he}. ”I morgon sover de hos mig.[school:  Och sedan går vi till {school} allihop.]”

# goodnight
Så nu är det natt, och två lejon står vid {child’s} säng[pet.cat: , och katten {pet} sover tätt intill dem]. {child} sträcker ner handen och trycker på dem: god natt.

Raaa, säger det ena lejonet, alldeles tyst.

Raaa, säger det andra.

Puff, säger {child’s} huvud mot kudden.

Och klick, säger lampan.
