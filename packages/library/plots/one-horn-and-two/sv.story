title: Ett horn och två
title: Hunden och Valpen
guest friend: Maja (hon), Otto (han)
guest elder: Torkel (han), Gorm (han)
guest skipper: Ragnhild (hon), Sigrid (hon)

% Tuuut och tuut-tuut får barnet göra, var sitt håll. Rösten ur dimman är lugn.
% Den som bestämmer i byn är mormor eller farfar där någon är vald, annars Gamle {elder}. Vid styråran (@a) står {adult}, annars {skipper}.

# rowan-berries
På den tiden då skeppen hade drakhuvuden bodde {child} i byn Örnvik, innanför ett sund så smalt att man kunde kasta en sten tvärs över.[school:  {school} var inte byggd än. Det man kunde hade man lärt sig i en båt.] På båda sidor om sundet låg skären. De hette Hunden och Valpen, och de hade bitit sönder fler skepp än någon orkade räkna.

I tio veckor hade skeppet Vågmästaren varit borta på handelsfärd[city: , ända till {city}], och vid styråran stod {@first}. Det fanns ingen i hela viken som styrde bättre. ”Jag kommer hem när rönnbären är röda”, hade {@he} sagt.

Nu var rönnbären röda.[pet: 

{@Waits}]

# the-fog
Och just den kvällen kom dimman. Den kom från havet, grå och tjock som ull, och åt upp först skären, sedan sundet och till sist bryggan.

Då hördes ropet. Det var svagt och kom långt utifrån.

”Örnvik! Hör ni oss?”

Alla i byn sprang ner till stranden.

”Det är Vågmästaren!” sa [!friend.known: {child's} bästa vän ]{friend}. ”De är utanför sundet!”

{@Chief}, som bestämde när de andra var borta, lät tända den stora elden på berget. Men dimman slukade skenet. Från stranden såg man inte ens lågorna.

”Då för vi oväsen!” sa {elder.short}.

Så de slog på sköldar, skrek och dunkade i grytor.[elder2:  {Elder2} dunkade i den största.] Men ljudet studsade mot bergen och kom tillbaka från alla håll. Utifrån havet hördes rop igen, och nu lät de rådvilla.

”Var är ni? Ni låter överallt!”

# a-scrape
Och sedan ett annat ljud, som fick alla att tystna. Skrap. Ett långt, fult skrap av trä mot sten.

”De är för nära Hunden”, viskade {elder.short}. ”De måste vända ut och vänta.”

”De kan inte vända”, sa {child}. ”Strömmen tar dem. {@A} har sagt det. När vattnet drar in genom sundet finns det bara en väg, och den är rakt fram.”

Hjärtat slog så att det kändes i halsen, men {child} tvingade sig att tänka. Vad behövde {@a}? {@He} behövde inte veta var byn låg. {@He} behövde veta var stenarna låg.

# the-horns
”{Friend}”, sa {child}. ”Hämta din farfars horn.”

{Friend} frågade inte varför. Det gjorde {friend.he} aldrig när {child} lät på det sättet. {Friend.He} sprang. {child} ryckte åt sig hornet som hängde i båthuset, och så knuffade de ut ekan.

”Är ni från vettet?” ropade {elder.short} från stranden.

”Säg åt alla att vara tysta!” ropade {child} tillbaka. ”Alldeles tysta!”

# the-pup
{Friend} rodde. {child} låg i fören med näsan över vattnet. Den här biten hade de rott hundra gånger för att fiska torsk.[sport:  Ingen i Örnvik visste hur man skulle {play sport}, men ro kunde alla.] Nu såg de inte ens årbladen. Men de hörde hur vattnet lät när det kluckade mot sten, och de kände lukten av tång.

”Valpen”, viskade {friend}, och ekan stötte mjukt emot.

{Friend.He} klev upp på skäret med farfars horn under armen.

”Två stötar”, sa {child}. ”Två stötar, om och om igen. Sluta inte förrän de är förbi.”

”Och du?”

”Jag tar Hunden. Jag blåser en.”

# the-hound
Sedan rodde {child} vidare ensam. Det var bara några tiotal årtag, men det var det längsta {child.he} någonsin hade rott. Dimman la sig våt över ansiktet. Till slut stötte stäven i, och {child} kravlade upp på den hala stenen, drog ekan efter sig och satte hornet till munnen.

Tuuut.

Ett ögonblick var det tyst. Sedan kom svaret från andra sidan.

Tuut-tuut.

# one-and-two
Tuuut, blåste {child}. Tuut-tuut, blåste {friend}. En på ena sidan, två på den andra. Och emellan dem, tänkte {child}, finns vattnet. Förstå det, {@a}. Snälla, förstå det.

Inifrån dimman hördes ingenting. {child} blåste tills läpparna domnade. Tuuut. Tuut-tuut. Tuuut.

# straight-between
Då hördes en röst som {child} kände, lugn och klar.

”Tyst ombord! Det är två horn. Det ena säger ett, och det andra säger två. Någon har satt ut vakter på skären.” En kort paus. ”Ro. Rakt emellan. Sakta.”

Årorna knarrade. Något mörkt växte fram i det grå, ett drakhuvud med öppet gap, så nära att {child} hade kunnat klappa det. Skeppet gled förbi, långt och tyst som en val, planka efter planka. Sist kom styråran, och den som höll i den vände huvudet mot ljudet. Där, på stenen, fick {@a} syn på {child}.

{@A} sa inget. {@He} la handen på hjärtat. Och sedan styrde {@he}, för det var ju det {@he} skulle.

# the-longhouse
I långhuset den kvällen stektes det en hel gris.[music:  {@Song} fanns inte än, så de sjöng om torsk.] {Elder.short} höll tal och kallade {child} och {friend} för sundets väktare[athlete: , och det var ungefär lika fint som att vara {athlete}], och sedan hängde {elder.he} upp de båda hornen över dörren, ett på var sida.

Men {child} och {friend} orkade knappt hålla ögonen öppna. {Friend} somnade med huvudet mot bordet och en grisfot i handen.

# all-the-way-home
{@A} bar {child} till bänken vid elden, fast {child.he} egentligen var för stor, och bredde björnfällen över {child.him}.[pet:  {Pet} låg redan där.] {@A} luktade hav.

”Hur visste du att jag skulle förstå?” frågade {@a}.

”Du brukar göra det”, mumlade {child}.

Utanför hade dimman lättat. Man kunde höra vattnet dra in genom sundet, lugnt förbi Hunden, lugnt förbi Valpen, hela vägen hem.

# @waits
Längst in i långhuset väntade {pet}, varmt och lugnt. Dit hördes inga vågor.
## if pet.dog / pet.cat
Längst ut på bryggan satt {pet}[!pet.known: , {child's} [pet.cat: katt|hund]]. Där hade {pet.he} suttit varje kväll i tio veckor, för det var {@a} som brukade dela med sig av torskhuvudena.

# @chief
Gamle {elder}
## if elder
{elder}

# @song
{music}

# @first
{child's} moster {skipper}
## if adult
{adult}

# @a
{skipper}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}
