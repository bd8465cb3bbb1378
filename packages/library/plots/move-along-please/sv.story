title: Flytta på dig, tack
title: Sjuan står still
guest constable: polisassistent Dahl (han), polisassistent Frid (han)
guest pet: Zelda (hon), Sigge (han)

% Katten är familjens, annars grannens; en hund vaktar lika bra. Vännen och den gamla står längs gatan.

# on-the-bonnet
Polisbilen stod utanför {child's} grind med blåljuset på, och {@whose} satt på motorhuven.

”Flytta på dig, tack”, sa polisbilen.

{Pet} hade aldrig flyttat på sig i hela sitt liv. {Pet.He} satte sig tyngre.

”{Pet}!” väste {child}. ”Gå ner! Vi ska åka först i paraden!”

Det var den bästa dagen i {child's} liv[sport: , bättre än en hel vecka med {sport}][athlete: , och nästan lika bra som att träffa {athlete}]. {Child.His} namn hade dragits ur hatten, och {child.he} skulle få åka längst fram genom [city: hela {city} | hela stan], i en riktig polisbil, och sköta sirenen. [school: Alla {at school} skulle titta på. ][friend: {Friend}, {child's} bästa vän, hade stått på torget med en flagga sedan klockan tre. ]Paraden började klockan sex. Nu var den kvart över fem.

”Hon heter Sjuan”, sa {constable}, som körde bilen. ”Hon pratar själv. Och Sjuan är noga med reglerna. Hon rör inte ett hjul med någon på huven.”

”Jag är polis”, sa Sjuan genom högtalaren på taket. ”Jag är ingen kudde. Flytta på dig, tack.”

{Pet} gäspade, så att alla kunde se ända in.

# chewing-gum
{@long} Till sist stod {pet} på marken. {Pet.He} var tillbaka innan {child} hann vända sig om.

”Jag blir hindrad i tjänsten”, sa Sjuan.

{Pet} satt kapprak med nosen över springan mellan huven och rutan, och svansen gick tick, tick, tick.

# neep
”Prova sirenen”, sa {constable} till Sjuan. ”Då brukar folk flytta på sig.”

”Helst inte”, sa Sjuan.

”Sjuan”, sa {constable}.

”Pyp”, sa Sjuan.

{child} bet sig i läppen. {Pet} blinkade inte ens.

”Så har det låtit hela veckan”, viskade {constable}. ”Två verkstäder har tittat och inte hittat någonting. Hon tar det väldigt hårt, så skratta inte.”

# tuna
{@treat} Blicken gled bort till {@food}, och så gled den tillbaka till springan, och {pet.he} satt där {pet.he} satt.

Då slocknade Sjuans blåljus.

”Flytta på …” sa hon. ”Fly …” Sedan kom det inget mer. Strålkastarna bleknade tills de inte lyste mer än två skorpor.

”Å nej”, sa {constable}. Han vred om nyckeln. ”Å, Sjuan. Inte i kväll.”

# cold-door
{child} lade handen på Sjuans kalla dörr. Det kändes tungt i magen. {Child.He} var besviken, och så var det synd om Sjuan. Hon ville ju så gärna att folk skulle ha respekt för henne. Då var det något som knuffade {child} på armbågen. Det var {pet's} huvud, och {pet.he} knuffade bara en gång. Sedan gick {pet.he} tillbaka till sin post.

{child} tittade på {pet}. {@before}

# stake-out
”Du”, sa {child} långsamt till {constable}. ”Vad heter det när polisen sitter och vaktar på ett ställe och inte går hem, fast det är mat?”

”Spaning”, sa {constable}.

”{Pet} är inte i vägen. {Pet} är ute på spaning! Det är någon därinne!”

{Constable} tog ur nyckeln, drog i spärren och öppnade huven. {child} lutade sig in där {pet} tittade. Där satt en kontakt som någon hade gnagt loss, och bakom den låg ett bo av ludd och bitar av parkeringsböter. Mitt i boet satt en mus med kinderna fulla av sladd.

”Du är gripen”, sa {child}.

# the-nest
Musen sprang. {Pet} kastade sig fram och landade tvärs över den enda vägen ut med tassarna brett isär. Musen tvärvände, rakt in i {child's} mössa.

”Jag har den! Nej, {pet}. Bra gjort, men nej.”

{child} lät musen kila in under häcken. {Constable} lindade tejp om den trasiga sladden.

”Det var du som hittade felet”, sa han till {child}. ”Då är det du som sätter i kontakten.”

{child} tryckte med båda tummarna tills det sa klick.

Blåljuset vaknade.

”… dig, tack”, sa Sjuan. Och så, med en helt annan röst: ”Oj. Jag mår bra.”

”Det var {pet}”, sa {child}. ”{Pet} visste det hela tiden.”

Ingen sa något. {Pet} slickade sig på tassen.

”Jag har varit ohövlig mot en kollega”, sa Sjuan.

# parade
{child} klappade på sätet bredvid sitt eget. {Pet} klev in över {child's} knän som om det vore {pet.his} egen idé. Så det var två som satt bakom rutan, sida vid sida, när Sjuan körde först i paraden.[music:  Orkestern bakom spelade {music}.] {child} tryckte på knappen, och sirenen lät som den skulle, ii-åå, ii-åå, och hela stan klappade.[elder:  {Elder}[elder2:  och {elder2}] klappade med händerna i luften.][friend:  {Friend} viftade tills flaggan lossnade från pinnen.] {@stared}

”Flytta på dig, tack”, sa Sjuan. ”Jag har en polis i bilen.”

# warmest-bit
Det var mörkt när de kom hem. Sjuan stod vid grinden med motorn avslagen medan {constable} drack choklad på trappan med {child}[adult:  och {adult}]. [elder: {Elder} höll i mössan, som luktade mus. ]Det knäppte i Sjuans huv när den svalnade. {Pet} tittade på den, och så hoppade {pet.he}.

”Flytta på dig, tack”, sa Sjuan mycket tyst. ”Lite till vänster. Där är det varmast.”

{Pet} flyttade på sig. {Pet.He} snurrade ett varv, drog in tassarna och lade sig, och Sjuan dämpade lyktorna så att de inte skulle lysa {pet.him} i ögonen.

# @whose
grannens katt {pet}
## if pet.cat
{child's} katt {pet}
## if pet.dog
{child's} hund {pet}

# @long
{child} lyfte bort {pet}. {Pet} blev lång som ett tuggummi, och klorna satt kvar i vindrutetorkaren.
## if pet.dog
{child} drog. {Pet} blev tung som en säck potatis, och framtassarna satt kvar om vindrutetorkaren.

# @treat
{child} provade med tonfisk. {Pet} älskade tonfisk mer än {pet.he} älskade någon människa, det visste alla.
## if pet.dog
{child} provade med korv. {Pet} älskade korv mer än {pet.he} älskade någon människa, det visste alla.

# @food
tonfisken
## if pet.dog
korven

# @before
Precis så hade {pet} suttit en gång förut, framför redskapsboden, i två hela dagar.
## if pet.dog
Precis så hade {pet} suttit en gång förut, framför vedboden, i två hela dagar.

# @stared
En hund stod på gatan och stirrade på {pet}.
## if pet.dog
En katt satt på gatan och stirrade på {pet}.
