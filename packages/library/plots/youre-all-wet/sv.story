title: Alldeles blöt
title: Grodan i mössan
title: Gör det ont?
guest elder: Gustav (han), Viking (han)

% Barnet hjälper {elder} (familjens egen, annars Gustav) på kolonilotten. Grodan är ”han”, tycker att torrt är hemskt och blött är ljuvligt.

# a-frog
Ur {elder's} vattenkanna kom det en massa vatten, och sedan kom det en groda.

Han landade på {child's} sko. Han var grön och brun och hade guld runt ögonen, och det droppade om honom.

{child} var {age} och hjälpte {elder.short} på kolonilotten.[sport:  Andra var iväg för att {play sport}.] Hela den sommaren ville {child.he} ha en groda att ta hand om[pet.other: , förutom {pet}]. Nu var den här, och så den såg ut!

”Stackars dig”, sa {child}. ”Du är ju alldeles blöt!”

”Tack”, sa grodan.

# very-dry
Han tittade på {child's} torra hår och på {child.his} torra knän.

”Du är så torr”, sa han vänligt. ”Gör det ont?”

”Nej, det är skönt!” sa {child}. ”Vänta, så ska du också få ha det skönt.”

{Child.He} la sin mössa i en blomkruka, en tjock mössa av ull. {Child.He} ställde krukan på trappan till boden, mitt i solen. Grodan klev i, för han var väluppfostrad.

”Så där”, sa {child}. ”Visst är det mysigt?”

”Det sticks”, sa grodan. ”Men nu är det min tur att göra det skönt för dig.”

# make-you-nice
Han skuttade iväg, och han skuttade tillbaka, och så smällde han ett kallt svart löv på {child's} knä.

”Usch!” sa {child}. ”Nu blev jag alldeles blöt!”

”För all del”, sa grodan.

{child} torkade sitt knä. Sedan torkade {child.he} grodan, överallt, med en flik av tröjan, och satte tillbaka honom i mössan. ”Man vänjer sig”, sa {child.he}.[school:  Det hade de sagt {at school}.]

”Det tror jag inte att man gör”, sa grodan.

# plums
”Plommon!” ropade {elder.short} bakom bönorna.[elder2:  {Elder2} hade plockat dem.]

[friend: {Friend}[!friend.known: , {child's} bästa vän,] var redan där, med saft på hakan. ]{child} åt ett plommon, och ett till för säkerhets skull. Sedan sprang {child.he} tillbaka för att se hur mysigt grodan hade det.

# old-biscuit
Han var inte grön längre. Han blänkte inte. Han satt alldeles platt i mössan med halvslutna ögon, och han hade samma färg som en gammal skorpa.

”Groda?” sa {child}. ”Du är så torr. Gör det ont?”

”Lite”, sa grodan med mycket liten röst.

Å nej.

{child} tittade på solen. {Child.He} tittade på den varma, torra mössan.

”{Elder.short}!” ropade {child.he}. ”Han vill vara blöt! Det har han ju sagt hela tiden!”

”Blöt ner honom, då!” ropade {elder.short}. ”Fort! Ta ur baljan!”

# only-a-drip
{child} sprang till den lilla baljan vid salladen. {Child.He} fyllde båda händerna och sprang tillbaka. Men vattnet sprang också! Det sprang ut mellan fingrarna, och när {child.he} kom fram till grodan var det bara en droppe kvar.

Plipp, på hans nos.

{child} sprang en gång till[athlete: , så fort som {athlete}]. {Child.He} klämde ihop fingrarna, hårt, hårt, hårt.

Plipp, plopp, på hans rygg.

Då kom {child.he} på något bättre. {Child.He} blötte händerna ordentligt och lyfte upp grodan, så försiktigt det gick, och bar honom till vattnet. {Child.He} satte honom under den största salladen, i den svala svarta leran, och öste och hällde, och öste och hällde.[friend:  {Friend} höll ett blad över honom, så att han fick skugga.]

# more
Ett guldöga öppnade sig.

”Mer”, sa grodan.

Ös! Plask!

Två guldögon. Ett grönt ben. Ett brunt ben.

”Mer!” sa grodan, och han sträckte på sig, och han glänste som en ny gummistövel.

# so-did-i
”Förlåt”, sa {child}. ”Jag ville bara att du skulle ha det skönt.”

”Jag vet”, sa grodan. ”Det ville jag med.”

# the-rain
Då föll det något på salladen. Pick. Pick, pick. Och sedan regnade det, över hela kolonin[city:  och hela {city}], så mycket det bara kunde.

”Till boden!” ropade {elder.short} och sprang, och {child} sprang efter[pet.dog: , och [!pet.known: hunden ]{pet} sprang efter {child}]. De satte sig tillsammans i dörren, på en uppochnervänd låda, och flåsade.[pet.cat:  [!pet.known: Katten {pet}|{Pet}], som hade suttit där hela tiden, flyttade sig bara lite.] {child's} hår satt fast på kinderna. Det droppade om ärmarna.[music:  På taket trummade det nästan som {music}.]

Det var inte så farligt, faktiskt. Det kittlades.

# thank-you
{child} sträckte ut ena benet, så att foten hamnade ute i regnet. {Child.He} höll den alldeles stilla.

Skutt, skutt, skutt kom grodan på gången, och upp på skon. Han tittade på {child's} hår. Han tittade på {child.his} knän. Aldrig i sitt liv hade han sett något så vackert.

”{child}”, sa grodan, ”du är alldeles blöt.”

”Tack”, sa {child}.

# @song
{music}
