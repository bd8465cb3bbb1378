title: Ingen hund i kopplet
title: Är det en hund?
title: Kom då, hund!
guest dog: Korven (han), Proppen (han)
guest owner: Gunvor (hon), Solveig (hon)
guest sitter: Barbro (hon), Ulla (hon)

% @a sitter på bänken: {adult}, annars {elder}, annars {sitter} i huset intill. {dog} är taxen. Kort (och vid tre) är det som sagan var; [!short & age>=4: …] är för de större.

# the-rope
{child} ville ha en hund. [pet.cat: En katt hade {child.he}, och den hette {pet}. ][pet.other: {Pet} hade {child.he}, men {pet} ville inte gå i koppel. ]{Child.He} hade redan ett koppel. Det var ett rött hopprep. Men det fanns ingen hund i kopplet.

{child} gick runt, runt i parken[city:  {in city}]. {@Bench} satt på bänken.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] satt i gungan.] Repet kom efter i [season.winter: snön|gräset].

[!short & age>=4: ”Det är ett fint koppel i alla fall”, sa {@a}.

”Ja”, sa {child.he}. ”Det har två handtag.”

]Svisch, svisch, svisch.

”Kom då, hund!” ropade {child}.

# the-stick
Svisch, svisch, svisch.

Då blev det lite tungt i repet. {Child.He} vände sig om.

Är det en hund?

Nej. Det var en pinne.[!short & age>=4:  Den kunde inte sitta. Den kunde bara ligga.]

”Kom då, hund!” ropade {child}.

# the-mitten
Svisch, svisch, svisch.

Då blev det lite tyngre i repet. {Child.He} vände sig om.

Är det en hund?

Nej. Det var en vante.[!short & age>=4:  Den kunde inte ge tass. Den hade bara en tumme.]

”Kom då, hund!” ropade {child}.

# the-bucket
Svisch, svisch – dunk!

Då blev det jättetungt i repet. {Child.He} vände sig om.

Är det en hund?

Nej. Det var en hink.[!short & age>=4:  Den kunde inte skälla. Den sa bara dunk.]

”Det kommer aldrig någon hund”, sa {child.he}.

# here-and-there
Men då! Då kom det något brunt i full fart. Det var {dog}. {dog} var {owner's} tax. Efter honom kom {owner}. Hon hade ett koppel i handen. Men det fanns ingen hund i kopplet.

”Stanna, {dog}!” ropade {owner}.

{dog} stannade inte. {owner} sprang hit. {dog} sprang dit. {@A} sprang dit. {dog} sprang hit.[friend:  {Friend} sprang både hit och dit.] {dog} tyckte att det var så roligt[sport: , nästan som att {play sport}].[athlete:  Inte ens {athlete} hade hunnit i kapp.]

”Åh nej!” ropade {owner}. ”Grinden är öppen!”

{dog} hade redan sett grinden. Där utanför låg gatan.

# swish
{child} sprang inte. {child} gick. {Child.He} gick precis som {child.he} hade gått hela dagen, och repet kom efter i [season.winter: snön|gräset].

Svisch, svisch, svisch.

”Kom då, hund!” ropade {child}.

{dog} stannade. [!short & age>=4: Han la huvudet på sned. ]Han tittade på det röda repet. Det ringlade så fint. Han tog ett skutt. Han tog ett skutt till.

Då blev det tungt i repet. Och det ryckte! {Child.He} vände sig om.

Är det en hund?

JA!

# click
{dog} höll i repet med tänderna. Han tänkte inte släppa.[!short & age>=4:  Han viftade så att hela taxen vickade.] {child} gick, och {dog} gick efter, ända fram till {owner}.

Klick. Nu satt kopplet fast.

”Tack, {child}”, sa {owner} och pustade. ”Vill du hålla i hunden?”

Det ville {child}. {Child.He} och {owner} höll i kopplet tillsammans, hela varvet runt[music: , och {owner} nynnade på {@song}].[!short & age>=4: 

”Vad brukar du ha i ditt koppel?” frågade {owner}.

”En pinne. En vante. En hink. Och en hund.”]

”Vi går i morgon också”, sa {owner}. ”Då måste du vara med.”

# the-wet-end
På kvällen hängde hopprepet på sin krok. {child} kände på änden. Den var blöt.

”Där har det varit en hund”, sa {child.he}.

Sedan gick {child.he} och la sig. I morgon[school: , efter {school},] skulle {child.he} ut med {dog}.

# @a
{sitter}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @A
{sitter}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @Bench
Grannen {sitter}
## if elder & !adult
{Elder}[elder2:  och {elder2}]
## if adult
{Adult}
## if adult & elder
{Adult}[!elder2:  och {elder}][elder2: , {elder} och {elder2}]

# @song
{music}
