title: {Pet} och den minsta dinosaurien
title: Ettan, Tvåan och Trean
title: Duns, sa det
title: Tre bra gömställen
title: Du var mindre förut

# thump
Duns.

Skvalp, sa vattnet i {child's} glas.

{Child} skulle sova hos {elder}, i lilla rummet under taket. {Elder.short} satt på sängkanten. På {child's} fötter låg
{pet}. {Pet} var {@cat-look}. [friend: På stora kudden låg {friend} med ficklampan.]

Duns. Skvalp. Duns. Skvalp.

## or
I lilla rummet under taket, hemma hos {elder}, låg {child} i sängen. På {child's} fötter låg {pet}. {Pet} var
{@cat-look}. [friend: På stora kudden låg {friend} med ficklampan.] {Elder.short} satt på sängkanten.

På stolen stod ett glas vatten, alldeles stilla. Och sedan inte stilla längre.

Duns. Skvalp. Duns. Skvalp.

# snoring
– Är det {elder2.short} som snarkar? sa {child}.

– Nej, sa {elder.short}. Då låter det som en såg. Det här låter duns.

## or
– Var det {elder2.short} i trappan? sa {child}.

– Nej, sa {elder.short}. {Elder2.short} går i filttofflor. Det där är någon med fötter.

# eye
Då tittade någon in genom fönstret. Det var ett öga. Det var stort som en tallrik, och det blinkade.

Det var en dinosaurie. [city: Hon var så lång i halsen att hon hade sett varenda lampa i {city} på vägen.]

– God kväll, sa dinosaurien.

Sedan fick hon syn på {elder.short}.

– Nej, är det du! Du var mindre förut.

– Det var jag, sa {elder.short}.

– Jag har tre små, sa dinosaurien. Nu ska de sova, och de sprang in här och gömde sig. Jag kan inte sova utan mina
små.

[age>3: En tår rullade nerför nosen. Den föll ner i trädgården och fyllde vattenkannan.]

– Det här var mitt rum när jag var liten, sa {elder.short}. Så jag vet var man gömmer sig. Det finns tre bra ställen.

## or
Det blev alldeles mörkt i fönstret. Sedan åkte det mörka upp, som en rullgardin, och bakom den satt ett öga, stort som
en tallrik. Runt omkring ögat satt en dinosaurie.

[city: – Jag är lite sen, sa hon. Jag fick kliva över hela {city} på tå.]

Ögat tittade på {child}. Det tittade på {pet}. Det tittade på {elder.short}, länge.

– Dig känner jag igen, sa dinosaurien. Du var mindre förut.

– Det var jag, sa {elder.short}.

– Mina tre små kilade in här när jag sa läggdags. Jag somnar inte förrän jag har räknat dem.

[age>3: Plask, sa det nere i trädgården. Det var en tår, och den fyllde vattenkannan.]

– Jag hade det här rummet när jag var liten, sa {elder.short}. Så jag kan gömställena. De bra är tre.

# look-one
Titta upp och titta ner. //
Säg till om det är någon du ser.

# feet
– Det första stället, sa {elder.short}, luktar fötter.

{Child} tittade under stolen. Nej. {Child.He} tittade bakom dörren. Nej. [sport: {Child.He} tittade i sin egen
{@nest-in}.

{@nest-def} nös. | {Child.He} tittade i {elder.short's} stora toffel.

Toffeln nös.]

Där satt en grön dinosaurie, inte större än en bulle.

– Det är Ettan, sa dinosaurien i fönstret.

{Child} satte Ettan på hennes nos.

## or
– Ett av ställena, sa {elder.short}, hittar man med näsan.

{Child} la sig på golvet med näsan före. Under sängen luktade det damm. Vid fönstret luktade det dinosaurie. [sport:
Borta vid väggen luktade det {sport}.

{@nest-def} fnissade. | Borta vid väggen stod {elder.short's} tofflor.

Den ena fnissade.]

Ut rullade en grön dinosaurie, inte större än en bulle. Den luktade fötter nu.

– Där har vi Ettan, sa dinosaurien i fönstret. {Child} satte Ettan på hennes nos.

# look-two
Titta upp och titta ner. //
Säg till om det är någon du ser.

# socks
– Det andra stället, sa {elder.short}, är mjukt och fullt av strumpor.

{Child} tittade i [school: väskan från {school} | tvättkorgen]. En strumpa. En tröja. En strumpa till[friend: .

– Den där har ben, sa {friend} och lyste på den. | , och den hade ben.]

Där stod en randig dinosaurie med strumpan på huvudet.

– Det är Tvåan, sa dinosaurien.

{Child} satte Tvåan på nosen, bredvid Ettan.

## or
– Ett annat ställe, sa {elder.short}, är så mjukt att man nästan somnar.

{Child} öppnade [school: väskan från {school} | tvättkorgen]. [friend: {Friend} lyste.] Bland strumporna låg en som
andades. Det stack upp ett randigt huvud ur den, och huvudet blundade.

– Den sover, sa {child}.

– Ja, sa det randiga huvudet.

– Det är Tvåan, sa dinosaurien. {Child} satte Tvåan på nosen, med strumpa och allt.

# look-three
Titta upp och titta ner. //
Säg till om det är någon du ser.

# gap
– Det tredje stället, sa {elder.short}, är smalt och mörkt. Där fastnade jag på min födelsedag.

Det var springan bakom skåpet. {Child} tittade in. Långt, långt in satt den minsta dinosaurien av alla. Den var
prickig, och det var Trean.

– Nej, sa Trean. Jag bor här nu.

Dinosauriens nos var för bred. {Elder.short} kom in till armbågen. {Child} kom in till axeln. Det räckte inte.
[athlete: {Child} sträckte på sig som {athlete} på bilden hemma, ända ut i fingrarna. Det räckte nästan.]

Då tittade alla på {pet}.

## or
– Bäst är bakom skåpet, sa {elder.short}. Där satt jag en hel eftermiddag, och ingen hittade mig. Till slut fick jag
ropa.

{Child} la kinden mot väggen och kikade in i springan. Långt, långt in satt den minsta dinosaurien av alla. Den var
prickig, och det var Trean.

– Kom ut, sa {child}.

– Här är ingen, sa Trean.

[athlete: {Child} gjorde sig lång som {athlete} på bilden hemma och fick tag i en dammtuss. | {Child} sträckte in
armen och fick tag i en dammtuss.] {Elder.short} fick bara in handen nu för tiden. Dinosaurien fick inte in något
annat än en pust.

Duns, sa det. Det var {pet}, som hade hoppat ner på golvet.

# deed
{@cat-deed}

# count
– Och det är Trean, sa dinosaurien.

{Child} satte Trean på nosen, allra längst fram.

– Ett, räknade dinosaurien. Två. Tre. Och för att det var så skönt: Ett. Två. Tre.

– God natt, Ettan, som luktar fötter, sa {child}. //
God natt, Tvåan. Du får ha strumpan. //
God natt, Trean, {@cat-night}.

– God natt, {child}, sa dinosaurien. God natt, [friend: {friend}. God natt,] kloka {pet}. God natt, du som var mindre
förut.

## or
– Trean, sa dinosaurien. Äntligen.

{Child} satte Trean ytterst på nosen. Dinosaurien fick skela lite för att se alla på en gång.

– En, två, tre, räknade hon. En, två, tre. Det blev rätt båda gångerna.

– Sov gott, Ettan, med din goda lukt, sa {child}. //
Sov gott, Tvåan, med din strumpa. //
Sov gott, Trean, {@cat-night}.

– Sov gott, {child}, sa dinosaurien. Sov gott, [friend: {friend}. Sov gott,] {pet}, som kan konsten. Och sov gott, du
som har växt. Det klär dig.

# footprints
– Ska vi berätta för {adult}? sa {child}.

– I morgon, sa {elder.short}. Då visar vi fotspåren i rabatten.

## or
– Det här tror {adult} aldrig, sa {child}.

– Vi har fotspåren, sa {elder.short}. De är stora som badkar.

# around
{Elder.short} stoppade om {child} [music: och nynnade på {music}. Utanför nynnade dinosaurien med, så lågt att hela
sängen brummade. | på båda sidorna.]

Nere i trädgården gick dinosaurien runt huset. Ett varv. Två varv. Sedan la hon sig, nos mot svans, runt alltihop, med
Ettan och Tvåan och Trean under hakan.

Uppe i sängen gick {pet} runt {child's} fötter. Ett varv. Två varv. Sedan la {pet.he} sig, nos mot svans, {@cat-end}.

## or
{Elder.short} drog upp täcket[music:  och nynnade på {music}. Långt där nere brummade någon andrastämman. |  till
hakan på {child}.]

Ute letade dinosaurien efter en bra plats att ligga på. Det fanns bara en som var stor nog, och den hade huset i
mitten. Hon la sig om det, sakta, så som man lägger armen om någon, och de små fick ligga under hakan.

Inne på täcket letade {pet} också. Den bästa platsen hade {child's} fötter i mitten. Där la {pet.he} sig, {@cat-end}.

# still
Duns, sa det yttersta av en svans, långt ner i mörkret.

Skvalp, sa vattnet i glaset.

Och sedan var det stilla.

## or
Långt ner i mörkret andades någon stor, in och ut, och hela huset gungade med, som en båt.

Vattnet i glaset gungade. Sängen gungade.

Och sedan var det stilla.

# @cat-look
## if breed.Persian
{a breed}, och så ullig att ingen riktigt visste var katten började
## if breed.Maine Coon
{a breed}, lika lång som sängen är bred, med en svans som en dammvippa
## if breed.British Shorthair
{a breed}, rund om kinderna, rund om magen och mycket bra på att sitta
## if breed.Ragdoll
{a breed}, stor och blåögd och slapp som en kudde
## if breed.Bengal
{a breed}, med prickar från nacken ända ut i svansen
## if breed.Siamese
{a breed}, med mörka öron, blå ögon och väldigt mycket att säga
## if breed.Abyssinian
{a breed}, smal och gyllene, som alltid ska vara högst upp
## if breed.Russian Blue
{a breed}, silvergrå, med tassar som inte hörs
## if breed.Scottish Fold
{a breed}, med öronen vikta som två kuvert och ett huvud runt som ett ägg
## if breed.Sphynx
{a breed}, alldeles utan päls, full av rynkor och varm som en bulle

# @cat-deed
## if breed.Persian
{Pet} la sig vid springan och burrade upp sig. Magen burrade. Svansen burrade. Till slut låg där en stor, rund, varm
hög av {breed}.

– Är det där ett bo? sa Trean.

Ingen sa nej. Trean kom ut, steg för steg, klev upp och var borta. Bara en liten svansspets stack upp ur allt det
ulliga.
## if breed.Maine Coon
{Pet} vände sig om och stoppade in svansen. {A breed} har en mycket lång svans. In gick den, och in, och in, ända
längst bak. Svisch, sa svansen.

– Det kittlas, sa Trean och tog tag med båda händerna.

Sedan gick {pet} därifrån, sakta, sakta. Ut kom svansen, och ut, och ut, och längst ut satt Trean.
## if breed.British Shorthair
{Pet} satte sig framför springan. Och satt. Ingen sitter som {a breed}.

– Vad gör du? sa Trean.

{Pet} satt.

– Är det skönt? sa Trean.

{Pet} satt lite till, rund som en tekanna. Då kom Trean ut och satte sig bredvid för att känna efter. Det var skönt.
## if breed.Ragdoll
{Pet} gick fram till springan och blev slapp. Benen, plopp. Svansen, plopp. Magen i vädret. Ingen kan bli så slapp som
{a breed}.

– Oj! sa Trean. Den har smält!

Trean kom ut för att titta. Trean lyfte på en mjuk tass. Plopp, sa tassen. Då la sig Trean bredvid, med magen i
vädret. Plopp.
## if breed.Bengal
{Pet} la sig framför springan, mitt i ljuset, så att alla prickarna syntes. Prickar på sidan. Prickar på benen.
Prickar på magen.

Trean tittade på {pet}. Sedan tittade Trean på sig själv.

– Du har tagit MINA prickar, sa Trean och kom ut för att räkna dem. En prick, två prickar, tre prickar. Det tog en
lång stund.
## if breed.Siamese
{Pet} satte ett mörkt öra mot springan.

– Mjau? sa {pet}.

– Nej, sa Trean.

– Mjau-au-AU, sa {pet}, för {a breed} har alltid ett svar.

– Jag behöver INTE sova, sa Trean.

– Mjau-au-au-AU.

– Jag gäspar INTE! sa Trean och kom hela vägen ut för att säga det. Och gäspade.
## if breed.Abyssinian
Upp for {pet}: stolen, hyllan, ovanpå skåpet. {A breed} ska alltid upp. Och sedan ner, ner på baksidan, där ingen
annan var smal nog.

– Oj! sa Trean. Hur kom DU in?

Nu var det en katt längst in. Nosen gav Trean en liten knuff. Och en liten knuff till. Och ut på golvet kom Trean.
## if breed.Russian Blue
{Pet} gick in på tassar som inte hörs. Ingen märkte det. Inte ens Trean. Men i mörkret lyste den där silverpälsen, som
en bit av månen.

– Månen, viskade Trean.

Månen vände sig om och gick ut, tyst, tyst. Och efter kom Trean, tyst, tyst, och höll månen i svansen.
## if breed.Scottish Fold
{Pet} satte sig med ryggen mot springan. När öronen är vikta är {a breed} alldeles rund där uppe. Rund och slät.

– Ett ägg! sa Trean.

Trean kom ut och la sig på det, för ägg ska hållas varma. Då vände sig ägget om. Det hade ögon, och det slickade Trean
på hakan.
## if breed.Sphynx
{Pet} stoppade in huvudet i springan. Ingen päls. Stora öron. Många, många rynkor.

Trean stirrade.

– Är DU en dinosaurie? sa Trean.

Det berättar {a breed} aldrig. Men {pet} var varm som en bulle, och där inne var det kallt, och snart kom Trean ut och
lutade sig mot det varma, rynkor mot rynkor.

# @cat-night
## if breed.Persian
som har ull på nosen
## if breed.Maine Coon
som åkte på en svans
## if breed.British Shorthair
som har lärt sig sitta
## if breed.Ragdoll
som har smält
## if breed.Bengal
som räknar prickar
## if breed.Siamese
som inte gäspade
## if breed.Abyssinian
som kom ut före en katt
## if breed.Russian Blue
som höll månen i svansen
## if breed.Scottish Fold
som hittade ett ägg
## if breed.Sphynx
som är varm på ena sidan

# @cat-end
## if breed.Persian
och burrade upp sig
## if breed.Maine Coon
med den långa, långa svansen över öronen
## if breed.British Shorthair
rund som en tekanna
## if breed.Ragdoll
och sa plopp
## if breed.Bengal
prickar och allt
## if breed.Siamese
och sa ett sista litet mjau
## if breed.Abyssinian
på täckets allra högsta topp
## if breed.Russian Blue
utan ett ljud
## if breed.Scottish Fold
med öronen vikta för natten
## if breed.Sphynx
varm som en bulle

# @nest-in
väska, den för {sport}
## if sport.Soccer
fotbollssko
## if sport.Basketball
basketsko
## if sport.Tennis
tennissko
## if sport.Swimming
simväska
## if sport.Baseball
basebollhandske
## if sport.Football
hjälm, den för {sport}
## if sport.Gymnastics
gymnastikpåse
## if sport.Track and Field
löparsko
## if sport.Volleyball
volleybollsko
## if sport.Hockey
hockeyhandske
## if sport.Golf
golfsko
## if sport.Dance
danssko

# @nest-def
Väskan
## if sport.Soccer
Fotbollsskon
## if sport.Basketball
Basketskon
## if sport.Tennis
Tennisskon
## if sport.Swimming
Simväskan
## if sport.Baseball
Basebollhandsken
## if sport.Football
Hjälmen
## if sport.Gymnastics
Gymnastikpåsen
## if sport.Track and Field
Löparskon
## if sport.Volleyball
Volleybollskon
## if sport.Hockey
Hockeyhandsken
## if sport.Golf
Golfskon
## if sport.Dance
Dansskon
