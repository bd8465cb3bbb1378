title: Den gula stöveln
title: Är det din stövel?
title: Hopp, hopp, hopp
guest neighbour: Gunnar (han), Sture (han)
guest sitter: barnvakten (hon)

% Stöveln är vännens, och det vet alla som hör det. @who skalar potatis: {elder}, annars farbror Gunnar. @a: {adult}, annars barnvakten.

# brings-things-home
{@breed}

I måndags kom {pet} hem med en pinne. I tisdags kom {pet.he} hem med en längre pinne. Och i dag, när det precis hade slutat regna[city:  i {city}], kom {pet.he} hem med en stövel.

Den var gul. Den var liten. Den hade en grön groda på sidan.

”Men {pet}”, sa {child}. ”Vems är den?”

{Pet} viftade på svansen. {Pet.He} tänkte inte säga något.

# on-one-leg
Då kom {friend} genom grinden. Hopp, hopp, hopp kom {friend.he}, på ett ben.[athlete:  Inte ens {athlete} kommer så långt på ett ben.]

”Varför hoppar du?” frågade {child}.

”Det blir så blött annars”, sa {friend}.

”Titta vad {pet} har hittat! Någon har tappat sin stövel.”

”Stackare”, sa {friend}. ”Tänk att gå omkring med bara en!”

”Vi måste hitta den stackaren”, sa {child}.

Så gick de. Först gick {pet} med {@carried}. Sedan gick {child}. Och sist kom {friend}. Hopp, hopp, hopp.[music:  Det gick precis i takt med {@song}.]

# a-big-toe
På en trappa satt {@who} och skalade potatis.

”Är det din stövel?” frågade {child}.

{@Short} tog av sig ena toffeln och stack ner stortån. Längre kom {@he} inte.

”Nej”, sa {@he}. ”För liten.”

Sedan tittade {@he} på {friend}. {@He} tittade ganska länge.

”Hm”, sa {@short}.[elder2: 

”Hm, hm”, sa {elder2}, som satt bredvid.]

Men de hade bråttom. Hopp, hopp, hopp.

# a-baby
Vid hörnet[school:  mot {school}] stod en barnvagn, och i den låg en bebis.

”Är det din stövel?” frågade {child}.

Bebisen fick känna efter. Men stöveln räckte ända upp till magen.

”För stor”, sa {friend}.

# a-snail
På trottoaren[age<4: [school:  utanför {school}]] kröp en snigel.

”Är det din stövel?” frågade {child}.

Snigeln kröp in i stöveln. Den var borta en lång stund. Sedan kom den ut igen och såg ut som om den hade gått vilse.

”[age>=4: Mycket för stor|För stor]”, sa {friend}. ”Och förresten har den inga fötter.”

# nobody-left
Nu fanns det ingen kvar att fråga. De gick hem igen, och {friend} var alldeles trött i hoppbenet[sport: , som annars mest fick {play sport}]. {Friend.He} satte sig på trappan.

Där satt {@a} redan, i sina blå tofflor. {@A} tittade på stöveln, som var gul och hade en groda på sidan. {@A} tittade på {friend's} ena fot. Den hade en gul stövel med en groda på sidan. {@A} tittade på {friend's} andra fot. Den hade en strumpa.

{@A} fick hålla sig för munnen.

”Har ni frågat alla?”

”Alla”, sa {child}. ”{@Short}[age>=4:  och bebisen] och snigeln.”

# it-fits
Då suckade {pet}. {Pet.He} gick fram till {friend} och lade stöveln i {friend.his} knä.

{Friend} stack ner foten. Flopp, sa det.

”Den passar”, ropade {friend}.

”Vilken tur”, ropade {child}. ”Då får du ha den.”

”Och vet du vad?” sa {friend}. ”Jag har redan en likadan.”

# every-puddle
Sedan gick {friend} hem i alla pölarna på en gång, på båda benen. Plask, plask, plask.

# something-blue
På kvällen låg {child} i sin säng. {Pet} låg på mattan bredvid och var {@warm} och alldeles nöjd. {Pet.He} hade nämligen hittat något igen. Det var mjukt och blått och låg under {pet.his} haka.

{@A} släckte lampan.

”God natt, {child}. God natt, {pet}.”

Och så gick {@a} ut i köket.

Hopp, hopp, hopp.

# @breed
{Pet} är {a breed}, och {pet.he} bär hem saker.
## if breed.Golden Retriever
{Pet} är en golden retriever, och en golden retriever bär hem saker.
## if breed.Labrador
{Pet} är en labrador, och en labrador bär hem saker.
## if breed.Beagle
{Pet} är en beagle, och det som en beagle luktar på bär den hem.
## if breed.Border Collie
{Pet} är en bordercollie, och en bordercollie samlar ihop saker.
## if breed.Dachshund
{Pet} är en tax. Taxar går nära marken, så de hittar allt som folk har tappat.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{Pet} är {a breed} och inte stor, men {pet.he} bär hem stora saker.

# @carried
stöveln i munnen
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
stöveln, som var nästan lika stor som {pet.he} själv

# @warm
varm och tung
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
varm och liten

# @who
farbror {neighbour}
## if elder
{elder}

# @short
{Neighbour}
## if elder
{elder.short}

# @he
{neighbour.he}
## if elder
{elder.he}

# @He
{neighbour.He}
## if elder
{elder.He}

# @a
barnvakten
## if adult
{adult}

# @A
Barnvakten
## if adult
{Adult}

# @song
{music}
