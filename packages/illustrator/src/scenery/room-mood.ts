import type { Scene } from '@sagolykta/domain/scene';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Lighting } from '../paper/lighting.ts';

/** The light a room lies in. Rooms paint themselves in lamplight colours and let the mood turn them. */
export interface RoomMood {
  readonly name: 'lamplight' | 'moonlight' | 'daylight' | 'dusk';
  /** A paint colour as this light shows it. */
  readonly tone: (colour: Hex) => Hex;
  /** Lamps are lit. */
  readonly lampsLit: boolean;
  /** How strongly the window lights the room, 0 to 1. */
  readonly windowLight: number;
  readonly windowColour: Hex;
  readonly vignette: { readonly amount: number; readonly colour: Hex };
}

type MoodName = RoomMood['name'];

function nameOf({ light, time }: Scene): MoodName {
  if (light === 'lamp') return time === 'day' ? 'daylight' : 'lamplight';
  if (light === 'window' || light === 'sunset')
    return time === 'day' ? 'daylight' : time === 'dusk' ? 'dusk' : 'moonlight';
  return time === 'day' ? 'daylight' : 'moonlight';
}

const moods: Record<MoodName, Omit<RoomMood, 'name'>> = {
  lamplight: {
    tone: (colour) => colour,
    lampsLit: true,
    windowLight: 0.2,
    windowColour: '#dfe4ff',
    vignette: { amount: 0.66, colour: '#180818' },
  },
  moonlight: {
    tone: (colour) => lighten(mix(colour, '#262b66', 0.58), -0.03),
    lampsLit: false,
    windowLight: 1,
    windowColour: '#dfe2ff',
    vignette: { amount: 0.68, colour: '#05051e' },
  },
  daylight: {
    tone: (colour) => lighten(mix(colour, '#f3e3c6', 0.16), 0.1),
    lampsLit: false,
    windowLight: 0.8,
    windowColour: '#fff2d4',
    vignette: { amount: 0.42, colour: '#2a1828' },
  },
  dusk: {
    tone: (colour) => lighten(mix(colour, '#5a4078', 0.34), -0.01),
    lampsLit: false,
    windowLight: 1,
    windowColour: '#ffcf9a',
    vignette: { amount: 0.6, colour: '#140a24' },
  },
};

const lightings: Record<MoodName, Partial<Lighting>> = {
  lamplight: {
    rim: '#ffe0a4',
    rimAmount: 0.55,
    ambient: '#7a3f2c',
    ambientAmount: 0.16,
    shadow: '#2a0f22',
    shadeAmount: 0.46,
  },
  moonlight: {
    rim: '#dfe4ff',
    rimAmount: 0.55,
    ambient: '#33336c',
    ambientAmount: 0.26,
    darken: 0.01,
    shadow: '#0d0d34',
    shadeAmount: 0.55,
  },
  daylight: {
    rim: '#fff4dc',
    rimAmount: 0.5,
    ambient: '#a8886c',
    ambientAmount: 0.1,
    shadow: '#4a2c3c',
    shadeAmount: 0.34,
  },
  dusk: {
    rim: '#ffd0a0',
    rimAmount: 0.6,
    ambient: '#5a3f6c',
    ambientAmount: 0.22,
    shadow: '#1c0f34',
    shadeAmount: 0.5,
  },
};

/** Sets the room's light on the drawing and returns its mood. `direction` points to the lamp or the window. */
export function roomMood(context: DrawingContext, scene: Scene, direction: readonly [number, number]): RoomMood {
  const name = nameOf(scene);
  context.relight({ direction, rimWidth: 2.2, ...lightings[name] });
  return { name, ...moods[name] };
}
