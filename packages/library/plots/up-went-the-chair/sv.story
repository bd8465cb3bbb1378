title: Och upp for stolen
title: Säg inte sitt
title: Den stora röda stolen
guest barber: Murat (han), Stelios (han)

% En frisörstol har en pedal: trampar man åker stolen upp, håller man den nere åker stolen ner. {barber} är flintskallig.

# in-the-chair
{child} var hos frisören[city:  {in city}] och skulle klippa sig. {Friend} hade följt med för att titta på, för {friend} var {child.his} bästa vän[school:  {at school}] och tyckte om när det klippte. Och {pet} hade följt med, för {pet} följde alltid med.

{Pet} var {child’s} hund. Om någon sa sitt, så satte {pet} sig. Det spelade ingen roll vem som sa det. Det spelade ingen roll var.

Men lade sig gjorde {pet.he} bara för {child}.

# sit-still
{Child.He} satt i den jättestora röda stolen med ett jättestort skynke på sig. Bara huvudet stack upp.

”Då så”, sa frisören, som hette {barber}. ”Sitt still.”

Så {pet} satte sig.

Duns! //
Iiik, sa det under stolen. //
Och upp for {child}.

”Det var konstigt”, sa {barber}.[age>=4:  Han tittade på ena sidan av stolen, och han tittade på den andra. Där fanns ingen, bara en hund.]

{Pet} reste sig och viftade. Vilken duktig hund {pet.he} var!

# sit-straight
Klipp, klipp[music: , sa saxen, och {barber} nynnade på {music}]. ”Sitt rakt”, sa {barber}.

Så {pet} satte sig.

Duns! //
Iiik! //
Och upp for {child}.

## or
Ring, ring, sa telefonen.

”Det är en före dig”, sa {barber} i luren.[music:  Han nynnade på {music} och ville klippa vidare.] ”Sitt kvar i bilen så länge.”

Så {pet} satte sig.

Duns! //
Iiik! //
Och upp for {child}.

# no-hair
Nu kunde {child.he} se {barber’s} huvud uppifrån. Det fanns inget hår på det. Inte ett enda.

”Vem har klippt dig?” sa {child.he}. ”Han tog för mycket.”

”Men {child}!” sa [adult: {adult}|[elder: {elder}|en farbror bakom en tidning]]. ”Sitt ner!”

”Det gör jag ju”, sa {child.he}.

Men {pet} hade redan satt sig.

Duns! //
Iiik! //
Och upp for {child}, upp och upp, [athlete: förbi {athlete} på väggen, ]ända upp till lampan.

# the-lamp
{barber} ställde sig på tå. Han nådde inte. Hälften av {child’s} hår var kort, och hälften var långt[sport: , och så kan man inte {play sport}].

”Nu vill jag komma ner”, sa {child.he} med liten röst.

# the-bottom
Då lade sig {friend} på mage och tittade in under stolen. {Friend.He} tittade länge.

”Jag ser en pedal”, sa {friend}. ”Och jag ser vad det är som sitter på den. Det är {pet’s} rumpa!”

”{Pet’s} rumpa?” sa {barber}.

”Varje gång någon säger det, så säger rumpan duns, och så åker stolen upp”, sa {friend}. ”Så säg det inte! Ingen får säga det!”

”Säga vad då?” sa {barber}. ”Sitt?”

Duns! //
Iiik! //
Och upp for {child}.

# the-other-one
”Nej!” sa alla.[elder:  {Elder} höll för munnen med ena handen[elder2: , och {elder2} med båda].]

”{child}”, sa {friend}, ”du måste säga det andra. Det som bara du kan.”

Då sa {child.he} det andra. {Child.He} sa det alldeles mjukt, precis som varje kväll.

”Lägg dig, {pet}.”

Och {pet} lade sig. {Pet.His} varma mage kom ner på pedalen, och där blev den liggande.

Pyyyyyys, sa stolen.

# down
Och ner kom {child}. Ner förbi lampan. Ner förbi spegeln. Ner förbi {barber’s} blanka huvud och ända ner till {friend}.

Klipp, klipp. Så var det klart.

# on-the-rug
Och på kvällen stod {pet} på mattan vid sängen och viftade och viftade.

”Lägg dig, {pet}”, sa {child.he}, alldeles mjukt.

Pyyyyyys, sa {pet}.

Och ner kom {child.his} huvud, ner, ner, ner på kudden.
