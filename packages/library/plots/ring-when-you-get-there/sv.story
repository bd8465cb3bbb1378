title: Ring när du är framme
title: Fem av fem
guest friend: Signe (hon), Alvar (han)
guest elder: Margot (hon), Evert (han)

% Pling är en ringklocka på en järnhandske. {elder.short} är den äldre som är vald, annars {elder}, som har hand om {child} på sommarlovet.

# on-one-knee
{child} skulle för första gången cykla till badplatsen[city:  utanför {city}] utan vuxna.[adult:  {Adult} hade äntligen sagt ja.] {Child.He} och {friend}, {child.his} bästa vän, skulle bara låna pumpen i {elder's} verkstad. {@tinsmith}, och mitt bland stuprören stod en rostig rustning som någon hade lämnat in för lagning.

”Den gnisslar”, sa {child} och gav knäet en droppe ur oljekannan.

Då böjde sig knäet. Hela rustningen gick ner på det, med ett brak.

”Tack!” sa en röst bakom visiret. ”Jag är riddar Botvid. Den som oljar mig, den vaktar jag tills solen går ner.”

”Det behövs inte”, sa {child}. ”Jag ska bada.”

”Ensam?” sa riddaren förfärat.

”Med {friend}.[pet.dog:  {Pet} stannar här och vaktar verkstaden.][pet.cat:  {Pet} badar inte.][pet.other:  {Pet} badar inte.]”

”Hej”, sa {friend}. {Friend.He} hade åsikter om allt och gav betyg. ”Knäfallet var en fyra av fem. Lite bullrigt.”

# ring
{Elder.short} stack ut huvudet bakom en plåtrulle.

”Ring när du är framme”, sa {elder.he}.[elder2:  ”Ja, ring”, sa {elder2} från andra hållet.] Det sa {elder.he} alltid. {Elder.He} sa det om man skulle ut med soporna.

”Ring?” sa riddar Botvid.

”Det betyder ingenting”, sa {child}. ”Det är bara tjat.”

Men riddaren hade redan tagit {friend's} ringklocka och skruvat fast den på handsken.

# halt
Det gick inte att cykla ifrån honom.[athlete:  Inte ens {athlete} hade klarat det.] Han sprang framför, skramlande som en kökslåda i en trappa. Vid varje grind slängde han ut armen.

”Halt! Är vi framme?”

”Nej!”

Pling, sa riddaren för säkerhets skull.

Han drog svärdet mot en vattenspridare. Han utmanade en brevlåda[sport:  och ett helt gäng som höll på att {play sport}].[pet.cat:  Han bugade för en katt, som var ganska lik {pet}.][pet.other:  Det var tur att {pet} var hemma.] När de mötte tre stycken [school: som gick {at school} | ur {child's} klass] ställde han sig mitt i vägen och ropade: ”Vik undan för {child} den Oljande, som jag vaktar!”

De vek undan. De filmade också.

{child} skämdes så att {child.he} krympte inne i tröjan.

# an-oath
”Du förstör allt”, sa {child.he}. ”Jag har väntat hela sommaren på att få åka själv.”

”Jag har svurit en ed”, sa riddaren.

”Jag har inte bett om den!”

”Man ber inte om en ed. Man får den.”

”Han har faktiskt rätt”, sa {friend}. ”Det har du också. Oavgjort.”

”Du ska ju hålla på mig!”

”Jag håller på dig. Jag dömer bara rättvist.”

# to-know
Vid badplatsen låg halva [city: {city} | byn] på filtar. {child} ställde sig framför riddaren.

”Vi är framme”, sa {child.he}. ”Här stannar du. Du får inte gå i vattnet. Du är av järn.”

”Och hur var det med att ringa? Ring när du är framme.”

”Det är nog jag som ska ringa. Sen.”

”Varför ska du det?”

”För att …” {child} kom av sig. Det hade {child.he} aldrig tänkt på. ”För att {elder.short} vill veta, antar jag.”

# cold-and-green
{Child.He} sprang ut på bryggan och hoppade. Det var precis så kallt och grönt som {child.he} hade tänkt sig. {Child.He} dök under för att känna på botten, och {child.he} stannade där en stund, bara för att ingen kunde säga halt.

När {child.he} kom upp hörde {child.he} {friend} skrika {child's} namn.

Riddar Botvid hade sett {child} försvinna. Nu vadade han rakt ut, med svärdet högt, för att hugga vattnet som hade tagit {child.him}. Det nådde honom bara till midjan. Men botten var dy, och järn är tungt. Han sjönk till bröstet och stod fast.

”{child}!” ropade han. ”Håll ut! Jag är snart framme!”

# stuck-fast
”Jag är ju här!” {child} plaskade fram och tog tag i handsken. ”Jag dök bara!”

”Du var borta”, sa riddaren. Rösten lät plåtig och liten. ”Jag ropade, och du var borta.”

{child} drog. {Friend} hoppade i med kläderna på, fast det var {friend.his} finaste byxor, och drog i den andra armen. Riddaren rubbades inte, och armbågarna hade redan börjat kärva.

”Spring”, sa riddaren. ”Rädda er. Det här är en hedersam grop.”

”Två av fem”, sa {friend} och snorade. ”Säg inte så.”

{child} vadade i land, tog telefonen och gjorde något som {child.he} aldrig hade gjort.

”{Elder.short}”, sa {child.he}. ”Jag är framme. Kan du komma?”

{Elder.short} frågade inte varför. {child} hörde ett brak när plåten släpptes i golvet.

# snip
Snart kom flakmopeden skumpande över gräset. {Elder} klev i med stövlarna på[elder2: , medan {elder2} höll mopeden], med tången i ena handen, och knackade riddaren på bröstet som på en dörr.

”Två nitar i sidan och en hasp i nacken”, sa {elder.short}. ”Slarvigt jobb, fjortonhundratal. Håll i honom, ungar.”

Ingen annan hade sett var han gick att öppna. Snäpp, snäpp, sa tången. Benen lossnade från resten, och den övre halvan av riddar Botvid flöt upp som en tunna. Det var ingen inuti, bara lite ljus och en gammal gräshoppa. {child} simmade och bogserade. {Friend} kom efter med ett ben under varje arm.

# both-of-you
På stranden sattes han ihop igen.

”Jag skulle ha sagt till att jag dök”, sa {child}.

”Jag skulle ha litat på dig”, sa riddaren. ”Men jag såg dig inte.”

”Fem av fem”, sa {friend}. ”Båda två.”

# is-it-far
När solen stod lågt rullade de hem[music: , och {friend} nynnade på {music}]. Riddaren satt på flaket med armarna om stuprören. Vid {elder.short's} grind steg han ner. Nu gick solen ner, och eden var slut. Han skulle tillbaka dit han kom från.

{child} oljade varje led {child.he} kunde hitta. {Child.He} tog god tid på sig. Sedan skruvade {child.he} fast ringklockan hårdare.

”Är det långt?” frågade {child.he}.

”Tämligen.”

{child} såg ner på oljekannan.

”Ring när du är framme”, sa {child.he}.

Riddaren lade handsken mot bröstet. Sedan gick han in bakom plåtrullarna, och skramlet blev mindre och mindre.

# twice
De åt stekt potatis på trappan[adult: , och {adult} kom och fick resten]. {Friend} satt inlindad i en filt, för byxorna hängde på tork. {Elder.short} brukade gå in tidigt, men satt kvar, och {child} satt bredvid.[pet.dog:  {Pet} låg vid grinden, med nosen åt det håll som alla såg åt.]

Det blev nästan mörkt. Då hördes det, mycket långt borta, två gånger.

Pling. Pling.

{Elder.short} reste sig, borstade av knäna och låste verkstaden.

# @tinsmith
{Elder} hade hand om {child} på sommarlovet och var plåtslagare
## if elder
{Elder.short} lagade allt som var av plåt
