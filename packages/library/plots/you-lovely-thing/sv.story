title: Torr och våt
title: Din raring
title: Inga mellanrum
guest ines: Ines (hon), Leila (hon)
guest lisle: Gull-Britt (hon), Anna-Lisa (hon)

% Sjöjungfrun har inget namn. ”Din stackare” först, ”din raring” sist. Mellanrum: {ines} säger att det inte finns några, {child} gör ett, och ett till på slutet.
% Det är frånlandsvinden som trycker ut havet ur hamnen. {lisle} ser allt från sin stol och är moster till {ines}.

# poor-thing
”Du är ju torr!” skrek sjöjungfrun. ”Din stackare!”

Och så öste hon en hel famn hav över {child}.

{child} hade bara gått ner för hamntrappan för att få vara olycklig i fred. Ingen annan var där än {lisle}, som satt på sin stol högst upp och lagade nät och höll ett öga på folk. {child} var {age} år och osams med {ines}, och någon sjöjungfru hade {@he} inte räknat med. Men där satt det en, på det nedersta trappsteget, med den långa grågröna fiskstjärten i vattnet, lika verklig som en säl, och vinden blåste rakt på hennes våta armar.

”Du är ju genomblöt!” sa {child}. ”Du kommer att frysa ihjäl! Din stackare!”

Och {child.he} tog upp handduken ur badväskan och började gnida.

# rub-rub
”Låt bli!” sa sjöjungfrun. Plask!

”Sitt still!” sa {child}. Gnid, gnid.

”Nu är du snustorr igen! Du flagnar ju!” Plask!

”Du har gåshud ända ner i fisken!” Gnid, gnid, gnid.

Ingen av dem gav sig, för båda menade så väl. Men en sjöjungfru har bara två händer, och {child} hade en väldigt stor handduk[elder: , som {child.he} hade fått av {elder}[elder2:  och {elder2}]]. Till slut var sjöjungfrun skär av allt gnidande, håret var urvridet, och på huvudet hade hon {child's} egen yllemössa.

”Så där”, sa {child}. ”Torr och skön.”

”Det känns konstigt”, sa sjöjungfrun.

”Det är så det känns att vara varm”, sa {child}, och så satte {child.he} sig bredvid och berättade om {ines}.

# ines-was-new
{ines} var ny[city:  {in city}]. {child} hade blivit ombedd att ta hand om henne, och ingen hade någonsin blivit så omhändertagen[athlete: , inte ens {athlete} före en final]. {child} hade visat henne varenda dörr[school:  {at school}][sport:  och var man kunde {play sport}]. Om någon frågade {ines} något svarade {child}, så att hon skulle slippa.[pet.other:  Så gjorde {child.he} åt {pet} därhemma också, och där hade det aldrig kommit några klagomål.] ”Hon gillar fotboll”, sa {child}, och ”Hon är lite blyg”. Och i fredags, inför hela matbordet, hade {ines} lagt ifrån sig gaffeln.

”Jag är inte blyg”, hade hon sagt. ”Det är du som inte har några mellanrum.”

Sedan dess hade de inte talat med varandra.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade börjat säga något om det, och {child} hade sagt resten.]

”Och jag ville ju bara hjälpa till”, sa {child}. ”Var det fel?”

Sjöjungfrun svarade inte.

# i-did-that
{child} vände sig om. Hela tiden hade vinden legat på från land och tryckt ut havet ur hamnen, så sakta att ingen märkte det, och där det nyss var vatten nedanför trappan var det bara dy. Fiskstjärten låg på stenen. Den var inte grågrön längre. Den var matt och sprucken som en gammal stig, och sjöjungfrun hade knappt ögonen öppna.

”Torr”, viskade hon.

# quicker-with-two
Åh nej, tänkte {child}. Det är jag som har gjort det.

{Child.He} ryckte av henne mössan. Vid kajen stod en hink, och {child} tog den, sprang bort till båtrampen, där det fortfarande fanns hav, fyllde den och vinglade tillbaka. En hink räckte bara till fenan. När {child.he} kom med nästa var fenan torr igen.

”Det går fortare om man är två”, sa någon.

Det var {ines}. Hon stod högst upp på trappan, bredvid {lisle}, som var hennes moster.

# a-gap
Det fanns hundra saker som {child} kunde ha sagt till henne. Ställ dig där. Håll i den här. Inte så. {Child.He} kände hur de trängdes och ville ut. Men {child.he} stängde munnen om allihop och såg på sjöjungfrun i stället.

”Vad behöver du?” sa {child}.

Och sedan gjorde {child.he} ett mellanrum.

Det blev långt. Vinden blåste rakt igenom det.

”Den stora mjuka”, sa sjöjungfrun till sist. ”Fast blöt.”

# more-on-the-left
Handduken! De doppade den i hinken, {child} i ena änden och {ines} i den andra, och bredde ut den drypande över sjöjungfrun, från axlarna till fenan. Sedan sprang de efter mer, med hinken mellan sig, full ända upp till kanten. Fylla, springa, hälla. Fylla, springa, hälla.[music:  {Lisle} nynnade på {music}, så att de höll takten.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som hade sovit under näten, sprang ut i havet och in igen och ruskade sig över hela fiskstjärten, och det hjälpte det också.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som inte tänkte bli inblandad, låg på {lisle's} nät så att de inte blåste bort.] De hällde tills armarna skakade och det klafsade i skorna, och så sakta, sakta, under handduken, kom det grå tillbaka i fjällen, och sedan det gröna.

”Mer”, sa sjöjungfrun. Och lite senare, ganska ohövligt: ”Mer till vänster.”

{child} och {ines} såg på varandra över hinken. {ines} fnös till, och sedan kunde ingen av dem sluta.

# how-horrible
Klockan sex mojnade vinden, och havet kom hem. Det steg över dyn och över det nedersta trappsteget, och sjöjungfrun lade sig ner i det och rullade runt två gånger och suckade ända ut i fenan.

Sedan tittade hon upp. {child's} hår låg klistrat mot huvudet, och {child.he} skakade av köld.

Sjöjungfrun rynkade pannan. Hon öppnade munnen och stängde den igen.

”Vad behöver du?” sa hon.

”Bli torr”, sa {child} mellan tänderna.

”Fy så hemskt”, sa sjöjungfrun. ”Som du vill.”

{Lisle} räckte ner filten från sin stol. Sjöjungfrun svepte den om {child} och torkade {child.his} hår, lika försiktigt som man klappar någon annans krabba. Sedan tog hon {ines} också. Då och då rös hon, men hon gjorde det ordentligt, ända in bakom öronen.

# lovely-thing
Efteråt satt de två på det översta trappsteget hos {lisle}, i en och samma filt, och såg vattnet bli rosa.

{child} gjorde ett mellanrum. Det var lättare än det förra.

”Jag gillar faktiskt fotboll”, sa {ines} efter en stund. ”Det hade du rätt i.”

Ute i hamnen kom ett huvud upp, slätt och blankt, för att se på dem en gång till.

”Du är torr”, ropade sjöjungfrun. ”Din raring.”

”Du är våt”, ropade {child} tillbaka. ”Din raring.”

# @he
{child.he}
## if child.she
hon
## if child.he
han
