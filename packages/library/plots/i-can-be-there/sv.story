title: {The wish} utan {other}
title: Jag kan vara där
title: På lagning

% Regel: det man saknar mest hos något är att det finns där. Det kan ett barn.

# being-mended
På gatan utanför {child's} port gick {a wish} alldeles ensam, utan {other}.

”Var är [other.ett: ditt | din] {other}?” frågade {child}.

”Hemma”, sa {the wish}.

Strax därpå kom tidningsbudet förbi. ”Var är {the other}?”

”På lagning”, sa {the wish}.

Och när grannen med de två kassarna stannade och undrade, svarade {the wish}: ”{Other.He} sover.”

”Nu har du sagt tre olika saker”, sa {child}. ”Vilken är sann?”

# never-had-one
Då blev {the wish} så ledsen att {wish.part} sjönk.

”Ingen av dem”, sa {wish.he}. ”Jag har [other.ett: inget | ingen] {other}. Jag har aldrig haft. Men alla som ser mig frågar efter {other.him}, och i kväll är det parad i parken. Där går vi runt dammen tills lyktorna tänds, och alla har med sig [other.ett: sitt | sin] {other}. Alla utom jag.”

”Kan du inte gå dit ändå?”

”{A wish} utan {other} får inte vara med. Det säger de inte. Men de tittar.”

{child} visste hur det var när folk tittade.

# mostly-there
De satte sig på trottoarkanten.

”Vad gör {an other} egentligen?” frågade {child}.

”{Other.He} kan {other.does}, har jag hört.” {The wish} funderade. ”Men mest är {other.he} bara där. När det är något läskigt, så tittar man åt sidan, och så är {other.he} där.”

”Bara det?”

”Det är inte så bara”, sa {the wish}.

{child} tänkte en stund. Allt det där kunde {child.he} inte. Men åt sidan, det var ju ett ställe.

”Jag kan vara där”, sa {child}.

# practising
”Säg som {other.he} säger, då”, sa {the wish}, och lät redan lite gladare.

”{Other.sound}”, sa {child}.

”Inte så högt. Mer som om du hade gjort det hela livet.”

”{Other.sound}”, sa {child}.

”Nästan! Och så ska du {other.does}.”

{child} gjorde så gott det gick. Det gick inte alls, och {the wish} skrattade så att {wish.he} fick hålla i sig.

[friend: {Friend}[!friend.known: , {child's} bästa vän,] kom och ville vara med. ”Du kan vara bakändan”, sa {child}, och det hade {friend} alltid velat vara, ända till middagen. ][pet.dog: {Pet}[!pet.known: , {child's} hund,] fick vara reserv. {Pet.He} gick redan bra vid sidan. ][pet.cat: {Pet}[!pet.known: , {child's} katt,] provade också att vara där, en stund, och sedan var {pet.he} någon annanstans. ][pet.other: {Pet} fick sitta på {child's} axel och vara utsmyckning. ][elder: {Elder} hade själv varit både det ena och det andra i parader, och visade hur man går i takt. [elder2: {Elder2} klappade. ]][school: De övade ända bort till {school} och hem igen. ][sport: Det var som att {play sport} med någon som aldrig har sett en regel. ][athlete: ”Tänk dig att du är {athlete}”, sa {the wish}. ”Men som {other}.” ][music: De gick i takt till {@song}. ]

# they-laughed
På kvällen[city:  i {city}] stod alla på rad vid dammen, två och två. En gubbe med visselpipa gick längs raden.

”{A wish}”, sa gubben. ”Och {the other}?”

”Här”, sa {the wish} och tittade åt sidan.

”{Other.sound}”, sa {child}.

Gubben satte händerna i sidorna. ”Det där är ju ett barn”, sa han, och så skrattade han, och de som stod närmast skrattade också.

{The wish} vände sig om för att gå hem.

# three-times-round
Men {child} tog tag i {wish.part} och släppte inte.

”Ja”, sa {child.he}, så att det hördes över hela dammen. ”Jag är ett barn. Jag är [other.ett: inget | ingen] {other}, och jag kan inte {other.does}. Men det är mig {wish.he} har, och jag är här.”

Gubben glömde att blåsa i pipan. Då började {the wish} gå, och {child} gick bredvid.

De gick första varvet. {The wish} tittade åt sidan. Där var {child}.

De gick andra varvet, och nu gick alla andra efter. Det blåste från dammen. {The wish} tittade åt sidan. Där var {child}.

Tredje varvet hade {child} skavsår och var trött. {The wish} tittade åt sidan en gång till, och {child} var där.

# borrowed
Efteråt kom den som hade gått närmast bakom dem och harklade sig.

”Jag skrattade lite förut”, sa den. ”Förlåt. [other.ett: Mitt | Min] {other} är bara [other.ett: målat | målad].”

”Min är min kusin”, viskade nästa.

”Min sprang hem efter första varvet”, sa en tredje. ”Jag har gått och hållit i ett snöre.”

De tittade på {child} allihop.

”Var får man tag på en sådan?” frågade gubben med visselpipan.

”Man frågar”, sa {the wish}, och {wish.part} hade aldrig suttit så högt.

# one-sock
{The wish} följde {child} hem till porten.

”Men i natt”, sa {wish.he}. ”Om jag tittar åt sidan.”

{child} satte sig på trappan och tog av sig ena skon och strumpan. Sedan tog {child.he} på sig skon igen.

”Den här kan vara där”, sa {child}. ”Till i morgon.”

{The wish} tog emot strumpan. Den var varm.

# other-sock
[adult: När {child} skulle lägga sig tittade {adult} på {child.his} fötter.

”Var är den andra strumpan?”

”På lagning”, sa {child}.

{Adult} såg på {child.him} en stund och frågade ingenting mer. {Adult} satte sig på sängkanten och höll om foten tills den blev varm.

”Då kan jag vara där så länge”, sa {adult}. | När {child} lade sig hade {child.he} en strumpa på. Den andra foten var bar.

Den stack {child.he} in bakom den foten som hade strumpa. Den foten var där. Och ute i natten tittade någon åt sidan, och där låg en strumpa.]

# @song
{music}
