import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { UserStats } from '@sagolykta/contract/user';
import { childrenTogether, elementsTogether, mostTogether, namesTogether } from '@sagolykta/domain/children-together';
import { availableElements, type StoryElement } from '@sagolykta/domain/story-elements';
import { ChevronRight, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useEvening } from '../../shared/api/evening.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { EveningNote, useEveningWords } from '../../shared/ui/evening-note.tsx';
import { Field, TextArea } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { usePageTitle } from '../../shared/ui/page-title.ts';
import { createTexts } from './create-texts.ts';
import { CreateTray } from './create-tray.tsx';
import { namedElements } from './element-names.ts';
import { ElementTiles } from './element-tiles.tsx';
import { LeadChoice } from './lead-choice.tsx';
import { ShortChoice } from './short-choice.tsx';
import { useStoryDraft } from './story-draft.ts';
import { useGenerateStory } from './use-generate-story.ts';
import { useWishRead } from './use-wish-read.ts';
import { WishLine } from './wish-line.tsx';

/** Characters; as many as the contract takes. */
const longestTheme = 200;

interface CreateStoryProps {
  readonly child: ChildProfileView;
  /** The family's other children. */
  readonly others: readonly ChildProfileView[];
  readonly stats: UserStats | undefined;
  /** Filled in beforehand: tonight's theme, if the parent came that way. */
  readonly theme: string | null;
  /** What is asked once, with the first story: other features', so the route brings them. */
  readonly questions: (children: readonly ChildProfileView[]) => ReactNode;
}

/** What it is to be about, who comes along, and the button that lights the lantern. */
export function CreateStory({ child, others, stats, theme, questions }: CreateStoryProps) {
  const text = useTexts(createTexts);
  const { language } = useLanguage();
  const [draft, setDraft] = useStoryDraft(child.id, theme);
  const { write, isWriting } = useGenerateStory();
  const siblings = others.filter(({ id }) => draft.siblings.includes(id)).slice(0, mostTogether - 1);
  const siblingIds = siblings.map(({ id }) => id);
  const isTogether = siblings.length > 0;
  const profile = childrenTogether([child, ...siblings]);
  const available = availableElements(profile);
  const elements = namedElements(profile, language).filter(
    ({ element }) => !isTogether || elementsTogether.includes(element),
  );
  const names = namesTogether(
    [child, ...siblings].map(({ name }) => name),
    language,
  );
  usePageTitle(text.title(names));
  const evening = useEvening();
  const closed = useEveningWords(evening);
  const chosen = draft.chosen.filter((element) => available.includes(element));

  const wish = useWishRead({ childProfileId: child.id, siblingIds, selectedAttributes: chosen }, draft.theme);

  const toggle = (element: StoryElement) => {
    const without = chosen.filter((other) => other !== element);
    setDraft({ ...draft, chosen: without.length === chosen.length ? [...chosen, element] : without });
  };
  // A child with a name and an age has nothing to choose among; and what a parent types is wish enough.
  const isWish = isTogether || chosen.length > 0 || draft.theme.trim() !== '' || available.length === 0;
  const submit = () => {
    if (closed !== null && evening.kind !== 'day-over') return tell(closed);
    if (!isWish) return tell(text.selectFirst);
    const { theme, isShort } = draft;
    write({
      childProfileId: child.id,
      ...(isTogether ? { siblingIds } : {}),
      selectedAttributes: chosen,
      theme,
      isShort,
    });
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <header className="pt-1 pb-4.5">
        <h1 className="wrap-anywhere">{text.title(names)}</h1>
      </header>
      <EveningNote evening={evening} className="mb-6" />
      <LeadChoice others={others} chosen={siblingIds} onChoose={(ids) => setDraft({ ...draft, siblings: ids })} />
      <div className="mb-7">
        <Field label={text.theme} optional={text.optional} hint={text.themeHint}>
          {(control) => (
            <TextArea
              {...control}
              name="theme"
              value={draft.theme}
              maxLength={longestTheme}
              placeholder={text.themeExample}
              onChange={(event) => setDraft({ ...draft, theme: event.target.value })}
            />
          )}
        </Field>
        <p aria-hidden="true" className="mt-1 text-right text-caption text-text-faint tabular-nums">
          {draft.theme.length}/{longestTheme}
        </p>
        <WishLine wish={wish} onWish={(near) => setDraft({ ...draft, theme: near })} />
      </div>
      <h2 className="mb-3 text-h3 font-[650]">{text.who}</h2>
      <ElementTiles elements={elements} chosen={chosen} onToggle={toggle} />
      {!isTogether && available.length < elements.length && (
        <Link
          href="/profile"
          className="mt-3.5 flex min-h-14 items-center gap-3 rounded-md bg-sunken px-3.5 py-2.5 text-small text-text-muted"
        >
          <Lightbulb aria-hidden="true" className="flex-none" />
          <span>
            {text.tip}{' '}
            <span className="font-display text-[1rem] font-semibold text-lamp-text underline decoration-[1.5px] underline-offset-4">
              {text.tipLink}
            </span>
          </span>
          <ChevronRight aria-hidden="true" size={20} className="ml-auto flex-none text-text-faint" />
        </Link>
      )}
      <div className="mt-6">
        <ShortChoice isShort={draft.isShort} onChoose={(isShort) => setDraft({ ...draft, isShort })} />
      </div>
      {questions([child, ...siblings])}
      <CreateTray
        names={elements.filter(({ element }) => chosen.includes(element)).map(({ name }) => name)}
        childName={names}
        isWish={isWish}
        isClosed={closed !== null}
        stats={stats}
        isWriting={isWriting}
      />
    </form>
  );
}
