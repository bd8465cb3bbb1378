title: Nattpasset
title: Ledig till klockan sju
guest elder: mormor (hon), farmor (hon)

% Lugnt och utan tröst på förhand. {Elder} lovar ingenting. ”Det är inte ditt pass” sägs vänligt.

# twenty-past-one
Klockan var tjugo över ett, och {child} låg på vinden hos {elder} och kunde inte sova. {Child.He} hade räknat ut det igen. Om trettio år skulle {child.he} vara lika gammal som {@adult}, och om nästan sextio lika gammal som {elder.short}. Sedan försökte {child.he} räkna ut hur varmt det skulle vara då, och där någonstans slutade det alltid att gå att andas ordentligt.

{Child.He} gick ner i köket för att få slippa taket.

# your-excuse
{Elder.short} satt redan där, i morgonrock, med ett korsord[athlete: , med {athlete} på bild i mitten,] och en kopp te. Fönstret stod öppet mot sjön.[music:  Radion spelade {@song}, så lågt att det knappt hördes.]

”Gamla människor sover dåligt”, sa {elder.short}. ”Vad har du för ursäkt?”

[pet.dog: Under bordet låg {pet}[!pet.known: , {child's} hund]. {Pet.He} öppnade ett öga, såg vem det var och stängde det igen.

][pet.cat: På fönsterbrädan låg {pet}[!pet.known: , {child's} katt]. {Pet.He} öppnade ett öga, såg vem det var och stängde det igen.

][pet.other: {Pet} hade fått stanna hemma. {Pet.He} visste ingenting om framtiden och sov säkert gott.

]{child} tänkte säga ingenting. I stället sa {child.he} allting. Om filmen [school: {at school}|i skolan], och skogarna som brann, och isen. Om att alla vuxna[city:  {in city}] sa att det var allvarligt och sedan frågade vad man ville ha till middag. Om att {child.he} inte kunde sluta tänka på det, och att {child.he} fick dåligt samvete när {child.he} slutade[sport: , till exempel för att {play sport}].

# everything
{Elder.short} lade ner pennan. {Elder.He} sa inte att det skulle ordna sig. {Elder.He} sa inte att {child} var för ung för att tänka på sådant.

”Ja”, sa {elder.he}. ”Det är så illa. Jag tänker också på det.”

Det var konstigt, men det blev lite lättare att andas då.[friend: 

 {Friend}[!friend.known: , {child's} bästa vän,] hade svarat samma sak, när {child} skrev till {friend.him} klockan tolv. ”Jag med.” Men {friend} var också {age} och kunde inte säga hur det hade gått förr.]

# notebooks
{Elder.short} reste sig och tog ner en bunt vaxdukshäften från hyllan ovanför spisen. ”Du vet vad det här är.”

Det visste {child}. Varje morgon så länge någon kunde minnas hade {elder.short} gått ner till bryggan, sänkt en termometer i vattnet och skrivit upp vad den visade. När isen lade sig. När den gick upp. {child} bläddrade. Siffrorna stod i raka rader, år efter år, och {child.he} såg det {child.he} hade vetat att {child.he} skulle få se. Isen gick tidigare nu. Flera veckor tidigare.

”Det hjälper ju inte precis”, sa {child}.

”Nej. Men slå upp åttiofyra.”

# clear-as-glass
Där stod inte bara siffror. Där stod, med mindre bokstäver: Vattnet klart som glas. Inga mörtar i år heller. Inga alls.

”Sjön var död”, sa {elder.short}. ”Den såg underbar ut, man såg ända till botten. Men det var surt regn, från skorstenar i halva Europa, och ingenting kunde leva i det. Jag stod på bryggan och tänkte att nu är det slut. Jag låg i samma rum som du och tittade i samma tak.”

”Vad gjorde du?”

# lime
”Först ingenting. Jag var för rädd. Sedan kom det en karl och frågade om någon hade en båt.” {Elder.short} log lite. ”Vi körde ut kalk. Säck efter säck, i flera somrar. Min minsta fick följa med, fem år gammal och så vit i håret att det såg ut som en liten gumma i båten. Och det räckte inte, vi kunde inte kalka bort alla skorstenar. Men under tiden satt det andra människor och bråkade om skorstenarna. Sådana jag aldrig har träffat. De bråkade i många år, och till slut blev det lagar, i land efter land.”

# four
{Elder.short} vände fram några häften. {child} läste där {elder.he} satte fingret.

Mört. Fyra stycken. Under bryggan.

Siffran fyra var understruken så hårt att pennan hade gått igenom papperet.

”Jag säger inte att det är samma sak”, sa {elder.short}. ”Det du är rädd för är mycket större, och en del är redan förstört. Jag ska inte ljuga för dig. Men jag har sett en sak som var hopplös sluta vara det. Därför vet jag att det händer.”

Utanför plaskade något till i vattnet. Ringarna gick ut över det mörka.

# nobody-holds-it
”Men jag kan inte sova”, sa {child}. ”Om jag somnar känns det som att ingen håller i det.”

{Elder.short} tänkte efter en stund.

”[elder2: {Elder2} har varit till sjöss, som ung|Min bror var till sjöss]”, sa {elder.he}. ”Mitt i havet, hela natten, och båten kunde ju inte stanna. Vet du hur de vågade sova? De hade pass. Någon stod vid rodret och tittade ut, och de andra gick och lade sig. Inte för att det var ofarligt. För att någon annan hade vakten.”

# not-your-watch
{Elder.He} nickade mot fönstret.

”På andra sidan jorden är det mitt på dagen nu. Där sitter någon och mäter is. Någon står i lera till knäna och sätter träd. Någon har suttit i möte i nio timmar för att få ändra ett enda ord i en lag, och hon tänker inte ge sig. De är många, {child}. De är vakna. Det är inte ditt pass.”

”När är mitt, då?”

# at-seven
{Elder.short} sköt över det översta häftet. Det var nytt. På den första raden stod bara datumet.

”Klockan sju”, sa {elder.he}. ”Termometern hänger på spiken. Siffrorna ska till universitetet på fredag, de vill ha varenda en. Och efter frukost får du berätta vad mer du vill göra, så ser vi vilka som behöver en båt.[friend:  Fråga {friend} också. Det är plats för fler.]”

# off
{child} gick upp igen. {Child.He} ställde väckarklockan och lade häftet på stolen. Taket var detsamma, och vad {child.he} visste, det visste {child.he} fortfarande. Men nere i köket hörde {child.he} {elder.short's} penna mot korsordet, och långt borta, där det var dag, höll någon i.

{Child.He} lade sig på sidan och drog upp täcket. {Child.He} var ledig till klockan sju.

# @song
{music}

# @adult
sin lärare
## if adult
{adult}
