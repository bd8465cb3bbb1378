import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { KeptChild } from '../../ports/child-profiles.ts';

export function childProfileView(child: KeptChild): ChildProfileView {
  return {
    id: child.id,
    name: child.name,
    age: child.age,
    city: child.city,
    region: child.region,
    school: child.school,
    bestFriendName: child.bestFriendName,
    petName: child.petName,
    petBreed: child.petBreed,
    grandmaName: child.grandmaName,
    grandpaName: child.grandpaName,
    favoriteSport: child.favoriteSport,
    favoriteAthlete: child.favoriteAthlete,
    favoriteArtist: child.favoriteArtist,
    favoriteSong: child.favoriteSong,
    pronoun: child.pronoun,
    bestFriendPronoun: child.bestFriendPronoun,
    petPronoun: child.petPronoun,
    look: child.look,
    bestFriendLook: child.bestFriendLook,
    grandmaLook: child.grandmaLook,
    grandpaLook: child.grandpaLook,
    petCoat: child.petCoat,
    profileImageUrl: child.profileImageUrl,
    isActive: child.isActive,
    storyCount: child.storyCount,
    createdAt: child.createdAt,
    updatedAt: child.updatedAt,
  };
}
