title: Ursäktsbyrån
title: Inget men
title: För många ord
guest friend: Sigrid (hon), Valter (han)
guest lodger: Inga (hon), Barbro (hon)
guest player: herr Lindgren (han), herr Nyman (han)

# big-sorries-ten
På skylten stod det: URSÄKTSBYRÅN. VI SÄGER FÖRLÅT ÅT ER. FEM KRONOR. STORA FÖRLÅT: TIO.

Skylten satt på cykelskjulet bakom hyreshuset, och där inne, vid ett strykbräde som gick att fälla ihop om det regnade, satt {child} och {friend}. De var bästa vänner och hade aldrig varit osams. De hade en låda med springa i locket där man kunde lägga sin beställning. De hade en stämpel.[pet.dog:  {Pet} låg under strykbrädet och tog emot kunderna.][pet.cat:  {Pet} låg på strykbrädet och fick lyftas undan när någon skulle betala.][pet.other:  {Pet} hade för sin del ingenting att be om ursäkt för.] Och de hade mycket att göra, för det är otroligt vad folk har att be om ursäkt för[city: , bara {in city}].

# customers
{Player} på bottenvåningen hade spelat dragspel klockan sex på morgonen. Tvillingarna Ek hade tappat en melon från fjärde våningen.[sport:  Någon hade lovat att komma och titta på {sport} och somnat i stället.][athlete:  Någon hade ritat mustasch på en affisch med {athlete}.][elder:  {Elder}[elder2:  och {elder2}] ringde in ett förlåt om en pusselbit.] [adult: Till och med {adult} | {Lodger}, som hyrde ett rum hemma hos {child},] kom ner i tofflor och beställde ett tiokronors, till en gammal vän, om en fåtölj.

”Det var nio år sedan”, sa [adult: {adult} | {lodger}]. ”Det har liksom aldrig blivit av.”

”Det är en vanlig orsak”, sa {friend} och antecknade.

De var bra på det. {child} hittade orden och {friend} tog bort dem som inte behövdes. {child} skrev: ”Jag är gränslöst förtvivlad och ångrar mig av hela mitt hjärta.” {Friend} strök och strök, tills det stod: ”Jag tog fåtöljen. Det var fel. Kom hit och sitt i den.”

Och den gamla vännen kom, och satt i fåtöljen en hel söndag.

# three-rules
”Regel ett”, brukade {friend} säga. ”Man ska säga vad man har gjort.”

”Regel två”, sa {child}. ”Inget men.”

”Regel tre. Man får inte vänta på att den andra ska börja.”

# that-thursday
Sedan kom den där torsdagen.

Klassen[school:  {at school}] skulle skriva dikter, och {friend} hade skrivit en om sin farfars händer. {Friend.He} visade den för {child} på rasten, hopvikt i åtta delar, och sa att ingen annan fick se den. Och {child} tyckte att den var så bra att det inte gick att sitta still. När fröken frågade om någon ville läsa, räckte {child} upp handen och sa att det borde {friend} göra, för {friend.he} hade skrivit en om sin farfar som man blev alldeles gråtfärdig av.

Alla vände sig om. {Friend} blev först vit och sedan röd.

”Jag har ingen dikt”, sa {friend.he}.

Efteråt, i korridoren, sa {friend} att {child} aldrig kunde hålla tyst om någonting. {child} sa att {child.he} bara hade försökt vara snäll, men att det visst inte gick att vara snäll mot en som var feg. Och det ordet blev kvar där i luften mellan dem, och ingen kunde plocka ner det.

# closed
På fredagen var Ursäktsbyrån stängd. På söndagen var huset redan svårt att bo i. Tvillingarna Ek talade bara till varandra genom en vägg, och {player} spelade något i moll.[elder:  {Elder}[elder2:  och {elder2}] ringde och undrade om pusselbiten.]

{child} låg på sängen och tittade på sin telefon, som inte sa något.[music:  {Child.He} hade satt på {music} och stängt av igen.][pet.dog:  {Pet} lade hakan på sängkanten och såg ut som om alltihop var {pet.his} fel.][pet.cat:  {Pet} satte sig på telefonen, men det hjälpte inte.][pet.other:  Inte ens {pet} hade något att säga om saken.] {child} hade skrivit fjorton meddelanden. De började allihop med ’Förlåt’ och fortsatte allihop med ’men’. Förlåt, men du sa faktiskt också.

# how-it-grew
”{Friend} kunde väl höra av sig”, sa {child} till [adult: {adult} | {lodger}].

”Ja, det kunde {friend.he}”, sa [adult: {adult} | {lodger}] och satte sig på sängkanten. ”Vet du vad som var värst med fåtöljen?”

”Att den är ful?”

”Att det hade varit så lätt den första veckan. Då var det bara en fåtölj. Sedan växte den. Till slut var den så stor att jag inte kunde se min vän bakom den.”

# a-customer
När [adult: {adult} | {lodger}] hade gått tog {child} en tiokrona ur spargrisen och ett papper ur blocket.

{Child.He} kunde inte skriva det på sitt vanliga vis. Det hade {child.he} ju prövat, fjorton gånger. Men {child.he} kunde kanske vara kund.

”Till Ursäktsbyrån”, skrev {child.he}. ”Jag behöver hjälp med ett stort förlåt. Min vän gav mig en hemlighet, och jag delade ut den. Sedan sa jag feg till den modigaste jag vet. Jag behöver någon som kan stryka. Jag har bara för många ord.”

Det fanns inget ’men’ i det.

# two-hands
Det skymde när {child} gick över gården med jackan över pyjamasen. I köksfönstret stod [adult: {adult} | {lodger}] och vattnade en blomma som redan var vattnad. {child} stack in handen mellan cyklarna för att nå lådan, och då kom en annan hand, från andra hållet, med ett annat papper.

”Det är stängt”, sa {friend's} röst.

”Jag vet”, sa {child}. ”Jag är kund.”

Det var tyst bakom cyklarna.

”Det är jag med”, sa {friend}.

# not-one-word
De kom fram på var sin sida om strykbrädet. De såg inte på varandra. De satte sig på sina platser, för det var lättast så, och öppnade lådan. Där låg två lappar och två tiokronor.

{child} vecklade upp den ena. {Friend's} handstil var liten och rak.

”Till Ursäktsbyrån. Jag sa att min vän aldrig kan hålla tyst. Sedan var min vän tyst i tre dagar, och det var det värsta jag har hört.”

Det fanns inte ett ord att ta bort.

På andra sidan strykbrädet läste {friend} länge. Sedan tog {friend.he} upp sin penna, och {child} höll andan.

Men {friend} lade ner den igen.

”Jag skulle inte ändra någonting”, sa {friend.he}, och rösten var lite sned.

”Inte ens ’bara’?” frågade {child}. ”’Jag har bara för många ord.’”

”Nja”, sa {friend}. ”’Bara’ kan vi stryka.”

Och då började de skratta, så att cyklarna skramlade, så att det tändes på tre våningar.

”Är det öppet?” ropade {player} från sitt fönster.

”I morgon”, ropade {friend}. ”Klockan fyra.”

# delivered
{Friend} tog stämpeln, andades på den och stämplade båda lapparna: FRAMFÖRT.

Sedan drog {friend.he} upp något ur jackfickan. Det var vikt i åtta delar.

”Du kan få höra den”, sa {friend}. ”På riktigt. Jag har aldrig läst den högt för någon.”

Så satt de kvar under cykelskjulets lampa, medan fönstren slocknade ett efter ett, alla utom köksfönstret, och {friend} läste om sin farfars händer. Och {child}, som hade för många ord, använde inte ett enda.
