title: Grävmaskinen som inte rörde sig
title: Ett, två, tre, dra
title: God natt, grävmaskinen
title: Den satt inte fast
title: Krrr, sa hålet
title: [theme.fire-engine: Brandbilen som fick viska]
title: [theme.tractor: Traktorn som drog och drog]
title: [theme.racing-car: Racerbilen som drog sist]

# everybody-home
”God natt, traktorn”, sa {child} i fönstret. ”God natt, brandbilen. God natt, racerbilen.”

För det var kväll på gatan, och alla körde hem.

”God natt, grävmaskinen.”

Men grävmaskinen körde inte hem. Den stod kvar i sitt hål, med skopan i marken.

## or
Nedanför {child's} fönster var det ett hål i gatan, och i hålet stod en grävmaskin.

Det var kväll. Traktorn skulle hem. Brandbilen skulle hem. Racerbilen var redan nästan hemma, för den kör så fort. Men
grävmaskinen stod där den stod, med skopan i marken.

# stuck
[school: Hela dagen hade den grävt utanför {school}. Där stod alla vid staketet och tittade, och då gräver man lite
extra.|Hela dagen hade den grävt.]

Traktorn stannade vid hålet.

”Ska du inte hem?” frågade traktorn.

Grävmaskinen sa ingenting.

[age>=5: Traktorn körde ett varv runt hålet. Skopan var hel. Lyktorna var hela.]

”Den sitter fast”, sa traktorn. ”Det är väl bäst att jag drar.”[music:  I hytten spelade radion {music}, för till det
drar man bättre.]

Den knöt ett rep om grävmaskinen. [friend: {Friend}, som sov över, räknade. {Child} ropade. | {Child} räknade och
ropade.] [sport: En sådan röst får man av {sport}.]

Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

## or
Traktorn bromsade och tutade lite, bara vänligt.

Grävmaskinen sa ingenting.

”Den kanske är sur”, sa traktorn.

”Nej”, sa {child}. ”Den har haft roligt i dag.[school:  Den fick gräva utanför {school}, och alla pekade.]”

”[age>=5: Då vet jag. Jag stod själv så där en gång, i en åker. ]Den sitter fast”, sa traktorn och tog fram sitt rep. [music: Den hade {music} på radion, för det är bra dragmusik.]

Ett varv runt grävmaskinen gick repet, och en knut. [friend: {Friend}, som sov över, räknade, och {child}
ropade.|{Child} räknade och ropade.] [sport: Så hejar man när det är {sport}.]

Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

## if short
[school: Hela dagen hade den grävt utanför {school}.|Hela dagen hade den grävt.]

Traktorn stannade vid hålet.

”Ska du inte hem?” frågade traktorn.

Grävmaskinen sa ingenting.

”Den sitter fast”, sa traktorn. ”Det är väl bäst att jag drar.”[music:  I hytten spelade radion {music}.]

Den knöt ett rep om grävmaskinen. [friend: {Friend}, som sov över, räknade. {Child} ropade. | {Child} räknade och ropade.] [sport: En sådan röst får man av {sport}.]

Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.


# fire-engine
Tatu, tatu! Det var brandbilen som hade vänt.

”Brinner det?” frågade brandbilen.

”Nej”, sa {child}. ”Den sitter fast.”

[age>=5: ”Brinner det någon annanstans?”

”Nej.”

]”Då [age>=5: har jag tid|drar jag också]”, sa brandbilen. [pet.dog: {Pet} tog tag i {child's} pyjamasben och drog,
alldeles gratis.] [pet.cat: {Pet} låg i fönstret och drog inte i någonting.] [pet.other: Till och med {pet} tittade
upp.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

## or
Tatu, tatu! Där kom brandbilen.

”Sitter den fast? Då sprutar jag lite”, sa brandbilen, ”så glider den.”

Den sprutade lite. Nu var det ett hål med en grävmaskin och lera.

[age>=5: ”Konstigt”, sa brandbilen. ”Det brukar hjälpa mot eld. Då drar jag i stället.”|”Då drar jag i stället”, sa
brandbilen.] [pet.dog: {Pet} tog tag i {child's} pyjamasben och drog med.] [pet.cat: {Pet} låg i fönstret och drog
ingenting alls.] [pet.other: Det var så spännande att till och med {pet} tittade upp.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

## or
Tatu, tatu! Brandbilen stannade med blåljuset på.

”Sitter det en katt i trädet?” frågade brandbilen.

”Nej”, sa {child}. ”Det sitter en grävmaskin i hålet.”

”Det har jag ingen stege för”, sa brandbilen. ”Stegar går uppåt. Jag drar.” [pet.dog: {Pet} drog också, i {child's}
pyjamasben.] [pet.cat: {Pet}, som aldrig har suttit fast i något träd, tittade bort.] [pet.other: {Pet} sa ingenting
om saken.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

## if short
Tatu, tatu! Det var brandbilen som hade vänt.

”Brinner det?” frågade brandbilen.

”Nej”, sa {child}. ”Den sitter fast.”

”Då drar jag också”, sa brandbilen. [pet.dog: {Pet} tog tag i {child's} pyjamasben och drog.] [pet.cat: {Pet} låg i fönstret och drog inte i någonting.] [pet.other: Till och med {pet} tittade upp.]

Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.


# garbage-truck
Piip, piip, piip! Det var sopbilen, som kom baklänges.

”Ska den slängas?” frågade sopbilen.

”Nej”, sa {child}. ”Den sitter fast.”

Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

## or
Sopbilen kom ut från gården intill, tom och glad.

”Är det någon som ska ha hjälp att lyfta?” frågade den. ”Jag lyfter allt.”

Den kände på grävmaskinen.

”Nästan allt”, sa sopbilen och knöt fast sig sist.

Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

# racing-car
Vroom! Det var racerbilen, röd och låg. [athlete: På huven satt ett klistermärke med {athlete}, för fartens skull.]

”Det här går fort”, sa racerbilen.

Racerbilen drog i sopbilen. //
Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

Racerbilen rörde sig. Men det var baklänges.

[adult: ”Vad är det för ett oväsen?” frågade {adult}.

”Vi drar i en grävmaskin”, sa {child}.]

## or
Vroom! Då kom racerbilen tillbaka. Den tål inte att något står still. [athlete: På huven satt ett klistermärke med
{athlete}, för fartens skull.]

[adult: ”Vad har ni för er?” frågade {adult}.

”Den sitter fast”, sa {child} och pekade. ”Nu är de fyra.”]

Racerbilen drog i sopbilen. //
Sopbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

Då snurrade racerbilen så på hjulen att det luktade rostat bröd.

## if short
Vroom! Det var racerbilen, röd och låg. [athlete: På huven satt ett klistermärke med {athlete}.]

”Det här går fort”, sa racerbilen.

Racerbilen drog i brandbilen. //
Brandbilen drog i traktorn. //
Traktorn drog i grävmaskinen. //
Ett, två, tre, DRA! //
Men grävmaskinen rörde sig inte, inte en tum.

Racerbilen rörde sig. Men det var baklänges.


# motors-off
Nu orkade de inte mer.

”Stäng av en stund”, sa {child}, så får ni vila.

Traktorn stängde av. [music: Den stängde av radion också.] Brandbilen stängde av. Sopbilen stängde av. Racerbilen
stängde av, fast det tog emot. [age>=5: Plåten knäppte när den svalnade.] Gatan låg stilla. [city: Det blev så
tyst att man hörde hur stort {city} var.]

Och då hördes något nere i hålet.

Krrr, sa det. //
Pyyy, sa det. //
Krrr. Pyyy.

[pet.dog: {Pet} lade huvudet på sned.] [pet.cat: {Pet} vände på öronen.]

## or
”Jag är varm om huven”, sa traktorn.

”Jag har ont i slangen”, sa brandbilen.

”Jag har ont i pipet”, sa sopbilen.

”Jag är inte ett dugg trött”, sa racerbilen. ”Den låg ner.”

”Paus”, sa {child}. ”Alla motorer av.”

En efter en blev de tysta. [music: Radion slutade mitt i en ton.] [city: Man hörde en enda cykel, långt bort i
{city}.] [age>=5: Man hörde ett löv gå över gatan.] Och så hörde man hålet.

Krrr, sa det. //
Pyyy, sa det. //
Krrr. Pyyy.

[pet.dog: {Pet} glömde att vifta.] [pet.cat: {Pet} slutade tvätta sig, med tassen i luften.]

## if short
Nu orkade de inte mer.

”Stäng av en stund”, sa {child}.

Traktorn stängde av. Brandbilen stängde av. Racerbilen stängde av. [city: Då hörde man hur stort {city} var.]

Och då hördes något nere i hålet.

Krrr, sa det. //
Pyyy, sa det. //
Krrr. Pyyy.


# asleep
”Schhh”, sa {child}.[!elder:  ”Den sitter inte fast. Den sover.”]

[elder: ”Så där låter jag i fåtöljen”, viskade {elder}, som hade kommit in för att titta. ”Och jag sitter inte fast.”
[elder2: {Elder2} nickade. Det stämde.]]

[elder: ”Den sitter inte fast”, viskade {child}. ”Den sover.”]

”Har vi dragit i någon som sover?” viskade traktorn.

”Hela kvällen”, viskade brandbilen.

”I fötterna”, viskade racerbilen.

## if short
”Schhh”, sa {child}. ”Den sitter inte fast. Den sover.”

[elder: ”Så där låter jag i fåtöljen”, viskade {elder}. [elder2: {Elder2} nickade.]]

”Har vi dragit i någon som sover?” viskade traktorn.

”Hela kvällen”, viskade brandbilen.

”I fötterna”, viskade racerbilen.


# hush
Så nu skulle de köra hem, så tyst det gick.

Traktorn startade. Br…

”Schhh”, sa {child}.

Brandbilen startade. Ta…

”Schhh”, sa [friend: {friend}|{child}].

Racerbilen tänkte starta men lät bli. Det gick inte. Hur de än gjorde skulle grävmaskinen vakna.

”Då får ni sova här”, viskade {child}.

## or
”Vi åker hem”, viskade traktorn.

”Hur då?” viskade brandbilen. ”Om jag startar så tutar jag. Jag kan inte låta bli.”

”Och jag kan bara köra fort”, viskade racerbilen. ”Det hörs.”

De tänkte. [friend: {Friend} tänkte också, med pannan mot rutan.] Det fanns ingen motor som var tyst nog.

”Sov här”, viskade {child}. ”Det är redan så tyst.”

## if short
Så nu skulle de köra hem, så tyst det gick.

Traktorn startade. Br…

”Schhh”, sa {child}.

Brandbilen startade. Ta…

”Schhh”, sa [friend: {friend}|{child}].

Racerbilen tänkte starta men lät bli.

”Då får ni sova här”, viskade {child}.


# tucked-in
Traktorn bredde sin presenning över grävmaskinen, ända upp till lyktorna. Brandbilen fällde ihop stegen och släckte
det blå. Sopbilen stängde sitt lock. Och racerbilen rullade in emellan dem, utan motor, för den var minst. [music:
{Child} nynnade {music} i fönstret, så lågt det gick.]

God natt, skopan. //
God natt, stegen. //
God natt, piip och tatu. //
God natt, stora hjul, och god natt, små.

Sedan kröp {child} ner i sängen. [friend: {Friend} låg redan på sin madrass.] [pet.dog / pet.cat: {Pet} låg på
fötterna, så där gick det inte att dra.] Täcket räckte ända upp till hakan, och nere på gatan sov de allihop, krrr,
och pyyy, och krrr, och pyyy.

## or
Det blev trångt, men det gick. Traktorns presenning räckte till grävmaskinen och till halva brandbilen. Brandbilen
rullade ihop sin slang till kudde åt racerbilen, som aldrig hade haft någon. Och sopbilen ställde sig ytterst, där det
blåste. [music: Från fönstret kom {music}, nästan utan ljud.]

Sov gott, skopan. //
Sov gott, slangen. //
Sov gott, blåljus och lock. //
Sov gott, stora däck, och sov gott, små.

Nu var det bara {child} kvar att stoppa om. [friend: {Friend} sov nästan redan, på sin madrass.] [pet.dog / pet.cat:
{Pet} la sig i knävecken, och då är det klart.] Kudden var sval på båda sidor, och utanför fönstret gick det upp och
ner, krrr, och pyyy, och krrr, och pyyy.

## if short
Traktorn bredde sin presenning över grävmaskinen, ända upp till lyktorna. Brandbilen fällde ihop stegen och släckte det blå. Och racerbilen rullade in emellan dem, för den var minst.

God natt, skopan. //
God natt, stegen. //
God natt, stora hjul, och god natt, små.

Sedan kröp {child} ner i sängen, och nere på gatan sov de allihop, krrr, och pyyy, och krrr, och pyyy.


# rope-or-morning
Repet låg kvar mellan dem, slakt och mjukt. Ingen hade tänkt på att knyta upp det. Så de höll i varandra hela natten.

## or
På morgonen vaknade grävmaskinen först. Runt omkring den sov en traktor, en brandbil, en sopbil och en mycket liten
racerbil. Så den rörde sig inte, inte en tum, förrän alla hade sovit färdigt.

## if short
Repet låg kvar mellan dem, slakt och mjukt. Ingen hade tänkt på att knyta upp det. Så de höll i varandra hela natten.


# picture 1
{Child} står i fönstret[friend:  med {friend}] och bestämmer när alla ska dra.

# picture 2
{Child} tittar ner på gatan, där någon inte går att rubba[adult: . {Adult} undrar vad det är för oväsen].

# picture 3
{Child} sitter i sängen och lyssnar. Ute på gatan är det alldeles tyst.
