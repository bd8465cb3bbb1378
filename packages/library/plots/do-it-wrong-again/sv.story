title: Fel knapp
title: Vilken är hopp?
title: Gör fel igen
guest friend: Priya (hon), Remi (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som trycker är mormor eller farfar, annars {adult}, annars {minder}. Barnet ropar ända tills det viskar.

# which-ones-jump
{child} var {age} och tyckte inte om att spela tv-spel med {@first}, för {@a} var så dålig på det. Varje gång frågade {@he}: ”Vilken är hopp?” och varje gång tryckte {@he} på fel knapp.

I lördags hade {child} och {friend}[!friend.known: , {child's} bästa vän,] precis satt i gång ett nytt spel[school: , som alla {at school} redan hade klarat,] när {@a} kom in med en kopp te. ”Får jag vara med?” sa {@he}.

”Kanske sedan”, sa {child} med blicken på skärmen.

”Okej då”, sa {@a} och bar ut teet igen.

# inside
{child} och {friend} tryckte på Start precis samtidigt. Det fräste till, och så var de inne i spelet, på ett berg. Gräset var fyrkantigt, och det var molnen också.[music:  Någonstans spelade de {music}.] På en skylt stod det: TRE BANOR. RING I KLOCKAN NÄR DU ÄR FRAMME, SÅ FÅR DU KOMMA UT. Och uppe i himlen, lika stort som på bio, syntes vardagsrummet[city: , med {city} utanför fönstret].

{child's} ben ville inte röra sig, för det var ingen som höll i den handkontrollen.

# very-lifelike
Då kom {@a} tillbaka för att hämta en kaka.[pet.dog:  Efter {@him}, stor som en buss, kom {pet}[!pet.known: , {child's} hund,] och ville också ha den.][pet.cat:  {Pet}[!pet.known: , {child's} katt], stor som en buss, låg på soffans ryggstöd och ville ha ett knä som var stilla.][elder2:  I fåtöljen satt {elder2} och ville få sitt korsord färdigt.] [pet.dog / pet.cat / elder2: {@A} | {@He}] tog upp {child's} kontroll och tryckte på en knapp.

{child} neg. Ena foten gled in bakom den andra, båda knäna böjdes, och ut for båda armarna.[sport:  Så gör man aldrig när man ska {play sport}.]

”Väldigt naturtroget”, sa {@a}.

”{@A}! Det är ju jag! Jag är inne i spelet!” skrek {child}. ”Du sa att jag skulle lägga mina strumpor i tvätten, och jag lade dem bakom elementet!”

{@A} tittade bakom elementet.

”Jösses”, sa {@he} och satte sig med en duns.

{Friend} for upp i luften. Den andra kontrollen hade hamnat under soffdynan, och det var den som {@a} satt på.

”{Child}”, sa {friend} när fötterna var på marken igen, ”det är {@s} rumpa som får mig att hoppa.”

Det var alltså så det fungerade. Vad {@a} än tryckte på, det gjorde {child}. Och varje gång {@a} satte sig hoppade {friend}.

# not-red
Bana ett var ett dike. ”Grön är hopp!” ropade {child}. ”Framåt! Grön! Inte röd! Fort! Grön!”

{@A} tryckte på röd. {child} neg för diket och gick rakt ner i det. Så gjorde de tre gånger, tills {@a} hittade grön.[pet.other:  Till och med {pet} hade hittat den fortare.]

Bana två var en bro där stora stockar svängde fram och tillbaka. ”Vänster! Stopp! Gå! Inte röd!” ropade {child}. {@S} tummar trasslade ihop sig så att {child} neg hela vägen över, och stockarna svepte förbi ovanför.

# no-use
Bana tre var en drake, stor som en kyrka. Högt upp bakom den hängde klockan.

”Grön, {@a}! Nej! Grön! Varför är du så DÅLIG på det här?”

Uppe i himlen stannade {@s} tummar.

”Jag är inte till någon nytta, {child}”, sa {@a}. ”Jag går och letar efter någon som kan spela.” Och {@he} lade ifrån sig kontrollen och reste sig.

{child's} ben blev stela som pålar. Draken tog ett steg mot dem. {@A} var på väg mot dörren.

# so-child-looked
”Det blir bara fel för att du skriker”, sa {friend}. ”{@He} kom in med sitt te, och du skickade ut {@him} igen. Jag såg hur ledsen {@he} blev.”

”Det gjorde inte jag.”

”Du tittade på skärmen.”

Då tittade {child}. {Child.He} såg hålet i {@s} kofta och {@his} hand på dörrhandtaget, och fick en klump i halsen.

”{@A}”, sa {child}, utan att ropa det. ”Snälla, kom tillbaka. Jag vill inte ha någon som kan spela. Jag vill ha dig.”

{@A} vände sig om. ”Jag trycker ju fel”, sa {@he}.

”Jag vet. Jag ska säga en sak i taget.”

{@A} kom tillbaka och satte sig, och {friend} for upp i luften.

# do-it-wrong
Draken öppnade munnen. Det var som att titta in i en ugn.

”Tryck på vad som helst bara, {@a}”, viskade {child}.

Och {child} neg.

Draken stängde munnen. Alla andra hade kommit med svärd. Den satte ena foten bakom den andra och vinglade till.

”Vad tryckte du på?” frågade {child}.

”Röd”, sa {@a}. ”Förlåt. Jag gjorde fel igen.”

”Gör fel igen.”

”Är du säker?”

”Röd är din bästa, {@a}. Gör så fel du bara kan.”

{child} neg så djupt att nästippen nästan tog i marken. Och draken bredde ut vingarna och neg ännu djupare, tills hakan låg i gräset och halsen låg där som en ramp.

# the-bell
”Framåt nu”, sa {child} och drog {friend} med sig i handen. ”Bra. Lite till. Stopp.”

Men inte ens uppifrån gick det att nå klockan[athlete: , och det hade inte {athlete} heller gjort].

”Jag når den”, sa {friend}, ”om {@he} verkligen menar det.”

”{@A}”, sa {child}, ”kan du sätta dig så hårt du bara kan?”

{@A} reste sig, kavlade upp båda ärmarna och dunsade ner.

{Friend} for upp som en kork och slog i klockan med båda händerna.

# your-go
Sedan låg de på mattan. {@A} satt i soffan, alldeles svettig i håret.[pet.dog:  {Pet} hade ätit upp kakan.][pet.cat:  {Pet} hade äntligen fått ett knä.][pet.other:  {Pet} hade missat alltihop och ville ha mat.][elder2:  {Elder2} hade fått sitt korsord färdigt.]

”Är det så där varje gång?” sa {@a}. ”Då är det inte konstigt att du inte kommer när jag ropar att det är mat.”

{child} satte sig tätt intill. ”Din tur”, sa {child}.

”Vilken är hopp?” sa {@a}.

”Grön”, sa {child}. ”Ta den tid du behöver.”

# curtsied-back
När {@a} kom för att släcka den kvällen klev {child} ur sängen, satte ena foten bakom den andra och neg.

{@A} tog tag i dörrkarmen, för knänas skull, och neg tillbaka.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
hennes
## if adult & !elder
{adult.his}
## if elder
{elder.his}
