title: Lite smör
title: Så gjorde vi med soffan
title: Men den är min
guest elder: mormor (hon), farmor (hon)

% Vid spisen står den av mor- och farföräldrarna som är vald, annars mormor. ”Lite smör …” sägs som en ramsa; sista gången ropas den av båda. Frågan ”Är det …?” är alltid lika artig.
% Det som steks steks i smör; till allt annat är det en ring som har fastnat.

# so-it-wont-stick
{child} och {elder} skulle äta {@food} i köket.[elder2:  {Elder2} låg i soffan så länge.][friend:  {Friend}[!friend.known: , {child's} bästa vän,] fick också en tallrik.] {@Butter}

”Lite smör”, sa {elder.short}, ”så {@sticks}.”

{@Ready} {child} tog {@fork}.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satt under bordet, ifall något föll.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg i fönstret och låtsades sova.]

Men då knackade det på köksdörren.

# wipe-your-feet
Där stod {a wish}. Dörren var smal, men {wish.he} drog in magen, och så kom {wish.he} in.

”God dag”, sa {elder.short}. ”Torka av fötterna.”

Det gjorde {the wish}[wish.dragon: , alla fyra]. ”Jag är så hungrig”, sa {wish.he}.

# is-it-one
”Vill du ha {@banana}?” sa {child}.

”Är det {a other}?” sa {the wish}.

”Nej.”

”Då vill jag inte ha.”

”Vill du ha {@apple} då?” sa [friend: {friend} | {child}].

”Är det {a other}?”

”Nej.”

”Då vill jag inte ha. Jag äter bara {@food}.”

Nu såg {the wish} {child's} tallrik.

”Är DET {a other}?”

”Ja”, sa {child}.

Glufs. Så var tallriken tom.

# one-more
”Jaha ja”, sa {elder.short}[music:  och nynnade på {music}]. ”{@Again}

{@Ready}

”Är det {a other}?” sa {the wish}.

”Ja, men …” sa {child.he}.

Glufs.

{@More}[city:  Det luktade gott i hela {city}.] {child} rörde runt, runt[school: , som man gör {at school}], och {the wish} blev rund, {wish.he} också. Men på tallriken låg det aldrig något.[pet.dog:  Ingenting föll till {pet}.][pet.cat:  {Pet} sov inte alls längre.][pet.other:  {child} tänkte på {pet}, som åt allt möjligt.]

”Tack”, sa {the wish} till slut. ”Nu är jag mätt. Nu går jag hem.”

# stuck
{Wish.He} gick till dörren. {@Nose} Sedan kom magen, och magen gick inte ut.

”Jag sitter fast”, sa {the wish}.

{The wish} drog. {Elder.short} knuffade. {child} knuffade.[friend:  {Friend} knuffade.] Men {the wish} satt kvar, med {@half}.[athlete:  Inte ens {athlete} hade fått loss {wish.him}.]

”Ja, då får du stå där tills du blir smal”, sa {elder.short}.

# what-shall-i-eat
”Vad ska jag äta så länge?” sa {the wish}.

”Vill du ha {@carrot}?” sa {child}.

”Är det {a other}?” sa {the wish}.

Åh nej! {Wish.He} åt ju bara {@food}. Då blev {wish.he} aldrig smal! Då skulle {wish.he} stå där jämt, och {child's} tallrik skulle vara tom jämt.

{The wish} började gråta.[wish.dragon:  Det ångade om tårarna.]

# butter
{child} tittade på {the wish}, som satt fast. {@Looked}

”{Elder.short}!” sa {child.he}. ”Lite smör!”

”Så {@sticks}!” sa {elder.short}. ”Så gjorde vi med soffan.”[elder2: 

”Då låg jag i den”, sa {elder2}.]

{child} tog nästan hela smöret. {Child.He} smörjde {the wish} på båda sidorna och under magen, och då fnissade {the wish}, för där kittlades det.

”Ett”, sa {elder.short}. ”Två. Tre!”

Och de knuffade allihop[sport: , som om det var {sport}].

# flop
Flopp!

{The wish} flög ut genom dörren. {@Flew}

”En gång till”, sa {the wish}.

”Nej, nu räcker det”, sa {elder.short}.[pet.dog:  {Pet} slickade dörren ren.][pet.cat:  {Pet} slickade dörren ren, för smör åt {pet.he} gärna.]

# its-mine
{@Last} {child} tog {@fork}.[friend:  {Friend} tog sin.]

Då kom det {@snout} i fönstret.

”Är det {a other}?” sa {the wish}.

”Ja”, sa {child}. ”Men [other.ett: det | den] är [friend: vår | [other.ett: mitt | min]].”

Det började skymma. {child} gäspade och lutade sig mot {elder.short}, som var mjuk och varm. ”God natt”, sa {the wish}.

I gräset blänkte något i månskenet. Det var bara lite smör.

# @Butter
{Elder.short} hade fått en ring som satt fast på fingret. {Elder.He} tog en stor klick smör.
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
{Elder.short} hade en stor stekpanna och en stor klick smör.

# @sticks
lossnar det
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
fastnar det inte

# @Ready
Plopp, sa det. Och på {child's} tallrik låg det {@food}.
## if other.pancakes
Fräääs, sa det. Pannkakan flög upp i luften. Den vände sig och landade på tallriken.
## if other.meatball
Fräääs, sa det. Köttbullen hoppade upp i luften. Den snurrade runt och landade på tallriken.
## if other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
Fräääs, sa det. Och på {child's} tallrik låg det {@food}.

# @Again
Då gör vi mer.” Ringen hade fastnat igen. ”Lite smör, så {@sticks}.”
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
Då gör vi fler. Lite smör, så {@sticks}.”

# @More
{Elder.short} gjorde lite till. Glufs. {Elder.short} gjorde mycket till. Glufs, glufs, glufs.
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
{Elder.short} gjorde en till. Fräääs. Glufs. {Elder.short} gjorde tio till. Fräääs, glufs. Fräääs, glufs.

# @banana
en banan
## if other.banana
ett päron

# @apple
ärtor
## if other.pea
ost

# @carrot
en morot
## if other.carrot
en gurka

# @Nose
Näsan gick ut. Armarna gick ut.
## if wish.kind.animal / wish.dragon
Nosen gick ut. Frambenen gick ut.
## if wish.princess / wish.prince / wish.king / wish.queen
Kronan gick ut. Armarna gick ut.

# @half
näsan i trädgården och rumpan i köket
## if wish.kind.animal / wish.dragon
nosen i trädgården och rumpan i köket

# @Looked
{Child.He} tittade på {elder.short's} finger. Där satt ingenting fast.
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
{Child.He} tittade på stekpannan. Där hade ingenting suttit fast. Inte en enda.

# @Flew
{Wish.He} rullade runt och landade mitt i gräset.

”Där lossnade det”, sa {child}.
## if other.pancakes
{Wish.He} flög upp i luften. {Wish.He} vände sig och landade i gräset, platt på magen.

”Precis som en pannkaka”, sa {child}.
## if other.meatball
{Wish.He} hoppade upp i luften. {Wish.He} snurrade runt och landade i gräset, alldeles rund.

”Precis som en köttbulle”, sa {child}.

# @Last
Det fanns lite kvar. {Elder.short} lade det på {child's} tallrik. Det var {@food}, och det var precis lagom.
## if other.pancakes
{Elder.short} skrapade ur bunken. Det fanns smet till en enda.

Fräääs, sa det. Den landade på tallriken. Den var gul och rund, och varm ända in i mitten.
## if other.meatball
{Elder.short} skrapade ur bunken. Det räckte till en enda.

Fräääs, sa det. Den landade på tallriken. Den var brun och rund, och varm ända in i mitten.

# @snout
en näsa
## if wish.kind.animal / wish.dragon
en nos

# @fork
skeden
## if other.pancakes / other.meatball / other.waffle / other.sausage / other.egg / other.fish-finger / other.hamburger / other.potato / other.bacon
gaffeln

# @food
{others}
## if other.ice-cream
glass
## if other.pizza
pizza
## if other.cake
tårta
## if other.cheese
ost
## if other.bread
bröd
## if other.chocolate
choklad
## if other.sausage
korv
## if other.potato
potatis
## if other.bacon
bacon
## if other.broccoli
broccoli
## if other.salad
sallad
## if other.soup
soppa
## if other.jelly
gelé
## if other.popcorn
popcorn
