import { Download, Headphones, type LucideIcon, Sparkles, Infinity as Unending, UsersRound } from 'lucide-react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { useIsWithoutVoice } from '../../shared/without-voice.ts';
import { subscribeTexts } from './subscribe-texts.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  stories: Unending,
  narration: Headphones,
  themes: Sparkles,
  offline: Download,
  family: UsersRound,
};

export function PremiumFeatures() {
  const text = useTexts(subscribeTexts);
  const { language } = useLanguage();
  const isWithoutVoice = useIsWithoutVoice(language);
  return (
    <Card>
      <ul className="grid gap-4">
        {Object.entries(text.features).map(([key, { name, words }]) => {
          const Icon = icons[key] ?? Sparkles;
          const isMissing = key === 'narration' && isWithoutVoice;
          return (
            <li key={key} className="flex gap-3">
              <span className="grid size-11 flex-none place-items-center rounded-full bg-raised text-lamp-text">
                <Icon aria-hidden="true" size={20} />
              </span>
              <div className="min-w-0">
                <h2 className="text-[1.125rem] leading-6 font-[650]">{name}</h2>
                <p className="text-small text-text-muted">{words}</p>
                {key === 'offline' && !canKeepStories() && (
                  <p role="status" className="mt-1.5 rounded-md bg-sunken px-3 py-2 text-small">
                    {text.noOffline}
                  </p>
                )}
                {isMissing && (
                  <p role="status" className="mt-1.5 rounded-md bg-sunken px-3 py-2 text-small">
                    {text.noVoice}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** An old browser, a private window of some, or a page that is not safe keeps nothing. */
function canKeepStories(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}
