title: Det luktar {child}
title: Tvål och {child}
title: En alldeles särskild lukt
guest rut: Rut (hon), Gerda (hon)

% {rut} är granne, gammal, och känner igelkottar. Det luktar {child}: sagt av {rut} i början, av {child} sist.

# it-smells-of
Igelkotten kom klockan åtta, som varje kväll, och så fort {child} sträckte på halsen blev den en boll.

”Fff!” sa bollen.

”Men jag gör ju ingenting!” sa {child}.

Igelkotten bodde i trädgården hos {rut}, grannen, som var gammal och hade känt igelkottar i femtio år[city: , alla från {city}]. {child} fick sitta på hennes kökstrappa så länge det var ljust. [athlete: Mer än att träffa {athlete} önskade {child.he} sig|{Child.He} önskade sig inget annat än] att få se igelkotten på riktigt. Nosen. Öronen. De små svarta händerna. {Child.He} hade varit där sex kvällar nu, och det enda {child.he} hade sett var taggar[school: , precis som på planschen {at school}].

”Varför rullar den ihop sig?” sa {child.he}. ”Jag sitter still. Jag är tyst. Vad är det för fel på mig?”

{rut} [music: stängde av {music} på radion, ]stack ut huvudet genom köksfönstret och drog in luft genom näsan.

”Det luktar {child}”, sa hon.

”Va?”

”Igelkottar ser dåligt. De går efter näsan. Den här känner gräs, den känner jord, och så plötsligt luktar det {child}. Det har den aldrig varit med om förut.”

{child} luktade på sin arm. {Child.He} kände ingenting. Men nu visste {child.he} i alla fall vad {child.he} skulle göra. {Child.He} skulle sluta lukta.

# soap
Nästa kväll hade {child} duschat. {Child.He} hade tvålat in sig tre gånger, även mellan tårna[pet.dog: , och hunden {pet} hade kontrollerat alltihop och nyst][pet.cat: , och katten {pet} hade luktat på {child.him} och gått därifrån][pet.other: , och {pet} hade inte alls känt igen {child.him}].

”Fff!” sa igelkotten, redan borta vid vinbärsbusken.

{rut} sniffade genom fönstret.

”Tvål”, sa hon. ”Och {child}.”

# grass
Kvällen därpå hade {child} rullat i gräset tills {child.he} var grön.[friend:  {Friend}, {child.his} bästa vän, hade stått för rullandet.] {Child.He} hade gräs i håret och gräs i öronen.

”Fff!” sa igelkotten.

”Gräs”, sa {rut}. ”Och {child}.”
## or
Kvällen därpå hade {child} lånat {rut's} kofta. Den luktade kaffe, och den räckte {child.him} till knäna.[friend:  {Friend}, {child.his} bästa vän, hade knäppt alla knapparna.]

”Fff!” sa igelkotten.

”{rut}”, sa {rut}. ”Och {child}.”

# potato
Kvällen efter den satt {child} i en gammal tygsäck som det hade varit potatis i[elder: , en present från {elder}[elder2:  och {elder2}]]. Den räckte {child.him} till hakan. {Child.He} satt som en mycket stor potatis.

Igelkotten kom tassande. Den sträckte upp nosen, åt höger, åt vänster …

”Fff!” sa den. Boll.

”Potatis”, sa {rut}. ”Och …”

”Jag vet!” skrek {child}. ”Och {child}!”

# help-yourself
{Child.He} klev ur säcken. {Child.He} var arg nu, mest på sig själv, som luktade vad {child.he} än gjorde. {Child.He} drog av sig ena sandalen och slängde ut den i gräset. Det var en gammal sandal av läder. {Child.He} hade haft den hela sommaren[sport: , utom när {child.he} skulle {play sport}], utan strumpor, och den luktade mer {child} än hela {child}.

”Där!” sa {child.he}. ”Där har du allihop! Varsågod!”

Sedan satte {child.he} sig på trappan med hakan i händerna och gav upp.

# a-nose
Bollen låg i gräset, och sandalen låg bredvid.

Då blev bollen lite mindre rund. En nos kom fram. Den var svart och blöt. Den pekade på sandalen och snusade.

{child} slutade andas.

Två öron kom fram. Fyra små händer. Igelkotten gick ända fram till sandalen och slickade på den. Sedan tog den remmen i munnen och tuggade, smask, smask, smask, som om den var det godaste i världen. {child} såg alltihop. {Child.He} såg till och med tungan.

# the-foam
Men så hände något hemskt.

Det började skumma om munnen på igelkotten. Vitt skum, mer och mer. Den vred huvudet bakåt så långt det gick, vinglade till och höll på att ramla omkull. Skummet hamnade på ryggen, på sidan, överallt.

”{rut}!” {child} var redan uppe vid fönstret. {Child.He} hade gråten i halsen. ”{rut}, den är sjuk! Den åt av min sandal! Jag har förgiftat den!”

{rut} kom ut på trappan i tofflor. Hon tittade länge. Sedan tog hon {child} i handen, och de satte sig på trappsteget, så försiktigt att det inte knakade.

”På femtio år”, viskade hon, ”har jag sett det två gånger. Den är inte sjuk. Titta noga nu. Vad gör den?”

# putting-it-on
{child} torkade ögonen och tittade noga. Igelkotten tuggade på remmen. Den fick skum i munnen. Så böjde den sig bakåt, krokig som en kringla, sträckte ut sin långa tunga och målade skummet på taggarna. Först på ena sidan. Sedan på den andra.

”Den … smetar in sig”, sa {child}.

”Just det. Så gör de när de hittar en lukt som är alldeles särskild. De tar den på sig. Men det är inte vilken lukt som helst som duger.”

”Inte tvål?”

”Nej.”

”Inte potatis?”

”Allra minst potatis”, sa {rut}.

{child} sa ingenting på en stund. I tre dagar hade {child.he} försökt få bort den, den där lukten. Och där borta i gräset stod en igelkott och vred sig nästan ur led för att få den på varenda tagg.

# who-it-was
När den var färdig skakade den på sig. Sedan kom den gående över gräset, utan brådska, rakt mot trappan. {child} satt still. Igelkotten nosade på {child.his} bara tår, en i taget. Det var kallt och blött, och det kittlades. Den sa inte fff. Den blev inte en boll. Den visste ju vem det var nu.

Sedan lufsade den in under vinbärsbusken.

# smell-that
Det hade blivit skymning. {child} hämtade sin sandal, som var blöt i remmen, och {rut} följde {child.him} till grinden med en hand på {child.his} axel.

När de gick förbi vinbärsbusken stannade hon och drog in luft genom näsan.

”Känner du?” viskade hon.

{child} böjde sig ner och luktade. Och för första gången kände {child} det {child.himself}.

”Ja”, viskade {child.he}. ”Det luktar {child}.”
