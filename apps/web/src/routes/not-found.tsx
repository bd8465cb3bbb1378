import { texts, useTexts } from '../shared/messages/language.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';

/** The same in both languages, as the specification has it. */
const title = '404 Page Not Found';

const notFoundTexts = texts({
  sv: { explanation: 'Här är det mörkt. Sidan finns inte.', home: 'Gå hem' },
  en: { explanation: 'It is dark in here. There is no such page.', home: 'Go home' },
});

export function NotFoundRoute() {
  const text = useTexts(notFoundTexts);
  usePageTitle(title);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-(--column) content-center px-(--gutter) pt-5 pb-15"
    >
      <Empty
        level="h1"
        title={title}
        action={
          <ButtonLink kind="lamp" size="large" href="/">
            {text.home}
          </ButtonLink>
        }
      >
        {text.explanation}
      </Empty>
    </main>
  );
}
