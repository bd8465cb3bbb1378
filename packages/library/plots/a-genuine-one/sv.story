title: En äkta {child}
title: Bruksanvisning medföljer
title: Ett mycket litet mm
title: Öppnas vid tretton
title: Kroken i hallen
guest boy: Melker (han), Tage (han), Hjalmar (han)

# mm
Hela misstaget tog en halv sekund och lät så här:

– Mm.

[adult: {Adult} | Någon] hade frågat om den gamla ryggsäcken kunde gå till loppisen, och {child} låg i soffan och
läste. När kapitlet var slut satt det bara en tom krok i hallen.

## or
I hallen sitter en krok som ingen använder. Där hängde {child's} gamla ryggsäck, ända tills [adult: {adult} | någon]
frågade om den kunde gå till loppisen. {Child} låg i soffan och läste.

– Mm, sa {child}.

Det kan betyda vad som helst. Den här gången betydde det ja.

# pocket
Själva ryggsäcken gick att leva utan. Den var grön med orange lock och luktade svagt av en äggmacka som hade fått
följa med ett helt sommarlov. [elder: Ena remmen hade {elder} lagat med fiskelina [elder2 & age>10: , och {elder2}
hade provat den med femton kilo potatis].] Men innerst mot ryggen satt en hemlig ficka, och i fickan låg ett brev.

Till mig, stod det på kuvertet. Öppnas när jag är minst tretton. {Child} hade skrivit det som åttaåring och mindes
bara att det var mycket pinsamt.

## or
Värst var inte själva ryggsäcken. Den var grön, locket var orange, och sedan en viss utflykt luktade den äggmacka.
[elder: Ena remmen satt med fiskelina, för den hade {elder} lagat[elder2 & age>10:  och {elder2} hängt i på prov].]
Värst var brevet. Det låg i en hemlig ficka, mot ryggen, och {child} hade skrivit det som åttaåring.

Till mig, stod det utanpå. Öppnas när jag är minst tretton. Vad som stod inuti mindes {child} inte, bara att man blev
varm om öronen.

# brand
En söndagskväll några månader senare var tåget hem försenat. De vuxna stod i kö för att få veta varför. En bit bort på
perrongen satt en kille med en grön ryggsäck i knät. Orange lock. [elder: Fiskelina.] Runt honom stod en tjej med
cello och två bröder i likadana jackor. {Child} [friend: och {friend}] ställde sig där också.

– Det är en {child}, sa killen.

{Child} höll på att säga ja.

– En vad? sa tjejen med cellon.

– En {child}. De är italienska.

Han fällde upp locket. Där stod det: {child}. Bokstäverna var svarta och lutade åt olika håll.

– Handgjord, sa killen. Och lukta! Äkta läder.

[pet: Bredvid namnet satt en teckning av {pet}.

– Och det är märket, sa killen. De har {@logo-beast}.]

## or
En söndagskväll några månader senare stod {child} [friend: och {friend}] på en perrong. Tåget var försenat, och de
vuxna hade gått för att klaga.

– {Child}, sa någon.

{Child} vände sig om, men det var ingen som menade {child.him}. Under en lykta satt en kille med en ryggsäck i knät.
Grön. Orange lock. [elder: Fiskelina.] Han visade den för en tjej med cello och två bröder i likadana jackor.

– Heter den {child}? sa tjejen.

– Alla heter det, sa killen. De är italienska. Handgjorda. Känn, så luktar äkta läder.

Han fällde upp locket. {Child}, stod det, i svart, och ingen bokstav lutade som den andra.

[pet: Bredvid satt {pet}, i tusch.

– Det är deras märke, sa killen. De har {@logo-beast}.]

# name
Han hette {boy} och pratade som man cyklar när bromsen har gått sönder.

– Och du, då? sa han till {child}. Vad heter du?

Det skulle räcka med ett ord. Sedan skulle alla skratta, fast inte åt {child}. {Boy's} öron var redan lite röda, som
om de anade något. [friend: {Friend} drog efter andan. {Child} ställde sig på {friend's} fot.]

– {Child}, sa {child}. Uppkallad efter ryggsäcken.

Ingen skrattade.

– Min kusin heter Mercedes, sa tjejen med cellon.

## or
Han hette {boy} och hade redan svarat på tre frågor som ingen hade ställt.

– Och vad heter du? sa han till {child}.

Svaret var kort och sant, och sedan skulle han ha blivit mycket tyst. Men han höll i ryggsäcken med båda händerna, och
öronen hade börjat bli röda i förväg. [friend: {Friend} öppnade munnen. {Child} trampade till.]

– {Child}, sa {child}. Efter ryggsäcken.

{Boy} såg imponerad ut.

– Jag är uppkallad efter en båt, sa tjejen med cellon.

# empty
Snart skulle tåget komma, och brevet försvinna i en av tolv vagnar. {Child} bad att få prova ryggsäcken. [age>10: Den
satt som förr, fast högre upp.] Två fingrar in bakom stoppningen, och där var dragkedjan.

Fickan var tom.

## or
Snart skulle tåget komma, och brevet försvinna i en av tolv vagnar. Men då fick {boy} lust på en bulle.

– Håller du den? sa han till {child}. Var rädd om den. Den är italiensk.

Två fingrar in bakom stoppningen, och där var dragkedjan.

Fickan var tom.

## or
Snart skulle brevet försvinna i en av tolv tågvagnar. Då ställde {boy} ifrån sig ryggsäcken för att knyta en sko, och
den lutade sig mot {child's} knä[age>10: , som om den kände igen det].

Två fingrar in bakom stoppningen. Dragkedjan var kvar.

Det var inte brevet.

# instructions
– Letar du efter bruksanvisningen? sa {boy} bakom ryggen på {child}. Du som är uppkallad efter den vet förstås var den
låg.

Han tog kuvertet ur jackan. Det var mjukt som tyg av att vikas.

– Är du tretton? sa {child}.

– {Age}. Det står så på byggsatser också.

Han kunde alla punkterna utantill. [sport: ”Sluta aldrig {play sport}”, stod det, så han hade börjat. Han var usel,
men en anvisning är en anvisning.] [athlete: En urklippt bild på {athlete} hade följt med. Det var garantin.] [elder:
”Går något sönder, gå till {elder}.” Det var kundtjänst.] [music: När det var mörkt skulle man nynna på {music}.]

– Men trean är bäst, sa {boy}. ”Kommer du någonstans där du inte känner någon, vänta inte. Visa något du har och säg
varifrån det är. Då kommer det alltid någon.”

Han nickade mot cellon och jackorna.

– Först tog jag en termos. Det gick sämre. I morgon börjar jag i en ny klass [school: {at school}] [city: {in city}],
så jag övar på folk som jag aldrig mer ska träffa.

– Vilken klass? sa {child}.

Han sa vilken. Det var {child's}.

## or
– Den ligger inte där, sa {boy} alldeles intill. Bruksanvisningen. Den bär jag på mig.

Det var kuvertet, vikt i fyra och mjukt som tyg.

– Det står minst tretton på det, sa {child}.

– Det är för smådelarnas skull. Jag är {age}.

Han gjorde som det stod. [sport: Man fick aldrig sluta {play sport}, så han tränade, helt utan resultat.] [athlete:
Ett garantibevis ingick, med {athlete} på.] [elder: För reparationer hänvisades till {elder}.] [music: Vid mörker:
nynna på {music}.]

– Men trean vet du ju, sa {boy}, du som är uppkallad efter den. ”Kommer du dit där ingen känner dig, stå inte och
vänta. Visa något du har, och säg varifrån det är. Då kommer det alltid någon.”

Han räknade in cellon och jackorna. Tre.

– Går det med vad som helst? sa {child}.

– Inte med en sten. Jag började med en sten. [age>10: Folk frågar ingenting om en sten.] Men i morgon gäller det. Då
börjar jag i en ny klass [school: {at school}] [city: {in city}]. Det här är folk jag aldrig mer ska se.

– Vilken klass? sa {child}.

Han sa det, med siffra och bokstav. Det var {child's}.

# truth
Då kom tåget. Alla hamnade i samma vagn, med de vuxna längst bort. Man kunde tiga. Man kunde vara sjuk i morgon, och
sedan varje dag till och med nian.

[friend: – En sak förstår jag inte, sa {boy}. ”Håll ihop med {friend}.” Vad är {friend}?

– Det är jag, sa {friend}.]

– [friend: Och det | Det] är inte läder, sa {child}. Det är en äggmacka. Min.

{Boy} tittade på {child}. Han tittade under locket. Sedan gick det röda från öronen ner i kragen.

– När förstod du det?

– Vid ”italienska”.

– Varför sa du ingenting?

– Jag har aldrig haft reklam förut.

Det kom ett ljud ur {boy}, som så småningom blev ett skratt.

– Trean är alltså din, sa han. Tvåan är också bra. ”Svara aldrig mm på något du inte har hört.”

{Child} tittade ut genom fönstret en stund.

## or
Då kom tåget. De vuxna hamnade längst bort i vagnen, och {boy} ställde ryggsäcken på bordet. Man kunde tiga till i
morgon, då vem som helst skulle fälla upp locket.[age>10:  Det var elva timmar.]

[friend: – Här står ”Håll ihop med {friend}”, sa {boy}. Vad är en {friend}?

– Det är jag, sa {friend}.]

– Tvåan är också bra, sa {boy}. ”Svara aldrig mm…”

– ”…på något du inte har hört”, sa {child}.

{Boy} slutade nicka.

– Den är min, sa {child}. Och det där är inte läder. Det är en äggmacka.

Det röda rann från {boy's} öron ner i kragen.

– Hur länge har du vetat det?

– Sedan ”italienska”.

– Men du lät mig hålla på?

– Ingen har kallat mig handgjord förut.

Det bubblade i {boy's} jacka, och till sist var det ett skratt.

– Så det var du som skrev trean, sa han.

# only-one
– Förlåt, sa tjejen med cellon och lutade sig över gången. Var beställer man en sådan?

[age>10: Bröderna lyssnade.] {Boy} drog efter andan, och hela Italien låg framme i munnen på honom. Sedan tittade han
på {child}.

– Det går inte, sa han. De gjorde bara en.

Och det var ju sant.

# ink
Kvar var morgondagen, då [school: hela {school} | en hel klass] skulle vilja se under locket.

[friend: – Skriv dit honom också, sa {friend} och höll fram en tuschpenna.]

[friend: | {Child} letade fram en tuschpenna.] Efter sitt eget namn skrev {child}: & {boy}.

– {Child} och {boy}, läste {boy}. Det låter dyrt.

De skulle ha den varannan vecka, och han fick börja. Sedan lämnade han tillbaka kuvertet.

– Fyran har jag glömt, sa han artigt.

{Child} öppnade det inte. Minst tretton är minst tretton.

## or
I morgon skulle locket läsas av [school: hela {school}|en hel klass].

[friend: {Friend} hade en tuschpenna. Det har {friend} alltid.|Det fanns en tuschpenna i jackan.] Efter namnet skrev
{child}: & {boy}. Tåget krängde, så de lutade också.

– Nu är den i begränsad upplaga, sa {boy}.

Den skulle bo en vecka hos var och en, och först hos honom. Kuvertet fick {child} tillbaka.

– Fyran hoppade jag över, sa han. Den verkade personlig.

Brevet fick vara stängt. Minst tretton är minst tretton.

# rails
Tåget rullade genom mörkret med alla sina fönster tända. Cellon hade en egen plats, bröderna sov i sina jackor, och
[music: {boy} nynnade på {music}, eftersom det var mörkt | ingen behövde visa någon någonting].

– Ettan borde du få redan nu, sa {boy} när de skulle gå av. Den är för nätter.

Och så viskade han den.

## or
Stationer for förbi som ingen skulle av vid. Bröderna hade somnat, cellon lutade sig i kurvorna, och [music: {boy}
nynnade på {music}, enligt anvisningen | det spelade ingen roll varifrån någonting var].

– En sak ska du få redan i kväll, sa {boy} där de skildes. Ettan. Den gäller nätter.

Han sa den tyst, till den som hade skrivit den.

# number-one
Kroken i hallen var lika tom som förut, fast nu såg den ut som en krok som väntar. {Child} låg i mörkret och tänkte på
ettan. Den var kort. ”Kan du inte sova, räkna inte får. Räkna dem som redan sover.”

Två bröder i likadana jackor. En tjej. En cello. [friend: {Friend}, nästan säkert.] [elder: {Elder.short} [elder2: och
{elder2.short}], sedan länge.] [pet: {Pet}, alldeles oberörd av att vara ett märke.]

## or
Hemma fick den tomma kroken vara tom en vecka till. ”Räkna inte får om du ligger vaken”, sa ettan. ”Räkna alla som har
somnat.”

I sängen tog {child} cellon först, för den hade haft längst dag. Två jackor, med en bror i varje. En tjej. [friend:
{Friend}, mitt i en mening.] [elder: {Elder.short} [elder2: och {elder2.short}], utan tvivel.] [pet: {Pet}, likadan
som alltid, som ett märke ska vara.]

# counted
{Boy}, bland sina flyttlådor. Och när [adult: {adult} | någon] genom dörren frågade om {child} sov kom det inget mm,
bara långa, jämna andetag, för räkningen hade hunnit fram till den som räknade.

## or
I en annan hall [city: {in city}] fanns det ännu bara flyttlådor och en enda krok. På den hängde en grön ryggsäck med
locket uppfällt, för att tuschen skulle torka, och två namn lutade åt olika håll i mörkret. Den ena av dem hade just
blivit räknad, och den andra räknade allt långsammare, och sedan inte alls.

# @logo-beast
en enhörning, fast utan horn
## if breed.Golden Retriever
ett lejon
## if breed.Labrador
ett sjölejon
## if breed.German Shepherd
en känguru
## if breed.Poodle
ett lamm, fast förnämt
## if breed.Bulldog
en flodhäst
## if breed.Beagle
en myrslok
## if breed.Rottweiler
en tjur
## if breed.Yorkshire Terrier
en komet
## if breed.Dachshund
ett snabbtåg
## if breed.Siberian Husky
en polarräv
## if breed.Border Collie
en pingvin
## if breed.Boxer
en brottare
## if breed.Cocker Spaniel
en elefant
## if breed.Australian Shepherd
en världskarta
## if breed.Shih Tzu
en gardin, tror jag
## if breed.Persian
ett åskmoln
## if breed.Maine Coon
ett lodjur
## if breed.British Shorthair
en bowlingboll
## if breed.Ragdoll
en säl
## if breed.Bengal
en leopard
## if breed.Siamese
en tvättbjörn
## if breed.Abyssinian
en puma
## if breed.Russian Blue
en panter
## if breed.Scottish Fold
en uggla
## if breed.Sphynx
en rymdvarelse
