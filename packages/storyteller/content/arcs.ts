import type { Score } from '../src/score.ts';
import aGenuineOne from './arcs/a-genuine-one.ts';
import aWeekInTheGlassCase from './arcs/a-week-in-the-glass-case.ts';
import contentsMissing from './arcs/contents-missing.ts';
import fortyLemons from './arcs/forty-lemons.ts';
import itNeverWalksBack from './arcs/it-never-walks-back.ts';
import justBefore from './arcs/just-before.ts';
import keyNumberFortyOne from './arcs/key-number-forty-one.ts';
import notAWordUntilMorning from './arcs/not-a-word-until-morning.ts';
import nothingFromLastRock from './arcs/nothing-from-last-rock.ts';
import numberFourWantsToGoHome from './arcs/number-four-wants-to-go-home.ts';
import occupationNone from './arcs/occupation-none.ts';
import oneInchToTheRight from './arcs/one-inch-to-the-right.ts';
import oneSecondPerSecond from './arcs/one-second-per-second.ts';
import oneStarTooMany from './arcs/one-star-too-many.ts';
import onlyTheLeftFoot from './arcs/only-the-left-foot.ts';
import sawingLogs from './arcs/sawing-logs.ts';
import somebodyHasToBeAsleep from './arcs/somebody-has-to-be-asleep.ts';
import soonSaidTheHen from './arcs/soon-said-the-hen.ts';
import theAdmiralsSunday from './arcs/the-admirals-sunday.ts';
import theArtOfMissing from './arcs/the-art-of-missing.ts';
import theBearWhoGotToEightyEight from './arcs/the-bear-who-got-to-eighty-eight.ts';
import theBearWhoSmelledOfFlowers from './arcs/the-bear-who-smelled-of-flowers.ts';
import theBedWithATummy from './arcs/the-bed-with-a-tummy.ts';
import theColdSideOfThePillow from './arcs/the-cold-side-of-the-pillow.ts';
import theDarkInThePocket from './arcs/the-dark-in-the-pocket.ts';
import theDiggerThatWouldNotBudge from './arcs/the-digger-that-would-not-budge.ts';
import theDinosaurThatWasAGoalpost from './arcs/the-dinosaur-that-was-a-goalpost.ts';
import theExactMiddle from './arcs/the-exact-middle.ts';
import theFirstDayCouldNotSleep from './arcs/the-first-day-could-not-sleep.ts';
import theHistoryOfTheDitch from './arcs/the-history-of-the-ditch.ts';
import theIslandThatWasNotOnTheMap from './arcs/the-island-that-was-not-on-the-map.ts';
import theKnightComesAtEight from './arcs/the-knight-comes-at-eight.ts';
import theLampThatLostItsClick from './arcs/the-lamp-that-lost-its-click.ts';
import theLastTrainFromTheKitchen from './arcs/the-last-train-from-the-kitchen.ts';
import theLittlestDinosaur from './arcs/the-littlest-dinosaur.ts';
import theMapThatPressedTooHard from './arcs/the-map-that-pressed-too-hard.ts';
import theMoonbeamCat from './arcs/the-moonbeam-cat.ts';
import theOneNextToDot from './arcs/the-one-next-to-dot.ts';
import thePuddleThatCameHome from './arcs/the-puddle-that-came-home.ts';
import theRobotThatPutEverythingBack from './arcs/the-robot-that-put-everything-back.ts';
import theSheepWhoCountedChildren from './arcs/the-sheep-who-counted-children.ts';
import theSnailWhoHadAHouse from './arcs/the-snail-who-had-a-house.ts';
import theSnowmanWhoWantedToLieDown from './arcs/the-snowman-who-wanted-to-lie-down.ts';
import theToothThatHadNeverSeenAnApple from './arcs/the-tooth-that-had-never-seen-an-apple.ts';
import theWhaleInTheShell from './arcs/the-whale-in-the-shell.ts';
import thunderUpstairs from './arcs/thunder-upstairs.ts';
import whatTheBoxesBecame from './arcs/what-the-boxes-became.ts';
import whatWasItAbout from './arcs/what-was-it-about.ts';

/** Every arc that may be told. */
export const arcs: readonly Score[] = [
  aGenuineOne,
  aWeekInTheGlassCase,
  contentsMissing,
  fortyLemons,
  itNeverWalksBack,
  justBefore,
  keyNumberFortyOne,
  notAWordUntilMorning,
  nothingFromLastRock,
  numberFourWantsToGoHome,
  occupationNone,
  oneInchToTheRight,
  oneSecondPerSecond,
  oneStarTooMany,
  onlyTheLeftFoot,
  sawingLogs,
  somebodyHasToBeAsleep,
  soonSaidTheHen,
  theAdmiralsSunday,
  theArtOfMissing,
  theBearWhoGotToEightyEight,
  theBearWhoSmelledOfFlowers,
  theBedWithATummy,
  theColdSideOfThePillow,
  theDarkInThePocket,
  theDiggerThatWouldNotBudge,
  theDinosaurThatWasAGoalpost,
  theExactMiddle,
  theFirstDayCouldNotSleep,
  theHistoryOfTheDitch,
  theIslandThatWasNotOnTheMap,
  theKnightComesAtEight,
  theLampThatLostItsClick,
  theLastTrainFromTheKitchen,
  theLittlestDinosaur,
  theMapThatPressedTooHard,
  theMoonbeamCat,
  theOneNextToDot,
  thePuddleThatCameHome,
  theRobotThatPutEverythingBack,
  theSheepWhoCountedChildren,
  theSnailWhoHadAHouse,
  theSnowmanWhoWantedToLieDown,
  theToothThatHadNeverSeenAnApple,
  theWhaleInTheShell,
  thunderUpstairs,
  whatTheBoxesBecame,
  whatWasItAbout,
];
