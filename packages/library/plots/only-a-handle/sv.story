title: Bara ett handtag
title: Prinsessan som väntade på dörrar
title: Man andas ut, inte in
guest princess: Clementine (hon), Leopoldine (hon)
guest teacher: Torgny (han), Staffan (han)
guest friend: Ebba (hon), Agnes (hon)

% ”Det är bara ett handtag” sägs av barnet, av prinsessan och till sist av båda. Vännen som blev sårad är den som är vald, annars {friend}.

# tacos
Prinsessan stod utanför matsalen och väntade. Hon hade stått där i fyra minuter, rak som en gran, med händerna hopknäppta framför sig, och {child} stod bredvid och blev hungrigare och hungrigare.

”Ska vi gå in?” sa {child}.

”Ja, tack”, sa prinsessan.

Ingenting hände. Det var tacos. {child} kände lukten genom dörren.

# clementine
Prinsessan hette {princess} och var från ett land så litet att det inte fick plats med sitt eget namn på kartan. Hon skulle gå en vecka i {child's} klass[school:  {at school}] för att öva svenska, och läraren {teacher} hade pekat på {child}, för {child.he} hade en tom stol bredvid sig. Det var {friend's} stol. Varför den var tom ville {child} inte prata om.

”Men öppna då”, sa {child}.

{princess} tittade på dörren. Sedan tittade hon på {child}, vänligt, som på någon som har glömt sitt jobb.

”Jag brukar inte öppna”, sa hon. ”De brukar gå upp.”

”Dörrar?”

”När jag kommer. Det står någon där.”

”Här står det ingen. Det är bara ett handtag. Man trycker ner.”

”Jag vet hur det går till. Jag har sett det göras.”

# nobodys-doorkeeper
{child} la armarna i kors och tänkte inte bli någons dörröppnare. {princess} knäppte händerna lite hårdare. Hon tänkte inte börja nu. De stod kvar tills hela klassen kom ut igen, mätt och pratande, {friend} sist och med blicken i golvet, och då gled prinsessan in genom dörren medan den var öppen. Det fanns två salladsblad kvar.

# all-week
Så fortsatte det. På tisdagen stod de utanför biblioteket.[sport:  När de skulle {play sport} stod de utanför omklädningsrummet.][pet.dog / pet.cat:  Hemma hos {child} satte sig {pet}, [pet.dog: hunden|katten], bredvid prinsessan framför ytterdörren, och så väntade de på samma sak.] På onsdagen stod {princess} i tjugo minuter på toaletten, på insidan, tills {child} ropade genom dörren:

”Det är bara ett handtag!”

”Det säger du hela tiden!” ropade {princess}. ”Om det bara är ett handtag, varför kan du då inte ta det?”

Det var irriterande, för det gick inte att svara på.

# not-stupid
Men hon var inte dum, prinsessan. Hon kunde äta spagetti utan att titta. Hon kunde namnet på alla i klassen efter en dag, även på dem som {child} själv blandade ihop.[elder:  Hon kunde prata i telefon med {elder}[elder2:  och {elder2}] tills man inte visste vem av dem som var kunglig.][pet.other:  Hon neg för {pet}.] Och hon såg saker.

# like-tennis
[friend: ”Det är {friend's} stol jag sitter på”, sa {princess} på torsdagen. De satt på muren vid cykelstället.|”Hon med flätan”, sa {princess} på torsdagen. De satt på muren vid cykelstället. ”{Friend}. Det är hennes stol jag sitter på.”]

”Det är skolans stol.”

”{Friend.He} tittar på dig när du inte tittar. Sedan tittar du när {friend.he} inte tittar. Det är som tennis.”

{child} pillade på muren. ”Jag sa en sak. Att {friend.his} dikt var töntig. Det var bara det att alla andra skrattade när jag sa det, och {friend.he} stod precis bakom.”

”Var den töntig?”

”Nej”, sa {child}. ”Den var jättebra. Det var därför.”

{princess} nickade, som om det var alldeles begripligt. ”Har du sagt det?”

”Det går inte. Det har gått tre veckor.”

”Hm”, sa {princess}.

# the-blue-door
På fredagen var det sista dagen. Efter lunch satt {friend} i musikrummet och övade[music:  {@song}] med skolbandet, alla åtta, och {child} hade bestämt sig. Det hade tagit hela natten. {Child.He} gick genom hela korridoren med hjärtat i halsen och {princess} två steg efter, ända fram till musikrummets dörr, den tunga blå, och där stannade {child.he}.

Därinne skrattade någon.

{child} lyfte handen. Handen åkte ner igen.

”De är åtta stycken”, sa {child.he}. ”De kommer att titta.”

”Ja”, sa {princess}. ”Det gör de.”

”Tänk om {friend} säger att jag ska gå.”

”Då går du.”

”Du fattar inte! Du behöver aldrig …” {child} hörde att rösten gick sönder. ”Jag kan inte. Vi struntar i det.”

# toothpaste
Och {child.he} vände sig om för att gå. Då ställde sig prinsessan i vägen.

”Nu ska du få veta vad jag kan”, sa {princess}. ”Jag kan ingenting om handtag. Men jag har gått in i rum sedan jag var tre. Alla tittar, varje gång[athlete: , som på {athlete}]. Sist var de sexhundra och jag hade tandkräm på hakan. Man gör så här. Man andas ut, inte in. Man tittar på den man har kommit för och ingen annan. Och så går man fort, för det är svårare att vända då.”

{child} andades ut. {Child.He} tittade på handtaget. Det hade aldrig sett så stort ut.

”Jag kan fortfarande inte”, sa {child.he}.

# palm
{princess} såg på {child.him} en lång stund. Hon drog ner ärmen över handen. Sedan drog hon upp den igen och la hela handflatan mot den kalla metallen.

”{child}”, sa hon. ”Det är bara ett handtag.”

Och så tryckte hon ner. Det gick trögt. Hon fick ta båda händerna och ena axeln till hjälp, och kronprinsessan av ett helt land stönade högt. Dörren gick upp.

# best-of-all
Åtta ansikten vände sig om. {child} tittade på ett av dem. Och så gick {child.he} fort.

”Den var inte töntig”, sa {child.he}. ”Den var bäst av alla, och jag blev avundsjuk. Förlåt.”

Ingen sa något, och man hörde hur trumman surrade. {Friend} hade röda kinder.

”Du kunde ha sagt det för tre veckor sedan”, sa {friend}.

”Jag kom inte in.”

# on-the-bench
{Friend} bet sig i läppen. Sedan flyttade {friend.he} över sin gitarr till andra knäet, så att det blev en plats på bänken. En stund senare hade {princess} också satt sig där, och då var det trångt.

# held-it
Ute började det skymma, och en lång svart bil svängde in på skolgården[city: , den längsta någon hade sett {in city}]. De följde prinsessan till porten. På andra sidan glaset kom en man i mössa springande med handen utsträckt.

{princess} skakade på huvudet åt honom.

”Det är bara ett handtag”, sa {princess} och {child} i munnen på varandra.

Så öppnade hon själv. Och hon höll upp dörren, länge, för {child} och {friend}.

# @song
en låt
## if song
{song}
## if artist & !song
en låt av {artist}
