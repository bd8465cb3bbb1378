import { Download, Headphones, type LucideIcon, Sparkles, Infinity as Unending, UsersRound } from 'lucide-react';
import { useRecordingHindrance } from '../../shared/can-record.ts';
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
  const missing = useMissingHere();
  return (
    <Card>
      <ul className="grid gap-4">
        {Object.entries(text.features).map(([key, { name, words }]) => {
          const Icon = icons[key] ?? Sparkles;
          return (
            <li key={key} className="flex gap-3">
              <span className="grid size-11 flex-none place-items-center rounded-full bg-raised text-lamp-text">
                <Icon aria-hidden="true" size={20} />
              </span>
              <div className="min-w-0">
                <h2 className="text-[1.125rem] leading-6 font-[650]">{name}</h2>
                <p className="text-small text-text-muted">{words}</p>
                {missing[key]?.map((sentence) => (
                  <p key={sentence} role="status" className="mt-1.5 rounded-md bg-sunken px-3 py-2 text-small">
                    {sentence}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What this very device would not give of what is sold, said before it is bought. */
function useMissingHere(): Readonly<Record<string, readonly string[]>> {
  const text = useTexts(subscribeTexts);
  const { language } = useLanguage();
  const isWithoutVoice = useIsWithoutVoice(language);
  const hindrance = useRecordingHindrance();
  return {
    narration: [
      isWithoutVoice ? [text.noVoice] : [],
      hindrance === undefined ? [] : [text.noRecording[hindrance]],
    ].flat(),
    offline: canKeepStories() ? [] : [text.noOffline],
  };
}

/** An old browser, a private window of some, or a page that is not safe keeps nothing. */
function canKeepStories(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}
