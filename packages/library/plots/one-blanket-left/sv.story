title: Det fattas en
title: Bip
title: Alla är här
guest friend: Milo (han), Märta (hon)
guest pet: Otto (han), Doris (hon)
guest minder: Josefin (hon), Malin (hon)

% Omkväde: ”Bip, bip. Det fattas en.” Hunden är familjens, annars kompisens, som har följt med; en katt gör likadant: @hairy, @liked, @nose. Mor- och farföräldrar är inte i rummet, för alla där blir räknade.

# a-robot
{child} hade en robot[city: , den enda {in city}]. Den var hög som en hink och rund som en hink, och den hade en enda liten grön lampa. När den tänkte sa den ”Bip”.

{@tonight} De ville ligga på den stora mattan allihop, och {@minding} hade lagt en trave filtar[elder:  från {elder}[elder2:  och {elder2}]] på huvudet på roboten.

# one-each
”Bip”, sa roboten. ”En var.”

Den rullade till {child} och gav {child.him} den blå filten. Den rullade till {friend} och gav {friend.him} den röda. {@A} fick den randiga. {@hairy}

Då var det en filt kvar. Den var liten och gul.

# one-left
Roboten tittade på den gula filten. Det låg ingen i den.

”Bip”, sa roboten. ”Bip, bip. Det fattas en.”

Och så for den i väg för att leta[music:  och nynnade på {music}].

Den letade under soffan. Den letade bakom gardinen[athlete:  och bakom bilden på {athlete}].

”Bip, bip. Det fattas en.”

# big-bear
”Kom och lägg dig, roboten”, sa {child}. {child} ville somna med alla på plats. Men hur ska man kunna somna när en robot åker runt, runt?

”Jag vet vem som fattas”, sa {friend}. ”Det är Stora Nallen.”

{friend} ville ändå ha Stora Nallen. {Friend.He} tog upp nallen ur väskan[sport: , den till {sport},] och lade den på den gula filten.

Roboten rullade fram. Den tittade på Stora Nallen.

”Nallen ligger hos {friend}”, sa roboten. ”Bip, bip. Det fattas en.”

Och så for den i väg för att leta. Den letade i {@as} ena toffel. Den letade i den andra.[school:  Den letade i väskan till {school}.]

# in-one-place
Då reste sig {pet}.

{@liked} {Pet.He} gick runt {child}. {Pet.He} gick runt {friend}. {Pet.He} gick runt {@a}. Sedan tittade {pet.he} bort över golvet, och {pet.he} lade sig inte. {Pet.He} gjorde sig låg, och {pet.he} gjorde sig långsam, och så stirrade {pet.he}.

”{Pet.He} letar också efter den som fattas”, sa {child}.

”{Pet.He} letar inte”, sa {friend}. ”{@Found}”

# count-us
{child} tittade dit {pet} tittade.

Där var gardinen. Där var tofflorna. Och där var roboten, alldeles ensam, med sin enda lilla gröna lampa.

”Roboten”, sa {child}. ”Räkna oss.”

”{child}”, sa roboten. ”{friend}. {@A}. {pet}. Bip, bip. Det fattas en.”

”Du räknade inte roboten!” sa {child}.

# five
Roboten tvärstannade.

”Bip?” sa den. Och sedan, mycket tyst: ”Får robotar filt?”

{child} tittade på {@a}.

”Jag tog fram fem”, sa {@a}.[elder:  ”{Elder.short} räknade dem två gånger.”]

Det fick roboten tänka på. Den tänkte så länge att lampan hann blinka två gånger. Den rörde sig inte ur fläcken.

# a-little-push
Då gick {pet} runt och ställde sig bakom. {@nose} mot robotens rygg, där den var kall, och gav den en liten knuff. Roboten rullade en bit. {Pet} gav den en liten knuff till. Förbi soffan. Förbi tofflorna. Upp över mattkanten, duns. Ända in på den gula filten.

# tucked-in
Sedan lade sig {pet} med hakan på robotens hjul och blundade med båda ögonen.

{child} stoppade om på ena sidan. {friend} stoppade om på den andra. {friend} tittade på Stora Nallen, och så fick roboten en luden tass att hålla i.

# all-here
{@A} släckte. I mörkret syntes bara den enda lilla gröna lampan.

”{child}”, sa roboten. ”{friend}. {@A}. {pet}.”

Alla väntade.

”Jag”, sa roboten. ”Bip. Alla är här.”

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}

# @minding
{minder}, som passade dem,
## if adult
{adult}

# @tonight
I kväll skulle {friend}[!friend: , {child's} bästa vän,] sova över hos {child}, och {friend's} hund {pet} hade fått följa med.
## if pet.dog / pet.cat
I kväll skulle {friend}[!friend: , {child's} bästa vän,] sova över hos {child}.

# @hairy
{Pet} fick den håriga, för {pet} var en hund, och hårig hade {pet.he} gjort den alldeles själv.
## if pet.cat
{Pet} fick den håriga, för {pet} var en katt, och hårig hade {pet.he} gjort den alldeles själv.
## if pet.dog & breed
{Pet} fick den håriga, för {pet} var {a breed}, och hårig hade {pet.he} gjort den alldeles själv.
## if pet.cat & breed
{Pet} fick den håriga, för {pet} var {a breed}, och hårig hade {pet.he} gjort den alldeles själv.
## if pet.cat & breed.Sphynx
{Pet} fick den tjockaste, för {pet} var en sphynx och hade inte tagit med sig någon päls.

# @liked
{Pet} var en hund som ville ha alla på samma ställe.
## if pet.cat
{Pet} var en katt som ville ha alla på samma ställe.

# @found
{pet.he} har hittat.
## if pet.he
han har hittat.
## if pet.she
hon har hittat.

# @nose
{Pet.He} satte nosen
## if pet.cat
{Pet.He} satte huvudet
