import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth } from '../paper/path.ts';
import { drift } from './land.ts';
import type { OutdoorView } from './outdoor-view.ts';

/** Glass and laths with something green inside; in the dark it is a lantern one can walk into. */
export function greenhouse(context: DrawingContext, view: OutdoorView): Markup {
  const { palette, lampStrength, snow, cover, hazed } = view;
  const [left, right, foot, eaves, top] = [300, 500, 622, 504, 440];
  const middle = (left + right) / 2;
  const glass: Point[] = [
    [left, foot, true],
    [left, eaves, true],
    [middle, top, true],
    [right, eaves, true],
    [right, foot, true],
  ];
  const pane = mix('#ffd28a', palette.haze, view.day ? 0.55 : 0.12);
  const leaves = view.winter ? '#7d8a6a' : '#5f8a52';
  const plants = [320, 352, 386, 424, 462, 488].map((x, index) => {
    const height = 36 + ((index * 29) % 46);
    return (
      flat(
        curly(
          [
            [x - 20, foot - 16],
            [x - 14, foot - height],
            [x + 4, foot - height - 14],
            [x + 20, foot - height + 6],
            [x + 20, foot - 16],
          ],
          9,
        ),
        hazed(leaves, 0.25),
        0.85,
      ) +
      flat(
        ellipse(x - 4, foot - height * 0.6, 4) + ellipse(x + 8, foot - height * 0.4, 4),
        context.tint('#c9543f'),
        0.9,
      )
    );
  });
  const bench = flat(`M${left} ${foot - 18}H${right}V${foot}H${left}Z`, hazed('#7d5a44', 0.2));
  const lath = mix(context.tint('#efe6da'), palette.haze, 0.1);
  const bars = [0.25, 0.5, 0.75].map((t) => {
    const x = left + (right - left) * t;
    const roof = eaves - (0.5 - Math.abs(t - 0.5)) * 2 * (eaves - top);
    return `M${round(x)} ${foot}V${round(roof)}`;
  });
  const frame = `M${left} ${foot}V${eaves}L${middle} ${top}L${right} ${eaves}V${foot}M${left} ${eaves}H${right}M${left} 564H${right}`;
  const lamp = context.glow({
    at: [middle, 500],
    size: [70, 60],
    colour: '#fff0c4',
    opacity: 0.7 * lampStrength,
    core: 0.5,
  });
  const snowcap = snow
    ? flat(
        smooth([
          [left - 12, eaves + 6],
          [left + 40, 478],
          [middle, top - 12],
          [right - 40, 478],
          [right + 12, eaves + 6],
          [right - 30, 496],
          [middle, top + 8],
          [left + 30, 496],
        ]),
        snow,
        0.92,
      )
    : '';
  return (
    context.glow({ at: [middle, 560], size: [260, 190], colour: '#ffb95c', opacity: 0.5 * lampStrength, core: 0.34 }) +
    drift(context, middle, foot + 6, 140, 20, cover(0.05), cover(0)) +
    context.part(smooth(glass, 0), pane, { shade: 0.4, inside: plants.join('') + bench + lamp }) +
    line(frame + bars.join(''), lath, 4) +
    snowcap +
    context.glow({
      at: [middle, foot + 12],
      size: [210, 30],
      colour: '#ffc46c',
      opacity: 0.5 * lampStrength,
      core: 0.45,
    })
  );
}
