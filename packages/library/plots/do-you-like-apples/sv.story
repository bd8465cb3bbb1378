title: Mjölkhornet
title: Tycker du om äpplen?
title: Den största nicken
guest budd: herr Rask (han), herr Modig (han)
guest minder: Gunilla (hon), Birgitta (hon)

% En enhörning går dit hornet pekar, och det här sitter löst. En nick pekar neråt. Borgmästaren passeras två gånger. Vem barnet är på torget med: {@first}.

# loose
{child} var på torget[city:  {in city}] med {@first} när det kom en enhörning. En sådan hade {child} velat se i hela sitt liv, och {child.he} såg genast vad det var för fel på den här.

Hornet satt löst.

En enhörning går alltid dit hornet pekar. Han kan inte låta bli. Nu vickade hornet åt vänster, så då gick enhörningen åt vänster, rakt igenom ett stånd med blomkål. Sedan vickade det åt höger, så då gick han åt höger, och när han kom ut på andra sidan hade han en rutig duk över huvudet.

# same-fish
”Ursäkta”, sa {child} och tog av honom duken. ”Jag tror att ditt horn är löst.”

”Jag vet”, sa enhörningen. Han var vit och ganska ung. ”Det är mitt mjölkhorn. Det måste ramla av innan det stora kan växa ut. Men det vill inte, och nu kommer jag aldrig hem. Jag har gått runt torget fyra gånger. Det är samma gädda varje gång.”

”Kan du inte dra ut det?”

”Jag har hovar”, sa enhörningen.

# wheelbarrow
Då tog {child} tag i hornet och drog, men det var inte redo än. Sedan höll {child.he} det rakt fram och styrde honom som en skottkärra, och det gick riktigt bra, ända bort till rådhuset. Där kom det ett bi.

Enhörningen hoppade bakåt. Hornet gled ur {child's} händer och tippade upp. Nu pekade det på himlen.

”Åh nej”, sa enhörningen. Och så gick han dit det pekade.

# up-the-clock
Han gick uppför rådhuset. Hovarna sa klapp, klapp mot tegelväggen, förbi första våningen, förbi andra våningen, förbi borgmästaren, som stod i sitt fönster och vattnade en blomma. Han gick uppför tornet och uppför klockan[athlete: , fortare än {athlete}]. Högst upp på flaggstången stannade han med alla fyra hovarna på guldkulan. Hornet pekade på ett moln, och han lyfte ena foten.

# nothing-to-walk-on
”Nej!” ropade {child}. ”Där finns ju ingenting att gå på!”

”Jag vet!” jämrade sig enhörningen. ”Men jag måste! Hur får jag det att peka neråt?”

Om enhörningen skakade på huvudet skulle han gå rakt ut i luften. Vad kan få ett huvud att gå neråt?

# apples
{child} satte händerna runt munnen. ”Tycker du om äpplen?” ropade {child.he}.

Enhörningen blev förvånad. Men äpplen tyckte han om. Han nickade.

Och när han nickade pekade hornet neråt, och då tog han ett steg nerför stången.

”Tycker du om socker?” ropade {child}.

Han nickade. Ett steg till.

”Tycker du om att bli kliad på halsen? Tycker du om att rulla dig? Tycker du om första dagen på sommarlovet?”

Nick, nick, nick. Steg, steg, steg. Nerför flaggstången, nerför klockan, nerför tornet. Hela torget stod och tittade.[elder:  {Elder}[elder2:  och {elder2}] nickade också, för att visa hur man gör.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] viftade ja till alltihop.]

# only-one-asks
”Tycker du om brysselkål?” ropade {budd}, som ville hjälpa till.

”Usch!” sa enhörningen och kastade upp huvudet. Då for hornet också upp, och han gick raka vägen tillbaka till guldkulan.

”Bara {child} får fråga!” skrek alla[friend: , och {friend}[!friend.known: , {child's} bästa vän,] stoppade ett äpple i munnen på {budd}].
## or
Då slog klockan fyra, precis ovanför honom.

DONG!

Enhörningen blev så rädd att han kastade upp huvudet. Då for hornet också upp, och han gick raka vägen tillbaka till guldkulan.

”Förlåt”, sa {budd}, som skötte klockan.

”Bara {child} får prata!” skrek alla och hytte åt klockan[friend: , och {friend}[!friend.known: , {child's} bästa vän,] hytte med båda händerna].

# past-the-mayor
Så {child} fick börja om. {Child.He} frågade om klöver och vattenpölar.[school:  {Child.He} frågade om pannkakorna {at school}.] {Child.He} frågade om morötter, långa och korta.[sport:  {Child.He} frågade om enhörningar tyckte om att {play sport}.][pet.cat / pet.other:  {Child.He} frågade om enhörningen ville träffa {pet} därhemma.][music:  {Child.He} nynnade på {music}, och då nickade enhörningen hela vägen igenom.] {Child.He} fick hitta på fler och fler saker, och enhörningen nickade åt varenda en, och hornet blev lösare och lösare. Förbi borgmästaren. Förbi andra våningen. Förbi första våningen. Och så stod han där på gatan, mitt framför {child}.

# biggest-nod
Nu hade {child} inga frågor kvar. {Child.He} var nästan hes. Så då frågade {child.he} det som {child.he} hade velat fråga hela tiden.

”Tycker du om mig?”

Enhörningen nickade den största nicken av alla.

Plopp.

# grain-of-rice
Hornet föll rakt ner i {child's} händer. Det var lätt som en fjäder och fortfarande varmt. Och i enhörningens panna satt en ny liten spets, knappt större än ett riskorn, och den vickade inte alls.

Den pekade rakt hem, över bron och in i den gröna skogen.

# straight-line
”Följ med mig till bron”, sa enhörningen. ”Du behöver inte säga ett ord.”

{child} tittade på {@a}. Och {@a} nickade.

Så {child} följde med, med armen över enhörningens hals, och han gick så rakt, så rakt.

# @first
{minder}, som bodde granne,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
