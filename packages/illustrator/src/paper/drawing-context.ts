import type { SkyLight } from '@sagolykta/domain/scene-words';
import { dyed, type Hex, isColourful, isOfOneHue, lighten, mix } from './colour.ts';
import { grainTile } from './grain.ts';
import { calmLight, type Lighting } from './lighting.ts';
import type { Markup } from './markup.ts';
import { type PathData, round } from './path.ts';
import { applied, directionWithin, identity, type Matrix, type Placement, placedIn, scaleOf } from './transform.ts';
import { visibilityOf } from './visibility.ts';

/** A fill: a colour or url(#…). */
export type Fill = string;
export type GradientStop = readonly [offset: number, colour: Hex, opacity?: number];

export interface PartOptions {
  /** Painting clipped to the part: patterns, marks, blush. */
  readonly inside?: Markup;
  /** Rim light, 0 (none) to 1; wider above 1. */
  readonly rim?: number;
  /** Shade on the far side, 0 to 1. */
  readonly shade?: number;
  readonly grain?: boolean;
  /** The id of a part this one throws its shadow on (see lastPart). */
  readonly castOn?: string;
}

export interface Vignette {
  readonly amount?: number;
  readonly colour?: Hex;
  /** Paper grain over everything, 0 to 1. */
  readonly paper?: number;
  readonly centre?: readonly [x: number, y: number];
}

/** Picture units below which nobody sees rim, shade and grain on a screen of 390 points. */
const [leastRimmed, leastShaded, leastGrained] = [6, 12, 24];

export interface Upright {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Glow {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [radiusX: number, radiusY: number];
  readonly colour: Hex;
  readonly opacity?: number | undefined;
  /** How much of it is bright. */
  readonly core?: number | undefined;
}

/** Everything one picture shares while it is drawn: its light, its definitions and its ids. */
export class DrawingContext {
  lighting: Lighting;
  /** Id of the part drawn last, for castOn. */
  lastPart = '';
  /** In picture units, as far as they are painted. */
  readonly uprights: Upright[] = [];
  private readonly prefix: string;
  /** What no sky of this picture shows. */
  readonly without: ReadonlySet<SkyLight>;
  /** What has another colour in this picture than it usually has. */
  readonly dyes: ReadonlyMap<string, Hex>;
  private readonly definitions: string[] = [];
  private readonly defined = new Set<string>();
  private matrix: Matrix = identity;
  private nextId = 0;
  private dye: { readonly to: Hex; from?: Hex } | undefined;

  constructor(
    lighting: Partial<Lighting> = {},
    prefix = 'i',
    without: readonly SkyLight[] = [],
    dyes: ReadonlyMap<string, Hex> = new Map(),
  ) {
    this.lighting = { ...calmLight, ...lighting };
    this.prefix = prefix;
    this.without = new Set(without);
    this.dyes = dyes;
  }

  /** A world sets the light for everything drawn after it. */
  relight(changes: Partial<Lighting>): void {
    this.lighting = { ...this.lighting, ...changes };
  }

  /** Other light for what is drawn inside only. */
  lit<Result>(changes: Partial<Lighting>, draw: () => Result): Result {
    const kept = this.lighting;
    this.lighting = { ...kept, ...changes };
    const result = draw();
    this.lighting = kept;
    return result;
  }

  /** A local colour as this scene's air shows it; `extra` is more ambient for faraway things. */
  tint(colour: Hex, extra = 0): Hex {
    const { ambient, ambientAmount, darken } = this.lighting;
    const tinted = mix(this.dye ? this.inDye(colour, this.dye) : colour, ambient, Math.min(1, ambientAmount + extra));
    return darken === 0 ? tinted : lighten(tinted, -darken);
  }

  /** What is drawn inside has this colour instead of its own: the first real one, lighter and darker. */
  inColour<Result>(to: Hex | undefined, draw: () => Result): Result {
    if (to === undefined) return draw();
    this.dye = { to };
    const result = draw();
    this.dye = undefined;
    return result;
  }

  /** A group moved, scaled or turned. Always move things with this: rim widths, light and edges depend on it. */
  place(placement: Placement, draw: () => Markup, attributes = ''): Markup {
    const { x = 0, y = 0, scale = 1, flip = false, rotate = 0 } = placement;
    const outer = this.matrix;
    this.matrix = placedIn(outer, placement);
    const inner = draw();
    this.matrix = outer;
    const size = Math.round(scale * 1000) / 1000;
    const steps = [
      x || y ? `translate(${round(x)} ${round(y)})` : '',
      rotate ? `rotate(${round(rotate)})` : '',
      flip ? `scale(${-size} ${size})` : size !== 1 ? `scale(${size})` : '',
    ].filter(Boolean);
    const transform = steps.length > 0 ? ` transform="${steps.join(' ')}"` : '';
    return `<g${transform}${attributes && ` ${attributes}`}>${inner}</g>`;
  }

  /** A post or a trunk stands here: nobody's head should be just before it. */
  noteUpright(x: number, top: number, bottom: number): void {
    const [atX, atTop] = applied(this.matrix, x, top);
    const [, atBottom] = applied(this.matrix, x, bottom);
    this.uprights.push({ x: atX, top: atTop, bottom: atBottom });
  }

  /** Defines something once a document and returns its id; make() gets that id. */
  define(key: string, make: (id: string) => Markup): string {
    const id = this.prefix + key;
    if (!this.defined.has(key)) {
      this.defined.add(key);
      this.definitions.push(make(id));
    }
    return id;
  }

  /** A fresh id for something used once; in small letters and digits, so that capitals can be added to it. */
  freshId(): string {
    return `${this.prefix}_${(this.nextId++).toString(36)}`;
  }

  /** A piece of cut paper: rim on the light side, soft and grainy shade on the other, its painting clipped to it. */
  part(path: PathData, fill: Fill, options: PartOptions = {}): Markup {
    const { inside = '', rim = 1, shade = 1, grain = true, castOn } = options;
    const seen = visibilityOf(path, this.matrix);
    this.lastPart = '';
    if (seen.outside) return '';
    const id = this.freshId();
    this.lastPart = id;
    const [lightX, lightY] = directionWithin(this.matrix, this.lighting.direction);
    const rimShift = (this.lighting.rimWidth * rim) / scaleOf(this.matrix);
    const rimmed = rim > 0 && seen.breadth > leastRimmed && fill.startsWith('#');
    const use = (attributes: string): Markup => `<use href="#${id}P" ${attributes}/>`;
    this.definitions.push(`<clipPath id="${id}"><path id="${id}P" d="${path}"/></clipPath>`);
    // Only what is painted inside can reach beyond the cut: everything else is the cut itself. (resvg 2.6.2 panics on a broad masked part within two cuts.)
    let body = use(`fill="${fill}"`) + (inside && `<g clip-path="url(#${id})">${inside}</g>`);
    if (shade > 0 && seen.breadth > leastShaded) {
      body += use(`fill="${this.shadeFill(lightX, lightY, 1)}"${shade < 1 ? ` fill-opacity="${shade}"` : ''}`);
      if (grain && seen.masks && seen.breadth > leastGrained) {
        body += use(`fill="${this.shadeFill(lightX, lightY, 1.5)}" mask="url(#${this.grainMask()})"`);
      }
    }
    if (rimmed) {
      const shift = `x="${round(-lightX * rimShift)}" y="${round(-lightY * rimShift)}"`;
      this.definitions.push(`<clipPath id="${id}R"><use href="#${id}P" ${shift}/></clipPath>`);
      const edge = mix(fill, this.lighting.rim, this.lighting.rimAmount);
      body = `${use(`fill="${edge}"`)}<g clip-path="url(#${id}R)">${body}</g>`;
    }
    return `${castOn ? this.castShadow(id, castOn, lightX) : ''}${body}`;
  }

  /** The soft dark spot that seats a thing on the ground. */
  contact(x: number, y: number, radiusX: number, radiusY = radiusX * 0.2, opacity = 0.55): Markup {
    const { shadow } = this.lighting;
    const id = this.define(`ct${shadow.slice(1)}`, (key) =>
      radial(key, [
        [0, shadow, 0.95],
        [0.45, shadow, 0.5],
        [1, shadow, 0],
      ]),
    );
    return oval(x, y, radiusX, radiusY, id, opacity);
  }

  /** A soft light. */
  glow({ at: [x, y], size: [radiusX, radiusY], colour, opacity = 0.8, core = 0.35 }: Glow): Markup {
    const id = this.define(`gl${colour.slice(1)}${Math.round(core * 100)}`, (key) =>
      radial(key, [
        [0, colour, 1],
        [0.25, colour, Math.min(1, core * 1.6)],
        [0.55, colour, core * 0.5],
        [1, colour, 0],
      ]),
    );
    return oval(x, y, radiusX, radiusY, id, opacity);
  }

  /** A linear gradient over whatever it fills, from (x1, y1) to (x2, y2) in its box: top to bottom when left out. */
  gradient(stops: readonly GradientStop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): Fill {
    const id = this.freshId();
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    this.definitions.push(`<linearGradient id="${id}" ${line}>${stops.map(stopMarkup).join('')}</linearGradient>`);
    return `url(#${id})`;
  }

  /** Painting seen through an opening: a window, a porthole. */
  clipped(path: PathData, inner: Markup): Markup {
    const id = this.freshId();
    this.definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  document(
    body: Markup,
    { amount = 0.6, colour = '#080a24', paper = 0.5, centre = [0.5, 0.5] }: Vignette = {},
  ): Markup {
    const whole = 'width="1200" height="800"';
    let over = '';
    if (amount > 0) {
      const id = this.freshId();
      const stops = stopMarkup([0.5, colour, 0]) + stopMarkup([1, colour, amount]);
      const circle = `cx="${centre[0]}" cy="${centre[1]}" r=".78"`;
      this.definitions.push(`<radialGradient id="${id}" ${circle}>${stops}</radialGradient>`);
      over += `<rect ${whole} fill="url(#${id})"/>`;
    }
    if (paper > 0) {
      over += `<rect ${whole} fill="${colour}" mask="url(#${this.grainMask()})" opacity="${round(paper * 1.8) / 10}"/>`;
    }
    const definitions = `<defs>${this.definitions.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" ${whole}>${definitions}${body}${over}</svg>`;
  }

  private inDye(colour: Hex, dye: { readonly to: Hex; from?: Hex }): Hex {
    if (!isColourful(colour)) return colour;
    dye.from ??= colour;
    return isOfOneHue(colour, dye.from) ? dyed(colour, dye.from, dye.to) : colour;
  }

  private shadeFill(lightX: number, lightY: number, strength: number): Fill {
    const { shadow, shadeAmount } = this.lighting;
    const [x, y] = [Math.round(lightX * 5) / 5, Math.round(lightY * 5) / 5];
    const amount = Math.round(Math.min(0.95, shadeAmount * strength) * 100) / 100;
    const key = `sh${Math.round(x * 5) + 5}${Math.round(y * 5) + 5}${shadow.slice(1)}${Math.round(amount * 100)}`;
    const id = this.define(key, (defined) => {
      const ends = `x1="${round(0.5 + x / 2)}" y1="${round(0.5 + y / 2)}" x2="${round(0.5 - x / 2)}" y2="${round(0.5 - y / 2)}"`;
      const stops = stopMarkup([0.3, shadow, 0]) + stopMarkup([1, shadow, amount]);
      return `<linearGradient id="${defined}" ${ends}>${stops}</linearGradient>`;
    });
    return `url(#${id})`;
  }

  /** Grain is tied to the screen, not to the figure: otherwise it looks like gravel on anything scaled up. */
  private grainMask(): string {
    const size = Math.max(0.3, Math.min(2, Math.round(10 / scaleOf(this.matrix)) / 10));
    const tile = this.define('gi', (id) => `<image id="${id}" href="${grainTile}" width="128" height="128"/>`);
    return this.define(`gm${Math.round(size * 10)}`, (id) => {
      const units = `patternUnits="userSpaceOnUse" patternTransform="scale(${Math.round(size * 80) / 100})"`;
      const pattern = `<pattern id="${id}t" width="128" height="128" ${units}><use href="#${tile}"/></pattern>`;
      const area = `x="-2000" y="-2000" width="5000" height="5000" fill="url(#${id}t)"`;
      return `${pattern}<mask id="${id}"><rect ${area}/></mask>`;
    });
  }

  private castShadow(part: string, on: string, lightX: number): Markup {
    const shift = `x="${round(-lightX * 3)}" y="3"`;
    const shadow = `<use href="#${part}P" ${shift} fill="${this.lighting.shadow}" fill-opacity=".28"/>`;
    return `<g clip-path="url(#${on})">${shadow}</g>`;
  }
}

function stopMarkup([offset, colour, opacity = 1]: GradientStop): Markup {
  const faint = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : '';
  return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${faint}/>`;
}

function radial(id: string, stops: readonly GradientStop[]): Markup {
  return `<radialGradient id="${id}">${stops.map(stopMarkup).join('')}</radialGradient>`;
}

function oval(x: number, y: number, radiusX: number, radiusY: number, fillId: string, opacity: number): Markup {
  const size = `cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"`;
  return `<ellipse ${size} fill="url(#${fillId})" fill-opacity="${Math.round(opacity * 100) / 100}"/>`;
}
