title: Räkna till fyrtio
title: Vid grindstolpen
title: Klockan fyra
guest horse: Bruno (han), Balder (han)
guest pony: Tindra (hon), Pärla (hon)
guest leader: Gunilla (hon), Birgitta (hon)
guest lady: Märta Sand (hon), Rut Berg (hon)
guest carer: Samir (han), Nadim (han)

% Regeln: hästen stannar vid grindstolpen tills man har räknat till fyrtio. @knower: den som vet vem man ska fråga. Den äldre sitter med korsordet på stallplanen och på stubben (det som växer neråt är moroten); hunden väntar under mulen på det som hästen tuggar; katten sitter på trappan innan någon har hittat den.

# the-fourteenth
På Björkhaga ridskola[city:  utanför {city}] fanns det fjorton hästar. Tretton av dem gick dit man ville. Den fjortonde hette {horse}.

{horse} var gammal och bred som en soffa. Han gjorde precis som {child} bad honom, utom på ett ställe. Mitt på skogsstigen, vid en gammal grindstolpe, stannade han. Han vände huvudet åt vänster. Han tuggade, fast han inte hade något i munnen.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] som alltid fick följa med ut, satte sig under mulen ifall något skulle ramla ner.][pet.cat:  Ovanför hallonsnåren syntes huvudet på {pet}[!pet.known: , {child’s} katt,] som hade en egen väg genom skogen.] Sedan gick [pet.dog / pet.cat: {horse} | han] vidare.

”Han är bara sån”, sa {leader}, som hade hand om uteritterna. ”Räkna till fyrtio, så går han.”

{child} räknade till fyrtio varje onsdag[sport: , för på onsdagarna var det inte {sport}]. {Friend}[!friend.known: , {child’s} bästa vän,] som red {pony} precis bakom, räknade också. Så höll de på i ett helt år[elder: , medan {elder} satt på stallplanen med ett korsord och väntade].[pet.other:  Hemma provade {child} att räkna till fyrtio för {pet}, men {pet} tröttnade vid sju.]

# tack-room
”Det måste betyda något”, sa {child} en dag i sadelkammaren[school: , när de hade kommit dit från {school}].

”Det finns ju ingenting där”, sa {friend}. ”En stolpe och en massa sly.[pet.cat:  Och {pet}.]”

”Vi har bara tittat från hästryggen”, sa {child}.[pet.cat:  ”Och {pet} måste ju sitta på något.”]

# three-steps
{@saturday} och satte sig på en stubbe med sitt korsord. [elder: ”Växer neråt, fem bokstäver”, läste {elder.he} högt, men {child} och {friend} hade redan krupit | {child} och {friend} kröp] in bakom grindstolpen[pet.dog:  efter {pet}], genom hallonsnår och brännässlor, och där, under allt det gröna, låg en stentrappa. Tre steg, som ledde upp till [pet.cat: {pet} och sedan till ]ingenting.

”Det har stått ett hus här”, viskade {friend}.

[pet.cat: {Pet} flyttade på sig, och {child} | {child}] ställde sig överst på trappan. Om man stod där och sträckte ut armen, kom handen precis i höjd med en hästmule.

”Han väntar på att någon ska komma ut”, sa {child.he}.

# who-to-ask
Det var {@knower} som visste vem man skulle fråga. Mannen på macken hade bott i trakten i hela sitt liv.

”Det var {lady’s} hus”, sa han. ”De rev det när hon flyttade till Solgården. {horse} drog timmer åt min bror på den tiden. Klockan fyra varje dag gick de förbi på väg hem, och klockan fyra varje dag stod hon på trappan med en morot. I tolv år höll de på.”[elder: 

”Morot”, sa {elder.short} och skrev dit det.

Mannen |  Han] kliade sig i nacken. ”Hon är över nittio nu. Lite borta, säger de.”

# she-counts
[elder: {Elder.short} ringde på vid Solgården, och {carer}, som arbetade där, öppnade. | På Solgården möttes de av {carer}, som arbetade där.]

”Vad roligt att hon får besök”, sa han. ”Hon säger inte så mycket nu för tiden. Men en sak är hon noga med. Klockan fyra vill hon ha en morot. Vi trodde att hon var hungrig, men hon äter den aldrig. Hon lägger den på fönsterbrädan och tittar ut. Och så räknar hon.”

”Till fyrtio”, sa {friend}.

{carer} stirrade.

”Hur visste du det?”

# nine-seconds
Det tog nio sekunder att övertala {leader}. Sedan tog det [elder: {elder.short} ]två veckor att få lov av alla andra, och [elder: det tog ]en hel eftermiddag att få {horse} [pet.dog: och {pet} rena | ren]. {child} flätade manen med [pet.cat: det röda garn som {pet} hade lämnat kvar, | rött garn,] och {friend} borstade hovskägget tills det stod ut som plymer[music: , och nynnade på {@song} hela tiden].

# the-lawn
{leader} parkerade hästtransporten på baksidan av Solgården. {child} gick på ena sidan om {horse} och {friend} på den andra, över den fina gräsmattan. Hovarna gjorde märken stora som sopptallrikar. Föreståndaren stod på altanen[elder: , hjälpte {elder.short} med sju vågrätt] och låtsades att hon inte såg dem.[athlete:  Inte ens {athlete} har gjort en sådan entré.]

Klockan var två minuter i fyra.

I det tredje fönstret satt en liten dam med vitt hår. På fönsterbrädan framför henne låg en morot. Hon såg ut mot parkeringen, men på ett sätt som om parkeringen inte fanns.

Då stannade {horse}[pet.dog: , och {pet} satte sig under mulen]. Ingen hade [pet.dog: bett dem. {horse} | hållit in honom. Han] lyfte huvudet, spetsade öronen och gnäggade. Inte högt. Det var ett mörkt, mjukt mullrande, långt nere i bringan. {child} hade känt honom i ett år och aldrig hört det förut.

# you-are-late
{carer} öppnade fönstret.

”Jaså, där är du”, sa {lady} med alldeles klar röst. ”Du är sen.”

Hon sträckte ut handen. {horse} tog moroten med bara läpparna, som om den varit av glas, och började tugga. {lady} lutade sin panna mot hans. {Friend} var tvungen att titta upp i himlen, och {child} var tvungen att titta på sina stövlar.[pet.dog:  Bara {pet} tittade på moroten.] Det enda som hördes var hur det krasade, och så rösten som räknade, knappt högre än en andning.

”… trettionio, fyrtio. Så. Nu ska du hem.”

# as-long-as-a-carrot
Först då fick hon syn på dem som stod bredvid.

”Är det ni som har hand om honom nu för tiden?”

”Ja”, sa {child} och {friend}.

”Och ni låter honom stå sina fyrtio?”

”Varje gång”, sa {child}. ”[pet.cat: Och {pet}, min katt, sitter på din trappa. ]Fast vi visste inte varför.”

”Så lång tid tar en morot”, sa {lady}. ”Om man ska hinna njuta av den. Den som är snål med tiden ska inte bjuda.”

Hon klappade {horse} på halsen, två gånger, och sedan somnade hon i solen med handen kvar på fönsterblecket.

# finished
Nu åker {horse} till Solgården den första lördagen i varje månad.[elder:  {Elder} tar med [elder2: {elder2} och ]korsordet, och det bjuds på kaffe.] Gräsmattan ser förfärlig ut, och föreståndaren har köpt en egen påse morötter.

Men de andra dagarna går han på skogsstigen som förut, och han stannar som förut, mitt för grindstolpen. Han vänder huvudet åt vänster[pet.cat: , där {pet} sitter överst på trappan som om {pet.he} bodde där]. Då böjer sig {child} fram i sadeln och sticker handen i fickan. Bakom {child.him} håller {friend} in {pony}, som också får en bit.[pet.dog:  Och {pet} sitter under mulen, där det numera ramlar ner något.]

Räknar gör de inte längre. Man hör ju när han har tuggat färdigt.

# @saturday
På lördagen gick {leader} dit med dem
## if adult
På lördagen skjutsade {adult} dem dit
## if elder
På lördagen följde {elder.short} med dem dit
## if elder & adult
På lördagen följde {elder.short} med dem dit

# @knower
{leader}
## if adult
{adult}
## if elder
{elder.short}
## if elder & adult
{elder.short}

# @song
{music}
