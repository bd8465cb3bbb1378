title: Vad som fanns i mörkret
title: En lista över mörkret
guest friend: Tuva (hon), Sixten (han)
guest elder: Hillevi (hon), Torvald (han)
guest minder: Birger (han), Roger (han)

% Hhhhhrrrrr … puh: en snarkning, som den som läser får göra. Den som sitter i hallen är {adult}, eller {minder}, som hyr vindsrummet.

# which-bit
{child} var inte rädd för spindlar, och inte för djupa änden i bassängen[sport:  eller för att {play sport}]. Men när {@who} släckte lampan och mörkret kom in[city:  från hela {city}], blev {child} kall i magen, ända ner till knäna.

”Vad är det du är rädd för?” frågade {friend}. {Friend.He} var {child's} bästa vän och skulle sova över, på den gnisslande tältsängen, och {friend.he} ville veta saker ordentligt.

”Mörkret”, sa {child} under täcket.

”Jo, men vilken bit av det?”

{child} funderade. ”Jag vet inte”, sa {child.he}. ”Det är det som är det värsta. Jag vet inte vad som är i det.”

# one-thing-at-a-time
Dörren öppnades på glänt, och där {@elder} med varmvattenflaskor. {Elder.He} skulle också sova över, och {elder.he} hade hört.

”Det är lätt ordnat”, sa {elder}. ”En gång, en hel vinter, jobbade jag på hittegodset på stationen. Varje kväll låg det en stor hög med jag-vet-inte-vad på golvet. Hemsk såg den ut. Och vad tror ni att jag gjorde?”

”Sprang därifrån?” sa {child}.

”Jag skrev en lista”, sa {elder}. ”En sak i taget. Det finns ingenting i hela världen som är så hemskt när man väl har skrivit upp det på en lista.”

{Elder.He} hämtade en skrivplatta och en ficklampa. {Friend} tog skrivplattan, för {friend.he} hade finast handstil[school:  {at school}]. {Elder} satte sig på sängkanten med ficklampan. Och {child} fick bestämma, för det var {child.his} mörker.

# no-head
”Där”, viskade {child.he}. ”Vid garderoben. Där står en lång smal gubbe utan huvud.”

”Ficklampan, tack”, sa {friend}.

Klick.

”En morgonrock[elder2: , från {elder2}]”, sa {friend} och skrev upp den. ”Den ser faktiskt lite ut som en gubbe”, sa {friend.he} sedan, för att vara snäll.

# quite-old
”Och på hyllan är det något med horn.”

Klick. ”En kanin. Med öronen upp.”

[pet.dog: ”Och på mattan är det något med ögon.”

Klick. ”En {pet}. Viftar.”

][pet.cat: ”Och i fönstret är det två gröna lampor.”

Klick. ”En {pet}. Tvättar sig.”

][pet.other: ”Och i hörnet är det något som aldrig säger någonting.”

Klick. ”En {pet}. Klarvaken.”

][athlete: ”Och det står någon på väggen.”

Klick. ”En affisch. Det är bara {athlete}.”

]”Och under stolen”, sa {child}, som hade satt sig upp nu, ”är det något platt, med mun.”

Klick. ”Usch”, sa {friend}. ”En toffel. En rostad macka. Ganska gammal.”

”Såna hade vi på stationen”, sa {elder}. ”Ni skulle bara veta hur många mackor.”

{child} skrattade. Listan gick ända ner till slutet av papperet, och mörkret blev mindre och mindre, tills det knappt fanns något kvar av det som {child} inte visste vad det hette.

# the-real-one
Och då hörde de det.

Hhhhhrrrrr … puh.

{Friend} slutade skriva. {child} blev kall i magen igen.

Hhhhhrrrrr … puh.

”Jag hör det varje natt”, viskade {child}. ”Det är det där som är det riktiga. Det är utanför dörren.”

{Elder} lyste på dörren, men en ficklampa kan inte se genom trä. {Friend} sträckte fram handen. ”Jag går med dig”, sa {friend.he}. ”Men handtaget får du ta. Det är ditt mörker.”

# six-steps
{child} såg på {elder}. {Elder.He} sa inte ”larva dig inte”, och {elder.he} sa inte ”nu får du vara modig”. {Elder.He} höll bara skrivplattan beredd.

Så {child} steg upp. {Child.He} gick förbi morgonrocken, och sedan förbi toffeln, med {friend's} hand i sin.[pet.dog:  {Pet} gick bakom, med svansen alldeles stilla.][pet.cat:  {Pet} gick bakom, som av en ren slump.][pet.other:  {Pet} höll sig alldeles stilla och tittade på.] Det var sex steg till dörren. {child} räknade dem. Och så tryckte {child.he} ner handtaget och drog.

Hhhhhrrrrr … puh.

# on-the-landing
Där ute på golvet, med ryggen mot väggen och munnen på vid gavel, satt {@a}. {@He} sov djupt. Ena toffeln hade ramlat av.

”Varför är {@he} här?” viskade {child}.

”Så gör {@he} varje kväll”, sa {elder} tyst. ”{@He} sitter här tills du har somnat. Fast {@he} är alltid så trött att {@he} somnar först.”

{child} stod och tittade. Alla de där nätterna hade {child.he} legat och lyssnat på det allra läskigaste i mörkret. Och alla de där nätterna hade det varit {@a}.

# checked
{child} gick tillbaka, sex steg, alldeles själv och utan ficklampa, och hämtade sin filt[elder2: , den fina från {elder2}]. Den stoppade {child.he} om {@as} knän.

{@A} öppnade ena ögat. ”Hej”, mumlade {@he}. ”Hur är det? Är det mörkret?”

”Det är lugnt”, sa {child}. ”Vi har kollat det.”

# the-last-thing
Sedan la {child.he} sig igen. {Friend} kröp ner i tältsängen, gniss, gniss. {Elder} släckte ficklampan[music: , nynnade lite på {music}] och stoppade om dem båda. Men innan {elder.he} gick bad {child} att få skrivplattan, och längst ner, i mörkret, med stora sneda bokstäver som {child.he} inte ens kunde se, skrev {child.he} det sista på listan.

”En {@one}.”

Hhhhhrrrrr … puh, sa mörkret.

”God natt”, sa {child}.

# @who
{minder}, som bodde i vindsrummet och alltid sa god natt,
## if adult
{adult}

# @elder
stod gamla {elder}, en vän till familjen,
## if elder
stod {elder}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}

# @one
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}
