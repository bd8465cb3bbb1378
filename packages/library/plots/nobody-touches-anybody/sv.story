title: Tjugo strumpor
title: Det ligger någon i min säng
title: Ingen rör någon
guest elder: mormor (hon), farmor (hon)

% Den som sagan är hos är den äldre som är vald, annars mormor. Tjugo strumpor och tjugoett äpplen: det sista äter de upp. Hunden älskar strumpor och bär den där äpplet gungar; katten ligger i väskan och rör vid saker; vännen sover över, i pyjamas med fötter.

# a-very-soft-bag
{child} hade packat sin väska alldeles själv, för {child.he} skulle sova över hos {@host}[friend:  med [!friend.known: sin bästa vän ]{friend}]. Det var en väldigt mjuk väska[city: , kanske den mjukaste i {city}].

”Vad har du i den?” frågade [friend: {friend}|{elder.short}].

”Strumpor”, sa {child}.

”Och pyjamas?”

”Strumpor.”

”Tandborsten då?”

”Den ligger i en strumpa.”

{Elder.short} [pet.cat: lyfte ut [!pet.known: katten ]{pet} och ]tittade ner i väskan. Tjugo strumpor, och en av dem hade borst[pet.dog: , och i en drog [!pet.known: hunden ]{pet}]. ”Ja ja”, sa {elder.he}, ”[athlete: inte ens {athlete} behöver så många. Men ]då är det i alla fall ingen som fryser om fötterna i natt. Kom, så ska [friend: ni få se er|du få se din] säng.”

# somebody-in-it
{Elder.short} öppnade dörren till lilla rummet. Där tvärstannade {elder.he}. ”Men {child}, det hade jag alldeles glömt. Det ligger redan någon i den.”

Täcket var knöligt från ena änden till den andra. [friend: {child} och {friend} lyfte på varsitt hörn|{child} lyfte på ett hörn]. I sängen låg det äpplen, röda och gröna, hela vägen från kudden och ner.

”De ska räcka hela vintern”, sa {elder.short}. ”Och de får inte röra varandra, inte ett enda. För om de rör varandra och ett blir brunt, då blir alla bruna. Och i sängen var det ju så gott om plats.”

{child} räknade dem[school: , som man gör {at school}]. De var tjugoett stycken.

”Då får de väl sova någon annanstans”, sa {child.he}.

# bump
De provade tekopparna. Ett äpple i varje kopp, och ingen rörde någon. Det var perfekt.

”Och vad ska vi dricka vår choklad ur?” frågade [friend: {friend}|{elder.short}].

Då fick äpplena flytta ut igen.

De provade fönsterbrädan. [pet.cat: Där satt {pet} och petade med tassen på det första äpplet. Det|Men det första äpplet] rullade in i det andra, och det andra rullade in i det tredje, och duns, duns, duns, låg allihop på mattan[pet.dog: , där {pet} försökte sova].

# knock
De provade badkaret. {child} la dit dem ett och ett, långt ifrån varandra. ”Ingen rör någon”, sa {child.he} till dem, och äpplena låg blickstilla. {child} [friend: och {friend} ]smög mot dörren.

Då började ett av dem rulla. Sedan rullade ett till. Och klonk, klonk, klonk, rullade alla tjugoett ner till hålet i botten och låg där i en hög.

”De myser”, sa [friend: {friend}|{child}].

# another-day
Nu började det bli mörkt. {Elder.short} tittade på badkaret, och på sängen, och på klockan.

”Det går inte, hjärtat”, sa {elder.he}. ”Jag kan ju inte lägga [friend: er|dig] i badkaret. Vi får ringa [adult: {adult} | hem], så kommer [friend: ni|du] och sover över en annan dag.”

En annan dag! {child} sa ingenting. {Child.He} gick och hämtade sin väska[pet.cat: , där {pet} redan låg]. Sedan gick {child.he} och hämtade ett äpple, ett litet rött, för något ville {child.he} ha med sig hem från {elder.short}. Och för att äpplet inte skulle slå sig på vägen stoppade {child.he} det i en strumpa.

# in-the-toe
Det gled ner, ända ner i tån. Där blev det liggande. [pet.dog: Då tog {pet} strumpan i kanten och gick sin väg med nosen i vädret. Och äpplet|[pet.cat: {child} höll upp strumpan, och {pet} puffade till den med tassen. Äpplet|{child} höll upp strumpan, och äpplet]] gungade fram och tillbaka och rörde inte vid någon.

”Ring inte!” sa {child}. ”Har du ett tvättstreck, {elder.short}?”

# twenty-socks
Det hade {elder.short}, och klädnypor också. De spände strecket tvärs över lilla rummet[elder2: , och {elder2} knöt knutarna]. {child} tog ut tandborsten ur strumpan. Sedan stoppade {child.he} i äpplena, ett i varje, [friend: {friend} räckte upp strumporna ]och {elder.short} hängde upp dem[music:  och nynnade på {music}]: en randig, en prickig[sport:  som {child.he} brukade ha när {child.he} skulle {play sport}], en med hål på, så att äpplet kunde titta ut. Tjugo strumpor på rad, med luft emellan.

”Ingen rör någon”, sa {child}[pet.dog / pet.cat: , mest till {pet}].

”Vilken tur att någon packade tjugo strumpor”, sa {elder.short}.

”Jag tänkte att de kunde behövas”, sa {child}.

# the-last-one
Ett äpple var kvar. De tittade på det. Det fanns ingen strumpa till det någonstans.

Så {elder.short} skar det [friend & elder2: i fyra bitar|[friend / elder2: i tre bitar|mitt itu]], och så åt de upp det[friend:  till chokladen].

# busy
{child} borstade tänderna[friend: , och {friend} kröp ner i fotändan, i en pyjamas med fötter]. Som pyjamas fick [friend: {child}|{child.he}] låna {elder.short's} blå tröja, som räckte ner över knäna. Under den stack det fram tio bara tår[pet.dog: , och {pet} luktade på allihop].

”Fryser du om fötterna?” frågade {elder.short}.

”Lite”, sa {child}. ”Alla mina strumpor är upptagna.”

Då satte sig {elder.short} på sängkanten, drog av sig sina egna raggsockor och satte dem på {child}. De var fortfarande varma.

# nobody-touched-anybody
Nu var sängen slät och platt, och den luktade äpple.[pet.other:  Det skulle {child} berätta för {pet}.] {Elder.short} släckte lampan.[friend:  {Friend} sov redan.] Uppe på strecket gungade strumporna fram och tillbaka, långsammare och långsammare, och sedan hängde de stilla.[pet.dog:  Under alla tjugo sov {pet}.][pet.cat:  I den tomma väskan sov {pet}.] Ingen rörde någon.

Bara {elder.short}. {Elder.He} höll {child} i handen.

# @host
{elder}
## if elder2
{elder} och {elder2}
