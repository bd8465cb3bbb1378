title: Vargens väg
title: Den slösar inte med snö
title: Pärlsnöret
guest hound: Buster (han), Rocco (han)
guest friend: Tilda (hon), Isak (han)
guest host: Marit (hon), Solveig (hon)

% {@dog} är familjens hund, annars stugans boxer. {@a} är {adult}, annars {host}, som äger stugan: alltid namnet. Vargen är "den".

# the-guard
{@Dog} hade en enda uppgift på sportlovet, och det var att vakta stugan. Natten mot onsdag gick en varg förbi två meter från {@dog-his} nos. {@Dog} sov.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] sov också, men {pet.he} hade ingen uppgift.][pet.other:  Det gjorde nog {pet} där hemma också, men {pet.he} hade ingen uppgift.]

Det var {child} som hittade spåret, vid knuten, när {child.he} skulle hämta ved.

”{@A}! {Friend}! Kom!”

De kom utan mössor, {@a-who} och {friend}, [friend: {child's} bästa vän. | som hade fått följa med på lovet.] Tassavtrycken var stora som {child's} hand. De låg på rad, rakt och lugnt, som pärlor på ett snöre.[school:  Så rakt hade de inte gått i boken {at school}.]

# where-its-going
”En hund går lite hit och dit”, sa {@a} och satte sig på huk. ”Men en varg vet vart den ska. Titta, den sätter bakfoten precis där framfoten har varit. Den slösar inte med snö.”

{@Dog} kom ut och luktade. Så backade {@dog-he} tre steg och satte sig på {friend's} skidor. {@wrinkled}

# a-road-for-somebody
Det konstigaste såg {friend} först. Spåret kom från myren. Men det kom inte genom skogen, där snön var en meter djup. Det kom i deras eget skidspår, det som {child} och {friend} hade gjort dagen innan.

”Förföljde den oss?” frågade {child}. Det kröp lite i nacken.

”Nej då”, sa {@a}. ”Ni hade gjort en väg. Det var den tacksam för.”

{child} tittade på skidspåret. {child.He} hade aldrig gjort en väg åt någon förut.[city:  Hemma {in city} fanns de redan.]

”Får vi följa efter?”

”Baklänges”, sa {@a}. ”Vi går dit den kom ifrån. Så gör riktiga spårare, för då stör man inte. Vargen ska få vara i fred.”

# the-bend
Så de tog skidorna, alla tre, och {@dog} fick sitt röda täcke.[elder:  Under tiden skulle {elder}[elder2:  och {elder2}] vakta stugan, och det tog {@dog} rätt illa upp.] Först var det lätt, i det gamla spåret mellan granarna. Sedan kom de ut på myren, och där blev det alldeles vitt. Det fanns ingenting att titta på utom pärlsnöret.

Men mitt på myren gjorde det något underligt. Det svängde. Det gick i en stor, vid båge åt vänster, runt ingenting alls, och så rakt fram igen.

”Varför gick den inte rakt?” sa {friend}.

”Den kanske jagade något”, sa {child}.

”Då hade den sprungit. Det är likadana steg hela vägen.”

{child} såg över snön. Den var slät som ett lakan. Det var minst hundra meters omväg, och vinden bet i kinderna.

# crash
”Vi genar”, sa {child.he}.

”Vänta”, sa {@a}.

Men {@dog} hade redan bestämt sig. Om nu alla stod och pratade kunde väl {@dog-he} gå först, för en gångs skull. {@Dog-he} skuttade rakt ut på lakanet, {@bounding}. Tio meter. Tjugo.

Sedan sa det kras, och så fanns bara framdelen av {@dog}.

Under snön gick bäcken. Den hade legat där hela tiden, svart och kall och fullkomligt tyst.

{@A} la sig raklång och ålade sig fram över skidorna. {child} låg bakom och höll om fötterna, och {friend} höll {child}. {@A} fick tag i det röda täcket och drog. Det slurpade. Och upp ur hålet kom {@whole-dog}, blöt till armhålorna och djupt förolämpad.

# christmas-eve
Ingen sa något först. {@A} tog av sig tröjan och drog den på {@dog}, som fick in frambenen i ärmarna och såg ut som en farbror på julafton. Då skrattade de, lite darrigt.

”Vargen visste det”, sa {child}. ”Den hörde bäcken.”

”Eller kände den i tassarna”, sa {@a}. ”Den visste i alla fall bättre än vi.”

De vände hem, i vargens spår hela vägen, och ingen genade.

# a-road-back
{@Dog} låg framför brasan resten av dagen. Men {child} hade svårt att sitta still.

”Den måste ju tillbaka”, sa {child.he} till {friend}. ”Och nu blåser spåret igen.”

{friend} begrep direkt. De fick lov av {@a}, som åkte med, och medan himlen blev rosa körde de upp myrspåret på nytt. De åkte fram och tillbaka, tre i bredd, tills det var hårt och jämnt[athlete: , jämnt nog för {athlete}].[sport:  Det var jobbigare än att {play sport}.] De gjorde bågen precis som den skulle vara. Och på andra sidan fortsatte de, ända fram till första granen, så att det skulle räcka.

# the-kitchen-sofa
På kvällen släckte {@a} lampan i köket. De satt på kökssoffan med filtar om benen och {@dog} emellan sig. Månen var uppe. Myren lyste blå mellan träden.

De väntade länge. [music: {Friend} nynnade på {@song}, allt långsammare. ]{Friend} hade nästan somnat, när {@dog} lyfte på huvudet.

{@Dog-he} skällde inte. {@Dog-he} bara tittade, och {@dog-his} andedräkt gjorde en rund fläck på rutan.

# at-the-corner
Vid knuten stod vargen.

Den var högre än {child} hade trott, och smalare, och grå på alla sätt som finns. Den luktade på skidspåret. Så såg den mot fönstret, en enda gång, inte snällt och inte argt. Sedan klev den upp på vägen de hade gjort, och började trava.

De såg den hela vägen ut på myren, en mörk prick som gled utan att sjunka. Mitt där ute svängde den, mjukt, i en vid båge. Och sedan rakt fram.

# he-had-skis
Den natten låg {@dog} i {child's} säng, med {@a-s} tröja kvar på sig. Utanför hade det börjat snöa igen. Spåret skulle vara borta i morgon, det visste {child}.

Det gjorde inget. {child.He} hade skidor.

# @dog
{hound}
## if pet.dog
{pet}

# @Dog
{Hound}
## if pet.dog
{Pet}

# @dog-he
{hound.he}
## if pet.dog
{pet.he}

# @Dog-he
{Hound.He}
## if pet.dog
{Pet.He}

# @dog-his
{hound.his}
## if pet.dog
{pet.his}

# @wrinkled
{Hound.He} var en boxer som följde med stugan, bred över bröstet och rynkig i pannan, och just nu var {hound.he} mest rynkig.
## if pet.dog
{Pet.He} var {child's} [breed: {breed} | hund] och modig på många sätt, men just nu kom {pet.he} inte på något av dem.
## if pet.dog & breed.Boxer
{Pet.He} var en boxer, bred över bröstet och rynkig i pannan, och just nu var {pet.he} mest rynkig.

# @bounding
med öronen fladdrande
## if pet.dog & !breed.Boxer
med snön yrande om öronen

# @whole-dog
en hel boxer
## if pet.dog
en hel hund
## if pet.dog & breed
en hel {breed}

# @a
{host}
## if adult
{adult}

# @A
{Host}
## if adult
{Adult}

# @a-s
{host's}
## if adult
{adult's}

# @a-who
{host}, som ägde stugan,
## if adult
{adult}

# @song
{music}
