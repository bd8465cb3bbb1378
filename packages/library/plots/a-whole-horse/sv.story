title: En hel häst
title: Helt fel
title: Allt det där i mitten
guest pet: Nisse (han), Doris (hon)
guest minder: Annika (hon), Moa (hon)

% Djuret under bordet heter bara djuret. Det talar som någon som tycker mycket om god mat. Tugga när det tuggar.
% Den som säger jättefin är {adult}, annars den äldre, annars {minder}. Hunden är familjens, eller grannens på besök; en katt ritas i fönstret.

# a-back-leg
{child} ville bara en sak, och det var att rita {@pet} så att man såg vem det var.

{Child.He} satt vid köksbordet.[friend:  Bredvid satt {Friend}[!friend.known: , {child's} bästa vän,] som inte ritade utan vässade.] Nosen gick bra. Öronen gick bra. Sedan kom {child} till ett bakben, och det blev fel.

”Det är fel”, sa {child}.

”Men den är ju jättefin”, sa {@a-first}.

[elder & adult: ”Den skulle jag vilja ha på väggen”, sa {elder}[elder2: , och det ville {elder2} med].

]”Den är fel!” Och {child} blev så arg att {child.he} knycklade ihop papperet och kastade det under bordet, till de fyra andra.

Där nere började någon äta.

{@being-drawn}

# completely-wrong
{child} böjde sig ner och tittade. Mellan stolsbenen satt ett djur, runt och grått och mjukt i kanterna, som ett suddgummi som någon har haft länge. Det åt upp benet. Nosen och öronen lät det vara.

”Det där blev fel”, sa {child}.

”Helt fel”, sa djuret. ”Underbart gott! Finns det mer? Jag lever på fel, och vuxna gör nästan inga. De gör bara det som de redan kan.”

{@A}, som kokade samma soppa som alltid[music:  och nynnade på {music}], sa ingenting.

[friend & age>=5: ”Bits den?” sa {Friend}.

”Bara i sådant som är fel”, sa djuret.

]

# still-warm
Så {child} ritade ett nytt ben. Det böjde sig åt fel håll. Djuret klättrade upp på bordet och åt det medan det var varmt.

”Mmm”, sa det. ”Knän.”

{child} ritade en svans.

”Och vad ska det här föreställa?” sa djuret med munnen full.

”Svansen.”

”Nej!” sa djuret förtjust.

Och när det inte fanns mer att äta var det {pet} på papperet, med fyra ben som nådde golvet allihop. Man såg precis vem det var. {@seen} Sedan åkte papperet upp på kylskåpet[athlete: , bredvid {athlete}].

# rubbed-out
Nästa dag ritade {child} {pet} igen, och det blev rätt på en gång. Efter det ritade {child.he} aldrig något annat. Det var så skönt när ingenting blev fel.

Men under bordet var det ingen som åt. Djuret låg platt på golvet bredvid {pet}, så tunt att man såg {pet's} tass rakt igenom.

[friend: ”Jag ser tår”, viskade {Friend}.

]”Bry dig inte om mig”, sa djuret. ”Jag är bara lite utsuddad.”

[elder & adult: ”En ostmacka behöver den”, sa {elder.short} och lade en under bordet. Den tog {pet} hand om.

]
# on-purpose
{child} skyndade sig att rita en {pet} med sju ben åt det. Djuret stoppade ett i munnen, tuggade och tog ut det igen.

”Det är inget fel”, sa det artigt. ”Det gjorde du med flit.”

[age>=5: {@bump}

”Det där är {pet's}”, sa djuret. ”Det smakar {@kind}.”

]Nu såg man golvet igenom det också.

”Vilket var det godaste du har ätit?” sa {child}.

”Benet”, sa djuret och blundade. ”Det första. Då försökte du på riktigt. Det kändes ända in.”

Så nu måste {child} försöka på riktigt, med något som {child.he} inte kunde. Och det fanns en sak som {child} ville rita mer än något annat och aldrig hade vågat börja på[school: , inte ens {at school}].

# a-horse
”Jag ska rita en häst”, sa {child}.

”En häst”, viskade djuret.

[friend & age>=5: {Friend} vässade den bruna pennan så vass det gick.

]{child} försökte så att tungan stack ut. Och det blev fel. Halsen blev fel. Knäna blev fel, alla fyra, på var sitt sätt.[sport:  Ett av dem höll på med {sport}.] Till slut såg den ut som en soffa som ramlar nerför en trappa.[city:  Det fanns ingen sämre häst i {city}.]

”Men den är ju jättefin”, sa {@a}.

”Den är helt fel!” sa {child}. ”Varsågod!”

# the-ear
Djuret började med hovarna. Det åt knäna ett i taget och suckade efter vart och ett. För varje tugga blev det rundare och gråare[friend: , tills {Friend} inte såg en enda tå]. Sedan slutade det äta.

Kvar på papperet var bara ett öra.

”Vill du inte ha det?” sa {child}.

”Det går inte”, sa djuret. ”Det är inget fel på det.”

Man såg precis vems öra det var. Och upp på kylskåpet åkte det, bredvid {pet}.

[elder & adult: ”Det där, däremot, skulle jag vilja ha på väggen”, sa {elder.short}.

]
# supper
”Är det någon som är hungrig?” sa {@a} och ställde fram soppan.

”Inte under bordet”, sa {child}. ”Där har någon ätit en hel häst.”

”Utom örat”, sa djuret och hickade. {@hiccup}

[elder & adult & age>=5: ”Nu borde den lägga sig en stund”, sa {elder.short}.

]
# a-bicycle
Så den kvällen låg det i pennskrinet vid {child's} säng[friend: , på allt som {Friend} hade vässat under dagen].

”I morgon”, viskade {child}, ”ska jag försöka med en cykel.”

Djuret öppnade inte ögonen, men det log.

”En cykel”, mumlade det. ”Två hjul, och så allt det där i mitten.”

# @pet
{Pet}, grannens hund som var på besök,
## if pet.dog
hunden {Pet}
## if pet.cat
katten {Pet}

# @being-drawn
Det brukade vara {pet} som tog hand om sådant. Men {pet} låg borta på mattan och blev ritad.
## if pet.cat
{Pet} var det inte. {Pet} låg uppe i fönstret och blev ritad.

# @seen
{Pet} luktade på sig och viftade på svansen.
## if pet.cat
{Pet} kom och satte sig på det.

# @bump
Då kom {pet} och stack in nosen under armbågen på {child}, och det blev ett streck tvärs över hela papperet.
## if pet.cat
Då gick {pet} rakt över papperet och slog till pennan med tassen, och det blev ett streck tvärs över alltihop.

# @kind
hund
## if pet.cat
katt

# @hiccup
{Pet} gick för att se om det fanns några kanter kvar.
## if pet.cat
{Pet} flyttade sig en bit bort.

# @a-first
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , och det sa {elder2} med]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
