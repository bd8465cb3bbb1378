title: Fyra kilo katt
title: Katt på den sidan, mjöl på den
title: Inte i mitt bageri
guest baker: Gun-Britt (hon), Ulla-Karin (hon)

% Vågen har två skålar: klonk är ner, knaaak är upp. Katten har ätit två korvgifflar av tolv, bakom ryggen på alla.

# not-speaking
{Pet} hade varit hos veterinären, och nu pratade {pet.he} inte med någon.

”Fyra kilo”, hade veterinären sagt. ”På grammet. Det är ordning på den katten.”

{Pet} satt i sin kattkorg på disken i bageriet, med ryggen mot alla. {child}, som {pet} bodde hos, höll på att välja bröd[elder: , med frön till {elder}[elder2:  och utan till {elder2}]][adult: , medan {adult} köpte frimärken intill]. {Friend}, som var {child’s} bästa vän och räknade allting, räknade korvgifflarna på plåten.

”Tolv”, sa {friend}.

Och bagaren, som hette {baker}, stod och slog på sin våg med en träslev.

# err
”Det står bara Fel”, sa {baker}. ”Titta. Fel. Jag har varit snäll mot den. Jag har varit elak mot den. Och jag måste ha fyra kilo mjöl, för degen till i morgon ska göras i kväll. Tar jag för mycket blir det tegelstenar. Tar jag för lite blir det välling. Och [city: halva {city} | hela gatan] ska ha det till frukost[sport:  och sedan {play sport} på det].”

”Den där, då?” sa {child}.

Högst upp på hyllan[athlete: , under en bild på {athlete},] stod en gammal våg av mässing, med två stora skålar och en visare i mitten.[school:  En likadan, fast liten, fanns det {at school}.]

”Den är det inget fel på”, sa {baker}. ”Men man måste ha en vikt att lägga på ena sidan, och vikterna lånade min farbror ut till en gubbe med båt. Han hade dem till ankare.”

”Kom han inte tillbaka med dem?” frågade {friend}.

”Han var inte så bra på knopar.”

# in-a-bad-mood
{child} tittade på vågen. Sedan tittade {child.he} på korgen.

”Fyra kilo?” sa {child.he}. ”På grammet?”

”På grammet.”

”{Baker}”, sa {child}, ”fyra kilo har vi. De är bara på dåligt humör.”

Så släppte {child} ut {pet}, och alla tre hjälptes åt att lyfta ner vågen och putsa skålarna, och {baker} hittade på en regel.

”Katt på den sidan”, sa hon. ”Mjöl på den sidan. Och aldrig tvärtom.”

# nobody-is-to-sit
”Hoppa upp, {pet}”, sa {friend}.

{Pet}, som hade haft lite att göra längst bort på disken, tittade på {friend} som om {friend.he} var veterinären.

”Man får inte be om det”, sa {child}. {Child.He} la en papperspåse i skålen, så att det prasslade. Sedan vände {child.he} ryggen till och sa med hög röst: ”Ingen får sätta sig på den där påsen.”

{Pet} satte sig på påsen.

Klonk! sa vågen, och ner for {pet}.
## or
”Hoppa upp, {pet}”, sa {friend}.

{Pet}, som hade haft lite att göra längst bort på disken, tittade på {friend} som om {friend.he} var veterinären.

”Man får inte be om det”, sa {child}. {Child.He} bredde ut en tidning i skålen, satte näsan tätt intill den och sa med hög röst: ”Så intressant. Det här ska jag läsa vartenda ord av.”

{Pet} satte sig på tidningen.

Klonk! sa vågen, och ner for {pet}.

# a-king-in-a-lift
Ffff, sa mjölet i den andra skålen. Ffff. Ffff. {Friend} räknade skoporna. Och vid den tjugonde, knaaak, började {pet} stiga mot taket, med en min som en [pet.she: drottning | kung] i en hiss.

”Nästan”, viskade {baker}. ”Nästan …”

Då började {pet} spinna, och visaren skakade så mycket att de fick vänta tills {pet.he} var klar.

Den stannade. Den pekade spikrakt upp.

”Katt på den sidan, mjöl på den sidan”, sa {baker}. ”Finfint. Då häller jag det i bunken.”

# ten
”Stopp!” sa {friend}. {Friend.He} tittade på plåten. ”Tio.”

”Tio vad?”

”Korvgifflar. Det var tolv.”

Alla tittade på {pet}. {Pet} slickade sig om munnen, först till vänster och sedan till höger.

”Åh nej”, sa {baker}. ”Då är det där inte fyra kilo katt.”

”Det är fyra kilo katt och två korvgifflar”, sa {friend}.

”Och då har jag för mycket mjöl. Tegelstenar! Och jag kan ju inte plocka ut dem ur {pet.him}.”

”De kommer ut av sig själva”, sa {friend}, ”om man väntar.”

”Inte i mitt bageri”, sa {baker}.

# on-the-other-side
{child} sa ingenting. {Child.He} tittade på kattsidan. Den var två korvgifflar för tung, och dem kunde ingen komma åt. {Child.He} tittade på mjölsidan.

Då tog {child.he} två korvgifflar från plåten, stoppade dem i en papperspåse och ställde påsen ovanpå mjölet.

Klonk! Ner for mjölet. Upp for {pet}.

”Men nu blev det ju ännu mer!” sa {baker}.

# they-dont-count
”Ta bort mjöl nu”, sa {child}. ”Bara mjöl. Tills visaren står rakt.”

Ffff. Ffff. En skopa, och en halv skopa, och en nypa. Knaaak. Visaren ställde sig mitt i.

”{Pet} har två”, sa {child}, ”och du har två. Då räknas de inte.” Och så lyfte {child.he} bort påsen.

”Fyra kilo mjöl”, sa {friend}. ”På grammet.”

# not-bricks
{Baker} knådade och dunkade[music:  i takt till {music}], och sedan la hon degen i bunken med en duk över, och det blev inte tegelstenar och det blev inte välling. {child} och {friend} fick varsin korvgiffel. {Pet} hade redan fått.

{Friend} räknade gatlyktor hela vägen hem. De var fjorton, och de höll just på att tändas.

# how-heavy
Den natten låg degen under sin duk i det mörka bageriet och jäste, och det hördes inte ett ljud. Och {child} låg under sitt täcke. Då landade någonting på sängen, vände sig ett varv och la sig på {child’s} fötter.

Det var tungt. {child} visste precis hur tungt.

”Fyra kilo”, sa {child.he}, ”och två korvgifflar.”

Och så släckte {child.he} lampan.
