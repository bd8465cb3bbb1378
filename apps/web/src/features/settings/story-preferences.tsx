import type { User } from '@sagolykta/contract/user';
import { mayNarrate } from '@sagolykta/domain/plan';
import { BookOpen, Headphones, Image, Moon } from 'lucide-react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { List, ListRow } from '../../shared/ui/list.tsx';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { useIsWithoutVoice } from '../../shared/without-voice.ts';
import { OutsideHelpRow } from './outside-help-row.tsx';
import { settingsTexts } from './settings-texts.ts';
import { usePreferences } from './use-preferences.ts';

export function StoryPreferences({ user }: { user: User }) {
  const text = useTexts(settingsTexts);
  const { mutate: change } = usePreferences();
  const { language } = useLanguage();
  const isLocked = !mayNarrate(user);
  const narrationHint = useIsWithoutVoice(language) ? text.narrationNoVoice : text.narrationHint;
  return (
    <section className="mt-9">
      <h2 className="mb-3 text-h3 font-[650]">{text.stories}</h2>
      <List>
        <SwitchRow
          name="autoImages"
          icon={<Image aria-hidden="true" />}
          label={text.pictures}
          hint={text.picturesHint}
          checked={user.autoImages}
          onChange={(autoImages) => change({ autoImages })}
        />
        <OutsideHelpRow kind="painter" />
        <SwitchRow
          name="voiceNarration"
          icon={<Headphones aria-hidden="true" />}
          label={text.narration}
          hint={isLocked ? text.narrationLocked : narrationHint}
          checked={user.voiceNarration && !isLocked}
          disabled={isLocked}
          onChange={(voiceNarration) => change({ voiceNarration })}
        />
        <OutsideHelpRow kind="voice" locked={isLocked ? text.narrationLocked : undefined} />
        <OutsideHelpRow kind="writer" />
        <ListRow
          Icon={BookOpen}
          label={
            <>
              {text.length}
              <span className="sr-only">: </span>
            </>
          }
          hint={text.lengthValue}
        />
        <SwitchRow
          name="showStreak"
          icon={<Moon aria-hidden="true" />}
          label={text.streak}
          hint={text.streakHint}
          checked={user.showStreak}
          onChange={(showStreak) => change({ showStreak })}
        />
      </List>
    </section>
  );
}
