/** Parts of `components/` that open as a modal, by `dialog-rows.ts`: one without a row there does not compile. */
export const MODAL_PARTS = [
  'account/delete-account-dialog',
  'billing/remove-card-dialog',
  'chat/chat-room',
  'home/passport',
  'layout/arrived-session-dialog',
  'layout/region-modal',
  'layout/session-expired-dialog',
  'outfit/piece-picker',
  'outfit/send-look',
  'plan/end-term-dialog',
  'sales/sale-drawer',
  'support/support-panel',
  'wardrobe/collection/collection-drawer',
] as const;
export type ModalPart = (typeof MODAL_PARTS)[number];

const WARDROBE = 'tests/matrix/wardrobe.spec.ts';
/** The others, by the test that opens them: the wardrobe's stand on each other, on one account. */
export const OPENED_ELSEWHERE: Readonly<Record<string, string>> = {
  'design/overlay-specimen': 'tests/e2e/site/design.spec.ts',
  'outfit/outfit-workspace': 'tests/e2e/members/outfit.spec.ts',
  'layout/member-menu': 'tests/e2e/members/sales.spec.ts',
  'wardrobe/basket/basket-drawer': WARDROBE,
  'wardrobe/passport/decision-dialog': WARDROBE,
  'wardrobe/passport/unsaved-words': WARDROBE,
  'wardrobe/own/add-own-piece': 'tests/e2e/members/record.spec.ts',
  'wardrobe/own/own-piece-section': 'tests/e2e/members/record.spec.ts',
  'wardrobe/passport/own-files': 'tests/e2e/members/record.spec.ts',
  'wardrobe/room/copy-dialog': 'tests/e2e/members/record.spec.ts',
  'wardrobe/passport/zoomed-picture': 'tests/e2e/members/record.spec.ts',
  'wardrobe/list/filter-drawer': WARDROBE,
  'wardrobe/passport/passport-drawer': WARDROBE,
  'wardrobe/requests/request-drawer': WARDROBE,
  'wardrobe/visits/visit-drawer': WARDROBE,
};
