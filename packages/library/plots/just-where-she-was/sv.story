title: Hon stod där hon stod
title: Dunk
guest friend: Kalle (han), Märta (hon)
guest pet: Bulle (han), Doris (hon)
guest farmer: Josefin (hon), Malin (hon)

% Omkväde: ”Dunk.” Och hon stod där hon stod. Låt barnet säga dunk. Hunden är familjens, annars kompisens; en katt gör det med en enda tass: @mud, @crunch, @splosh, @round, @took.

# me-first
”Jag först”, sa {child}.

”Nej, jag först”, sa {friend}[!friend.known: , som var {child's} bästa vän].

Så gick de genom köksdörren båda två på en gång, och då satt de fast. {@mud}

Det fanns lera. Det hade regnat hela natten[city: , ända bort till {city}], och gårdsplanen var en enda väldig vattenpöl[sport: , så där kunde ingen {play sport}].

# an-old-red-tractor
I ladan stod traktorn.

Det var en gammal röd traktor med två runda lyktor till ögon. Hon var stor som tre kor och lite blyg, och hon kunde bara ett enda ord.

”Dunk”, sa traktorn.

”Nu ska fåren ha sitt hö”, sa {@a}, som skötte om gården. ”Upp på muren med er två, så att hon ser er.”

# on-the-wall
{child} och {friend} satte sig på muren. {child} ville se när traktorn kom ut.

”Kom ut, traktorn!” ropade {child}.

Traktorn rullade fram till vattenpölen och tittade.

”Dunk”, sa hon. Och hon stod där hon stod.

”Kom nu, gumman”, sa {@a}.

”Dunk.” Och hon stod där hon stod.

# half-a-carrot
”Hon är hungrig”, sa {friend}.

{friend} hade en halv morot i fickan[school: , som blivit över från {school}]. Den tänkte {friend.he} ge till ett får, alldeles själv. {Friend.He} tittade på moroten en stund. Sedan gav {friend.he} den till {@a}, och {@a} höll fram den till traktorn.

Traktorn ville inte ha någon morot.

{@crunch}

”Den var till ett får”, sa {friend}.

”Kom ut, traktorn”, sa {child}. ”Snälla.”

”Dunk.” Och hon stod där hon stod.

# somebody-in-it
{child} tittade på traktorn. Traktorn tittade inte på {child}. Hon tittade inte på {@a}. Hennes två runda lyktor tittade ner, rakt ner i vattenpölen.

Då tittade {child} också ner i vattenpölen.

Och det var någon där.

Det var någon som var stor och röd och hade två runda ögon.

”{@A}!” sa {child}. ”Det är en traktor till! Den är i pölen! Vår väntar på att den ska gå först!”

# all-day
{@A} tittade. {friend} tittade.

”Minsann”, sa {@a}. ”Och den andra väntar på vår.”

”Då får de stå där hela dagen”, sa {friend}. ”Någon måste gå emellan.”

# splosh
{@splosh}

Vattenpölen blev bara krus och vågor. De två runda ögonen gungade hit och dit, och så var den andra traktorn borta.

# out-she-came
Traktorn väntade artigt tills {@a} hade satt sig på sätet.

Sedan sa hon: ”Dunk. Dunk, dunk. Dunk-dunk-dunk-dunk-dunk!”[music:  Det lät nästan som {music}.]

Och ut kom hon, sakta, sakta, i en stor båge runt {@round}. Uppför backen gick det med höet. {child} och {friend} satt på muren och vinkade[elder: , och {elder}[elder2:  och {elder2}] vinkade i fönstret,] tills hon var liten som en nyckelpiga.

# one-sheep
När {@a} kom ner igen var solen på väg att gå och lägga sig.

”Det var ett får som frågade efter en morot”, sa {@a}. ”I morgon, sa jag. Av {friend}.”

# no-after-you
Sedan var det mat[elder: , och {elder.short} höll på att duka]. {child} och {friend} sprang till köksdörren[athlete: , lika fort som {athlete}], och där blev de stående.

”Efter dig”, sa {child}.

”Nej, efter dig”, sa {friend}.

”Efter dig”, sa {child}.

”Efter dig”, sa {friend}.

Och de stod där de stod.

Så {pet} gick först, {@took}

# @a
{farmer}
## if adult
{adult}

# @mud
{Friend's} hund {pet} trängde sig ut mellan deras knän. {Pet} brydde sig inte om vem som var först, bara det fanns lera.
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}] trängde sig ut mellan deras knän. {Pet} brydde sig inte om vem som var först, bara det fanns lera.
## if breed.Labrador
Labradoren {pet} trängde sig ut mellan deras knän. {Pet} brydde sig inte om vem som var först, bara det fanns lera.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] smög sig ut mellan deras knän. {Pet} brydde sig inte om vem som var först, bara det inte fanns lera.

# @crunch
Det ville {pet}. Knaper.
## if pet.cat
Det ville inte {pet} heller. {Pet.He} puttade till den med tassen, och den rullade ner i en brunn. Plopp.

# @splosh
{Pet} tittade på vattenpölen. Den var brun och kall och väldigt, väldigt blöt. {Pet.He} hade tänkt på den hela morgonen. Nu bestämde {pet.he} sig.

{Pet.He} gick ut i mitten, snurrade ett varv och lade sig.

Plask!
## if pet.cat
{Pet} tittade på vattenpölen. Den var brun och kall och väldigt, väldigt blöt. {Pet.He} hade gått runt den hela morgonen. Nu bestämde {pet.he} sig.

{Pet.He} lutade sig ut från kanten, lyfte en tass och gav den andra traktorn en smäll på nosen.

Plask!

# @round
{pet}
## if pet.cat
{pet}, som satt och skakade på tassen

# @took
och vattenpölen tog {pet.he} med sig.
## if pet.cat
och lite av vattenpölen tog {pet.he} med sig, på ena tassen.
