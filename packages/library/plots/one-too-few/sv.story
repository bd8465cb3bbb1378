title: {Pet} räknar
title: Vem är den fjärde?
title: Ett, två, tre, och en till
guest aunt: Ragna (hon), Vega (hon)
guest hiker: Ingegerd (hon), Gunvor (hon)

% Regeln: hunden räknar dem som den tycker hör till, och lägger sig inte förrän alla är på plats.
% @a är den vuxna, annars moster {aunt}: namnet varje gång, aldrig han eller hon. Linan, så att hunden inte springer lös på fjället.

# counts
{Pet} kunde räkna. Det var inget {pet.he} hade fått lära sig, {pet.he} var född med det. Varje morgon gick {pet.he} ett varv i köket och satte nosen mot [adult: {adult's} {@knee}, mot {child's} och mot {friend's}, om {friend}[!friend.known: , {child's} bästa vän,] hade sovit över | allas {@knee}, {friend's} också, om {friend}[!friend.known: , {child's} bästa vän,] hade sovit över]. När alla var på plats la {pet.he} sig. Saknades någon la {pet.he} sig inte. {@order}

# in-a-row
På fjället[city: , långt från {city},] hade {pet.he} det lätt. Stigen var smal, och de gick på rad: först {@a}, sedan {friend}, sist {child} med {pet} i långlina. Då och då sprang {pet.he} fram längs ledet. Nos, nos, nos. Ett, två, tre.[school:  Så räknades man in {at school} också, men utan nos.]

[elder: I {child's} ryggsäck låg en dunjacka. {Elder} hade packat ner den två gånger, för {child} tog upp den däremellan.[elder2:  ”Säg inte emot”, hade {elder2} sagt.]]

# looks-back
De hade gått hela förmiddagen när {pet} stannade.

{Pet.He} hade just räknat dem. Men i stället för att trava vidare vände {pet.he} sig om, mot passet där de hade kommit ifrån. {Pet.He} sprang fram och räknade om. Ett, två, tre. Sedan ställde {pet.he} sig med nosen mot dimman och gnällde.

”{Pet.He} har fått vittring på en ren”, sa {@a}.

”{Pet.He} bryr sig inte om renar”, sa {child}.

Men molnen hängde lågt, och det var fem kilometer kvar till stugan, så de gick. {Pet} gick också, men nästan baklänges, och linan var hela tiden spänd åt fel håll.

# to-four
Det var {friend} som kom på det.

”{Pet.He} räknar till fyra”, sa {friend.he}.

”Vi är tre.”

”Jag vet. Men titta på {pet.him}. {Pet.He} räknar oss, och sedan väntar {pet.he} på en till.”

De såg på varandra. Dimman hade redan ätit upp toppen på andra sidan dalen, och man kunde få för sig vad som helst.

”Vem är den fjärde?” viskade {friend} med sin hemskaste röst.

”Sluta”, sa {child}. ”Nej, förresten. Fortsätt! Vilka har {pet.he} träffat?”

# the-fourth
De tänkte efter medan de gick. Stugvärden: han hade stått kvar på trappan. Familjen med det röda tältet: de skulle åt andra hållet. Tre norrmän som sprang[athlete: , nästan lika fort som {athlete}]: {pet} tyckte inte om folk som sprang, de förstörde ordningen.

Och så {hiker}.

{hiker} hade suttit ensam vid långbordet till frukosten, med vitt hår i en fläta och kängor som var äldre än {@a}. Hon hade gett {pet} resten av sin mesost, tagit {pet.his} huvud mellan sina händer och sagt något till {pet.him}, lågt, och {pet} hade stått blickstilla och lyssnat. Sedan hade {hiker} gått, en halvtimme före dem. ”Vi ses vid nästa stuga”, hade hon sagt. ”Den som kommer fram först får koka kaffet.”

”Men hon är ju före oss”, sa {friend}.

”Om hon inte stannade på vägen”, sa {child}.

# dotted-line
{@A} hade redan vikit upp kartan på knäet. Strax efter passet svängde en prickad linje av, en gammal stig ner mot bäcken.

”Hon pratade om en blomma vid bäcken”, sa {@a} långsamt. ”Då kan vi ha gått förbi henne.”

{@A} trodde inte på sådant som man bara känner på sig. {@A} tittade på klockan, och på dimman, och på {pet}, som hade satt sig med ryggen mot dem alla tre.

”En halvtimme”, sa {@a}. ”Sedan vänder vi, vad {pet.he} än säger.”

# half-an-hour
Aldrig hade {pet} gått så. {Pet.He} sprang inte, och {pet.he} nosade inte. {Pet.He} gick lågt, med blicken rakt fram, och drog {child} med sig ner mot bäcken medan {@a} räknade minuterna högt. Tio. Fjorton. Vid arton såg de inte längre än en armslängd. {child} var rädd. [sport: Benen skakade, och ändå var de ben som var vana vid att {play sport}. ]Det enda säkra var linan, och den var spänd åt rätt håll nu.

Vid tjugotvå hörde de en visselpipa, så svag att den kunde ha varit en fågel.

{Pet} skällde, ett enda skall.

# four
{hiker} satt lutad mot ett stenblock i en orange vindsäck, med ena foten uppe på ryggsäcken. Foten var tjock som en limpa. I knät hade hon en termos och en liten vit blomma.

”Jag halkade när jag skulle titta på den”, sa hon. ”Den var nästan värd det.”

Hon var blå om läpparna. {@A} hade redan knäppt upp hennes känga, och {friend} letade fram den elastiska bindan och {child} sin dunjacka, och {pet} satte nosen mot {hiker's} friska fot. Fyra. Så la {pet.he} sig ner, för första gången på hela dagen.

”Jag räknade med att någon skulle sakna mig framåt kvällen”, sa {hiker}. ”Men inte redan till lunch.”

”Det var {pet}”, sa {child}. ”{Pet.He} tror att du är med oss.”

”Det är mitt fel. Jag bad {pet.him} hålla ett öga på mig. Jag hade får i fyrtio år, och {@such} som bara kunde engelska. Man ska inte säga sådant till en hund om man inte menar det.”

# verses
Det tog tre timmar till stugan. {@A} och {friend} stöttade var sin sida, och {child} bar två ryggsäckar, en på magen. När benen skakade sjöng {hiker} en visa med fyrtiotvå verser,[music:  och {friend} svarade med {@song},] och när den var slut såg de stugan.

”Ni var först över tröskeln”, sa {hiker}. ”Då vet ni vilka som kokar kaffet.”

# enough
Nästa morgon var himlen blå, och helikoptern stod på marken nedanför stugan. Det var då {child} kom att tänka på det.

”{Pet.He} kommer inte att släppa henne”, sa {child.he} till {friend}. ”{Pet.He} kommer att gå och räkna till fyra resten av livet.”

{Pet} stod redan mellan {hiker} och helikoptern, med huvudet sänkt.

{hiker} bad piloten vänta. Sedan satte hon sig på trappan och tog {pet's} huvud mellan händerna, precis som vid frukosten.

”That’ll do, {pet}”, sa hon.

{Pet} tittade på henne. Något for igenom {pet.him}, från nosen till svansen, som när man ställer ner en tung ryggsäck. Sedan vände {pet.he} och kom tillbaka till {child}, alldeles lugn.

”Vad betyder det?” frågade {friend}.

”Så säger man när dagens arbete är klart”, sa {hiker}. ”Att det räcker nu. Att {pet.he} har gjort det bra.”

# telephone
Det är ett halvår sedan. Men ibland, på söndagskvällarna, ringer {hiker}, och då sätter {child} på högtalaren. {Pet} reser sig från sin plats vid elementet och går ett varv i köket. [adult: {Adult's} {@knee}. {child's}. {friend's}, om {friend.he} är där. | {child's} {@knee}. {friend's}, om {friend.he} är där. Alla andras.]

Och sist, mycket försiktigt, sätter {pet.he} nosen mot telefonen.

# @a
moster {aunt}
## if adult
{adult}

# @A
Moster {aunt}
## if adult
{Adult}

# @knee
knäveck
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
strumpor

# @order
En hund vill ha ordning på sin flock.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
{A breed} vill ha ordning på sin hjord.

# @such
hundar från Skottland
## if breed.Border Collie
sådana som {pet.him}

# @song
{music}
