title: Bussen som neg
title: Den artigaste bussen
title: Det vet inte bussen
guest driver: Berit (hon), Gunilla (hon)
guest cake: Siv (hon), Inga-Lill (hon)
guest stiff: herr Ekman (han), herr Sandelin (han)

% Bussen niger, folk bugar. Den sjunker: pschhh. Den reser sig: fscht, fschhht. Vem barnet åker med: {adult}, annars den äldre, annars {cake}. Den äldre har tårtan (@cake).
% {Stiff} heter alltid så, hela vägen.

# politest
Fyran var den artigaste bussen i [city: hela {city}|stan].

Vid varje hållplats sa den pschhh och sjönk ner på ena sidan, så att det blev lätt att kliva på. Det kallas att bussen niger. Fyran neg för barnvagnar. Den neg för gubbar med käpp.[elder:  Den neg för {elder}, som hade en tårta att få hem hel.][pet.dog:  Den neg för hunden {Pet}, som trodde att den ville leka.][pet.cat:  Den neg för katten {Pet} i sin bur, som tog det för givet.][friend:  Den neg för {Friend}[!friend.known: , {child's} bästa vän].] Den neg för {child}, fast {child.he} kunde hoppa.

När alla hade klivit på sa den fschhht, och så reste den sig och körde.

Men en kväll, vid Stortorget, sa bussen pschhh och neg. Och sedan kom den inte upp igen.

# leaning
Hela bussen lutade. {child} lutade. [friend: {Friend} lutade, med ett finger redo vid stoppknappen. ][adult: {Adult} lutade. ][elder: {@Cake} | [adult: En tant som hette {cake} | {cake}, som {child} åkte med,]] lutade åt ena hållet, och [elder: {elder.his} | hennes] tårta åt det andra.

”Upp med dig”, sa {driver}, som körde, och tryckte på en knapp.

[pet.dog: {Pet} reste sig. Annars hände ingenting. | Ingenting hände.][pet.cat:  {Pet} gäspade.]

# every-button
{driver} tryckte på alla knappar. Dörrarna gick igen och upp och igen och upp. Vindrutan fick en dusch.

”Nästa: Stortorget”, sa rösten i taket.

”Vi är på Stortorget!” sa {driver}.

”Nästa: Stortorget”, sa taket.
## or
”Alla får kliva av”, sa {driver}.

Alla klev av. Ingenting hände.

”Alla får kliva på igen”, sa {driver}.

Alla klev på igen. Nu satt alla på någon annans plats, men bussen stod kvar på knä.

# in-a-hurry
”Jag har bråttom”, sa {stiff}. [sport: ”Jag ska {play sport}.” ]Han stod längst fram, rak som en linjal. Till och med nu var han rak, fast golvet var snett.

”Den är väl trasig”, sa {@cake}.

”Nej”, sa {child}. ”Den niger ju. Hur länge har den nigit, {driver}?”

”I tjugo år”, sa {driver}.

”Hur många har bugat tillbaka?”[friend:  frågade {friend}.]

{driver} tänkte efter. Hon tänkte länge.

”Noll”, sa hon.

# a-bit-up
”Då är det nog det den väntar på”, sa {child}. Så ställde {child.he} sig mitt i gången och bugade så djupt att {child.he} såg sina egna knän[school: , som när man tackar för applåderna {at school}].

Fscht, sa bussen och kom upp en liten bit.

”Den rörde sig!” skrek [friend: {friend}, och så bugade {@cake}, | {@cake}, och så bugade [elder: {elder.he} | hon],] med tårtan och allt.

Fscht! En bit till.

[adult: {Adult} bugade. Fscht! ][elder2: {Elder2} bugade så att det knakade. Fscht! ][friend: {Friend} bugade så att ryggsäcken for över huvudet. Fscht! ][pet.dog: {Pet} bugade som hundar gör, med rumpan i vädret. Fscht! ][pet.cat: {Pet} satt i sin bur och bugade nästan inte alls, men det räckte. Fscht! ]{driver} bugade där hon satt, rakt ner i ratten, så att hela bussen sa TUUUT. Fscht!

Nu var det bara {stiff} kvar.

# never
”Jag bugar inte för en buss”, sa {stiff}.

Pschhh, sa bussen.

Den sjönk ner igen. Den sjönk djupare än förut. Tårtan gled ända ut till kanten av {@cakes} knän[pet.cat: . Buren med {pet} gled ända fram till {stiff's} skor. Och | , och] bakom bussen stod nu femman och sexan och sjuan i en lång rad och tutade.[pet.other:  Och hemma satt {pet} och väntade på mat.]

”Snälla {stiff}”, sa {driver}.

”Aldrig”, sa {stiff}.

# the-cap
{child} tittade på {stiff}, uppifrån och ner. Sedan tog {child.he} av sig kepsen. Och så tappade {child.he} den, precis framför {stiff's} skor.[pet.dog / friend:  {@leave-it}]

”Du tappade kepsen”, sa {stiff}.

”Jag såg det”, sa {child}.

”Ska du inte ta upp den?”

”Snart”, sa {child}.

{Stiff} suckade. Så vek han ihop sig på mitten, långt, långt ner[pet.cat: . Han såg {pet} rakt i ögonen | ,] och tog upp kepsen.

# up
FSCHHHHT! sa bussen. Den for upp så att alla studsade[athlete: , högre än {athlete}], och tårtan hoppade rakt tillbaka i {@cakes} famn.[pet.cat:  Buren gled tillbaka till {child}.]

”Hurra!” ropade {driver} och trampade på gasen.

”Men jag bugade inte!” ropade {stiff}. ”Jag tog upp en keps!”

”Det vet du”, sa {child}. ”Men det vet inte bussen.”

# whoops
Och Fyran körde genom stan[music: , medan {driver} nynnade på {music}]. Vid varje hållplats sa den pschhh och neg, och alla som klev av vände sig om och bugade, och fschhht, så reste den sig igen.

Så kom de till {stiff's} hållplats. Han klev av. Han tittade åt vänster. Han tittade åt höger. Sedan tappade han sin portfölj.

”Hoppsan”, sa {stiff}.

Och så tog han upp den. Mycket långsamt.

{child} sa ingenting. Bussen sa ingenting. Men den blinkade lite med ena lampan.

# deepest
[friend: Till slut fick {friend} trycka på knappen. ]Vid {child's} hållplats neg Fyran som djupast. {child} bugade så långt ner att kepsen ramlade av, och den här gången var det inte med flit.[pet.dog:  {Pet} fick hämta den.]

”Hej då, Fyran”, sa {child.he}.[pet.cat:  I buren bugade {pet}, nästan inte alls.][elder:  {Elder.short} bar hem tårtan hel.]

# stay-down
Sedan var det sent, och {driver} körde in bussen i garaget. Där stod femman och sexan och sjuan redan på rad i mörkret. {driver} släckte lamporna i taket, en efter en. Hon klev ut, vände sig om och bugade.

”God natt”, sa hon.

Pschhh, sa bussen och sjönk ner.

Och nu fick den stanna där nere ända till morgonen.

# @cake
{cake}
## if elder
{elder.short}

# @cakes
{cake's}
## if elder
{elder.short's}

# @leave-it
{Friend} skulle ta upp den, men {child} höll fast {friend.him} i ryggsäcken.
## if pet.dog
{Pet} ville hämta den, men {child} höll fast {pet.him}.
## if pet.dog & friend
{Pet} ville hämta den, men {friend} höll fast {pet.him}.
