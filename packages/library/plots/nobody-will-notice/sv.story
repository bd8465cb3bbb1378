title: Ingen kommer att märka något
title: Flaggstången och brevlådan
title: En helt vanlig tisdag
guest friend: Edda (hon), Signe (hon)
guest tall: Maj (hon), Ronja (hon)
guest small: Juni (hon), Ylva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Walkie-talkien sprakar; ”Klart slut” kort och hårt. ”Ingen kommer att märka något” mycket säkert. Tvillingarnas föräldrar håller masken.
% Den som säger god natt (@first, @a) är den äldre, annars {adult}, annars {minder}.

# swap-coats
”Ingen kommer att märka något”, sa {child}.

{Friend}[!friend.known: , {child's} bästa vän,] tittade på tvillingarna och sa ingenting.

Tvillingarna hette {tall} och {small}. {Tall} var född fem minuter före midnatt, på månadens sista dag, och {small} fem minuter efter. {Tall} var lång som en flaggstång och hade rött hår. {Small} var liten som en brevlåda och hade svart. {Tall} bodde hos pappa, som körde färjan. {Small} bodde hos mamma, som hade bageriet på andra sidan sundet. Nu ville de byta liv i en dag, och därför hade de gått till {child}, som var bäst på planer[school:  {at school}[city: , kanske i hela {city}]|[city:  i hela {city}]].

# bun-and-boat
”Byt jackor”, sa {child}. ”Byt mössor. Jag går med {tall} till bageriet, och {friend} går med {small} till färjan. Om något händer pratar vi i walkie-talkien. Jag är Bulle och du är Båt.”

”Varför är just jag Båt?” sa {friend}.

”För att du kan hålla dig för skratt. Det blir svårare där.”

[pet.dog: {Pet}[!pet.known: , {child's} hund,] ville också byta, men {pet.he} hade ingen att byta med. {Pet.He} fick en mössa ändå.][pet.cat: {Pet}[!pet.known: , {child's} katt,] ville inte byta liv med någon. {Pet.He} hade redan det bästa.][pet.other: {Pet} fick vara hemma och vara {pet}. Någon måste ju det.]

# six-oclock
Klockan sex på tisdagsmorgonen klev {tall} in i bageriet i {small's} jacka. Ärmarna slutade vid armbågarna. Mamman såg upp från degen. Hon såg länge.

”God morgon, {small}”, sa hon. ”Så du har vuxit i natt.”

”Det är alla bullar”, pep {tall}.

”Det är det säkert. Ta kvasten, är du snäll.”

Det sprakade i {child's} ficka.

”Båt till Bulle, kom! Pappan tittade på {small} och frågade om hon hade krympt i tvätten. Vad ska vi säga?”

”Säg ja! Klart slut.”

”Hon sa redan ja. Nu skurar hon däck. Det regnar. Hon sjunger. Klart slut.”

# a-tuesday
{child} såg på {tall}. {Tall} sopade mjöl[music: , i takt med {@song} på radion]. Hon sopade under bordet och bakom ugnen, och hon såg ut som om hon hade fyllt år.

”Du”, viskade {child}. ”Ni kunde ha bytt en söndag. Då hade det varit tårta.”

”Det är alltid tårta när jag är här”, sa {tall}. ”Och finklänning, och frågor om [sport: {sport}|skolan]. Det är snällt. Men jag har aldrig haft mamma en tisdag.”

{child} visste inte vad man svarar på det, så {child.he} tog en trasa och torkade något som redan var rent. Själv hade {child.he} haft hur många tisdagar som helst. Det hade {child.he} aldrig tänkt på.

# the-only-fault
”{Small}!” ropade mamman. ”Rör om här! {Small}, inte så fort! {Small}, nu nynnar du falskt igen!”

Och för varje gång hon sa {small} blev {tall} lite kortare.

”Det är ju planen”, sa {tall}, när hon såg att {child} såg. ”Det är hennes tisdag. Jag lånar den bara.”

Då kände {child} att det var något fel på planen. Det var {child.his} egen plan, och det var det enda felet {child.he} inte hade tänkt på.

# top-shelf
”{Small}”, sa mamman, ”hämta burken med russin åt mig. Den står på översta hyllan.”

{Tall} sträckte sig upp och tog ner burken.

{child} stirrade på hyllan. Sedan gick {child.he} ut på trappan i regnet.

”Bulle till Båt, kom! {Friend}, når {small} upp till en översta hylla?”

”{Small} når knappt upp till en dörrklocka”, sa {friend}. ”Men du! Pappan bad henne krypa in bakom motorn och hämta en mutter. {Tall} får inte plats bakom motorn. Ingen får plats bakom motorn utom {small}!”

Det sprakade en stund.

”De vet”, sa {child}.

”Sedan när?” sa {friend}.

# four-years
{child} gick in igen och ställde sig framför mamman.

”Hur länge har du vetat?”

”Sedan klockan sex”, sa hon. ”Jag har fött dem, {child}.”

”Men varför sa du inget?”

Hon torkade händerna på förklädet, fast de var torra.

”För att då hade det tagit slut”, sa hon. ”Och jag har väntat på en sådan här tisdag i fyra år.”

{Tall} stod alldeles stilla med russinen.

”{Tall}”, sa mamman.

Det var första gången den dagen. {Tall} fick en kram, och så mycket mjöl på sig att hon blev blond.

# flagpole
”Tänk om vi hade varit lika”, sa hon in i förklädet. ”Då hade du kramat {small}.”

”Tur att jag fick en flaggstång och en brevlåda”, sa mamman. ”Kom nu, degen jäser. Och du nynnar falskt. Det har du efter mig.”

”Båt till Bulle”, sprakade det. ”Pappan gråter. Han säger att det är regnet. Klart slut.”

# last-ferry
Med sista färjan bytte de tillbaka, jacka mot jacka, mitt på sundet[athlete: , snabbt som när {athlete} blir utbytt].

”Nästa tisdag också?” sa {small}.

”Jag gör en plan”, sa {child}. ”Den blir jättedålig.”

# over-and-out
Den kvällen sov {friend} över hos {child}. {child} lade sig på madrassen i {friend's} pyjamas, och {friend} låg i {child's} säng med täcket upp till näsan.[pet.dog / pet.cat:  {Pet} lade sig på madrassen, på rätt fötter.]

”Ingen kommer att märka något”, viskade {child}.

{@First} kom in och släckte lampan.

”God natt, {child}”, sa {@a} till sängen. ”Så du har vuxit.”

[elder2: ”Det är alla bullar”, sa {elder2} i dörren.

]Det fnissade under täcket. Sedan satte sig {@a} på huk vid madrassen.

”God natt, {friend}”, sa {@a}.

Men pussen kom precis bakom örat, där bara {child} brukar få.

”{@He} vet”, viskade {friend} i mörkret.

”Klart”, mumlade {child}. ”Klart slut.”

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}
