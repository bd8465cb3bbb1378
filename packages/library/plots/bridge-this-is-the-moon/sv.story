title: Anrop från öster
title: Med släp
title: Fartyg passerar
guest keeper: Rune (han), Sixten (han)

% {@a} är {adult}, annars {keeper} i huset intill: alltid namnet. Månen och spegelbilden är "hon". Loggboken talar kort.

# three-kinds
Klockan två på natten finns det tre sorters människor som är vakna: de som bakar bröd, de som inte kan sova och de som öppnar broar.

{@A-who} öppnade broar. I natt hade {child} för första gången fått följa med på hela passet. {child.He} satt högst upp i brovaktens torn, med fönster åt alla håll[pet.dog:  och [!pet.known: hunden ]{pet} på fötterna], och under {child.him} låg kanalen, svart och blank.[pet.cat:  Hemma fick [!pet.known: katten ]{pet} ha hela sängen för sig själv.][pet.other:  Hemma fick {pet} ha hela rummet för sig själv.] {child.He} hade redan fått öppna två gånger, med {@a-s} hand bredvid sin. Först bommarna. Sedan låset. Sedan spaken, sakta, tills hela bron reste sig på ända med lyktor och allt.

# the-red-lamp
En röd lampa började blinka på panelen.

”Det är bara kuggarna som vill ha fett”, sa {@a} och tog oljekannan. ”Jag går ner i maskinrummet. Ringer du så hör jag. Och ropar någon på radion så vet du hur man gör.”

{child} visste. Man frågar efter namn, riktning och höjd. Sedan skriver man allt i loggboken, för på en bro är ingenting riktigt sant förrän det står i loggboken.

# this-is-the-moon
{@A-s} steg försvann nerför trappan. Sedan knastrade det.

”Bron, bron, bron. Det här är Månen.”

Rösten var lugn och klar. {child} spanade österut efter lanternor, men såg inga. {child.He} tryckte in knappen.

”Månen, det här är bron. Kom.”

”God natt, bron. Jag är på väg västerut och skulle behöva öppning.”

”Vilken höjd har du?”

”Trehundraåttiofyratusen kilometer”, sa rösten. ”På ett ungefär.”

# in-tow
{child} såg upp.

Där hängde den, rakt ovanför kanalen, rund och full, och det fanns inte ett moln framför. {child.He} såg på radion. {child.He} såg upp igen. Munnen blev alldeles torr.[sport:  Så torr blev den inte ens av att {play sport}.] Men den som sitter vakt får inte bli stum, det hade {@a} sagt.

”Då … då går du fri”, sa {child.he}. ”Med god marginal.”

”Jag gör det, ja. Men jag har spegelbilden på släp.”

{child} tittade ner i vattnet. Hundra meter bort låg den, vit och darrande, och den kom närmare. Framför den låg brons skugga tvärs över kanalen, bred och svart som tjära.

”Hon går inte under broar”, sa Månen. ”Hon blir strimlad. Sedan tar det hela natten att få ihop henne.”

# you-have-the-watch
{child} ringde till maskinrummet.

”{@A}? Det är en som vill västerut.”

Det blev en kort paus. Kanske var det fettet.

”Jag ser vägen härifrån”, sa {@a}. ”Det är fritt. Öppna du.”

”Vill du inte veta vem det är?”

”Du har vakten, {child}.”

# a-low-one
Så {child} öppnade. Bommarna sjönk och klockan pinglade. En tidningsbil kom körande[athlete:  med {athlete} på alla förstasidor] och fick bromsa, den sista i [city: hela {city} | hela stan] som hade bråttom. Föraren vevade ner rutan.

”Vad väntar vi på?” ropade han. ”Det kommer ju ingenting!”

{child} böjde sig mot högtalaren. ”Fartyg passerar”, sa {child.he}.

”Vilket fartyg?”

{child} tänkte efter. ”Ett lågt”, sa {child.he}.

{child.He} släppte låset och drog i spaken. Långsamt lyfte bron, och när den lyfte drog den med sig sin skugga. Den svarta remsan på vattnet blev smalare och smalare, och till sist låg kanalen öppen från kant till kant.

## or
Så {child} öppnade. Bommarna sjönk och klockan pinglade. Nattbussen kom körande[athlete:  med {athlete} på hela ena sidan] och fick bromsa, den sista i [city: hela {city} | hela stan] som hade bråttom. Föraren vevade ner rutan.

”Vad väntar vi på?” ropade han. ”Det kommer ju ingenting!”

{child} böjde sig mot högtalaren. ”Fartyg passerar”, sa {child.he}.

”Jag har en tidtabell att passa!”

{child} tänkte efter. ”Det har fartyget också”, sa {child.he}.

{child.He} släppte låset och drog i spaken. Långsamt lyfte bron, och när den lyfte drog den med sig sin skugga. Den svarta remsan på vattnet blev smalare och smalare, och till sist låg kanalen öppen från kant till kant.

# from-edge-to-edge
Och spegelbilden kom.

Den gled fram utan ett ljud, hel och rund, med en kant av silver som knappt rörde stenarna på sidorna. När den gick genom brogapet blev det så ljust i tornet att {child} kunde läsa på sin egen klocka, och på tekoppen[elder:  som {elder}[elder2:  och {elder2}] hade skickat med], och se vartenda hårstrå på sina armar. Nere vid bommen hade föraren stigit ut[music:  och stängt av {music} mitt i]. Han stod med mössan i handen.

# the-box-for-the-name
Sedan var den förbi. {child} lät bron sänka sig, lika sakta som den hade rest sig.

”Tack, bron”, sa radion. ”Det var mjukt gjort. God vakt.”

”God resa”, sa {child}.

{child.He} drog till sig loggboken. Kl. 02.14, skrev {child.he}. I rutan för namn höll {child.he} pennan still en lång stund. Vem skulle tro det?[school:  Inte många {at school}.][friend:  {Friend}, kanske, {child's} bästa vän.] Men det var ju det som var sant. Månen, skrev {child.he}. Västerut. Höjd 384 000 km. Med släp.

# october-last-year
Det gick inte att låta bli att bläddra. {child} bläddrade bakåt, förbi segelbåtar och sandpråmar, till oktober förra året. Där stod det, med {@a-s} fyrkantiga bokstäver:

Kl. 02.31. M. Västerut. Med släp. Inga skador.

{child.He} tog fram den äldre boken ur skåpet. Kl. 01.56. M. Västerut. Med släp. Och året före det. Och året före det.

# never-dared
Då hördes steg i trappan. {@A} kom in med olja upp till armbågarna, fick tag i en trasa och torkade sig länge, med blicken över {child's} axel.

”Var hon trevlig?” frågade {@a}.

”Mycket.”

”Ja. Det brukar hon vara.” {@A} la fingret under namnet, nästan utan att röra papperet. ”Jag har aldrig vågat skriva ut det. Jag tänkte alltid på vad de skulle säga på kontoret.”

”Ska jag stryka det?”

”Aldrig i livet”, sa {@a}.

# on-watch-tonight
{@A} räckte tillbaka pennan, och {child} tog den. Längst ut till höger på raden fanns en ruta kvar. Vakthavande, stod det.

[child.name / !adult: Och där stod det strax, med allra bästa stil: {child}. | Och där, med sin allra bästa stil, skrev {child.he}: {child}.]

# @a
{keeper}
## if adult
{adult}

# @A
{Keeper}
## if adult
{Adult}

# @a-s
{keeper's}
## if adult
{adult's}

# @A-s
{Keeper's}
## if adult
{Adult's}

# @A-who
{Keeper} i huset intill
## if adult
{Adult}
