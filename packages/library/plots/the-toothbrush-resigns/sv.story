title: Tandborsten som sa upp sig
title: Längst in
title: Upp och ner, fram och tillbaka

% Den som har mustasch (@a): {adult}, annars den äldre, annars den som ska läsa sagan.

# i-resign
En kväll när {child} skulle borsta tänderna var muggen tom. På kanten av handfatet stod tandborsten, och den hade en resväska gjord av en tändsticksask.

”Jag säger upp mig”, sa tandborsten.

”Va?” sa {child}.

”Varje kväll är det samma sak”, sa tandborsten. ”Upp och ner, fram och tillbaka, tänder, tänder, tänder. Jag har aldrig sett något annat[city:  av {city}].[school:  Jag har inte ens varit {at school}.] Nu ska jag ut i världen och skaffa ett riktigt arbete!”

Och så hoppade den ner på golvet, hopp, hopp, hopp, och ut genom dörren. {child} sprang efter i pyjamas.

## if short
En kväll när {child} skulle borsta tänderna stod tandborsten på kanten av handfatet med en resväska.

”Jag säger upp mig”, sa tandborsten. ”Varje kväll är det samma sak. Upp och ner, fram och tillbaka, tänder, tänder, tänder. Jag har aldrig sett något annat[city:  av {city}].[school:  Jag har inte ens varit {at school}.] Nu ska jag skaffa ett riktigt arbete!”

Och så hoppade den ner, hopp, hopp, hopp, och ut genom dörren. {child} sprang efter.[friend:  {Friend}, som sov över, sprang också.]


# broom
I köket stod den stora sopborsten.

”Jag ska bli sopborste!” sa tandborsten. Den sopade och sopade. Efter en lång stund hade den sopat ihop en smula.[pet.dog:  {Pet} åt upp den.][pet.cat:  {Pet} satte en tass på den och gick sin väg.]

”Hur många är det kvar?” flämtade tandborsten.

{child} tittade på golvet. De hade haft knäckebröd till middag.

”Ungefär tusen”, sa {child.he}.

”Då är det här inget för mig”, sa tandborsten. [sport: ”Jag kanske ska {play sport}?”

”Du har inga fötter”, sa {child}.

”Nej”, sa tandborsten. ]”Hopp, hopp, hopp!”

## if short
I köket stod den stora sopborsten.

”Jag ska bli sopborste!” sa tandborsten. Den sopade och sopade. Till slut hade den sopat ihop en smula.[pet.dog:  {Pet} åt upp den.][pet.cat:  {Pet} satte en tass på den och gick sin väg.]

”Det här är inget för mig”, sa tandborsten. [sport: ”Jag kanske ska {play sport}?”

”Du har inga fötter”, sa {child}.

”Nej”, sa tandborsten. ]”Hopp, hopp, hopp!”


# moustache
I vardagsrummet satt {@a} i soffan och blundade en liten stund.[music:  Radion spelade {music}.]

”Jag ska bli mustasch!” sa tandborsten. Och hopp, så låg den på {@a-lip} överläpp, helt stilla och väldigt värdig.[athlete:  Inte ens {athlete} kunde ha gjort det bättre.]

[adult / elder: ”A … A … A …”, sa {@a}. ”ATJO!”|Det kittlade. ”A … A … A … ATJO!”]

Tandborsten flög genom hela rummet och landade i en krukväxt[pet.other: , alldeles intill {pet}].

”Det blåser för mycket i den branschen”, sa den och spottade jord. ”Hopp, hopp, hopp!”

## if short
I vardagsrummet satt {@a} och blundade.[music:  Radion spelade {music}.]

”Jag ska bli mustasch!” sa tandborsten. Och hopp, så låg den på {@a-lip} överläpp, helt stilla.[athlete:  Inte ens {athlete} kunde ha gjort det bättre.]

[adult / elder: ”A … A … A …”, sa {@a}. ”ATJO!”|Det kittlade. ”A … A … A … ATJO!”]

Tandborsten flög i väg och landade i en krukväxt[pet.other: , alldeles intill {pet}].

”Jag duger inte till något”, sa den.


# painter
I {child's} rum låg målarfärgerna framme.[friend:  {child} och {friend} hade målat hela eftermiddagen.]

”Jag ska bli konstnär!” sa tandborsten. Den doppade sig i det blå och svepte över papperet. Men det blev inget hav och ingen himmel. Det blev bara streck, upp och ner, fram och tillbaka. Upp och ner, fram och tillbaka.

”Det där kan jag ju redan”, viskade tandborsten.

Den lade sig på skrivbordet, blå och jordig och trött.

”Jag duger inte till något”, sa den.

# right-at-the-back
{child} lyfte upp den. {child.He} bar den till badrummet och sköljde den i varmt vatten, tills den var alldeles ren igen.

Sedan gapade {child.he} framför spegeln. Det var faktiskt rätt märkligt där inne. Det fanns vita klippor, och en röd grotta, och längst in var det alldeles mörkt.

”Har du varit längst in någon gång?” frågade {child}.

”Längst in?” sa tandborsten. ”Nej. Vi brukar ha så bråttom.”

”Då åker vi dit”, sa {child}. ”Det är jag som är kapten. Håll i dig!”

## if short
{child} lyfte upp den och sköljde den ren i badrummet. Sedan gapade {child.he} framför spegeln. Längst in var det mörkt.

”Har du varit längst in någon gång?” frågade {child}.

”Nej”, sa tandborsten. ”Vi brukar ha så bråttom.”

”Då åker vi dit”, sa {child}. ”Det är jag som är kapten. Håll i dig!”


# the-journey
{child.He} tog på en klick tandkräm.

”Det är snö”, sa {child.he}. ”För först ska vi till Alperna.”

Och tandborsten åkte uppför de vita topparna och ner igen, upp och ner, så att snön yrde.

”Jippi!” ropade tandborsten.

”Nu åker vi till havet”, sa {child}, fast det lät mest som skum, för det är svårt att prata med en tandborste i munnen.

Tandborsten surfade på vågorna, fram och tillbaka, fram och tillbaka, runt hela kusten.

”Och nu”, sa {child}, ”grottan.”

## if short
Först åkte de till Alperna. Tandborsten for uppför de vita topparna och ner igen, så att snön yrde.

”Jippi!” ropade tandborsten.

Sedan åkte de till havet, fram och tillbaka på vågorna.

”Och nu”, sa {child}, ”grottan.”


# somebody-there
Längst in, bakom den allra sista tanden, var det mörkt och varmt. Tandborsten kikade in runt hörnet.

”Kapten!” ropade den. ”Här sitter någon!”

Det satt någon där. Det var en smula knäckebröd, och den hade suttit fast sedan middagen.

”Äntligen!” sa smulan. ”Jag trodde aldrig att någon skulle komma!”

Tandborsten sträckte sig så långt den kunde och sopade till, och smulan kom loss. Så for de tillsammans på en stor våg, ut ur grottan, förbi Alperna och rakt ner i handfatet. Plask.

”Tack”, ropade smulan och försvann i virveln. ”Nu ska jag till havet.”

## if short
Längst in, bakom den sista tanden, var det mörkt och varmt.

”Kapten!” ropade tandborsten. ”Här sitter någon!”

Det var en smula, och den hade suttit fast sedan middagen.

”Äntligen!” sa smulan. ”Jag trodde aldrig att någon skulle komma!”

Tandborsten sträckte sig så långt den kunde, och smulan kom loss. Så for de på en stor våg, rakt ner i handfatet. Plask.

”Tack”, ropade smulan. ”Nu ska jag till havet.”


# where-tomorrow
Tandborsten dröp av skum. Vartenda litet borst stod rakt ut av glädje.

”Jag räddade någon”, sa den. ”Ingen annan hade kommit in där. En sopborste är för stor.”

”Och en mustasch får inte plats”, sa {child}.[age>=5: 

”Det här måste tandläkaren få höra”, sa tandborsten.]

”Vart reser vi i morgon?”[age>=5:  frågade den sedan.]

{child} funderade.

”Till månen”, sa {child.he}. ”Den är också vit och bucklig.”

”Då måste jag sova ut”, sa tandborsten. Den ställde tändsticksasken på hyllan och hoppade ner i muggen.

## if short
”Jag räddade någon”, sa tandborsten. ”En sopborste är för stor.”

”Och en mustasch får inte plats”, sa {child}.

”Vart reser vi i morgon?”

”Till månen”, sa {child}. ”Den är också vit.”

”Då måste jag sova ut”, sa tandborsten. Den ställde resväskan på hyllan och hoppade ner i muggen.


# mint
{@A} kom in och kliade sig under näsan.

”Jag drömde att jag hade mustasch. Har du borstat tänderna?”

”Vi har precis kommit hem”, sa {child}.

[elder: {Elder}[elder2:  och {elder2}] kom för att säga god natt och fick en puss som smakade snö. ][adult / elder: {@A} stoppade om {child.him}|{child} kröp ner i sängen och slätade till], fram och tillbaka, upp och ner, tills täcket låg slätt överallt.

”God natt, {child}.”

Och från badrummet, från en mugg i mörkret, kom en liten, nöjd gäspning.

Den luktade mint.

## if short
{@A} kom in och kliade sig under näsan.

”Jag drömde att jag hade mustasch. Har du borstat tänderna?”

”Vi har precis kommit hem”, sa {child}.

[elder: {Elder}[elder2:  och {elder2}] fick en puss som smakade snö.]

Och från badrummet, från en mugg i mörkret, kom en nöjd gäspning.

Den luktade mint.


# @a
den som skulle läsa sagan
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-lip
en
## if adult
{adult's}
## if elder & !adult
{elder.short's}
