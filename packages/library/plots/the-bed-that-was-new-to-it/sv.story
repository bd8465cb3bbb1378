title: Sängen som var ny för sig
title: Det är bara ugglan
guest elder: Gunvor (hon), Siv (hon)

# the-folding-bed
{child} skulle sova hos {@e-first} en hel natt, och det hade {child.he} aldrig gjort förut.[friend:  {Friend} hade sovit borta, och det var lätt, sa {friend}.]

”Du ska få den vikbara sängen”, sa {elder} och drog fram den ur skrubben under trappan. Den var hopfälld, med madrassen i mitten, som en smörgås. [school: Ingen {at school} hade en sådan säng. ]De bar upp den till den lilla kammaren[sport: , som var alldeles för liten för att {play sport} i], och där vek de ut den. Knarr, knarr, klonk.

{child} satte sig. Utanför fönstret sa en uggla: ”Hooo.”

TWANG! Sängen slog ihop, och {child} for ut ur änden som en ärta[athlete: . Inte ens {athlete} hade gjort det fortare].[pet.dog:  {Pet} for ut därunder.]

”Nämen!” sa {elder}. ”Så har den aldrig gjort förut. Fast den har ju aldrig gjort något alls förut. Jag köpte den på rea. Det har aldrig legat någon i den.”

{child} tittade på sängen. Den stod i hörnet med benen indragna, och alla fjädrarna darrade, pling, pling, pling. Precis så hade det känts i {child's} mage ända sedan middagen.

# a-sandwich
”Den är rädd”, sa {child.he}. ”Det är dess första natt. När den hör något fäller den ihop sig.”

”Sängar blir inte rädda”, sa {elder}. ”Nu ska du få se.” Knarr, knarr, klonk, så var den utfälld, och {elder} lade sig på den med tofflorna på[music:  och nynnade på {music}].

I väggen sa ett rör: ”Klunk, klunk, klunk.”

TWANG! Allt som syntes av {elder} var ett par tofflor i ena änden och lite hår i den andra.

”{child}”, sa sängen med {elder's} röst. ”Jag tror att jag är en smörgås.”

{child} skrattade så att {child.he} fick hålla sig i dörren. Sedan drog {child.he} ut {elder} i tofflorna, och de vek ut sängen igen, knarr, knarr, klonk.

”Hooo”, sa ugglan.

TWANG!

# the-telephone
Den här gången skrattade {child} inte. Det var mörkt ute[city: , mörkt över hela {city}], och {child.he} var trött, och det fanns ingenstans att ligga. {child.He} lutade sig mot {elder's} kofta och började gråta.

”Jag vill [adult: ha {adult}|åka hem]”, sa {child}.

{Elder} tog upp {child} i sitt stora mjuka knä och ringde hem.

”Sängen är rädd för allting”, sa {child} i telefonen.

”Stackars säng”, sa {@m}.[pet.cat / pet.other:  Bakom hördes {pet} säga något också.] ”Vad tror du att den behöver? Hur gör vi när det är du?”

{child} tänkte efter. ”Du lägger handen på min rygg”, sa {child.he}. ”Och så säger du vad det är.”

”Just det”, sa {@m}. ”Vill du att jag kommer och hämtar dig?”

{child} tittade på sängen. Den plingade i sitt hörn, och den hade inget knä att sitta i.

”Jag kan inte komma nu”, sa {child.he}. ”Jag måste ta hand om sängen.”

# only-the-owl
Så {child} vek ut den, knarr, knarr, klonk. {child.He} satte sig på knä på golvet och lade handen mitt på madrassen.

”Hooo”, sa ugglan.

Sängen ryckte till, och benen började dra sig in.

”Det är bara ugglan”, sa {child}. Fjädrarna darrade under handen. ”Den sitter i trädet. Den säger bara vem den är.”

Sakta kom benen ner igen.

”Klunk, klunk, klunk”, sa väggen.

”Det är bara röret”, sa {child.he}. ”Det är bara [elder2: {elder2's} badvatten|badvattnet] som går hem.”

# the-noise
Då hördes något alldeles utanför dörren, något som {child} inte kände igen. Det var långt och långsamt och hemskt. Knrrrr-ick.

Sängen skakade, och det gjorde {child} också. Men handen låg kvar.

”{Elder.short}?” ropade {child} med liten röst. ”Vad är det?”

”Det är bara mina knän, gullet”, sa {elder}. ”Jag sätter mig i trappan.”

”Det är bara {elder.short's} knän”, sa {child} till sängen. ”De är inte farliga.”

Sängen plingade en sista gång. Sedan var den stilla, och under {child's} hand började den bli varm.

{child} stoppade ner ena foten, och sedan den andra. {child.He} lade sig, hela {child}, och sängen höll sig öppen.

# only-asleep
{Elder} kom in, med knän och allt, och bredde en filt över dem båda två. {child} fick en puss, och madrassen fick en klapp[pet.dog: , och {pet} lade sig därunder och suckade].

”Jag är här bredvid”, sa {elder} och lät dörren stå öppen.

{child} låg i mörkret. Och mycket, mycket försiktigt reste sig sängens båda sidor, bara lite grann, tills de låg tätt intill.

Den var inte rädd. Den höll bara om.

”Hooo”, sa ugglan, och ”klunk”, sa röret. Och sedan kom ett nytt ljud i huset, mjukt och långsamt, in och ut, in och ut. Sängen hade aldrig hört det förut, men den fällde inte ihop sig. Den visste vad det var.

Det var bara {child} som sov.

# @e-first
{elder}
## if !elder
{elder}, familjens gamla vän,

# @m
rösten hemifrån
## if adult
{adult}
