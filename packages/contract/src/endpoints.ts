import * as childProfiles from './child-profiles.ts';
import * as collections from './collections.ts';
import * as stories from './stories.ts';
import * as users from './user.ts';

/** Every call of the product, by the name the client uses for it. */
export const endpoints = {
  getUser: users.getUser,
  getUserStats: users.getUserStats,
  updatePreferences: users.updatePreferences,
  listChildProfiles: childProfiles.listChildProfiles,
  createChildProfile: childProfiles.createChildProfile,
  updateChildProfile: childProfiles.updateChildProfile,
  setActiveChildProfile: childProfiles.setActiveChildProfile,
  deleteChildProfile: childProfiles.deleteChildProfile,
  listStories: stories.listStories,
  getStory: stories.getStory,
  generateStory: stories.generateStory,
  toggleFavorite: stories.toggleFavorite,
  recordReading: stories.recordReading,
  deleteStory: stories.deleteStory,
  listCollections: collections.listCollections,
  listTemplates: collections.listTemplates,
} as const;
export type Endpoints = typeof endpoints;
