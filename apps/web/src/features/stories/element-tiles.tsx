import type { StoryElement } from '@sagolykta/domain/story-elements';
import {
  Check,
  HeartHandshake,
  type LucideIcon,
  MapPin,
  Medal,
  Music,
  PawPrint,
  School,
  Trophy,
  UsersRound,
} from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { createTexts } from './create-texts.ts';
import type { NamedElement } from './element-names.ts';

const icons: Record<StoryElement, LucideIcon> = {
  city: MapPin,
  school: School,
  bestFriend: UsersRound,
  pet: PawPrint,
  grandparents: HeartHandshake,
  sport: Trophy,
  athlete: Medal,
  music: Music,
};

interface ElementTilesProps {
  readonly elements: readonly NamedElement[];
  readonly chosen: readonly StoryElement[];
  readonly onToggle: (element: StoryElement) => void;
}

/** The checklist: names big, kinds small; what the profile lacks cannot be ticked. */
export function ElementTiles({ elements, chosen, onToggle }: ElementTilesProps) {
  const text = useTexts(createTexts);
  return (
    <fieldset className="tiles grid gap-3" aria-label={text.elements}>
      {elements.map(({ element, name, kind, isAvailable }) => {
        const Icon = icons[element];
        return (
          <label key={element} className="tile">
            <input
              type="checkbox"
              name="selectedAttributes"
              value={element}
              checked={chosen.includes(element)}
              disabled={!isAvailable}
              onChange={() => onToggle(element)}
              className="tile-box"
            />
            <span className="flex items-start justify-between">
              <Icon aria-hidden="true" className="tile-icon" />
              <span className="tile-mark">
                <Check aria-hidden="true" size={18} strokeWidth={2.5} />
              </span>
            </span>
            <span>
              <span className="block font-display text-[1.125rem] leading-[1.3rem] font-[650] wrap-anywhere">
                {name}
              </span>
              <span className="tile-kind mt-0.5 block wrap-anywhere text-[0.875rem] leading-5">{kind}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
