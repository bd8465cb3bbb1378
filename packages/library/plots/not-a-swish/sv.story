title: Inte ett svisch
title: Hej, sa ugglan
title: Lök åt alla håll
guest lady: Gull-Britt (hon), Ann-Marie (hon)
guest man: Börje (han), Sten-Åke (han)

% Refrängen alltid hel: Inte ett svisch. Inte ett svusch. Inte ett dugg. Hejen räknas: kvinnan, mannen, barnet (och vännen).

# quiet
{child} ville se en uggla.[friend:  Det ville {friend} också, {child.his} bästa vän.]

{child.He} satt på en upp och nervänd hink på {lady’s} kolonilott, med en skål bönor i knät. Solen höll på att gå ner bakom skjulet.

”Ugglor vill ha det tyst”, sa {lady}.

Så {child} var jättetyst. {child.He} lyssnade efter vingar.

Inte ett svisch. Inte ett svusch. Inte ett dugg.

# aaah
”Hej”, sa någon.

”AAAH!” skrek {child}, och bönorna flög åt alla håll.[friend: 

”AAAH!” skrek {friend} och ramlade av sin hink.]

”AAAH!” sa ugglan. Den satt på grepen, rund och brun som en limpa, och fick en böna i huvudet.

”Varför sa du AAAH?” frågade {child}.

”Du sa det först”, sa ugglan. ”Det gör alla. Jag säger hej, och de säger AAAH.[sport:  En gång sa jag det till några som skulle {play sport}, och de sprang hem allihop.]”

”Jag blev ju rädd![athlete:  Till och med {athlete} hade blivit rädd!] Jag hörde inte att du kom.[pet.dog / pet.cat:  Det gjorde inte [pet.dog: hunden | katten] {pet} heller, och {pet.he} kan höra en kaka genom en vägg.][pet.other:  Till och med {pet} där hemma låter mer än du.]”

”Ingen hör mig”, sa ugglan. ”Det är fjädrarna. De är för mjuka. Titta nu.”

# up-went-the-onions
På gången kom {man} med en skottkärra full av lök. Ugglan flög dit.

Inte ett svisch. Inte ett svusch. Inte ett dugg.

”Hej.”

”AAAH!” skrek {man}, och löken flög åt alla håll.

Vid jordgubbslandet stod {lady} med vattenkannan. Ugglan flög dit.

Inte ett svisch. Inte ett svusch. Inte ett dugg.

”Hej.”

”AAAH!” skrek {lady}, och vattnet flög åt ett enda håll.

Det var på {man}.

”Aaah”, sa {man}.

# spoons
Ugglan kom tillbaka till grepen. Den vred huvudet ända bak, tills den inte hade något ansikte kvar, bara fjädrar.

”Jag ville ju bara ha ett hej”, sa den till skjulet.

”Du måste låta något”, sa {child}. {child.He} hittade två gamla skedar på ett snöre, och ugglan tog snöret i näbben.

Kling! Klang! Kling! Nu hörde alla att den kom.[music:  Det var nästan {music}.]

”Häff”, sa ugglan. Sedan släppte den skedarna. ”Jag hör ju ingenting! Jag hör inte er, och jag hör inte maten i gräset. En uggla måste ha tysta vingar.”
## or
Ugglan kom tillbaka till grepen. Den vred huvudet ända bak, tills den inte hade något ansikte kvar, bara fjädrar.

”Jag ville ju bara ha ett hej”, sa den till skjulet.

”Du kan väl gå”, sa {child}. ”Då hör de dina fötter.”

Så ugglan gick. Klafs, klafs, klafs, sa de stora ludna fötterna mellan kålhuvudena.[music:  Det var nästan {music}.] Nu hörde alla att den kom. Men de hörde det så länge att {man} satte sig ner och väntade, och {lady} hann äta en bulle.

Sedan snubblade ugglan på ett kålhuvud. ”Det går inte!” sa den. ”Mina fötter är till för att sitta på. En uggla måste flyga, och vingarna måste vara tysta, annars blir det ingen mat.”

# gone
Den tittade på sina tår. ”Det är nog bäst att jag flyger någonstans där det inte finns någon att skrämma.”

Och så flög den.

”Uggla?” sa {child}.

Inte ett svisch. Inte ett svusch. Inte ett dugg.

# whoo-hoo
Det var nästan mörkt[city: , och lamporna tändes i hela {city}]. {child} satte händerna runt munnen[elder: , precis som {elder}[elder2:  och {elder2}] hade visat].

”Hoo-hoo!” ropade {child.he}.

Och långt borta vid häcken var det någon som ropade tillbaka.

”Hoo-hoo!”

”Jag hörde dig!” ropade {child}. ”Du har tysta vingar, men du kan ju ropa! Säg hoo-hoo först! Och kom sedan[school: . {At school} knackar vi alltid.|!]”

De väntade.

# hello-owl
”Hoo-hoo”, sa häcken.

{man} ställde ner skottkärran. {lady} ställde ner vattenkannan. {child} höll i sin skål.

Inte ett svisch. Inte ett svusch. Inte ett dugg.

”Hej”, sa ugglan.

”Hej”, sa {child}.

[friend: ”Hej”, sa {friend} och satt kvar på sin hink.

]”Hej”, sa {lady}.

”Hej på dig, uggla”, sa {man}, och inte en enda lök rörde på sig.

”[friend: Fyra | Tre] stycken”, sa ugglan och blundade, så glad var den.

# only-a-yawn
[adult: Sedan kom {adult} och bar hem {child}, som lutade huvudet mot {adult’s} axel. | Sedan fick {child} åka skottkärra hem bland löken. {man} körde, och {lady} gick bredvid.]

”Hoo-hoo”, sa ugglan tyst bakom dem.

”Hoo-hoo”, sa {child}, ännu tystare. ”Aaah.” Men det var bara en gäspning.

Och ugglan flög bort över de mörka kolonilotterna.

Inte ett svisch. Inte ett svusch. Inte ett dugg.
