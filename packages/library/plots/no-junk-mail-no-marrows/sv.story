title: Squashen som ingen ville ha
title: Ingen reklam, ingen squash
title: Sedan 1974
guest grower: Göran (han), Tage (han)
guest cold: Rut (hon), Majken (hon)
guest sharer: Kerstin (hon), Lisbet (hon)

% Den som är med (@a): {adult}, annars den äldre, annars {sharer}, som de har lotten ihop med.

# as-a-sausage-dog
{child} hade inte menat att odla en squash som var lång som en tax. {Child.He} hade bara glömt den bakom vinbärsbusken i tre veckor. När {child.he} hittade den låg [!pet.known: katten ]{pet} ovanpå och sov, och {pet.he} fick plats på längden.

”Den får inte följa med hem”, sa {@a-first}. ”Jag säger det nu.”

Den sommaren hade de ätit squashsoppa, squashbullar och en chokladkaka som inte lurade någon.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade fått tre och sa att {friend.he} hade blivit allergisk.]

”Någon på koloniområdet vill väl ha den”, sa {child}.

{@A} skrattade så att {@he} fick ställa ifrån sig vattenkannan.

# not-another
{child} tog squashen i famnen, som man bär en baby[athlete: , eller som {athlete} bär en pokal], och gick till {grower} på lotten intill.

”Vill du ha en squash?”

”Inte en till!” sa {grower}. ”I morse låg det fyra i min skottkärra. Vet du vad det värsta är? I går låg det tre, och jag smög ut med allihop.”

Där fick {child} veta det som alla vuxna på området redan visste. I augusti ger man inte bort squash. Man lämnar den.

# you-forgot
Så när {grower} gick för att vattna[music:  och hade börjat nynna på {@song}] lade {child} squashen på hans trappa och sprang hem. Det dröjde en kvart. Sedan stod {grower} vid grinden.

”Du glömde en sak.”

”Hur vet du att det är min?”

”Din katt ligger på den”, sa {grower}.

Och mycket riktigt. {grower} kom bärande på squashen med båda armarna, och på squashen låg {pet} och såg ut som en kunglighet på resa.

# no-marrows
{child} försökte med lotten mittemot, där det satt en skylt på grinden: INGEN REKLAM. INGEN SQUASH. Efter tio minuter kom hon som bodde där.

”Katten får gärna stanna”, sa hon. ”Men du vet vad det står på skylten.”

”Kan du inte ligga någon annanstans?” sa {child} till {pet}.

{Pet} knådade squashen med tassarna, blundade och låg kvar.

# the-yoghurt-pot
Det löjliga var att {child} blev lite ledsen. {Child.He} hade ju sått den själv, i en yoghurtburk [school: {at school} ]i april. {Child.He} hade burit ut den i solen på dagarna och in på nätterna[sport: , till och med när {child.he} skulle {play sport}]. Och nu var det den enda saken på hela området som alla lämnade tillbaka.

# tuna
Klockan sex ställde {child.he} en skål tonfisk bakom boden. {Pet} kom genast. {child} grep squashen och sprang, ända bort till häcken, där {cold} bodde. {cold} var åttiofyra år. Hon satt ute varje kväll med en filt om benen, men nu var hon inne, och {child} lade squashen på hennes bänk och smet.

Den här gången kom ingen tillbaka med den. Det hade fungerat. {child} hade trott att det skulle kännas bättre.

# only-the-dish
Solen gick ner bakom vattentornet. {@A} låste boden, för bussen gick om en halvtimme.

”Ta {pet}, så går vi”, sa {@he}.

Men bakom boden stod bara skålen, tom och blankslickad. {Pet} var inte i vinbärsbusken och inte under skottkärran. {child} ropade, och {@a} ropade[elder & adult: , och {elder} ropade][elder2: , och {elder2} ropade], och sedan ropade {grower} också. Ingen {pet} kom.

”Vi hittar {pet.him}”, sa {@a}, men {@he} tittade på klockan två gånger.

# cold-colder
{child} tvingade sig att stå still. Var vill man vara om man är {pet} och solen har gått ner?

{Child.He} lade handen på bordet. Kallt. {Child.He} kände på stolen och på vattenkannan. Kallt, kallare. {Child.He} böjde sig ner och kände på stenplattan där squashen hade legat och solat hela dagen.

Den var fortfarande ljum.

Då mindes {child.his} mage det, magen som hade burit runt på squashen: den hade varit varm som ett nybakat bröd. {Pet} tyckte inte om squash. {Pet} tyckte om värme. Och det varmaste som fanns kvar på hela området hade {child} själv burit bort.

{Child.He} sprang, och {@a} sprang efter.

# since-1974
{cold} satt på bänken i skymningen. Filten hade en stor bula, och på bulan låg {pet}.

”Är det din katt?” sa {cold}.

”Ja.”

”Är det din squash?”

{child} hade kunnat säga nej. Det var nästan mörkt, och ingen hade sett det.

”Ja”, sa {child.he}. ”Jag smög hit den. Det var ingen som ville ha den. Jag kan ta hem den igen.”

”Det kan du försöka med”, sa {cold} och lyfte på filten. Där stod hennes fötter, i tjocka grå sockor, tätt tryckta mot squashen. ”Vet du hur länge jag har frusit om fötterna?”

”Nej.”

”Sedan 1974.”

{child} såg på fötterna. De såg nöjda ut.

”Vill du ha den?” frågade {child.he}.

”Ja tack”, sa {cold}.

Så sa hon. Ja tack.

# a-warm-one
Det var bara det att {pet} också ville ha den, och {pet.he} gick inte att lossa. {child} funderade. Sedan gick {child.he} till {grower}.

”Har du en squash som har legat i solen?”

{grower} fick hålla i sig i grinden.

”Ber du om en?” sa han. ”Frivilligt?”

{child} kände på dem allihop och valde den varmaste. {Child.He} lade den i ryggsäcken och höll upp öppningen framför {pet}. {Pet} luktade. {Pet.He} satte ner en tass. Sedan flyttade {pet.he}.

# a-radiator
”Jag sa ju att den inte fick följa med hem”, sa {@a} på bussen[city:  in mot {city}].

”Det här är ingen squash”, sa {child}. ”Det är ett element.”

# to-the-toes
Om kvällen låg elementet längst ner i {child's} säng, under täcket, och på täcket låg {pet} och spann. {child} tänkte på {cold's} fötter. Så sträckte {child.he} ut sina egna, tills de nådde fram.

{Child.He} släckte lampan, och det var varmt ända ner i tårna.

# @a-first
{sharer}, som de hade lotten ihop med
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sharer}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{sharer.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @song
{music}
