title: Någon som fyller fyrtio
title: Det börjar på M
title: Bakom senapen
guest friend: Elof (han), Siri (hon)
guest elder: Birger (han), Ture (han)

% Den äldre är en granne där familjen inte har någon. Månaden (@month) är den som det är när sagan berättas, så att det kan vara i dag.

# the-note
Det var [!friend: {child's} kompis ]{friend} som hittade lappen. Den låg längst ner i kakburken hemma hos {elder}[!elder:  på nedre botten], under den sista kakan, och {friend} hade just ätit den sista kakan.

”Står det något hemligt?” frågade {child}.

{Elder.short} satte på sig glasögonen och läste.

”Ett kylskåp, vitt. Levererat den fjärde {@month}.” {Elder.He} tittade på almanackan. {Elder.He} tittade på lappen. ”Men det är ju i dag! I dag fyller kylskåpet fyrtio år![city:  Det måste vara äldst i hela {city}!]”

Alla tre vände sig om. Där stod kylskåpet i sitt hörn, precis som vanligt, och låtsades som ingenting.

”Har det haft kalas någon gång?” frågade {child}.

”Aldrig”, sa {elder.short} och såg ut att skämmas.

# a-hat
Då blev det bråttom. {child} vek en hatt av tidningspapper[school: , precis som {at school},] och {elder.short} lyfte {child.him} så att {child.he} kunde sätta den på plats. {Friend} knöt sin halsduk runt handtaget. {Elder.short} gräddade pannkakor och la dem på varandra med sylt emellan, tills det blev en tårta.[elder2:  {Elder2} ringde och gratulerade.]

”Ska vi ställa in den i kylskåpet så länge?” sa {friend}.

”Absolut inte”, sa {elder.short}. ”Ingen ska behöva passa sin egen tårta.”[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade gärna passat den.]

# starts-with-m
Men presenten då? Vad önskar sig ett kylskåp? [sport: Det såg inte ut att vilja {play sport}. ][pet.other: Med {pet} visste man alltid. ]{Child} gick fram och frågade rakt ut.

”Mmmmmmm”, sa kylskåpet.

”Det börjar på M!” sa {friend}.

Mat, tänkte {child} och öppnade. Men där fanns det gott om mat. Mjölk fanns det också, två paket. Magneter hade det tolv stycken av[athlete: , och på en av dem var {athlete}].

”Mygga?” sa {friend}.

”Ingen önskar sig en mygga”, sa {child}. {Child.He} tänkte så att det knakade. ”Musik! Det önskar sig musik!”

Så de ställde sig på rad och sjöng [music: först lite {music} och sedan ]”Ja, må det leva”. Och kylskåpet brummade med, lite lägre än {elder.short}. Det brummade genom hela sången, och just när de sjöng sista ordet blev det, klick, alldeles tyst.

”Nu blev det rört”, viskade {elder.short}.

# its-own-candle
Sedan var det dags att blåsa ut ljuset. Det blev besvärligt, för kylskåp kan inte blåsa. {Elder.short} kliade sig på hakan. Men {child} sken upp.

”Det har ju ett eget!”

{Child.He} öppnade dörren, och där inne, bakom senapen, lyste den lilla lampan.

”Vi hjälper till”, sa {child}. ”Ett, två, tre!”

De blåste allihop, och {child} smällde igen dörren i precis rätt ögonblick.

”Släckt!” sa {child.he}.

”Hur vet vi det?” sa {friend}.

# it-shone
De öppnade. Lampan lyste.

De blåste igen, hårdare. Smäll. De öppnade. Lampan lyste.

De blåste så att papperet runt smöret fladdrade. Smäll. De öppnade. Lampan lyste!

”Jag vet vad det är”, sa {friend}. ”Det är ett sådant där skojarljus, som tänds igen hur man än blåser.”

# one-secret
{Friend.He} la kinden mot golvet och försökte titta in genom springan när dörren var stängd. {Friend.He} kikade vid gångjärnen. {Friend.He} kikade från sidan. Det gick inte att se.

”Låt det vara, {friend}”, sa {elder.short}. ”När man fyller fyrtio får man ha en hemlighet.”

# an-iceberg
Så de åt pannkakstårta vid köksbordet, och {child} ritade en teckning av ett isberg, för {child.he} trodde att ett kylskåp skulle tycka att det såg skönt ut. Den satte {child.he} på dörren. Då blev alla tolv magneterna upptagna.

# the-last-slice
Den kvällen fick {friend} och {child} sova över i kammaren bredvid köket. {Elder.short} stoppade om dem och bar in den sista tårtbiten i kylskåpet, för nu var ju kalaset slut.

Det blev mörkt. Allting tystnade. Sedan klickade det till, och brummet kom igång, lågt och jämnt, som [pet.cat: {pet} när {pet.he} spinner|en katt].

”{Friend}”, viskade {child}. ”Tror du att ljuset är släckt nu?”

{Friend} funderade länge.

”Det är fyrtio år”, sa {friend.he} och gäspade. ”Det bestämmer nog själv.”

# mmm
Och om kylskåpet stod där i natten med lampan tänd, och tittade på sin tårtbit, så sa det inte ett ord om saken. Det sa bara:

”Mmmmmmm.”

# @month
oktober
## if season.winter
februari
## if season.spring
april
## if season.summer
augusti
