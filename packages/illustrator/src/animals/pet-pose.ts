import type { Pose } from '@sagolykta/domain/scene-words';

/** The poses an animal has of its own. */
export type PetPose = 'stand' | 'sit' | 'run' | 'sleep' | 'back';

/** What an animal does while the people beside it read, hug or ride. */
const petPoses: Readonly<Record<Pose, PetPose>> = {
  stand: 'stand',
  lantern: 'stand',
  hug: 'stand',
  reach: 'stand',
  walk: 'run',
  run: 'run',
  swim: 'run',
  sit: 'sit',
  read: 'sit',
  ride: 'sit',
  crouch: 'sit',
  sleep: 'sleep',
  back: 'back',
};

export function petPoseOf(pose: Pose): PetPose {
  return petPoses[pose];
}
