title: Två koppar i diskhon
title: Ett tjockt lager socker
title: Den som kommer vid midnatt
guest friend: Jim (han), Tove (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har den andra koppen är mormor eller farfar, annars {adult}, annars {minder}. Ingen säger han eller hon om den som kommer på natten: det ska vara sant efteråt.

# two-cups
Varje morgon stod det två koppar i diskhon. Det var det som var mysteriet. Det var bara {@house} i huset de veckorna[elder2: . {Elder2.short} sov från klockan åtta, och det hördes genom två dörrar. {@A} |, och {@a}] drack en kopp choklad på kvällen, när {child} hade gått och lagt sig. Det var den ena koppen. {child} ville veta vem som drack ur den andra.

Det gick ju att fråga. Men sedan {child} började i den nya klassen[school:  {at school}] pratade de inte så mycket med varandra, {child.he} och {@a}. ”Hur var det i skolan?” sa {@a}, och {child} sa: ”Bra.” Det var inte meningen. {Child.He} kom uppför grusgången med en hel dag inne i sig, och när {child.he} var framme i köket hade alltihop blivit till ”bra”.

# sugar
Så i stället vände sig {child} till {friend}[!friend.known: , sin bästa vän], som hade hamnat i den andra klassen och som såg ner i båda kopparna med stort allvar.

”Socker”, sa {friend}. ”Ett tjockt lager, i den ena. Vem är det som tar socker här?”

”Ingen.”

[pet.dog: {Pet}[!pet.known: , {child's} hund], som skällde på alla besökare, hade inte skällt en enda gång.][pet.cat: {Pet}[!pet.known: , {child's} katt], som gömde sig för alla besökare, hade inte gömt sig en enda gång.][pet.other: {Pet} hade kanske sett alltihop men gick inte att fråga.]

”Är det någon som ser annorlunda ut på morgnarna?”

{child} tänkte efter.[music:  Någon hade börjat nynna på {music}.] ”{@A}. Trött. Och liksom nöjd.”

”Oj då”, sa {friend}. ”Så såg min morbror ut. Det visade sig vara en dam som hette Gun-Britt.”

# gravy
Samma kväll kom {child} med en kuggfråga.

”Hade du någon här i går kväll?” sa {child}.

”Här?” sa {@a}. ”Här var då?[city:  Här {in city}?]” Och så hällde {@he} såsen i vattenglaset.

Alltså kom det någon varje natt, och {@a} ljög om det. {child} låg i sin säng och intalade sig att det var bra.

# flour
På fredagen sov {friend} över, och de gjorde upp en plan. De strödde ut mjöl på köksgolvet, för fotspårens skull, och vid midnatt skulle de gömma sig och överraska den som kom.[pet.dog / pet.cat:  {Pet} ville hjälpa till men fick vara i vardagsrummet, för tassarnas skull.] {Friend} tog första vakten. {child} lade sig på sängen med alla kläder på, bara till midnatt, bara för att vila ögonen.

När {child.he} öppnade dem var det morgon.

# toast
{Child.He} sprang nerför trappan. Det stod två koppar i diskhon. {Friend} satt vid bordet och tittade stint på en rostad brödskiva.

”Varför hämtade du mig inte?” sa {child}. ”Kom det någon?”

”Ja”, sa {friend}.

”Vem är det?”

”Jag tror inte att det är jag som ska säga det.”

”Är det någon snygg?”

{Friend} blev knallröd. ”Helt okej.”

”Är det någon jag känner?”

”Det skulle man ju tro”, sa {friend}. ”Det skulle man verkligen kunna tro.”

# from-the-minute
Just då kom {@a} in, med mörka ringar under ögonen, fick se {child's} ansikte och stannade.

”Jag vet”, sa {child}. ”Jag vet att det kommer någon hit varje natt.”

”Jaha”, sa {@a}. ”Jag tänkte berätta det. Jag visste bara inte hur.”

Då var det alltså sant. Ända till nu hade {child} hoppats att {@a} skulle skratta.

”Vad är det för en?” sa {child}. Det gjorde ont att säga det.

”Rolig”, sa {@a}. ”Lite bestämd. Sätter sig precis där och berättar allting om hela dagen, det som var kul och det som var hemskt. Jag längtar efter det från det att jag stiger upp.”

”Så pratar du aldrig med mig!”

”Nej”, sa {@a}. ”Du sätter dig ju så sällan.”

”Så du vill hellre ha en främling!” sa {child}, och rösten for upp och sprack. ”En som tar tre skedar socker, och med en sådan pratar du hellre än med mig!”

”Men jag trodde att {friend} hade sagt det”, sa {@a}.

”Hur vet du att det är tre?” sa {friend}.

{child} stirrade på {friend.him}. {Child.He} visste inte hur {child.he} visste det.

# your-feet
”{Child}”, sa {friend} snällt. ”Titta på dina fötter.”

{child} lyfte på den ena foten och sedan på den andra. Strumporna var vita av mjöl. {Child.He} vände sig om. Tvärs över köksgolvet gick en rad vita fotspår, och {child.he} följde dem uppför trappan, in genom en sovrumsdörr och fram till en säng[athlete:  med {athlete} på väggen ovanför]. Det var {child.his} egen.

{Child.He} kom ner igen mycket långsamt.

”Jag sov”, sa {child}.

”Det gör du alltid”, sa {@a}. ”Du kommer in vid midnatt med vidöppna ögon och säger: ’Tre skedar socker, tack.’ Jag har fått köpa hem socker bara för det.”

[pet.dog: {Pet} hade aldrig sett någon anledning att skälla.][pet.cat: {Pet} hade aldrig sett någon anledning att gömma sig.][pet.other: {Pet} hade kunnat tala om det för dem.]

# because-you-might
”Varför har du inte sagt något?”

”Jag tänkte att om du fick veta det, så skulle du sluta”, sa {@a}. ”Jag borde ha sagt det. Förlåt, vännen.”

”Men varför är du ens uppe vid midnatt?”

”Därför att du kanske kommer”, sa {@a}.

{child} blev het om kinderna. Allt det som {child.he} aldrig berättade för någon hade gått nerför trappan varje natt utan {child.him}.

”Vad har jag berättat?” sa {child}.

”Om lunchbordet”, sa {@a}. ”Att de lägger sina väskor på stolarna.[sport:  En hel del om {sport}.] Du har också lovat att tvätta bilen. Det tog vi i hand på.”

”Det har jag aldrig gjort!”

”Jag har ett vittne”, sa {@a}, och {friend} räckte upp en hand.

# it-isnt-fine
{child} skrattade, och hälften av skrattet blev en snyftning. {Child.He} såg mot dörren. Sedan drog {child.he} ut stolen, den som det var mest mjöl omkring, och satte sig, klarvaken.

”Det är inte bra”, sa {child}.

”Nej”, sa {@a} och satte sig också. ”Berätta.”

Det var mycket svårare att göra det vaken. {child} fick stanna och börja om, och sedan börja om igen. Men {friend} värmde mjölken och satt kvar, och vid väskorna på stolarna blev {friend} så arg att det for i fyra skedar socker, och så småningom gick det lättare.

# every-word
Den natten sov {child} ända till morgonen.[elder2:  Det gjorde {elder2.short} också.] Men på söndagen stannade {child.he} uppe, och på måndagsmorgonen stod det två koppar i diskhon, och {child.he} kom ihåg vartenda ord.

# @house
{child} och {minder}
## if adult & !elder
{child} och {adult}
## if elder
{child} och {elder}
## if elder & elder2
{child}, {elder} och {elder2}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
