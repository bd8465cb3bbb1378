import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { facePicture } from '@sagolykta/contract/face-picture';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { late } from '../../shared/ui/late.tsx';
import { profileTexts } from './profile-texts.ts';
import { useSetActive } from './use-set-active.ts';

const DeleteProfile = late(async () => (await import('./delete-profile.tsx')).DeleteProfile);

/** Every child of the family, once there is more than one. */
export function ProfileList({ profiles }: { profiles: readonly ChildProfileView[] }) {
  const text = useTexts(profileTexts);
  const setActive = useSetActive();
  const [leaving, setLeaving] = useState<ChildProfileView | null>(null);
  return (
    <section className="mt-9">
      <h2 className="mb-3">{text.all}</h2>
      <ul className="grid gap-3">
        {profiles.map((child) => (
          <li key={child.id}>
            <Card className="!px-4 !py-3.5">
              <div className="flex items-center gap-3">
                <Avatar name={child.name} imageUrl={facePicture(child)} className={toneOf(child)} />
                <div className="min-w-0 flex-1">
                  <h3 className="text-[1.125rem] wrap-anywhere">{child.name}</h3>
                  <p className="text-small text-text-muted">{text.age(child.age)}</p>
                </div>
              </div>
              <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
                {child.isActive && (
                  <Badge tone="lamp">
                    <Check aria-hidden="true" size={16} />
                    {text.active}
                  </Badge>
                )}
                {!child.isActive && (
                  <Button
                    size="small"
                    aria-label={text.setActiveNamed(child.name)}
                    disabled={setActive.isPending}
                    onClick={() => setActive.mutate(child)}
                  >
                    {text.setActive}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  size="small"
                  className="ml-auto !text-danger"
                  aria-label={text.removeNamed(child.name)}
                  onClick={() => setLeaving(child)}
                >
                  <Trash2 aria-hidden="true" size={18} />
                  {text.remove}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {leaving !== null && <DeleteProfile child={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

/** The active child stands in the lantern's light, the others in the sky's. */
function toneOf({ isActive }: ChildProfileView): string {
  return isActive ? 'size-14 text-h2' : 'size-14 text-h2 !bg-sky-soft !text-sky !inset-ring-0 !shadow-none';
}
