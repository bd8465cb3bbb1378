import type { StoryTemplate } from '@sagolykta/contract/collections';
import { Crown, Sparkles } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { collectionTexts } from './collection-texts.ts';

export interface TemplateCardProps {
  readonly template: StoryTemplate;
  /** null: there is no child to make it for. */
  readonly childName: string | null;
  /** Belongs to Premium, which this family does not have. */
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  /** Another story is being made, or none would be made now. */
  readonly isWaiting: boolean;
  readonly onGenerate: () => void;
}

export function TemplateCard({ template, isLocked, ...rest }: TemplateCardProps) {
  const text = useTexts(collectionTexts);
  return (
    <Card className="!px-4.5 !py-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-h3 font-[650] wrap-anywhere">{template.title}</h2>
        <Badge tone="sky">
          <span aria-hidden="true">{template.targetAge}+</span>
          <span className="sr-only">{text.age(template.targetAge)}</span>
        </Badge>
      </div>
      <p className="mt-0.5 mb-3.5 text-small text-text-muted first-letter:uppercase">{template.theme}</p>
      {isLocked ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Badge tone="lamp">
            <Crown aria-hidden="true" size={16} />
            {text.premium}
          </Badge>
          <ButtonLink size="small" href="/subscribe">
            {text.aboutPremium}
          </ButtonLink>
        </div>
      ) : (
        <Generate {...rest} />
      )}
    </Card>
  );
}

function Generate({ childName, isBusy, isWaiting, onGenerate }: Omit<TemplateCardProps, 'template' | 'isLocked'>) {
  const text = useTexts(collectionTexts);
  if (childName === null) {
    return (
      <ButtonLink size="small" full href="/profile?form=new">
        {text.addChild}
      </ButtonLink>
    );
  }
  return (
    <Button size="small" full disabled={isBusy || isWaiting} onClick={onGenerate}>
      <Sparkles aria-hidden="true" size={20} className={isBusy || isWaiting ? '' : 'text-lamp-text'} />
      {isBusy ? text.generating : text.generate(childName)}
    </Button>
  );
}
