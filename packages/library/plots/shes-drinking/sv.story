title: Klunk, klunk, klunk
title: Hon dricker ju
guest friend: Tyra (hon), Melker (han)
guest elder: Bertil (han), Gunvor (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: klunk, klunk, klunk, alltid lika sakta. Den som läser är {adult}, annars {minder}. Båten är {elder}s.

# off-we-go
{Elder}[!elder: , som bodde vid sjön,] hade en båt. Den var av trä och den var blå[city: , den blåaste i {city}]. Hela vintern hade den legat upp och ner under en gran.

Nu skulle den i sjön. Alla hade flytväst[pet.dog: , till och med [!pet.known: hunden ]{pet}]. {Friend}[!friend.known: , {child's} bästa vän,] hade mössa också, för {friend.he} skulle vara kapten[school: , precis som {at school}].

”Nu åker vi!” sa {child}.

”Först måste båten i”, sa {elder.short}.

{@Pushed} sköt på. {Elder.short} drog[elder2: , och {elder2} sa stopp när det var lagom]. Båten gled ner vid bryggan, där vattnet var grunt, och {elder.short} band fast henne med en knut.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på bryggan och letade efter fisk.][pet.other:  {Pet} hade fått stanna hemma.]

”Nu åker vi!” sa {child}.

# water-in-the-boat
Men vad var det? Det kom vatten i båten. Det kom in mellan brädorna, först lite, sedan mer.

Klunk, klunk, klunk, sa det.[pet.dog:  {Pet} lade huvudet på sned.][pet.cat:  {Pet} spetsade öronen.]

”Hon är trasig”, sa kapten {friend}.

”Åh nej”, sa {@a}.

”Ös!” sa {elder.short}.

# with-the-hat
Och så öste de. {Elder.short} öste med skopan. {@A} öste med hinken. {Friend} öste med mössan. Men det kom nytt vatten hela tiden.

Klunk, klunk, klunk, sa det.[pet.dog:  {Pet} lade huvudet på sned.][pet.cat:  {Pet} spetsade öronen.]

# on-the-jetty
{child} öste inte. {Child.He} hade ingen mössa. {Child.He} låg på magen på bryggan och tittade. {Child.He} tittade på brädorna. De var torra och grå, och mellan dem var det springor. I varje springa rörde sig vattnet, nästan som i en mun.

Klunk, klunk, klunk.[pet.dog:  {Pet} lade huvudet på sned.][pet.cat:  {Pet} spetsade öronen.]

# shes-drinking
[pet.dog / pet.cat: Då lade {child} | {child} lade] örat mot båten. Så brukade {child.he} själv låta. När {child.he} hade [sport: fått {play sport}|sprungit], och det var varmt, och {child.he} fick ett stort glas.

”Sluta ösa!” sa {child.he}. ”Hon dricker ju!”

Alla stannade.

”Hon har legat under granen hela vintern”, sa {child}. ”Hon är törstig. Och ni tar hennes vatten!”

# nice-and-fat
{Elder.short} satte ner skopan. {Elder.He} kliade sig under kepsen. {Elder.He} lade sin stora hand på den torra brädan.

”Nämen”, sa {elder.he}. ”Så är det ju. Så gjorde min far. Båten ska dricka tills hon blir tjock. Då går springorna igen. Hur kunde jag glömma det?”

”Då ska vi inte hälla ut”, sa {friend}. ”Då ska vi hälla i!”

Och det var alldeles rätt. De hällde i med skopan. De hällde i med hinken. De hällde i med mössan. Båten blev full ända upp till bänken, och där stod hon och lutade sig mot bryggan.

# all-night
”När åker vi?” sa {child}.

”I morgon”, sa {elder.short}. ”Man får inte skynda på den som dricker.”

Hela kvällen drack båten. Hela natten drack båten.

Klunk, klunk, klunk.

# full-up
På morgonen var det tyst vid bryggan.

Då öste de, med skopan och hinken och mössan. {child} låg på magen och tittade.

{Child.He} tittade på brädorna. De var mörka och tjocka. {Child.He} kände med fingret. Det fanns inga springor alls.

{Child.He} lade örat mot båten. Båten sa ingenting.[pet.dog:  {Pet} lade inte huvudet på sned.][pet.cat:  {Pet} spetsade inte öronen.]

”Hon är mätt”, sa {child}.

# not-one-drop
”Nu åker vi”, sa {elder.short}.

Och så åkte de[pet.cat: , fast {pet} stannade hos fiskarna]. {Elder.short} rodde[athlete: , nästan som {athlete}], {@a} höll i {child}, och {friend} var kapten med blöt mössa[music:  och nynnade på {music}].[elder2:  {Elder2} vinkade från bryggan.] De åkte förbi vassen. De åkte förbi anden[pet.dog: , och {pet} sa vov]. De åkte runt den stora stenen och hem igen, och inte en droppe kom in.

# dry-between-the-planks
På kvällen låg {child} i sin säng[pet.other: , och {pet} var mätt]. {@A} hade läst. {@A} hade släckt.

”{@A}?”

”Ja?”

”Jag har legat här jättelänge. Jag är torr i springorna.”

{@A} gick efter ett glas vatten. {child} satte sig upp och höll i det med båda händerna. {@A} väntade.[pet.dog:  {Pet} väntade, med huvudet på sned.][pet.cat:  {Pet} väntade, med öronen spetsade.] Man får inte skynda på den som dricker.

Klunk, klunk, klunk, sa {child}.

# @pushed
{minder}, som passade {child},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}
