title: Gäspningen som gick sin väg
title: Ut genom örat
title: Inte ett dugg
guest driver: Chauffören (hon)

% Den vuxna (@a): {adult}, annars den vuxna. Det som familjen kryssat i är hållplatser på gäspningens väg.

# not-a-bit
Det var kväll, och {child} låg i sin säng och var inte trött. Inte i benen, inte i magen, inte ens i stortån.

”Inte ett dugg”, sa {child}.[athlete:  ”Jag är piggare än {athlete}.”]

Men just då kom det en gäspning. Den kom långt nerifrån, och den kittlade i halsen och ville ut. {child} knep ihop munnen. Gäspningen knuffade på.[!short:  {child} knep ännu hårdare. Det var verkligen besvärligt.]

Då gick gäspningen ut genom örat i stället. Plopp!

”Jaha”, sa gäspningen. ”Får jag inte vara hos dig, så går jag väl till någon annan.”

Och så gick den sin väg.

# down-the-street
Först gick den till {@a}, som torkade köksbordet. [!short: {@A} stannade mitt på bordet. ]”Aaaaah”, gäspade {@a}.[!short:  ”Vad skönt det var.”]

[pet.dog: Den gick till {pet} på mattan, och {pet.he} gäspade så att det pep i änden.

][pet.cat: Den gick till {pet} på stolen. {Pet.He} gäspade så att man såg alla tänderna[!short: , och sedan låtsades {pet.he} som ingenting].

][pet.other: Den gick till {pet} också. {Pet.He} gäspade pyttelitet.

]Sedan gick gäspningen ut genom brevlådan.

Nere på gatan kom buss nummer fyra. Gäspningen klev på.

”Aaaaah”, gäspade chauffören.

[!short: ”Aaaaah”, gäspade tanten med väskan.

”Aaaaah”, gäspade farbrorn med tuban.

]”Aaaaah”, gäspade bussen och öppnade båda dörrarna på en gång.

Så gäspningen klev av igen. [friend & !short: Den gick hem till {friend}[!friend.known: , {child's} bästa vän,] som gäspade så att nappen på nallen ramlade ur. ][friend & short: Den gick hem till {friend}, som gäspade i överslafen. ][elder: Den gick till {elder}, som löste korsord och gäspade med pennan i munnen.[elder2 & !short:  Och då gäspade {elder2}, som bara hade tittat på.] ][school: Den gick förbi {school}, där [!short: det var alldeles tomt, så där fick en stol gäspa|en stol fick gäspa]. ][sport: De stora som kunde {play sport} gäspade allihop[!short: , mitt i träningen]. ][music & !short: Den gick förbi ett fönster där någon spelade {music}, och det gick saktare, och saktare, och blev tyst.][music & short: Någon spelade {music}, saktare och saktare. ]

[!short: Den gick till brandstationen. Där satt fem brandmän på rad och putsade sina hjälmar.

”Aaaaah”, gäspade den första. Och den andra. Och den tredje. Och den fjärde. Och den femte gäspade så att han tappade hjälmen, och den rullade hela vägen hem till sin krok.

Den gick till parken. Där gäspade ankorna, fast bara lite, för ankor har så smal mun. ]Den gick till bageriet, och där gäspade alla munkarna, och det är därför de har hål.

## or
Först gick den till {@a}, som stod och letade efter en strumpa. [!short: {@A} stannade med huvudet i korgen. ]”Aaaaah”, gäspade {@a}.[!short:  ”Vad skönt det var.”]

[pet.dog: Den gick till {pet} i hallen, och {pet.he} gäspade så att det pep i änden.

][pet.cat: Den gick till {pet} på hatthyllan. {Pet.He} gäspade så att man såg alla tänderna[!short: , och sedan låtsades {pet.he} som ingenting].

][pet.other: Den gick till {pet} också. {Pet.He} gäspade pyttelitet.

]Sedan gick gäspningen ut genom nyckelhålet.

Nere på gatan kom buss nummer fyra. Gäspningen klev på.

”Aaaaah”, gäspade chauffören.

[!short: ”Aaaaah”, gäspade pojken med trumman.

”Aaaaah”, gäspade damen som skulle till operan.

]”Aaaaah”, gäspade bussen och lutade sig mot en lyktstolpe.

Så gäspningen klev av igen. [friend & !short: Den gick hem till {friend}[!friend.known: , {child's} bästa vän,] som gäspade så att det immade på fönstret. ][friend & short: Den gick hem till {friend}, som gäspade i överslafen. ][elder: Den gick till {elder}, som stickade på en strumpa och gäspade så att det blev ett hål i den.[elder2 & !short:  Och då gäspade {elder2}, som skulle ha strumpan.] ][school: Den gick förbi {school}, där [!short: det var alldeles tomt, så där fick en stol gäspa|en stol fick gäspa]. ][sport: De stora som kunde {play sport} gäspade allihop[!short: , mitt i träningen]. ][music & !short: Den gick förbi ett fönster där någon spelade {music}, och det gick saktare, och saktare, och blev tyst. ][music & short: Någon spelade {music}, saktare och saktare. ]

[!short: Den gick till simhallen. Där gäspade badvakten, och alla kunde se det, för det blåste upp vågor.

Den gick till hamnen. Där gäspade färjan så att man kunde köra ombord. ]Den gick till snickaren, och där gäspade alla bräderna, och det är därför det finns kvisthål.

# the-hippo
Den gick till djurparken[!short: , och där blev den kvar en stund. För där|, och där] fanns en flodhäst.

”AAAAAAAAAAH”, gäspade flodhästen.

Det var den största gäspning som någonsin har gäspats [city: i {city}|i den stan].[!short:  Det fläktade i alla träd.] Och gäspningen for rakt upp, över taken, över molnen, ända till månen.

”Aaaaah”, gäspade månen och släckte halva sig.

# all-but-one
Nu var det tyst överallt. [!short: Bussen sov. Chauffören sov. Flodhästen sov på mage i sitt vatten. ]Alla hade fått gäspa.

Alla utom en.

{child} låg i sängen och stirrade. [!short: {child.He} hade sjungit alla sina sånger. ][!short: {child.He} hade räknat sina fingrar två gånger, och det hade blivit tio och elva. ]Och nu, just nu, började det faktiskt kännas lite. I benen. Och i magen. Och allra mest i stortån.

# come-home
”{@Call}”, sa {child}. ”Jag tror att jag behöver min gäspning.”

”Var har du den då?” frågade {@a}.

”Den gick ut. Genom örat.”

[short: ”Oj då”, sa {@a} och öppnade fönstret. ”Då får vi väl ropa på den.”

|”Oj då”, sa {@a}. ”Då får vi väl öppna och ropa på den.”

{@A} öppnade fönstret på glänt. ]{child} satte händerna runt munnen och ropade, fast mycket tyst, eftersom alla sov:

”Gäspning. Nu får du komma hem.”

[!short: Först hände ingenting. Sedan hördes det små, små, släpande steg.

]Gäspningen kom ner från månen. [!short: Den kom förbi flodhästen. Den kom förbi alla som sov, och det var alla. ][!short: Den kom förbi buss nummer fyra. ]Den klättrade [!short: upp för stuprännan och ]in genom fönstret och satte sig på {child's} kudde.

”Får jag vara här nu?” sa gäspningen. ”Jag har gått så långt. Jag är så trött.”

”Ja”, sa {child}. ”Det får du.”

# the-best-one
Och {child} öppnade munnen, lika stort som en flodhäst. Gäspningen kröp in[!short: , vände sig ett varv] och lade sig till rätta.

”Aaaaaaaaaah”, gäspade {child}.

Det var den skönaste av alla. Den hade ju varit på månen.

”Aaaaah”, gäspade {@a}, som inte kunde låta bli.

Och den som hör det här har den nog hos sig nu.

# @a
den vuxna
## if adult
{adult}

# @call
Hör du
## if adult
{adult}
