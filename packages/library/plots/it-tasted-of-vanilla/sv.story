title: Får jag smaka?
title: Älgen i glasskön
title: En sort till
guest friend: Isak (han), Albin (han)
guest seller: Solveig (hon), Gunvor (hon)

% Krasp, krasp, krasp varje gång älgen smakar. Älgen är den. {friend} är familjens, annars en pojke i kön. Skeden är av björk.

# one-in-front
{child} ville ha vaniljglass. En kula, i strut. {Child.He} hade pengarna i handen[elder: , av {elder}[elder2:  och {elder2}]], och det var bara en enda före i kön vid {seller's} kiosk[city:  i {city}].

Det var en älg.

”Hej hej”, sa älgen. ”Vad har du för sorter?”

”Tolv stycken”, sa {seller}. ”Vilken vill du ha?”

”Svårt”, sa älgen. ”Får jag smaka?”

# strawberry
Det fick man hos {seller}. Hon tog lite jordgubb på en liten träsked och räckte fram den. Älgen stoppade in alltihop i munnen.

Krasp, krasp, krasp.

”Mm!” sa älgen. ”Fantastiskt. Får jag smaka den bruna?”

Choklad. Krasp, krasp, krasp.

”Mm! Precis lika god! Får jag smaka den gröna?”

Päron. Krasp, krasp, krasp.

”Otroligt”, sa älgen. ”Att du kan få alla så goda!”

# just-choose
{seller} rodnade. {child} stod på ett ben. Sedan stod {child.he} på det andra[athlete: , fast {athlete} nog hade stått där ännu längre]. Bakom {child.him} hade det kommit [friend: [!friend.known: {child's} bästa vän ]{friend}|en pojke som hette {friend}], en tant med barnvagn och ett helt orienteringslag[school:  från {school}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade redan lagt sig ner.]

”Ursäkta”, sa {child}. ”Kan du inte bara ta en?[sport:  Jag ska {play sport} sedan.]”

”Jag försöker”, sa älgen. ”Men de är goda på precis samma sätt. Får jag smaka den orange?”

Krasp, krasp, krasp. Och så den rosa. Krasp, krasp, krasp. Och så den med prickar.

”Konstigt”, sa {seller}. ”Snart är skedarna slut. Var tar de vägen?”

# the-white-one
Till sist fanns det bara en sort kvar som älgen inte hade smakat. {child} visste vilken.

”Den vita”, sa älgen.

”Vaniljen”, sa {seller} och tittade ner i lådan. ”Oj. Av den är det bara en kula kvar.”

”Det är min!” sa {child}. ”Jag har tänkt på den sedan i går![pet.other:  Jag har lovat {pet} att berätta hur den smakar!]”

”Jag ska bara smaka”, sa älgen.

Krasp, krasp, krasp.

# ill-have-that
Älgen blundade. Den slickade sig om mulen. Sedan sa den det allra värsta den kunde säga.

”Den tar jag.”

Åh nej! {seller} tog fram struten. Hon tog fram skopan. Hon såg ledsen ut, men kö är kö, och älgen stod först.

# on-the-outside
{child} fick gråten i halsen. {Child.He} tittade på vaniljkulan. {Child.He} tittade på älgens stora mule. Och där, mitt på mulen, satt det en klick vanilj som inte hade kommit in. Och lite päron. Och choklad, och jordgubb, och den med prickar. All glass satt ju utanpå!

Vad var det då som hade sagt krasp? Glass säger inte krasp.

”Vänta!” ropade {child}. ”{seller}! Får jag ge älgen en smakbit till?”

”Det finns inga fler sorter”, sa {seller}.

”Jo, en.”

# birch
{child} sträckte sig upp på disken och tog en träsked. En tom. Utan något på alls. {Child.He} höll upp den mot älgen, så högt {child.he} kunde.

Älgen nosade[pet.cat: , lika försiktigt som [!pet.known: katten ]{pet} hemma]. Älgen tog den med läppen.

Krasp, krasp, krasp.

Först sa älgen ingenting alls. Öronen reste sig. Ögonen blev stora som tefat.

”DEN!” vrålade älgen. ”DEN sorten! Den är ju godast av allihop! Vad är det för något?”

”Björk”, sa {child}.

”Björk”, viskade älgen. ”Jag visste väl att det var något bekant.”

# in-the-way
”Men glassen, då?” frågade {seller}. ”Var inte den god?”

”Är det glass, det där kalla?” sa älgen. ”Nej, vet du vad. Jag ville inte säga något, men det är mest i vägen.”

Så älgen fick en strut med skedar. Femton stycken, som en bukett. Den sa tack och hej då och gick bort mot skogen, och länge hörde man hur det lät mellan träden.

Krasp. Krasp. Krasp.

# next
”Nästa”, sa {seller}.

”En vanilj”, sa {child}. ”I strut.”

”Vill du inte smaka först?”

”NEJ”, ropade {friend} och tanten med barnvagnen och hela orienteringslaget.

# vanilla
{seller} skrapade i lådan[music:  och gnolade på {@song}] tills den var alldeles tom, så det blev en ovanligt stor kula. {child} satte sig på bänken i solen[adult: , bredvid {adult}]. {Child.He} slickade ett långt varv, hela vägen runt.

Den smakade vanilj.

# @song
{music}
