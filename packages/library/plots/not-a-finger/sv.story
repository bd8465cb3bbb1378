title: {Cow} är lös
title: Inte ett finger
title: Ifall någon kom förbi
guest elder: mormor (hon), farmor (hon)
guest cow: Dagmar (hon), Rosamunda (hon)
guest farmer: Bengt (han), Ragnar (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som steker är familjens egen, annars mormor. Den som ringer (@a): {adult}, annars {minder}.
% Kliv. Kliv. sägs sakta. Det sista är inte lustigt utan snällt.

# dark-in-the-kitchen
{child} och {elder} åt pannkakor när det blev mörkt i köket. Det berodde på att det stod en ko i fönstret.

Kon tittade på {child}. {child} tittade på kon. Sedan stack hon in huvudet mellan gardinerna, slickade upp en pannkaka från fatet och gick därifrån.

”Det där var {cow}”, sa {elder.short}. ”{Farmer's} ko. Hon ska inte vara här.”

”Hon tog min pannkaka”, sa {child}.

”Då är det vi som får ta fast henne. På med stövlarna.”[pet.dog: 

[!pet.known: Hunden {pet}|{Pet}] hade hoppats på samma pannkaka. Nu fick {pet.he} stanna hemma och vakta fatet.][pet.cat: 

[!pet.known: Katten {pet}|{Pet}], som hade legat på fönsterbrädan, var våt i pälsen. {Pet.He} såg länge efter kon.]

# a-good-mood
Det var inte svårt att se vart {cow} hade gått. Hon hade gått genom {elder.short's} rabatt, där det nu fattades nio [season.spring: tulpaner|solrosor]. Sedan hade hon gått genom grannens tvätt. Borta på vägen såg de henne. Hon hade ett örngott på ena hornet och såg ut att vara på gott humör.

”{Cow}!” ropade {elder.short}. ”Stanna!”

{Cow} började springa.

# the-latch
De sprang efter, förbi brevlådorna och mejeriet. Vid affären kom {farmer} själv, röd i ansiktet, med ett rep.

”Hur kom hon ut?” flåsade {elder.short}.

”Jag begriper det inte!” flåsade {farmer}. ”Jag satte på haspen. Jag satte på den i går också, och då åt hon upp prästens vinbärsbuske!”

Nu sprang de tre stycken. {Cow} sprang fortare.[athlete:  {Cow} sprang fortare än {athlete}.]

# bridal-veil
Vid hållplatsen kom brevbäraren på sin moped och hängde på. Vid kyrkan kom prästen, som tänkte på sin buske. På fotbollsplanen höll flicklaget på att träna, och de hängde på allihop, hela laget och en målvakt i reserv. De ropade och viftade med armarna och sprang åt alla håll.

Men ju fler som sprang efter {cow}, desto fortare sprang hon. Hon tog hörnflaggan i förbifarten och åt upp den. Hon sprang rakt igenom målet, så att nätet hängde efter henne som en brudslöja.[friend: 

Bakom målet stod {friend}[!friend.known: , {child's} bästa vän]. ”Hej!” ropade {friend.he} och hoppade undan. ”Är det bröllop?”]

# on-the-back
{child} kunde inte springa mer[sport: , fast {child.he} kunde {play sport} en hel dag]. {Child.He} hade håll, och {child.he} hade bara fått en halv pannkaka. {Child.He} satte sig mitt på planen. Sedan la {child.he} sig raklång på rygg och såg på molnen.

{Cow} saktade in.

Hon tittade på brevbäraren, som viftade. Det hade hon sett förut. Hon tittade på prästen, som hoppade. Det hade hon också sett. Men ett barn som låg ner mitt i alltihop och inte ville henne någonting? Det hade hon inte sett.

# not-a-finger
{Cow} tog ett steg åt {child.his} håll.

{Elder.short} såg det. {Elder.He} grep tag i {farmer's} tröja.

”Still”, väste {elder.he}. ”Allihop. Inte ett finger.”

Prästen stannade på ett ben. Flicklaget stod som ett staket[school: , som när det är fotografering {at school}].

# hello
{child} hörde hur det kom. Kliv. Kliv. Det blev mörkt igen, precis som i köket. {Child.He} såg två stora näsborrar och väldigt långa ögonfransar. Varm luft blåste {child.him} i ansiktet, och den luktade gräs, [season.spring: tulpan|solros] och lite pannkaka.

Sedan slickade {cow} {child.him}, från hakan och hela vägen upp till håret. Det kändes som sandpapper.

”Hej, {cow}”, sa {child}.

{Child.He} reste sig långsamt, så långsamt {child.he} kunde. {Child.He} sa inte kom och {child.he} drog inte i något. {Child.He} började bara gå hemåt med händerna i fickorna, som om {child.he} tänkte på något annat.

Och {cow} gick efter, för hon ville veta vad det var {child.he} tänkte på.

# on-tiptoe
Så gick de genom hela byn. Först kom {child} och sedan {cow}, med nät och örngott. Sedan kom {elder.short}, {farmer}, brevbäraren med mopeden, prästen och hela flicklaget, på tå.[friend:  {Friend} bar upp nätet där bak, så som man gör åt en brud.]

När {cow} var inne i hagen stängde {farmer} grinden. Han satte på haspen och skakade på den tre gånger.

”Så där”, sa han. ”Den sitter. Tack ska du ha, {child}.”

# click
Alla gick hem till sig, utom {child} och {elder.short}. De hängde kvar på gärdsgården en stund. Solen stod lågt. {Cow} betade och såg ut som vilken ko som helst.

Hon sneglade åt höger. Hon sneglade åt vänster. Så gick hon fram till grinden, stack ut sin långa tunga, la den runt haspen och lyfte. Klick.

Grinden gled upp. {Cow} tittade på {child}.

{child} tittade på {cow}.

”Inte i kväll”, sa {child}. ”Jag är trött i benen.”

{Cow} tycktes fundera på saken. Sedan puttade hon igen grinden med pannan och la sig ner i gräset med en lång suck.

”Ska vi tala om det för {farmer}?” frågade {child}.

”I morgon”, sa {elder.short}. ”Efter frukosten.”

# mostly-in-the-grass
Hemma stekte de nya pannkakor[music: , med {music} på radion], och {child} åt sex.[pet.dog:  De gamla hade {pet} vaktat färdigt.][elder2:  På soffan vaknade {elder2}, som hade sovit middag. ”Har det hänt något?” frågade {elder2.he}.] Då ringde {@full}[city:  hemifrån {city}].

”Hur har ni haft det i dag?” frågade {@he}.

”Bra”, sa {child}. ”Jag låg mest i gräset.”

# in-case
När {child.he} hade borstat tänderna[pet.other:  och sagt god natt till {pet}] gick {child.he} fram till köksfönstret. {Child.He} öppnade det på glänt, och så ställde {child.he} ut ett fat på brädan utanför. På fatet låg en pannkaka.

Ifall någon kom förbi.

# @full
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}
