title: Har du din ände?
title: Sa madrassen
title: Vem tog med tältet?
guest friend: Idris (han), Jonatan (han)
guest pell: Birgitta (hon), Marianne (hon)
guest marcus: Max (han), Lukas (han)

% ”Har du din ände?” frågas fyra gånger: till en madrass, argt, på riktigt och om den sista pommesen. {friend} skrattar utan att det hörs.

# just-the-man
Utanför gatuköket stod {pell}, som hade varit {child's} lärare i trean, och bredvid {pell} stod en madrass.

”{child}! Precis den jag behöver”, sa hon. ”Chauffören bär inte i trappor, och jag bor högst upp. Nu fattas det bara en till … {friend}! Kom hit!”

Det sjönk i magen på {child}. Ut ur gatuköket, med en påse pommes, kom {friend}, som hade varit {child.his} bästa vän i [friend: flera|sex] år och inte hade sagt ett ord till {child.him} sedan i augusti. Nu var det mars[city: , och de hade gått omvägar runt varandra i hela {city}].

# the-tent
Det hade tagit ungefär fyra sekunder. Första skoldagen[school:  {at school}] kom {friend} i [friend: en kusins|sin storebrors] gamla jacka, med ärmarna ner över fingrarna, och en kille som hette {marcus} sa: ”Vem tog med tältet?”

Och {child} skrattade. Det var allt. {Child.He} bara skrattade.

{friend} blev mörkröd. ”Jag grät i alla fall inte på simskolan”, sa {friend.he}, så att hela korridoren hörde. Ingen utom {friend}[pet.cat:  och [!pet.known: katten ]{pet}][pet.other:  och {pet} där hemma] hade vetat något om simskolan.

{child} tyckte att {friend} skulle säga förlåt för att ha berättat en hemlighet. {friend} tyckte att {child} skulle säga förlåt för att ha skrattat först. Båda hade rätt, och de hade haft rätt ända till mars.[sport:  De hade till och med lyckats {play sport} ihop utan ett ord.][elder:  {Elder}[elder2:  och {elder2}] hade slutat fråga var {friend} höll hus.]

# on-ahead
”Ni två hängde ju alltid ihop”, sa {pell} glatt. ”Ni vet hur man bär något tillsammans. De här håller jag varma så länge.” Och hon tog påsen ur handen på {friend}[pet.dog:  och kopplet med [!pet.known: hunden ]{pet} ur handen på {child}] och gick i förväg för att låsa upp och flytta på stolarna.

En sak var bra med madrassen. När man lyfte den såg man inte vem som var på andra sidan.

”Har du din ände?” sa {child}. Det var de första orden på sju månader, och {child.he} sa dem till madrassen.

”Jag har alltid haft min ände”, sa madrassen kallt.

# like-you-mean-it
De gav sig på trappan, {child} först och baklänges. Madrassen hade inga handtag, och den sjönk ihop på mitten som någon som svimmar.

”Du knuffas”, sa {child}.

”Jag knuffas inte. Jag går i en trappa.”

”Har du din ände, då?”

”Ja. Den är på min fot.”

De klarade första våningen. De klarade andra.

”Lyft”, sa {child}.

”Jag lyfter.”

”Lyft så att det märks.”

”Det var en stor pommes”, sa {friend}. ”Jag hade en riktigt fin dag.”

# a-cork
Madrassen hade hållit på att svimma ett bra tag, och i sista svängen svimmade den på riktigt. Den vek sig, den vred sig, den for rakt ut igen, och där satt den, från väggen till räcket, som en kork i en flaska. {child} stod ovanför. {friend} stod nedanför. {child} drog. Det var som att dra i en ko.[athlete:  Inte ens {athlete} hade fått den ur fläcken.]

”Den sitter fast”, sa {friend}.

”Jag vet att den sitter fast.”

”Jag bara säger det.”

”Den sitter fast på den här sidan också!”

{child} satte sig i trappan och lutade ryggen mot madrassen. Det dunsade till när {friend} gjorde likadant på andra sidan. Ganska länge var det ingen som sa något.

# from-september
Sedan hördes en dyster röst genom fjädrarna. ”Om vi dör här”, sa den, ”får {pell} mina pommes.”

Och {child} skrattade.

Det for ut innan {child.he} hann hejda det, det där gälla, hickande skrattet, och det var precis samma skratt som i augusti. {Child.He} slog handen för munnen. Från andra sidan kom inte ett ljud.

Nej, tänkte {child.he}. Nej, nej. Inte en gång till.

{Child.He} skulle ha gett vad som helst för att få ta tillbaka det. Om {child.he} skulle vara ärlig hade {child.he} velat ta tillbaka det i sju månader. {Child.He} hade velat ta tillbaka det redan innan det hade hunnit till slutet av korridoren.

# bump-bump-bump
Något puffade {child.him} mellan skulderbladen, mycket lätt. Puff, puff, puff, och så stopp. Puff, puff, puff, och så stopp.

{child} vände sig om och la handflatan på madrassen. Den skakade. Och den skakningen kände {child} igen. {friend} lät aldrig när {friend.he} skrattade, det hade {friend.he} aldrig gjort, {friend.he} bara skakade, och nu skakade {friend.he} en hel dubbelmadrass.

Då började {child} igen, och när {friend} kände det började {friend.he} också igen, och det dröjde innan någon av dem gick att använda till något.

# that-was-yours
”Jag skulle inte ha skrattat”, sa {child}, när det gick att prata. ”Inte nu. Då.”

Det var lättare att säga till en madrass.

”Jag skulle inte ha sagt det där om simskolan”, sa madrassen till slut. ”Det var din hemlighet.” Och sedan: ”Men det var ett tält.”

”Fyra personer hade fått plats.”

”[friend: Hemma sa de|Mamma sa] att jag skulle växa i jackan. Jag har växt en centimeter.”

{child} torkade sig i ögonen. ”Den måste upp på högkant”, sa {child.he}. ”Om jag drar där uppe och du trycker på där nere.”

”Kör.”

# as-tall-as-a-door
”Har du din ände?” sa {child}, och nu ville {child.he} faktiskt veta.

”Jag har den. Har du din?”

”Jag har den.”

Upp kom den, sakta, tills den stod där lika hög som en dörr. Den svajade, den ploppade runt hörnet, och de sprang sista biten, in genom {pell's} dörr, in i hennes sovrum, och duns, ner på sängen. Sedan föll de själva omkull på den, sida vid sida, med skorna utanför kanten.

”Jag visste väl att ni skulle klara det”, sa {pell}. Hon kom in med alltihop på en varm tallrik, med extra salt, och gick för att leta rätt på rena lakan[music:  medan hon gnolade på {music}].

# the-last-one
De åt liggande[pet.dog: , med {pet} tvärs över fötterna]. Fönstret blev orange och sedan rosa. Ganska länge var det ingen som sa något, och den här gången gjorde det ingenting.

Till slut var det en enda pommes kvar, en lång. {friend} tog upp den och höll fram den mellan dem.

”Har du din ände?” sa {friend.he}.

”Jag har min ände”, sa {child}, och så tog de halva var.
