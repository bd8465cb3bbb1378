import { score } from '../../src/score.ts';

export default score({
  id: 'the-map-that-pressed-too-hard',
  premise:
    'A grandparent’s old treasure map boasts, and a boast goes nearly through the paper; to find the treasure the child must play as badly as the grandparent really did.',
  voice: 'dry-funny',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: ['theme', 'elder', 'sport'],
  themes: ['treasure', 'map', 'treasure-hunt'],
  seasons: ['spring', 'summer', 'autumn'],
  contains: ['doctor', 'rain'],
  fits:
    'sport.Soccer / sport.Basketball / sport.Tennis / sport.Swimming / sport.Baseball / sport.Football / sport.Gymnastics / sport.Track and Field / sport.Volleyball / sport.Hockey / sport.Golf / sport.Dance',
  registry: {
    idea: 'a map measured in shots, serves or cartwheels lies where it boasts; whoever boasts presses too hard on the pencil',
    device: 'two pieces of paper with the same fault: a form for the doctor and a map, read with the thumb from behind',
    objects: ['form with a hole', 'map as brown as toast', 'tin box', 'brass tape measure with a handle', 'toffee turned to stone'],
    joke: '“There was a cheering crowd in it.” – “The crowd came later.” / “It isn’t treasure. It’s evidence.”',
    ending: 'the back of the map is smooth now where the child has written what is true',
  },
  titles: {
    sv: ['Kartan som tryckte för hårt', 'Skatt. Privat.', 'Det som kändes på baksidan', 'Jag är skyldig en', 'Skattkartan i tejplådan'],
    en: ['The Map That Pressed Too Hard', 'Treasure. Private.', 'What the Back of the Map Said', 'I Owe One', 'The Map in the Tape Drawer'],
  },
  guests: {
    neighbour: {
      sv: [
        { name: 'Arne', pronoun: 'he' },
        { name: 'Birger', pronoun: 'he' },
        { name: 'Ragnar', pronoun: 'he' },
      ],
      en: [
        { name: 'Arthur', pronoun: 'he' },
        { name: 'Walter', pronoun: 'he' },
        { name: 'Ernest', pronoun: 'he' },
      ],
    },
  },
  tables: {
    play: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: {
            did: 'spelade {sport}',
            unit: 'sparkar',
            had: 'en boll',
            order: 'Stå vid pumpen. En spark. ÖVER MUREN. Gräv där bollen stannar.',
            boast: 'ÖVER MUREN',
            far: 'på andra sidan muren',
            good: '{Child.He} la bollen vid pumpen och tog fyra steg bakåt och ett åt sidan. Sedan fram: stödfoten intill, knät över bollen, vristen och inte tån. Det blev det runda ljudet, det som känns i smalbenet. Bollen gick över muren med en tegelsten till godo och rullade ut bland äppelträden.',
            ask: 'gick bollen över muren',
            excuse: 'Det var en mycket hög mur',
            fault: 'höll sig i bordet, tittade i taket, lutade sig bakåt som om golvet var en backe, och sparkade med ena toffeln, tån först',
            bad: 'Det är svårt att sparka dåligt med flit. Den första gick över muren av gammal vana.\n\n– Upp med hakan! ropade {elder.short}. Titta på molnet!\n\n{Child} tittade på molnet, lutade sig tills det bara fanns himmel, och petade till med tån. Bollen gick rakt upp, hängde där som en duva som har glömt något, och kom ner i purjolöken.',
            spot: 'i purjolöken',
            truth: 'Den gick inte över.',
            measure: 'Från pumpen till gropen i gräset bakom muren',
            dist: 'tjugoen och en halv meter',
            paid: 'Över muren',
            back: 'muren',
          },
          en: {
            did: 'played {sport}',
            unit: 'kicks',
            had: 'a ball',
            order: 'Stand at the pump. One kick. OVER THE WALL. Dig where it stops.',
            boast: 'OVER THE WALL',
            far: 'beyond the wall',
            good: '{Child.He} set the ball by the pump and took four steps back and one to the side. Then in: standing foot next to the ball, knee over it, laces and not toe. It made the round sound, the one you feel in your shin. The ball cleared the wall by a brick and rolled to a stop in the orchard.',
            ask: 'did the ball go over the wall',
            excuse: 'It was a very high wall',
            fault: 'took hold of the table, stared at the ceiling, leaned back as if the floor were a hill, and swung one slipper, toe first',
            bad: 'It is hard to kick badly on purpose. The first one went over the wall out of habit.\n\n“Chin up!” called {elder.short}. “Look at that cloud!”\n\n{Child} looked at the cloud, leaned back until there was only sky, and stubbed it. The ball went straight up, hung there like a pigeon that has forgotten something, and came down in the leeks.',
            spot: 'in the leeks',
            truth: 'It did not go over.',
            measure: 'From the pump to the dent in the orchard grass',
            dist: 'seventy-one feet',
            paid: 'Over the wall',
            back: 'wall',
          },
        },
        Basketball: {
          sv: {
            did: 'spelade basket',
            unit: 'skott',
            had: 'en boll',
            order: 'Stå vid pumpen. Ett skott mot ringen på boden. RAKT I. Gräv där bollen landar.',
            boast: 'RAKT I',
            far: 'under ringen',
            good: 'Ringen hade varit ett cykelhjul och var mest rost, men den hängde kvar på boden. {Child} studsade två gånger, böjde knäna och skickade upp bollen från fingertopparna, armbågen under, handleden efter, som en svan som letar efter något. Den gick igenom utan att röra järnet och dunsade ner rakt under.',
            ask: 'gick bollen i',
            excuse: 'Det var en mycket liten ring',
            fault: 'tog ett kålhuvud i famnen, tryckte det mot koftan, satte ut armbågarna som en höna och knuffade',
            bad: 'Det är svårt att skjuta dåligt med flit. Den första gick i av gammal vana.\n\n– Mera höna! ropade {elder.short}. Armbågarna!\n\n{Child} kramade bollen som ett kålhuvud, satte ut armbågarna och knuffade. Den for platt som en bricka, tog i vänstra sidan av ringen, studsade längs väggen och grävde ner sig bland vinbärsbuskarna.',
            spot: 'under vinbärsbuskarna',
            truth: 'Den gick inte i.',
            measure: 'Från pumpen till ringen',
            dist: 'sex och en halv meter',
            paid: 'Rakt i',
            back: 'boden',
          },
          en: {
            did: 'played basketball',
            unit: 'shots',
            had: 'a ball',
            order: 'Stand at the pump. One shot at the hoop on the shed. STRAIGHT IN. Dig where it lands.',
            boast: 'STRAIGHT IN',
            far: 'below the hoop',
            good: 'The hoop had come off a bicycle and was mostly rust, but it still hung on the shed. {Child} bounced the ball twice, bent both knees, and sent it up off the fingertips, elbow under, wrist folding over at the end like a swan looking for something. It dropped through without touching the iron and landed right below.',
            ask: 'did the ball go in',
            excuse: 'It was a very small hoop',
            fault: 'picked up a cabbage, held it against {elder.his} cardigan, stuck out both elbows like a hen, and heaved',
            bad: 'It is hard to shoot badly on purpose. The first one went in out of habit.\n\n“Elbows!” called {elder.short}. “More hen!”\n\n{Child} clutched the ball like a cabbage, stuck out both elbows, and heaved. It flew flat as a tea tray, struck the left side of the hoop, sprang off along the wall, and buried itself in the currant bushes.',
            spot: 'under the currant bushes',
            truth: 'It did not go in.',
            measure: 'From the pump to the hoop',
            dist: 'twenty-one feet',
            paid: 'Straight in',
            back: 'shed',
          },
        },
        Tennis: {
          sv: {
            did: 'spelade tennis',
            unit: 'servar',
            had: 'en racket',
            order: 'Stå vid pumpen. En serve. ÖVER MUREN. Gräv där bollen stannar.',
            boast: 'ÖVER MUREN',
            far: 'på andra sidan muren',
            good: '{Child.He} ställde sig med sidan mot muren och studsade bollen tre gånger. Sedan upp med den, lite framåt, så högt som en arm och en racket tillsammans. Racketen föll bakåt, vände och mötte bollen allra högst upp, där den hade slutat stiga men inte kommit på att falla. Pock. Den strök över muren och försvann bland äppelträden.',
            ask: 'gick bollen över muren',
            excuse: 'Det var en mycket hög mur',
            fault: 'tog en träslev, kastade upp en lök alldeles för långt bak, nästan över axeln, och böjde sig efter den som den som ramlar av en stol',
            bad: 'Det är svårt att serva dåligt med flit. Den första gick över muren av gammal vana.\n\n– Längre bak! ropade {elder.short}. Tänk på löken!\n\n{Child} kastade upp bollen någonstans bakom örat, böjde sig efter den och träffade med träkanten. Den for i väg åt sidan, skramlade ner mellan bönstängerna och blev kvar.',
            spot: 'mellan bönstängerna',
            truth: 'Den gick inte över.',
            measure: 'Från pumpen till bollen i gräset bakom muren',
            dist: 'tjugoåtta och en halv meter',
            paid: 'Över muren',
            back: 'muren',
          },
          en: {
            did: 'played tennis',
            unit: 'serves',
            had: 'a racket',
            order: 'Stand at the pump. One serve. OVER THE WALL. Dig where it stops.',
            boast: 'OVER THE WALL',
            far: 'beyond the wall',
            good: '{Child.He} stood sideways to the wall and bounced the ball three times. Then up it went, a little in front, as high as an arm and a racket together. The racket dropped, swung, and met the ball at the very top, when it had stopped going up and not yet thought of coming down. Pock. It skimmed the wall and vanished into the orchard.',
            ask: 'did the ball go over the wall',
            excuse: 'It was a very high wall',
            fault: 'took a wooden spoon, tossed an onion too far back, very nearly over one shoulder, and bent after it like somebody falling off a chair',
            bad: 'It is hard to serve badly on purpose. The first one went over the wall out of habit.\n\n“Further back!” called {elder.short}. “Remember the onion!”\n\n{Child} threw the ball up somewhere behind one ear, bent after it, and caught it with the wooden edge of the racket. It shot off sideways, rattled down between the bean poles, and stayed there.',
            spot: 'among the bean poles',
            truth: 'It did not go over.',
            measure: 'From the pump to the ball in the orchard grass',
            dist: 'ninety-four feet',
            paid: 'Over the wall',
            back: 'wall',
          },
        },
        Swimming: {
          sv: {
            did: 'simmade',
            unit: 'simtag',
            had: 'två armar',
            order: 'Börja vid bryggan. Tjugo tag crawl. RAKT FRAM TILL STENEN. Gräv där.',
            boast: 'RAKT FRAM TILL STENEN',
            far: 'nedanför stenen',
            good: 'Viken nedanför trädgården var inte djupare än till {child’s} bröst, hela vägen över. {Elder.short} satt på bryggan med handduken och räknade. {Child} sköt ifrån och låg lång i vattnet. Fingrarna först, armbågen högt, ända bak till höften, ett andetag på var tredje. På tag tjugo la sig en hand mot varm sten.',
            ask: 'kom du rakt fram till stenen',
            excuse: 'Den låg längre bort på den tiden',
            fault: 'blundade, sköt fram hakan och simmade genom köket, med höger arm som en hjulångare och vänster nästan inte alls',
            bad: 'Det är svårt att simma dåligt med flit. Första gången bar det rakt till stenen av gammal vana.\n\n– Bara höger arm! ropade {elder.short} från bryggan. Och sparka inte så fint!\n\n{Child} blundade, drog benen efter sig som en våt halsduk och plaskade med höger. Vattnet vred sig. Solen flyttade från det ena örat till det andra. På tag tjugo var det slut på viken, och där hängde pilträdet.',
            spot: 'under pilträdet',
            truth: 'Jag kom inte fram till stenen.',
            measure: 'Från bryggan till stenen',
            dist: 'sexton meter',
            paid: 'Rakt fram till stenen',
            back: 'bryggan',
          },
          en: {
            did: 'swam',
            unit: 'strokes',
            had: 'two arms',
            order: 'Start at the [uk: jetty|dock]. Twenty strokes of crawl. STRAIGHT TO THE ROCK. Dig there.',
            boast: 'STRAIGHT TO THE ROCK',
            far: 'at the foot of the rock',
            good: 'The cove below the [uk: garden | yard] came up to {child’s} ribs, the whole way across. {Elder.short} sat on the [uk: jetty|dock] with the towel, counting. {Child} pushed off and lay long on the water. Fingers first, elbow high, right through to the hip; a breath on every third. At stroke twenty, one hand came down flat on warm stone.',
            ask: 'did you get straight to the rock',
            excuse: 'It was [uk: further|farther] off in those days',
            fault: 'shut both eyes, stuck out {elder.his} chin, and swam across the kitchen, the right arm going like a paddle steamer and the left one hardly at all',
            bad: 'It is hard to swim badly on purpose. The first time, habit went straight to the rock.\n\n“All right arm!” called {elder.short} from the [uk: jetty|dock]. “And stop kicking so nicely!”\n\n{Child} closed both eyes, trailed both legs like a wet scarf, and thrashed with the right arm only. The water swung around. The sun moved from one ear to the other. At stroke twenty there was no more cove, only the hanging willow.',
            spot: 'under the willow',
            truth: 'I did not get to the rock.',
            measure: 'From the [uk: jetty|dock] to the rock',
            dist: 'fifty-two feet',
            paid: 'Straight to the rock',
            back: '[uk: jetty|dock]',
          },
        },
        Baseball: {
          sv: {
            did: 'spelade baseboll',
            unit: 'slag',
            had: 'ett slagträ',
            order: 'Stå vid pumpen. Kasta upp. Ett slag. ÖVER MUREN. Gräv där bollen stannar.',
            boast: 'ÖVER MUREN',
            far: 'på andra sidan muren',
            good: '{Child.He} stod med sidan till och kastade upp bollen framför sig. Båda händerna tillbaka på slagträet, fort. Ögonen på sömmarna. Först höften, sedan händerna, platt och hårt, hela vägen runt. Pang, och ingenting sved i handflatorna, och då vet man. Bollen steg ännu när den gick över muren.',
            ask: 'gick bollen över muren',
            excuse: 'Det var en mycket hög mur',
            fault: 'tog brödkaveln, sänkte bakre axeln tills den nästan nådde knät, blundade hårt och skottade, som man skottar snö i uppförsbacke',
            bad: 'Det är svårt att slå dåligt med flit. Det första slaget gick över muren av gammal vana.\n\n– Blunda! ropade {elder.short}. Skotta!\n\n{Child} kastade upp bollen, blundade och skottade. Det sa bara tick. Bollen gick bakåt, över allas huvuden, och föll ner i myntan vid kökstrappan.',
            spot: 'i myntan',
            truth: 'Den gick inte över.',
            measure: 'Från pumpen till bollen i gräset bakom muren',
            dist: 'trettioen meter',
            paid: 'Över muren',
            back: 'muren',
          },
          en: {
            did: 'played baseball',
            unit: 'hits',
            had: 'a bat',
            order: 'Stand at the pump. Throw it up. One hit. OVER THE WALL. Dig where it stops.',
            boast: 'OVER THE WALL',
            far: 'beyond the wall',
            good: '{Child.He} stood side-on and tossed the ball up in front. Two hands back on the bat, quick. Eyes on the stitches. Hips first, then hands, flat and hard, all the way around. Crack, and no sting in the palms at all, which is how you know. The ball was still rising when it went over the wall.',
            ask: 'did the ball go over the wall',
            excuse: 'It was a very high wall',
            fault: 'took the rolling pin, dipped the back shoulder until it nearly met the knee, shut both eyes, and scooped, like somebody shoveling snow uphill',
            bad: 'It is hard to hit badly on purpose. The first one went over the wall out of habit.\n\n“Shut your eyes!” called {elder.short}. “Shovel!”\n\n{Child} tossed the ball, shut both eyes, and shoveled. There was a small, thin tick. The ball went backward, over every head in the [uk: garden | yard], and dropped into the mint by the kitchen step.',
            spot: 'in the mint',
            truth: 'It did not go over.',
            measure: 'From the pump to the ball in the orchard grass',
            dist: 'a hundred and three feet',
            paid: 'Over the wall',
            back: 'wall',
          },
        },
        Football: {
          sv: {
            did: 'spelade {sport}',
            unit: 'kast',
            had: 'en avlång boll',
            order: 'Stå vid pumpen. Ett kast. ÖVER MUREN. Gräv där bollen stannar.',
            boast: 'ÖVER MUREN',
            far: 'på andra sidan muren',
            good: '{Child.He} hittade snörningen utan att titta: fyra fingertoppar över, tummen under. Bollen upp vid örat. Ett kort steg mot muren, höften runt, armbågen fram och pekfingret allra sist, så att bollen snurrade tätt som en borr. Den surrade. Den gick över muren med nosen först och studsade åt ett håll som ingen hade kunnat gissa.',
            ask: 'gick bollen över muren',
            excuse: 'Det var en mycket hög mur',
            fault: 'la en limpa på handflatan, som en servitör med en bricka, vred ut bakre foten och serverade den mot fönstret',
            bad: 'Det är svårt att kasta dåligt med flit. Den första gick över muren av gammal vana.\n\n– Det är en limpa! ropade {elder.short}. Du är servitör!\n\n{Child} la bollen på handflatan, vred ut bakre foten och serverade. Den gick runt, runt, nästan kvackande, blev trött ovanför gången och föll av åt vänster, bland krusbären.',
            spot: 'under krusbären',
            truth: 'Den gick inte över.',
            measure: 'Från pumpen till gropen i gräset bakom muren',
            dist: 'tjugo meter',
            paid: 'Över muren',
            back: 'muren',
          },
          en: {
            did: 'played {sport}',
            unit: 'passes',
            had: 'a pointed ball',
            order: 'Stand at the pump. One pass. OVER THE WALL. Dig where it stops.',
            boast: 'OVER THE WALL',
            far: 'beyond the wall',
            good: '{Child.He} found the laces without looking: four fingertips across, thumb underneath. Ball up by the ear. A short step, hips around, elbow through, and the first finger last of all, so that the ball left spinning tight as a drill. It hummed. It went over the wall nose first and came down with a bounce nobody could have guessed.',
            ask: 'did the ball go over the wall',
            excuse: 'It was a very high wall',
            fault: 'laid a loaf of bread on one flat palm, like a waiter with a tray, turned {elder.his} back foot out, and served it to the window',
            bad: 'It is hard to throw badly on purpose. The first one went over the wall out of habit.\n\n“It’s a loaf!” called {elder.short}. “You’re a waiter!”\n\n{Child} laid the ball on a flat palm, turned the back foot out, and served it. It went end over end, quacking almost, got tired above the path, and fell off to the left among the gooseberries.',
            spot: 'under the gooseberries',
            truth: 'It did not go over.',
            measure: 'From the pump to the dent in the orchard grass',
            dist: 'sixty-six feet',
            paid: 'Over the wall',
            back: 'wall',
          },
        },
        Gymnastics: {
          sv: {
            did: 'höll på med gymnastik',
            unit: 'hjulningar',
            had: 'två händer',
            order: 'Börja vid pumpen. Tio hjulningar. SNÖRRÄTT HELA VÄGEN. Gräv där fötterna stannar.',
            boast: 'SNÖRRÄTT HELA VÄGEN',
            far: 'där',
            good: '{Child.He} sträckte upp armarna vid pumpen och valde en tegelsten i muren att sikta på. Långt steg. Hand, hand, fot, fot. Trädgården gick runt som ett hjul med himlen till eker. Raka ben, sträckta tår, och varje hand på den linje där foten nyss hade lyft. Åtta. Nio. Tio, och båda fötterna stilla, en armslängd från tegelstenen.',
            ask: 'blev det tio i rad, snörrätt',
            excuse: 'Tio är ganska många',
            fault: 'satte först ena handen i bordet och sedan den andra, inte efter utan bredvid, med fingrarna mot diskbänken, och tittade på sina egna knän',
            bad: 'Det är svårt att hjula dåligt med flit. De första tio slutade vid tegelstenen av gammal vana.\n\n– Fingrarna mot diskbänken! ropade {elder.short}. Beundra dina knän!\n\n{Child} beundrade dem. Varje hjulning kom ner lite mer åt vänster, med ben som en groda, runt tunnan, runt syrenen, och den tionde satte sig vid foten av päronträdet.',
            spot: 'vid foten av päronträdet',
            truth: 'Det blev tio men inte snörrätt.',
            measure: 'Från pumpen till tegelstenen',
            dist: 'sjutton och en halv meter',
            paid: 'Snörrätt hela vägen',
            back: 'muren',
          },
          en: {
            did: 'did gymnastics',
            unit: 'cartwheels',
            had: 'two hands',
            order: 'Start at the pump. Ten cartwheels. ALL IN A STRAIGHT LINE. Dig where your feet stop.',
            boast: 'ALL IN A STRAIGHT LINE',
            far: 'there',
            good: '{Child.He} stood tall at the pump, arms up, and picked one brick in the wall to aim at. Long step. Hand, hand, foot, foot. The [uk: garden | yard] went around like a wheel with the sky for a spoke. Legs straight, toes sharp, each hand on the line the last foot had left. Eight. Nine. Ten, and both feet still, an arm’s length from the brick.',
            ask: 'did you do ten in a straight line',
            excuse: 'Ten is a great many',
            fault: 'put one hand on the table and then the other, not after it but beside it, with the fingers pointing at the sink, and looked at {elder.his} own knees',
            bad: 'It is hard to turn badly on purpose. The first ten ended at the brick out of habit.\n\n“Fingers to the sink!” called {elder.short}. “Admire your knees!”\n\n{Child} admired them. Each wheel landed a little more to the left, with legs like a frog’s, around the barrel, around the lilac, until the tenth ended sitting down at the foot of the pear tree.',
            spot: 'at the foot of the pear tree',
            truth: 'It was ten but it was not straight.',
            measure: 'From the pump to the brick',
            dist: 'fifty-eight feet',
            paid: 'All in a straight line',
            back: 'wall',
          },
        },
        'Track and Field': {
          sv: {
            did: 'sprang och hoppade',
            unit: 'hopp',
            had: 'två ben',
            order: 'Spring från pumpen. Hoppa över diket. MED MARGINAL. Gräv där du landar.',
            boast: 'MED MARGINAL',
            far: 'på andra sidan',
            good: '{Child.He} mätte upp ansatsen baklänges från diket, elva steg, och la en strumpa som märke. Sedan framåt: lugnt, fortare, fortast, lång i de tre sista, och foten mitt på den platta stenen vid kanten. Knät upp, bröstet upp, armarna fram som för att ta tag i andra sidan och dra den närmare. Båda hälarna kom ner i torrt gräs.',
            ask: 'kom du över med marginal',
            excuse: 'Diket var bredare på den tiden',
            fault: 'sprang mot spisen, tappade modet, tog fyra små steg på stället som på het sand, och skuttade på fel ben',
            bad: 'Det är svårt att hoppa dåligt med flit. Första gången blev det andra sidan av gammal vana.\n\n– Het sand! ropade {elder.short}. Fel ben! Tappa modet!\n\n{Child} sprang, tappade modet, trippade och skuttade. Ett ögonblick var det ingenting alls. Sedan satt {child.he} i den våta mossan, på precis samma sida som förut.',
            spot: 'i mossan, på fel sida',
            truth: 'Jag kom inte över.',
            measure: 'Från den platta stenen till de två hälarna',
            dist: 'två meter och åttiofem',
            paid: 'Med marginal',
            back: 'diket',
          },
          en: {
            did: 'ran and jumped',
            unit: 'jumps',
            had: 'two legs',
            order: 'Run from the pump. Jump the ditch. CLEAN ACROSS. Dig where you land.',
            boast: 'CLEAN ACROSS',
            far: 'on the far side',
            good: '{Child.He} paced out the run-up backward from the ditch, eleven strides, and left a sock to mark it. Then forward: slow, quick, quicker, tall for the last three, and one foot exactly on the flat stone at the edge. Knee up, chest up, arms flung out as if to catch the far side and pull it closer. Both heels landed in dry grass.',
            ask: 'did you get clean across',
            excuse: 'It was a wider ditch in those days',
            fault: 'ran at the stove, lost heart, did four tiny steps on the spot like somebody on hot sand, and hopped off the wrong foot',
            bad: 'It is hard to jump badly on purpose. The first time, habit landed on the far side.\n\n“Hot sand!” called {elder.short}. “Wrong leg! Lose heart!”\n\n{Child} ran, lost heart, pattered, and hopped. There was a moment with nothing in it. Then {child.he} sat in wet moss, on exactly the same side as before.',
            spot: 'in the moss, on the wrong side',
            truth: 'I did not get across.',
            measure: 'From the flat stone to the two heel marks',
            dist: 'nine feet and four inches',
            paid: 'Clean across',
            back: 'ditch',
          },
        },
        Volleyball: {
          sv: {
            did: 'spelade volleyboll',
            unit: 'servar',
            had: 'en boll',
            order: 'Stå vid pumpen. En serve. ÖVER MUREN. Gräv där bollen stannar.',
            boast: 'ÖVER MUREN',
            far: 'på andra sidan muren',
            good: '{Child.He} höll fram bollen på vänster hand och lyfte den utan snurr, lite framåt. Ett steg. Högerarmen kom över, armbågen högt, och handen träffade bollen mitt på och stannade tvärt. En sådan serve snurrar inte alls. Den svävade fram till muren, darrade till, gick över och sjönk ner bland äppelträden.',
            ask: 'gick bollen över muren',
            excuse: 'Det var en mycket hög mur',
            fault: 'höll fram en melon, knöt näven med tummen rakt upp och svingade underifrån, med ansiktet bortvänt ifall det skulle göra ont',
            bad: 'Det är svårt att serva dåligt med flit. Den första svävade över muren av gammal vana.\n\n– Upp med tummen! ropade {elder.short}. Titta bort!\n\n{Child} tittade bort och svingade underifrån. Bollen tog på tummen. Den for upp på bodens tak, rullade längs stuprännan, utan brådska, och ramlade av i andra änden, bakom regntunnan.',
            spot: 'bakom regntunnan',
            truth: 'Den gick inte över.',
            measure: 'Från pumpen till gropen i gräset bakom muren',
            dist: 'tretton och en halv meter',
            paid: 'Över muren',
            back: 'muren',
          },
          en: {
            did: 'played volleyball',
            unit: 'serves',
            had: 'a ball',
            order: 'Stand at the pump. One serve. OVER THE WALL. Dig where it stops.',
            boast: 'OVER THE WALL',
            far: 'beyond the wall',
            good: '{Child.He} held the ball out on a flat left hand and lifted it, no spin, a little to the front. One step. The right arm came over, elbow high, and the heel of the hand struck the ball in its very middle and stopped dead. A serve like that doesn’t turn at all. It floated to the wall, shivered, went over, and sank into the orchard.',
            ask: 'did the ball go over the wall',
            excuse: 'It was a very high wall',
            fault: 'held out a melon, made a fist with the thumb sticking up, and swung from underneath, looking the other way in case it hurt',
            bad: 'It is hard to serve badly on purpose. The first one floated over the wall out of habit.\n\n“Thumb up!” called {elder.short}. “Look away! It might hurt!”\n\n{Child} looked away and swung from underneath. The ball came off the thumb. It flew up onto the shed roof, rolled along the gutter, taking its time, and dropped off the end behind the rain barrel.',
            spot: 'behind the rain barrel',
            truth: 'It did not go over.',
            measure: 'From the pump to the dent in the orchard grass',
            dist: 'forty-four feet',
            paid: 'Over the wall',
            back: 'wall',
          },
        },
        Hockey: {
          sv: {
            did: 'spelade hockey',
            unit: 'skott',
            had: 'en klubba',
            order: 'Stå vid pumpen. Ett skott längs gången. GENOM GRINDEN. Gräv där bollen stannar.',
            boast: 'GENOM GRINDEN',
            far: 'utanför grinden',
            good: 'Gången var av tegel, bollen av gummi, och grinden en enda planka bred. {Child} drog bollen bakåt på bladet, tyngden på bakre foten, och tittade på gluggen och inte på stolparna. Sedan fram: foten, undre handen som tryckte, övre handen som drog, och handlederna sist. Bollen väste över teglet och gick igenom med ett finger på var sida.',
            ask: 'gick bollen genom grinden',
            excuse: 'Det var en mycket smal grind',
            fault: 'tog kvasten, lät händerna glida ihop mitt på skaftet och högg efter en potatis som om den var ved',
            bad: 'Det är svårt att skjuta dåligt med flit. Det första skottet gick genom grinden av gammal vana.\n\n– Ihop med händerna! ropade {elder.short}. Det är ved!\n\n{Child} höll klubban på mitten som en slev och högg. Bollen tog i hälen, klack, tog i skoskrapan, tog i vattenkannan, och trillade in under syrenen.',
            spot: 'under syrenen',
            truth: 'Den gick inte igenom.',
            measure: 'Från pumpen till gräset utanför grinden',
            dist: 'nitton meter',
            paid: 'Genom grinden',
            back: 'grinden',
          },
          en: {
            did: 'played hockey',
            unit: 'shots',
            had: 'a stick',
            order: 'Stand at the pump. One shot down the path. THROUGH THE GATE. Dig where it stops.',
            boast: 'THROUGH THE GATE',
            far: 'outside the gate',
            good: 'The path was brick, the ball was rubber, and the gate was one plank wide. {Child} drew the ball back on the blade, weight on the back foot, and looked at the gap and not at the posts. Then forward: bottom hand pushing, top hand pulling, a roll of the wrists. The ball hissed over the bricks and went through with a finger’s width on each side.',
            ask: 'did the ball go through the gate',
            excuse: 'It was a very narrow gate',
            fault: 'took the broom, slid both hands together in the middle, and chopped at a potato as if it were firewood',
            bad: 'It is hard to shoot badly on purpose. The first one went through the gate out of habit.\n\n“Hands together!” called {elder.short}. “It’s firewood!”\n\n{Child} clutched the stick in the middle like a spoon and chopped. The ball came off the heel with a clack, hit the boot scraper, hit the watering can, and trickled in under the lilac.',
            spot: 'under the lilac',
            truth: 'It did not go through.',
            measure: 'From the pump to the grass outside the gate',
            dist: 'sixty-three feet',
            paid: 'Through the gate',
            back: 'gate',
          },
        },
        Golf: {
          sv: {
            did: 'spelade golf',
            unit: 'golfslag',
            had: 'en klubba',
            order: 'Stå vid pumpen. Ett slag. ÖVER MUREN. Gräv där bollen stannar.',
            boast: 'ÖVER MUREN',
            far: 'på andra sidan muren',
            good: '{Child.He} valde klubban som lutade mest, la bollen på en tusensköna och svingade två gånger på låtsas, långsamt, bara för att höra gräset. Sedan på riktigt: fötterna ihop, händerna lugna, ögonen på tusenskönan. Klubban strök in under. Ingen hade ännu slutat titta på blomman när bollen, redan vit och liten mot himlen, sjönk ner bakom muren.',
            ask: 'gick bollen över muren',
            excuse: 'Det var en mycket hög mur',
            fault: 'tog eldgaffeln, svingade den mot en valnöt och tittade upp för att se hur bra det hade gått, innan eldgaffeln var framme',
            bad: 'Det är svårt att slå dåligt med flit. Den första gick över muren av gammal vana.\n\n– Beundra först! ropade {elder.short}. Slå sedan!\n\nSå {child} vände sig om, beundrade det ställe på himlen där bollen skulle komma, och svingade. Klubban tog bollen mitt på hjässan. Den sprang längs marken som en mus, vek av vid skoskrapan och gömde sig i jordgubbslandet.',
            spot: 'i jordgubbslandet',
            truth: 'Den gick inte över.',
            measure: 'Från tusenskönan till gropen i gräset bakom muren',
            dist: 'tjugosju meter',
            paid: 'Över muren',
            back: 'muren',
          },
          en: {
            did: 'played golf',
            unit: 'chips',
            had: 'one club',
            order: 'Stand at the pump. One chip. OVER THE WALL. Dig where it stops.',
            boast: 'OVER THE WALL',
            far: 'beyond the wall',
            good: '{Child.He} chose the club with the most slope, put the ball on a daisy, and made two slow swings at nothing, just to hear the grass. Then the real one: feet close, hands quiet, eyes on the daisy. The club brushed under. Nobody had stopped looking at the daisy when the ball, already white and small against the sky, dropped behind the wall.',
            ask: 'did the ball go over the wall',
            excuse: 'It was a very high wall',
            fault: 'took the poker, swung it at a walnut, and looked up to see how well it had gone, all before the poker had arrived',
            bad: 'It is hard to play badly on purpose. The first one went over the wall out of habit.\n\n“Admire it first!” called {elder.short}. “Then hit it!”\n\nSo {child} turned and admired the place in the sky where the ball was going to be, and swung. The club caught the ball on top of its head. It ran along the ground like a mouse, turned left at the boot scraper, and hid in the strawberry bed.',
            spot: 'in the strawberry bed',
            truth: 'It did not go over.',
            measure: 'From the daisy to the dent in the orchard grass',
            dist: 'eighty-eight feet',
            paid: 'Over the wall',
            back: 'wall',
          },
        },
        Dance: {
          sv: {
            did: 'dansade',
            unit: 'piruetter',
            had: 'två fötter',
            order: 'Börja på kökstrappan. Sexton varv. RAKT FRAM TILL MUREN. Gräv där du stannar.',
            boast: 'RAKT FRAM TILL MUREN',
            far: 'där',
            good: '{Elder.short} nynnade [music: på {music} | en vals] och slog takten på vattenkannan. {Child} valde en röd tegelsten långt borta i muren, och snurrade. Steg, huvudet runt, hitta stenen. Steg, runt, sten. Armarna in, hälarna upp. Resten av trädgården var grönt garn, men stenen stod stilla och växte. På sexton var det en handsbredd mellan den och {child’s} näsa.',
            ask: 'kom du rakt fram till muren',
            excuse: 'Det var en mycket lång gräsmatta',
            fault: 'släppte bordet, höll ut armarna som en fågelskrämma, tittade ner på sina egna tofflor och gick runt ett varv, sakta, bort mot brödburken',
            bad: 'Det är svårt att dansa dåligt med flit. De första sexton slutade vid stenen av gammal vana.\n\n– Ingen sten! ropade {elder.short}. Tofflorna! Fågelskrämma!\n\n{Child} höll ut armarna och tittade på två fötter som gick runt och runt varandra. Vid nio hade regntunnan kommit förbi två gånger. Vid tretton stod huset på fel sida. På sexton, precis i takt, satte {child.he} sig i lavendeln.',
            spot: 'i lavendeln',
            truth: 'Jag kom bara till lavendeln.',
            measure: 'Från kökstrappan till den röda stenen',
            dist: 'fjorton meter',
            paid: 'Rakt fram till muren',
            back: 'muren',
          },
          en: {
            did: 'danced',
            unit: 'turns',
            had: 'two feet',
            order: 'Start on the kitchen step. Sixteen turns. STRAIGHT TO THE WALL. Dig where you stop.',
            boast: 'STRAIGHT TO THE WALL',
            far: 'there',
            good: '{Elder.short} hummed [music: {music} | a waltz] and tapped the beat on the watering can. {Child} chose one red brick far away in the wall, and turned. Step, head around, find the brick. Step, around, brick. Arms in, heels up. The rest of the [uk: garden | yard] was green string; the brick stood still and grew. On sixteen it was a hand’s breadth from {child’s} nose.',
            ask: 'did you go straight to the wall',
            excuse: 'It was a very long lawn',
            fault: 'let go of the table, held both arms out like a scarecrow, looked down at {elder.his} own slippers, and went around once, slowly, toward the bread bin',
            bad: 'It is hard to dance badly on purpose. The first sixteen ended at the brick out of habit.\n\n“No brick!” called {elder.short}. “Slippers! Scarecrow!”\n\n{Child} held both arms out and watched two feet going around and around each other. By nine the rain barrel had come past twice. By thirteen the house was on the wrong side. On sixteen, dead on the beat, {child.he} sat down in the lavender.',
            spot: 'in the lavender',
            truth: 'I only got to the lavender.',
            measure: 'From the kitchen step to the red brick',
            dist: 'forty-seven feet',
            paid: 'Straight to the wall',
            back: 'wall',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'form',
      part: 'open',
      at: 'the kitchen of the house where the grandparent grew up, a Saturday',
      with: ['child', 'elder'],
      plants: ['hole in the form', 'two miles'],
      either: [
        {
          sv: `
{Elder} höll på att fylla i en blankett från doktorn när pennan gick rakt igenom papperet.

– Vad frågade de? sa {child}.

– Om jag går tre kilometer om dagen, sa {elder.short} och tittade på hålet. Vi behöver tejp.
`,
          en: `
{Elder} was filling in a form for the doctor when the pencil went right through the paper.

“What did they ask?” said {child}.

“If I walk two miles every day,” said {elder.short}, looking at the hole. “We’d better find some tape.”
`,
        },
        {
          sv: `
– Går du tre kilometer om dagen? läste {child} högt. Det stod på en blankett från doktorn, och {elder} höll i pennan.

– Ja, sa {elder.short} och skrev det så hårt att pennan gick rakt igenom papperet.

Sedan behövdes det tejp.
`,
          en: `
“Do you walk two miles every day?” {child} read aloud. It was a form for the doctor, and {elder} was holding the pencil.

“Yes,” said {elder.short}, and wrote it so hard that the pencil went right through the paper.

After that they needed tape.
`,
        },
      ],
    },
    {
      id: 'map',
      part: 'open',
      at: 'the kitchen',
      with: ['child', 'elder'],
      plants: ['map', 'cold knees', 'no tape measure'],
      either: [
        {
          sv: `
Det var lördag, och {child} skulle sova över i huset där {elder.short} växte upp[city: , längst ut, där {city} tar slut och bussen
vänder]. Lådan med tejpen kärvade. {Child} drog tills hela lådan kom ut, och bakom den satt ett papper, brunt som rostat bröd.

Det var en karta över trädgården. SKATT, stod det överst. PRIVAT. Av mig, {age} år.

– Det där är mina bokstäver, sa {elder.short} och måste sätta sig.

– Vad är det för skatt?

– Ingen aning. Jag minns att jag frös om knäna.

Längst ner stod hur man hittade den: ”{play.order}”

– Har du mätt i {play.unit}? sa {child}.

– Jag hade {play.had} och inget måttband, sa {elder.short}. Jag {play.did} tills knät gick i pension. Resten av mig blev inte
tillfrågad.

{Child} {play.did} också, och var redan ute.
`,
          en: `
It was Saturday, and {child} was staying the night in the house where {elder.short} grew up[city: , out where {city} stops and
the bus turns around]. The tape drawer stuck. {Child} pulled until the whole drawer came out, and behind it was a sheet of paper
as brown as toast.

It was a map of the [uk: garden | yard]. TREASURE, it said at the top. PRIVATE. By me, aged {age}.

“Those are my capitals,” said {elder.short}, and had to sit down.

“What sort of treasure?”

“I haven’t the faintest idea. I remember my knees were cold.”

At the bottom it said how to find it: “{play.order}”

“You measured it in {play.unit}?” said {child}.

“I had {play.had} and no tape measure,” said {elder.short}. “I {play.did} until my knee retired. The rest of me wasn’t asked.”

{Child} {play.did} too, and was already outside.
`,
        },
        {
          sv: `
Det här var i huset där {elder.short} växte upp[city: , på den sida av {city} där gatorna tar slut], och {child} hade
tandborsten med sig. I lådan låg tejp, tjugo gummiband och ett papper som såg ut att höra till lådan, ända tills
{child} lyfte på det. Det var brunt som rostat bröd.

– SKATT, läste {child}. PRIVAT. Av mig, {age} år.

Under det var trädgården ritad, uppifrån. {Elder.short} letade efter en stol och fick tag i en.

– Vem är mig?

– Det är jag, sa {elder.short}. Det var jag.

– Och skatten?

– Den har jag glömt. Det var kallt om knäna.

Underst stod det: ”{play.order}”

– Andra mäter i meter, sa {child}.

– Andra hade måttband. Jag hade {play.had}. Jag {play.did} från morgon till kväll, tills ena knät sa upp sig och
resten fick följa med.

{Child}, som också {play.did}, hade redan dörren öppen.
`,
          en: `
This was in the house where {elder.short} grew up[city: , on the side of {city} where the streets run out], and
{child} had brought a toothbrush. In the drawer were tape, twenty rubber bands, and a paper that seemed to be part of
the drawer, until {child} lifted it. It was as brown as toast.

“TREASURE,” read {child}. “PRIVATE. By me, aged {age}.”

Below was the [uk: garden | yard], seen from above. {Elder.short} felt around for a chair.

“Who’s me?”

“I am,” said {elder.short}. “I was.”

“And what’s the treasure?”

“That’s gone. All I remember is cold knees.”

Underneath it said: “{play.order}”

“Other people measure in feet,” said {child}.

“Other people had a tape measure. I had {play.had}. I {play.did} all day, until one knee gave notice and the rest of
me had to go along.”

{Child}, who {play.did} too, had the door open already.
`,
        },
      ],
    },
    {
      id: 'by-the-map',
      part: 'try',
      at: 'the garden',
      with: ['child', 'elder', 'friend'],
      plants: ['first try'],
      either: [
        {
          sv: `
[athlete: På insidan av garderobsdörren hemma sitter en bild på {athlete}, tagen sekunden innan, med munnen stängd och allting
tyst. {Child} väntade tills allting var tyst.]

{play.good}

[friend: {Friend}, som hade kommit för skattens skull, var domare och sträckte upp båda armarna. Sedan hämtade {friend.he} spadarna.]
`,
          en: `
[athlete: Inside the wardrobe door at home is a picture of {athlete}, taken the second before, mouth shut and everything
quiet. {Child} waited until everything was quiet.]

{play.good}

[friend: {Friend}, who had come for the treasure, was umpire, and put both arms in the air. Then {friend.he} went to get the spades.]
`,
        },
        {
          sv: `
[athlete: I {child's} pennfodral ligger en bild på {athlete}, alldeles stilla, ett ögonblick till. {Child} gjorde
likadant.]

{play.good}

[friend: – Godkänt! ropade {friend}, som hade bjudits hit för att dela en skatt, och kom med spadar åt alla.]
`,
          en: `
[athlete: In {child's} pencil case is a picture of {athlete}, perfectly still, one moment before. {Child} stood just
like that.]

{play.good}

[friend: “Good!” shouted {friend}, who had been asked over to share a treasure, and passed out spades.]
`,
        },
      ],
    },
    {
      id: 'nothing',
      part: 'try',
      at: 'the garden',
      with: ['child', 'elder', 'friend'],
      either: [
        {
          sv: `
De grävde {play.far} tills hålet gick upp till armbågen. Sedan till axeln. De hittade en rot och ett halvt tefat.

– Någon har väl varit här före oss, sa {elder.short} lite för fort. Så kom regnet, och de gick in.
`,
          en: `
They dug {play.far} until the hole came up to {child's} elbow. Then the shoulder. They found one root and half a saucer.

“Perhaps somebody’s been here before us,” said {elder.short}, rather fast. Then it rained, and they went in.
`,
        },
        {
          sv: `
De grävde {play.far}, djupt nog för en stövel, och sedan djupt nog för två. De hittade en tesked och en mycket förvånad mask.

– Skatter flyttar på sig, sa {elder.short} lite för fort. Så kom regnet, och de gick in.
`,
          en: `
They dug {play.far}, deep enough for a boot, and then deep enough for two. They found a teaspoon and a very surprised worm.

“Treasure wanders,” said {elder.short}, rather fast. Then it rained, and they went in.
`,
        },
        {
          sv: `
Det fanns inte {play.far}. De grävde till knät, och där låg en gaffel utan skaft och en sten som {child} först tog för
något.

– Den kan ha sjunkit, sa {elder.short} lite för fort. Så kom regnet, och de gick in.
`,
          en: `
It wasn’t {play.far}. They dug down to the knee and found a fork with no handle, and a stone that looked like
something else at first.

“It may have sunk,” said {elder.short}, rather fast. Then it rained, and they went in.
`,
        },
      ],
    },
    {
      id: 'beetles',
      part: 'turn',
      at: 'the kitchen, by the stove; rain outside',
      with: ['child', 'elder', 'elder2', 'friend'],
      pays: ['hole in the form', 'two miles', 'map'],
      plants: ['beetles'],
      either: [
        {
          sv: `
{Child} la kartan med baksidan upp vid spisen, så att den skulle torka, och drog med tummen över den. [age>8: Huset var slätt. Trädgården var slät. | Den var slät.] Men så kom några ord som stod upp som en rad skalbaggar, där pennan nästan hade gått igenom. {Child} vände på papperet
för att se vilka. {play.boast}.

Bredvid låg doktorns blankett, den med hålet.

– {Elder.short}, sa {child}. Gick du tre kilometer i går?

– Jag gick till hörnet. Det är långt, om man tänker efter.

– Och {play.ask}?

En stund hördes bara kaffepannan.

– {play.excuse}, sa {elder.short}.

[elder2: {Elder2.short} sänkte tidningen.

– Den har jag hört varje sommar, sa {elder2.he}. Det var jublande publik i den.

– Publiken kom till senare, sa {elder.short}.]
`,
          en: `
{Child} laid the map face down by the stove to dry, and ran a thumb across it. [age>8: The house was smooth. The [uk: garden | yard] was smooth. | It was smooth.] Then came some words that stood up like a row of beetles, where the pencil had very nearly gone through. {Child}
turned the paper over to see which. {play.boast}.

Next to it lay the form, with its hole.

“{Elder.short},” said {child}. “Did you walk two miles yesterday?”

“I walked to the corner. It’s a long way, if you think about it.”

“And {play.ask}?”

For a while there was only the kettle.

“{play.excuse},” said {elder.short}.

[elder2: {Elder2.short} put down the newspaper.

“I’ve heard that one every summer,” {elder2.he} said. “There was a cheering crowd in it.”

“The crowd came later,” said {elder.short}.]
`,
        },
        {
          sv: `
Vid spisen vände {child} på kartan. Baksidan var tom, om man frågade ögonen. Tummen sa något annat. Den gled som på
is, och så snubblade den på en rad skalbaggar, där någon hade tryckt så att det nästan blev hål. På framsidan stod det
just där: {play.boast}.

– Trycker du alltid så hårt? frågade {child}.

– Bara när det är viktigt, sa {elder.short}.

– Som de där tre kilometerna?

De såg på blanketten båda två.

– Jag går till brevlådan, sa {elder.short}. [age>8: Vissa dagar går jag tillbaka också.]

– Och {play.ask}?

{Elder.short} fyllde på en kopp som redan var full.

– {play.excuse}.

[elder2: – I fjol var det motvind också, sa {elder2.short} bakom tidningen.

– Det har blåst upp, sa {elder.short}.]
`,
          en: `
By the stove {child} turned the map over. The back was empty, if you asked your eyes. Your thumb said something else.
It slid as if over ice, and then it tripped on a row of beetles, where somebody had pressed very nearly to the other
side. Just there, on the front, it said: {play.boast}.

“Do you always press that hard?” asked {child}.

“Only when it matters,” said {elder.short}.

“Like the two miles?”

They both looked at the form.

“I walk to the [uk: postbox | mailbox],” said {elder.short}. [age>8: “Some days I walk back as well.”]

“And {play.ask}?”

{Elder.short} filled a cup that was full already.

“{play.excuse}.”

[elder2: “Last year there was a headwind, too,” said {elder2.short} from behind the newspaper.

“It got up later,” said {elder.short}.]
`,
        },
      ],
    },
    {
      id: 'fault',
      part: 'turn',
      at: 'the kitchen',
      with: ['child', 'elder', 'friend'],
      plants: ['fault'],
      either: [
        {
          sv: `
– Var är det riktiga stället, då?

– [age>8: Jag har berättat det på det andra viset så länge att jag inte hittar det riktiga därunder. | Det har jag glömt.] Men jag vet hur jag gjorde. Hur man gör
fel glömmer man aldrig.

Och {elder.short} {play.fault}.

{Child} bad att få se det en gång till. [friend & age>8: {Friend} antecknade.]
`,
          en: `
“So where’s the real place?”

“[age>8: I’ve told it the other way for so long that I can’t find the real one underneath. | I forget.] But I know how I did it. Nobody forgets how they
do a thing wrong.”

And {elder.short} {play.fault}.

{Child} asked to see it again. [friend & age>8: {Friend} took notes.]
`,
        },
        {
          sv: `
– Så var ska man gräva?

– Där det blev på riktigt, sa {elder.short}. [age>8: Det stället har jag aldrig talat om för någon, så det är borta. |
Det har jag glömt.] Men felet har jag kvar. Fel sitter i.

Det gick inte att förklara sittande. {Elder.short} reste sig och {play.fault}.

– En gång till, sa {child}. [friend & age>8:

– Långsamt, sa {friend}.]
`,
          en: `
“Then where should we dig?”

“Where it really went,” said {elder.short}. “[age>8: I never told anyone about that place, so it’s gone. | I’ve
forgotten that.] But I’ve still got the fault. Faults keep.”

It couldn’t be explained sitting down. {Elder.short} got up and {play.fault}.

“Once more,” said {child}. [friend & age>8:

“Slowly,” said {friend}.]
`,
        },
      ],
    },
    {
      id: 'on-purpose',
      part: 'try',
      at: 'the garden, after the rain',
      with: ['child', 'elder', 'friend', 'pet'],
      pays: ['fault'],
      either: [
        {
          sv: `
Regnet hade slutat. {play.bad}

[friend: – Det där var fruktansvärt, sa {friend} med stor respekt.]

[pet: [pet.other: {Pet} hade ställts ut i gräset, nästan precis där, och fick flyttas. | En tass därifrån låg {pet}, hade legat där hela dagen, utom när det regnade, och fick lyftas undan i båda ändar.]]
`,
          en: `
The rain had stopped. {play.bad}

[friend: “That was terrible,” said {friend}, with respect.]

[pet: [pet.other: {Pet} had been put out on the grass, almost exactly there, and had to be moved. | A paw’s width away lay {pet}, who had been lying there all day, apart from the rain, and had to be lifted aside by both ends.]]
`,
        },
        {
          sv: `
Ute droppade det från allting. {play.bad}

[friend: – Så dåligt har jag aldrig sett, sa {friend} och tog i hand.]

[pet: [pet.other: Där intill hade {pet} fått stå och lufta sig, och bars nu närmare, för att inte missa något. | {Pet}
var först framme, satte sig på stället och ville inte flytta på sig.]]
`,
          en: `
Outside everything dripped. {play.bad}

[friend: “I’ve never seen it done so badly,” said {friend}, and shook hands.]

[pet: [pet.other: {Pet} had been taking the air nearby, and was carried closer, so as not to miss anything. | {Pet}
got there first, sat down on the spot, and didn’t want to move.]]
`,
        },
      ],
    },
    {
      id: 'evidence',
      part: 'turn',
      at: 'the garden, at the hole',
      with: ['child', 'elder', 'friend'],
      pays: ['no tape measure', 'first try'],
      either: [
        {
          sv: `
De grävde {play.spot}. Vid nionde taget slog spaden i något av plåt.

Det var en ask. I den låg en kula, en kola som hade blivit sten, och något runt av mässing med en vev.

– Oj då, sa {elder.short}. Pappas måttband. Det letade han efter tills jag var tjugo.

{Elder.short} hade lånat det, en enda gång, för att se hur långt det egentligen hade blivit. Då fastnade veven, och sedan gick det
fortast att gräva.

– Det är ingen skatt, sa {elder.he}. Det är bevis.

Underst låg en lapp, skriven så lätt att {child} fick hålla den mot ljuset. ”{play.truth} Jag sa det för att {neighbour} tittade på.
Jag är skyldig en.”

– Ja, sa {elder.short} efter ett tag. Den har du ju betalat. I dag, på första försöket.
`,
          en: `
They dug {play.spot}. On the ninth push the spade went clonk.

It was a tin box. In it lay a marble, a toffee that had turned to stone, and something round and brass with a little handle.

“Oh dear,” said {elder.short}. “My father’s tape measure. He looked for that until I was twenty.”

{Elder.short} had borrowed it to see how far it had really been. Then the handle jammed, and after that the quickest thing was to dig.

“It isn’t treasure,” {elder.he} said. “It’s evidence.”

At the bottom was a note, written so lightly that {child} had to hold it up to the sun. “{play.truth} I only said so because
{neighbour} was watching. I owe one.”

“Well,” said {elder.short}, after a bit. “You’ve paid that. Today, first try.”
`,
        },
        {
          sv: `
Spaden fick gå försiktigt {play.spot}. Först kom en sten som var en sten. Sedan kom en som lät ihålig.

Plåtasken öppnades med en suck. Där låg en kula, en stenhård kola och en dosa av mässing, med vev.

[age>8: {Elder.short} höll dosan mot örat, fast den inte sa något.]

– Pappas måttband, sa {elder.short}. Hela familjen letade i åratal, och ingen letade så noga som jag.

Det hade bara varit ett lån, för att mäta hur långt det blev egentligen. Men veven gick i baklås, och spaden stod ju
där.

– Så det är ingen skatt, sa {child}.

– Nej, sa {elder.short}. Det är bevis.

I locket satt en lapp, och bokstäverna var så tunna att den måste vridas efter ljuset. ”{play.truth} Men {neighbour}
stod och såg på, så jag sa något annat. En är jag skyldig.”

– Den är betald, sa {elder.short} och vek ihop lappen. Det gjorde du i förmiddags, innan vi visste om den.
`,
          en: `
The spade went carefully {play.spot}. It met a stone that was a stone, and then one that sounded hollow.

The tin box opened with a sigh. In it were a marble, a toffee turned to stone, and a round thing of brass, with a
handle.

[age>8: {Elder.short} held it to one ear, though it didn’t say anything.]

“My father’s tape measure,” said {elder.short}. “Everybody looked for years, and nobody as hard as I did.”

It had only been borrowed, to see how far it really was. But the handle jammed, and there stood the spade.

“So it isn’t treasure,” said {child}.

“No,” said {elder.short}. “It’s evidence.”

In the lid was a note, so faint that it had to be tilted to the light. “{play.truth} But {neighbour} was looking on,
so I said something else. I owe one.”

“That’s paid,” said {elder.short}, and folded up the note. “You did that this morning, before we knew.”
`,
        },
      ],
    },
    {
      id: 'measured',
      part: 'back',
      at: 'the garden, toward evening',
      with: ['child', 'elder', 'friend'],
      plants: ['measure'],
      either: [
        {
          sv: `
En droppe matolja och {child's} tumme fick veven att gå runt[music & !sport.Dance: , medan {elder.short} nynnade på {music} för att
hjälpa till]. {play.measure} var det {play.dist}. [age>8: De mätte en gång till, för att det var så trevligt.]
`,
          en: `
A drop of cooking oil and {child's} thumb got the handle to go around[music & !sport.Dance: , while {elder.short} hummed {music}
to encourage it]. {play.measure} it was {play.dist}. [age>8: They measured it twice, for the pleasure of it.]
`,
        },
        {
          sv: `
Det behövdes smör. Efter elva varv gav veven med sig[music & !sport.Dance: , och {elder.short} nynnade {music} i samma
takt]. {play.measure} blev det {play.dist}. [age>8: {Child} fick hålla i nollan, som är den ärliga änden.]
`,
          en: `
It took butter. After eleven turns the handle gave in[music & !sport.Dance: , and {elder.short} hummed {music} to the
same beat]. {play.measure} it came to {play.dist}. [age>8: {Child} was given the end with the zero, which is the
honest one.]
`,
        },
      ],
    },
    {
      id: 'quilt',
      part: 'down',
      at: 'the bed under the sloping roof',
      with: ['child', 'elder'],
      pays: ['cold knees', 'measure'],
      either: [
        {
          sv: `
På kvällen låg {child} under snedtaket med kartan på täcket. {Elder.short} kom upp med blanketten, lagad med tejp. Vid frågan om de
tre kilometerna var det suddat. Nu stod det: ”Nej. Men till {play.back} och tillbaka.”

– Du är kall om knäna, sa {elder.he} och stoppade in täcket runt dem.

{Child} tog [school: pennan från {school}, den med tandmärkena, | pennan] och skrev under det gamla på kartan: ”{play.paid}.
{Play.dist}. {Child}, {age} år.”
`,
          en: `
That night {child} lay under the sloping roof with the map on the quilt. {Elder.short} came up with the form, mended with tape.
Where it asked about the two miles, something had been rubbed out. Now it said: “No. But to the {play.back} and back.”

“Your knees are cold,” {elder.he} said, and tucked the quilt in around them.

{Child} took [school: the pencil from {school}, the chewed one, | the pencil] and wrote, below the old words on the map:
“{play.paid}. {Play.dist}. {Child}, aged {age}.”
`,
        },
        {
          sv: `
Blanketten hade fått tejp över hålet och ett nytt svar ovanpå tejpen. {Elder.short} läste upp det på sängkanten, under
snedtaket: ”Nej. Men till {play.back} och hem igen.”

Kartan låg på täcket, och {elder.short} tittade länge på den.

– Kortbyxor, sa {elder.he} till sist. Det var därför jag frös. Och så fick {child's} knän en filt till.

[school: Pennan kom från {school} och hade tandmärken. | Det låg en penna på fönsterbrädet.] Lätt på handen, under
allt det gamla, skrev {child}: ”{play.paid}. {Play.dist}. {Child}, {age} år.”
`,
          en: `
The form had tape across the hole, and a new answer on top of the tape. {Elder.short} read it out by the bed, under
the sloping roof: “No. But to the {play.back} and home again.”

The map lay on the quilt, and {elder.short} looked at it.

“Shorts,” {elder.he} said at last. “That’s why I was cold.” And {child's} knees were given another blanket.

[school: The pencil came from {school} and had been chewed. | [age>8: There was a pencil on the windowsill.]] Lightly,
under all the old words, {child} wrote: “{play.paid}. {Play.dist}. {Child}, aged {age}.”
`,
        },
      ],
    },
    {
      id: 'smooth',
      part: 'last',
      at: 'the bed, the lamp',
      with: ['child'],
      pays: ['beetles'],
      either: [
        {
          sv: `
Sedan vändes kartan i lampskenet, och en tumme gick sakta över baksidan, över huset och trädgården och skalbaggarna, ner till det nya.
Där var papperet slätt som lakanet.
`,
          en: `
Then the map was turned over in the lamplight, and a thumb went slowly across the back of it, past the house and the beetles and down
to where the new words were. There the paper was as smooth as the sheet.
`,
        },
        {
          sv: `
Lampan släcktes. Kartan låg kvar under handen, och i mörkret gick det bra att känna var skalbaggarna satt. Det nya kände man inte
alls. Det låg där ändå, alldeles lätt, på andra sidan papperet.
`,
          en: `
The lamp went out. The map stayed where it was, under one hand, and in the dark it was easy to feel where the beetles were. The new
words couldn’t be felt at all. They were there all the same, quite light, on the other side of the paper.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['map', 'by-the-map', 'nothing'],
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'elder', pose: 'sit', at: 'right' },
      ],
      props: ['map'],
      alt: {
        sv: '{Child} håller fram en gammal karta i köket, och {elder.short} har satt sig.',
        en: '{Child} holds out an old map in the kitchen, and {elder.short} has sat down.',
      },
    },
    {
      beats: ['nothing', 'beetles', 'fault', 'on-purpose'],
      world: 'kitchen',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'sit', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'far' },
        { who: 'elder2', pose: 'sit', at: 'seat' },
      ],
      props: ['map'],
      alt: {
        sv: 'Det regnar utanför köksfönstret. {Child} känner på baksidan av kartan, och {elder.short} tittar åt ett annat håll.',
        en: 'It is raining outside the kitchen window. {Child} feels the back of the map, and {elder.short} looks the other way.',
      },
    },
    {
      beats: ['on-purpose', 'evidence', 'measured'],
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near' },
      ],
      props: ['spade', 'tin-box', 'tape-measure'],
      alt: {
        sv: '{Child} sitter på huk vid en uppgrävd plåtask och ett måttband. {Elder.short} står bredvid[friend: , och {friend} också].',
        en: '{Child} crouches by a tin box dug out of the ground, and a tape measure. {Elder.short} stands beside[friend: , and so does {friend}].',
      },
    },
  ],
});
