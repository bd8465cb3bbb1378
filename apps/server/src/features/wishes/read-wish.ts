import type { Endpoints } from '@sagolykta/contract/endpoints';
import { childrenTogether } from '@sagolykta/domain/children-together';
import { countingDay } from '@sagolykta/domain/daily-limit';
import { monthOf } from '@sagolykta/domain/family-day';
import { seasonOfMonth } from '@sagolykta/domain/season';
import { availableElements } from '@sagolykta/domain/story-elements';
import type { StoryBrief } from '@sagolykta/storyteller';
import { avoidedIn, partTheme } from '@sagolykta/storyteller/avoid';
import type { ForeseenWish } from '@sagolykta/storyteller/foresee-wish';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Families } from '../../ports/families.ts';
import type { FamilyWords } from '../../ports/family-words.ts';
import type { ParentalControls } from '../../ports/parental-controls.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { WishReader } from '../../ports/wish-reader.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import { findChildren } from '../child-profiles/find-children.ts';
import type { Call, Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';

interface Ports {
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly familyWords: FamilyWords;
  readonly parentalControls: ParentalControls;
  readonly wishReader: WishReader;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

type Read = Endpoints['readWish'];

/** Somebody types fast, and corrects. */
const readRule = { name: 'read-wish', most: 240, perSeconds: 60 } as const;

/** What a wish would be understood as tonight. Nothing is made, counted or kept. */
export const readWish = (ports: Ports): Operation<Read> => {
  const { rateLimiter, wishReader } = ports;
  return async (call) => {
    await refuseTooMany(rateLimiter, readRule, call.familyId);
    const brief = await briefOf(ports, call);
    const foreseen = wishReader.foresee(brief);
    return { ...shown(foreseen), ...aroundIt(brief, foreseen, wishReader) };
  };
};

async function briefOf(ports: Ports, { familyId, body, language: spoken }: Call<Read>): Promise<StoryBrief> {
  const { families, childProfiles, familyWords, parentalControls, clock } = ports;
  const { selectedAttributes, theme, language = spoken } = body;
  const [family, children, words, { avoid }] = await Promise.all([
    findFamily(families, familyId),
    findChildren(childProfiles, familyId, body),
    familyWords.of(familyId, language),
    parentalControls.of(familyId),
  ]);
  const profile = childrenTogether(children);
  const siblings = children.slice(1).map(({ name, pronoun }) => ({ name, pronoun }));
  const available = availableElements(profile);
  return {
    language,
    profile,
    siblings,
    elements: selectedAttributes.filter((element) => available.includes(element)),
    theme: theme ?? null,
    calledName: family.calledName,
    season: seasonOfMonth(monthOf(countingDay(family, clock()))),
    avoid,
    familyWords: words,
  };
}

function shown({ understanding, served, notice }: ForeseenWish) {
  return {
    line: understanding.line.map(({ text, word }) => ({ text, word })),
    served,
    notice,
    unknown: understanding.unknown.map(({ word, isNeuter }) => ({ word, isNeuter })),
    told: [understanding.wish, understanding.other, understanding.where].flatMap((thing) =>
      thing?.own == null ? [] : [{ word: thing.own.word, kind: thing.own.kind, effect: thing.own.effect }],
    ),
  };
}

function aroundIt(brief: StoryBrief, foreseen: ForeseenWish, { nearest }: WishReader) {
  const avoided = avoidedIn(partTheme(brief.theme ?? '').wish, brief.avoid) ?? null;
  const isShort = foreseen.served === 'part' || foreseen.served === 'untold';
  return { avoided, nearest: isShort ? nearest(brief, foreseen) : [] };
}
