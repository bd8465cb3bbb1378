title: Med vartenda hår
title: Huset som surade
title: Akta trappsteget
guest friend: Sami (han), Stina (hon)
guest pet: Misse (han), Doris (hon)
guest elder: Lennart (han), Vera (hon)

% Huset grymtar med dörrar och rör; kittla den som ligger närmast vid ”Hihi!”. {elder} är familjens, annars grannen som är snickare. Katten är familjens, annars vännens; en hund nosar under dörren.

# mind-the-step
I dag skulle {child} flytta. {Child.He} längtade efter att få se sitt nya rum. {Friend}[!friend.known: , {child.his} bästa vän,] hjälpte till, och {@elder} packade flyttbilen[elder2:  med {elder2}].[adult:  {Adult} väntade i det nya huset med nyckeln.] Men det gamla huset ville inte släppa {child}.

”Akta trappsteget”, sa det, när {child} sprang ut med den sista lådan.

På trappsteget vid bakdörren snubblade alla[city:  {in city}].[athlete:  Där hade till och med {athlete} snubblat.] {child} snubblade, och alla strumporna for ut.

”Det där gjorde du med flit!” sa {child}.

”Då får du gå in igen och packa dem”, sa huset.

Det pratade med sina dörrar och rör.[music:  Ibland brummade rören {music}.]

# click
{child} och {friend} gick in och plockade ihop strumporna. Bakom dem sa det klick i bakdörren.

”Öppna, är du snäll”, sa {child}.

”Nej”, sa huset.

De sprang till framdörren. Klick.

”Men jag ska få ett nytt rum!” sa {child}.

”Jag har haft dig så länge”, sa huset. ”Vad vet det där andra huset? [school: Hittar det till {school}? ]Det har heltäckningsmatta!”

”Det har eko”, sa {child}.

”Jag har ledstång!” sa huset.

{Friend} tänkte efter. ”Det är en väldigt bra ledstång”, sa {friend.he}. {Friend} var alltid rättvis[sport: , till och med när {friend.he} skulle {play sport}].

# sulking
{Elder.short} knackade på fönstret.

”Det släpper inte ut oss!” ropade {child}.

”Dörren kärvar bara!” sa {elder.short} och tryckte på.

”Akta trappsteget!” sa huset. {Elder.short} satte sig i rabatten.

”Den kärvar inte”, sa {elder.he}. ”Huset surar.”

# elephants
”Jag vet”, sa {friend}. ”Vi skrämmer det. Hus är rädda för elefanter.”

Så de blev elefanter. De trumpetade i badkaret.

”Så trevligt”, sa huset.

# i-am-stuck
{child} satte sig i trappan. {Child.He} var ledsen och hade ont i magen. ”Jag vill åka”, sa {child.he}. ”Och jag vill inte åka ifrån dig.”

”Ja”, sa huset. ”Precis så känns det.”

{Friend} la ena armen om {child}. Med andra handen klappade {friend.he} väggen, för rättvisans skull.

”Öppna dörren då”, viskade {child}.

”Jag kan inte”, sa huset. ”Jag har hållit i så hårt att jag har fastnat.”

Åh nej! {child} drog i handtaget, och {friend} drog i {child}. Dörren rörde sig inte alls.

# every-single-hair
{@came}

”Oj!” sa huset. ”Låt bli! Det kittlas!”

{@tail}

”Hihi!” sa huset. Fönstren skakade.

”Sluta inte, {Pet}!” ropade {child}.

{@hair}

”HA!” sa huset. Hela taket hoppade, och alla dörrarna flög upp.

# like-a-spoon
{child} sprang. Men på trappsteget stannade {child.he}.

{Child.He} kände det under skorna. Det var nött på mitten, som en sked. Här hade {child.he} ätit isglass med {friend}.

”{child}?” sa huset lågt. ”Jag kommer inte att veta var du är.”

{child} såg på trappsteget.

”{Elder.short}!” sa {child.he}. ”Går det här att ta loss?”

# the-pegs
{Elder.short} gick ner på knä. {@pegs}

Knack, knack, knack, och så lossnade trappsteget. {child} och {friend} höll i en ny bräda medan {elder.short} slog fast den, fin och slät.

”Nu följer en bit av dig med mig”, sa {child} till huset.

”Och en bit av dig stannar”, sa huset. ”På dörrkarmen.”

Där satt alla {child's} blyertsstreck, det ena ovanför det andra.

”Jag ska berätta om dig för de nya”, sa huset.

# carried
{child} kramade dörrkarmen. Sedan bar {child.he} ena änden av trappsteget till bilen, och {friend} bar den andra. {@carried}

”Akta trappsteget”, ropade huset. Det betydde: var rädd om det.

# mind-it
{Elder.short} satte fast det samma kväll, vid bakdörren till det nya huset[elder2: , och {elder2} höll i lampan]. {Friend} skulle stanna och äta.

{child} gick ut och provade. Det knarrade under foten.

Akta trappsteget, knarrade det, mycket tyst.

”Det ska jag”, sa {child}.

# half-in
{Friend} kom också ut, och där satt de tillsammans, tätt ihop, med en filt[adult:  från {adult}] över knäna. {Pet} kom till den nya dörren bakom dem, kom halvvägs ut och halvvägs in och stannade där.

# @elder
grannen {elder}
## if elder
{elder}

# @came
Då kom {pet}, som var {friend's} katt. Ingen hade frågat {pet.him} om det här. I bakdörren fanns en gammal kattlucka, och genom den stack {pet.he} ut huvudet. Där stannade {pet.he}, halvvägs ut och halvvägs in.
## if pet.cat
Då kom [!pet.known: katten ]{pet}. Ingen hade frågat {pet.him} om det här. {Pet.He} stack ut huvudet genom kattluckan. Där stannade {pet.he}, halvvägs ut och halvvägs in.
## if pet.dog
Då kom [!pet.known: hunden ]{pet}. Ingen hade frågat {pet.him} om det här. {Pet.He} satte nosen mot springan under bakdörren, precis där huset var som tunnast, och nosade.

# @tail
Svansen gick fram och tillbaka.
## if pet.dog
{Pet} nosade åt vänster, och {pet} nosade åt höger.

# @hair
Då gick {pet} vidare ut, mycket långsamt, med vartenda hår.
## if pet.dog
Då gick {pet} vidare, mycket långsamt, med vartenda morrhår.

# @pegs
”Jag satte dit det själv, när jag var en ung snickare”, sa {elder.he}. ”Bara jag vet var pluggarna sitter.”
## if elder
{Elder.He} kände längs träet med ett finger, hela vägen runt. ”Jaha”, sa {elder.he}. ”Det sitter bara med pluggar.”

# @carried
{Pet} satt i mitten och blev buren också.
## if pet.dog
{Pet} gick under, på mitten, som om alltihop hade varit {pet.his} idé.
