title: Jag ser dig
title: Månen skvallrar
guest friend: Ellen (hon), Folke (han)
guest elder: Sune (han), Verner (han)

% ”Jag ser dig”: glatt, glatt, genom hålet, högt, och sist viskat av båda.
% Den som gräddar pannkakor är {elder}; är ingen vald är det grannen, och då är det hans blanka huvud (originalet) i stället för kastrullen.

# behind-the-curtain
{child} och {friend} lekte kurragömma hos {@whose}, och månen förstörde allt.

{child} satt bakom gardinen, i kökets mörkaste hörn, och höll andan. Ingen kunde hitta {child.him} här.

Då lutade sig månen in genom fönstret. Han var stor och rund och nyfiken.

”Jag ser dig”, sa han.

Allt som månen såg på lyste. Nu lyste hela {child}.

”Hittad!” skrek {friend}[!friend.known: , som var {child's} bästa vän].

# under-the-table
”Du får inte titta på mig!” sa {child} till månen.

”Jag är månen”, sa månen. ”Titta är det enda jag gör.[sport:  Jag tittar på {sport} också.]”

{child} gömde sig under bordet[pet.dog: , bakom [!pet.known: hunden ]{pet}][pet.cat: , bredvid [!pet.known: katten ]{pet}]. Månen sträckte in en lång stråle mellan stolsbenen.

”Jag ser dig”, sa han glatt.

”Hittad!” skrek {friend}.

”Du skvallrar!” sa {child}.

”Jag hjälper till”, sa månen. ”Man vill ju bli hittad.”

”Nej! Det vill man inte!”

”Det låter ensamt”, sa månen.

# a-genius
{Elder.short} stod vid spisen i lampljuset och gräddade pannkakor[music:  och nynnade på {music}]. {@shiny}[adult:  En av pannkakorna skulle sparas till {adult}.]

”Hur går leken?” sa {elder.he}.

”Dåligt”, sa {child}.

{Friend} hade en idé. Det hade {friend.he} alltid[school: , {at school} också].

”Jag är ett geni”, sa {friend}.

{Friend.He} tog den största pannkakan och höll upp den mot fönstret, rakt framför månens ansikte.

”Nu ser han ingenting!”

Det var sant. Sedan tog {friend} en tugga.

”Jag ser dig”, sa månen genom hålet.

”Den var god”, sa {friend}.

# your-turn
{child} stampade i golvet.

”Då får du vara med på riktigt!” sa {child.he} till månen. ”Du ska gömma dig. Då får du känna!”

”Får jag?” sa månen. ”Hurra!”

Och så kröp han in bakom ett moln.

# dark
Det blev mörkt. Det blev mycket mörkare än de hade trott. Pff, sa det i lampan över spisen, för den var gammal, och så slocknade den med.

”{child}?” sa {friend}. ”Var är du?”

”Här. Var är här?”

De trevade tills de fick tag i varandra. {child's} hjärta slog fort. {Child.He} var rädd.

”Månen!” ropade {child.he}. ”Du kan komma fram nu!”

Men månen kom inte. Han var jätteduktig på att gömma sig[athlete: , lika duktig som {athlete} på sitt].

”Han vet inte hur man slutar”, viskade {friend}. ”Man slutar ju när man blir hittad.”

# a-hand-each
”Jaha, ungar”, sa {elder.short} i mörkret. ”Då får ni väl hitta honom. Ta en hand var.”

{Elder.short's} händer var varma av pannkakor. De gick ut på trappan, allihop.[elder2:  {Elder2} höll upp dörren.] Himlen var alldeles svart.

”Jag är ett geni”, sa {friend} med liten röst. ”Men inte just nu.”

# a-dot
{child} tittade uppåt. {Child.He} såg ingenting. Då tittade {child.he} på {elder.short} i stället, för att det kändes bättre.

Det lyste en prick {@there}.

Den var liten och vit. Den satt mitt uppe på det blanka.

”{Elder.short}!” sa {child}. ”Sitt ner! Böj dig!”

{Elder.short} satte sig på trappan och böjde sig. {@mirror} När {elder.he} vred på sig flyttade sig pricken.

”Det är månen!” sa {friend}. ”Han kikar!”

”Alla kikar när de gömmer sig”, sa {child}. ”Lite mer åt vänster, {elder.short}. Stopp!”

# found
{child} la kinden mot {@top}. {Child.He} siktade från pricken och rakt upp. Där, mellan två moln, fanns ett hål, inte större än en knapp. I hålet satt ett öga.

{child} pekade med hela armen.

”Jag ser dig!” ropade {child.he}.

Molnet darrade. Månen kom fram, lite i taget, och han var rundare än förut.

”Hittade du mig?” sa han. ”Ingen har någonsin letat efter mig.”

”Vi letade jättelänge”, sa {child}.

”Hur känns det?” sa {friend}.

Månen tänkte efter.

”Det var roligt att inte bli hittad”, sa han. ”En stund. Och sedan var det mycket roligare att bli det.”

”Precis så”, sa {child}.

# every-bite
Nu lyste det över hela trappan, över vägen och äppelträdet[city:  och hela {city}]. {Elder.short} hämtade pannkakorna. De åt dem ute, inlindade i filt, och månen tittade på varje tugga.[adult:  Bara den till {adult} låg kvar.]

# under-the-cover
Sedan bäddade {elder.short}[elder2:  och {elder2}] åt dem på golvet i kammaren, med {friend} på ena sidan och {child} på den andra.[pet.dog:  {Pet} lade sig i mitten.][pet.cat:  {Pet} lade sig i mitten.][pet.other:  Hemma tittade månen på {pet}.] {Friend} somnade mitt i ordet geni.

{child} drog täcket över huvudet. Det var mörkt och varmt därinne. {Child.He} väntade lite. Sedan lyfte {child.he} på en flik.

”Jag ser dig”, viskade månen.

”Jag ser dig”, viskade {child}.

{Elder.short} kom in i strumplästen och stoppade om deras fötter. {Elder.He} lät gardinen vara öppen på glänt. Där {elder.he} gick genom rummet följde en liten vit prick med, {@along}, ända till dörren.

# @whose
grannen {elder}, där de skulle sova över
## if elder
{elder}[elder2:  och {elder2}], där de skulle sova över

# @shiny
Han hade inte ett hårstrå på huvudet, och varje kväll putsade han det med en handduk.
## if elder
{Elder.He} hade en blank kastrull på huvudet. ”Alla kockar har hatt”, sa {elder.he} och putsade den med en handduk.

# @there
på {elder's} huvud
## if elder
på kastrullen

# @mirror
Han hade putsat så bra att huvudet var som en spegel.
## if elder
{Elder.He} hade putsat så bra att kastrullen var som en spegel.

# @top
{elder's} huvud
## if elder
kastrullen

# @along
över huvudet på honom
## if elder
uppe på kastrullen, som satt kvar

# picture 1
I ett kök där man inte kan gömma sig
# picture 2
När det blev mycket mörkare än de hade trott
# picture 3
Från pricken och rakt upp
