import type { Endpoints } from '@sagolykta/contract/endpoints';
import { sandboxCalendar } from '@sagolykta/contract/sandbox';
import { alma } from './visitor.ts';

/** Whose id a call needs: as its path's ':id', or where `at` puts it. */
export type Needs = 'child' | 'story' | 'member' | 'invitation' | 'family' | 'none';

/** What one call needs to go well for a family with a password, a child and a story. */
export interface CallRow {
  readonly needs: Needs;
  /** The id is in the body or the query, not in the path. */
  readonly isInside?: boolean;
  /** What else its path names. */
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: (id: string) => Record<string, unknown>;
  readonly query?: (id: string) => Record<string, string>;
  /** What a visitor is answered, where the call is open to anyone. */
  readonly visitor?: number;
  /** What its own family is answered, where that is not the call's success. */
  readonly own?: number;
}

export const rowPassword = 'a quiet evening';

const preferences = { autoImages: false, calledName: 'mamma', timeZone: 'Europe/Paris', language: 'en' };
const rules = { storiesPerEvening: null, bedtime: null, avoid: ['spindlar'], currentPin: null };

/** One for every call of the contract: the access matrix fails for a call that has none. */
export const callRows: { readonly [Name in keyof Endpoints]?: CallRow } & Readonly<Record<string, CallRow>> = {
  getUser: { needs: 'none' },
  getUserStats: { needs: 'none' },
  updatePreferences: { needs: 'none', body: () => preferences },
  listChildProfiles: { needs: 'none' },
  createChildProfile: { needs: 'none', body: () => alma },
  updateChildProfile: { needs: 'child', body: () => alma },
  setActiveChildProfile: { needs: 'child' },
  deleteChildProfile: { needs: 'child' },
  listSessions: { needs: 'none' },
  endOtherSessions: { needs: 'none' },
  sendVerification: { needs: 'none' },
  listPasskeys: { needs: 'none' },
  beginPasskey: { needs: 'none', body: () => ({ password: rowPassword }) },
  addPasskey: { needs: 'none', body: () => ({ name: 'Telefonen', response: {} }), own: 403 },
  renamePasskey: { needs: 'none', body: () => ({ name: 'Telefonen' }), own: 404 },
  removePasskey: { needs: 'none', own: 403 },
  listProcessors: { needs: 'none', visitor: 200 },
  followStory: { needs: 'story' },
  getPicture: { needs: 'story', params: { number: '1', format: 'svg' } },
  getPainting: { needs: 'story', params: { number: '1' }, own: 404 },
  getCard: { needs: 'story' },
  getCover: { needs: 'none', params: { id: 'snow-and-lanterns' }, visitor: 200 },
  getEvening: { needs: 'child' },
  getFace: { needs: 'child' },
  previewLook: { needs: 'none', query: () => ({ petName: 'Bo', petBreed: 'Poodle' }) },
  getPhoto: { needs: 'child', own: 404 },
  keepPhoto: { needs: 'child', body: () => ({}), own: 422 },
  hearPassage: { needs: 'story', params: { passage: '0' }, own: 402 },
  listRecordings: { needs: 'story' },
  keepRecording: {
    needs: 'story',
    params: { passage: '0' },
    query: () => ({ reader: 'Mormor', heardFrom: '0', heardTo: '900', level: '100' }),
    body: () => ({}),
    own: 402,
  },
  hearRecording: { needs: 'none', own: 404 },
  removeRecordings: { needs: 'story', query: () => ({ reader: 'Mormor' }) },
  exportFamily: { needs: 'none', own: 403 },
  receivePaymentEvent: { needs: 'none', body: () => ({}), visitor: 400, own: 400 },
  getOutsideHelp: { needs: 'none', params: { kind: 'voice' } },
  chooseOutsideHelp: { needs: 'none', params: { kind: 'voice' }, body: () => ({ isOn: true }), own: 404 },
  removePhoto: { needs: 'child' },
  listStories: { needs: 'none' },
  getStory: { needs: 'story' },
  generateStory: {
    needs: 'child',
    isInside: true,
    body: (childProfileId) => ({ childProfileId, selectedAttributes: ['pet'], theme: 'rymden', language: 'sv' }),
  },
  readWish: {
    needs: 'child',
    isInside: true,
    body: (childProfileId) => ({ childProfileId, selectedAttributes: [], theme: 'en drake', language: 'sv' }),
  },
  tellWord: {
    needs: 'none',
    body: () => ({ language: 'sv', word: 'blorp', kind: 'machine', effect: 'throws', isNeuter: true }),
  },
  forgetWord: { needs: 'none', body: () => ({ language: 'sv', word: 'blorp' }) },
  toggleFavorite: { needs: 'story' },
  recordReading: { needs: 'story' },
  getStoryBook: { needs: 'story', params: { format: 'epub' } },
  getYearBook: { needs: 'none', params: { year: '2026', format: 'epub' }, own: 404 },
  getMending: { needs: 'story' },
  rewordLine: { needs: 'story', params: { line: '0' }, body: () => ({ words: 'Det var kväll.', edition: 0 }) },
  retellPart: { needs: 'story', params: { line: '0' }, body: () => ({ edition: 0 }), own: 409 },
  turnPicture: { needs: 'story', params: { number: '1' }, body: () => ({ edition: 0 }) },
  showEdition: { needs: 'story', body: () => ({ shown: 'told', edition: 0 }) },
  getReadingPlace: { needs: 'story' },
  keepReadingPlace: { needs: 'story', body: () => ({ paragraph: 1 }) },
  getLastRead: { needs: 'none' },
  deleteStory: { needs: 'story' },
  listCollections: { needs: 'none' },
  listTemplates: { needs: 'none', query: () => ({ collectionId: 'nobody-has-this' }), own: 404 },
  getParentalControls: { needs: 'none' },
  changeParentalControls: { needs: 'none', body: () => rules },
  getProof: { needs: 'none' },
  proveParent: { needs: 'none', body: () => ({ password: rowPassword }) },
  changeEmail: { needs: 'none', body: (id) => ({ email: `new-${id}@example.com`, password: rowPassword }) },
  changePassword: {
    needs: 'none',
    body: () => ({ currentPassword: rowPassword, newPassword: 'another quiet evening' }),
  },
  eraseFamily: { needs: 'none', body: () => ({ password: rowPassword }) },
  sendMessage: { needs: 'none', body: () => ({ message: 'Hej', replyTo: null }) },
  rateApp: { needs: 'none', body: () => ({ stars: 5, comment: 'Fint' }) },
  createTestSubscription: { needs: 'none', visitor: 200 },
  getSubscription: { needs: 'none' },
  syncSubscription: { needs: 'none' },
  cancelSubscription: { needs: 'none', own: 404 },
  resumeSubscription: { needs: 'none', own: 404 },
  openSubscriptionPortal: { needs: 'none', own: 404 },
  listReceipts: { needs: 'none' },
  beginWithdrawal: { needs: 'none', own: 404 },
  confirmWithdrawal: { needs: 'none', own: 404 },
  listMembers: { needs: 'none' },
  inviteMember: {
    needs: 'none',
    body: () => ({ name: 'Farmor Siv', role: 'reader', childIds: ['01a1fc06-67e5-70f6-a0e5-1c65a4a0556a'] }),
    own: 402,
  },
  withdrawInvitation: { needs: 'invitation' },
  chooseSharedChildren: { needs: 'member', body: () => ({ childIds: [] }) },
  removeMember: { needs: 'member' },
  enterFamily: { needs: 'family' },
  leaveFamily: { needs: 'family', own: 404 },
  listShelf: { needs: 'none' },
  listRecipients: { needs: 'story' },
  sendStory: {
    needs: 'story',
    params: { member: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a' },
    body: () => ({ greeting: 'Den här skrattade vi åt.' }),
    own: 404,
  },
  takeStoryBack: { needs: 'story', params: { member: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a' }, own: 404 },
  listSentStories: { needs: 'none' },
  putSentStoryAway: { needs: 'story', own: 404 },
  turnSandboxCalendar: { needs: 'none', body: () => ({ to: sandboxCalendar[0] }), own: 404 },
  confirmSandboxPayment: {
    needs: 'none',
    body: () => ({ clientSecret: 'nobody-has-this', card: 'success' }),
    visitor: 404,
    own: 404,
  },
};
