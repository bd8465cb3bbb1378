title: Här sitter jag
title: Foten bor här
title: Tut, tut!

% Nutid, som i sagan den gjordes av. Tåget säger: Här kommer jag! Barnet säger: Här sitter jag! Sista gången är det ett svar.

# along-the-floor
På golvet sitter {child}.

På golvet kommer ett tåg.

Det är ett rött tåg med en vagn, och i vagnen ligger en bit päron.[pet.dog:  Päronet tittar [!pet.known: hunden ]{pet} på.][pet.cat:  Päronet tittar [!pet.known: katten ]{pet} på.]

”Tut, tut!” säger tåget. ”Här kommer jag!”

”Här sitter jag!” säger {child}.

Tåget rullar och rullar[music:  och nynnar på {music}]. Men i vägen ligger en fot. Det är {child's} fot.

# bump
Duns!

”Tut, tut! Här kommer jag!”

”Här sitter jag!”

”Flytta på foten”, säger tåget.

”Nej”, säger {child.he}. ”Foten bor här. Kör runt!”

”Nej”, säger tåget. ”Tåg kör rakt fram.”

# then-ill-wait
”Då väntar jag”, säger tåget till slut.

Så tåget väntar, och {child} sitter. Tåget väntar lite till. {Child.He} sitter lite till. Foten viftar på tårna.

”Vad gör du?” säger tåget.

”Sitter”, säger {child.he}. ”Vad gör du?”

”Väntar.”

”På vad?”

”På att foten ska flytta ut.”

”Då får du vänta länge”, säger {child}. ”Foten ska bo här tills den blir riktigt stor.”

”Bor den ensam?” säger tåget.

”Nej, nej”, säger {child.he}. ”Den andra foten bor bredvid. Var bor dina fötter?”

”Jag har inga”, säger tåget. ”Jag har hjul. Och hjul kan inte vänta så länge. De börjar rulla av sig själva, ser du.”

# stubborn
Tåget backar. Långt, långt bort backar det[city: , nästan till andra sidan {city}]. Sedan tar det fart[athlete: , mer fart än {athlete}].

”Tut, tut! Här kommer jag!”

”Här sitter jag!”

Duns! Rakt på foten. Det kittlar under tårna.

{child} skrattar. Men foten bor där.[sport:  I morgon ska den {play sport}, men i dag bor den där.]

Tåget backar igen[school: , nästan ända till {school}]. Det är ett mycket envist tåg.

{Child.He} sitter kvar. Det är en mycket envis {child}.[elder:  I soffan sitter {elder}[elder2:  och {elder2}], envisast av alla.]

# a-tunnel
”Tut, tut! Här kommer jag!”

”Här sitter jag!”

Och då drar {child} upp sina knän. Högt, högt upp. Under knäna blir det ett hål.

”Oj!” säger tåget. ”En tunnel!”

Tåget kör in under knäna. Först det röda loket. Sedan vagnen med päronet.

# dark-in-here
Och sedan … ingenting.

Inget tåg kommer ut. Inget tut hörs.[pet.other:  Nu lyssnar till och med {pet}.]

”Tåg?” säger {child}.

”Tut”, säger tåget, pyttelitet. ”Det är mörkt här.”

Oj då. Tåget har stannat. Tåget vågar inte.

# one-wheel
Då lutar {child} sig långt, långt fram. {Child.He} tittar in i tunneln.

”Här sitter jag!” säger {child.he}.

Tåget lyssnar.

”Här … kommer jag?” säger tåget.

”Här sitter jag!” säger {child.he}.

Då rör sig ett hjul. Då rör sig alla hjul.

Ut kommer det röda loket. Ut kommer vagnen. Ut kommer päronet.

”TUT, TUT! Här kommer jag!”

”HÄR SITTER JAG!”

# again
”En gång till!” säger tåget.

In under knäna. Ut igen. In under knäna. Ut igen.[friend:  Och nu vill bästa vännen {friend} också vara tunnel. In under {friend's} knän. Ut igen.]

{child} får päronet. {Child.He} äter upp det.[pet.dog:  Utom den sista biten. Den får {pet}.][pet.cat:  {Pet} får lukta.]

# where-it-is-warm
Nu rullar tåget sakta. Nu är hjulen trötta.

”Tut”, säger tåget. ”Var ska jag stå nu?”

{child} lägger ner sina knän. {Child.He} lyfter upp tåget. {Child.He} ställer det i sitt eget knä, där det är varmt.

”Här”, säger {child.he}.

”Ska du gå din väg?” säger tåget.

”Nej”, säger {child.he}. ”Här sitter jag.”

Och tåget somnar i {child's} knä.
