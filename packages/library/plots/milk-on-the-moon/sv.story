title: Bussen med två chaufförer
title: Mjölk på månen
title: Pling pling!
guest friend: Lilly (hon), Noel (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Passageraren (@a) är {adult}, annars mormor eller farfar, annars {minder}; en äldre vid sidan av sitter redan på månen. ”Pling pling” säger ni båda två.

# two-drivers
{child} hade en buss. Det var en stor låda av papp med hjul ritade på, och den stod på köksgolvet.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville sitta i den.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville sova i den.] {child's} bästa kompis {friend} hade kommit för att leka[school:  efter en dag {at school}]. Men {child} ville köra bussen, och {friend} ville också köra bussen.

”Pling pling!” sa {child}. ”Jag kör.”

”Pling pling!” sa {friend}. ”Jag kör.”

# excuse-me
{@First} kom med en kasse på armen. ”Ursäkta”, sa {@a}. ”Går den här bussen till affären?”

”Ja”, sa {child}.

”Nej”, sa {friend}. ”Den går till månen.”

”Jaså”, sa {@a}. ”Har de mjölk på månen?”

”Nej!” sa {child}.

”Ja!” sa {friend}.

# rrrrip
”Det är min buss!” skrek {child} och knuffade {friend}.

”Jag kör!” skrek {friend} och drog i bussen.

{child} drog den till affären. {Friend} drog den till månen. Och bussen sa rrrritsch.

{child} satte sig, duns, med en halv buss. {Friend} satte sig, duns, med den andra halvan.

”Du hade sönder den!” sa {child}.

”Du hade sönder den!” sa {friend}.

”Gå hem, {friend}!”

”Jag ska gå hem!” sa {friend} och stampade ut i hallen för att ta på sig stövlarna.

# very-cross
{child} var arg ända ner i strumporna. {@A} satte sig på golvet och öppnade famnen, och {child} kröp in.

”Jag är arg”, sa {child.he}.

”Du är väldigt arg”, sa {@a}. ”Det känns genom tröjan.”

Och då blev det arga till gråt.

”Jag vill inte att {friend} ska gå hem”, sa {child.he}.

# wrong-feet
{Child.He} tittade ut i hallen. {Friend} hade stövlarna på sig. De satt på fel fot båda två, och {friend} grät också, med handen på dörren.

{child} reste sig. {Child.He} klev ner i sin halva buss och höll den runt magen, och så gick {child.he} ut i hallen.

”Pling pling”, sa {child}, väldigt tyst.

{Friend} tittade inte.

”Pling pling”, sa {child.he}. ”Förlåt att jag knuffades, {friend}.”

{Friend} tittade lite grann. ”Förlåt att jag rev sönder”, sa {friend.he}.

# half-each
”Vill du åka med min buss?”

”Nej”, sa {friend}. ”Jag är chaufför.”

Oj då. {child} tittade på sin halva buss. Sedan tittade {child.he} bort mot den andra halvan, som stod alldeles ensam på golvet. {Child.He} gick och hämtade den. Den gick inte att bära, så {child.he} knuffade den med rumpan hela vägen till {friend}.

”Du kör den där”, sa {child.he}.

{Friend} klev i, med stövlar och allt[athlete: , lika snabbt som {athlete}].

”Pling pling!” sa {friend}.

# two-fronts
Nu var bussen fram i båda ändar, och i båda satt det en chaufför. Och i mitten fanns det precis plats för {@a}.

”Ursäkta”, sa {@a}. ”Går den här bussen till affären?”

”Ja”, sa {child}.

”Och sedan går den till månen”, sa {friend}.

”Vad bra”, sa {@a}. ”Då köper jag mjölken på vägen.”

# hold-tight
Först körde {child} [city: genom hela {city} ]till affären, som var kylskåpet, och {@a} köpte mjölk. Sedan körde {friend} [sport: runt {sport.thing} ]till månen, som var soffan, och {@a} fick åka baklänges hela vägen.[pet.other:  De vinkade till {pet} på vägen. {Pet} hade ingen biljett.][music:  Chaufförerna sjöng {music}.]

”Jag tror att jag blir bussjuk”, sa {@a}.

”Håll i er”, sa båda chaufförerna.

# on-the-moon
[elder & adult & !elder2: {Elder} satt redan på månen, med tidningen. {Elder.He} makade på sig.

][elder2 & adult: {Elder} och {elder2} satt redan på månen, med tidningen. De makade på sig.

][elder2 & !adult: {Elder2} satt redan på månen, med tidningen. {Elder2.He} makade på sig.

]På månen fick de mjölk och var sin kaka.[pet.dog:  {Pet} klev in i bussen och satte sig rak i ryggen, som en passagerare.][pet.cat:  {Pet} klev in i bussen och somnade.]

# bye-bye-driver
Sedan skulle {friend} gå hem. {child} hjälpte till med stövlarna, och den här gången kom de på rätt fot.

”Hej då, chauffören”, sa {child}.

”Hej då, chauffören”, sa {friend}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
