import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { securityFailure } from './security-failure.ts';
import { securityTexts } from './security-texts.ts';

/** Whether a letter has reached the address; a forgotten password needs one that does. */
export function EmailState({ email, isVerified }: { email: string; isVerified: boolean }) {
  const text = useTexts(securityTexts);
  const sending = useMutation({
    mutationFn: () => api.sendVerification(),
    onSuccess: () => tell({ title: text.sent }),
    onError: (failure) => tell({ title: securityFailure(failure, text), kind: 'danger' }),
  });
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{text.email}</h2>
      <p className="mt-1 wrap-anywhere">{email}</p>
      <p className="mt-1 text-small text-text-muted">{isVerified ? text.verified : text.notVerified}</p>
      {!isVerified && (
        <Button className="mt-4" full disabled={sending.isPending} onClick={() => sending.mutate()}>
          {text.send}
        </Button>
      )}
    </Card>
  );
}
