title: Som att äta en soffa
title: Lika sant som soffan
guest friend: Stina (hon), Milan (han)
guest constable: Hallberg (han), Stark (han)
guest minder: Gunvor (hon), Barbro (hon)

% Den som bakar (@g) är mor- eller farföräldern, annars den som läser, annars {minder} i huset bredvid. Med den som läser lutar taket i tältet.
% Den som frågar på kvällen är den som läser; finns ingen sådan ringer den som bakade.

# four-minutes
Polisbilen var det bästa på hela [school: sommarmarknaden {at school} | skolmarknaden] i exakt fyra minuter, och sedan kom {child} åt knappen.

Den stod mitt på planen, och den som ville fick sitta i den. Det hade konstapel {constable} sagt. {child} satt vid ratten och {friend}[!friend.known: , {child's} bästa vän,] satt bredvid, och {child} hade tagit ner mikrofonen med sin krulliga sladd och höll den som en glass.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg i baksätet, med nosen åt kakorna.]

”Ska du ha sockerkaka?” frågade {friend}.

”{@Not}”, sa {child}. ”Det är som att äta en soffa.[pet.other:  Jag höll fram lite till {pet} en gång, och {pet.he} vände sig om.] Jag har sagt mmm i {age} år, och sedan har jag lagt den i blomkrukan.”

# flowerpot
{Child.He} sa det med helt vanlig röst. Det kom ut ur högtalaren på taket och gick över hela planen, förbi burkkastningen och fiskdammen, ända bort till kakståndet, där {@g} stod med kniven i luften.

”BLOMKRUKAN”, sa skolväggen.

Allting stannade. Någonstans ramlade en burk ner, alldeles av sig själv.

”Tummen”, viskade {friend}.

{child} tittade på sin tumme. {Child.He} tog bort den från knappen. Sedan gled {child.he} ner på polisbilens golv, mitt ibland pedalerna, och drog igen dörren.

# really-small
”{@He} kanske inte hörde”, sa {child.he}.

{Friend} kikade upp över fönsterkanten. ”{@He} har lagt ifrån sig kniven.[elder2:  {Elder2} har slutat tugga.]”

”Och nu?”

”{@He} tar av sig förklädet. Nu viker {@he} ihop det.” {Friend} svalde. ”{@He} viker det jättelitet.”

# till-four
Konstapel {constable} böjde sig ner mot rutan. ”Du kan inte sitta kvar där”, sa han.

”Kan du inte gripa mig?” sa {child}.

”För vad?”

”Kaka.”

”Det är inte olagligt att inte tycka om kaka.”

”Kan du köra mig någonstans då? Vart som helst?”

”Jag är här till fyra”, sa konstapel {constable}.[sport:  ”Och sedan har jag {sport}.”]

# a-sofa
Då öppnades bakdörren, och {@g} steg in[pet.dog:  bredvid {pet}]. {@He} satte sig med väskan i knät och såg rakt fram, som någon i en taxi. Ingen sa något på länge.

”En soffa”, sa {@g}.

Det hördes inte ett ljud från pedalerna.

”Med kuddar?”

”Utan”, sa {child} med mycket liten röst.

{Friend} gav ifrån sig ett ljud och låtsades att det var hösnuva.

# every-sunday
”Varje söndag”, sa {@g}. ”Varje söndag har du suttit i {@my} och sagt mmm.”

”Jag ville inte att du skulle bli ledsen.”

”Och tröjan som jag stickade åt dig?”

”Den kliar”, viskade {child}.[pet.cat:  ”{Pet} sover på den.”]

”Och när jag sjunger [music: {music} ]i bilen?”

”Det är ganska högt.”

”Jaha”, sa {@g}.

# that-mmm
{child} kom upp från golvet med håret på ända. ”{@Love}” sa {child.he}. ”{@Sleeping} Det är sant!”

”Mmm”, sa {@g}.

Det var det värsta av allt. För det där mmm kände {child} igen. Det var {child.his} eget. Det var det som hamnade i blomkrukan.

# nobody-would-make-up
{child} satt med hakan mot ryggstödet. {@G} trodde {child.him} inte längre, och varför skulle {@he} göra det? Men en sak hade {@he} trott på. Den hade {@he} trott på med en gång, och det hade hela planen också.

”Du frågade inte om jag var säker på soffan”, sa {child} långsamt.

”Det behövdes inte”, sa {@g}. ”En soffa är det ingen som hittar på.”

{child} tog upp mikrofonen.

”Nej”, sa {friend}. ”Nej, nej, nej.” Och så blundade {friend.he}.

# on-purpose
Den här gången tryckte {child} på knappen med flit.

”Det är {child} igen”, sa {child.he}. ”Kakan är verkligen som att äta en soffa. Och tröjan kliar. Och det här är också sant. När jag inte kan sova låtsas jag att {@im-there}, och då kan jag. Och jag kan berätta vad som helst för {@him}, och {@he} har aldrig bråttom. Det är precis lika sant som soffan.”

”SOFFAN”, sa skolväggen.

{@G} tittade ut genom fönstret en bra stund.

”Där taket lutar?” sa {@he}. ”Med den där fuktfläcken?”

”Den ser ut som en kamel.”

”Ja”, sa {@g}. ”Det har jag alltid tyckt.” {@He} snöt sig. Sedan sträckte {@he} fram handen mellan sätena. ”Ge mig den där.”

# closed
{@He} höll den alldeles för nära.

”DET HÄR ÄR KAKSTÅNDET”, sa {@he}, och två bebisar vaknade. ”JAG TYCKER INTE OM DEN KAKAN SJÄLV. JAG BAKAR DEN BARA FÖR ATT NÅGON ALLTID SA MMM. OCH NU ÄR DET STÄNGT.”

”Nej, det är det inte!” ropade hela planen.

# a-cushion
För framför kakorna stod det en kö, den längsta [city: {in city} | på hela dagen]. Alla ville veta. {Friend} sprang dit[athlete: , snabbare än {athlete},] och sålde den för fem kronor kudden, och på åtta minuter var den slut. Folk tuggade fortfarande när marknaden stängde.[elder2:  {Elder2} hade tagit en bit till, för att vara riktigt säker.] [pet.dog: {Pet} fick smulorna och bad om mer. Det hade ingen gjort förut. ]Konstapel {constable} tog två bitar, prydligt inslagna.

”De är till min chef”, sa han och log för första gången den dagen.

# a-real-one
På kvällen, när {child} låg i sängen, ringde telefonen. Det var {@g}. ”Har du haft en bra dag, trots allt?”

”Mmm”, sa {child}.[pet.cat:  {Pet} låg och sov på tröjan. Den kliade inte alls, om man hade päls.][pet.other:  {Child.He} hade berättat för {pet} om kakan, och {pet} hade vänt sig om igen.]

I andra änden sa ingen något. ”Ett för blomkrukan?”

”Nej”, sa {child}, långt nere i kudden. ”Ett riktigt.”

Sedan blundade {child.he} och lät taket luta.

## if adult
[pet.cat: På kvällen låg {pet} på tröjan vid {child's} fötter. Den kliade inte alls, om man hade päls. {Adult} satte sig på sängkanten. | [pet.other: På kvällen berättade {child} för {pet} om kakan, och {pet} vände sig om igen. Sedan satte sig {adult} på {child's} sängkant. | På kvällen satt {adult} på {child's} sängkant.]] ”Har du haft en bra dag, trots allt?”

”Mmm”, sa {child}.

{Adult} tittade på {child.him}. ”Ett för blomkrukan?”

”Nej”, sa {child}, långt nere i kudden. ”Ett riktigt.”

Sedan blundade {child.he} och lät taket luta.

# @not
inte den som {minder} i huset bredvid har bakat
## if adult & !elder
inte {adult's}
## if elder
inte {elder's}

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
henne
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @my
mitt kök
## if adult & !elder
köket

# @love
men jag älskar ditt hus!
## if adult & !elder
men jag älskar vårt tält!

# @sleeping
Jag älskar att sova där!
## if adult & !elder
Jag älskar att sova där med dig!

# @im-there
jag är hos {minder}, i rummet där taket lutar
## if adult & !elder
jag är i tältet med {adult}, där taket lutar
## if elder
jag är hos {elder.short}, i rummet där taket lutar
