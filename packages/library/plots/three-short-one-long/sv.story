title: Lagets högtalare
title: Tre korta och ett långt
title: En klapp är höger
guest coach: Roya (hon), Samira (hon)
guest mate: Elif (hon), Amina (hon)

% {Friend} är målvakt och har tappat rösten; {friend} skriver på mobilen och klappar, {child} ropar. ”Min” är målvaktens rop när hen går ut och tar bollen.

# not-a-peep
”Inte ens viska?” sa {child}.

{Friend}, {child's} bästa vän, skakade på huvudet och höll upp mobilen. ”Inte ett pip på en vecka”, stod det. ”Doktorn säger att min röst är som ett gammalt gummiband.”

De satt på bänken utanför omklädningsrummet[athlete: , under en affisch av {athlete}], och om fyrtio minuter skulle de möta Lindbro i årets sista match. {Friend} var lagets målvakt. {Friend.He} var också lagets högtalare. {Friend.He} ropade från avspark till slutsignal[city: , så att halva {city} hörde det]: höger, vänster, ut, min! Och alla sprang dit {friend.he} sa.

”Men vem ska ropa då?”

{Friend} pekade på {child.him}.

”Nej”, sa {child}.

{Friend} fortsatte peka.

# never-had-to
{child} ropade inte. {Child.He} var inte rädd precis, {child.he} hade bara aldrig behövt. [sport: Det gick utmärkt att {play sport} utan att säga ett knäpp. ]Så länge de hade känt varandra hade {friend} pratat för dem båda. Det var {friend} som beställde glassen och {friend} som frågade om vägen. Det var bekvämt, som att åka på någons pakethållare. Men ibland om kvällarna låg {child} och kom på precis vad {child.he} själv skulle ha sagt. [pet: {Child.He} provade det på {@pet}. ]Det var ofta riktigt bra. Fast då var klockan kvart över tio och ingen annan var där.

# one-clap
”Du är mittback, du står närmast”, skrev {friend}. ”Jag klappar, du ropar. En klapp är höger. Två är vänster. Tre är ut.”

”Och ’min’, då? När du går ut och tar bollen i luften?”

{Friend} funderade. {Friend.He} skrev långsamt. ”Då hinner jag inte klappa. Då har jag händerna fulla.”

”Så vad gör vi då?”

”Hoppas”, skrev {friend}.

# two-claps
De hade spelat i fyra minuter när det klappade två gånger bakom {child}.

”Vänster”, sa {child.he}.

{Mate}, som var vänsterback, stod tre meter bort och vände inte ens på huvudet.

”Vänster!” sa {child} igen, men rösten fastnade halvvägs, och där till vänster kom Lindbros längsta anfallare alldeles ensam. Noll–ett.

{Friend} hämtade bollen i nätet. {child} väntade på blicken, den besvikna. Den kom inte. {Friend} såg på {child.him} som man ser på någon som är på väg, bara lite sen. Så höll {friend.he} upp handskarna och klappade två gånger till, lugnt, rakt framför näsan på {child.him}. Klapp, klapp.

# from-the-shin-pads
Nästa gång tog {child} i ända nerifrån benskydden.

”VÄNSTER!”

{Mate} hoppade till som om någon hade satt i gång ett brandlarm. Sedan sprang hon åt vänster, och där kom bollen.

Det var en konstig känsla. Man öppnade munnen, och en hel människa flyttade sig. {child} gjorde det igen. ”Höger! Ut! Alla ut!” Borta vid avbytarbänken sänkte {coach}, som tränade dem, sitt block.

”Är det där {child}?” sa hon.

I paus stod det ett–ett[music: , och från kiosken hördes {@song}]. Tio minuter in i andra halvlek ledde de med två–ett, och då började det regna.

# no-claps-left
Först var det inte så farligt. Men {friend's} handskar sög åt sig vattnet, och det lät inte klapp längre. Det lät blask, och sedan lät det ingenting. Regnet smattrade mot plåttaket över läktaren, och Lindbros föräldrar ringde i koskällor.[elder:  {Elder}[elder2:  och {elder2}] svarade med grytlock.] {child} vände sig om gång på gång för att se vad {friend} ville. {Child.He} fick vatten i ögonen. {Child.He} ropade ändå, {child.he} gissade, ibland rätt.

# the-corner
Med en minut kvar fick Lindbro hörna.

Straffområdet var så fullt av folk att {child} inte såg {friend} alls. {Child.He} lyssnade. Ingen klapp. Bara regn och koskällor.

Bollen kom. Den kom högt och tungt, rakt mot {child.him}, och {child.he} visste hur man gjorde: upp och nicka. {Child.He} böjde redan på knäna. Bredvid {child.him} böjde {mate} på sina.

Då hörde {child} steg.

# footsteps
Tre korta och ett långt. {child} skulle ha känt igen dem var som helst. {Child.He} hade hört dem på väg till gungorna och i [school: korridoren {at school} | skolkorridoren] när de var försenade, tre korta och ett långt, så sprang bara {friend}. Och nu kom de bakifrån. {Friend} var på väg ut för att ta bollen i luften, och {friend.he} kunde inte säga det. Om de gick upp alla tre skulle de slå ihop, och bollen skulle rulla in bakom dem.

Det fanns ingen klapp för det här. Det fanns inte ens ett ord, för ”min” var ju fel när {child} sa det.

# somebodys
”{Friend's}!” vrålade {child.he}. ”SLÄPP DEN! Den är {friend's}!”

Och så dök {child.he} ner på huk.

{Mate} stannade. Hela laget stannade. Två av Lindbros spelare stannade också, av bara farten. Ovanför {child's} huvud for ett par drypande handskar förbi, och det smällde som när man slår igen en bok. {Friend} landade på mage i leran med bollen under hakan. Munnen var vidöppen. Det kom inte ett ljud ur den, men {child} kunde se vad det skulle ha varit.

Min.

Sedan blåste domaren av.

# two-bananas
Hem åkte de i {coach's} bil, i baksätet, med handdukar om halsen och varsin banan.

”Nå?” sa {coach}. ”Hur känns det, {child}?”

{child} öppnade munnen för att svara. Det kom ett pys, som ur en cykelslang. {Child.He} försökte igen. Pys.

{Friend} stirrade på {child.him}. Sedan började {friend.his} axlar hoppa. {child} höll emot så länge {child.he} kunde, men det gick inte, och så skrattade de båda två, helt utan ljud, tills de hängde över varandra i bältena och tårarna rann och bananerna var mos.

”Vad skönt och lugnt ni har det där bak”, sa {coach}.

# ill-order
{child} tog {friend's} mobil och torkade skärmen mot handduken. ”Om en vecka äter vi glass”, skrev {child.he}. ”Jag beställer.”

{Friend} läste. Sedan lyfte {friend.he} händerna och klappade, så länge att {coach} vände sig om vid rödljuset och undrade vad som var så bra.

# @pet
{pet}
## if pet.dog
sin hund, {pet}
## if pet.cat
sin katt, {pet}

# @song
{music}
