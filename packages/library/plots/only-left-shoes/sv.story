title: Jaså, är det du
title: Bara vänsterskor
guest elder: Sune (han), Valborg (hon)
guest pet: Pelle (han), Tuss (hon)

% {elder} är familjens, annars grannen, som är skomakare. Hunden är familjens, annars grannens; en katt fastnar lika bra. Omkväde: ”Jaså, är det du”, först en anklagelse, sist ett välkommen.

# one-shoe
{child} hade bara en löparsko. I natt hade den andra stått nylagad på trappan hos {@cobbler} och nu var den borta. Klockan fyra skulle {child.he} springa skogsloppet[school:  med alla {at school}][city: , det längsta i {city}].[sport:  Man kan inte {play sport} i en sko, och man kan inte springa i en heller.][athlete:  Det kan inte ens {athlete}.]

”Det är räven”, sa {elder}. {@thread} ”Hon tar bara vänsterskor.”

{@whose} luktade på trappan. {Pet.He} sa {@vooo}, och det betydde räv.

”Då hämtar vi den”, sa {child}.

{Elder} satte på sig mössan, stoppade det långa skohornet i stöveln och gick med. {@led}[adult:  {Adult} ropade efter dem att starten gick klockan fyra.]

# is-that-you
På en backe satt räven utanför sitt gryt. Hon var röd och smal, och i munnen hade hon {child's} sko.

”Jaså, är det du”, sa {elder}. Det var en anklagelse.

”Jaså, är det du”, sa räven. Hon la ifrån sig skon och satte sig på den. ”Du som hamrar hela dagarna. Mina ungar kan inte sova.”

”Den där skon är min!” sa {child}.

”Den låg ute”, sa räven. ”Det som ligger ute på natten är mitt. Det vet alla.”

”Den stod ute”, sa {elder}. ”Och skor är par. De hör ihop två och två. Det vet alla som har fötter.”

# teeth
”Vad ska du med min sko till?” frågade {child}.

Då tittade det fram tre små nosar ur grytet. En av dem tuggade på en klack så att det dreglade.

”De får tänder”, sa räven. ”Det kliar. Skinn är det enda som hjälper. Ska mina barn ligga och gnälla för att ni vill ha det snyggt på hyllan?”

”Men jag ska springa klockan fyra”, sa {child}.[friend:  ”{Friend} väntar vid starten, och {friend.he} är min bästa vän.”]

De stirrade på varandra. Båda hade rätt. Och ingen tänkte ge sig.

# a-cork
Det gjorde inte {pet} heller. Medan de andra pratade {@loose}, tog ett skutt förbi räven och dök ner i grytet med huvudet före.

”{Pet}, nej!” ropade {child}.

Först försvann nosen. Sedan tog det stopp. {Pet} hade ätit två frukostar den dagen, sin egen och {elder's}, och nu satt bakdelen kvar utanför. Svansen stod rakt upp.

”{@Vooo}”, sa {pet} dovt, långt inne i jorden.

”{Pet.He} är en kork”, sa räven. Sedan ändrades hennes röst. ”Mina ungar är där inne! De kommer inte ut!”

{child} kastade sig på knä och drog i {pet's} bakben. De satt fast. {child} blev rädd, så att händerna skakade.

# a-tight-heel
”Dra inte”, sa {elder}. ”Det är en trång häl, och man drar aldrig i en trång häl.”

{Elder.He} tog skohornet ur stöveln och en burk ur fickan. Det var svart skofett, sådant som man smörjer kängor med.

”Jaså, är det du”, sa {elder.he} till {pet's} bakdel.

{Elder.He} smorde {pet} runt om.[music:  Under tiden nynnade {elder.he} på {music}.] Sedan åkte skohornet ner, sakta, längs magen, och bände ut jorden lite i taget, som när ett barns fot ska ner i en ny pjäxa.

”Nu ligger det en rot i vägen”, sa {elder.short}. ”Ovanför. Jag kommer inte åt den.”

# a-back-door
{child} la sig platt på magen och stack in armen bredvid {pet}. {Child.He} grävde runt roten med naglarna.

”Räven!” ropade {child.he}. ”Kan du inte gräva från andra hållet? Har du ingen bakdörr?”

Räven tittade på {child.him}.

”Det är klart jag har en bakdörr”, sa hon. ”Vad tror du jag är, en mus?”

Hon försvann runt backen. {child} grävde, räven grävde, och {elder} höll med skohornet. Och plötsligt, långt inne i mörkret, kände {child} en tass mot sin hand.

”Jaså, är det du”, flämtade räven.

”Ja, det är jag”, sa {child}. ”Nu!”

# schlurp
De bröt samtidigt. Roten gick av. {Elder} vred skohornet ett halvt varv, och med ett långt schlurp for {pet} ut ur backen, blank och svart som en finsko, och landade i {elder's} knä. Mellan framtänderna höll {pet.he}, mycket försiktigt, en liten rävunge i nackskinnet.

Räven kom rusande. Hon luktade på ungen. Hon luktade på {pet}.

”{Pet.He} är ganska dum”, sa hon. ”Men {pet.he} bär rätt.”

Så gick hon bort till sin sten, tog upp löparskon och la den framför {child}. Det var tandmärken i den, men bara i hälen.

”Det finns en hel låda skinnbitar”, muttrade {elder}. ”Spill. Jag ställer ut den på trappan på natten. Och så hamrar jag på förmiddagen.”

”Då är den ju min”, sa räven nöjt.

# sixth
Klockan fyra sprang {child} skogsloppet. {Child.He} kom sexa, med jord ända upp till armbågen.[friend:  {Friend} kom femma och luktade mycket renare.] I sista backen {@cheered}, och i ormbunkarna sprang något rött jämsides hela vägen till målet[adult: , där {adult} stod och hoppade].

# another-step
När det skymde satt de på trappan hos {@cobblers}, {child} i mitten. {Pet} låg över {child.his} fötter och glänste. Lådan med skinnbitar stod längst ner.[elder2:  Inifrån luktade det av {elder2's} pannkakor.] Det prasslade i syrenen, och två ögon lyste till.

{Elder} tog tråden ur munnen.

”Jaså, är det du”, sa {elder.he} och flyttade på stöveln, så att det blev plats på trappan.

Räven tog ingen skinnbit först. Hon gick upp ett steg, och ett steg till, och satte ner något framför {elder}. Det var en vänstersko. Sedan gick hon efter nästa.

# @cobbler
grannen {elder}, som var skomakare,
## if elder
skomakaren,

# @cobblers
{elder}
## if elder
skomakaren

# @thread
{Elder.He} hade alltid en tråd i mungipan när {elder.he} pratade.
## if elder
{Elder.He} hjälpte till hos skomakaren den veckan och hade redan lärt sig prata med en tråd i mungipan.

# @whose
{Elder's} hund {pet}
## if pet.dog
{Child's} hund {pet}
## if breed.Beagle
{Child's} beagle {pet}
## if pet.cat
{Child's} katt {pet}

# @vooo
vooo
## if pet.cat
mrrao

# @led
{Pet} drog dem över ängen.
## if pet.cat
{Pet} gick före över ängen med svansen i vädret.

# @loose
ryckte {pet.he} sig loss
## if pet.cat
smög {pet.he} sig runt stenen

# @cheered
skällde {pet} på {child.him} från sidan
## if pet.cat
satt {pet} på en stolpe och jamade
