title: Den lånade månen
title: Månen som sa att den var en potatis
title: God natt, månen, och tack för att du kom
guest friend: Georg (han), Isa (hon)
guest pet: Pepsi (hon), Sotis (han)
guest planet: Prick (den), Plutt (den)

% Planeten får låna djuret som måne; den riktiga månen har gått för att se om någon märker det.

# whoosh
{child} och {friend} hade byggt raketen av två soptunnor och en trädgårdsstol, och ingen blev mer förvånad än de när den fungerade.

”Jag ville bara höra om det klickade”, sa {child}, medan taken [city: i {city}|på gatan] blev mindre och mindre.

”Det klickade”, sa {friend}. ”Sedan sa det svisch. [school: Och det tror ingen på {at school}|Det där skriver jag upp].”

Men de hade inte gett sig av ensamma. På trädgårdsstolen låg {pet} och tog upp hela platsen. {@pet} Ingen hade bett {pet.him} följa med. {pet.He} hade helt enkelt sovit på stolen när den blev ett rymdskepp, och såg inget skäl att flytta på sig.

[age>=9:De for förbi månen och vinkade. ]De for åt vänster vid Mars[music: , med {@song} på radion]. Och precis bortom stället där kartan tog slut hörde de någon gråta.

# dot
Det var en planet. Den var mycket liten, ungefär som en fotbollsplan som man har rullat ihop till en boll, med en backe, ett hav och en by.[sport:  Man hade knappt kunnat {play sport} där utan att ramla av.]

”Hur är det?” ropade {child}.

”Inget bra”, snyftade planeten. ”Jag heter {planet}, och jag har tappat bort min måne! Jag hade den i torsdags. Den var liten och lugn och rund, och nu är den borta, och ingenting går som det ska. Havet vet inte när det ska komma in. [age>=9:Ugglorna vet inte när de ska stiga upp.] Och mitt folk har inte gått och lagt sig på tre dagar.”

{child} tittade ner. I byn gick pyttesmå människor rakt in i lyktstolparna.

”Vi ska hitta din måne”, sa {child}.

”Men hur ska jag göra så länge?” sa {planet}. ”Jag behöver något litet och runt som kan gå omkring på himlen och se lugnt ut.”

Det blev tyst. {child} och {friend} vände sig långsamt mot trädgårdsstolen.

{Pet} öppnade ett öga.

# borrowed
”Det är bara för en liten stund”, sa {child}.

”Du gör det ju redan”, sa {friend}.

Så de gav {pet} en försiktig knuff, och i väg svävade {pet.he} med fötterna under sig. Runt den lilla planeten for {pet.he} i stjärnljuset. Nere på marken drog havet en djup, lycklig suck och kom in. [age>=9:Ugglorna steg upp.] Och folket på {planet} såg upp mot himlen.

”Månen är tillbaka”, sa en.

”Den har {@ears}”, sa en annan.

”Strunt i det”, sa en tredje och gäspade. ”Nu går vi och lägger oss.”

Och på en minut var varenda lampa i byn släckt.

”{@Hums}”, sa {planet} förundrat.

# potato
{child} och {friend} flög i väg för att leta. Då pekade {friend} på ett dammigt moln. Ur det stack något runt, som inte ville synas.

”Ursäkta”, sa {child}. ”Är det du som är {planet's} måne?”

”Nej”, sa månen.

”Du ser ut som en måne”, sa {friend}.

”Jag är en potatis”, sa månen.

{child} tänkte efter. ”Då gör det väl ingenting att de har fått en ny måne där borta”, sa {child.he}. ”Med {@ears}.”

Månen for ut ur molnet. ”{@Ears}? Är den bra?”

”Väldigt lugn”, sa {friend}.

# safe
Månen sjönk ihop. ”Där ser du. De behöver mig inte. Jag har gått runt den där planeten varje natt i en miljon år, och vet du hur många gånger någon har sagt något till mig? Inte en enda. De tittar upp, de ser mig, och så går de och lägger sig. Svisch, så drar de för gardinen. [athlete: För {athlete} hurrar de. För mig har ingen hurrat. ]Så jag gick min väg, för att se om någon skulle märka det.”

{child} visste hur det kändes, att vara där hela tiden och att ingen säger det. {child.He} la handen på månen.[age>=9:  Den var kall och lite dammig.]

”Alla märkte det”, sa {child}. ”{planet} har gråtit sedan i torsdags. De ser dig visst. Men du gör dem så trygga att de somnar.”

Månen var tyst. Den vände sig ett helt varv, för att tänka med andra sidan.

”Det har ingen talat om för mig”, sa den.

”Vi kan be dem göra det”, sa {friend}.

# thanks
Så for de tillbaka, alla tre. {planet} blev så glad att det blev en liten jordbävning. Alla kom ut i pyjamas, och {child} klev upp på en soptunna och förklarade. [age>=9:De blev mycket ledsna. ]De hade inte vetat att en måne kan höra.

”Vad ska vi säga?” frågade de.

”Det är lätt”, sa {child}. ”Man säger bara: God natt, månen. Tack för att du kom.”

Och det gjorde de allihop, från borgmästaren till den minsta babyn. Då blev månen först rosa, sedan guldgul och sedan silver. Den gick upp över backen och lyste som den aldrig hade lyst förut.

# tin
Men {pet} ville inte komma ner. Alla såg upp till {pet.him}. Fyra varv till gick {pet.he}, tills {friend} kom på att man kunde skramla med burken med godbitar.

Då kom månen ner alldeles av sig själv och landade i {child's} knä.

Svisch, sa raketen. Åt höger vid Mars. Ner mellan skorstenarna, med en skräll, bredvid skjulet.[elder:  ”Var det långt?” sa {elder}[elder2:  och {elder2}].]

# good-night-moon
{friend} gick hem genom häcken, och {child} gick och la sig[adult: , och {adult} stoppade om].

”[adult: Dra inte för riktigt än|Vänta lite]”, sa {child}.

{child.He} ställde sig på knä vid fönstret. Där var den, ovanför taken, rund och ljus.

”God natt, månen”, sa {child}. ”Tack för att du kom.”

Och det såg ut som om den blev en aning rosa.

[pet: Sedan la {child} sig ner. Och inte långt därifrån låg något litet och runt med fötterna under sig och såg lugnt ut.|På granngården, på en trädgårdsstol, låg något litet och runt med tassarna under sig och såg lugnt ut. Och {child} la sig ner.] Och sedan gjorde {child.he} som alla gör när det finns en bra måne i närheten.

{child.He} kände sig så trygg att {child.he} somnade.

# @pet
{Pet} var grannens katt, grå och nästan alldeles rund.
## if pet.dog
{Pet} var {child's} hund, och när {pet.he} sov var {pet.he} nästan alldeles rund.
## if breed
{Pet} var {a breed}, och när {pet.he} sov var {pet.he} nästan alldeles rund.
## if pet.cat
{Pet} var {child's} katt och nästan alldeles rund.
## if pet.cat & breed
{Pet} var {a breed} och nästan alldeles rund.
## if pet.other
{Pet} tyckte om solsken, och när {pet.he} sov var {pet.he} nästan alldeles rund.

# @ears
öron
## if pet.other
ett ansikte

# @hums
Den spinner till och med
## if pet.dog
Den snarkar till och med
## if pet.other
Och den är så tyst

# @song
{music}
