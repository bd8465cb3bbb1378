title: Elefanten bakom björken
title: Hittad!
title: Men han sa inget
guest dog: Ville (han), Sixten (han)
guest sitter: Gunnel (hon), Barbro (hon)

% @a: {adult}, annars den äldre, annars barnvakten. @dog: familjens hund, annars grannens (alltid han). Elefanten är grå, och det blir kvällen också.

# behind-the-birch
”Ett, två, tre, fyra, nu kommer jag!” ropade {child} och tog bort händerna från ögonen.

Bredvid {child.him} satt {@dog}. {@Dog} är {@breed}, och {@he} hade inte blundat alls. Det gör {@he} aldrig.[friend:  På andra sidan stod {friend}[!friend.known: , {child.his} bästa vän,] som hade blundat så hårt att ögonen fastnade.]

I trädgården stod björken. Den var smal, som björkar är. På ena sidan om björken stack det ut en snabel. På andra sidan stack det ut en svans. Och däremellan, på båda sidorna, stack det ut elefant.

# the-middle
”Hittad!” sa {child}.[friend: 

”Hittad”, sa {friend}, med ena ögat öppet.]

”Åh nej”, sa elefanten. ”Redan? Hur kunde du veta det?”

”Du syntes lite”, sa {child}, för {child.he} var snäll.

”Vilken del?”

”Mitten”, sa {child}.

# a-pillowcase
De provade igen. Nu gömde sig elefanten bakom tvätten, med ett örngott på huvudet.

”Hittad!” sa {child}.

”Var det fötterna som syntes?”

”Det var allt utom huvudet”, sa {child}.

# a-sunflower
Tredje gången stod elefanten bland blomkrukorna. Han höll en solros rakt upp med snabeln och andades inte.[athlete:  Han stod lika stilla som {athlete} på en affisch.]

”Hittad!” sa [friend: {friend}, som hann först den här gången | {child}].

# a-long-way
Då satte sig elefanten ner, så att {@dog} studsade till i gräset.

”Jag blir alltid hittad”, sa han. ”Jag har inte vunnit sedan jag var bebis. Då gömde jag mig bakom min mamma.”[friend: 

”Jag hittade dig bara en gång”, sa {friend}.]

En tår rullade ner längs snabeln. Den fick rulla länge, för det är långt på en snabel. När den äntligen kom fram slickade {@dog} bort den.

{child} tänkte.

# grey
”{child}!” ropade {@a-first} från trappan[music: , mitt i {@song}]. ”Nu blir det kväll!”

Och det blev det. Äpplena blev grå. Gungan blev grå. [elder & adult: Bänken blev grå, och {elder} på den[elder2: , och {elder2} bredvid]. ][elder2 & !adult: Bänken blev grå, och {elder2} på den. ][pet.cat: [!pet.known: Katten {pet}|{Pet}] blev grå, ända ut i svansen. ]Till och med {child's} röda skor blev grå[friend: , och {friend} också]. {child} tittade på allt det gråa. Sedan tittade {child.he} på elefanten. Han hade varit grå hela dagen.

”En gång till”, viskade {child.he}. ”Fort!”

{Child.He} räknade ända till tio. Bara åttan hoppade {child.he} över[friend: , men den tog {friend} på slutet].

# no-elephant
När {child.he} tittade upp fanns det ingen elefant. {Child.He} letade bakom björken. Där var det grått. [friend: {Friend} | {Child.He}] letade bakom tvätten. Där var det grått. [sport: {Child.He} letade under {sport.thing}, för säkerhets skull. ][friend: {child} | {Child.He}] letade bland blomkrukorna, och där var det så grått att {child.he} trampade i en[friend: , och {friend} i en annan].

”{@A}, ser du någon elefant?”

{@A} kom ner i sina tofflor och letade ordentligt, åt alla håll.

”Nej”, sa {@a}. ”Inte en enda.”

# he-knew
Men {@dog} hade sin nos. Den gick över gräset, förbi sandlådan och bort till staketet, där det var allra gråast. Där stannade {@dog}. Svansen viftade. {@He} visste precis.

Men {@he} sa inget.

# you-win
”Jag ger mig!” ropade {child}. ”Du vann!”

Då fnissade det i det gråa. Det var ett så stort fniss att tre äpplen trillade ner[city: , mitt i {city}].[friend:  {Friend} fångade ett.]

”Tack”, sa det gråa. ”Kan jag få vara gömd en stund till? Det är så skönt.”

”Du får vara gömd hela natten”, sa {child}.[school:  ”Jag ska inte till {school} förrän i morgon.”]

# ten-toes
Sedan gick de in, och {child} [friend: och {friend}, som skulle sova över, ][pet.other: sa god natt till {pet}, ]borstade tänderna och kröp ner i sängen. [friend: {child} | {Child.He}] drog täcket över [friend: bådas huvuden | huvudet]. Det räckte nästan.

”Men var är {child}?” sa {@a}. ”[friend: Och {friend}? De | {Child.He}] är ju borta. {@Dog}, vet du var [friend: de | {child.he}] är?”

{@Dog} tittade på [friend: tjugo | tio] tår som stack ut i andra änden. De vickade.

{@He} visste precis.

Men {@he} sa inget.

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

# @dog
{dog}
## if pet.dog
{pet}

# @he
{dog.he}
## if pet.dog
{pet.he}

# @breed
en golden retriever som egentligen är grannens
## if pet.dog
{a breed}

# @song
{music}
