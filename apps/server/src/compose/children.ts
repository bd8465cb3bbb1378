import { sharpPhotoReader } from '../adapters/photo-reader/sharp-photo-reader.ts';
import { createChildProfile } from '../features/child-profiles/create-child-profile.ts';
import { deleteChildProfile } from '../features/child-profiles/delete-child-profile.ts';
import { getFace } from '../features/child-profiles/get-face.ts';
import { getPhoto } from '../features/child-profiles/get-photo.ts';
import { keepPhoto } from '../features/child-profiles/keep-photo.ts';
import { listChildProfiles } from '../features/child-profiles/list-child-profiles.ts';
import { previewLook } from '../features/child-profiles/preview-look.ts';
import { removePhoto } from '../features/child-profiles/remove-photo.ts';
import { setActiveChildProfile } from '../features/child-profiles/set-active-child-profile.ts';
import { updateChildProfile } from '../features/child-profiles/update-child-profile.ts';
import type { Ground } from './ground.ts';

export function composeChildren(ground: Ground) {
  return {
    operations: {
      listChildProfiles: listChildProfiles(ground),
      createChildProfile: createChildProfile(ground),
      updateChildProfile: updateChildProfile(ground),
      setActiveChildProfile: setActiveChildProfile(ground),
      deleteChildProfile: deleteChildProfile(ground),
      removePhoto: removePhoto(ground),
      keepPhoto: keepPhoto({ ...ground, photoReader: sharpPhotoReader() }),
      getPhoto: getPhoto(ground),
      getFace: getFace(ground),
      previewLook: previewLook(ground),
    },
  };
}
