import type { Pose } from '@sagolykta/domain/scene-words';
import type { Person } from './person.ts';
import { crouch, hug, read, ride, sit } from './poses/low.ts';
import { sleep, swim } from './poses/lying.ts';
import type { Posed, PoseOptions } from './poses/posed.ts';
import { fromBehind, reach, run, stand, walk, withLantern } from './poses/upright.ts';

type DrawPose = (person: Person, options: PoseOptions) => Posed;

/** Standing height 232 units (3.3 heads), ground at y = 0, facing right. */
const childPoses: Record<Pose, DrawPose> = {
  stand,
  back: fromBehind,
  walk,
  run,
  crouch,
  sit,
  hug,
  lantern: withLantern,
  read,
  swim,
  sleep,
  reach,
  ride,
};

export function drawChild(person: Person, pose: Pose, options: PoseOptions = {}): Posed {
  return childPoses[pose](person, options);
}
