import type { Pronoun, Region } from '@sagolykta/domain/child-profile';
import type { CoatColour } from '@sagolykta/domain/coats';
import type { PersonLook } from '@sagolykta/domain/look';
import type { Selectable } from 'kysely';
import type { ChildDescription, KeptChild } from '../../ports/child-profiles.ts';
import type { Schema } from './schema.ts';

export function columnsOf(child: ChildDescription) {
  return {
    name: child.name,
    age: child.age,
    pronoun: child.pronoun,
    city: child.city,
    region: child.region,
    school: child.school,
    best_friend_name: child.bestFriendName,
    best_friend_pronoun: child.bestFriendPronoun,
    pet_name: child.petName,
    pet_breed: child.petBreed,
    pet_pronoun: child.petPronoun,
    grandma_name: child.grandmaName,
    grandpa_name: child.grandpaName,
    favorite_sport: child.favoriteSport,
    favorite_athlete: child.favoriteAthlete,
    favorite_artist: child.favoriteArtist,
    favorite_song: child.favoriteSong,
    look: child.look && JSON.stringify(child.look),
    pet_coat: child.petCoat,
  };
}

export function childFrom(row: Selectable<Schema['child_profiles']> & { story_count: number }): KeptChild {
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    pronoun: row.pronoun as Pronoun,
    city: row.city,
    region: row.region as Region,
    school: row.school,
    bestFriendName: row.best_friend_name,
    bestFriendPronoun: row.best_friend_pronoun as Pronoun,
    petName: row.pet_name,
    petBreed: row.pet_breed,
    petPronoun: row.pet_pronoun as Pronoun,
    grandmaName: row.grandma_name,
    grandpaName: row.grandpa_name,
    favoriteSport: row.favorite_sport,
    favoriteAthlete: row.favorite_athlete,
    favoriteArtist: row.favorite_artist,
    favoriteSong: row.favorite_song,
    look: row.look === null ? null : (JSON.parse(row.look) as PersonLook),
    petCoat: row.pet_coat as CoatColour | null,
    profileImageUrl: row.profile_image_url,
    isActive: row.is_active,
    storyCount: row.story_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
