title: Den långa, långa strumpan
title: Min strumpa och din strumpa
title: Dra, {child}, dra!

% Hundens öron (@ears, @flap, @bump, @end) och svans (@swish) efter ras: hängande om inget annat sägs.

# one-warm-foot
{child} hade en varm fot och en kall fot.

På den varma foten satt en blå strumpa[elder:  som {elder} hade stickat[elder2:  medan {elder2} höll i garnet]]. På den kalla foten satt ingen strumpa alls.

Den andra strumpan hade {pet}.

{Pet} var {child's} hund. {Pet.He} höll i tån med munnen, {@ears}.

”Min strumpa”, sa {child}.

”Mmmf”, sa {pet}.

# a-banana
Då tog {child} tag i andra änden, där benet ska in, och {pet} höll kvar i tån.

Dra, {child}, dra!

Dra, {pet}, dra!

Och strumpan blev lång. Den blev lång som en banan.

”Min strumpa!” sa {child.he}.

”Mmmf!” sa {pet}, och öronen sa {@flap}.

# as-long-as-the-dog
Dra, {child}, dra!

Dra, {pet}, dra!

Och strumpan blev längre. Den blev lika lång som {pet}.

”Min STRUMPA!” sa {child.he}.

”MMMF!” sa {pet}, och öronen sa {@flap}, och svansen sa {@swish}, och rumpan stod rakt upp i luften.

# bump
[age>=5: Dra, {child}, dra!

Dra, {pet}, dra!

Och strumpan blev ännu längre. Den blev lika lång som {child}, från håret och ända ner till tårna.

”MIN STRUMPA!” sa {child.he}.

”MMMMMF!” sa {pet}, och så gick {pet.he} baklänges, först med en tass och sedan med en till.

]Dra, {child}, dra!

Dra, {pet}, dra!

[athlete: Så hårt drar inte ens {athlete}.

]Och strumpan blev lika lång som mattan, och sedan …

DUNS! Där satt {child} på rumpan.

DUNS! Där satt {pet} på sin, {@bump}.

[friend: DUNS! Där satt {friend} också, {child's} bästa vän, för {friend.he} skrattade så mycket.

]Och där, på mattan mellan dem, låg strumpan. Det var en lång, lång, lång blå strumpa.[city:  Det fanns ingen längre i {city}.]

# flop
{child} stoppade in sin kalla fot.

Flopp. Strumpan ramlade av, så {child.he} stoppade in foten en gång till.

Flopp. Strumpan ramlade av igen. Tån var långt, långt bort, och dit räckte inte foten, hur {child.he} än sträckte på sig.

”Oj nej”, sa {child.he}. ”Den är för lång.[school:  Man kan inte gå till {school} i den.]”

Och foten var så kall, så kall.

# hold-it
{child} tittade på strumpan. {Child.He} tittade på {pet}. {Child.He} tog upp tån på strumpan, och så gav {child.he} den till {pet.him}.

”Håll den, {pet}”, sa {child.he}.

{Pet} tog tån i sin mjuka, mjuka mun. Öronen sa inte {@flap}. Svansen sa inte {@swish}. {Pet} drog inte alls. {Pet.He} bara höll, och tittade på {child.him}.

Tryck, {child}, tryck!

In åkte foten. In åkte knät. {Child.He} tog tag med båda händerna.

Dra, {child}, dra.

Och upp kom strumpan, upp och upp, över låret och över rumpan, ända till magen.

# two-feet-in-one-sock
Det fanns plats kvar där inne. Så den varma foten fick också komma in. Två fötter i en strumpa. [sport: Så kan man inte {play sport}. Men man kan vicka på tårna. ]Vicka, vicka, vicka.

Och ändå var det strumpa kvar. Så {pet} lade sig på mattan, alldeles nära, och lade hakan på tån, {@end}.

# sleep
Nu hade {child} två varma fötter[music: , och {child.he} nynnade {@song} för dem]. Och {pet} hade en varm haka.

”Min strumpa”, sa {child.he} och gäspade stort. ”Och din strumpa.”

”Mmmf”, sa {pet}.

Sov, {child}, sov.

Sov, {pet}, sov.

# @ears
och öronen hängde ner, ett på var sida
## if breed.Beagle / breed.Dachshund / breed.Poodle / breed.Shih Tzu / breed.Cocker Spaniel
och de långa öronen hängde ner, ett på var sida
## if breed.Bulldog / breed.Boxer / breed.Border Collie / breed.Australian Shepherd
och de två öronen hängde lite i topparna
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
och de två spetsiga öronen stod rakt upp

# @flap
flapp
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
ryck

# @swish
svisch
## if breed.Bulldog / breed.Australian Shepherd
vift

# @bump
med ena örat ut och in
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
med ena örat upp och det andra ner

# @end
med ett öra hit och ett öra dit
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
och öronen lade sig också

# @song
{music}
