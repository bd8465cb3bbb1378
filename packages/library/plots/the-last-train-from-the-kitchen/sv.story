title: [theme.bus: Sista bussen|[theme.tram: Sista spårvagnen|Sista tåget]] går från köket
title: Ankan som inte hann packa
title: Går [theme.bus: den här bussen|[theme.tram: den här spårvagnen|det här tåget]] söderut?
title: [theme.journey: Resan söderut|Nästa hållplats: sängen]
title: [theme.bus: Bussen|[theme.tram: Spårvagnen|Tåget]] till sängen

# chairs
Fyra köksstolar stod på rad. Det var [theme.bus: bussen|[theme.tram: spårvagnen|tåget]]. Längst fram satt {child} med
en träslev till spak.

”[theme.bus: Sista bussen|[theme.tram: Sista spårvagnen|Sista tåget]] går nu!” ropade {child}. ”Till sängen och inte
längre!” [adult: För sedan skulle stolarna stå vid bordet, hade {adult} sagt.]

Då hostade någon. På stolen längst bak satt en anka med en liten väska i knät.

”Går [theme.bus: den här bussen|[theme.tram: den här spårvagnen|det här tåget]] söderut?” frågade ankan.

## or
”Ursäkta”, sa ankan. ”Är den här stolen ledig?”

Det var den. Det var den sista av fyra köksstolar på rad, och fyra köksstolar på rad är [theme.bus: en
buss|[theme.tram: en spårvagn|ett tåg]]. {Child} satt längst fram med en träslev till spak. [adult: En tur till, hade
{adult} sagt, och sedan skulle stolarna stå vid bordet. | Det var bara en tur kvar.]

Ankan klev upp och satte en liten väska i knät.

”Till Söder, tack”, sa hon.

## if short
Fyra köksstolar stod på rad. Det var [theme.bus: bussen|[theme.tram: spårvagnen|tåget]]. Längst fram satt {child} med en träslev till spak.

”[theme.bus: Sista bussen|[theme.tram: Sista spårvagnen|Sista tåget]] går nu!” ropade {child}. ”Till sängen och inte längre!”

Då hostade någon. På stolen längst bak satt en anka med en liten väska i knät.

”Går [theme.bus: den här bussen|[theme.tram: den här spårvagnen|det här tåget]] söderut?” frågade ankan.


# south
”[theme.bus: Den|[theme.tram: Den|Det]] går till sängen”, sa {child}.

”Är det söderut?”

{Child} visste inte säkert. ”Hur ser det ut där?”

”Jag har aldrig varit där”, sa ankan. ”Alla de andra har flugit. Jag skulle bara packa först. Men de säger att det är
varmt i Söder, och mjukt att landa på, och att man hör havet.”

[age>=6: Hon hade fått ett vykort om det. Kvack, stod det. ”Det betyder mycket”, förklarade ankan.]

Varmt. Mjukt. Havet. [age>=6: Det kunde inte vara så svårt att känna igen.]

[friend: {Friend}, som sov över, var konduktör. | {Child} var konduktör också.] Biljetterna var knäckebröd. De var
redan klippta, för knäckebröd har hål.

”Ät inte upp den”, sa [friend: {friend}|{child}].

”Nej då”, sa ankan.

[music: Före varje hållplats skulle det vara musik i högtalaren. {Child} nynnade {music}.] [adult: {Adult} stod i
dörren och var signal. Armen upp betydde kör.]

## if short
{Child} visste inte säkert. ”Hur ser det ut där?”

”Jag har aldrig varit där”, sa ankan. ”Men de säger att det är varmt i Söder, och mjukt att landa på, och att man hör havet.”

Varmt. Mjukt. Havet.

[friend: {Friend}, som sov över, var konduktör. ]Biljetterna var knäckebröd.

”Ät inte upp den”, sa [friend: {friend}|{child}].

”Nej då”, sa ankan.

[adult: {Adult} var signal. ][music: {Child} nynnade {music}.]


# off
{Child} drog i sleven. [theme.bus: Brum|[theme.tram: Pling pling|Dunk-dunk, dunk-dunk]], sa stolarna, och så rullade
[theme.bus: bussen|[theme.tram: spårvagnen|tåget]] ut ur köket, över tröskeln, där det skakade till en gång för varje
stol, och genom tunneln av jackor i hallen. Mellan {child} och ankan åkte en apelsin. Den sa inte vart den skulle, men
den rullade av i första kurvan.

[pet.dog: {Pet} hoppade upp på stolen bakom {child} och satte nosen i fartvinden.] [pet.cat: Mitt i vägen låg {pet}.
För katter får man vänta. Efter en stund flyttade {pet} på sig, en bit i taget.] [pet.other: De körde extra sakta
förbi {pet}, för att inte störa.] [city: Utanför fönstret åkte {city} förbi, ljus efter ljus.]

[sport / athlete: [sport: I hallen stod väskan till {sport} och väntade. ”Du åker i morgon”, sa {child} till den.]
[athlete: På väggen satt en affisch, som på alla stationer. Det var {athlete}.]]

[school: ”Nästa: {school}”, ropade {child}. Men dit går det bara på dagarna, så där stannade de inte.]

## if short
{Child} drog i sleven. [theme.bus: Brum|[theme.tram: Pling pling|Dunk-dunk, dunk-dunk]], sa stolarna, och så rullade [theme.bus: bussen|[theme.tram: spårvagnen|tåget]] ut ur köket.

[pet.dog: {Pet} hoppade upp på stolen bakom {child}. ][pet.cat: Mitt i vägen låg {pet}. För katter får man vänta. ][pet.other: De körde extra sakta förbi {pet}. ][city: Utanför fönstret åkte {city} förbi. ][sport: I hallen stod väskan till {sport}. ][athlete: På väggen satt {athlete}, på en affisch. ][school: Vid {school} stannade de inte.]


# warm
[season.summer: ”Nästa: Fönsterbrädan!”|”Nästa: Elementet!”]

Ankan lade näbben mot [season.summer: den|det]. ”Varmt”, sa hon. Hon satte sig. ”Men hårt.” Sedan lyssnade hon länge.
”Och det där är inte havet. Det är [season.summer: en fluga|någon som är hungrig].”

[season.summer: Flugan höll med.|Det var vatten i rören.] Men Söder var det inte.

## or
”Nästa: Läslampan!”

Ankan ställde sig i ljuset och blundade. ”Varmt”, sa hon. ”Åt ett håll.” Hon vände sig om, så att baksidan också fick.
Sedan tog hon sats för att landa, men där fanns bara golv.

Söder var det inte.

## or
”Nästa: Lådan som blinkar!”

Det var den svarta, med små gröna lampor. Ankan satte sig på den. ”Varmt”, sa hon. ”Och det blinkar, som en hamn.” Hon
lyssnade efter havet. ”Men det har de stängt av.”

Söder var det inte.

## if short
”Nästa: Läslampan!”

Ankan ställde sig i ljuset och blundade. ”Varmt”, sa hon. Sedan tog hon sats för att landa, men där fanns bara golv.

Söder var det inte.


# soft
”Nästa: Soffan!”

Ankan landade, och det fjädrade tre gånger. ”Mjukt”, sa hon. ”Men det drar om stjärten.”

[elder: ”Var har ni havet?” frågade hon {elder}, som satt i soffan[elder2:  med {elder2}].

”Det hör man bara när man ligger ner”, sa {elder.short}. | Och något hav hördes inte.]

## or
”Nästa: Tvätten!”

Den låg i en hög på fåtöljen. Ankan dök ner i den och kom upp ur ett byxben. ”Mjukt”, sa hon. ”Men kallt om fötterna.
Och det är någon annans.”

[elder: ”Var har ni havet?” frågade hon {elder}, som satt i soffan[elder2:  med {elder2}].

”Det hör man bara när man ligger ner”, sa {elder.short}. | Och något hav hördes inte.]

## if short
”Nästa: Soffan!”

Ankan landade, och det fjädrade tre gånger. ”Mjukt”, sa hon. ”Men det drar om stjärten.”

[elder: ”Var har ni havet?” frågade hon {elder}, som satt i soffan[elder2:  med {elder2}].

”Det hör man bara när man ligger ner”, sa {elder.short}. | Söder var det inte.]


# sea
”Nästa: Handfatet!”

Ankan klev i och lade örat mot hålet. Långt där nere brusade det. ”Havet!” sa hon. Sedan satt hon tyst ett tag, med
väskan i famnen. ”Det är kallt i Söder”, sa hon. ”Och hårt.”

”Det är inte Söder”, sa {child}. ”Det är handfatet.”

## or
”Nästa: Badrummet!”

Just då brusade det till bakom väggen, mäktigt, och sjönk undan. ”Havet!” ropade ankan och reste sig med väskan.

”Det är någon som spolar”, sa {child}.

De väntade på en våg till, men det kom ingen. Ankan satte sig igen.

## or
”Nästa: Hinken!”

Det var städhinken, och det var vatten i den. Ankan hoppade i med ett plask. ”Havet!” sa hon, och simmade ett varv,
och slog i kanten. ”Det är mindre än de sa.”

”Det är för att städa med”, sa {child}.

”Jaså”, sa ankan och klev upp. ”Blött och kallt är det också.”

## if short
”Nästa: Handfatet!”

Ankan klev i och lade örat mot hålet. Långt där nere brusade det. ”Havet!” sa hon.

”Det är handfatet”, sa {child}.

Söder var det inte.


# terminus
Sedan fanns det bara en hållplats kvar.

[age>=7: ”Det är längre än man tror, att sitta”, sa ankan. ”När man flyger märks det inte.”]

[music: Den här gången nynnade {child} långsamt.] ”Slutstation”, ropade {child}, fast inte så högt. ”Sängen.”

Stolarna stannade bredvid den. Ankan tittade. ”Det där är väl inte Söder”, sa hon. ”Det är en säng.[age>=5:  I sådana
kan man inte landa.]”

[age>=5: ”Det gör jag”, sa {child}. ”Varje kväll.”]

Och {child} lyfte på täcket.

## if short
”Slutstation”, ropade {child}. ”Sängen.”

”Det där är väl inte Söder”, sa ankan. ”Det är en säng.”

{Child} lyfte på täcket.


# all-three
Ankan gick ner i fotändan. Hon var borta ganska länge.

”Varmt”, hördes det sedan. Hon trampade runt ett varv. ”Mjukt.” Hon lyssnade. ”Men inget hav.”

”Du står ju upp”, sa {child}.[elder:  ”Du vet vad {elder.short} sa.”]

Ankan lade sig ner. {Child} lade sig också. [friend: På madrassen låg {friend} redan.]

Då kom det in, långsamt, och gick ut igen. In. Och ut.

”Där”, viskade ankan. ”Där är det.”

{Child} höll andan för att höra bättre. Då slutade havet. {Child} andades, och då kom det tillbaka.

## or
Ankan kände med ena foten. ”Varmt”, sa hon. Hon kände med den andra. ”Mjukt.” Sedan stod hon alldeles stilla och
väntade på havet, och det kom inte.

”Jag visste väl det”, sa hon och tog sin väska.

”Lägg dig ner först”, sa {child}. ”[elder: {Elder.short} sa ju det. ]Så här.” Och {child} lade sig ner för att visa.
[friend: {Friend} visade också, på madrassen bredvid.]

Ingen sa något på en lång stund.

Sch, hördes det. Och sedan: Hå. Sch. Hå. Fram och tillbaka, som det går vid en strand.

”Är det du?” frågade ankan.

{Child} prövade att sluta andas. Det blev alldeles stilla. {Child} prövade att börja igen. Sch. Hå.

”Ja”, sa {child} förvånat. ”Det är jag.”

## if short
Ankan gick ner i fotändan. ”Varmt”, hördes det. Hon trampade runt ett varv. ”Mjukt.” Hon lyssnade. ”Men inget hav.”

”Du står ju upp”, sa {child}.[elder:  ”Du vet vad {elder.short} sa.”]

Ankan lade sig ner. {Child} lade sig också. [friend: På madrassen låg {friend} redan.]

Då kom det in, långsamt, och gick ut igen. In. Och ut.

”Där”, viskade ankan. ”Där är det.”

{Child} höll andan för att höra bättre. Då slutade havet. {Child} andades, och då kom det tillbaka.


# sunglasses
Så öppnade ankan väskan och tog upp det hon hade packat. Det var ett par solglasögon. Hon satte dem på näbben.

”Så”, sa hon. ”Nu blev det kväll.” [adult: Och {adult} släckte lampan, så att det blev kväll för alla.]

Det var varmt under täcket, och det var mjukt att ligga på, och havet kom in och gick ut, kom in och gick ut, och vid
sängen stod fyra stolar som hade gått klart för i dag.

## if short
Så öppnade ankan väskan och tog upp det hon hade packat. Det var ett par solglasögon. Hon satte dem på näbben.

”Så”, sa hon. ”Nu blev det kväll.”

Det var varmt under täcket, och det var mjukt att ligga på, och havet kom in och gick ut, kom in och gick ut.


# morning-or-sea
På morgonen stod [theme.bus: bussen|[theme.tram: spårvagnen|tåget]] vid frukostbordet, som om ingenting hade hänt. Men
på stolen längst bak satt en anka i solglasögon och åt upp sin biljett.

## or
Det hördes ända ut i köket, där det nu var gott om plats runt bordet. In mot stranden, och ut. Och i fotändan sov
någon som hade kommit fram, med en biljett under vingen.
