title: Den som hade tagit månen
title: Nästan hela månen
title: Sov gott därinne
guest friend: Majken (hon), Ture (han)
guest sitter: Jonna (hon), Ellen (hon)

% Den stora (@a): {adult}, annars den äldre, annars barnvakten {sitter}. Den smala månskäran har en svag grå rundel intill sig: hela månen, i jordsken.
% Utan katt eller hund är det vännen som misstänks.

# a-thief
[friend: {Friend}|Kompisen {friend}] skulle sova hos {child}. De hade borstat tänderna och stod vid fönstret i pyjamas, {child} i prickig och {friend} i randig. [pet.cat: I fönstret satt [!pet.known: katten ]{pet}, som var {a breed} och [breed.Sphynx: len som en persika|mjuk som en kudde].][pet.dog: Bredvid satt [!pet.known: hunden ]{pet}, som var {a breed} och mjuk som en kudde.]

”Titta”, sa {child}. ”Någon har tagit månen!”

Det var nästan sant. Det fanns inte mer än en liten bit kvar. En tunn, böjd bit, som en avklippt nagel.

”Den var hel förut”, sa {friend}. ”Den var jätterund. Jag såg den när det var mitt kalas.”

”Då är det en tjuv”, sa {child}.

# the-suspect
De tittade på varandra.

”Har du ätit månen?” frågade {child} strängt.

{Friend} gapade så stort {friend.he} kunde. {child} tittade in.

”Bara tänder”, sa {child.he}. ”Ingen måne.”

Sedan gapade {child}, för det är rättvist.

”Bara tänder där med”, sa {friend}. ”Och lite tandkräm.”

Så det var ingen av dem.

## if pet.cat
De tittade på {pet}. {Pet} slickade sig om munnen.

”Har du ätit månen?” frågade {child} strängt.

{Pet} blinkade. {child} lyfte upp {pet.him}, och {pet.he} blev alldeles slapp och hängde över armen som en handduk. {Friend} kände på magen.

”Den är rund”, sa {friend.he}. ”Men den är bara varm. Månen är nog kall.”

Så det var inte {pet}.

## if pet.dog
De tittade på {pet}. {Pet} slickade sig om munnen.

”Har du ätit månen?” frågade {child} strängt.

{Pet} la sig på rygg med alla tassarna i vädret. {Friend} kände på magen.

”Den är rund”, sa {friend.he}. ”Men den är bara varm. Månen är nog kall.”

Så det var inte {pet}.

# nearly-all-of-it
De letade under sängen. Där låg en strumpa [sport: och {sport.thing} ]och en halv knäckebrödsmacka, men ingen måne. De letade i badkaret. [school: De letade i ryggsäcken från {school}. ][athlete: De letade bakom bilden på {athlete}. ][elder & adult: De letade bakom {elder}, som fick luta sig fram[elder2: , och bakom {elder2}]. ][elder2 & !adult: De letade bakom {elder2}, som fick luta sig fram. ]De letade i tvättkorgen, och då kom {@a-first}[music:  och nynnade på {music}].

”Jaha”, sa {@a}. ”Vad är det ni har tappat?”

”Månen”, sa {child}. ”Nästan hela.”

Det tyckte {@a} inte alls var konstigt.

”Då måste vi gå ut och titta ordentligt”, sa {@he}. ”Det kan man inte göra genom en ruta.”

# next-to-it
De fick stövlar på fötterna och jackor över pyjamasarna. Ute på trappan var det mörkt[city: , så mörkt det kan bli {in city},] och luktade [season.winter: snö|jord]. [pet.cat / pet.dog: {Pet} kom efter och satte sig på {child's} ena stövel.|{Friend} hade stövlarna på fel fot och sa att det gick lika bra.]

”Titta länge nu”, sa {@a}. ”Inte på det som lyser. Titta bredvid.”

{child} tittade länge. {Friend} tittade så länge att munnen åkte upp.

Först var det bara svart. Men sedan, alldeles intill den tunna ljusa biten, syntes något mer. Något stort och runt och grått, så svagt som när man andas på ett glas.

# all-the-time
”Där är den ju!” viskade {friend}.

”Den är hel!” viskade {child}. ”Den är där hela tiden!”

”Hela tiden”, sa {@a}. ”Den är lika rund som på {friend's} kalas. Det är bara kanten som lyser.”

{child} tänkte. {Child.He} tänkte så att det kittlade i pannan. Sedan visste {child.he}.

”Den har täcket på sig!”

# the-foot
Och så var det. Månen hade dragit upp ett mörkt, stort täcke nästan över hela sig. Bara en liten kant stack ut i kylan.

”Det är foten”, sa {friend}. ”Jag brukar också ha ut foten.”

# every-side-but-one
De gick in igen och ställde stövlarna bredvid varandra. {child} låg i sin säng, och {friend} låg på madrassen bredvid. [pet.cat: {Pet} gick ett varv mellan dem och blev en boll.][pet.dog: {Pet} suckade och la sig mitt emellan.]

{@A} stoppade om {child} på alla sidor. Sedan stoppade {@he} om {friend} på alla sidor utom en, för där skulle foten vara.

# forgot-one
”God natt, {child}. God natt, {friend}.[pet:  God natt, {pet}.]”

”Du glömde en”, sa {child}.

{@A} lutade sig fram mot fönstret.

”God natt, månen”, sa {@he}. ”Sov gott därinne.”

Just då kom ett moln glidande över himlen, och månen drog in foten.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 2
Hela den är där, rund och grå.
