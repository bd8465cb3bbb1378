import * as account from './account.ts';
import * as childProfiles from './child-profiles.ts';
import * as collections from './collections.ts';
import * as narration from './narration.ts';
import * as outsideHelp from './outside-help.ts';
import * as parentalControls from './parental-controls.ts';
import * as passkeys from './passkeys.ts';
import * as photos from './photos.ts';
import * as pictures from './pictures.ts';
import * as processors from './processors.ts';
import * as sandbox from './sandbox.ts';
import * as sessions from './sessions.ts';
import * as stories from './stories.ts';
import * as subscription from './subscription.ts';
import * as support from './support.ts';
import * as users from './user.ts';
import * as wishes from './wishes.ts';

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
  listSessions: sessions.listSessions,
  endOtherSessions: sessions.endOtherSessions,
  sendVerification: sessions.sendVerification,
  listPasskeys: passkeys.listPasskeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  listProcessors: processors.listProcessors,
  removePhoto: photos.removePhoto,
  listStories: stories.listStories,
  getStory: stories.getStory,
  followStory: stories.followStory,
  generateStory: stories.generateStory,
  readWish: wishes.readWish,
  tellWord: wishes.tellWord,
  forgetWord: wishes.forgetWord,
  toggleFavorite: stories.toggleFavorite,
  recordReading: stories.recordReading,
  deleteStory: stories.deleteStory,
  listCollections: collections.listCollections,
  listTemplates: collections.listTemplates,
  getOutsideHelp: outsideHelp.getOutsideHelp,
  chooseOutsideHelp: outsideHelp.chooseOutsideHelp,
  getParentalControls: parentalControls.getParentalControls,
  changeParentalControls: parentalControls.changeParentalControls,
  getProof: account.getProof,
  proveParent: account.proveParent,
  changeEmail: account.changeEmail,
  changePassword: account.changePassword,
  eraseFamily: account.eraseFamily,
  sendMessage: support.sendMessage,
  rateApp: support.rateApp,
  createTestSubscription: subscription.createTestSubscription,
  getSubscription: subscription.getSubscription,
  syncSubscription: subscription.syncSubscription,
  cancelSubscription: subscription.cancelSubscription,
  resumeSubscription: subscription.resumeSubscription,
  openSubscriptionPortal: subscription.openSubscriptionPortal,
  listReceipts: subscription.listReceipts,
  beginWithdrawal: subscription.beginWithdrawal,
  confirmWithdrawal: subscription.confirmWithdrawal,
  confirmSandboxPayment: sandbox.confirmSandboxPayment,
  turnSandboxCalendar: sandbox.turnSandboxCalendar,
  getPicture: pictures.getPicture,
  getPainting: pictures.getPainting,
  getCard: pictures.getCard,
  getCover: pictures.getCover,
  getEvening: pictures.getEvening,
  previewLook: pictures.previewLook,
  getPhoto: photos.getPhoto,
  keepPhoto: photos.keepPhoto,
  hearPassage: narration.hearPassage,
  exportFamily: account.exportFamily,
  receivePaymentEvent: subscription.receivePaymentEvent,
} as const;
export type Endpoints = typeof endpoints;
