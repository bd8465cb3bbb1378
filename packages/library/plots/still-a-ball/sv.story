title: Bara boll
title: Ansiktet, tack
guest friend: Leila (hon), Vidar (han)
guest pet: Ludde (han), Tuva (hon)
guest minder: Susanne (hon), Annika (hon)

% Omkväde: ”Bara boll.” Viska det när de ligger ner, och vänta lite längre för varje gång.
% Djuret är familjens, annars en vallhund från huset bredvid. Den som är med är {adult}, annars den äldre, annars {minder}; finns {adult} sitter den äldre på trappan hela tiden, där alla borde vara.

# a-ball
En kväll låg det en boll i gräset[city:  {in city}].

Det var en brun boll. Det var en taggig boll[sport: , och den gick inte att {play sport} med]. {child} såg den, och {friend}[!friend:  från huset bredvid] såg den, och {@dog} såg den.

”Det är en igelkott”, sa {@comes}. ”Vi rör den inte. Vi bara tittar.”

# face-please
{child} tittade.

”Var är ansiktet?” sa {child.he}.

”Det är instoppat”, sa {@a}.

{child} ville se ansiktet. {Child.He} gick tätt intill i sina stora röda stövlar[school: , samma som {at school}]. Klamp, klamp, klamp.

”Hej, igelkotten”, sa {child}. ”Ansiktet, tack.”

Men det var bara boll.

# the-torch
Det var {friend} som hade ficklampan. {Friend.He} hade sagt till först, och {friend.he} tyckte mycket om den.

”Den vill se vilka vi är”, sa {friend} och lyste på igelkotten.

Igelkotten blev hårdare och rundare.

”Inte på igelkotten”, sa {@a}.

”Bara boll”, sa {friend}.

# a-song
{@dish} De sjöng [music: {music} | en sång] för igelkotten. {Friend} lyste på sitt eget ansikte, för att visa hur ett ansikte såg ut.

Bara boll.

# wrong-place
Då tänkte {pet}: Nej, så här kan vi inte ha det.

{@sheep} {Pet.He} sprang runt {@a}. {Pet.He} sprang runt {friend}. {Pet.He} sprang runt {child}, lågt och fort[athlete:  som {athlete}], och {pet.he} puffade dem på [pet.cat: benen med huvudet | knäna med nosen].

”{Pet}!” sa {@a} och gick baklänges.

”{Pet}!” sa {friend} och gick baklänges.

Bakåt och bakåt och bakåt, tills de satt där allihop, duns, duns, duns, på trappan[elder & adult: , bredvid {elder.short}[elder2:  och {elder2}]][elder2 & !adult: , bredvid {elder2}].

# flat-as-a-mat
Sedan lade sig {pet} framför dem, platt som en pannkaka, med hakan i gräset. {Pet.He} [pet.cat: jamade | skällde] inte. {Pet.He} rörde sig inte. {Pet.He} väntade.

{child} tittade på igelkotten, och så tittade {child.he} på {pet}.

”{Pet} har blivit liten”, sa {child}. Sedan tänkte {child.he} en stund.

”Vi är för stora.”

Så {child} tog av sig klampstövlarna. {Child.He} lade sig på magen bredvid {pet}, med hakan i gräset. Därnerifrån var {@a} hög som ett hus.

# all-small
{@A} lade sig också[elder & adult: , och {elder.short}[elder2:  och {elder2}] böjde sig djupt ner på trappan][elder2 & !adult: , och {elder2} böjde sig djupt ner på trappan].

Och {friend} tittade på sin ficklampa. {Friend.He} tittade länge på den. Sedan släckte {friend.he} den, alldeles själv, och lade sig på andra sidan om {pet}.

Det var nästan mörkt. Alla var små. De väntade.

”Bara boll”, viskade {friend}.

De väntade lite till.

# a-nose
Och bollen sa … snöff.

Bollen öppnade sig, bara en springa. Och ut ur springan kom en nos. Den var svart, och den var blöt, och den gick upp och ner. Så kom ena ögat. Så kom andra ögat.

”Ansiktet”, andades {child}.

Igelkotten tittade på {child}. Den tittade på {friend}, och på {@a}, och på {pet}. Sedan gick den fram till skålen på fyra små fötter och drack, länge. Och så in under häcken, prassel, prassel, borta.

# counted
”Bra, {pet}”, viskade {@a}.

{Pet} räknade dem, {@a}, [elder & adult: {elder.short}, ][elder2: {elder2}, ]{friend}, {child}, och tog med sig alla in.

# one-nose
När det var läggdags kom {@a} för att säga god natt till {child}. Men där fanns ingen {child}. Där fanns bara en boll, mitt i sängen, under täcket.

”Var är ansiktet?” sa {@a}.

Bollen sa ingenting.

Så {@a} släckte lampan, och {@he} satte sig på knä på golvet, och {@he} gjorde sig mycket liten, och {@he} väntade.

Och ut kom en nos.

# @dog
bordercollien {pet}
## if friend & !pet
grannens bordercollie {pet}
## if pet.dog
{the breed} {pet}
## if pet.cat
[!pet.known: katten ]{pet}

# @comes
{minder}, som passade {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @dish
{@A} ställde en skål vatten i gräset.
## if elder & adult
{Elder}[elder2:  och {elder2}] ställde en skål vatten i gräset och satte sig på trappan.
## if elder2 & !adult
{Elder2} ställde en skål vatten i gräset och satte sig på trappan.

# @sheep
{Pet} var vallhund. {Pet.He} hade inga får, men {pet.he} såg ju att alla stod på fel ställe.
## if pet.dog
Somliga hundar har får. {Pet} hade inga får, men {pet.he} såg ju att alla stod på fel ställe.
## if breed.Border Collie / breed.Australian Shepherd
{Pet} var vallhund. {Pet.He} hade inga får, men {pet.he} såg ju att alla stod på fel ställe.
## if pet.cat
En katt vet hur man väntar på den som inte vill komma ut, och {pet} såg ju att alla stod på fel ställe.
