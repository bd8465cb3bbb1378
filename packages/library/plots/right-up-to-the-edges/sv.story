title: Ända ut i kanten
title: Kom tillbaka när du är smal
title: Månen på två kuddar
guest elder: mormor (hon), farmor (hon)

% Den som bjuder på te är den av mor- och farföräldrarna som är vald, annars mormor. Mums, mums, mums säger ni båda två. Månen är ”han”. Sista raden sägs alldeles lågt.

# clack
{Elder} värmde tekakor till teet[music:  och nynnade på {music}], och {child} bredde på smör. {child} var bra på smör. {Child.He} bredde ända ut i kanten.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] ville ha hand om sylten.][pet.dog / pet.cat:  Under bordet satt {pet}[!pet.known: , {child's} [pet.cat: katt | hund]], som ville ha smöret.]

Klack! sa brevinkastet.

Det kom in något smalt som lyste, först en spets och sedan en till. Det var månen.

”Det luktar tekakor”, sa månen.[city:  ”Det känns över hela {city}.”]

”Då stannar du på te”, sa {elder.short}, som bjöd in vem som helst. ”Torka av fötterna!”

”Jag har inga fötter”, sa månen.

”Torka av rumpan, då.”

# two-cushions
Så månen torkade av rumpan på mattan. Sedan satte han sig vid bordet, på två kuddar, och {elder.short} släckte lampan, för nu behövdes den inte.[elder2: 

”God kväll, månen”, sa {elder2} och räckte honom ett fat.][pet.other: 

{Pet}[!pet.known: , {child's} husdjur,] vaknade av att det blev så ljust.][school: 

Ingen annan {at school} hade haft månen på te.]

Månen tittade på sin tekaka. Den var rund, med massor av små hål.

”Den ser ut som jag”, sa han, ”när jag har ätit.”

Mums, mums, mums. Och månen blev lite tjockare.

”Är du mätt?” sa {elder.short}.

”Nej”, sa månen.

# half
Så {child} bredde en till, ända ut i kanten. Mums, mums, mums.

”Är du mätt?” sa {elder.short}.

”Halv”, sa månen. Och det var han: rund på ena sidan och platt på den andra.

# full
Så {child} bredde en till, ända ut i kanten. Och en till! Mums, mums, mums. Mums, mums, mums.

”Är du mätt?” sa {elder.short}.

”Hel”, sa månen.

Och det var han: rund som en tekaka och stor som bordet.

Då dunsade det i trädgården, och någon sa: ”Aj-hoo!” Det var så mörkt där ute att ugglan hade flugit in i grinden.

”Oj då”, sa månen. ”Jag skulle ju vara uppe nu. Tack för maten.”

# stuck
Han provade brevinkastet. Näsan gick in, men det var allt.

”Prova dörren”, sa {elder.short} och öppnade den på vid gavel.

Månen gick ut, en bit till, och en bit till, och där tog det stopp. Halva månen var i trädgården och halva var i hallen.

”Åh nej!” sa månen. ”Jag är för mätt. Jag sitter fast!”

De knuffade med händerna, och de knuffade med rumporna, och månen satt precis där han satt.[sport:  {child} tog i så mycket man kan efter all {sport}.][athlete:  Inte ens {athlete} hade rubbat honom.]

# the-ring
”Så satt min ring en gång”, pustade {elder.short}. ”Men jag fick av den.”

”Hur då?” sa {child}.

”Smör”, sa {elder.short}.

Och {child} var ju bra på smör! {Child.He} hämtade smörasken, och sedan bredde {child.he} på månen med båda händerna. {Child.He} bredde nerför ena sidan och uppför den andra, och smöret rann in i alla hålen.

”Det kittlas!” sa månen.

”Ända ut i kanten”, sa {elder.short} och lyfte upp {child.him}, så att det blev smör högst upp också.

# pop
Sedan knuffade de.[friend:  {Friend} räknade.] Ett, två, tre …

POPP!

Månen for ut, över grinden, över skorstenen och upp, upp, upp, tills han var hemma.

”Tack-hoo”, sa ugglan.

# plip
{child} och {elder.short} stod på trappan med blanka händer.[pet.dog / pet.cat:  Bakom dem slickade {pet} dörren ren, så högt {pet.he} nådde.] Där uppe var månen, rund som en tekaka och mycket gulare än han brukade vara.

[friend: ”Han smakade aldrig på sylten”, sa {friend}.

][adult: ”{Adult} kommer att undra vart smöret tog vägen”, sa {child}.

]”Kom tillbaka när du är smal”, ropade {elder.short}.

Något landade på {child's} näsa. Plipp.

Det var smör.
