title: Ska du in eller ut?
title: Katten på tröskeln
title: En pinne med självförtroende
guest friend: Frank (han), Lova (hon)
guest pet: Siv (hon), Knut (han)
guest elder: Ulla (hon), Evert (han)
guest stray: Bertil (han), Albin (han)

% Bertil är story-kattens namn. {elder} är familjens egen, annars Ulla, granne och snickare. {pet} är familjens, eller {elder's} stora katt; en hund blir lockbete nedanför stegen.


# yes
Katten stod på tröskeln till {@kitchen}. Framtassarna var inne och baktassarna var ute, och regnet blåste in över mattan.

”Ska du in eller ut?” sa {child}.

”Ja”, sa katten.

{child} tappade skeden. {Friend}[!friend.known: , {child.his} bästa vän,] som satt mitt emot med en bulle, tappade ingenting, men slutade tugga.

”Den pratade”, sa {friend}.

”Bara på trösklar”, sa katten. ”Det kan alla katter. Varför trodde du att vi stannar där?”

Han klev in på mattan och sa mjau. Han klev tillbaka på tröskeln.

# a-basket
Katten hette {stray}. Han var randig och hade ett hack i örat, och {child} visste med hela kroppen att {child.he} ville ha honom. {@own} {stray} skulle bli {child's} egen.

”Kom in och bo här”, sa {child.he}. ”Du får en korg.”

”Får jag gå ut sedan?”

”Nej, för då kanske du inte kommer tillbaka.”

”Då går jag ut nu”, sa {stray}, och det gjorde han. Efter en minut stod han där igen.

# both-right
Så höll det på hela veckan, [school: så fort det var slut på {school} | varje eftermiddag]. {child} tyckte att om man tycker om någon så stannar man. {stray} tyckte att om man tycker om någon så kommer man tillbaka, och hur ska man kunna komma tillbaka om man aldrig får gå? Båda hade rätt. Dörren stod öppen i timmar, och {elder} fick sätta på sig mössa för att laga mat.

”En dörr är till för att vara öppen eller stängd”, sa {elder.short}. ”Allt däremellan är drag.[city:  Det känns {in city}.]”

# a-business-idea
{Friend} hade alltid en plan och presenterade den alltid med ett finger i luften.

”Affärsidé”, sa {friend.he}. ”Vi skruvar loss tröskeln. Vi lägger den mitt på golvet. Då kan {stray} stå inne och prata, och dörren kan vara stängd.”

”Det där”, sa {elder.short}, ”är det dummaste jag har hört. Men den sitter bara med fyra skruvar.”

{child} skruvade och {friend} höll räkningen, som gick till fyra. De la tröskeln på mattan, och {stray} ställde sig på den.

”Det här är ingen tröskel längre”, sa han. ”Det är en pinne med självförtroende.”

Dörren var stängd nu, och haspen var på.

”Ska jag inte ut?” sa {stray}.

”Nej”, sa {child}. ”Du ska in. Nu är du inne.”

{@watching}

{stray} sa inget mer. Han satte sig vid dörren med ryggen åt dem.

# on-the-roof
Nästa eftermiddag stod fönstret i tvättstugan öppet, för [adult: {adult} | {elder.short}] vädrade. Och {stray} var borta.

De hittade honom högst upp på verkstadens tak, bredvid skorstenen. Regnet hade klistrat pälsen mot kroppen på honom, och han var inte hälften så stor som {child} hade trott. Han tog ett steg neråt, halkade och klamrade sig fast.[athlete:  Inte ens {athlete} hade kunnat stå där.]

”{stray}!” ropade {child}. ”Hur tänkte du komma ner?”

”Mjau”, sa {stray}. Han öppnade munnen en gång till. Mjau.

Det fanns ingen tröskel där uppe. Han kunde inte ens be om hjälp.

Det knöt sig i halsen på {child}. {Child.He} var rädd, och {child.he} skämdes, för det var {child} som hade stängt dörren.

# holds-a-cow
{Elder} kom med stegen, men skakade sedan på huvudet.

”Den når till takkanten, inte längre. Och på det där teglet går ingen av oss, det är som tvål. Han måste ner till stegen själv.”

”Affärsidé”, sa {friend}, och för en gångs skull glömde {friend.he} fingret. ”Han behöver en tröskel. Vi har ju en. Vi ger honom den!”

{child} sprang efter tröskeln. {Elder} knöt fast den överst på stegen, så att den stack upp på taket som en brygga.

”Det där håller för en ko”, sa {elder.short} och klättrade ner. ”Men det är fortfarande en meter fram till honom.”

# the-flagpole
{@rescue}

{stray} satte alla fyra tassarna på tröskeln.

”Tack”, sa han. ”Det är kallt ute.”

# a-little-while
{child} klättrade upp, två steg, tre, och {elder.short} höll stegen, och {friend} höll {elder.short}. {stray} kom ner på stegen och stannade precis framför {child.him}, med baktassarna kvar på tröskeln.

”Förlåt”, sa {child}. ”Jag trodde att du skulle försvinna.”

”Jag trodde att jag aldrig fick gå ut mer”, sa {stray}. ”Och när jag väl var ute vågade jag inte komma tillbaka. För då blev det väl stängt igen.”

Så hade {child} inte tänkt. {Child.He} höll fram armarna.

”Ska du in eller ut?” frågade {child.he}, och den här gången ville {child.he} faktiskt veta.

”In”, sa {stray}. ”En stund.”

{child} bar honom under tröjan till köket.

# the-hatch
På kvällen skruvade de tillbaka tröskeln där den hörde hemma.[music:  Radion spelade {music}, och {friend} sjöng.] {Elder} sågade en lucka i dörren, lagom stor för en randig katt[elder2: , medan {elder2} höll i]. {@double}

”Öppen eller stängd”, sa {elder.short}. ”Ingen drag.”

”Affärsidé”, sa {friend}. ”Jag tar betalt i bullar.”

{stray} stod på tröskeln, med halva sig i mörkret.

”Nu går jag ut”, sa han.

”Ja”, sa {child}. ”Hej då.” Det kändes i magen när luckan slog igen, men {child} satt kvar.

# the-tail
De hann duka av[sport: , prata om {sport}] och äta upp de sista bullarna. Då smällde det i luckan. {stray} klev in, våt om tassarna, gick rakt över golvet och hoppade upp i korgen, där {pet} redan låg. {Pet} öppnade ett öga. Sedan flyttade {pet.he} på svansen.

# @kitchen
köket hos {elder}, som var granne och snickare
## if elder
{elder's} kök

# @own
{Pet} var ju {elder.short's} katt, stor som en kudde och lika pratsam.
## if pet.cat
[!pet.known: Katten {pet}|{Pet}] fanns ju redan, men {pet.he} var allas, och pratsam som en kudde.
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}] fanns ju redan, men {pet.he} var allas.

# @watching
{Pet} låg på kylskåpet och såg på. {Pet.He} hade inte gett den nya katten så mycket som en blick. {Pet.He} hade däremot satt sig i hans korg varje dag, och då var korgen full.
## if pet.dog
{Pet} låg under bordet och såg på. {Pet.He} var inte intresserad av den nya katten. {Pet.He} hade däremot lagt sig i hans korg varje dag, och rest sig bara när det blev bullar.

# @rescue
”{Pet}”, sa {child}.

{Pet} satt under trädgårdsbordet, där det var torrt, och tvättade magen.

”Snälla {pet}. Du kan tak. Jag vet att du vill ha korgen.”

{Pet} tvättade klart. Det tog förskräckligt lång tid. Sedan reste {pet.he} sig, sträckte på sig och gick uppför stegen som om den var {pet.his} egen. {Pet.He} klev över tröskeln och ut på teglet, förbi {stray}, vände och gick ner igen, med svansen rakt upp. Den gick förbi hans nos som en flaggstång, och {stray} gick efter.
## if pet.cat & breed.Maine Coon
”{Pet}”, sa {child}.

{Pet} satt under trädgårdsbordet, där det var torrt, och tvättade magen.

”Snälla {pet}. Du är byggd för snö, du kan hala tak. Jag vet att du vill ha korgen.”

{Pet} tvättade klart. Det tog förskräckligt lång tid. Sedan reste {pet.he} sig, sträckte på sig och gick uppför stegen som om den var {pet.his} egen. På de breda, håriga tassarna klev {pet.he} över tröskeln och ut på teglet, förbi {stray}, vände och gick ner igen, med svansen rakt upp. Den gick förbi hans nos som en flaggstång, och {stray} gick efter.
## if pet.dog
”{Pet}”, sa {child}.

{Pet} satt under trädgårdsbordet, där det var torrt.

”Snälla {pet}. Visa honom att det går att komma hem. Jag vet att du vill ha korgen.”

{Pet} tänkte förskräckligt länge. Sedan gick {pet.he} ut i regnet, satte framtassarna på stegens nedersta pinne, så högt som en hund kommer, och sa ett enda litet voff, mjukt, som när någon man väntat på sätter nyckeln i låset. Svansen gick fram och tillbaka. {stray} såg den. Han såg på den länge. Sedan tog han ett steg mot den, och ett till.

# @double
Sedan såg {elder.he} på {pet} och sågade den dubbelt så bred.
