title: Runt med dig
title: Mardrömmens rygg
title: Så liten som en ärta
guest sitter: Moa (hon), Ebba (hon)

% Vem som kommer (@a): {adult}, annars den äldre, annars {sitter}. ”Runt med dig” sägs två gånger till mardrömmen och en gång till {child}.

# a-bad-dream
{child} drömde en mardröm, och då vaknade {child.he} och skrek.

{@A-first} kom och tände den lilla lampan[elder & adult: , den från {elder}[elder2:  och {elder2}],][elder2 & !adult: , den från {elder2},] och lyfte upp {child.him} i ett varmt knä.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] kom också och la sig på allas fötter.][pet.other:  {Pet} sov.]

Men där satt mardrömmen, på kanten av täcket. Den var stor som en ko[city: , det fanns ingen större i {city}]. Den hade stora ögon. Den hade stora tänder. Den hade stora, håriga knän.[age>=5:  Den var precis likadan som i drömmen, fast blygare.][sport:  Den såg ut att vilja {play sport}.]

# you-shouted
”Vrål”, sa mardrömmen.

”Du väckte mig”, sa {child}.

”Du väckte mig”, sa mardrömmen. ”Du skrek.”

[age>=5: ”Jag skrek för att du sprang efter mig.”

”Jag sprang efter dig för att du sprang”, sa mardrömmen.

]”Du har så stora tänder.”

”Jag vet”, sa mardrömmen. ”Var ska jag göra av dem?”

[age>=5: ”I fickan?”

”Jag har inga fickor”, sa mardrömmen. ”Jag har bara hår.”

]{Child.He} tänkte efter.[friend:  {Child.He} tänkte på [!friend.known: sin bästa vän ]{friend} och blev modig.]

# over-it-went
”Runt med dig”, sa {child}[school: , som de säger på vilan {at school}].

{Child.He} knuffade till den med handen, bara lite. Och runt for den. Plopp! Raklång på mage.

Inga ögon. Inga tänder. Bara en rygg. Den ryggen var rund och mjuk.

Så {child.he} kliade den[music:  och nynnade på {music}].

Kli … kli … kli.

# thats-your-back
”Vad är det där?” sa mardrömmen, ner i täcket.

”Det är din rygg”, sa {child.he}.

[age>=5: ”Den har jag aldrig sett”, sa mardrömmen. ”Är den fin?”

”Jättefin. Den är det finaste på dig.”

]”Jaså”, sa mardrömmen. ”Ingen brukar klia mig på ryggen.”

”Det gör jag.”

Kli … kli … kli.

Och mardrömmen blev mindre. Den var bara stor som en hund. Men så blev {child.he} trött i handen och slutade.

# roar
Oj!

Runt for den igen[athlete: , snabbare än {athlete}]! Stora ögon! Stora tänder! ”VRÅÅÅL!”

{child} gömde sig i {@as} famn, långt in under tröjan. Sedan tittade {child.he} fram med ett öga.

”Varför vrålade du?” sa {child.he}.

”Du slutade”, sa mardrömmen.[age>=5:  ”Jag trodde att du hade gått.”]

”Vill du ha mer?”

”Ja tack”, sa mardrömmen, nästan så att det inte hördes.[age>=5: 

”Och inget mer vrålande?”

”Inget mer vrålande”, sa mardrömmen. ”Jag lovar.”]

# some-more
”Runt med dig”, sa {child}.

Och runt for den. Plopp. Raklång på mage.

Kli … kli … kli.

Den var så liten som [pet.cat: katten {Pet}|en katt].

Kli … kli … kli.

[age>=5: ”Lite mer åt vänster”, sa den. ”Åh, där.”

]Den var så liten som en mus.

Kli … kli … kli.

Den var så liten som en ärta.

# all-gone
[age>=5: ”Vad gör du nu?” viskade {child}.

]”[age>=5: Jag ska drömma något fint. ]God natt”, sa mardrömmen, med en röst så liten som en ärta.

”God natt”, sa {child}.

Kli … kli … stopp.

Och ingen vrålade. Den var borta, och där fanns bara täcket, mjukt och varmt.

# flat-on-the-tummy
{child} gäspade stort.

”Runt med dig”, sa {@a}.

Och runt for {child}, plopp, raklång på mage, tvärs över {@as} knän. Nu syntes bara en rygg. Den ryggen var rund och mjuk.

Kli … kli … kli.

”Sluta inte”, sa {child}.

”Det ska jag inte”, sa {@a}.

Kli … //
kli … //
kli.

Och {child} sov.

# @a-first
{sitter}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}
