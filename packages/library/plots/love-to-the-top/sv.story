title: Hälsa där uppe
title: Allt som sitter högst upp
title: En fisk i hink
guest elder: mormor (hon), farmor (hon)
guest fish: Torsten (han), Sigvard (han)

% Den som badar är den äldre som är vald, annars mormor. Fisken är ”han” och ropar när han kommer ner.
% En regel: för att se något måste han hoppa, och varje hopp kostar vatten. Hopp går upp, plopp kommer ner.

# morning-legs
Varje morgon gick {elder} nerför trappan vid bryggan och badade i havet.

”Oj”, sa {elder.short}. ”Oj. Oj.”

{child} gick också i, men bara till knäna.[elder2:  {Elder2} satt högst upp och passade handdukarna.] Och varje morgon var det någon nere i vattnet som sa: ”God morgon, benen.”

Den här morgonen böjde sig {child} ner och tittade. Det var en brun fisk, lång som en toffel.

”Det är jag som är {child}”, sa {child.he}. ”Jag sitter ovanpå benen.”

”Sitter det någon OVANPÅ?” sa fisken.

# all-the-tops
Han hette {fish}, och i hela sitt liv hade han bara sett det som är längst ner på allting. Båtar underifrån. Bryggan underifrån. Ben, upp till knäna.

”Jag vill se land”, sa han. ”Jag vill se allt som sitter högst upp.”

”Det är klart att du ska”, sa {elder.short}, som pratade med vem som helst. ”Vi kommer ju och tittar på dig varje dag.”

{Elder.He} doppade en röd hink i havet, och {fish} simmade in.[friend:  Hinken var lånad av {friend}[!friend.known: , {child's} bästa vän], och skulle vara tillbaka på söndag.]

# hup
”Jaså, det här är land”, sa {fish}. ”Det är mycket rött.”

”Det är hinken”, sa {child}. ”Du får hoppa.”

Hopp! Upp for {fish} och tittade. Plopp! Så var han tillbaka.

”Benen fortsätter hela vägen!” ropade han. ”Och sedan är det en mössa! Och allra högst upp är det en tofs!”

”Det är {elder.short}”, sa {child}.

”Dig känner jag”, sa {fish}. ”Det är du som är Oj-oj-oj!”[sport: 

”Han borde börja med {sport}”, sa {elder.short}.][athlete:  Inte ens {athlete} kunde hoppa så.]

# a-walk
Så tog de med honom på promenad[music: , och {elder.short} gnolade på {@song}].[city:  {child} berättade om {city}, och han ville veta vad som satt högst upp på det.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade fått stanna hemma, och det var nog lika bra.][pet.other:  {Pet} hade fått stanna hemma.]

Hopp! Plopp! ”Den där har bara ett ben! Och hur många armar som helst!”

”Det är ett träd”, sa {child}.

[pet.dog: Hopp! Plopp! ”Den där har fyra ben! Och en matta på sig!”

”Det är {pet}[!pet.known: , min hund]”, sa {child}. ”{Pet} vill titta i din hink.”

]Hopp! Plopp! ”Den där har inga ben alls! Den sover, och någon kör den!”

”Det är en bebis.”

”Det sitter något högst upp på allihop!” sa {fish}. ”En gång till!”

# so-dry
Men varje gång {fish} for upp följde det med lite vatten, och allt kom inte ner i hinken. Det mesta kom ner på {elder.short}. Högst upp i backen låg {fish} på sidan.

”{child}”, viskade han, ”ska det vara så här torrt?”

Havet låg långt där nere. Här fanns det bara en lucka, och ur den kom det ånga.

”Där har de vatten”, sa {elder.short}, ”och salt har de säkert.”

Ovanför luckan hängde en stor bild av en fisk.

”Nej men!” sa {fish}. ”Här känner de oss.”

”På sätt och vis”, sa {elder.short}.

# in-batter
I luckan stod en kock i vit mössa.

”Jag har en fisk”, sa {elder.short}, ”och jag skulle vilja ha vatten till.”

”En fisk”, sa kocken. ”Panerad?”

”I vatten.”

”Vi har bara panerad.”

”Vad är panerad?” frågade {fish}.

”Det är en sorts kappa”, sa {child}.

”Den vill jag se”, sa {fish}. Hopp!

# salt
Men det kom inget plopp. Han missade hinken. Smack! Där låg han på disken, bredvid citronerna, och kocken tog upp honom med tången.

Åh nej! Magen slog en kullerbytta på {child}.

”Salt och citron?” frågade kocken.

”SALT!” skrek {child}, som aldrig hade skrikit i någon lucka förut[school: , och inte {at school} heller]. ”Och INGEN citron! Och INTE panerad! Och MYCKET vatten! HÄR I!”

Och {child.he} höll upp hinken, rakt under tången.

Kocken släppte. Plopp!

# take-away
”Äta här eller ta med?” frågade kocken.

”Ta med”, sa {elder.short}.

Då hällde kocken i en hel kanna vatten, och salt.

”Räcker det så?” frågade han.

”Lite till”, sa hinken.

Kocken tappade saltet.

# one-more-top
På hemvägen låg {fish} på botten och blåste bubblor.

”Såg du hur det var att vara panerad?” frågade {child}.

”Det var en fin kappa”, sa {fish}. ”Men den är nog inte riktigt jag.”

{Elder.short} tippade hinken i havet, och ut simmade han. Sedan kom han tillbaka.

”Det var en jag aldrig hann se”, sa han.

Hopp. Han kom rakt upp ur havet, nos mot nos med {child}, och tittade länge.

”Jaså, det är du”, sa han.

Plopp. Och nu fanns det gott om vatten att falla i.

[pet.dog: Äntligen fick {pet} titta i hinken. Det fanns bara en lukt kvar, men det var en underbar lukt.

][elder2: Det gick åt alla {elder2.short's} handdukar innan {elder.short} var torr.

][friend: {Friend} fick tillbaka hinken samma kväll, med bara lite salt i.

][pet.cat: Hemma luktade {pet} på {child's} fingrar mycket länge.

][pet.other: Hemma fick {pet} höra alltihop.

]

# the-next-morning
Nästa morgon gick {elder.short} nerför trappan vid bryggan.

”Oj”, sa {elder.he}. ”Oj. Oj.”

Och bredvid gick {child}, i till knäna.

”God morgon, benen”, sa någon nere i vattnet. ”Hälsa där uppe.”

# @song
{music}
