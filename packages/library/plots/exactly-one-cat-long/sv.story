title: Precis en katt lång
title: Linjen säger nej
guest groundsman: Roland (han), Kjell (han)

% Maskinen säger gniss, gniss, gniss, och det kan {friend} också, genom sin nya glugg. Gluggen i linjen och gluggen i munnen. Linjen går … och runt {pet}.

# the-squeaking
Gniss, gniss, gniss! Det var söndag morgon, och {groundsman} rullade målarmaskinen runt fotbollsplanen[city:  i {city}]. Där den hade rullat blev det en alldeles vit linje.

Framför gick {child} och [!friend.known: {child.his} bästa vän, ]{friend}. {child} höll i snöret, så att linjen skulle bli rak. {Friend} gnisslade. Maskinen gnisslade förstås själv, men {friend} hade fått en ny glugg i munnen, och genom den kunde {friend.he} gnissla precis likadant.

Gniss, gniss, gniss!

# lay-down
{child’s} katt, {pet}, följde också med. Ingen hade bett om någon katt. Och {pet} la sig i gräset, precis där linjen skulle gå.

”Katt”, sa {groundsman} och stannade.

”Det är bara {pet}”, sa {child}. Och så bar {child.he} bort katten och satte den under häcken.

{Pet} gick raka vägen tillbaka och la sig på precis samma ställe.

{Friend} flyttade på {pet}. {Pet} flyttade tillbaka. {Groundsman} sa ”snälla”. {Pet} tvättade en fot.

# go-round
”Utan linjer blir det ingen match”, sa {groundsman}. [sport & !sport.Soccer: ”Jag får väl gå runt.”

”Eller så kan alla {play sport}”, sa {friend}.|”Och den börjar klockan tio. Jag får väl gå runt.”]

[sport & !sport.Soccer: Men han gick runt.|Och det gjorde han.] Gniss, gniss, gniss … och runt {pet}.

# turned-the-corner
De svängde vid hörnet. Vem låg där, mitt i vägen, med magen i vädret?

Gniss, gniss, gniss … och runt {pet}.

De svängde vid nästa hörn, och där låg en svans.

Gniss, gniss, gniss … och runt {pet}.
## or
De kom till mitten. Vem satt där, mitt i vägen, och tittade på en skalbagge?

Gniss, gniss, gniss … och runt {pet}, och runt skalbaggen.

De svängde vid hörnet, och där låg en svans.

Gniss, gniss, gniss … och runt {pet}.

# bumps
Nu kom hela laget, i sina röda tröjor[school: , och halva {school} som skulle titta på].

”Vad är det för bulor på linjen?” sa målvakten.

”Det är {pet}”, sa {friend}. ”Alla är {pet}.”

Nu var bara mållinjen kvar, och just då hade {pet} gått och satt sig under häcken. Gniss, gniss, gniss, sa maskinen, rakt som ett streck, nästan ända fram. Gniss, gniss …

Pffft.

# empty
{Groundsman} tittade ner i burken. ”Slut”, sa han. ”All färg gick åt till bulorna. Och utan linje blir det ingen match.”

{child} tittade på gluggen i linjen. Den var inte stor.

”Den är precis en katt lång”, sa {child}.

”{Pet}!” ropade alla. ”Kom då, {pet}! Kisse, kisse, kisse!”

{Pet} tittade åt ett annat håll.

”{Pet} kommer inte om man ber om det”, sa {child}. ”{Pet} kommer bara för att vara i vägen.”

# no-squeak-left
Och då visste {child} vad {child.he} skulle göra. {Child.He} tog tag i den tomma maskinen och sköt den framför sig, väldigt långsamt, som om den vore full.

Men det fanns ingenting kvar i den, inte ens ett gniss.

”{Friend}”, viskade {child}, ”gnissla!” Och {friend} gnisslade, genom gluggen.

Gniss … gniss … gniss …

# from-end-to-end
Ut ur häcken kom två öron. Sedan kom resten. {Pet} gick över gräset, förbi hela det röda laget, och tittade på stället där linjen skulle gå. Och där la {pet.he} sig. {Pet.He} sträckte ut frambenen så långt de räckte, och bakbenen så långt de räckte, och fyllde hela gluggen, från den ena änden till den andra.

”Det kallar jag linje”, sa {groundsman}. ”En fin, [breed.Sphynx: skrynklig|lurvig] linje.”

# the-line-says-no
Så blev det match. De sprang och de sparkade[athlete: , nästan som {athlete}], och alla sprang runt {pet}. En gång kom bollen rullande, saktare och saktare, ända fram till det [breed.Sphynx: skrynkliga|lurviga]. {Pet} la fram en tass. Bollen stannade.

”Är det mål?” sa alla.

[elder: ”Ja”, sa {elder} på bänken.

][elder2: ”Aldrig”, sa {elder2}.

]{Groundsman} böjde sig ner och tittade på {pet}. {Pet} gäspade.

”Linjen säger nej”, sa {groundsman}.

Så ingen vann, och ingen förlorade, och {friend} gick hem och gnisslade [music: på {music}|så tyst det gick], och {child} och {pet} gick hem utan ett gniss.

# the-whole-night
När {child} skulle gå och lägga sig den kvällen låg det redan någon mitt i sängen, lång som en linje.

{child} bar inte bort katten. {Child.He} sa inte ens ”snälla”. {Child.He} la huvudet på ena sidan och knäna på den andra, och drog upp täcket … runt {pet}.

[adult: ”God natt”, sa {adult} och släckte lampan, | Sedan slocknade lampan,] och hela den tysta natten gick runt {pet}.
