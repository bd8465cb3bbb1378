import type { Endpoints } from '@sagolykta/contract/endpoints';

/** What one of the family's grown-ups is answered: as the owner is, or refused as no business of theirs. */
type Answered = 'as the owner' | 'refused' | number;

/** For calls that another parent is answered otherwise than the owner. */
export const parentRows: { readonly [Name in keyof Endpoints]?: Answered } = {
  withdrawInvitation: 'refused',
  inviteMember: 'refused',
  chooseSharedChildren: 'refused',
  removeMember: 'refused',
  createTestSubscription: 'refused',
  confirmSandboxPayment: 'refused',
  getSubscription: 'refused',
  syncSubscription: 'refused',
  cancelSubscription: 'refused',
  resumeSubscription: 'refused',
  openSubscriptionPortal: 'refused',
  listReceipts: 'refused',
  beginWithdrawal: 'refused',
  confirmWithdrawal: 'refused',
  turnSandboxCalendar: 'refused',
  leaveFamily: 204,
};

/** All that somebody who only reads is let into; everything else is refused. */
export const readerRows: { readonly [Name in keyof Endpoints]?: Answered } = {
  getUser: 'as the owner',
  updatePreferences: 'as the owner',
  listShelf: 'as the owner',
  listSentStories: 'as the owner',
  putSentStoryAway: 'as the owner',
  // Of the voice alone.
  getOutsideHelp: 'as the owner',
  getStory: 'as the owner',
  getPicture: 'as the owner',
  getPainting: 'as the owner',
  getCard: 'as the owner',
  getCover: 'as the owner',
  hearPassage: 'as the owner',
  listRecordings: 'as the owner',
  hearRecording: 'as the owner',
  listProcessors: 'as the owner',
  enterFamily: 'as the owner',
  leaveFamily: 204,
  // One's own account, whichever family one is with.
  listSessions: 'as the owner',
  endOtherSessions: 'as the owner',
  sendVerification: 'as the owner',
  listPasskeys: 'as the owner',
  beginPasskey: 'as the owner',
  addPasskey: 'as the owner',
  renamePasskey: 'as the owner',
  removePasskey: 'as the owner',
  getProof: 'as the owner',
  proveParent: 'as the owner',
  changeEmail: 'as the owner',
  changePassword: 'as the owner',
  eraseFamily: 'as the owner',
  exportFamily: 'as the owner',
  sendMessage: 'as the owner',
  rateApp: 'as the owner',
  // Of this nobody asks who comes.
  receivePaymentEvent: 'as the owner',
};
