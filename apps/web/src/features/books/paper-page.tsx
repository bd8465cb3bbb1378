import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import type { Story } from '@sagolykta/contract/stories';
import type { User } from '@sagolykta/contract/user';
import { dayIn } from '@sagolykta/domain/family-day';
import { useQuery } from '@tanstack/react-query';
import { BookHeart, BookOpen, Printer, TabletSmartphone } from 'lucide-react';
import { useLocation } from 'wouter';
import { storiesQuery } from '../../shared/api/queries.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { InnerPage } from '../../shared/ui/inner-page.tsx';
import { List, ListButton, ListLink } from '../../shared/ui/list.tsx';

const paperTexts = texts({
  sv: {
    title: 'På papper',
    back: 'Till sagan',
    lede: 'Skriv ut sagan, eller spara den som en bok att läsa, trycka eller ge bort.',
    print: 'Skriv ut',
    printHint: 'Sagan med sina bilder, på vanligt papper',
    pdf: 'Som bok (PDF)',
    pdfHint: 'Omslag, sidnummer och bilder i full skärpa, i A5',
    epub: 'Som e-bok (EPUB)',
    epubHint: 'För läsplattor och läsappar',
    year: (year: string) => `Favoriterna från ${year} i en bok`,
    yearHint: 'En PDF med alla sagor ni har hjärtat. Den tar en stund att göra.',
  },
  en: {
    title: 'On paper',
    back: 'To the story',
    lede: 'Print the story, or keep it as a book to read, to have printed or to give away.',
    print: 'Print',
    printHint: 'The story with its pictures, on plain paper',
    pdf: 'As a book (PDF)',
    pdfHint: 'Cover, page numbers and pictures as sharp as can be, in A5',
    epub: 'As an e-book (EPUB)',
    epubHint: 'For e-readers and reading apps',
    year: (year: string) => `The favorites of ${year} in one book`,
    yearHint: 'A PDF with every story you have hearted. It takes a while to make.',
  },
});

export interface PaperPageProps {
  readonly story: Story;
  readonly user: User;
}

/** The ways from a story to something that can be held. */
export function PaperPage({ story, user }: PaperPageProps) {
  const text = useTexts(paperTexts);
  const [, navigate] = useLocation();
  const { data: stories = [] } = useQuery(storiesQuery);
  const yearOf = (createdAt: string) => dayIn(user.timeZone, new Date(createdAt)).slice(0, 4);
  const year = yearOf(story.createdAt);
  const hasFavorites = stories.some(({ isFavorite, createdAt }) => isFavorite && yearOf(createdAt) === year);
  const bookAddress = (format: string) => addressOf(routes.getStoryBook.path, { id: story.id, format });
  const print = () => {
    navigate(`/story/${story.id}`);
    // Once the story stands: it is what is printed.
    setTimeout(() => window.print(), 600);
  };
  return (
    <InnerPage title={text.title} backTo={`/story/${story.id}`} back={text.back} lede={text.lede}>
      <h2 lang={story.language} className="mb-3 wrap-anywhere">
        {story.title}
      </h2>
      <List>
        <ListButton Icon={Printer} label={text.print} hint={text.printHint} onClick={print} />
        <ListLink Icon={BookOpen} label={text.pdf} hint={text.pdfHint} href={bookAddress('pdf')} />
        <ListLink Icon={TabletSmartphone} label={text.epub} hint={text.epubHint} href={bookAddress('epub')} />
        {hasFavorites && (
          <ListLink
            Icon={BookHeart}
            label={text.year(year)}
            hint={text.yearHint}
            href={addressOf(routes.getYearBook.path, { year, format: 'pdf' })}
          />
        )}
      </List>
    </InnerPage>
  );
}
