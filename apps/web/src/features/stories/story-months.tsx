import type { StorySummary } from '@sagolykta/contract/stories';
import { dayIn } from '@sagolykta/domain/family-day';
import type { Language } from '@sagolykta/domain/language';
import { useLanguage } from '../../shared/messages/language.tsx';
import { StoryCard } from './story-card.tsx';

interface StoryMonthsProps {
  /** Newest first. */
  readonly stories: readonly StorySummary[];
  readonly timeZone: string;
}

/** The cards of a library, under the months they were made in; two beside each other where there is room. */
export function StoryMonths({ stories, timeZone }: StoryMonthsProps) {
  const { language } = useLanguage();
  return byMonth(stories, timeZone).map(({ month, of }) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mt-6 first:mt-5">
      <h2 id={`month-${month}`} className="mb-3 text-h3 text-text-muted">
        {nameOf(month, language)}
      </h2>
      <div className="story-cards grid gap-5">
        {of.map((story) => (
          <StoryCard key={story.id} story={story} hasFavoriteButton />
        ))}
      </div>
    </section>
  ));
}

interface Month {
  /** YYYY-MM. */
  readonly month: string;
  readonly of: StorySummary[];
}

function byMonth(stories: readonly StorySummary[], timeZone: string): Month[] {
  const months: Month[] = [];
  for (const story of stories) {
    const month = dayIn(timeZone, new Date(story.createdAt)).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.of.push(story);
    else months.push({ month, of: [story] });
  }
  return months;
}

function nameOf(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
