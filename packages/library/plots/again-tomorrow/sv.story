title: Igen, sa bussen
title: Igen i morgon
guest driver: Göte (han), Roland (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Igen! Igen, igen!”, högre, sedan gråtande, sist alldeles tyst. Låt barnet göra dörrarna, och pusta ut i slutet.
% Den som åker med: {adult}, annars den äldre, annars {minder}.

# round-the-pond
{child} satt längst fram i den lilla röda bussen[city: , den minsta i {city}], bredvid {@comes}. Bussen körde runt dammen, förbi änderna och förbi bänken, och stannade vid hållplatsen. Pling!

”Sista hållplatsen”, sa {driver}, som körde bussen[school: , varje morgon till {school}]. ”Alla ska av. Bussen ska gå och lägga sig.”

Han öppnade dörrarna. Pyyys.

# again
Men bussen stängde dem. Pyyys!

”Igen!” sa bussen. ”Igen, igen!”

[friend: ”Igen!” sa {Friend}[!friend.known: , {child's} bästa vän,] på sätet bakom.

]Och iväg bar det runt dammen, förbi änderna och förbi bänken. Pling![pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville också titta ut.][pet.cat:  Hemma fick [!pet.known: katten ]{pet} vänta på maten.][pet.other:  Hemma fick {pet} vänta på maten.]

# elbows
”Hoppsan!” sa {driver}. ”Där måste jag ha kommit åt något med armbågen. Sista hållplatsen. Alla ska av.” Och så höll han fast båda armbågarna, så att de inte skulle göra om det.

Pyyys, sa dörrarna och gick upp.

Pyyys, sa dörrarna och gick igen.

”Igen!” sa bussen, högre. ”Igen, igen!”

Runt körde den, förbi änderna och förbi bänken. Pling!

# every-button
”Det är knappen”, sa {driver}. ”Det är säkert knappen.” Han tryckte på alla knappar han hade[athlete: , lika fort som {athlete}]. Torkarna vinkade. Lamporna blinkade. Tutan tutade.[music:  Radion spelade {music}.] ”Så. Sista hållplatsen.”

Pyyys. Pyyys!

”IGEN!” sa bussen. ”Igen, igen!”

[age>=4: ”Den kanske vill ha kaffe?” sa {driver} och tog fram sin termos.

Bussen ville inte ha kaffe. Då drack {driver} upp det själv, för någon måste ju.]

# wipers
Men nu var bussen trött. Den körde sakta förbi änderna. Den körde ännu saktare förbi bänken. Den vinglade. Den gäspade med båda dörrarna. Den snörvlade. Och när den kom till hållplatsen grät den, med båda torkarna, fast det inte regnade ett dugg.

”Igen”, snyftade bussen. ”Igen, igen.”

”Nej, nu får du sluta”, sa {driver}.

”Den kan inte”, sa {child}.

# it-cant
{child} visste precis hur det är.[elder & adult:  {Child.He} hade varit hos {elder}[elder2:  och {elder2}] hela dagen och sagt ”igen”.][elder2 & !adult:  {Child.He} hade varit hos {elder2} hela dagen och sagt ”igen”.] Man har så roligt, så roligt[sport: , som när man får {play sport}]. Man är så trött. Och då säger någon ”sista hållplatsen”.

{Child.He} lutade huvudet mot rutan, och då lutade bussen sig lite den också.

# tomorrow
Sedan sträckte {child} fram handen och klappade bussen, precis under den stora framrutan. Klapp. Klapp. Klapp.

”Igen i morgon”, sa {child}.

Torkarna stannade.

”Igen?” sa bussen.

”I morgon”, sa {child}. Klapp. Klapp. ”Förbi änderna.”

”Och förbi bänken?”

[age>=4: ”Och förbi bänken.”

”Och så pling?”

”Och så pling.”

”Två pling?”

”Två pling. Igen i morgon.”|”Och förbi bänken. Igen i morgon.”]

[friend: ”Jag med”, sa {Friend}.]

# long-breath
Bussen tänkte på det. Sedan pustade den ut, länge, länge. Så kan du också göra. Pyyyyyyyys …

Och dörrarna gick upp, och de stannade uppe.

# out-went-a-light
{child} och {@a} klev av[friend: , och {Friend} med][pet.dog: , och {Pet} hoppade]. {Driver} klev också av, med termosen under armen. Bussen släckte ena lampan. Den släckte andra lampan också.

”Igen”, sa den, alldeles tyst. ”Igen … igen …”

”I morgon”, sa {child}.

# asleep
Och {child.he} tog {@whose} hand, och så gick de hem, förbi änderna, som redan sov.

# @comes
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
