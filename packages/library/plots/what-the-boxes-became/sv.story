title: {Theme} (öppet i kväll)
title: Skylten där det stod: {theme}
title: Vad lådorna blev
title: En fåtölj som inte var färdig
title: Den sista bananen
title: Baklänges från kudden

# boxes
Tre lådor stod på vardagsrumsgolvet. En var stor, en var mellanstor och en var pytteliten.

I den stora hade det bott en fåtölj. Nu stod den i hörnet och såg ny ut. I den mellanstora hade det bott bananer. I
den pyttelilla hade det bott en glödlampa, en enda.

## or
Knak, sa det i vardagsrummet.

Det var en stor låda. Sådana knakar när de har för lite att göra. I den hade det bott en fåtölj, som nu stod i hörnet.
Bredvid stod en mellanstor låda, där det hade bott bananer, och en pytteliten, där det hade bott en glödlampa, en
enda.

# wish
[adult: – De där ska slängas i morgon, sa {adult}.

– Nej, sa {child}. De ska bli något. | – Ni ska inte slängas, sa {child} till lådorna. Ni ska bli något.]

[friend: – Vad då? frågade {friend}, som skulle sova över.]

Vad det var visste {child} redan.

– {Theme}!

[friend & age>=5: – Bra, sa {friend}. Det har vi aldrig lekt.]

# sign
En låda blir det som står på den. Så är det med lådor. Därför gjorde {child} en skylt, lång och röd. Bokstäverna
växte[age>=5:  och växte], så den sista fick sitta uppe på de andra.
[age>=6: Man ska inte börja med den största.] Det stod: //
{Theme}

[city: Under det stod det, med små bokstäver: Finns bara {in city}.] [school: Längst ner stod det: Stängt när man är
{at school}.]

Den stora lådan fick ligga på sidan. Framför hängde skylten, som en dörr. Sedan var det bara att vänta.

Knak, sa lådan.

# armchair
{Child} kröp in under skylten[friend: , och {friend} kröp efter]. Det luktade möbelaffär. Benen blev tunga. [age>=5:
Armarna ville ligga på var sitt armstöd, fast det inte fanns några.]

– Jag vill läsa tidningen, sa {child}.

[friend: – Jag vill ha kaffe, sa {friend}.[age>=5:  Med bulle.]]

Så skulle det ju inte vara.

– Den är fåtölj fortfarande, sa {child}. Någon måste sitta den färdig.

## or
{Child} kröp in[friend:  med {friend} efter sig]. Det luktade möbelaffär. Längst in var en springa. {Child} stack ner
handen, och där låg en krona.

[friend & age>=5: {Friend} kände efter på sin sida och hittade ett russin.]

[age>=5: Sedan gick det inte att resa sig förrän på tredje försöket. Så inte var lådan klar.]

– Den är fåtölj fortfarande, sa {child}. Lådor har inga kronor. Någon måste sitta den färdig.

# sit
## if elder
Då kom {elder} med dagens tidning.[elder2:  Efter kom {elder2} med gårdagens.]

– Vad är det här? sa {elder.short}.

– Det står på skylten, sa {child}.

{Elder.short} läste högt. – {Theme}. Jaha! Det hade vi också när jag var liten. Fast av ved.

Sedan satte {elder.he} sig i lådan och läste hela tidningen, ända till vädret. Knak, sa lådan, och så var den
färdig.[elder2 & age>=5:  {Elder2.short} läste vädret från i går, för säkerhets skull.]

## or
[friend: De satt och|{Child} satt och] vände blad i en tidning som inte fanns[friend & age>=5: , varannan sida var],
ända till vädret längst bak.[age>=5:  Det skulle bli fint.]

Knak, sa lådan. Nu var den färdig.

## if elder
Då kom {elder} med ett korsord och letade efter en plats.

– {Theme}, läste {elder.short}. Är det här kön slutar?

– Den börjar här också, sa {child}.

Så {elder.short} satte sig i lådan med knäna vid öronen[elder2 & age>=5: , och {elder2} höll i suddgummit][elder2 &
age<5: , och {elder2} höll i pennan]. – Gul, sa {elder.he}. Fem bokstäver.

– Banan, sa [friend: {friend}|{child}].

Det passade. Det var sista ordet i hela korsordet. Knak, sa lådan, och så var den färdig.

## or
[friend: Så {friend} satt, och {child} satt, och ingen gjorde någonting.|Så {child} satt och gjorde ingenting.] Det är
det man gör i fåtöljer.

– Jag ska bara sitta här en liten stund till, sa {child}.

[friend: – Jag ska bara vila ögonen, sa {friend}.[age>=5:  Sedan snarkade {friend.he} på låtsas, så att det hade räckt
till en hel soffa.]]

– Så, nu fick den det sista, sa {child}. Och knak, sa lådan. Den var färdig.

# bananas
Den mellanstora skulle stå ovanpå och vara övervåning. {Child} stack ner huvudet för att känna efter. När det kom upp
var munnen böjd som en banan[age>=5: , och det gick inte att rätta till den]. [friend & age>=5: {Friend} provade
också. Nu fanns det två bananer.]

– Den är bananer fortfarande, sa {child} så gott det gick.

[pet.dog: {Pet} stoppade ner nosen under papperet. Där låg en kvar.][pet.cat: {Pet} klev i, för det måste katter, och
krafsade undan papperet. Där låg en kvar.][!pet.dog & !pet.cat: Mycket riktigt. Under papperet låg en kvar.] [friend:
De åt upp den, halva var|{Child} åt upp den][pet.dog: , och {pet} fick änden]. Då var det slut på bananer. [friend &
age>=5: Munnarna blev raka|Munnen blev rak], och lådan fick komma upp på sin plats.

[pet.other: På den ritade {child} ett fönster, och i fönstret {pet}, så att man såg vem som bodde där.]

## or
Den mellanstora skulle bli övervåning. Men den ville inte stå still. Den gungade, som bananer gör på ett bord. {Child}
sträckte ner armen i den[age>=5:  och fick upp en lapp, som satt fast på tummen. Det stod MOGEN på den]. [pet.dog:
{Pet} tittade mot ett hörn, som man tittar på en dörr.][pet.cat: {Pet} tittade in i ett hörn, med båda öronen.]

Där, under papperet, låg den sista bananen. {Child} höll den som en telefon.

– Hallå? Nej, det kommer inga fler. Hej då.

Nu visste den om det, och [friend: de delade på den|{child} åt den]. [pet.dog & age>=5: {Pet} fick lukta på skalet.
]Sedan stod lådan alldeles still.

[pet.other: På den satte {child} en brevlåda med namnet {pet}, för någon ska ju få posten.]

# dark
Men nu hade det blivit kväll. Det var så mörkt i rummet att ingen kunde läsa skylten, inte ens lådan.

Knak, sa den, precis som en fåtölj.

– Den glömmer, viskade [friend: {friend}|{child}].

## or
Sedan var det mat, och mat tar tid. Efteråt var det mörkt och skylten lika grå som allt annat, och när {child} luktade
i lådan luktade det möbelaffär.

– Nu kan den inte läsa sig själv, viskade [friend: {friend}|{child}].

# lamp
Då fanns bara den pyttelilla kvar. [age>=5: Ingen kunde vara i den. Det gick in en hand, och sedan var det fullt.
]{Child} la den mot örat och lyssnade.

– Den är lampa fortfarande. Bra. Fortsätt med det.

Ficklampan passade precis. Den fick lysa ur sin lilla låda på golvet, och hela skylten blev röd.

# inside
In under skylten igen. Ljuset kom rakt igenom papperet, men inifrån gick alla bokstäverna baklänges.

– Då är vi inne, sa [friend: {friend}|{child}]. Kan man läsa den är man utanför. Går den baklänges är man
inne.[age>=6:  Det är likadant i affärer.]

Och så var det. Det luktade inte möbelaffär. [age>=5: Ingen ville sitta ner. ]Det var precis det som stod på skylten,
ända från golvet och upp till övervåningen: {theme}.

# open
[friend: {Friend} skötte dörren, och {child}|{Child} skötte dörren och] visste var allting fanns[music:  och nynnade
{music} i övervåningen så att det lät som ett band långt borta]. [pet.dog: {Pet} låg utanför och vaktade
lampan.][pet.cat: {Pet} bodde på övervåningen, med svansen utanför.] [athlete: Biljetten var en bild på {athlete}, och
den fick alla låna.] [sport: För att komma in måste man {play sport} på mattan, alldeles tyst.]

Först hördes det bara. Sedan kändes det i golvet. Sedan kom det, alltihop på en gång, så att man fick hålla sig i
lådan med båda händerna. Och det bästa kom två gånger.

[adult: [!elder / age>=5: – Vad är det där? sa {adult} i dörren.

– Det står på skylten, sa {child} inifrån.]

{Adult} böjde sig ner och läste: {theme}. – Jaså. Nej, det kan man ju inte slänga.]

## or
[friend: {Friend} rev|{Child} rev] biljetter av papperet från bananerna. [pet.dog: {Pet} tog emot dem i munnen, och
sedan gick det inte att få dem tillbaka.][pet.cat: {Pet} gick in utan, för det gör katter.] [athlete: Vid ingången
hängde en bild på {athlete}, som på alla riktiga ställen.] [sport: I kön fick man {play sport} i strumporna.] [music:
I pausen var det {music}, på kam.]

Det började långsamt, så att man hann se allting. Sedan gick det fort. Och sist gick det en gång till baklänges, för
dem som hade blundat.

[adult: – Finns det plats för en till? frågade {adult}.

[age>=5: – Om du inte har så långa ben, sa {child}.

]In kröp {adult}, allt utom benen. – Nej, hördes det inifrån lådan, det här kan man ju inte slänga.]

# close
Till sist stängde det, för allting stänger på kvällen. Ficklampan släcktes. Den pyttelilla lådan fick sova i den
mellanstora, och den mellanstora fick sova i den stora[age>=5: , och det prasslade lite innan alla låg bra].

# bed
{Child} kröp ner under täcket[friend: , och {friend} gjorde likadant på madrassen]. Det var svalt först och sedan
varmt. [pet.dog & age>=5 / pet.cat & age>=5: {Pet} gick ett varv runt sig själv och la sig.] Långt borta sa det knak.
Det var den riktiga fåtöljen[elder: , och i den satt {elder.short}][adult & !elder: , och i den satt {adult}].

## or
{Child} la sig raklång[friend: , och {friend} på madrassen bredvid]. En säng behöver man inte sitta färdig. [pet.dog &
age>=5 / pet.cat & age>=5: {Pet} suckade en gång, för hela dagen.] Ute i vardagsrummet sa det knak, men bara i
fåtöljen[elder: , där {elder.short} satt][adult & !elder: , där {adult} satt], och den fick gärna vara fåtölj.

# last
Skylten hade fått följa med. Den hängde vid fotändan av sängen. Från dörren kunde man läsa den: {theme}. Men ljuset
från hallen kom rakt igenom papperet, rött och mjukt, och från kudden gick alla bokstäverna baklänges, [age>=5: även
den som satt uppe på de andra, ]så det var inget att undra över.

{Child} var inne.

## or
Dörren stod på glänt. Där ute på golvet stod nu bara en låda, för de andra låg inuti, och på den hängde skylten och
lyste svagt i ljuset från hallen: {theme}.

{Child} läste den en gång till, långsamt och [age<6: utantill|för sig själv], [age>=5: bokstav för bokstav, ]och den
sista, den som satt uppe på de andra, hann inte bli läst den kvällen.
