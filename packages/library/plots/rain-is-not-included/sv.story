title: Regn ingår inte
title: Det ingår inte
title: Övertid
guest pony: Gråben (han), Gråskägg (han)
guest mona: Mona (hon), Gunvor (hon)

% {pony} talar lugnt, som någon som har arbetat länge. ”Andas!” får gärna ropas.

# a-hand-on-the-neck
{child} kunde prata med hästar. {Child.He} behövde bara lägga handen på halsen på dem, så hörde {child.he} vad de sa. De flesta hästar pratade om mat. Men {pony}, den äldsta ponnyn på ridskolan[city:  utanför {city}], pratade mest om sitt arbete.

”Skritt ingår”, brukade {pony} säga. ”Trav ingår. Regn ingår inte[sport: , och inte {sport} heller].”

{mona}, som var ridlärare, trodde på {child}. En gång hade {child} lagt handen på {pony} och sagt att sadelgjorden nöp. {mona} tittade efter, och det gjorde den. Sedan dess frågade hon alltid: ”Vad säger gubben i dag?”[pet:  [pet.dog & !pet.known: Hunden |][pet.cat & !pet.known: Katten |]{Pet} hemma behövde ingen fråga. {Pet} ville ha mat.]

# cold-hands
Just den här lördagen skulle {child’s} grupp galoppera för första gången. Alla de andra hade längtat hela veckan.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade längtat mest av alla.][elder & !elder2:  Inne på läktaren satt {elder} och väntade på att få se.][elder2:  Inne på läktaren satt {elder} och {elder2} och väntade på att få se.] {child} hade legat vaken[school:  och gäspat {at school}]. {Child.He} var så rädd att ramla av att händerna var kalla inne i handskarna, och det ville {child.he} inte säga till någon.

”Vad säger gubben i dag?” frågade {mona}.

{child} lade handen på {pony’s} hals.

”Jag säger att höet var torrt”, sa {pony}.

”Han säger att han har ont i foten”, sa {child}.

{pony} vred på huvudet och tittade på {child.him}.

”Det har jag inte sagt”, sa han.

# which-foot
”Vilken fot?” frågade {mona}.

”Bak”, sa {child}.

”Han har två bak.”

”Det är den ena av dem”, sa {child}.

{mona} klämde på {pony’s} ben, ett efter ett, och rynkade pannan.

”Jag hittar inget, men du brukar ha rätt”, sa hon. ”Då slipper han galoppera. Han ska inte gå på ridskola alls, med onda ben i den åldern. Jag hämtar släpet, så får han åka till min systers hage [city: långt härifrån | uppe i Dalarna] och bli pensionär.”

# not-a-word
Hon gick ut till bilen. {child} blev alldeles tom i magen. Så hade {child.he} inte menat.

”{pony}”, sa {child.he} med handen på hans hals. ”Förlåt. Jag hittade bara på.”

Han tuggade.

”Säg något, då.”

{pony} tuggade. {child} flyttade handen längre upp, och längre ner, och till sist lade {child.he} båda händerna på honom. Det kom inte ett ord. {child} hade hittat på ord åt honom, och nu fick {child.he} inga fler.

# say-goodbye
Ute på gården smällde luckan till hästsläpet i backen. {mona} kom in i stallet, satte grimma på {pony} och ledde ut honom i solen. {child} gick efter.

”Säg hej då till honom nu”, sa {mona}, och hon lät lite tjock i halsen själv. ”Och fråga vad han säger om saken.”

{child} lade handen på den grå halsen. Det var tyst därinne. {Child.He} kunde ha hittat på vad som helst. {Child.He} kunde ha sagt att {pony} ville stanna, och {mona} skulle ha trott på det.

I stället gick {child} och ställde sig mitt i öppningen till släpet med armarna rakt ut.

# in-the-way
”Han säger ingenting”, sa {child}. ”Han pratar inte med mig längre, för jag ljög. Han har inte ont någonstans. Det är jag som är rädd för att galoppera.”

Rösten darrade, men den höll hela vägen.

{mona} tittade på {child.him} en lång stund.

”Varför sa du inte det?”

”För att det bara är jag som är det.”

”Bara du”, sa {mona}. ”När jag var {age} red jag i skritt i två år och kallade det dressyr.”

{child} började skratta fast tårarna rann. {mona} räckte {child.him} en näsduk som det satt hö på.

”Hälarna ner, blicken upp”, sa hon, för det sa {mona} om allting. ”Gå och fråga gubben om han kan tänka sig att förlåta.”

# plastic-bags
{child} gick fram till {pony}, torkade av handen på byxorna och lade den på hans hals.

”Rädsla ingår”, sa {pony}.

”Du pratar!” sa {child}.

”Jag är själv rädd för plastpåsar”, sa {pony}. ”Det är inget att skämmas för. Men att ljuga i mitt namn, det ingår inte.”

”Nej”, sa {child}. ”Aldrig mer.” {Child.He} svalde. ”Ingår galopp?”

{pony} funderade på saken.

”Ett varv”, sa han. ”Du håller i manen. Jag håller i resten.”

# a-sofa
Så de gick in i ridhuset. {child} satt upp, tog ett stadigt tag i manen och tryckte ner hälarna. {Child.He} red i skritt, och sedan i trav så att tänderna skallrade. Sedan sa {child.he} ”nu”, högt, innan {child.he} hann ångra sig, och {pony} tog ett skutt och galopperade.

Det var inte alls som trav. Det var som att sitta i en soffa som hade bestämt sig för att hinna med tåget[athlete:  före {athlete}]. Upp och fram, upp och fram gick det, och det fläktade i ansiktet.

”Andas!” ropade {mona}.

[elder & !elder2: På läktaren andades {elder}. ][elder2: På läktaren andades {elder} och {elder2}. ]{child} andades[elder:  också], och när {child.he} hade andats ut var det ett skratt på slutet. De kom runt hela varvet. Men {pony} stannade inte, utan fortsatte ett varv till.

”Du sa ett varv”, skrattade {child}.

”Övertid”, frustade {pony}.

# this-is-included
Släpet fick stå kvar tomt på gården.[pet:  Hemma fick {pet} vänta en stund på maten.] När alla de andra hade gått hem[friend: , till och med {friend},] borstade {child} {pony}, länge, först på ena sidan och sedan på den andra. Solen kom in genom stallfönstret, och det luktade hö[music: , och stallets radio spelade {music}]. Till sist lade {child} armarna om {pony’s} hals och kinden mot manen, och han lutade sitt tunga huvud över {child’s} axel.

”Ingår det här?” frågade {child}.

”Ja”, sa {pony}. ”Det här ingår.”
