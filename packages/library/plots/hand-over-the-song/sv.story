title: {captain} under bron
title: Hit med sången
title: Den tredje versen
guest captain: Blod-Britta (hon), Blod-Berit (hon)
guest leader: Torsten (han), Rune (han)
guest friend: Hanna (hon), Elis (han)

% Skeppet är för högt, så det måste bli tyngre, inte lättare. Det står två gånger. {leader} är körledare.

# not-a-pike
”Det där är ingen gädda”, sa {friend}[!friend.known: , [friend: {child's} bästa vän | som {child} alltid metade med]].

{child} höll med. Det som kom uppför ån hade tre master, arton kanoner och en svart flagga, och det var på väg rakt mot Gamla bron, där de satt med varsitt metspö.

Det var ett stort skepp och en låg bro. Först gick det bra. Sedan sa det krunsch, och stormasten satt fast en halv meter under {child's} stövlar.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] skällde ut den.]

”Vem har ställt en bro här?” vrålade någon.

# stuck
På däck stod en kapten med rött hår ner till bältet och guldringar i bägge öronen. Runt omkring henne stod tjugo sjörövare och såg åt andra hållet[sport: , som ett lag som just har förlorat i {sport}].

”Den har stått här i trehundra år”, ropade {child}.[school:  ”Det har vi läst om {at school}.”]

”Då har jag kört fel”, sa kaptenen. ”Kapten {captain}, de sju havens fasa. Är det här Karibien?”

”Det är [city: {city}|Torshälla]”, sa {friend}.

Kaptenen vände på sjökortet. Hon vände på det en gång till.

”Nåja”, sa hon. ”Karibien är kanske för varmt så här års. Men någonstans längre upp ska det finnas en [city: sjö|sjö som heter Hjälmaren], och den måste väl ha en skatt, den också.”

# overboard
Men nu satt de där. De försökte backa, men vinden låg på bakifrån. [age>=9: De försökte såga i bron, men den var av sten. ] De knuffade, svor och kastade mössorna i däcket, och det hjälpte inte ett dugg.[athlete:  Det hade inte hjälpt om de så hade haft {athlete} ombord.]

”Vi måste göra skeppet lättare”, sa {captain}. ”Kanonerna överbord!”

Plask, sa den första kanonen. Skeppet höjde sig en centimeter, och masten knakade. Plask, sa den andra. Masten knakade mer.

”Stopp!” ropade {child}. ”Det blir ju värre!”

# heavier
{child.He} hade kommit att tänka på badkaret. När {child.he} lade en tvål i sin båt sjönk den lite, och när {child.he} lade i en till sjönk den mer, ända tills vattnet nästan nådde över kanten.

”Ni ska inte bli lättare”, sa {child.he}. ”Ni ska bli tyngre! Då sjunker skeppet en bit, och masten följer med ner.”

Piraterna tänkte så att det syntes. Det hade aldrig hänt förr att någon bad dem sjunka för deras eget bästa.

”Men vi har ju ingenting mer att lasta”, sa {captain}. ”Det var därför vi skulle hämta en skatt.”

# tuesday
{Friend} rullade upp sin lina. ”Vilken dag är det?”

”Tisdag”, sa {child}. Och så lyste {child.he} upp. ”Det är tisdag!”

På tisdagar [adult: ledde {adult} kören. Manskören Dunder | sjöng kören. Manskören Dunder] hade fyrtiotvå medlemmar, och de flesta sjöng bas. De höll till i bygdegården alldeles intill, och just nu var det paus med smörgåstårta.

”[adult: {Adult}”, flåsade {child} i dörren. ”Hur mycket väger ni? | Hur mycket väger ni?” flåsade {child} i dörren. ”]Allihop tillsammans?”

”Det är en ganska personlig fråga”, sa [adult: {adult} | {leader}, som var körledare].

”Fyra ton”, ropade [adult: {leader}|någon] från tårtan. ”Efter den här biten.”

# two-by-two
En stund senare gick manskören Dunder ombord över landgången, två och två, i slips. {@Leader} gick först och hälsade artigt på en pirat med krok. För varje basröst som klev ner på däck suckade skeppet och sjönk en smula.[age>=9:  Tenorerna gjorde inte så mycket, men alla hjälper till efter förmåga.][elder:  {Elder}, som bara hade kommit för tårtans skull, hjälpte också till[elder2: , och det gjorde {elder2} med].] När den siste var ombord var masten bara en handsbredd för hög.

”En hand till!” ropade {friend}, som låg på magen på bron och mätte.

”Andas in”, sa {child} till kören. ”Nej, andas ut! Nej, vänta. Hoppa!”

”Vi hoppar inte”, sa {@leader}. ”Vi är en manskör. Men vi brukar stampa takten i tredje versen.”

# verse-three
Så de fick börja från början. De sjöng om våren och om en björk vid en sjö. Piraterna tog av sig mössorna.[pet.dog:  {Pet} sjöng andrabas.] När de kom till tredje versen stampade fyrtiotvå par finskor på en gång, skeppet neg i vattnet, toppen av masten dök, och vid ordet björk gled alltihop in under bron, mjukt som ett brev genom en brevlåda, och ut på andra sidan.

# in-the-rules
Det blev ett jubel som hördes ända till torget. Sedan tystnade det, för {captain} hade dragit sin sabel.

”Det var hyggligt gjort”, sa hon, och såg nästan olycklig ut. ”Men jag är pirat. Det står i reglerna att den som kommer ombord på mitt skepp ska bli rånad. Annars blir jag av med hatten.”

Körmedlemmarna kände i fickorna. De hade noter och halstabletter.

{Friend} kom springande över landgången och viskade något till {child}. {child} viskade något till {captain}. Då sken hon upp, högg sabeln i relingen och röt så att ankorna lyfte: ”Upp med händerna! Hit med sången!”

# robbed
Och så rånade hon dem på den. Det tog en timme, för piraterna ville ha alla fyra stämmorna[music: , och sedan ville de ha {@song} också]. Kören fick sjunga före, rad för rad, och {@leader} fick stå bredvid piraten med kroken och peka när det gick uppåt.[elder:  {Elder} sjöng med i alla fyra, fast ingen hade bett om det.]

”Nu har ni ingen sång kvar”, sa {captain} strängt när de gick i land.

”Nej”, sa {@leader}. ”Det är hemskt.”

{captain} gav {child} och {friend} varsin guldring, för hon hade ju bara en skalle att tänka med, sa hon, och den hade inte räckt.

Sedan seglade skeppet vidare. Kören hade ingenting kvar att öva på, så den fick gå hem.[pet & !pet.dog:  När {child} kom hem fick {pet}, {child.his} [pet.cat: katt|vän], titta länge på ringen.]

# on-the-beat
På kvällen stod fönstret öppet i {child's} rum. [adult: {Adult} satt på sängkanten | {child.He} låg i sängen] och nynnade på något, alldeles av sig själv, och hejdade sig.

[adult: ”Lyssna”, sa {child}. | Då satte {child.he} sig upp och lyssnade.]

Långt borta, där ån blir bred mellan ängarna, sjöng tjugo pirater om en björk. De sjöng fruktansvärt falskt. Men i tredje versen stampade de, precis på slaget.

# @leader
{leader}
## if adult
{adult}

# @Leader
{leader}
## if adult
{Adult}

# @song
{music}
