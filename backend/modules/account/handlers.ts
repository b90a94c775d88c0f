import type { CallHandlers } from '@/backend/http/call-handler';
import { sendDeletionLink } from '@/backend/identity/member-proof';
import { accountDeletion } from './account-deletion';
import { consents } from './consents';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';
import { endSession, sessions } from './member-sessions';
import { saveAddress } from './save-address';
import { updateUser } from './update-user';
import { userInformation } from './user-information';

export const accountHandlers = {
  accountDeletion,
  consents,
  deleteAccount,
  endSession,
  exportAccount,
  saveAddress,
  sendDeletionLink,
  sessions,
  updateUser,
  userInformation,
} satisfies Partial<CallHandlers>;
