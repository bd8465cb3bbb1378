import { HomeFrame } from '../src/routes/home-frame.tsx';
import { ColumnMain } from '../src/shared/ui/column.tsx';

export { LandingIn } from '../src/routes/landing.tsx';
export { landingTexts } from '../src/routes/landing-texts.ts';

export function HomeFramePage() {
  return (
    <ColumnMain isWide>
      <HomeFrame />
    </ColumnMain>
  );
}
