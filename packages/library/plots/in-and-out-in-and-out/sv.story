title: Hajarna på golvet
title: In och ut
guest friend: Saga (hon), Viggo (han)
guest pet: Doris (hon), Bamse (han)
guest minder: Malena (hon), Josefin (hon)

% Låt barnet snarka med: hrrrrrr in, pfffffff ut. Hunden är familjens, eller vännens; en katt spinner likadant in och ut.

# the-boat
{Friend}[!friend.known: , {child's} bästa vän,] fick sova över hos {child}. De låg skavfötters i sängen, och sängen var en båt, och golvet var havet. Det var blått, för mattan var blå.

”Godnatt, sjömän”, sa {@comes}. ”Ligg kvar i båten nu.”[elder:  {Elder}[elder2:  och {elder2}], som var på besök, ropade godnatt från köket.]

Men det gick inte att sova. För på mattan låg {@whose}, och {pet} {@snored}.

”Hrrrrrr”, sa {pet} när {pet.he} andades in. ”Pfffffff”, sa {pet} när {pet.he} andades ut.

”{Pet.He} låter som en motor”, sa {friend} och drog kudden över huvudet.

”{Pet}”, sa {child}. ”Du får sova i hallen.”

{Pet} såg sårad ut. {Pet.He} reste sig, ett ben i taget, och {@plodded} ut. Sedan hördes ingenting alls.

# splash
Plask.

”{Child}”, viskade {friend}. ”Vad var det?”

{child} tittade över kanten. Mattan gungade. Den var inte matta längre, den var vatten. Och genom vattnet kom en fena. Bakom den kom en till. Och längst bak kom en pytteliten.

”Hajar!” sa {child}.[city:  Sådana brukade det inte finnas {in city}.]

Runt, runt båten simmade de. En stor haj, en ännu större haj och en liten, liten haj.

# three-hundred-teeth
”Tänker ni äta upp oss?” frågade {friend} med sin modigaste röst[school: , den som {friend.he} annars hade {at school}].

Den största hajen stack upp huvudet. Han hade ringar under ögonen.

”Äta?” sa han. ”Nu? Vi har ju borstat tänderna! Vet du hur många tänder jag har? Trehundra. Jag gör inte om det.”

”Vad vill ni då?” frågade {child}.

”Sova”, sa hajen och gäspade så att man såg alla trehundra.

”Men så gör det då!”

”Det går inte”, sa den lilla hajen med en röst som var nära gråt. ”Vi måste simma hela tiden. Vatten måste rinna in i munnen och ut genom gälarna. Annars får vi ingen luft. Så vi simmar och simmar, och jag är så trött i fenan.[sport:  Det är värre än {sport}.]”

# a-lullaby
”Jag kan sjunga”, sa {friend}. {Friend.He} sjöng en vaggvisa, så vackert {friend.he} kunde[music: , och lite {music} på det]. Hajarna tyckte så mycket om den att de simmade i takt och stänkte ner hela täcket.

”Jag kan räkna får”, sa {child}. ”Ett får, två får …”

”Får?” sa den största hajen och piggnade till. ”Var?”

”Nej, glöm det”, sa {child} fort.

# in-and-out
Runt, runt simmade hajarna. Den lilla hamnade längre och längre efter.

”Jag orkar inte”, sa hon. ”Jag vill ligga still. Om det bara var vattnet som rörde sig i stället.”

Då satte sig {child} rakt upp.

”In och ut”, sa {child.he}. ”In och ut! {Friend}, vem kan få allting att gå in och ut?”

{Friend} tog bort kudden från huvudet.

”{Pet}!” sa {friend.he}.

”{Pet}! {Pet}!” ropade de båda två.

# the-door
Dörren puffades upp av en nos. Där stod {pet}. {Pet.He} tittade på vattnet. {@Plunge}

”Förlåt för det där med hallen”, sa {child}. ”Kan du {@snore} lite, {pet}? Så mycket du vill?”

# the-red-cushion
{@Island} {Pet.He} snurrade ett varv. {Pet.He} la hakan på tassarna och suckade.

”Hrrrrrr”, sa {pet}, och hela havet rann in mot kudden.

”Pfffffff”, sa {pet}, och hela havet rann ut igen.

Hrrrrrr. Pfffffff. In och ut. In och ut.

# so-this-is-it
Den lilla hajen slutade vifta med stjärten. Hon låg stilla. Och vattnet rann in i hennes mun och ut genom hennes gälar, alldeles av sig själv.

”Åh”, sa hon. ”Så här känns det.”

Sedan sov hon, med nosen mot {pet's} tass. Den stora la sig bredvid. Sist la sig den största.

”Vilken underbar {@kind}”, mumlade han. ”Låter {pet.he} så här varje natt?”

”Ja”, sa [pet: {child} | {friend}] stolt. ”Varje natt.”

# like-the-sea
Båten gungade. {Friend} hade lagt kudden under huvudet igen, där kuddar ska vara.

”{Pet.He} låter inte som en motor”, sa {friend.he} sömnigt. ”{Pet.He} låter som havet.”

{child} tänkte svara. Men {child.he} hann inte, för {child.he} sov.

# a-tooth
När {@a}[elder:  och {elder.short}] tittade in låg mattan blå och stilla på golvet. Mitt på den röda kudden låg {pet} och {@snored} så att gardinerna gick in och ut. {Pet.He} var lite blöt om {@wet}, konstigt nog. Och vid {pet.his} tass låg något litet och vitt och blankt.

{@A} böjde sig ner. Det var en tand. Den var väldigt spetsig och väldigt, väldigt välborstad.

# @whose
{pet}, {friend's} stora gula hund
## if pet.dog
{pet}, {child's} hund
## if pet.dog & breed
{pet}, {child's} {breed}
## if pet.cat
{pet}, {child's} katt

# @kind
hund
## if pet.cat
katt

# @snored
snarkade
## if pet.cat
spann

# @snore
snarka
## if pet.cat
spinna

# @plodded
lufsade
## if pet.cat
tassade

# @plunge
Många hundar skulle ha sprungit sin väg. Men {pet} tänkte bara en enda sak.

PLASK!

{Pet.He} simmade två varv runt båten[athlete: , fort som {athlete},] och hälsade på alla hajarna, nos mot nos.
## if breed.Labrador
Många hundar skulle ha sprungit sin väg. Men {pet} var labrador, och en labrador som ser vatten tänker bara en enda sak.

PLASK!

{Pet.He} simmade två varv runt båten[athlete: , fort som {athlete},] och hälsade på alla hajarna, nos mot nos.
## if pet.cat
Många katter skulle ha sprungit sin väg. Men {pet} såg tre stora fiskar, och en katt som ser fisk tänker bara en enda sak.

HOPP!

{Pet.He} landade mitt på båten[athlete: , lätt som {athlete},] och hälsade på alla hajarna över kanten, nos mot nos.

# @island
{Pet} klev upp på den röda kudden, som låg och flöt som en ö.
## if pet.cat
{Pet} hoppade över till den röda kudden, som låg och flöt som en ö.

# @wet
magen
## if pet.cat
svansen

# @comes
{minder}, som passade dem
## if adult
{adult}

# @a
{minder}
## if adult
{adult}
