title: Duns på isen
title: Man ska ligga ner
title: Tre magar
guest neighbour: Lena (hon), Roland (han)

% Bollen är {pet's}. Alla faller; {pet} stannar på magen och hasar. {friend} är stjärnan som stoppar bollen, {child} hämtar den.

# the-ball
{child} och {friend} stod vid skridskobanan[city:  {in city}], och {pet} stod emellan. {Pet} var {child's} {@dog}, och {pet.he} hade en röd boll.

Fast nu hade {pet.he} ingen boll. Den hade rullat ut på isen. Långt ut. Där låg den och lyste.

”Voff”, sa {pet}. Det betydde: Min boll!

”Vi hämtar den”, sa {child}.

”Vi hämtar den”, sa {friend}.

[adult: {Adult} | Grannen {neighbour}] stod vid kanten med kälken. ”Gör det, ni”, sa [adult: {adult.he} | {neighbour}].

# bump
{child} gick först.

Ett steg. Två steg. Och – DUNS!

Där satt {child}.

”Isen är hal”, sa {child}.

# very-slippery
”Jag kan”, sa {friend}.[sport:  ”Jag kan {play sport} också.”]

Ett steg. Två steg. Och – DUNS!

Där satt {friend}.

”Isen är jättehal”, sa {friend}.
## or
”Vi håller i varandra”, sa {friend}.[sport:  ”Så gör man när man ska {play sport}.”]

De höll i varandra, hårt, hårt.

Ett steg. Två steg. Och – DUNS, DUNS!

Där satt {child}. Och där satt {friend}.

”Isen är jättehal”, sa {friend}.

# four-legs
Då gick {pet}. {Pet} hade ju fyra ben.

”Fyra ben är bra”, sa {friend}.

Ett steg. Två steg. Och – duns, duns, duns, DUNS!

Ett ben hit. Ett ben dit. Två ben åt alldeles fel håll. Där låg {pet}, platt som en pannkaka.

{child} skrattade.[elder:  {Elder}[elder2:  och {elder2}] skrattade borta på bänken.] {Friend} skrattade så att {friend.he} fick lägga sig, [friend.she: hon|[friend.he: han|{friend}]] också.

# three-tummies
Men {pet} brydde sig inte om att resa sig. {Pet.He} låg kvar på magen och sparkade lite med tassarna.

Hasa, hasa, hasa.

”Titta, [pet.she: hon|[pet.he: han|{pet}]] åker!” sa {friend}.

”Man ska ligga ner!” sa {child}.

Så {child} la sig på magen. Och {friend} la sig på magen.

Hasa, hasa, hasa. Tre magar på isen.

# puff
Bollen kom närmare. Hasa, hasa, hasa. Nu var den nära. {Pet} sträckte fram nosen, och då …

Puff!

Åh nej! Bollen rullade iväg.

Den rullade bort till väggen på andra sidan. Bonk! Och så rullade den tillbaka igen. Förbi {pet}. Förbi {child}.

# a-star
”{Friend}!” ropade {child}. ”Den kommer till dig!”

{Friend} sträckte ut armarna. {Friend} sträckte ut benen. {Friend.He} låg som en stjärna och blev så bred som det bara gick.

”Stopp, boll!” sa {friend}.

Bollen rullade in under armen på {friend.him}. Och där stannade den.[athlete:  Det hade {athlete} inte kunnat göra bättre.]

”Nu får jag inte röra mig”, sa {friend}. ”Skynda dig, {child}!”

# your-ball
Hasa, hasa, hasa. {child} tog bollen med båda vantarna. {Child.He} höll hårt, hårt, ända bort till {pet}.

”Här är din boll.”

{Pet} slickade {child} på näsan. {Pet.He} slickade {friend} på näsan. Sedan tog {pet.he} sin boll.

# not-walk
”Ska vi gå hem nu?” sa [adult: {adult} | {neighbour}].

”Inte gå”, sa {child}. ”Man ska ligga ner.”

Så då låg de ner på kälken, {child} och {friend}, med {pet} mitt emellan. [adult: {Adult} | {neighbour}] drog[music:  och nynnade på {music}]. [school: Först förbi {school}, sedan hem till {friend}, och sedan hem.|Först hem till {friend}, och sedan hem.]

# the-pillow
På kvällen la sig {pet} på sin plats, med bollen under hakan.

{child} stod i ena änden av sin säng. Kudden låg i den andra. Det var långt dit.

{child} visste hur man gör. {Child.He} la sig på magen.

Hasa, hasa, hasa.

Där var kudden. Och – duns. Alldeles mjukt.

# @dog
hund
## if breed
{breed}
