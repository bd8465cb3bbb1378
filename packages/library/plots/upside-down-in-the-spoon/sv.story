title: Upp och ner i skeden
title: Luvan på den låga spiken
guest tomte: tomten (han)

% Den stora (@a): {adult}, annars den äldre, annars den vuxna.

# the-low-nail
I morgon var det lucia, och {child} skulle gå sist i tåget och vara tomte. {child.He} hade en lykta, grå byxor och ett skägg av bomull. Bara luvan fattades.

”Någonstans i huset måste det väl finnas en luva”, sa {@a}.

{child} letade. Och längst in i skrubben under trappan, på en spik som satt alldeles nere vid golvet, hängde en. Den var röd och gammal och mycket liten. På {child} satt den som en jordgubbe högst upp på huvudet.

Men luva var det.

# in-the-spoon
Till kvällsmat var det gröt. {child} åt med luvan på. Och just som {child.he} lyfte skeden syntes någon i den.

Det var en gubbe. Han var inte större än en mjölkförpackning, han satt på spisen bakom {child}, och han satt upp och ner. Han grät. Tårarna rann uppåt.

{child} vände sig om. På spisen fanns ingen.

{child.He} tittade i skeden igen. Där satt han.

”Titta inte på mig”, sa gubben i skeden. ”Jag har ju ingenting på huvudet!”

”Vem är du?” viskade {child}.

”Tomten, förstås. Den som bor här. Man ser mig bara i det som blänker, och ingen har sett mig utan luva på trehundra år.” Han höll båda händerna över hjässan. Den var blank som ett ägg.

”Var är din luva då?”

Tomten pekade. I skeden pekade han neråt, så då var det uppåt. {child} kände efter på sitt eget huvud.

Oj.

# the-coffee-pot
”Förlåt”, sa {child} och tog av den. ”Jag trodde inte att den var någons.”

”Den hängde ju på sin spik”, snyftade {tomte}.

”Varsågod.” {child} sträckte ut luvan mot spisen, där det inte fanns någon.

”Inte där! Åt vänster!”

Men i en sked blir vänster höger, och uppåt blir neråt. {child} tittade i skeden och satte luvan på kaffepannan.

”Nej, nej! Åt andra hållet!”

{child.He} satte den på smöret.

[pet.dog: {child.He} satte den på {pet}, som satt blickstilla och kände sig fin.

][pet.cat: {child.He} satte den på {pet}, som gick därifrån med den och fick hämtas.

][elder: Då kom {elder} [elder2: och {elder2} ]in i köket. ”Tack, så snällt”, sa {elder.short} och hade den på sig en lång stund innan någon hann säga till.

][athlete: ”Inte ens {athlete} hade träffat”, sa {child} och satte den på gröten.

][pet.other: {child.He} satte den på {pet}. Av {pet} syntes bara nosen.

][sport: ”Jag brukar träffa när jag ska {play sport}”, sa {child} och satte den på brödet.

]
# cold-in-the-thoughts
”Hjälp mig”, sa {tomte}. Nu skakade hela han. ”Jag fryser ända in i tankarna. Jag minns inte vad en tomte ska göra! Skulle jag klappa någon? Skulle jag räkna något? Och i morgon är det lucia, och ingen har sett till huset!”

{child} blev varm om kinderna och kall i magen. Det var {child.he} som hade tagit luvan från den som behövde den. Och nu gick det inte att ge tillbaka den. Man såg honom, men man nådde honom inte.

{child} lade ner skeden. Då syntes han inte alls.

Och det var då {child} kom på det.

# closed-eyes
”Jag ska inte titta”, sa {child}. ”Då kan jag inte ta fel.”

{child.He} satte sig på golvet och blundade. {child.He} höll luvan mellan händerna med hålet neråt, som ett litet tält.

”Kom du till mig i stället”, sa {child.he}.

Det var länge tyst. Sedan hörde {child} fötter, små, små fötter, tripp, tripp, över golvet. Någon andades.

Och så kom något runt och kallt som ett ägg och tryckte sig upp i luvan, inifrån. Ett skägg kittlade {child} på tummen.

{child.He} öppnade ögonen. Där var ingen.

Men i skeden stod {tomte}, upp och ner, med luvan på.

”Åh”, sa han. ”Nu minns jag alltihop. Hästen ska klappas, men ni har ingen häst. Stolarna ska räknas. Och den som var snäll mot mig ska ha en sak.”

”Vad då?” sa {child}.

Men han hade redan gått för att räkna stolarna.

# the-tray
På morgonen var det mörkt och lucia. {child} hade ingen luva, och det fick vara så.

Men på sängstolpen hängde en. Den var röd och ny och alldeles lagom stor. Den var fortfarande varm, och den luktade gröt.

[friend: ”Vem har du fått den av?” viskade {friend}, som gick före i tåget och var pepparkaka.

”Av någon som bor hos oss”, viskade {child}.

][school: Alla föräldrar satt på de små stolarna {at school}. ][city: Över hela {city} var det svart i fönstren, och här kom ljuset. ]{child} gick sist, med lyktan i ena handen och fatet med lussekatter i den andra. De sjöng [music: alla luciasångerna och {@song} också | alla luciasångerna]. Fatet var av silver, och det blänkte.

Där, i fatet, såg {child} vem som gick allra sist. Han gick med huvudet neråt, och han sjöng så att skägget hoppade. I handen hade han en lussekatt.

# good-night
På kvällen ställde {child} ut en tallrik gröt vid den låga spiken, med en klick smör och en sked.[pet.dog:  {Pet} fick sitta bredvid och lova att bara titta.][pet.cat:  {Pet} tog av smöret, men bara lite.]

”God natt”, sa {child}.

Sedan tittade {child.he} efter i skeden, för säkerhets skull.

Där stod någon, upp och ner, och vinkade.

# @song
{music}

# @a
den vuxna
## if adult
{adult}
## if elder & !adult
{elder.short}
