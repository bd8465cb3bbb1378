title: Åsnan i Allvarsby
title: Vi böjer oss inte
title: Nittio år utan ett skratt
guest friend: Otto (han), Nora (hon)
guest alm: fru Alm (hon), fru Bark (hon)

% Den som frågar är den äldre, annars en gammal man. Borgmästaren talar likadant hela vägen ner. Åsnan i trappan får den som läser göra själv.

# the-sign
På skylten stod det: VÄLKOMMEN TILL ALLVARSBY. HÄR SKRATTAR MAN INTE.

{child} trodde att det var ett skämt. Sedan såg {child.he} {friend}[!friend.known: , sin bästa vän,] vid busshållplatsen. {Friend} hade flyttat hit i mars, när {friend.his} mamma blev byns läkare. Nu tog {friend.he} i hand.

”Varmt välkommen”, sa {friend.he}.

”Vad är det med dig?” sa {child}.

{Friend} hade världens värsta skratt. Det lät som en åsna som ramlar nerför en trappa, och när det väl hade börjat måste åsnan hela vägen ner. {child} hade åkt buss i fyra timmar[city: , ända från {city},] för att få höra det.[elder: 

{Elder} [elder2: och {elder2} ]hade följt med. {Elder.short} hade packat sina glasögon någonstans i väskan, och där fick de ligga.]

# the-law
”Den som skrattar får åka med nästa buss”, sa {friend} lågt, ”och inte komma tillbaka på ett år. Det är lag. Mamma är den enda läkare de har, och alla här har ont i magen. Så jag har slutat.”

”Varför är det förbjudet?”

”Det vet ingen. För värdighetens skull.[school:  Här får man inte ens fnissa på rasten, som man får {at school}.]”[pet.dog: 

{Pet}[!pet.known: , {child's} hund,] viftade på svansen, och {friend} bad {pet.him} att göra det lite mindre.][pet.cat: 

Den enda som passade in var {pet}[!pet.known: , {child's} katt,] som satt i sin korg och såg ut som en domare.][pet.other: 

Det var bra att {pet} hade fått stanna hemma. {Pet} kunde se så rolig ut när {pet.he} åt.]

# the-waistband
På torget stod den som hade hittat på lagen, konsul Sten, i brons. Han hade ett ansikte som en dörr. Ena handen höll han i byxlinningen, och alla som gick förbi la också handen på byxlinningen, mycket högtidligt.

”Det betyder värdighet”, sa {friend} och gjorde likadant.

{child} fick ont i magen, {child.he} också.

# a-promise
På söndagen fyllde lagen nittio år, och hela byn satt på torget i svart[elder: , med {elder} [elder2: och {elder2} ]på tredje raden]. {child} och {friend} satt längst fram, bredvid {alm}, som var nittiosex och aldrig hade sagt mer än god dag. Upp på scenen steg konsulns sondotter, som var borgmästare. Hon ställde sig vid mikrofonen, med handen i linningen.

”Vi tittar inte på varandra”, viskade {friend}. ”Vad som än händer. Lova.”

”Jag lovar”, viskade {child}.

# upright
”Allvar”, sa borgmästaren, och då sjönk mikrofonen en decimeter.

Det var skruven i stativet. Vem som helst hade dragit åt den, men då hade man ju fått låtsas om den. Borgmästaren böjde på knäna i stället, precis så mycket som behövdes.

”Allvar är det som håller oss upprätta”, fortsatte hon.

Mikrofonen sjönk. Borgmästaren sjönk. På torget satt tvåhundra människor med ansikten som potatisar.

{child} bet sig i kinden. {Child.He} tänkte på sin döda hamster. Det hjälpte, tills {child.he} kom på att hamstern hade varit mycket lik borgmästaren.[sport:  Då tänkte {child.he} på {sport}.][music:  {Child.He} försökte med {music}, baklänges.][athlete:  {athlete} skulle aldrig ha klarat det här.]

# on-her-knees
”Vi böjer oss inte”, sa borgmästaren, på knä.

Stolen bredvid {child} skakade. {Child.He} visste precis hur {friend} såg ut nu, med läpparna indragna tills det inte fanns någon mun. I ett halvår hade {child} längtat efter det där skrattet, och nu önskade {child.he} bara att det skulle hålla sig borta. För om det kom fick {friend's} mamma börja om någon annanstans, igen.

# a-question
Med ett pip gick mikrofonen hela vägen ner. Borgmästaren la sig på mage, rättade till kragen och avslutade sitt tal.

”Har någon”, sa hon med kinden mot golvet, ”en fråga?”

På tredje raden reste sig {@asker}

”Ja”, sa {@a}. ”Vad är det du har tappat?”

# the-donkey
Då kom det. Först gnisslade det. Sedan satte åsnan hoven på översta trappsteget, och ner ramlade den, hela vägen, över en plåthink och in i en garderob.

Tvåhundra huvuden vände sig om.

”Vem var det?” sa borgmästaren i mikrofonen.

{Friend} var alldeles vit. {child} reste sig. {Child.He} skulle ju ändå med bussen.

”Det var jag”, sa {child}.

”Jaså”, sa borgmästaren. ”Låt höra.”

”Förlåt?”

”Gör om det.”

{child} hade hört det där skrattet tusen gånger. {Child.He} tog sats. ”I”, sa {child.he}. Det lät som en brevlåda. ”I-å. I …”

Längre kom {child.he} inte, för {friend} tittade. {Friend} hade vänt sig om på stolen och tittade på {child}, med flit, och man såg på {friend.him} att {friend.he} hade bestämt sig.

”Du kan ju inte!” sa {friend}. ”Det är mitt!”

Och {friend.he} skrattade ett helt halvår på en gång. {child} höll fast sig i stolen och tjöt.

# a-kettle
Då hördes något annat, som en kaffepanna. Det kom från {alm}. Hon skakade under hatten, och tårarna rann.

”Byxorna”, fick hon fram.

”{Alm}!” sa borgmästaren.

”Jag var sex år! Konsuln skulle inviga bron, och så lyfte han på hatten … med båda händerna …” Hon pekade på statyn. ”Och byxorna ramlade ner! Vi skrattade ända till kvällsmaten, och sedan kom lagen! Jag har hållit mig i nittio år!”

Alla såg på statyn. De såg på handen. Sedan såg de på sina egna händer, allihop, i linningen.

# like-a-hen
Det började hos bagaren, som visade sig skratta som en höna. Prästen lät som en cykelpump. Två som hade varit gifta i trettio år hörde varandra för första gången och måste hålla i varandra.[pet.dog:  {Pet} slog med svansen så att två stolar välte.][pet.cat:  {Pet} suckade i sin korg.] Borgmästaren låg kvar på mage.

”Farfar?” sa hon. ”Tappade han byxorna?”

”Med prickiga kalsonger under”, sa {alm}.

”Ha”, sa borgmästaren, och såg sig om efter vem det var.

# the-four-o-clock
Klockan fyra kom bussen. Lag är lag, så på hållplatsen stod hela byn.

”Ska alla med?” frågade chauffören.

”Ett varv runt torget”, sa borgmästaren. ”Sedan avskaffar vi den.”

Chauffören fick köra fem vändor. Sist av alla åkte {child}[elder: , bredvid {elder}[elder2:  och {elder2}],] och skulle längre.

# to-the-bend
Genom rutan såg {child.he} hur {friend} ställde sig framför statyn, med ett ansikte som en dörr. {Friend} lyfte på en hatt som inte fanns, långsamt, med båda händerna, och byxorna ramlade ner.

Ända till kröken hörde {child} åsnan i trappan.

# @asker
en gammal man som inte såg så bra.
## if elder
{elder}. Glasögonen låg kvar i väskan.

# @a
han
## if elder
{elder.short}
