import type { Language } from '@sagolykta/domain/language';
import { renderToString } from 'react-dom/server';
import { HomeFrame } from '../src/routes/home-frame.tsx';
import { LandingIn } from '../src/routes/landing.tsx';
import { ColumnMain } from '../src/shared/ui/column.tsx';

export { landingTexts } from '../src/routes/landing-texts.ts';

export function homeFrame(): string {
  return renderToString(
    <ColumnMain isWide>
      <HomeFrame />
    </ColumnMain>,
  );
}

export function landingIn(language: Language): string {
  return renderToString(<LandingIn language={language} />);
}
