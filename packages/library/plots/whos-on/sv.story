title: Vem är på?
title: En grop till
guest pet: Sixten (han), Doris (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Djuret är familjens eget; annars är det grannens katt, som bor hos dem så länge.

# one-more-hole
”Nu är det dags att stänga av”, sa {@a}.

”Nej!” sa {child}. ”En grop till!”

På plattan fanns en grävmaskin, och när den hade grävt en grop grävde den en grop till. Det fanns alltid en till.[city:  Snart kunde det inte finnas något kvar av {city}.]

”Det där var en till”, sa {@a}.

”En till efter den!”

Då lutade sig {@a} fram och stängde av. Allt var borta, och {child} vrålade. {Child.He} vrålade så att {@pet} {@fled}.

{Child.He} vrålade genom hela tandborstningen.

# sat-on-it
Nästa kväll grävde grävmaskinen igen, och {child} satt i soffan med plattan i knät.

”Snart är det dags”, sa {@a} från köket.

”En till!” ropade {child}.

Och då kom {pet}. {@Came} och satte en tass på grävmaskinen.

”Gå bort!” sa {child}.

{Pet} satte dit den andra tassen. {Pet.He} satte sig på plattan, med hela sig. Klick.

När {pet} reste sig igen var det svart.

# somebody-in-there
{child} öppnade munnen för att vråla, så mycket det gick[athlete: , mer än när {athlete} vinner]. Och då såg {child.he} att det var någon där inne.

I det svarta fanns ett barn med en väldigt stor mun.

Det såg så dumt ut att {child} stängde sin. Och det gjorde den andra också.

Och bakom axeln kom två öron. Sedan kom hela {pet}, med en strumpa i munnen.

Det var strumpan som de brukade dra i.

”Har du varit där hela tiden?” sa {child}.

{Child.He} vände sig om. Där satt {pet} {@there}. {Pet.He} hade väntat i hundratals gropar.

# i-like-this-bit
{@A} kom in från köket.[elder:  Efter kom {elder}[elder2:  och efter dem {elder2}].]

”Vad tittar du på?” sa {@a}.

”Oss”, sa {child}.

{@A} böjde sig ner och tittade. Nu var {@he} också med.

”Är det bra?” sa {@a}.

”{Pet} tvättar sig i rumpan”, sa {child}.

”Åh, så bra”, sa {@a}. ”Det här stället tycker jag om.”

[elder: ”Flytta på dig”, sa {elder.short}. ”Jag ser inget.”]

Sedan ville {pet} att någon skulle dra i strumpan. {child} tog ena änden och {pet} den andra, och så gick de hela vägen till tandborstarna[music: , medan de morrade {music}].

# i-want-to-know
Så kom nästa kväll, och grävmaskinen grävde.[school:  Den grävde djupare än man någonsin gör {at school}.][friend:  {Friend} hade varit där hela eftermiddagen, och de hade grävt så mycket i sandlådan att {child} hade sand i båda öronen.]

”Dags”, sa {@a}.

”Nej!” sa {child}. ”En till …” Och då kom {child.he} att tänka på något. Nu såg man ingen där inne, bara grävmaskinen.

Grävmaskinen blev klar med sin grop. {child} satte fingret på knappen. Det ville ha en grop till, fingret. Men {child} ville veta.

”Jag ska se vem som är på”, sa {child.he} och tryckte själv. Klick.

# whos-on
Först kom ett barn. Och bakom det kom ett öra, och sedan det andra örat, och sedan en strumpa.

”Det är {pet}!” sa {child}.

”Det var det värsta”, sa {@a}.

Och så gick de till tandborstarna, {child} först, och sedan strumpan, och sedan {pet}.[friend:  ”I morgon måste {friend} få se den”, sa {child} med tandborsten i munnen.]

# something-soft
När tänderna var klara, och pyjamasen, stoppade {@a} om dem. Strumpan låg på kudden. Den var rätt blöt.

”Ska jag stänga av?” sa {@a} med handen på lampan.

”Nej”, sa {child}. ”Jag.”

{Child.He} sträckte ut fingret och tryckte själv. Klick.

Allt blev svart.

”Vem är på?” viskade {@a}.

{child} låg alldeles stilla och väntade. Något kom upp i sängen. Det gick längs benen, och över magen, och så {@purred} det, tätt intill örat.

”{Pet}”, viskade {child}.

”Det här stället tycker jag om”, sa {@a}.

# @pet
{pet}, grannens katt, som bodde hos dem så länge,
## if pet.cat / pet.dog
{pet}

# @Came
{Pet.He} gick på soffans ryggstöd. {Pet.He} klättrade ner över {child’s} axel
## if pet.dog
{Pet.He} la hakan på {child’s} knä. {Pet.He} väntade lite. Sedan klättrade {pet.he} upp

# @there
på ryggstödet
## if pet.dog
tätt bakom {child}

# @fled
sprang uppför gardinen
## if pet.dog
sprang in under bordet med halva sig

# @purred
spann
## if pet.dog
suckade

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}
