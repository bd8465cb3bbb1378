title: Kan jag få låna ett ägg?
title: Nu är vi klara med det
title: Tack för lånet av stöveln
guest boy: Vidar (han), Jonatan (han)

% Pojken använder ingenting av det han lånar. Allt kommer tillbaka som det gick.

# an-egg
Regnet öste ner[city:  över hela {city}], och {child} spelade schack mot [friend: {friend}, {child.his} bästa vän,|sig själv] och höll på att förlora, när det ringde på dörren.

Det var en pojke med blött hår. Han hade flyttat in i huset bredvid i fredags och kände ingen.

”Jag heter {boy}”, sa han. ”Kan jag få låna ett ägg?”

Det fick han, och bar i väg med det i båda händerna.

[friend: ”Vem var det?” sa {friend}.

”Ett ägg”, sa {child}.]

# finished-with-it
Efter fem minuter ringde det igen.

”Tack för lånet”, sa {boy} och räckte fram ägget. ”Nu är vi klara med det.”

Det var helt, bara lite varmare.

”Vad gjorde ni med det?” frågade {child}.

”Lite av varje”, sa {boy}. ”Kan jag få låna socker?”

Han gick med en sked, med handen över som ett tak, och kom tillbaka med den precis lika full.

”Lagom”, sa han. ”Kan jag få låna en stövel?”

”Vilken?”

”Det är inte så noga”, sa {boy}.

Stöveln kom också tillbaka. [elder: {Elder} lånade ut ett paraply, och det lämnade han tillbaka och blev blöt igen. ][elder2: {Elder2} lånade ut ett till. ][pet.dog: Han lånade {pet}[!pet.known: , {child's} hund,] som kom hem överlycklig. ][pet.cat: Han lånade {pet}[!pet.known: , {child's} katt,] som var hemma igen före honom. ][pet.other: Han lånade en titt på {pet}, och {pet} tittade tillbaka. ][sport: Han lånade en bok om hur man ska {play sport}. ][athlete: Han lånade en bild på {athlete} och höll den torr. ][music: Han lånade {@song} och gnolade tillbaka alltihop. ][school: Han lånade vägen till {school}. ]Och varje gång sa {child} ”ingen orsak” och stängde dörren och förlorade lite till.

# nothing-left
Nästa gång stod {boy} där med tomma händer.

”Kan jag få låna”, sa han och kom av sig. Han tittade förbi {child}, in i den varma hallen. ”Jag kommer inte på något mer”, sa han. ”Det gör inget.” Och så gick han ut i regnet igen.

Sedan ringde ingen mer. På hallgolvet låg ägget och skeden och stöveln. {boy} hade inte använt någonting av det. Han behövde inget ägg. Han behövde någon som öppnade, och det hade någon gjort, varenda gång, och sedan stängt igen.

Den någon var {child}, och det kändes långt ner i magen.

# could-i-borrow
Då drog {child} på sig båda stövlarna, sprang till huset bredvid och ringde på.

{boy} öppnade. Bakom honom fanns det bara kartonger.

”Ursäkta”, sa {child}. ”Kan jag få låna en sak?”

”Vi har inte packat upp”, sa {boy}. ”Här finns bara jag.”

”Det går bra”, sa {child}. ”Kan jag få låna dig?”

{boy} gapade. Han sprang in och frågade och kom ut med jackan ut och in. ”Hur länge då?”

”Till kvällsmaten. Jag lämnar tillbaka dig.”

{boy} visade sig vara förfärligt bra på schack.[friend:  {Friend} förlorade med flit, så att han skulle få vara med.] {child} förlorade tre gånger i rad, och det blev roligare för varje gång.

# given-back
Till kvällsmaten följde {child} honom hem[adult: , med {adult} och ett paraply]. {boy's} mamma öppnade.

”Tack för lånet”, sa {child}. ”Nu är jag klar med honom.”

”Och vad gjorde du med honom?” frågade hon.

”Lite av varje”, sa {child}.

Nästa morgon ringde det på före frukost. Det var {boy}, som ville låna ett ägg. Gärna kokt.

Han satte sig med det vid köksbordet, och det ägget lämnade han aldrig tillbaka.

# @song
{music}
