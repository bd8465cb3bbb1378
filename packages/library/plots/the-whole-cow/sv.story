title: Hela kon
title: Baken går först
title: Råma åt draperiet
guest leader: Gunilla (hon), Ann-Mari (hon)
guest farmer: Hedda (hon), Tuva (hon)

% Två i en ko: {friend} är huvudet, {child} är baken. Kon är ”den”. Utan {adult} frågar ingen på slutet.

# only-one-head
{child} ville vara huvudet. Det ville {friend} också, och kon hade bara ett.

Kon var sydd av vitt tyg med bruna fläckar. På fredag skulle barnen [school: {at school}|[age<6: på förskolan|i klassen]] spela teater för alla föräldrar, och då behövdes det två i kon. Den ena gick främst och var huvud. Den andra gick bakom, framåtböjd, och höll den första om midjan.

”Den som råmar bäst får gå främst”, sa {leader}, som bestämde över teatern.

{child} råmade[pet.dog: , precis som hemma för sin hund {pet}][pet.cat: , precis som hemma för sin katt {pet}][pet.other: , precis som hemma för {pet}]. Det lät som en dammsugare.

{friend} råmade. Det lät som en ko. Det lät så mycket som en ko att {leader} gick fram till fönstret och tittade ut.

# just-as-important
Alltså blev {friend} huvudet, och {child} blev baken.

”Baken är också viktig”, sa {friend}. {Friend.He} var {child's} bästa vän, och {friend.he} menade det.

”Baken gör ju ingenting”, sa {child}.[sport:  ”Den kan inte ens {play sport}.”]

”Den viftar på svansen.”

Det var sant. Det fanns ett snöre därinne, och när man drog i det sa svansen svisch. Men allt {child} såg var {friend's} tröja. Fast där svansen satt fast fanns ett litet hål. Om {child.he} vred på nacken kunde {child.he} kika ut baklänges.

# stood-still
Så blev det fredag. [age<6: Lekrummet var fullt|Salen var full] av stolar, och stolarna var fulla av folk. {child} och {friend} stod bakom det röda draperiet i sin ko och väntade[music: , medan de andra sjöng {@song}].

”Kossan!” ropade {farmer}, som var bonde. ”Var är du?”

Nu skulle kon komma in och råma, så att bonden hittade den. Kon tog ett steg. Kon tog ett steg till.

Sedan stod kon stilla.

”Råma”, viskade {child}.

{friend} råmade inte. Under {child's} händer skakade hela {friend}.

”Kossan!” ropade {farmer} igen. ”Var ÄR du?”

”Jag kan inte”, viskade {friend}. ”De tittar på mig allihop.”

# not-one-eye
Det var så tyst att man hörde en stol knarra. {child} höll hårt om {friend.him}. På {child} tittade ingen. Det fanns inte ett öga i hela rummet som kunde se {child.him}. Det var faktiskt det bästa med att vara bak.

Då visste {child.he}.

”Vänd”, viskade {child.he}. ”Nu går jag först.”

”Det går väl inte?”

”Jo. Baklänges.”

# swish
Och kon vände sig om, med huvudet mot draperiet och svansen mot publiken, och började backa ut på golvet. {child} kikade genom hålet. Ett steg. Ett till. Runt pallen. Så drog {child.he} i snöret.

Svisch!

Någon fnissade. Svisch, svisch! Då skrattade hela rummet.

# moo-at-it
”Vad skrattar de åt?” viskade {friend}.

”Åt min rumpa”, viskade {child}. ”Vad ser du?”

”Bara draperiet. Det är rött.”

”Råma åt det, då.”

{Child.He} kände hur {friend's} rygg växte när {friend.he} drog in luft. Och så kom det. Det gick genom {friend}, det gick genom {child} och ut på andra sidan[city:  och bort över hela {city}], och [elder: {elder}, som satt på första raden, höll i [elder2: {elder2} | sin hatt] | någons farfar på första raden höll i sin hatt].

# wrong-way-round
”Där är du ju!” ropade {farmer}. ”Fast åt fel håll!”

Folk klappade och stampade.[athlete:  Så brukar de annars bara göra för {athlete}.] Då vände sig kon om en gång till, och den här gången var det {friend} som ville. {Friend.He} tittade på alla ögonen och råmade rakt ut. Sedan bugade kon, först fram och sedan bak.

# very-important
Efteråt kröp de ut, varma och rufsiga.

”Huvudet gör ju ingenting”, sa {friend}.

”Jo”, sa {child}. ”Det råmar. Det är jätteviktigt.”

# the-whole-cow
På kvällen gick {child} till sängs baklänges. Ett steg. Ett till. Runt stolen.

[adult: ”Vad gör du?” frågade {adult}.

”Jag går först”, sa {child}.

{Child.He} backade tills sängen tog emot {child.him}, och {adult} stoppade om {child.him}, både fram och bak. | Så gör man när man går först.

{Child.He} backade tills sängen tog emot {child.him}. Sedan stoppade {child.he} om sig, både fram och bak.] Framdelen låg hemma hos sig och hade säkert somnat. Då kunde bakdelen också blunda.

Och så sov hela kon.

# @song
{music}
