title: Allt på min sida
title: Strecket
title: Skepp eller slott
guest pal: Vera (hon), Nor (han)

% Regel: min sida, din sida, och ingen får gå över. Den man bråkar med är aldrig barnets egen bästa vän.

# never
På lekplatsen stod ett litet hus med tak och fönster. Där lekte {child} varje dag med {pal}, [friend: som bodde alldeles intill|som var {child.his} bästa vän]. Men den här dagen gick det inte alls.

”Huset är ett skepp”, sa {child}.

”Det är ett slott”, sa {pal}.

”Skepp!”

”Slott!”

”Du bestämmer alltid!”

”Du bestämmer alltid, alltid!”

{child} blev så arg att det kröp i händerna. ”Då leker jag aldrig med dig mer!”

”Då leker jag aldrig, aldrig med dig”, sa {pal}, för det är ett aldrig till.

”Gå hem!”

”Gå hem själv!”

Ingen gick hem. De hade kommit dit för att leka.

# the-line
{child} hade en krita i fickan. {child.He} började vid husets tröskel, under taket, och drog ett streck rakt ut på asfalten.

”Min sida”, sa {child}. ”Din sida. Och ingen får gå över.”

”Aldrig”, sa {pal}.

”Aldrig, aldrig”, sa {child}.

Då räckte {pal} ut tungan.

”Tungan är på min sida!” skrek {child}.

{pal} fick dra in den. Strecket gällde tungor också.

# mine-mine
Men ett streck ska vara rättvist. {child} ritade, och {pal} gick bredvid, på andra sidan, och såg efter att det blev rätt. De tittade bara på strecket, så att ingen skulle fuska.

[age>=5: De kom till en vattenpöl och tog hälften var. Alla fyra fötterna stampade. Det skvätte över gränsen från båda håll.

]De kom till ett träd, där en ekorre sprang runt, runt på stammen.

”Min!” sa {child}.

”Min!” sa {pal} på andra sidan.

”Min!”

”Min!”

Ekorren stannade. Den visste inte längre vems den var.

[elder & elder2: De kom till bänken, där {elder} och {elder2} satt, och strecket gick mitt emellan.

”Då är termosen min”, sa {elder2}.

”Men muggarna är mina”, sa {elder.short}.

][elder & !elder2: De kom till bänken, där {elder} satt.

”Vilken sida är jag på?” frågade {elder.short}.

”Lyft på fötterna”, sa {child}.

][adult & !elder: De kom till bänken, där {adult} satt.

”Vilken sida är jag på?” frågade {adult}.

”Lyft på fötterna”, sa {child}.

][pet.dog: [!pet.known: Hunden {pet}|{Pet}] lade sig tvärs över strecket.

”{pet.He} viftar åt mig”, sa {pal} i ena änden.

”{pet.He} tittar på mig”, sa {child} i den andra.

][pet.cat / pet.other: ”Vem får {pet}?” frågade {pal}.

”{pet.He} är hemma”, sa {child}. ”Och hel.”

][friend: {Friend}, som var {child's} andra bästa vän, kom förbi. ”Vilken sida ska jag vara på?”

”På strecket!” sa båda två, så {friend} fick gå balansgång.

][city: ”Ska vi dela hela {city}?” frågade {pal}.

”Lekplatsen först”, sa {child}.

][school: ”Och {school} då?”

”Jag tar framsidan. Du får ta baksidan.”

][sport: ”Får man {play sport} över strecket?”

”Bara var för sig.”

][athlete: ”Och vem får {athlete}?”

”Jag sa det först!”

”Jag tänkte det först!”

][music: De delade {music} också. {child} nynnade början, och {pal} fick nynna slutet.

]De gick runt gungorna och runt rutschkanan. De bråkade hela vägen, och hela vägen gick de bredvid varandra.

# all-round
Då tog det stopp, för det låg redan ett streck där. [friend: ”Här har jag varit förut”, sa {friend}.|”Vem har ritat det?” sa {child}.]

Det var deras eget. De var tillbaka vid huset. Strecket gick hela vägen runt, och {child} stod på insidan.

{child} såg sig om. Huset var på {child.his} sida. Gungorna också, och rutschkanan.

{pal} såg sig om. På {pal.his} sida fanns en papperskorg, och några nässlor, och resten av världen.

”Ha”, sa {child}. ”Jag fick allt.”

{pal} sa ingenting, utan gick och ställde sig vid papperskorgen.

# ship-ahoy
Nu fick huset vara ett skepp. {child} klev ombord.

”Skepp ohoj!” ropade {child.he}.

Det var ingen som svarade. Det var ingen som sa slott.

Så började det regna. Det trummade på taket, men inne i huset var det torrt. Borta vid papperskorgen fanns inget tak.

”Jag är inte blöt!” ropade {pal}, med vatten i hela ansiktet. [pet.dog: {Pet} gick rakt över strecket och satte sig bredvid {pal.him}. ]

{child} försökte vara arg en stund till, men det är svårt att vara arg ensam. Det kröp inte i händerna längre. Det var bara tomt i dem.

Allt var på {child's} sida. Det var bara {pal} som inte var det.

Men aldrig var aldrig, och ingen fick gå över.

# the-door
Då gick {child} ner på knä vid tröskeln, där strecket började. {child.He} spottade i handen och gnuggade. {child.He} gnuggade med handen och med hela ärmen, tills det fanns ett hål i strecket. Det var precis så brett som {pal}. Sedan ritade {child.he} en rund ringklocka på väggen under taket.

”Det är en dörr!” ropade {child}. ”Man får inte gå över. Men man får gå in!”

{pal} kom närmare, fast mycket långsamt.

”Måste man ringa på?”

”Ja.”

{pal} satte fingret på ringklockan. ”Pling plong.”

”Vem är det?”

”Det är jag.”

”Vilken jag?”

”Den du är arg på”, sa {pal}.

{child} kände efter en sista gång. ”Det har gått över”, sa {child.he}. ”Kom in.”

# you-choose
De fick sitta tätt, för {pal} droppade.

”Förlåt att jag sa aldrig”, sa {child}.

”Förlåt att jag sa aldrig, aldrig”, sa {pal}.

[elder: {Elder} kom med bullar, men ringde på först.

]”Du får bestämma vad huset är”, sa {child}.

”Nej, du”, sa {pal}.

”Slott”, sa {child}.

”Skepp”, sa {pal}, i precis samma ögonblick.

De såg på varandra, och sedan skrattade de så att de fick hålla i varandra. [music: De nynnade {music}, både början och slutet. ]Det blev ett slott som flöt.

# ding-dong
Det regnade hela natten, och på morgonen fanns det inget streck på hela lekplatsen. Men ringklockan satt kvar under taket.

{child} tryckte på den.

”Pling plong”, sa {pal} där inne.
