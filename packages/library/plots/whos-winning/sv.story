title: Vem vinner?
title: Efter dig
guest man: Börje (han), Roland (han)
guest aunt: Bodil (hon), Lisbet (hon)

% Den vuxna (@a): {adult}, annars moster {aunt}.

# let-him-win
”Kan du inte låta honom vinna, bara för en gångs skull?” viskade {@a} i köket. ”Han har haft en sådan hemsk vecka.”

{child} svarade inte. {child.He} avskydde att förlora.[sport:  Man skulle bara ha sett {child.him} {play sport}.][school:  På {school} var det ingen som vågade spela mot {child.him} längre.][athlete:  Till och med {athlete} förlorar ibland, sa folk, men det hjälpte inte.] Och {man} en trappa upp, som kom ner och spelade schack varje söndag, avskydde det lika mycket.[city:  Två sämre förlorare fanns inte i {city}.] Förra söndagen skrek de så att grannen under bultade i taket, och en häst hamnade i såsen.

Men nu satt {man} där vid brädet med sitt långa ansikte, och hela ansiktet hängde. Det såg ut som en hemsk vecka. Så {child} tog sin drottning, blundade och ställde henne mitt framför hans torn.

# admiring-her
{Man} tittade på drottningen. Sedan tittade han ut genom fönstret och flyttade en bonde.

”Du kan ta min drottning”, sa {child}.

”Jaså? Det såg jag inte.”

”Du tittar ju rakt på henne.”

”Jag tycker att hon är vacker”, sa {man} och flyttade fram en löpare, så att vem som helst kunde ta den.

{child} fick sätta sig på händerna. Sedan flyttade {child.he} också en bonde.

”Vem vinner?” ropade {@a} från köket.

”Det gör {man}”, sa {child}.

”Det gör {child}”, sa {man}.

# after-you
Så höll de på i en timme. Pjäserna släppte fram varandra, som folk som ska in genom samma dörr. Efter dig. Nej, nej, efter dig.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] som skulle skriva upp poängen, hade inte skrivit något alls.][pet:  {@Petplay}][elder:  {Elder}[elder2:  och {elder2}] kom in, såg brädet och gick ut igen och satte sig.]

Till slut ställde {child} kungen mitt på brädet, alldeles ensam. {Man} sträckte fram handen. Den darrade. Då slog han till den med den andra.

# just-my-face
”Du förlorar ju med flit!” sa {child}.

”Det gör väl du också!”

”Bara för att du har haft en hemsk vecka!”

”Jag?” sa {man}. ”Jag har haft en strålande vecka. Det är du som har haft en hemsk vecka. Det sa {@a} till mig i trappan.”

”Det har jag inte alls. Men du såg så ledsen ut.”

”Nej, hör du”, sa {man}. ”Så här ser jag ut.”

# one-quiet-sunday
De tittade på varandra och sedan mot köket. Där inne nynnade någon[music:  på {@song}].

Det slutade nynna.

”Jag ville bara ha en enda lugn söndag”, sa {@a}.

”Det hade du fått”, sa {man}, ”om inte {child} hade varit så mycket bättre än jag på att förlora.”

”Det är jag inte alls”, sa {child}. ”Jag är sämre.”

”Ingen är sämre på det än jag”, sa {man} stolt.

{@A} suckade och ställde undan såsen.

# i-am
De ställde upp pjäserna igen. {child} tog sin drottning, men nu blundade {child.he} inte, och {man} kavlade upp ärmarna.

En stund senare bultade grannen i taket. I köket satt någon med en kudde för vart öra och undrade vem som vann.

”Jag”, sa {child} och {man}.

# @petplay
{Pet} orkade inte se på.
## if pet.dog
Hunden, {pet}, gick iväg med en bonde i munnen, och det var den enda som blev tagen.
## if pet.cat
Katten, {pet}, puttade ner en bonde på golvet, och det var den enda som blev tagen.

# @a
moster {aunt}
## if adult
{adult}

# @song
{music}
