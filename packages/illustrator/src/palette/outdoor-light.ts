import type { Scene } from '@sagolykta/domain/scene';
import type { Light } from '@sagolykta/domain/scene-words';
import { mix } from '../paper/colour.ts';
import type { Lighting } from '../paper/lighting.ts';
import type { Palette } from './palette.ts';

/** Rim colours: what the edge towards the light picks up. */
const rims: Record<Light, string> = {
  moon: '#ffe9c4',
  lamp: '#ffd9a0',
  lantern: '#ffd08c',
  window: '#ffd9a0',
  sunset: '#ffc99a',
  stars: '#d9e2ff',
};

/** The air of a season and an hour: tints every local colour and colours every shade. */
export function outdoorLight(scene: Scene, palette: Palette, direction: readonly [number, number]): Partial<Lighting> {
  const { time, light, weather } = scene;
  const dim = weather === 'rain' || weather === 'fog' ? 0.05 : 0;
  const ambientAmount = { day: 0.1, dusk: 0.22, night: 0.27 }[time] + dim;
  return {
    direction: light === 'sunset' ? [direction[0] < 0 ? -0.9 : 0.9, -0.42] : direction,
    rim: time === 'day' ? '#fff2d8' : rims[light],
    rimAmount: time === 'day' ? 0.6 : 0.72,
    rimWidth: 2.3,
    ambient: mix(palette.far, palette.near, time === 'day' ? 0.35 : 0.5),
    ambientAmount,
    darken: time === 'night' ? 0.02 : 0,
    shadow: mix(palette.near, '#0a0a34', time === 'day' ? 0.35 : 0.62),
    shadeAmount: { day: 0.36, dusk: 0.46, night: 0.5 }[time],
  };
}
