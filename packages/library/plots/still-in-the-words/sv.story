title: Runt igen
title: En gås på ett ben
title: Andra från början
guest driver: Gitte (hon), Mona (hon)
guest neighbour: Inger (hon), Barbro (hon)

% {child} åker framlänges, {friend} baklänges. Ramsan sägs lika fort som bussen åker; deras väg kommer på ramsans ben.

# knees
{child} åkte alltid framlänges på bussen, för {child.he} ville se vart de skulle. {Friend} åkte alltid baklänges, för {friend.he} ville se var de hade varit. Så deras knän stötte ihop i mitten[pet.dog: , ovanpå {child's} hund, {pet}], och så satt de nu också, på väg hem[city:  genom {city}]. Mitt emot satt [adult: {adult} | grannen {neighbour}] med matkassen i knät.

I kväll var det en ny chaufför, som inte hittade. Hon hette {driver}, och det var hennes allra första dag.

”När vi kommer till rondellen med gräs på”, sa hon, ”är det bara att följa skylten.”

# no-sign
Men skylten hade blåst omkull. Den låg på magen i det höga gräset och sa ingenting.

”Oj”, sa {driver}[music:  och slutade nynna på {music}]. ”Vilken väg är det vi ska?”

Det fanns fem vägar, och alla fem såg likadana ut. Och i en rondell får man inte stanna. Så runt åkte de.

Förbi en gren, //
förbi en sten, //
förbi en gås på ett ben, //
och runt igen.

# no-start
”Det är andra vägen!” ropade en tant med purjolök.

”Andra från vad då?” sa {driver}.

”Från början!”

”Var är början?”

Tanten tittade ut genom fönstret. ”Den är rund”, sa hon. ”Den har ingen.”

Förbi en gren, //
förbi en sten, //
förbi en gås på ett ben, //
och runt igen.

”Fråga inte mig”, sa en man i hatt. ”Jag blundar alltid här.” Och så blundade han, för att visa hur.

# behind-us
”DÄR!” skrek {friend}.

Alla hoppade [athlete: nästan lika högt som {athlete} | till].

”Där är vår väg! Den med den sneda lyktstolpen! Jag såg den i morse, när den åkte bort!”

”Var då?” sa {driver}.

”Bakom oss”, sa {friend}.

”Vänd på dig, {friend}”, sa [adult: {adult} | {neighbour}], ”så att du hinner säga till.”

Så {friend} vände på sig och satte sig bredvid {child}. Väg, väg, väg, väg, väg.

”Ingen av dem”, sa {friend}. ”Jag känner bara igen den när den åker bort.” Och så gick {friend.he} tillbaka till sin egen plats. Och runt igen.

# the-button
{child} tänkte.

”{Friend}”, sa {child.he}, ”vad är det vi åker förbi allra sist, före vår väg?”

”Gåsen”, sa {friend} genast.

”Då tittar jag efter gåsen”, sa {child}, ”och så plingar jag. När jag plingar svänger {driver}. Och du tittar bakåt, om det blev rätt.”

{child} ställde sig vid stången, där den röda knappen satt. {Child.He} satte fingret på den.

# no-goose
Förbi en gren.

Förbi en sten.

Förbi …

Det fanns ingen gås. Det fanns bara gräs. Gåsen hade stått på ett ben så länge den orkade, och nu hade den gått hem på två.

”Var är den?” sa {child}. ”Var är min gås?”

Och runt igen.

Nu började det bli mörkt. Mannen i hatten snarkade.[elder:  {Elder} snarkade[elder2:  mot {elder2's} axel].] [adult: {Adult's} | {neighbour's}] huvud sjönk ner, ner i matkassen. Tanten med purjolöken sa att de nog fick flytta hit[sport:  och {play sport} på gräset].

# in-the-words
{child} hade kvar fingret på knappen. En gås kan gå sin väg, tänkte {child.he}. Vad är det som inte kan det?

”Ramsan!” sa {child.he}. ”Gåsen är borta, men den är kvar i ramsan. Säg den med mig, {friend}[school: , som {at school}]. Säg den precis så fort som bussen åker.”

Så de sa den, båda två, och {driver} vred på ratten, lugnt och långsamt.

”Förbi en gren …”

Där kom grenen.

”Förbi en sten …”

Där kom stenen.

”Förbi en gås på ett BEN …”

Pling!

# wobbly
{driver} svängde. Ut ur rondellen åkte bussen, och in på en väg. Ingen vågade andas. {Friend} tryckte näsan mot rutan och tittade bakåt, dit där de hade varit.

”Är det den?” viskade {child}.

”En sned lyktstolpe”, sa {friend}. ”Som åker bort.”

Och det var deras.

{Friend} gick av först, vid affären, där det stod någon och vinkade. {Friend.He} stod kvar och såg på bussen tills den var liten, för det ville {friend.he} också se.

# the-lamp
På kvällen låg {child} i sin egen säng. Det var en väldigt bra säng. Den stod där den stod.[pet.cat / pet.other:  Och {pet} var där {pet} var.] Men när {child} blundade åkte {child.he} ändå runt en liten bit, saktare och saktare.

”Förbi en gren”, sa {child}.

[adult: ”Förbi en sten”, sa {adult}. | ”Förbi en sten”, sa {child.he}.]

{child} satte fingret på lampans knapp.

”Förbi en gås som sover på ett ben …”

Pling, viskade {child.he}. Och så slocknade lampan.
