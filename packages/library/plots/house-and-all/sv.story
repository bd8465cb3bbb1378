title: Snigeln som skulle över
title: Saaakta, saaakta
title: Med hus och allt
guest friend: Ture (han), Majken (hon)
guest sitter: Jonna (hon), Ellen (hon)

% Snigeln är "den". Den stora (@a): {adult}, annars den äldre, annars barnvakten {sitter}.

# a-snail
Mitt på stigen satt en snigel.

”Stopp!” sa {child}.

[friend: {Friend}|Kompisen {friend}] stannade. [pet.dog: {Pet}, {child's} hund, stannade, fast {pet.he} ville lukta. ]{@A-first} stannade också, fast {@he} hade hela famnen full med spadar.

Snigeln hade ett brunt hus på ryggen och två små ögon på pinnar. Den tittade bort mot gräset på andra sidan stigen.

”Den ska dit”, sa {child}.

”Den ska hem[school:  från {school}]”, sa {friend}.

Och snigeln gick. Saaakta, saaakta.

”Är den framme nu?” frågade {friend}.

”Nej”, sa {child}. ”Inte än.”

# a-bicycle
Då kom en cykel. Pling, pling!

”Stopp!” ropade {child} och sträckte upp handen. ”Snigeln går!”

Cykeln stannade. Tanten på cykeln väntade[sport: , fast hon skulle {play sport}].

Och snigeln gick. Saaakta, saaakta.

”Är den framme nu?” frågade tanten.

”Nej”, sa {child}. ”Inte än.”

# a-dog
Då kom en hund[pet.dog:  till]. Flås, flås!

”Stopp!” ropade {friend} och sträckte upp båda händerna. ”Snigeln går!”

Hunden satte sig på rumpan. Farbrorn som höll i kopplet väntade.

Och snigeln gick. Saaakta, saaakta.

”Är den framme nu?” frågade farbrorn.

”Nej”, sa {child}. ”Inte än.”

# a-pram
Då kom en barnvagn. I vagnen låg en bebis och skrek. Uäää!

”Schhh”, sa {child}. ”Snigeln går.”

Och tänk, bebisen blev tyst. Den tittade på snigeln med stora ögon.

# everybody
[elder & adult: {Elder}[elder2:  och {elder2}] kom för att se var de blev av, och fick också vänta. ][elder2 & !adult: {Elder2} kom för att se var de blev av, och fick också vänta. ]Nu väntade [city: halva {city}|allihop]. Tanten och farbrorn och [pet.dog: båda hundarna|hunden] och bebisen och {@a} med spadarna. Ingen sa något alls.

Snigeln kröp till kanten. Den kände på ett grässtrå med ena ögat. Den kände med det andra. Sedan gled den in i det gröna, med hus och allt.

# there
”Nu!” sa {child}. ”Nu är den framme!”

”Hurra!” ropade {friend}, och alla hurrade[athlete:  som för {athlete}], fast tyst, för snigeln var nog trött.

Pling, sa cykeln. Flås, sa hunden. Och så gick alla åt sitt håll[music: , och tanten nynnade på {music}].

# to-bed
På kvällen skulle {child} gå och lägga sig. Det var långt till sängen. Det var hela hallen.

”Jag är en snigel”, sa {child} och tog täcket på ryggen.

”Då får jag vänta”, sa {@a}.[pet.cat:  Det fick katten {pet} också, som alltid skulle först.][pet.other:  ”Och {pet} får vänta.”]

Och {child} kröp. Saaakta, saaakta. Över tröskeln. Över mattan. Upp i sängen, med hus och allt.

# now
”Är du framme nu?” viskade {@a}.

{child} drog in huvudet under täcket. Sedan drog {child.he} in tårna.

”Ja”, hördes det inifrån huset. ”Nu.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A-first
Barnvakten {sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
