title: Berget på sängen
title: Berg stänger inte
guest friend: Ronja (hon), Folke (han)
guest minder: Malena (hon), Josefin (hon)

% Den vuxna bakom dörren är {adult}, annars den äldre, annars {minder}.
% ”För bergets skull” sägs två gånger, på fullt allvar båda gångerna.

# something-wrong
{child} vaknade mitt i natten, och det var något som var fel.

Först var det varmt. Sedan var det kallt. Det var pyjamasen, och det var lakanet.

Åh nej, tänkte {child}. Jag har kissat i sängen. Inte i natt!

{@Other} Men i natt låg [!friend.known: {child.his} bästa vän ]{friend} och sov på en madrass på golvet[sport:  och mumlade något om {sport}]. Om {child} ropade skulle {friend} vakna, och då skulle {friend.he} få veta. {Friend.He} skulle veta det vid frukosten. {Friend.He} skulle veta det [school: {at school} | på måndag]. {Friend.He} skulle veta det ännu när de var vuxna.

# the-snow-trousers
Så {child} klev upp ur sängen utan ett ljud. {Child.He} drog av sig den våta pyjamasen och trevade i lådan, och så tog {child.he} på sig det första torra som {child.he} fick tag i.

Det var täckbyxorna. Svisj, lät de.[elder & adult:  Dem hade {elder}[elder2:  och {elder2}] lagt dit, för man vet aldrig.][elder2 & !adult:  Dem hade {elder2} lagt dit, för man vet aldrig.]

# nine-teddies
Sedan lade {child} kudden på det våta. Men det våta stack ut. Då lade {child.he} på filten, och morgonrocken, och mattan, och nio nallar.

[pet.dog: Hunden {Pet} hade legat och sovit på mattan. {Pet.He} lade sig på det kala golvet och suckade.]

[pet.cat: Katten {Pet} hade legat och sovit på mattan. {Pet.He} satte sig på det kala golvet och stirrade.]

[pet.other: {Pet} var vaken och såg alltihop. {Pet.He} sa inte ett ord.]

Nu kunde ingen se något vått. Det var bara ett problem. Det fanns ingenstans för {child} att sova.

# a-mountain
”{Child}?” viskade någon. ”Varför är det ett berg på din säng?”

{Friend} var vaken! {child} stod alldeles stilla.

”Det är bara ett berg”, sa {child.he}.

”Varför har du täckbyxor på dig?”

”För bergets skull.”

# its-closed
{Friend} var uppe på en gång. ”Jag ska klättra på det”, sa {friend.he}.[city:  ”Det är det bästa berget {in city}.”]

”Det går inte! Det är stängt.”

”Berg stänger inte.”

”Det här gör det. På natten.”

[age>=5: ”Jag ska bara en liten bit upp”, sa {friend}.]

Det dunkade till i bröstet på {child}. Snart skulle {friend} sätta knät rakt i det våta!

# that-jiggle
Men {friend} klättrade inte. {Friend.He} stod vid sängen med ena foten ovanpå den andra. Sedan bytte {friend.he} fot. Sedan korsade {friend.he} benen och guppade.

{child} tittade på {friend.him}. Den där guppningen kände {child.he} igen. Den kände {child.he} mycket väl igen.

”{Friend}”, sa {child.he}, ”är du kissnödig?”

”Nej”, sa {friend} och guppade. ”Jo. Men jag vet inte var er toalett är när det är mörkt. Jag tänkte att om jag klättrade på något så skulle jag glömma bort det.”

”Det hjälper inte”, sa {child}. ”Det glömmer inte bort dig.”

# only-the-bottom
{Friend's} haka darrade. {Friend.He} såg ut precis som {child} hade känt sig i den våta sängen. Så {child} tog ett djupt andetag.

”Mitt kom när jag sov”, sa {child.he}. ”Det är därför det är ett berg. Det är vått under.”

{Friend} tittade på berget.

”Alltihop?”

”Bara längst ner.”

”Jaha”, sa {friend}. ”Det gjorde jag i tisdags. Jag lade en bok på det.” {Friend.He} guppade fortare. ”{Child}! Jag tror att jag gör det nu!”

”Nej, det gör du inte”, sa {child}. ”Jag är vaken. Kom!”

# swish-swish
{Child.He} tog {friend} i handen, och så sprang de[athlete: , och {athlete} hade inte hunnit i kapp dem]. Svisj, svisj, svisj, genom hallen, förbi {@whose} dörr, in i badrummet. {child} tände lampan och ställde sig på vakt utanför.

Det höll på väldigt länge.[music:  Därinne nynnade någon på {music}, för att hjälpa till.]

”Jag hann!” ropade {friend}. ”Med alltihop!”

# because-of-the-mountain
{@Whose} dörr gick upp. {@His} pyjamas var knäppt alldeles snett.

”{Child}”, sa {@he}, ”varför har du täckbyxor på dig?”

”För bergets skull”, sa {friend}.

{@A} tittade in på sängen. {@He} tittade på {child}, och så fick {child} en kram, med täckbyxor och allt.

”Ska vi ta ner det tillsammans?” sa {@he}.

# nobody-up
{Friend} räddade nallarna, en i taget, för de var bergsklättrare. {@A} tog av det våta lakanet och rullade ihop det.

”Jag sov för hårt”, sa {child}. ”Jag kände det inte.”

”Du är väldigt bra på att sova”, sa {@a}. ”Kisset knackar på, men ingen är uppe och kan öppna. En natt hör du när det knackar. Jag var [age<7: sju | nio] innan jag hörde det.”

”Du?” sa {child}.

”Gjorde du också ett berg?” frågade {friend}.

”Jag skyllde på värmeflaskan”, sa {@a}.

# open-tomorrow
Sedan kom det ett rent lakan, slätt och svalt, och det luktade tvål. Det kom en ren pyjamas. {@A} hängde täckbyxorna på dörren, svisj, och släckte.

[elder & adult: ”{Elder}[elder2:  och {elder2}] hade rätt”, sa {child}. ”Man vet aldrig.”]

[elder2 & !adult: ”{Elder2} hade rätt”, sa {child}. ”Man vet aldrig.”]

[pet.dog / pet.cat: {Pet} hade fått tillbaka mattan. {Pet.He} lade sig mitt på den, så att ingen skulle kunna bygga med den.]

[pet.other: {Pet} hade fortfarande inte sagt ett ord. {Pet.He} var bra på hemligheter.]

”{Child}?” viskade {friend} nere på golvet. ”Kan vi göra ett till i morgon? Ett torrt?”

”Ja”, sa {child} och gäspade. ”I morgon är det öppet.”

# @Other
{Minder} passade {child} den veckan. Andra nätter ropade {child.he} bara, och då kom {minder}, och så var det snart över.
## if adult
Andra nätter ropade {child.he} på {adult}, och då kom {adult}, och så var det snart över.
## if elder & !adult
Andra nätter ropade {child.he} på {elder}, och då kom {elder.short}, och så var det snart över.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
hennes
## if adult
{adult.his}
## if elder & !adult
{elder.his}
