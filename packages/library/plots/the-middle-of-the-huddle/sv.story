title: Mitt i högen
title: Alla på ett ställe
title: Det var inte brevbäraren
guest friend: Maja (hon), Hugo (han)
guest dog: Fia (hon), Ylva (hon)
guest host: Maggan (hon), Britta (hon)

% Den som är hemma (@g): mor- eller farförälder, annars {adult}, annars {host}, som är barnvakt. Hunden (@dog) är familjens egen, annars grannens vallhund.
% De räknas: barnet, vännen, @g och pingvinen är fyra, och hunden den femte. En katt räknas inte, det vill den inte. Pingvinen är "den".

# tap-tap-tap
Knack, knack, knack.

”Det där är inte brevbäraren”, sa {@g}. ”Brevbäraren säger dunk.”

{child} öppnade köksdörren. På trappan stod en pingvin. Den hade snö på huvudet och såg väldigt trött ut[city: , för det är långt att gå till {city}].

”Kom in”, sa {child}.

# good
Klafs, klafs, klafs, sa fötterna över köksgolvet.

Då spetsade {@dog} öronen. {@is-a} {@she} tyckte bäst om när alla var på ett ställe. {@She} gick ett varv runt {child} och ett varv runt pingvinen. Bra.

# all-the-way-down
Pingvinen åt sex fiskpinnar, stående[sport: , som när man har bråttom ut för att {play sport}]. Sedan gäspade den. Man såg ända ner till fiskpinnarna.

”Den vill gå och lägga sig”, sa {friend}, [friend: {child’s} bästa vän, ]som skulle sova över och hade pyjamas med elefanter på. ”Var sover pingviner?”

# too-splashy
De provade badkaret, med kallt vatten och isbitar i. Pingvinen simmade runt, runt, runt och klev upp igen. Klafs, klafs, klafs.

”För plaskigt”, sa {friend}.

De provade kylskåpet, mellan mjölken och salladen, med dörren på vid gavel. Pip, pip, pip, sa kylskåpet.

”För pipigt”, sa {@g}.
## or
De provade duschen, med bara kallt vatten. Pingvinen stack in huvudet, och sedan skakade den av sig på alla. Klafs, klafs, klafs.

”För plaskigt”, sa {friend}.

De provade hallen, mellan stövlarna och skorna, där det drog så skönt. Pingvinen luktade en gång och kom rakt ut igen.

”För stinkigt”, sa {@g}.

# too-lonely
De provade {child’s} säng, med täcket uppdraget[music:  och {@song} på, alldeles lågt]. Pingvinen tittade åt vänster. Ingen. Pingvinen tittade åt höger. Ingen.

”Mip”, sa den, alldeles tyst.

”För ensamt”, sa {child}.

# a-hundred
Då hämtade {@g} den stora boken[school:  från {school}][elder2: , den från {elder2}], och där fanns en bild: hundra pingviner i snön, tätt, tätt ihop.

”Det där är en pingvinhög”, sa {@g}. ”Så håller de värmen. Och så turas de om att vara i mitten.”

”Vi har inte hundra”, sa {friend}.

De räknade. {child}, {friend}, {@g} och pingvinen. Det var fyra.

”Voff”, sa {@dog}. Det var fem.

# not-a-very-good-one
Så ställde de sig på mattan vid {child’s} säng allihop. Men det blev ingen bra hög. {Friend} sprang efter sin filt. {@G} skulle bara stänga av kranen. Pingvinen gick och tittade om det fanns fler fiskpinnar.

”Men {@dog}”, sa {child}. ”Hämta dem!”

# round-and-round
Det här hade {@dog} väntat på i hela sitt liv.

{@She} gjorde sig låg och {@she} gjorde sig snabb[athlete: , snabbare än {athlete}]. {@She} hämtade {friend} i hallen, och {@g} i badrummet, och pingvinen i köket! Runt och runt sprang {@she}, närmare och närmare, tills det inte fanns en enda glipa kvar och alla måste sätta sig i en hög. Sedan lade {@she} sig över allas fötter, så att ingen kunde rymma.

# taking-turns
Pingvinen fick vara i mitten först. Den slutade säga mip. Den sa: ”Mmm.”

Sedan fick {friend} vara där. Sedan {@g}, som sa att det var precis som att vara ett kokt ägg.

I morgon skulle [elder & adult: {adult} | de] hitta en båt hem åt pingvinen. Men nu var det inte i morgon.

# and-me
Nu hasade sig pingvinen åt sidan och gav {child} en liten knuff. Det var {child.his} tur.

Det var så skönt i mitten. På ena sidan satt {@g} och på andra sidan {friend}. Underst låg {@dog}. Och bakom {child.his} huvud var pingvinens mage, som var det mjukaste i hela världen.

{@Dog} öppnade ena ögat och räknade. En, två, tre, fyra, och så jag.

Alla på ett ställe. //
Och så blundade {@she} igen.

# @g
{host}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @G
{Host}
## if elder
{Elder.short}
## if adult & !elder
{Adult}

# @dog
{dog}
## if pet.dog
{pet}

# @Dog
{Dog}
## if pet.dog
{Pet}

# @she
{dog.he}
## if pet.dog
{pet.he}

# @She
{Dog.He}
## if pet.dog
{Pet.He}

# @is-a
{Dog} var grannens vallhund, som också skulle sova över, och
## if pet.dog
{Pet} var {child’s} hund, och
## if pet.dog & breed
{Pet} var {a breed}, men inuti var {pet.he} en vallhund, och
## if pet.dog & breed & breed.Border Collie / pet.dog & breed & breed.Australian Shepherd / pet.dog & breed & breed.German Shepherd
{Pet} var {a breed}, och

# @song
{music}
