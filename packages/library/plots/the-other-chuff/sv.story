title: Tåget som bara sa tuff
title: Det andra tuffet
guest friend: Lukas (han), Lovisa (hon)
guest pet: Loppan (hon), Knut (han)
guest elder: Bertil (han), Asta (hon)

% Barnet får gärna säga det andra tuffet. {elder} är familjens, annars Bertil; hunden är familjens, annars vännens, och en katt morrar åt ett rep lika gärna. Slutet sägs mycket lågt.

# one-evening
I {@garden} låg en gammal räls. Den kom ur syrenerna, gick förbi rabarbern och försvann in under häcken. Ingen [city: {in city} ]hade sett något tåg på den.

Men en kväll[elder / adult:  när {child} var där] kom det ett.

# tuff
Det var inte högre än vinbärsbuskarna, och det hade ett svart lok och två vagnar. Det stannade vid rabarbern, och det såg ledset ut runt lyktorna.

”Tuff”, sa tåget.

Och sedan sa det inget mer.

{child} satte sig på huk. {Friend}[!friend: , {child's} bästa vän,] satte sig också på huk. {Pet}[!pet: , {friend's} hund,] sprang fram och luktade på alla hjulen, ett efter ett.

”Varför åker det inte?” sa {child}. {Child.He} ville att tåget skulle komma hem innan det blev mörkt.[adult:  {Adult} ville att {child.he} också skulle göra det.]

# avgang
”Det väntar på konduktören”, sa {friend}. {Friend} hade alltid velat vara konduktör[school: , till och med {at school}]. {Friend.He} sträckte på sig[athlete: , så att {friend.he} blev lika lång som {athlete},] och höll upp handen. ”Alla ombord! Avgång!”

”Tuff”, sa tåget.

Och sedan sa det inget mer.

# rabarber
”Det är nog hungrigt”, sa {friend}. ”Tåg äter kol.” De hade bara [elder2: {elder2's} ]rabarber. {Friend.He} höll fram en stjälk. Tåget blundade med lyktorna och vände bort skorstenen.

”Då var det inte det”, sa {friend}. Och så åt {friend.he} upp rabarbern själv.

# klick-klunk
Då kom {elder}. {Elder.He} hade sin oljekanna med sig. {Elder} hade olja till allt, till grindar och saxar och skottkärror, och en gång hade {elder.he} oljat ett dragspel[music: , så att det kunde spela {music}].

”Det är torrt i lederna”, sa {elder.short}. {Elder.He} oljade det första hjulet. Klick, klunk. {Elder.He} oljade vartenda hjul på hela tåget.

”Tuff”, sa tåget.

Och sedan sa det inget mer.

# the-hook
Men nu hade {pet} luktat färdigt på hjulen. {Pet.He} stod längst bak, bakom den sista vagnen. Där satt en krok, och på kroken hängde ingenting. {Pet} luktade på kroken. {Pet.He} lyfte på ena örat.

Sedan stack {pet.he}. {Pet.He} sprang med nosen mot rälsen, samma väg som tåget hade kommit, rakt in bland syrenerna.

{@voff}

”Tyst, {pet}”, sa {child}. ”Jag tyckte jag hörde något.”

Alla var tysta.

”Tuff”, sa tåget vid rabarbern.

Och långt inne bland syrenerna, så svagt att man nästan inte hörde det, sa någon:

”Tuff.”

# the-leaf
{child} reste sig upp.

”Tåg säger inte tuff”, sa {child.he}. ”Tåg säger tuff-tuff! Det är någon annan som säger det andra tuffet!”

De kröp in i syrenerna, {child} först, sedan {friend}, sedan {elder}, som fick en gren i koftan. Och där, mitt i löven, stod en liten röd vagn. Den hade lossnat. Ett blad hade ramlat ner på taket.

”Stackars liten”, sa {child}. {Child.He} tog bort bladet.

# a-push
”Vi knuffar!” sa {friend}. {child} knuffade och {friend} knuffade och {elder.short} knuffade. Men vagnen höll emot med alla hjulen.

”En vagn ska inte knuffas”, sa {friend} då. ”Den måste ha någon framför sig! Någon som drar!”

# grrr
Framtill på vagnen hängde ett rep. {Pet} hade redan sett det. {Pet.He} tog repändan i munnen. {@growl} Grrrr. {Pet.He} backade.[age>=5:  Och {pet.he} tittade på den lilla vagnen hela tiden.]

Och vagnen kom. Ett litet stycke. Och ett litet stycke till. {Pet} backade hela vägen till rabarbern.

# klonk
Loket såg dem. Det tände lyktorna så att hela gräset blev gult.

”Nu ska den på kroken”, sa {elder.short}. Men kroken gick inte ner. Den hade rostat fast halvvägs, och därför hade vagnen lossnat.

”Oljan, {elder.short}!” sa {child}.

[age>=5: {Elder} såg på kannan som {elder.he} hade i handen. ]Klick, klunk. {Elder} vickade på kroken med sina stora tummar, fram och tillbaka, fram och tillbaka. Och så gick den ner.

Klonk. Nu satt den lilla vagnen fast.

{Pet} släppte repet, satte sig i gräset och lade huvudet på sned.

# all-aboard
”Tuff”, sa loket.

”Tuff”, sa den lilla vagnen längst bak.

[age>=5: ”Tuff”, sa loket.

”Tuff”, sa vagnen.

]{Friend} sträckte på sig så mycket {friend.he} kunde. {Friend.He} höll upp handen.

”Alla är ombord”, sa {friend.he}. ”Avgång!”

Och tåget rullade. Tuff-tuff, förbi rabarbern. Tuff-tuff, förbi vinbären[elder2:  och förbi {elder2}, som vinkade]. {Pet} sprang bredvid ända fram till häcken, och där stannade {pet.he} och såg efter den röda vagnen tills den var borta.

# god-natt
Sedan låg {child} i sängen, och {pet}[!pet: , som var utlånad för natten,] låg i fotändan. Genom fönstret hördes det långt, långt bort. Tuff-tuff. Tuff-tuff.

{@god}

”Natt”, sa {child}.

# @garden
trädgården hemma hos {elder}, där {child} skulle sova,
## if adult & !elder
{elder's} trädgård, i huset bredvid,
## if elder
{elder's} trädgård

# @voff
”Voff!” hördes det därinne. ”Voff, voff!”
## if pet.cat
”Mjau!” hördes det därinne. ”Mjau, mjau!”

# @growl
{Pet.He} spjärnade med alla fyra tassarna, och så morrade {pet.he}, det morrandet {pet.he} bara hade när det var roligt[sport:  som {sport}].
## if pet.cat
{Pet.He} spjärnade med alla fyra tassarna, och så morrade {pet.he}, det morrandet {pet.he} bara hade åt snören[sport:  och åt {sport}].

# @god
{Elder.short} släckte lampan. I dörren stannade {elder.he}.

”God”, sa {elder.short}, och sedan sa {elder.he} inget mer.
## if adult
{Adult} släckte lampan. I dörren stannade {adult.he}.

”God”, sa {adult}, och sedan sa {adult.he} inget mer.
