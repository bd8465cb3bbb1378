title: Har någon frågat det?
title: Alla bokstäver får en tur
title: De blyga bokstäverna
guest friend: Milan (han), Samira (hon)
guest minder: moster Lotta (hon), moster Siv (hon)
guest teacher: Annika (hon), Marie (hon)

% En regel: alla bokstäver får en tur. ”Lll-jus” har ett långt L, ”d-jup” ett tydligt D. ”Hhhh” är bara andan: en suck.
% Den som äter med dem (@a) är mormor eller farfar, annars {adult}, annars {minder}. {teacher} är deras lärare.

# slippers
{child} skulle ha stavningsprov i morgon[school:  {at school}], och {child.he} hade satt båda tofflorna på fel fötter utan att märka det.[sport:  {Child.He} hade inte tänkt på {sport} på hela dagen.] Så orolig var {child.he}.

”Det är stumma bokstäver”, sa {child.he} till {friend}, som [!friend.known: var {child.his} bästa vän och ]skulle äta middag hos dem. ”Tio ord, och i varenda ett finns det en bokstav som inte hörs. Hur ska jag kunna skriva det jag inte hör?”[athlete:  {Child.He} hade frågat affischen med {athlete}, men den var också stum.][pet.dog: 

[!pet.known: Hunden {pet}|{Pet}] hade aldrig varit stum i hela sitt liv och var inte till någon hjälp.][pet.cat: 

[!pet.known: Katten {pet}|{Pet}] låg tvärs över orden och var inte till någon hjälp.][pet.other: 

{Pet} var också stum och inte till någon hjälp.]

# it-says-kuh
{Friend} tog stavningsboken. ”Ljus”, läste {friend.he}. ”Vad gör det där L:et där?”

”Ingenting. Det är stumt.”

”Har någon frågat det?”

”Frågat vad?”

”Om det vill säga något.” {Friend} satte munnen mot sidan. ”Hej, L”, sa {friend.he}. Sedan satte {friend.he} örat mot den. ”Det säger lll.”

”Lll-jus”, sa {child}, för att känna hur det var. ”LLL-JUS!”

De skrattade tills de gled ner från sängen.

”De är inte alls stumma”, sa {friend} på golvet. ”De har bara aldrig fått en tur. Från och med nu får alla bokstäver en tur.”

# at-tea
Så det var regeln vid middagen.

”Får jag en d-jup tallrik?” sa {child}.

”En vad?” sa {@first}.

”Och kan du tända lll-juset?” sa {friend}.

{@A} lade ner gaffeln. ”Är det ett främmande språk?”

”Alla bokstäver får en tur”, sa {child}. ”Till och med de stumma. Jag är hungrig som ett d-jur.”

[elder2: ”Det är inte jag”, sa {elder2} och tog en potatis till.

]”Jaha”, sa {@a}. ”Då tar jag en p-otatis.”

”Nej! P pratar ju jämt.”

”En m-orot?”

”Men M hörs ju! Du måste hitta någon som är blyg!”

{@A} tänkte så att ögonbrynen möttes på mitten. ”Det går inte”, sa {@he}. ”Jag gjorde så gott jag kunde.”

”G-JORDE!” ropade {child} och {friend}.

”Vem gjorde vad?” sa {@a}.

# like-a-donkey
Efter middagen tog de resten av orden. D:et i djungel fick en tur, och L:et i ljud, som lät som en mygga.[pet.dog:  {Pet} snappade efter den.][pet.cat:  {Pet} fick lyftas bort från det sista ordet.] Och då var det bara hjälp kvar.

”Huh-jälp”, sa {child}. Det lät som en åsna.

”Så låter det inte”, sa {friend}. {Friend.He} satte örat mot H:et och väntade. ”Det vill inte. Prova när jag har gått hem. En del pratar bara när det är mörkt.”

# not-a-word
Sedan var det mörkt, och {child} låg i sängen, och då kom {child.he} att tänka på något hemskt.

Man får inte prata på ett prov! Inte ett ord, inte ett lll! Ingen skulle få en tur. De skulle bli stumma igen, alla tio. Det snurrade i {child's} mage som i en tvättmaskin.

”Hjälp”, viskade {child.he}. ”Snälla H, säg något.”

Ingenting. {child} suckade djupt.

”Hhhh.”

Sedan låg {child.he} alldeles stilla.

”Hhhh-jälp”, viskade {child.he}. Där var det. Det hade legat där och andats hela tiden. ”Hej, H”, sa {child}.

”Hhhh”, sa H.

# i-only-sat-down
”Var det någon som ropade på hjälp?” frågade {@a} i dörren[music:  och slutade gnola på {music}].

”Det är bara ett ord. Kom och lyssna på H.”

Det hade varit en lång dag, och {@a} satte sig på sängkanten. ”Hhhh”, sa {@he}.

”Ja! Precis så!”

”Jaså?” sa {@a}. ”Jag satte mig bara.”

# not-a-sound
På morgonen sa {teacher}, deras lärare: ”Nu vill jag inte höra ett ljud. Nummer ett. Ljus.”

”LLL!” lät det i huvudet på {child}, med {friend's} röst, så högt att {child.he} tittade upp för att se om {teacher} hade hört det. {Child.He} skrev ner det.

”Nummer två. Djup.”

”D!” Det var det bullrigaste provet i [city: hela {city} | världen]. Vid bordet intill skakade {friend's} axlar.

# number-ten
”Och nummer tio”, sa {teacher}. ”Hjälp.”

Det fanns någon som var stum i hjälp. Men vem? {child} väntade. Ingen gav ett ljud ifrån sig. {teacher's} skor kom närmare, klipp, klapp. {child} var så orolig att {child.he} höll andan. {Child.He} höll den, och höll den, tills det inte gick längre.

”Hhhh”, sa {child}.

Och där var det. Man får inte säga lll på ett prov, men ingen kan förbjuda en att andas. {child} skrev ner det, längst fram.

”Är du trött, {child}?” frågade {teacher}.

”Nej då”, sa {child}. ”Jag stavar bara.”

# how-it-hides
På rasten väntade {friend} vid väggen. ”Vem var det i hjälp?” sa {friend.he}. ”Jag fick det aldrig att prata. Jag satte dit ett D och ett L, för säkerhets skull.”

{child} satte munnen intill {friend's} öra. ”Hhhh.”

”Det är bara du som andas”, sa {friend}.

”Jag vet”, sa {child}. ”Det är så det gömmer sig.”

På kvällen gäspade {child} och satte sig intill {@a} i soffan. Det blev mörkt. Ingen sa ett ord, inte ett lll. De bara andades.

”Hhhh”, sa H.

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

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
