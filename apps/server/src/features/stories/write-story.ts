import { childrenTogether } from '@sagolykta/domain/children-together';
import { countingDay } from '@sagolykta/domain/daily-limit';
import { monthOf } from '@sagolykta/domain/family-day';
import type { Language } from '@sagolykta/domain/language';
import { seasonOfMonth } from '@sagolykta/domain/season';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Chance } from '../../ports/chance.ts';
import type { ChildProfiles, KeptChild } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Consents } from '../../ports/consents.ts';
import type { Family } from '../../ports/families.ts';
import type { FamilyWords } from '../../ports/family-words.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { NewStory, Stories, StoryRequest } from '../../ports/stories.ts';
import type { StoryWorkOrder } from '../../ports/story-work.ts';
import type { ModelWriter, StoryAssignment, StoryWriter } from '../../ports/story-writer.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { OfferedTemplate } from '../collections/templates.ts';
import { mayHelp } from '../outside-help/may-help.ts';
import { looksTogether } from './cast-looks.ts';

export interface WritingPorts {
  readonly childProfiles: ChildProfiles;
  readonly stories: Stories;
  readonly familyWords: FamilyWords;
  readonly storyWriter: StoryWriter;
  /** undefined where no language model is set up. */
  readonly modelWriter: ModelWriter | undefined;
  readonly consents: Consents;
  readonly illustrator: Illustrator;
  readonly telemetry: Pick<Telemetry, 'wishMissed'>;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** What is wished for tonight, checked. */
interface Wish {
  /** Whom it is about, all of them its leads. */
  readonly children: readonly [KeptChild, ...KeptChild[]];
  readonly elements: readonly StoryElement[];
  readonly template: OfferedTemplate | undefined;
  readonly theme: string | null;
  /** What the family leaves out of every story, in its own words. */
  readonly avoid: readonly string[];
  readonly language: Language;
  readonly isShort: boolean;
  readonly request: StoryRequest | null;
}

/** Stories whose traces the writer is given, so that it does not tell the same again. */
const rememberedStories = 120;

/** A story as it is to be kept; nothing is kept or counted here. */
export async function writeStory(ports: WritingPorts, family: Family, wish: Wish): Promise<NewStory> {
  const { childProfiles, stories, storyWriter, illustrator, chance, clock } = ports;
  const { children, elements, template, language, isShort, request } = wish;
  const [child, ...siblings] = children;
  const theme = wish.theme ?? template?.theme[language] ?? null;
  const season = seasonOfMonth(monthOf(countingDay(family, clock())));
  const seed = chance.newSeed();
  const memory = await stories.memoryOf(
    family.id,
    children.map(({ id }) => id),
    rememberedStories,
  );
  const familyWords = theme === null ? [] : await ports.familyWords.of(family.id, language);
  const profile = childrenTogether(children);
  const known = { calledName: family.calledName, season, avoid: wish.avoid, familyWords };
  const offered = wish.theme === null && template !== undefined ? { plot: template.plot } : {};
  const brief = {
    language,
    profile,
    ...(siblings.length > 0 ? { siblings: siblings.map(({ name, pronoun }) => ({ name, pronoun })) } : {}),
    elements,
    theme,
    ...known,
    ...offered,
    ...(isShort ? { isShort } : {}),
  };
  const assignment: StoryAssignment = { brief, memory, seed };
  const manuscript = await storyWriter.write(assignment);
  if (manuscript.missed !== null) ports.telemetry.wishMissed(manuscript.missed);
  const begun = {
    familyId: family.id,
    id: chance.newId(),
    childProfileId: child.id,
    siblingIds: siblings.map(({ id }) => id),
    request,
    language: manuscript.language,
    selectedAttributes: elements,
    theme,
    wishWords: familyWords.filter(({ word }) => theme?.toLowerCase().includes(word)),
    notice: manuscript.notice,
    templateId: template?.id ?? null,
    writer: storyWriter.name,
    arc: manuscript.arc,
    seed,
    trace: manuscript.trace,
    looks: looksTogether(
      { ...profile, id: child.id },
      siblings,
      { id: family.id, children: await childProfiles.list(family.id), calledName: family.calledName },
      illustrator,
    ),
    createdAt: clock().toISOString(),
  };
  const { modelWriter } = ports;
  // A model is given a telling for stand-ins, and there are none for two leads: a story about several is our own.
  const isForModel = siblings.length === 0;
  if (isForModel && modelWriter !== undefined && (await mayHelp(ports.consents, family.id, 'writer', modelWriter))) {
    const work: StoryWorkOrder = {
      assignment,
      fallback: manuscript,
      fallbackWriter: storyWriter.name,
      hasPictures: family.autoImages,
      day: countingDay(family, clock()),
    };
    return { kind: 'ordered', ...begun, writer: modelWriter.name, work };
  }
  const { title, content, readingTime } = manuscript;
  const pictures = family.autoImages ? manuscript.pictures : [];
  const { parts = null } = manuscript;
  return {
    kind: 'told',
    ...begun,
    brief,
    parts,
    title,
    content,
    readingTime,
    preview: storyPreview(content),
    pictures,
  };
}
