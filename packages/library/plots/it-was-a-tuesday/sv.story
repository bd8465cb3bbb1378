title: Det var en tisdag
title: Vad hände sedan?
guest friend: Yusuf (han), Tuva (hon)
guest minder: faster Moa (hon), faster Lena (hon)

% Den som kommer in på kvällen är {adult}, annars mormor eller farfar, annars {minder}. Låt ”Vad hände sedan?” ta tid på sig.

# there-were-no-tuesdays
”Det var en tisdag”, sa dinosaurien.

”Det fanns inga tisdagar”, sa {child}.

Dinosaurien tystnade. Den satt i cykelskjulet bakom [school: {school} | skolan], stor som en ko, med lång hals och snälla ögon, och den fyllde hela skjulet. Det var söndag eftermiddag och dimma. I morgon klockan åtta skulle trehundra elever komma och ställa in sina cyklar.

”Nu tappade jag tråden”, sa den. ”Nu måste jag ta det från början.”

{Friend} suckade. {Friend.He} var {child’s} bästa vän, det var {friend.he} som hade hittat den, och {friend.he} hade sprungit raka vägen till {child}, för ingen visste så mycket om dinosaurier. Ingen visste så mycket om någonting. {child} hade nästan alltid rätt. {@A} sa ibland att det var som att bo med ett facit.[elder & adult & !elder2:  {Elder} hade slutat lösa korsord.][elder2 & adult:  {Elder} och {elder2} hade slutat lösa korsord.][elder2 & !adult:  {Elder2} hade slutat lösa korsord.] Men det var något konstigt med det. Ju mer rätt {child.he} hade, desto tystare blev det runt omkring.

# from-the-beginning
”Den hittar inte hem”, viskade {friend}. ”Den minns vägen bara om den får berätta hur den kom hit. Hela vägen. Utan avbrott.”

”Hur svårt kan det vara?” sa {child}.

Dinosaurien harklade sig.

”Det var en tisdag. Och jag var den farligaste dinosaurien i hela skogen.”

”Du är växtätare”, sa {child}. ”Det syns på halsen.”

Dinosaurien tittade ner längs sin hals.

”Hur långt hade jag kommit?” sa den.

”Tisdag”, sa {friend}.

”Just det. Det var en tisdag, och jag var den farligaste i hela skogen, och solen stod så högt att den susade …”

”Solen susar inte”, sa {child} och slog handen för munnen, men då var det redan sagt.

Dinosaurien vände sig långsamt om, med mycket slammer av cykelställ, tills den satt med ryggen mot dem.[pet.dog:  {Pet} gick runt och satte sig framför den. Det var bara {pet} som aldrig hade rättat någon.]

# two-hundred-cranes
”Det bara kommer”, sa {child}. ”Och det är ju sant!”

”Jag vet”, sa {friend}. ”Du gör så med mig också.”

”Gör vad?”

”I fredags. Jag kom till dig för att berätta om tranorna på åkern. Jag sa att de var tvåhundra.”

{child} mindes. Svaret hade varit att så många tranor inte får plats där. Högst hundra. Och {friend} hade sagt att ja, ja, hundra då.

”Och sedan?” sa {child}.

”Inget sedan. Jag gick hem.” {Friend} sparkade på en ventilhatt. ”Jag har liksom slutat berätta saker för dig. Har du inte märkt det?”

Jo. Det var ju just det som hade märkts.

# sitting-on-ones-hands
Dinosauriens rygg var bred och ledsen. {child} tittade på den länge, och sedan satte {child.he} sig på golvet och stoppade båda händerna under sig, som om det var där orden kom ifrån.

”Förlåt”, sa {child.he} till ryggen. ”Det var en tisdag. Vad hände sedan?”

Ett öga tittade bakåt.

”Sedan?” sa dinosaurien.

”Ja. Solen susade. Vad hände sedan?”

Det blev mer slammer, och så satt den vänd åt rätt håll igen.

# a-friend-at-home
”Jo”, sa den. ”Jag har en vän där hemma. Hon vet allt. Man säger: Titta så många sländor! Då säger hon: De var fler i går. Man säger: Jag drömde att jag kunde flyga! Då säger hon: Med den magen? Och på tisdagen blev jag så arg att jag tänkte: nu går jag. Jag ska gå tills jag är färdigarg.”

{Friend} tittade inte på {child}. {Friend.He} tittade så mycket åt ett annat håll att det märktes.

”Vad hände sedan?” sa {child}.

”Jag gick upp genom ormbunkarna. Ända till stenen som ser ut som en padda. Där står det en port av dimma, ibland, och hon har alltid sagt att man ska gå till höger om den. Så jag gick till vänster. Rakt in. Och sedan gick jag ganska länge.”

Sextiosex miljoner år, tänkte {child}. {Child.He} satt på sina händer så hårt att de somnade.[sport:  Det var svårare än {sport}.]

”Hur länge?” sa {child.he}.

”Två mackor ungefär”, sa dinosaurien, och {child} sa ingenting om mackor.

# right-all-alone
”Och där är vägen! Paddstenen! Nu minns jag!” Den sken upp. Sedan sjönk den ihop igen. ”Fast det är väl ingen idé. Hon har nog inte ens märkt att jag är borta. Hon går väl där och vet saker.”

”Hon har märkt det”, sa {child}.

”Hur kan du veta det?”

{child} visste så mycket, men hade aldrig vetat något så säkert.

”För att det har blivit tyst. Först tror man att man har vunnit. Sedan går man omkring och har rätt alldeles ensam.”

Dinosaurien såg länge ner med sina snälla ögon. Sedan reste den sig, och fyra cykelställ följde med en bit.

# and-then
De gick genom skogen alla tre[city: , bort från {city}].[pet.dog:  {Pet} gick sist, i fotspåren.] Paddstenen låg uppe på åsen, där {friend} och {child} alltid brukade klättra, och bakom den stod dimman tät som mjölk. Dinosaurien gick in, lite i taget, och sist svansen. De stod kvar och lyssnade på stegen, som blev svagare och svagare[music: , i takt med {music}].

Då hördes en annan röst, långt, långt borta.

”Du kommer från fel håll!” ropade den. Och så, alldeles skrovligt: ”Var har du varit?”

”Det var en tisdag”, sa dinosaurien.

Inget hördes där inne i mjölken. {child} höll andan.

”Jaha?” sa den andra rösten till slut. ”Och sedan?”

# the-cranes
{child} och {friend} gick hemåt. Det hade börjat skymma.

”Tranorna”, sa {child}. ”Hur många var de?”

”Tvåhundra”, sa {friend} med en blick åt sidan. ”Eller tretusen.”

{child} bet sig i kinden.

”Vad hände sedan?”

Och {friend} berättade, ända fram till grinden, och en av tranorna var så arg på alla de andra[athlete:  och sprang så fort, fortare än {athlete},] att {child} fick skratta hela vägen.

# you-were-out-long
När {child} låg i sängen kom {@a} in och drog ner rullgardinen.[pet.cat / pet.other:  {Pet} flyttade sig lite och ville inte veta något.]

”Ni var ute länge”, sa {@a}. ”Vad har ni haft för er?”

{child} drog upp täcket till hakan.

”Det var en tisdag”, sa {child.he}.

{@A} öppnade munnen. Det var ju söndag. Men så stängde {@he} den igen, och i stället satte {@he} sig på sängkanten, alldeles nära.

”Vad hände sedan”, sa {@a}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
