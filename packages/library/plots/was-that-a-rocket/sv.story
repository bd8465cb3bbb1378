title: Raketen i morotslandet
title: Var det en raket?
title: Den smakade morot
guest friend: Folke (han), Majken (hon)

% {friend} är familjens, annars barnet i landet bredvid. Raketen växer som en morot, med spetsen neråt. Jord finns det ingen på månen, men det finns måne.

# one-of-them
{child} hade sått morötter, men en av dem blev en raket.

Det syntes inte först. Det var grön blast, som på de andra. Men när {child} la örat mot jorden hördes det ett brummande, långt därnere.

”Det är en raket”, sa {friend}, [friend: {child.his} bästa vän, ]som odlade i landet bredvid. ”De växer med spetsen neråt, precis som morötter. Man måste dra upp dem innan man startar. Annars åker man åt fel håll.”

”Hur vet du det?” sa {child}.

”Jag startade utan att dra”, sa {friend}. ”Jag kom upp i Australien.”

# plop
{child} tog tag i blasten och drog. {Child.He} drog och drog, och {friend} drog i {child}. Plopp! Där var den. Orange, dubbelt så lång som {friend}, med en liten dörr. De vände den med spetsen uppåt, och {child} satte sig i. {friend} klättrade in efter.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stannade och vaktade hålet.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade redan lagt sig i hålet.][pet.other:  {Pet} fick ta hand om de andra morötterna.]

”Tre, två, ett”, sa {child}.

Och så for de. Jordklumpar ramlade av. Molnen försvann, och himlen blev svart och full av stjärnor. Det luktade morot.

# a-hare
De landade på månen. Där var det grått och tyst och mjukt att gå. {child} hoppade, och hoppet räckte jättelänge.[athlete:  Så hoppar inte ens {athlete}.][sport:  Att {play sport} där skulle ta hela dagen.] {Child.He} hade vattenflaskan på ryggen, och den skvalpade långsamt.

Det bodde bara en enda på månen, och det var en hare. Den var vit och stor som en häst, och den satt på en sten och såg hungrig ut.

”Hej”, sa {child}.

”Hej”, sa haren. Den tittade på raketen.

{child} vände sig om och tittade på jorden. Den var blå och rund, och den såg liten ut. {Child.He} letade efter hemma[city:  i {city}]. Det var svårt att se.

Krasch, krasch, krasch, lät det bakom {child.him}.

”Vad är det som låter?” sa {child}.

”Åh nej”, sa {friend}.

# crunch
Haren åt upp raketen. Den åt spetsen, den åt dörren, och den åt sätena. När {child} kom fram fanns bara blasten kvar, med en liten orange klump under. Haren slickade sig om nosen.

”Du åt upp vår raket!” ropade {child}.

Haren blev alldeles förskräckt. Öronen föll ner.

”Var det en raket?” sa den. ”Den smakade morot.”

”Det är för att den är en morot också”, sa {child}. ”Hur ska vi komma hem nu?”

Haren visste inte. {friend} visste inte. De satt på stenen alla tre, och det var långt till jorden.

# there-is-moon
{child} höll i blasten. Den var det sista de hade. {Child.He} kände på den lilla klumpen. Så kom {child.he} att tänka på hur det hade börjat.

”Den växte ju i jord”, sa {child.he}. ”Vi planterar den!”

”Det finns ingen jord här”, sa {friend} och pekade. ”Jorden är där borta.”

”Det finns måne”, sa {child}.

{Child.He} grävde med händerna i det mjuka grå. {Child.He} satte ner klumpen och klappade till runt om, precis som hemma. Sedan tog {child.he} vattenflaskan och hällde. {Child.He} hällde ut allt, ända till sista droppen.

Ingenting hände.

”Tänk om den kommer upp i Australien”, sa {friend}.

”Man måste vänta”, sa {child}. ”Det måste man alltid.[school:  {At school} också.]”

De väntade.[music:  {Friend} nynnade på {music}.] Haren höll sina stora öron runt dem, så att de inte frös. {child} la örat mot marken.

Det brummade.

# longer
”Nu”, sa {child}.

{child} drog i blasten. {friend} drog i {child}. Haren drog i {friend}, och haren var stark. Plopp, där var raketen, lika orange som förut och ännu lite längre.

Haren svalde. Den tittade bort.

”Vänta”, sa {child}. {Child.He} bröt loss en kvist av blasten, med en liten orange klump längst ner. ”Den här planterar du. Då har du alltid morötter.”

Haren tog emot den med båda tassarna.

# not-one-pea
Sedan vände {child} raketen mot det blå. Tre, två, ett. De landade mitt i morotslandet, så mjukt att inte en enda ärta vaknade.

Det blev kväll[elder: , och {elder}[elder2:  och {elder2}] skalade alldeles vanliga morötter]. Månen kom upp över staketet, rund och gul. {child} tittade på den länge.

Alldeles i kanten, om man kisade, syntes något litet grönt.
