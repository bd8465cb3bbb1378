title: Apan som inte släppte
title: Inte med apa på
title: En apa att hålla i
guest keeper: Gunnar (han), Folke (han)
guest monkey: Pip (han), Tiko (han)

% En enda regel: en apa släpper aldrig allt, bara en sak i taget. {monkey} säger ”ih”, hans mamma säger ”ho”. Den äldre som är vald gör det som {keeper} gör; vännen håller fram bananen; hunden slickar, kattens svans kittlar.

# to-hold
{child} ville ha en apa att hålla i.

Det sa {child.he} hela vägen till Apskogen[pet.dog: , och [!pet.known: hunden ]{pet} fick följa med][pet.cat: , och [!pet.known: katten ]{pet} fick följa med i en korg]. ”En liten bara”, sa {child}. ”Att hålla i.”[friend: 

”Två små”, sa {friend}[!friend.known: , {child’s} bästa vän].][elder2: 

”Helst inte”, sa {elder2}.][adult & !elder: 

”Du får hålla mig i handen”, sa {adult}.]

”Titta får man[elder: , och hålla mig i handen”, sa {elder}. |”, sa {keeper}, som skötte aporna.] ”Men aporna bor uppe i träden, och där stannar de.”

[pet.dog / pet.cat: {Pet} tittade upp. ]Då knakade det i en gren. Ner kom ett löv. Ner kom ett löv till. Ner kom en apa.

# plop
PLOFF! Mitt på huvudet på {child}, som satte sig. Duns![pet.dog / pet.cat:  {Pet} satte sig också.]

Apan var jätteliten och jättebrun, och han höll i sig. Han höll i sig med två händer. Han höll i sig med två fötter. Han höll i sig med svansen, runt, runt {child’s} öra.[athlete:  Inte ens {athlete} hade kunnat hålla i sig hårdare.]

”Det är inte jag som håller i honom”, sa {child}. ”Det är han som håller i mig!”

”Det där är {monkey}[elder: . Det står på skylten]”, sa {@keeper}. ”Kom ner nu, {monkey}.”

Släppte {monkey}?//
Nej, han släppte INTE.

# banana
[friend: {Friend} | {@Keeper}] höll fram en banan. {monkey} tog den med ena foten, och så åt han upp den mitt i {child’s} hår, och sedan torkade han av fingrarna där.

Släppte {monkey}?//
Nej, han släppte INTE.

# tickle
[pet.dog: [music: {@Keeper} nynnade på {music}, och ]{pet} slickade {monkey} på foten | [pet.cat: [music: {@Keeper} nynnade på {music}, och ]{pet's} svans stack upp ur korgen och kittlade {monkey} på foten | {@Keeper} kittlade honom på magen[music:  och nynnade på {music}]]]. ”Ih-ih-ih!” skrattade {monkey}, och han sprattlade så att hela {child} sprattlade med.

Släppte {monkey}?//
Nej, han släppte INTE.
## or
{child} hoppade på rumpan, upp och ner[music: , medan {@keeper} nynnade på {music}]. Upp och ner åkte {monkey}.[pet.dog:  Upp och ner hoppade {pet}.][pet.cat:  Upp och ner tittade {pet}.] ”Ih-ih-ih!” skrattade [pet.dog / pet.cat: {monkey} | han], för han trodde att det var en lek.

Släppte {monkey}?//
Nej, han släppte INTE.

# tangly
”Jag vet vad det är”, sa {@keeper}. ”Han tror att ditt huvud är hans mamma. Det är mjukt. Det är varmt. Och så är det lite … tovigt.”

”Jag har kammat mig”, sa {child}.

[friend: ”När då?” sa {friend}. | ”När då?” sa {@keeper}.]

”I [season.winter: somras | julas]”, sa {child}.

# hoo
Då ropade någon högt uppe i trädet. ”Ho? Ho-o?”

[friend: ”Titta!” sa {friend}. ]Det var {monkey’s} mamma. Ner kom hon, ner, ner, ända till den understa grenen.

”Ih!” sa {monkey}. Åh, vad han ville till sin mamma! Men om han släppte {child} höll han ju inte i någonting alls. Så han höll i sig ännu hårdare.

# the-bell
Pling, pling, pling! Det var klockan. Nu skulle alla åka hem.

[friend: ”Åh nej!” sa {friend}. | Åh nej!]

”Så där kan man inte åka buss”, sa {@keeper}. ”[school: Så där kan man inte sitta {at school}. ][sport: Så där kan man inte {play sport}. ][city: Så där kan man inte gå omkring {in city}. ]Inte med apa på.”[pet.other:  Och vad skulle {pet} säga? {Pet} var ju där först.]

# one-thing
Men {child} tittade på {monkey’s} mamma. Mamman släppte med en hand, och höll i sig med allt det andra. Hon släppte med en fot, och höll i sig med allt det andra.

”Hon släpper aldrig allt”, sa {child}. ”Hon släpper EN sak i taget!”

# hand-by-hand
Så {child} reste sig och ställde sig tätt, tätt intill {monkey’s} mamma. {Child.He} tog en liten hand och lade den i mammans varma päls.

Den höll i sig.

{Child.He} tog andra handen. Den höll i sig.

Ena foten. Den höll i sig.

Andra foten. Den höll i sig.

Nu var det bara svansen kvar. Svansen tänkte efter. Sedan gled den, runt, runt och alldeles sakta, loss från {child’s} öra.

”Han släppte”, viskade {child}.

”Titta en gång till”, viskade [friend: {friend} | {@keeper}].

# the-softest-branch
{@looked}

Upp klättrade {monkey’s} mamma, upp, upp, till den mjukaste grenen i hela trädet.

Släppte {monkey}?

Vinden vaggade grenen, fram och tillbaka. Månen kom fram. {monkey’s} mamma blundade. Och under henne, där det var varmt, blundade {monkey}.

Nej, han släppte inte.

# @keeper
{keeper}
## if elder
{elder.short}

# @looked
{child} tittade.
## if elder
{child} tog {elder.short} i handen och tittade.
## if adult & !elder
{child} tog {adult} i handen och tittade.
## if elder & pet.dog
{child} höll {elder.short} med ena handen och {pet} med den andra, och tittade.
## if elder & pet.cat
{child} höll {elder.short} i handen och {pet} i famnen, och tittade.
## if adult & !elder & pet.dog
{child} höll {adult} med ena handen och {pet} med den andra, och tittade.
## if adult & !elder & pet.cat
{child} höll {adult} i handen och {pet} i famnen, och tittade.
## if !adult & !elder & pet.dog / !adult & !elder & pet.cat
{child} lade båda armarna om {pet} och tittade.
