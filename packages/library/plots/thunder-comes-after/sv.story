title: Blixten och Åskan
title: Superhjälten som måste kissa
title: Åskan kommer lite efter
guest friend: Leo (han), Vilda (hon)
guest kiosk: Gun-Britt (hon), Maj-Britt (hon)

% {child} är Blixten, {friend} är Åskan och kommer alltid lite efter. {kiosk} har kiosken. Farbrorn och taxen har inga namn.

# more-squash
{child} var superhjälten Blixten. {Child.He} hade en röd dräkt med mantel, en gul blixt på magen och ett blixtlås i ryggen. [friend: {child.His} bästa vän {friend}|{Friend}] var Åskan. {Friend.He} hade den starkaste rösten i hela parken, och {friend.he} kom alltid lite efter, för det gör åskan.

Hela förmiddagen hade de stått vid {kiosk’s} kiosk i parken[city:  i {city}][adult: , medan {adult} satt på en bänk i solen]. {child} ville så gärna vara en riktig superhjälte och rädda någon. Men ingen behövde räddas. De drack saft. De drack mer saft.

Då kände {child} det. {Child.He} måste kissa.

# napkins
”{Friend}”, sa {child}. ”Jag måste …”

”HJÄLP!” ropade {kiosk}.

En superhjälte kan inte säga: Vänta lite, jag ska bara kissa. {child} sprang.

Det var vinden som hade tagit {kiosk’s} servetter, en hel bunt. De flaxade bort över gräset. {child} for hit och dit med knäna ihop, fortare än {child.he} någonsin hade sprungit, och på en halv minut hade {child.he} fångat alla utom en.

”BOOOM!” sa Åskan och kom med den sista.

”Så snabb du är!” sa {kiosk}.[athlete:  ”Snabbare än {athlete}!”]

”Ja”, sa {child}. ”Och nu måste jag …”

# a-dachshund
”HJÄLP!” ropade en farbror. ”Min tax har rymt!”

Taxen var kvick[pet.dog: , nästan lika kvick som {child's} hund {pet}][pet.cat: , nästan lika kvick som {child's} katt {pet}]. Men taxen var inte kissnödig. {child} hann ifatt den redan vid papperskorgen.

”BOOOM!” sa Åskan och kom lite efter.

”En så snabb superhjälte har jag aldrig sett”, sa farbrorn. ”Stå still, så får jag tacka dig!”

”Jag kan inte stå still!” sa {child}. {Child.He} hoppade från det ena benet till det andra. Folk på bänkarna började klappa händerna. De trodde att det var en segerdans[sport: , som när någon har vunnit i {sport}].[elder:  På den närmaste bänken satt {elder}[elder2:  och {elder2}] och klappade högst av alla.]

# the-zip
Sen sprang {child}. {Child.He} sprang rakt över gräsmattan, runt kiosken och fram till toaletten på baksidan. Där fick {child.he} stopp på sig.

”{Friend}!” skrek {child.he}. ”Blixtlåset!”

Det satt ju i ryggen. {child} nådde inte.

{Friend} kom lite efter. {Friend.He} drog. {Friend.He} drog en gång till. ”Det har hakat upp sig”, sa {friend.he}. ”Du måste stå still!”

”Det går inte!”

”Jag får inte upp det när du hoppar!”

# the-hose
Och just då, på andra sidan häcken, började {kiosk} vattna sina blommor.

Skvaaal, sa slangen. Skvaaal. Porl, porl, porl.

”{Friend}!” kved {child}. ”Det rinner! Jag hör hur det rinner!”

”Lyssna inte!”

”Jag kan inte låta bli!”

Skvaaal. Porl, porl. Dropp, dropp.

# rumble
Då fyllde {friend} lungorna med luft. {Friend.He} satte händerna på blixtlåset, och så åskade {friend.he}.

”BOOOM!” dundrade {friend.he}. ”BRAKA-BRAKA-BOOOM! MULLER-MULLER-BRAK!”

{Friend.He} åskade så att taxen kröp in under en bänk.[music:  {Friend.He} åskade så att {@song} försvann ur kioskens radio.] {Friend.He} åskade så att det inte gick att höra en enda droppe.

Och {child} gjorde det svåraste {child.he} någonsin hade gjort[school: , svårare än något på {school}]. {Child.He} knep ihop ögonen. {Child.He} knep ihop munnen. {Child.He} knep ihop alltihop. Och så stod {child.he} still. Inte ett knä rörde sig, inte en tå. Blixten stod som en staty i fem hela sekunder.

”Lite upp”, mumlade {friend} mellan två brak. ”Lite åt sidan. Och … ner!”

Ritsch!

Dörren small igen.

# slowly
Nu var det tyst i parken. {Friend} väntade.

”Är du klar?” sa {friend.he}.

”Nej”, sa {child} där inne.

{Friend} väntade lite till.

”Är du klar nu då?”

”Nej.”

Det var det enda som Blixten gjorde långsamt.

# a-big-one
Till sist kom {child} ut, och {friend} drog upp blixtlåset åt {child.him}. De promenerade tillbaka till kiosken. En servett blåste förbi. {child} gick efter den och tog upp den, i lugn och ro.

”Så långsam du har blivit”, sa {kiosk} förvånat.

”Jag har kissat”, sa {child}.

{kiosk} skrattade så att hon fick sätta sig på en läskback. Sen tog hon fram kannan. ”Hjältar får gratis saft”, sa hon.

{child} tittade på {friend}. {Friend} tittade på {child}.

”Ett stort glas”, sa {friend}. ”Vi ska rädda folk hela eftermiddagen.”

# from-the-mattress
Den natten sov {friend} över. Den röda dräkten hängde på en stol, med blixtlåset öppet för säkerhets skull. Det var släckt och skönt i rummet[pet.other: , och {pet} sov redan].

”{child}”, viskade det från madrassen. ”Jag måste kissa.”

På en sekund var Blixten ur sängen. {Child.He} tände lampan och höll upp dörren. {Friend} sprang, och den här gången kom Åskan inte efter.

Och sen sov de gott båda två.

# @song
{music}
