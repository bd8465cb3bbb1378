title: Ett enda fönster
title: Tre gånger klockan nio
title: Uppförsbacke
guest elder: mormor (hon), farmor (hon)
guest allan: Allan (han), Arvid (han)
guest marta: Märta (hon), Greta (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% {Elder} är familjens egen, annars mormor. Hemma väntar {adult}, annars {minder}.
% En gång. Två gånger. Tre. Sista gången sägs bara två.

# like-a-cake
Klockan åtta på kvällen slocknade hela [city: {city}|stan]. Gatlyktorna, trafikljusen, [school: klockan utanför {school}, ]skylten på pizzerian. {child} stod i {elder's} fönster och såg det hända, gata för gata, som när någon blåser ut ljusen på en tårta.

”{Elder.short}”, sa {child.he}, ”jag har två procent kvar på mobilen.”

”Och jag har inget kaffe”, sa {elder.short} i mörkret. ”Det är värre.”

Då såg {child} det. Bortom torget, högst uppe i det höga huset vid ån, lyste ett fönster. Ett enda i hela stan.

”Där har de ström!”

”Där det finns ström, där finns det kaffe”, sa {elder.short}. ”Ta på dig skorna.”

[elder2: {Elder2} stannade hemma och letade efter stearinljusen. Dem hittade {elder2.he} på torsdagen.

]{child} tog med sig laddaren. {Elder.short} tog med sig termosen.

# hands-first
Det var så mörkt att man fick gå med händerna först. Utanför banken gick en man rakt in i en brevlåda och bad den om ursäkt.

[pet.dog: {Pet}[!pet.known: , {child's} hund,] gick först och hittade vägen med nosen. {Pet.He} hade aldrig förstått vad man ska med gatlyktor till.

][friend: ”Är det du, {child}?” ropade någon från ett mörkt fönster. Det var {friend}[!friend.known: , {child.his} bästa vän]. ”Har ni också slut på ström?”

”Ja”, ropade {child}. ”Vi ska gå och hämta mer.”

]”Var inte rädd”, sa {elder.short}.

”Det är du som håller mig i handen”, sa {child}.

”Ja”, sa {elder.short}. ”Släpp inte.”

Hissen i det höga huset stod förstås stilla. De klättrade nio trappor. På sjunde satte sig {elder.short} ner.

”Är det pulverkaffe så går jag hem”, sa {elder.he}.

# im-cycling
På nionde stod en dörr på glänt. Därinne gnisslade det. {child} knackade.

”Kom in!” ropade någon andfått. ”Jag kan inte öppna! Jag cyklar!”

Mitt i köket stod en damcykel på en pall, med bakhjulet i luften. På cykeln satt en gammal man i slips och trampade så att svetten rann. Hjulet snurrade, dynamon sjöng, och i fönstret satt cykellyktan och lyste ut över stan.[pet.dog:  {Pet} lade sig där det fläktade.]

{child} stod där med laddaren i handen.

”Är det där all ström som finns?”

”I hela stan”, flåsade mannen. ”{Allan} heter jag. Jag har cyklat sedan åtta och inte kommit någonstans.”

”Men varför tänder du inte bara ett stearinljus?”

”Det syns inte ända bort till {marta}.”

# that-im-home
{Allan} nickade mot fönstret. På andra sidan ån, uppe på kullen, låg äldreboendet, svart som allt det andra.

”Varje kväll klockan nio blinkar jag tre gånger med lampan”, sa han. ”Hon kan inte somna förrän hon har sett att jag är hemma.”

{Elder.short} ställde ifrån sig termosen.

# ten-to-nine
Nu skakade benen på {allan}. Lyktan blev gul, och sedan blev den brun.

”Hur mycket är klockan?” flåsade han.

Klockan på spisen hade slocknat. {child's} mobil hade dött i trappan. Men {elder.short} höll upp sin gamla armbandsklocka, den som {elder.he} drog upp med fingrarna varje morgon och som {child} brukade skratta åt.

”Tio i nio.”

”Tio minuter orkar jag inte”, sa {allan}.

”Kliv av”, sa {child}.

{Child.He} släppte laddaren på golvet och klev upp. Sadeln var för hög, så {child.he} fick stå på tramporna. Det var tungt som i en backe. Men lyktan tändes igen, först brun, sedan gul, sedan vit.

”Det är {marta's} cykel”, sa {allan}. ”Du trampar som hon.[music:  Hon brukade sjunga till.”

”Jag kan {music}”, sa {child} och gnolade det med den luft {child.he} hade.|”]

# uphill
{child} trampade. Det brände i benen[sport: , värre än av {sport}]. {Elder.short} fläktade {child.him} med en grytlapp.

”Uppförsbacke”, sa {elder.short}. ”Kämpa. [athlete: Tänk på {athlete}. ]Nu är vi snart på krönet. Nu bär det utför! Nej, jag skojade. Uppför igen.”

”{Elder.short}!”

”En minut kvar. En halv. Nu!”

{Allan} höll handen för lyktan och tog bort den. En gång. Två gånger. Tre.

De tittade ut. Kullen var lika svart som förut.

”Hon såg det inte”, sa {allan}.

”Vänta”, sa {child} och trampade.

# the-third-match
Då, långt borta i allt det svarta, tändes en prick. Den var liten och gul och fladdrig. Den försvann och kom tillbaka. En gång. Två gånger. Tre.

”Tändstickor”, viskade {allan}. ”Hon får inte ha tändstickor!”

Och han skrattade så att tårarna rann ner på slipsen.

”Nu sover hon”, sa han till sist. ”Nu kan du stanna.”

# no-light-at-all
{child} slutade trampa. Lyktan slocknade. Nu var det mörkt i vartenda fönster i hela stan, och det gjorde ingenting.

{Allan} hade en skvätt kaffe kvar sedan frukosten. Det var kallt. {Elder.short} drack två koppar och sa att {elder.he} hade druckit sämre.

# once-twice
Hemma hos {child} stod {@a} i dörren med ett stearinljus.

”Fick ni tag på någon ström?”

”Nej”, sa {child}. ”Jag gjorde egen.”

{Child.He} berättade alltihop medan {child.he} kröp ner i sängen.[pet.cat / pet.other:  {Pet}[!pet.known & pet.cat: , {child's} katt,] hade sovit hela kvällen och inte märkt att något hade slocknat.] Under täcket fortsatte benen lite av sig själva, runt, runt. {Elder.short} snarkade redan på soffan, och på {elder.his} arm tickade klockan.

”God natt”, sa {@a}.

{@He} stod kvar vid dörren, höll handen för ljuset och tog bort den. En gång. Två gånger.

Den tredje hann {child} aldrig se.

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}
