import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { Member } from '@sagolykta/contract/family-sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { ChildChoice } from './child-choice.tsx';
import { membersQuery } from './sharing-queries.ts';
import { sharingTexts } from './sharing-texts.ts';

interface ChildrenSheetProps {
  readonly reader: Member;
  readonly profiles: readonly ChildProfileView[];
  readonly onClose: () => void;
}

export function ChildrenSheet({ reader, profiles, onClose }: ChildrenSheetProps) {
  const text = useTexts(sharingTexts);
  const queries = useQueryClient();
  const [childIds, setChildIds] = useState<string[]>([...reader.childIds]);
  const saving = useMutation({
    mutationFn: () => api.chooseSharedChildren({ params: { id: reader.id }, body: { childIds } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: membersQuery.queryKey });
      tell({ title: text.saved });
      onClose();
    },
    onError: () => tell({ title: text.errors.failed, kind: 'danger' }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={reader.name}
      footer={
        <Button kind="lamp" size="large" full disabled={saving.isPending} onClick={() => saving.mutate()}>
          {text.save}
        </Button>
      }
    >
      <ChildChoice label={text.children} chosen={childIds} profiles={profiles} onChoose={setChildIds} />
    </Sheet>
  );
}
