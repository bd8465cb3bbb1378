title: Två klädnypor till allting
title: En krokodil för kort
title: Annars tar vinden det

% Det är hemma hos {elder}, och {child} sover över där. Nattskjortan är "den", krokodilen "han".

# or-the-wind-will-have-it
”Två klädnypor till allting”, sa {elder}, ”annars tar vinden det.” Och så gick {elder.he} in för att röra i soppan, så att den inte skulle bränna fast[music: , och nynna på {@song}].

{child} stod på en hink och hängde upp resten av tvätten alldeles själv. {Child.He} hängde upp handdukarna: två klädnypor på varje. {Child.He} hängde upp örngotten: två klädnypor på varje. [sport: {Child.He} hängde upp det man har på sig för att {play sport}: två klädnypor där också. ]Sist kom {elder.short's} nattskjorta. Den var lila, med gula ankor på, och nästan lika stor som ett tält[city: , så att man kunde ha sett den ända från {city}].

# one-will-do
Nu låg det två klädnypor kvar i påsen.

{child} satte den ena på nattskjortan. Men den andra hade en så fin mun när man klämde på den. Den öppnade sig och den stängde sig. Snapp, snapp. Det var helt klart en krokodil[friend: , det skulle {friend} också ha sagt, och {friend.he} var {child’s} bästa vän].

”Det räcker med en”, sa {child} och stoppade krokodilen i fickan.

# it-waved-one-sleeve
Bakom skjulet stod vinden och väntade.

Först fyllde den magen på nattskjortan. Sedan fyllde den armarna. Och sedan, pling, flög klädnypan av, och nattskjortan for rakt upp och över häcken. Den vinkade med ena ärmen.[pet.cat:  På skjulets tak satt [!pet.known: katten ]{pet} och såg den fara förbi.]

”{Elder.short}! {Elder.short}!” skrek {child}.

{Elder} kom utspringande med soppsleven i handen. ”Min nattskjorta!”

”Det var vinden som tog den”, sa {child}. Och det var sant. Men det var inte hela sanningen, och krokodilen kändes tung i fickan.

# lovely
De sprang längs vägen[pet.dog: , efter [!pet.known: hunden ]{pet}, som sprang först]. De tittade över grinden till hagen. Där hade nattskjortan landat, på bondens tjur. Huvudet hade åkt rakt igenom halshålet, och han var jättefin. Han slickade sig på ena axeln. Han skulle just gå och titta på sig själv i vattenhon, men då sa vinden svisch, och så for den i väg igen.

# nobody-knew-what-to-say
Den flög över fotbollsplanen. ”Ta den!” ropade {elder}. Målvakten slängde sig och missade, och domaren blåste i pipan och sa att det stod ett noll till nattskjortan.

[school: Den flög över {school} och vinkade dit också.

]Den flög över dammen. Ankorna tittade upp och såg ankor, och ankorna på nattskjortan tittade ner och såg ankor, och ingen visste vad man ska säga.
## or
Den flög över blåsorkestern i parken. ”Ta den!” ropade {elder}. Dirigenten pekade på den med sin pinne, och hon som spelade tuba trodde att det var hennes tur och blåste den ännu högre upp.

[school: Den flög över {school} och vinkade dit också.

]Den flög över dammen. Ankorna tittade upp och såg ankor, och ankorna på nattskjortan tittade ner och såg ankor, och ingen visste vad man ska säga.

# well-thats-that
Till slut flög den rakt in i häcken vid korsningen, där häcken är som högst, och där satt den fast. {Elder} hoppade[athlete: , som om {athlete} stod och tittade på]. {Elder.He} nådde inte. {Elder.He} satte sig på den stora stenen, alldeles andfådd, med håret på sned.

”Ja, det var den det”, sa {elder.he}. ”Och jag som tyckte så mycket om den. Dumma vind.”

# does-he-bite
{child} tittade på sina skor.

”Det var inte bara vinden”, sa {child.he}. ”Det var jag. Jag tog bara en klädnypa. Den andra var en krokodil.” Och så tog {child.he} fram den och visade.

{Elder} tittade länge på krokodilen.

”Bits han?” frågade {elder.he}.

”Bara i näsor”, sa {child}, och rösten darrade lite.

”Bits han i nattskjortor?”

# by-exactly-one
{child} funderade. {Elder} reste sig och ställde sig tätt intill häcken. Och {child} klättrade upp på stenen, och från stenen upp på {elder.short's} axlar, och sträckte sig så högt det gick. Armen var för kort. Den var precis en krokodil för kort.

Snapp! Han högg nattskjortan i fållen, och han släppte inte taget.

# a-bit-of-hedge
När de kom hem hade soppan bränt fast, så de åt smörgås[elder2: , och {elder2} åt flest]. Och när det var läggdags kom {elder} in för att säga god natt. {Elder.He} hade ankorna på sig, med lite häck på ena axeln och tjurslick på den andra.[pet.other:  {Pet} sov redan.]

Ute var vinden uppe och gick. Den skakade i fönstret. Den letade efter något att göra.

# or-the-wind-will-have-you
{Elder} kände efter i fickan. {Elder.He} satte en klädnypa i ena hörnet av {child’s} täcke. Sedan satte {elder.he} krokodilen i det andra hörnet, där han såg hela rummet.

”Två klädnypor”, sa {elder} och pussade {child.him}. ”Annars tar vinden dig.”

Vinden kom och tittade in genom rutan. Den tittade på {child}, som redan sov. Den tittade på den första klädnypan. Den tittade på krokodilen.

Sedan gick den för att se vad grannen hade hängt ute.

# @song
{music}
