title: Luckan i väggen
title: Ett handtag på var sida
title: Det långa papperet

% Regel: stenen i magen är gjord av det man saknar. Den kan inte lämnas in, men den kan få handtag.

# a-stone
Det var kväll, och {child} låg i sängen och saknade [parent: {parent} | någon som var borta].

Det satt i magen. Det kändes som en stor sten, fast en sten som drog. {child} lade sig på sidan. Då lade sig stenen också på sidan. {child} försökte tänka på glass. Men stenen ville inte tänka på glass. Den tänkte på [parent: {parent} | den som var borta].

Då knackade det i väggen.

# the-hatch
Alldeles intill kudden öppnades en lucka, inte större än en bok. Där inne lyste en lampa, och under lampan satt en grävling med glasögon och en penna i tassen.

”Hittegods”, sa grävlingen. ”God kväll. Till oss kommer man när man saknar något. Och den som inte kan sova, till den kommer vi. Vad gäller det?”

”Jag saknar [parent: {parent} | någon]”, sa {child}.

Grävlingen sa inte ”oj, oj, oj”. Hon sa inte ”det går över” heller. Hon drog fram ett papper.

”Borttappad?”

”Nej”, sa {child}. ”Det är inte så. Jag bara saknar.”

”Det är inget bara”, sa grävlingen. ”Då tar vi det långa papperet.”

# the-long-form
Det långa papperet rullade över hela disken och ner på golvet på andra sidan.

”Hur låter skrattet?” frågade grävlingen.

{child} tänkte efter. Sedan skrattade {child.he}, precis så. Grävlingen skrev, och det ryckte lite i hennes morrhår.

”Det var ett bra skratt”, sa hon. ”Och lukten?”

{child} blundade och kände efter. Det var svårt att säga högt, så {child.he} viskade det rakt in i grävlingens öra.

”Ja”, sa grävlingen. ”Det ska nog gå att stava till.”

[pet.dog: ”Är det fler som saknar?”

”{Pet}”, sa {child}. ”Min hund. {Pet.He} ligger i hallen med nosen mot dörren.”

Grävlingen skrev: En hund. Nosen mot dörren.

][pet.cat: ”Är det fler som saknar?”

”{Pet}”, sa {child}. ”Min katt. {Pet.He} säger det inte, men {pet.he} sover i fel fåtölj.”

Grävlingen skrev: En katt. Fel fåtölj.

][pet.other: ”Är det fler som saknar?”

”Kanske {pet}”, sa {child}. ”Det är svårt att veta.”

Grävlingen skrev: {Pet}. Kanske.

][friend: ”{Friend}, som är min bästa vän, säger att dagarna går fort”, sa {child}. ”Det gör de inte.”

Grävlingen skrev: Går inte fort.

][school: ”När är det värst?”

”På kvällen. Och när man går från {school}.”

Grävlingen skrev upp båda.

][city: ”Och adressen?”

”Här i {city}”, sa {child}. ”Alltså jag.”

][sport: ”Vad brukar ni göra?”

”{Play sport}”, sa {child}. ”Fast dåligt.”

Grävlingen skrev: Dåligt, men tillsammans.

][athlete: ”Är det lika duktigt som {athlete}?”

”Nej”, sa {child}. ”Bättre.”

][music: ”Någon musik?”

”{@song}, i bilen”, sa {child}. ”Med fel ord.”

Grävlingen skrev: Fel ord. Hon strök under det.

][elder: ”{Elder} har förresten också ett papper här”, sa grävlingen. ”Från när {elder.he} var liten.” [elder2: Hon bläddrade. ”Och {elder2} har ett.”]

]

# not-written-down
”Och finns det något som sägs på ett vis som ingen annan säger det?”

{child} talade om det. Då lade grävlingen ner pennan.

”Det skriver jag inte upp”, sa hon. ”Det är ditt.”

”Men om det är något som jag inte minns?” frågade {child}.

”Då lämnar vi en tom rad. Det får man. Här finns gott om tomma rader.”

# on-the-counter
När papperet var slut sköt grävlingen upp glasögonen i pannan och tittade på {child's} mage.

”Det är den där som är tung”, sa hon. ”Lägg upp den här, så får vi se.”

Så {child} lyfte ut stenen och lade den på disken. Lampan hoppade till, så mycket vägde den. Den var grå och rund. Och den var varm.

”Kan man lämna in den?” frågade {child}. ”Så att man slipper ha den?”

”Lyssna på den först”, sa grävlingen.

# an-empty-shelf
{child} lade örat mot stenen. Långt där inne var det någon som skrattade. Precis så.

”Det är ju [parent: {parent}|det skrattet]!”

”Ja. Och lukten är där, och det som jag inte skrev upp. Det är det den är gjord av. Det är därför den väger så mycket.”

{child} funderade en stund.

”Så om jag lämnar in den …”

”Då följer alltihop med”, sa grävlingen.

Då slog {child} båda armarna om stenen och drog den till sig.

”Då vill jag inte.”

”Nej”, sa grävlingen. Hon pekade över axeln. Där bakom fanns en lång, lång hylla, och den var alldeles tom. ”Jag har suttit här i fyrtio år. Det är ingen som vill.”

# two-handles
”Men den är ju så tung”, sa {child}.

”Jag vet. Det kan jag inte göra något åt. Men jag kan sätta handtag på den.”

Hon tog fram en skruvmejsel och skruvade fast ett handtag på ena sidan. Sedan skruvade hon fast ett på andra sidan också.

”Varför blir det två?” frågade {child}.

”Ett till dig”, sa grävlingen. ”Och ett till någon annan. God natt, {child}. Vi har öppet i morgon med.”

Luckan gick igen. Väggen var en vägg.

# the-other-side
{child} kände efter i magen. Stenen var kvar. Men nu hade den handtag, och {child.he} tog tag i det ena och ropade.

Det hördes steg[parent.home: , och de var {adult's}]. Någon satte sig på sängkanten.

”Jag saknar [parent: {parent} | så]”, sa {child}. ”Håll i andra sidan.”

Den som satt på sängkanten frågade inte andra sidan av vad. Det kom bara en hand i mörkret, och den höll i.

Så höll de i stenen tillsammans, länge. Den var lika stor som förut. Men de var två om den nu, och den var varm, och om man låg alldeles stilla kunde man höra någon skratta där inne.

Precis så.

# @song
{music}
