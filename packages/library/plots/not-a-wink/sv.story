title: Inte en blund
title: Jag snarkar inte
title: Någon sjunger i det blå
guest uncle: Sten (han), Rune (han)

% Den som snarkar (@a): den äldre, annars {adult}, annars morbror {uncle}. Den som kommer ur skogen är en älgko; i Storbritannien en hind, om ingen har önskat sig en älg. Hon är "hon".

# except
”Jag snarkar inte”, påstod [elder: {elder} | [adult: {adult} | morbror {uncle}]].

Det gjorde {@he}. {@Home} brukade det skallra i besticklådan[pet.dog: , och {child's} hund, {pet}, sov med tassarna över öronen][pet.cat: , och {child's} katt, {pet}, sov i garderoben]. En gång hade [elder & adult: {adult} sovit över | grannen ringt på] och frågat om någon höll på att såga upp soffan.[elder2:  {Elder2} hade gått och lagt sig i bilen.] Men {@a} hade aldrig hört det själv, och det man inte har hört, sa {@he}, det kan man inte tro på.

”Det är för att du sover”, sa {child}.

”Just det”, sa {@a}. ”Jag sover. Jag har inte tid att snarka.”

# the-tent
Nu låg de i tältet, det blå, vid kanten av en äng med skog på tre sidor[city: , långt från {city}]. [friend: Det var {friend's}, och {Friend}[!friend.known: , {child.his} bästa vän,] låg i mitten. ]Det var årets första natt i tält. De hade ätit korv som var svart utanpå och kall inuti, och den hade varit utmärkt.[pet.dog:  {Pet} låg vid fötterna med tassarna på plats.][pet.cat:  {Pet} hade följt med i {child's} sovsäck, utan att fråga.][pet.other:  {Pet} hade fått stanna hemma, så att någon fick sova.]

”Godnatt, {child}”, sa {@a}. ”Är det något i natt så är det bara att väcka mig.”

Sedan somnade {@he}, ungefär mitt i ordet mig.

# an-answer
Först lät det inte så farligt. Det puttrade lite. Men efter en stund tog {@a} sats, drog in all luft som fanns i tältet så att väggarna buktade inåt, och släppte ut den.

HÅÅÅÅÅRRRNNN.

En uggla slutade hoa mitt i. Och långt borta, inifrån skogen, kom ett svar.

Ååååh.

[friend: ”Ett eko”, viskade {friend}.]

[pet.dog: {Pet} tog bort tassarna. ][pet.cat: {Pet} stack ut huvudet. ]{child} satte sig upp. [friend: Ekon | Det var inte ett eko, för ekon] säger samma sak[school: , det hade de haft om {at school}].

HÅÅÅÅÅRRRNNN, sa {@a}.

Ååååh, sa skogen. Lite närmare den här gången. Det knakade i grenar.[pet.cat:  {Pet's} svans blev som en flaskborste.]

# long-legs
{child} drog ner dragkedjan en springa, precis så stor att ett öga fick plats[friend: , och ett av {friend's}][pet.dog: , och {pet's} nos][pet.cat: , och ett av {pet's}]. Månen lyste på ängen. Och över ängen, på ben som var längre än tältpinnarna, längre än {@a}, längre än någonting ben har rätt att vara, kom {@cow}.

Hon stannade utanför tältet. Hon vek fram öronen. Hon såg ut ungefär som [elder & adult: {adult} | grannen] när de spelar [music: {@song} | den där låten] på radion.

HÅÅÅÅÅRRRNNN, sa {@a}.

Ååååh, suckade {@moose}.

Då förstod {child}. {@Moose} trodde att det låg en {@bull} i tältet. En stor och ståtlig {@bull}, som låg där i det blå och sjöng för henne. [friend: ”Hon är kär”, viskade {child}. | Hon var kär. Hon var kär i {@a}!]

[friend: ”I {@a}?” viskade {friend}.]

# lie-there
Det var bara att väcka {@a}, det hade {@he} ju sagt. Men {child} visste hur {@a} var. Om {@a} vaknade med {@cow} i ansiktet skulle {@he} fara upp och ropa något, och då skulle {@moose} bli rädd och börja springa, och i så fall kunde man inte veta åt vilket håll.

Just nu var {@moose} alldeles lugn. Hon lade sig till och med ner. Hon vek ihop benen, ett i taget, som man fäller ihop solstolar, och lutade sig mot tältet. Hela ena väggen blev varm.[pet.cat:  {Pet} lade sig längs den.] Det luktade våt mossa och lite bastu.

”Det är bra så”, viskade {child}[pet.dog: , med en hand på {pet's} nos]. ”Ligg du.”

{child's} hjärta slog[sport: , som när {child.he} ska {play sport}], men det slog mer av viktighet än av rädsla. [friend: {child} och {friend} var de enda | {child.He} var den enda] i hela världen som visste om det här.

# on-one-side
Då vände sig {@a} på sidan. Och när {@a} låg på sidan blev {@he} tyst.

Det gick en halv minut. {@Moose} lyfte på huvudet. ”Mm?” sa hon. Hon snusade på tältduken, så att det kom en stor våt fläck rakt över {child's} kudde. ”Mm?” sa hon igen och stötte till med mulen, så att hela tältet gungade på sina pinnar.

{child} puffade på {@a}. {@A} smackade.[pet.dog:  {Pet} slickade närmaste öra.][pet.cat:  {Pet} gick rakt över {@a}.] {child} [friend: och {friend} ]försökte rulla tillbaka {@him} på rygg, men {@a} vägde som en båt.[athlete:  Det hade behövts någon som {athlete}.] {@Moose} började räta på frambenen. Om hon reste sig nu skulle halva tältet följa med.

[friend: ”Mitt tält”, viskade {friend}.]

# small-snore
Det fanns bara en sak att göra. {child} lade sig på rygg, knäppte händerna på magen som {child.he} hade sett {@a} göra, drog in så mycket luft som det fanns plats för, och snarkade.

Hååårn.

Det blev litet. Det blev en smal och gnällig snarkning, en sådan som kanske en kalv skulle ha. Det var dödstyst utanför.

Hååårn, gjorde {child}. Hååårn.[pet.dog:  {Pet} lade tillbaka tassarna.]

”Mmmm”, sa {@moose}. Det lät helt annorlunda nu. Mjukare. Hon lade ner huvudet igen, tätt intill duken, just där {child} låg, och så pustade hon varmt och jämnt, som man gör åt någon som är liten och ska sova.[pet.cat:  På insidan spann {pet}.]

# seventeen
Hååårn, gjorde {child}.

Mmmm.

Hååårn[friend: , gjorde {friend}].

Mmmm.

{child} skulle bara hålla på tills {@moose} hade somnat. {child.He} räknade snarkningarna för att hålla sig vaken, och kom ända till sjutton, och efter det behövde {child.he} inte göra dem själv längre, för då kom de av sig själva.

# not-a-wink
När {child} slog upp ögonen var tältet ljusblått av sol. {@A} satt i öppningen i långkalsonger och höll på med spritköket. {@He} såg ganska mosig ut.[pet.dog:  {Pet} låg med båda tassarna över öronen.]

”Nej, du”, sa {@a}. ”Jag har inte sovit en blund.”

”Inte?”

”Inte en blund. Vet du varför? Du snarkar, {child}. Du snarkar något alldeles förskräckligt[friend: , och {friend} med]. Jag hörde dig säkert i flera timmar. Det var som att ligga bredvid ett sågverk.”

# the-hollow
{child} kröp ut[elder:  förbi {elder.short}] i morgonen och ställde sig upp.[friend:  {Friend's} tält var helt.] Gräset var vitt av dagg, hela ängen var vit, utom alldeles intill tältet. Där var det torrt, platt och grönt, i en stor rund grop med plats för någon med mycket långa ben.[pet.cat:  {Pet} var redan där.]

”Jag”, sa {child} och satte ner sina bara fötter mitt i det varma[pet.dog / pet.cat: , bredvid {pet}]. ”Jag snarkar inte.”

# @a
[friend / pet.dog / pet.cat: {uncle} | morbror {uncle}]
## if adult
{adult}
## if elder
{elder.short}
## if adult & elder
{elder.short}

# @he
{uncle.he}
## if adult
{adult.he}
## if elder
{elder.he}
## if adult & elder
{elder.he}

# @him
{uncle.him}
## if adult
{adult.him}
## if elder
{elder.him}
## if adult & elder
{elder.him}

# @home
Hemma hos {uncle.him}
## if adult
Hemma
## if elder
Hemma hos {elder.him}
## if adult & elder
Hemma hos {elder.him}

# @cow
en älgko
## if uk & !theme.moose
en hind

# @moose
älgen
## if uk & !theme.moose
hinden

# @bull
tjur
## if uk & !theme.moose
hjort

# @song
{music}
