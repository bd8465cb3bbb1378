title: Första dagen kunde inte sova
title: Det satt en dag i hallen
title: Dagen med den långa halsduken
title: Bara en knut
title: Första dagen [school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: på förskolan|i skolan]]
title: [theme.shy: Den blyga dagen]
title: [theme.worried: Dagen som var orolig]

# day-in-the-hall
I hallen, på bänken under kapporna, satt en dag.

Den var alldeles ny, med vecken kvar, som en skjorta ur ett paket, och i nacken hängde en lapp. Och så hade den en
halsduk, så lång att det mest var halsduk.

”Jag är Första dagen [school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: på förskolan|i
skolan]]”, sa den. ”Jag är inte förrän i morgon. Men jag var så orolig att jag inte kunde sova.”

”Vems första dag?” frågade {child}.

[theme.first-day-at-school: ”Din”, sa Första dagen och blev blyg.|[theme.preschool: ”Det står inte”, sa Första dagen
blygt. ”Men det var till den här hallen jag skulle.”|”Någons som är ny”, sa Första dagen blygt. ”Men det lyste så
snällt hos er.”]]

## or
Dagar brukar komma på morgonen. Den här kom kvällen innan.

{child} hade just borstat tänderna. Då hängde det en halsduk i hallen som ingen kände igen, så lång att den låg i en
hög på bänken. Högen nös.

”Förlåt att jag är tidig”, sa högen. ”Jag är Första dagen [school: {at school}|[theme.preschool / age<6 &
!theme.first-day-at-school: på förskolan|i skolan]]. Jag var så orolig att jag inte kunde sova.”

Den tittade fram, alldeles ny, med vecken kvar och en lapp i nacken.

”Vems första dag?” frågade {child}.

[theme.first-day-at-school: ”Din”, sa Första dagen och blev blyg.|[theme.preschool: ”Det står inte”, sa Första dagen
blygt. ”Men det var till den här hallen jag skulle.”|”Någons som är ny”, sa Första dagen blygt. ”Men det lyste så
snällt hos er.”]]

## if short
I hallen, på bänken under kapporna, satt en dag.

Den var alldeles ny, och den hade en halsduk, så lång att det mest var halsduk.

”Jag är Första dagen [school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: på förskolan|i skolan]]”, sa den. ”Jag är inte förrän i morgon. Men jag var så orolig att jag inte kunde sova.”


# nobody-in-front
”Tisdagen kan fråga måndagen hur man gör”, fortsatte den. [age>=7: ”Lördagen kan fråga fredagen. Men|”Men] framför mig
går ingen. Jag är först.”

[pet.dog / pet.cat: {Pet} kom och luktade på den. Den luktade ingenting än.] [pet.other: Den hälsade på {pet}, för att
öva. Det gick bra.]

[adult & age>=5 / adult & !friend: ”Första dagen kan inte sova!” ropade {child} till {adult}.

”Nej, det kan jag tänka mig”, sa {adult}.]

”Vad är det du ska göra?” frågade {child}.

”Komma”, sa Första dagen. ”In genom dörren, med alltihop.” Den lyfte på sin randiga halsduk. ”Frukosten och vägen dit
och lunchen och rasten. Allting sitter i ränderna.”

”Då övar vi”, sa {child}. ”På köksdörren.”

## if short
[pet.dog / pet.cat: {Pet} kom och luktade på den.] [pet.other: Den hälsade på {pet}.]

”Vad är det du ska göra?” frågade {child}.

”Komma”, sa Första dagen. ”In genom dörren, med alltihop.” Den lyfte på sin randiga halsduk. ”Frukosten och vägen dit och lunchen och rasten. Allting sitter i ränderna.”

”Då övar vi”, sa {child}. ”På köksdörren.”


# come-in
Första dagen lindade in sig i hela halsduken, tog sats och kom med alltihop på en gång.

Flump. Den satt fast. Lunchen stack ut på ena sidan och rasten på den andra.

[friend: {Friend}, som skulle sova över, kom med tandborsten i munnen och drog i rasten. {Child} knuffade på lunchen.
| {Child} drog i rasten och knuffade på lunchen.] Till slut lossnade den, som en stövel.

”Jag är för stor”, sa Första dagen. ”Jag är en hel dag.”

## or
Första dagen ställde sig på tå och kom så försiktigt den kunde. {Child} satt vid köksbordet och väntade. [friend:
{Friend}, som skulle sova över, kom med tandborsten i munnen och väntade också.]

”När kommer du?” ropade {child} till slut.

”Jag har varit”, sa någon bakom kylskåpet. ”Jag kom, och så gick jag. Det var ingen som märkte det.”

”Då räknas det inte”, sa {child}. ”Då måste vi ha dig en gång till.”

## or
Första dagen gick ut i hallen och knackade.

”Kom in”, sa {child}.

[friend: ”Kom in du”, sa {friend}, som skulle sova över och hade tandborsten i munnen.]

Då bad den om ursäkt och gick igen.

”Varför gjorde du så?” frågade {child}.

”Ni lät så upptagna”, sa Första dagen bakom dörren.

[age>=5: Nästa gång kom den halvvägs, och sedan vände den för att torka av fötterna.] Halsduken fastnade i handtaget.

## if short
Första dagen tog sats och kom med alltihop på en gång.

Flump. Den satt fast.

[friend: {Friend}, som skulle sova över, drog, och {child} knuffade. | {Child} drog och knuffade.] Till slut lossnade den.

”Jag är för stor”, sa Första dagen. ”Jag är en hel dag.”


# again
Sedan började den i andra änden, med hemvägen. Det gick så lätt som ingenting. Den kom baklänges in i köket, lade sig
raklång på golvet och blundade.

”Nu är jag över”, sa Första dagen. ”Det var skönt.”

”Men du har ju inte varit!” sa {child}.

## or
Sedan skulle det gå undan. ”Frukost-vägen-sången-lunchen-rasten-hem!” ropade Första dagen och for genom köket, två
varv runt bordet och ut igen, med halsduken efter sig.

”Hur var jag?” flåsade den.

”Kort”, sa {child}.

[friend: ”Jag hann inte ens äta”, sa {friend}.]

# along-the-floor
Vid det här laget hade halsduken rullat ut sig över golvet, från hallen genom köket, runt soffan och hela vägen
tillbaka till hallen. Så lång är en dag.[age>=5:  Men ränderna låg i ordning.]

”Du behöver inte komma”, sa {child}. ”Du är redan här. Titta, man kan gå på dig.”

Så de gick, barfota, en rand i taget.

”Gult som smör”, sa {child}. ”Det är frukosten.”

”Grått”, sa Första dagen. ”Det är vägen dit[city: , med {city} på båda sidor].”

Och sedan kom en knut.

## if short
Nu hade halsduken rullat ut sig över golvet, genom hela huset. Så lång är en dag.

”Du är redan här”, sa {child}. ”Titta, man kan gå på dig.”

Så de gick, barfota, en rand i taget.

”Gult som smör”, sa {child}. ”Det är frukosten.”

”Grått”, sa Första dagen. ”Det är vägen dit[city: , med {city} på båda sidor].”

Och sedan kom en knut.


# knot
Den var röd och hård och inte större än en hasselnöt. Första dagen tvärstannade.

”Där är det”, sa den. ”Det är när man kommer in, och alla vänder sig om, och någon säger: Vem är du?”

{Child} kände på knuten med stortån. Hård. Men strax bakom den var halsduken mjuk igen.

[elder: ”Jag har haft många första dagar”, sa {elder} i soffan. ”Det var en knut på allihop. Aldrig två.”]

[elder2: ”Aldrig två”, sa {elder2}.]

”Den är bara ett steg lång”, sa {child}. ”Vad ska man säga?”

”Vad man heter.”

”Vad heter du då?”

”Första dagen”, viskade Första dagen.

”Där ser du. Det kan du ju redan.”

[friend: {Friend} ställde sig på andra sidan och var alla andra. | {Child} gick före och var alla andra.] ”Vem är du?”
sa alla andra.

Första dagen tog ett steg.

”Första dagen”, sa den, ganska högt. Och så var den på andra sidan.

## or
Den satt mitt i vägen, röd och hård som en hasselnöt. ”Nu går vi hem”, sa Första dagen och vände.

”Vad är det i den?” frågade {child}.

”En stol”, sa Första dagen. ”Alla andra sitter redan, två och två, och man har ingen aning om var man ska sitta.”

{Child} kikade över kanten. På andra sidan var halsduken mjuk igen, så långt man kunde se.

[elder: ”Jag har haft många första dagar”, sa {elder} i soffan. ”Det var en knut på allihop. Aldrig två.”]

[elder2: ”Aldrig två”, sa {elder2}.]

”Det är inte mer än ett kliv”, sa {child}. ”Man frågar väl någon.”

”Frågar vad då?”

”Får jag sitta här.”

[age>=5: ”Jag har aldrig sagt något så långt”, sa Första dagen.]

[friend: {Friend} satte sig på golvet bakom knuten och var alla andra. Alla andra flyttade på sig lite. | {Child} klev
först, satte sig på golvet bakom knuten och var alla andra.]

Första dagen blundade och klev. ”Får jag sitta här”, sa den, i ett enda andetag.

”Ja”, sa alla andra.

## if short
Den var röd och hård. Första dagen tvärstannade.

”Där är det”, sa den. ”Det är när man kommer in, och någon säger: Vem är du?”

[elder: ”Jag har haft många första dagar”, sa {elder}. ”Det var en knut på allihop. Aldrig två.” [elder2: {Elder2} nickade.]]

”Den är bara ett steg lång”, sa {child}. ”Vad heter du?”

”Första dagen”, viskade Första dagen.

”Det kan du ju redan.”

[friend: {Friend} ställde sig på andra sidan och var alla andra. | {Child} gick före och var alla andra.] ”Vem är du?” sa alla andra.

Första dagen tog ett steg.

”Första dagen”, sa den. Och så var den på andra sidan.


# soft
Sedan var det mjukt hela vägen. Grönt som ärter, det var lunchen. [pet.dog: På den låg {pet} och hoppades.] [pet.cat:
På den låg {pet}, så de fick kliva över.] Glest, med hål som det blåste igenom, det var rasten. [sport: Där fick de
{play sport}, så gott det går på en halsduk.] [athlete: ”{Athlete} har också haft en sådan här”, sa {child}. ”Med
knut.”] [music: En rand hade inget namn. Där nynnade de {music}, och då hade den det.] [age>=7: Blått var en regnskur,
men bara en liten.] Och så grått igen, vägen hem.

Där tog halsduken slut. De stod vid bänken i hallen, och fransen i den här änden hade precis samma färg som den i den
andra.

”Vad är det för färg?” sa Första dagen.

”Hemma”, sa {child}.

## or
Bakom knuten blev Första dagen riktigt pratsam. ”Röda prickar, då målar man”, sa den. ”Här är det köttbullar[pet.dog:
.” På köttbullarna låg {pet}. ”|[pet.cat: .” På köttbullarna låg {pet} och blundade. ”|. ]]Nu är det rast, för här är
det så glest att det drar.” [sport: Där fick de {play sport}, så gott det går på en halsduk.] [athlete: ”{Athlete} har
också haft en sådan här”, sa {child}. ”Med knut.”] [music: En rand hade inget namn. Där nynnade de {music}, och då
hade den det.] [age>=7: Så kom en luddig rand. ”Här läser någon högt”, sa Första dagen.] Till sist blev det grått och
sedan tog det slut.

[age>=5: ”Är det inte mer?” sa Första dagen.

”Nej”, sa {child}. ”Nu är vi framme.”]

De stod vid bänken i hallen igen. Fransen hängde ner över kanten, och i den var det samma färg som i fransen de hade
börjat med. Det var färgen på hemma.

## if short
Sedan var det mjukt hela vägen. Grönt som ärter, det var lunchen. Glest, med hål, det var rasten. [sport: Där fick de {play sport}.] [athlete: ”{Athlete} har också haft en sådan här”, sa {child}.] [music: På en rand nynnade de {music}.] Och så grått igen, vägen hem.

Där tog halsduken slut, och fransen hade precis samma färg som i den andra änden.

”Vad är det för färg?” sa Första dagen.

”Hemma”, sa {child}.


# rolled-up
Då gäspade Första dagen, för första gången i sitt liv, och tyckte om det. De rullade ihop halsduken så att frukosten
hamnade ytterst. [age>=5: Den skulle ju komma först.] Sedan fick Första dagen ligga på bänken, under den varmaste
kappan, [adult: och {adult} lät lampan i hallen vara tänd | och lampan i hallen fick vara tänd], en liten stund till.

## or
”Då ska jag nog ta och sova”, sa Första dagen. Det hade den aldrig gjort förut, så {child} fick visa: på sidan, med
benen uppdragna och ena handen under kinden. Den gula änden av halsduken lade de överst, så att den skulle vara lätt
att hitta. [adult: {Adult} bredde en kappa över alltihop.]

## if short
Då gäspade Första dagen, för första gången i sitt liv. De rullade ihop halsduken, och Första dagen fick ligga på bänken, under den varmaste kappan.


# breathing
{Child} kröp ner i sin egen säng. Täcket var tungt, och det var mörkt åt alla håll utom ett. [friend & age>=5: På
madrassen låg {friend} och var bara {friend} igen.] Ute i hallen hördes någon andas i en mycket lång halsduk, in och
ut, en rand i taget, som när man går och inte har bråttom, och {child} andades likadant.

## if short
{Child} kröp ner i sin egen säng. Ute i hallen hördes någon andas i en mycket lång halsduk, in och ut, en rand i taget, och {child} andades likadant.


# begins
Tidigt nästa morgon, innan någon annan hade vaknat, satte sig Första dagen upp på bänken. Den letade reda på änden som
var gul efter fransen, [theme.first-day-at-school / theme.preschool: och så började den|gick till den som var ny, och
började], alldeles lugnt, med en smörgås.

## or
På morgonen var bänken tom. Där låg bara lappen som hade suttit i nacken, och på den stod det: 1. Det luktade smör i
hela hallen. [theme.first-day-at-school / theme.preschool: | Någonstans fanns det någon som var ny i dag.] Och {child}
visste precis var knuten satt, och att det bara var en.

## if short
Tidigt nästa morgon satte sig Första dagen upp på bänken, [theme.first-day-at-school / theme.preschool: och så började den|gick till den som var ny, och började], alldeles lugnt, med en smörgås.
