import type { DrawingContext } from '../../paper/drawing-context.ts';
import type { Markup } from '../../paper/markup.ts';
import type { PetPose } from '../pet-pose.ts';
import type { Dog } from './dog.ts';
import { dogFromBehind } from './from-behind.ts';
import { runningDog, standingDog } from './on-foot.ts';
import { sittingDog } from './sitting.ts';
import { sleepingDog } from './sleeping.ts';

const poses: Record<PetPose, (context: DrawingContext, dog: Dog) => Markup> = {
  stand: standingDog,
  run: runningDog,
  sit: sittingDog,
  sleep: sleepingDog,
  back: dogFromBehind,
};

/** A dog at its own size: ground y = 0, facing right. */
export function drawDog(context: DrawingContext, dog: Dog, pose: PetPose): Markup {
  const { scale } = dog.anatomy;
  /** The smallest dogs vanish when they curl up. */
  const curled = pose === 'sleep' && scale < 0.6 ? 1.08 : 1;
  return context.place({ scale: scale * curled }, () => poses[pose](context, dog));
}
