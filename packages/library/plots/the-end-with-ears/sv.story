title: Ändan med öron
title: Och ingen gick av
title: Den andra knappen

% Regel: när hunden blir glad viftar svansen, och när svansen viftar säger det pling.

# the-promise
{child} åkte buss[city:  i {city}] till den stora röda rutschkanan. {Elder} var med, i sin stora solhatt, och {pet} var med, {child's} hund. Och det var {child} som skulle få trycka på knappen. Det hade {elder.short} lovat.

[!short: ”När vi ser rutschkanan”, sa {elder.short}. ”Inte förr.”

]{child} höll fingret alldeles intill knappen. Men någon annan tryckte först.

{@pling}

# not-me
”Det var inte jag”, sa {child}. ”Jag hade inte börjat.”

[sport: Kanske var det flickan som skulle {play sport}. ][athlete: Kanske var det pojken med {athlete} på tröjan. ]”Vem var det?” ropade chauffören, och när ingen svarade körde hon vidare och sjöng[music:  {@song}] så att rutorna skallrade.

Utanför fönstret gick en pudel[friend:  med {friend}, {child's} bästa vän, som vinkade. {Pet} tyckte mycket om {friend}|. {Pet} tyckte mycket om pudlar].

{@pling}

## or
”Det var inte jag”, sa {child}. ”Jag hade inte börjat.”

[sport: Kanske var det flickan som skulle {play sport}. ][athlete: Kanske var det pojken med {athlete} på tröjan. ]”Vem var det?” ropade chauffören, och när ingen svarade körde hon vidare och sjöng[music:  {@song}] så att rutorna skallrade.

På sätet framför satt en farbror och åt korv. {Pet} fick en bit, [friend: och en till som {child} skulle spara åt {friend}, sin bästa vän. Men den åt {pet} också | och {pet} tyckte mycket om korv].

{@pling}

# under-the-hat
”Det var MITT pling!” sa {child}. {child.He} blev så arg att det kliade i fingret.

”Vänta lite”, sa {elder.short} inne i hatten. ”Härifrån ser jag bara golvet. Och där nere sitter en knapp till.”

[!short: Det stämde. ][short: Den satt i springan vid väggen, och inget finger kunde nå den.|Längst ner i springan mellan sätet och väggen satt en liten knapp. Inget finger i hela världen kunde nå den.]

Men det kunde en svans.

”{Pet}”, sa {elder.short}. ”Fina hunden.”

När {pet} blev glad viftade svansen. Och när svansen viftade …

[short: Pling! sa bussen.|{@pling}]

# stop-being-happy
”Sluta vara glad!” skrek {child}. ”Dumma svans!”

Och så tryckte {child.he} på sin egen knapp, med hela näven[!short: , så hårt {child.he} kunde].

Klonk.

Knappen åkte in, och där inne stannade den.[!short:  Det blev inget pling alls.]

[!short: {Pet} visste inte vad {pet.he} hade gjort för fel. Öronen åkte ner, och svansen åkte ner. {Pet.He} kröp in under sätet, så långt {pet.he} kom.|Då åkte {pet's} svans ner, och {pet.he} kröp in under sätet.]

# there-it-goes
”Titta, rutschkanan!” sa {elder.short}.

[!short: Där stod den, stor och röd. ]{child} tryckte på knappen. Men den satt fast.

”Vi ska av!” ropade {elder.short}.

Men chauffören sjöng så högt att hon inte hörde något annat än plinget[!short: , och man får inte gå omkring när bussen kör].

Där var rutschkanan. Och där åkte rutschkanan. [school: Där åkte {school} också. ][!short: Snart var den inte större än en sked.]

”Hej då, rutschkanan”, sa {child}, och så grät {child.he}.

# the-end-with-ears
”Vi får ta den andra knappen”, sa {elder.short}.

{child} lyfte på svansen. Den hängde som en blöt strumpa.

[short: ”En svans sköter man från andra ändan”, sa {elder.short}.|”Inte så”, sa {elder.short}. ”En svans sköter man från andra ändan.”]

”Vilken ända?”

”Den som har öron.”

Då lade sig {child} på mage i {elder.short}s knä och hängde ner huvudet under sätet. {Elder.short} höll hårt i den ända som hade skor.

Där nere i mörkret låg {pet} med två ledsna ögon.

”Jag var arg”, viskade {child}. ”Jag ville så gärna plinga. Du har ingen dum svans. Du har en glad svans.”

[!short: {Pet} suckade.

”Svansen rör sig!” sa {elder.short} där uppe. ”Lite till!”

]Och så pussade {child.he} {pet} mitt på nosen. ”Du ska också få åka rutschkana”, viskade {child.he}.

Dunk, sa svansen i väggen. Dunk, dunk, dunk.

Pling! sa bussen. //
Oj! sa {elder.short}, och hatten åkte ner över näsan. //
Psssch! sa dörrarna. //
Och alla tre gick av.

# only-to-look
De fick gå en bit tillbaka[elder2:  och åt av {elder2's} bullar].

[!short: ”Jag ska bara titta på”, sa {elder.short} vid rutschkanan.

Men {elder.short} åkte först. Oj, sa {elder.short}, hela vägen ner.|{Elder.short} åkte i rutschkanan, och {child} med.] [!short: Sedan kom {child}. ]Och sist kom {pet}, på rumpan, och såg mycket förvånad ut.

[!short: ”En gång till”, sa {elder.short}.]

## or
De fick gå en bit tillbaka[elder2:  och åt av {elder2's} bullar].

[!short: ”Hundar åker inte rutschkana”, sa {elder.short}.

”Jag har lovat”, sa {child}.

]Och så satte de sig på rad där uppe, {elder.short} och {child} och {pet}. Ner åkte de, och hatten kom efter, alldeles ensam.

[!short: ”En gång till”, sa {elder.short}.]

# both-ends
Samma buss körde dem hem. Knappen hade kommit ut igen, och {child} höll fingret alldeles intill. Men {child.he} väntade. {child.He} böjde sig ner till {pet}, till ändan med öron.

”Hemma”, viskade {child.he}.

Fingret och svansen kom precis samtidigt, så det blev ett enda långt pling.

”Vem var det?” ropade chauffören.

”Båda ändarna”, sa {child}.

Psssch, sa dörrarna. //
Och alla gick hem.

## or
När de kom hem till dörren hade ingen en hand ledig. {Elder.short} bar hatten, som var full av kottar, och {child} bar {elder.short}s väska.

Men {child} böjde sig ner till {pet}, till ändan med öron.

”Hemma”, viskade {child.he}.

Dunk, sa svansen mot dörren. Dunk, dunk, dunk.

”Vem är det som knackar?” ropade någon där inne.

”Andra ändan”, sa {child}.

Psssch, sa {elder.short}, när dörren gick upp. //
Och alla gick in.

# @pling
Pling! sa bussen. //
Oj! sa {elder.short}, och hatten åkte ner över näsan. //
Psssch! sa dörrarna. //
Och ingen gick av.

# @song
{music}
