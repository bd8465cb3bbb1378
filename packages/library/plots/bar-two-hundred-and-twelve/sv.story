title: Takt tvåhundratolv
title: Mest fioler
title: En enda ton
guest leader: Boel (hon), Gunvor (hon)
guest drummer: Melker (han), Vilgot (han), Folke (han)
guest friend: Tyra (hon), Ivar (han), Svea (hon)

% Berättas i presens. {leader} är dirigent, {drummer} spelar stora trumman. Ensemblen börjar inte igen förrän triangeln har slagit.

# one-note
I hela stycket, som är nio minuter långt, spelar {child} en enda ton.

Pling.

Den kommer i takt tvåhundratolv. Innan dess ska {child.he} bara stå och räkna.

”Bara?” säger {leader}, som är dirigent på kulturskolan. ”Det här stycket är en frusen älv, och det är {child} som får isen att släppa. Titta i era noter, allihop! Vad står det precis före slutet?”

Alla letar. Där står, med pyttesmå bokstäver: triangel.

”Just det”, säger {leader}. ”Vi andra börjar inte förrän {child} har slagit.”

{child} blir het om kinderna. {Child.He} valde slagverk för den stora trummans skull, men den fick {drummer}. Själv fick {child.he} en böjd metallpinne i ett snöre. När fiolerna jämför sina ömma fingertoppar stoppar {child.he} händerna i fickorna.

# mostly-violins
”Är det inte konsert på lördag?” frågar {friend} när de går hem från [school: {school} | skolan]. ”När börjar den?”

”Du behöver inte komma. Det är mest fioler.”

”Men vad spelar du?”

”En grej. Den är inte så lång.”

{Friend} ser på {@henne} från sidan, och {child} låtsas leta efter något i väskan.

# the-toes
Räkna kan {child.he} i alla fall. {Child.He} räknar i duschen och på bussen[sport:  och när {child.he} egentligen ska {play sport}], och {child.he} räknar sig igenom en hel fiskgratäng. Fingrarna håller reda på takterna. Varje gång fingrarna tar slut trycker {child.he} ner en tå, och så är det tio till.[music:  {Child.He} kan till och med lyssna på {@song} samtidigt.] Det är ett bra system. Ingen ser det, och {child.he} har inte tappat bort sig en enda gång sedan mars.[pet.dog:  När {child.he} till sist säger pling viftar {pet}[!pet.known: , {child's} hund,] en gång på svansen.][pet.cat:  När {child.he} till sist säger pling rör {pet}[!pet.known: , {child's} katt,] på ena örat.][pet.other:  När {child.he} till sist säger pling är det bara {pet} som hör det.]

# too-small
På lördagen är Folkets hus[city:  i {city}] fullt till sista stol[elder: , och på tredje raden sitter {elder}[elder2:  och {elder2}]]. {child} står bakom scenen i svart [child.she: klänning|skjorta] och svarta finskor från i julas och känner att något är fel.

”Jag känner inte tårna”, viskar {child.he}.

”Är du nervös?” säger {drummer}.

”Nej, skorna är för små. Jag kan inte räkna i dem.”

”Ta av dem, då.”

”Jag har en grön strumpa och en randig!”

”Du står bakom trumman”, säger {drummer} vänligt. ”Ingen ser dig.”

{Drummer.He} menar det snällt, och det är sant, och det är just därför det svider. {child} tar av sig skorna.

# like-gulls
{Leader} lyfter händerna, och stråkarna sätter i gång, så tunt och kallt att det nästan kommer rök ur munnen på dem. Ett. Två. Tre. Fingrar, tå. Fingrar, tå. Vid hundra ligger isen tjock. Vid hundrafyrtio knakar det i kontrabasen.

I takt hundrasextiotre slår det i en dörr längst bak. Någon kommer för sent och släpper in en vindstöt, som sveper fram genom hela salen, upp på scenen och in i {leader's} noter.

De lyfter som måsar. De seglar ut över cellisterna, blad efter blad, och lägger sig på golvet.

# where-are-we
{Leader} slår vidare och ler, men hon har blivit alldeles vit. {child} ser hur hon letar i huvudet. Hon ger tecken till klarinetterna, och det är för tidigt. Klarinetterna börjar. Då tror cellisterna att de har hoppat över något och hoppar efter, medan fiolerna spelar vidare som förut. Det låter som när man drar ut besticklådan för långt.

”Var är vi?” väser {drummer}.

Ingen vet. De tittar på varandra över stolarna, och ögonen blir större och större. Flöjten slutar spela. Någon på första raden skruvar på sig.

Men {leader's} hand går fortfarande upp och ner, som en klocka, och {child} räknar. {@Hon} har ju ingenting annat att göra. Hundranittioåtta. Hundranittionio. Tå.

# the-only-one
{@Hon} är den enda i hela salen som vet.

Fast tänk om {@hon} har fel? Då blir det ett ensamt litet pling mitt i eländet, och alla vänder sig om. Om {@hon} står still händer ingenting. Musiken dör ut, folk klappar artigt, och ingen kommer att minnas att det fanns en triangel.

Tvåhundrafem. Tvåhundrasex.

# green-foot-first
{child} kliver fram från trumman, ut i ljuset, med den gröna foten först.

Tvåhundraåtta. {Child.He} lyfter triangeln så högt {child.he} når.

{Leader} får syn på den. Hon lyfter ögonbrynen: Är du säker?

{child} nickar.

Då knyter {leader} handen i luften, och en efter en tystnar de, cellerna, klarinetterna och allra sist fiolerna. Alla tittar på {child}. Tvåhundraelva är så tyst att {child.he} hör sina egna andetag.

Pling.

Det är ett så litet ljud. Det går ut över stolarna, ända bort till väggen, och fortsätter att ringa.

# the-river
Och sedan kommer älven. Nu vet alla var de är, för det står i noterna, och alla kommer på samma gång, fioler, celler och flöjter. {Drummer} slår på stora trumman så att det dånar i golvet och ända upp i {child's} tår.

När det är över bugar inte {leader}. Hon sträcker ut hela armen och pekar på {child}, som får gå längst fram på scenen i en grön strumpa och en randig. Publiken reser sig[athlete: , som om det hade varit {athlete} som stod där].

# that-door
Utanför står {friend} och väntar.

”Mest fioler?” säger {friend.he}.

”Du kom”, säger {child}.

”Mm. För sent. Du sa ju aldrig när det började.” {Friend} skrapar med foten. ”Den där dörren … det var jag.”

{child} stirrar på {friend.him}. Sedan skrattar de så att de måste hålla i varandra.

”Nästa gång säger jag vilken tid”, säger {child}.

# at-five
På kvällen ligger {@hon} i sängen med sköna, fria tår och kan inte låta bli att räkna, av gammal vana. Ett. Två. Tre. Fyra.

Vid fem sover {@hon}.

% Där ingen annan kan menas.
# @hon
{child.he}
## if child.she
hon
## if child.he
han

# @henne
{child.him}
## if child.she
henne
## if child.he
honom

# @song
{music}
