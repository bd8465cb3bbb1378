title: Vinden säger inte aj
title: Ett ljud utanför tältet
title: Var är dörren?
guest pet: Ludde (han), Bella (hon)
guest minder: morbror Stig (han), morbror Kaj (han)

% Den vuxna i tältet (@a) är den äldre, annars {adult}, annars {minder}. Stönandet långsamt och ihåligt. Sista raden vänligt och långt bortifrån.
% Hunden är familjens eller en egen; en katt spinner i stället för att vifta, och ligger i fel tält på slutet.

# tap-tap
{@Going} Det var det enda tältet på hela ängen. {@A} drog igen blixtlåset. Ziiipp. {@He} släckte ficklampan, och då blev det riktigt mörkt, och det luktade gräs och {@animal}.[school:  Det var mörkare än i något skåp {at school}.]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] drog sovsäcken över huvudet. ”Säg till när det är morgon”, sa sovsäcken.

][elder2: {Elder2} sov redan.

]Då satte sig {pet} upp.

Tock, tock, tock.

”{@A}”, viskade {child}. ”Det är ett ljud utanför tältet.”

”Det är bara vinden”, sa {@a} och blundade.

# it-might
Tock, tock, tock. ”AJ!”

”Vinden säger inte aj”, sa {child}.

{@A} öppnade ögonen.

”Det kanske den gör”, sa {@he}, ”om den slår sig på något.”

# thats-worse
Sedan sa det flopp. Och sedan sa det flapp, flapp, flapp. {child} ålade ner i sovsäcken så att bara ögonen stack upp. {@But-wagging}

”{Pet} [pet.cat: spinner|viftar]”, viskade {child}. ”Det gör {pet.he} aldrig åt vinden. Det gör {pet.he} bara åt folk.”

”Det är ju värre”, viskade {@a}.[music:  {@He} nynnade lite på {@song}, men det darrade.][friend: 

”Är det morgon?” frågade {friend}.

”Nej”, viskade {child}.]

# no-head
{child} drog ner blixtlåset en liten, liten bit och tittade ut med ena ögat.

Det var något där ute i månskenet. Det var stort och grått, och det hade inget huvud. Det hade fyra ben, och det kom stapplande över gräset, rakt mot dem.

”Vaaar är dööörren?” stönade det. ”Vaaar är dööörren?”

”{@A}!” viskade {child}. ”Det letar efter vår dörr!”

{@A} lade handen över blixtlåset.

”Vi har ingen!” ropade {@he}.

# eight-legs
Men {pet} hade också sett det. {@Out} Det stora grå flaxade till. Det lade sig över {pet}, och {pet} var borta.

Nu hade det åtta ben, och det [pet.cat: jamade | skällde].

”Det har ätit upp {pet}!” skrek {child}.

# give-me-back
Åh nej. Det kändes alldeles tomt i magen på {child}. Men {pet} var {child's} [pet.cat: katt|hund]. {Child.He} tog ficklampan och sprang, i bara strumporna, och {@a} hoppade efter med en enda stövel på.[sport:  Det krävde mer mod än {sport}.][athlete:  Inte ens {athlete} hade kommit ut fortare.]

”GE TILLBAKA MIN [pet.cat: KATT|HUND]!” vrålade {child}.

Det stora grå stannade.

”Mamma”, sa en mycket liten röst inne i det. ”Det är ett ljud utanför tältet.”

”Det är bara vinden”, sa en annan röst.

”Vinden vill inte ha tillbaka sin [pet.cat: katt|hund]”, sa den lilla rösten.

# the-zip
{child} lyste med ficklampan, från toppen och hela vägen ner. Längst ner stod det två stora stövlar och två små stövlar, och där var {pet's} svans, {@tail}.

Det var inget monster. Det var någon som hade ett tält på sig.

{child} letade efter blixtlåset och hittade det på baksidan. Ziiipp! Ut kom {pet}, och en flicka i pyjamas, och en mamma med tummen i munnen.

# a-horrible-voice
”Tack”, sa mamman. ”Jag slog mig på tummen.”

”Hon sa aj”, sa flickan.

”Jag vet”, sa {child}. ”Vi hörde det.”

”Och sedan ramlade tältet ner över oss, och vi hittade inte dörren, och så var det en röst som sa att de inte hade någon.” Flickan gjorde stora ögon. ”Det var en hemsk röst.”

”Det var {@mine}”, sa {child}.

{@A} hostade. ”Jag kan ta de där tältpinnarna”, sa {@he}.[friend: 

En sovsäck kom hoppande över gräset. ”Är det över?” frågade {friend} inifrån.

”Ja”, sa {child} och letade upp blixtlåset på den också.]

# those-pegs
Så de satte upp tältet igen. {@A} bankade på tältpinnarna, {child} lyste med ficklampan, och {pet} lade sig på det hörn som fladdrade.

”Vad heter du?” frågade flickan.

”{Child}”, sa {child}.

# two-tents
Sedan gick alla och lade sig. {@A} drog igen blixtlåset, och det var precis lika mörkt som förut. Fast ändå inte. Nu stod det två tält på ängen[city: , och långt bakom dem låg hela {city} och sov].[elder2:  {Elder2} hade inte hört ett dugg.]

{@Where}

# said-the-wind
”Mamma”, sa en liten röst därborta i mörkret. ”Det är ett ljud [pet.cat: inne i | utanför] tältet.”

”Det är bara vinden”, sa mamman.

[pet.cat: ”Vinden spinner inte”, sa den lilla rösten.

]{child} låg och log.

”God natt”, ropade {child.he}.

Först kom det inget svar.

”God natt, {child}”, sa vinden.

# @Going
{child} och {@first} och {@the-dog} skulle sova i tält, och det hade de aldrig gjort förut.
## if pet.cat
{child} och {@first} skulle sova i tält, och det hade de aldrig gjort förut. {@The-cat} skulle inte alls med. Men när de rullade ut sovsäckarna låg {pet} i den ena.

# @the-dog
[!pet.known: hunden ]{pet}

# @The-cat
[!pet.known: Katten {pet}|{Pet}]

# @animal
hund
## if pet.cat
katt

# @But-wagging
Men {pet's} svans hade börjat gå. Dunk, dunk, dunk, sa den mot {@as} mage.
## if pet.cat
Men {pet} hade börjat spinna. Rrrr, rrrr, rrrr, sa det på {@as} mage.

# @Out
{Pet.He} satte nosen mot hålet och tryckte, och så var {pet.he} ute. {Pet.He} galopperade över gräset, och svansen gick runt, runt.
## if pet.cat
{Pet.He} satte nosen mot hålet och tryckte, och så var {pet.he} ute. {Pet.He} spatserade över gräset med svansen rakt upp och gick in under det, för det måste en katt göra med allt som man kan gå in under.

# @tail
som viftade
## if pet.cat
rakt upp

# @mine
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @Where
{Pet} låg med nosen mot {child's} hals. Svansen gick fortfarande. Dunk, dunk, dunk, sa den mot tältduken.
## if pet.cat
{child} kände med foten efter {pet}, längst ner i sovsäcken. {Pet} var inte där.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder.short's}

# @he
han
## if adult & !elder
{adult.he}
## if elder
{elder.he}
