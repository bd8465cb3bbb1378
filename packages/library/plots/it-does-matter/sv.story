title: Ärlig glass
title: Det gör ingenting
title: I rätt ände
guest seller: Doris (hon), Vivi (hon)

% Regel: ärlig glass rinner när någon ljuger, och blir hård igen av något som är sant och svårt att säga. Svansen kan inte ljuga.

# behind
Sedan i måndags hade {friend} gått bakom {pet} och tittat noga på allt som kom ut. {Friend} letade efter sin jojo.

{Pet} var {child's} hund, och {friend} var {child's} bästa vän. Nu gick de på rad längs kajen: {pet} först, {friend} med näsan vid svansen och {child} sist.

”Den har inte kommit än”, sa {friend}. ”Sånt tar tid.”

{child} sa ingenting. Det var {child.he} som hade lånat jojon och sagt att {pet} åt upp den. Men det var inte sant. Snöret gick av, och jojon rullade in under trappan till brovaktens torn.

[adult: {Adult} hade till och med kokat gröt åt {pet}, för att det skulle gå fortare. ][school: På {school} visste alla vad {pet} hade ätit. ]{child} skämdes. Det kändes som om det var {child.he} som hade svalt den.

# honest-ice-cream
”Hallå där!” ropade {seller}, som sålde glass på kajen.[elder:  På bänken bredvid satt {elder} [elder2: och {elder2} ]i solen, och därifrån såg man hela kajen.] ”Bär den här till brovakten, så får ni varsin sedan.”

Och {seller} gav {child} en strut med ett högt, rosa berg.

”Men det är ärlig glass”, sa hon. ”Gjord på ärlig mjölk och ärliga jordgubbar. Om någon ljuger så rinner den. Och säger man något som är sant och svårt att säga, då blir den hård igen.”

”Jag ljuger aldrig”, sa {friend}.

En rosa droppe rann ner på {child's} tumme.

”Nästan aldrig”, sa {friend} fort, och droppen stannade.[athlete:  ”Men jag springer lika fort som {athlete}.” Då kom det en droppe till.]

{child} såg bort mot tornet. Dit ville {child.he} allra minst.

# just-say-so
På kajen mötte de en dam i en alldeles ny hatt, full av frukt.

”Är den inte fin?” sa hon.[city:  ”Finns det någon finare i {city}?”]

Hatten såg ut som en fruktsallad som någon hade suttit på.

”Jättefin”, sa {child}, för det säger man.

Då började glassen rinna.

”Väldigt, väldigt fin”, sa {child}, och det rann fortare.

”Den ser ut som om någon har suttit på den”, sa {friend}.

Glassen stannade tvärt. Det gjorde damen också.

”Det har jag”, sa hon. ”På bussen. Men du är den första som säger det.”

## or
De mötte en pappa med barnvagn.

”Är hon inte vackrast i [city: hela {city} | hela världen]?” sa han.

I vagnen låg en alldeles ny bebis. Hon såg ut som en arg potatis.

”Jättevacker”, sa {child}, för det säger man.

Då började glassen rinna.

”Väldigt, väldigt vacker”, sa {child}, och det rann fortare.

”Hon liknar en potatis”, sa {friend}. ”En som är arg.”

Glassen stannade tvärt. Pappan tittade länge ner i vagnen.

”Så skönt att höra”, sa han. ”Jag trodde att det bara var jag.”

# the-front-end
Vid korvståndet satte sig {pet}. {Pet.He} hade ätit gröt till frukost och halva {friend's} smörgås på vägen. Men nu sög {pet.he} in magen och såg ut som en hund som aldrig har fått mat.

”Stackars liten!” sa korvgubben.

Glassen rann ända till {child's} armbåge.

”Sluta, {pet}!” sa {child}. ”Du ljuger med hela ansiktet!”

{Pet} såg ännu hungrigare ut. Då hängde {friend} sin jacka över {pet.him}, så att bara svansen syntes. Den viftade åt korven.

”Det är bara framtill”, sa {friend}. ”Svansen kan inte ljuga.”

## or
Utanför bageriet trampade {pet} på en sten, stor som en ärta. {Pet} höll upp ena tassen och haltade.

”Stackars liten!” sa bagaren och kom ut med en bulle.

Glassen rann ända till {child's} armbåge.

”Sluta, {pet}!” sa {child}. ”Du ljuger med hela benet!”

”Nyss haltade du på det andra”, sa {friend}.

{Pet} tänkte efter. Sedan haltade {pet.he} på alla fyra. Men där bak viftade svansen åt bullen.

”Det är bara framtill”, sa {friend}. ”Svansen kan inte ljuga.”

# something-hard
De satte sig på en båt som låg upp och ner. Bara halva berget var kvar.

”Vi måste säga något sant”, sa {friend}. ”Och svårt.”

[sport: ”Jag tycker om att {play sport}”, försökte {child}. Det var sant, men inte svårt.

]{friend} petade på färgen.

”I måndags grät jag”, sa {friend.he}. ”För jojon. Jag låg i badkaret och sa att det var schampot.”

Det knakade i glassen. Den blev hård och blank, som is på en pöl.

Nu var det {child's} tur. Det {child.he} borde säga satt i halsen och var stort som en jojo.

”Det blåser lite”, sa {child}.

## or
De stannade bakom ett båthus, där det var lä. Bara halva berget var kvar.

”Någon måste säga något sant”, sa {friend}. ”Och svårt.”

[sport: ”Jag tycker om att {play sport}”, försökte {child}. Det var sant, men inte svårt.

]{friend} drog med skon i gruset.

”Jojon hade en ask”, sa {friend.he}. ”Den ställer jag i fönstret på kvällen. Med locket öppet. Så att den ska hitta hem.”

Det knakade i glassen. Den blev hård och blank, som is på en pöl.

Nu var det {child's} tur. Det {child.he} borde säga satt i halsen och var stort som en jojo.

”Det var fint väder i går”, sa {child}.

# a-big-one
Så var de framme. Högst upp i tornet satt brovakten med servett om halsen[music:  och {music} på radion].

Just då satte sig {pet} på huk i gräset vid trappan. {friend} skyndade sig dit och tittade noga.

”Inte i dag heller”, sa {friend}. ”Men den är ju där inne. Visst är den det, {child}?”

{child} såg på trappan. Det var alldeles mörkt där under.

”Ja”, sa {child}.

Då rasade hela berget. Det rann in i ärmen, och i struten låg bara en liten rosa klick.

{friend} såg på struten. Sedan såg {friend.he} på {child}.

”Det där var en stor en”, sa {friend.he}.

# it-does-not-matter
{child's} haka darrade. {child.He} hade kunnat springa hem, men {child.he} stod kvar.

”Den är inte i {pet}”, sa {child.he}. ”Snöret gick av, och den rullade in där, under trappan. Jag vågade inte säga det. Så jag skyllde på {pet}, för {pet.he} kan inte säga emot.”

Då rörde det sig i ärmen. Det var glassen. Den kröp tillbaka längs fingrarna och in i struten, tills hela berget stod där igen.

{friend} svalde.

”Det gör ingenting”, sa {friend.he}.

Och där rasade hela vänstra sidan.

”Det gör visst något!” skrek {friend}. ”Jag är jättearg! Jag har tittat på ALLT, {child}! I fyra dagar!”

Då kröp vänstra sidan upp igen. Den blev till och med lite högre än den högra.

”Förlåt”, sa {child}. Sedan lade {child.he} armen om {pet}. ”Förlåt, du också.”

{Pet} slickade {child.him} i ärmen, där det smakade jordgubb, och svansen dunkade i gräset. Och svansen kunde ju inte ljuga.

# the-right-end
”Gick det bra på vägen?” frågade brovakten, som kom ner efter sin glass.

”Nej”, sa {child}, och berget stod kvar.

De lade sig på magen. Långt in blänkte något rött, men ingen av dem nådde.

Då trängde sig {pet} emellan. {Pet.He} stack in nosen, och så grävde {pet.he}. Gruset sprutade över {friend} och {child} och lite på glassen. Snart var det bara svansen kvar, och den gick fortare och fortare.

Sedan kom {pet} ut baklänges och lade jojon i {friend's} hand, våt och grusig.

”Nu kom den ut”, sa {friend}. ”Och i rätt ände.”

# every-crumb
I kiosken fick de varsin glass, och {friend} knöt en knut på snöret.

”Du får låna den igen”, sa {friend.he}. ”Men bara när jag tittar på.”

Båda såg på glassarna. De stod som berg.

Sedan gick de hem längs kajen, {child} först och {friend} efter. Och bakom {friend} gick {pet}, hela vägen hem, och tittade noga på varenda smula som föll.

## or
I kiosken fanns det bara en glass kvar. De slickade varannan gång, medan {friend} knöt en knut på snöret.

”Du får låna den igen”, sa {friend.he}. ”Och ta resten av glassen. Jag är så mätt.”

En droppe rann ner på {friend's} tumme.

”Nästan mätt”, sa {friend}. Så de delade på struten också.

Sedan gick de hem längs kajen, {child} först och {friend} efter. Och bakom {friend} gick {pet}, hela vägen hem, och tittade noga på varenda smula som föll.
