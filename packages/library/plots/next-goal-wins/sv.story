title: Nästa mål vinner
title: De som aldrig hade fått en tröstbulle
title: Laget som inte kunde förlora
guest friend: Samira (hon), Elias (han)
guest striker: Långe Leif (han), Långe Lars (han)
guest keeper: Henning (han), Folke (han)

# the-peas
{child} spelade i fotbollslaget Ärtorna [city: i {city}], och Ärtorna hade aldrig gjort mål. Inte ett enda. {child} ville göra ett mål i sitt liv. Det fick gärna vara fult.

Den här lördagen skulle de möta Alltid IK, som aldrig hade förlorat.

”De är stora som skåp”, sa {friend}[friend & !friend.known: , {child.his} bästa vän,] när Alltid sprang in på planen[school:  bakom {school}].

[pet: {@pet-there}]

# @pet-there
Där hemma satt {pet} och visste inget. {child} hade lovat att berätta hur det gick.
## if pet.dog
Vid sidan satt {pet}[!pet.known: , {child.his} hund]. {pet.He} älskade bollar. Varje match sprang {pet.he} in och tog bollen, och då fick alla springa efter en stund. ”Sitt kvar i dag”, sa {child}. {Pet} viftade på svansen, och det betydde nej.
## if pet.cat
Mitt på planen låg {pet}[!pet.known: , {child.his} katt]. {Pet} låg alltid där det var match, och alla fick springa runt.

# first-half
Alltid gjorde mål direkt. Sedan gjorde de ett till. De såg inte det minsta glada ut.

”Förlåt”, sa {striker}, som var längst, varje gång det blev mål.

Ärtorna sköt en enda gång. Det var {child}, och det var ett riktigt bra skott. Men Alltids målvakt tog det utan att titta. Han hette {keeper} och hade händer som stekpannor.

”Förlåt”, sa {keeper}. ”Det är händerna. De gör det själva.”

[pet.dog: Sedan sprang {pet} in och tog bollen, och då var det paus ändå.]

När det blev paus stod det arton–noll.

# comfort-buns
I pausen fick Ärtorna varsin bulle av [elder: {elder} | tränaren]. {keeper} kom långsamt närmare och luktade.

”Vad är det där?”

”Tröstbullar”, sa {friend}. ”Det får man när man förlorar.”

”Jaså, när man förlorar.” {keeper} svalde. ”Då är det därför vi aldrig har sett dem.”

”Vad får ni när ni vinner?”

”Pokaler. Jag har nitti. Man kan inte äta dem.” En tår rann ner på hans tröja. ”Är de mjuka inuti?”

{child} tänkte på ett enda mål. {keeper} tänkte på en enda bulle. De stod bredvid varandra en stund, och båda var lite ledsna.

”Förlora, då”, sa {child}. ”En gång.”

”Vi kan inte. Det är benen. De gör det själva.”

[athlete: ”Till och med {athlete} har förlorat ibland”, sa {friend}.

”Ja”, sa {keeper}. ”Tänk så många bullar.”]

# trying-to-lose
Så i andra halvlek försökte båda lagen att Ärtorna skulle vinna.

Det gick inte. Alltid stod stilla, och bollen studsade på {striker's} knä och in. Alltid lade sig ner, och {striker} nös, och det blev mål på nysningen. {keeper} blundade och höll händerna bakom ryggen, men när {child} sköt, så for de fram ändå.

”Förlåt”, sa {keeper}. ”Förlåt, förlåt.”

[music: Hans lag måste sjunga {music} i duschen varje gång de vann. ”Jag är så trött på den”, sa han.]

Det blev skymning. Det stod fyrtio–noll. Vid planen började folk ropa att det var mat.

# next-goal-wins
Då sa {friend} det. Någon säger det alltid, när det är mörkt och alla måste hem.

”Nästa mål vinner!”

Alla stannade. Det är den äldsta regeln som finns, och den gäller överallt. Hur mycket det än står: nästa mål vinner.

”Då kan ni ju vinna!” sa {keeper}, och hans haka darrade.

Men bollen låg framför {striker}, och nu började hans ben att springa.

”Stoppa mig!” skrek {striker}. ”Jag vill inte! Det är benen!”

[pet.cat: Han sprang runt {pet}, för det gjorde alla, och det blev en ganska lång väg.] Han sprang förbi hela Ärtorna, med tårarna rinnande, och snart var det bara {child} kvar. Om han gjorde mål nu var allt slut. Då skulle {child} aldrig få göra sitt mål, och {keeper} skulle aldrig få sin bulle.

# the-bun
{child} sprang rakt emot honom och ställde sig i vägen.

Uff! Bollen kom i magen. Det gjorde ont, men nu låg den still, och nu var den {child's}.

{child.He} sprang åt andra hållet. {child.He} sprang hela långa planen, ända fram till Alltids mål, och där stod {keeper} med sina händer.

”Jag kan inte låta bli”, sa {keeper} olyckligt. ”De tar allt som kommer.”

Allt som kommer, tänkte {child}.

{child.He} hade en halv tröstbulle kvar i fickan. Den hade {child.he} sparat. {child.He} tog upp den och tittade på den en gång. Sedan kastade {child.he} den, högt upp i luften.

”{keeper}! Din!”

Båda händerna for upp och tog den. De höll den hårt. Och så sköt {child}.

Det var ett mycket långsamt skott. Bollen rullade. [pet.dog: Vid sidan reste sig {pet} upp och darrade i hela kroppen. ”Stanna, {pet}!” ropade {child}. Och för första gången i sitt liv stannade {pet}.] Bollen rullade lite långsammare. {keeper} stod med bullen i händerna och blåste på bollen så mycket han orkade.

Den rullade över linjen.

# they-lost
Först var det tyst. Sedan lyfte Ärtorna upp {child} i luften, och {friend} skrek så att rösten försvann.

Men Alltid skrek ännu mer.

”Vi förlorade”, tjöt {striker}. ”Vi förlorade.” Och alla de stora kramade varandra och grät, och sedan kramade de Ärtorna också.

[elder: {Elder.short} [elder2: och {elder2}] delade bullarna | Tränaren delade bullarna] så att de räckte till alla. {keeper} åt sin sist av alla. Han åt den mycket sakta.

”Den är mjuk inuti”, sa {keeper}.

Sedan gav han {child} en pokal, för hemma hos honom fanns det ingen plats.

# by-themselves
”Hur gick det?” frågade [adult: {adult} | någon] på kvällen[pet & !pet.dog & !pet.cat: , och {pet} fick också höra på].

”Vi vann”, sa {child}. ”Ett–fyrtio.”

”Och mål gjorde du?”

”Nästa”, sa {child}. Mer orkade {child.he} inte säga.

Pokalen stod på stolen bredvid sängen. Det låg några smulor i den. [pet.dog: Nedanför låg {pet} och höll i en boll, alldeles stilla.] [pet.cat: {Pet} låg mitt i sängen, och {child} fick ligga runt.]

{child} blundade, och det blev varmt och tungt under täcket.

Men benen sprang en liten bit till. De gjorde det själva.
