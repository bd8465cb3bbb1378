import { texts, useTexts } from '../messages/language.tsx';

/** A still block in the shape of what comes; shown only after 200 ms (see .skeleton in app.css), so that a quick answer shows none. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-sm ${className}`} />;
}

const loadingTexts = texts({ sv: { loading: 'Laddar …' }, en: { loading: 'Loading …' } });

/** What a page of skeletons is called by those who hear it. */
export function LoadingHeading() {
  return <h1 className="sr-only">{useTexts(loadingTexts).loading}</h1>;
}
