/** What passwords are made of when nobody thinks about them, in the languages of those who use this; folded: lower case, no signs. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passord passwort losenord lösenord hemlig hemligt hemligheten secret welcome valkommen välkommen
  login logga inloggning admin administrator root guest gast gäst user anvandare användare test tester testing testtest
  letmein slappin släppin open sesame sesamoppnadig changeme nyttlosenord nyttlösenord default standard temp temporary
  qwerty qwertyui qwertyuiop qwert azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  abc abcd abcde abcdef abcdefg abcabc aaa iloveyou ilove loveyou love lovely lover jagalskardig jagälskardig alskling älskling
  kärlek karlek hej hejhej hejsan hello hellohello tjena tjenare hejdå goodbye please thanks tack
  dragon drake monkey apa tiger lion lejon bear bjorn björn wolf varg cat katt kitten dog hund puppy horse hast häst kanin rabbit fisk fish
  football fotboll soccer hockey ishockey baseball basketball basket innebandy handboll golf tennis skateboard arsenal liverpool chelsea
  barcelona realmadrid united manchester aik djurgarden djurgården hammarby malmoff ifk ifkgoteborg ifkgöteborg frolunda frölunda
  sunshine solsken sun sol moon måne mane star stjarna stjärna rainbow regnbage regnbåge flower blomma blommor butterfly fjaril fjäril
  princess prinsessa prince prins queen drottning king kung angel angla ängel ängla devil jesus god gud heaven himmel
  summer sommar winter vinter spring var vår autumn fall host höst snow sno snö season
  january januari february februari march mars april may maj june juni july juli august augusti september october oktober november december
  monday mandag måndag tuesday tisdag wednesday onsdag thursday torsdag friday fredag saturday lordag lördag sunday sondag söndag
  master boss chef shadow skugga hunter jagare jägare killer ninja samurai superman batman spiderman ironman starwars pokemon pikachu
  minecraft fortnite roblox zelda mario sonic matrix hogwarts harrypotter gandalf frodo
  computer dator internet google facebook instagram youtube spotify apple iphone android samsung microsoft windows linux
  money pengar cash rich rik lucky lyckan happy glad smile leende magic magi trustno trustnoone whatever
  mamma pappa mormor farmor morfar farfar mother father mom mum dad daddy mommy mummy family familj familjen barn barnen child children baby bebis
  anna maria eva sara lisa emma julia elsa alma ida hanna johanna linnea karin kristina elin emelie malin jenny sofia amanda
  erik lars karl anders johan per peter mikael michael daniel fredrik andreas oscar oskar viktor victor alexander william hugo lucas lukas axel
  jessica ashley jennifer nicole michelle charlie george thomas thomas robert joseph jordan justin andrew matthew joshua david john james
  sweden sverige stockholm goteborg göteborg malmo malmö uppsala england london america usa europe europa norge danmark finland
  snäll snall snälla snalla fin fina finaste bästa basta sötnos sotnos gumman gubben pussgurka skatt skatten kram kramar puss pussar kyss
  bajs bajskorv kiss korv korvar köttbulle kottbulle köttbullar kottbullar bulle bullar semla fika glass godis lakrits ost smörgås smorgas
  fan fanimig helvete jävla javla jävlar javlar satan skit skitsamma idiot
  lillebror storebror lillasyster storasyster syster bror brorsan syrran sambo hus hemma jobbet jobb skola skolan arbete arbetet kontor
  volvo saab ikea abba bamse pippi långstrump langstrump emil mumin mumintroll alfons nalle teddy kisse misse vovve vovven
  sverigesverige heja hejasverige trekronor sverker svea svensk svenska svenne
  allsang midsommar jul julafton tomten tomte påsk pask påskhare semester fredagsmys
  enkelt lätt latt enkel nytt nya gammal gamla glömt glomt glömmer glomt minns byt bytmig bytut kod koden pinkod lösen losen
  asdfg asdfjkl asdfghjklöä wasd wasdwasd qwer qwerasdf qweasdzxc zxcv zxcvb zxcvasdf qwe asd zxc qaz wsx edc poiu lkjh mnbv
  sagolykta saga sagor story stories bedtime godnatt goodnight lantern lykta
  black svart white vit red rod röd blue bla blå green gron grön yellow gul orange purple lila pink rosa silver gold guld
  chocolate choklad cookie kaka cheese ost pizza pasta coffee kaffe banana banan apple apple
  one two three four five six seven eight nine ten ett tva två tre fyra fem sex sju atta åtta nio tio
  i me my mig min mitt mina you your dig din ditt du jag is are ar är the a en and och to in på pa for it`.split(/\s+/),
);

/** Rows of keys and the orders that everybody knows by heart; backwards, too. */
export const commonRuns: readonly string[] = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qazwsxedcrfvtgbyhnujmik,ol.pöåä',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0pö',
  '!"#¤%&/()=?',
  '1q1q2w2w3e3e4r4r5t5t',
  '1a2s3d4f5g6h7j8k9l0',
  'zaq12wsxcde34rfvbgt56yhn',
  '147258369963852741',
];
