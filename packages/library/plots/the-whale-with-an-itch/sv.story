title: Valen som det kliade på
title: Lite högre upp
title: Aaaaaaaaaaaaah
guest friend: Tyra (hon), Loke (han)
guest skipper: kapten Plommon (han), kapten Päron (han)

% Vem som sitter längst bak (@g): {adult}, annars den äldre, annars {skipper}. Vem som kliar om kvällen (@h): {adult}, annars den äldre, annars {friend}, som sover över.

# an-itch
En gång fanns det en val som var lika lång som en gata, och det kliade på henne.

Hon vred sig. Hon vickade på sig. Hon rullade runt, ett helt varv. PLASK!

Det kliade precis lika mycket, och valar har inga händer.

”Äsch också”, sa valen.

# little-red-boat
Dunk, dunk, dunk. Då kom det en liten röd båt. Längst fram satt {child} med skurborsten. I mitten satt {friend}[!friend:  från grannhuset] med moppen.[pet.dog:  Överallt var [!pet.known: hunden ]{pet} med svansen.][pet.cat:  Under bänken låg [!pet.known: katten ]{pet}, för där var det torrt.][elder & adult:  Bredvid {friend} satt {elder} med paraplyet[elder2: , och under det satt {elder2}].][elder2 & !adult:  Bredvid {friend} satt {elder2} med paraplyet.] Och längst bak satt {@g} med smörgåsarna.

”Hej”, sa {child}. ”Vad stor du är.”

”Jag är stor och det kliar”, sa valen. ”Snälla, kan ni klia mig?”

# scritch
Då sträckte {friend} ut moppen. Skrubb, skrubb, skrubb, långt nere vid stjärten.

”Är det där?” sa {friend}.

”Inte där”, sa valen. ”Lite högre upp.”

[elder & adult / elder2 & !adult: Då sträckte {@u} ut paraplyet. Puff, puff, puff.

”Oj, inte där”, sa valen. ”Det kittlas.”]

# sandwich
Då sträckte {@g} ut sina stora fingrar. Krafs, krafs, krafs, längs hela sidan.

”Är det där?” sa {@g}.

”Inte där”, sa valen. ”Lite högre upp till. Och kan jag få en smörgås?”

Valen fick en ostsmörgås. Den såg mycket liten ut när den åkte in.

# my-turn
”Nu är det jag”, sa {child}.

{@G} höll {child.him} i handen, och {child} klev ur båten och upp på valen. Valen var kall och slät och gnisslade lite, som en blöt gummistövel. {child} gick uppåt, och uppåt, och lite högre upp till, ända upp på toppen[sport: , där man hade kunnat {play sport}].

# tickety
Och där, allra högst upp, var det en krabba. Det var en pytteliten orange krabba, och den dansade. Trippeti-trippeti-tripp, gick det med alla de små fötterna[music: , och så nynnade den på {music}].[athlete:  Inte ens {athlete} är så snabb.]

”Jag har hittat det som kliar!” sa {child}.

Krabban stannade. ”Jag trodde att det var en ö”, sa den.

”Det är en val”, sa {child}.

”Hoppsan”, sa krabban och skuttade ner i {friend's} hink. Plink.

# there
Sedan la sig {child} på knä med skurborsten och skurade[school: , som när man skurar borden {at school}]. Runt och runt och runt.

”Är det där?” sa {child}.

Valen blundade.

”Där”, sa hon. ”Åh, DÄR. Aaaaaaaaaaaaah.”

# a-wave
Det var det längsta Aaah som fanns i hela havet.[city:  Det hördes ända till {city}.] Det blev en enda stor, mjuk, långsam våg, och vågen lyfte upp den lilla röda båten, med {child} och {friend} [elder & adult: och {elder} ][elder2: och {elder2} ]och {@g}[pet.dog / pet.cat:  och {pet}] och krabban i, och bar den hela vägen hem, utan ett enda dunk.

Krabban fick en liten ö. Det var en riktig ö. De kollade.[pet.other:  Och hemma fick {pet} höra alltihop.]

# wriggled
Och på kvällen, när {child} låg i sin säng[!adult & !elder: , och {friend}, som fick sova över, låg bredvid], vred {child.he} på sig. {child.He} vickade på sig. {child.He} rullade runt, ett helt varv.

”{@H}”, sa {child.he}, ”det kliar.”

{@H} la handen på {child.his} rygg. Krafs, krafs, krafs.

”Är det där?” sa {@h}.

”Inte där”, sa {child}. ”Lite högre upp.”

”Är det där?”

”Lite högre upp till.”

”Är det … där?”

# ahhh
Och {child} blundade.

”Aaaaaaaaaaaaah”, sa {child}.

# @g
{skipper}
## if adult
{adult}
## if elder & !adult
{elder}

# @h
{friend}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @u
{elder.short}
## if elder2 & !adult
{elder2}
