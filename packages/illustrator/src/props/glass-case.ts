import type { Prop } from '@sagolykta/domain/scene-words';
import { lighten } from '../paper/colour.ts';
import { flat, line } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { Thing } from './thing.ts';

/** How high its felt lies: what is shown stands there. */
export const shelfHeight = 92;

/** What can be shown in it, in order of preference. */
const showable: readonly Prop[] = ['mitten', 'crown', 'key', 'tin-box', 'photograph', 'teddy', 'apple', 'sock'];

/** The thing that lies in the case, where a picture has one. */
export function shownInCase(props: readonly Prop[]): Prop | undefined {
  return props.includes('glass-case') ? showable.find((prop) => props.includes(prop)) : undefined;
}

/** Lent out like a book, with a lamp of its own that shines very carefully on whatever is shown, or on nothing. */
export const glassCase: Thing = {
  width: 168,
  height: 206,
  place: 'stage',
  draw(context) {
    const [wood, felt, brass] = [context.tint('#8a5b40'), context.tint('#4f6a5c'), context.tint('#d9b06a')];
    const panels = line('M-66 -70H-8V-16H-66ZM8 -70H66V-16H8Z', lighten(wood, -0.08), 3, 0.8);
    const cone = context.gradient([
      [0, '#ffe6ac', 0.6],
      [1, '#ffd98a', 0.12],
    ]);
    return (
      context.glow({ at: [0, -140], size: [150, 110], colour: '#ffca78', opacity: 0.4, core: 0.32 }) +
      context.part('M-70 0V-10H-58V0ZM58 0V-10H70V0Z', lighten(wood, -0.06), { grain: false }) +
      context.part(smooth('-78,-8* -78,-86* 78,-86* 78,-8*', 0.02), wood, { inside: panels }) +
      flat('M-76 -86h152v-112h-152z', '#cfe0ea', 0.14) +
      `<path d="M-20 -188H20L66 -90H-66Z" fill="${cone}"/>` +
      context.part(smooth('-74,-86* -66,-96 66,-96 74,-86*', 0.05), felt, { grain: false }) +
      line('M-76 -86V-198H76V-86M-76 -198H76', brass, 4.4) +
      line('M-62 -176L-30 -196M-62 -150L-44 -162', '#f4f8fa', 2.6, 0.45) +
      context.part(smooth('-84,-198* -80,-206 80,-206 84,-198*', 0.05), wood, { grain: false }) +
      context.part(smooth('-20,-198* 20,-198* 15,-186 -15,-186', 0.06), brass, { grain: false }) +
      flat(ellipse(0, -185, 11, 4), '#fff0c4') +
      context.glow({ at: [0, -182], size: [46, 34], colour: '#fff0c4', opacity: 0.7, core: 0.45 })
    );
  },
};
