title: Björnen satt kvar
title: Det sitter en björn på gungan
title: Något mjukt under fötterna
guest friend: Samira (hon), Milan (han)
guest pet: Bella (hon), Bosse (han)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: ”Björnen satt kvar.” Låt barnet ryta, och viska resten.
% Hunden är familjens, eller {friend's} golden retriever; en katt kan lägga sig lika bra. Storleken sägs bara om den som står i dess ställe.

# a-bear-on-it
I äppelträdet hängde {child's} röda gunga[city: , den finaste {in city}].

En kväll, när {child} och {friend}[!friend: , {child's} bästa vän,] ville gunga efter maten, satt det en björn på den.

Det var en liten björn, ungefär så stor som {child}. Den höll i repen med båda tassarna och tittade rakt fram.

”Hej”, sa {child}. ”Det där är min gunga.”

Björnen satt kvar.

# take-turns
{@Who} hängde tvätt vid husknuten[music:  och nynnade på {music}].[elder:  {Elder}[elder2:  och {elder2}] satt på trappan och såg på.]

”{@A}! Det sitter en björn på gungan!”

”Jaså”, sa {@a} med en klädnypa i munnen. ”Då får ni väl turas om[school: , precis som {at school}].”

Så {child} väntade på sin tur. {Child.He} räknade till tio. Sedan räknade {child.he} till tio igen.

Björnen satt kvar.

# a-roar
”Den är dum”, sa {friend}. {Friend.He} ville gunga så högt att {friend.he} kunde se in till grannen. ”Man måste ryta åt den.”

{Friend.He} ställde sig bredbent i gräset.

”GRRR!” röt {friend}.

Björnen blundade. Men den satt kvar.

# a-bun
”Den kanske är hungrig”, sa {child}.

{Child.He} hämtade en bulle[elder:  av {elder.short}] och höll fram den. Björnens nos gick upp och ner. Den ville ha bullen, det syntes. Men tassarna släppte inte repen.

Björnen satt kvar.

{@bun}

# the-feet
{child} satte sig på huk. Då fick {child.he} se björnens fötter. De nådde inte ner. De dinglade i luften. Den ena foten sträckte på sig, lite till och lite till. Sedan drog den sig upp igen, fort.

Och repen skakade. De skakade för att björnen höll så hårt.

”{Friend}”, viskade {child}. ”Den vill inte sitta kvar. Den vågar inte komma ner!”

{Friend} satte sig också på huk. {Friend.He} tittade på fötterna.

”Oj”, sa {friend.he}. ”Och jag som röt.”

{Friend.He} tänkte.

”Den behöver något mjukt under fötterna.”

# something-soft
{child} la dit sin tröja. Den var mjuk, men den var för platt.

{@along}

# one-paw
Ner kom den ena foten. {@felt} Ner kom den andra.

”En tass nu”, sa {child}.

Björnen släppte en tass.

”Och en tass till”, sa {friend}, så mjukt {friend.he} kunde.

Björnen släppte. {@slid}

”Hff”, sa björnen.

{Pet} reste sig och slickade den i örat.

# a-push
Nu var gungan tom. {child} klättrade upp. Då kom björnen lufsande runt trädet. Den la två tassar mot {child's} rygg, och så puttade den. Inte för hårt. Alldeles lagom.[sport:  Det var nästan lika roligt som {sport}.]

Sedan puttade den {friend}. Högt![athlete:  Högre än {athlete}!]

”Jag ser in till grannen!” ropade {friend}. ”De äter glass!”

Långt inifrån skogen ropade någon, mörkt och länge.

Björnen spetsade öronen. Den buffade på {pet} med nosen, en gång. Så lufsade den in genom häcken och var borta.

# bedtime
Sedan ropade [friend: någon på {friend} också|{friend's} pappa], och {friend} sprang hem[!pet:  med {pet} efter sig].

”{child}”, ropade {@a}. ”Nu är det sängdags.”

{child} satt på gungan. {Child.He} höll i repen med båda händerna och tittade rakt fram.

{child} satt kvar.

# come-on-then
{@A} kom över gräset. [adult: {adult.He} | Hon] röt inte. [adult: {adult.He} | Hon] tittade på {child's} fötter, som dinglade i luften.

Sedan la [adult: {adult.he} | hon] sig ner i gräset, raklång, mitt under gungan.

”Kom då”, sa {@a}.

# @who
{minder}, som passade {child},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @bun
Då åt {pet} upp bullen. {Pet} var {friend's} golden retriever, och {pet.he} tog hand om sådant.
## if pet.dog
Då åt {pet} upp bullen. {Pet} var {child's} hund, och {pet.he} tog hand om sådant.
## if pet.dog & breed
Då åt {pet} upp bullen. {Pet} var {a breed}, och {pet.he} tog hand om sådant.
## if pet.cat
Då kom {pet} och slickade av smöret. {Pet} var {child's} katt, och {pet.he} tog hand om sådant.

# @along
Då kom {pet}. {Pet.He} nosade på björnens ena fot. {Pet.He} nosade på den andra. {Pet.His} boll låg en bit bort i gräset, och {pet.he} tittade på den. Men {pet.he} gick inte dit.

{Pet.He} snurrade runt, ett varv, två varv och ett till, så som {pet.he} gjorde vid {friend's} säng. Så la {pet.he} sig, duns, mitt under gungan.

{@wide}
## if pet.dog
Då kom {pet}. {Pet.He} nosade på björnens ena fot. {Pet.He} nosade på den andra. {Pet.His} boll låg en bit bort i gräset, och {pet.he} tittade på den. Men {pet.he} gick inte dit.

{Pet.He} snurrade runt, ett varv, två varv och ett till, så som {pet.he} gjorde vid {child's} säng. Så la {pet.he} sig, duns, mitt under gungan.

{@wide}
## if pet.cat
Då kom {pet}. {Pet.He} nosade på björnens ena fot. {Pet.He} nosade på den andra. En fjäril satt en bit bort i gräset, och {pet.he} tittade på den. Men {pet.he} gick inte dit.

{Pet.He} trampade på tröjan, ett varv, två varv och ett till, så som {pet.he} gjorde i {child's} säng. Så la {pet.he} sig, duns, mitt under gungan.

{@wide}

# @felt
Den kände på pälsen.
## if pet.cat
Den kände hur varmt det var.

# @wide
{Pet} var bred och varm och gul som rostat bröd.
## if pet.dog / pet.cat
{Pet} var mjuk och varm som nybakat bröd.
## if pet.dog & breed.Golden Retriever
{Pet} var bred och varm och gul som rostat bröd.

# @slid
Den gled ner över {pet} som över en rutschkana och satte sig i gräset.
## if pet.dog / pet.cat
Den gled ner, tätt intill {pet}, och satte sig i gräset.
## if pet.dog & breed.Golden Retriever
Den gled ner över {pet} som över en rutschkana och satte sig i gräset.
