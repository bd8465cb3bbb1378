title: Det är bara jag
title: Tre hajar i en balja
title: Något stort och hemskt
guest friend: Signe (hon), Vera (hon)
guest rut: Rut (hon), Maj (hon)

% ”Det är bara jag” sägs fyra gånger, och allra sist av {friend}. En gång är det vi. Måsarna lyfter två gånger.

# three-in-a-tub
Det låg tre hajar i {rut's} balja. De var så långa som {child's} arm, ljusbruna med mörka prickar, och de hade riktiga hajfenor och riktiga hajögon.

{child} hade önskat sig hajar så länge {child.he} kunde minnas[pet.other: , och fått {pet}, och det var bra det också].[city:  {In city} simmar det inga.] Nu kom {child.he} springande längs bryggan så att plankorna dånade, slängde sig på knä och stack ner hela ansiktet.

”Hej, hajar!” skrek {child.he}.

Då gjorde hajarna något som inte stod i någon hajbok {child.he} hade läst[school: , och {child.he} hade läst alla {at school}]. De rullade ihop sig. Alla tre böjde sig till varsin ring och la stjärten över ögonen.

”Vad är det med dem?” sa {child}.

”De är rädda”, sa {rut}, som fiskade krabbor i viken och hade fått upp hajarna av misstag. ”Det är rödhajar. De gör så när det kommer något stort och hemskt.”

{child} såg sig om.

”Vad då för något?”

”Du”, sa {rut}.

”Men det är ju bara jag”, sa {child}.

# curled-up-too
{rut} skulle släppa hajarna vid båtrampen så fort hon hade lagat sin bur. Hon satt utanför sjöboden, några steg bort, och knöt[music:  och nynnade på {music}][elder: , med {elder}[elder2:  och {elder2}] i andra änden av nätet]. {child} satt kvar vid baljan och snodde snöret till proppen runt foten. Hajarna låg kvar i sina ringar.

Uppe på land, i gräset, satt det en till som hade rullat ihop sig. Det var {friend}[!friend.known: , [friend: {child's} bästa vän|som bodde i den gula stugan för sommaren]]. {Friend.He} satt på sin handduk med armarna om benen och pannan mot knäna[pet.dog: , och [!pet.known: hunden ]{pet} låg på ena hörnet och vaktade][pet.cat: , och [!pet.known: katten ]{pet}, som inte heller badade, höll {friend.him} sällskap]. De hade badat ihop varje dag[sport: , även när de egentligen skulle {play sport}], {child} och {friend}, ända till i torsdags. Då hade {child} dykt, simmat under vattnet[athlete: , tyst som {athlete},] och nypt tag i {friend's} fot. {friend} hade skrikit så att måsarna lyfte.

”Det är bara jag!” hade {child} ropat och skrattat så att {child.he} fick en kallsup.

Sedan dess hade {friend} inte satt en tå i havet.

# my-foot
”Det var ett skämt!” ropade {child} nu upp mot gräset. {Child.He} hade ropat det varje dag.

”Det var min fot!” ropade {friend} tillbaka.

”Jag skulle ha skrattat om det var min!”

”Men det var min!”

Så höll de på, och ingen av dem gav sig.

# all-four
{child} stack ner ett finger och petade på den minsta hajen, för att den skulle rulla ut sig och se hur snäll {child.he} var. Den knöt ihop sig ännu hårdare.

”Men det är bara jag, dumbom”, sa {child}.

Det var precis vad {child.he} hade sagt till {friend}. Det hade inte hjälpt då heller, för det var ju just {child.him} de var rädda för, alla fyra.

# plop
{Child.He} flög upp för att säga det till {friend}, men snöret satt om foten. Det sa plopp. Proppen for ut, och vattnet rann ner mellan plankorna.

”{rut}!” skrek {child}. ”Det rinner ut!”

”I sjön med dem!” ropade {rut} och försökte resa sig, men hon hade nätet runt båda stövlarna[elder: , och {elder.short} hade resten]. ”Rampen! Bär baljan!”

{child} satte handen för hålet och drog. Baljan rörde sig inte. Den hade två handtag, och {child.he} var bara en. Vattnet sjönk. En prickig rygg stack redan upp i luften.

Då kom någon springande barfota över bryggan. Det var {friend}. {Friend.He} sa ingenting, {friend.he} tog det andra handtaget. De lyfte samtidigt. De gick med små, snabba steg, från bryggan och ner på den låga rampen, och vid vattenkanten stannade {friend} tvärt.

Det var där havet började.

# every-single-thing
{child} såg på {friend.him} och ville säga skynda dig. {Child.He} ville säga äsch.

”Jag går först”, sa {child.he}. ”Jag säger till om varenda sak jag gör.”

{friend} nickade.

”Nu sätter jag ner ena foten”, sa {child}. ”Nu sätter jag ner den andra. Nu står jag.”

{friend} andades in, och så klev {friend.he} i. Vattnet nådde dem över knäna. Mycket försiktigt lutade de baljan, och de tre hajarna gled ut och sjönk till botten, fortfarande hoprullade.

”Simma då”, sa {child} och böjde sig fram för att putta lite.

”Vänta”, sa {friend}. ”De måste få bestämma själva.”

Det visste ju {friend} allt om. Så de väntade. {child} fick hålla i sina egna armbågar. Efter en lång stund flyttade sig en stjärt från ett öga. Ögat tittade på dem.

”Det är bara vi”, sa {friend} lågt.

# four-thin-legs
Hajen rätade ut sig, och de andra två gjorde som den. De simmade sakta ett varv runt fyra smala ben, så nära att {friend} kände en fena mot ankeln. {Friend.He} skrek inte. Sedan slog hajarna med stjärtarna och försvann ut i det gröna.

# only-me
{rut} kom haltande med nätet efter sig och satte sig på rampen för att skratta och pusta. Solen gick ner. {child} och {friend} stod kvar.

”Förlåt för din fot”, sa {child}. ”Den tyckte inte att det var roligt.”

{friend} svarade inte. {child} tittade ner i vattnet, som nu var så mörkt att {child.he} inte såg något alls. Då tog någonting tag om {child.his} hand där nere. Det var kallt och blött, och {child} skrek så att måsarna lyfte.

{friend} skrattade. Men {friend.he} släppte inte.

”Det är bara jag”, sa {friend.he}.
