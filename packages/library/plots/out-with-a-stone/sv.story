title: Sju stenar
title: Ut med en sten
title: Den sjunde stenen

% Sju stenar: en, en till, och fem. Sedan tre var, och en mitt på brädan.

# seven-stones
{child} hade hittat stenar. Sju stycken! De var stora som ägg och fina och tunga. {Child.He} stoppade dem i jackfickorna.

”Kom och gunga!” ropade bästa vännen {friend}.

{Friend.He} satt redan på gungbrädan[city:  i en park i {city}]. {child} klev upp på sin sida.

# nothing-happened
Duns!

Ner åkte {child}. Upp åkte {friend}. Och sedan hände ingenting.

{Friend} satt där uppe och dinglade med stövlarna.

”Ner!” sa {friend}.

”Upp!” sa {child}.

Men det gick inte. {child} var för tung. {Child.He} kände i fickan.

”Det är stenarna”, sa {child.he}.

# out-with-a-stone
”Ut med en sten!” ropade {friend}.

Plopp! En sten i sanden.

”Ut med en sten!”

Plopp! En sten till.

”Ut med en sten!”

Plopp, plopp, plopp, plopp, plopp!

Då åkte {friend} ner. Och {child} åkte upp. Upp och ner, upp och ner[music: , och så nynnade de på {@song}]. Så roligt det var[sport: , nästan som när man får {play sport}]!

# other-pockets
Sedan klev de av.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] luktade på sanden.]

”Vilka fina stenar”, sa {friend}. {Friend.He} tog upp dem ur sanden. Alla sju! {Friend.He} stoppade dem i sina egna fickor. Och så satte de sig igen.

Duns!

Ner åkte {friend}. Upp åkte {child}. Och sedan hände ingenting.

# so-high
Oj, oj, oj. Nu satt {child} där uppe. Det var högt[athlete: , högre än {athlete} kan hoppa]. Stövlarna nådde ingenstans.

”Upp!” sa {friend} och skuttade på rumpan. Det hjälpte inte.

{child} höll i sig hårt, hårt. Läppen darrade. Men vänta. {Child.He} visste ju precis vad det var!

Så {child.he} ropade: ”{Friend}! Ut med en sten!”

Plopp!

”Ut med en sten!”

Plopp!

{child} ropade och {friend} ploppade. Och sakta, sakta gick det neråt, tills stövlarna stod på marken.

# one-for-you
Nu låg alla stenarna i sanden.

”En till dig”, sa {child}. ”Och en till mig.”

En till dig. En till mig. En till dig. En till mig. De fick tre stenar var. Den sjunde la de mitt på brädan. Den fick åka med.

Upp och ner. Upp och ner. Ända tills [elder: {elder}[elder2:  och {elder2}] sa att ]det var dags att gå hem.

# light
I hallen skulle {child} hänga upp jackan. Oj, så tung den var.

[adult: ”Vad har du i fickorna?” sa {adult}.|Vad var det i fickorna?]

”Ut med en sten”, sa {child.he}.

Plopp. Plopp. Plopp.[school:  De skulle med till {school} i morgon.][pet.cat / pet.other:  {Pet} kom och tittade på dem, en i taget.]

Sedan gick {child} och la sig. Nu var {child.he} alldeles lätt.

# @song
{music}

# picture 1
Den ena nere och den andra högt uppe.
