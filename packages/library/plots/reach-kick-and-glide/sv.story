title: Kapten Dunders tvätt
title: Kon som hade för många ben
title: Sträck, sparka och glid
guest hero: Conny (han), Roland (han)
guest minder: Gerd (hon), Maj (hon)
guest friend: Melker (han), Alva (hon)

% Den som har manteln på sig, eller i sig, flyger. {child} är kons bakdel, {friend} är framdelen. Den med strumporna (@runner): {adult}, annars den äldre, annars Gerd, som har tvättiden.

# nothing-on
Mannen i tvättstugan hade bara en handduk på sig. Han var den största man som {child} och {friend} hade sett, och handduken var inte särskilt stor. {@First} parade ihop strumpor och märkte ingenting.

”Han har inga kläder”, viskade {friend}, [friend: {child's} bästa vän|som bodde i huset bredvid].

”Han har stövlar”, viskade {child}.

Det var röda stövlar med blixtar längs sidorna, och {child} kände igen dem. {Child.He} var {age} år, och mer än allt annat ville {child.he} bli superhjälte.

# a-whole-lorry
”Du är Kapten Dunder!” sa {child}.

”Sch!” sa mannen. ”Bara med manteln på. Utan den är jag {hero}. Och jag har inte ens bokat tid.”

Han pekade på tvättmaskinen. Där snurrade en röd mantel och ett par jättelika kalsonger, runt, runt[music: , i takt med {@song} på radion].

”Brunsås”, sa han. ”En hel lastbil.”

# in-the-fountain
Då pep det i {hero's} klocka: BIP, BIP, BIP. ”Nödläge!” sa han. ”Ko i fontänen!”

De tittade ut genom fönstret. Mitt på torget[city:  {in city}] låg fontänen, och mitt i fontänen satt en stor fläckig ko. Hon hade klivit i för att dricka, och nu kom hon inte upp.

# very-hot
Pling, sa maskinen. {hero} drog ut sin mantel. Den hade blivit liten som ett örngott.

”Aj då”, sa {hero}. ”Nittio grader.”

Han provade den. Den såg ut som en näsduk.

Sedan tittade han på {child}. Och {child} tittade på manteln, som var precis i {child's} storlek.

”Du skulle väl inte kunna tänka dig?” sa {hero}.

”Jo”, sa {child}. ”Det skulle jag kunna.”

# one-finger
Manteln sprakade till, så att det kändes ända ner i {child's} strumpor. Fötterna lyfte från golvet, precis så högt som ett trappsteg. Ut genom dörren flög {child.he}[pet.dog: , förbi {pet}, {child.his} hund, som satt utanför,] och tvärs över torget, med {friend} springande efter, och {@runner} efter {friend} med famnen full av strumpor. {child} satte ett finger under kon och lyfte. Upp kom hon, drypande våt, och {child} ställde ner henne på gatstenarna. Alla klappade i händerna[elder & adult: , och {elder}[elder2:  och {elder2}] klappade högst].

# eating-you
”Så bra gjort!” sa {friend}. ”Det är bara en sak … {child}, hon äter på dig.”

Kon hade aldrig känt något som luktade så gott som ren tvätt. Tugg, tugg, sa kon. Glupp!

{child's} fötter kom ner på marken, duns.

Och kons fötter lämnade den.

# over-the-clock
”Mu?” sa kon.

Upp steg hon, förbi brevlådan. Upp steg hon, förbi taket på bussen. Hon hängde ovanför rådhusklockan som en stor fläckig ballong, och benen dinglade.[school:  Hon syntes ända till {school}.]

”MUUUUU!” sa kon. Hon tyckte inte alls om det.

# only-me
”Kapten Dunder!” ropade {child}. ”Gör något!”

Men Kapten Dunder stod i dörren till tvättstugan och höll fast sin handduk.

”Jag är bara {hero}!” ropade han. ”Det finns ingen mer mantel!”

Nej, det fanns ingen mantel någonstans. Det fanns bara {child}.

# look-at-me
{child} tittade upp på kon. Hon ramlade inte. Hon visste bara inte vad hon skulle göra med benen. [sport.Swimming: Precis så är det när man ska lära sig {play sport}, innan någon har visat hur man gör.|Precis så är det i simhallen, innan någon har visat hur man gör[sport: , och första gången man ska {play sport}].]

Så {child.he} lade sig på mage på en bänk.

”KON!” skrek {child.he}. ”TITTA PÅ MIG!” Och så gjorde {child.he} sina allra bästa grodben.[athlete:  {athlete} hade varit stolt över dem.]

Kon tittade ner. Hon sparkade med bakbenen. Men frambenen bara hängde, och hon for runt, runt, med nosen neråt.

# too-many-legs
”Hon har för många ben!” sa {child}. ”Jag hinner inte med alla!”

”Jag tar dem där fram”, sa {friend}. {Friend.He} lade sig på nästa bänk och sträckte ut armarna.

”STRÄCK!” skrek {friend}.

”SPARKA!” skrek {child}.

”Och GLIIID!” skrek de båda två.

Kon sträckte. Kon sparkade. Kon gled, ett helt varv runt klockan, med öronen rakt ut åt sidorna.

”Mu”, sa hon, med en helt annan röst.

# on-all-four
Så kom hon runt igen, lägre och lägre, och landade på alla fyra och blåste varm luft i nacken på {child}.

”Det hade jag aldrig kunnat lära henne”, sa {hero}. ”Jag kan inte ens simma.” Sedan hämtade han kalsongerna ur torkskåpet och tog bussen hem för att vila sig. Det hade han inte gjort på tjugotvå år.

# one-of-them
”Så nu är det kon som är superhjälten?” sa {friend}.

”Hon är en av dem”, sa {child}. ”Det är en framdel och en bakdel också.”

# across-the-moon
På kvällen, när {child} låg i sin säng, hörde {child.he} en kattunge som grät, högt uppe på någons mur.[pet.cat:  {Pet}, {child's} katt, satte sig upp och lyssnade.][pet.other:  Så högt hade inte ens {pet} kommit.] {child} viskade mot fönstret.

”Sträck. Sparka. Och glid.”

Något stort for förbi, tvärs över månen. Kattungen slutade gråta.

Och högt ovanför taken var det någon som sa: ”Mu.”

# @First
{minder}, som hade tvättiden,
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  och {elder2}]

# @runner
{minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @song
{music}
