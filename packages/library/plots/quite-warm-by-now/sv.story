title: Repsvansen
title: Den som skrattar
title: Ganska långt ner
guest friend: Leila (hon), Tage (han)
guest pet: Ruska (hon), Fläck (han)
guest elder: Rune (han), Märit (hon)
guest lift: Annika (hon), Carina (hon)

% Elefanten lyfter en fot och sätter ner den. Djuret är familjens, annars kompisens hund. En katt i hundens ställe: @who, @rest, @groaned, @shook, @tail, @wagged, @led.

# in-the-yard
Lastbilen hade gått sönder nere vid {@gate}, och chauffören hade gett sig av för att leta efter ett nytt hjul[city:  {in city}]. Så kom det sig att {child} stod framför en elefant på {elder.short's} gårdsplan, en eftermiddag när det var så kallt att det knep i näsan.

Hon var gammal och skrynklig om knäna. Hon stod precis mitt på gårdsplanen och tittade på ladan, där {elder.short} hade brett ut all halm {elder.he} hade, och in ville hon inte.

”Hon måste”, sa {child}. ”Det blir frost i natt[adult: , det sa {adult}]. Hon kommer att frysa om öronen.” De var så tunna att ljuset lyste igenom dem. Allt {child} ville var att få in henne i halmen innan det blev mörkt.

”Hon går in när hon går in”, sa {elder}, som aldrig skyndade på någonting utom kaffet[sport: , om det inte var {sport} på teve].

Men elefanten lyfte bara ena framfoten och satte ner den igen, på samma ställe.

# crossed-out
{Friend}[!friend.known: , {child's} bästa vän,] hade ett anteckningsblock[athlete:  med {athlete} på], och {friend.he} ville vara den som kom på det. ”Det är mörkt därinne”, sa {friend.he}. ”Hon är mörkrädd.” Så {child} tände lampan i ladan. Elefanten tittade på den, lyfte foten och satte ner den.

”Inte mörkrädd”, sa {friend} och strök över det.

De prövade med äpplen[elder2:  från {elder2}], på rad över gårdsplanen och in genom porten. Elefanten åt upp alla hon nådde utan att flytta sig. {@Who} {@rest}. {Pet} hade legat bredvid elefanten ända sedan rampen fälldes ner, [pet.cat: tryckt | lutad] mot ett ben så tjockt som en trädstam. Då och då kom snabeln ner och blåste {pet} i örat, och då {@groaned} {pet} av välbehag.

# you-go-first
Solen gick ner bakom åsen. Det började knaka i vattenpölarna.

”Gå in först, du”, sa {friend} till {child}. ”Visa henne hur man gör.”

{child} tyckte inte om att gå först. [school: {At school}|I skolan] var {child.he} bra på att gå tvåa. Men {child.he} gick in i ladan, ända längst in, och vände sig om och sa: ”Ser du? Här är det skönt.”

Elefanten sträckte snabeln efter {child}. Det var inte äpplet i {child's} hand hon ville ha. Snabeln trevade i luften, ganska långt ner, åt vänster och åt höger, och så knep spetsen ihop. Den knep om ingenting.

”Vänta, en gång till”, sa {child}. {Child.He} gick ut och {child.he} gick in igen.

Likadant. Långt ner, åt vänster och åt höger. Knep. Ingenting.

# never-in-front
”Hon letar efter något”, sa {child}. ”Något som brukar finnas precis framför henne. {Friend}, var hon ensam i lastbilen?”

”De är två”, sa {friend} och bläddrade bakåt i blocket. ”Chauffören sa det. Hennes syster åkte i morse, med första bilen. De har alltid varit tillsammans. Systern är den som bestämmer. Det är alltid systern som går …” {Friend.He} tystnade. Sedan höll {friend.he} upp en teckning som {friend.he} hade ritat av ur en biblioteksbok, två elefanter på vandring. Den andra elefanten höll den första i svansen.

”Hon har aldrig gått först”, sa {child}. ”Inte i hela sitt liv.”

# a-rope-tail
Då fick {elder} bråttom. {Elder.He} satte sig på stentrappan med ett rep och flätade, över och under, med sina stora kalla fingrar[music:  och {music} på läpparna], tills det hade blivit en så bra svans som någon kan göra. Den knöt {elder.he} fast baktill i sitt eget bälte.

”Den som skrattar får inget kaffebröd”, sa {elder.he} och klev ut över gårdsplanen.

Snabeln kom. Den hittade svansen. Den kände efter längs hela svansen och släppte den.

”Repet är kallt”, sa {child}. ”Det är ju ingen.”

# something-warm
{Pet} hade sett på hela tiden. Nu reste {pet.he} sig och {@shook}. {Pet.He} tittade på ladan och {pet.he} tittade på elefanten. Så gick {pet.he} runt till framsidan, där det inte fanns någon, och ställde sig med rumpan mot det stora grå ansiktet och väntade. {@Tail}

Ner kom snabeln. Åt vänster. Åt höger. Den kom emot något varmt, och det {@wagged}.

Den knep om det, så försiktigt som man håller i ett ägg.

{Pet} tog ett steg. {Pet.He} såg sig om över axeln. {Pet.He} tog ett till. Och bakom {pet.him} lyftes en fot, och den här gången kom den ner på ett nytt ställe.

# into-the-straw
Så gick de över hela gårdsplanen, förbi lampan och in i halmen. Elefanten la sig med ett brak, som när en soffa kommer genom taket. Svansen höll hon kvar. Så {pet} la sig också.

# the-black-lane
Senare kom {@a} för att hämta dem, och då måste de gå till bilen, hela den långa svarta vägen ner till grinden.

”Vem går först?” sa {friend}.

{@Led}, och {friend} höll {elder.short} i rocken, och {child} såg in i mörkret och sträckte fram handen, långt ner, och fick tag i repsvansen. Den hade ingen kommit ihåg att knyta loss.

Den var alldeles varm nu.

# @gate
grannen {elder's} grind
## if elder
{elder's} grind

# @who
{pet}, {friend's} hund,
## if pet.dog
{pet}, {child's} hund,
## if pet.dog & breed
{the breed} {pet}
## if pet.cat
{pet}, {child's} katt,
## if pet.cat & breed
{the breed} {pet}

# @rest
åt resten
## if pet.cat
luktade på resten, ett i taget, och lät dem ligga

# @groaned
stönade
## if pet.cat
spann

# @shook
ruskade på pälsen
## if pet.cat
sträckte på ryggen

# @tail
Svansen gick sakta fram och tillbaka.
## if pet.cat
Svansen stod rakt upp, och bara spetsen gick sakta fram och tillbaka.

# @wagged
viftade
## if pet.cat
ryckte till

# @a
{lift} från affären
## if adult
{adult}

# @led
Det gjorde {pet}. {Pet.He} hade smugit ut ur ladan till slut, när elefanten sov djupt. Så {elder.short} höll {pet} i kopplet
## if pet.cat
Det gjorde {pet}, med svansen rakt upp. {Pet.He} hade smugit ut ur ladan till slut, när elefanten sov djupt. Så {elder.short} gick efter svansen
