import type { DrawingContext } from '../../paper/drawing-context.ts';
import type { Markup } from '../../paper/markup.ts';
import type { PetPose } from '../pet-pose.ts';
import type { Cat } from './cat.ts';
import { catFromBehind } from './from-behind.ts';
import { runningCat, standingCat } from './on-foot.ts';
import { sittingCat } from './sitting.ts';
import { sleepingCat } from './sleeping.ts';

const poses: Record<PetPose, (context: DrawingContext, cat: Cat) => Markup> = {
  stand: standingCat,
  run: runningCat,
  sit: sittingCat,
  sleep: sleepingCat,
  back: catFromBehind,
};

/** A cat at its own size: ground y = 0, body facing right, face to us. */
export function drawCat(context: DrawingContext, cat: Cat, pose: PetPose): Markup {
  return context.place({ scale: cat.anatomy.scale }, () => poses[pose](context, cat));
}
