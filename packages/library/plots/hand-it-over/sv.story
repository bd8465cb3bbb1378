title: Skeppet i badkaret
title: Ge hit
guest friend: Ebba (hon), Viggo (han)
guest pet: Misse (han), Majsan (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Ge hit! Ge hit! Ge hit!”, och plopp. Den som läser är {adult}, annars den äldre, annars {minder}.
% Katten är familjens, eller vännens som också sover över; en hund ligger med huvudet i tvättkorgen: @found, @sucked. Siamesen är originalet.

# in-the-way
{child} skulle bada. {Friend}[!friend.known: , {child.his} bästa vän,] skulle också bada, för {friend.he} skulle sova över. Vattnet var lagom. {@Who} hade känt med armbågen[elder & adult: [elder2: ,| och] {elder} med stortån][elder2:  och {elder2} med pekfingret]. {child} hade tagit av sig allt utom sockorna.

Men det gick inte att bada. Det låg ett skepp i vägen[city: , mitt {in city}].

# hand-it-over
Skeppet var inte större än en brödkorg, och det låg alldeles stilla mitt i badkaret. Ombord stod tre pirater, små som tummar. De var arga. De sträckte fram händerna och ropade[school: , högre än någon {at school}]:

”Ge hit! Ge hit! Ge hit!”

”Oj”, sa {@a} och satte sig på toalocket.

”De ska flytta på sig”, sa {child}. ”Jag ska bada.”

”Jag vill hålla en”, sa {friend}. ”Den minsta. Bara lite.”

”Ge hit!” ropade den minsta.

# gold
”De vill ha guld”, sa {friend}. ”Pirater vill alltid ha guld.” {Friend.He} drog av sig sitt gula armband och lade det på skeppet.

Piraterna tittade på armbandet. Sedan kastade de det i vattnet. Plopp.

”Ge hit! Ge hit! Ge hit!”

{child} gav dem tvålen. Piraterna luktade på den. Plopp.

{@A} gav dem en tandborste. Plopp.

[elder & adult: {Elder.short} gav dem en tvättlapp. Plopp.

][elder2: {Elder2.short} gav dem en kam. Plopp.

]”Ge hit! Ge hit! Ge hit!”

# a-bare-stick
{child} satte sig på golvet. {Child.He} grät inte, men nästan.

Då tittade {friend} en gång till.

”Det står en pinne på båten”, sa {friend.he}. ”Men det hänger inget på pinnen.”

Det var sant. Pinnen var alldeles bar. Piraterna hämtade andan[sport: , som efter {sport}], och då hördes något annat.

# smack
Smack, smack, smack.

Det kom från tvättkorgen.

{@Found}, och {pet.he} gjorde det {pet.he} alltid gjorde när {pet.he} trodde att ingen såg. {@Sucked} {@Yesterday}[athlete: , den med {athlete} på]. I dag var det något litet och randigt.

# no
”{Pet}!” sa {child}. ”Det där är seglet!”

”Ge hit!” ropade piraterna.

”{@Maaooo}”, sa {pet}, med munnen full. Det betydde nej.

{@A} höll fram sin socka. {Pet} nosade. Nej.

{Friend} höll fram sin socka. Nej.

# a-warm-sock
Då drog {child} av sig sin ena socka. Den var av ull, och den var varm som en bulle, för {child's} fot hade bott i den hela dagen. {Child.He} lade den i tvättkorgen och sa ingenting.

{Pet} tittade på sockan. {Pet.He} tittade på seglet. {Pet.He} tänkte länge.

Sedan öppnade {pet.he} munnen.

# the-sail
Seglet var vått och lite tuggat, men det var helt. Två pirater drog upp det på pinnen. Den minsta fick inte plats, så han stod i {friend's} hand. {Friend} stod blickstilla.

”Han kittlas”, viskade {friend.he} och ställde ner honom igen.

# blow
Så blåste {child}. Och {friend} blåste. Och {@a} blåste.[elder & adult:  Och {elder.short} blåste.][elder2:  Och {elder2.short} blåste.] Seglet blev runt som en mage, och skeppet gled förbi kranen och in bakom duschdraperiet. När {@a} drog undan draperiet fanns där bara vatten.

Då badade de.

# one-bare-foot
Sedan låg {friend} på sin madrass och sov[music: , för {@a} hade nynnat {music} två gånger]. {child} låg i sängen, med socka på den ena foten. Den andra foten var bar. Nere i fotänden lät det smack, smack, smack.

”God natt, {child}”, sa {@a} i dörren.

{child} sträckte fram båda armarna.

”Ge hit”, sa {child.he}.

Och {@a} gav.

# @Who
{Minder}, som passade dem,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @found
I tvättkorgen låg {pet}, {friend's} katt, som också skulle sova över. {Pet.He} var en siames med blå ögon
## if pet.cat
I tvättkorgen låg {pet}[!pet.known: , {child's} katt]. {Pet.He} var {a breed}
## if pet.cat & breed.Siamese
I tvättkorgen låg {pet}[!pet.known: , {child's} katt]. {Pet.He} var en siames med blå ögon
## if pet.dog
Med huvudet i tvättkorgen låg {pet}[!pet.known: , {child's} hund]. {Pet.He} var {a breed}

# @sucked
{Pet.He} sög på ull. {Pet.He} trampade med tassarna och blundade och sög.
## if pet.dog
{Pet.He} tuggade på ull. {Pet.He} viftade på svansen och blundade och tuggade.

# @yesterday
I går var det {friend's} tröja
## if pet & adult
I går var det {adult's} tröja
## if pet & !adult
I går var det {child's} tröja

# @maaooo
Määäooo
## if pet.dog
Mmmvoff
