title: Har du ätit?
title: Spara en plätt
guest friend: Vide (han), Juni (hon)
guest pet: Siv (hon), Gösta (han)
guest elder: Märta (hon), Evert (han)

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon. Kort och lång blink kan trummas mot axeln. En hund i kattens ställe: @through, @shutter, @rule, @legs, @hoarse.

# the-telephone
{child} längtade efter {@d}. {@D} var borta och jobbade, och det var många nätter kvar. I dag ringde {@d} till {@kitchen}, men telefonen sprakade så att nästan ingenting kom fram.

”{@D}!” ropade {child}. ”Jag vill att du kommer hem!”

Sprak, sa luren. Sprak, sprak. ”Har du ätit?” sa {@d}.

”Hör du vad jag säger? Jag längtar!”

Sprak. ”Har du ätit, {child}?”

Sedan bröts samtalet.

”{@D} bryr sig bara om mat!” sa {child}. ”Jag säger att jag längtar, och {@d} säger har du ätit!”

# there-are-pancakes
”Men har du ätit?” frågade {friend}. {Friend} var {child's} bästa vän, och {friend.he} var noga[school: , {at school} också]. {Friend.He} ville alltid veta säkert.

”Det handlar inte om det!”

”Nej. Men det finns plättar.”

{@Cat} Nu tittade {pet.he} på plättarna som om {pet.he} ägde dem.

# a-lamp
{Elder} vände en plätt[elder2: , och {elder2} räckte fram fatet]. {@Telegraph}, och {elder.he} trummade jämt med fingrarna[music: , ibland till {music}].

”{@D} åker båt i kväll, den stora, till nästa jobb”, sa {elder.short}. ”Den går genom sundet klockan sju. Rakt utanför verandan. Därifrån kan {@d} se en lampa.”

{child} stelnade. ”Är det sant?”

{Elder.short} tog ner en gammal signallampa från hyllan. Den hade en lucka framför glaset. När luckan var öppen lyste det. När den var stängd var det mörkt. Kort blink och lång blink blev bokstäver.

”{@D} kan det där”, sa {elder.short}. ”Jag har skickat alfabetet. Vad vill du säga?”

# three-things
{child} visste precis. ”Jag ska säga KOM HEM.”

”Men det går ju inte”, sa {friend}. ”Båten är full av folk som ska fram.”

”Jag ska säga det ändå!”

Det var så trångt i halsen att orden knappt kom ut.

”Jag är så arg”, sa {child.he}. ”Och det är för att jag är ledsen.”

{Elder.short} la handen på {child.his} rygg. Den trummade inte. ”Det får du vara. Båda delarna.”

{Friend} puffade fram tallriken. ”Och hungrig”, sa {friend.he}. ”Det är tre saker.”

{child} åt en plätt. {Pet} åt två, fast ingen hade bjudit.

# seven-oclock
Klockan sju stod de på verandan med jackorna på[parent.home: , och {adult} med]. Sundet var mörkt[city: , och {city} var bara ett ljussken långt bort]. Så gled den fram, {@d}s båt, med hundra små fönster.

”Nu!” sa {child}. {Child.He} riktade lampan och drog i handtaget. Luckan gick upp. Ljuset for ut över vattnet.

{Child.He} drog igen. Krasch. Luckan föll av och rullade ner i vinbärsbusken.

”Nej!” skrek {child}. ”Nu bara lyser den! Den kan inte prata!”

{Friend} dök ner i busken[athlete: , lika fort som {athlete}]. ”Jag har den! Nej. Det var en sten. Nu har jag den! Nej. Det var en padda. Ursäkta.”

Båten gled och gled. Snart skulle den vara förbi.

# shutter
{child} såg sig om efter något stort. Något tjockt. Något utan hål i.

{@Through}

”{Pet}”, sa {child}. ”Förlåt på förhand.”

{@Shutter}

”{Pet.He} funkar!” ropade {friend} och kom upp ur busken med blad i håret. ”Vi har en {@kind}lucka!”

”{@Rule}”, sa {elder.short}. {Elder.His} fingrar trummade redan mot {child's} axel. ”Kort. Lång. Jag trummar, så vet du. Vad ska det stå?”

KOM HEM, tänkte {child}.

# out-there
Då började det blinka, långt ute på båten. Det var ett litet ljus längst bak, där man får stå i blåsten. Kort. Kort. Kort. Kort.

{Elder.short} läste med läpparna.

”Vad säger {@d}?” viskade {friend}.

”Det blir”, sa {elder.short}, och rösten var lite tjock. ”Det blir HAR DU ÄTIT.”

{child} stod alldeles stilla. {@D} fanns där ute i blåsten med en lampa. Båten gick fort, och av allt som fanns att säga hade {@d} valt det.

”{@D} menar inte mat”, sa {child} långsamt. ”Det går inte att ge mig mat när man är där. Så då frågar {@d}. Det är så {@d} längtar.”

”Är det säkert?” sa {friend}.

”Det är säkert.”

# every-letter
”Då svarar vi”, sa {friend}. {@Legs} JA, skrev de. PLÄTTAR.

”En sak till”, sa {child}. {@Hoarse}

HAR DU ÄTIT SJÄLV.

Båten var nästan vid udden. {child} höll andan, och {friend} höll {child} i ärmen.

Så kom det, sakta och noga. {Elder.short} läste.

”JA. MEN INTE PLÄTTAR. SPARA EN.”

# behind-the-point
Och så gled båten bakom udden med alla sina fönster. Efter en stund kom vågorna från den in mot stranden.

De gick in i värmen. {child} grät en stund mot {elder.short's} kofta, och det gjorde inte så ont som {child.he} hade trott.

# the-roundest
Sedan ställde {child} fram en burk med lock. {Child.He} valde länge. {Child.He} tog den rundaste plätten och la den i burken, och {friend} skrev {@d} med stora bokstäver på en lapp.

”Inte du, {pet}”, sa {child} och kliade {pet.him} bakom ena örat.

{Elder.short} öppnade frysen. {child} ställde in burken längst fram, där man ser den först, och {pet} satte sig utanför luckan för att vakta.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @kitchen
köket hos {elder}, som bodde vid sundet och passade {child.him} den dagen
## if elder
huset vid sundet, som {elder} passade den veckan

# @cat
{Pet}, husets stora katt, låg över halva köksbordet.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] låg på köksbordet.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] satt under köksbordet.

# @telegraph
{Elder.He} hade varit telegrafist som ung
## if elder
{Elder.He} hade lärt sig telegrafi ur en bok

# @through
På räcket satt {pet} och väntade på mer plättar. {Pet.He} var luden som en matta, och det fanns inte ett hål i {pet.him}.
## if pet.dog
På bänken vid räcket satt {pet} och väntade på mer plättar. Det fanns inte ett hål i {pet.him}.

# @kind
katt
## if pet.dog
hund

# @shutter
{Child.He} tog {pet.him} under armarna. En hungrig katt hade rivits eller sprungit sin väg. Men en katt som har ätit plättar blir slapp som en våt filt. {Pet.He} hängde rakt ner, lång som en gardin, och bara spann.

{child} satte {pet.him} framför lampan. Det blev kolsvart. {Child.He} lyfte upp {pet.him}. Det lyste.
## if pet.dog
{Child.He} satte lampan på bänken, tätt bakom {pet}. ”Sitt”, sa {child}. {Pet} satt, och det blev kolsvart. ”Ligg”, sa {child}. {Pet} la sig, och det lyste över hela sundet. En hund som har smakat plättar gör vad som helst för en till.

# @rule
Katt upp är ljus, katt ner är mörkt
## if pet.dog
Ligg är ljus, sitt är mörkt

# @legs
”Jag tar baktill.”

{Elder.short} trummade. {child} lyfte framtill och {friend} baktill, upp och ner, upp och ner. {Pet} spann så att räcket skallrade.
## if pet.dog
”Jag tar plättarna.”

{Elder.short} trummade. {child} sa ligg och sitt, ligg och sitt, och {friend} betalade med en bit plätt för varje bokstav. {Pet} viftade så att bänken skallrade.

# @hoarse
Armarna skakade[sport: , värre än efter {sport}], för {pet} blev tyngre för varje bokstav. Men {child.he} lyfte. {Child.He} lyfte varenda en.
## if pet.dog
Rösten var hes[sport: , värre än efter {sport}], och plättarna var nästan slut. Men {child.he} sa det. {Child.He} sa varenda bokstav.

# picture 1
i köket
# picture 2
på väg genom sundet
# picture 3
en bokstav i taget
