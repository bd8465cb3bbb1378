import type { Endpoints } from '@sagolykta/contract/endpoints';
import { childrenTogether } from '@sagolykta/domain/children-together';
import { countingDay, secondsUntilNewStories, storyAllowance } from '@sagolykta/domain/daily-limit';
import { fairUseStoriesPerDay, freeStoriesPerDay, planOf } from '@sagolykta/domain/plan';
import { Failure } from '../../ports/failure.ts';
import type { Families, Family } from '../../ports/families.ts';
import type { ParentalControls } from '../../ports/parental-controls.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { StoryRequest } from '../../ports/stories.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import { findChildren } from '../child-profiles/find-children.ts';
import { findTemplate, type OfferedTemplate } from '../collections/templates.ts';
import type { Call, Operation } from '../operation.ts';
import type { Easel } from '../paintings/easel.ts';
import { refuseAgainstRules, refuseAvoidedTheme } from '../parental-controls/refuse-against-rules.ts';
import { checkElements } from './check-elements.ts';
import { findStory } from './find-story.ts';
import { storyView } from './story-view.ts';
import type { StoryDesk } from './work-on-stories.ts';
import { type WritingPorts, writeStory } from './write-story.ts';

interface Ports extends WritingPorts {
  readonly families: Families;
  readonly parentalControls: ParentalControls;
  readonly rateLimiter: RateLimiter;
  readonly desk: StoryDesk;
  readonly easel: Easel;
}

type Generate = Endpoints['generateStory'];

const requestsAreKeptFor = 24 * 3_600_000;
const generateRule = { name: 'generate', most: 60, perSeconds: 60 } as const;

export const generateStory = (ports: Ports): Operation<Generate> => {
  const { families, childProfiles, stories, parentalControls, illustrator, rateLimiter, desk, easel, clock } = ports;

  return async (call) => {
    const { familyId } = call;
    const wait = await rateLimiter(generateRule, familyId);
    if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });

    const request = requestOf(call, clock());
    const made = request && (await stories.findByRequest(familyId, request));
    if (made) return show(made);

    const family = await findFamily(families, familyId);
    const children = await findChildren(childProfiles, familyId, call.body);
    const template = templateOf(call, family);
    const isWishEnough = template !== undefined || children.length > 1 || typeof call.body.theme === 'string';
    const elements = checkElements(childrenTogether(children), call.body.selectedAttributes, isWishEnough);
    const controls = await parentalControls.of(familyId);
    refuseAgainstRules(controls, family, clock());
    refuseWhenUsedUp(family, clock());

    // Written before it is counted: a story that fails costs the family nothing.
    const { theme = null, language = call.language, isShort = false } = call.body;
    refuseAvoidedTheme(controls, theme ?? template?.theme[language] ?? '');
    const wish = { children, elements, template, theme, avoid: controls.avoid, language, isShort, request };
    const story = await writeStory(ports, await readBy(call, family), wish);
    const day = countingDay(family, clock());
    const quota = { day, most: freeStoriesPerDay, premiumMost: fairUseStoriesPerDay };
    const outcome = await stories.add(story, { ...quota, ownMost: controls.storiesPerEvening });
    if (outcome === 'limit-reached') {
      refuseAgainstRules(controls, await findFamily(families, familyId), clock());
      throw limitReached(family, clock());
    }
    if (outcome === 'no-child') throw new Failure('not-found');
    if (outcome === 'repeated') return show((request && (await stories.findByRequest(familyId, request))) ?? story.id);
    // A story that is whole may be painted; what a model writes is painted when it is.
    (story.kind === 'told' ? easel : desk).begin({ familyId, id: story.id });
    return show(story.id);

    async function show(id: string) {
      return storyView(await findStory(stories, { familyId, id }), illustrator.version);
    }
  };

  /** Whoever asks reads it, and goes by their own name there. */
  async function readBy({ session }: Call<Generate>, family: Family): Promise<Family> {
    if (session.role === 'owner') return family;
    const { calledName } = await findFamily(families, session.accountId);
    return { ...family, calledName: calledName ?? family.calledName };
  }
};

function requestOf({ idempotencyKey }: Call<Generate>, now: Date): StoryRequest | null {
  if (idempotencyKey === null) return null;
  return { key: idempotencyKey, since: new Date(now.getTime() - requestsAreKeptFor) };
}

function templateOf({ body }: Call<Generate>, family: Family): OfferedTemplate | undefined {
  if (body.templateId === undefined) return undefined;
  const template = findTemplate(body.templateId);
  if (template === undefined) throw new Failure('not-found');
  if (template.isPremium && planOf(family) === 'free') throw new Failure('payment-required');
  return template;
}

/** Only a courtesy, to write nothing in vain: what holds is the database's own count. */
function refuseWhenUsedUp(family: Family, now: Date): void {
  const allowance = storyAllowance(family, now);
  const isUsedUp = allowance.kind === 'limited' && allowance.left === 0;
  if (isUsedUp || allowance.kind === 'fair-use-reached') throw limitReached(family, now);
}

function limitReached(family: Family, now: Date): Failure {
  const code = family.isSubscribed ? 'fair-use-reached' : 'daily-limit-reached';
  return new Failure(code, { retryAfter: secondsUntilNewStories(family, now) });
}
