import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { round, smooth } from '../paper/path.ts';
import type { HallView } from './hall-view.ts';
import { rectangle } from './house-window.ts';

/** Suitcases on the brass racks over both seats of a train compartment. */
export function luggageRacks(context: DrawingContext, { shown }: HallView): Markup {
  const brass = shown('#c9a04e');
  const rack = (left: number): Markup => {
    let net = '';
    for (let index = 0; index < 13; index++)
      net += `M${left + index * 20} 168l14 34M${left + 20 + index * 20} 168l-14 34`;
    return (
      line(net, shown('#a8906a'), 1.8, 0.7) +
      line(`M${left - 6} 168H${left + 272}M${left + 6} 204H${left + 262}`, brass, 5)
    );
  };
  const suitcase = (x: number, width: number, height: number, colour: string): Markup =>
    context.part(
      smooth(
        [
          [x, 166, true],
          [x, 166 - height + 6],
          [x + 6, 166 - height],
          [x + width - 6, 166 - height],
          [x + width, 166 - height + 6],
          [x + width, 166, true],
        ],
        0.08,
      ),
      shown(colour),
      {
        rim: 1,
        inside: flat(
          rectangle(x + width * 0.2, 100, 8, 70) + rectangle(x + width * 0.74, 100, 8, 70),
          lighten(shown(colour), -0.1),
        ),
      },
    ) +
    line(`M${x + width * 0.4} ${166 - height}q${round(width * 0.1)}-14 ${round(width * 0.2)} 0`, shown('#4a3034'), 4);
  return (
    suitcase(40, 104, 54, '#a8643c') +
    suitcase(158, 88, 42, '#4f7a80') +
    suitcase(962, 92, 46, '#8a4a50') +
    context.part(smooth('1068,166* 1064,132 1084,116 1130,114 1150,130 1148,166*'), shown('#c9a05a'), {
      rim: 1,
      inside: line('M1066 142H1150', shown('#8f6a38'), 4),
    }) +
    rack(20) +
    rack(918)
  );
}
