title: Gåsen får gunga
title: Upp åker {child}, ner åker {friend}
title: {Friend} kan fågelspråk

% Gåsen är "den". Omkvädet står i presens, resten i preteritum.

# up-and-down
Upp åker {child}! Ner åker {friend}!

Upp åker {friend}! Ner åker {child}!

De var bästa vänner, och de satt på gungbrädan[city:  i en park {in city}].

Upp åker {child}! Ner åker {friend}!

Och så blev {child} kvar där uppe.

# behind-me
”Jag vill komma ner”, sa {child.he}.

”Det går inte”, sa {friend}. ”Det sitter en gås bakom mig.”

Och det gjorde det. En stor, tjock, vit gås hade satt sig på gungbrädan.

”HONK”, sa gåsen.

”Schas, gåsen!” sa {friend} och knuffade den med ryggen. Gåsen knuffade tillbaka med rumpan.

# a-crust
{child} hade en brödkant i fickan. {Child.He} släppte den i gräset. Duns! Gåsen hoppade av för att titta.

Upp åker {friend}! Ner åker {child}!

Men gåsen ville inte ha någon brödkant[pet.dog: , så den fick [!pet.known: hunden ]{pet}]. [pet.dog: Gåsen|Den] gick hela vägen runt och satte sig bakom {child}.

# talks-bird
Nu blev {friend} kvar där uppe.

”Jag vill komma ner”, sa {friend}.

”Det går inte”, sa {child}. ”Det sitter en gås bakom mig.”

”HONK”, sa gåsen.

”Jag frågar vad den vill”, sa {friend}. ”Jag kan fågelspråk. Det sitter i halsen.” {Friend.He} gjorde halsen så lång det gick och böjde sig ner. ”Honk?” sa {friend.he}.

”Honk, honk, honk”, sa gåsen.

”Vad sa den?”

”Den vill också gunga”, sa {friend}.

# as-high-as-high
Jaha! {child} visste precis hur det känns när man också vill.[sport:  Så känns det när de stora får {play sport}.] ”Du får min plats, gåsen”, sa {child.he} och klev av.

Ner åker {friend}! Och UPP åker gåsen!

Upp, upp, upp, så högt det gick[athlete: , och så högt hoppar inte ens {athlete}]. Gåsen tittade ner. Det darrade i fötterna. Det darrade i halsen.

”HONK! HONK! HONK!” skrek gåsen.

”Vad säger den nu?”

”Den säger HJÄLP!” sa {friend}. ”Den säger HJÄLP, {child}!”

# the-middle
{child} sträckte sig upp. {Child.He} tog tag i gungbrädan med båda händerna och drog ner den, sakta, sakta, ända ner till gräset.

”Så ja, gåsen”, sa {child.he}. ”Jag vet en bra plats åt dig.”

Och så klappade {child.he} på mitten.

Gåsen gick längs gungbrädan, flipp, flapp, flipp, flapp, och satte sig på mitten. Sedan klev {child} på igen.

# wibble
Upp åker {child}. Ner åker {friend}.

Upp åker {friend}. Ner åker {child}.

Och gåsen på mitten vickade hit och vickade dit och åkte inte upp alls.

”Honk”, sa gåsen. Det är fågelspråk och betyder ”mysigt”.[school:  ”Det ska vi lära dem {at school}”, sa {friend}.]

# moon
De gungade hundra gånger[music:  och nynnade på {@song} till].[elder:  {Elder} räknade[elder2: , och {elder2} fick det till hundra och en].] Sedan [adult: sa {adult} att det var läggdags|var det läggdags].

Ute var det mörkt. Inne var det varmt[pet.cat / pet.other: , och {pet} sov redan]. Långt borta hördes ett mycket, mycket litet honk.

Upp åker månen.

Ner åker {child}.

# @song
{music}
