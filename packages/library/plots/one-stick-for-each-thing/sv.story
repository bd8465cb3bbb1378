title: {Pet} byter
title: Prassel. Tyst. Prassel.
title: En pinne för varje sak
guest host: Siv (hon), Gerd (hon)
guest lady: Majken (hon), Stina (hon)

% Den vuxna är {adult}, annars barnvakten {host}. Hunden har bytt varje gång: en pinne mot en sak, och till sist en toffel mot en pinne.

# fetches
”[breed.Golden Retriever / breed.Labrador: En retriever | En hund] är en sådan som hämtar”, hade [adult: {adult} sagt när {pet} var valp | de sagt när {child} fick {pet}]. ”Kastar du något så kommer [pet.he: han | [pet.she: hon | {pet}]] tillbaka med det.”

Det stämde nästan.

På lördagen stod {child} i trädgården och kastade pinne. Det var en bra pinne, krokig i ena änden. {child} tog sats med hela armen, och pinnen flög över gräsmattan, över vinbärsbuskarna och rakt över häcken, in i trädgården till huset där ingen hade bott sedan i vintras.

# the-spoon
{Pet} trängde sig igenom häcken. Det prasslade. Sedan blev det tyst. Sedan prasslade det igen, och {pet} kom tillbaka med {@high} i vädret.

{Pet.He} hade en slev i munnen.

{child} vände och vred på den. Det var en träslev, och den luktade lök[school: , som torsdagar {at school}].

”Det där är inte min pinne”, sa {child.he}.

{Pet} satte sig och såg nöjd ut.

# the-hat
{child} letade upp en ny pinne, en lång och smal. {Child.He} kastade åt precis samma håll, för att se vad som skulle hända. Prassel. Tyst. Prassel.

Den här gången kom {pet} med en stråhatt[elder: , en sådan som {elder}[elder2:  eller {elder2}] skulle ha passat i]. {Pet.He} bar den i brättet, försiktigt, som man bär en tårta.

# it-rang
Den tredje pinnen var liten och tjock med mossa på[friend: , och egentligen hade {child} sparat den åt {friend}]. {child} kastade den så högt {child.he} kunde[athlete: , som om {athlete} såg på]. Prassel. Tyst. Det var tyst ganska länge.

”{Pet}?” ropade {child}.

Då började det ringa inne i häcken. Det ringde och ringde, närmare och närmare, och ut kom {pet} med en väckarklocka. {Pet.He} såg förvånad ut själv.

# somebody-moved-in
Köksfönstret öppnades.

”{child}”, sa [adult: {adult} | {host}, som var barnvakt den dagen], ”vad är det som ringer?”

{child} pekade på {pet}. [adult: {Adult} | {host}] tittade på klockan. [adult: {Adult.He} | Hon] tittade på hatten och på sleven.

”Det har visst flyttat in någon”, sa [adult: {adult.he} | hon]. ”Någon som inte kan röra i sin gryta. Kom, så går vi och lämnar tillbaka.”

{child} fick en konstig känsla i magen. Tänk om den där någon var arg. {Child.He} tog hatten, och [adult: {adult} | {host}] tog sleven. Klockan bar {pet} själv, för den tänkte {pet.he} inte släppa, och som tur var slutade den ringa vid grinden.

# there-you-are
Dörren öppnades innan de hann knacka. Där stod en gammal dam med kort, vitt hår. Bakom henne var det flyttkartonger ända upp till taket.

”Där är du ju!” sa hon. Inte till {child} och inte till [adult: {adult} | {host}]. Hon sa det till {pet}.

”Förlåt”, sa {child}. ”[pet.he: Han | [pet.she: Hon | {Pet}]] tog din slev. Och hatten och klockan. [pet.he: Han | [pet.she: Hon | {Pet}]] skulle bara hämta min pinne.”

”Tog?” sa damen. ”Nej, nej. [pet.he: Han | [pet.she: Hon | {Pet}]] bytte!”

# a-stick-for-each
Hon pekade in i köket. Mitt bland alla kartonger stod ett bord, och på bordet stod en vas, och i vasen stod tre pinnar. En krokig, en lång och smal, och en liten tjock med mossa på.

”Jag fick ju en pinne för varje sak”, sa hon. ”Först tyckte jag att det var lite märkligt. Men sedan tänkte jag att det kanske är så man gör här, när någon är ny.”

Känslan i {child's} mage försvann.

# box-ten
Damen hette {lady}[city:  och var alldeles ny {in city}]. Nu när hon hade fått tillbaka sleven kunde hon röra i soppan[music:  och nynna på {music}], och soppan räckte till tre. Skålarna låg i den nionde kartongen de öppnade. I den tionde låg {pet}.

”Ska du ha dina pinnar?” frågade {lady} när de skulle gå hem[sport: , för {child} skulle hinna {play sport}].

{child} tittade på vasen.

”Nej”, sa {child.he}. ”De passar där.”

# under-the-pillow
När det hade blivit kväll, och [adult: {adult} hade läst och pussat och gått | {host} hade läst och släckt och gått], stack {child} in handen under kudden. Där låg något hårt. {Child.He} drog fram det.

Det var en pinne. En slät och fin, med ett enda grönt blad i toppen, och {child} hade aldrig sett den förut.

{Child.He} lutade sig ut och tittade under sängen. Där brukade det stå två tofflor. Nu stod det en.

{child} smög fram till fönstret. På andra sidan häcken lyste det i {lady's} kök, och där stod {lady} och vinkade. Hon vinkade med {child's} toffel.

{child} vinkade tillbaka med pinnen.

# the-business
På mattan låg {pet} och snarkade. Det hade varit en lång dag, och {pet.he} hade skött alla affärerna själv.

# @high
svansen
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
nosen
