import { score } from '../../src/score.ts';

/** Whoever stands at the other end: the friend, or the smallest thunder. */
const m = '[friend: {friend}|{mutter}]';
const ms = `[friend: {friend's}|{mutter's}]`;

const parked = {
  sv: '[city: Åskan hade kommit in över {city} vid middagen och parkerat.|Åskan hade kommit vid middagen och parkerat på taket.]',
  en: '[city: The storm had come in over {city} at suppertime and parked.|The storm had come at suppertime and parked on the roof.]',
};

export default score({
  id: 'thunder-upstairs',
  premise:
    'The thunder is somebody upstairs practicing the child’s sport, badly; she shuts her eyes right before, exactly as the child does, and both keep them open until four.',
  voice: 'dry-funny',
  writtenFirstIn: 'en',
  ages: [6, 11],
  leads: ['theme', 'sport'],
  themes: ['thunder', 'brave'],
  contains: ['thunder', 'rain'],
  registry: {
    idea: 'thunder is a great-aunt practicing the child’s own sport upstairs, and she is as afraid of the noise as the child',
    device: 'the fault is heard through the ceiling, and the ceiling answers; lightning is a camera, in case this is the one',
    objects: ['ring in a glass of water', 'ladder knitted out of rain', 'shoelace tied for eleven minutes', 'cardigan', 'camera'],
    joke: '“How long has she been trying?” – “Tonight? Since supper. Altogether? Since mammoths.”',
    ending: 'a ring in the glass so thin that you had to be waiting for it',
  },
  titles: {
    sv: ['{game.title}', 'Åskan en trappa upp', 'Någon tränar däruppe', 'Öppna ögon till fyra', 'Den minsta åskan knackar på'],
    en: ['{game.title}', 'Thunder Upstairs', 'Not Since Mammoths', 'Eyes Open Until Four', 'The Least of the Thunders'],
  },
  guests: {
    mutter: {
      sv: [
        { name: 'Muller', pronoun: 'it' },
        { name: 'Mummel', pronoun: 'it' },
      ],
      en: [
        { name: 'Mutter', pronoun: 'it' },
        { name: 'Mumble', pronoun: 'it' },
      ],
    },
    boom: {
      sv: [{ name: 'gammelmoster Brak', pronoun: 'she' }],
      en: [{ name: 'Great-Aunt Boom', pronoun: 'she' }],
    },
  },
  tables: {
    game: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: {
            title: 'Vad är det för fel på tår?',
            tick: 'Pock',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte tårna',
            clue: 'Först en smäll. Sedan ett långt, lågt muller, som rullade bort. Sedan ett skrammel, som av ett staket.',
            fault: 'Det är någon som missar målet. Någon som sparkar med tån.',
            ask: '”Vad”, sa taket, ”är det för fel på tår?”',
            place: 'Inuti var molnet stort som en fotbollsplan, med grå ull till gräs och målnät av knutet regn.',
            wrong: '{Boom} galopperade fram, blundade och stötte till bollen med tån. BRAK. Den rullade bort över himlen tills den mötte ett staket.',
            show: `{Child} satte ena foten bredvid bollen och vred ut den andra. ”Inte tån. Insidan. Och titta dit du vill att den ska gå.” Pock. Bollen rullade rakt över ullen och stannade framför ${m}, som om någon hade ropat på den.`,
            copy: 'Hon vred ut foten. Hon tittade. Hon galopperade.',
            one: 'och {boom} sprang, lagom fort',
            two: 'och hon satte ner en väldig fot bredvid bollen, lätt som en hatt',
            three: 'och ögonen var öppna, grå och ganska förvånade',
            done: 'Bollen rullade över ullen, tog god tid på sig och lutade sig mot nätet.',
          },
          en: {
            title: 'What Is Wrong with Toes?',
            tick: 'Pock',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t her toes',
            clue: 'First a boom. Then a long low rumble, rolling away. Then, far off, a rattle, like a fence.',
            fault: 'Somebody’s missing the goal. They’re kicking with their toes.',
            ask: '“What,” said the ceiling, “is wrong with toes?”',
            place: 'Inside, the cloud was as wide as a {sport} [uk: pitch|field], with gray wool for grass and nets of knotted rain.',
            wrong: '{Boom} galloped at the ball, shut her eyes and stabbed it with her toe. BOOM. Off it rolled across the sky until it met a fence.',
            show: `{Child} set one foot beside the ball and turned the other one out. “Not the toe. This flat part. And look where you want it to go.” Pock. The ball ran straight across the wool and stopped at ${ms} feet as if it had been called.`,
            copy: 'She turned her foot out. She looked. She galloped.',
            one: 'and {boom} ran, not too fast',
            two: 'and she put one enormous foot down beside the ball, as lightly as a hat',
            three: 'and her eyes were open, gray and rather surprised',
            done: 'The ball rolled over the wool, took its time, and leaned against the back of the net.',
          },
        },
        Basketball: {
          sv: {
            title: 'Vad är det för fel på raka knän?',
            tick: 'Fsst',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte knäna',
            clue: 'Bom, bom, bom, närmare och närmare. En paus. Sedan ett skrammel så att rutan darrade, och ett muttrande som gick runt, runt och ramlade av.',
            fault: 'Det är någon som träffar ringen. Någon som skjuter med raka knän.',
            ask: '”Vad”, sa taket, ”är det för fel på raka knän?”',
            place: 'Inuti hade molnet blankt golv med vita linjer, och en korg som hängde i något så högt upp att det inte syntes.',
            wrong: '{Boom} dundrade fram med bollen, blundade och slängde i väg den, stel som en planka. BRAK, sa ringen.',
            show: `{Child} böjde knäna och höll in armbågen. ”Det kommer från benen. Upp, och vinka adjö med handen.” Bollen gick upp, högt och sakta, och kom ner genom nätet. Fsst. ${m} tog emot den där under.`,
            copy: 'Hon böjde knäna. De knakade. Hon siktade.',
            one: 'och {boom} böjde knäna',
            two: 'och armbågen kom in, långsam som en vindbrygga',
            three: 'och ögonen var öppna, grå och ganska förvånade',
            done: 'Bollen föll mitt igenom nätet, och ringen märkte ingenting.',
          },
          en: {
            title: 'What Is Wrong with Straight Knees?',
            tick: 'Fft',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t her knees',
            clue: 'Boom, boom, boom, coming closer. A pause. Then a clang that shook the window, and a grumble that went round and round and fell off.',
            fault: 'Somebody’s hitting the rim. They’re shooting with straight knees.',
            ask: '“What,” said the ceiling, “is wrong with straight knees?”',
            place: 'Inside, the cloud had a polished floor with white lines, and a hoop that hung from something too high to see.',
            wrong: '{Boom} pounded the ball down the floor, shut her eyes and flung it, stiff as a plank. BOOM, went the rim.',
            show: `{Child} bent both knees and tucked one elbow in. “It comes from your legs. Up, and wave goodbye with your hand.” The ball went up, high and slow, and came down through the net. Fft. ${m} caught it underneath.`,
            copy: 'She bent her knees. They creaked. She aimed.',
            one: 'and {boom} bent her knees',
            two: 'and her elbow came in, slow as a drawbridge',
            three: 'and her eyes were open, gray and rather surprised',
            done: 'The ball dropped through the net, and the rim never knew.',
          },
        },
        Tennis: {
          sv: {
            title: 'Vad är det för fel på stort?',
            tick: 'Tock',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte svingen',
            clue: 'En smäll. En lång vissling, uppåt. Sedan en studs, flera gator bort.',
            fault: 'Det är någon som slår ut. Svingen är alldeles för stor.',
            ask: '”Vad”, sa taket, ”är det för fel på stort?”',
            place: 'Inuti var molnet en enda lång tennisbana, slät, med ett nät av knutet regn.',
            wrong: 'En boll kom över. {Boom} blundade och svingade så långt runt att racketen träffade hennes egen rygg. BRAK. Bollen gav sig av till nästa landskap.',
            show: `{Child} tog en racket och ställde sig med sidan till. ”Dra den bakåt tidigt. Sedan en liten sving, nerifrån och upp.” ${m} slog över en boll. Tock. Tillbaka kom den. Tock. Det blev elva i rad, och varenda en kom ner innanför linjerna.`,
            copy: 'Hon ställde sig med sidan till. Hon drog racketen bakåt, och bakåt, och bakåt.',
            one: `och ${m} slog över bollen`,
            two: 'och {boom} höll svingen så liten som en buss kan',
            three: 'och ögonen var öppna, grå och ganska förvånade',
            done: 'Bollen gick en hand över nätet och landade på linjen.',
          },
          en: {
            title: 'What Is Wrong with Big?',
            tick: 'Tock',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t her swing',
            clue: 'A crack. A long whistle, going up. Then a bounce, several streets away.',
            fault: 'Somebody’s hitting it out. Their swing’s much too big.',
            ask: '“What,” said the ceiling, “is wrong with big?”',
            place: 'Inside, the cloud was one long tennis court, swept smooth, with a net of knotted rain.',
            wrong: 'A ball came over. {Boom} shut her eyes and swung so far around that the racket smacked her own back. BOOM. The ball left for the next county.',
            show: `{Child} took a racket and turned sideways. “Back early. Then a small swing, low to high.” ${m} sent one across. Tock. Back it came. Tock. They hit eleven in a row, and every one came down inside the lines.`,
            copy: 'She turned sideways. She took the racket back, and back, and back.',
            one: `and ${m} sent the ball over`,
            two: 'and {boom} kept her swing as small as a bus can',
            three: 'and her eyes were open, gray and rather surprised',
            done: 'The ball cleared the net by a hand and landed on the line.',
          },
        },
        Swimming: {
          sv: {
            title: 'Vad är det för fel på att titta upp?',
            tick: 'Plipp',
            feet: 'tår',
            lines: 'banlinor',
            blamed: 'det var inte hakan',
            clue: 'Blöta fötter som sprang. Sedan ingenting, så länge man kan hålla andan. Sedan världens största plask, och regn, allt på en gång.',
            fault: 'Det var ett magplask. Någon tittade upp.',
            ask: '”Vad”, sa taket, ”är det för fel på att titta upp?”',
            place: 'Inuti hade molnet en bassäng, grå och slät och ljummen, med banlinor av uppträdda hagel.',
            wrong: '{Boom} lunkade fram till kanten, blundade, satte hakan i vädret och föll i, raklång. BRAK. Halva bassängen gick över kanten och ner på hustaken.',
            show: `{Child} sparkade av sig tofflorna. ”Armarna mot öronen. Hakan mot bröstet. Händerna gör ett hål, och resten av en går igenom det.” Plipp. Långt därute kom ett huvud upp och simmade till andra sidan, där ${m} väntade med en handduk.`,
            copy: 'Hon tog upp armarna. Hon tog ner hakan. I sista ögonblicket åkte den upp igen.',
            one: 'och tio grå tår kom fram över kanten',
            two: 'och armarna gick upp mot öronen',
            three: 'och hakan gick ner, och ögonen var öppna, grå och ganska förvånade',
            done: 'Hon gick i som ett brev i en brevlåda, och inte en droppe gick över kanten.',
          },
          en: {
            title: 'What Is Wrong with Looking Up?',
            tick: 'Plip',
            feet: 'toes',
            lines: 'lane ropes',
            blamed: 'it wasn’t her chin',
            clue: 'Wet feet, running. Then nothing, for as long as you can hold a breath. Then the biggest smack in the world, and rain, all at once.',
            fault: 'That’s a belly flop. Somebody looked up.',
            ask: '“What,” said the ceiling, “is wrong with looking up?”',
            place: 'Inside, the cloud held a pool, gray and warm, with lane ropes of strung hailstones.',
            wrong: '{Boom} trotted to the edge, shut her eyes, stuck her chin in the air and toppled in. BOOM. Half the pool went down onto the roofs.',
            show: `{Child} kicked off the slippers. “Arms by your ears. Chin on your chest. Your hands make a hole, and the rest of you goes through it.” Plip. Far out a head came up and swam to the other side, where ${m} was waiting with a towel.`,
            copy: 'Up went her arms. Down went her chin. At the last moment, up it came again.',
            one: 'and ten gray toes came over the edge',
            two: 'and her arms went up beside her ears',
            three: 'and her chin went down, and her eyes were open, gray and rather surprised',
            done: 'She went in like a letter into a mailbox, and not one drop went over the side.',
          },
        },
        Baseball: {
          sv: {
            title: 'Vad är det för fel på en hand?',
            tick: 'Flopp',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte händerna',
            clue: 'En smäll. Sedan ingenting, ett långt ingenting, med något på väg uppåt i. Sedan en duns, ett rullande och väldigt många fötter.',
            fault: 'Det är någon som tappar bollen. Någon fångar med en hand.',
            ask: '”Vad”, sa taket, ”är det för fel på en hand?”',
            place: 'Inuti var molnet en basebollplan, med krattad grå sand och baser som små tjocka kuddar.',
            wrong: 'En åska slog en hög boll. {Boom} stack upp handsken och blundade. BRAK. Bollen kom ner bakom henne och rullade bort till väggen.',
            show: `${m} tog slagträet och slog upp en boll tills den var en prick. {Child} ställde sig under, med handsken uppe och den andra handen tätt intill. ”Titta på den hela vägen. Stäng sedan dörren.” Flopp. Den andra handen la sig över handsken.`,
            copy: 'Hon ställde sig under. Hon tog upp båda händerna. Bollen kom.',
            one: `och ${m} slog, upp och upp`,
            two: 'och {boom} hasade bakåt tills hon stod rätt under',
            three: 'och båda händerna kom upp, och ögonen var öppna, grå och ganska förvånade',
            done: 'Bollen gick in i handsken, och den andra handen stängde dörren.',
          },
          en: {
            title: 'What Is Wrong with One Hand?',
            tick: 'Whup',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t her hands',
            clue: 'A crack. Then nothing, a long nothing, with something going up in it. Then a thud, a roll, and a great many feet.',
            fault: 'Somebody’s dropping the ball. They’re catching with one hand.',
            ask: '“What,” said the ceiling, “is wrong with one hand?”',
            place: 'Inside, the cloud was a ballpark, with raked gray sand and bases like plump pillows.',
            wrong: 'A thunder hit one high. {Boom} stuck up her glove and shut her eyes. BOOM. The ball came down behind her and rolled to the wall.',
            show: `${m} took the bat and knocked one up until it was a dot. {Child} got under it, glove up, bare hand right beside it. “Watch it the whole way. Then shut the door.” Whup. The bare hand closed over the glove.`,
            copy: 'She got under it. She put up both hands. The ball came down.',
            one: `and ${m} hit it, up and up`,
            two: 'and {boom} shuffled back until she was under it',
            three: 'and up came both her hands, and her eyes were open, gray and rather surprised',
            done: 'The ball went into the glove, and the other hand shut the door.',
          },
        },
        Football: {
          sv: {
            title: 'Vad är det för fel på magar?',
            tick: 'Flopp',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte magen',
            clue: 'En smäll. Sedan duns åt vänster, och du-duns åt höger. Det som studsade däruppe var inte runt.',
            fault: 'Någon tappar passningen. Någon fångar med magen.',
            ask: '”Vad”, sa taket, ”är det för fel på magar?”',
            place: 'Inuti var molnet en plan med vita streck på tvären och målstolpar som försvann rakt upp.',
            wrong: '{Boom} dunsade ut efter en passning, blundade och tog den på magen. BRAK. Den for i väg, duns, du-duns, åt alla håll utom rätt.',
            show: `{Child} höll upp händerna, tumme mot tumme. ”Ett fönster. Fånga bollen i fönstret och stoppa undan den.” Tio steg rakt fram, sedan vänster. Passningen från ${m} kom snurrande. Flopp. Den satt i fönstret, och sedan under armen.`,
            copy: 'Hon gjorde ett fönster. Man hade kunnat köra en bil genom det. Hon dunsade i väg.',
            one: 'och {boom} sprang tio steg',
            two: `och hon vek av åt vänster, och passningen från ${m} var i luften`,
            three: 'och hon höll upp fönstret, och bakom det var ögonen öppna, grå och ganska förvånade',
            done: 'Hon såg på bollen i sina händer. Sedan stoppade hon den under armen, som en limpa.',
          },
          en: {
            title: 'What Is Wrong with Stomachs?',
            tick: 'Whup',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t her stomach',
            clue: 'A boom. Then bump, off to the left, and bu-bump, back to the right. Whatever was bouncing up there wasn’t round.',
            fault: 'Somebody’s dropping a pass. They’re catching with their stomach.',
            ask: '“What,” said the ceiling, “is wrong with stomachs?”',
            place: 'Inside, the cloud was a field with white lines from side to side, and goalposts that went up out of sight.',
            wrong: '{Boom} thudded out for a pass, turned, shut her eyes and took it in the stomach. BOOM. Off it went, bump, bu-bump, every way but back.',
            show: `{Child} held up both hands, thumb to thumb. “A window. Catch it in the window and tuck it away.” Ten steps straight ahead, then left. ${ms} pass came spinning. Whup. It was in the window, and then under one arm.`,
            copy: 'She made a window. You could have driven a car through it. She thudded off.',
            one: 'and {boom} ran ten steps',
            two: `and she cut left, and ${ms} pass was in the air`,
            three: 'and she put up the window, and behind it her eyes were open, gray and rather surprised',
            done: 'She looked at the ball in her hands. Then she tucked it under her arm, like a loaf.',
          },
        },
        Gymnastics: {
          sv: {
            title: 'Vad är det för fel på raka ben?',
            tick: 'Dupp',
            feet: 'tår',
            lines: 'mattor',
            blamed: 'det var inte benen',
            clue: 'Fötter som trummade, fortare och fortare. En tystnad med någon i luften. Sedan en duns så att sängen hoppade.',
            fault: 'Det är någon som landar på raka ben.',
            ask: '”Vad”, sa taket, ”är det för fel på raka ben?”',
            place: 'Inuti var molnet en gympasal, med mattor av grå ull och en plint längst bort i en lång, lång ansats.',
            wrong: '{Boom} trummade fram, seglade över plinten, blundade och kom ner som ett tappat piano. BRAK.',
            show: `{Child} sparkade av sig tofflorna, sprang, träffade brädan med båda fötterna och plinten med båda händerna, och flög. Tår, hälar, knän. Dupp. ”Man ska landa som om någon sov under en”, sa {child}. ”Det gör det. Det brukar vara jag.” ${m} höll upp tio fingrar.`,
            copy: 'Hon böjde knäna på prov, två gånger. Hon trummade fram.',
            one: 'och {boom} träffade brädan',
            two: 'och hon var uppe, med händerna på plinten',
            three: 'och hon var över, och ögonen var öppna, grå och ganska förvånade',
            done: 'Tår, hälar, knän. Hon stod på mattan med armarna rakt ut och tog inte ett enda steg.',
          },
          en: {
            title: 'What Is Wrong with Straight Legs?',
            tick: 'Tup',
            feet: 'toes',
            lines: 'mats',
            blamed: 'it wasn’t her legs',
            clue: 'Feet, drumming faster and faster. A silence with somebody in the air in it. Then a thump that made the bed jump.',
            fault: 'Somebody’s landing on straight legs.',
            ask: '“What,” said the ceiling, “is wrong with straight legs?”',
            place: 'Inside, the cloud was a gym, with mats of gray wool and a vault at the end of a long, long runway.',
            wrong: '{Boom} drummed down the runway, sailed over the vault, shut her eyes and came down like a dropped piano. BOOM.',
            show: `{Child} kicked off the slippers, ran, hit the board with both feet and the vault with both hands, and flew. Toes, heels, knees. Tup. “You have to land as if somebody’s asleep underneath,” said {child}. “Somebody is. Usually it’s me.” ${m} held up ten fingers.`,
            copy: 'She bent her knees for practice, twice. She drummed down the runway.',
            one: 'and {boom} hit the springboard',
            two: 'and she was up, with her hands on the vault',
            three: 'and she was over, and her eyes were open, gray and rather surprised',
            done: 'Toes, heels, knees. She stood on the mat with her arms out and did not take one step.',
          },
        },
        'Track and Field': {
          sv: {
            title: 'Vad är det för fel på att titta bakåt?',
            tick: 'Tick',
            feet: 'tofflor',
            lines: 'banor',
            blamed: 'det var inte det att hon tittade bakåt',
            clue: 'En smäll, som från en startpistol. Fötter, väldigt många fötter, genom en kurva. Sedan ett klirr, och något smalt som rullade länge.',
            fault: 'Det är stafett, och någon tappade pinnen. Någon tittar bakåt.',
            ask: '”Vad”, sa taket, ”är det för fel på att titta bakåt?”',
            place: 'Inuti var molnet en löparbana, åtta grå banor runt en äng av ull.',
            wrong: 'En åska kom dundrande med pinnen. {Boom} tittade bakåt och blundade. BRAK. Båda satte sig, och pinnen rullade ut på bana åtta.',
            show: `{Child} tog pinnen och sprang hela kurvan så att tofflorna smattrade. Längre fram stod ${m}. ”Titta framåt! Börja springa, och sträck bak handen när jag säger ordet!” ${m} sprang. ”Hand!” Tick. Där låg pinnen, och ingen av dem hade saktat in.`,
            copy: 'Hon tittade framåt. Hon började springa. Så kom ordet: ”Hand!”',
            one: 'och {boom} började springa',
            two: 'och hon tittade framåt, bara framåt',
            three: 'och bak kom handen, platt som en bricka, och ögonen var öppna, grå och ganska förvånade',
            done: 'Pinnen låg i handen, och hon bar den genom kurvan som ett ljus.',
          },
          en: {
            title: 'What Is Wrong with Looking Back?',
            tick: 'Tick',
            feet: 'slippers',
            lines: 'lanes',
            blamed: 'it wasn’t the looking back',
            clue: 'A crack, like a starting gun. A great many feet, coming around a bend. Then a clatter, and something thin, rolling.',
            fault: 'It’s a relay, and somebody dropped the baton. They’re looking back.',
            ask: '“What,” said the ceiling, “is wrong with looking back?”',
            place: 'Inside, the cloud was a running track, eight gray lanes around a field of wool.',
            wrong: 'A thunder came pounding up with the baton. {Boom} looked back and shut her eyes. BOOM. They both sat down, and the baton rolled into lane eight.',
            show: `{Child} took the baton and ran the whole bend, slippers slapping. Up ahead stood ${m}. “Look forward! Run, and put your hand back when I say the word!” ${m} ran. “Hand!” Tick. There lay the baton, and neither of them had slowed down.`,
            copy: 'She looked forward. She started to run. The word came: “Hand!”',
            one: 'and {boom} began to run',
            two: 'and she looked forward, only forward',
            three: 'and back came her hand, flat as a tray, and her eyes were open, gray and rather surprised',
            done: 'The baton lay in her palm, and she carried it around the bend like a candle.',
          },
        },
        Volleyball: {
          sv: {
            title: 'För tysta',
            tick: 'Pupp',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte det att de var tysta',
            clue: 'En smäll mot ett golv. Sedan ett skrapande. Sedan fyra krascher på en gång, som om flera hade sprungit till samma ställe.',
            fault: 'Bollen går ner mitt emellan dem. De är för tysta.',
            ask: '”För”, sa taket, ”VADÅ?”',
            place: 'Inuti var molnet en volleybollplan, med ett högt nät av knutet regn.',
            wrong: 'En serve kom över. Alla åskorna såg artigt på den. Sedan sprang allihop, {boom} först, och hon blundade. BRAK.',
            show: `”Någon måste ropa”, sa {child}. ${m} servade. ”Min!” ropade {child}, böjde knäna och höll fram armarna, raka och tätt ihop. Pupp. Bollen steg, högt och mjukt. ”Man säger min”, sa {child}, ”och då är den det.”`,
            copy: '”Min”, sa hon på prov. Serven kom.',
            one: `och ${m} servade`,
            two: 'och ”min”, sa {boom} och hann först',
            three: 'och armarna kom ihop, och ögonen var öppna, grå och ganska förvånade',
            done: 'Bollen gick upp från armarna, högt och mjukt, och alla hann titta på den.',
          },
          en: {
            title: 'Too Quiet',
            tick: 'Pup',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t the calling',
            clue: 'A boom, on a floor. Then a scuffle. Then four crashes at once, as if several people had run to the same place.',
            fault: 'The ball’s coming down between them. They’re too quiet.',
            ask: '“Too,” said the ceiling, “WHAT?”',
            place: 'Inside, the cloud was a volleyball court, with a high net of knotted rain.',
            wrong: 'A serve came over. All the thunders looked at it politely. Then all of them ran, {boom} in front with her eyes shut. BOOM.',
            show: `“One of you has to call it,” said {child}. ${m} served. “Mine!” called {child}, and bent both knees and held out both arms, straight and close together. Pup. The ball rose, high and soft. “You say mine,” said {child}, “and then it is.”`,
            copy: '“Mine,” she said, trying it out. The serve came over.',
            one: `and ${m} served`,
            two: 'and “mine,” said {boom}, and got there first',
            three: 'and her arms came together, and her eyes were open, gray and rather surprised',
            done: 'The ball went up off her arms, high and soft, and everybody had time to watch it.',
          },
        },
        Hockey: {
          sv: {
            title: 'Vad är det för fel på stelt?',
            tick: 'Dupp',
            feet: 'tofflor',
            lines: 'linjer',
            blamed: 'det var inte klubban',
            clue: 'En smäll. En krasch, som mot en sarg. Sedan något som for i väg, och en näve hagel mot rutan.',
            fault: 'Pucken studsar på någon. Någon håller klubban för stelt.',
            ask: '”Vad”, sa taket, ”är det för fel på stelt?”',
            place: 'Inuti var molnet en rink, med is så mörk som en tjärn och sarg av packade hagel.',
            wrong: 'En passning kom. {Boom} höll klubban som en staketstolpe och blundade. BRAK. Pucken for av den och in i sargen.',
            show: `{Child} gled ut i tofflorna, som visade sig vara nästan skridskor. ”Ge efter lite när den kommer. Som om det var ett ägg.” ${m} svepte över pucken. Klubban följde med bakåt. Dupp. Där stannade den.`,
            copy: 'Hon tänkte på ägg. Pucken kom.',
            one: `och ${m} sköt över pucken`,
            two: 'och {boom} sänkte axlarna',
            three: 'och klubban följde med bakåt, en liten bit, och ögonen var öppna, grå och ganska förvånade',
            done: 'Pucken låg mot bladet som om den bodde där.',
          },
          en: {
            title: 'What Is Wrong with Stiff?',
            tick: 'Tup',
            feet: 'slippers',
            lines: 'lines',
            blamed: 'it wasn’t her stick',
            clue: 'A crack. A crash, like boards. Then something skittering away, and a handful of hail against the window.',
            fault: 'The puck’s bouncing off somebody. They’re holding the stick too stiff.',
            ask: '“What,” said the ceiling, “is wrong with stiff?”',
            place: 'Inside, the cloud was a rink, the ice as dark as a pond, with boards of packed hail.',
            wrong: 'A pass came. {Boom} held her stick like a fence post and shut her eyes. BOOM. The puck flew off it and into the boards.',
            show: `{Child} slid out in slippers, which turned out to be nearly skates. “Give a little when it comes. As if it’s an egg.” ${m} swept the puck across. The stick drifted back with it. Tup. It stayed.`,
            copy: 'She thought about eggs. The puck came.',
            one: `and ${m} sent the puck across`,
            two: 'and {boom} let her shoulders down',
            three: 'and her stick drifted back a little, and her eyes were open, gray and rather surprised',
            done: 'The puck lay against her stick as if it lived there.',
          },
        },
        Golf: {
          sv: {
            title: 'Vad är det för fel på stora klubban?',
            tick: 'Tock',
            feet: 'tofflor',
            lines: 'flaggor',
            blamed: 'det var inte klubban',
            clue: 'En smäll. Ett långt rullande, förbi. En paus. En smäll till, och rullandet kom tillbaka.',
            fault: 'Det är någon som missar hålet från båda hållen. Någon puttar med stora klubban.',
            ask: '”Vad”, sa taket, ”är det för fel på stora klubban?”',
            place: 'Inuti var molnet en enda kortklippt green, med en flagga som hängde alldeles stilla.',
            wrong: '{Boom} tog den största klubban i bagen, blundade och svingade den hela varvet runt. BRAK. Bollen rullade förbi hålet och en bra bit mot havet.',
            show: `{Child} drog upp puttern, den lilla platta som ingen hade rört. ”Bara axlarna, som en gunga. Och titta inte upp. Lyssna efter den.” ${m} höll i flaggan. Bollen gav sig av, svängde där molnet lutade, saktade in, tänkte efter. Tock. I.`,
            copy: 'Hon tog puttern, som försvann i näven. Hon ställde in axlarna.',
            one: 'och {boom} satte puttern bakom bollen',
            two: 'och axlarna gick bakåt, som en gunga',
            three: 'och ögonen var öppna, grå och ganska förvånade',
            done: 'Hon hörde det innan hon såg det: bollen, som ramlade i.',
          },
          en: {
            title: 'What Is Wrong with the Big Club?',
            tick: 'Tock',
            feet: 'slippers',
            lines: 'greens',
            blamed: 'it wasn’t the club',
            clue: 'A crack. A long roll, going past. A pause. Another crack, and the roll came back the other way.',
            fault: 'Somebody’s missing the hole from both sides. They’re putting with the big club.',
            ask: '“What,” said the ceiling, “is wrong with the big club?”',
            place: 'Inside, the cloud was one great putting green, with a flag that hung perfectly still.',
            wrong: '{Boom} took the biggest club in the bag, shut her eyes and swung it all the way around. BOOM. The ball rolled past the hole and some way toward the sea.',
            show: `{Child} pulled out the putter, the flat little one that nobody had touched. “Just your shoulders, like a swing. And don’t look up. Listen for it.” ${m} held the flag. The ball set off, bent where the cloud sloped, slowed down, thought about it. Tock. In.`,
            copy: 'She took the putter, which vanished in her fist. She set her shoulders.',
            one: 'and {boom} set the putter behind the ball',
            two: 'and her shoulders went back, like a swing',
            three: 'and her eyes were open, gray and rather surprised',
            done: 'She heard it before she saw it: the ball, dropping in.',
          },
        },
        Dance: {
          sv: {
            title: 'Vad är det för fel på platta fötter?',
            tick: 'Dupp',
            feet: 'tofflor',
            lines: 'speglar',
            blamed: 'det var inte fötterna',
            clue: 'Bom, bom, bom. En paus. Sedan ett bom till, för sent, och ett skrapande, som om någon hade fått sin fot trampad.',
            fault: 'En av dem är sen. Någon landar på platta fötter.',
            ask: '”Vad”, sa taket, ”är det för fel på platta fötter?”',
            place: 'Inuti var molnet en danssal, med en spegel av stilla regn längs hela ena väggen.',
            wrong: 'En rad åskor hoppade och kom ner. {Boom} blundade, hoppade efter och kom ner på båda hälarna. BRAK. Spegeln rann av väggen och fick börja om.',
            show: `{Child} och ${m} ställde sig framför spegeln. ”Tår, sedan hälar, sedan knän. Och börja före takten, inte efter.” Steg, steg, snurr och hopp. Dupp. Alla fyra fötterna kom ner på en gång, och det blev inte en krusning i spegeln.`,
            copy: 'Hon tog ett steg, ett till, och snurrade. Golvet lutade lite. Hon hoppade.',
            one: 'och {boom} tog ett steg',
            two: 'och hon snurrade, med armarna ut, och ingen blev träffad',
            three: 'och hon var i luften, och ögonen var öppna, grå och ganska förvånade',
            done: 'Tår, hälar, knän. I spegeln syntes inte en krusning.',
          },
          en: {
            title: 'What Is Wrong with Flat Feet?',
            tick: 'Tup',
            feet: 'slippers',
            lines: 'mirrors',
            blamed: 'it wasn’t her feet',
            clue: 'Boom, boom, boom. A pause. Then one more boom, late, and a scuffle, as if somebody’s foot had been stepped on.',
            fault: 'One of them is late. They’re landing on flat feet.',
            ask: '“What,” said the ceiling, “is wrong with flat feet?”',
            place: 'Inside, the cloud was a dance studio, with a mirror of still rain down one whole wall.',
            wrong: 'A row of thunders jumped and came down. {Boom} shut her eyes, jumped after them and came down on both heels. BOOM. The mirror ran down the wall and had to start again.',
            show: `{Child} stood beside ${m} in front of the mirror. “Toes, then heels, then knees. And start before the count, not after it.” Step, step, turn, and jump. Tup. All four feet came down together, and there was not a ripple in the mirror.`,
            copy: 'She stepped, stepped and turned. The floor leaned a little. She jumped.',
            one: 'and {boom} stepped',
            two: 'and she turned, with her arms out, and nobody was hit',
            three: 'and she was in the air, and her eyes were open, gray and rather surprised',
            done: 'Toes, heels, knees. In the mirror there was not a ripple.',
          },
        },
        any: {
          sv: {
            title: 'Vad är det för fel på bråttom?',
            tick: 'Tick',
            feet: 'tofflor',
            lines: 'moln',
            blamed: 'det var inte brådskan',
            clue: 'Ett dunk, och fötter som hade väldigt bråttom. Sedan en krasch. Sedan alltihop från början, ännu fortare.',
            fault: 'Det är någon som har för bråttom.',
            ask: '”Vad”, sa taket, ”är det för fel på bråttom?”',
            place: 'Inuti var molnet stort och grått och alldeles tomt, med plats för vad som helst, till och med {sport}.',
            wrong: '{Boom} drog efter andan, blundade och gjorde allting på en gång. BRAK. När det var över stod hon åt fel håll.',
            show: `{Child} stod först alldeles stilla. ”Man börjar med det. Sedan en sak i taget, så sakta man kan.” Och så kom en sak, och sedan nästa, och den sista lät inte mer än en sked i en låda. Tick. ${m} glömde att blinka.`,
            copy: 'Hon stod stilla. Hon stod stilla i nästan en sekund.',
            one: 'och {boom} stod stilla',
            two: 'och hon började, med en sak',
            three: 'och hon gjorde nästa sak, och ögonen var öppna, grå och ganska förvånade',
            done: 'Ingenting ramlade. Hon stod till och med åt rätt håll.',
          },
          en: {
            title: 'What Is Wrong with Hurry?',
            tick: 'Tick',
            feet: 'slippers',
            lines: 'clouds',
            blamed: 'it wasn’t the hurry',
            clue: 'A thump, and feet in a great hurry. Then a crash. Then all of it again from the beginning, even faster.',
            fault: 'Somebody’s in too much of a hurry.',
            ask: '“What,” said the ceiling, “is wrong with hurry?”',
            place: 'Inside, the cloud was big and gray and quite empty, with room for anything, even {sport}.',
            wrong: '{Boom} took a deep breath, shut her eyes and did everything at once. BOOM. When it was over, she was facing the wrong way.',
            show: `First {child} stood perfectly still. “You begin with that. Then one thing at a time, as slowly as you can.” One thing came, and then the next, and the last of them made no more noise than a spoon in a drawer. Tick. ${m} forgot to blink.`,
            copy: 'She stood still. She stood still for nearly a second.',
            one: 'and {boom} stood still',
            two: 'and she began, with one thing',
            three: 'and she did the next thing, and her eyes were open, gray and rather surprised',
            done: 'Nothing fell down. She was even facing the right way.',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'ring',
      part: 'open',
      at: 'the child’s bed, night',
      with: ['child'],
      plants: ['ring', 'counting to four'],
      either: [
        {
          sv: `
            Den första smällen la en ring i {child's} vattenglas. Det var en tunn ring. Den gick från mitten ut till kanten och
            var borta.

            ${parked.sv} {Child} drog täcket över ögonen och räknade. Blixt. Ett, två, tre, fyra. BRAK. [age>=7: En ring till.]
          `,
          en: `
            The first boom put a ring in {child's} glass of water. It was a thin ring. It ran from the middle to the edge and
            was gone.

            ${parked.en} {Child} pulled the quilt up over both eyes and counted. Flash. One, two, three, four. BOOM.[age>=7:  Another
            ring.]
          `,
        },
        {
          sv: `
            Blixt. Ett, två, tre, fyra. BRAK.

            ${parked.sv} {Child} låg med täcket över ögonen och räknade. I vattenglaset bredvid sängen kom en tunn ring. Den gick från
            mitten ut till kanten och var borta.
          `,
          en: `
            Flash. One, two, three, four. BOOM.

            ${parked.en} {Child} lay with the quilt over both eyes, counting. In the glass of water by the bed there came a thin ring. It
            ran from the middle to the edge and was gone.
          `,
        },
      ],
    },
    {
      id: 'secret',
      part: 'open',
      at: 'the child’s bed, night',
      with: ['child', 'friend', 'pet'],
      plants: ['shoelace', 'nobody knows', 'wardrobe'],
      either: [
        {
          sv: `
        Ingen visste hur det var med {child} och åska. Förra gången, [school: {at school}|på ett kalas], hade {child.he} böjt sig
        ner och knutit ett skosnöre i elva minuter.

        [friend: På madrassen bredvid låg {friend} och andades mycket jämnt. {Friend} var inte rädd för åska. Det visste alla.]
        [pet.dog / pet.cat: {Pet} hade flyttat in under sängen och tog inte emot besök.] [pet.other: {Pet} hade vänt sig bort och
        tog inte emot besök.]

        [elder: {Elder} brukade säga att åska är någon däruppe som flyttar en garderob. [elder2: {Elder2} sa tunnor.] {Child}
        lyssnade. Det var ingen garderob.]
`,
          en: `
        Nobody knew about {child} and thunder. Last time, [school: {at school}|at a birthday party], {child.he} had bent down and
        tied a shoelace for eleven minutes.

        [friend: On the mattress by the bed lay {friend}, breathing very evenly. {Friend} wasn’t afraid of thunder. Everybody knew
        that.] [pet.dog / pet.cat: {Pet} had moved in under the bed and was not receiving visitors.] [pet.other: {Pet} had turned
        away and was not receiving visitors.]

        [elder: {Elder} always said that thunder was somebody upstairs moving a wardrobe. [elder2: {Elder2} said barrels.]
        {Child} listened. It was no wardrobe.]
`,
        },
        {
          sv: `
        När det åskade fick {child} alltid mycket att göra. Senast, [school: {at school}|på en utflykt], var det ett skosnöre, i elva
        minuter. Ingen förstod varför.

        [friend: På golvet sov {friend}, som aldrig i livet hade varit rädd för åska. Det lät i alla fall så, in och ut, som en klocka.]
        [pet.dog / pet.cat: Under sängen hade {pet} stängt för kvällen.] [pet.other: {Pet} hade stängt för kvällen.]

        [elder: ”De möblerar om däruppe”, brukade {elder} säga. ”Det är garderoben.” [elder2: ”Eller pianot”, sa {elder2}.] Det här
        lät inte som en garderob.]
      
`,
          en: `
        Whenever it thundered, {child} got very busy. Last time, [school: {at school}|on an outing], it was a shoelace, for eleven minutes.
        Nobody guessed why.

        [friend: On the floor slept {friend}, who’d never once been afraid of thunder. It sounded like sleeping, anyway, in and out, like a
        clock.] [pet.dog / pet.cat: Under the bed {pet} had closed for the evening.] [pet.other: {Pet} had closed for
        the evening.]

        [elder: “They’re moving the wardrobe,” {elder} always said about thunder. [elder2: “Or the piano,” said {elder2}.] This
        didn’t sound like a wardrobe.]
      
`,
        },
      ],
    },
    {
      id: 'ceiling',
      part: 'stir',
      at: 'the child’s bed, night',
      with: ['child', 'friend'],
      either: [
        {
          sv: `
        {game.clue}

        {Child} öppnade ena ögat. Precis så lät det på träningen.

        ”Det där är {sport}”, sa {child} högt. ”{game.fault}”

        Det blev tyst.

        {game.ask}

        [friend: ”Ditt tak pratar”, sa {friend}, och satte sig upp väldigt fort för att vara någon som sov.]
`,
          en: `
        {game.clue}

        {Child} opened one eye. There was a noise just like that at practice, every single week.

        “That’s {sport},” said {child}, out loud. “{game.fault}”

        Overhead it went quiet.

        {game.ask}

        [friend: “Your ceiling’s talking,” said {friend}, and sat up very fast for somebody asleep.]
`,
        },
        {
          sv: `
        {game.clue}

        Täcket åkte ner till näsan. Det ljudet kunde {child} utantill.

        ”Åska?” sa {child.he} rakt ut i mörkret. ”Det där är ju {sport}. {game.fault}”

        Allt stannade däruppe, till och med regnet.

        {game.ask}

        [friend: ”Taket frågade dig något”, sa {friend}, klarvaken.]
      
`,
          en: `
        {game.clue}

        The quilt came down as far as {child's} nose. That was a noise {child.he} knew by heart.

        “Thunder?” {child.he} said to the dark. “That’s {sport}. {game.fault}”

        Everything stopped up there, even the rain.

        {game.ask}

        [friend: “The ceiling asked you something,” said {friend}, wide awake.]
      
`,
        },
      ],
    },
    {
      id: 'down',
      part: 'stir',
      at: 'the child’s room',
      with: ['child', 'friend', 'mutter'],
      either: [
        {
          sv: `
            Ner genom taket kom en stege, stickad av regn. [age>=7: Taket verkade inte ha något emot det.] På stegen klättrade, baklänges,
            något grått och runt, stort som en tvättmaskin.
          `,
          en: `
            A ladder came down through the ceiling, knitted out of rain. The ceiling didn’t seem to mind. Down it, backward, climbed
            something gray and round, the size of a washing machine.
          `,
        },
        {
          sv: `
            En bit av taket blev grå och sänkte sig ner som en kudde. På den satt något runt,
            stort som en tvättmaskin. [age>=7: Det luktade våt ylletröja.]
          `,
          en: `
            A piece of the ceiling turned gray and came down like a pillow. On it sat something round,
            the size of a washing machine. It smelled of wet sweater.
          `,
        },
        {
          sv: `
            I taket gick en lucka upp. I en hink, på ett snöre av regn, sänktes något grått och runt, stort som en tvättmaskin.
            [age>=7: Hinken var inte lika stor.]
          
`,
          en: `
            A hatch opened in the ceiling. In a bucket, on a string of rain, down came something gray and round, the size of a washing machine.
            [age>=7: The bucket was smaller.]
          
`,
        },
      ],
    },
    {
      id: 'mutter',
      part: 'stir',
      at: 'the child’s room, and up',
      with: ['child', 'friend', 'mutter'],
      either: [
        {
          sv: `
        ”Jag heter {mutter}”, sa det. ”Jag är den minsta åskan. Snälla, kom upp. {Boom} måste få till en enda innan vi får gå
        hem. Det är regel.”

        ”Hur länge har hon försökt?”

        ”I kväll? Sedan middagen.” {Mutter} sänkte rösten. ”Sammanlagt? Sedan mammutarna.”

        [age>=7: Däruppe fanns allt som {child} någonsin hade lagt en kudde över. Men det|Det] är svårt att veta vad någon gör för fel och ligga
        stilla. Så tofflorna åkte på, och upp bar det. [friend: {Friend} kom tätt efter[age>=7: , för säkerhets skull].]
`,
          en: `
        “I’m {mutter},” it said. “I’m the smallest thunder. Please come up. {Boom} has to get one right before we can go home. It’s
        the rule.”

        “How long has she been trying?”

        “Tonight? Since supper.” {Mutter} lowered its voice. “Altogether? Since mammoths.”

        [age>=7: Everything {child} had ever put a pillow over was up there. But it’s|It’s] hard to know what somebody’s doing wrong and lie
        still. So the slippers went on, and up they went. [friend: {Friend} came right behind, in case.]
`,
        },
        {
          sv: `
        ”{mutter}”, sa det och bockade, så att det regnade på mattan. ”Minst av åskorna. Det är {boom} som låter. Ingen får gå
        och lägga sig förrän hon har gjort rätt en gång.”

        ”När började hon?”

        ”Klockan sju.” {Mutter} såg åt sidan. ”Fast då fanns det mammutar.”

        [age>=7: Dit upp ville {child} allra minst i hela världen. Men den|Den] som hör felet och vet hur det ska vara ligger inte kvar. På med tofflorna, och
        upp. [friend: ”Jag kommer med och bär något”, sa {friend}.]
      
`,
          en: `
        “{mutter},” it said, and bowed, so that it rained on the rug. “Least of the thunders. The noise is {boom}. Nobody gets to bed
        until she’s done it right once.”

        “When did she start?”

        “At seven.” {Mutter} looked the other way. “But there were mammoths then.”

        [age>=7: Up there was the last place {child} wanted to go. But if|If] you can hear what’s wrong, you can’t stay in bed. On with the slippers, and up. [friend: “I’ll come and carry something,” said {friend}.]
      
`,
        },
      ],
    },
    {
      id: 'cloud',
      part: 'try',
      at: 'inside the cloud',
      with: ['child', 'friend', 'mutter', 'boom'],
      plants: ['eyes shut', 'camera'],
      either: [
        {
          sv: `
        {game.place} Runt om stod åskor, stora som redskapsbodar. I mitten stod {boom}. Hon var stor som en buss och hade kofta.

        {Mutter} höll upp en kamera. ”Ifall det blir den här gången.” Blixt. Jaså, det var det blixtarna var.

        {game.wrong}

        {Child's} hjärta gick som en symaskin. [age>=7: Men någon måste ju säga det.] ”Får jag visa?”
`,
          en: `
        {game.place} Around it stood thunders as big as garden sheds. In the middle stood {boom}. She was as big as a bus, in a
        cardigan.

        {Mutter} held up a camera. “In case this is the one.” Flash. So that’s what lightning was.

        {game.wrong}

        {Child's} heart was going like a sewing machine. But somebody had to say it. “Can I show you?”
`,
        },
        {
          sv: `
        {game.place} Längs kanten satt åskor, stora som bodar, med bomull i öronen. Mitt på stod {boom}, som en buss i
        kofta.[age>=7:  Den var felknäppt.]

        {Mutter} hade kamera. ”Till albumet. Det är tomt än.” Blixt. Blixtarna var alltså foton.

        {game.wrong}

        {Child} hade nudlar i stället för ben. ”Får jag visa en sak?” sa {child.he} ändå.
      
`,
          en: `
        {game.place} Along the edge sat thunders as big as sheds, with cotton in their ears. In the middle stood {boom}, like a bus in a
        cardigan.[age>=7:  It was buttoned wrong.]

        {Mutter} had a camera. “For the album. It’s still empty.” Flash. So lightning was only photographs.

        {game.wrong}

        {Child's} legs had turned to noodles. “Can I show you something?” {child.he} said all the same.
      
`,
        },
      ],
    },
    {
      id: 'lesson',
      part: 'try',
      at: 'inside the cloud',
      with: ['child', 'friend', 'mutter', 'boom'],
      either: [
        {
          sv: `
        {game.show}

        [age>=7: ”Så tyst”, viskade en av bodarna.]

        {Boom} nickade. Blixt. {game.copy}

        BRAK.
`,
          en: `
        {game.show}

        [age>=7: “So quiet,” whispered one of the sheds.]

        {Boom} nodded. Flash. {game.copy}

        BOOM.
`,
        },
        {
          sv: `
        {game.show}

        [age>=7: ”När kommer ljudet?” sa en av bodarna.

        ”Det var det”, sa {child}.]

        {Boom} knäppte om koftan. Blixt. {game.copy}

        BRAK.
      
`,
          en: `
        {game.show}

        [age>=7: “When does the noise come?” asked one of the sheds.

        “That was it,” said {child}.]

        {Boom} did up her cardigan. Flash. {game.copy}

        BOOM.
      
`,
        },
      ],
    },
    {
      id: 'afraid',
      part: 'turn',
      at: 'inside the cloud',
      with: ['child', 'friend', 'mutter', 'boom'],
      pays: ['shoelace', 'eyes shut', 'counting to four'],
      plants: ['until four'],
      either: [
        {
          sv: `
        Det var det värsta hittills. Efteråt satt {child} på huk och knöt ett skosnöre. Det fanns inget skosnöre. Det
        fanns bara {game.feet}.

        {Boom} böjde sig ner för att se efter, och det tog en stund. ”Är du rädd för mig?” frågade hon.

        ”Ja”, sa {child}, som aldrig hade sagt det till någon, och nu sa det till åskan.

        ”Det är jag också”, sa {boom}. ”Jag vet aldrig hur högt det blir förrän det har blivit.”

        Då förstod {child} vad felet var, och {game.blamed}. ”Du blundar. Precis innan. Det gör jag med.”

        [friend: ”Jag med”, sa {friend}.]

        ”Det hjälper”, sa {boom}.

        ”Nej. Jag har provat i flera år. Jag står bredvid och räknar, och du håller ögonen öppna till fyra. Gör du det, så gör jag det.”
`,
          en: `
        It was the loudest of all. Afterward {child} was crouching down, tying a shoelace. There was no shoelace. There were
        only {game.feet}.

        {Boom} bent down to look, which took a while. “Are you afraid of me?” she asked.

        “Yes,” said {child}, who’d never said it to anybody, and was now saying it to the thunder.

        “So am I,” said {boom}. “I never know how loud it’s going to be until it’s been.”

        Then {child} saw what the trouble was, and {game.blamed}. “You shut your eyes. Right before. I do that too.”

        [friend: “So do I,” said {friend}.]

        “It helps,” said {boom}.

        “It doesn’t. I’ve tried it for years. I’ll stand right here and count, and you keep them open until four. I will if you
        will.”
`,
        },
        {
          sv: `
        Ingen hade hört något värre. När det var över satt {child} hopkrupen och höll på med ett skosnöre, fast {game.feet} inte har
        några.

        {Boom} la sig på knä. ”Är det jag?” viskade hon.

        {Child} nickade. Det hade ingen fått veta förut.

        ”Jag tycker också att jag är hemsk”, sa {boom}. ”Man vet aldrig när det kommer.”

        ”Får jag se bilderna?” sa {child}. De satt i kameran, flera tusen, och på varenda en stod {boom} och blundade. Så det var där
        felet satt, och {game.blamed}. ”Titta. Strax innan. Precis som jag.”

        [friend: ”Och jag”, sa {friend}.]

        ”Det blir ju så högt”, sa {boom}.

        ”Det blir högt ändå. Jag står bredvid dig och räknar, och vi håller ögonen öppna till fyra. Båda två.”
      
`,
          en: `
        Nobody had heard a worse one. When it was over, {child} sat curled up, busy with a shoelace, though {game.feet}
        haven’t got any.

        {Boom} got down on her knees. “Is it me?” she whispered.

        {Child} nodded. {Child.He} had never told anybody.

        “I scare me too,” said {boom}. “You never know when it’s coming.”

        “Can I see the pictures?” said {child}. There were thousands in the camera, and in every one {boom} had her eyes shut. So that
        was the trouble, and {game.blamed}. “Look. Right before. Exactly like me.”

        [friend: “And me,” said {friend}.]

        “But it gets so loud,” said {boom}.

        “It gets loud anyway. I’ll stand beside you and count, and we keep our eyes open until four. Both of us.”
      
`,
        },
      ],
    },
    {
      id: 'four',
      part: 'turn',
      at: 'inside the cloud',
      with: ['child', 'friend', 'mutter', 'boom'],
      pays: ['camera', 'until four'],
      plants: ['the small sound'],
      either: [
        {
          sv: `
        [athlete: Hemma hängde en bild av {athlete}, som såg ut att ha all tid i världen. {Child} provade den minen.] [music: Sedan nynnade {child} på {music}, tills knäna på {boom} slutade mullra.]

        [friend: {Mutter} höll upp kameran.|En annan åska höll upp kameran.] Blixt.

        ”Ett”, sa {child}, {game.one}. ”Två”, {game.two}. ”Tre”, {game.three}. ”Fyra.”

        {game.tick}.

        {game.done}
`,
          en: `
        [athlete: At home hung a picture of {athlete}, looking as if there were all the time in the world. {Child} tried that face on.] [music: Then {child} hummed {music} until {boom's} knees stopped rumbling.]

        [friend: {Mutter} held up the camera.|Another thunder held up the camera.] Flash.

        “One,” said {child}, {game.one}. “Two,” {game.two}. “Three,” {game.three}. “Four.”

        {game.tick}.

        {game.done}
`,
        },
        {
          sv: `
        [athlete: På bilden därhemma har {athlete} aldrig bråttom. Den minen fick {boom} låna.] [music: ”Jag nynnar”, sa {child}, och så nynnade de {music}, båda två, tills molnet låg stilla.]

        [friend: Kameran var uppe, och {mutter} höll andan.|Kameran var uppe, och bodarna höll andan.] Blixt.

        ”Ett”, sa {child}, {game.one}. ”Två”, {game.two}. ”Tre”, {game.three}. ”Fyra.”

        {game.tick}.

        {game.done}
      
`,
          en: `
        [athlete: In the picture at home, {athlete} is never in a hurry. {Boom} was lent that face.] [music: “I hum,” said {child}, so they both hummed {music} until the cloud lay still.]

        [friend: The camera was up, and {mutter} held its breath.|The camera was up, and the sheds held their breath.] Flash.

        “One,” said {child}, {game.one}. “Two,” {game.two}. “Three,” {game.three}. “Four.”

        {game.tick}.

        {game.done}
      
`,
        },
      ],
    },
    {
      id: 'practice',
      part: 'back',
      at: 'inside the cloud, and down again',
      with: ['child', 'friend', 'pet', 'boom', 'adult'],
      pays: ['wardrobe'],
      either: [
        {
          sv: `
        Alla åskorna klappade, så som man klappar utanför ett rum där någon sover.

        ”Får jag göra om det hemma?” viskade {boom}.

        ”Varje vecka”, sa {child}. ”Det kallas träning.”

        Så rullade ovädret ihop sina {game.lines} och gick. I sovrummet föll en enda droppe från taket, och sedan var regnet bara regn. [pet.dog / pet.cat: {Pet} kom fram och tog den varma delen av täcket.] [pet.other: {Pet} tog emot besök igen.] [elder: I
        morgon måste någon ringa {elder.short} om garderoben.]

        [adult: {Adult} tittade in. ”Du har sovit dig igenom alltihop”, viskade {adult}. {Child} sa inte
        emot. Det hade tagit till frukost.]
`,
          en: `
        All the thunders clapped, the way you clap outside a room where somebody’s sleeping.

        “Can I do that again at home?” whispered {boom}.

        “Every week,” said {child}. “It’s called practice.”

        So the storm rolled up its {game.lines} and went. In the bedroom one drop fell from the ceiling, and then the rain was only rain. [pet.dog / pet.cat: {Pet} came out and took the warm part of the quilt.] [pet.other: {Pet} was receiving visitors
        again.] [elder: In the morning somebody would have to call {elder.short} about the wardrobe.]

        [adult: {Adult} looked in. “You slept through the whole thing,” {adult} whispered. {Child} didn’t argue. It
        would have taken until breakfast.]
`,
        },
        {
          sv: `
        Åskorna hurrade, men bara med munnarna.

        ”Tänk om det inte går i morgon”, viskade {boom}.

        ”Då räknar du en gång till”, sa {child}. ”Det är sådant man har träning till.”

        Ovädret vek ihop sina {game.lines} och gick hem på strumpfötter. På sovrumsgolvet fanns en blöt fläck, och ute lät regnet som regn. [pet.dog / pet.cat: {Pet} kom fram som om ingenting hade hänt.]
        [pet.other: {Pet} såg ut som om ingenting hade hänt.] [elder: {Elder.short} skulle bli förvånad. Det hade aldrig varit garderoben.]

        [adult: ”Sov du när det var som värst?” viskade {adult} i dörren.

        ”Nästan”, sa {child}.]
      
`,
          en: `
        The thunders cheered, but only with their mouths.

        “What if it won’t work tomorrow?” whispered {boom}.

        “Then you count again,” said {child}. “That’s what practice is for.”

        The storm folded up its {game.lines} and went home in its socks. On the bedroom floor was one wet spot, and
        outside, the rain sounded like rain. [pet.dog / pet.cat: {Pet} came out as if nothing had happened.]
        [pet.other: {Pet} looked as if nothing had happened.] [elder: {Elder.short} would be surprised. It had never been the wardrobe.]

        [adult: “Were you asleep for the worst of it?” whispered {adult} in the doorway.

        “Nearly,” said {child}.]
      
`,
        },
        {
          sv: `
        Ingen hurrade. De vinkade, med båda händerna.

        ”Var det allt?” sa {boom}. ”Så lite ljud?”

        ”Det är det svåra med det”, sa {child}. ”Därför tränar man.”

        Då fick alla {game.lines} åka ner i en väska, och ovädret gick hem på tå. I sovrummet luktade det bara regn. [pet.dog / pet.cat: {Pet} låg redan ovanpå
        täcket och hade inte varit någon annanstans.] [pet.other: {Pet} hade inte varit någon annanstans.] [elder: Någon måste berätta för
        {elder.short} att garderoben har slutat.]

        [adult: ”Jag tittade in förut”, viskade {adult}. ”Du var långt borta.”

        ”Högt upp”, sa {child}.]
      
`,
          en: `
        Nobody cheered. They waved, with both hands.

        “Was that all?” said {boom}. “So little noise?”

        “That’s the hard part,” said {child}. “That’s why you practice.”

        All the {game.lines} were put away in a bag, and the storm tiptoed home. The bedroom smelled of rain, no more. [pet.dog / pet.cat: {Pet} was on top of the quilt
        already and had never been anywhere else.] [pet.other: {Pet} had never been anywhere else.] [elder: Somebody would have to tell
        {elder.short} that the wardrobe had stopped.]

        [adult: “I looked in before,” whispered {adult}. “You were far away.”

        “High up,” said {child}.]
      
`,
        },
      ],
    },
    {
      id: 'breathing',
      part: 'down',
      at: 'the child’s bed',
      with: ['child', 'friend'],
      if: 'friend',
      pays: ['nobody knows'],
      either: [
        {
          sv: `
        ”Jag var vaken”, sa {friend} i mörkret. [age>=7: ”Från den allra första.”]

        ”Jag vet”, sa {child}. ”Ingen andas så.”
`,
          en: `
        “I was awake,” said {friend} in the dark. “From the very first one.”

        “I know,” said {child}. “Nobody breathes like that.”
`,
        },
        {
          sv: `
        ”Jag låtsades sova förut”, viskade {friend}.

        ”Jag låtsades inte höra det”, viskade {child}.
      
`,
          en: `
        “I was pretending to sleep, before,” whispered {friend}.

        “I was pretending not to hear,” whispered {child}.
      
`,
        },
      ],
    },
    {
      id: 'thin-ring',
      part: 'last',
      at: 'the child’s bed',
      with: ['child'],
      pays: ['ring', 'the small sound'],
      either: [
        {
          sv: `
            Bortom [city: {city}|skogen] blinkade det. {Child} lät täcket ligga där det låg och ögonen vara
            öppna. Ett. Två. Tre. Fyra.

            {game.tick}.

            I vattenglaset kom en ring, så tunn att man måste ha väntat på den. Den gick från mitten ut till kanten och var borta,
            och {child} sov.
          `,
          en: `
            Far away, on the other side of [city: {city}|the hills], something blinked. {Child} left the quilt where it was and both
            eyes open. One. Two. Three. Four.

            {game.tick}.

            In the glass of water there was a ring, so thin that you had to be waiting for it. It ran from the middle to the edge and
            was gone, and {child} slept.
          `,
        },
        {
          sv: `
            Bortom [city: {city}|skogen] blinkade det. {Child} låg med ögonen öppna och räknade. Ett. Två. Vid tre föll de igen av sig själva, så mjukt var det under täcket.

            {game.tick}.

            Bara vattenglaset märkte något, en ring så tunn att man måste ha väntat på den. Den gick från mitten ut till kanten, och sedan var vattnet blankt.
          `,
          en: `
            Far away, on the other side of [city: {city}|the hills], something blinked. {Child} lay with both eyes open and counted.
            One. Two. At three they closed by themselves[age>=7: , it was so soft under the quilt].

            {game.tick}.

            Only the glass of water noticed, with a ring so thin that you had to be waiting for it. It ran from the middle to the
            edge, and then the water was perfectly still.
          `,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['ceiling', 'down', 'mutter', 'secret'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      weather: 'rain',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'right' },
        { who: 'thunder-small', pose: 'stand', at: 'centre' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['glass-of-water'],
      alt: {
        sv: 'Regn mot rutan. {Child} sitter i sängen, och mitt i rummet står något grått och runt.',
        en: 'Rain on the window. {Child} sits up in bed, and in the middle of the room stands something gray and round.',
      },
    },
    {
      beats: ['mutter', 'cloud', 'lesson', 'afraid'],
      world: 'cloud',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'thunder-large', pose: 'stand', at: 'centre' },
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'near' },
        { who: 'thunder-small', pose: 'stand', at: 'right' },
      ],
      alt: {
        sv: 'Inne i molnet ser {child}[friend:  och {friend}] upp på {boom}, som är stor som en buss.',
        en: 'Inside the cloud, {child}[friend:  and {friend}] look[friend: |s] up at {boom}, who is as big as a bus.',
      },
    },
    {
      beats: ['afraid', 'four', 'practice'],
      world: 'cloud',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'thunder-large', pose: 'crouch', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'near' },
      ],
      alt: {
        sv: '{Child} står bredvid {boom} och räknar. Båda håller ögonen öppna.',
        en: '{Child} stands beside {boom} and counts. Both of them keep their eyes open.',
      },
    },
  ],
});
